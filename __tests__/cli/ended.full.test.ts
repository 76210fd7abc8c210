import { randomUUID } from 'node:crypto';
import { linkSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { endProcessesOf, processesOf } from '../harness/act/processes.ts';
import { documentOf, makePlace, type Place, type Running } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { altered, fixtures, recorded } from '../harness/profiles.ts';

/**
 * `collect`, ended from outside at several moments of its work. Whatever happens, the profile that was there stays
 * whole; and where the process was asked to end, nothing of it is left.
 */

const OLD = recorded('index-1');
const RENDER = join(fixtures, 'render-1.pprof');

interface Moment {
  readonly name: string;
  readonly args: (place: Place) => readonly string[];
  /** Resolves when it has come. */
  readonly wait: (running: Running, place: Place) => Promise<unknown>;
  readonly env?: (place: Place) => Readonly<Record<string, string>>;
}

/** Different inputs, so many that the merge is long enough to be met. */
const INPUTS = 40;
const BAD_FILES = 20_000;
const MANY = ['collect', '--source', '../inputs/*.pprof'];
const SLEEPS = ['collect', '--source', RENDER, '--source', 'command: echo begun; sleep 61 & sleep 62'];

const MOMENTS: readonly Moment[] = [
  { name: 'while a command runs', args: () => SLEEPS, wait: ({ said }) => said('begun') },
  {
    name: 'while it judges thousands of files that are no profiles',
    args: () => ['collect', '--source', '../bad'],
    wait: async (_, place) => {
      await untilIn(place.tmp, 'go-pgo-scratch-');
      await sleep(400);
    },
  },
  {
    name: 'while it merges',
    args: () => MANY,
    wait: ({ said }) => said('Merging'),
  },
];

async function untilIn(folder: string, prefix: string): Promise<void> {
  while (!(await readdir(folder)).some((name) => name.startsWith(prefix))) await sleep(5);
}

/** A module with a profile, whose processes can be found by a mark in their environment. */
async function makeScene() {
  const place = await makePlace({ ...TINY, 'default.pgo': OLD });
  for (let i = 0; i < INPUTS; i++) {
    const different = altered('render-1', (profile) => {
      profile.timeNanos = i + 1;
    });
    await place.write({ [`../inputs/${i}.pprof`]: different });
  }
  await place.write({ '../bad/0': 'x' });
  for (let i = 1; i < BAD_FILES; i++) linkSync(place.path('../bad/0'), place.path(`../bad/${i}`));
  const mark = { GO_PGO_TEST_MARK: randomUUID() };
  const living = () => processesOf(`GO_PGO_TEST_MARK=${mark.GO_PGO_TEST_MARK}`);
  return {
    place,
    start: (args: readonly string[], env = {}) => place.start(args, { env: { ...mark, ...env } }),
    living,
    hasOldProfile: async () => OLD.equals(await readFile(place.path('default.pgo'))),
    async expectNothingNew() {
      expect((await readdir(place.cwd)).sort()).toEqual([...Object.keys(TINY), 'default.pgo'].sort());
    },
    async [Symbol.asyncDispose]() {
      await endProcessesOf(`GO_PGO_TEST_MARK=${mark.GO_PGO_TEST_MARK}`);
      await place[Symbol.asyncDispose]();
    },
  };
}

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s', (signal, exitCode) => {
  test.each(MOMENTS)('$name', async ({ args, wait, env }) => {
    await using scene = await makeScene();
    const { place } = scene;
    const running = scene.start([...args(place), '--json'], env?.(place));
    await wait(running, place);
    const asked = performance.now();
    running.child.kill(signal);
    const ended = await running.ended;
    expect({ exitCode: ended.exitCode, signal: ended.signal }).toEqual({ exitCode, signal: null });
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(documentOf(ended).error?.message).toBe(`Cancelled by ${signal}.`);
    // A compiler that go had started ends its package first.
    await expect.poll(scene.living, { timeout: 10_000 }).toEqual([]);
    expect((await readdir(place.tmp)).filter((name) => !name.startsWith('go-pgo-collect-'))).toEqual([]);
    expect(await scene.hasOldProfile()).toBe(true);
    await scene.expectNothingNew();
  });
});

test('a second SIGINT ends it at once', async () => {
  await using scene = await makeScene();
  const running = scene.start(['collect', '--source', 'command: trap "" TERM; echo begun; sleep 63']);
  await running.said('begun');
  running.child.kill('SIGINT');
  await sleep(200);
  running.child.kill('SIGINT');
  expect((await running.ended).exitCode).toBe(130);
  expect(await scene.hasOldProfile()).toBe(true);
  await scene.expectNothingNew();
});

test.each([400, 800, 1_200])('SIGKILL after %i ms', async (milliseconds) => {
  await using scene = await makeScene();
  const running = scene.start(MANY);
  await sleep(milliseconds);
  running.child.kill('SIGKILL');
  await running.ended;
  // It may have been faster: then the new profile is there as a whole.
  if (await scene.hasOldProfile()) return;
  const ended = await scene.place.run(['inspect', '--json', 'default.pgo']);
  expect(documentOf(ended).profile?.samples).toBe(INPUTS * 530);
});
