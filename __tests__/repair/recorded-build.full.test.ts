import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edgeProfile } from '../golang/shapes.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** A profile is matched to the source of the build that recorded it, by every command. */

const step = (name: string) => `package main\n\nfunc ${name}() {\n\tstep()\n}\n`;
const constrained = (constraint: string, name: string) => `//go:build ${constraint}\n\n${step(name)}`;

const MODULE = {
  'go.mod': 'module example.com/pool\n\ngo 1.21\n',
  'main.go':
    'package main\n\nfunc main() {\n\tcommon()\n}\n\nfunc common() { step() }\n\n//go:noinline\nfunc step() {}\n',
  'poll_windows.go': step('pollPort'),
  'poll_darwin.go': step('pollQueue'),
  'poll_windows_arm64.go': step('pollBoth'),
  'sum_arm64.go': step('sumVector'),
  'audit.go': constrained('prod && !minimal', 'audit'),
  'ranked.go': constrained('goexperiment.staticlockranking', 'ranked'),
  'plain.go': constrained('!goexperiment.dwarf5', 'plain'),
};

/** A profile with most of its weight in a function that only one build has. */
const profileOf = (name: string) =>
  edgeProfile([
    { caller: `main.${name}`, callee: 'main.step', offset: 1, weight: 1_600 },
    { caller: 'main.main', callee: 'main.common', offset: 1, weight: 400 },
  ]);

let place: Place;
beforeAll(async () => {
  place = await makePlace({ ...MODULE, 'default.pgo': profileOf('common') });
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

const staleBy = async (command: string, ...args: string[]) => {
  const env = { GOOS: undefined, GOARCH: 'amd64', CGO_ENABLED: undefined, GOEXPERIMENT: undefined };
  const { decision, repair, findings } = documentOf(await place.run([command, '--json', ...args], { env }));
  const { staleWeight } = (decision ?? {}) as { staleWeight?: number };
  return { stale: staleWeight, repair, findings };
};

const here = `${process.platform}/amd64`;

test.each([
  ['windows', 'pollPort', 'windows/amd64'],
  ['darwin', 'pollQueue', 'darwin/amd64'],
  ['another architecture', 'sumVector', `${process.platform}/arm64`],
  ['another system and architecture', 'pollBoth', 'windows/arm64'],
  ['a tag', 'audit', `${here} with -tags=prod`],
  ['an experiment', 'ranked', `${here} with GOEXPERIMENT=staticlockranking`],
  ['without an experiment', 'plain', `${here} with GOEXPERIMENT=nodwarf5`],
])('recorded on %s', async (_, name, build) => {
  await place.write({ 'default.pgo': profileOf(name) });
  const checked = await staleBy('check');
  expect(checked.repair).toMatchObject({
    stale: 0,
    lost: 0,
    recorded: {
      build: expect.stringMatching(new RegExp(`^${build}`)),
      shown: `main.${name}`,
      here: { build: expect.stringMatching(new RegExp(`^${here}`)), stale: 0.8 },
    },
  });
  expect(checked.stale).toBe(0);
  expect(checked.findings).toContainEqual(
    expect.objectContaining({
      severity: 'note',
      message: expect.stringMatching(/ finds 20\.0 % of/),
    }),
  );
  // The committed profile is the one in the work tree.
  await makeRepository(place.cwd);
  const { stale, repair } = await staleBy('repair', '--publish', 'none');
  expect({ stale, repair }).toEqual({ stale: checked.stale, repair: checked.repair });
  await place.write({ 'new.pprof': profileOf(name) });
  const refreshed = await staleBy('refresh', '--source', 'new.pprof', '--publish', 'none');
  expect(refreshed.stale).toBe(checked.stale);
});

test('a function that moved to a file of another system is no proof if the rest is of this one', async () => {
  const moved = edgeProfile([
    { caller: 'main.main', callee: 'main.common', offset: 1, weight: 1_995 },
    { caller: 'main.pollPort', callee: 'main.step', offset: 1, weight: 5 },
  ]);
  await place.write({ 'default.pgo': moved });
  expect((await staleBy('check')).repair).not.toHaveProperty('recorded');
});

describe('a system shows by functions that only its runtime has', () => {
  const common = { caller: 'main.main', callee: 'main.common', offset: 1, weight: 2_000 };
  const sleep = (caller: string, callee: string, weight: number) => {
    return { caller: `runtime.${caller}`, callee: `runtime.${callee}`, offset: 3, weight };
  };
  test.each([
    // Less than 1 % of the weight, in functions that no source of today may have.
    ['windows', [sleep('semasleep', 'stdcall4', 5)]],
    ['darwin', [sleep('semasleep', 'pthread_cond_wait', 5)]],
    ['freebsd', [sleep('futexsleep1', 'sys_umtx_op', 5), sleep('netpoll', 'kevent', 50)]],
    ['openbsd', [sleep('semasleep', 'thrsleep', 5), sleep('netpoll', 'kevent', 50)]],
  ])('%s', async (system, calls) => {
    await place.write({ 'default.pgo': edgeProfile([common, ...calls]) });
    const { repair } = await staleBy('check');
    expect(repair).toMatchObject({ recorded: { build: `${system}/amd64` } });
  });

  test('in a merge of several systems, by those of the system with the most weight', async () => {
    const calls = [sleep('futexsleep', 'futex', 90), sleep('semasleep', 'stdcall4', 5)];
    await place.write({ 'default.pgo': edgeProfile([common, ...calls]) });
    const { repair } = await staleBy('check');
    expect(repair).not.toHaveProperty('recorded');
  });
});
