import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { answer, hang, type PprofServer, startPprofServer, unusedPort } from '../harness/pprof-server.ts';
import { altered, fixtures, recorded, renamed } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

/** `collect` in a release: whatever happens to the profiler, the build gets a profile that is good, or the word `off`. */

const GOOD = recorded('render-1');
const OTHER = recorded('index-1');
/** Long ago, as the committed one of a service whose refreshes have failed for a year. */
const OLD = altered('render-1', (profile) => {
  profile.timeNanos = BigInt(Date.parse('2023-06-01T00:00:00Z')) * 1_000_000n;
});
const FOREIGN = renamed('render-1', (name) =>
  name.replaceAll('example.com/markgone-service', 'example.org/other').replace(/^main\./, 'main.other'),
);

let place: Place;
/** Of a profiler that is no longer there: a refusal for good, which is not asked again. */
let gone: string;
let server: PprofServer;
beforeAll(async () => {
  server = await startPprofServer({ html: answer(200, '<!doctype html>'), hang });
  gone = `${server.url}/gone`;
  place = await makePlace({
    ...TINY,
    'default.pgo': GOOD,
    'known/good.pgo': OTHER,
    'known/old.pgo': OLD,
    'known/foreign.pgo': FOREIGN,
    'known/empty.pgo': '',
    'known/heap.pgo': recorded('heap'),
    'known/lfs.pgo': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
  });
});
afterAll(async () => {
  await place[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function collect(...args: readonly string[]) {
  const ended = await place.run(['collect', ...args, '--json']);
  const document = documentOf(ended);
  const { fallback } = document as { fallback?: { used: string; reason: string } };
  const warnings = document.findings.filter(({ severity }) => severity === 'warning');
  return { exitCode: ended.exitCode, ...document, fallback, warnings };
}

const kept = async () => GOOD.equals(await readFile(place.path('default.pgo')));

test('what is used when nothing can be collected: the committed profile, unchanged, with the reason in a warning', async () => {
  const down = `http://127.0.0.1:${await unusedPort()}`;
  const ended = await collect('--source', down, '--fallback', 'committed');
  expect(ended.exitCode).toBe(0);
  expect(ended.error).toBeUndefined();
  expect(ended.decision).toBeUndefined();
  expect(ended.fallback?.used).toBe('committed');
  expect(ended.fallback?.reason).toContain(down);
  sentences.add(ended.warnings[0]);
  expect(ended.profile?.path).toBe(place.path('default.pgo'));
  expect(ended.warnings).toHaveLength(1);
  expect(ended.warnings[0]?.message).toContain(ended.fallback?.reason);
  expect(ended.warnings[0]?.message).toContain(`\`committed\` instead: ${place.path('default.pgo')}.`);
  expect(await kept()).toBe(true);
});

test.each<[string, () => string[], RegExp]>([
  [
    'there are too few samples',
    () => ['--source', join(fixtures, 'render-2.pprof'), '--min-samples', '1000000'],
    /^The merge holds \d+ samples/,
  ],
  ['all are rejected', () => ['--source', `${server.url}/html`], /sent a text instead of a profile/],
  [
    'a required source fails',
    () => ['--source', `{pprof: ${gone}, required: true}`],
    /^The required source /,
  ],
  [
    'an endpoint hangs',
    () => ['--source', `{pprof: ${server.url}/hang, seconds: 1, timeout: 1s}`],
    /within 6 s|did not answer/,
  ],
  [
    'the new profile cannot be written',
    () => ['--source', join(fixtures, 'render-2.pprof'), '--profile', 'main.go/new.pgo'],
    /new\.pgo cannot be written/,
  ],
])('it is used when: %s', async (_, args, reason) => {
  const ended = await collect(...args(), '--fallback', 'known/good.pgo');
  expect(ended.exitCode).toBe(0);
  expect(ended.fallback?.used).toBe('known/good.pgo');
  expect(ended.fallback?.reason).toMatch(reason);
  expect(ended.decision).toBeUndefined();
});

describe('a fallback that is no good', () => {
  test.each<[string, RegExp]>([
    ['known/empty.pgo', /\bempty\b/],
    ['known/lfs.pgo', /\bLFS\b/],
    ['known/foreign.pgo', /\banother program\b/],
    ['/dev/zero', /\bdevice\b/],
  ])('%s is skipped with a reason', async (name, why) => {
    const ended = await collect('--source', gone, '--fallback', `${name},committed`);
    expect(ended).toMatchObject({ exitCode: 0, fallback: { used: 'committed' } });
    expect(ended.warnings[0]?.message).toContain(`\`${name}\``);
    expect(ended.warnings[0]?.message).toMatch(why);
    sentences.add(ended.warnings[0]);
  });

  test('when it is the last one, the run fails for the first reason', async () => {
    const ended = await collect('--source', gone, '--fallback', 'known/empty.pgo,known/heap.pgo');
    expect(ended.exitCode).toBe(1);
    expect(ended.error?.message).toMatch(/ 404 /);
    sentences.add(ended.error);
    expect(ended.decision?.kind).toBe('reject');
    expect(ended.fallback).toBeUndefined();
    expect(ended.warnings).toHaveLength(2);
    expect(await kept()).toBe(true);
  });

  test('an old one is used with a warning about its age', async () => {
    const ended = await collect('--source', gone, '--fallback', 'known/old.pgo');
    expect(ended).toMatchObject({ exitCode: 0, fallback: { used: 'known/old.pgo' } });
    expect(ended.warnings[0]).toMatchObject({
      file: 'known/old.pgo',
      message: expect.stringMatching(/ \d+(\.\d)? (d|years) .*`max-profile-age` is 90 d/),
    });
    const young = await collect(
      ...['--source', gone, '--fallback', 'known/old.pgo'],
      ...['--max-profile-age', '100000d'],
    );
    expect(young.warnings).toHaveLength(1);
  });
});

describe('what a fallback does not hide', () => {
  test.each<[string, string[], RegExp]>([
    ['a setting that makes no sense', ['--fallback', 'off,committed'], /after `off`/],
    ['a misspelt source', ['--fallback', 'off', '--source', '{pproff: x}'], /pproff/],
  ])('%s', async (_, args, message) => {
    const ended = await collect('--source', gone, ...args);
    expect(ended.exitCode).not.toBe(0);
    expect(ended.error?.message).toMatch(message);
    expect(ended.fallback).toBeUndefined();
  });

  test('that the run was cancelled', async () => {
    const running = place.start(['collect', '--source', `${server.url}/hang`, '--fallback', 'off', '--json']);
    await running.said('Profiling');
    running.child.kill('SIGINT');
    const ended = await running.ended;
    expect(ended.exitCode).toBe(130);
    expect(documentOf(ended)).not.toHaveProperty('fallback');
  });
});

test('the profile that the run writes is not merged into itself, also if a glob matches it', async () => {
  await place.write({ 'profiles/a.pprof': GOOD, 'profiles/b.pprof': OTHER });
  const merge = () => collect('--source', 'profiles/*.p*', '--profile', 'profiles/merged.pgo');
  const first = await merge();
  expect([first.exitCode, first.warnings]).toEqual([0, []]);
  const second = await merge();
  expect(second.exitCode).toBe(0);
  expect(second.profile?.samples).toBe(first.profile?.samples);
  expect(second.warnings).toMatchObject([{ message: expect.stringContaining('profiles/merged.pgo') }]);
  sentences.add(second.warnings[0]);
  const exact = await collect('--source', 'profiles/merged.pgo', '--profile', 'profiles/merged.pgo');
  expect([exact.exitCode, exact.error?.message]).toEqual([2, expect.stringContaining('it is a source')]);
});

sentences.compare();
