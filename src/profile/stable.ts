import { areSameDecisions, byWeight, callSiteOf, compareWeight, decisionsOf, hotCount } from './decisions.ts';
import { type Edge, edgeKey } from './edges.ts';

/** An edge of the new profile under way to its weight. */
interface Held {
  readonly edge: Edge;
  /** What it would weigh if all of the new profile were scaled to the sum of the earlier one; at least 1, a fraction. */
  readonly wanted: number;
  readonly isHot: boolean;
  weight: number;
}

/** The last of the hot edges of a profile: heavier ones are hot, and those of its weight whose names come before. */
type Cut = Pick<Edge, 'caller' | 'callee' | 'offset' | 'weight'>;

/**
 * The edges of a new profile with the weights of an earlier one wherever the compiler decides the same by them: exactly what it
 * decides by the new one, as `decisionsOf` says. The earlier edges themselves where these decide the same. Undefined where
 * no such weights were found.
 *
 * The edges are those of the new profile, and every edge that was in the earlier one starts with its weight there. Changed are those that
 * became hot or cold, the order of the callees of one line, and, as hot is what holds 99 % of the sum, as many of the heaviest as
 * it takes for the sum to be cut in the same place, towards their weight in the new profile.
 */
export function holdWeights(before: readonly Edge[], after: readonly Edge[]): readonly Edge[] | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  const decided = decisionsOf(after);
  if (areSameDecisions(decisionsOf(before), decided)) return before;
  const tries = cutsOf(before, after)
    .map((cut) => held(before, after, cut))
    .filter((edges) => areSameDecisions(decisionsOf(edges), decided));
  const changes = tries.map((edges) => changesOf(before, edges));
  return tries[changes.indexOf(Math.min(...changes))];
}

/** How many edges weigh something else than before. */
export function changesOf(before: readonly Edge[], edges: readonly Edge[]): number {
  const weights = weightsOf(before);
  return edges.filter((edge) => weights.get(keyOf(edge)) !== edge.weight).length;
}

/** Where hot may end: where it did, or at the edges where it does now, with the weights about that one. */
function cutsOf(before: readonly Edge[], after: readonly Edge[]): Cut[] {
  const old = lastHot(before);
  const now = lastHot(after);
  const weights = [
    old.weight,
    old.weight + 1,
    old.weight - 1,
    Math.round(now.weight * scaleOf(before, after)),
  ];
  const cuts = [old, ...[...new Set(weights)].map((weight) => ({ ...now, weight }))];
  return cuts.filter(({ weight }) => weight >= 1);
}

function lastHot(edges: readonly Edge[]): Edge {
  const ordered = byWeight(edges);
  return ordered[hotCount(ordered) - 1] as Edge;
}

function scaleOf(before: readonly Edge[], after: readonly Edge[]): number {
  return sumOf(before) / sumOf(after);
}

function sumOf(edges: readonly { readonly weight: number }[]): number {
  return edges.reduce((sum, { weight }) => sum + weight, 0);
}

function weightsOf(edges: readonly Edge[]): Map<string, number> {
  return new Map(edges.map((edge) => [keyOf(edge), edge.weight]));
}

function keyOf({ caller, callee, offset }: Edge): string {
  return edgeKey(caller, callee, offset);
}

function held(before: readonly Edge[], after: readonly Edge[], cut: Cut): readonly Edge[] {
  const weights = weightsOf(before);
  const scale = scaleOf(before, after);
  const ordered = byWeight(after);
  const hot = hotCount(ordered);
  const edges: Held[] = ordered.map((edge, index) => {
    const wanted = Math.max(1, edge.weight * scale);
    return { edge, wanted, isHot: index < hot, weight: weights.get(keyOf(edge)) ?? Math.round(wanted) };
  });
  for (const one of edges) one.weight = onItsSide(one, cut);
  const sites = callSitesOf(edges);
  for (const callees of sites) inOrder(callees, cut);
  fitSums(edges, sites, cut);
  const made = new Map(edges.map(({ edge, weight }) => [edge, weight]));
  return after.map((edge) => weighing(edge, made.get(edge) as number));
}

/** The weight, or the nearest one that is hot or cold as it has to be. */
function onItsSide({ edge, isHot, weight }: Held, cut: Cut): number {
  return isHot
    ? Math.max(weight, leastHot(edge, cut))
    : Math.min(weight, Math.max(1, leastHot(edge, cut) - 1));
}

/** Of what weight on an edge is hot. */
function leastHot(edge: Edge, cut: Cut): number {
  return compareWeight({ ...edge, weight: cut.weight }, cut) <= 0 ? cut.weight : cut.weight + 1;
}

/** The callees of each call site, from the heaviest down. */
function callSitesOf(edges: readonly Held[]): Held[][] {
  const sites = new Map<string, Held[]>();
  for (const one of edges) {
    const site = callSiteOf(one.edge);
    const callees = sites.get(site);
    if (callees === undefined) sites.set(site, [one]);
    else callees.push(one);
  }
  return [...sites.values()];
}

