import type { Config } from '../settings/config.ts';

/** The least milliseconds for `tune: auto`. In less time, a search and its proof would have too few rounds. */
const SHORTEST_TUNING = 60_000;
/** The share of `budget` that `tune: auto` may take in addition to `budget`. */
const AUTO_SHARE = 0.5;

/**
 * Returns the most milliseconds that tuning may add to a run. It returns 0 if tuning is off, if `auto` has too little time, or if `auto`
 * has no reasons from the compiler's evidence.
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
