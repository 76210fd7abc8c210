import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTestBinaries } from '../../src/compare/workload/test-binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import type { Report } from '../../src/report/report.ts';
import { runTool } from '../../src/system/exec.ts';
import { documentOf, makePlace } from '../harness/cli.ts';

const WORK = (package_: string, term: string) => `package ${package_}

func work(n int) (x int) {
	for i := range n {
		x += ${term}
	}
	return x
}
`;
const BENCHMARK = (package_: string) => `package ${package_}

import "testing"

var sink int

func BenchmarkWork(b *testing.B) {
	for b.Loop() {
		sink = work(1000)
	}
}
`;

test.each([
  ['main', 'cmd/server', 'func main() { println(work(10)) }\n'],
  ['shop', '.', ''],
])('test binaries of package %s in a module are compared, and -cover is said', async (name, folder, more) => {
  await using place = await makePlace({ 'go.mod': 'module example.com/shop\n\ngo 1.24\n' });
  const directory = join(place.cwd, folder);
  await mkdir(directory, { recursive: true });
  const build = async (term: string, output: string) => {
    await writeFile(join(directory, 'work.go'), WORK(name, term) + more);
    await writeFile(join(directory, 'work_test.go'), BENCHMARK(name));
    const args = ['-c', '-cover', '-ldflags=-s -w', '-o', place.path(output), `./${folder}`];
    const built = await runTool(['go', 'test', ...args], { cwd: place.cwd });
    expect(built.exitCode, built.stderr).toBe(0);
  };
  await build('i * i', 'old.test');
  await build('i*i + i%3', 'new.test');
  const args = ['compare', '--baseline', 'old.test', '--candidate', 'new.test', '--budget', '1s'];
  const ended = await place.run([...args, '--json']);
  // The verdict comes before its reasons.
  expect(ended.stderr).toMatch(/Verdict: [\s\S]*Reading inlined calls/);
  const { subject, findings, comparison, error } = documentOf(ended) as unknown as Report;
  expect(error).toBeUndefined();
  expect(subject?.package).toBe(folder === '.' ? 'example.com/shop' : `example.com/shop/${folder}`);
  // Whether a second is enough for a verdict depends on the machine.
  expect(comparison?.verdict).toMatch(/slower|inconclusive|not measured/);
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'note', message: expect.stringContaining('built with `-cover`') }),
  );
});

test('benchmarks of package main record a profile for the program, and judge one of it', async () => {
  await using place = await makePlace({
    'go.mod': 'module example.com/shop\n\ngo 1.24\n',
    'work.go': `${WORK('main', 'mixed(i) + mixed(x)')}
func mixed(n int) int {
	for range 3 {
		n = n*31 + n%7 + n/3 ^ n>>2
		n = n*17 + n%5 + n/9 ^ n>>3
		n = n*13 + n%3 + n/5 ^ n>>5
	}
	return n
}
func main() { println(work(10)) }
`,
    'work_test.go': BENCHMARK('main'),
  });
  const { cwd } = place;
  const recorded = ['-run=^$', '-bench=.', '-benchtime=1s', '-cpuprofile=raw.pprof', '-o', place.path('old')];
  expect((await runTool(['go', 'test', ...recorded, '.'], { cwd })).exitCode).toBe(0);
  const collecting = ['collect', '--source', 'raw.pprof', '--package', '.', '--min-samples', '1'];
  expect((await place.run(collecting)).exitCode).toBe(0);
  const checked = documentOf(await place.run(['check', '--min-samples', '1', '--json'])) as unknown as Report;
  expect(checked.decision?.staleWeight).toBeLessThan(0.1);

  const build = {
    go: await goToolchain({ cwd, env: process.env }),
    contenders: {
      baseline: { kind: 'off' },
      candidate: { kind: 'profile', path: place.path('default.pgo'), display: 'default.pgo' },
    },
    flags: [],
    packages: ['.'],
    program: 'example.com/shop',
    scratch: place.path('scratch'),
  } as const;
  const [made] = (await buildTestBinaries(build)).binaries;
  const size = async (file = '') => {
    const { stdout } = await runTool(['go', 'tool', 'nm', '-size', file], { cwd });
    return /(\d+) T example\.com\/shop\.work$/m.exec(stdout.toString())?.[1];
  };
  const without = await size(made?.programs.baseline);
  expect(without).toBeDefined();
  // It is larger, or gone where it was inlined itself.
  expect(await size(made?.programs.candidate)).not.toBe(without);
});
