import { expect, test } from 'vitest';
import { type LoadProbe, planSlice, planTrial } from '../../src/compare/workload/slice-plan.ts';

const PROBE: LoadProbe = {
  turns: 1,
  startSeconds: 0.5,
  workPerSecond: 4_000,
  probes: { baseline: [], candidate: [] },
};

/** Five slices of a second on each side, whose ratios have this standard deviation. */
function noisy(deviation: number): LoadProbe {
  const ratios = [-1, 1, 0, -1, 1].map((sign) => Math.exp((sign * deviation) / Math.sqrt(0.2 * 5)));
  return { ...PROBE, probes: { baseline: ratios.map(() => 1), candidate: ratios } };
}

test('the trial probes the noise only where the time is long enough for it', () => {
  expect(planTrial(300, 1)).toMatchObject({ warmUp: 2, slice: 8, probes: 5 });
  expect(planTrial(30, 1)).toMatchObject({ warmUp: 0.5, slice: 1, probes: 0 });
});

test('without probes, a slice leaves room for 24 sets', () => {
  const { warmUp, slice } = planSlice(150, PROBE);
  expect(24 * (warmUp + slice + PROBE.startSeconds)).toBeCloseTo(150 * 0.85);
});

test('more noise between seconds makes slices longer, as far as 12 sets fit into the time', () => {
  const slices = [0.001, 0.01, 0.02, 0.04, 0.5].map((deviation) => planSlice(150, noisy(deviation)).slice);
  expect(slices).toEqual(slices.toSorted((a, b) => a - b));
  expect(slices[0]).toBe(1);
  const { warmUp, slice } = planSlice(100, noisy(0.5));
  expect(12 * (warmUp + slice + PROBE.startSeconds)).toBeCloseTo(100 * 0.85);
  // Twice the noise, twice the slice.
  expect((slices[3] as number) / (slices[2] as number)).toBeCloseTo(2, 1);
});

test('a slow load gets a slice with 200 requests, as long as six sets still fit into the time', () => {
  expect(planSlice(300, { ...noisy(0.001), workPerSecond: 20 }).slice).toBeCloseTo(10);
  const { slice, most } = planSlice(60, { ...PROBE, workPerSecond: 0.5 });
  expect(slice).toBe(most);
  expect(6 * (most + PROBE.startSeconds)).toBeLessThan(60 * 0.85);
});

test('a load that ends by itself needs no number of requests', () => {
  expect(planSlice(300, { ...noisy(0.001), workPerSecond: undefined }).slice).toBe(1);
});
