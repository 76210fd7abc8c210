import type { GateResult } from '../compare/after/gates.ts';
import {
  type Comparison,
  EQUIVALENCE,
  isLittle,
  overallQuantity,
  percentSetting,
  type RunVerdict,
  rowsOfVerdict,
  slowerThanCommitted,
} from '../compare/experiment/verdict.ts';
import { nameOfLoad } from '../compare/workload/workload.ts';
import type { Binary, Sides } from '../golang/binaries.ts';
import type { Decision } from '../profile/decide.ts';
import type { Training } from '../profile/training.ts';
import { PUBLISHING_KINDS } from '../publish/publisher.ts';
import type { Finding } from '../system/errors.ts';
import { defined, type Headline, type Tone } from './blocks.ts';
import { capitalized, changeWithInterval, count, seconds, share, uncapitalized } from './format.ts';
import {
  allFindings,
  countBySeverity,
  type HeldOutReport,
  type Report,
  type TargetReport,
} from './report.ts';

/**
 * Writes the headline of a report: its title, its figure and its first sentences. All renderings show the same headline.
 *
 * `headline` chooses what the report is about: an error, the verdict of a comparison, the result of `check`, a decision, or the work of a
 * command that has no such result. For example, a run that measured a gain has the headline
 *
 *     { tone: 'better', label: 'Verdict', title: 'Faster', figure: '−3.1 %', quantity: 'CPU time per operation',
 *       sentence: 'The binary with PGO is faster than the binary without PGO: −3.1 % … (95 % interval −3.6 % to −2.5 %).' }
 *
 * In a run with several targets, the failed and slower targets come first. Names are written in backticks, and each renderer escapes the
 * texts.
 */

/** Returns the headline of a report. The headline of a report of several targets begins with the failed and slower targets. */
export function headline(report: Report): Headline {
  const { command, error, comparison, decision, targets, publication, build } = report;
  if (targets !== undefined) return headlineOfSeveral(report, targets);
  if (error !== undefined) return failure(report, error);
  if (command === 'check') return checkHeadline(report);
  if (comparison !== undefined && command !== 'diff') return comparisonHeadline(report, comparison);
  if (decision === undefined) return resultHeadline(report);
  if (command === 'diff' && decision.overlap === undefined) return result('Not comparable', decision.reason);
  if (command === 'diff')
    return decision.kind === 'keep'
      ? result('The same workload', decision.reason, 'same')
      : result('Different hot calls', decision.reason);
  if (decision.kind === 'reject')
    return result('Rejected', 'The committed profile stays unchanged.', 'failed');
  const [title, sentence] =
    decision.kind === 'keep'
      ? ['No update needed', 'Nothing was built or measured, because the committed profile stays.']
      : publication?.operation === 'none' && build === undefined
        ? [publication.url ? 'Already proposed' : 'Nothing to propose', 'Nothing was built or measured.']
        : ['New profile', 'Whether PGO pays off was not measured in this run.'];
  return { ...result(title, sentence), label: 'Verdict' };
}

function result(title: string, sentence: string, tone: Tone = 'plain'): Headline {
  return { tone, label: 'Result', title, sentence };
}

function failure(report: Report, { message, fix }: NonNullable<Report['error']>): Headline {
  // A run that failed only because of `fail-on` finished all its work.
  const failed = (report.gates ?? []).filter((gate) => isReasonOfError(gate, report)).length;
  const [sentence = '', ...output] = message.split('\n');
  return {
    tone: report.error?.kind === 'no profile' ? 'plain' : 'failed',
    label: 'Error',
    title:
      failed === 0
        ? failureTitle(report)
        : failed === 1
          ? 'A condition failed'
          : `${failed} conditions failed`,
    sentence,
    because: fix,
    output: output.length > 0 ? output : undefined,
  };
}

/**
 * Returns the title of a run with an error. If `init` writes no files, or if a profile is missing, the title states this fact and does not
 * say that the command failed.
 */
