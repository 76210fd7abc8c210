import type { Comparison } from '../compare/comparison.ts';
import type { Decision } from '../decide.ts';
import type { Finding } from '../system/errors.ts';
import { count, plusMinus, seconds } from './format.ts';
import { equivalenceOf } from './intervals.ts';
import { overallQuantity } from './measurement-rows.ts';
import type { FallbackUsed, Report } from './report.ts';
import { isPrebuilt, overallChange, sides } from './sentences.ts';

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
      title: failureTitle(report),
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

/** A run that did all it was to do, and is red only because of `fail-on`, has not failed as others do. */
function failureTitle({ gates = [], error }: Report): string {
  const failed = gates.filter(
    ({ outcome, reason }) => outcome === 'failed' && error?.message.includes(reason),
  );
  if (failed.length === 0) return 'Failed';
  return failed.length === 1 ? 'A condition failed' : `${failed.length} conditions failed`;
}

/** The verdict on the binaries; also part of a report that failed later. */
export function comparisonHeadline(report: Report, comparison: Comparison): Headline {
  const { baseline, candidate } = sides(report);
  const one = `binary ${candidate}`;
  // Names do not follow "one": the one without PGO, but the binary server-v1.
  const isName = report.build !== undefined && isPrebuilt(report.build.baseline);
  const other = `${isName ? 'binary' : 'one'} ${baseline}`;
  const quantity = overallQuantity(comparison);
  const label = 'Verdict';
  const because = `${comparison.reason}${smallInWords(comparison)}`;
  const overall = overallChange(comparison);
  const found = overall && `${overall.change} ${quantity} (95 % interval ${overall.interval})`;
  const shown = overall && { figure: overall.change, quantity };
  switch (comparison.verdict) {
    case 'faster':
    case 'slower': {
      const tone = comparison.verdict === 'faster' ? 'better' : 'worse';
      const title = comparison.verdict === 'faster' ? 'Faster' : 'Slower';
      const claim = `The ${one} is ${comparison.verdict} than the ${other}`;
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
      const claim =
        candidate === 'with PGO'
          ? 'Whether PGO pays off cannot be told from this run'
          : `Whether the ${one} is faster than the ${other} cannot be told from this run`;
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

/** That what is proven is too small to matter, with a space before it. */
function smallInWords(comparison: Comparison): string {
  const { verdict, interval } = comparison;
  const limit = equivalenceOf(comparison);
  if ((verdict !== 'faster' && verdict !== 'slower') || interval === undefined) return '';
  return interval.every((bound) => Math.abs(bound) < limit)
    ? ` Proven, but smaller than ${plusMinus(limit)}.`
    : '';
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
  const numbers = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  const found = `${numbers.join(' and ')} about the committed profile.`;
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
  if (report.fallback !== undefined) return fallbackHeadline(report.fallback);
  const rolledBack = rollbackHeadline(report);
  if (rolledBack !== undefined) return rolledBack;
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

/** Undefined where nothing was rolled back: the publication says why. */
function rollbackHeadline({ command, publication, profile }: Report): Headline | undefined {
  if (command !== 'rollback' || publication === undefined) return undefined;
  const { kind, operation } = publication;
  const isDone = kind === 'none' ? profile !== undefined : operation === 'created' || operation === 'updated';
  if (!isDone) return undefined;
  const isInPlace = kind === 'none' || kind === 'commit';
  return {
    tone: 'plain',
    label: 'Result',
    title: isInPlace ? 'Rolled back' : 'Rollback proposed',
    sentence: isInPlace
      ? 'The newest change of the profile is undone.'
      : 'The newest change of the profile is to be undone.',
  };
}

function fallbackHeadline({ used }: FallbackUsed): Headline {
  const instead =
    used === 'off' ? 'the build is to do without one' : `the fallback \`${used}\` takes its place`;
  return {
    tone: 'plain',
    label: 'Result',
    title: used === 'off' ? 'No profile' : 'Fallback profile',
    sentence: `No profile could be collected, so ${instead}.`,
  };
}
