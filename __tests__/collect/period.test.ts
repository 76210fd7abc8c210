import { expect, test } from 'vitest';
import { busiestPart, type LoadPoint } from '../../src/collect/profilers.ts';

const MINUTE = 60_000;
const dates = (from: number, to: number) => ({ from: new Date(from * MINUTE), to: new Date(to * MINUTE) });
/** One point a minute with these loads, from minute `first` on. */
const points = (first: number, ...loads: number[]): LoadPoint[] =>
  loads.map((load, index) => ({ start: (first + index) * MINUTE, load }));

test.each<[string, LoadPoint[], number, [number, number], [number, number] | undefined]>([
  ['is where the sum is greatest', points(0, 1, 1, 5, 6, 1, 9, 0, 1), 2, [0, 8], [2, 4]],
  ['is not where one reading is greatest', points(0, 0, 9, 0, 5, 5, 0), 2, [0, 6], [3, 5]],
  ['of equal ones is the latest', points(0, 3, 3, 0, 3, 3, 0), 2, [0, 6], [3, 5]],
  ['never ends after the period', points(0, 0, 0, 0, 7), 3, [0, 4], [1, 4]],
  ['sums the series of a step', [...points(0, 1, 5, 1), ...points(0, 6, 1, 1)], 1, [0, 3], [0, 1]],
  ['sees gaps', [...points(0, 4, 4), ...points(10, 3, 3, 3)], 3, [0, 13], [10, 13]],
  ['is undefined without load', points(0, 0, 0, 0), 2, [0, 3], undefined],
  ['is undefined without readings', [], 2, [0, 3], undefined],
])('the busiest part of a period: %s', (_what, readings, window, [from, to], expected) => {
  const found = busiestPart(readings, MINUTE, window * MINUTE, dates(from, to));
  expect(found).toEqual(expected && dates(...expected));
});
