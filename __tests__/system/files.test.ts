import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIfThere, readRegularFile, replaceFile, writeProfile } from '../../src/system/files.ts';
import { makeFolder } from '../../src/work.ts';
import { failureOf } from '../contract/context.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const path = (name: string) => join(folder.path, name);
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('what is no file, or one without an end', () => {
  test('a pipe that nobody writes to', async () => {
    execFileSync('mkfifo', [path('pipe')]);
    expect((await failureOf(readIfThere(path('pipe')))).message).toBe(
      `${path('pipe')} is a pipe, socket or device.`,
    );
  });

  test('a device without an end', async () => {
    expect((await failureOf(readIfThere('/dev/zero'))).message).toBe(
      '/dev/zero is a pipe, socket or device.',
    );
  });

  test('a terabyte of nothing', async () => {
    await writeFile(path('sparse'), '');
    await truncate(path('sparse'), 2 ** 40);
    expect((await failureOf(readIfThere(path('sparse')))).message).toBe(
      `${path('sparse')} has more than 512 MiB.`,
    );
  });

  test('a file that grows while it is read', async () => {
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

  test('a folder, a link to itself, a file as a folder', async () => {
    await mkdir(path('folder'));
    await symlink('loop', path('loop'));
    await writeFile(path('file'), 'x');
    expect((await failureOf(readIfThere(path('folder')))).message).toContain(
      'cannot be read: it is a folder',
    );
    expect((await failureOf(readIfThere(path('loop')))).message).toContain('symbolic link');
    expect(await readIfThere(path('file/inside'))).toBeUndefined();
    expect(await readIfThere(path('nothing'))).toBeUndefined();
  });

  test('a file without a name for its size, such as of /proc, and an empty one', async () => {
    expect((await readIfThere('/proc/self/status'))?.toString()).toContain('VmRSS');
    await writeFile(path('empty'), '');
    expect(await readIfThere(path('empty'))).toEqual(Buffer.alloc(0));
    await symlink('file', path('link'));
    expect((await readIfThere(path('link')))?.toString()).toBe('x');
    await chmod(path('file'), 0o644);
  });
});

describe('at the place of the committed profile', () => {
  let place: Place;
  beforeAll(async () => {
    place = await makePlace(TINY);
    execFileSync('mkfifo', [place.path('default.pgo')]);
  });
  afterAll(() => place[Symbol.asyncDispose]());

  test('a pipe holds up no `check`', async () => {
    const { exitCode, stdout } = await place.run(['check', '--json']);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('default.pgo is a pipe, socket or device.');
  });
});

describe('a file is replaced as a whole or stays as it is', () => {
  // A file renamed over it would take its place: of /dev/null, for the whole machine.
  test('a pipe or device stays what it is, also behind a link', async () => {
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

  test('folders that are missing are made, the mode stays', async () => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'a', 'b', 'default.pgo');
    await replaceFile(path, Buffer.from('old'));
    await chmod(path, 0o640);
    await replaceFile(path, Buffer.from('new'));
    expect(await readFile(path, 'utf8')).toBe('new');
    expect((await lstat(path)).mode & 0o777).toBe(0o640);
  });
});

describe('a profile is written over nothing else', () => {
  const GZIP = Buffer.from([0x1f, 0x8b, 8, 0]);
  let repository: string;
  let outside: string;
  beforeAll(async () => {
    repository = path('repository');
    outside = path('outside');
    await mkdir(join(repository, '.git'), { recursive: true });
    await mkdir(outside);
    await writeFile(join(repository, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    await writeFile(join(repository, 'main.go'), 'package main\n');
    await writeFile(join(outside, 'theirs.pgo'), GZIP);
    await symlink(join(outside, 'theirs.pgo'), join(repository, 'link.pgo'));
    await symlink(outside, join(repository, 'linked'));
    await symlink('.git', join(repository, 'disguised'));
    await symlink('default.pgo', join(repository, 'inside.pgo'));
  });

  test.each([
    ['main.go', /not a profile/],
    ['.git/HEAD', /git's own data/],
    ['.git/new.pgo', /git's own data/],
    ['.GIT/new.pgo', /git's own data/],
    ['disguised/config', /git's own data/],
    ['link.pgo', /out of the repository/],
    ['linked/new.pgo', /out of the repository/],
  ])('not to %s', async (name, why) => {
    const file = join(repository, name);
    const before = await readFile(file).catch(() => undefined);
    await expect(writeProfile(file, GZIP)).rejects.toThrow(why);
    expect(await readFile(file).catch(() => undefined)).toEqual(before);
    if (name !== 'main.go') await expect(writeProfile(file, GZIP, { force: true })).rejects.toThrow(why);
  });

  test.each([
    ['a new file in new folders', 'cmd/api/default.pgo', undefined],
    ['an empty file', 'empty.pgo', Buffer.alloc(0)],
    ['a compressed profile', 'gzip.pgo', GZIP],
    ['a raw profile', 'raw.pgo', recorded('render-1')],
    ['a link inside of the repository', 'inside.pgo', undefined],
  ])('to %s', async (_, name, before) => {
    const file = join(repository, name);
    if (before !== undefined) await writeFile(file, before);
    await writeProfile(file, Buffer.from('\n\u0004\b\u0001'));
    expect(await readFile(file, 'utf8')).toBe('\n\u0004\b\u0001');
    await writeProfile(file, GZIP);
    expect(await readFile(file)).toEqual(GZIP);
  });

  test('a folder for results is not below .git either', async () => {
    for (const folder of ['.git', '.git/hooks/new', 'disguised/new'])
      await expect(makeFolder(join(repository, folder))).rejects.toThrow(/git's own data/);
  });

  test('by force over a file of another kind', async () => {
    const file = join(repository, 'notes.txt');
    await writeFile(file, 'notes');
    await writeProfile(file, GZIP, { force: true });
    expect(await readFile(file)).toEqual(GZIP);
  });
});
