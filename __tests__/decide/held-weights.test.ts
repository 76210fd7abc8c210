import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldWeights } from '../../src/decide/held-weights.ts';
import { readProfile } from '../../src/decide/weighed.ts';
import { decide } from '../../src/decide.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { digest, type MergedProfile, mergeProfiles } from '../../src/merge.ts';
import { encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { areSameDecisions, decisionsOf } from '../../src/profile/decisions.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { readEdges } from '../../src/profile/edge-profile.ts';
import { callEdges, type Edge } from '../../src/profile/edges.ts';
import { judge } from '../../src/profile/validate.ts';
import { fixtures, raw } from '../harness/profiles.ts';
import { strangers, weeks } from '../harness/random-edges.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const OPTIONS = { renames: [], minDrift: 0.05 };
const pprof = execFileSync('go', ['tool', '-n', 'pprof']).toString().trim();

/** @param times how much each sample counts. */
async function merged(name: string, times = 1): Promise<MergedProfile> {
  await using folder = await temporaryFolder();
  const path = join(fixtures, `${name}.pprof`);
  const { profile } = await judge(await readFile(path), undefined);
  const input = { path, name, source: name, entry: 0, profile, factor: times };
  const { signal } = new AbortController();
  return await mergeProfiles([input], {
    pprof,
    compact: 'edges',
    scratch: folder.path,
    env: process.env,
    signal,
  });
}

test('a merge by which the compiler decides the same is kept, however much its weights differ', async () => {
  const [committed, fresh] = [await merged('render-1'), await merged('render-1', 3)];
  const { merged: held, isSame } = await heldWeights(fresh, committed.bytes, OPTIONS);
  expect(isSame).toBe(true);
  expect((await readProfile(held.bytes)).edges).toEqual(committed.edges);
  const decision = await decide(committed.bytes, fresh, {
    minDrift: 0.05,
    minSamples: 100,
    sameDecisions: isSame,
  });
  expect(decision).toMatchObject({ kind: 'keep', reason: expect.stringContaining('decides the same') });
});

test('another week of the same load decides what it would alone, and tells its own totals', async () => {
  const [committed, fresh] = [await merged('render-1'), await merged('render-2')];
  const { merged: held, held: count, isSame } = await heldWeights(fresh, committed.bytes, OPTIONS);
  const written = await readProfile(held.bytes);
  expect(isSame).toBe(false);
  expect(count).toBeGreaterThan(0);
  expect(decisionsOf(written.edges.edges)).toEqual(decisionsOf(fresh.edges.edges));
  expect(written).toMatchObject({ samples: fresh.samples, cpuNanos: fresh.cpuNanos });
  expect((await heldWeights(fresh, committed.bytes, OPTIONS)).merged.bytes).toEqual(held.bytes);
});

test('of another load no weight is held', async () => {
  const [committed, fresh] = [await merged('render-1'), await merged('index-1')];
  await expect(heldWeights(fresh, committed.bytes, OPTIONS)).rejects.toThrow('has moved too far since');
});

test('of very many calls no weight is held', async () => {
  const many = (times: number): Edge[] =>
    Array.from({ length: 50_001 }, (_, at) => ({
      ...{ caller: 'main.main', callee: `main.f${at}`, offset: 1 },
      ...{ weight: at + times, values: [at + times, 10_000_000 * (at + times)] },
    }));
  await expect(heldWeights(madeOf(many(1)), writtenOf(many(2)), OPTIONS)).rejects.toThrow(
    'more than 50,000 call edges',
  );
});

test('of any profile either no weight is held, or the compiler decides what it would by the new one', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(weeks, strangers), async ([before, after]) => {
      const [committed, fresh] = [writtenOf(before), madeOf(after)];
      // Whatever has moved: what is then new is no question of decisions.
      const held = await heldWeights(fresh, committed, { renames: [], minDrift: 1 }).catch(
        (error: unknown) => {
          expect(error).toBeInstanceOf(ExpectedError);
        },
      );
      if (!held) return;
      found += 1;
      const read = callEdges(decodeProfile(held.merged.bytes)).edges;
      expect(areSameDecisions(decisionsOf(read), decisionsOf(after))).toBe(true);
      if (held.isSame) expect(areSameDecisions(decisionsOf(before), decisionsOf(after))).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(100);
});

function writtenOf(edges: readonly Edge[]): Uint8Array {
  const head = decodeProfile(raw('render-1'));
  return encodeEdges(head, edges, totalsOf(head), []);
}

function madeOf(edges: readonly Edge[]): MergedProfile {
  const bytes = writtenOf(edges);
  const { head, totals, edges: edgesUnder } = readEdges(bytes);
  return {
    bytes,
    sha256: digest(bytes),
    head,
    edges: edgesUnder(),
    writtenEdges: edges.length,
    exclusions: [],
    ...totals,
    ownShare: undefined,
    inputsSha256: '',
    inputs: [],
  };
}
