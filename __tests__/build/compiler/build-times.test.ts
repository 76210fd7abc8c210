import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuildTimesOptions, measureBuildTimes } from '../../../src/golang/build-times.ts';
import { findMainPackage } from '../../../src/golang/program.ts';
import { goToolchain } from '../../../src/golang/go.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { edgeProfile, HOT, SHAPES } from './shapes.ts';

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let options: BuildTimesOptions;
const said: string[] = [];

beforeAll(async () => {
  root = await temporaryFolder();
  const scratch = join(root.path, 'scratch');
  for (const folder of [join(root.path, 'scene'), scratch]) await mkdir(folder);
  for (const [file, text] of Object.entries(SHAPES)) await writeFile(join(root.path, file), text);
  const profile = join(root.path, 'hot.pgo');
  await writeFile(profile, edgeProfile(HOT));
  const go = await goToolchain({ cwd: root.path });
  options = {
    go,
    mainPackage: await findMainPackage(go),
    flags: [],
    scratch,
    baseline: { kind: 'off' },
    candidate: { kind: 'profile', path: profile, display: 'hot.pgo' },
    progress: (line) => said.push(line),
  };
});
afterAll(() => root[Symbol.asyncDispose]());

test('cold and warm, both sides in turns, and nothing stays behind', async () => {
  const { times, findings } = await measureBuildTimes(options);
  expect(findings).toEqual([]);
  for (const side of [times?.baseline, times?.candidate]) {
    expect(side?.warm).toBeGreaterThan(0);
    // Cold, all of the runtime is compiled; warm, the program is linked.
    expect(side?.cold).toBeGreaterThan(2 * (side?.warm ?? Number.POSITIVE_INFINITY));
  }
  expect(said[0]).toBe('Timing a build with an empty cache, without PGO');
  expect(said[1]).toBe('Timing a build with an empty cache, with hot.pgo');
  expect(await readdir(options.scratch)).toEqual([]);
}, 600_000);

test('what takes too long is given up, with a note', async () => {
  const { times, findings } = await measureBuildTimes({ ...options, limitMs: 50 });
  expect(times).toBeUndefined();
  expect(findings).toMatchObject([{ severity: 'note' }]);
  expect(findings[0]?.message).toContain(
    'Build times are not known: a build with an empty cache, without PGO, took',
  );
  // Of its own work folder, go that was interrupted may leave something there.
  expect((await readdir(options.scratch)).filter((name) => !name.startsWith('go-build'))).toEqual([]);
});
