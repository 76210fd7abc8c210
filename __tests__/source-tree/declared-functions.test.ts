import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMainPackage } from '../../src/golang/program.ts';
import { goToolchain } from '../../src/golang/go.ts';
import type { EdgeSet } from '../../src/profile/edges.ts';
import { staleness } from '../../src/profile/stale.ts';
import { declarations, declaredFunctions } from '../../src/golang/program.ts';
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

const MODULE = 'example.com/app.v2';
const THERE = [
  'main.main',
  'main.main.func1',
  'main.main-range1',
  'main.Größe',
  'main.init.0',
  'main._Cfunc_compress',
  `${MODULE}/engine.(*T[...]).Run`,
  `${MODULE}/engine.(*T[go.shape.int]).Run.func2.1`,
  `${MODULE}/engine.T[...].Plain`,
  `${MODULE}/engine.(*T[...]).Run-fm`,
  `${MODULE}/engine.(*T[...]).Run-range3`,
  `${MODULE}/engine.Start.gowrap1`,
  `${MODULE}/engine.glob..func1`,
  `${MODULE}/engine_test.helper`,
  `${MODULE}/api.Serve`,
  `${MODULE}/other.Only`,
  'runtime.mallocgc',
  'github.com/somebody/else.Gone',
];
const GONE = [
  'main.gone',
  `${MODULE}/engine.(*T[...]).Walk`,
  `${MODULE}/engine.(*U).Run`,
  `${MODULE}/engine.stop`,
  `${MODULE}/removed.Function`,
];

it('tells the functions that are gone from those that are there', async () => {
  await using folder = await temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder.path, name, '..'), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  const go = await goToolchain({ cwd: folder.path });
  const declared = await declaredFunctions(go, await findMainPackage(go), []);
  const names = [...THERE, ...GONE];
  const edges: EdgeSet = {
    edges: names.map((callee) => ({ caller: 'runtime.main', callee, offset: 0, weight: 1, values: [1] })),
    totalWeight: names.length,
  };
  const { missing, weight } = staleness(edges, declared);
  expect(missing).toEqual([...GONE].sort());
  expect(weight).toBeCloseTo(GONE.length / names.length);
});

it('reads every way to declare a function', () => {
  const source = `package p

// func Commented() is no declaration.
func Plain() {}
func Generic[K comparable, V any](m map[K]V) {}
func (r Receiver) Value() {}
func (r *Receiver) Pointer() {}
func (*Receiver) Unnamed() {}
func (r *Box[K, V]) Boxed() {}
var f = func() {}
`;
  expect(declarations(source)).toEqual([
    'Plain',
    'Generic',
    'Receiver.Value',
    'Receiver.Pointer',
    'Receiver.Unnamed',
    'Box.Boxed',
  ]);
});
