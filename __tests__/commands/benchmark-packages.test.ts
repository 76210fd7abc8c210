import { afterAll, beforeAll, expect, test } from 'vitest';
import { packagesToBenchmark } from '../../src/compare/compare-binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';
import { temporaryFolder, writeFiles } from '../harness/temporary.ts';

let root: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  root = await temporaryFolder();
});
afterAll(() => root[Symbol.asyncDispose]());

async function packagesOf(name: string, files: Record<string, string>): Promise<readonly string[]> {
  await writeFiles(root.path, { 'go.mod': 'module example.com/shop\n\ngo 1.21\n', ...files });
  const go = await goToolchain({ cwd: root.path, env: process.env });
  const main = await findMainPackage(go, { package: name });
  const found = await packagesToBenchmark(go, main, []);
  return found.map((path) => path.replace('example.com/shop/', '')).sort();
}

const using = (...imports: string[]) =>
  `package main\n\n${imports.map((path) => `import _ "example.com/shop/${path}"\n`).join('')}\nfunc main() {}\n`;

test('a program’s packages and those that test its code count, those of other programs do not', async () => {
  const files = {
    'cmd/api/main.go': using('shared', 'api'),
    'cmd/worker/main.go': using('shared', 'worker'),
    'shared/shared.go': 'package shared\n',
    'api/api.go': 'package api\n',
    'worker/worker.go': 'package worker\n',
    'benchmarks/all_test.go': 'package benchmarks\n\nimport _ "example.com/shop/worker"\n',
    'alone/alone.go': 'package alone\n',
  };
  expect(await packagesOf('./cmd/api', files)).toEqual(['api', 'cmd/api', 'shared']);
  expect(await packagesOf('./cmd/worker', {})).toEqual(['benchmarks', 'cmd/worker', 'shared', 'worker']);
});
