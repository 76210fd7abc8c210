import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlameGraph } from '../../src/profile/flame-graph.ts';
import {
  decode,
  layOut,
  nameOf,
  pathTo,
  SMALL,
  search,
  type Tree,
} from '../../src/report/flame-graph/browser/tree.ts';
import { encodeFlameGraph } from '../../src/report/flame-graph/encode.ts';
import { flameGraphOf, flameGraphs, type Stack } from './samples-evidence.ts';

const ABOUT = { module: 'example.com/markdown-service', baseline: 'without PGO', candidate: 'with PGO' };
const CPU = { kind: 'cpu', workload: 'load', unit: 'cpu-sec/request' } as const;

function packed(graph: FlameGraph, most = 10_000_000): Tree {
  const text = encodeFlameGraph(graph, ABOUT, most);
  if (text === undefined) throw new Error('It does not fit.');
  expect(text.length).toBeLessThanOrEqual(most);
  return decode(new Uint8Array(gunzipSync(Buffer.from(text, 'base64'))));
}

/** What each stack took with all that it calls, by its path. */
function byPath(tree: Tree): Map<string, [number, number]> {
  const paths = Array.from({ length: tree.length }, (_, frame) => frame).slice(1);
  return new Map(
    paths.map((frame) => [
      pathTo(tree, frame)
        .slice(1)
        .map((one) => nameOf(tree, one))
        .join(';'),
      [tree.baseline[frame] ?? 0, tree.candidate[frame] ?? 0],
    ]),
  );
}

function pathsOf({
  names,
  functions,
  parents,
  baseline,
  candidate,
}: FlameGraph): Map<string, [number, number]> {
  const paths: string[] = [''];
  const values = new Map<string, [number, number]>();
  for (let node = 1; node < functions.length; node++) {
    const name = names[functions[node] ?? 0] ?? '';
    const path = [paths[parents[node] ?? 0], name].filter(Boolean).join(';');
    paths.push(path);
    values.set(path, [baseline[node] ?? 0, candidate[node] ?? 0]);
  }
  return values;
}

const stacks: fc.Arbitrary<Stack[]> = fc.array(
  fc.tuple(
    fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 6 })
      .map((one) => one.join(';')),
    fc.integer({ min: 0, max: 1_000 }),
    fc.integer({ min: 0, max: 1_000 }),
  ),
  { minLength: 1, maxLength: 60 },
);

describe('a flame graph packed and unpacked', () => {
  it('has every stack with what both sides took', () => {
    fc.assert(
      fc.property(stacks, fc.constantFrom(1, 0.01, 1 / 3, 1e-9), (some, period) => {
        const graph = flameGraphOf(
          CPU,
          some.map(([stack, before, after]) => [stack, before * period, after * period]),
        );
        const expected = [...pathsOf(graph)].filter(([, [before, after]]) => before > 0 || after > 0);
        const actual = byPath(packed(graph));
        expect([...actual.keys()].sort()).toEqual(expected.map(([path]) => path).sort());
        for (const [path, [before, after]] of expected) {
          const tolerance = 1e-5 * Math.max(graph.baseline[0] ?? 0, graph.candidate[0] ?? 0);
          expect(Math.abs((actual.get(path)?.[0] ?? -1) - before)).toBeLessThanOrEqual(tolerance);
          expect(Math.abs((actual.get(path)?.[1] ?? -1) - after)).toBeLessThanOrEqual(tolerance);
        }
      }),
    );
  });

  it('loses no amount where frames are merged to make it fit', () => {
    const some: Stack[] = Array.from({ length: 30_000 }, (_, i) => [
      `main;f${i % 13};g${(i * 7919) % 1009};h${(i * 104_729) % 20_011}`,
      ((i * 37) % 101) + 1,
      ((i * 41) % 103) + 1,
    ]);
    const graph = flameGraphOf(CPU, some);
    const whole = packed(graph);
    const small = packed(graph, 20_000);
    expect(whole.header.merged).toBeUndefined();
    expect(small.length).toBeLessThan(whole.length / 10);
    expect(small.header.merged?.frames).toBeGreaterThan(1_000);
    expect(small.header.merged?.below).toBeGreaterThan(0);
    expect(byPath(small).get('main')?.map(Math.round)).toEqual(byPath(whole).get('main')?.map(Math.round));
    expect([...byPath(small).keys()].some((path) => path.endsWith(';(others)'))).toBe(true);
    expect(encodeFlameGraph(graph, ABOUT, 100)).toBeUndefined();
  });

  it('keeps whole multiples of a period exactly', () => {
    const graph = flameGraphOf(CPU, [
      ['a;b', 3 * 0.01, 5 * 0.01],
      ['a;c', 7 * 0.01, 1 * 0.01],
    ]);
    const { header } = packed(graph);
    expect(header.baselineStep).toBeCloseTo(0.01, 12);
    expect(
      packed(
        flameGraphOf(CPU, [
          ['a', 0.02, 0],
          ['b', 0.03, 0.01],
        ]),
      ).baseline[0],
    ).toBeCloseTo(0.05, 6);
  });

  it('rounds values of no common step, and merged ones, by next to nothing', () => {
    const value = fc.double({ min: 1e-9, max: 1, noNaN: true });
    const some = fc.array(fc.tuple(fc.constantFrom('a;b;c', 'a;b', 'a;d', 'e;f', 'e'), value, value), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(some, (all) => {
        const graph = flameGraphOf(CPU, all);
        const tree = packed(graph);
        for (const side of ['baseline', 'candidate'] as const) {
          const whole = graph[side][0] ?? 0;
          expect(Math.abs((tree[side][0] ?? 0) - whole)).toBeLessThanOrEqual(1e-5 * whole);
        }
      }),
    );
  });

  it('takes what is no number for nothing', () => {
    const graph = {
      ...flameGraphOf(CPU, [['a;b', 1, 2]]),
      baseline: [1, Number.NaN, 1],
      candidate: [2, 2, -2],
    };
    const tree = packed(graph);
    expect([...tree.baseline, ...tree.candidate].every((value) => value >= 0)).toBe(true);
  });
});

