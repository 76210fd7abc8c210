import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeFile } from '../../src/profile/decode.ts';
import { runTool } from '../../src/system/exec.ts';
import { edgeProfile, HOT, SHAPES } from '../golang/shapes.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** What `check` and `repair` make of a real profile in git, after usual changes to the program. */

const SOURCE = join(import.meta.dirname, '..', 'harness', 'go-programs', 'calls');

let place: Place;
const profileTo = async (path: string) => {
  const program = join(place.tmp, 'calls');
  expect((await runTool(['go', 'build', '-pgo=off', '-o', program, '.'], { cwd: place.cwd })).exitCode).toBe(
    0,
  );
  expect((await runTool([program, path], { cwd: place.cwd })).exitCode).toBe(0);
};
beforeAll(async () => {
  place = await makePlace();
  await cp(SOURCE, place.cwd, { recursive: true });
  await profileTo(place.path('default.pgo'));
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

async function check(...args: string[]) {
  const ended = await place.run(['check', '--min-samples', '1', '--json', ...args]);
  const document = documentOf(ended);
  const { staleWeight } = document.decision as { staleWeight?: number };
  return { exitCode: ended.exitCode, findings: document.findings, staleWeight };
}

/** One more line in every function. */
const withNewLines = (source: string) => source.replaceAll(/^(func .*\{)$/gm, '$1\n\tsink++');

const REPAIR = 'repair --publish none --benchmarks none --evidence none --json'.split(' ');

async function change(name: string, edit: (source: string) => string): Promise<AsyncDisposable> {
  const before = await readFile(place.path(name), 'utf8');
  await writeFile(place.path(name), edit(before));
  return { [Symbol.asyncDispose]: () => writeFile(place.path(name), before) };
}

test('nothing changed: nothing is stale', async () => {
  const { exitCode, staleWeight, findings } = await check();
  expect(exitCode).toBe(0);
  // But for what the compiler puts anywhere, such as `runtime.asyncPreempt`.
  expect(staleWeight).toBeLessThan(0.02);
  const doubts = findings.filter(({ message }) => message.includes('reaches the compiler'));
  expect(doubts.filter(({ severity }) => severity !== 'note')).toEqual([]);
  const bytes = await readFile(place.path('default.pgo'));
  await writeFile(place.path('default.pgo'), 'not committed');
  const repaired = documentOf(await place.run(REPAIR));
  expect([repaired.decision?.kind, repaired.publication?.operation]).toEqual(['keep', 'none']);
  expect(JSON.stringify(repaired.findings)).toContain('work tree');
  expect(await readFile(place.path('default.pgo'), 'utf8')).toBe('not committed');
  await writeFile(place.path('default.pgo'), bytes);
});

test('what a refresh has proposed stays, with and without something to repair', async () => {
  await profileTo(place.path('new.pprof'));
  const part = ['-proto', '-output=part.pprof', '-focus=spinIn', ...Array(8).fill('new.pprof')];
  await runTool(['go', 'tool', 'pprof', ...part], { cwd: place.cwd });
  const quiet = '--publish local --benchmarks none --evidence none --json'.split(' ');
  const refreshed = documentOf(
    await place.run(['refresh', '--source', 'part.pprof', '--min-samples=1', ...quiet]),
  );
  expect(refreshed.publication?.operation).toBe('created');
  const repair = async () => {
    const { decision, publication } = documentOf(await place.run(['repair', ...quiet]));
    return [decision?.kind, publication?.operation];
  };
  expect(await repair()).toEqual(['keep', 'none']);
  await using _ = await change('shapes/shapes.go', withNewLines);
  expect(await repair()).toEqual(['update', 'none']);
});

test('lines were inserted: `check` says what a repair brings back', async () => {
  await using _ = await change('shapes/shapes.go', withNewLines);
  const { exitCode, staleWeight, findings } = await check();
  expect(exitCode).toBe(0);
  expect(staleWeight).toBeGreaterThan(0.05);
  const finding = findings.find(({ message }) => message.includes('still reaches the compiler'));
  expect(finding).toMatchObject({
    severity: 'warning',
    fix: expect.stringContaining('`npx go-pgo@1 repair`'),
  });
});

/** What is stale of a profile that a command wrote, and what it said about a repair. */
async function written(args: readonly string[], path: string) {
  const ended = await place.run([...args, '--min-samples', '1', '--output-directory', 'out', '--json']);
  expect(ended.exitCode, ended.stderr).toBe(0);
  const { findings } = documentOf(ended);
  const repairs = findings.filter(({ message }) => /[Mm]atched to today’s source[,:] /.test(message));
  return { repairs: repairs.map(({ message }) => message), ...(await check('--profile', path)) };
}

test('old inputs are repaired, those of today’s code stay', async () => {
  const old = place.path('old.pprof');
  await copyFile(place.path('default.pgo'), old);
  const collect = (...args: string[]) =>
    written(['collect', '--profile', 'new.pgo', '--force', ...args], 'new.pgo');
  await using _ = await change('shapes/shapes.go', withNewLines);
  const today = place.path('today.pprof');
  await profileTo(today);

  const ofToday = await collect('--source', today);
  expect(ofToday).toMatchObject({ repairs: [], staleWeight: expect.closeTo(0, 1) });
  const ofOld = await collect('--source', old);
  expect(ofOld.staleWeight).toBeLessThan(0.03);
  expect(ofOld.repairs).toEqual([expect.stringMatching(/^100(\.0)? % of the collected weight /)]);
  // Both are of builds with an ID of their own, so that only the older one is matched.
  const ofBoth = await collect('--source', old, '--source', today);
  expect(ofBoth.staleWeight).toBeLessThan(0.03);
  expect(ofBoth.repairs).toEqual([expect.stringMatching(/^\d\d\.\d % of the collected weight/)]);

  const fallback = await written(
    ['collect', '--package', '.', '--source', 'gone.pprof', '--fallback', 'committed'],
    'out/fallback.pgo',
  );
  expect(fallback.staleWeight).toBeLessThan(0.03);
  expect(fallback.repairs).toHaveLength(1);

  await mkdir(place.path('other'));
  await writeFile(place.path('other/main.go'), 'package main\n\nfunc main() {}\n');
  const ofSeveral = await collect('--source', old);
  expect(ofSeveral.repairs).toEqual([expect.stringMatching(/several programs/)]);
  expect((await collect('--package', '.', '--source', old)).repairs).toEqual(ofOld.repairs);
  await rm(place.path('other'), { recursive: true });
});

test('a package moved, with a function of another name: whole stacks are repaired, nothing is stale', async () => {
  const committed = place.path('default.pgo');
  const deepest = async () => {
    const { firstFrame } = (await decodeFile(await readFile(committed))).samples;
    return Math.max(...firstFrame.map((end, at) => end - (firstFrame[at - 1] ?? 0)));
  };
  const depth = await deepest();
  expect(depth).toBeGreaterThan(3);
  await rename(place.path('shapes'), place.path('forms'));
  const forms = (source: string) =>
    source.replace('calls/shapes"', 'calls/forms"').replaceAll('spinIn(', 'whirlIn(');
  await using _main = await change('main.go', forms);
  await using _forms = await change('forms/shapes.go', forms);
  const before = await check();
  expect(before.staleWeight).toBeGreaterThan(0.5);
  await writeFile(place.path('whole.yml'), 'compact: none\n');
  const ended = await place.run([...REPAIR, '--config', 'whole.yml']);
  expect(ended.exitCode).toBe(0);
  const { decision, repair } = documentOf(ended);
  expect(decision).toMatchObject({
    kind: 'update',
    reason: expect.stringMatching(/ (9\d\.\d|100(\.0)?) %\.$/),
  });
  expect(repair?.ways.map(({ way }) => way)).toContain('package');
  const { names } = (await decodeFile(await readFile(committed))).functions;
  expect(names.filter((name) => name.startsWith('example.com/calls/shapes'))).toEqual([]);
  expect(await deepest()).toBe(depth);
  const after = await check();
  expect(after.staleWeight).toBeLessThan(0.02);
});

test('one of another system is matched to the source for that system', async () => {
  const signal = {
    caller: 'runtime.semawakeup',
    callee: 'runtime.pthread_cond_signal',
    offset: 9,
    weight: 3,
  };
  await using mac = await makePlace({ ...SHAPES, 'default.pgo': edgeProfile([...HOT, signal]) });
  await makeRepository(mac.cwd);
  const { findings, repair } = documentOf(await mac.run(REPAIR));
  expect(repair?.recorded).toMatchObject({
    build: expect.stringMatching(/^darwin\//),
    shown: 'runtime.pthread_cond_signal',
  });
  expect(findings).toContainEqual({
    severity: 'note',
    message: expect.stringMatching(/^The profile was recorded on darwin\//),
  });
  expect(repair?.ways.filter(({ way }) => way !== 'moved')).toEqual([]);
});
