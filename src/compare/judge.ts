import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { median } from '../stats/average.ts';
import { FEWEST_PAIRS, type Location } from '../stats/hodges-lehmann.ts';
import { locate, locateOneOf } from '../stats/stopping.ts';
import { type Comparison, EQUIVALENCE, type Measurement, type Verdict } from './comparison.ts';
import { cameOutWider } from './precision.ts';
import { decisiveRows, logRatios, type Measured, overallLogRatios, type Rounds } from './rounds.ts';
import type { Quantity } from './subject.ts';

/** `interval` is that of a change of something where less is better, as a fraction. */
export function verdictOf(interval: readonly [number, number], equivalence = EQUIVALENCE): Verdict {
  const [low, high] = interval;
  if (high < 0) return 'faster';
  if (low > 0) return 'slower';
  return low >= -equivalence && high <= equivalence ? 'no difference' : 'inconclusive';
}

interface Change {
  readonly change: number;
  readonly interval: readonly [number, number];
}

/** From log ratios to fractions. */
function changeOf({ estimate, interval }: Location): Change {
  return { change: Math.expm1(estimate), interval: [Math.expm1(interval[0]), Math.expm1(interval[1])] };
}

export interface Judging {
  readonly precision: number;
  readonly equivalence: number;
  /** Wall time spent measuring. */
  readonly seconds: number;
}

/**
 * The one verdict of a run: on the geometric mean over all decisive rows, as a signed-rank interval over the
 * rounds of their mean log ratios. So it is one test, and wrong in at most 5 % of runs, however many rows there are
 * and however often was looked whether it is time to stop (src/stats/stopping.ts).
 * @param rounds with FEWEST_PAIRS of a decisive row at least.
 */
export function judge(
  rounds: Rounds,
  judging: Judging,
): { readonly comparison: Comparison; readonly findings: readonly Finding[] } {
  const overall = overallLogRatios(rounds.measured);
  if (overall.length < FEWEST_PAIRS) throw new RangeError(`${overall.length} rounds have no 95 % interval`);
  const { change, interval } = changeOf(locate(overall));
  const verdict = verdictOf(interval, judging.equivalence);
  const deciding = decisiveRows(rounds.measured);
  const findings: Finding[] = [];
  const alone = rounds.measured.flatMap((one) =>
    one.subject.quantities.flatMap((quantity) => {
      const decisive = deciding.some((row) => row.of === one && row.quantity === quantity);
      const row = measurementOf(one, quantity, decisive, judging.equivalence);
      if (row !== undefined && 'severity' in row) findings.push(row);
      return row === undefined || 'severity' in row ? [] : [{ row, ratios: ratiosOf(one, quantity) }];
    }),
  );
  const rows = alone.map(({ row, ratios }) => {
    const family = alone.filter((other) => isSameQuantity(other.row, row)).length;
    return family === 1 ? row : withFamilyInterval(row, ratios, family);
  });
  const comparison: Comparison = {
    verdict,
    change,
    interval,
    measurements: [...rows.filter((row) => row.decisive), ...rows.filter((row) => !row.decisive)],
    rounds: rounds.completed,
    seconds: judging.seconds,
    ended: rounds.ended,
    precision: judging.precision,
    equivalence: judging.equivalence,
    reason: reasonOf(
      { verdict, interval },
      rounds,
      judging,
      deciding.map(({ quantity }) => quantity),
    ),
  };
  return { comparison, findings };
}

function isSameQuantity(one: Measurement, other: Measurement): boolean {
  return one.unit === other.unit && one.better === other.better;
}

function withFamilyInterval(row: Measurement, ratios: readonly number[], family: number): Measurement {
  const located = locateOneOf(family, ratios);
  return located === undefined ? row : { ...row, familyInterval: changeOf(located).interval };
}

/** Of the rounds that have it. */
function ratiosOf(measured: Measured, quantity: Quantity): number[] {
  return logRatios(measured, quantity).filter((ratio) => !Number.isNaN(ratio));
}

