import type { Config } from '../settings/config.ts';

/** `tune: auto` needs this many milliseconds, because a search and its proof have too few rounds in less. */
const SHORTEST_TUNING = 60_000;
/** `tune: auto` may take this share of `budget` in addition to it. */
const AUTO_SHARE = 0.5;

/**
 * Returns the most milliseconds that tuning may add to a run; 0 if it is off, or if `auto` lacks the time or the reasons, which come from
 * the compiler's evidence.
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
