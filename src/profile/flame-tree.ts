import type { FlameGraph } from './flame-graph.ts';
import { framesOfLocations, NameTable } from './frames.ts';
import type { Profile, Sample } from './profile.ts';

/** The stacks of one side, and what a sample counts. */
export interface Stacks {
  readonly profile: Profile;
  countOf(values: Sample['values']): number;
}

/** Name of the frame that all stacks start from. */
export const ROOT = 'root';

/** Merges the stacks of two profiles into one tree. Nothing is left out, however small. */
export function flameTree(
  baseline: Stacks,
  candidate: Stacks,
): Pick<FlameGraph, 'names' | 'functions' | 'parents' | 'baseline' | 'candidate'> {
  const table = new NameTable();
  const functions = [table.number(ROOT)];
  const parents = [0];
  const values = { baseline: [0], candidate: [0] };
  const framesOf = {
    baseline: framesOfLocations(baseline.profile, table),
    candidate: framesOfLocations(candidate.profile, table),
  };
  // A node's number times the number of names, plus that of the child's name: unique, and far below 2⁵³.
  const children = new Map<number, number>();
  const childOf = (parent: number, name: number): number => {
    const key = parent * table.names.length + name;
    const known = children.get(key);
    if (known !== undefined) return known;
    const node = functions.push(name) - 1;
    children.set(key, node);
    parents.push(parent);
    values.baseline.push(0);
    values.candidate.push(0);
    return node;
  };
  for (const side of ['baseline', 'candidate'] as const) {
    const { profile, countOf } = side === 'baseline' ? baseline : candidate;
    const sums = values[side];
    for (const { locations, values: given } of profile.samples) {
      const value = countOf(given);
      if (value === 0) continue;
      let node = 0;
      sums[node] = (sums[node] as number) + value;
      for (let i = locations.length - 1; i >= 0; i--) {
        const frames = framesOf[side][locations[i] as number] as number[];
        for (let n = frames.length - 1; n >= 0; n--) {
          node = childOf(node, frames[n] as number);
          sums[node] = (sums[node] as number) + value;
        }
      }
    }
  }
  return { names: table.names, functions, parents, ...values };
}
