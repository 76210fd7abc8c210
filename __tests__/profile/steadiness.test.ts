import { describe, expect, it } from 'vitest';
import { overlap, pairEdges } from '../../src/profile/drift.ts';
import { type PublishedProfile, readProfile } from '../../src/profile/published.ts';
import {
  aboutSteadiness,
  expectedOverlap,
  STEADY_OVERLAP,
  steadinessOf,
} from '../../src/profile/steadiness.ts';
import { seededRandom } from '../../src/system/format.ts';
import { recorded, sampled } from '../harness/profiles.ts';

/** Eight recordings of the load of `render-1`, each with `count` samples outside of Go's runtime. */
async function recordingsOf(count: number): Promise<PublishedProfile[]> {
  const load = await readProfile(recorded('render-1'));
  const edges = load.edges.edges.filter(({ caller }) => !caller.startsWith('runtime.'));
  const totalWeight = edges.reduce((sum, { weight }) => sum + weight, 0);
  const random = seededRandom(count);
  return Array.from({ length: 8 }, () => {
    const drawn = sampled({ ...load.edges, edges, totalWeight }, count, random);
    return { ...load, samples: count, cpuNanos: BigInt(count) * 10_000_000n, edges: drawn };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean overlap of each recording and the next one. */
const observedOverlap = (recordings: readonly PublishedProfile[]) =>
  mean(
    recordings.slice(1).map(({ edges }, at) => {
      const [before] = recordings.slice(at);
      return before === undefined ? Number.NaN : overlap(pairEdges(before.edges, edges)).hot;
    }),
  );

describe('expectedOverlap', () => {
  it.each([
    [500, 0.12],
    [3_000, 0.05],
  ])('predicts from one recording of %i samples what two recordings share', async (count, tolerance) => {
    const recordings = await recordingsOf(count);
    const predicted = mean(recordings.map((recording) => expectedOverlap(recording, 1)));
    expect(Math.abs(predicted - observedOverlap(recordings))).toBeLessThan(tolerance);
  });

  it('predicts what longer recordings share', async () => {
    const [short, long] = [await recordingsOf(1_000), await recordingsOf(4_000)];
    const predicted = mean(short.map((recording) => expectedOverlap(recording, 4)));
    expect(Math.abs(predicted - observedOverlap(long))).toBeLessThan(0.08);
  });
});

describe('steadinessOf', () => {
  it('asks a program with many hot calls for more samples', async () => {
    const [recording] = await recordingsOf(300);
    const { overlap, multiple } = steadinessOf(recording as PublishedProfile);
    expect(overlap).toBeLessThan(STEADY_OVERLAP);
    expect(multiple).toBeGreaterThanOrEqual(2);
    const [finding] = aboutSteadiness(recording as PublishedProfile, { name: 'the merge', more: String });
    expect(finding).toMatchObject({
      severity: 'warning',
      fix: expect.stringMatching(/(times|twice) as many samples/),
    });
  });

  it('is content with few samples of a program with few hot calls', async () => {
    const [recording] = await recordingsOf(300);
    const { edges } = recording as PublishedProfile;
    const three = edges.edges.slice(0, 3).map((edge) => ({ ...edge, weight: 40 }));
    const small = {
      ...(recording as PublishedProfile),
      samples: 120,
      edges: { ...edges, edges: three, totalWeight: 120 },
    };
    expect(steadinessOf(small).multiple).toBe(1);
    expect(aboutSteadiness(small, { name: 'the merge', more: String })).toEqual([]);
  });

  it('counts samples of different weights as fewer samples, and says so', async () => {
    const [recording] = await recordingsOf(3_000);
    const even = recording as PublishedProfile;
    const uneven = { ...even, weighted: { samples: 3_000, effective: 100 } };
    expect(expectedOverlap(uneven, 1)).toBeLessThan(expectedOverlap(even, 1));
    const [finding] = aboutSteadiness(uneven, { name: 'the merge', more: String });
    expect(finding?.message).toContain('worth only 100 samples');
  });
});