/**
 * A row of its own, with its own interval; of twenty rows that do not differ, one is expected to look as if.
 * @returns undefined where too few rounds have it; a note where it is zero on one side, and has no ratio.
 */
export function measurementOf(
  measured: Measured,
  quantity: Quantity,
  decisive: boolean,
  equivalence = EQUIVALENCE,
): Measurement | Finding | undefined {
  const { subject, rounds } = measured;
  const ratios = ratiosOf(measured, quantity);
  if (ratios.length < FEWEST_PAIRS) return undefined;
  const pairs = rounds
    .flat()
    .filter(({ baseline, candidate }) => baseline.has(quantity.unit) && candidate.has(quantity.unit));
  const [baseline, candidate] = (['baseline', 'candidate'] as const).map((side) =>
    median(pairs.map((pair) => pair[side].get(quantity.unit) as number)),
  ) as [number, number];
  if (!ratios.every(Number.isFinite)) {
    return {
      severity: 'note',
      message: `${subject.name} has ${baseline} ${quantity.unit} on the baseline and ${candidate} on the candidate: with zero there is no change in percent, and no row.`,
    };
  }
  const { change, interval } = changeOf(locate(ratios));
  const lowerIsBetter: readonly [number, number] =
    quantity.better === 'higher' ? [-interval[1], -interval[0]] : interval;
  return {
    name: subject.name,
    unit: quantity.unit,
    ...(quantity.better === 'higher' && { better: 'higher' }),
    decisive,
    baseline,
    candidate,
    change,
    interval,
    verdict: verdictOf(lowerIsBetter, equivalence),
    pairs: pairs.length,
  };
}

/** What the interval of the change means, and why there is not more of it; its numbers are shown beside it. */
function reasonOf(
  { verdict, interval }: Pick<Comparison, 'verdict'> & { readonly interval: readonly [number, number] },
  { completed, ended }: Rounds,
  { precision, equivalence }: Judging,
  deciding: readonly Quantity[],
): string {
  const where = {
    faster: 'lies below zero',
    slower: 'lies above zero',
    'no difference': `holds zero and lies within ±${percent(equivalence)}`,
    inconclusive: `holds zero and does not lie within ±${percent(equivalence)}`,
  }[verdict];
  const rounds = count(completed, 'round');
  const asked = `±${percent(precision)}`;
  const narrow = cameOutWider(interval, precision)
    ? `was expected to be as narrow as ${asked}; it came out wider`
    : `was as narrow as asked for, ${asked}`;
  const why = ended === 'budget' ? 'the budget was spent' : 'the run was cancelled';
  const stopped =
    ended === 'precision'
      ? `Measuring ended after ${rounds}, when the interval ${narrow}`
      : `Measuring ended after ${rounds}, when ${why}, before the interval was as narrow as ${asked}`;
  const more = {
    precision: '. A smaller `precision` has it go on for longer, which narrows the interval',
    budget: '; a larger budget narrows it',
    cancelled: '; more rounds narrow it',
  };
  return `The interval of the ${quantityInWords(deciding)} ${where}. ${stopped}${verdict === 'inconclusive' ? more[ended] : ''}.`;
}

function quantityInWords(deciding: readonly Quantity[]): string {
  const units = [...new Set(deciding.map(({ unit }) => unit))];
  const [unit = ''] = units;
  const per = /^cpu-sec\/(\w+)$/.exec(unit)?.[1];
  if (units.length > 1 || per === undefined) return 'CPU time per unit of work';
  return `CPU time per ${per === 'op' ? 'operation' : per}`;
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(3))} %`;
}

/** No verdict could be had, and why. */
export function inconclusive(reason: string, seconds = 0): Comparison {
  return { verdict: 'inconclusive', measurements: [], rounds: 0, seconds, reason };
}

/** Both sides are the same bytes. */
export function sameBytes(reason: string): Comparison {
  return {
    verdict: 'no difference',
    change: 0,
    interval: [0, 0],
    measurements: [],
    rounds: 0,
    seconds: 0,
    reason,
  };
}
