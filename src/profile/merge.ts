import { readFile } from 'node:fs/promises';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count, fixed } from '../system/format.ts';
import { digest, profileBytes } from './bytes.ts';
import {
  compareText,
  compilerSampleType,
  exactTotals,
  headOf,
  type Profile,
  type ProfileHead,
  renameFunctions,
} from './columns.ts';
import {
  countTotals,
  type Provenance,
  provenanceInWords,
  type Totals,
  totalsInWords,
  type WeightedSamples,
  windowOf,
} from './comments.ts';
import { decodeProfile } from './decode.ts';
import { type EdgePart, partsOf } from './edge-parts.ts';
import { type EdgeSet, EdgeSums, edgeSetOf, edgesOf } from './edges.ts';
import { encodeEdges, encodeWhole, excludeInStacks } from './encode.ts';
import { type Exclusion, renameExcluded } from './exclude.ts';
import { KnownNames, ownName, type Rename, renamer } from './names.ts';
import { StackSum } from './stacks.ts';
import { addTimes, NO_TIMES, type TimeSums } from './time-classes.ts';
import type { WeighedInput } from './weigh.ts';

export interface MergedProfile extends Totals {
  /** The file to commit. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly head: ProfileHead;
  /** Under today's names. */
  readonly edges: EdgeSet;
  /** The merge with its whole stacks, with `compact: none`. */
  readonly stacks?: Profile;
  /** Where the time of the whole stacks went; absent if no input had any. */
  readonly times?: TimeSums;
  /** Number of call edges in `bytes`. */
  readonly writtenEdges: number;
  /** Calls that the compiler does not take for hot in `bytes`. */
  readonly exclusions: readonly Exclusion[];
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  readonly inputs: readonly WeighedInput[];
}

export interface MergeOptions {
  readonly compact: 'edges' | 'none';
  readonly signal: AbortSignal;
  /** Sums of call edges that were made while profiles arrived. */
  readonly parts?: readonly EdgePart[];
  readonly renames?: readonly Rename[];
  /** Weight of the committed profile among the inputs, as a fraction of that of the new ones. */
  readonly carriedOver?: number;
  readonly provenance?: Provenance;
  readonly exclusions?: readonly Exclusion[];
}

/**
 * Merges validated profiles and compacts the result. The bytes depend on the inputs, not on their order.
 * @throws ExpectedError when a total is not the sum of the inputs, each times its factor.
 */
export async function mergeProfiles(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  const profiles = ordered.map(({ profile }) => profile);
  mustBeExact(ordered);
  const { compact, provenance, carriedOver, exclusions = [], renames = [] } = options;
  const today = renamer(renames);
  const nameToday = (name: string) => today(ownName(name));
  const merge = compact === 'none' ? mergeStacks : mergeEdges;
  const { head, edges, stacks, times } = await merge(ordered, options, nameToday);
  // Counted in the inputs: a compacted input holds edges where others hold samples.
  const totals: Totals = {
    samples: profiles.reduce((sum, { samples }) => sum + samples, 0),
    cpuNanos: profiles.reduce((sum, { cpuNanos }) => sum + cpuNanos, 0n),
    weighted: weightedSamples(ordered),
  };
  const inputsSha256 = digest(profiles.map(({ sha256 }) => sha256).join('\n'));
  const remarks = provenanceInWords(provenance, windowOf(profiles), inputsSha256, carriedOver);
  const bytes =
    stacks === undefined
      ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, remarks)
      : encodeStacks(stacks, exclusions, totals, remarks);
  return {
    bytes,
    sha256: digest(bytes),
    head: stacks === undefined ? { ...head, comments: totalsInWords(totals) } : head,
    edges,
    stacks,
    times,
    writtenEdges: edges.edges.length,
    exclusions,
    ...totals,
    ownShare: meanOwnShare(ordered),
    inputsSha256,
    inputs: ordered,
  };
}

type Merge = Pick<MergedProfile, 'head' | 'edges' | 'stacks' | 'times'>;

/** Merges the call edges of the inputs. @throws ExpectedError when something was lost. */
async function mergeEdges(
  inputs: readonly WeighedInput[],
  { parts = [], signal }: MergeOptions,
  nameToday: (name: string) => string,
): Promise<Merge> {
  const names = new KnownNames();
  const sums = new EdgeSums(inputs[0]?.profile.sampleTypes.length ?? 0);
  let [head, times]: [ProfileHead | undefined, TimeSums | undefined] = [undefined, undefined];
  for await (const part of partsOf(inputs, parts, signal)) {
    head ??= part.head;
    sums.addAll(part.edges, part.factor, names);
    sums.mustBeUsual('Together, the profiles have');
    if (part.times !== undefined) times = addTimes(times ?? NO_TIMES, part.times, part.factor);
  }
  const merged = headOfMerge(head, inputs);
  assertTotals(sums.totals, totalsOfInputs(inputs, 'edgeTotals'), merged);
  const edges = edgeSetOf(sums.toEdges(compilerSampleType(merged), nameToday));
  return { head: merged, edges, times };
}

/** Bytes of whole stacks, unpacked: in memory they take thirty times as much. */
const MOST_OF_STACKS = 8 * 1024 * 1024;

