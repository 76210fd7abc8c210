import { count } from '../system/format.ts';
import { compilerSampleType } from './edges.ts';
import { KeyedSums } from './keyed-sums.ts';
import type { KnownNames, NamedProfile } from './known-names.ts';
import { absurd } from './must-be.ts';
import type { SampleVisitor } from './packed.ts';
import { LocationTraits, OWN, STARTED, type TimeSums, TimeTally } from './time-sums.ts';

/** Of addresses that a call is at and goes to; the largest programs have some hundred thousands. */
const MOST_PAIRS = 1_000_000;
/** Of these, in all sample types; Go's profiles have two. */
const MOST_PAIR_VALUES = 3_000_000;

/** What one pass over the samples of a profile tells. */
export interface Survey {
  /** Exact, one per sample type. */
  readonly totals: readonly bigint[];
  readonly isNegative: boolean;
  /** Whether every stack has two locations. */
  readonly isTwoFrames: boolean;
  /** Whether the compiler finds a start line in what it looks at. */
  readonly hasStartLines: boolean;
  /** Share of the samples with an own function anywhere on the stack. */
  readonly ownShare: number;
  readonly times: TimeSums;
  /**
   * Sums of all values by the two leaf-most locations: `leaf * (n + 1) + caller` of n locations, n for none. Whatever
   * the compiler makes of a stack depends on these alone.
   */
  readonly leaves: KeyedSums;
}

/**
 * @param also is shown each sample, too: reading them takes longer than most that is done with them.
 * @throws Malformed at a damaged sample.
 * @throws ExpectedError when there are absurdly many different ones.
 */
export function surveyOf(profile: NamedProfile, known: KnownNames, also?: SampleVisitor): Survey {
  const { packed } = profile;
  const { locations, sampleTypes } = packed;
  const type = compilerSampleType(packed);
  const traits = new LocationTraits(profile, known);
  const { flags } = traits;
  const times = new TimeTally(traits);
  const leaves = new KeyedSums(sampleTypes.length);
  const mostPairs = Math.min(MOST_PAIRS, Math.floor(MOST_PAIR_VALUES / sampleTypes.length));
  const exact = sampleTypes.map(() => 0n);
  const partial = new Float64Array(sampleTypes.length);
  let [isNegative, isTwoFrames, hasStartLines] = [false, true, false];
  let [own, all] = [0, 0];
  packed.eachSample((stack, depth, values, labelled) => {
    also?.(stack, depth, values, labelled);
    for (let at = 0; at < values.length; at++) {
      const value = values[at] as number;
      if (value < 0) isNegative = true;
      const sum = (partial[at] as number) + value;
      if (Math.abs(sum) <= Number.MAX_SAFE_INTEGER) partial[at] = sum;
      else {
        exact[at] = (exact[at] as bigint) + BigInt(partial[at] as number) + BigInt(value);
        partial[at] = 0;
      }
    }
    let seen = 0;
    for (let at = 0; at < depth; at++) seen |= flags[stack[at] as number] as number;
    const leaf = stack[0] as number;
    const caller = depth > 1 ? (stack[1] as number) : locations.count;
    if (depth !== 2) isTwoFrames = false;
    const value = values[type] ?? 0;
    if (depth > 0) {
      // What is 0 the compiler does not look at.
      if (value !== 0 && (((flags[leaf] as number) | (flags[caller] ?? 0)) & STARTED) !== 0)
        hasStartLines = true;
      leaves.add(leaf * (locations.count + 1) + caller, values);
      if (leaves.count > mostPairs)
        throw absurd(`more than ${count(mostPairs, 'different call')} by address`);
    }
    all += value;
    if ((seen & OWN) !== 0) own += value;
    // What is 0 everywhere does not enter a merge.
    if (value !== 0) times.add(stack, depth, seen, value);
  });
  return {
    totals: exact.map((sum, at) => sum + BigInt(partial[at] as number)),
    isNegative,
    isTwoFrames,
    hasStartLines,
    ownShare: all === 0 ? 0 : own / all,
    times: times.sums(),
    leaves,
  };
}