describe('the layout', () => {
  const [cpu] = flameGraphs;
  const tree = packed(cpu ?? flameGraphOf(CPU, []));

  it('sets callees side by side below their caller, within its width', () => {
    for (const view of ['difference', 'baseline', 'candidate'] as const) {
      const rows = layOut(tree, view, 0, 1_000);
      const boxes = new Map(rows.flat().map((box) => [box.frame, box]));
      for (const [frame, { x, width }] of boxes) {
        if (frame <= 0) continue;
        const parent = boxes.get(tree.parents[frame] ?? 0);
        expect(x).toBeGreaterThanOrEqual((parent?.x ?? 0) - 1e-6);
        expect(x + width).toBeLessThanOrEqual((parent?.x ?? 0) + (parent?.width ?? 0) + 1e-6);
      }
      for (const row of rows) {
        row.slice(1).forEach((box, i) => {
          const left = row[i];
          expect(box.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0) - 1e-6);
        });
      }
    }
  });

  it('draws both sides to one scale', () => {
    const width = (view: 'baseline' | 'candidate') => layOut(tree, view, 0, 1_000)[0]?.[0]?.width ?? 0;
    expect(width('baseline')).toBeCloseTo(1_000, 3);
    expect(width('candidate')).toBeCloseTo((1_000 * 841) / 873, 1);
  });

  it('shows in the difference what only one of the sides did', () => {
    const names = (view: 'difference' | 'candidate') =>
      layOut(tree, view, 0, 1_000)
        .flat()
        .map(({ frame }) => (frame === SMALL ? '' : nameOf(tree, frame)));
    const gone = 'github.com/yuin/goldmark/text.(*reader).PeekLine';
    expect(names('candidate')).not.toContain(gone);
    expect(names('difference')).toContain(gone);
  });

  it('draws no more than fits, however many frames there are', () => {
    const many: Stack[] = Array.from({ length: 20_000 }, (_, i) => [`main;f${i}`, 1, 1]);
    const rows = layOut(packed(flameGraphOf(CPU, many)), 'baseline', 0, 400);
    expect(rows.flat().length).toBeLessThan(10);
    expect(rows[2]?.[0]).toMatchObject({ frame: SMALL, x: 0 });
  });
});

describe('the search', () => {
  it('adds up each stack once', () => {
    fc.assert(
      fc.property(stacks, fc.constantFrom('a', 'B', 'e'), (some, text) => {
        const found = search(packed(flameGraphOf(CPU, some)), text);
        const matching = some.filter(([stack]) => stack.includes(text.toLowerCase()));
        const sum = (side: 1 | 2) => matching.reduce((total, stack) => total + stack[side], 0);
        expect(found?.baseline).toBeCloseTo(sum(1), 1);
        expect(found?.candidate).toBeCloseTo(sum(2), 1);
      }),
    );
  });

  it('finds nothing for no text', () => {
    expect(search(packed(flameGraphOf(CPU, [['a', 1, 1]])), '  ')).toBeUndefined();
  });
});
