import type { EdgeSet } from './edges.ts';

/**
 * How often each function was the leaf, as far as call edges tell: a compacted profile has lost where stacks begin and
 * end. What enters a function, or is where a stack begins, leaves it or ends there. So at least `in − out` ended in it;
 * the rest of the known number of stacks ended in functions which stacks both entered and left, here in proportion to
 * what is common to both.
 * @param stacks how many there were, in the unit of the weights.
 */
export function leafWeights({ edges }: EdgeSet, stacks: number): Map<string, number> {
  const flows = new Map<string, { into: number; outOf: number }>();
  const flowOf = (name: string) => {
    const known = flows.get(name) ?? { into: 0, outOf: 0 };
    flows.set(name, known);
    return known;
  };
  for (const { caller, callee, weight } of edges) {
    flowOf(caller).outOf += weight;
    flowOf(callee).into += weight;
  }
  let ended = 0;
  let common = 0;
  for (const { into, outOf } of flows.values()) {
    ended += Math.max(0, into - outOf);
    common += Math.min(into, outOf);
  }
  const part = common === 0 ? 0 : Math.min(1, Math.max(0, stacks - ended) / common);
  return new Map(
    [...flows].map(([name, { into, outOf }]) => [
      name,
      Math.max(0, into - outOf) + part * Math.min(into, outOf),
    ]),
  );
}
