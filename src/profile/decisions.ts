import { byName, type Edge } from './edges.ts';

/** An edge, and what it weighs. */
export type Weight = Pick<Edge, 'caller' | 'callee' | 'offset' | 'weight'>;

/**
 * All that the compiler decides by a profile, with its own thresholds. Each part is sorted, so that equal decisions are equal values.
 *
 * Follows Go 1.26; 1.21 to 1.27 are alike in this (the packages were called `cmd/compile/internal/pgo` up to 1.22):
 * - `hotNodesFromCDF` and `PGOInlinePrologue` in cmd/compile/internal/inline/inl.go: edges are hot from the heaviest down, until they hold
 *   more than 99 % of all weight. Of these it keeps which functions are called and from which lines; inlining, and since 1.23 the order of
 *   basic blocks, ask for nothing else.
 * - `findHotConcreteCallee` in cmd/compile/internal/devirtualize/pgo.go: of the callees of one line that can be meant, the heaviest, hot or not.
 *   Which ones can be is seen in the program alone, so all that are there count, in their order; of two of the same weight the compiler
 *   takes one by other rules, so that they are equal is part of it.
 *
 * Left out is the order of edges of different lines. `addIndirectEdges` in cmd/compile/internal/pgoir looks functions of other packages up in
 * it, which numbers the source files in a package's line tables: the instructions are the same, the numbers in these tables may not be.
 */
export interface Decisions {
  readonly hotCallees: readonly string[];
  /** `offset caller` */
  readonly hotCallSites: readonly string[];
  /** `offset caller`, and the callees from the heaviest down; an `=` where a callee weighs as much as the one before. */
  readonly callSites: readonly (readonly [callSite: string, ...callees: string[]])[];
}

/** As `inlineCDFHotCallSiteThresholdPercent` has it. */
const HOT_PERCENT = 99;

/** @param edges in any order, each once, of positive weight. */
export function decisionsOf(edges: readonly Weight[]): Decisions {
  const ordered = byWeight(edges);
  const hot = ordered.slice(0, hotCount(ordered));
  const callSites = new Map<string, [string, ...string[]]>();
  const last = new Map<string, number>();
  for (const edge of ordered) {
    const site = callSiteOf(edge);
    const callees = callSites.get(site) ?? [site];
    callees.push(last.get(site) === edge.weight ? `=${edge.callee}` : edge.callee);
    callSites.set(site, callees);
    last.set(site, edge.weight);
  }
  return {
    hotCallees: [...new Set(hot.map(({ callee }) => callee))].sort(),
    hotCallSites: [...new Set(hot.map(callSiteOf))].sort(),
    callSites: [...callSites.keys()].sort().map((site) => callSites.get(site) as [string, ...string[]]),
  };
}

export function areSameDecisions(one: Decisions, other: Decisions): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** From the heaviest down, those of the same weight by their names: `sortByWeight` in cmd/internal/pgo/pprof.go. */
export function byWeight<T extends Weight>(edges: readonly T[]): T[] {
  return [...edges].sort(compareWeight);
}

export function compareWeight(a: Weight, b: Weight): number {
  return b.weight - a.weight || byName(a, b);
}

/** How many of the edges are hot. @param ordered by weight. */
export function hotCount(ordered: readonly Weight[]): number {
  const total = ordered.reduce((sum, { weight }) => sum + weight, 0);
  let held = 0;
  // The same operations as the compiler's, on the same doubles.
  const last = ordered.findIndex(({ weight }) => {
    held += weight;
    return (held / total) * 100 > HOT_PERCENT;
  });
  return last + 1 || ordered.length;
}

/** What the compiler tells call sites apart by. */
export function callSiteOf({ caller, offset }: Weight): string {
  return `${offset} ${caller}`;
}
