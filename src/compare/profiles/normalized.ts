import type { Profile, SampleValues, ValueType } from '../../profile/columns.ts';
import type { StackSum } from '../../profile/stacks.ts';
import type { SideName } from '../subject.ts';
import type { ProfileDifference } from './profile-difference.ts';

/** What both sides' profiles are of, and in which unit they can be compared. */
export interface Measure {
  readonly kind: ProfileDifference['kind'];
  readonly workload: ProfileDifference['workload'];
  /** As in `ProfileDifference`: `cpu-sec/op`, `B/request`. */
  readonly unit: string;
  /** One unit of work in words: `operation of each benchmark`, `request`, `second of profiling`. */
  readonly work: string;
}

/** One side's stacks per unit of work. */
export interface NormalizedSide {
  /** Values are integers for `works` units of work: sample type 0 counts, type 1 is the one to be compared. */
  readonly profile: Profile;
  /** Absent where everything was recorded. */
  readonly sampling?: Sampling;
}

/** By what chance decided what is in a profile. */
export type Sampling =
  | { readonly by: 'time'; readonly samples: number }
  /** One allocation in about `rate` bytes was recorded, over `works` units of work. */
  | { readonly by: 'bytes'; readonly rate: number; readonly works: number };

/** Both sides' profiles, scaled alike, so that `go tool pprof -diff_base` subtracts like from like. */
export interface NormalizedPair extends Measure {
  /** For how many units of work the values of both profiles are: a power of ten. */
  readonly works: number;
  readonly baseline: NormalizedSide;
  readonly candidate: NormalizedSide;
}

/** Values of the profiles add up to at least so much, so that rounding to integers changes nothing that can be seen. */
const LEAST_TOTAL = 1e10;

const TYPES: Readonly<Record<Measure['kind'], readonly [ValueType, ValueType]>> = {
  cpu: [
    { type: 'samples', unit: 'count' },
    { type: 'cpu', unit: 'nanoseconds' },
  ],
  alloc: [
    { type: 'alloc_objects', unit: 'count' },
    { type: 'alloc_space', unit: 'bytes' },
  ],
};

/** Base units of the profile in one unit of the difference. */
const PER_UNIT: Readonly<Record<Measure['kind'], number>> = { cpu: 1e9, alloc: 1 };

/**
 * Makes profiles of both sides' sums, whose values are [count, nanoseconds or bytes] per unit of work. CPU samples
 * are counted as they were taken, all else for the same power of ten of units of work.
 * @param sampling by what chance they are as they are.
 */
export function normalize(
  measure: Measure,
  sums: Readonly<Record<SideName, StackSum>>,
  sampling?: Readonly<Record<SideName, Sampling>>,
): NormalizedPair {
  const total = Math.max(sums.baseline.total(1), sums.candidate.total(1));
  let works = 1;
  while (total > 0 && total * works < LEAST_TOTAL) works *= 10;
  const side = (name: SideName): NormalizedSide => ({
    profile: sums[name].profile(
      {
        sampleTypes: TYPES[measure.kind],
        periodType: measure.kind === 'cpu' ? TYPES.cpu[1] : { type: 'space', unit: 'bytes' },
        period: 1,
        comments: explanation(measure, name, works),
      },
      [measure.kind === 'cpu' ? 1 : works, works],
    ),
    ...(sampling && { sampling: sampling[name] }),
  });
  return { ...measure, works, baseline: side('baseline'), candidate: side('candidate') };
}

function explanation({ kind, workload, work }: Measure, side: SideName, works: number): string[] {
  const what = kind === 'cpu' ? 'CPU nanoseconds' : 'bytes allocated';
  return [
    `go-pgo: ${what} of the ${side} under ${workload}, for ${works} times one ${work}.`,
    `go-pgo: divide by ${works} for one ${work}; the other side's profile is scaled alike, for go tool pprof -diff_base.`,
    ...(kind === 'cpu' ? ['go-pgo: samples/count is as it was taken.'] : []),
  ];
}

/** What a sample of either side counts, in the unit of the difference. */
export function valueIn({ kind, works }: NormalizedPair): (values: SampleValues) => number {
  const divisor = PER_UNIT[kind] * works;
  return (values) => (values[1] ?? 0) / divisor;
}

/**
 * Variance of what a sample of one side counts, in the square of that unit; undefined where nothing is left to chance.
 * Samples by time are independent, so the variance of their number is that number (Poisson). Of allocations of `size`
 * bytes, each is recorded with the probability p = 1 − exp(−size / rate) and counts 1 / p times (`scaleHeapSample` in
 * Go's runtime/pprof): of N, the estimate has the variance N · (1 − p) / p.
 */
export function varianceIn(
  { kind, works }: NormalizedPair,
  { sampling }: NormalizedSide,
): ((values: SampleValues) => number) | undefined {
  if (sampling === undefined) return undefined;
  const divisor = PER_UNIT[kind] * works;
  if (sampling.by === 'time') {
    return ([samples = 0, value = 0]) => (samples === 0 ? 0 : (value / divisor) ** 2 / samples);
  }
  const { rate } = sampling;
  return ([objects = 0, bytes = 0]) => {
    if (objects === 0 || rate <= 1) return 0;
    const size = bytes / objects;
    const recorded = -Math.expm1(-size / rate);
    const allocated = (objects / works) * sampling.works;
    return (allocated * size ** 2 * (1 - recorded)) / recorded / sampling.works ** 2;
  };
}
