import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { makePlace } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';

/** What stands behind stdout and stderr may be gone, or full: the work is done all the same, without a stack. */

const RENDER = join(fixtures, 'render-1.pprof');

/** Runs the command line in a shell: `$CLI` is it, and `PIPESTATUS` is in reach. */
async function shell(script: string): Promise<{ stdout: string; stderr: string; left: string[] }> {
  await using place = await makePlace(TINY);
  const CLI = `${process.execPath} ${join(import.meta.dirname, '../../src/cli.ts')}`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], {
    cwd: place.cwd,
    env: { ...process.env, TMPDIR: place.tmp, CLI, RENDER },
  });
  const left = (await readdir(place.tmp)).filter((name) => name.startsWith('go-pgo-scratch-'));
  return { stdout, stderr, left: [...left, ...(await readdir(place.cwd))] };
}

describe('a reader that leaves', () => {
  test.each(['inspect $RENDER', 'inspect $RENDER --json', '--help'])('%s | true', async (args) => {
    const { stdout, stderr } = await shell(`$CLI ${args} | true; echo \${PIPESTATUS[0]}`);
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
  });

  test('of the progress: the profile is written, and nothing is left behind', async () => {
    const { stdout, left } = await shell(
      '$CLI collect --source $RENDER 2>&1 >/dev/null | true; echo ${PIPESTATUS[0]}',
    );
    expect(stdout).toBe('0\n');
    expect(left.sort()).toEqual([...Object.keys(TINY), 'default.pgo'].sort());
  });
});

test('a full disk behind stdout is reported and fails the run', async () => {
  const { stdout, stderr } = await shell('$CLI inspect $RENDER 2>&1 >/dev/full; echo $?');
  expect(stdout).toMatch(/\bstdout: no space left on device\. .*\n1\n$/);
  expect(stderr).toBe('');
});

test('what a command of the user prints is shown with --verbose, or when the command fails', async () => {
  const collect = async (more: string, exitCode = 0) => {
    const command = `command: echo the-words; cp $RENDER \\$PGO_PROFILE_DIR; exit ${exitCode}`;
    const { stdout, stderr } = await shell(`$CLI collect --source "${command}" ${more} || true`);
    return (
      (stdout + stderr).includes('| the-words') ||
      /output.*the-words|the-words.*Run the command/s.test(stdout)
    );
  };
  expect(await collect('')).toBe(false);
  expect(await collect('--verbose')).toBe(true);
  expect(await collect('', 3)).toBe(true);
});

test('a repository without a profile has not failed: stderr says it as a note', async () => {
  const { stderr } = await shell('$CLI check >/dev/null || true');
  expect(stderr).toMatch(/^ +[\d.]+ s {2}note: /m);
  expect(stderr).not.toContain('error:');
});

test('on a terminal the last line is drawn again, and what is done stays above it; in a log each line is there once', async () => {
  const terminal = async (variables: string) => {
    const command = `stty cols 60; ${variables} $CLI collect --source $RENDER`;
    const { stdout } = await shell(`script --quiet --return --command "${command}" /dev/null < /dev/null`);
    return stdout.replaceAll('\r', '');
  };
  const erase = '\u001b[1G\u001b[2K';
  const live = await terminal('CI= TERM=xterm');
  const plan = 'collect example.com/tiny: 1 source, for default.pgo';
  const [first, ...next] = live.split(erase);
  expect(first).toBe('');
  expect(next[0]).toMatch(/^ +[\d.]+ s {2}collect example\.com\/tiny: 1 source.*…$/);
  expect(next[0]).toHaveLength(59);
  expect(next.filter((frame) => frame.includes(`${plan}\n`))).toHaveLength(1);
  expect(live).toMatch(/\d s {2}Merging 1 profile …\n/);
  const log = await terminal('CI=1');
  expect(log).not.toContain(erase);
  expect(log.split(plan)).toHaveLength(2);
});

test('the result alone is on stdout, also with a PATH that cannot be read, and many endpoints that refuse give no warning of Node', async () => {
  const refusing = Array.from({ length: 14 }, (_, i) => `--source http://127.0.0.1:${i + 2}`).join(' ');
  const { stdout, stderr } = await shell(
    `PATH=/etc/passwd:$PATH $CLI collect --source $RENDER ${refusing} --json 2>progress; cat progress >&2`,
  );
  expect(JSON.parse(stdout)).toMatchObject({ command: 'collect', profile: { path: expect.any(String) } });
  expect(stderr).not.toMatch(/Warning:|Unexpected error/);
});
