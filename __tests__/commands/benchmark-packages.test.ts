import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesToBenchmark } from '../../src/compare/compare-binaries.ts';
import { goToolchain } from '../../src/golang/go.ts';
import { findMainPackage } from '../../src/golang/program.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'go-module-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function packagesOf(name: string, files: Record<string, string>): Promise<readonly string[]> {
  for (const [path, text] of Object.entries({ 'go.mod': 'module example.com/shop\n\ngo 1.21\n', ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const go = await goToolchain({ cwd: folder, env: process.env });
  const main = await findMainPackage(go, { package: name });
  const found = await packagesToBenchmark(go, main, []);
  return found.map((path) => path.replace('example.com/shop/', '')).sort();
}

const using = (...imports: string[]) =>
  `package main\n\n${imports.map((path) => `import _ "example.com/shop/${path}"\n`).join('')}\nfunc main() {}\n`;

test('packages that only another program is made of are left out, and those of no program are not', async () => {
  const files = {
    'cmd/api/main.go': using('shared', 'api'),
    'cmd/worker/main.go': using('shared', 'worker'),
    'shared/shared.go': 'package shared\n',
    'api/api.go': 'package api\n',
    'worker/worker.go': 'package worker\n',
    'benchmarks/all_test.go': 'package benchmarks\n\nimport _ "example.com/shop/worker"\n',
  };
  expect(await packagesOf('./cmd/api', files)).toEqual(['api', 'benchmarks', 'cmd/api', 'shared']);
  expect(await packagesOf('./cmd/worker', {})).toEqual(['benchmarks', 'cmd/worker', 'shared', 'worker']);
});
