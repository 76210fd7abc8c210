import type { Config, Exclusion } from '../settings/config.ts';
import type { Rename } from '../settings/values.ts';
import { ExpectedError, undefinedIfExpected } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import { compareText, groupBy, seededRandom, share } from '../system/format.ts';
import {
  compilerSampleType,
  type Profile,
  type ProfileHead,
  samplesInWords,
  type Totals,
} from './columns.ts';
import { decodeFile } from './decode.ts';
import { type CallEdge, type EdgeSet, edgeInWords, edgesOf, mergeTwins, weightShare } from './edges.ts';
import { isExcluded } from './exclusions.ts';
import { isInterruption, ownName, renamer } from './names.ts';
import type { TimeSums } from './potential.ts';

/** A call edge present in either of two profiles, with its weight in both. */
interface PairedEdge extends CallEdge {
  readonly before: number;
  readonly after: number;
}

/** Puts the edges of two profiles side by side, in the order of their names. */
export function pairEdges(before: EdgeSet, after: EdgeSet): PairedEdge[] {
  const olds = before.edges.map((edge) => ({ ...edge, values: [edge.weight, 0] }));
  const news = after.edges.map((edge) => ({ ...edge, values: [0, edge.weight] }));
  return mergeTwins([...olds, ...news]).map(({ values: [before = 0, after = 0], ...edge }) => {
    return { ...edge, before, after };
  });
}

/** How much two profiles have in common; 1 for the same, 0 for disjoint ones. */
export interface Overlap {
  /**
   * What the compiler would treat the same: the share of the weight of hot call edges that are also hot in the other profile,
   * and at a call site with several callees the heaviest in both or in none. The smaller one of the two profiles' shares.
   */
  readonly hot: number;
  /** Of the weight itself, hot or not: Σ min(pᵢ, qᵢ). */
  readonly weight: number;
}

export function overlap(pairs: readonly PairedEdge[]): Overlap {
  const before = Float64Array.from(pairs, (pair) => pair.before);
  const after = Float64Array.from(pairs, (pair) => pair.after);
  return { hot: sameRoles(callSites(pairs), before, after), weight: sharedWeight(before, after) };
}

/** Σ min(pᵢ, qᵢ) of the shares. */
function sharedWeight(before: Float64Array, after: Float64Array): number {
  const [sumBefore, sumAfter] = [sum(before), sum(after)];
  if (sumBefore === 0 || sumAfter === 0) return 0;
  let shared = 0;
  for (let i = 0; i < before.length; i++)
    shared += Math.min((before[i] as number) / sumBefore, (after[i] as number) / sumAfter);
  // The parts of equal distributions may add up to a hair more.
  return Math.min(1, shared);
}

function sameRoles(sites: Uint32Array, before: Float64Array, after: Float64Array): number {
  const [rolesBefore, rolesAfter] = [roles(sites, before), roles(sites, after)];
  const shareOf = (weights: Float64Array, own: Uint8Array, other: Uint8Array) => {
    let [shared, all] = [0, 0];
    for (let i = 0; i < own.length; i++) {
      if (own[i] === COLD) continue;
      all += weights[i] as number;
      if (own[i] === other[i]) shared += weights[i] as number;
    }
    return all === 0 ? 0 : shared / all;
  };
  return Math.min(shareOf(before, rolesBefore, rolesAfter), shareOf(after, rolesAfter, rolesBefore));
}

/** `HEAVIEST`: hot, and the heaviest callee of its call site, the one that a call through an interface is narrowed to. */
const [COLD, HOT, HEAVIEST] = [0, 1, 2] as const;

/**
 * Edges are hot from the heaviest down until they hold more than this share of all weight.
 * Source: `inlineCDFHotCallSiteThresholdPercent` in cmd/compile/internal/inline.
 */
const HOT_SHARE = 0.99;

/**
 * What the compiler makes of each edge, by the call site that it belongs to. Equal weights count in their order.
 * Plain loops over typed arrays: the noise takes 400 of these, of tens of thousands of edges for a large program.
 */
