import { cp, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProfile } from '../../src/decide/weighed.ts';
import { type DecideOptions, decide } from '../../src/decide.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { run } from '../../src/system/exec.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { fixtures, renamed } from '../harness/profiles.ts';
import { DOCUMENT } from './document.ts';

const RENDER = join(fixtures, 'render-1.pprof');
const RENDER_2 = join(fixtures, 'render-2.pprof');
const NEW = 'example.com/markdown-service/render';
const OLD = 'example.com/markdown-service/old';
const RENAMES = `${OLD}=${NEW}`;

test('merge: a profile with old names becomes the one with new names, in any order', async () => {
  const old = renamed('render-1', (name) => name.replace(NEW, OLD));
  await using place = await makePlace({ 'old.pprof': old });
  const merge = async (output: string, ...args: string[]) => {
    const ended = await place.run(['merge', '--output', output, '--json', ...args]);
    return {
      exitCode: ended.exitCode,
      document: documentOf(ended),
      bytes: await readFile(place.path(output)),
    };
  };
  const now = await merge('now.pgo', RENDER, RENDER_2);
  const after = await merge('renamed.pgo', 'old.pprof', RENDER_2, '--renames', RENAMES);
  const turned = await merge('turned.pgo', RENDER_2, 'old.pprof', '--renames', RENAMES);
  const asIs = await merge('as-is.pgo', 'old.pprof', RENDER_2);
  expect(after.exitCode).toBe(0);
  expect(after.bytes).toEqual(turned.bytes);
  expect(after.bytes.includes(OLD)).toBe(false);
  expect(asIs.bytes.includes(OLD)).toBe(true);
  expect(after.document.profile).toMatchObject({
    samples: now.document.profile?.samples,
    edges: now.document.profile?.edges,
  });
  // What the files say of their inputs differs, what the compiler reads does not.
  expect(callEdges(decodeProfile(after.bytes))).toEqual(callEdges(decodeProfile(now.bytes)));
  const whole = await merge('whole.pgo', 'old.pprof', RENDER_2, '--renames', RENAMES, '--compact', 'none');
  expect(whole.bytes.includes(OLD)).toBe(false);
});

test('what is no rename is refused with what to write', async () => {
  await using place = await makePlace();
  const ended = await place.run(['merge', '--output', 'x.pgo', '--json', RENDER, '--renames', 'a/old']);
  expect(ended.exitCode).toBe(2);
  expect(documentOf(ended).error?.message).toBe(
    'renames: `a/old` is not a map of old and new names, or a text with one `old=new` a line.',
  );
});

describe('found in git', () => {
  const SHAPES = 'example.com/calls/shapes';
  const FORMS = 'example.com/calls/forms';
  let place: Place;
  let commit: string;
  beforeAll(async () => {
    place = await makePlace();
    await cp(join(import.meta.dirname, '..', 'harness', 'go-programs', 'calls'), place.cwd, {
      recursive: true,
    });
    const program = join(place.tmp, 'calls');
    expect((await run(['go', 'build', '-o', program, '.'], { cwd: place.cwd })).exitCode).toBe(0);
    expect((await run([program, join(place.tmp, 'old.pprof')], { cwd: place.cwd })).exitCode).toBe(0);
    const git = await makeRepository(place.cwd);
    await rename(place.path('shapes'), place.path('forms'));
    const main = await readFile(place.path('main.go'), 'utf8');
    await place.write({ 'main.go': main.replace('calls/shapes"', 'calls/forms"') });
    await git('add', '--all');
    await git('commit', '--quiet', '--no-gpg-sign', '--message=Move');
    commit = await git('rev-parse', 'HEAD');
  });
  afterAll(() => place[Symbol.asyncDispose]());

  async function collect(...args: string[]) {
    const source = join(place.tmp, 'old.pprof');
    const output = ['--profile', 'out.pgo', '--package', '.', '--min-samples', '1', '--json'];
    const ended = await place.run(['collect', '--source', source, ...output, ...args]);
    expect(ended.exitCode, ended.stderr).toBe(0);
    const document = v.parse(DOCUMENT, documentOf(ended));
    return { document, bytes: await readFile(place.path('out.pgo')) };
  }

  test('counts under the new name, and is told', async () => {
    const { document, bytes } = await collect();
    expect(document.renames).toEqual([{ from: SHAPES, to: FORMS, commit }]);
    expect(document.findings).toContainEqual({
      severity: 'note',
      message: `Git’s history shows that \`${SHAPES}\` is \`${FORMS}\` today (commit ${commit.slice(0, 7)}); its weight counts for \`${FORMS}\`.`,
      fix: 'Set `find-renames: false` to leave names as they are, or name the right one in `renames`.',
    });
    expect([bytes.includes(`${SHAPES}.`), bytes.includes(`${FORMS}.`)]).toEqual([false, true]);
    const told = await collect('--renames', `${SHAPES}=${FORMS}`);
    expect([told.document.renames, told.bytes.equals(bytes)]).toEqual([undefined, true]);
  });

  test('the user’s own names stand, and nothing is looked for where that is not wanted', async () => {
    const own = await collect('--renames', `${SHAPES}=example.com/calls/mine`);
    expect([own.document.renames, own.bytes.includes('example.com/calls/mine.')]).toEqual([undefined, true]);
    const left = await collect('--find-renames', 'false');
    expect([left.document.renames, left.bytes.includes(`${SHAPES}.`)]).toEqual([undefined, true]);
  });
});

test('what git explains makes an update of it above `min-drift` alone, what the user says in any case', async () => {
  const old = renamed('render-1', (name) => name.replace(NEW, OLD));
  const now = await readProfile(await readFile(RENDER));
  const renames = [{ from: OLD, to: NEW }];
  const options = { minDrift: 0.05, minSamples: 1 };
  const decided = (more: Partial<DecideOptions>) => decide(old, now, { ...options, ...more });
  expect(await decided({ foundRenames: renames })).toMatchObject({
    kind: 'update',
    overlap: 1,
    reason: expect.stringMatching(
      /^In the committed profile, [\d.]+ % of the weight is under old names that were changed since, as git’s history shows, where the compiler does not find it\.$/,
    ),
  });
  expect(await decided({ foundRenames: renames, minDrift: 1 })).toMatchObject({ kind: 'keep', overlap: 1 });
  expect(await decided({ renames, minDrift: 1 })).toMatchObject({ kind: 'update', overlap: 1 });
});
