import { describe, expect, test } from 'vitest';
import type { Reading, Readings } from '../../src/production/readings.ts';
import { stepOf } from '../../src/production/readings.ts';
import { compareRightBeforeAndAfter, placeboWindows, windowsOf } from '../../src/production/right-before-and-after.ts';
import { type Plan } from '../harness/faults/plan.ts';
import { compareSameTimeOfDay, daysAfter, distanceOf, spanOfDays } from '../../src/production/same-time-of-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RELEASED = Date.UTC(2026, 10, 10, 9, 37);

const plan = (changes: Partial<Plan> = {}): Plan => ({
  released: RELEASED,
  settle: 10 * MINUTE,
  window: 2 * HOUR,
  days: 7,
  now: RELEASED + 100 * DAY,
  ...changes,
});

/**
 * A request costs 2 before the release, 3 from when it settled on, and a reading of any of the time between, or of both sides,
 * a thousand. Each reading looks back 5 min.
 */
function sharp({ settle }: Plan, lookback: number, step: number): Readings {
  const at = new Map<number, Reading>();
  for (let index = -40 * (DAY / step); index <= 20 * (DAY / step); index++) {
    const [from, to] = [index * step - Math.max(lookback, step), index * step];
    const cost = to <= 0 ? 2 : from >= settle ? 3 : 1_000;
    at.set(index, { cpu: 7 * cost, traffic: 7 });
  }
  return { origin: RELEASED, step, lookback, at };
}

describe('no reading of the release, nor of both sides, is in a comparison', () => {
  test.each([
    { settle: 0, lookback: 5 * MINUTE },
    { settle: 10 * MINUTE, lookback: 5 * MINUTE },
    { settle: 7 * MINUTE, lookback: 0 },
    { settle: 3 * HOUR, lookback: HOUR },
    { settle: 26 * HOUR, lookback: 90_000 },
  ])('$settle ms to settle, $lookback ms looked back', ({ settle, lookback }) => {
    for (const days of [1, 3, 7, 10, 14]) {
      const asked = plan({ settle, days });
      const step = stepOf(Math.max(lookback, MINUTE));
      const readings = sharp(asked, lookback, step);
      const right = compareRightBeforeAndAfter(readings, asked);
      expect(right).toMatchObject({ cpuPerTraffic: { before: 2, after: 3 } });
      const { comparison, findings } = compareSameTimeOfDay(readings, asked);
      expect(findings).toEqual([]);
      expect(comparison?.pairs).toBe(days);
      expect(comparison?.cpuPerTraffic).toEqual({ before: 2, after: 3 });
      expect(comparison?.change).toBeCloseTo(0.5, 10);
      for (const change of comparison?.placebo?.changes ?? []) expect(change).toBe(0);
      for (const change of 'placebo' in right ? (right.placebo?.changes ?? []) : []) expect(change).toBe(0);
    }
  });
});

test('days are over before the release, begin after it, and are of one weekday from 7 on', () => {
  for (let days = 1; days <= 30; days++) {
    for (const settle of [0, 10 * MINUTE, 5 * HOUR, DAY, 30 * HOUR, 3 * DAY]) {
      const asked = plan({ days, settle });
      const distance = distanceOf(asked);
      const spans = daysAfter(asked);
      expect(spans).toHaveLength(days);
      for (const { from, to } of spans) {
        expect(from).toBeGreaterThanOrEqual(RELEASED + settle);
        expect(to - from).toBeGreaterThan(0);
        expect(to - distance).toBeLessThanOrEqual(RELEASED);
      }
      expect(distance % (days < 7 ? DAY : 7 * DAY)).toBe(0);
      expect(spanOfDays(asked).from).toBe(RELEASED + settle - 4 * distance);
    }
  }
});

test('the same hours of other days are clear of the release, and over', () => {
  for (const window of [HOUR, 20 * HOUR, 30 * HOUR]) {
    for (const settle of [0, 5 * HOUR]) {
      const asked = plan({ window, settle, now: RELEASED + 4 * DAY });
      const others = placeboWindows(asked);
      expect(others.length).toBeGreaterThan(5);
      for (const { before, after } of others) {
        expect(after.to <= RELEASED || before.from >= RELEASED + settle).toBe(true);
        expect(after.to).toBeLessThanOrEqual(asked.now);
        expect(Math.abs(before.from - windowsOf(asked).before.from) % DAY).toBe(0);
      }
    }
  }
});

test.each([
  [1, 15_000],
  [59_999, 30_000],
  [60_000, 60_000],
  [200_000, 180_000],
  [HOUR, 300_000],
])('a step of at most %d ms is %d ms, of which a day is a multiple', (wanted, step) => {
  expect(stepOf(wanted)).toBe(step);
  expect(DAY % step).toBe(0);
});
