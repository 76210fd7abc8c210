import { describe, expect, test } from 'vitest';
import { stepsFor } from '../../src/sources/prometheus/steps.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Prometheus refuses more points of one series in one answer. */
const MOST_POINTS = 11_000;

describe('how closely Prometheus is asked for the busiest part', () => {
  test.each([
    ['an hour of a day', HOUR, DAY, 300, 1],
    ['a minute of a week', MINUTE, 7 * DAY, 8, 8],
    ['five minutes of two months', 5 * MINUTE, 60 * DAY, 65, 8],
    ['a second of a day, which is too long for steps of that', SECOND, DAY, 2, 5],
    ['a second of a minute', SECOND, MINUTE, 1, 1],
    ['all of a period', MINUTE, MINUTE, 5, 1],
    ['less than a second', 100, MINUTE, 1, 1],
  ])('%s', (_what, window, length, seconds, questions) => {
    const from = new Date(Date.UTC(2026, 10, 20, 0, 0, 0, 123));
    const to = new Date(from.getTime() + length);
    const { step, parts } = stepsFor(window, { from, to });
    expect([step, parts.length]).toEqual([seconds * SECOND, questions]);
    expect(parts[0]?.from).toEqual(from);
    for (const [index, part] of parts.entries()) {
      const points = (part.to.getTime() - part.from.getTime()) / step;
      expect(points).toBeGreaterThanOrEqual(1);
      expect(points).toBeLessThanOrEqual(MOST_POINTS);
      const next = parts[index + 1]?.from ?? part.to;
      expect(part.to).toEqual(next);
    }
    expect(to.getTime() - Number(parts.at(-1)?.to)).toBeLessThan(step);
  });

  test('what is left of a step at the end is not asked for', () => {
    for (let length = DAY; length < DAY + 20 * SECOND; length += 700) {
      const { step, parts } = stepsFor(SECOND, { from: new Date(0), to: new Date(length) });
      for (const { from, to } of parts) expect(to.getTime() - from.getTime()).toBeGreaterThanOrEqual(step);
    }
  });
});
