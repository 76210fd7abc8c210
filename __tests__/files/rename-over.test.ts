import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renameOver } from '../../src/files/rename-over.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** There is no Windows here: its refusals are made, the renaming is real. */
async function scene(refusals: readonly string[]) {
  const folder = await temporaryFolder();
  const [from, to] = [join(folder.path, 'new'), join(folder.path, 'default.pgo')];
  await writeFile(from, 'new');
  await writeFile(to, 'old');
  const left = [...refusals];
  const move = async (source: Parameters<typeof rename>[0], target: Parameters<typeof rename>[1]) => {
    const code = left.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    await rename(source, target);
  };
  return { folder, from, to, move, left };
}

test('on Windows a file that is open for a moment is replaced once it is closed', async () => {
  const { folder, from, to, move } = await scene(['EPERM', 'EBUSY', 'EACCES']);
  await using _ = folder;
  await renameOver(from, to, { platform: 'win32', move });
  expect(await readFile(to, 'utf8')).toBe('new');
  expect(await readdir(folder.path)).toEqual(['default.pgo']);
});

test('on Windows one that stays open stays as it was, and the last refusal is told', async () => {
  const { folder, from, to, move } = await scene(Array.from({ length: 20 }, () => 'EBUSY'));
  await using _ = folder;
  await expect(renameOver(from, to, { platform: 'win32', move })).rejects.toThrow('EBUSY');
  expect(await readFile(to, 'utf8')).toBe('old');
});

test.each(['linux', 'darwin'] as const)(
  'on %s a refusal is final: it is about rights there',
  async (platform) => {
    const { folder, from, to, move, left } = await scene(['EPERM', 'EPERM']);
    await using _ = folder;
    await expect(renameOver(from, to, { platform, move })).rejects.toThrow('EPERM');
    expect(left).toEqual(['EPERM']);
    expect(await readFile(to, 'utf8')).toBe('old');
  },
);

test('another error is not waited for, on Windows either', async () => {
  const { folder, from, to, move, left } = await scene(['ENOSPC', 'ENOSPC']);
  await using _ = folder;
  await expect(renameOver(from, to, { platform: 'win32', move })).rejects.toThrow('ENOSPC');
  expect(left).toEqual(['ENOSPC']);
});