/** Merges the inputs with their whole stacks. @throws ExpectedError when they are too large or something was lost. */
async function mergeStacks(
  inputs: readonly WeighedInput[],
  { signal }: MergeOptions,
  nameToday: (name: string) => string,
): Promise<Merge> {
  const sum = new StackSum(true);
  let first: ProfileHead | undefined;
  for (const { profile, name, path, factor } of inputs) {
    signal.throwIfAborted();
    mustBeUsual(profile.unpacked, name);
    const stacks = decodeProfile(await profileBytes(await readFile(path)));
    first ??= headOf(stacks);
    sum.add(renameFunctions(stacks, nameToday), (values) => values.map((value) => factor * value));
    // A frame takes two bytes or so.
    mustBeUsual(2 * sum.frames, `The merge of ${count(inputs.length, 'profile')}`);
  }
  const stacks = sum.profile(headOfMerge(first, inputs));
  const totals = exactTotals(stacks.samples.values, stacks.sampleTypes.length, stacks.samples.count);
  assertTotals(totals, totalsOfInputs(inputs, 'totals'), stacks);
  const { head, edges, times } = edgesOf(stacks);
  return { head, edges: edges(), stacks, times };
}

/** @throws ExpectedError */
function mustBeUsual(size: number, what: string): void {
  if (size <= MOST_OF_STACKS) return;
  throw new ExpectedError(
    `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`,
    { fix: 'Use `compact: edges`, the default: the compiler makes the same of it.' },
  );
}

/** As pprof makes it: the longest period, from the earliest start, with the sum of all durations. */
function headOfMerge(one: ProfileHead | undefined, inputs: readonly WeighedInput[]): ProfileHead {
  const profiles = inputs.map(({ profile }) => profile);
  const durations = profiles.reduce((sum, { durationNanos }) => sum + durationNanos, 0);
  return {
    sampleTypes: one?.sampleTypes ?? [],
    periodType: one?.periodType,
    period: profiles.reduce((most, { period }) => Math.max(most, period), 0),
    timeNanos: windowOf(profiles)?.from ?? 0n,
    durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations),
    comments: [],
  };
}

/** Exact sum of the values of each sample type, each input times its factor. */
function totalsOfInputs(inputs: readonly WeighedInput[], of: 'totals' | 'edgeTotals'): bigint[] {
  const types = inputs[0]?.profile.sampleTypes ?? [];
  return types.map((_, type) =>
    inputs.reduce((sum, { factor, profile }) => sum + BigInt(factor) * (profile[of][type] ?? 0n), 0n),
  );
}

/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs: readonly WeighedInput[]): void {
  const totals = totalsOfInputs(inputs, 'totals');
  const type = totals.findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
  if (type < 0) return;
  const name = inputs[0]?.profile.sampleTypes[type];
  throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
    fix: 'Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up.',
  });
}

/** @throws ExpectedError when something was lost. */
function assertTotals(
  actual: readonly bigint[],
  expected: readonly bigint[],
  { sampleTypes }: ProfileHead,
): void {
  const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
  if (index < 0) return;
  const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
  throw new ExpectedError(
    `The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`,
    {
      fix: 'Run it again. If it fails again, merge the sources one by one, and report the profile at fault.',
    },
  );
}

/** How many samples the merge is worth; undefined when all samples count the same. */
function weightedSamples(inputs: readonly WeighedInput[]): WeightedSamples | undefined {
  if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === undefined)) return undefined;
  let [sum, squares] = [0, 0];
  for (const { factor, profile } of inputs) {
    const { samples, effective } = worthOf(profile);
    sum += factor * samples;
    if (effective > 0) squares += (factor * samples) ** 2 / effective;
  }
  return squares === 0 ? undefined : { samples: sum, effective: Math.max(1, Math.round(sum ** 2 / squares)) };
}

function worthOf({ samples, weighted }: Totals): WeightedSamples {
  return weighted ?? { samples, effective: samples };
}

/** Weighted by samples; undefined unless it is known of every input. */
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  const profiles = inputs.map(({ profile }) => profile);
  const all = profiles.reduce((sum, { samples }) => sum + samples, 0);
  if (all === 0 || profiles.some(({ ownShare }) => ownShare === undefined)) return undefined;
  return profiles.reduce((sum, { ownShare = 0, samples }) => sum + ownShare * samples, 0) / all;
}

/** Encodes whole stacks to commit. */
function encodeStacks(
  profile: Profile,
  exclusions: readonly Exclusion[],
  totals: Totals,
  remarks: readonly string[],
): Uint8Array {
  const stacks = excludeInStacks(profile, exclusions);
  const { samples } = countTotals(stacks);
  if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, remarks);
  // Some stacks became several, so the values no longer show how many samples were taken.
  const { effective } = worthOf(totals);
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, remarks);
}

/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1_000;

/** What to do when a merge has too few samples. */
export const TAKE_MORE_SAMPLES =
  'Profile for longer (`seconds: 60`), more instances, or while they are busy.';

/** A warning if the merge, or what its weights leave of it, has few samples. */
export function aboutMergedSamples({ samples, weighted }: Totals): Finding[] {
  if (samples < FEW_MERGED_SAMPLES) {
    const message = `The merge holds only ${count(samples, 'sample')}; rare call edges are noise in it.`;
    return [{ severity: 'warning', message, fix: TAKE_MORE_SAMPLES }];
  }
  if (weighted === undefined || weighted.effective >= FEW_MERGED_SAMPLES) return [];
  const message = `Much of the weight is on few samples: weighted, the ${count(samples, 'sample')} tell no more than ${fixed(weighted.effective, 0)} of equal weight would.`;
  const fix = 'Take more samples of what counts most, or bring the weights closer together.';
  return [{ severity: 'warning', message, fix }];
}
