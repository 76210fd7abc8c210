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
