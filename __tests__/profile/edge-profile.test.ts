import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/system/exec.ts';
import { compactToEdges, encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { readEdges, sumOfEdges } from '../../src/profile/edge-profile.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { ownName, withOwnNames } from '../../src/profile/exclusions.ts';
import { renamer, withNewNames } from '../../src/profile/rename.ts';
import { fixtures } from '../harness/profiles.ts';

/** What is read without an object for each sample, against what is read with them. */

const goRoot = (await run(['go', 'env', 'GOROOT'], { cwd: fixtures })).stdout.toString().trim();
const files = [
  ...readdirSync(fixtures)
    .filter((name) => name.endsWith('.pprof'))
    .map((name) => join(fixtures, name)),
  join(goRoot, 'src/cmd/compile/default.pgo'),
];

function bytesOf(path: string): Uint8Array {
  const file = readFileSync(path);
  return file[0] === 0x1f ? gunzipSync(file) : file;
}

/** The same bytes, with everything taken that the compiler does not read. */
const compacted = (bytes: Uint8Array) => compactToEdges(decodeProfile(bytes));

describe.each(files)('%s', (path) => {
  it.each([
    ['as it was recorded', (bytes: Uint8Array) => bytes],
    ['compacted', compacted],
  ])('%s', (_, made) => {
    const bytes = made(bytesOf(path));
    const slow = decodeProfile(bytes);
    const fast = readEdges(bytes);
    expect(fast.edges()).toEqual(callEdges(slow));
    expect(fast.edges(ownName)).toEqual(callEdges(withOwnNames(slow)));
    expect(fast.totals).toEqual(totalsOf(slow));
    const { sampleTypes, periodType, period, timeNanos, durationNanos, comments } = slow;
    const head = { sampleTypes, periodType, period, timeNanos, durationNanos, comments };
    expect(fast.head).toEqual(head);
    const written = encodeEdges(fast.head, fast.edges().edges, fast.totals, []);
    expect(Buffer.from(written).equals(compactToEdges(slow))).toBe(true);
  });

  it('under other names, some of which are the same then', () => {
    const slow = decodeProfile(compacted(bytesOf(path)));
    const renames = [
      { from: 'runtime', to: 'example.com/once' },
      ...slow.functions
        .filter(({ name }) => name.startsWith('main.'))
        .map(({ name }) => ({ from: name, to: 'main.all' })),
    ];
    const fast = readEdges(compacted(bytesOf(path)));
    expect(fast.edges(renamer(renames))).toEqual(callEdges(withNewNames(slow, renames)));
  });
});

it('the sum of several is the sum of their edges', async () => {
  const parts = files
    .map((path) => compacted(bytesOf(path)))
    .filter((bytes) => readEdges(bytes).head.sampleTypes.length === 2);
  expect(parts.length).toBeGreaterThan(3);
  async function* each() {
    yield* parts;
  }
  const weights = new Map<string, number>();
  for (const { caller, callee, offset, weight } of parts.flatMap(
    (bytes) => callEdges(decodeProfile(bytes)).edges,
  )) {
    const key = `${caller}|${callee}|${offset}`;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  const { edges } = (await sumOfEdges(each())).edges();
  expect(new Map(edges.map((one) => [`${one.caller}|${one.callee}|${one.offset}`, one.weight]))).toEqual(
    weights,
  );
});
