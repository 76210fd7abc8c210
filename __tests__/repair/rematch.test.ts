import { afterAll, beforeAll, expect, it } from 'vitest';
import { goOutput } from '../../src/golang/go.ts';
import { byName, type Edge } from '../../src/profile/edges.ts';
import { repairOf } from '../../src/repair/figures.ts';
import { rematch } from '../../src/repair/rematch.ts';
import { parseFunctions, type ReadFunctions } from '../../src/repair/source.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import {
  CHANGES,
  type Change,
  type GoFile,
  sampled,
  sourceReader,
  standardPackages,
  together,
  truth,
} from './planted.ts';

const PATHS =
  'encoding/json text/template text/template/parse go/printer text/tabwriter mime/multipart net/mail';
const PACKAGES = PATHS.split(' ');

const edge = (caller: string, callee: string, offset: number, weight = 1): Edge => ({
  ...{ caller, callee, offset, weight, values: [weight] },
});
const sourceOf = (...functions: readonly string[]) =>
  parseFunctions(`P\tm\n${functions.map((line) => `F\t${line}`).join('\n')}`);

let files: readonly GoFile[];
let source: ReadFunctions;
let edges: readonly Edge[];
let read: Awaited<ReturnType<typeof sourceReader>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  read = await sourceReader(folder.path);
  const goroot = (await goOutput(['env', 'GOROOT'], { cwd: folder.path })).trim();
  files = await standardPackages(goroot, PACKAGES);
  source = await read(files);
  edges = sampled(source).sort(byName);
});
afterAll(() => folder[Symbol.asyncDispose]());

it('changes nothing for the same source', () => {
  const found = rematch(edges, source);
  expect(edges.length).toBeGreaterThan(500);
  expect(found.edges).toEqual(edges);
  expect(repairOf(found)).toEqual({ stale: 0, lost: 0, ways: [] });
});

it('finds calls in the body of a range loop and in the closure of an inlined function', () => {
  const today = sourceOf('F\t1\t2:~G 4:!mcy 4:? 6:~h', 'G\t20\t1:!n', 'G.func1\t21\t2:~h', 'h\t40\t');
  const found = rematch([edge('m.F-range1', 'm.h', 1), edge('m.F.G.func3', 'm.h', 1)], today);
  expect(found.matches.map(({ to }) => to?.offset)).toEqual([2, 2]);
});

it('finds functions that moved to other packages together, exported there or not, from those that call nothing', () => {
  const [old, unstable, characters] = ['m/toml', 'm/toml/unstable', 'm/toml/internal/characters'];
  const edges = [
    edge(`${old}.parse`, `${old}.scanComment`, 13),
    edge(`${old}.scanComment`, `${old}.validNext`, 8),
    edge(`${old}.validNext`, `${old}.invalidAscii`, 4),
    edge(`${old}.(*seen).check`, `${old}.invalidAscii`, 2),
  ];
  const source = parseFunctions(
    [
      `P\t${old}\nF\tdecode\t1\t9:?`,
      `P\t${unstable}\nF\tparse\t1\t14:~scanComment\nF\tscanComment\t30\t9:${characters}.ValidNext`,
      `P\t${characters}\nF\tValidNext\t1\t5:~InvalidAscii\nF\tInvalidAscii\t20\t\nF\t(*Seen).Check\t40\t2:~InvalidAscii`,
    ].join('\n'),
  );
  expect(rematch(edges, source).matches.map(({ to }) => to)).toEqual([
    { caller: `${unstable}.parse`, callee: `${unstable}.scanComment`, offset: 14 },
    { caller: `${unstable}.scanComment`, callee: `${characters}.ValidNext`, offset: 9 },
    { caller: `${characters}.ValidNext`, callee: `${characters}.InvalidAscii`, offset: 5 },
    { caller: `${characters}.(*Seen).Check`, callee: `${characters}.InvalidAscii`, offset: 2 },
  ]);
});

