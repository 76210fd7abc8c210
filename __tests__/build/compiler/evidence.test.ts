import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildSide } from '../../../src/build/build.ts';
import type { CompilerEvidence } from '../../../src/build/compiler/compiler-evidence.ts';
import type { InlinedSitesPair } from '../../../src/build/compiler/inlined-sites.ts';
import { addCompilerEvidence } from '../../../src/commands/compiler-evidence.ts';
import { build } from '../../../src/commands/measure.ts';
import { run } from '../../../src/system/exec.ts';
import type { Finding } from '../../../src/system/errors.ts';
import { findMainPackage, goToolchain } from '../../../src/go.ts';
import { jobIn } from '../../harness/job.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { edgeProfile, HOT, lineOf, offsetOf, SHAPES } from './shapes.ts';

const SCENE = 'example.com/shapes/scene';
const line = (file: string, mark: string) => `${file}:${lineOf(file, mark)}`;

/** What the profile makes of SHAPES, heaviest first. */
const INLINED = [
  {
    caller: `${SCENE}.Sum`,
    callee: `${SCENE}.Square.Area`,
    position: line('scene/scene.go', 'interface'),
    weight: 0.4,
  },
  {
    caller: `${SCENE}.Twice`,
    callee: `${SCENE}.Mix`,
    position: line('scene/scene.go', 'twice'),
    weight: 0.2,
  },
  { caller: 'main.hot', callee: `${SCENE}.Mix`, position: line('main.go', 'hot'), weight: 0.15 },
  {
    caller: `${SCENE}.Wait`,
    callee: `${SCENE}.scratch`,
    position: line('scene/scene.go', 'large'),
    weight: 0.15,
  },
  {
    caller: `${SCENE}.Apply.func1`,
    callee: `${SCENE}.Mix`,
    position: line('scene/scene.go', 'closure'),
    weight: 0.1,
  },
];

let root: Awaited<ReturnType<typeof temporaryFolder>>;
let profile: string;

