/**
 * The exact distribution of Wilcoxon's signed-rank statistic: V, the sum of the ranks of the positive ones
 * among n differences that are symmetric about zero, without ties. Source: Hollander & Wolfe, Nonparametric
 * Statistical Methods, section 3.1 (the same as R's `psignrank` and `qsignrank`). JavaScript libraries have the
 * test (`@stdlib/stats-wilcoxon`), none the interval that belongs to it, so both are here.
 */

/** P(V = v) for v = 0 … n(n+1)/2. Each rank is in the sum or not, with probability 1/2. */
export function signedRankProbabilities(n: number): readonly number[] {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`n must be a whole number, not ${n}`);
  const top = (n * (n + 1)) / 2;
  const probabilities = new Array<number>(top + 1).fill(0);
  probabilities[0] = 1;
  let reached = 0;
  for (let rank = 1; rank <= n; rank++) {
    reached += rank;
    for (let v = reached; v >= 0; v--) {
      const without = probabilities[v] ?? 0;
      const withRank = v >= rank ? (probabilities[v - rank] ?? 0) : 0;
      probabilities[v] = (without + withRank) / 2;
    }
  }
  return probabilities;
}

/** P(V <= v), as R's `psignrank(v, n)`. */
export function signedRankCumulative(v: number, n: number): number {
  let sum = 0;
  for (const probability of signedRankProbabilities(n).slice(0, Math.max(0, Math.floor(v) + 1)))
    sum += probability;
  return Math.min(1, sum);
}

/** The smallest v with P(V <= v) >= p, as R's `qsignrank(p, n)`; p within [0, 1]. */
export function signedRankQuantile(p: number, n: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`p must be within 0 and 1, not ${p}`);
  const probabilities = signedRankProbabilities(n);
  let sum = 0;
  for (const [v, probability] of probabilities.entries()) {
    sum += probability;
    // Halving is exact in binary, so sums of these are exact up to n = 52; p itself is rounded.
    if (sum >= p) return v;
  }
  return probabilities.length - 1;
}