function failureTitle({ command, error }: Report): string {
  if (command === 'init') return 'Nothing written';
  return error?.kind === 'no profile' ? 'No profile yet' : 'Failed';
}

/** Returns whether the error already names this condition of `fail-on`, so that readers see the condition only once. */
export function isReasonOfError({ outcome, reason }: GateResult, { error }: Report): boolean {
  return outcome === 'failed' && error?.message.includes(reason) === true;
}

/**
 * Returns half the width of the band around zero, as a fraction. A change within the band counts as no difference if its interval contains
 * zero.
 */
export function equivalenceOf({ equivalence }: Comparison): number {
  return equivalence ?? EQUIVALENCE;
}

/** The words for what is compared: two binaries, or the code of two commits. A commit may hold a library, which has no binary. */
interface Compared {
  readonly one: string;
  readonly both: string;
}

const BINARIES: Compared = { one: 'binary', both: 'binaries' };
const CODE: Compared = { one: 'code', both: 'code' };

/** The tone of each verdict, and the sentence in which the verdict is stated. */
const VERDICTS: Readonly<
  Record<
    RunVerdict,
    { readonly tone: Tone; readonly claim: (names: Sides<string>, thing: Compared) => string }
  >
> = {
  faster: {
    tone: 'better',
    claim: ({ candidate, baseline }, { one }) =>
      `The ${one} ${candidate} is faster than the ${one} ${baseline}`,
  },
  slower: {
    tone: 'worse',
    claim: ({ candidate, baseline }, { one }) =>
      `The ${one} ${candidate} is slower than the ${one} ${baseline}`,
  },
  'no difference': {
    tone: 'same',
    claim: ({ candidate, baseline }, { both }) =>
      `There is no significant difference between the ${both} ${candidate} and ${baseline}`,
  },
  inconclusive: {
    tone: 'unsure',
    claim: ({ candidate, baseline }, { one }) =>
      `This run does not show whether the ${one} ${candidate} is faster than the ${one} ${baseline}`,
  },
  'not measured': {
    tone: 'unsure',
    claim: ({ candidate, baseline }, { one }) =>
      `This run did not measure whether the ${one} ${candidate} is faster than the ${one} ${baseline}`,
  },
};

/** Returns the tone of a verdict, such as good or bad. */
export function toneOf({ verdict }: { readonly verdict: RunVerdict }): Tone {
  return VERDICTS[verdict].tone;
}

/** Makes the headline of a comparison. If a run failed after measuring, its report shows this headline below the error. */
export function comparisonHeadline(report: Report, comparison: Comparison): Headline {
  const { verdict, change, interval, reason } = comparison;
  const { coverage, training, heldOut } = report;
  const quantity = comparedQuantity(comparison);
  const overall = change === undefined || !interval ? undefined : changeWithInterval(change, interval);
  const isProven = isSignificant(verdict);
  const thing = report.revisions === undefined ? BINARIES : CODE;
  const claim = (judged: RunVerdict) => VERDICTS[judged].claim(sides(report), thing);
  const found = overall ? `: ${overall.change} ${quantity} (95 % interval ${overall.interval}).` : '.';
  const limit = equivalenceOf(comparison);
  const isSmall = isProven && interval?.every((bound) => Math.abs(bound) < limit);
  const covers = coverage && isLittle(coverage) && `covers ${share(coverage.share)} of the profile`;
  const small = isSmall && `Proven, but smaller than ±${percentSetting(limit)}.`;
  return {
    tone: VERDICTS[verdict].tone,
    label: 'Verdict',
    title: capitalized(verdict),
    sentence: claim(verdict) + found,
    because: defined([
      training && trainingInWords(training, verdict),
      heldOut && heldOutInWords(heldOut, claim),
      reason,
      small,
    ]).join(' '),
    figure: isProven ? overall?.change : undefined,
    quantity: isProven && overall ? quantity : undefined,
    caveat:
      defined([
        slowerRows(comparison),
        training && trainedOnJudge(training),
        heldOut && heldOutInShort(heldOut),
        covers,
      ]).join('; ') || undefined,
  };
}

