import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../../src/profile/decide.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { edgeKey } from '../../src/profile/edges.ts';
import { carryOver, type MergedProfile, type MergeOptions, mergeProfiles } from '../../src/profile/merge.ts';
import { readProfile } from '../../src/profile/published.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { compactToEdges, fixtures, raw } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const { signal } = new AbortController();

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let pprof: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  pprof = execFileSync('go', ['tool', '-n', 'pprof']).toString().trim();
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Each merge has a folder of its own, as each run has. */
function options(given: Partial<MergeOptions>): MergeOptions {
  const scratch = mkdtempSync(join(folder.path, 'merge-'));
  return { pprof, compact: 'edges', scratch, env: process.env, signal, ...given };
}

async function merged(name: string, given: Partial<MergeOptions>): Promise<MergedProfile> {
  const path = join(fixtures, `${name}.pprof`);
  const { profile } = await validateFile(await readFile(path), undefined);
  return mergeProfiles([{ path, name, source: name, entry: 0, profile, factor: 1 }], options(given));
}

async function weightsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const { edges } = (await readProfile(bytes)).edges;
  return new Map(edges.map((edge) => [edgeKey(edge.caller, edge.callee, edge.offset), edge.weight]));
}

const sum = (weights: ReadonlyMap<string, number>) => [...weights.values()].reduce((a, b) => a + b, 0);

test.each(['edges', 'none'] as const)(
  'the part of an old profile falls to a third with each refresh, to nothing (compact: %s)',
  async (compact) => {
    const [old, fresh] = [await merged('render-1', { compact }), await merged('index-1', { compact })];
    const now = await weightsOf(fresh.bytes);
    let committed = old.bytes;
    const left: number[] = [];
    for (let time = 0; time < 12; time++) {
      const { merged, findings } = await carryOver(fresh, committed, 0.5, options({ compact }));
      expect(findings[0]?.message).toMatch(/33\.3 % .*`carry-over`/);
      // The decision is made on the new profiles.
      expect(merged).toMatchObject({ samples: fresh.samples, edges: fresh.edges, head: fresh.head });
      committed = merged.bytes;
      const after = await weightsOf(committed);
      // New samples are only multiplied, and the numbers do not grow with each refresh.
      for (const [key, weight] of now) expect(after.get(key)).toBeGreaterThanOrEqual(1_000 * weight);
      expect(sum(after)).toBeLessThan(1_700 * sum(now));
      const carried = [...after].filter(([key]) => !now.has(key));
      left.push(carried.reduce((total, [, weight]) => total + weight, 0) / sum(after));
    }
    expect(left[0]).toBeGreaterThan(0.1);
    expect((left[2] as number) / (left[1] as number)).toBeCloseTo(1 / 3, 1);
    expect(left.at(-1)).toBe(0);
    expect(await decide(committed, fresh, { minDrift: 0.05, minSamples: 100 })).toMatchObject({
      kind: 'keep',
    });
  },
);

test('an excluded call is carried over under its own name, and excluded again', async () => {
  const plain = await merged('render-1', {});
  const [edge] = [...plain.edges.edges].sort((a, b) => b.weight - a.weight);
  const exclusions = [{ callee: edge?.callee ?? '' }];
  const [old, fresh] = [await merged('render-1', { exclusions }), await merged('render-2', { exclusions })];
  const both = await carryOver(fresh, old.bytes, 0.5, options({ exclusions }));
  const reference = await carryOver(fresh, plain.bytes, 0.5, options({}));
  expect(await weightsOf(both.merged.bytes)).toEqual(await weightsOf(reference.merged.bytes));
  expect((await readProfile(both.merged.bytes)).shows(exclusions)).toBe(false);
});

test('`refresh` carries over, and says so, in the report and in the file', async () => {
  const index = join(fixtures, 'index-1.pprof');
  await using place = await makePlace(TINY);
  const refresh = async () => {
    const ended = await place.run([
      ...['refresh', '--publish', 'none', '--source', index, '--output-directory', 'out', '--json'],
      ...['--benchmarks', 'none', '--evidence', 'none', '--carry-over', '50%'],
    ]);
    expect(ended.exitCode, ended.stderr).toBe(0);
    return documentOf(ended);
  };
  await writeFile(place.path('default.pgo'), compactToEdges(decodeProfile(raw('render-1'))));
  await makeRepository(place.cwd);
  const document = await refresh();
  expect(document.decision).toMatchObject({ kind: 'update' });
  expect(document.findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/33\.3 % .*`carry-over`.* \d+ call edges/),
  );
  const written = await readProfile(await readFile(place.path('out', 'default.pgo')));
  expect(written.edges.edges.length).toBe(document.profile?.edges);
  expect(written.head.comments).toContain('go-pgo carry-over: 0.5');
});
