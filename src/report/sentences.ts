import type { Comparison } from '../compare/comparison.ts';
import type { Decision } from '../decide.ts';
import { changeWithInterval, count, seconds } from './format.ts';
import type { Report } from './report.ts';
import { quantityOf } from './units.ts';

/**
 * What a report says first, in plain sentences: the same words in every rendering. The sentences hold foreign
 * text (reasons, messages) as it came; each renderer escapes them for its medium.
 */

/** `better` and `worse` are proven; `same` is proven within the equivalence band; `unsure` is not; `plain` has no verdict. */
export type Tone = 'better' | 'worse' | 'same' | 'unsure' | 'failed' | 'plain';

export interface Headline {
  readonly tone: Tone;
  /** One to four words: `Faster`, `No update needed`. */
  readonly title: string;
  /** The overall change, such as `−3.1 %`, where one was proven. */
  readonly figure?: string;
  /** What `figure` is a change of: `CPU time per operation`. */
  readonly quantity?: string;
  /** The whole verdict in a sentence. */
  readonly sentence: string;
  /** Why it is that, or what to do about it, where there is more to say. */
  readonly because?: string;
}

/** The most important thing about a report. */
export function headline(report: Report): Headline {
  if (report.error !== undefined) {
    const { message, fix } = report.error;
    return { tone: 'failed', title: 'Failed', sentence: message, ...(fix !== undefined && { because: fix }) };
  }
  if (report.comparison !== undefined) return comparisonHeadline(report, report.comparison);
  if (report.decision !== undefined) return decisionHeadline(report.decision);
  return resultHeadline(report);
}

/** The verdict on the binaries; also part of a report that failed later. */
export function comparisonHeadline(report: Report, comparison: Comparison): Headline {
  const { baseline, candidate } = sides(report);
  const quantity = quantityOf(comparison.measurements.map(({ unit }) => unit));
  const because = comparison.reason;
  const overall = overallChange(comparison);
  const found = overall && `${overall.change} ${quantity} (95 % interval ${overall.interval})`;
  const shown = overall && { figure: overall.change, quantity };
  switch (comparison.verdict) {
    case 'faster':
    case 'slower': {
      const tone = comparison.verdict === 'faster' ? 'better' : 'worse';
      const title = comparison.verdict === 'faster' ? 'Faster' : 'Slower';
      const claim = `The binary ${candidate} is ${comparison.verdict} than the one ${baseline}`;
      return { tone, title, ...shown, sentence: found ? `${claim}: ${found}.` : `${claim}.`, because };
    }
    case 'no difference': {
      const claim = `There is no significant difference between the binaries ${candidate} and ${baseline}`;
      return {
        tone: 'same',
        title: 'No difference',
        sentence: found ? `${claim}: ${found}.` : `${claim}.`,
        because,
      };
    }
    case 'inconclusive': {
      const claim = 'Whether PGO pays off cannot be told from this run';
      return {
        tone: 'unsure',
        title: 'Inconclusive',
        sentence: found ? `${claim}: ${found}.` : `${claim}.`,
        because,
      };
    }
  }
}

const NOT_MEASURED = 'Whether PGO pays off was not measured in this run.';

function decisionHeadline(decision: Decision): Headline {
  switch (decision.kind) {
    case 'update':
      return { tone: 'plain', title: 'New profile', sentence: NOT_MEASURED };
    case 'keep':
      return {
        tone: 'plain',
        title: 'No update needed',
        sentence: 'Nothing was built or measured, because the committed profile stays.',
      };
    case 'reject':
      return { tone: 'failed', title: 'Rejected', sentence: 'The committed profile stays as it is.' };
  }
}

function resultHeadline(report: Report): Headline {
  const errors = report.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = report.findings.filter(({ severity }) => severity === 'warning').length;
  if (report.command === 'check') {
    const found = `${count(errors, 'error')} and ${count(warnings, 'warning')} about the committed profile.`;
    if (errors > 0) return { tone: 'failed', title: 'Check failed', sentence: found };
    return warnings > 0
      ? { tone: 'unsure', title: 'Check passed with warnings', sentence: found }
      : {
          tone: 'better',
          title: 'Check passed',
          sentence: 'The committed profile is still good for this source tree.',
        };
  }
  if (report.build !== undefined) {
    const { baseline, candidate } = sides(report);
    const sentence = `The binaries ${candidate} and ${baseline} are built and verified.`;
    return { tone: 'plain', title: 'Built', sentence };
  }
  if (report.profile !== undefined) {
    const { samples, cpuSeconds, edges } = report.profile;
    const title =
      report.command === 'inspect' ? 'Profile' : report.command === 'merge' ? 'Merged' : 'Collected';
    const sentence = `The profile holds ${count(samples, 'sample')}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, 'call edge')}.`;
    return { tone: 'plain', title, sentence };
  }
  return { tone: 'plain', title: 'Done', sentence: `The command ${report.command} has ended.` };
}

/** The decision as `title: reason`. */
export interface DecisionText {
  readonly title: string;
  readonly reason: string;
}

export function decisionText(decision: Decision): DecisionText {
  const titles = {
    update: 'Update the profile',
    keep: 'Keep the committed profile',
    reject: 'Reject the merged profile',
  };
  return { title: titles[decision.kind], reason: decision.reason };
}

/** The overall change with its interval; undefined where no number is to be had. */
export function overallChange(comparison: Comparison): { change: string; interval: string } | undefined {
  const { change, interval } = comparison;
  return change === undefined || interval === undefined ? undefined : changeWithInterval(change, interval);
}

/** How to tell the two binaries apart, such as `without PGO` and `with PGO`. */
export interface Sides {
  readonly baseline: string;
  readonly candidate: string;
}

export function sides({ build }: Report): Sides {
  if (build === undefined) return { baseline: 'without PGO', candidate: 'with PGO' };
  const [before, after] = [build.baseline.pgo, build.candidate.pgo];
  if (before === 'off' && after !== 'off') return { baseline: 'without PGO', candidate: 'with PGO' };
  const name = (pgo: string) => (pgo === 'off' ? 'without PGO' : `with ${pgo}`);
  return before === after
    ? { baseline: `${name(before)} (baseline)`, candidate: `${name(after)} (candidate)` }
    : { baseline: name(before), candidate: name(after) };
}

/** What the overlap means, for people who meet the word first; undefined for a first profile. */
export function overlapText({ overlap, noiseOverlap, staleWeight }: Decision): string | undefined {
  const parts: string[] = [];
  const percent = (fraction: number) => `${(fraction * 100).toFixed(1)} %`;
  if (overlap !== undefined) {
    parts.push(`The overlap with the base branch’s profile is ${percent(overlap)} of all edge weight`);
    if (noiseOverlap !== undefined) {
      parts.push(
        `${overlap < noiseOverlap ? 'less than' : 'no less than'} what sampling noise explains (${percent(noiseOverlap)} or more in 19 of 20 pairs of profiles of one unchanged workload)`,
      );
    }
  }
  const sentence = parts.length > 0 ? `${parts.join(', ')}.` : '';
  const stale =
    staleWeight === undefined
      ? ''
      : staleWeight < 0.0005
        ? 'All functions of the committed profile still exist in the source tree.'
        : `${percent(staleWeight)} of the committed profile’s weight lies in functions that no longer exist in the source tree.`;
  const text = `${sentence} ${stale}`.trim();
  return text === '' ? undefined : text;
}
