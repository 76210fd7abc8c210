import { expect, test } from 'vitest';
import type { Reading, Readings } from '../../src/production/readings.ts';
import { compareRightBeforeAndAfter } from '../../src/production/right-before-and-after.ts';
import { type Plan } from '../harness/faults/plan.ts';
import { compareSameTimeOfDay, spanOfDays } from '../../src/production/same-time-of-day.ts';
import { type Random, seededRandom } from '../../src/compare/stats/numbers.ts';

// What a real Prometheus says of one service is in production.servers.test.ts; here are many services, without one.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RELEASED = Date.UTC(2026, 10, 10, 9, 30);
const PLAN: Plan = {
  released: RELEASED,
  settle: 600_000,
  window: 2 * HOUR,
  days: 7,
  now: RELEASED + 8 * DAY,
};
const SERVICES = 200;

/** CPU and traffic of five weeks, or those from `since` on; the cost of a day goes on with `persistence` on the next one, and all of it grows by `drift` a day. */
function readingsOf(seed: number, change: number, persistence: number, since = 0, drift = 0): Readings {
  const random = seededRandom(seed);
  const step = HOUR / 4;
  const at = new Map<number, Reading>();
  const begin = Math.max(since, spanOfDays(PLAN).from - DAY);
  let [day, ofDay] = [Number.NaN, normal(random) / Math.sqrt(1 - persistence ** 2)];
  for (let index = Math.ceil((begin - RELEASED) / step); index * step <= PLAN.now - RELEASED; index++) {
    if (Math.floor((index * step) / DAY) !== day) {
      day = Math.floor((index * step) / DAY);
      ofDay = persistence * ofDay + normal(random);
    }
    const traffic = 1000 + 500 * Math.sin((2 * Math.PI * index * step) / DAY);
    const drifted = Math.exp((drift * index * step) / DAY);
    const cost = 0.002 * drifted * (1 + 0.003 * ofDay + 0.01 * normal(random)) * (index > 0 ? 1 + change : 1);
    at.set(index, { cpu: traffic * cost, traffic });
  }
  return { origin: RELEASED, step, lookback: 0, at };
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** In how many of the services the interval over days does not hold what is true. */
function misses(truth: number, persistence: number, since?: number, drift?: number): number {
  const seeds = Array.from({ length: SERVICES }, (_, seed) => seed);
  return seeds.filter((seed) => {
    const { comparison } = compareSameTimeOfDay(readingsOf(seed, truth, persistence, since, drift), PLAN);
    const [from, to] = comparison?.interval ?? [Number.NaN, Number.NaN];
    return !(from <= truth && truth <= to);
  }).length;
}

test('of services without a change, at most one in twenty has one over days', () => {
  expect(misses(0, 0)).toBeLessThanOrEqual(SERVICES * 0.05);
});

test('the interval holds a true change as often', () => {
  expect(misses(-0.04, 0)).toBeLessThanOrEqual(SERVICES * 0.05);
});

test('where a day is like the day before, the weeks before make it a false alarm less often', () => {
  const [looking, without] = [misses(0, 0.5), misses(0, 0.5, RELEASED - 8 * DAY)];
  expect(without / SERVICES).toBeGreaterThan(0.12);
  expect(looking).toBeLessThan(0.7 * without);
});

test('where the cost drifts, the weeks before make it a false alarm far less often', () => {
  const [looking, without] = [misses(0, 0, undefined, 0.0005), misses(0, 0, RELEASED - 8 * DAY, 0.0005)];
  expect(without / SERVICES).toBeGreaterThan(0.25);
  expect(looking).toBeLessThan(0.5 * without);
});

test('right before and after: 14 other days are seldom all smaller than no change', () => {
  const beyond = Array.from({ length: SERVICES }, (_, seed) => {
    const compared = compareRightBeforeAndAfter(readingsOf(seed, 0, 0), PLAN);
    if ('severity' in compared) throw new Error(compared.message);
    const sizes = (compared.placebo?.changes ?? []).map(Math.abs);
    expect(sizes).toHaveLength(14);
    return Math.abs(compared.change) > Math.max(...sizes);
  }).filter(Boolean).length;
  // One in 15 is expected.
  expect(beyond / SERVICES).toBeLessThan(0.12);
  expect(beyond / SERVICES).toBeGreaterThan(0.02);
});
