/** Aligns two ordered lists, such as the calls that a profile has in a function and the calls in today's source. */

/**
 * Tables with more cells than this are not aligned, because they would take too long. For example, generated functions with thousands of
 * calls have larger tables.
 */
const MOST_CELLS = 4_000_000;
/**
 * The cost in an alignment for each change of the distance between item and site. A pair's distance is the place of its site minus the
 * place of its item. An alignment pays the cost if a pair has a different distance than the previous pair. The cost is smaller than every
 * score.
 */
const SHIFT = 0.01;

/**
 * Pairs items, such as the calls of a profile, with sites, such as the lines of today's source. Items and sites keep their order, and the
 * sum of the scores is as large as possible. Of several alignments with the same sum, the alignment with the fewest changes of the distance
 * between item and site wins. If equally good alignments pair an item with different sites, the item gets no site.
 * @param items the old place of each item, such as the line of a call, in ascending order.
 * @param places the place of each site, such as a line of today's source, in ascending order.
 * @param score returns how well an item fits a site; 0 means that they do not match.
 * @returns `sites` has the index of the site for each item, or undefined; `score` is the sum of the scores.
 */
export function align(
  items: readonly number[],
  places: readonly number[],
  score: (item: number, site: number) => number,
): { readonly sites: readonly (number | undefined)[]; readonly score: number } {
  const [n, m] = [items.length, places.length];
  const none = { sites: items.map(() => undefined), score: 0 };
  if (n * m === 0 || n * m > MOST_CELLS) return none;
  const scores = new Float64Array(n * m);
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) scores[i * m + j] = score(i, j);
  const shift = (i: number, j: number) => (places[j] as number) - (items[i] as number);
  const shiftFromEnd = (i: number, j: number) => shift(n - 1 - i, m - 1 - j);
  // Compute for each pair the best sum of scores from the first pair to this pair, and from this pair to the last pair. The distance starts
  // at 0, because the first lines of both functions correspond.
  const before = sums({ n, m, scores, shift }, new Map([[0, 0]]));
  const after = sums({ n, m, scores: scores.toReversed(), shift: shiftFromEnd }, new Map());
  let best = 0;
  const through = scores.map((one, at) => {
    const sum = one === 0 ? 0 : (before[at] as number) + (after[n * m - 1 - at] as number) - one;
    best = Math.max(best, sum);
    return sum;
  });
  let total = 0;
  const sites = items.map((_, i) => {
    const found = [];
    for (let j = 0; j < m; j++) if ((through[i * m + j] as number) > best - SHIFT / 10) found.push(j);
    const [first] = found;
    if (best === 0 || first === undefined) return undefined;
    total += scores[i * m + first] as number;
    return found.length === 1 ? first : undefined;
  });
  // If two items fit the same site equally well, neither item gets the site.
  const isAlone = (site: number | undefined) => sites.indexOf(site) === sites.lastIndexOf(site);
  return { sites: sites.map((site) => (isAlone(site) ? site : undefined)), score: total };
}

/** The scores of all pairs of an item and a site, for `n` items and `m` sites. */
interface PairTable {
  readonly n: number;
  readonly m: number;
  /** The score of item `i` at site `j` is at `i * m + j`. */
  readonly scores: Float64Array;
  /** Returns the distance from the item to the site. */
  shift(item: number, site: number): number;
}

/**
 * Returns for each pair the best sum of scores of an alignment that ends with this pair.
 * @param byShift the best sum of scores before the first pair, by the distance between item and site.
 */
function sums({ n, m, scores, shift }: PairTable, byShift: Map<number, number>): Float64Array {
  const ending = new Float64Array(n * m);
  // `smaller[j]` is the best sum of an alignment that ends with an earlier item and a site before `j`.
  const smaller = new Float64Array(m + 1);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      const at = i * m + j;
      const one = scores[at] as number;
      if (one === 0) continue;
      const same = byShift.get(shift(i, j)) ?? Number.NEGATIVE_INFINITY;
      ending[at] = one + Math.max((smaller[j] as number) - SHIFT, same);
    }
    for (let j = 0, most = 0; j < m; j++) {
      const sum = ending[i * m + j] as number;
      most = Math.max(most, sum);
      smaller[j + 1] = Math.max(smaller[j + 1] as number, most);
      const key = shift(i, j);
      if (sum > (byShift.get(key) ?? 0)) byShift.set(key, sum);
    }
  }
  return ending;
}
