import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decide, readProfile } from '../../src/profile/decide.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { edgeKey } from '../../src/profile/edges.ts';
import { compactToEdges, encodeEdges } from '../../src/profile/encode.ts';
import { renameExcluded } from '../../src/profile/exclude.ts';
import { carryOver, type MergedProfile, type MergeOptions, mergeProfiles } from '../../src/profile/merge.ts';
import { judge } from '../../src/profile/validate.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { altered, fixtures, raw, recorded, textIndex } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const run = promisify(execFile);
const DECIDE = { minDrift: 0.05, minSamples: 100 };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let pprof: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  pprof = (await run('go', ['tool', '-n', 'pprof'])).stdout.trim();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Each merge has a folder of its own, as each run has. */
function options(compact: 'edges' | 'none'): MergeOptions {
  const scratch = mkdtempSync(join(folder.path, 'merge-'));
  return { pprof, compact, scratch, env: process.env, signal: new AbortController().signal };
}

async function merged(name: string, compact: 'edges' | 'none'): Promise<MergedProfile> {
  const path = join(fixtures, `${name}.pprof`);
  const { profile } = await judge(await readFile(path), undefined);
  return mergeProfiles([{ path, name, source: name, entry: 0, profile, factor: 1 }], options(compact));
}

async function weightsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const { edges } = (await readProfile(bytes)).edges;
  return new Map(edges.map((edge) => [edgeKey(edge.caller, edge.callee, edge.offset), edge.weight]));
}

const sum = (weights: ReadonlyMap<string, number>) => [...weights.values()].reduce((a, b) => a + b, 0);

describe.each(['edges', 'none'] as const)('compact: %s', (compact) => {
  test('the committed profile has the share that is asked for, and the new one is scaled up only', async () => {
    const [old, fresh] = [await merged('render-1', compact), await merged('index-1', compact)];
    const both = await carryOver(fresh, old.bytes, 0.5, options(compact));
    const [before, now, after] = await Promise.all(
      [old.bytes, fresh.bytes, both.merged.bytes].map(weightsOf),
    );
    if (before === undefined || now === undefined || after === undefined) throw new Error('unreachable');
    expect(sum(after) / (1_000 * sum(now))).toBeCloseTo(1.5, 3);
    const ratio = (0.5 * 1_000 * sum(now)) / sum(before);
    for (const [key, weight] of after) {
      const expected = 1_000 * (now.get(key) ?? 0) + ratio * (before.get(key) ?? 0);
      // In whole stacks, each stack of an edge is rounded by itself.
      expect(Math.abs(weight - expected)).toBeLessThan(compact === 'edges' ? 1 : 60);
    }
    expect(new Set(after.keys())).toEqual(new Set([...before.keys(), ...now.keys()]));
    expect(both.kept).toBe([...before.keys()].filter((key) => !now.has(key)).length);
    expect(both.merged.writtenEdges).toBe(after.size);
  });

  test('what is said of it is of the new profiles', async () => {
    const [old, fresh] = [await merged('render-1', compact), await merged('index-1', compact)];
    const both = await carryOver(fresh, old.bytes, 0.5, options(compact));
    expect(both.merged).toMatchObject({ samples: fresh.samples, edges: fresh.edges, head: fresh.head });
    expect(both.merged.inputsSha256).not.toBe(fresh.inputsSha256);
    const written = await readProfile(both.merged.bytes);
    expect(written).toMatchObject({ samples: fresh.samples, cpuNanos: fresh.cpuNanos });
    expect(written.head.timeNanos).toBe(fresh.head.timeNanos);
    expect(written.head.durationNanos).toBe(fresh.head.durationNanos);
    expect(written.weighted).toEqual({
      samples: 1_500 * fresh.samples,
      effective: Math.round(2.25 / (1 / fresh.samples + 0.25 / old.samples)),
    });
  });

  test('it decays each time, to nothing, and the numbers do not grow', async () => {
    const fresh = await merged('index-1', compact);
    const now = await weightsOf(fresh.bytes);
    let committed = (await merged('render-1', compact)).bytes;
    const left: number[] = [];
    for (let time = 0; time < 12; time++) {
      committed = (await carryOver(fresh, committed, 0.5, options(compact))).merged.bytes;
      const after = await weightsOf(committed);
      const old = [...after].filter(([key]) => !now.has(key));
      left.push(old.reduce((total, [, weight]) => total + weight, 0) / sum(after));
      expect(sum(after)).toBeLessThan(1_501 * sum(now));
    }
    expect(left[0]).toBeGreaterThan(0.1);
    // A third is left each time.
    expect((left[1] as number) / (left[0] as number)).toBeCloseTo(1 / 3, 2);
    expect(left.at(-1)).toBe(0);
    // With nothing but the same load in it, it is that load.
    expect(await decide(committed, fresh, DECIDE)).toMatchObject({ kind: 'keep' });
  });
});

