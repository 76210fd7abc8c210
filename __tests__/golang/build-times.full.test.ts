import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureBuildTimes } from '../../src/golang/build-times.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { edgeProfile, HOT, SHAPES } from './shapes.ts';

test('build times of both sides, cold and warm, and nothing stays behind', async () => {
  await using root = await temporaryFolder();
  const [scratch, path] = [join(root.path, 'scratch'), join(root.path, 'hot.pgo')];
  for (const folder of [join(root.path, 'scene'), scratch]) await mkdir(folder);
  for (const [file, text] of Object.entries(SHAPES)) await writeFile(join(root.path, file), text);
  await writeFile(path, edgeProfile(HOT));
  const go = await goToolchain({ cwd: root.path });
  const times = await measureBuildTimes({
    go,
    mainPackage: await findMainPackage(go),
    flags: [],
    scratch,
    baseline: { kind: 'off' },
    candidate: { kind: 'profile', path, display: 'hot.pgo' },
  });
  for (const side of [times.baseline, times.candidate]) {
    expect(side.warm).toBeGreaterThan(0);
    // Cold, all of the runtime is compiled; warm, the program is linked.
    expect(side.cold).toBeGreaterThan(2 * (side.warm ?? Number.POSITIVE_INFINITY));
  }
  expect(await readdir(scratch)).toEqual([]);
});
