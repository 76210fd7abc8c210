import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { buildPair } from '../../src/golang/build.ts';
import { type CompilerNotes, compilerNotes } from '../../src/golang/compiler-notes.ts';
import { compilerEvidence } from '../../src/golang/evidence.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { readFunctionTable, readInlinedCalls } from '../../src/golang/pclntab.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { decodeFile } from '../../src/profile/decode.ts';
import { edgesOf } from '../../src/profile/edges.ts';
import { readRegularFile } from '../../src/system/files.ts';
import { totalOf } from '../../src/system/format.ts';
import { tuneProfile } from '../../src/tune/left-out.ts';
import { proposeContenders } from '../../src/tune/tune.ts';
import { goModule } from '../harness/go-modules.ts';
import { fixtures } from '../harness/profiles.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

/**
 * A program around go/printer, whose profile is known to make it slower, with a recorded profile of its benchmark. The profile is of
 * Go 1.26, where the calls are in the same lines in all patch releases.
 */

const run = promisify(execFile);
const FUNCTIONS = ['posFor', 'setPos', 'lineFor', 'print'].map((name) => `go/printer.(*printer).${name}`);
const [POS_FOR, SET_POS, LINE_FOR, PRINT] = FUNCTIONS as [string, string, string, string];
let root: Awaited<ReturnType<typeof temporaryFolder>>;
const recorded = join(fixtures, 'printer.pprof');

beforeAll(async () => {
  root = await temporaryFolder();
  await writeFiles(root.path, goModule('printing'));
  await mkdir(join(root.path, 'scratch'));
});
afterAll(() => root[Symbol.asyncDispose]());

/** How many copies of `FUNCTIONS` are in the machine code of the program, built by a plain `go build` with a profile. */
async function placesWith(profile: Uint8Array | undefined): Promise<number[]> {
  const file = join(root.path, 'program');
  if (profile !== undefined) await writeFile(join(root.path, 'default.pgo'), profile);
  const flags = profile === undefined ? ['-pgo=off'] : [];
  await run('go', ['build', ...flags, '-o', file, '.'], { cwd: root.path });
  const table = readFunctionTable(await readRegularFile(file, 2 ** 28));
  const calls = table === undefined ? [] : (readInlinedCalls(table) ?? []);
  return FUNCTIONS.map((name) =>
    totalOf(
      calls.filter(({ callee }) => callee === name),
      ({ places }) => places,
    ),
  );
}

test('the reasons name what the profile breaks, and without these calls nothing is broken', async () => {
  const go = await goToolchain({ cwd: root.path });
  const mainPackage = await findMainPackage(go);
  const options = { go, mainPackage, flags: [], scratch: join(root.path, 'scratch') };
  const baseline = { kind: 'off' } as const;
  const candidate = { kind: 'profile', path: recorded, display: 'recorded.pprof' } as const;
  const outputDirectory = join(root.path, 'out');
  const built = await buildPair({ ...options, baseline, candidate, outputDirectory });
  const edges = edgesOf(await decodeFile(await readFile(recorded))).edges();
  let notes: CompilerNotes | undefined;
  const ask = async (side: Exclude<BuildSide, { kind: 'binary' }>, packages: readonly string[]) => {
    const answer = await compilerNotes({ ...options, side, binary: '', packages });
    return 'severity' in answer ? Promise.reject(new Error(answer.message)) : answer;
  };
  const { evidence } = await compilerEvidence({
    built,
    mainPackage,
    goVersion: go.version,
    withProfile: true,
    edges,
    profiled: 'candidate',
    askCompiler: async (packages) => {
      notes = await ask(candidate, packages);
      return { baseline: await ask(baseline, packages), candidate: notes };
    },
  });
  const reasons = evidence?.reasons ?? [];
  const positionFor = 'go/token.(*FileSet).PositionFor';
  expect(reasons).toContainEqual(
    expect.objectContaining({
      kind: 'lost',
      function: POS_FOR,
      inlinings: [{ caller: POS_FOR, callee: positionFor }],
    }),
  );
  for (const name of [SET_POS, LINE_FOR])
    expect(reasons).toContainEqual(expect.objectContaining({ kind: 'lost', function: name }));
  expect(reasons).toContainEqual(expect.objectContaining({ kind: 'copied', function: PRINT }));
  expect(notes?.costOf(PRINT)).toBeGreaterThan(500);

  const usual = await placesWith(undefined);
  expect(usual[3]).toBe(0);
  const broken = await placesWith(await readFile(recorded));
  expect(broken[0]).toBeLessThan((usual[0] ?? 0) / 2);
  expect(broken[3]).toBeGreaterThan(10);

  const contenders = proposeContenders({ edges, goVersion: go.version, notes, reasons });
  const named = (name: string) => contenders.find((contender) => contender.name === name)?.leftOut ?? [];
  for (const name of ['reasons', 'cost-500']) {
    const tuned = await tuneProfile(await readFile(recorded), named(name));
    const repaired = await placesWith(tuned.bytes);
    expect(repaired[3], name).toBe(0);
    // Other hot functions are copied, and their calls of these three with them. So there can be more than without a profile.
    for (const at of [0, 1, 2]) expect(repaired[at], name).toBeGreaterThanOrEqual(usual[at] ?? Number.NaN);
  }
});
