import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** What `check` says of a real profile in git, after each of the usual changes to the program. */

const SOURCE = join(import.meta.dirname, '..', 'harness', 'go-programs', 'calls');
const SHAPES = 'example.com/calls/shapes';

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

async function change(name: string, edit: (source: string) => string): Promise<AsyncDisposable> {
  const before = await readFile(place.path(name), 'utf8');
  await writeFile(place.path(name), edit(before));
  return { [Symbol.asyncDispose]: () => writeFile(place.path(name), before) };
}

test('calls that moved are named as such', async () => {
  await using _ = await change('shapes/shapes.go', (source) =>
    source.replace('\tsink += spinIn(a) +', '\tsink++\n\tsink += spinIn(a) +'),
  );
  const { exitCode, staleWeight, findings } = await check();
  const finding = findings.find(({ message }) => message.includes('no longer on the same line'));
  expect(exitCode).toBe(0);
  expect(staleWeight).toBeGreaterThan(0);
  expect(finding?.message).toMatch(
    /^[\d.]+ % of its weight is on calls that are no longer on the same line of their function, so the compiler does not find them: /,
  );
  // One of the two lines of calls still has one.
  expect(finding?.message).toContain(`${SHAPES}.multiline → ${SHAPES}.spinIn (+1, moved, `);
});

test('a package that moved: its renames are at hand, and keep its weight', async () => {
  await rename(place.path('shapes'), place.path('forms'));
  await using _main = await change('main.go', (source) => source.replace('calls/shapes"', 'calls/forms"'));
  const gone = await check();
  expect(gone.exitCode).toBe(1);
  expect(gone.staleWeight).toBeGreaterThan(0.5);
  expect(gone.findings.find(({ severity }) => severity === 'error')?.fix).toContain(
    'Refresh the profile from a build of today’s code',
  );
  const renames = ['--renames', `${SHAPES}=example.com/calls/forms`];
  const known = await check(...renames);
  expect(known).toMatchObject({ exitCode: 0, staleWeight: 0 });
  expect(known.findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^[\d.]+ % of its weight is under old names that `renames` maps; /),
  );
  const rewrite = ['merge', 'default.pgo', '--output', 'default.pgo', ...renames];
  expect((await place.run(rewrite)).exitCode).toBe(0);
  const after = await check();
  expect(after).toMatchObject({ exitCode: 0, staleWeight: 0 });
  expect(after.findings.filter(({ message }) => message.includes('of its weight'))).toEqual([]);
});
