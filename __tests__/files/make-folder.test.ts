import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../src/files/make-folder.ts';
import { temporaryFolder } from '../harness/temporary.ts';

it('makes what is missing, by many at once, and takes what is there', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'a', 'b', 'c');
  await Promise.all([makeFolder(path), makeFolder(path), makeFolder(join(path, 'd'))]);
  await makeFolder(path);
  expect((await stat(join(path, 'd'))).isDirectory()).toBe(true);
});

it('a file on the way is told', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(file, 'below', 'it'))).rejects.toThrow('ENOTDIR');
});

it.runIf(process.platform === 'linux')(
  'ends in /proc, which says of its folders that they are not there',
  async () => {
    await expect(makeFolder('/proc/self/new/folder')).rejects.toThrow('ENOENT');
  },
);
