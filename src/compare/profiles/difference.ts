import { compareText, sumOf } from '../../profile/columns.ts';
import type { FlameGraph } from '../../profile/flame-graph.ts';
import { type FunctionTotal, flameTree, functionTotals } from '../../profile/flame-graph.ts';
import { type NormalizedPair, valueIn, varianceIn } from './normalized.ts';
import type {
  Amount,
  CallerDifference,
  FunctionDifference,
  ProfileDifference,
} from './profile-difference.ts';

/** Functions by their own time, and as many by that of all that they call. */
const LISTED = 30;
const CALLERS = 5;
/** Two-sided 95 % of a normal distribution. */
const NORMAL_95 = 1.96;

/**
 * Both sides' profiles function by function. Functions that do not differ are not listed.
 * @param files where the profiles were written.
 */
export function differenceOf(pair: NormalizedPair, files?: ProfileDifference['files']): ProfileDifference {
  const { kind, workload, unit, baseline, candidate } = pair;
  const value = valueIn(pair);
  const before = functionTotals(baseline.profile, value);
  const after = functionTotals(candidate.profile, value);
  const chance = chanceOf(pair);
  const functions = [...new Set([...before.keys(), ...after.keys()])].map(
    (name): FunctionDifference => ({
      name,
      baseline: amountOf(before.get(name)),
      candidate: amountOf(after.get(name)),
      ...(chance && { chance: chance(name) }),
      callers: [],
    }),
  );
  const listed = (by: keyof Amount) =>
    largest(functions, (one) => one.candidate[by] - one.baseline[by], LISTED).map((one) => ({
      ...one,
      callers: callersOf(before.get(one.name), after.get(one.name)),
    }));
  const sum = ({ profile }: NormalizedPair['baseline']) => sumOf(profile, value);
  return {
    kind,
    workload,
    unit,
    baseline: sum(baseline),
    candidate: sum(candidate),
    ...(baseline.sampling?.by === 'time' &&
      candidate.sampling?.by === 'time' && {
        samples: { baseline: baseline.sampling.samples, candidate: candidate.sampling.samples },
      }),
    flat: listed('flat'),
    cumulative: listed('cumulative'),
    ...(files && { files }),
  };
}

/** Both sides' stacks in one tree, in the unit of the difference. */
export function flameGraphOf(pair: NormalizedPair): FlameGraph {
  const { kind, workload, unit, baseline, candidate } = pair;
  const countOf = valueIn(pair);
  return {
    kind,
    workload,
    unit,
    ...flameTree({ profile: baseline.profile, countOf }, { profile: candidate.profile, countOf }),
  };
}

/** How far apart chance alone puts the two sides of a function; undefined where nothing was sampled by chance. */
function chanceOf(pair: NormalizedPair): ((name: string) => Amount) | undefined {
  const { baseline, candidate } = pair;
  const variances = [varianceIn(pair, baseline), varianceIn(pair, candidate)] as const;
  if (variances[0] === undefined || variances[1] === undefined) return undefined;
  const before = functionTotals(baseline.profile, variances[0]);
  const after = functionTotals(candidate.profile, variances[1]);
  const of = (name: string, by: keyof Amount) =>
    NORMAL_95 * Math.sqrt(amountOf(before.get(name))[by] + amountOf(after.get(name))[by]);
  return (name) => ({ flat: of(name, 'flat'), cumulative: of(name, 'cumulative') });
}

function amountOf(total: FunctionTotal | undefined): Amount {
  return { flat: total?.flat ?? 0, cumulative: total?.cumulative ?? 0 };
}

function callersOf(before: FunctionTotal | undefined, after: FunctionTotal | undefined): CallerDifference[] {
  const names = new Set([...(before?.callers.keys() ?? []), ...(after?.callers.keys() ?? [])]);
  const callers = [...names].map((name) => ({
    name,
    baseline: before?.callers.get(name) ?? 0,
    candidate: after?.callers.get(name) ?? 0,
  }));
  return largest(callers, (one) => one.candidate - one.baseline, CALLERS);
}

/** Those that differ, by the size of the difference; equal ones by name, so that the same profiles give the same list. */
function largest<T extends { readonly name: string }>(
  all: readonly T[],
  difference: (one: T) => number,
  most: number,
): T[] {
  return all
    .map((one) => ({ one, size: Math.abs(difference(one)) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size || compareText(a.one.name, b.one.name))
    .slice(0, most)
    .map(({ one }) => one);
}
