import type { FlameGraph } from '../../../profile/flame-graph.ts';

/** What the page is told about a flame graph, beside its columns. */
export interface FlameGraphHeader extends Pick<FlameGraph, 'kind' | 'workload' | 'unit' | 'names'> {
  /** Go module whose functions are the user's own; empty where it is not known. */
  readonly module: string;
  /** How the sides are called, such as `without PGO`. */
  readonly baseline: string;
  readonly candidate: string;
  readonly nodes: number;
  /** What one step of the columns stands for, in `unit`. */
  readonly baselineStep: number;
  readonly candidateStep: number;
  /** Frames too small to be kept, in frames called `(others)`, and what each of them is below, as a share of all. */
  readonly merged?: { readonly frames: number; readonly below: number };
}