function roles(sites: Uint32Array, weights: Float64Array): Uint8Array {
  const { least, ties } = hotThreshold(weights);
  const heaviest = new Int32Array(sites.length).fill(-1);
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i] as number;
    const leader = heaviest[site] as number;
    if (leader === -1 || (weights[i] as number) > (weights[leader] as number)) heaviest[site] = i;
  }
  const made = new Uint8Array(weights.length);
  let tiesLeft = ties;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    if (weight > least || (weight === least && tiesLeft-- > 0))
      made[i] = heaviest[sites[i] as number] === i ? HEAVIEST : HOT;
  }
  return made;
}

/** The weight of the last hot edge, and how many of those with just this weight are hot. */
export function hotThreshold(weights: Float64Array): { readonly least: number; readonly ties: number } {
  const ordered = weights.slice().sort();
  const enough = HOT_SHARE * sum(weights);
  let [held, least, ties] = [0, Number.POSITIVE_INFINITY, 0];
  for (let at = ordered.length - 1; at >= 0 && held <= enough; at--) {
    const weight = ordered[at] as number;
    if (weight <= 0) break;
    held += weight;
    ties = weight === least ? ties + 1 : 1;
    least = weight;
  }
  return { least, ties };
}

/** For each edge, the number of its call site. @param pairs sorted by caller. */
function callSites(pairs: readonly PairedEdge[]): Uint32Array {
  const numbers = new Uint32Array(pairs.length);
  const ofCaller = new Map<number, number>();
  let [last, count]: [string | undefined, number] = [undefined, 0];
  for (const [index, { caller, offset }] of pairs.entries()) {
    if (caller !== last) ofCaller.clear();
    last = caller;
    const number = ofCaller.get(offset) ?? count++;
    ofCaller.set(offset, number);
    numbers[index] = number;
  }
  return numbers;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

const [PERMUTATIONS, PERCENTILE] = [200, 0.05] as const;

/**
 * The overlap that two samplings of one workload would have with as many samples as these two: a permutation test
 * (Fisher 1935; Good, Permutation Tests, 2000). If nothing changed, each sample could as well have come from the other
 * profile, so the pooled counts are dealt out again 200 times; the result is the 5th percentile of either overlap. An edge
 * is counted at most once per sample, so its count deals out binomially.
 * @param scale how much weight one sample stands for, at least 1.
 * @param random uniform numbers in [0, 1).
 */
export function noiseOverlap(
  pairs: readonly PairedEdge[],
  scale: { before: number; after: number },
  random: () => number,
): Overlap {
  const before = Float64Array.from(pairs, (pair) => Math.round(pair.before / scale.before));
  const after = Float64Array.from(pairs, (pair) => Math.round(pair.after / scale.after));
  const pooled = before.map((count, i) => count + (after[i] as number));
  const share = sum(before) / sum(pooled);
  const sites = callSites(pairs);
  const overlaps: Overlap[] = [];
  const [dealt, rest] = [new Float64Array(pairs.length), new Float64Array(pairs.length)];
  for (let n = 0; n < PERMUTATIONS; n++) {
    for (let i = 0; i < pooled.length; i++) {
      const count = pooled[i] as number;
      dealt[i] = binomial(count, share, random);
      rest[i] = count - (dealt[i] as number);
    }
    overlaps.push({ hot: sameRoles(sites, dealt, rest), weight: sharedWeight(dealt, rest) });
  }
  const percentile = (of: (one: Overlap) => number) =>
    overlaps.map(of).sort((a, b) => a - b)[Math.floor(PERMUTATIONS * PERCENTILE)] as number;
  return { hot: percentile(({ hot }) => hot), weight: percentile(({ weight }) => weight) };
}

/** Beyond this many trials the normal approximation is better than the time that exact draws take. */
const EXACT_TRIALS = 50;

function binomial(trials: number, p: number, random: () => number): number {
  if (trials > EXACT_TRIALS) {
    // Box–Muller transform.
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const deviation = Math.sqrt(trials * p * (1 - p)) * normal;
    return Math.min(trials, Math.max(0, Math.round(trials * p + deviation)));
  }
  let hits = 0;
  for (let i = 0; i < trials; i++) if (random() < p) hits++;
  return hits;
}

/** A function or edge whose share of all edge weight moved; shares are fractions. */
export interface Moved {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

const MOVED_SHOWN = 10;

function mostMoved(pairs: readonly PairedEdge[], nameOf: (pair: PairedEdge) => string): Moved[] {
  const weightOf = (some: readonly PairedEdge[], side: 'before' | 'after') =>
    some.reduce((total, pair) => total + pair[side], 0);
  const [before, after] = [weightOf(pairs, 'before') || 1, weightOf(pairs, 'after') || 1];
  const distance = ({ before, after }: Moved) => Math.abs(after - before);
  return [...groupBy(pairs, nameOf)]
    .map(([name, own]) => ({
      name,
      before: weightOf(own, 'before') / before,
      after: weightOf(own, 'after') / after,
    }))
    .filter((one) => distance(one) > 0)
    .sort((a, b) => distance(b) - distance(a) || compareText(a.name, b.name))
    .slice(0, MOVED_SHOWN);
}

/** How far two profiles with call edges are apart; overlaps from 0 to 1, of the calls that are not the runtime's. */
export interface Drift {
  /** Of the hot calls: what the compiler would treat the same. */
  readonly overlap: number;
  /** The overlap that two profiles of one unchanged workload with as many samples would have (5th percentile). */
  readonly noiseOverlap: number;
  /** The same two of the weight of all calls, hot or not. */
  readonly weightOverlap: number;
  readonly noiseWeightOverlap: number;
  readonly movedFunctions: readonly Moved[];
  readonly movedEdges: readonly Moved[];
}

// The same inputs must give the same decision, so the permutations are the same each time.
const PERMUTATION_SEED = 0x9e3779b9;

export function driftBetween(before: Weighed, after: Weighed): Drift {
  const pairs = decisive(pairEdges(before.edges, after.edges));
  const shared = overlap(pairs);
  const scale = { before: weightPerSample(before), after: weightPerSample(after) };
  const noise = noiseOverlap(pairs, scale, seededRandom(PERMUTATION_SEED));
  return {
    overlap: shared.hot,
    noiseOverlap: noise.hot,
    weightOverlap: shared.weight,
    noiseWeightOverlap: noise.weight,
    movedFunctions: mostMoved(pairs, ({ callee }) => callee),
    movedEdges: mostMoved(pairs, edgeInWords),
  };
}

/**
 * Calls made by the runtime (scheduler, garbage collector, timers) follow how busy the machine is: through them alone, two
 * profiles of one load differ by 13 % of the weight. So do samples in `runtime.asyncPreempt`. They decide only if there are no others.
 */
function decisive(pairs: readonly PairedEdge[]): readonly PairedEdge[] {
  const program = pairs.filter(
    ({ caller, callee }) => !/^(runtime|internal\/runtime\/\w+)\./.test(caller) && !isInterruption(callee),
  );
  const inBoth = program.some(({ before }) => before > 0) && program.some(({ after }) => after > 0);
  return inBoth ? program : pairs;
}

/** How much weight one sample stands for: a period if only time is counted, and more if samples were multiplied. */
function weightPerSample({ head, samples, cpuNanos, weighted }: Weighed): number {
  const multiplied = weighted === undefined ? 1 : Math.max(1, weighted.samples / weighted.effective);
  if (head.sampleTypes[compilerSampleType(head)]?.type === 'samples') return multiplied;
  return samples === 0 ? multiplied : Math.max(1, Number(cpuNanos) / samples) * multiplied;
}

/**
 * How much more of the weight must move between calls that stay hot than into calls that were not: the compiler asks only
 * whether a call is hot, and a program built with a profile spends its time differently (by 11 % of the weight beyond noise
 * in the example service).
 */
const MOVED_WITHIN = 3;

type Overlaps = Pick<Drift, 'overlap' | 'noiseOverlap' | 'weightOverlap' | 'noiseWeightOverlap'>;

/** Whether noise and `minDrift` explain what `drift` shows. */
export function isWithinNoise(drift: Overlaps, minDrift: number): boolean {
  const { hot, weight } = beyondNoise(drift);
  return Math.max(hot, weight) <= minDrift;
}

/** How much of either overlap is lost beyond noise. */
function beyondNoise({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }: Overlaps) {
  return { hot: noiseOverlap - overlap, weight: (noiseWeightOverlap - weightOverlap) / MOVED_WITHIN };
}

/** The overlap that explains a decision: of hot calls, unless the weight of all calls made the profile change. */
export function shownOverlap(drift: Overlaps, kind: 'keep' | 'update' | 'reject') {
  const { hot, weight } = beyondNoise(drift);
  return kind === 'update' && weight > Math.max(0, hot)
    ? ({ of: 'all calls', overlap: drift.weightOverlap, noise: drift.noiseWeightOverlap } as const)
    : ({ of: 'hot calls', overlap: drift.overlap, noise: drift.noiseOverlap } as const);
}

/** The two numbers that a decision rests on, as the rest of a sentence. */
export function overlapInWords(drift: Overlaps, kind: 'keep' | 'update'): string {
  const { of, overlap, noise } = shownOverlap(drift, kind);
  const where = of === 'hot calls' ? 'in calls that are hot in both' : 'in the same calls in both';
  return `${share(overlap)} of the weight is ${where}, sampling noise alone would leave ${share(noise)}`;
}

export interface Weighed extends Totals {
  readonly head: ProfileHead;
  readonly edges: EdgeSet;
  /** Where the time of its whole stacks went; absent if it holds only call edges. */
  readonly times?: TimeSums;
  /** Calls in it that the compiler must not take for hot. */
  readonly exclusions?: readonly Exclusion[];
}

/** A profile that was published before; what is excluded in it is among the edges under its own name. */
export interface PublishedProfile extends Weighed {
  /** Today's names of all its functions. */
  readonly names: readonly string[];
  /** Share of its weight that the compiler does not find, since `renames` gives the functions other names today. */
  readonly weightUnderOldNames: number;
  /** File name of the test binary that it was recorded from, as far as it shows. */
  readonly testBinary?: string;
  /** Whether the compiler takes calls for hot that these exclude. */
  shows(exclusions: readonly Exclusion[]): boolean;
}

/**
 * Reads a profile that was published before, with its functions under the names that they have today.
 * @throws ExpectedError when it is no profile.
 */
export async function readProfile(
  file: Uint8Array,
  renames: readonly Rename[] = [],
): Promise<PublishedProfile> {
  const profile = await decodeFile(file);
  const { head, totals, times, edges } = edgesOf(profile);
  const today = renamer(renames);
  const isOld = (name: string) => today(name) !== name;
  const named = edges(ownName);
  return {
    head,
    edges: edges(today),
    names: profile.functions.names.map(today),
    times,
    ...totals,
    testBinary: testBinaryOf(profile),
    weightUnderOldNames: weightShare(named.edges, ({ caller, callee }) => isOld(caller) || isOld(callee)),
    shows: (exclusions) => edges().edges.some((edge) => isExcluded(edge, exclusions)),
  };
}

/** By the name of the program's file or, of a compacted profile, by calls that only `go test` makes. */
function testBinaryOf({ mappings, functions }: Profile): string | undefined {
  const names = mappings.map(({ filename }) => filename.replace(/^.*[/\\]/, ''));
  const byFile = names.find((name) => /\.test(\.exe)?$/.test(name));
  const runsTests = functions.names.some((name) => /^testing\.(tRunner|\(\*(B|M|T|common)\)\.)/.test(name));
  return byFile ?? (runsTests ? 'go test' : undefined);
}

export interface Decision extends Partial<Drift> {
  readonly kind: 'keep' | 'update' | 'reject';
  /** Also the comment on a pull request that is withdrawn; `decisionText` says what else is shown. */
  readonly reason: string;
  /** Share of the committed profile's weight whose functions or calls no longer exist in the source tree. */
  readonly staleWeight?: number;
}

interface DecideOptions extends Pick<Config, 'minDrift' | 'minSamples'> {
  readonly renames?: readonly Rename[];
  staleWeight?(edges: EdgeSet): Promise<number>;
}

/** As `readProfile`; undefined for what is no profile, such as an empty file or a pointer of Git LFS. */
export async function readIfProfile(file: Uint8Array | undefined, renames: readonly Rename[] = []) {
  return file && readProfile(file, renames).catch(undefinedIfExpected);
}

/** A profile with more weight that the compiler does not find is worth a word. */
export const MUCH_STALE = 0.05;

/** Compares a merged profile with what the base branch has: is there anything worth merging? */
export async function decide(
  committed: Uint8Array | undefined,
  merged: Weighed,
  options: DecideOptions,
): Promise<Decision> {
  const { minDrift, minSamples, renames } = options;
  if (merged.edges.totalWeight === 0) {
    const reason = 'The merged profile has no call edge, so PGO would have no effect.';
    return { kind: 'reject', reason };
  }
  if (committed === undefined) return update('There is no committed profile yet.');
  const before = await readProfile(committed, renames).catch((error: unknown) => {
    if (!(error instanceof ExpectedError)) throw error;
    return error;
  });
  if (before instanceof ExpectedError)
    return update(`The committed profile cannot be used: ${before.message}`);
  if (before.edges.totalWeight === 0)
    return update('The committed profile has no call edge, so PGO has no effect.');
  const drift = driftBetween(before, merged);
  const found = { ...drift, staleWeight: await options.staleWeight?.(before.edges) };
  const reason = reasonToUpdate(before, merged, minSamples);
  if (reason !== undefined) return { ...update(reason), ...found };
  const { staleWeight: stale = 0 } = found;
  const source = `The compiler no longer finds ${share(stale)} of the committed profile’s weight, and the workload may have changed`;
  const what = stale < MUCH_STALE ? 'What is hot has changed' : source;
  if (!isWithinNoise(drift, minDrift))
    return { ...update(`${what}: only ${overlapInWords(drift, 'update')}.`), ...found };
  const kept = `The workload has not changed: ${overlapInWords(drift, 'keep')}.`;
  return { kind: 'keep', reason: kept, ...found };
}

function update(reason: string): Decision {
  return { kind: 'update', reason };
}

/** With fewer samples, the rarer call edges are noise, which would explain any difference; with this many times more, the new profile is better. */
export const FEW_SAMPLES = 1_000;
const MANY_TIMES = 4;

/** A reason that holds however similar the two profiles are. */
export function reasonToUpdate(before: PublishedProfile, after: Weighed, minSamples: number) {
  const isPoor = before.samples < minSamples && after.samples > before.samples;
  // How many samples of equal weight would tell as much.
  const [old = 0, fresh = 0] = [before, after].map((one) => one.weighted?.effective ?? one.samples);
  if (isPoor || (old < FEW_SAMPLES && fresh >= MANY_TIMES * old)) {
    const [few, many] = [before, after].map((one) => samplesInWords(one.samples, one.weighted?.effective));
    return `The committed profile holds only ${few}, the new one ${many}.`;
  }
  if (before.shows(after.exclusions ?? []))
    return 'The committed profile has hot calls that `hazards` or `exclude` keep out.';
  if (before.weightUnderOldNames > 0)
    return `In the committed profile, ${share(before.weightUnderOldNames)} of the weight is under old names that \`renames\` maps, where the compiler does not find it.`;
  return undefined;
}

/** A version of the committed profile; without bytes the file was deleted. */
interface Version {
  readonly bytes?: Uint8Array;
}

/**
 * All versions that are undone today, newest first: a profile like one of them is not wanted. Only the content counts: if
 * today's version was there before, what came between was undone, by `rollback`, `git revert` or a button, in one commit or
 * several. A version that was put back afterwards is not undone; deleting the only version undoes it.
 * @param versions newest first, as a publisher lists them.
 */
export function undone<V extends Version>(versions: readonly V[]): readonly V[] {
  // Undoes and redoes the versions on two stacks, both oldest first.
  let [standing, taken]: [V[], V[]] = [[], []];
  // A change of the file's mode leaves the content as it was.
  const changes = versions.filter(
    ({ bytes }, at) => at + 1 === versions.length || !sameBytes(bytes, versions[at + 1]?.bytes),
  );
  for (const version of changes.toReversed()) {
    const isSame = (other: V) => sameBytes(other.bytes, version.bytes);
    const again = taken.findIndex(isSame);
    const back = standing.findLastIndex(isSame) + 1;
    if (again >= 0) {
      standing = [...standing, ...taken.slice(0, again), version];
      taken = taken.slice(again + 1);
    } else if (back > 0 || (version.bytes === undefined && standing.length === 1)) {
      taken = [...standing.slice(back), ...taken];
      standing = standing.slice(0, back);
    } else [standing, taken] = [[...standing, version], []];
  }
  return taken.toReversed();
}

/** Whether the newest change took older ones back. */
export function isRollback(versions: readonly Version[]): boolean {
  return undone(versions).length > undone(versions.slice(1)).length;
}
