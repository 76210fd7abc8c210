import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../src/compare/stats/numbers.ts';

test('the same seed, the same numbers; another seed, others', () => {
  const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
});

test('numbers are uniform within [0, 1)', () => {
  const random = seededRandom(42);
  const tenths = new Array<number>(10).fill(0);
  for (let at = 0; at < 100_000; at++) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] as number) + 1;
  }
  // Chi-square with 9 degrees of freedom: 27.9 is its 99.9 % quantile.
  expect(tenths.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(27.9);
});

test('a shuffle keeps the items and leaves the input', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const order = (a: number, b: number) => a - b;
      expect(shuffled(items, seededRandom(seed)).sort(order)).toEqual([...items].sort(order));
      expect(items).toEqual(before);
    }),
  );
});

test('every order of three is equally likely', () => {
  const random = seededRandom(7);
  const counts = new Map<string, number>();
  for (let at = 0; at < 60_000; at++) {
    const order = shuffled(['a', 'b', 'c'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(350);
});
