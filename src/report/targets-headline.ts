import type { Command } from '../config.ts';
import type { Publication } from '../publish/proposal.ts';
import { count } from './format.ts';
import { type Headline, headline } from './headline.ts';
import type { Report, TargetReport } from './report.ts';
import { hasFailed, hasFailedByGate, isSlower, verdictOf } from './targets.ts';

/** What a report of several targets says first; names stand in backticks, foreign text is as it came. */

/** In a sentence; the overview has all of them. */
const MOST_NAMES = 6;

/** The most important thing about all of them; failed ones first, in one sentence. */
export function targetsHeadline(report: Report): Headline {
  const { command, targets = [], error } = report;
  const failed = targets.filter(hasFailed);
  if (failed.length > 0) {
    return {
      tone: 'failed',
      label: 'Result',
      title: `${failed.length} of ${count(targets.length, 'target')} failed`,
      sentence: failuresInWords(failed),
      ...(error !== undefined && !isAbout(error.message, failed) && { because: inOneLine(error) }),
    };
  }
  if (error !== undefined) return headline({ command, findings: [], error });
  const slower = targets.filter(isSlower);
  if (slower.length > 0) {
    return {
      tone: 'worse',
      label: 'Verdict',
      title: `Slower: ${slower.length} of ${count(targets.length, 'target')}`,
      sentence: `With PGO, ${names(slower)} ${slower.length === 1 ? 'is' : 'are'} slower.`,
    };
  }
  return targets.length === 0 ? NO_TARGET : (calmHeadlines[command] ?? otherHeadline)(targets, report);
}

const NO_TARGET: Headline = {
  tone: 'plain',
  label: 'Result',
  title: 'Nothing to do',
  sentence: 'There is no target to work on.',
};

function failuresInWords(failed: readonly TargetReport[]): string {
  const [first] = failed;
  if (failed.length > 1 || first === undefined) {
    return `${names(failed)} failed; the section of each says why.`;
  }
  return `\`${first.target}\` failed: ${reasonOf(first)}`;
}

function reasonOf({ error, findings }: Report): string {
  if (error !== undefined) return inOneLine(error);
  return findings.find(({ severity }) => severity === 'error')?.message ?? '';
}

/** Without what a tool printed, which has the section's room. */
function inOneLine({ message, fix }: NonNullable<Report['error']>): string {
  const [sentence = ''] = message.split('\n');
  return fix === undefined ? sentence : `${sentence} ${fix}`;
}

/** Whether an error only repeats which targets failed. */
function isAbout(message: string, failed: readonly TargetReport[]): boolean {
  return failed.slice(0, 3).every(({ target, error }) => {
    const [reason] = error?.message.split('\n') ?? [];
    return message.includes(target) || (reason !== undefined && message.includes(reason));
  });
}

function newProfiles(updated: readonly TargetReport[], all: readonly TargetReport[]): string {
  const what = updated.length === 1 ? 'New profile' : 'New profiles';
  return `${what} for ${updated.length} of ${count(all.length, 'target')}`;
}

/** For the pull request itself: what it brings; that others failed is the first sentence, and no part of it. */
export function proposalHeadline(report: Report): Headline {
  const proposed = proposedTargets(report);
  const first = targetsHeadline(report);
  return proposed.length > 0 ? { ...first, title: newProfiles(proposed, report.targets ?? []) } : first;
}

/** Those whose new profiles a pull request of several holds. */
export function proposedTargets(report: Report): readonly TargetReport[] {
  return targetGroups(report, true).find(({ label }) => label === HERE)?.targets ?? [];
}

type Describe = (targets: readonly TargetReport[], report: Report) => Headline;

const calmHeadlines: Partial<Record<Command, Describe>> = {
  refresh(targets, report) {
    const updated = targets.filter(({ decision }) => decision?.kind === 'update');
    if (updated.length === 0) {
      const sentence = 'Every committed profile stays as it is.';
      return { tone: 'plain', label: 'Result', title: 'No update needed', sentence };
    }
    return { ...compared(updated, report), title: newProfiles(updated, targets) };
  },
  compare: compared,
  check(targets) {
    const doubtful = targets.filter(({ findings }) =>
      findings.some(({ severity }) => severity === 'warning'),
    );
    const label = 'Result';
    if (doubtful.length > 0) {
      const sentence = `There are warnings about the committed ${doubtful.length === 1 ? 'profile' : 'profiles'} of ${names(doubtful)}.`;
      return { tone: 'unsure', label, title: 'Check passed with warnings', sentence };
    }
    const sentence = `The committed profiles of all ${targets.length} targets are still good for this source tree.`;
    return { tone: 'better', label, title: 'Check passed', sentence };
  },
};