it('a namesake in another package that calls other functions is another function', () => {
  const edges = [edge('m/toml.parse', 'm/toml.run', 3), edge('m/toml.run', 'm/toml.step', 1)];
  const source = parseFunctions(
    'P\tm/toml\nF\tparse\t1\t9:?\nF\tstep\t20\t\nP\tm/toml/server\nF\tRun\t1\t1:~listen 2:~serve\nF\tlisten\t9\t\nF\tserve\t9\t',
  );
  expect(rematch(edges, source).matches).toMatchObject([{ way: 'lost' }, { way: 'lost' }]);
});

it('two functions of that name in other packages are neither', () => {
  const both = ['a', 'b'].map((name) => `P\tm/toml/${name}\nF\tValidNext\t1\t`);
  const source = parseFunctions(`P\tm/toml\nF\tscan\t1\t2:?\n${both.join('\n')}`);
  const { matches } = rematch([edge('m/toml.scan', 'm/toml.validNext', 2)], source);
  expect(matches).toMatchObject([{ way: 'lost' }]);
});

it('a call of the compiler takes no line from another one that is there', () => {
  const edges = [edge('m.F', 'runtime.growslice', 3), edge('m.F', 'runtime.memclrNoHeapPointers', 7, 99)];
  const runtime = '\nP\truntime\nF\tgrowslice\t1\t\nF\tmemclrNoHeapPointers\t2\t-';
  expect(rematch(edges, sourceOf(`F\t1\t3:!ay${runtime}`)).edges).toEqual(edges);
});

it('what the compiler calls and no source of the runtime declares or names is there', () => {
  const edges = [edge('m.F', 'runtime.cmpstring', 1), edge('runtime.g', 'runtime.gcWriteBarrier1', 1)];
  edges.push(edge('runtime.g', 'runtime.g.func1', 2), edge('m.G', 'runtime.memequal16', 5));
  const runtime =
    '\nP\truntime\nF\tg\t1\t1:~h 2:!n\nF\th\t3\t\nF\tg.func1\t2\t\nF\tgcWriteBarrier1\t4\t-\nF\tmemequal16\t5\t\nV\tEqual';
  expect(repairOf(rematch(edges, sourceOf('G\t9\t2:!e 5:.Equal', `F\t1\t1:!e${runtime}`))).stale).toBe(0);
});

it('calls of the compiler alone move only as a whole: one that is there, with a neighbour in an inlined function, stays', () => {
  const edges = [12, 13, 14].map((offset) => edge('m.F', 'runtime.newobject', offset));
  const runtime = '\nP\truntime\nF\tnewobject\t1\t';
  const today = sourceOf(`F\t1\t10:!kn 12:!n 13:m.String 14:m.String${runtime}`);
  expect(rematch(edges, today).edges).toEqual(edges);
  const moved = rematch(edges.slice(0, 1), sourceOf(`F\t1\t10:!kn${runtime}`));
  expect(moved.edges.map(({ offset }) => offset)).toEqual([10]);
});

it('keeps closures of an unchanged function: in one without calls, numbered among wrappers, or with calls of the compiler alone', () => {
  const parts = ['F.deferwrap1\t2\t0:~g', 'F.gowrap2\t3\t0:~g', 'F.func1\t4\t', 'F.func1.2\t5\t1:~g'];
  const others = ['F.func1.1\t6\t', 'F.func2\t8\t', 'g\t9\t\nP\truntime\nF\tmakemap\t1\t'];
  const edges = ['deferwrap1', 'func1.2', 'gowrap2'].map((name) =>
    edge(`m.F.${name}`, 'm.g', name === 'func1.2' ? 1 : 0),
  );
  edges.push(edge('m.F.func2', 'runtime.makemap', 1));
  const found = rematch(edges, sourceOf('F\t1\t1:!dn 2:!gn 3:~g', ...parts, ...others));
  expect(repairOf(found).stale).toBe(0);
});

