import { execFileSync } from 'node:child_process';
import { lstat, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFile } from '../../src/files/replace-file.ts';
import { temporaryFolder } from '../harness/temporary.ts';

// A file renamed over it would take its place: of /dev/null, for the whole machine.
it('a pipe or device stays what it is, also behind a link', async () => {
  await using folder = await temporaryFolder();
  const [pipe, link] = [join(folder.path, 'pipe'), join(folder.path, 'link')];
  execFileSync('mkfifo', [pipe]);
  await symlink(pipe, link);
  for (const path of [pipe, link]) {
    await expect(replaceFile(path, Buffer.from('profile'))).rejects.toThrow(
      `${path} cannot be written: it is a pipe, socket or device.`,
    );
  }
  expect((await lstat(pipe)).isFIFO()).toBe(true);
  expect(await readdir(folder.path)).toEqual(['link', 'pipe']);
});