/** Gives the callees of a call site the order that they have in the new profile, cold ones from above, hot ones from below. */
function inOrder(callees: readonly Held[], cut: Cut): void {
  const cold = callees.filter(({ isHot }) => !isHot);
  let above: Held | undefined;
  for (const one of cold) {
    if (above?.edge.weight === one.edge.weight) one.weight = above.weight;
    else if (above !== undefined) one.weight = Math.max(1, Math.min(one.weight, above.weight - 1));
    above = one;
  }
  // Cold ones that met the bottom go up again; where they get too heavy, the decisions will not be the same.
  let below: Held | undefined;
  for (const one of [...callees].reverse()) {
    if (below?.edge.weight === one.edge.weight) one.weight = below.weight;
    else if (below !== undefined) one.weight = Math.max(one.weight, below.weight + 1);
    if (one.isHot) one.weight = Math.max(one.weight, leastHot(one.edge, cut));
    below = one;
  }
}

/**
 * Brings the sum of the hot edges to where the last of them takes it past 99 % of all: above 99 times the cold ones' sum, by at most 100 times the
 * weight of the last. First edges move towards what they weigh in the new profile, those first that are farthest from it; what is
 * left then, the heaviest take.
 */
function fitSums(edges: readonly Held[], sites: readonly (readonly Held[])[], cut: Cut): void {
  const hot = edges.filter(({ isHot }) => isHot);
  const cold = edges.filter(({ isHot }) => !isHot);
  const last = hot.reduce((least, { weight }) => Math.min(least, weight), Number.POSITIVE_INFINITY);
  const sum = sumOf(hot);
  let coldSum = sumOf(cold);
  /** By how much the hot ones weigh too much; less than 0: too little. */
  const excess = () => {
    const least = 99 * coldSum + 1;
    // The limits themselves are left to the rounding of doubles.
    const most = Math.max(least, least + 100 * last - 2);
    return sum < least ? sum - least : Math.max(0, sum - most);
  };
  if (excess() === 0) return;
  const alone = new Set(sites.flatMap((callees) => (callees.length === 1 ? callees : [])));
  const lone = cold.filter((one) => alone.has(one));
  for (const one of farthest(lone)) {
    const step = towards(one);
    // One of the cold ones does as much as 99 of the hot ones.
    const enough = Math.ceil(Math.abs(excess()) / 99);
    if (Math.sign(step) !== Math.sign(excess())) continue;
    const weight = onItsSide(
      { ...one, weight: one.weight + Math.sign(step) * Math.min(Math.abs(step), enough) },
      cut,
    );
    coldSum += weight - one.weight;
    one.weight = weight;
  }
  const left = excess();
  if (left === 0) return;
  const nextAt = new Map<Held, Held | undefined>();
  for (const callees of sites) {
    const [first, next] = callees;
    // Only the heaviest of a call site, and none with an equal: all others are held by their neighbours.
    if (first?.isHot && next?.edge.weight !== first.edge.weight) nextAt.set(first, next);
  }
  const free = [...nextAt.keys()];
  if (left < 0) raise(free, -left);
  else
    lower(free, left, (one) => Math.max((nextAt.get(one)?.weight ?? 0) + 1, leastHot(one.edge, cut), last));
}

/** By how much its weight would have to change to be what it is in the new profile. */
function towards({ wanted, weight }: Held): number {
  return wanted > weight ? Math.floor(wanted) - weight : Math.ceil(wanted) - weight;
}

function farthest(edges: readonly Held[]): Held[] {
  return [...edges].sort(
    (a, b) => Math.abs(towards(b)) - Math.abs(towards(a)) || compareWeight(a.edge, b.edge),
  );
}

function heaviest(edges: readonly Held[]): Held[] {
  return [...edges].sort((a, b) => b.weight - a.weight || compareWeight(a.edge, b.edge));
}

function raise(free: readonly Held[], missing: number): void {
  let left = missing;
  for (const one of farthest(free)) {
    const step = Math.min(left, Math.max(0, towards(one)));
    one.weight += step;
    left -= step;
  }
  const [first] = heaviest(free);
  if (first !== undefined) first.weight += left;
}

function lower(free: readonly Held[], excess: number, floor: (one: Held) => number): void {
  let left = excess;
  const take = (one: Held, most: number) => {
    const taken = Math.max(0, Math.min(left, most, one.weight - floor(one)));
    one.weight -= taken;
    left -= taken;
  };
  for (const one of farthest(free)) take(one, -towards(one));
  for (const one of heaviest(free)) take(one, left);
}

/** The edge with this weight, and its other columns in proportion. */
function weighing(edge: Edge, weight: number): Edge {
  if (weight === edge.weight) return edge;
  const values = edge.values.map((value) =>
    value === edge.weight ? weight : Math.round((value / edge.weight) * weight),
  );
  return { ...edge, weight, values };
}
