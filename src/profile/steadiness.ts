import { type Finding, warning } from '../system/errors.ts';
import { count, fixed, seededRandom, share } from '../system/format.ts';
import { decisivePairs, noiseOverlap, pairEdges, weightPerSample } from './drift.ts';
import type { WeighedProfile } from './published.ts';

/**
 * Says how steady a profile is: would another recording of the same load make the compiler treat the same calls as hot?
 *
 * A profiler takes 100 samples in each second of CPU time. The lightest hot calls have only a few of them, so chance decides which of these
 * calls are hot. With another recording, the compiler inlines other calls, and PGO gains more or less. How many samples are enough depends
 * on the program. For example, 6,000 samples are enough for a formatter that spends its time in 500 calls, but not for a service
 * that spends its time in thousands of calls. So this file does not ask for a fixed number of samples. It predicts from one profile how
 * much of the hot calls' weight another recording of the same length would share (`expectedOverlap`).
 *
 * The prediction deals out the samples of the profile and of a copy again at random, as `noiseOverlap` does for two profiles. A call
 * that no recording has sampled yet cannot be dealt out, so the prediction is too high, by at most 5 percentage points from 1,000
 * samples on, and by at most 14 from 100 samples on. docs/recording.md has the measurements.
 */

/** A profile is steady if another recording of the same length would share at least this fraction of the hot calls' weight. */
export const STEADY_OVERLAP = 0.9;

/** With fewer samples than this, every percentage would be random, so nothing is predicted. */
export const ENOUGH_FOR_SHARES = 30;

/** The number of samples that the advice for a profile with fewer than `ENOUGH_FOR_SHARES` samples aims at. */
const FEWEST_SAMPLES = 1_000;

/** The multiples of a profile's samples that `samplesForSteadiness` tries. */
const MULTIPLES = [2, 4, 8, 16, 32] as const;

/** Fewer permutations than for the decision to update a profile, because a finding needs no more precise prediction. */
const PERMUTATIONS = 40;

/** Each prediction uses the same random numbers, so the same profile always gives the same finding. */
const SEED = 0x51ed270b;

/** How steady a profile is. */
export interface Steadiness {
  /** The share of the hot calls' weight that another recording of the same length would share, as a fraction. */
  readonly overlap: number;
  /**
   * How many times as many samples a steady profile of this program needs: 1 if the profile is steady, and undefined if 32 times as many
   * samples would not be enough.
   */
  readonly multiple: number | undefined;
}

/** Predicts how steady a profile is, and how many times as many samples would make it steady. */
export function steadinessOf(profile: WeighedProfile): Steadiness {
  const overlap = expectedOverlap(profile, 1);
  if (overlap >= STEADY_OVERLAP) return { overlap, multiple: 1 };
  const multiple = MULTIPLES.find((times) => expectedOverlap(profile, times) >= STEADY_OVERLAP);
  return { overlap, multiple };
}

/** Returns true if another recording of the same length would share most of the hot calls' weight with this profile. */
export function isSteady(profile: WeighedProfile): boolean {
  return expectedOverlap(profile, 1) >= STEADY_OVERLAP;
}

/**
 * Predicts the share of the hot calls' weight, as a fraction, that two recordings of one load would share if each had `times` as many
 * samples as this profile.
 */
export function expectedOverlap(profile: WeighedProfile, times: number): number {
  const scale = weightPerSample(profile) / times;
  const pairs = decisivePairs(pairEdges(profile.edges, profile.edges));
  return noiseOverlap(pairs, { before: scale, after: scale }, seededRandom(SEED), PERMUTATIONS).hot;
}

/** The words of a finding about a profile that is not steady. */
interface SteadinessWords {
  /** What the finding calls the profile, such as `the merge`. */
  readonly name: string;
  /** Returns advice on how to get more samples. @param multiple how many times as many samples are needed. */
  more(multiple: number): string;
}

/** Warns if a profile is not steady, and says how many samples a steady profile needs. */
export function aboutSteadiness(profile: WeighedProfile, { name, more }: SteadinessWords): Finding[] {
  const { samples, weighted } = profile;
  const holds = count(samples, 'sample');
  if (profile.edges.totalWeight === 0) return [];
  if (samples < ENOUGH_FOR_SHARES) {
    const times = Math.ceil(FEWEST_SAMPLES / Math.max(1, samples));
    return [warning(`Chance decides which calls are hot in ${name} of only ${holds}.`, more(times))];
  }
  const { overlap, multiple } = steadinessOf(profile);
  if (multiple === 1) return [];
  const worth =
    weighted === undefined || weighted.effective > 0.9 * samples
      ? ''
      : ` Because of their weights, the ${holds} are worth only ${fixed(weighted.effective, 0)} samples of equal weight.`;
  const message = `Another recording of the same length would share only about ${share(overlap)} of the hot calls’ weight with ${name} of ${holds}, so PGO may gain more or less with it.${worth}`;
  const times = multiple ?? 2 * Math.max(...MULTIPLES);
  return [warning(message, `Record ${timesInWords(multiple)} as many samples. ${more(times)}`)];
}

/** Writes a multiple of `MULTIPLES`. @param multiple undefined if no tried multiple is enough. */
function timesInWords(multiple: number | undefined): string {
  if (multiple === undefined) return `more than ${Math.max(...MULTIPLES)} times`;
  return multiple === 2 ? 'about twice' : `about ${multiple} times`;
}
