import type { FunctionDifference, ProfileDifference } from '../../compare/profiles.ts';
import { markdownCode, markdownText, shorten, titleText } from '../escape.ts';
import { differenceInWords, NOTHING_TELLING, tellingFunctions } from '../evidence-sentences.ts';
import { shortNames } from '../format.ts';
import type { Report } from '../report.ts';
import { sides } from '../sentences.ts';
import { measured, measuredDifference, quantityOf } from '../units.ts';
import type { Level } from './level.ts';
import { blocks, folded, left, number, right, table } from './table.ts';

const NAME_LENGTH = 120;
const MOST_PROFILES = 6;

/** Where the time and the memory went: what differs most in absolute units, as `pprof -diff_base` shows it. */
export function differencesSection(report: Report, level: Level): string | undefined {
  const { differences } = report;
  if (differences === undefined || differences.length === 0 || !level.evidence) return undefined;
  return blocks(
    '### Where the time went',
    ...differences.slice(0, MOST_PROFILES).map((one, i) => differenceBlock(report, one, i === 0, level)),
  );
}

/** The first one's table is open: it is what the verdict is about. */
function differenceBlock(report: Report, one: ProfileDifference, open: boolean, level: Level): string {
  const flat = tellingFunctions(one, 'flat').slice(0, level.evidenceRows);
  const cumulative = tellingFunctions(one, 'cumulative').slice(0, level.evidenceRows);
  const own = one.kind === 'cpu' ? 'Function, own time' : 'Function that allocates';
  const quantity = titleText(shorten(quantityOf(one.unit), 60));
  const flatTable = flat.length > 0 ? functionTable(report, one, own, 'flat', flat) : undefined;
  const nothing = one.flat.length > 0 && flat.length === 0 && level.evidenceRows > 0;
  return blocks(
    `${markdownText(shorten(differenceInWords(one), level.sentence))}.${nothing ? ` ${NOTHING_TELLING}` : ''}`,
    open
      ? flatTable
      : level.folded && flatTable
        ? folded(`By function (${flat.length}), ${quantity}`, flatTable)
        : undefined,
    level.folded && cumulative.length > 0 && open
      ? folded(
          `With all that each function calls (${cumulative.length})`,
          functionTable(report, one, 'Function, with all that it calls', 'cumulative', cumulative),
        )
      : undefined,
  );
}

function functionTable(
  report: Report,
  { unit }: ProfileDifference,
  title: string,
  which: 'flat' | 'cumulative',
  rows: readonly FunctionDifference[],
): string {
  const names = sides(report);
  return table(
    [
      left(title),
      right(markdownText(shorten(names.baseline, 60))),
      right(markdownText(shorten(names.candidate, 60))),
      right('Difference'),
    ],
    rows.map(({ name, baseline, candidate }) => [
      markdownCode(shorten(shortNames(name), NAME_LENGTH)),
      number(measured(baseline[which], unit)),
      number(measured(candidate[which], unit)),
      number(measuredDifference(baseline[which], candidate[which], unit)),
    ]),
  );
}
