import { describe, expect, test } from 'vitest';
import { busiestPart, datesOf, type LoadPoint } from '../../src/collect/profilers.ts';

const MINUTE = 60_000;
const dates = (from: number, to: number) => ({ from: new Date(from * MINUTE), to: new Date(to * MINUTE) });
/** One point a minute with these loads, from minute `first` on. */
const points = (first: number, ...loads: number[]): LoadPoint[] =>
  loads.map((load, index) => ({ start: (first + index) * MINUTE, load }));

describe('the busiest part of a period', () => {
  test.each<[string, LoadPoint[], number, [number, number], [number, number] | undefined]>([
    ['is where the sum is greatest', points(0, 1, 1, 5, 6, 1, 9, 0, 1), 2, [0, 8], [2, 4]],
    ['is not where one reading is greatest', points(0, 0, 9, 0, 5, 5, 0), 2, [0, 6], [3, 5]],
    ['of equal ones is the latest', points(0, 3, 3, 0, 3, 3, 0), 2, [0, 6], [3, 5]],
    ['never begins before the period', points(0, 7, 0, 0, 0), 3, [0, 4], [0, 3]],
    ['never ends after the period', points(0, 0, 0, 0, 7), 3, [0, 4], [1, 4]],
    ['is the period where that is shorter', points(0, 1, 2), 60, [0, 2], [0, 2]],
    ['sums the series of a step', [...points(0, 1, 5, 1), ...points(0, 6, 1, 1)], 1, [0, 3], [0, 1]],
    ['does not ask for an order', points(0, 1, 1, 5, 6, 1).reverse(), 2, [0, 5], [2, 4]],
    ['sees gaps', [...points(0, 4, 4), ...points(10, 3, 3, 3)], 3, [0, 13], [10, 13]],
    ['is one step where it is shorter', points(0, 1, 7, 2), 0.5, [0, 3], [1, 2]],
    ['is the period where that is shorter than a step', points(0, 4), 0.5, [0, 0.5], [0, 0.5]],
    ['is undefined without load', points(0, 0, 0, 0), 2, [0, 3], undefined],
    ['is undefined without readings', [], 2, [0, 3], undefined],
  ])('%s', (_what, readings, window, [from, to], expected) => {
    const found = busiestPart(readings, MINUTE, window * MINUTE, dates(from, to));
    expect(found).toEqual(expected && dates(...expected));
  });
});

test('moments become dates, seen from now', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(datesOf({ from: { ago: 3_600_000 }, to: { at: now.getTime() - 5_000 } }, now)).toEqual({
    from: new Date('2026-11-20T11:00:00Z'),
    to: new Date('2026-11-20T11:59:55Z'),
  });
});
