import type { Sides } from '../../golang/binaries.ts';
import type { EdgeSet } from '../../profile/edges.ts';
import {
  closureOwner,
  isInterruption,
  ownName,
  splitSymbol,
  withoutTypeArguments,
} from '../../profile/names.ts';
import { type Finding, note, warning } from '../../system/errors.ts';
import { compareText, count, share, totalOf } from '../../system/format.ts';
import { type Quantity, quantityOf } from '../../system/quantities.ts';
import type { DescribedCall } from '../../tune/left-out.ts';
import { type CentreEstimate, median } from '../stats/samples.ts';
import { holm, locate } from '../stats/stopping.ts';
import type { Between } from '../workload/contenders.ts';
import { FEWEST_ROUNDS } from '../workload/workload.ts';
import { decisiveRows, logRatios, type MeasuredWorkload, overallLogRatios, type Rounds } from './rounds.ts';

/**
 * The verdict says what the rounds (rounds.ts) prove about the two sides. This file also computes how much of the profile the workloads
 * covered.
 *
 * The verdict of a run comes from one test, on the geometric mean over all decisive rows. The decisive rows are the rows of CPU time per
 * unit of work. For example, the candidate is `faster` if the interval is −3.6 % to −2.5 %. There is `no difference` if the interval is
 * −0.4 % to +0.6 %, because it contains zero and lies within ±1 %. The run is `inconclusive` if the interval is −2 % to +3 %. Each single
 * row also has a verdict, which decides nothing, because among twenty rows without a difference, one row is expected to show a difference
 * by chance.
 */

/** The statement about the candidate's CPU time, compared with the baseline's. */
export type Verdict = 'faster' | 'slower' | 'no difference' | 'inconclusive';

/** The verdict of a whole run. The verdict is `not measured` if no measurement was finished. */
export type RunVerdict = Verdict | 'not measured';

/**
 * The default of the setting `equivalence`, as a fraction. A change is `no difference` if its interval contains zero and lies within ±
 * `equivalence`.
 */
export const EQUIVALENCE = 0.01;

/** The result of measuring both sides. Changes are fractions, and `interval` is the 95 % interval of `change`. */
export interface Comparison {
  readonly verdict: RunVerdict;
  /** The geometric mean over all decisive measurements. */
  readonly change?: number;
  readonly interval?: readonly [number, number];
  /** All rows of the comparison, the decisive rows first. */
  readonly measurements: readonly Measurement[];
  /** The differences between further contenders, such as the committed profile; absent if there were only the two sides. */
  readonly contenders?: readonly ContenderDifference[];
  /**
   * The contender whose profile is published or written: the unchanged new profile, the new profile without some calls, or the committed
   * profile if the new profile is slower. Absent if the run publishes no profile because the program is slower with the new profile than
   * without a profile.
   */
  readonly proposed?: 'recorded' | 'repaired' | 'tuned' | 'committed';
  /** The number of complete rounds. */
  readonly rounds: number;
  readonly seconds: number;
  /** The reason why measuring ended; absent if nothing was measured. */
  readonly ended?: 'precision' | 'budget' | 'cancelled';
  /** The precision at which measuring ends: half the width of the interval, as a fraction. */
  readonly precision?: number;
  /** The setting `equivalence`, as a fraction; absent: the default `EQUIVALENCE`. */
  readonly equivalence?: number;
  /** True if each round had a new order of functions in memory. */
  readonly reordered?: true;
  readonly reason: string;
}

/** The difference between two contenders that were measured in the same rounds, over all decisive measurements. */
export interface ContenderDifference {
  /** The contender that is judged, such as `committed`. */
  readonly name: string;
  /** The contender with which the judged contender is compared, such as `off`. */
  readonly against: string;
  readonly verdict: Verdict;
  /** The change from `against` to `name` as a fraction, with its 95 % interval. */
  readonly change: number;
  readonly interval: readonly [number, number];
  /** The calls that the profile of `name` leaves out; absent if the profile leaves out no calls. */
  readonly leftOut?: readonly DescribedCall[];
}

