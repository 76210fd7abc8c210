import type { Comparison } from '../compare/comparison.ts';
import type { Decision } from '../decide.ts';
import type { Finding } from '../finding.ts';
import { type ChangeText, changeWithInterval, count, seconds, share } from './format.ts';
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
  /** What kind of statement it is. */
  readonly label: 'Verdict' | 'Result' | 'Error';
  /** One to four words: `Faster`, `No update needed`. */
  readonly title: string;
  /** The overall change, such as `−3.1 %`, where one was proven. */
  readonly figure?: string;
  /** What `figure` is a change of: `CPU time per operation`. */
  readonly quantity?: string;
  /** The whole verdict in a sentence. */
  readonly sentence: string;
  /** What a tool printed about it, line by line. */
  readonly output?: readonly string[];
  /** Why it is that, or what to do about it, where there is more to say. */
  readonly because?: string;
}

/** The most important thing about a report. */
export function headline(report: Report): Headline {
  if (report.error !== undefined) {
    const { message, fix } = report.error;
    const [sentence = '', ...output] = message.split('\n');
    return {
      tone: 'failed',
      label: 'Error',
      title: 'Failed',
      sentence,
      ...(output.length > 0 && { output }),
      ...(fix !== undefined && { because: fix }),
    };
  }
  if (report.command === 'check') return checkHeadline(report);
  if (report.command === 'diff' && report.decision !== undefined) return diffHeadline(report.decision);
  if (report.comparison !== undefined) return comparisonHeadline(report, report.comparison);
  if (report.decision !== undefined) return decisionHeadline(report.decision);
  return resultHeadline(report);
}

/** The verdict on the binaries; also part of a report that failed later. */
export function comparisonHeadline(report: Report, comparison: Comparison): Headline {
  const { baseline, candidate } = sides(report);
  const quantity = quantityOf(comparison.measurements[0]?.unit);
  const label = 'Verdict';
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
      return { tone, label, title, ...shown, sentence: found ? `${claim}: ${found}.` : `${claim}.`, because };
    }
    case 'no difference': {
      const claim = `There is no significant difference between the binaries ${candidate} and ${baseline}`;
      return {
        tone: 'same',
        label,
        title: 'No difference',
        sentence: found ? `${claim}: ${found}.` : `${claim}.`,
        because,
      };
    }
    case 'inconclusive': {
      const claim = 'Whether PGO pays off cannot be told from this run';
      return {
        tone: 'unsure',
        label,
        title: comparison.measurements.length === 0 ? 'Not measured' : 'Inconclusive',
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
      return { tone: 'plain', label: 'Verdict', title: 'New profile', sentence: NOT_MEASURED };
    case 'keep':
      return {
        tone: 'plain',
        label: 'Verdict',
        title: 'No update needed',
        sentence: 'Nothing was built or measured, because the committed profile stays.',
      };
    case 'reject':
      return {
        tone: 'failed',
        label: 'Result',
        title: 'Rejected',
        sentence: 'The committed profile stays as it is.',
      };
  }
}

function diffHeadline({ kind, reason }: Decision): Headline {
  const title = kind === 'keep' ? 'The same workload' : 'Different workloads';
  return { tone: kind === 'keep' ? 'same' : 'plain', label: 'Result', title, sentence: reason };
}

function checkHeadline({ findings }: Report): Headline {
  const number = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  const [errors, warnings] = [number('error'), number('warning')];
  const found = `${count(errors, 'error')} and ${count(warnings, 'warning')} about the committed profile.`;
  const label = 'Result';
  if (errors > 0) return { tone: 'failed', label, title: 'Check failed', sentence: found };
  if (warnings > 0) return { tone: 'unsure', label, title: 'Check passed with warnings', sentence: found };
  const good = 'The committed profile is still good for this source tree.';
  return { tone: 'better', label, title: 'Check passed', sentence: good };
}

function resultHeadline(report: Report): Headline {
  const label = 'Result';
  if (report.build !== undefined) {
    const { baseline, candidate } = sides(report);
    const sentence = `The binaries ${candidate} and ${baseline} are built and verified.`;
    return { tone: 'plain', label, title: 'Built', sentence };
  }
  if (report.profile !== undefined) {
    const { samples, cpuSeconds, edges } = report.profile;
    const titles: Partial<Record<Report['command'], string>> = { collect: 'Collected', merge: 'Merged' };
    const title = titles[report.command] ?? 'Profile';
    const sentence = `The profile holds ${count(samples, 'sample')}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, 'call edge')}.`;
    // Had the compiler refused it, the command would have failed.
    const usable = report.command === 'inspect' ? ' The Go compiler can use it.' : '';
    return { tone: 'plain', label, title, sentence: sentence + usable };
  }
  if (report.command === 'init') {
    const sentence = 'There are a workflow and a config file to start from now.';
    return { tone: 'plain', label, title: 'Written', sentence };
  }
  return { tone: 'plain', label, title: 'Done', sentence: `The command ${report.command} has ended.` };
}

/** The decision as `title: reason`. */
export interface DecisionText {
  readonly title: string;
  readonly reason: string;
}

/** Undefined where no decision was made. */
export function decisionText({ command, decision, error, profile }: Report): DecisionText | undefined {
  // Nothing is decided where two files are laid side by side.
  if (decision === undefined || command === 'diff') return undefined;
  // Nothing was merged: the error says why.
  if (decision.kind === 'reject' && command !== 'check' && profile === undefined) return undefined;
  const titles = {
    update: 'update the profile',
    keep: 'keep the committed profile',
    reject: command === 'check' ? 'replace the committed profile' : 'reject the merged profile',
  };
  // An error that rests on the decision has said it already.
  const said = error?.message.includes(decision.reason) === true;
  return { title: titles[decision.kind], reason: said ? '' : decision.reason };
}

/** The overall change with its interval; undefined where no number is to be had. */
export function overallChange(comparison: Comparison, decimals = 1): ChangeText | undefined {
  const { change, interval } = comparison;
  return change === undefined || interval === undefined
    ? undefined
    : changeWithInterval(change, interval, decimals);
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
  const sentences: string[] = [];
  if (overlap !== undefined) {
    const noise =
      noiseOverlap === undefined
        ? ''
        : ` Two profiles of one unchanged workload, with as many samples, would overlap by ${share(noiseOverlap)} or more in 19 of 20 cases.`;
    sentences.push(
      `The overlap with the base branch’s profile is ${share(overlap)} of the call-edge weight outside of the runtime.${noise}`,
    );
  }
  if (staleWeight !== undefined && staleWeight < 0.0005) {
    sentences.push('All functions of the committed profile still exist in the source tree.');
  } else if (staleWeight !== undefined) {
    const part = `${share(staleWeight)} of the committed profile’s weight`;
    sentences.push(`${part} lies in functions that no longer exist in the source tree.`);
  }
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
