import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { profileOfManyCalls } from '../harness/many-calls.ts';
import { watchMemory } from '../harness/memory.ts';

/** Of profiles with as many calls as a run may have, many times those of the largest programs: what a run takes of the machine. */

const MOST_MEMORY = 512;
const AT_LIMIT = { calls: 195_000, functions: 100_000 };

let place: Place;
beforeAll(async () => {
  place = await makePlace({
    'large.pprof': profileOfManyCalls(AT_LIMIT),
    'next.pprof': profileOfManyCalls({ ...AT_LIMIT, buildId: 'two', seed: 1 }),
    'one.pprof': profileOfManyCalls({ ...AT_LIMIT, buildId: 'one' }),
    'two.pprof': profileOfManyCalls({ ...AT_LIMIT, buildId: 'two' }),
    'three.pprof': profileOfManyCalls({ ...AT_LIMIT, buildId: 'three' }),
    'usual.pprof': profileOfManyCalls({ calls: 3_000, functions: 1_500, seed: 2 }),
  });
});
afterAll(() => place[Symbol.asyncDispose]());

async function measured(args: readonly string[]) {
  const GOCACHE = execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim();
  const running = place.start([...args, '--json'], { entry: 'dist', env: { HOME: place.cwd, GOCACHE } });
  using memory = watchMemory(running.child.pid ?? 0);
  const ended = await running.ended;
  return { ended, document: documentOf(ended), megabytes: Math.round(memory.most() / 1024 / 1024) };
}

describe('memory of all processes', () => {
  test.each([
    ['one profile', ['large.pprof']],
    ['the same calls in profiles of several builds', ['one.pprof', 'two.pprof', 'three.pprof']],
  ])('merging %s', async (_, files) => {
    const { ended, document, megabytes } = await measured(['merge', ...files, '--output', 'merged.pgo']);
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(document.profile?.edges).toBe(AT_LIMIT.calls);
    expect(megabytes).toBeLessThanOrEqual(MOST_MEMORY);
  });

  test('comparing two', async () => {
    const { ended, document, megabytes } = await measured(['diff', 'large.pprof', 'next.pprof']);
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(document.decision?.reason).toBeDefined();
    expect(megabytes).toBeLessThanOrEqual(MOST_MEMORY);
  });
});

test('profiles that are refused are not kept', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `refused-${index}.pprof`);
  const profiles = names.map((name) => profileOfManyCalls({ ...AT_LIMIT, calls: 201_000, buildId: name }));
  // Half of them end in the middle.
  const files = profiles.map((bytes, index) => bytes.subarray(0, index % 2 ? bytes.length : -1));
  await place.write(Object.fromEntries(names.map((name, index) => [name, files[index] as Uint8Array])));
  const { ended, megabytes } = await measured(['merge', ...names, '--output', 'never.pgo']);
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('12 of 12 files cannot be merged');
  expect(megabytes).toBeLessThan(350);
});

test('with many sample types, there may be fewer calls', async () => {
  await place.write({
    'wide.pprof': profileOfManyCalls({ calls: 100_000, functions: 2_000, sampleTypes: 64 }),
    'twelve.pprof': profileOfManyCalls({ calls: 60_000, functions: 2_000, sampleTypes: 12 }),
  });
  const { ended, megabytes } = await measured(['merge', 'wide.pprof', 'twelve.pprof', '--output', 'n.pgo']);
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toContain('wide.pprof: It has more than 46,875 different calls by address');
  expect(ended.stderr).toContain('twelve.pprof: It has more than 50,000 different calls, or more inlined');
  expect(megabytes).toBeLessThan(350);
});

test('whole stacks of a file that says to be smaller than it is', async () => {
  const large = gzipSync(profileOfManyCalls({ calls: 150_000, functions: 100_000 }), { level: 1 });
  // Of several streams, only the last one's size is said.
  await place.write({ 'streams.pprof': Buffer.concat([large, gzipSync('')]) });
  const { ended, megabytes } = await measured([
    'merge',
    'streams.pprof',
    '--compact',
    'none',
    '--output',
    'n',
  ]);
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toMatch(
    /streams\.pprof has \d\d MiB with whole stacks unpacked; `compact: none` takes 8/,
  );
  expect(megabytes).toBeLessThan(350);
});

test('of profiles that have more together, the one with which they do is refused, and those after it are not', async () => {
  const files = ['large.pprof', 'next.pprof', 'usual.pprof'];
  await place.write({ 'sources.yml': files.join('\n') });
  const { ended } = await measured(['merge', ...files, '--output', 'never.pgo']);
  expect(ended.exitCode).toBe(1);
  expect(ended.stderr).toMatch(
    /next\.pprof: With those of the profiles before it, there are more than 200,000 different calls: no Go program has so many, so it or one before it is damaged, or made up\./,
  );
  expect(ended.stderr).toContain('1 of 3 files cannot be merged');
});