/**
 * A row of a comparison: one quantity of one workload on both sides. Each of the two values is close to the median of its side, and the
 * ratio of the two values is the typical ratio of a pair.
 */
export interface Measurement extends Sides<number> {
  /** The name of the workload: `package.Benchmark`, such as `render.BenchmarkPage-2`, or `load`. */
  readonly name: string;
  /** The unit of the quantity, such as `cpu-sec/op`, `sec/op` or `cpu-sec/request`. The unit is the key in the table of quantities. */
  readonly unit: string;
  /** The direction that is better: `higher` for throughput, as the table of quantities says. Absent if lower values are better. */
  readonly better?: 'higher';
  /** True if this row decides the run's verdict; absent: the table of quantities decides by the unit. */
  readonly decisive?: boolean;
  /** The change from baseline to candidate as a fraction, with its 95 % interval. */
  readonly change: number;
  readonly interval: readonly [number, number];
  /** The verdict on this row alone. Among twenty rows without a difference, expect one wrong verdict. */
  readonly verdict: Verdict;
  /**
   * True if this row is proven slower. The property `provenSlower` is set only if there are several decisive rows. If a row has not
   * changed, it is called slower in at most 5 % of runs.
   */
  readonly provenSlower?: true;
  readonly pairs: number;
  /**
   * The ln(candidate / baseline) of each round, from which several rows are judged together. The result document does not contain the log
   * ratios of the rounds.
   */
  readonly logRatios?: readonly number[];
}

/** Judges a change of a quantity for which lower is better. @param interval the 95 % interval of the change, in fractions. */
export function verdictOf(interval: readonly [number, number], equivalence = EQUIVALENCE): Verdict {
  const [low, high] = interval;
  if (high < 0) return 'faster';
  if (low > 0) return 'slower';
  return low >= -equivalence && high <= equivalence ? 'no difference' : 'inconclusive';
}

/** Makes the comparison of a run in which no measurement was finished. @param reason a sentence for the user. */
export function notMeasured(reason: string, seconds = 0): Comparison {
  return { verdict: 'not measured', measurements: [], rounds: 0, seconds, reason };
}

/** Makes the comparison of two sides that are the same program. @param reason a sentence for the user. */
export function sameProgram(reason: string): Comparison {
  return { ...notMeasured(reason), verdict: 'no difference', change: 0, interval: [0, 0] };
}

/** The settings for judging rounds: the precision and the equivalence from the user's settings, and the seconds that measuring took. */
export type Judging = Required<Pick<Comparison, 'precision' | 'equivalence' | 'seconds'>> &
  Pick<Comparison, 'reordered'>;

/**
 * Judges a run. The interval is a signed-rank interval. Each round contributes one number: the mean of ln(candidate / baseline) over all
 * decisive rows. The verdict is wrong in at most 5 % of runs, for any number of rows. The stopping rule looks at the interval many times,
 * but this does not make wrong verdicts more frequent (stats/stopping.ts).
 * @param rounds the rounds. At least `FEWEST_ROUNDS` of the rounds must have a decisive row.
 * @param candidate the words for the candidate in findings.
 */
export function judgeRounds(rounds: Rounds, judging: Judging, candidate = 'candidate') {
  const located = locate(overallLogRatios(rounds.measured));
  const { change, interval } = changeOf(located);
  const verdict = verdictOf(interval, judging.equivalence);
  const { rows, findings } = rowsOf(rounds.measured, judging.equivalence, candidate);
  const decisive = rows.filter((row) => row.decisive);
  const larger = rows.filter(
    ({ unit, interval: [least] }) => least > (quantityOf(unit).warnAbove ?? Infinity),
  );
  const comparison: Comparison = {
    ...judging,
    verdict,
    change,
    interval,
    measurements: [...decisive, ...rows.filter((row) => !row.decisive)],
    rounds: rounds.completed,
    ended: rounds.ended,
    reason: verdictReason({ ...judging, verdict, located }, rounds, decisive),
  };
  return { comparison, findings: [...findings, ...larger.map((row) => aboutIncrease(row, candidate))] };
}

