import type { Comparison, Measurement, Verdict } from '../compare/verdict.ts';
import type { Binary } from '../golang/build.ts';
import type { Decision } from '../profile/decide.ts';
import type { Publication } from '../publish/proposal.ts';
import { type ChangeText, changeWithInterval, count, plusMinus, quantityOf, seconds } from './format.ts';
import { equivalenceOf } from './intervals.ts';
import type { Report, TargetReport } from './report.ts';

/**
 * What a report says first, in plain sentences, the same in every rendering. Names stand in backticks; foreign text
 * (reasons, messages) is not escaped here.
 */

/** `better` and `worse` are proven; `same` is proven within the band; `unsure` is not; `plain` has no verdict. */
export type Tone = 'better' | 'worse' | 'same' | 'unsure' | 'failed' | 'plain';

export interface Headline {
  readonly tone: Tone;
  readonly label: 'Verdict' | 'Result' | 'Error';
  /** One to four words: `Faster`, `No update needed`. */
  readonly title: string;
  /** The overall change, such as `−3.1 %`, if it is proven. */
  readonly figure?: string;
  /** What `figure` is a change of: `CPU time per operation`. */
  readonly quantity?: string;
  /** The whole verdict in a sentence. */
  readonly sentence: string;
  /** What a tool printed about it, line by line. */
  readonly output?: readonly string[];
  /** Why, or what to do about it. */
  readonly because?: string;
}

/** The most important thing about a report: of several targets, those that failed or are slower first. */
export function headline(report: Report): Headline {
  const { command, error, comparison, decision, findings } = report;
  if (report.targets !== undefined) return headlineOfSeveral(report, report.targets);
  if (error !== undefined) {
    const [sentence = '', ...output] = error.message.split('\n');
    return {
      tone: 'failed',
      label: 'Error',
      title: failureTitle(report),
      sentence,
      because: error.fix,
      output: output.length > 0 ? output : undefined,
    };
  }
  if (command === 'check') return checkHeadline(findings);
  if (comparison !== undefined && command !== 'diff') return comparisonHeadline(report, comparison);
  if (decision === undefined) return resultHeadline(report);
  if (command === 'diff') {
    const isSame = decision.kind === 'keep';
    return result(
      isSame ? 'The same workload' : 'Different workloads',
      decision.reason,
      isSame ? 'same' : 'plain',
    );
  }
  if (decision.kind === 'reject')
    return result('Rejected', 'The committed profile stays as it is.', 'failed');
  return decision.kind === 'update'
    ? { ...result('New profile', 'Whether PGO pays off was not measured in this run.'), label: 'Verdict' }
    : {
        ...result('No update needed', 'Nothing was built or measured, because the committed profile stays.'),
        label: 'Verdict',
      };
}

function result(title: string, sentence: string, tone: Tone = 'plain'): Headline {
  return { tone, label: 'Result', title, sentence };
}

/** A run that is red only because of `fail-on` did everything else. */
function failureTitle(report: Report): string {
  const failed = (report.gates ?? []).filter((gate) => isReasonOfError(gate, report));
  if (failed.length === 0) return 'Failed';
  return failed.length === 1 ? 'A condition failed' : `${failed.length} conditions failed`;
}

/** Whether the error says already that this condition of `fail-on` failed. */
export function isReasonOfError(
  { outcome, reason }: NonNullable<Report['gates']>[number],
  { error }: Report,
): boolean {
  return outcome === 'failed' && error?.message.includes(reason) === true;
}

