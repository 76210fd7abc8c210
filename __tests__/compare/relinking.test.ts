import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestBinaries, relinking } from '../../src/compare/test-binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { TINY } from '../harness/go-modules.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'relinking-')));
  const says =
    'package main\n\nimport "testing"\n\nvar said string\n\nfunc TestSaid(t *testing.T) { t.Log("said " + said) }\n';
  for (const [name, text] of Object.entries({ ...TINY, 'said_test.go': says }))
    await writeFile(path.join(folder, name), text);
  await mkdir(path.join(folder, 'scratch'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const build = async (flags: readonly string[], env = process.env) => ({
  go: await goToolchain({ cwd: folder, env }),
  baseline: { kind: 'off' } as const,
  candidate: { kind: 'off' } as const,
  flags,
  packages: ['.'],
  scratch: path.join(folder, 'scratch'),
});

/** The functions of a binary as they lie in memory. */
async function functionsOf(file: string): Promise<string[]> {
  const { stdout } = await run('go', ['tool', 'nm', '-sort', 'address', file], { maxBuffer: 1 << 28 });
  return stdout.split('\n').flatMap((line) => / [Tt] (.*)$/.exec(line)?.[1] ?? []);
}

test('each seed gives another order of functions, the same on both sides, with the linker flags of the user', async () => {
  const wanted = await build(['-ldflags', '-X example.com/tiny.said=hello']);
  const { binaries } = await buildTestBinaries(wanted);
  const [{ baseline, candidate } = { baseline: '', candidate: '' }] = binaries;
  const plain = await functionsOf(baseline);
  const made = await relinking(wanted, binaries);
  expect(made?.seconds).toBeGreaterThan(0);
  await made?.relink(2);
  const two = await functionsOf(baseline);
  expect(await functionsOf(candidate)).toEqual(two);
  await made?.relink(3);
  const three = await functionsOf(baseline);
  expect(two).not.toEqual(plain);
  expect(three).not.toEqual(two);
  expect([...three].sort()).toEqual([...plain].sort());
  const { stdout } = await run(candidate, ['-test.v', '-test.run=TestSaid'], { cwd: folder });
  expect(stdout).toContain('said hello');
});

test('not where GOFLAGS has linker flags, which ours would outweigh, or a side was given', async () => {
  const flagged = await build([], { ...process.env, GOFLAGS: '-ldflags=-s' });
  const { binaries } = await buildTestBinaries(flagged);
  const file = binaries[0]?.candidate ?? '';
  const before = await readFile(file);
  expect(await relinking(flagged, binaries)).toBeUndefined();
  const given = { kind: 'binary', path: file, display: 'one.test' } as const;
  expect(await relinking({ ...(await build([])), candidate: given }, binaries)).toBeUndefined();
  expect(await readFile(file)).toEqual(before);
});