/** The words next to a verdict if the same work recorded the profile and measured the build. */
function trainedOnJudge({ share: part = 1, load }: Training): string {
  return load || part >= 0.5 ? 'trained on what judges it' : 'partly trained on what judges it';
}

/** Says which work recorded the profile and also measured it, and what this means for the verdict. */
function trainingInWords({ benchmarks, share: part, load }: Training, verdict: RunVerdict): string {
  const names = benchmarks.slice(0, 3).map((name) => `\`${name}\``);
  const more = benchmarks.length > 3 ? ` and ${benchmarks.length - 3} more` : '';
  const which = benchmarks.length === 1 ? 'the benchmark' : `${benchmarks.length} benchmarks`;
  const much = part === undefined ? 'The profile' : `${share(part)} of the profile`;
  const recorded = defined([
    benchmarks.length > 0 &&
      `${much} was recorded by ${which} that also judge${benchmarks.length === 1 ? 's' : ''} it (${names.join(', ')}${more})`,
    load && 'The profile was recorded under the `load` that also judges it',
  ]).join('. ');
  const meaning =
    verdict === 'faster' ? 'so other work usually gains less' : 'so other work usually does not gain more';
  return `${recorded}, ${meaning}.`;
}

/** Returns the result of held-out work in the words that stand next to the verdict: `held out: −2.2 % (−2.7 % to −1.6 %)`. */
export function heldOutInShort({ comparison, training }: HeldOutReport): string {
  const { verdict, change, interval } = comparison;
  const what = training === undefined ? 'held out' : 'held out, but also trained on';
  if (change === undefined || interval === undefined) return `${what}: ${verdict}`;
  const shown = changeWithInterval(change, interval);
  return `${what}: ${isSignificant(verdict) ? shown.change : verdict} (${shown.interval})`;
}

/**
 * States the result of the held-out work, and that the verdict is not about this work.
 * @param claim returns a verdict as a sentence about what is compared, without a full stop.
 */
function heldOutInWords(
  { comparison, training }: HeldOutReport,
  claim: (verdict: RunVerdict) => string,
): string {
  const { verdict, change, interval, reason } = comparison;
  const work = `the ${heldOutWorkInWords(comparison)}`;
  if (verdict === 'not measured') return `${capitalized(work)} was not measured. ${reason}`;
  const shown = change !== undefined && interval && changeWithInterval(change, interval);
  const figure = shown
    ? `: ${shown.change} ${comparedQuantity(comparison)} (95 % interval ${shown.interval})`
    : '';
  const said = `With ${work}, which does not count for the verdict, ${uncapitalized(claim(verdict))}${figure}.`;
  if (training === undefined) return said;
  return `${said} But this work also recorded the profile, so this figure does not show what other work gains.`;
}

/**
 * Names held-out work by its rows: `held-out load` or `held-out benchmarks`. With both kinds of rows, or with no rows, the name is
 * `held-out work`.
 */
export function heldOutWorkInWords({ measurements }: Comparison): string {
  const load = nameOfLoad({ isHeldOut: true });
  const [isLoad, ...more] = new Set(measurements.map(({ name }) => name === load));
  if (isLoad === undefined || more.length > 0) return 'held-out work';
  return isLoad ? load : 'held-out benchmarks';
}