/** The verdict on the binaries; also part of a report that failed later. */
export function comparisonHeadline(report: Report, comparison: Comparison): Headline {
  const { verdict, interval, measurements, reason } = comparison;
  const { baseline, candidate } = sides(report);
  // Names do not follow "one": the one without PGO, but the binary server-v1.
  const other = report.build && isPrebuilt(report.build.baseline) ? `binary ${baseline}` : `one ${baseline}`;
  const quantity = overallQuantity(comparison);
  const overall = overallChange(comparison);
  const found = overall ? `: ${overall.change} ${quantity} (95 % interval ${overall.interval}).` : '.';
  const limit = equivalenceOf(comparison);
  const isSmall = isSignificant(verdict) && interval?.every((bound) => Math.abs(bound) < limit) === true;
  const because = isSmall ? `${reason} Proven, but smaller than ${plusMinus(limit)}.` : reason;
  const of = (tone: Tone, title: string, claim: string) =>
    ({ tone, label: 'Verdict', title, sentence: claim + found, because }) as const;
  switch (verdict) {
    case 'faster':
    case 'slower': {
      const claim = `The binary ${candidate} is ${verdict} than the ${other}`;
      const headline = verdict === 'faster' ? of('better', 'Faster', claim) : of('worse', 'Slower', claim);
      return overall ? { ...headline, figure: overall.change, quantity } : headline;
    }
    case 'no difference':
      return of(
        'same',
        'No difference',
        `There is no significant difference between the binaries ${candidate} and ${baseline}`,
      );
    case 'inconclusive': {
      const what =
        candidate === 'with PGO' ? 'PGO pays off' : `the binary ${candidate} is faster than the ${other}`;
      const title = measurements.length === 0 ? 'Not measured' : 'Inconclusive';
      return of('unsure', title, `Whether ${what} cannot be told from this run`);
    }
  }
}

function checkHeadline(findings: Report['findings']): Headline {
  const number = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  const [errors, warnings] = [number('error'), number('warning')];
  if (errors + warnings === 0)
    return result('Check passed', 'The committed profile is still good for this source tree.', 'better');
  const numbers = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  const sentence = `${numbers.filter(Boolean).join(' and ')} about the committed profile.`;
  return errors > 0
    ? result('Check failed', sentence, 'failed')
    : result('Check passed with warnings', sentence, 'unsure');
}

/** What a command without a verdict or a decision did. */
function resultHeadline(report: Report): Headline {
  const { command, build, fallback, publication, profile } = report;
  if (build !== undefined) {
    const { baseline, candidate } = sides(report);
    return result('Built', `The binaries ${candidate} and ${baseline} are built and verified.`);
  }
  if (fallback !== undefined) {
    return fallback.used === 'off'
      ? result('No profile', 'No profile could be collected, so the build is to do without one.')
      : result(
          'Fallback profile',
          `No profile could be collected, so the fallback \`${fallback.used}\` takes its place.`,
        );
  }
  if (command === 'rollback' && publication !== undefined) {
    const { kind, operation } = publication;
    const isDone = operation === 'created' || operation === 'updated';
    if (kind === 'none' ? profile !== undefined : isDone) {
      return kind === 'none' || kind === 'commit'
        ? result('Rolled back', 'The newest change of the profile is undone.')
        : result('Rollback proposed', 'The newest change of the profile is to be undone.');
    }
  }
  if (profile !== undefined) {
    const { samples, cpuSeconds, edges } = profile;
    const titles: Partial<Record<Report['command'], string>> = { collect: 'Collected', merge: 'Merged' };
    const holds = `The profile holds ${count(samples, 'sample')}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, 'call edge')}.`;
    // Had the compiler refused it, the command would have failed.
    const usable = command === 'inspect' ? ' The Go compiler can use it.' : '';
    return result(titles[command] ?? 'Profile', holds + usable);
  }
  return command === 'init'
    ? result('Written', 'There are a workflow and a config file to start from now.')
    : result('Done', `The command ${command} has ended.`);
}

