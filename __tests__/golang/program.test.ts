import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { goToolchain } from '../../src/golang/go.ts';
import { declarations, declaredFunctions, findCallSites, findMainPackage } from '../../src/golang/program.ts';
import { readProfile } from '../../src/profile/decide.ts';
import type { EdgeSet } from '../../src/profile/edges.ts';
import { type Staleness, staleness } from '../../src/profile/stale.ts';
import { run } from '../../src/system/exec.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const SOURCE = join(import.meta.dirname, '..', 'harness', 'go-programs', 'calls');
const SHAPES = 'example.com/calls/shapes';

/** Calls of the program, as a profile names them: a short one of a few seconds never holds them all. */
const CALLS = [
  ['direct', 'spin', 4],
  ['direct', 'spinAgain', 6],
  ['deferred', 'spin', 5],
  ['chained', '(*chain).add', 3],
  ['chained', '(*chain).sub', 4],
  ['chained', '(*chain).add', 5],
  ['sumOf[...]', 'plus[...]', 3],
  ['generic', 'sumOf[...]', 1],
  ['throughInterface', 'first.work', 1],
  ['throughInterface', '(*second).work', 1],
  ['throughValue', 'spin', 1],
  ['throughValue', 'spinAgain', 3],
  ['throughField', 'spinAgain', 1],
  ['closures.func1', 'spin', 0],
  ['library', 'strings.Count', 1],
  ['multiline', 'spinIn', 1],
  ['multiline', 'spinIn', 2],
  ['twice', 'spin', 3],
] as const;

function edgesOf(calls: readonly (readonly [string, string, number])[]): EdgeSet {
  const inPackage = (name: string) => (name.startsWith('strings.') ? name : `${SHAPES}.${name}`);
  const edges = calls.map(([caller, callee, offset]) => ({
    caller: inPackage(caller),
    callee: inPackage(callee),
    offset,
    weight: 1,
    values: [1],
  }));
  return { edges, totalWeight: edges.length };
}

/** A profile, judged by the program's source after a change to it. */
async function judgedAfter(
  change: (shapes: string) => string,
  profile: EdgeSet = edgesOf(CALLS),
): Promise<Staleness> {
  await using folder = await temporaryFolder();
  const [tree, scratch] = [join(folder.path, 'tree'), join(folder.path, 'scratch')];
  await cp(SOURCE, tree, { recursive: true });
  await mkdir(scratch);
  const file = join(tree, 'shapes', 'shapes.go');
  await writeFile(file, change(await readFile(file, 'utf8')));
  const go = await goToolchain({ cwd: tree });
  const main = await findMainPackage(go);
  const sites = await findCallSites(go, profile.edges, { main, flags: [], scratch });
  return staleness(profile, await declaredFunctions(go, main, []), sites);
}

function inShort({ sites }: Staleness): string[] {
  return sites
    .map(({ caller, callee, offset, state }) => `${caller} ${callee} +${offset} ${state}`)
    .map((line) => line.replaceAll(`${SHAPES}.`, ''))
    .sort();
}

it('a real profile of calls of every kind is not stale for the source that it was built from', async () => {
  await using folder = await temporaryFolder();
  const [program, profile] = [join(folder.path, 'calls'), join(folder.path, 'calls.pprof')];
  expect((await run(['go', 'build', '-o', program, '.'], { cwd: SOURCE })).exitCode).toBe(0);
  expect((await run([program, profile], { cwd: folder.path })).exitCode).toBe(0);
  const recorded = (await readProfile(await readFile(profile))).edges;
  expect(recorded.edges.length).toBeGreaterThan(0);
  // Nor when whole functions moved.
  const moved = (source: string) => source.replace('var sink int', '\n\n\nvar sink int');
  for (const edges of [recorded, edgesOf(CALLS)]) {
    expect(await judgedAfter(moved, edges)).toEqual({ weight: 0, missingWeight: 0, missing: [], sites: [] });
  }
});

it('calls that moved or are gone, by kind', async () => {
  const stale = await judgedAfter((source) =>
    source
      .replace('\tif sink < 0 {', '\tsink++\n\tif sink < 0 {')
      .replace('\tw.work()', '\tsink++\n\tw.work()')
      .replace('\t\tsub(2).\n', '')
      .replace('\t\tfor _, value', '\n\t\tfor _, value')
      // Calls that may go through a value are not called stale.
      .replace('\tcall()\n', '\tif sink < 0 { sink = 0 }; call()\n')
      .replace('\tother()\n', '\tdefer other()\n'),
  );
  expect(inShort(stale)).toEqual([
    'chained (*chain).add +5 moved',
    'chained (*chain).sub +4 gone',
    'direct spin +4 moved',
    'direct spinAgain +6 moved',
    'sumOf[...] plus[...] +3 moved',
    'throughInterface (*second).work +1 moved',
    'throughInterface first.work +1 moved',
  ]);
  expect(stale).toMatchObject({ missing: [], missingWeight: 0 });
  expect(stale.weight).toBeCloseTo(7 / CALLS.length);
});

it('a method of an embedded type is not missing, unless its type embeds nothing', async () => {
  const profile = edgesOf([
    ['outer.spinEmbedded', 'embedded.spinEmbedded', 0],
    ['(*outer).spinEmbedded', 'embedded.spinEmbedded', 0],
    ['(*chain).divide', 'spin', 1],
  ]);
  const stale = await judgedAfter((source) => source, profile);
  expect(stale).toMatchObject({ missing: [`${SHAPES}.(*chain).divide`], sites: [] });
  expect(stale.weight).toBeCloseTo(1 / 3);
});

it('a function that was renamed is missing, and its calls are not judged beside', async () => {
  const stale = await judgedAfter((source) => source.replaceAll('spinIn(', 'whirlIn('));
  expect(stale.missing).toEqual([`${SHAPES}.spinIn`]);
  expect(stale.sites).toEqual([]);
  expect(stale.weight).toBe(stale.missingWeight);
  expect(stale.weight).toBeCloseTo(2 / CALLS.length);
});

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

it('finds the functions that are gone, whatever a symbol of one that is there looks like', async () => {
  await using folder = await temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(folder.path, name, '..'), { recursive: true });
    await writeFile(join(folder.path, name), text);
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
