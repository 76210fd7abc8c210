import { eachSample, type Profile, type SampleValues } from './columns.ts';
import { Interned } from './encode.ts';
import { nameWithout } from './potential.ts';

/**
 * All stacks of two profiles in one tree, in columns: node `i` is function `names[functions[i]]`, called by node
 * `parents[i]`, with what it and all below it took on either side. Node 0 is the root, its own parent; every parent
 * comes before its children. Children of one node differ in their function.
 */
export interface FlameGraph {
  /** As `ProfileDifference` has them. */
  readonly kind: 'cpu' | 'alloc';
  readonly workload: string;
  /** Of all values. */
  readonly unit: string;
  readonly names: readonly string[];
  readonly functions: readonly number[];
  readonly parents: readonly number[];
  readonly baseline: readonly number[];
  readonly candidate: readonly number[];
}

/** The stacks of one side, and what a sample counts. */
export interface Stacks {
  readonly profile: Profile;
  countOf(values: SampleValues): number;
}

/** Name of the frame that all stacks start from. */
export const ROOT = 'root';

/** Merges the stacks of two profiles into one tree. Nothing is left out, however small. */
export function flameTree(baseline: Stacks, candidate: Stacks) {
  const table = new Interned<string>((name) => name);
  const functions = [table.index(ROOT)];
  const parents = [0];
  const values = { baseline: [0], candidate: [0] };
  const sides = [
    { stacks: baseline, sums: values.baseline, framesOf: framesOfLocations(baseline.profile, table) },
    { stacks: candidate, sums: values.candidate, framesOf: framesOfLocations(candidate.profile, table) },
  ];
  // By a node's number times the number of names, plus that of the child's name: unique, and far below 2⁵³.
  const children = new Map<number, number>();
  const childOf = (parent: number, name: number): number => {
    const key = parent * table.items.length + name;
    const known = children.get(key);
    if (known !== undefined) return known;
    const node = functions.push(name) - 1;
    children.set(key, node);
    parents.push(parent);
    values.baseline.push(0);
    values.candidate.push(0);
    return node;
  };
  for (const { stacks, sums, framesOf } of sides)
    eachSample(stacks.profile, (stack, given) => {
      const value = stacks.countOf(given);
      if (value === 0) return;
      let node = 0;
      sums[node] = (sums[node] as number) + value;
      eachFrame(stack, framesOf, (frame) => {
        node = childOf(node, frame);
        sums[node] = (sums[node] as number) + value;
      });
    });
  return { names: table.items, functions, parents, ...values };
}

/** What a function took by itself, and together with its callees. */
export interface FunctionTotal {
  flat: number;
  cumulative: number;
}

/**
 * Adds up samples by function as `go tool pprof -top` does (`newGraph` in its internal/graph): inlined frames count as
 * frames, and a function counts once in a stack however often it recurs.
 * @param countOf what a sample counts.
 */
export function functionTotals(profile: Profile, countOf: (values: SampleValues) => number) {
  const table = new Interned<string>((name) => name);
  const framesOf = framesOfLocations(profile, table);
  const { items: names } = table;
  const totals: FunctionTotal[] = names.map(() => ({ flat: 0, cumulative: 0 }));
  // Where each function was counted last: the number of the sample.
  const counted = new Int32Array(totals.length).fill(-1);
  let sample = 0;
  eachSample(profile, (stack, values) => {
    const at = sample++;
    const value = countOf(values);
    if (value === 0) return;
    let leaf = -1;
    eachFrame(stack, framesOf, (frame) => {
      if (counted[frame] !== at) {
        counted[frame] = at;
        (totals[frame] as FunctionTotal).cumulative += value;
      }
      leaf = frame;
    });
    if (leaf >= 0) (totals[leaf] as FunctionTotal).flat += value;
  });
  return new Map(totals.map((total, number) => [names[number] as string, total]));
}

/**
 * The frames of each location, innermost first, as the numbers of their names. Frames are named, and told apart, as
 * `go tool pprof -functions` does (`nodeInfo` in its internal/graph): by the function's name alone, and without one by the file that was mapped there.
 */
function framesOfLocations({ locations, functions, mappings }: Profile, table: Interned<string>): number[][] {
  return Array.from({ length: locations.count }, (_, location) => {
    const unnamed = nameWithout(mappings[locations.mapping[location] as number]);
    const [first, end] = locations.firstLine.subarray(location, location + 2);
    const lines = locations.lineFunction.subarray(first, end);
    if (lines.length === 0) return [table.index(unnamed)];
    return Array.from(lines, (func) => table.index(functions.names[func] || unnamed));
  });
}

/** Calls `visit` for the frames of a stack, the outermost first. */
function eachFrame(
  stack: Uint32Array,
  framesOf: readonly (readonly number[])[],
  visit: (frame: number) => void,
): void {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frames = framesOf[stack[at] as number] as readonly number[];
    for (let n = frames.length - 1; n >= 0; n--) visit(frames[n] as number);
  }
}
