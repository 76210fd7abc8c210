import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { goOutput, goToolchain } from '../../src/golang/go.ts';
import { findMainPackage, ownCodeOf } from '../../src/golang/program.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const FILES = {
  'go.mod': 'module example.com/app.v2\n\ngo 1.21\n',
  'main.go': 'package main\n\nfunc main() {}\n\nfunc Größe() int { return 1 }\n',
  'engine/engine.go':
    'package engine\n\ntype T[K any] struct{}\n\nfunc (t *T[K]) Run() {}\nfunc (T[K]) Plain() {}\nfunc Start() {}\n',
  'engine/engine_test.go': 'package engine_test\n\nfunc helper() {}\n',
  'api/go.mod': 'module example.com/app.v2/api\n\ngo 1.21\n',
  'api/api.go': 'package api\n\nfunc Serve() {}\n',
  'other/other_plan9.go': 'package other\n\nfunc Only() {}\n',
};

const IN_MAIN = 'main main.func1 main-range1 Größe init.0 _Cfunc_compress';
const IN_ENGINE =
  '(*T[...]).Run (*T[go.shape.int]).Run.func2.1 T[...].Plain (*T[...]).Run-fm (*T[...]).Run-range3 Start.gowrap1 glob..func1';
const named = (path: string, names: string) => names.split(' ').map((name) => `${path}.${name}`);
const MODULE = 'example.com/app.v2';
const THERE = [
  ...named('main', IN_MAIN),
  ...named(`${MODULE}/engine`, IN_ENGINE),
  ...[`${MODULE}/engine_test.helper`, `${MODULE}/api.Serve`, `${MODULE}/other.Only`],
  ...['runtime.mallocgc', 'github.com/acme/else.Gone'],
];
const GONE = [
  'main.gone',
  ...named(`${MODULE}/engine`, '(*T[...]).Walk (*U).Run stop'),
  `${MODULE}/removed.Function`,
];

it('knows which functions of the main package are there, whatever their symbols look like', async () => {
  await using folder = await temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(folder.path, name, '..'), { recursive: true });
    await writeFile(join(folder.path, name), text);
  }
  const go = await goToolchain({ cwd: folder.path });
  const own = await ownCodeOf(go, await findMainPackage(go), []);
  const mains = [...THERE, ...GONE].filter((name) => name.startsWith('main.'));
  expect(mains.filter((name) => !own.includes(name))).toEqual(['main.gone']);
});

it('finds the programs of Go itself', async () => {
  const root = (await goOutput(['env', 'GOROOT'], { cwd: import.meta.dirname })).trim();
  const go = await goToolchain({ cwd: join(root, 'src', 'cmd') });
  expect(await findMainPackage(go, { package: './compile' })).toMatchObject({
    importPath: 'cmd/compile',
    modulePath: 'cmd',
  });
});
