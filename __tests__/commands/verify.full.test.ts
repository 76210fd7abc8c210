import { readdir, readFile, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../src/commands/measure.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { type JobOptions, jobIn } from '../harness/job.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const PATH = 'cmd/api/default.pgo';
let place: Place;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  place = await makePlace({ 'go.mod': 'module m\n', [PATH]: 'old', 'cmd/api/main.go': 'package main\n' });
  folder = await temporaryFolder();
});
afterEach(async () => {
  await place[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

/** Verifies the profile `new` of the module in `place` by `command`. */
async function verified(command: string, options: JobOptions = {}) {
  const scene = await jobIn(folder.path, {
    ...{ command: 'refresh', report: { decision: { kind: 'update', reason: 'New.' } } },
    ...options,
    settings: { verify: command, ...options.settings },
    env: { PATH: process.env['PATH'], HOME: place.tmp, ...options.env },
    workingDirectory: options.workingDirectory ?? place.cwd,
  });
  const verified = verify(scene.run, { path: PATH, inRepository: true }, Buffer.from('new'));
  const error = await verified.then(
    (findings) => scene.report.add({ findings }),
    (thrown: unknown) => {
      if (thrown instanceof ExpectedError) scene.report.fail(thrown);
      return thrown as Error & { readonly fix?: string };
    },
  );
  return { ...scene, error };
}

/** The processes whose environment names this test's folder. */
async function left(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return environment.includes(`HOME=${place.tmp}\0`) ? [pid] : [];
    }),
  );
  return found.flat();
}

describe('in a repository', () => {
  let git: Awaited<ReturnType<typeof makeRepository>>;
  beforeEach(async () => {
    git = await makeRepository(place.cwd);
  });

  const untouched = async () => ({
    profile: await readFile(place.path(PATH), 'utf8'),
    status: await git('status', '--porcelain=v2', '--branch', '--untracked-files=all'),
    trees: await git('worktree', 'list', '--porcelain'),
    refs: await git('for-each-ref'),
  });

  test('the command sees the commit that is checked out, with the new profile in place', async () => {
    await place.write({ 'untracked.go': 'package m\n' });
    const before = await untouched();
    const { error, job, progress } = await verified(
      'pwd; cat go.mod; ls; cat "$PGO_PROFILE" cmd/api/default.pgo; git status --porcelain; echo',
    );
    expect(error).toBeUndefined();
    const seen = progress.filter((line) => line.startsWith('verify | ')).map((line) => line.slice(9));
    expect(seen[0]).toBe(`${await realpath(job.scratch)}/tree`);
    expect(seen.slice(1)).toEqual(['module m', 'cmd', 'go.mod', `newnew M ${PATH}`, '']);
    expect(job.report.decision?.kind).toBe('update');
    expect(job.report.findings).toEqual([
      { severity: 'note', message: '`verify` passed with the new profile in place.' },
    ]);
    expect(await untouched()).toEqual(before);
  });

  test('a failure rejects the profile, with what was printed last', async () => {
    const before = await untouched();
    const { error, job } = await verified('echo one; echo "--- FAIL: TestX" >&2; exit 3');
    expect(error).toMatchObject({
      message:
        '`verify` does not pass with the new profile in place. It ended with exit code 3. It printed last: one | --- FAIL: TestX.',
      fix: expect.stringContaining('without the profile'),
      exitCode: 1,
    });
    expect(job.report.decision).toEqual({
      kind: 'reject',
      reason: '`verify` does not pass with the new profile in place.',
    });
    expect(await untouched()).toEqual(before);
  });

  test('one that takes too long is stopped, with its child processes', async () => {
    const before = await untouched();
    const { error, job } = await verified('sleep 600 & echo waiting; sleep 600', {
      settings: { 'verify-timeout': '300ms' },
    });
    expect(error?.message).toContain('It did not end within 0.3 s and was stopped. It printed ');
    expect(job.report.decision?.kind).toBe('reject');
    expect(await left()).toEqual([]);
    expect(await untouched()).toEqual(before);
  });

  test('a run that is cancelled leaves neither process nor work tree', async () => {
    const before = await untouched();
    const controller = new AbortController();
    const reason = new Error('Cancelled.');
    const running = verified('sleep 600 & echo there; sleep 600', { signal: controller.signal });
    while ((await left()).length < 3) await sleep(20);
    controller.abort(reason);
    const { error, job } = await running;
    expect(error).toBe(reason);
    expect(job.report.decision?.kind).toBe('update');
    expect(await left()).toEqual([]);
    expect(await untouched()).toEqual(before);
  });
});

test('outside of a repository there is nothing to check out', async () => {
  const { error } = await verified('true');
  expect(error).toMatchObject({ message: `${place.cwd} is not in a git repository.`, exitCode: 2 });
});
