import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renameFunctions } from '../../src/profile/columns.ts';
import { decodeFile, decodeProfile } from '../../src/profile/decode.ts';
import { edgesOf } from '../../src/profile/edges.ts';
import { encodeEdges, encodeWhole } from '../../src/profile/encode.ts';
import { readRegularFile } from '../../src/system/files.ts';
import { type LeftOutCall, readLeftOut, tuneProfile } from '../../src/tune/left-out.ts';
import { expectDocument } from '../cli/document.ts';
import { positionsProfile } from '../golang/positions.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { goModule, makeRepository } from '../harness/go-modules.ts';

/** A committed profile that leaves calls out: every command shows them, and `refresh` leaves them out of the next profile, too. */

const LINES = 'example.com/positions/lines';
const EMIT: LeftOutCall = {
  callee: `${LINES}.Emit`,
  weight: 0.2,
  go: 'go1.21.3',
  kind: 'copied',
  places: 4,
};
const CALLERS = ['First', 'Fourth', 'Second', 'Third'].map((name) => `${LINES}.${name}`);
const QUICK = '--benchmarks none --evidence none --publish none --min-samples 1 --json'.split(' ');
let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

// In each test a repository of its own, because a profile that was committed before counts as reverted.
beforeEach(async () => {
  place = await makePlace(goModule('positions'));
  await writeFile(join(place.tmp, 'recorded.pprof'), positionsProfile());
  git = await makeRepository(place.cwd);
});
afterEach(() => place[Symbol.asyncDispose]());

/** Commits a profile without the calls of `Emit`. @param found the version of Go, and the digest of the code, when they were left out. */
async function commitTuned(found: Pick<LeftOutCall, 'go' | 'code'>): Promise<void> {
  const { bytes } = await tuneProfile(positionsProfile(), [{ ...EMIT, ...found }]);
  await writeFile(join(place.cwd, 'default.pgo'), bytes);
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Profile');
}

async function refresh(...settings: string[]) {
  const ended = await place.run([
    'refresh',
    '--source',
    join(place.tmp, 'recorded.pprof'),
    ...QUICK,
    ...settings,
  ]);
  expect(ended.exitCode, ended.stderr).toBe(0);
  return expectDocument(documentOf(ended));
}

/** A profile in the work tree: the calls that it leaves out, and the callers of `Emit` that the compiler finds in it. */
async function profileThere(path = 'default.pgo') {
  const profile = await decodeFile(await readRegularFile(join(place.cwd, path)));
  const { head, edges } = edgesOf(profile);
  const callers = edges().edges.flatMap(({ caller, callee }) => (callee === EMIT.callee ? [caller] : []));
  return { ...readLeftOut(head), callers: callers.sort() };
}

test('`inspect` and `check` show the calls that a profile leaves out', async () => {
  await commitTuned({ go: 'go1.21.3' });
  for (const command of [['inspect', 'default.pgo'], ['check']]) {
    const shown = await place.run([...command, '--json']);
    const { profile } = expectDocument(documentOf(shown));
    expect(profile?.leftOut).toEqual([
      { callee: EMIT.callee, weight: 0.2, go: 'go1.21.3', reason: expect.stringContaining('4 places') },
    ]);
    const { stdout } = await place.run(command);
    expect(stdout).toContain('Emit');
  }
});

test('every command names a comment that cannot be read, and `refresh` does not apply it', async () => {
  const { head, totals, edges } = edgesOf(decodeProfile(positionsProfile()));
  const comment = 'go-pgo left-out:{"callee":"example.com/positions/lines.Emit"}';
  await writeFile(
    join(place.cwd, 'default.pgo'),
    encodeEdges(head, edges().edges, totals, [...head.comments, comment]),
  );
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message=Profile');
  const about = { severity: 'warning', message: expect.stringContaining(comment) };
  for (const command of [
    ['inspect', 'default.pgo'],
    ['check'],
    ['repair', '--publish', 'none', '--benchmarks', 'none', '--evidence', 'none'],
  ]) {
    const { findings } = expectDocument(documentOf(await place.run([...command, '--json'])));
    expect(findings, command[0]).toContainEqual(expect.objectContaining(about));
  }
  expect((await refresh()).findings).toContainEqual(expect.objectContaining(about));
  expect(await profileThere()).toMatchObject({ callers: CALLERS });
});

test('`keep` without a call in the profile, and `tune` without a measurement, are named', async () => {
  await commitTuned({ go: 'go1.21.3' });
  const { findings } = await refresh('--keep', `${LINES}.Missing`, '--tune', '60s');
  const messages = findings.map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/lines\.Missing.*`keep` has no effect/));
  expect(messages).toContainEqual(expect.stringMatching(/did not tune.*nothing was measured/));
});

test('`refresh` leaves the same calls out, and tries again after an upgrade of Go', async () => {
  await commitTuned({ go: 'go1.21.3' });
  const { decision, profile } = await refresh();
  expect(decision).toMatchObject({ kind: 'update', reason: expect.stringContaining('go1.21.3') });
  expect(profile?.leftOut?.map(({ callee }) => callee)).toEqual([EMIT.callee]);
  const { calls, callers } = await profileThere();
  expect(callers).toEqual([]);
  expect(calls).toMatchObject([{ callee: EMIT.callee, kind: 'copied', places: 4 }]);
  await commitTuned({ go: calls[0]?.go ?? '', code: calls[0]?.code });
  expect((await refresh()).decision?.kind).toBe('keep');
});

