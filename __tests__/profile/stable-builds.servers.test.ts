import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weeksOf } from '../../bench/growth/live-service.ts';
import { encodeEdges, totalsOf } from '../../src/profile/compact.ts';
import { areSameDecisions, decisionsOf } from '../../src/profile/decisions.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges, type Edge } from '../../src/profile/edges.ts';
import type { Profile } from '../../src/profile/profile.ts';
import { changesOf, holdWeights } from '../../src/profile/stable.ts';
import { fixtures } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const SERVICE = join(import.meta.dirname, '..', '..', 'examples', 'markdown-service');
/** Much moves from one week to the other, so that the compiler has something to decide anew. */
const LIFE = { stacks: 1, times: 20, drift: 0.8, edited: 0 };

test('with held weights the machine code is, bit for bit, that with the new weights, and what changes none compiles nothing', async () => {
  await using folder = await temporaryFolder();
  const merges: Profile[] = [];
  for await (const { raw } of weeksOf(LIFE, 2, join(fixtures, 'render-1.pprof')))
    merges.push(decodeProfile(raw));
  const [old, fresh] = merges as [Profile, Profile];
  const [before, after] = [callEdges(old).edges, callEdges(fresh).edges];
  const held = holdWeights(before, after);
  if (held === undefined) throw new Error('none found');
  // Else the test would tell nothing: some weights are held, others are not, and the compiler decides something anew.
  expect(changesOf(before, held)).toBeLessThan(0.5 * held.length);
  expect(changesOf(after, held)).toBeGreaterThan(0.5 * held.length);
  expect(areSameDecisions(decisionsOf(before), decisionsOf(after))).toBe(false);

  cpSync(SERVICE, join(folder.path, 'service'), { recursive: true });
  const earlier = built(folder, 'before', bytesOf(old, before));
  const expected = built(folder, 'after', bytesOf(fresh, after));
  const stable = built(folder, 'held', bytesOf(fresh, held));
  expect(stable.code).toBe(expected.code);
  expect(earlier.code).not.toBe(expected.code);
  // Any weight that changes compiles everything, whatever comes of it.
  expect(stable.compiled).toBeGreaterThan(50);

  // A week in which the edges are the same, and all that the file says of itself is another.
  const next = bytesOf({ ...fresh, timeNanos: fresh.timeNanos + 604_800_000_000_000n }, held, 'next week');
  expect(next).not.toEqual(bytesOf(fresh, held));
  const again = built(folder, 'held', next);
  expect(again).toEqual({ code: expected.code, compiled: 0 });
});

function bytesOf(head: Profile, edges: readonly Edge[], remark = 'this week'): Uint8Array {
  return encodeEdges(head, edges, totalsOf(head), [remark]);
}

/** Digest of the service's machine code and data, without the line tables, in which files may be numbered otherwise; and how many packages were compiled for it. */
function built(
  folder: { readonly path: string },
  name: string,
  profile: Uint8Array,
): { code: string; compiled: number } {
  // Equal names, since the binary tells that of the profile.
  const own = join(folder.path, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'default.pgo'), profile);
  const flags = ['-x', '-trimpath', '-buildvcs=false', '-ldflags=-buildid='];
  const { status, stderr } = spawnSync(
    'go',
    ['build', ...flags, `-pgo=${join(own, 'default.pgo')}`, '-o', join(own, 'service'), '.'],
    {
      cwd: join(folder.path, 'service'),
      env: { ...process.env, GOFLAGS: '-mod=mod', GOCACHE: join(folder.path, 'cache') },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  expect(status, stderr.slice(-2_000)).toBe(0);
  const code = codeOf(readFileSync(join(own, 'service')));
  return { code, compiled: stderr.split('\n').filter((line) => /\/compile .* -p /.test(line)).length };
}

const CODE = ['.text', '.data', '.noptrdata', '.typelink', '.itablink'];

/** Digest of the sections of a 64-bit little-endian ELF file that hold instructions and what they work on. */
function codeOf(file: Buffer): string {
  const at = Number(file.readBigUInt64LE(0x28));
  const headers = Array.from({ length: file.readUInt16LE(0x3c) }, (_, index) =>
    file.subarray(at + 64 * index, at + 64 * (index + 1)),
  );
  const contentOf = (header: Buffer) => {
    const offset = Number(header.readBigUInt64LE(0x18));
    return file.subarray(offset, offset + Number(header.readBigUInt64LE(0x20)));
  };
  const names = contentOf(headers[file.readUInt16LE(0x3e)] as Buffer);
  const hash = createHash('sha256');
  for (const name of CODE) {
    const header = headers.find((one) => {
      const from = one.readUInt32LE(0);
      return names.toString('latin1', from, names.indexOf(0, from)) === name;
    });
    if (header === undefined) throw new Error(`no section ${name}`);
    hash.update(name).update(contentOf(header));
  }
  return hash.digest('hex');
}