it('finds the other methods of a type that was renamed, unless it is still there', () => {
  const methods = ['(*B).Walk\t1\t2:~f 3:~g 4:~h', '(*B).Len\t20\t', '(*C).Len\t25\t'];
  const functions = ['f\t40\t1:.Len', 'g\t43\t', 'h\t44\t'];
  const today = (...more: string[]) => sourceOf(...methods, ...functions, ...more);
  const walk = ['f', 'g', 'h'].map((name, at) => edge('m.(*A).Walk', `m.${name}`, at + 1));
  const callee = (source: ReadFunctions, edges: Edge[] = [], name = 'm.(*A).Len') =>
    rematch([...edges, edge('m.f', name, 1)], source).matches.at(-1)?.to?.callee;
  expect(callee(today(), walk)).toBe('m.(*B).Len');
  const inClosure = (name: string) => callee(today('Values\t50\t'), walk, `m.${name}.func1`);
  expect(inClosure('(*A).Walk.Values[int]')).toBe('m.(*B).Walk.Values[int].func1');
  expect([inClosure('f.(*A).Len'), inClosure('f.gone')]).toEqual(['m.f.(*B).Len.func1', undefined]);
  expect(callee(today())).toBeUndefined();
  expect(callee(today('(*A).Cap\t30\t'), walk)).toBeUndefined();
});

it('finds a function under another name by the calls made to it, unless it made others', () => {
  const elsewhere = parseFunctions('P\tm\nF\tF\t1\t2:other.g\nP\tother\nF\tg\t1\t');
  expect(rematch([edge('m.F', 'm.deep', 2)], elsewhere).matches[0]?.to).toBeUndefined();
  const source = sourceOf('F\t1\t2:~nested', 'nested\t10\t1:~nested', 'G\t20\t3:~last', 'last\t30\t2:!e');
  const calls = [edge('m.F', 'm.deep', 2), { ...edge('m.deep', 'm.deep', 1), weight: 9 }];
  const callees = (edges: Edge[]) => rematch(edges, source).matches.map(({ to }) => to?.callee);
  expect(callees(calls)).toEqual(['m.nested', 'm.nested']);
  const allocates = edge('m.next', 'runtime.newobject', 1);
  expect(callees([edge('m.G', 'm.next', 3), allocates])).toEqual([undefined, undefined]);
  expect(callees([edge('m.G', 'm.next', 3), edge('m.next', 'runtime.memequal', 1)])[0]).toBe('m.last');
});

it('leaves what no source has where it is, whatever moves around it', () => {
  const source = sourceOf('F\t1\t5:~g 7:~h', 'g\t20\t', 'h\t21\t', 'T.M\t22\t');
  const edges = [edge('m.F', 'm.g', 1), edge('m.F', 'runtime._ExternalCode', 2), edge('m.F', 'm.h', 3)];
  const inWrapper = edge('m.(*T).M.T.M.Values[int].func1', 'm.g', 4);
  const moved = rematch([...edges, inWrapper], source).edges;
  expect([...moved.map(({ offset }) => offset), moved[0]]).toEqual([4, 5, 7, 2, inWrapper]);
});

it('keeps the names of cgo where the source still calls that function of C', () => {
  const source = sourceOf('F\t1\t5:~_Cfunc_f');
  const calls = [edge('m.F', 'm._C2func_f', 1), edge('m._Cfunc_f', 'm._cgo_call', 2)];
  const gone = [edge('m.F', 'm._Cfunc_g', 1), edge('m._C2func_g', 'm._cgo_call', 2)];
  const { matches } = rematch([...calls, ...gone], source);
  expect(matches.map(({ to }) => to?.offset)).toEqual([5, 2, undefined, undefined]);
});

/** Shares by weight: of what was matched, what is right; of what is still there, what was matched rightly. */
async function scores(change: Change): Promise<{ precision: number; recall: number }> {
  const after = await read(change.files);
  let [matched, right, all] = [0, 0, 0];
  const found = rematch(edges, after);
  // A second repair finds nothing to do.
  expect(rematch(found.edges, after).edges).toEqual(found.edges);
  for (const { edge, to } of found.matches) {
    const expected = truth(edge, source, after, change, files);
    const isRight = expected && to && byName({ ...edge, ...expected }, { ...edge, ...to }) === 0;
    matched += to === undefined ? 0 : edge.weight;
    right += isRight ? edge.weight : 0;
    all += expected === undefined ? 0 : edge.weight;
  }
  return { precision: right / matched, recall: right / all };
}

it.each([...Object.entries(CHANGES), ['all of these', together] as const])(
  'finds the calls again after %s',
  async (_, change) => {
    const { precision, recall } = await scores(change(files, 1));
    // Deferred calls may be on any of several lines.
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  },
);
