import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIfThere, readRegularFile, replaceFile, writeProfile } from '../../src/system/files.ts';
import { makeFolder } from '../../src/work.ts';
import { documentOf, makePlace } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { recorded } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const sentences = goldenSentences('every-command');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const path = (name: string) => join(folder.path, name);
beforeAll(async () => {
  folder = await temporaryFolder();
  execFileSync('mkfifo', [path('pipe')]);
  await writeFile(path('sparse'), '');
  await truncate(path('sparse'), 2 ** 40);
  await mkdir(path('folder'));
  await symlink('loop', path('loop'));
  await writeFile(path('file'), 'x');
  await symlink('file', path('link'));
  await writeFile(path('empty'), '');
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('reading', () => {
  test.each([
    ['pipe', 'is a pipe, socket or device.'],
    ['/dev/zero', 'is a pipe, socket or device.'],
    ['sparse', 'has more than 512 MiB.'],
    ['folder', 'cannot be read: it is a folder'],
    ['loop', 'symbolic link'],
  ])('%s is refused', async (name, said) => {
    await expect(readIfThere(name.startsWith('/') ? name : path(name))).rejects.toThrow(said);
  });

  test('an absent file, an empty one, a link to one, and one of /proc, which has no size', async () => {
    expect(await readIfThere(path('file/inside'))).toBeUndefined();
    expect(await readIfThere(path('nothing'))).toBeUndefined();
    expect(await readIfThere(path('empty'))).toEqual(Buffer.alloc(0));
    expect((await readIfThere(path('link')))?.toString()).toBe('x');
    expect((await readIfThere('/proc/self/status'))?.toString()).toContain('VmRSS');
  });

  test('a file that grows while it is read is bounded', async () => {
    const growing = path('growing');
    await writeFile(growing, Buffer.alloc(900_000));
    const timer = setInterval(() => appendFileSync(growing, Buffer.alloc(900_000)), 0);
    try {
      for (let times = 0; times < 20; times += 1) {
        const outcome = await readRegularFile(growing, 1_000_000).catch((error: Error) => error.message);
        if (typeof outcome === 'string') expect(outcome).toBe(`${growing} has more than 1 MiB.`);
        else expect(outcome.length).toBeLessThanOrEqual(1_000_000);
      }
    } finally {
      clearInterval(timer);
    }
  });

  test('`check` does not wait for a pipe at the place of the profile', async () => {
    await using place = await makePlace(TINY);
    execFileSync('mkfifo', [place.path('default.pgo')]);
    const { exitCode, stdout } = await place.run(['check', '--json']);
    expect(exitCode).toBe(1);
    const { error } = documentOf({ stdout });
    expect(error?.message).toContain(place.path('default.pgo'));
    sentences.add(error);
  });
});

describe('a file is replaced completely or not at all', () => {
  // Renamed over /dev/null, a file would take its place for the whole machine.
  test('a pipe or device is not replaced, also behind a link', async () => {
    await mkdir(path('pipes'));
    const [pipe, link] = [path('pipes/pipe'), path('pipes/link')];
    execFileSync('mkfifo', [pipe]);
    await symlink(pipe, link);
    for (const name of [pipe, link]) {
      const { message } = await sentences.addError(replaceFile(name, Buffer.from('profile')));
      expect(message).toContain(`${name} `);
    }
    expect((await lstat(pipe)).isFIFO()).toBe(true);
    expect(await readdir(path('pipes'))).toEqual(['link', 'pipe']);
  });

  test('missing folders are made, the mode stays', async () => {
    const name = path('a/b/default.pgo');
    await replaceFile(name, Buffer.from('old'));
    await chmod(name, 0o640);
    await replaceFile(name, Buffer.from('new'));
    expect(await readFile(name, 'utf8')).toBe('new');
    expect((await lstat(name)).mode & 0o777).toBe(0o640);
  });
});

describe('a profile replaces nothing but a profile', () => {
  const GZIP = Buffer.from([0x1f, 0x8b, 8, 0]);
  let repository: string;
  beforeAll(async () => {
    repository = path('repository');
    await mkdir(join(repository, '.git'), { recursive: true });
    await mkdir(path('outside'));
    await writeFile(join(repository, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    await writeFile(join(repository, 'main.go'), 'package main\n');
    await writeFile(path('outside/theirs.pgo'), GZIP);
    await symlink(path('outside/theirs.pgo'), join(repository, 'link.pgo'));
    await symlink(path('outside'), join(repository, 'linked'));
    await symlink('.git', join(repository, 'disguised'));
    await symlink('default.pgo', join(repository, 'inside.pgo'));
  });

  test.each([
    ['main.go', /not a profile/],
    ['.git/HEAD', /git's own data/],
    ['.GIT/new.pgo', /git's own data/],
    ['disguised/config', /git's own data/],
    ['link.pgo', /out of the repository/],
    ['linked/new.pgo', /out of the repository/],
  ])('not %s', async (name, why) => {
    const file = join(repository, name);
    const before = await readFile(file).catch(() => undefined);
    await expect(writeProfile(file, GZIP)).rejects.toThrow(why);
    expect(await readFile(file).catch(() => undefined)).toEqual(before);
    if (name !== 'main.go') await expect(writeProfile(file, GZIP, { force: true })).rejects.toThrow(why);
    else await writeProfile(file, GZIP, { force: true });
  });

  test.each([
    ['cmd/api/default.pgo', undefined],
    ['empty.pgo', Buffer.alloc(0)],
    ['damaged.pgo', GZIP],
    ['gzip.pgo', gzipSync(recorded('render-1'))],
    ['gzipped-twice', gzipSync(gzipSync(recorded('render-1')))],
    ['raw.pgo', recorded('render-1')],
    ['inside.pgo', undefined],
  ])('%s is written', async (name, before) => {
    const file = join(repository, name);
    if (before !== undefined) await writeFile(file, before);
    await writeProfile(file, Buffer.from('\n\u0004\b\u0001\u0010\u0002'));
    expect(await readFile(file, 'utf8')).toBe('\n\u0004\b\u0001\u0010\u0002');
    await writeProfile(file, GZIP);
    expect(await readFile(file)).toEqual(GZIP);
  });

  test.each([
    ['release.tar.gz', gzipSync(Buffer.alloc(10_240, 'a file of an archive'))],
    ['damaged.tar.gz', GZIP],
    ['model.onnx', Buffer.from([0x0a, 7, 8, 1, 0x12, 3, 97, 98, 99])],
    ['lines.txt', Buffer.from('\n\u0008text of a person')],
  ])('%s is no profile and stays', async (name, before) => {
    const file = join(repository, name);
    await writeFile(file, before);
    await expect(writeProfile(file, GZIP)).rejects.toThrow('is not a profile');
    expect(await readFile(file)).toEqual(before);
  });

  test('a folder for results is not below .git either', async () => {
    for (const name of ['.git', '.git/hooks/new', 'disguised/new'])
      await expect(makeFolder(join(repository, name))).rejects.toThrow(/git's own data/);
  });
});

sentences.compare();
