import { median } from '../../src/compare/stats/samples.ts';

/** A ratio that was measured several times. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly pairs: number;
}

/** One of both ways, of one pair: both in the same unit. */
export interface Pair<T> {
  readonly ours: T;
  readonly theirs: T;
}

/** Measures both ways one after the other, `count` times; who begins changes with each pair, as the machine's load does. */
export async function inPairs<T>(
  count: number,
  ours: () => Promise<T>,
  theirs: () => Promise<T>,
): Promise<Pair<T>[]> {
  const pairs: Pair<T>[] = [];
  for (let pair = 0; pair < count; pair++) {
    if (pair % 2 === 0) {
      const one = await ours();
      pairs.push({ ours: one, theirs: await theirs() });
    } else {
      const other = await theirs();
      pairs.push({ ours: await ours(), theirs: other });
    }
  }
  return pairs;
}

/** The ratio of ours to theirs, over the pairs. */
export function ratioOf<T>(pairs: readonly Pair<T>[], figure: (cost: T) => number): Ratio {
  const ratios = pairs.map(({ ours, theirs }) => figure(ours) / figure(theirs));
  return { ...spreadOf(ratios), pairs: pairs.length };
}

/** Median, least and most of some figures. */
export function spreadOf(figures: readonly number[]): Omit<Ratio, 'pairs'> {
  return { median: median(figures), least: Math.min(...figures), most: Math.max(...figures) };
}