function headlineOfSeveral(report: Report, targets: readonly TargetReport[]): Headline {
  const { command, error } = report;
  const all = count(targets.length, 'target');
  const failed = targets.filter(hasFailed);
  if (failed.length > 0) {
    const [only] = failed;
    const sentence =
      failed.length === 1 && only !== undefined
        ? `\`${only.target}\` failed: ${reasonOf(only)}`
        : `${namesOf(failed)} failed; the section of each says why.`;
    const because =
      error === undefined || namesFailures(error.message, failed) ? undefined : firstLine(error);
    return { ...result(`${failed.length} of ${all} failed`, sentence, 'failed'), because };
  }
  if (error !== undefined) return headline({ command, findings: [], error });
  const slower = targets.filter((target) => reportVerdict(target) === 'slower');
  if (slower.length > 0) {
    const sentence = `With PGO, ${namesOf(slower)} ${slower.length === 1 ? 'is' : 'are'} slower.`;
    return { tone: 'worse', label: 'Verdict', title: `Slower: ${slower.length} of ${all}`, sentence };
  }
  if (targets.length === 0) return result('Nothing to do', 'There is no target to work on.');
  if (command === 'check') {
    const doubtful = targets.filter(({ findings }) =>
      findings.some(({ severity }) => severity === 'warning'),
    );
    const profiles = doubtful.length === 1 ? 'profile' : 'profiles';
    return doubtful.length === 0
      ? result(
          'Check passed',
          `The committed profiles of all ${targets.length} targets are still good for this source tree.`,
          'better',
        )
      : result(
          'Check passed with warnings',
          `There are warnings about the committed ${profiles} of ${namesOf(doubtful)}.`,
          'unsure',
        );
  }
  if (command !== 'refresh' && command !== 'repair' && command !== 'compare') {
    const done = { build: 'Built: ', collect: 'Collected: ' }[command as string] ?? '';
    return result(`${done}${all}`, `${namesOf(targets)}.`);
  }
  const updated = targets.filter(({ decision }) => command === 'compare' || decision?.kind === 'update');
  if (updated.length === 0) return result('No update needed', 'Every committed profile stays as it is.');
  const measured =
    verdictsInWords(updated) ?? result(all, 'Whether PGO pays off was not measured in this run.');
  return command === 'compare' ? measured : { ...measured, title: newProfiles(updated, targets) };
}

/** Undefined where nothing was measured. */
function verdictsInWords(targets: readonly TargetReport[]): Headline | undefined {
  const found = (...wanted: (string | undefined)[]) =>
    targets.filter((one) => wanted.includes(reportVerdict(one)));
  const [faster, same, unsure] = [found('faster'), found('no difference'), found('inconclusive')];
  const unmeasured = found('not measured', undefined);
  if (unmeasured.length === targets.length) return undefined;
  const sentence = [
    faster.length > 0 && `With PGO, ${namesOf(faster)} ${faster.length === 1 ? 'is' : 'are'} faster.`,
    same.length > 0 && `No significant difference: ${namesOf(same)}.`,
    unsure.length > 0 && `Inconclusive: ${namesOf(unsure)}.`,
    unmeasured.length > 0 && `Not measured: ${namesOf(unmeasured)}.`,
  ];
  const [tone, title]: [Tone, string] =
    faster.length > 0
      ? ['better', `Faster: ${faster.length} of ${count(targets.length, 'target')}`]
      : unsure.length > 0
        ? ['unsure', 'Inconclusive']
        : ['same', 'No difference'];
  return { tone, label: 'Verdict', title, sentence: sentence.filter(Boolean).join(' ') };
}

/** The title of a pull request of several targets: what it brings, also if other targets failed. */
export function proposalHeadline(report: Report, proposed: readonly TargetReport[]): Headline {
  const first = headline(report);
  return proposed.length > 0 ? { ...first, title: newProfiles(proposed, report.targets ?? []) } : first;
}

function newProfiles(updated: readonly TargetReport[], all: readonly TargetReport[]): string {
  const what = updated.length === 1 ? 'New profile' : 'New profiles';
  return `${what} for ${updated.length} of ${count(all.length, 'target')}`;
}

function reasonOf({ error, findings }: Report): string {
  if (error !== undefined) return firstLine(error);
  return findings.find(({ severity }) => severity === 'error')?.message ?? '';
}

/** Without what a tool printed, which stands in the target's own section. */
function firstLine({ message, fix }: NonNullable<Report['error']>): string {
  const [sentence = ''] = message.split('\n');
  return fix === undefined ? sentence : `${sentence} ${fix}`;
}

/** Whether an error only repeats which targets failed. */
function namesFailures(message: string, failed: readonly TargetReport[]): boolean {
  return failed.slice(0, 3).every(({ target, error }) => {
    const [reason] = error?.message.split('\n') ?? [];
    return message.includes(target) || (reason !== undefined && message.includes(reason));
  });
}

const MOST_NAMES = 6;

/** Names in backticks, as many as fit into a sentence. */
export function namesOf(targets: readonly TargetReport[], most = MOST_NAMES): string {
  const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll('`', "'")}\``);
  const rest = targets.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}

