import { EQUIVALENCE } from '../compare/experiment/verdict.ts';
import { PUBLISHING_KINDS } from '../publish/publisher.ts';
import { WAYS_IN_WORDS } from '../repair/figures.ts';
import { type Block, type Cell, type Column, col, num, prose, section, tableOf, WEIGHTS } from './blocks.ts';
import { visible } from './escape.ts';
import { capitalized, change, count, fixed, share } from './format.ts';
import {
  comparedQuantity,
  equivalenceOf,
  hasFailed,
  hasFailedByGate,
  headline,
  shownChange,
} from './headline.ts';
import { intervalOf } from './intervals.ts';
import type { Context } from './public-view.ts';
import type { Report, TargetReport } from './report.ts';
import { bandInWords } from './view-measured.ts';

/** Returns the targets whose new profile is in the pull request. */
export function proposedTargets({ command, targets = [] }: Report): readonly TargetReport[] {
  const isProposed = (one: TargetReport) =>
    one.decision?.kind === 'update' && !isLeftOut(one, true) && (!hasFailed(one) || hasFailedByGate(one));
  return command === 'refresh' ? targets.filter(isProposed) : [];
}

/**
 * True if the run leaves the new profile of this target unpublished. @param isShared whether the run makes one proposal for several
 * targets.
 */
function isLeftOut({ publication: own }: Report, isShared: boolean): boolean {
  return (
    own?.operation === 'none' &&
    own.url === undefined &&
    (isShared || !PUBLISHING_KINDS[own.kind].isOnlyWritten)
  );
}

/** Says in one or two words what happened to a target; undefined if the verdict of the target already says this. */
function resultOf(report: Report, isShared: boolean): string | undefined {
  const { command, decision, findings, comparison } = report;
  if (hasFailedByGate(report)) return decision === undefined ? 'failed' : `${decision.kind}, failed`;
  if (hasFailed(report)) return 'failed';
  if (command === 'check') {
    const warnings = findings.filter(({ severity }) => severity === 'warning').length;
    return warnings > 0 ? count(warnings, 'warning') : 'passed';
  }
  if (command === 'refresh' && decision?.kind === 'update' && isLeftOut(report, isShared))
    return 'update, not proposed';
  return decision?.kind ?? (comparison ? undefined : headline(report).title.toLowerCase());
}

/** Lists the targets of the config file: the result of the command `targets`. */
export function targetList({ targets = [] }: Report): Block | undefined {
  const columns = [
    col<TargetReport>('Target', ({ target }) => ({ code: target })),
    col<TargetReport>('Package', ({ subject }) => subject && { code: subject.package }),
    col<TargetReport>('Module', ({ subject }) => subject && { code: subject.module }),
  ];
  return section('targets', 'Targets', WEIGHTS.first, tableOf(targets, columns));
}

