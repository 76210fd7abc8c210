import { describe, expect, it } from 'vitest';
import { overlap, pairEdges } from '../../src/profile/drift.ts';
import { type PublishedProfile, readProfile } from '../../src/profile/published.ts';
import { aboutSteadiness, STEADY_OVERLAP, steadinessOf } from '../../src/profile/steadiness.ts';
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

const WORDS = { name: 'the merge', more: String };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean overlap of each recording and the next one. */
const observedOverlap = (recordings: readonly PublishedProfile[]) =>
  mean(
    recordings.slice(1).map(({ edges }, at) => {
      const [before] = recordings.slice(at);
      return before === undefined ? Number.NaN : overlap(pairEdges(before.edges, edges)).hot;
    }),
  );

describe('steadinessOf', () => {
  const overlapOf = (recording: PublishedProfile) => steadinessOf(recording)?.overlap ?? Number.NaN;

  it.each([
    [300, 0.08],
    [1_000, 0.04],
    [4_000, 0.03],
  ])('predicts from one recording of %i samples what two recordings share', async (count, tolerance) => {
    const recordings = await recordingsOf(count);
    const predicted = mean(recordings.map(overlapOf));
    expect(Math.abs(predicted - observedOverlap(recordings))).toBeLessThan(tolerance);
  });

  it('asks a program with many hot calls for as many samples as make it steady', async () => {
    const multiples = (await recordingsOf(250)).map((recording) => steadinessOf(recording)?.multiple ?? 64);
    const multiple = mean(multiples);
    expect(multiple).toBeGreaterThan(2);
    const longer = await recordingsOf(Math.round(250 * multiple));
    expect(mean(longer.map(overlapOf))).toBeGreaterThan(STEADY_OVERLAP - 0.04);
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
    expect(steadinessOf(small)).toEqual({ overlap: 1, multiple: 1 });
    expect(aboutSteadiness(small, WORDS)).toEqual([]);
  });

  it('predicts nothing from few samples', async () => {
    const [recording] = await recordingsOf(90);
    expect(steadinessOf(recording as PublishedProfile)).toBeUndefined();
    const [finding] = aboutSteadiness(recording as PublishedProfile, WORDS);
    expect(finding).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('only 90 samples'),
    });
  });
});

describe('aboutSteadiness', () => {
  it('says how much another recording would share, and how many samples are enough', async () => {
    const [recording] = await recordingsOf(500);
    const [finding] = aboutSteadiness(recording as PublishedProfile, WORDS);
    expect(finding).toMatchObject({
      severity: 'note',
      message: expect.stringMatching(/about \d\d % .* the merge of 500 samples/),
      fix: expect.stringMatching(/record about (\d+ times|twice) as many samples/),
    });
  });

  it('counts samples of different weights as fewer samples, and names the settings that cause this', async () => {
    const [recording] = await recordingsOf(3_000);
    const even = recording as PublishedProfile;
    const uneven = { ...even, weighted: { samples: 3_000, effective: 100 } };
    expect(steadinessOf(uneven)?.overlap).toBeLessThan(steadinessOf(even)?.overlap ?? 0);
    const [finding] = aboutSteadiness(uneven, WORDS);
    expect(finding?.message).toMatch(/`weighting: equal`.* worth only 100 samples/);
  });
});
