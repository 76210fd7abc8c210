import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weeksOf } from '../../bench/growth/live-service.ts';
import { encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { areSameDecisions, decisionsOf } from '../../src/profile/decisions.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges, type Edge } from '../../src/profile/edges.ts';
import type { Profile } from '../../src/profile/profile.ts';
import { changesOf, holdWeights } from '../../src/profile/stable.ts';
import { type BuiltCode, builtCode } from '../harness/built-code.ts';
import { WORDS } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

/** Much moves from one week to the other, so that the compiler has something to decide anew. */
const LIFE = { stacks: 1, times: 20, drift: 1.5, edited: 0 };
/** Each build compiles the standard library anew. */
const TIMEOUT = 1_800_000;

test('with held weights code, data and positions are those with the new weights, and what changes none compiles nothing', {
  timeout: TIMEOUT,
}, async () => {
  await using folder = await temporaryFolder();
  const [old, fresh] = await twoWeeks();
  const [before, after] = [callEdges(old).edges, callEdges(fresh).edges];
  const held = holdWeights(before, after);
  if (held === undefined) throw new Error('none found');
  // Else the test would tell nothing: some weights are held, others are not, and the compiler decides something anew.
  expect(changesOf(before, held)).toBeLessThan(0.5 * held.length);
  expect(changesOf(after, held)).toBeGreaterThan(0.5 * held.length);
  expect(areSameDecisions(decisionsOf(before), decisionsOf(after))).toBe(false);

  const earlier = await built(folder, 'before', bytesOf(old, before));
  const expected = await built(folder, 'after', bytesOf(fresh, after));
  const stable = await built(folder, 'held', bytesOf(fresh, held));
  expect(expected.code.inlined).toBeGreaterThan(1_000);
  expect(stable.code).toEqual(expected.code);
  // Of so small a program even the tables that nothing is promised of.
  expect(stable.sha256).toBe(expected.sha256);
  // The comparison can tell.
  expect(earlier.code.sections['.text']).not.toBe(expected.code.sections['.text']);
  expect(earlier.code.positions).not.toBe(expected.code.positions);
  // Any weight that changes compiles everything, whatever comes of it.
  expect(stable.compiled).toBeGreaterThan(30);

  // A week in which the edges are the same, and all that the file says of itself is another.
  const next = bytesOf({ ...fresh, timeNanos: fresh.timeNanos + 604_800_000_000_000n }, held, 'next week');
  expect(next).not.toEqual(bytesOf(fresh, held));
  expect(await built(folder, 'held', next)).toEqual({ ...stable, compiled: 0 });
});

async function twoWeeks(): Promise<[Profile, Profile]> {
  const merges: Profile[] = [];
  for await (const { raw } of weeksOf(LIFE, 2, join(fixtures, 'words-2.pprof')))
    merges.push(decodeProfile(raw));
  return merges as [Profile, Profile];
}

function bytesOf(head: Profile, edges: readonly Edge[], remark = 'this week'): Uint8Array {
  return encodeEdges(head, edges, totalsOf(head), [remark]);
}

interface Built {
  readonly code: BuiltCode;
  readonly sha256: string;
  /** How many packages were compiled for it. */
  readonly compiled: number;
}

async function built(folder: { readonly path: string }, name: string, profile: Uint8Array): Promise<Built> {
  const cwd = join(folder.path, 'words');
  mkdirSync(cwd, { recursive: true });
  for (const [file, text] of Object.entries(WORDS)) writeFileSync(join(cwd, file), text);
  // One path for all, which is a part of what a program knows of itself.
  writeFileSync(join(cwd, 'default.pgo'), profile);
  const output = join(folder.path, name);
  const flags = ['-x', '-trimpath', '-buildvcs=false', '-ldflags=-buildid='];
  const { status, stderr } = spawnSync('go', ['build', ...flags, '-o', output, '.'], {
    cwd,
    env: { ...process.env, GOFLAGS: '', GOCACHE: join(folder.path, 'cache') },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(status, stderr.slice(-2_000)).toBe(0);
  return {
    code: await builtCode(output),
    sha256: createHash('sha256').update(readFileSync(output)).digest('hex'),
    compiled: stderr.split('\n').filter((line) => /\/compile .* -p /.test(line)).length,
  };
}
