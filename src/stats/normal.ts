/**
 * P(Z <= z) of the standard normal distribution, to about 1e-15 of its value also far out in the lower tail: by the
 * series of Marsaglia near the centre ("Evaluating the Normal Distribution", Journal of Statistical Software 11(4),
 * 2004) and by Laplace's continued fraction in the tails (Abramowitz & Stegun, 26.2.14).
 */
export function normalCumulative(z: number): number {
  if (Number.isNaN(z)) return Number.NaN;
  if (z > 3) return 1 - upperTail(z);
  if (z < -3) return upperTail(-z);
  let sum = z;
  let term = z;
  for (let at = 3; Math.abs(term) > 1e-18 * Math.abs(sum); at += 2) {
    term *= (z * z) / at;
    sum += term;
  }
  return 0.5 + sum * density(z);
}

function upperTail(z: number): number {
  let fraction = z;
  for (let at = 120; at > 0; at--) fraction = z + at / fraction;
  return density(z) / fraction;
}

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}