/**
 * Judges the difference between two contenders by one signed-rank interval. Each round contributes one number: the mean log ratio over all
 * decisive rows. `judgeRounds` judges the two sides by the same kind of interval.
 * @returns undefined if fewer than `FEWEST_ROUNDS` rounds have a decisive row for both contenders.
 */
export function judgeDifference(
  { measured }: Pick<Rounds, 'measured'>,
  { from, to }: Between,
  equivalence: number,
): ContenderDifference | undefined {
  const ratios = overallLogRatios(measured, { from, to });
  if (ratios.length < FEWEST_ROUNDS) return undefined;
  const { change, interval } = changeOf(locate(ratios));
  return { name: to, against: from, verdict: verdictOf(interval, equivalence), change, interval };
}

/**
 * Returns the proof that the program is slower with the profile that would be proposed than with the committed profile. Returns undefined
 * if the rounds do not prove that the program is slower.
 */
export function slowerThanCommitted({
  contenders = [],
  proposed = 'committed',
}: Pick<Comparison, 'contenders' | 'proposed'>): ContenderDifference | undefined {
  return contenders.find(
    ({ name, against, verdict }) =>
      against === 'committed' && verdict === 'slower' && (proposed === 'committed' || proposed === name),
  );
}

/** Returns the warning about a quantity that grew by more than the table of quantities allows. */
function aboutIncrease({ name, unit, baseline, candidate, change }: Measurement, judged: string): Finding {
  const { words, format, gate, warnAbove = 0 } = quantityOf(unit);
  const message = `The ${judged} has ${share(change)} more ${words}: ${format(candidate)} instead of ${format(baseline)} (${name}).`;
  const fix = `Check that the hosts of the program have enough memory. To fail the job after such a rise, set \`fail-on: ${gate} > ${warnAbove * 100}%\`.`;
  return warning(message, fix);
}

/** Converts an estimate of log ratios and its interval into a change and its interval, as fractions. */
export function changeOf({ estimate, interval: [low, high] }: CentreEstimate) {
  return { change: Math.expm1(estimate), interval: [Math.expm1(low), Math.expm1(high)] as const };
}

/**
 * Makes a row for each quantity that has values in enough rounds. If a quantity is zero on one side, it has no ratio, and a note names the
 * quantity.
 */
function rowsOf(all: readonly MeasuredWorkload[], equivalence: number, candidate: string) {
  const deciding = decisiveRows(all);
  const findings: Finding[] = [];
  const rows: Measurement[] = [];
  for (const measured of all) {
    for (const quantity of measured.workload.quantities) {
      const ratios = logRatios(measured, quantity).filter((ratio) => !Number.isNaN(ratio));
      if (ratios.length < FEWEST_ROUNDS) continue;
      const row = rowOf(measured, quantity, ratios, { equivalence, candidate });
      const decisive = deciding.some((one) => one.of === measured && one.quantity.unit === quantity.unit);
      if ('severity' in row) findings.push(row);
      else rows.push({ ...row, decisive, logRatios: ratios });
    }
  }
  const decisive = rows.filter((row) => row.decisive);
  // A single decisive row needs no separate test, because the verdict of the run already judges it.
  const judged = decisive.length < 2 ? [] : holm(decisive.map(({ logRatios = [] }) => logRatios));
  const slower = new Set(decisive.filter((row, at) => judged[at]?.isProven && row.change > 0));
  const marked = rows.map((row): Measurement => (slower.has(row) ? { ...row, provenSlower: true } : row));
  return { rows: marked, findings };
}