function slowerRows({ verdict, measurements }: Comparison): string | undefined {
  const slower = measurements.filter(({ provenSlower }) => provenSlower).sort((a, b) => b.change - a.change);
  const [worst] = slower;
  if (worst === undefined || verdict === 'slower') return undefined;
  const [name, by] = [`\`${worst.name.replaceAll('`', "'")}\``, share(worst.change)];
  return slower.length === 1
    ? `${name} is ${by} slower`
    : `${slower.length} rows are slower, ${name} by ${by}`;
}

function checkHeadline({ findings, profile, decision }: Report): Headline {
  // A `check` that has neither a profile nor an error in its report has checked a binary.
  if (profile === undefined && decision !== undefined)
    return result('Built with PGO', decision.reason, 'better');
  const has = (wanted: string) => findings.some(({ severity }) => severity === wanted);
  const sentence = `${countBySeverity(findings)} about the committed profile.`;
  if (has('error')) return result('Check failed', sentence, 'failed');
  if (has('warning')) return result('Check passed with warnings', sentence, 'unsure');
  return result('Check passed', 'The committed profile is still good for this source tree.', 'better');
}

/** Makes the headline of a command without a verdict or a decision: what the command built, collected or wrote. */
function resultHeadline(report: Report): Headline {
  const { command, build, fallback, publication, profile } = report;
  if (build !== undefined) {
    const { baseline, candidate } = sides(report);
    return result('Built', `The binaries ${candidate} and ${baseline} are built and verified.`);
  }
  if (fallback?.used === 'off')
    return result('No profile', 'No profile could be collected, so build without a profile.');
  if (fallback !== undefined) {
    const sentence = `No profile could be collected, so the fallback \`${fallback.used}\` replaces the collected profile.`;
    return result('Fallback profile', sentence);
  }
  if (command === 'rollback' && publication !== undefined) {
    const { kind, operation } = publication;
    const { isOnlyWritten, isProposal } = PUBLISHING_KINDS[kind];
    const isDone = isOnlyWritten ? profile !== undefined : ['created', 'updated'].includes(operation);
    if (isDone && !isProposal) return result('Rolled back', 'The newest change of the profile is undone.');
    if (isDone)
      return result(
        'Rollback proposed',
        'If you merge this proposal, the newest change of the profile is undone.',
      );
  }
  if (profile !== undefined) {
    const { samples, cpuSeconds, edges, gzipLayers } = profile;
    const titles: Partial<Record<Report['command'], string>> = { collect: 'Collected', merge: 'Merged' };
    const holds = `The profile holds ${count(samples, 'sample')}, ${seconds(cpuSeconds)} of CPU time and ${count(edges, 'call edge')}.`;
    const usable = command === 'inspect' ? ` ${usableInWords(gzipLayers, allFindings(report))}` : '';
    return result(titles[command] ?? 'Profile', holds + usable);
  }
  return command === 'init'
    ? result('Written', initInWords(report))
    : result('Done', `The command ${command} has ended.`);
}

/** Says how many steps are left for the user after `init`. */
function initInWords({ starter }: Report): string {
  const steps = starter?.todo.length ?? 0;
  return steps === 0
    ? 'The files are complete. Try them here, then commit them.'
    : `Before the first run, ${steps === 1 ? 'one thing is' : `${steps} things are`} to do.`;
}

/**
 * Says whether the Go compiler can use a profile. The compiler may be able to read a profile and still find few of its functions in the
 * source; warnings say this.
 * @param gzipLayers how many times the file is gzipped; absent if Go can unpack the file.
 */
function usableInWords(gzipLayers: number | undefined, findings: readonly Finding[]): string {
  if (gzipLayers !== undefined) return 'The Go compiler can use the profile once it is unpacked.';
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (warnings === 0) return 'The Go compiler can use the profile.';
  return `The Go compiler can read the profile, but read the ${warnings === 1 ? 'warning' : 'warnings'} below.`;
}

function headlineOfSeveral(report: Report, targets: readonly TargetReport[]): Headline {
  const { command, error } = report;
  const all = count(targets.length, 'target');
  const failed = targets.filter(hasFailed);
  if (failed.length > 0) {
    const [only] = failed.length === 1 ? failed : [];
    const sentence = only
      ? `\`${only.target}\` failed: ${failureReason(only)}`
      : `${namesOf(failed)} failed. The sections of these targets say why.`;
    const isRepeated = error === undefined || failed.some(({ target }) => error.message.includes(target));
    const because = isRepeated ? undefined : failureLine(error);
    return { ...result(`${failed.length} of ${all} failed`, sentence, 'failed'), because };
  }
  if (error !== undefined) return headline({ command, findings: [], error });
  if (targets.length === 0) return result('Nothing to do', 'There is no target to work on.');
  if (command === 'check') {
    const doubtful = targets.filter(({ findings }) => findings.some((one) => one.severity === 'warning'));
    return doubtful.length === 0
      ? result('Check passed', 'All committed profiles are still good for this source tree.', 'better')
      : result('Check passed with warnings', `There are warnings about ${namesOf(doubtful)}.`, 'unsure');
  }
  if (command !== 'refresh' && command !== 'compare') {
    const done = { build: 'Built: ', collect: 'Collected: ', repair: 'Done: ' }[command as string] ?? '';
    return result(`${done}${all}`, `${namesOf(targets)}.`);
  }
  const updated = targets.filter(({ decision }) => command === 'compare' || decision?.kind === 'update');
  if (updated.length === 0) return result('No update needed', 'All committed profiles stay unchanged.');
  const verdict = overallVerdict(updated);
  const isTitle = command === 'compare' || verdict.tone === 'worse';
  return isTitle ? verdict : { ...verdict, title: newProfiles(updated, targets) };
}

/**
 * The verdicts of several targets, with their words and tones. The first of these verdicts that a target has is the verdict of the run. A
 * proven gain comes before `no difference`, because one target without a difference does not make the gain of another target doubtful.
 */
const VERDICTS_FROM_WORST: readonly (readonly [verdict: RunVerdict, what: string, tone: Tone])[] = [
  ['slower', 'Slower with PGO', 'worse'],
  ['inconclusive', 'Inconclusive', 'unsure'],
  ['faster', 'Faster with PGO', 'better'],
  ['no difference', 'No significant difference', 'same'],
  ['not measured', 'Not measured', 'plain'],
];

/** Returns the worst verdict of several targets. Targets without measurements count only if no target was measured. */
export function worstVerdict(targets: readonly TargetReport[]): RunVerdict | undefined {
  const worst = VERDICTS_FROM_WORST.find(([verdict]) =>
    targets.some(({ comparison }) => comparison?.verdict === verdict),
  );
  return worst?.[0];
}

/**
 * Makes the headline of several verdicts: the title is the worst measured verdict, and the sentence names the targets with each verdict.
 */
function overallVerdict(targets: readonly TargetReport[]): Headline {
  const groups = VERDICTS_FROM_WORST.flatMap(([verdict, what, tone]) => {
    const members = targets.filter((one) => (one.comparison?.verdict ?? 'not measured') === verdict);
    return members.length === 0 ? [] : { what, tone, members };
  });
  const { what = '', tone = 'plain', members = [] } = groups[0] ?? {};
  const title = `${what.replace(' with PGO', '')}: ${members.length} of ${count(targets.length, 'target')}`;
  const trained = targets.filter(({ training }) => training !== undefined);
  const sentence = defined([
    ...groups.map(({ what, members }) => `${what}: ${namesOf(members)}.`),
    trained.length > 0 && `Trained on what judges them: ${namesOf(trained)}.`,
  ]).join(' ');
  return { ...result(title, sentence, tone), label: 'Verdict' };
}

/** Returns a title such as `New profiles for 2 of 5 targets`. */
export function newProfiles(updated: readonly TargetReport[], all: readonly TargetReport[]): string {
  const what = updated.length === 1 ? 'New profile' : 'New profiles';
  return `${what} for ${updated.length} of ${count(all.length, 'target')}`;
}

function failureReason({ error, findings }: Report): string {
  if (error !== undefined) return failureLine(error);
  return findings.find(({ severity }) => severity === 'error')?.message ?? '';
}

/** Returns an error without the output of tools, because the section about the target shows this output. */
function failureLine({ message, fix }: NonNullable<Report['error']>): string {
  const [sentence = ''] = message.split('\n');
  return fix === undefined ? sentence : `${sentence} ${fix}`;
}

const MOST_NAMES = 6;

/** Returns the names of targets for a sentence. If there are many targets, the text names only the first of them. */
export function namesOf(targets: readonly TargetReport[], most = MOST_NAMES): string {
  const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll('`', "'")}\``);
  const rest = targets.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns whether a run failed, because it ended in an error, or because `check` found an error. */
