import { type EdgeSet, edgeKey } from '../../profile/edges.ts';
import { profileName } from './inlined-sites.ts';

/** The call edges of a profile, to be asked for their share of all of its edge weight, 0 to 1. */
export interface EdgeWeights {
  /** Of one call; undefined where the profile has none such. */
  ofCall(caller: string, callee: string, lineOffset: number): number | undefined;
  /** Of all edges that go from or to a function, each once; undefined where there are none. */
  ofFunction(name: string): number | undefined;
  /** Whom the profile saw called from a line, heaviest first. */
  calleesAt(caller: string, lineOffset: number): readonly string[];
}

/**
 * Functions may be named as the linker or as profiles name them. Generic functions of one name count as one: profiles
 * do not tell them apart.
 */
export function edgeWeights({ edges, totalWeight }: EdgeSet): EdgeWeights {
  const calls = new Map<string, number>();
  const functions = new Map<string, number>();
  const lines = new Map<string, { callee: string; weight: number }[]>();
  const add = (sums: Map<string, number>, key: string, share: number): void => {
    sums.set(key, (sums.get(key) ?? 0) + share);
  };
  for (const { caller, callee, offset, weight } of edges) {
    const share = totalWeight === 0 ? 0 : weight / totalWeight;
    const [from, to] = [profileName(caller), profileName(callee)];
    add(calls, edgeKey(from, to, offset), share);
    for (const name of new Set([from, to])) add(functions, name, share);
    const line = `${from}\0${offset}`;
    lines.set(line, [...(lines.get(line) ?? []), { callee: to, weight: share }]);
  }
  return {
    ofCall: (caller, callee, offset) => calls.get(edgeKey(profileName(caller), profileName(callee), offset)),
    ofFunction: (name) => functions.get(profileName(name)),
    calleesAt: (caller, offset) =>
      [...(lines.get(`${profileName(caller)}\0${offset}`) ?? [])]
        .sort((a, b) => b.weight - a.weight)
        .map(({ callee }) => callee),
  };
}