/** All names, however many: it must be clear what is in a pull request and what is not. */
export function allNames(targets: readonly TargetReport[], { targets: all = [] }: Report): string {
  return targets.length === all.length && all.length > MOST_NAMES
    ? `all ${all.length} targets`
    : namesOf(targets, Number.POSITIVE_INFINITY);
}

/** Whether it ended in an error or, of `check`, found one. */
export function hasFailed({ command, error, findings }: Report): boolean {
  const isError = ({ severity }: { severity: string }) => severity === 'error';
  return error !== undefined || (command === 'check' && findings.some(isError));
}

/** Whether it failed by `fail-on` alone: its profile was published. */
export function hasFailedByGate(report: Report): boolean {
  return (report.gates ?? []).some((gate) => isReasonOfError(gate, report));
}

/** `not measured` if there was nothing to measure with; undefined without a comparison. */
export function reportVerdict({ comparison }: Report): Verdict | 'not measured' | undefined {
  return comparison?.measurements.length === 0 ? 'not measured' : comparison?.verdict;
}

/** The decision as a title and its reason; undefined where none was made. */
export function decisionText({ command, decision, error, profile }: Report) {
  // `diff` and `check` only compare, and without a merged profile the error says why.
  if (decision === undefined || command === 'diff' || command === 'check') return undefined;
  if (decision.kind === 'reject' && profile === undefined) return undefined;
  const titles: Record<Decision['kind'], string> = {
    update: 'update the profile',
    keep: 'keep the committed profile',
    reject: 'reject the merged profile',
  };
  const isSaid = error?.message.includes(decision.reason) === true;
  return { title: titles[decision.kind], reason: isSaid ? '' : decision.reason };
}

/** Whether nothing was published and nothing is open. */
export function isNothing({ kind, operation, url, headSha, reason }: Publication): boolean {
  return kind !== 'none' && operation === 'none' && !url && headSha === undefined && reason !== undefined;
}

/** How to tell the two binaries apart, such as `without PGO` and `with PGO`. */
export interface Sides {
  readonly baseline: string;
  readonly candidate: string;
}

export function sides({ build }: Report): Sides {
  const nameOf = (binary: Binary) =>
    isPrebuilt(binary) ? binary.pgo : binary.pgo === 'off' ? 'without PGO' : `with ${binary.pgo}`;
  const [before, after] = build ? [nameOf(build.baseline), nameOf(build.candidate)] : ['', ''];
  if (build === undefined || (build.baseline.pgo === 'off' && after.startsWith('with '))) {
    return { baseline: 'without PGO', candidate: 'with PGO' };
  }
  return before === after
    ? { baseline: `${before} (baseline)`, candidate: `${after} (candidate)` }
    : { baseline: before, candidate: after };
}

/** Whether the binary was given, not built here: it took no time and goes by its own name. */
export function isPrebuilt({ seconds }: Binary): boolean {
  return seconds === 0;
}

/** The overall change with its interval; undefined if there is none. */
export function overallChange({ change, interval }: Comparison, decimals = 1): ChangeText | undefined {
  return change === undefined || interval === undefined
    ? undefined
    : changeWithInterval(change, interval, decimals);
}

/** The measurements that decide the verdict. */
export function decisiveRows({ measurements }: Comparison): Measurement[] {
  return measurements.filter(({ decisive, unit }) => decisive ?? unit === measurements[0]?.unit);
}

/** The unit that all of `rows` share. */
export function commonUnit(rows: readonly Measurement[]): string | undefined {
  const units = new Set(rows.map(({ unit }) => unit));
  return units.size === 1 ? [...units][0] : undefined;
}

/** What the overall change is a change of: `CPU time per operation`. */
export function overallQuantity(comparison: Comparison): string {
  const rows = decisiveRows(comparison);
  const unit = commonUnit(rows);
  if (unit !== undefined) return quantityOf(unit);
  const isCpuTime = rows.length > 0 && rows.every((row) => /^cpu-(?:sec|ns)\//.test(row.unit));
  return isCpuTime ? 'CPU time per unit of work' : quantityOf(undefined);
}

/** If not, the number would only mislead, and benchstat's `~` stands in its place. */
export function isSignificant(verdict: Verdict): boolean {
  return verdict === 'faster' || verdict === 'slower';
}
