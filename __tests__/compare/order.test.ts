import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reordering } from '../../src/compare/workload/order.ts';
import { buildTestBinaries, linkTests, type TestBuild } from '../../src/compare/workload/test-binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { writeFiles } from '../harness/temporary.ts';

const sentences = goldenSentences('compare', [[/\b[\d.]+ (?:ms|s|min)\b/g, '<time>']]);

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'order-')));
  const says =
    'package main\n\nimport "testing"\n\nvar said string\n\nfunc TestSaid(t *testing.T) { t.Log("said " + said) }\n';
  await writeFiles(folder, { ...TINY, 'said_test.go': says });
  await mkdir(path.join(folder, 'scratch'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const OFF = { kind: 'off' } as const;

const build = async (flags: readonly string[], env = process.env) => ({
  go: await goToolchain({ cwd: folder, env }),
  contenders: { baseline: OFF, candidate: OFF },
  flags,
  packages: ['.'],
  scratch: path.join(folder, 'scratch'),
});

async function reorderingOf(build: TestBuild, seconds = 3_600) {
  // Both sides are the same, and so left out.
  await buildTestBinaries(build);
  const binary = (side: number) => path.join(build.scratch, String(side), '0.test');
  const [baseline, candidate] = [binary(1), binary(2)];
  const programs = { baseline, candidate };
  const same = (value: string) => ({ baseline: value, candidate: value });
  const tiny = {
    importPaths: same('example.com/tiny'),
    label: 'tiny',
    directories: same(folder),
    programs,
  };
  const link = linkTests(build, [tiny]);
  const plain = await functionsOf(baseline);
  return {
    baseline,
    candidate,
    plain,
    link,
    ...(link && (await reordering(build, link, { seconds, share: 1 }))),
  };
}

/** The functions of a binary as they lie in memory. */
async function functionsOf(file: string): Promise<string[]> {
  const { stdout } = await run('go', ['tool', 'nm', '-sort', 'address', file], { maxBuffer: 1 << 28 });
  return stdout.split('\n').flatMap((line) => / [Tt] (.*)$/.exec(line)?.[1] ?? []);
}

test('each seed gives another order of functions, the same on both sides, with the linker flags of the user', async () => {
  const wanted = await build(['-ldflags', '-X example.com/tiny.said=hello']);
  const { baseline, candidate, plain, reordering: made } = await reorderingOf(wanted);
  expect(made?.seconds).toBeGreaterThan(0);
  await made?.reorder(2);
  const two = await functionsOf(baseline);
  expect(await functionsOf(candidate)).toEqual(two);
  await made?.reorder(3);
  const three = await functionsOf(baseline);
  expect(two).not.toEqual(plain);
  expect(three).not.toEqual(two);
  expect([...three].sort()).toEqual([...plain].sort());
  const { stdout } = await run(candidate, ['-test.v', '-test.run=TestSaid'], { cwd: folder });
  expect(stdout).toContain('said hello');
});

test('not where GOFLAGS has linker flags, which ours would outweigh', async () => {
  const flagged = await build([], { ...process.env, GOFLAGS: '-ldflags=-w' });
  const { reordering: made, baseline, plain } = await reorderingOf(flagged);
  expect(made).toBeUndefined();
  expect(await functionsOf(baseline)).toEqual(plain);
});

test('too little time for it is a note', async () => {
  const { reordering: made, findings } = await reorderingOf(await build([]), 0.5);
  expect(made).toBeUndefined();
  expect(findings).toEqual([
    {
      severity: 'note',
      message: expect.stringMatching(/order of functions in memory.* [\d.]+ m?s\b/),
      fix: expect.stringContaining('`budget`'),
    },
  ]);
  sentences.add(...(findings ?? []));
});

test('a link that takes too long is stopped, and the functions keep one order', async () => {
  const bin = path.join(folder, 'slow-bin');
  await mkdir(bin);
  const go = '#!/bin/sh\n[ "$1" = test ] || PATH="${PATH#*:}" exec go "$@"\nexec sleep 600\n';
  await writeFile(path.join(bin, 'go'), go, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
  const slow = await build([], env);
  const same = (value: string) => ({ baseline: value, candidate: value });
  const binaries = { importPaths: same('example.com/tiny'), label: 'tiny', directories: same(folder) };
  const link = linkTests(slow, [{ ...binaries, programs: same(path.join(folder, 'kept.test')) }]);
  const made = link && (await reordering(slow, link, { seconds: 3, share: 0.01 }));
  expect(made?.reordering).toBeUndefined();
  expect(made?.findings).toMatchObject([
    { severity: 'note', message: expect.stringContaining('takes more than 0.5 s') },
  ]);
  // A link that takes longer than a sixth of the time needs more than twice the time.
  expect(made?.findings[0]?.fix).toContain('by more than 300 s');
});

test('no time at all is a note, without a link', async () => {
  const link = () => Promise.reject(new Error('linked'));
  const { findings } = await reordering(await build([]), link, { seconds: -4, share: 0.5 });
  expect(findings).toMatchObject([{ severity: 'note', fix: expect.stringContaining('10 s') }]);
  sentences.add(...findings);
});

test('the advice counts that the workload gets only a share of a longer budget', async () => {
  const link = () => sleep(300, true);
  const { findings } = await reordering(await build([]), link, { seconds: 3, share: 0.01 });
  // A link of at least 0.3 s needs at least 0.6 s more than there are.
  expect(Number(/by about (\d+) s/.exec(findings[0]?.fix ?? '')?.[1])).toBeGreaterThanOrEqual(60);
  sentences.add(...findings);
});

test('a binary that was given keeps its order', async () => {
  const file = path.join(folder, 'scratch', '1', '0.test');
  const given = { kind: 'binary', path: file, display: 'one.test' } as const;
  expect(
    linkTests({ ...(await build([])), contenders: { baseline: OFF, candidate: given } }, []),
  ).toBeUndefined();
});

test('building takes half of the time: all packages that fit, and the others are left out', async () => {
  const bin = path.join(folder, 'bin');
  await mkdir(bin);
  // Builds nothing: the second package is quick, the third takes too long.
  const go = `#!/bin/sh
[ "$1" = test ] || PATH="\${PATH#*:}" exec go "$@"
while [ "$1" != -o ]; do shift; done
case $3 in *a) sleep 1;; *c) exec sleep 600;; esac
echo "$2" >"$2"
`;
  await writeFile(path.join(bin, 'go'), go, { mode: 0o755 });
  for (const name of ['a', 'b', 'c']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'one_test.go'), `package ${name}\n\nfunc BenchmarkOne() {}\n`);
  }
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
  const { binaries, findings } = await buildTestBinaries({
    ...(await build([], env)),
    packages: ['./a', './b', './c'],
    deadline: performance.now() + 20_000,
  });
  expect(binaries.map(({ label }) => label)).toEqual(['a', 'b']);
  expect(findings).toMatchObject([{ message: expect.stringContaining('example.com/tiny/c ') }]);
  sentences.add(...findings);
});

sentences.compare();
