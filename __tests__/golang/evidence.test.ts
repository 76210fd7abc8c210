import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuildSide, buildPair } from '../../src/golang/build.ts';
import { measureBuildTimes } from '../../src/golang/build-times.ts';
import { DevirtualizationReader, withDiagnostics } from '../../src/golang/devirtualization.ts';
import {
  type CompilerOutcome,
  compilerEvidence,
  type HazardSigns,
  hazards,
} from '../../src/golang/evidence.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { readEdges } from '../../src/profile/edges.ts';
import { run } from '../../src/system/exec.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { edgeProfile, HOT, lineOf, offsetOf, SHAPES } from './shapes.ts';

const SCENE = 'example.com/shapes/scene';
const line = (file: string, mark: string) => `${file}:${lineOf(file, mark)}`;

/** What the profile changes in SHAPES, heaviest first. */
const INLINED = [
  [`${SCENE}.Sum`, `${SCENE}.Square.Area`, line('scene/scene.go', 'interface'), 0.4],
  [`${SCENE}.Twice`, `${SCENE}.Mix`, line('scene/scene.go', 'twice'), 0.2],
  ['main.hot', `${SCENE}.Mix`, line('main.go', 'hot'), 0.15],
  [`${SCENE}.Wait`, `${SCENE}.scratch`, line('scene/scene.go', 'large'), 0.15],
  [`${SCENE}.Apply.func1`, `${SCENE}.Mix`, line('scene/scene.go', 'closure'), 0.1],
].map(([caller, callee, position, weight]) => ({ caller, callee, position, weight }));

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let on: BuildSide & { kind: 'profile' };
const OFF: BuildSide = { kind: 'off' };

beforeAll(async () => {
  root = await temporaryFolder();
  on = { kind: 'profile', path: join(root.path, 'hot.pgo'), display: 'hot.pgo' };
  await writeFile(on.path, edgeProfile(HOT));
});
afterAll(() => root[Symbol.asyncDispose]());

