import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chmod, mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRegularFile } from '../../src/files/read-file.ts';
import { readIfThere } from '../../src/files/replace-file.ts';
import { failureOf } from '../contract/context.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
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
      'cannot be read: it is a folder.',
    );
    expect((await failureOf(readIfThere(path('loop')))).message).toContain('leads to itself');
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

test('a large file is in memory once', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'large');
  await writeFile(path, Buffer.alloc(200 * 1024 * 1024, 1));
  const script = `
    import { readRegularFile } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'src', 'files', 'read-file.ts'))};
    const { length } = await readRegularFile(process.argv[1]);
    console.log(length / 2 ** 20, process.resourceUsage().maxRSS / 1024);`;
  const argv = ['--input-type=module', '-e', script, path];
  const [read, most] = execFileSync(process.execPath, argv).toString().split(' ').map(Number);
  expect(read).toBe(200);
  expect(most).toBeLessThan(350);
});