/** What was measured, without those that are slower. */
function compared(targets: readonly TargetReport[], report: Report): Headline {
  const found = (wanted: ReturnType<typeof verdictOf>) =>
    targets.filter((target) => verdictOf(target) === wanted);
  const [faster, same, unsure] = [found('faster'), found('no difference'), found('inconclusive')];
  const unmeasured = [...found('not measured'), ...found(undefined)];
  if (unmeasured.length === targets.length) return otherHeadline(targets, report);
  const said = [
    faster.length > 0 && `With PGO, ${names(faster)} ${faster.length === 1 ? 'is' : 'are'} faster.`,
    same.length > 0 && `No significant difference: ${names(same)}.`,
    unsure.length > 0 && `Inconclusive: ${names(unsure)}.`,
    unmeasured.length > 0 && `Not measured: ${names(unmeasured)}.`,
  ].filter((sentence) => sentence !== false);
  const [tone, title] =
    faster.length > 0
      ? (['better', `Faster: ${faster.length} of ${count(targets.length, 'target')}`] as const)
      : unsure.length > 0
        ? (['unsure', 'Inconclusive'] as const)
        : (['same', 'No difference'] as const);
  return { tone, label: 'Verdict', title, sentence: said.join(' ') };
}

const DONE: Partial<Record<Command, string>> = { build: 'Built', collect: 'Collected' };

function otherHeadline(targets: readonly TargetReport[], { command }: Report): Headline {
  const all = count(targets.length, 'target');
  const done = DONE[command];
  return {
    tone: 'plain',
    label: 'Result',
    title: done === undefined ? all : `${done}: ${all}`,
    sentence:
      command === 'refresh' ? 'Whether PGO pays off was not measured in this run.' : `${names(targets)}.`,
  };
}

/** Targets that share a fate, under what it is called. */
export interface TargetGroup {
  readonly label: string;
  readonly targets: readonly TargetReport[];
}

const PLACES: Readonly<Record<Publication['kind'], string>> = {
  'pull-request': 'In the pull request',
  commit: 'Committed',
  git: 'On the branch',
  local: 'On the branch',
  none: 'New profile',
};

/**
 * Of a refresh: which new profiles are published, which are not, which committed ones stay. `here`: this is the text of the
 * pull request itself.
 */
export function targetGroups(report: Report, here = false): TargetGroup[] {
  const { command, targets = [], publication } = report;
  if (command !== 'refresh') return [];
  const groups = new Map<string, TargetReport[]>();
  for (const target of targets) {
    const label = fateOf(target, publication, here);
    groups.set(label, [...(groups.get(label) ?? []), target]);
  }
  return [...groups]
    .map(([label, members]) => ({ label, targets: members }))
    .sort((a, b) => rank(a.label) - rank(b.label));
}

const HERE = 'In this pull request';
const OWN = 'In pull requests of their own';
const LEFT = 'New, but not proposed';
const STAYS = 'Unchanged';
const FAILED = 'Failed, so unchanged';
const ORDER = [HERE, OWN, ...Object.values(PLACES), LEFT, STAYS, FAILED];

function rank(label: string): number {
  return ORDER.indexOf(label);
}

function fateOf(target: TargetReport, shared: Publication | undefined, here: boolean): string {
  if (hasFailed(target) && !hasFailedByGate(target)) return FAILED;
  if (target.decision?.kind !== 'update') return STAYS;
  const { publication: own } = target;
  const isShared = here || (shared !== undefined && shared.kind !== 'none');
  if (
    own !== undefined &&
    own.operation === 'none' &&
    own.url === undefined &&
    (isShared || own.kind !== 'none')
  )
    return LEFT;
  if (here) return HERE;
  if (shared === undefined && own?.kind === 'pull-request') return OWN;
  return PLACES[(shared ?? own)?.kind ?? 'none'];
}

/** Names in backticks, as many as a sentence bears. */
export function names(targets: readonly TargetReport[], most = MOST_NAMES): string {
  const shown = targets.slice(0, most).map(({ target }) => `\`${target.replaceAll('`', "'")}\``);
  const rest = targets.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}

/** Each of them by its name: what is in a pull request and what is not must be clear. */
export function allNames(targets: readonly TargetReport[], { targets: all = [] }: Report): string {
  return targets.length === all.length && all.length > MOST_NAMES
    ? `all ${all.length} targets`
    : names(targets, Number.POSITIVE_INFINITY);
}
