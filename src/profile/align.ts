/** Matching of two ordered lists, such as the calls that a profile saw in a function and the calls in today's source. */

export interface Alignment {
  /** For each item the index of its site; undefined where it has none, or several with equal right. */
  readonly sites: readonly (number | undefined)[];
  /** The sum of the scores. */
  readonly score: number;
}

/** Larger tables are not worth their time: generated functions with thousands of calls. */
const MOST_CELLS = 4_000_000;
const TINY = 1e-9;

/**
 * The pairs of items and sites, in the order of both, whose scores have the greatest sum. Where an item has several sites in alignments
 * with the same sum, it gets the one that is as far away as the matched items next to it are, or none.
 * @param items where each was, ascending, such as lines.
 * @param places where each site is, ascending.
 * @param score of an item at a site; 0: they do not match.
 */
export function align(
  items: readonly number[],
  places: readonly number[],
  score: (item: number, site: number) => number,
): Alignment {
  const [n, m] = [items.length, places.length];
  if (n * m > MOST_CELLS) return { sites: items.map(() => undefined), score: 0 };
  const scores = new Float64Array(n * m);
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) scores[i * m + j] = score(i, j);
  const width = m + 1;
  const [before, after] = [new Float64Array((n + 1) * width), new Float64Array((n + 1) * width)];
  const at = (table: Float64Array, index: number) => table[index] as number;
  const paired = (i: number, j: number) => at(scores, i * m + j);
  for (let i = 1; i <= n; i++)
    for (let j = 1; j <= m; j++)
      before[i * width + j] = Math.max(
        at(before, (i - 1) * width + j),
        at(before, i * width + j - 1),
        at(before, (i - 1) * width + j - 1) + paired(i - 1, j - 1),
      );
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      after[i * width + j] = Math.max(
        at(after, (i + 1) * width + j),
        at(after, i * width + j + 1),
        at(after, (i + 1) * width + j + 1) + paired(i, j),
      );
  const best = at(before, n * width + m);
  const choices = items.map((_, i) => {
    const found: number[] = [];
    for (let j = 0; j < m; j++) {
      const sum = at(before, i * width + j) + paired(i, j) + at(after, (i + 1) * width + j + 1);
      if (paired(i, j) > 0 && sum >= best - TINY * (1 + best)) found.push(j);
    }
    return found;
  });
  return { sites: choose(items, places, choices), score: best };
}

/** One of the choices for each item, so that the order is kept. */
function choose(
  items: readonly number[],
  places: readonly number[],
  choices: readonly (readonly number[])[],
): (number | undefined)[] {
  const shift = (i: number, j: number) => (places[j] as number) - (items[i] as number);
  const chosen = choices.map((found) => (found.length === 1 ? found[0] : undefined));
  const next: (number | undefined)[] = [];
  for (let i = items.length - 1, last: number | undefined; i >= 0; i--) {
    next[i] = last;
    const j = chosen[i];
    if (j !== undefined) last = shift(i, j);
  }
  // The function begins where it began.
  let [previous, lastSite] = [0, -1];
  for (let i = 0; i < items.length; i++) {
    const found = choices[i] as readonly number[];
    if (found.length > 1) {
      const asBefore = found.filter((j) => shift(i, j) === previous);
      const asAfter = found.filter((j) => shift(i, j) === next[i]);
      const same = new Set([...asBefore, ...asAfter]);
      if (same.size === 1) chosen[i] = [...same][0];
    }
    const j = chosen[i];
    if (j === undefined) continue;
    if (j <= lastSite) chosen[i] = undefined;
    else [previous, lastSite] = [shift(i, j), j];
  }
  return chosen;
}
