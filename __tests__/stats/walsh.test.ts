import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/compare/stats/numbers.ts';
import { sorted, walshAtMost, walshAverage, walshCount } from '../../src/compare/stats/signed-rank.ts';
import { walshAverages } from './walsh-averages.ts';

const samples = fc.oneof(
  fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 1, maxLength: 40 }),
  // Many ties, and zeros of either sign.
  fc.array(fc.constantFrom(-1, -0, 0, 0.5, 1, 1e-300), { minLength: 1, maxLength: 60 }),
);

test('each is the one that listing and sorting them all gives', () => {
  fc.assert(
    fc.property(samples, (values) => {
      const all = walshAverages(values);
      const ascending = sorted(values);
      expect(walshCount(ascending)).toBe(all.length);
      // -0 and 0 are the same number.
      const selected = all.map((_, at) => walshAverage(ascending, at + 1) + 0);
      expect(selected).toEqual(all.map((value) => value + 0));
    }),
  );
});

test('they are counted as listing them does', () => {
  fc.assert(
    fc.property(samples, fc.double({ min: -1e3, max: 1e3, noNaN: true }), (values, limit) => {
      for (const one of [limit, values[0] as number]) {
        const listed = walshAverages(values).filter((average) => average <= one).length;
        expect(walshAtMost(sorted(values), one)).toBe(listed);
      }
    }),
  );
});

test('of two thousand values, without two million averages', () => {
  const random = seededRandom(1);
  const values = sorted(Array.from({ length: 2_000 }, () => Math.tan(Math.PI * (random() - 0.5))));
  const rank = 1_234_567;
  const found = walshAverage(values, rank);
  expect(walshAtMost(values, found)).toBe(rank);
});

test('a rank that does not exist', () => {
  expect(() => walshAverage([1, 2], 0)).toThrow('2 values have no Walsh average number 0');
  expect(() => walshAverage([1, 2], 4)).toThrow(RangeError);
  expect(() => walshAverage([], 1)).toThrow(RangeError);
});
