import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { run } from '../../src/system/exec.ts';
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
    const built = await run(['go', 'test', ...args], { cwd: place.cwd });
    expect(built.exitCode, built.stderr).toBe(0);
  };
  await build('i * i', 'old.test');
  await build('i*i + i%3', 'new.test');
  const args = ['compare', '--baseline', 'old.test', '--candidate', 'new.test', '--budget', '1s'];
  const ended = await place.run([...args, '--set', 'evidence=none', '--json']);
  const { subject, findings, comparison, error } = documentOf(ended) as unknown as Report;
  expect(error).toBeUndefined();
  expect(subject?.package).toBe(folder === '.' ? 'example.com/shop' : `example.com/shop/${folder}`);
  // Whether a second is enough for a verdict depends on the machine.
  expect(comparison?.verdict).toMatch(/slower|inconclusive/);
  expect(findings).toContainEqual(
    expect.objectContaining({ severity: 'note', message: expect.stringContaining('built with `-cover`') }),
  );
});
