import { expect, test } from 'vitest';
import { mean, median } from '../../src/compare/stats/numbers.ts';

test('median and mean', () => {
  const values = [9, 1, 3];
  expect(median(values)).toBe(3);
  expect(values).toEqual([9, 1, 3]);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(mean([1, 2, 6])).toBe(3);
});

test('of nothing, or of what has none', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => mean([])).toThrow(RangeError);
});