export function hasFailed({ command, error, findings }: Report): boolean {
  return error !== undefined || (command === 'check' && findings.some((one) => one.severity === 'error'));
}

/** Returns whether a run failed only because of `fail-on`. A run that fails for this reason has published its profile before. */
export function hasFailedByGate(report: Report): boolean {
  return (report.gates ?? []).some((gate) => isReasonOfError(gate, report));
}

/**
 * Returns a title for the decision, and the reason for the decision; undefined if the run made no decision, or if the error already
 * explains the decision.
 */
export function decisionText({ command, decision, comparison, error, profile }: Report) {
  // The decision of `diff` and `check` is not shown, because these commands propose no profile. If no profile was merged, the error already
  // gives the reason.
  if (decision === undefined || command === 'diff' || command === 'check') return undefined;
  if (decision.kind === 'reject' && profile === undefined) return undefined;
  const titles: Record<Decision['kind'], string> = {
    update: 'update the profile',
    keep: 'keep the committed profile',
    reject: 'reject the merged profile',
  };
  if (comparison && slowerThanCommitted(comparison)) {
    const reason = `${decision.reason} But the program is proven to be slower with the new profile than with the committed one.`;
    return { title: 'keep the committed profile', reason };
  }
  const isSaid = error?.message.includes(decision.reason) === true;
  return { title: titles[decision.kind], reason: isSaid ? '' : decision.reason };
}

