import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlameGraph } from '../../src/profile/flame-graph.ts';
import {
  frameName,
  layOut,
  pathTo,
  SMALL,
  type Tree,
  treeOf,
} from '../../src/report/flame-graph/browser/tree.ts';
import { encodeFlameGraph } from '../../src/report/flame-graph/encode.ts';
import { flameGraphOf, flameGraphs, type Stack } from './samples-evidence.ts';

const ABOUT = { module: 'example.com/markdown-service', baseline: 'without PGO', candidate: 'with PGO' };
const CPU = { kind: 'cpu', workload: 'load', unit: 'cpu-sec/request' } as const;

function packed(graph: FlameGraph, most = 10_000_000): Tree {
  const text = encodeFlameGraph(graph, ABOUT, most);
  if (text === undefined) throw new Error('It does not fit.');
  expect(text.length).toBeLessThanOrEqual(most);
  return treeOf(JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()));
}

/** What each stack took with all that it calls, by its path. */
function byPath(tree: Tree): Map<string, [number, number]> {
  const paths = Array.from({ length: tree.length }, (_, frame) => frame).slice(1);
  return new Map(
    paths.map((frame) => [
      pathTo(tree, frame)
        .slice(1)
        .map((one) => frameName(tree, one))
        .join(';'),
      [tree.baseline[frame] ?? 0, tree.candidate[frame] ?? 0],
    ]),
  );
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
      fc.property(stacks, fc.constantFrom(1, 1 / 3, 1e-9), (some, period) => {
        const all = some.map(([stack, before, after]): Stack => [stack, before * period, after * period]);
        const expected = new Map<string, [number, number]>();
        for (const [stack, before, after] of all) {
          const names = stack.split(';');
          names.forEach((_, i) => {
            const [sumBefore, sumAfter] = expected.get(names.slice(0, i + 1).join(';')) ?? [0, 0];
            expected.set(names.slice(0, i + 1).join(';'), [sumBefore + before, sumAfter + after]);
          });
        }
        const actual = byPath(packed(flameGraphOf(CPU, all)));
        for (const [path, [before, after]] of expected) {
          const [isBefore, isAfter] = actual.get(path) ?? [0, 0];
          expect(Math.abs(isBefore - before)).toBeLessThanOrEqual(1e-4 * before);
          expect(Math.abs(isAfter - after)).toBeLessThanOrEqual(1e-4 * after);
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
    expect(small.header.merged?.frames).toBeGreaterThan(1_000);
    const [before = 0, after = 0] = byPath(small).get('main') ?? [];
    expect(before / (graph.baseline[0] ?? 0)).toBeCloseTo(1, 4);
    expect(after / (graph.candidate[0] ?? 0)).toBeCloseTo(1, 4);
    expect([...byPath(small).keys()].some((path) => path.endsWith(';(others)'))).toBe(true);
    expect(encodeFlameGraph(graph, ABOUT, 100)).toBeUndefined();
  });
});

describe('the layout', () => {
  const [cpu] = flameGraphs;
  const tree = packed(cpu ?? flameGraphOf(CPU, []));

  it('draws both sides to one scale, and in the difference what only one of them did', () => {
    const rows = (view: 'baseline' | 'candidate' | 'difference') => layOut(tree, view, 0, 1_000);
    expect(rows('baseline')[0]?.[0]?.width).toBeCloseTo(1_000, 3);
    expect(rows('candidate')[0]?.[0]?.width).toBeCloseTo((1_000 * 841) / 873, 1);
    const names = (view: 'difference' | 'candidate') =>
      rows(view)
        .flat()
        .map(({ frame }) => (frame === SMALL ? '' : frameName(tree, frame)));
    const gone = 'github.com/yuin/goldmark/text.(*reader).PeekLine';
    expect(names('candidate')).not.toContain(gone);
    expect(names('difference')).toContain(gone);
  });
});
