import { expect, test } from 'vitest';
import { normalCumulative } from '../../src/compare/stats/signed-rank.ts';

// Abramowitz & Stegun, table 26.1 and 26.2, and R's pnorm.
test.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [-1, 0.158655253931457],
  [1.959963984540054, 0.975],
  [-2.575829303548901, 0.005],
  [2.9, 0.998134186699616],
  [3.1, 0.999032396786782],
])('P(Z <= %f) = %f', (z, probability) => {
  expect(normalCumulative(z)).toBeCloseTo(probability, 14);
});

test.each([
  [-5, 2.866515718791939e-7],
  [-8, 6.220960574271786e-16],
  [-20, 2.753624118606233e-89],
])('far out, P(Z <= %f) to many digits', (z, probability) => {
  expect(normalCumulative(z) / probability).toBeCloseTo(1, 12);
});

test('of what is no number', () => {
  expect(normalCumulative(Number.NaN)).toBeNaN();
  expect(normalCumulative(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(normalCumulative(Number.POSITIVE_INFINITY)).toBe(1);
});
