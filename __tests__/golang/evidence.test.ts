import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildSide } from '../../src/golang/binaries.ts';
import { buildPair } from '../../src/golang/build.ts';
import {
  type CompilerOutcome,
  compilerEvidence,
  type HazardSigns,
  hazards,
} from '../../src/golang/evidence.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { EdgeWeights, inlinedCallChanges, siteKey } from '../../src/golang/inlining.ts';
import type { InlinedCall } from '../../src/golang/pclntab.ts';
import { findMainPackage, type MainPackage } from '../../src/golang/program.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { edgesOf } from '../../src/profile/edges.ts';
import { runTool } from '../../src/system/exec.ts';
import { groupBy } from '../../src/system/format.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';
import { edgeProfile, HOT, lineOf, SHAPES } from './shapes.ts';

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
  await writeFiles(folder, files);
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
): Promise<CompilerOutcome> {
  const options = { ...(await programIn(folder)), baseline: OFF, candidate: on, ...sides };
  const built = await buildPair({ ...options, outputDirectory: join(folder, 'out') });
  const { candidate, baseline, mainPackage, go } = options;
  const withProfile = [candidate, baseline].some(({ kind }) => kind === 'profile');
  const edges = withProfile ? edgesOf(decodeProfile(edgeProfile(HOT))).edges() : undefined;
  return compilerEvidence({ built, mainPackage, goVersion: go.version, withProfile, edges });
}

describe('the exact calls that the profile made the compiler inline', () => {
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

  test('a function that moved in its file is found at its new place', async () => {
    const moved = { ...SHAPES, 'scene/scene.go': `// Moved.\n\n${SHAPES['scene/scene.go']}` };
    const { evidence } = await evidenceOf(await write('moved', moved));
    expect(evidence?.inlining.gained).toBe(5);
    const position = `scene/scene.go:${lineOf('scene/scene.go', 'interface') + 2}`;
    expect(evidence?.inlining.hottest[0]).toEqual({ ...INLINED[0], position });
  });

  test('of a binary that was built elsewhere: what its own tables have', async () => {
    const path = join(root.path, 'elsewhere');
    const argv = ['go', 'build', '-ldflags=-s', `-pgo=${on.path}`, '-o', path, '.'] as const;
    expect((await runTool(argv, { cwd: folder })).exitCode).toBe(0);
    const candidate: BuildSide = { kind: 'binary', path, display: 'elsewhere' };
    const { evidence, findings } = await evidenceOf(folder, { candidate });
    // No profile is at hand, so there are no weights.
    expect(evidence?.inlining).toMatchObject({ gained: 5, lost: 0, gainedWeight: 0 });
    expect(findings).toEqual([]);
  });
});

test('what goes through a copy of the caller that still makes the call does not count', () => {
  const call = (caller: string, callee: string, lineOffset: number, ...copies: (InlinedCall | undefined)[]) =>
    ({ caller, callee, lineOffset, file: 'm.go', line: 1, copies: new Set(copies), places: 1 }) as const;
  const [top, hot] = [call('m.top', 'm.hot', 3, undefined), call('m.hot', 'm.F', 1, undefined)];
  const [inner, both] = [call('m.F', 'm.g', 2, undefined), call('m.F', 'm.g', 2, undefined, hot)];
  const edges = (['m.top m.hot 3 5', 'm.hot m.F 1 3', 'm.cold m.F 5 1', 'm.F m.g 2 4'] as const).map(
    (text) => {
      const [caller = '', callee = '', offset, weight] = text.split(' ');
      return { caller, callee, offset: Number(offset), weight: Number(weight), values: [] };
    },
  );
  const main = { importPath: 'm', modulePath: 'm' } as MainPackage;
  const changes = (before: InlinedCall[], after: InlinedCall[], known = edges) => {
    const [off, on] = [groupBy(before, siteKey), groupBy(after, siteKey)];
    return inlinedCallChanges(off, on, { main, weights: new EdgeWeights({ edges: known, totalWeight: 8 }) });
  };
  expect(changes([hot], [hot, inner])).toMatchObject({ gained: 1, gainedWeight: 0.5 / 4, lostWeight: 0 });
  expect(changes([hot, inner], [hot])).toMatchObject({ lost: 1, lostWeight: 0.5 / 4, gainedWeight: 0 });
  expect(changes([hot], [hot, both])).toMatchObject({ gained: 1, gainedWeight: 0.5 });
  // Inlined on both sides, but not where it is hot.
  expect(changes([inner], [hot, inner])).toMatchObject({ gained: 1, lost: 1, lostWeight: 0.375 });
  // `hot` is inlined itself, without F, so that the copy of it with F is not what runs.
  expect(changes([top, hot], [top, hot, inner])).toMatchObject({ gained: 1, gainedWeight: 0.5 });
  // Too few calls lead to F.
  expect(changes([hot], [hot, inner], edges.slice(2))).toMatchObject({ gainedWeight: 0.5 });
});

describe('hazards', () => {
  const signs: HazardSigns = {
    goVersion: 'go1.26.8',
    withProfile: true,
    module: 'example.com/shop',
    calls: [],
    frames: { functions: 1, grown: 0, shrunk: 0, baselineBytes: 0, candidateBytes: 0, largest: [] },
  };
  const calls = [
    { caller: 'runtime.ReadTrace', callee: 'runtime.gopark', lineOffset: 8, file: 'trace.go', line: 758 },
  ];
  const grownTo = (candidate: number, name = 'main.wait') => ({
    frames: { ...signs.frames, largest: [{ function: name, baseline: 100, candidate }] },
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
    [grownTo(2148, 'runtime.selectgo'), ['#65532']],
    [grownTo(3760, 'runtime.findRunnable'), []],
    [grownTo(3760, 'main.main'), []],
    [grownTo(3760, 'main.mainLoop'), ['#65532']],
  ])('%o: %j', (changed, expected) => {
    const found = hazards({ ...signs, ...changed }).map(({ url }) => url.replace(/.*\//, '#'));
    expect(found).toEqual(expected);
  });

  test.each([
    ['example.com/shop/queue.take', true],
    ['golang.org/x/net/http2.(*Framer).ReadFrame', false],
  ])('only a function of the own module can be marked: %s', (callee, isOwn) => {
    const inlined = [{ caller: 'main.wait', callee }];
    const [found] = hazards({ ...signs, ...grownTo(2148), calls: inlined });
    expect(found?.fix.includes(`\`${callee}\` \`//go:noinline\``)).toBe(isOwn);
    expect(found?.fix.includes('noinline')).toBe(isOwn);
    expect(found?.fix).toContain('`exclude`');
  });
});