/** Shows one line for each target, with all intervals on one axis. */
export function targetsOverview(
  { audience, report: { publication: shared } }: Context,
  targets: readonly TargetReport[],
): Block | undefined {
  const isShared =
    audience === 'body' || (shared !== undefined && !PUBLISHING_KINDS[shared.kind].isOnlyWritten);
  const isPage = audience === 'page';
  const compared = targets.flatMap(({ comparison }) => (comparison?.measurements.length ? [comparison] : []));
  const [band = EQUIVALENCE, ...otherBands] = new Set(compared.map(equivalenceOf));
  // Draw no shaded band in the chart if the targets have bands of different widths, such as ±1 % and ±2 %.
  const equivalence = otherBands.length > 0 ? 0 : band;
  const drawn = ({ comparison }: Report) => intervalOf(comparison);
  const changeOf = ({ comparison }: Report) => comparison && shownChange(comparison);
  const isDecided = targets.some(({ command, decision }) => command !== 'check' && decision !== undefined);
  const columns: readonly (Column<TargetReport> | false)[] = [
    col('Target', ({ target, subject }) => {
      if (!isPage) return { code: target };
      // The config file allows only letters, digits, dots, dashes and underscores in the names of targets.
      const href = `./${target.replace(/[^\w.-]/g, '_')}/report.html`;
      return { text: visible(target), href, strong: true, small: subject && { go: subject.package } };
    }),
    col(isDecided ? 'Decision' : 'Result', (one) => {
      const [text, failed] = [resultOf(one, isShared), one.error !== undefined];
      return text && { text, strong: failed, toned: failed };
    }),
    col('Verdict', (one) => {
      const verdict = one.comparison?.verdict;
      return verdict && { text: verdict, strong: verdict === 'slower', toned: true };
    }),
    num('Change', (one) => {
      const { change, interval } = changeOf(one) ?? {};
      return change && { text: change, toned: true, small: interval };
    }),
    !isPage && num('95 % interval', (one) => changeOf(one)?.interval),
    targets.some(({ heldOut }) => heldOut !== undefined) &&
      num('Held out', ({ heldOut }) => {
        const { change, interval } = (heldOut && shownChange(heldOut.comparison)) ?? {};
        return change && { text: change, small: interval };
      }),
    num('Samples', ({ profile }) => profile && fixed(profile.samples, 0)),
    num('Overlap', ({ decision }) => shareOf(decision?.overlap)),
    num('Stale', ({ decision }) => shareOf(decision?.staleWeight)),
    num('Binary', ({ build: b }) => b && change(b.candidate.bytes / b.baseline.bytes - 1)),
    audience !== 'body' && audience !== 'terminal' && col('Published', publicationCell),
  ];
  const tone = (one: TargetReport) => headline(one).tone;
  const table = tableOf(targets, columns, { noun: 'target', tone, band: equivalence, interval: drawn });
  if (!isPage) return table && { ...table, weight: WEIGHTS.first };
  const quantities = new Set(compared.map(comparedQuantity));
  const what = quantities.size === 1 ? [...quantities][0] : 'CPU time per unit of work';
  const note = `Change of ${what} by PGO, overall, with its 95 % interval; negative is less. \`~\` is no significant difference.${bandInWords(equivalence)}`;
  return section('targets', 'Targets', WEIGHTS.first, table, targets.some(drawn) && prose(note, 'note'));
}

function shareOf(fraction: number | undefined): string | undefined {
  return fraction === undefined ? undefined : share(fraction);
}

function publicationCell({ publication }: Report): Cell | undefined {
  const { url, number, operation } = publication ?? {};
  if (url === undefined) return undefined;
  return {
    text: number === undefined ? url : `#${number}`,
    href: url,
    small: operation === 'none' ? 'unchanged' : operation,
  };
}

/** Shows how much of the committed profile the compiler finds before and after a repair, and how the calls were matched. */
export function repairSection({ report, audience }: Context): Block | undefined {
  const { repair, command } = report;
  if (repair === undefined || (repair.stale < 0.01 && command !== 'repair')) return undefined;
  const { stale, lost, ways } = repair;
  const found = Object.entries({ 'As committed': 1 - stale, Repaired: 1 - lost });
  const reach = tableOf(found, [
    col('Committed profile', ([name]) => name),
    col('', ([, weight]) => ({ code: '█'.repeat(Math.round(20 * weight)).padEnd(20, '░') })),
    num('Compiler finds', ([, weight]) => share(weight)),
  ]);
  const matched = tableOf(ways, [
    col('Calls', ({ way }) => capitalized(WAYS_IN_WORDS[way])),
    num('Number', ({ calls }) => count(calls, 'call')),
    num('Weight', ({ weight }) => share(weight)),
    audience !== 'terminal' && col('The heaviest', ({ heaviest: [first] }) => first && { go: first.from }),
  ]);
  if (audience === 'terminal')
    return command === 'repair' ? section('repair', '', WEIGHTS.context, reach, matched) : undefined;
  const how = prose(
    'The compiler finds a call by the names of both functions and its line in the caller. A repair matches the calls of the profile to today’s source, and drops calls that it cannot match with certainty.',
  );
  return section('repair', 'What a repair brings back', WEIGHTS.context, reach, how, matched);
}
