import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';

/** The command line against what sources can deliver: each ends in one sentence, and the old profile stays. */

const OLD = recorded('index-1');

let place: Place;
beforeAll(async () => {
  place = await makePlace({ ...TINY, 'default.pgo': OLD });
});
afterAll(() => place[Symbol.asyncDispose]());

async function collect(...args: readonly string[]) {
  const ended = await place.run(['collect', ...args, '--json']);
  const { error, decision, findings, sources } = documentOf(ended);
  return { exitCode: ended.exitCode, error, decision, findings, sources };
}

async function isUntouched(): Promise<boolean> {
  return OLD.equals(await readFile(place.path('default.pgo')));
}

test('without sources, and with one that is not there', async () => {
  const none = await collect();
  expect(none).toMatchObject({ exitCode: 2, error: { message: 'No source of CPU profiles is set.' } });
  const missing = await collect('--source', 'nothing.pprof');
  expect(missing.exitCode).toBe(1);
  expect(missing.error?.message).toContain(`No file nothing.pprof was found in ${place.cwd}.`);
  const required = await collect('--source', '{ file: nothing.pprof, required: true }');
  expect(required.error?.message).toContain('The required source nothing.pprof failed: No file');
});

describe('limits', () => {
  const good = ['--source', 'good.pprof'];
  beforeAll(() => place.write({ 'good.pprof': recorded('render-1') }));

  test('below min-profiles', async () => {
    const { exitCode, error } = await collect(...good, '--min-profiles', '2');
    expect(exitCode).toBe(1);
    expect(error).toEqual({
      message: 'Only 1 profile passed validation, and `min-profiles` is 2.',
      fix: 'Add sources, or lower `min-profiles`.',
    });
    expect(await isUntouched()).toBe(true);
  });

  test('past max-failures', async () => {
    const { exitCode, error } = await collect(...good, '--source', 'nothing.pprof', '--max-failures', '40%');
    expect(exitCode).toBe(1);
    expect(error?.message).toMatch(
      /^1 of 2 attempts failed, more than `max-failures` \(40\.0 %\)\. The first reason: nothing\.pprof: No file/,
    );
    expect(await isUntouched()).toBe(true);
  });
});