/** Returns the names of the two binaries, such as `without PGO` and `with PGO`. */
export function sides({ build, revisions }: Report): Sides<string> {
  if (revisions !== undefined)
    return { baseline: `of ${revisions.baseline.name}`, candidate: `of ${revisions.candidate.name}` };
  const nameOf = (binary: Binary) =>
    isPrebuilt(binary) ? binary.pgo : binary.pgo === 'off' ? 'without PGO' : `with ${binary.pgo}`;
  const [before, after] = build ? [nameOf(build.baseline), nameOf(build.candidate)] : ['', ''];
  if (build === undefined || (build.baseline.pgo === 'off' && after.startsWith('with ')))
    return { baseline: 'without PGO', candidate: 'with PGO' };
  return before === after
    ? { baseline: `${before} (baseline)`, candidate: `${after} (candidate)` }
    : { baseline: before, candidate: after };
}

/** Returns whether the user passed a finished binary. A finished binary has a build time of zero. */
export function isPrebuilt({ seconds }: Binary): boolean {
  return seconds === 0;
}

/**
 * Returns a change and its interval in words, with benchstat's `~` for a change that is not proven; undefined if the interval is not known.
 */
export function shownChange(row: Pick<Comparison, 'change' | 'interval' | 'verdict'>) {
  const { change, interval, verdict } = row;
  if (change === undefined || interval === undefined) return undefined;
  const text = changeWithInterval(change, interval, 2);
  return isSignificant(verdict) ? text : { ...text, change: '~' };
}

/** Names the quantity that the overall change is about, such as `CPU time per operation`. */
export function comparedQuantity(comparison: Comparison): string {
  const rows = rowsOfVerdict(comparison);
  return rows.length === 0 ? 'over all measurements' : overallQuantity(rows);
}

/** Whether a verdict says that the binaries differ. */
export function isSignificant(verdict: RunVerdict): boolean {
  return verdict === 'faster' || verdict === 'slower';
}
