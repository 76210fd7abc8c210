import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/profile/decide.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { driftBetween, isWithinNoise, noiseOverlap, overlap, pairEdges } from '../../src/profile/drift.ts';
import { mergeProfiles } from '../../src/profile/merge.ts';
import { readProfile } from '../../src/profile/published.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { decideRepair } from '../../src/repair/figures.ts';
import { seededRandom } from '../../src/system/format.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { altered, compactToEdges, raw, recorded, renamed, sampled } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const sentences = goldenSentences('refresh');

const OPTIONS = { minDrift: 0.05, minSamples: 100 };

describe('decide', () => {
  it('keeps the profile when the same load was recorded twice', async () => {
    const decision = await decide(recorded('render-1'), await readProfile(recorded('render-2')), OPTIONS);
    expect(decision.kind).toBe('keep');
    expect(decision.reason).toMatch(/: [\d.]+ % .*[\d.]+ %/);
    sentences.add(decision);
  });

  it('updates when another load was recorded, and names what moved', async () => {
    const decision = await decide(recorded('render-1'), await readProfile(recorded('index-1')), OPTIONS);
    expect(decision.kind).toBe('update');
    expect(decision.overlap).toBeLessThan(0.4);
    expect(decision.movedFunctions?.length).toBe(10);
    expect(decision.movedEdges?.[0]?.name).toMatch(/ → .* \(\+\d+\)$/);
  });

  it('sees no difference between a profile and its compacted form', async () => {
    const compact = compactToEdges(decodeProfile(raw('render-1')));
    const decision = await decide(compact, await readProfile(recorded('render-1')), OPTIONS);
    expect(decision).toMatchObject({ kind: 'keep' });
    expect(decision.overlap).toBeCloseTo(1, 12);
  });

  it.each([
    ['there is none', undefined, /no committed profile yet/],
    ['it is empty', Buffer.alloc(0), /cannot be used: The file is empty/],
    [
      'it is no profile',
      Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:abc\n'),
      /cannot be used: The file is a Git LFS pointer/,
    ],
    ['it has no samples', recorded('idle'), /has no call edge/],
  ])('updates when the committed profile is of no use: %s', async (_, committed, reason) => {
    const decision = await decide(committed, await readProfile(recorded('render-1')), OPTIONS);
    expect(decision.kind).toBe('update');
    expect(decision.reason).toMatch(reason);
  });

  it.each([2, 3])(
    'updates when `go build` cannot read the committed profile: gzipped %i times',
    async (layers) => {
      let file: Buffer = recorded('render-1');
      for (let more = 1; more < layers; more++) file = gzipSync(file);
      const decision = await decide(file, await readProfile(recorded('render-2')), OPTIONS);
      const reason = expect.stringContaining(`gzipped ${layers} times`);
      expect(decision).toMatchObject({ kind: 'update', reason });
      const repaired = decideRepair({ stale: 0, lost: 0, ways: [] }, OPTIONS.minDrift, layers);
      expect(repaired).toMatchObject({ kind: 'update', reason });
    },
  );

  it('rejects a merge that the compiler could make nothing of', async () => {
    expect((await decide(undefined, await readProfile(recorded('idle')), OPTIONS)).kind).toBe('reject');
  });

  it('has the stale weight of the committed profile', async () => {
    const merged = await readProfile(recorded('render-2'));
    const staleWeight = async () => 0.12;
    expect(await decide(recorded('render-1'), merged, { ...OPTIONS, staleWeight })).toMatchObject({
      staleWeight: 0.12,
    });
  });
});

