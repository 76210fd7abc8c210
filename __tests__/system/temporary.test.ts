import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePlace } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

test('the next run removes folders that killed runs left a week ago, and nothing else', async () => {
  await using place = await makePlace({ 'go.mod': 'module example.com/tiny\n' });
  const old = ['go-pgo-scratch-abc123', 'go-pgo-check-XYZ789'];
  const others = ['go-pgo-notes', 'go-pgo-scratch-abc1234', 'another'];
  for (const name of [...old, ...others]) {
    await mkdir(join(place.tmp, name));
    await writeFile(join(place.tmp, name, 'file'), 'text');
    await utimes(join(place.tmp, name), LONG_AGO, LONG_AGO);
  }
  await mkdir(join(place.tmp, 'go-pgo-scratch-fresh1'));
  await symlink(join(place.tmp, 'another'), join(place.tmp, 'go-pgo-check-linked'));
  expect((await place.run(['inspect', 'missing.pprof'])).exitCode).toBe(2);
  const left = [...others, 'go-pgo-scratch-fresh1', 'go-pgo-check-linked'];
  expect((await readdir(place.tmp)).sort()).toEqual(left.sort());
  expect(await readdir(join(place.tmp, 'another'))).toEqual(['file']);
});

test('the last line of a run names the temporary folder once, and says nothing of a folder that the user named', async () => {
  await using place = await makePlace(TINY);
  const { stdout } = await place.run(['build', '--candidate', 'off', '--baseline', 'off']);
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('folder'))).toHaveLength(1);
  const last = stdout.slice(stdout.lastIndexOf('\nfolder')).replace(/\s+/g, ' ');
  const [name = ''] = (await readdir(place.tmp)).filter((entry) => entry.startsWith('go-pgo-build-'));
  expect(last).toContain(`${join(place.tmp, name)}, a temporary folder`);
  const named = await place.run([
    'build',
    '--candidate',
    'off',
    '--baseline',
    'off',
    '--output-directory',
    'out',
  ]);
  expect(named.stdout).not.toContain('temporary');
});