async function write(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(root.path, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

async function programIn(folder: string) {
  const go = await goToolchain({ cwd: folder });
  const scratch = join(folder, 'scratch');
  await mkdir(scratch, { recursive: true });
  return { go, mainPackage: await findMainPackage(go), flags: [] as string[], scratch };
}

async function evidenceOf(
  folder: string,
  sides: { baseline?: BuildSide; candidate?: BuildSide; flags?: string[] } = {},
): Promise<CompilerOutcome & { progress: string }> {
  const said: string[] = [];
  const options = { ...(await programIn(folder)), baseline: OFF, candidate: on, ...sides };
  const built = await buildPair({ ...options, outputDirectory: join(folder, 'out') });
  const { candidate, baseline } = options;
  const profile = [candidate, baseline].some(({ kind }) => kind === 'profile')
    ? { edges: readEdges(edgeProfile(HOT)).edges(), bytes: 1000 }
    : undefined;
  const progress = (line: string) => said.push(line);
  const outcome = await compilerEvidence({ ...options, built, profile, buildTimes: false, progress });
  return { ...outcome, progress: said.join('\n') };
}

describe('the exact calls that the profile made the compiler inline and devirtualize', () => {
  let folder: string;
  let found: CompilerOutcome;
  beforeAll(async () => {
    folder = await write('shapes', SHAPES);
    found = await evidenceOf(folder);
  });

  test('by name, place and weight', () => {
    expect(found.findings).toEqual([]);
    expect(found.evidence?.inlining).toMatchObject({ gained: 5, lost: 0, hottest: INLINED });
    expect(found.evidence?.inlining.gainedWeight).toBeCloseTo(1, 9);
    expect(found.evidence?.devirtualization).toEqual({
      gained: 1,
      lost: 0,
      gainedWeight: 0.4,
      hottest: [INLINED[0]],
    });
  });

  test('what is inlined on either side', () => {
    const { baseline, candidate } = found.inlinedSites ?? {};
    for (const { caller, callee, offset } of HOT) {
      expect(baseline?.has(caller, callee, offset)).toBe(false);
      expect(candidate?.has(caller, callee, offset)).toBe(true);
      expect(candidate?.has(caller, callee, offset + 1)).toBe(false);
      expect(candidate?.has(callee, caller, offset)).toBe(false);
    }
    const generic = [`${SCENE}.Fold[...]`, `${SCENE}.plus`, offsetOf('scene/scene.go', 'generic')] as const;
    expect(baseline?.has(...generic)).toBe(true);
    expect(candidate?.has(...generic)).toBe(true);
  });

  test('the frame that grew, the hazard of it, and sizes', () => {
    const { frames, hazards: known, size } = found.evidence ?? {};
    const wait = frames?.largest.find((one) => one.function === `${SCENE}.Wait`);
    expect(wait?.weight).toBe(0.15);
    expect((wait?.candidate ?? 0) - (wait?.baseline ?? 0)).toBeGreaterThan(8000);
    expect(known?.map(({ url }) => url)).toEqual(['https://github.com/golang/go/issues/65532']);
    expect(known?.[0]?.message).toContain(`\`${SCENE}.Wait\` grows from`);
    expect(size?.candidate).toBeGreaterThan(size?.candidateText ?? Infinity);
    expect(size?.candidateText).toBeGreaterThan(size?.baselineText ?? Infinity);
  });

  test('the same without paths and symbols', async () => {
    const { evidence } = await evidenceOf(folder, { flags: ['-trimpath', '-ldflags=-s'] });
    expect(evidence?.inlining).toEqual(found.evidence?.inlining);
    expect(evidence?.devirtualization).toEqual(found.evidence?.devirtualization);
    expect(evidence?.frames).toEqual(found.evidence?.frames);
  });

  test('a function that moved in its file is found at its new place', async () => {
    const moved = { ...SHAPES, 'scene/scene.go': `// Moved.\n\n${SHAPES['scene/scene.go']}` };
    const { evidence } = await evidenceOf(await write('moved', moved));
    expect(evidence?.inlining.gained).toBe(5);
    const position = `scene/scene.go:${lineOf('scene/scene.go', 'interface') + 2}`;
    expect(evidence?.devirtualization?.hottest).toEqual([{ ...INLINED[0], position }]);
  });

  test('the other way round: lost', async () => {
    const { evidence } = await evidenceOf(folder, { baseline: on, candidate: OFF });
    expect(evidence?.inlining).toEqual({ gained: 0, lost: 5, gainedWeight: 0, hottest: [] });
    expect(evidence?.devirtualization).toEqual({ gained: 0, lost: 1, gainedWeight: 0, hottest: [] });
    expect(evidence?.frames.shrunk).toBeGreaterThanOrEqual(1);
  });

  test('of a binary that was built elsewhere: what its own tables have, and a note', async () => {
    const path = join(root.path, 'elsewhere');
    const argv = ['go', 'build', '-ldflags=-s', `-pgo=${on.path}`, '-o', path, '.'] as const;
    expect((await run(argv, { cwd: folder })).exitCode).toBe(0);
    const candidate: BuildSide = { kind: 'binary', path, display: 'elsewhere' };
    const { evidence, findings, progress } = await evidenceOf(folder, { candidate });
    expect(evidence?.devirtualization).toBeUndefined();
    // No profile is at hand, so there are no weights.
    expect(evidence?.inlining).toMatchObject({ gained: 5, lost: 0, gainedWeight: 0 });
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('elsewhere was built elsewhere, so the compiler could not be asked'),
    ]);
    expect(progress).not.toContain('ask the compiler');
  });
});

