import { addValues, type Profile } from './profile.ts';

/**
 * What the Go compiler reads from a profile: weighted call edges, from the two leaf-most locations of each stack.
 * Follows `cmd/internal/pgo/pprof.go` and `internal/profile/graph.go` of Go 1.26 (the same since Go 1.21).
 */
export interface Edge {
  readonly caller: string;
  readonly callee: string;
  /** Line of the call, minus the line where the caller starts. */
  readonly offset: number;
  /** In the sample type that the compiler takes. */
  readonly weight: number;
  /** One per sample type of the profile. */
  readonly values: readonly number[];
}

export interface EdgeSet {
  /** Sorted by caller, callee and offset. */
  readonly edges: readonly Edge[];
  /** Sum of all weights. */
  readonly totalWeight: number;
}

/** Index of the first sample type that the compiler accepts, or −1. */
export function compilerSampleType(profile: Pick<Profile, 'sampleTypes'>): number {
  return profile.sampleTypes.findIndex(
    ({ type, unit }) =>
      (type === 'samples' && unit === 'count') || (type === 'cpu' && unit === 'nanoseconds'),
  );
}

/**
 * The call edges of a profile, as the compiler counts them. It skips samples of no weight; here they add to the other
 * sample types of edges that have some, so that the edges of a merge are the sums of those of its parts.
 */
export function callEdges(profile: Profile): EdgeSet {
  const typeIndex = compilerSampleType(profile);
  const { nodes, nodesOfLocation } = graphNodes(profile);
  const pairs = new Map<number, number[]>();
  const stack: number[] = [];
  const seen: number[] = [];
  for (const sample of profile.samples) {
    callPath(sample.locations, nodesOfLocation, stack);
    seen.length = 0;
    for (let i = 0; i < stack.length; i++) {
      const node = stack[i] as number;
      const parent = stack[i - 1];
      if (parent === undefined || parent === node) continue;
      const pair = parent * nodes.length + node;
      // An edge counts once per sample, however often the stack takes it.
      if (seen.includes(pair)) continue;
      seen.push(pair);
      addTo(pairs, pair, sample.values);
    }
  }
  return namedEdges(nodes, pairs, typeIndex);
}

interface Node {
  readonly name: string;
  readonly startLine: number;
  readonly line: number;
}

/** One node per different (address, name, start line, line), and which ones each location stands for. */
function graphNodes(profile: Profile): { nodes: Node[]; nodesOfLocation: number[][] } {
  const nodes: Node[] = [];
  const indices = new Map<string, number>();
  const nodesOfLocation = profile.locations.map((location) => {
    const lines = location.lines.length > 0 ? location.lines : [{ func: undefined, line: 0 }];
    return lines.map((line) => {
      const func = line.func === undefined ? undefined : profile.functions[line.func];
      const node: Node = func
        ? { name: func.name, startLine: func.startLine, line: line.line }
        : { name: '', startLine: 0, line: 0 };
      const key = `${location.address} ${node.startLine} ${node.line} ${node.name}`;
      const known = indices.get(key);
      if (known !== undefined) return known;
      indices.set(key, nodes.length);
      nodes.push(node);
      return nodes.length - 1;
    });
  });
  return { nodes, nodesOfLocation };
}

/** Nodes of the two leaf-most locations with all their inlined frames, caller first, written into `path`. */
function callPath(locations: readonly number[], nodesOfLocation: readonly number[][], path: number[]): void {
  path.length = 0;
  for (let i = Math.min(1, locations.length - 1); i >= 0; i--) {
    const nodes = nodesOfLocation[locations[i] as number] as number[];
    for (let n = nodes.length - 1; n >= 0; n--) path.push(nodes[n] as number);
  }
}

function addTo(sums: Map<number, number[]>, key: number, values: readonly number[]): void {
  const sum = sums.get(key);
  if (sum === undefined) sums.set(key, [...values]);
  else addValues(sum, values);
}

/** Folds edges between nodes into edges between names, which is all that the compiler tells apart. */
function namedEdges(
  nodes: readonly Node[],
  pairs: ReadonlyMap<number, number[]>,
  typeIndex: number,
): EdgeSet {
  const named = new Map<string, { caller: string; callee: string; offset: number; values: number[] }>();
  for (const [pair, values] of pairs) {
    const from = nodes[Math.floor(pair / nodes.length)] as Node;
    const to = nodes[pair % nodes.length] as Node;
    const offset = from.line - from.startLine;
    const key = edgeKey(from.name, to.name, offset);
    const known = named.get(key);
    if (known === undefined)
      named.set(key, { caller: from.name, callee: to.name, offset, values: [...values] });
    else addValues(known.values, values);
  }
  const edges = [...named.values()]
    .map((edge) => ({ ...edge, weight: edge.values[typeIndex] ?? 0 }))
    .filter(({ weight }) => weight !== 0)
    .sort(byName);
  return { edges, totalWeight: edges.reduce((sum, edge) => sum + edge.weight, 0) };
}

/** Identity of an edge; function names hold no NUL. */
export function edgeKey(caller: string, callee: string, offset: number): string {
  return `${caller}\0${callee}\0${offset}`;
}

type Named = Pick<Edge, 'caller' | 'callee' | 'offset'>;

export function byName(a: Named, b: Named): number {
  return compareText(a.caller, b.caller) || compareText(a.callee, b.callee) || a.offset - b.offset;
}

/** Order by code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