test('what is excluded is carried under its own name, and excluded again', async () => {
  const [old, fresh] = [await merged('render-1', 'edges'), await merged('render-2', 'edges')];
  const [edge] = [...old.edges.edges].sort((a, b) => b.weight - a.weight);
  const exclusions = [{ callee: edge?.callee ?? '' }];
  const committed = encodeEdges(old.head, renameExcluded(old.edges.edges, exclusions), old, []);
  const both = await carryOver({ ...fresh, exclusions }, committed, 0.5, options('edges'));
  const reference = await carryOver(fresh, old.bytes, 0.5, options('edges'));
  expect(await weightsOf(both.merged.bytes)).toEqual(await weightsOf(reference.merged.bytes));
  expect((await readProfile(both.merged.bytes)).shows(exclusions)).toBe(false);
  expect((await readProfile(reference.merged.bytes)).shows(exclusions)).toBe(true);
});

describe('the decision', () => {
  test('compares what is new with what is committed', async () => {
    const [render, again, index] = [
      await merged('render-1', 'edges'),
      await merged('render-2', 'edges'),
      await merged('index-1', 'edges'),
    ];
    const committed = (await carryOver(render, render.bytes, 0.5, options('edges'))).merged.bytes;
    const same = (await carryOver(again, committed, 0.5, options('edges'))).merged;
    expect(await decide(committed, same, DECIDE)).toMatchObject({ kind: 'keep' });
    // As large a part as the new one: with it, most of the weight would be the same.
    const other = (await carryOver(index, committed, 1, options('edges'))).merged;
    const { overlap = 1, kind } = await decide(committed, other, DECIDE);
    expect(kind).toBe('update');
    expect(overlap).toBe((await decide(committed, index, DECIDE)).overlap);
    expect(overlap).toBeLessThan(0.5);
  });
});

test.each([
  ['no profile', Buffer.from('version https://git-lfs.github.com/spec/v1\n'), /It is a Git LFS pointer/],
  ['without samples', recorded('idle'), /It has no call edge/],
  [
    'of other columns',
    altered('render-1', (profile) => {
      const [first] = profile.sampleType;
      if (first !== undefined) first.type = textIndex(profile, 'other');
    }),
    /Its columns and period are cpu\/nanoseconds, cpu\/nanoseconds, those of the new profiles samples\/count/,
  ],
])('a committed profile that cannot take part: %s', async (_, committed, reason) => {
  const fresh = await merged('index-1', 'edges');
  await expect(carryOver(fresh, committed, 0.5, options('edges'))).rejects.toThrow(reason);
});

test('`refresh` carries over, and says so', async () => {
  const index = join(fixtures, 'index-1.pprof');
  await using place = await makePlace(TINY);
  const refresh = async (...args: readonly string[]) => {
    const ended = await place.run([
      ...['refresh', '--publish', 'none', '--source', index, '--output-directory', 'out', '--json'],
      ...['--benchmarks', 'none', '--evidence', 'none', '--carry-over', '50%', ...args],
    ]);
    expect(ended.exitCode, ended.stderr).toBe(0);
    return documentOf(ended);
  };
  await writeFile(place.path('default.pgo'), compactToEdges(decodeProfile(raw('render-1'))));
  await makeRepository(place.cwd);
  const document = await refresh();
  expect(document.decision).toMatchObject({ kind: 'update' });
  const [note] = document.findings.filter(({ message }) => message.startsWith('By `carry-over`'));
  expect(note?.message).toMatch(
    /^By `carry-over`, 33\.3 % of the weight is that of the committed profile; \d+ call edges of it are in none of the new ones\.$/,
  );
  const written = await readFile(place.path('out', 'default.pgo'));
  expect((await readProfile(written)).edges.edges.length).toBe(document.profile?.edges);
  await writeFile(place.path('default.pgo'), 'no profile');
  await makeRepository(place.cwd);
  expect((await refresh()).findings).toContainEqual({
    severity: 'note',
    message: expect.stringMatching(/^Nothing of the committed profile is carried over: It is text/),
  });
});