describe('what go build -gcflags=-m prints', () => {
  const read = (text: string) => {
    const reader = new DevirtualizationReader();
    for (const line of text.split('\n')) reader.line(line);
    return [...reader.calls.values()].map(
      (call) => `${call.package} ${call.file}:${call.line} ${call.callee}`,
    );
  };

  test.each([
    ['render/text.go:51:15: PGO devirtualizing interface call w.Write to (*typer).Write', '(*typer).Write'],
    ['render/text.go:51:15: PGO devirtualizing function call r.match to space', 'space'],
    // Go 1.21 has less words for it.
    ['render/text.go:51:15: PGO devirtualizing one.Area to Square.Area', 'Square.Area'],
    ['render/text.go:51:15: PGO devirtualizing interface call x.F to (*y[go.shape.int]).F', '(*y[...]).F'],
  ])('%s', (text, callee) => {
    expect(read(`# example.com/m\n${text}`)).toEqual([`example.com/m render/text.go:51 ${callee}`]);
  });

  test('other decisions are left out, a Windows path and a test package are read', () => {
    expect(
      read(`# m
a.go:7:10: inlining call to outer
a.go:7:10: devirtualizing w.Write to *file
a.go:7:20: w does not escape
# m/b [m/b.test]
C:\\a b\\c.go:9:8: PGO devirtualizing interface call w.Write to (*T).M`),
    ).toEqual(['m/b C:\\a b\\c.go:9 (*T).M']);
  });

  test.each([
    [[], '', ['-gcflags=all=-m']],
    [['-trimpath', '-gcflags=-N'], '', ['-gcflags=all=-m', '-trimpath', '-gcflags=-N -m']],
    [['-gcflags', 'all=-l', '-race'], '', ['-gcflags=all=-m', '-gcflags', 'all=-l -m', '-race']],
    [
      ['-tags=x'],
      "-mod=mod '--gcflags=a/b=-d=x -l'",
      ['-gcflags=all=-m', '--gcflags=a/b=-d=x -l -m', '-tags=x'],
    ],
  ])('it is asked with flags %j and GOFLAGS %j', (flags, goflags, expected) => {
    expect(withDiagnostics(flags, goflags)).toEqual(expected);
  });
});

describe('hazards', () => {
  const signs: HazardSigns = {
    goVersion: 'go1.26.8',
    withProfile: true,
    calls: [],
    frames: { functions: 1, grown: 0, shrunk: 0, baselineBytes: 0, candidateBytes: 0, largest: [] },
    profileBytes: 1000,
  };
  const calls = [
    { caller: 'runtime.ReadTrace', callee: 'runtime.gopark', lineOffset: 8, file: 'trace.go', line: 758 },
  ];
  const grownTo = (candidate: number) => ({
    frames: { ...signs.frames, largest: [{ function: 'main.wait', baseline: 100, candidate }] },
  });
  test.each([
    [{ goVersion: 'go1.21.13', calls }, []],
    [{ goVersion: 'go1.22.0', calls }, ['#74045']],
    [{ goVersion: 'go1.24.13', calls }, ['#74045']],
    [{ goVersion: 'go1.24.13', calls, withProfile: false }, []],
    [{ goVersion: 'go1.25.0', calls }, []],
    [{ goVersion: 'devel go1.27-abcdef', calls }, []],
    [grownTo(2147), []],
    [grownTo(2148), ['#65532']],
    [{ goVersion: 'go1.22.12', profileBytes: 4 << 20 }, ['#58102']],
    [{ goVersion: 'go1.22.12', profileBytes: (4 << 20) - 1 }, []],
    [{ goVersion: 'go1.23.0', profileBytes: 4 << 20 }, []],
  ])('%o: %j', (changed, expected) => {
    const found = hazards({ ...signs, ...changed }).map(({ url }) => url.replace(/.*\//, '#'));
    expect(found).toEqual(expected);
  });
});

test('a build with an empty cache that takes too long is given up, with a note', async () => {
  const folder = await write('timed', SHAPES);
  const program = await programIn(folder);
  const options = { ...program, baseline: { kind: 'off' } as const, candidate: on, limitMs: 50 };
  const { times, findings } = await measureBuildTimes(options);
  expect(times).toBeUndefined();
  expect(findings).toMatchObject([{ severity: 'note' }]);
  expect(findings[0]?.message).toContain(
    'Build times are not known: a build with an empty cache, without PGO',
  );
  const left = await readdir(program.scratch);
  expect(left.filter((name) => !name.startsWith('go-build'))).toEqual([]);
});
