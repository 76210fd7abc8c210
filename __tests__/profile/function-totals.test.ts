import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profileBytes } from '../../src/profile/bytes.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { flameTree, functionTotals } from '../../src/profile/flame-graph.ts';
import { runTool } from '../../src/system/exec.ts';
import { top, traces } from '../compare/pprof.ts';
import { objectsOf, profileOfObjects } from '../harness/profile-objects.ts';
import { fixtures } from '../harness/profiles.ts';

const goRoot = (await runTool(['go', 'env', 'GOROOT'], { cwd: import.meta.dirname })).stdout
  .toString()
  .trim();

/** Recorded profiles: of the example service, and of the Go compiler, which has recursive functions and generic ones. */
const RECORDED = [
  [join(fixtures, 'render-1.pprof'), 'ns', 1, []],
  [join(fixtures, 'index-1.pprof'), 'ns', 1, []],
  [join(fixtures, 'heap.pprof'), 'B', 1, ['-sample_index=alloc_space']],
  [join(goRoot, 'src/cmd/compile/default.pgo'), 'ns', 1, []],
] as const;

async function decoded(path: string) {
  return decodeProfile(await profileBytes(await readFile(path)));
}

test.each(RECORDED)('%s is by function what `go tool pprof` prints', async (path, unit, type, args) => {
  const totals = functionTotals(await decoded(path), (values) => values[type] ?? 0);
  const printed = await top(unit, [...args, path]);
  expect(printed.size).toBeGreaterThan(50);
  const taking = [...totals].filter(([, { flat, cumulative }]) => cumulative !== 0 || flat !== 0);
  expect(new Map(taking.map(([name, { flat, cumulative }]) => [name, [flat, cumulative]]))).toEqual(printed);
});

test.each(RECORDED)(
  'the flame graph of %s has the stacks that `go tool pprof -traces` prints',
  async (path, unit, type, args) => {
    const profile = await decoded(path);
    const nothing = profileOfObjects({ ...objectsOf(profile), samples: [] });
    const countOf = (values: ArrayLike<number>) => values[type] ?? 0;
    const tree = flameTree({ profile, countOf }, { profile: nothing, countOf });
    const own = [...tree.baseline];
    tree.parents.forEach((parent, node) => {
      if (node === 0) return;
      expect(parent).toBeLessThan(node);
      own[parent] = (own[parent] ?? 0) - (tree.baseline[node] ?? 0);
    });
    const stacks = new Map<string, number>();
    own.forEach((value, node) => {
      // Of a sample without a stack, pprof prints nothing.
      if (value === 0 || node === 0) return;
      const frames: string[] = [];
      for (let at = node; at !== 0; at = tree.parents[at] ?? 0)
        frames.push(tree.names[tree.functions[at] ?? 0] ?? '');
      stacks.set(frames.join('\n'), value);
    });
    expect(stacks).toEqual(await traces(unit, [...args, path]));
    expect(tree.candidate.every((value) => value === 0)).toBe(true);
  },
);