function rowOf(
  { workload: { name }, rounds }: MeasuredWorkload,
  { unit, better }: Quantity,
  ratios: readonly number[],
  judged: { readonly equivalence: number; readonly candidate: string },
): Measurement | Finding {
  const pairs = rounds.flat().filter((set) => set.baseline.has(unit) && set.candidate.has(unit));
  const baseline = median(pairs.map((pair) => pair.baseline.get(unit) as number));
  const candidate = median(pairs.map((pair) => pair.candidate.get(unit) as number));
  if (!ratios.every(Number.isFinite)) {
    const message = `${name} has ${baseline} ${unit} on the baseline and ${candidate} on the ${judged.candidate}. The report has no row for this quantity, because a change from or to zero has no percentage.`;
    return note(message);
  }
  const { change, interval } = changeOf(locate(ratios));
  const higher = better === 'higher';
  const verdict = verdictOf(higher ? [-interval[1], -interval[0]] : interval, judged.equivalence);
  const sides = agreeing({ baseline, candidate }, change);
  const row = { name, unit, ...sides, change, interval, verdict, pairs: pairs.length };
  return higher ? { ...row, better } : row;
}

/**
 * Makes the values of both sides agree with the change of their pairs, because a row should show one estimate. The ratio of two noisy
 * medians may differ from the typical ratio of a pair. For example, the medians may be 748 and 758 µs although the pairs show a change of
 * −0.2 %. Each returned value is close to the median of its side, and the two values have the ratio of the pairs. If the medians already
 * have the ratio of the pairs, for example because all runs allocate the same number of bytes, the medians stay unchanged.
 */
function agreeing({ baseline, candidate }: Sides<number>, change: number): Sides<number> {
  if (Math.abs(candidate / baseline - (1 + change)) < 1e-9) return { baseline, candidate };
  const level = Math.sqrt(baseline) * Math.sqrt(candidate);
  const half = Math.sqrt(1 + change);
  return { baseline: level / half, candidate: level * half };
}

/** Lists the rows that decide the verdict. */
export function rowsOfVerdict({ measurements }: Pick<Comparison, 'measurements'>): Measurement[] {
  return measurements.filter(({ decisive, unit }) => decisive ?? quantityOf(unit).decisive);
}

/** Names the quantity of the overall change, such as `CPU time per operation`. */
export function overallQuantity(decisive: readonly Pick<Measurement, 'unit'>[]): string {
  const [unit, ...others] = new Set(decisive.map((row) => row.unit));
  return unit === undefined || others.length > 0 ? 'CPU time per unit of work' : quantityOf(unit).words;
}

/** A verdict, and the interval of the log ratios from which it was made. */
interface LocatedVerdict extends Judging {
  readonly verdict: Verdict;
  readonly located: CentreEstimate;
}

/**
 * Explains a verdict, and says why measuring ended. The interval may be as narrow as `precision` requires when the budget is spent, because
 * measuring does not end early after a few rounds, and because it also waits for the held-out work and for other contenders.
 */
function verdictReason(
  { verdict, precision, equivalence, reordered, located }: LocatedVerdict,
  { completed, ended }: Rounds,
  decisive: readonly Measurement[],
): string {
  const where = {
    faster: 'lies below zero',
    slower: 'lies above zero',
    'no difference': `holds zero and lies within ±${percentSetting(equivalence)}`,
    inconclusive: `holds zero and does not lie within ±${percentSetting(equivalence)}`,
  }[verdict];
  const asked = `±${percentSetting(precision)}`;
  // The stopping rule compares the same half width with the precision (stats/stopping.ts).
  const [low, high] = located.interval;
  const isNarrow = (high - low) / 2 <= Math.log1p(precision);
  const before = isNarrow ? '' : `, before the interval was as narrow as ${asked}`;
  const narrower = isNarrow ? ' and a smaller `precision` make' : ' makes';
  const [why, more] = {
    precision: [
      `the interval was expected to be as narrow as \`precision\` requires, ${asked}`,
      '. A smaller `precision` measures for longer, which narrows the interval',
    ],
    budget: [`the budget was spent${before}`, `. A larger budget${narrower} the interval narrower`],
    cancelled: [`the run was cancelled${before}`, '. More rounds make the interval narrower'],
  }[ended];
  const order = reordered ? ', each with another order of functions in memory' : '';
  const single = reordered
    ? ' A single build has only one order, so its change may be larger or smaller.'
    : '';
  const end = `Measuring ended after ${count(completed, 'round')}${order}, when ${why}`;
  return `The interval of the ${overallQuantity(decisive)} ${where}. ${end}${verdict === 'inconclusive' ? more : ''}.${single}`;
}

