import { median } from '../compare/stats/samples.ts';
import type { Config } from '../settings/config.ts';

/** The minimum time of tuning with `tune: auto`, in milliseconds. In a shorter time, the search and its proof would have too few rounds. */
const SHORTEST_TUNING = 60_000;
/** The maximum time of `tune: auto`, as a share of the setting `budget`. The time for tuning comes in addition to `budget`. */
const AUTO_SHARE = 0.5;

/**
 * Returns the maximum number of milliseconds that tuning may add to a run. The result is 0 if tuning is off. With `auto`, the result is
 * also 0 if the time is too short, or if the run reads no evidence from the compiler.
 */
export function mostTuningTime({
  tune,
  budget,
  evidence,
}: Pick<Config, 'tune' | 'budget' | 'evidence'>): number {
  if (tune.kind === 'search') return tune.milliseconds;
  if (tune.kind === 'culprits') return tune.milliseconds ?? budget;
  const isPossible = tune.kind === 'auto' && evidence.has('compiler');
  return isPossible && budget * AUTO_SHARE >= SHORTEST_TUNING ? budget * AUTO_SHARE : 0;
}

/** A search needs at least this many milliseconds for the rounds of a contender, after the contender was built. */
export const SHORTEST_MEASURING = 20_000;

/** The facts from which `mostBuildTime` decides. Times are in milliseconds. */
export interface BuildOfContender {
  /** The time until the search ends. */
  readonly left: number;
  /** The times of earlier builds of the same kind, including builds that were ended because they took too long. */
  readonly earlier: readonly number[];
  /** True if another contender was built already, so that time must be left for its rounds. */
  readonly isAnyBuilt: boolean;
}

/**
 * Returns the maximum number of milliseconds that the build of a contender may take. The result is 0 if the build should not begin, because
 * half of the earlier builds took longer than the available time. The first build leaves just enough time for the rounds of its contender.
 * Each later build takes at most half of the time that is left. Without this limit, a contender that is already built could lose its rounds
 * to a contender that is never ready.
 */
export function mostBuildTime({ left, earlier, isAnyBuilt }: BuildOfContender): number {
  const beforeRounds = left - SHORTEST_MEASURING;
  const most = isAnyBuilt ? Math.min(beforeRounds, left / 2) : beforeRounds;
  const expected = earlier.length === 0 ? 0 : median(earlier);
  return most > 0 && expected <= most ? most : 0;
}