test('`refresh` tries again after a change of the code, and only of the code that the list names', async () => {
  const source = await readFile(join(place.cwd, 'lines/lines.go'), 'utf8');
  const changed = async (from: string, to: string) => {
    expect(source).toContain(from);
    await writeFile(join(place.cwd, 'lines/lines.go'), source.replace(from, to));
  };
  await commitTuned({ go: EMIT.go });
  await refresh();
  const [{ go, code } = EMIT] = (await profileThere()).calls;
  expect(code).toMatch(/^[0-9a-f]+$/);

  await changed('column = at - f.Starts[line-1]', 'column = at - f.Starts[line-1] + 0');
  await commitTuned({ go, code });
  expect((await refresh()).decision?.kind).toBe('keep');

  await changed('number = -number', 'number = -(number)');
  await commitTuned({ go, code });
  const { decision } = await refresh();
  expect(decision).toMatchObject({ kind: 'update', reason: expect.stringContaining(EMIT.callee) });
  const [again] = (await profileThere()).calls;
  expect(again?.code).not.toBe(code);

  // A list of an earlier version says nothing about the code.
  await commitTuned({ go });
  expect((await refresh()).decision?.kind).toBe('update');
});

test('`refresh` tries again after a function that the list names got another name', async () => {
  await commitTuned({ go: EMIT.go });
  await refresh();
  const [{ go, code } = EMIT] = (await profileThere()).calls;
  const source = await readFile(join(place.cwd, 'lines/lines.go'), 'utf8');
  await writeFile(join(place.cwd, 'lines/lines.go'), source.replaceAll(/\bEmit\b/g, 'Write'));
  const renamed = renameFunctions(decodeProfile(positionsProfile()), (name) =>
    name === EMIT.callee ? `${LINES}.Write` : name,
  );
  await writeFile(join(place.tmp, 'recorded.pprof'), encodeWhole(renamed));
  await commitTuned({ go, code });
  const { decision, profile } = await refresh();
  expect(decision).toMatchObject({ kind: 'update', reason: expect.stringContaining(EMIT.callee) });
  expect(profile?.leftOut ?? []).toEqual([]);
});

test('`keep` overrules the list for a callee', async () => {
  await commitTuned({ go: 'go1.21.3' });
  const { decision } = await refresh('--keep', EMIT.callee);
  expect(decision).toMatchObject({ kind: 'update', reason: expect.stringContaining('keep') });
  expect(await profileThere()).toMatchObject({ calls: [], callers: CALLERS });
});

test('`keep` overrules the list for one caller, and the calls of the others stay left out', async () => {
  await commitTuned({ go: 'go1.21.3' });
  await refresh('--keep', `${LINES}.Second -> ${EMIT.callee}`);
  const { calls, callers } = await profileThere();
  expect(callers).toEqual([`${LINES}.Second`]);
  expect(calls.map(({ caller }) => caller).sort()).toEqual(
    CALLERS.filter((name) => !name.endsWith('Second')),
  );
});

test('a fallback that is matched to today’s source leaves the same calls out', async () => {
  await commitTuned({ go: 'go1.21.3' });
  const path = join(place.cwd, 'lines/lines.go');
  // Each function begins one line later.
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll(/^(func .*\{)$/gm, '$1\n'));
  const ended = await place.run([
    ...['collect', '--source', 'gone.pprof', '--fallback', 'committed', '--min-samples', '1'],
    ...['--output-directory', 'out', '--json'],
  ]);
  const { fallback, profile } = expectDocument(documentOf(ended));
  expect(fallback?.used).toBe('committed');
  expect(profile?.path).toBe(join(place.cwd, 'out/fallback.pgo'));
  const { calls, callers } = await profileThere('out/fallback.pgo');
  expect(callers).toEqual([]);
  expect(calls).toMatchObject([{ callee: EMIT.callee, kind: 'copied' }]);
});

test('`merge` of one profile keeps its list and its origin, under new names; of several, it warns', async () => {
  await commitTuned({ go: 'go1.21.3' });
  await refresh();
  const merge = async (...args: string[]) => {
    const ended = await place.run(['merge', '--output', 'merged.pgo', '--force', '--json', ...args]);
    expect(ended.exitCode, ended.stderr).toBe(0);
    return expectDocument(documentOf(ended));
  };
  const program = async (path: string) => {
    const { comments } = await decodeFile(await readRegularFile(join(place.cwd, path)));
    return comments.find((line) => line.startsWith('go-pgo program:'));
  };
  const { profile } = await merge('--renames', `${EMIT.callee}=${LINES}.Write`, '--', 'default.pgo');
  expect(profile?.leftOut).toMatchObject([{ callee: `${LINES}.Write` }]);
  const { calls, callers } = await profileThere('merged.pgo');
  expect(calls).toMatchObject([{ callee: `${LINES}.Write`, kind: 'copied' }]);
  expect(callers).toEqual([]);
  const { edges } = edgesOf(await decodeFile(await readRegularFile(join(place.cwd, 'merged.pgo'))));
  expect(edges().edges.filter(({ callee }) => callee === `${LINES}.Write`)).toEqual([]);
  expect(await program('default.pgo')).toBeDefined();
  expect(await program('merged.pgo')).toBe(await program('default.pgo'));

  const { findings } = await merge('--', 'default.pgo', join(place.tmp, 'recorded.pprof'));
  expect(findings).toContainEqual({
    severity: 'warning',
    message: expect.stringContaining('default.pgo leaves out 1 call'),
    fix: expect.stringContaining('refresh'),
  });
  expect((await profileThere('merged.pgo')).callers).toEqual(CALLERS);
});