/** Prints a fraction as users write it in a setting. For example, 0.025 becomes `2.5 %`. */
export function percentSetting(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(9))} %`;
}

/** The share of the profile that the workload of the comparison also ran. The verdict says little about the rest of the profile. */
export interface Coverage {
  /** The workload in words: `the benchmarks` or `the load`. */
  readonly workload: string;
  /** The share of the profile's weight in functions that the workload ran. */
  readonly share: number;
  /** The heaviest functions of the profile that did not appear in the workload. */
  readonly missing: readonly { readonly name: string; readonly share: number }[];
  /** True if a part of the workload was not profiled, so that the real coverage may be larger. */
  readonly isPart?: boolean;
}

/** True if the workload covers so little of the profile that the verdict says little about production. */
export function isLittle({ share: covered, isPart }: Coverage): boolean {
  return !isPart && covered < 1 / 3;
}
const MOST_MISSING_FUNCTIONS = 5;

/**
 * Computes the coverage of a profile. The weight of a function is the weight of all calls that lead into the function, as in the compiler.
 * @param executed the names of all functions on the stacks of the CPU profile of the workload, taken on the baseline.
 * @param workload `the benchmarks` or `the load`.
 * @returns undefined if the profile has no weight.
 */
export function coverageOf(
  { edges }: EdgeSet,
  executed: Iterable<string>,
  workload: string,
): Coverage | undefined {
  const known = edges.filter(({ callee }) => !isInterruption(callee));
  const totalWeight = totalOf(known, ({ weight }) => weight);
  if (totalWeight === 0) return undefined;
  const keys = new Set([...executed].map(keyOf));
  const missing = new Map<string, number>();
  let covered = 0;
  for (const { callee, weight } of known) {
    if (keys.has(keyOf(callee))) covered += weight;
    else missing.set(ownName(callee), (missing.get(ownName(callee)) ?? 0) + weight);
  }
  return {
    workload,
    share: covered / totalWeight,
    missing: [...missing]
      .sort(([a, x], [b, y]) => y - x || compareText(a, b))
      .slice(0, MOST_MISSING_FUNCTIONS)
      .map(([name, weight]) => ({ name, share: weight / totalWeight })),
  };
}

/**
 * Returns the key by which functions are matched: the name without type arguments. A closure gets the key of the function around it,
 * because inlining renames closures.
 */
function keyOf(name: string): string {
  const owner = closureOwner(name);
  return owner === undefined ? withoutTypeArguments(ownName(name)) : `${splitSymbol(name).package} ${owner}`;
}

/** Warns about a low coverage. */
export function coverageFindings(coverage: Coverage): Finding[] {
  if (!isLittle(coverage)) return [];
  const message = `The verdict is about a small part of the profile, because ${coverageInWords(coverage)}.`;
  const fix = `Let \`benchmarks\` or \`load\` exercise what production does, such as ${coverage.missing[0]?.name}.`;
  return [warning(message, fix)];
}

/** Prints a coverage as a sentence, such as `the benchmarks cover 12 % of the profile’s weight; heaviest functions not seen: a (5.0 %)`. */
export function coverageInWords({ workload, share: covered, missing, isPart }: Coverage): string {
  const verb = workload === 'the load' ? 'covers' : 'cover';
  if (isPart)
    return `${workload} ${verb} at least ${share(covered)} of the profile’s weight, because some work was not profiled`;
  const heavy = missing.filter(({ share: part }) => part >= 0.001);
  const names = heavy.map(({ name, share: part }) => `${name} (${share(part)})`);
  const rest = names.length === 0 ? '' : `; heaviest functions not seen: ${names.join(', ')}`;
  return `${workload} ${verb} ${share(covered)} of the profile’s weight${rest}`;
}
