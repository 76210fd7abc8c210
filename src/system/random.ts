/** A source of numbers within [0, 1), uniform. */
export type Random = () => number;

/**
 * Numbers that follow from `seed` (its low 32 bits). Source: mulberry32 by Tommy Ettinger (public domain, 2017);
 * it passes gjrand's tests and has a period of 2³², which is plenty for shuffling.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A shuffled copy, every order equally likely. Source: Fisher-Yates as in Knuth, TAOCP vol. 2, algorithm 3.4.2P. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
