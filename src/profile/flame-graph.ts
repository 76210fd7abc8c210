import { eachSample, type Profile, type SampleValues } from './columns.ts';
import { Interned } from './encode.ts';
import { nameWithout } from './potential.ts';

/**
 * The stacks of two profiles as one tree, in columns. Node `i` stands for the function `names[functions[i]]`, and node `parents[i]` stands
 * for its caller. The values `baseline[i]` and `candidate[i]` of node `i` include all nodes below node `i`. Node 0 is the root and its own
 * parent. Each parent comes before its children, and all children of a node are different functions.
 */
export interface FlameGraph {
  /** The kind of profile, as in `ProfileDifference`. */
  readonly kind: 'cpu' | 'alloc';
  readonly workload: string;
  /** The unit of all values. */
  readonly unit: string;
  readonly names: readonly string[];
  readonly functions: readonly number[];
  readonly parents: readonly number[];
  readonly baseline: readonly number[];
  readonly candidate: readonly number[];
}

/** The stacks of the baseline or of the candidate. `countOf` returns the value that a sample adds to the tree. */
export interface Stacks {
  readonly profile: Profile;
  countOf(values: SampleValues): number;
}

/** The name of the root, from which all stacks start. */
export const ROOT = 'root';

/** Merges the stacks of two profiles into one tree. The tree keeps even the stacks with the smallest values. */
export function flameTree(baseline: Stacks, candidate: Stacks) {
  const table = new Interned<string>((name) => name);
  const functions = [table.index(ROOT)];
  const parents = [0];
  const values = { baseline: [0], candidate: [0] };
  const sides = [
    { stacks: baseline, sums: values.baseline, framesOf: framesOfLocations(baseline.profile, table) },
    { stacks: candidate, sums: values.candidate, framesOf: framesOfLocations(candidate.profile, table) },
  ];
  // The key of a child is the number of its parent node times the number of names, plus the number of the child's name. Each key is unique
  // and far below 2⁵³.
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

/** The values of a function by itself (`flat`), and together with the functions that it called (`cumulative`). */
export interface FunctionTotal {
  flat: number;
  cumulative: number;
}

/**
 * Adds up the samples of each function, like `go tool pprof -top` (`newGraph` in its internal/graph). Inlined frames count like all other
 * frames. A recursive function counts only once for each stack.
 * @param countOf a function that returns the value of a sample.
 * @returns the totals by the name of the function.
 */
export function functionTotals(profile: Profile, countOf: (values: SampleValues) => number) {
  const table = new Interned<string>((name) => name);
  const framesOf = framesOfLocations(profile, table);
  const { items: names } = table;
  const totals: FunctionTotal[] = names.map(() => ({ flat: 0, cumulative: 0 }));
  // The number of the sample in which each function was counted last.
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
 * Returns the frames of each location as the numbers of their names, the innermost frame first. Frames of one function count as equal.
 * Frames without a function count as equal if they are in the same mapped file. `go tool pprof -functions` has the same rules (`nodeInfo`
 * in its internal/graph).
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

/** Calls `visit` for each frame of a stack, the outermost first. */
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
