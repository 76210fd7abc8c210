import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { recorded } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

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
  if (error !== undefined) sentences.add(error);
  return { exitCode: ended.exitCode, error, decision, findings, sources };
}

async function isUntouched(): Promise<boolean> {
  return OLD.equals(await readFile(place.path('default.pgo')));
}

test('without sources, and with one that is not there', async () => {
  const none = await collect();
  expect(none).toMatchObject({ exitCode: 2, error: { fix: expect.stringContaining('source') } });
  const missing = await collect('--source', 'nothing.pprof');
  expect(missing.exitCode).toBe(1);
  for (const named of ['nothing.pprof', place.cwd]) expect(missing.error?.message).toContain(named);
  const required = await collect('--source', '{ file: nothing.pprof, required: true }');
  expect(required.error?.message).toMatch(/source nothing\.pprof /);
});

describe('limits', () => {
  const good = ['--source', 'good.pprof'];
  beforeAll(() => place.write({ 'good.pprof': recorded('render-1') }));

  test('below min-profiles', async () => {
    const { exitCode, error } = await collect(...good, '--min-profiles', '2');
    expect(exitCode).toBe(1);
    expect(error?.message).toMatch(/\b1 profile\b.*`min-profiles` is 2/);
    expect(error?.fix).toContain('`min-profiles`');
    expect(await isUntouched()).toBe(true);
  });

  test('past max-failures', async () => {
    const { exitCode, error } = await collect(...good, '--source', 'nothing.pprof', '--max-failures', '40%');
    expect(exitCode).toBe(1);
    expect(error?.message).toMatch(/^1 of 2 .*`max-failures` \(40\.0 %\).*: nothing\.pprof: /);
    expect(await isUntouched()).toBe(true);
  });
});

sentences.compare();
