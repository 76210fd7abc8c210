import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addStackCalls, type StackCall, fromPgoBuild as verdictOf } from '../../src/golang/evidence.ts';
import { InlinedSites } from '../../src/golang/inlining.ts';
import { readFunctionTable, readInlinedCalls } from '../../src/golang/pclntab.ts';
import { profileBytes } from '../../src/profile/bytes.ts';
import type { Profile } from '../../src/profile/columns.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { run } from '../../src/system/exec.ts';
import { compactToEdges, fixtures } from '../harness/profiles.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const SERVICE = join(import.meta.dirname, '..', '..', 'examples', 'markdown-service');

function fromPgoBuild(profile: Profile, off: InlinedSites, on: InlinedSites) {
  const calls = new Map<string, StackCall>();
  addStackCalls(calls, profile);
  return verdictOf(calls.values(), off, on);
}

/** Benchmarks of the example service built so, the calls that are inlined in them, and their profile. */
async function profiled(folder: string, pgo: string) {
  const binary = join(folder, `${pgo === 'off' ? 'off' : 'on'}.test`);
  const file = `${binary}.pprof`;
  const built = await run(['go', 'test', '-c', `-pgo=${pgo}`, '-o', binary, './render'], { cwd: SERVICE });
  expect(built.exitCode, built.stderr).toBe(0);
  const args = ['-test.run=^$', '-test.bench=.', '-test.benchtime=2s', `-test.cpuprofile=${file}`];
  const ran = await run([binary, ...args], { cwd: join(SERVICE, 'render') });
  expect(ran.exitCode, ran.stderr).toBe(0);
  const functions = readFunctionTable(await readFile(binary));
  const calls = functions && readInlinedCalls(functions);
  return {
    inlined: new InlinedSites(calls ?? []),
    profile: decodeProfile(await profileBytes(await readFile(file))),
  };
}

test('a profile of a build with PGO shows calls inlined that only such a build inlines', async () => {
  await using folder = await temporaryFolder();
  const off = await profiled(folder.path, 'off');
  const on = await profiled(folder.path, join(fixtures, 'render-1.pprof'));

  const ofPgo = fromPgoBuild(on.profile, off.inlined, on.inlined);
  expect(ofPgo.fromPgoBuild).toBe(true);
  expect(ofPgo.fromPgoBuildReason).toMatch(/^In [\d.]+ % of its samples in calls .* they are inlined\.$/);

  expect(fromPgoBuild(off.profile, off.inlined, on.inlined)).toEqual({ fromPgoBuild: false });

  // Two builds that inline the same tell nothing, and neither does a profile without inlined frames.
  expect(fromPgoBuild(on.profile, on.inlined, on.inlined).fromPgoBuild).toBeUndefined();
  const compact = decodeProfile(compactToEdges(on.profile));
  expect(fromPgoBuild(compact, off.inlined, on.inlined).fromPgoBuild).not.toBe(true);
});