beforeAll(async () => {
  root = await temporaryFolder();
  profile = join(root.path, 'hot.pgo');
  await writeFile(profile, edgeProfile(HOT));
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

interface Outcome {
  readonly compiler: CompilerEvidence | undefined;
  readonly sites: InlinedSitesPair | undefined;
  readonly findings: readonly Finding[];
  readonly progress: readonly string[];
}

async function evidenceOf(
  folder: string,
  settings: Record<string, string> = {},
  sides: { baseline?: BuildSide; candidate?: BuildSide; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const baseline: BuildSide = sides.baseline ?? { kind: 'off' };
  const candidate: BuildSide = sides.candidate ?? { kind: 'profile', path: profile, display: 'hot.pgo' };
  const { job, progress } = await jobIn(folder, { settings: { evidence: 'compiler', ...settings } });
  const go = await goToolchain({ cwd: folder, env: sides.env ?? process.env });
  const program = { go, main: await findMainPackage(go, { package: '.' }), profilePath: profile };
  await build(job, program, baseline, candidate);
  const sites = await addCompilerEvidence(job, program, baseline, candidate);
  return { compiler: job.report.compiler, sites, findings: job.report.findings, progress };
}

describe('the exact calls that the profile made the compiler inline and devirtualize', () => {
  let found: Outcome;
  let folder: string;
  beforeAll(async () => {
    folder = await write('shapes', SHAPES);
    found = await evidenceOf(folder);
  });

  test('by name, place and weight', () => {
    expect(found.findings).toEqual([]);
    // Six calls, two of them of the same function on one line.
    expect(found.compiler?.inlining).toMatchObject({ gained: 6, lost: 0, hottest: INLINED });
    expect(found.compiler?.inlining.gainedWeight).toBeCloseTo(1, 9);
    expect(found.compiler?.devirtualization).toEqual({
      gained: 1,
      lost: 0,
      gainedWeight: 0.4,
      hottest: [INLINED[0]],
    });
  });

  test('what is inlined on either side', () => {
    const { baseline, candidate } = found.sites ?? {};
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

  test('the frame that grew, and what is known about such', () => {
    const wait = found.compiler?.frames.largest.find((one) => one.function === `${SCENE}.Wait`);
    expect(wait?.weight).toBe(0.15);
    expect((wait?.candidate ?? 0) - (wait?.baseline ?? 0)).toBeGreaterThan(8000);
    expect(found.compiler?.frames.grown).toBeGreaterThanOrEqual(1);
    expect(found.compiler?.hazards.map(({ url }) => url)).toEqual([
      'https://github.com/golang/go/issues/65532',
    ]);
    expect(found.compiler?.hazards[0]?.message).toContain(`\`${SCENE}.Wait\` grows from`);
  });

  test('sizes', () => {
    const { baseline = 0, candidate = 0, baselineText = 0, candidateText = 0 } = found.compiler?.size ?? {};
    expect(baseline).toBeGreaterThan(baselineText);
    expect(candidate).toBeGreaterThan(candidateText);
    expect(candidateText).toBeGreaterThan(baselineText);
    expect(found.compiler?.buildTimes).toBeUndefined();
  });

  test.each(['-trimpath', '-ldflags=-s'])('the same with %s', async (flag) => {
    const { compiler } = await evidenceOf(folder, { 'build-flags': flag });
    expect(compiler?.inlining).toEqual(found.compiler?.inlining);
    expect(compiler?.devirtualization).toEqual(found.compiler?.devirtualization);
    expect(compiler?.frames).toEqual(found.compiler?.frames);
  });

  test("the user's own flags of the compiler count, given or of the environment", async () => {
    // Inlining is off in the main package.
    const others = INLINED.filter(({ caller }) => caller !== 'main.hot');
    const given = await evidenceOf(folder, { 'build-flags': '-gcflags=-l' });
    expect(given.compiler?.inlining.hottest).toEqual(others);
    expect(given.compiler?.devirtualization?.gained).toBe(1);
    const env = { ...process.env, GOFLAGS: '-gcflags=-l' };
    const inherited = await evidenceOf(folder, {}, { env });
    expect(inherited.compiler?.inlining).toEqual(given.compiler?.inlining);
  });

  test('a function that moved since keeps what is said of it, as the compiler sees it', async () => {
    const moved = { ...SHAPES, 'scene/scene.go': `// Moved.\n\n${SHAPES['scene/scene.go']}` };
    const { compiler } = await evidenceOf(await write('moved', moved));
    expect(compiler?.inlining.gained).toBe(6);
    const interfaceCall = lineOf('scene/scene.go', 'interface');
    expect(compiler?.devirtualization?.hottest).toEqual([
      { ...INLINED[0], position: `scene/scene.go:${interfaceCall + 2}` },
    ]);
  });

  test('the other way round: lost', async () => {
    const candidate: BuildSide = { kind: 'off' };
    const baseline: BuildSide = { kind: 'profile', path: profile, display: 'hot.pgo' };
    const { compiler } = await evidenceOf(folder, {}, { baseline, candidate });
    expect(compiler?.inlining).toEqual({ gained: 0, lost: 6, gainedWeight: 0, hottest: [] });
    expect(compiler?.devirtualization).toEqual({ gained: 0, lost: 1, gainedWeight: 0, hottest: [] });
    expect(compiler?.frames.shrunk).toBeGreaterThanOrEqual(1);
  });

  test('of a binary that was built elsewhere: what its own tables tell, and a note', async () => {
    const binary = join(root.path, 'elsewhere');
    const { exitCode } = await run(['go', 'build', '-ldflags=-s', `-pgo=${profile}`, '-o', binary, '.'], {
      cwd: folder,
    });
    expect(exitCode).toBe(0);
    const candidate: BuildSide = { kind: 'binary', path: binary, display: 'elsewhere' };
    const { compiler, findings, progress } = await evidenceOf(folder, {}, { candidate });
    expect(compiler?.devirtualization).toBeUndefined();
    // No profile is at hand, so no weights; by functions and lines, the two calls of one line are one.
    const named = INLINED.map(({ weight: _, ...site }) => site).sort((a, b) =>
      a.position < b.position ? -1 : 1,
    );
    expect(compiler?.inlining).toMatchObject({ gained: 5, lost: 0, gainedWeight: 0, hottest: named });
    expect(compiler?.frames.largest[0]?.function).toBe(`${SCENE}.Wait`);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(
      'elsewhere was built elsewhere, so the compiler could not be asked',
    );
    expect(progress.join()).not.toContain('ask the compiler');
  });

  test('nothing, where it was not asked for', async () => {
    const { compiler, sites, progress } = await evidenceOf(folder, { evidence: 'none' });
    expect(compiler).toBeUndefined();
    expect(sites).toBeUndefined();
    expect(progress).toHaveLength(2);
  });

  test('a run that is cancelled ends with the reason', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const { job } = await jobIn(folder, { settings: { evidence: 'compiler' }, signal: controller.signal });
    const go = await goToolchain({ cwd: folder });
    const program = { go, main: await findMainPackage(go, { package: '.' }), profilePath: profile };
    const [baseline, candidate] = [
      { kind: 'off' },
      { kind: 'profile', path: profile, display: 'p' },
    ] as const;
    await build(job, program, baseline, candidate);
    controller.abort(reason);
    await expect(addCompilerEvidence(job, program, baseline, candidate)).rejects.toBe(reason);
    expect(job.report.compiler).toBeUndefined();
  });
});

const WORKLOAD = {
  'go.mod': 'module example.com/workload\n\ngo 1.21\n',
  'main.go': `package main

import "example.com/workload/work"

func main() { println(work.Sum(work.Shapes(3), 1)) }
`,
  'work/work.go': `package work

type shape interface{ area(int) int }
type square struct{ side int }

func (s square) area(n int) int {
	for i := 0; i < s.side; i++ {
		n ^= n<<13 ^ i
	}
	return n
}

func Shapes(count int) (shapes []shape) {
	for i := 0; i < count; i++ {
		shapes = append(shapes, square{i})
	}
	return shapes
}

//go:noinline
func Sum(shapes []shape, n int) (total int) {
	for _, s := range shapes {
		total += s.area(n)
	}
	return total
}
`,
  // Most of a second of CPU time, however busy the machine is.
  'work/work_test.go': `package work

import "testing"

func TestWork(t *testing.T) {
	shapes, total := Shapes(100), 0
	for i := 0; i < 200_000; i++ {
		total += Sum(shapes, total)
	}
	t.Log(total)
}
`,
};

test('with a profile that real work left, whole stacks and all', async () => {
  const folder = await write('workload', WORKLOAD);
  const path = join(folder, 'taken.pprof');
  const argv = [
    'go',
    'test',
    '-pgo=off',
    '-o',
    join(folder, 'work.test'),
    `-cpuprofile=${path}`,
    './work',
  ] as const;
  expect((await run(argv, { cwd: folder })).exitCode).toBe(0);
  const { compiler } = await evidenceOf(
    folder,
    {},
    { candidate: { kind: 'profile', path, display: 'taken.pprof' } },
  );
  const [hottest] = compiler?.devirtualization?.hottest ?? [];
  const called = WORKLOAD['work/work.go'].split('\n').findIndex((text) => text.includes('s.area(n)'));
  expect(hottest).toMatchObject({
    caller: 'example.com/workload/work.Sum',
    callee: 'example.com/workload/work.square.area',
    position: `work/work.go:${called + 1}`,
  });
  // Nearly all the time goes into it.
  expect(hottest?.weight).toBeGreaterThan(0.5);
  expect(compiler?.inlining.hottest).toContainEqual(hottest);
}, 600_000);