describe('a profile lacks what a comparison needs', () => {
  /** The same recording, as a producer would write it that drops something. */
  const GAPS = [
    [
      'the lines of calls',
      /has no line/,
      altered('render-1', ({ location }) => {
        for (const { line } of location) for (const one of line) one.line = 0;
      }),
    ],
    [
      'inlined frames',
      /drops inlined calls/,
      altered('render-1', ({ location }) => {
        for (const one of location) one.line = one.line.slice(-1);
      }),
    ],
    [
      'the start lines of most functions',
      /without a start line/,
      altered('render-1', (profile) => {
        for (const [at, one] of profile.function.entries()) if (at % 8 !== 0) one.startLine = 0;
      }),
    ],
    [
      'type arguments',
      /type arguments were cut/,
      renamed('render-1', (name) => (name.startsWith('github.com/yuin/') ? `${name}[...]` : name)),
    ],
  ] as const;
  const WITHOUT_CLAIM = /^((?!workload has not changed|hot calls have changed|may have changed).)*$/;

  it.each(GAPS)('%s', async (_, reason, lacking) => {
    const whole = recorded('render-2');
    const renewed = await decide(lacking, await readProfile(whole), OPTIONS);
    expect(renewed).toMatchObject({ kind: 'update', reason: expect.stringMatching(reason) });
    expect(renewed.reason).toMatch(WITHOUT_CLAIM);
    expect(renewed.overlap).toBeUndefined();
    const kept = await decide(whole, await readProfile(lacking), OPTIONS);
    expect(kept).toMatchObject({ kind: 'keep', reason: expect.stringMatching(reason) });
    expect(kept.reason).toMatch(WITHOUT_CLAIM);
    // Both have the same other edges.
    expect(await decide(lacking, await readProfile(lacking), OPTIONS)).toMatchObject({
      kind: 'keep',
      reason: expect.stringMatching(/workload has not changed/),
    });
  });

  it.each(GAPS)('%s, merged into a compacted profile', async (_, reason, lacking) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'lacking.pprof');
    await writeFile(path, lacking);
    const { profile } = await validateFile(lacking, undefined);
    const { bytes } = await mergeProfiles(
      [{ path, name: 'lacking', source: 'x', entry: 0, factor: 1, profile }],
      {
        compact: 'edges',
        pprof: '',
        scratch: folder.path,
        env: {},
        signal: new AbortController().signal,
      },
    );
    const renewed = await decide(bytes, await readProfile(recorded('render-2')), OPTIONS);
    expect(renewed).toMatchObject({ kind: 'update', reason: expect.stringMatching(reason) });
  });
});

describe('noise', () => {
  it.each([
    [200, 200],
    [200, 3_000],
  ])(
    'explains the difference of two samplings of one workload (%i and %i samples)',
    async (countA, countB) => {
      const { edges } = await readProfile(recorded('render-1'));
      const random = seededRandom(7);
      let hotBelow = 0;
      let weightBelow = 0;
      for (let trial = 0; trial < 40; trial++) {
        const pairs = pairEdges(sampled(edges, countA, random), sampled(edges, countB, random));
        const [seen, noise] = [overlap(pairs), noiseOverlap(pairs, { before: 1, after: 1 }, random)];
        if (seen.hot < noise.hot) hotBelow++;
        if (seen.weight < noise.weight) weightBelow++;
      }
      // The 5th percentile: 2 of 40 expected, 7 or more would happen in 1 of 200 such tests.
      expect(hotBelow).toBeLessThan(7);
      expect(weightBelow).toBeLessThan(7);
    },
  );

  it('leaves out samples of interruptions', async () => {
    const before = await readProfile(recorded('render-1'));
    const edges = before.edges.edges.filter(({ callee }) => callee !== 'runtime.asyncPreempt');
    expect(edges.length).toBeLessThan(before.edges.edges.length);
    expect(driftBetween(before, { ...before, edges: { ...before.edges, edges } }).movedEdges).toEqual([]);
  });

  it('does not explain a shift of a tenth of the weight', async () => {
    const shifted = altered('render-1', (profile) => {
      for (const sample of profile.sample.slice(0, 40))
        sample.value = sample.value.map((value) => Number(value) * 40);
    });
    const drift = driftBetween(await readProfile(recorded('render-1')), await readProfile(shifted));
    expect(isWithinNoise(drift, 0.05)).toBe(false);
  });
});

sentences.compare();
