import type { FlameGraph } from '../../src/profile/flame-graph.ts';
import type { Report } from '../../src/report/report.ts';
import { faster, recordedReports } from './samples.ts';

type Recorded = Required<Pick<Report, 'comparison' | 'load' | 'compiler' | 'flameGraphs'>>;
const recorded = recordedReports<Recorded>('evidence');

/** A report with all that a run can say about why one binary is faster: values as real runs have them. */
export const evidence: Report = { ...faster, ...recorded };
export const { comparison, load, compiler, flameGraphs } = recorded;
export const evidenceSamples: Readonly<Record<string, Report>> = { evidence };

/** What a stack, leaf last, took on either side, in the unit of the graph. */
export type Stack = readonly [stack: string, baseline: number, candidate: number];

/** The tree of `stacks`, whose functions are separated by `;`. */
export function flameGraphOf(
  about: Pick<FlameGraph, 'kind' | 'workload' | 'unit'>,
  stacks: readonly Stack[],
): FlameGraph {
  const names: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (name: string): number => {
    const known = indexes.get(name) ?? names.length;
    if (known === names.length) names.push(name);
    indexes.set(name, known);
    return known;
  };
  const [functions, parents, baseline, candidate] = [[indexOf('root')], [0], [0], [0]];
  const children = new Map<string, number>();
  for (const [stack, before, after] of stacks) {
    let node = 0;
    for (const name of [undefined, ...stack.split(';')]) {
      if (name !== undefined) {
        const key = `${node}:${indexOf(name)}`;
        const child = children.get(key) ?? functions.length;
        if (child === functions.length) {
          functions.push(indexOf(name));
          parents.push(node);
          children.set(key, child);
        }
        node = child;
      }
      baseline[node] = (baseline[node] ?? 0) + before;
      candidate[node] = (candidate[node] ?? 0) + after;
    }
  }
  return { ...about, names, functions, parents, baseline, candidate };
}
