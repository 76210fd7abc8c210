import { type Finding, note, warning } from '../system/errors.ts';
import { capitalized, count, fixed, seededRandom, totalOf } from '../system/format.ts';
import { decisivePairs, overlapsOfParts, pairEdges, weightPerSample } from './drift.ts';
import type { WeighedProfile } from './published.ts';

/**
 * Says how steady a profile is: would another recording of the same load make the compiler treat the same calls as hot?
 *
 * A profiler takes 100 samples in each second of CPU time. The lightest hot calls have only a few of them, so chance decides which of these
 * calls are hot. With another recording, the compiler inlines other calls. How many samples are enough depends on the program: a small tool
 * spends its time in a few hundred calls, and a large service in thousands. So this file does not ask for a fixed number of samples. It
 * predicts from one profile how much of the hot calls' weight another recording of the same length would share.
 *
 * The profile itself shows how the share grows with the length of a recording. Its samples are dealt out at random to two halves, which are
 * two recordings of half the length, and to quarters. The share that the two parts do not have in common shrinks by about the same factor
 * with each doubling, so the factor from quarters to halves also leads from halves to the whole length. For example, quarters lack 32 % and
 * halves 24 %. The factor is 0.75, so two recordings of the whole length lack about 18 %. With more samples, the factor falls to about 0.65.
 * So the mean of both factors, 0.7, leads to longer recordings: twice as long ones lack about 13 %.
 *
 * docs/recording.md compares these predictions with recordings.
 */

/** A profile is steady if another recording of the same length would share at least this fraction of the hot calls' weight. */
export const STEADY_OVERLAP = 0.9;

/** A profile with fewer samples than this is little more than noise, so nothing is predicted from it. */
export const MOSTLY_NOISE = 100;

/** The number of samples that the advice aims at if a profile is mostly noise. */
const AIM_OF_ADVICE = 1_000;

/** The factor to which a doubling of many samples comes near, in the recordings of docs/recording.md. */
const FACTOR_OF_MANY = 0.65;

/** No advice names a larger multiple of the samples, because the prediction is too uncertain so far ahead. */
const LARGEST_MULTIPLE = 32;

/** The number of times that the samples are dealt out. */
const DEALS = 40;

/** Each prediction uses the same random numbers, so the same profile always gives the same finding. */
const DEALING_SEED = 0x51ed270b;

/** How steady a profile is. */
export interface Steadiness {
  /** The share of the hot calls' weight that another recording of the same length would share, as a fraction. */
  readonly overlap: number;
  /**
   * How many times as many samples a steady profile of this program needs: 1 if the profile is steady, and undefined if a larger multiple
   * than `LARGEST_MULTIPLE` is needed.
   */
  readonly multiple: number | undefined;
}

/** Predicts how steady a profile is. @returns undefined if the profile has too few samples, or no call edge. */
export function steadinessOf(profile: WeighedProfile): Steadiness | undefined {
  if (profile.samples < MOSTLY_NOISE || profile.edges.totalWeight === 0) return undefined;
  const scale = weightPerSample(profile);
  const pairs = decisivePairs(pairEdges(profile.edges, profile.edges));
  const random = seededRandom(DEALING_SEED);
  // If samples have different weights, an edge may weigh a part of a sample. It is rounded at random, because light edges would vanish.
  const counts = Float64Array.from(pairs, ({ before }) => Math.floor(before / scale + random()));
  const lackOf = (share: number) => {
    const dealt = overlapsOfParts(
      { pairs, counts },
      { first: share, second: share },
      { random, times: DEALS },
    );
    return 1 - totalOf(dealt, ({ hot }) => hot) / DEALS;
  };
  const [quarters, halves] = [lackOf(1 / 4), lackOf(1 / 2)];
  // The factor is limited, because few samples make it uncertain.
  const factor = quarters === 0 ? 1 / 2 : Math.min(1, Math.max(1 / 2, halves / quarters));
  const lack = halves * factor;
  return { overlap: 1 - lack, multiple: multipleFor(lack, factor) };
}

/** @param lack the share that two recordings do not have in common. @param factor what a doubling of both multiplies this share by. */
function multipleFor(lack: number, factor: number): number | undefined {
  const wanted = 1 - STEADY_OVERLAP;
  if (lack <= wanted) return 1;
  const beyond = Math.sqrt(factor * FACTOR_OF_MANY);
  const multiple = Math.ceil(2 ** (Math.log(wanted / lack) / Math.log(beyond)));
  return multiple <= LARGEST_MULTIPLE ? multiple : undefined;
}

/** Returns true if another recording of the same length would share most of the hot calls' weight with this profile. */
export function isSteady(profile: WeighedProfile): boolean {
  return steadinessOf(profile)?.multiple === 1;
}

/** The words of a finding about a profile that is not steady. */
interface SteadinessWords {
  /** What the finding calls the profile, such as `the merge`. */
  readonly name: string;
  /** Returns advice on how to get more samples. @param multiple how many times as many samples are needed. */
  more(multiple: number): string;
}

/**
 * Returns a note if a profile is not steady, which says how many samples a steady profile needs. It is no warning, because more samples make
 * the hot calls steadier, but not the gain: in docs/recording.md, 30 times as many samples made one program faster and one slower, and no
 * difference is proven for a third. A profile that is mostly noise is worth a warning.
 */
export function aboutSteadiness(profile: WeighedProfile, { name, more }: SteadinessWords): Finding[] {
  const { samples, weighted, edges } = profile;
  if (edges.totalWeight === 0) return [];
  const holds = count(samples, 'sample');
  const steadiness = steadinessOf(profile);
  if (steadiness === undefined) {
    const message = `${capitalized(name)} has only ${holds}, which are too few to show which calls are hot.`;
    return [warning(message, more(Math.ceil(AIM_OF_ADVICE / Math.max(1, samples))))];
  }
  const { overlap, multiple } = steadiness;
  if (multiple === 1) return [];
  const message = `Another recording of the same length would share only about ${Math.floor(100 * overlap)} % of the hot calls’ weight with ${name} of ${holds}, because chance decides which of the lighter calls are hot.`;
  const wanted = multiple ?? LARGEST_MULTIPLE;
  const amount = multiple === undefined ? `more than ${wanted}` : `about ${wanted}`;
  const times = wanted === 2 ? 'about twice' : `${amount} times`;
  const advice = `For a profile that changes less from one refresh to the next, record ${times} as many samples. ${more(wanted)}`;
  if (weighted === undefined || weighted.effective > 0.9 * samples) return [note(message, advice)];
  const worth = `The samples have different weights, for example because of \`weight\`, \`weighting: equal\` or \`carry-over\`. So they are worth only ${fixed(weighted.effective, 0)} samples of equal weight.`;
  return [note(`${message} ${worth}`, advice)];
}
