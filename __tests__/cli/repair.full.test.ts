import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** What `check` and `repair` make of a real profile in git, after usual changes to the program. */

const SOURCE = join(import.meta.dirname, '..', 'harness', 'go-programs', 'calls');

let place: Place;
beforeAll(async () => {
  place = await makePlace();
  await cp(SOURCE, place.cwd, { recursive: true });
  const program = join(place.tmp, 'calls');
  expect((await run(['go', 'build', '-o', program, '.'], { cwd: place.cwd })).exitCode).toBe(0);
  expect((await run([program, place.path('default.pgo')], { cwd: place.cwd })).exitCode).toBe(0);
  await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

async function check(...args: string[]) {
  const ended = await place.run(['check', '--min-samples', '1', '--json', ...args]);
  const document = documentOf(ended);
  const { staleWeight } = document.decision as { staleWeight?: number };
  return { exitCode: ended.exitCode, findings: document.findings, staleWeight };
}

const REPAIR = ['repair', '--publish', 'none', '--json'];

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
  const repaired = documentOf(await place.run(REPAIR));
  expect(repaired.decision?.kind).toBe('keep');
  expect(repaired.publication?.operation).toBe('none');
  expect(await readFile(place.path('default.pgo'))).toEqual(bytes);
});

test('lines were inserted: `check` says what a repair brings back', async () => {
  await using _ = await change('shapes/shapes.go', (source) =>
    source.replaceAll(/^(func \w+\(.*\{)$/gm, '$1\n\tsink++').replaceAll(/^(func \(.*\{)$/gm, '$1\n\tsink++'),
  );
  const { exitCode, staleWeight, findings } = await check();
  expect(exitCode).toBe(0);
  expect(staleWeight).toBeGreaterThan(0.05);
  const finding = findings.find(({ message }) => message.includes('still reaches the compiler'));
  expect(finding).toMatchObject({ severity: 'warning', fix: expect.stringContaining('`go-pgo repair`') });
});

test('a package moved, with a function of another name: repaired, nothing is stale', async () => {
  await rename(place.path('shapes'), place.path('forms'));
  const forms = (source: string) =>
    source.replace('calls/shapes"', 'calls/forms"').replaceAll('spinIn(', 'whirlIn(');
  await using _main = await change('main.go', forms);
  await using _forms = await change('forms/shapes.go', forms);
  const before = await check();
  expect(before.staleWeight).toBeGreaterThan(0.5);
  const ended = await place.run(REPAIR);
  expect(ended.exitCode).toBe(0);
  const { decision, repair } = documentOf(ended);
  expect(decision).toMatchObject({
    kind: 'update',
    reason: expect.stringMatching(/; repaired, (9\d\.\d|100(\.0)?) %\.$/),
  });
  expect(repair?.ways.map(({ way }) => way)).toContain('package');
  const bytes = await readFile(place.path('default.pgo'));
  expect(bytes.includes('example.com/calls/shapes')).toBe(false);
  const after = await check();
  expect(after.staleWeight).toBeLessThan(0.02);
});
