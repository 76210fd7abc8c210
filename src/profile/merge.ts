import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { run } from '../system/exec.ts';
import { compareText, count, fixed, groupBy } from '../system/format.ts';
import { digest, profileBytes, sizeUnpacked } from './bytes.ts';
import {
  compilerSampleType,
  countTotals,
  exactTotals,
  headOf,
  type Profile,
  type ProfileHead,
  type Provenance,
  provenanceInWords,
  renameFunctions,
  type Totals,
  totalsInWords,
  type WeightedSamples,
  windowOf,
} from './columns.ts';
import { decodeFile, decodeProfile } from './decode.ts';
import { type EdgeSet, type Exclusion, edgeSetOf, edgesOf, foldEdges, renameExcluded } from './edges.ts';
import { encodeEdges, encodeSums, encodeWhole, excludeInStacks, scaleValues } from './encode.ts';
import { type EdgePart, type Judged, partsOf } from './judge-files.ts';
import { KnownNames, ownName, type Rename, renamer } from './names.ts';
import { addTimes, NO_TIMES, type TimeSums } from './potential.ts';
import type { Rematched } from './rematch.ts';
import { type Repair, repairOf, repairStacks } from './repair.ts';
import type { JudgedProfile } from './validate.ts';

/** An input of the merge. */
export interface WeighedInput extends Judged {
  /** How often each of its values counts; 1 for all inputs where none has more voice than another. */
  readonly factor: number;
}

/** Whether every sample or every profile has one voice, before the weights of the sources. */
export type Weighting = 'samples' | 'equal';

/** From so many samples on, `equal` gives a profile a whole voice. */
const ENOUGH_SAMPLES = 100;
/** With fewer, its samples count at most so many times as often as those of the largest one. */
const MOST_TIMES = 10;
/** The smallest factor where the ratio cannot be exact: the next integers are a tenth of a percent away. */
const PRECISION = 1_000;
/** What rounding of doubles may leave of an integer. */
const ALMOST_WHOLE = 1e-9;

/**
 * Finds the factors of the inputs: the smallest integers in the wanted ratio. Most values of a profile are 1, which
 * fractions would make 0 or double (golang/go#73640). If the exact ratio takes large integers, the smallest one is
 * `PRECISION`, and the others are rounded. The factors do not depend on the order of the inputs.
 * @throws ExpectedError when the sums would not be exact (2⁵³).
 */
export function weigh(inputs: readonly Judged[], weighting: Weighting): WeighedInput[] {
  const largest = inputs.reduce((most, { profile }) => Math.max(most, weightOf(profile)), 0);
  const voices = inputs.map(({ weight = 1, profile }) => {
    if (weighting === 'equal') return weight / votersOf(profile, largest);
    // A merge with weights, given as an input, holds values that count more than its samples.
    return profile.weighted === undefined ? weight : (weight * profile.samples) / profile.weighted.samples;
  });
  const factors = integersInRatio(voices, inputs);
  return inputs.map((input, at) => ({ ...input, factor: factors[at] ?? 1 }));
}

/** What the profile holds of the sample type that the compiler takes, in its own units. */
function weightOf({ sampleTypes, samples, cpuNanos, weighted }: JudgedProfile): number {
  const type = sampleTypes.find((name) => name === 'samples/count' || name === 'cpu/nanoseconds');
  const total = type === 'cpu/nanoseconds' ? Number(cpuNanos) : samples;
  return Math.max(1, weighted === undefined ? total : (total * weighted.samples) / samples);
}

/** By how much weight one voice is divided: a profile of three samples shares it with samples that it does not have. */
function votersOf(profile: JudgedProfile, largest: number): number {
  const total = weightOf(profile);
  if (profile.samples >= ENOUGH_SAMPLES) return total;
  const enough = (total * ENOUGH_SAMPLES) / Math.max(1, profile.samples);
  return Math.max(total, Math.min(enough, largest / MOST_TIMES));
}

function integersInRatio(voices: readonly number[], inputs: readonly Judged[]): number[] {
  const least = voices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const ratios = voices.map((voice) => voice / least);
  const times = (smallest: number) => ratios.map((ratio) => Math.round(ratio * smallest));
  const isFit = (factors: readonly number[]) => largestSum(factors, inputs) <= Number.MAX_SAFE_INTEGER;
  const smallestWhole = smallestExact(ratios);
  if (smallestWhole !== undefined) {
    const exact = times(smallestWhole);
    if (exact.every((factor) => factor === 1) || isFit(exact)) return exact;
  }
  // Rounding may add one to each factor.
  const sum = largestSum(times(PRECISION), inputs) * (1 + 2 / PRECISION);
  const smallest = Math.min(PRECISION, Math.floor((PRECISION * Number.MAX_SAFE_INTEGER) / sum));
  const factors = times(smallest);
  if (smallest < 1 || !isFit(factors)) throw tooFarApart(inputs);
  return factors;
}

/** The smallest integer that makes all ratios integers; undefined when it is larger than a rounded result needs. */
function smallestExact(ratios: readonly number[]): number | undefined {
  const different = [...new Set(ratios)];
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) <= ALMOST_WHOLE * value;
  for (let smallest = 1; smallest <= PRECISION; smallest++)
    if (different.every((ratio) => isWhole(ratio * smallest))) return smallest;
  return undefined;
}

/** The greatest sum over all inputs that any sample type will have, as a double. */
function largestSum(factors: readonly number[], inputs: readonly Judged[]): number {
  const sums: number[] = [];
  for (const [at, { profile }] of inputs.entries())
    for (const [type, total] of profile.totals.entries())
      sums[type] = (sums[type] ?? 0) + Number(total) * (factors[at] ?? 0);
  return sums.reduce((a, b) => Math.max(a, b), 0);
}

function tooFarApart(inputs: readonly Judged[]): ExpectedError {
  const weights = inputs.map(({ weight = 1 }) => weight).sort((a, b) => a - b);
  return new ExpectedError(
    `The weights are too far apart (${weights[0]} to ${weights.at(-1)}) for so many samples: the sums would pass 2^53 and not be exact.`,
    { fix: 'Bring them closer together, leave out the source that hardly counts, or limit the profiles.' },
  );
}

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
  /** Builds whose calls were matched to today's source. */
  readonly repairs: readonly RepairedBuild[];
}

/** A build of the program that is older, or newer, than the source tree. */
export interface RepairedBuild extends Repair {
  /** Of all inputs together, with their factors. */
  readonly weight: number;
}

export interface MergeOptions {
  readonly compact: 'edges' | 'none';
  /** Path of the pprof tool: `go tool` in between would cost 0.2 s a call. */
  readonly pprof: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Sums of call edges that were made while profiles arrived. */
  readonly parts?: readonly EdgePart[];
  readonly renames?: readonly Rename[];
  /** Weight of the committed profile among the inputs, as a fraction of that of the new ones. */
  readonly carriedOver?: number;
  readonly provenance?: Provenance;
  readonly exclusions?: readonly Exclusion[];
  /** Matches the edges of a build to today's source, where that brings back at least `minDrift`; undefined where it cannot. */
  readonly repair?: { readonly minDrift: number; rematch(edges: EdgeSet): Promise<Rematched | undefined> };
}

/**
 * Merges validated profiles with pprof and compacts the result. The bytes depend on the inputs, not on their order.
 * @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its factor.
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
  const { head, edges, stacks, times, repairs } = await merge(ordered, options, nameToday);
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
      : encodeStacks(stacks, exclusions, totals, remarks, repairs.length === 0);
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
    repairs,
  };
}

type Merge = Pick<MergedProfile, 'head' | 'edges' | 'stacks' | 'times' | 'repairs'>;

/** Merges the call edges of the inputs. @throws ExpectedError when something was lost. */
async function mergeEdges(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
  nameToday: (name: string) => string,
): Promise<Merge> {
  const collected = await partsOf(inputs, options.parts ?? [], options.scratch, options.signal);
  const written = (profile: Profile, { edges }: Rematched) => encodeSums(profile, edges);
  const { parts, repairs } = await repairBuilds(collected, options, nameToday, written);
  const profile = decodeProfile(await pprofSum(parts, options));
  const sums = foldEdges(new KnownNames().named(profile), 'Together, the profiles have');
  assertTotals(sums.totals, addTotals(parts.map(({ totals }) => totals)), profile);
  const timed = collected.flatMap(({ times }) => times ?? []);
  const profiles = inputs.map((input) => input.profile);
  const durations = profiles.reduce((sum, { durationNanos }) => sum + durationNanos, 0);
  return {
    head: {
      ...headOf(profile),
      // For a profile without a time, pprof takes 0 or the next one's, by their order.
      timeNanos: windowOf(profiles)?.from ?? 0n,
      durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations),
    },
    edges: edgeSetOf(sums.toEdges(compilerSampleType(profile), nameToday)),
    times: timed.length === 0 ? undefined : timed.reduce((sum, times) => addTimes(sum, times), NO_TIMES),
    repairs,
  };
}

/**
 * Matches each build to today's source, before all are merged: the lines of a function go together only within one build. Builds
 * that are where the source is, or weigh less than `minDrift`, stay as they are.
 */
async function repairBuilds(
  parts: readonly BuildPart[],
  options: MergeOptions,
  nameToday: (name: string) => string,
  written: (profile: Profile, found: Rematched) => Uint8Array,
): Promise<{ readonly parts: readonly BuildPart[]; readonly repairs: readonly RepairedBuild[] }> {
  const { repair, scratch } = options;
  if (repair === undefined) return { parts, repairs: [] };
  const weightOf = (some: readonly BuildPart[]) => Number(addTotals(some.map(({ totals }) => totals))[0]);
  const repaired: BuildPart[] = [];
  const repairs: RepairedBuild[] = [];
  for (const build of groupBy(parts, (part) => part.build).values()) {
    const weight = weightOf(build) / weightOf(parts);
    const profile = weight < repair.minDrift ? undefined : decodeProfile(await pprofSum(build, options));
    const found = profile && (await repair.rematch(edgesOf(profile).edges(nameToday)));
    const result = found && repairOf(found);
    const [first] = build;
    if (!(profile && found && result && first) || result.stale - result.lost < repair.minDrift) {
      repaired.push(...build);
      continue;
    }
    const path = join(scratch, `repaired-${repairs.length}.pprof`);
    const bytes = written(profile, found);
    await writeFile(path, bytes);
    repaired.push({ ...first, path, size: bytes.length, totals: totalsIn(decodeProfile(bytes)) });
    repairs.push({ ...result, weight });
  }
  return { parts: repaired, repairs };
}

/** Merges the inputs with their whole stacks. @throws ExpectedError when they are too large or something was lost. */
async function mergeStacks(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
  nameToday: (name: string) => string,
): Promise<Merge> {
  for (const { profile, name } of inputs) mustBeUsual(profile.unpacked, name);
  const folder = join(options.scratch, 'stacks');
  await mkdir(folder, { recursive: true });
  const isWeighted = inputs.some(({ factor }) => factor !== 1);
  const files: BuildPart[] = [];
  for (const [index, { path, factor, profile }] of inputs.entries()) {
    // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
    const copy = join(folder, `${index}.pprof`);
    const build = JSON.stringify(profile.buildIds);
    const totals = totalsOfInputs(inputs.slice(index, index + 1));
    files.push({ path: copy, build, size: profile.unpacked, totals });
    if (isWeighted) {
      const stacks = await decodeFile(await readFile(path));
      await writeFile(copy, encodeWhole(scaleValues(stacks, factor)));
    } else await copyFile(path, copy);
  }
  const written = (profile: Profile, { matches }: Rematched) =>
    encodeWhole(repairStacks(renameFunctions(profile, nameToday), matches));
  const { parts, repairs } = await repairBuilds(files, options, nameToday, written);
  const bytes = await pprofSum(parts, options);
  mustBeUsual(bytes.length, `The merge of ${count(inputs.length, 'profile')}`);
  const merged = decodeProfile(bytes);
  assertTotals(totalsIn(merged), addTotals(parts.map(({ totals }) => totals)), merged);
  const stacks = renameFunctions(merged, nameToday);
  const { head, edges, times } = edgesOf(stacks);
  return { head, edges: edges(), stacks, times, repairs };
}

/** Bytes of whole stacks, unpacked: in memory they take thirty times as much. */
const MOST_OF_STACKS = 8 * 1024 * 1024;

/** @throws ExpectedError */
function mustBeUsual(size: number, what: string): void {
  if (size <= MOST_OF_STACKS) return;
  throw new ExpectedError(
    `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`,
    { fix: 'Use `compact: edges`, the default: the compiler makes the same of it.' },
  );
}

type SizedFile = Pick<EdgePart, 'path' | 'size'>;
type BuildPart = SizedFile & Pick<EdgePart, 'build' | 'totals'>;

function totalsIn({ samples, sampleTypes }: Profile): bigint[] {
  return exactTotals(samples.values, sampleTypes.length, samples.count);
}

/** Files of one call of pprof: far below the limits of argument length (2 MB) and open files. */
const MOST_FILES = 1_000;
/** Bytes of one call, unpacked: pprof takes some twenty times as much memory. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Go collects garbage more often than by default: half the memory for a tenth more time. */
const LESS_MEMORY = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/**
 * Merges profile files, with as many calls of pprof as it takes.
 * @returns protocol buffers.
 * @throws ExpectedError when pprof fails; whether it dropped a file, only the sums show.
 */
async function pprofSum(files: readonly SizedFile[], options: MergeOptions): Promise<Uint8Array> {
  const folder = join(options.scratch, 'merged');
  await mkdir(folder, { recursive: true });
  let level = files;
  for (let depth = 0; ; depth++) {
    const merged: SizedFile[] = [];
    for (const call of callsFor(level)) {
      const path = join(folder, `${depth}-${merged.length}.pprof`);
      await callPprof(call, path, options);
      const file = await readFile(path);
      if (call.length === level.length) return profileBytes(file);
      merged.push({ path, size: sizeUnpacked(file) });
    }
    level = merged;
  }
}

/** The files of each call; at least two, so that each round has fewer. */
function callsFor(files: readonly SizedFile[]): SizedFile[][] {
  const calls: SizedFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const call = calls.at(-1);
    const isFull =
      call === undefined || call.length >= MOST_FILES || (call.length > 1 && bytes + file.size > MOST_BYTES);
    if (isFull) calls.push([file]);
    else call.push(file);
    bytes = isFull ? file.size : bytes + file.size;
  }
  return calls;
}

async function callPprof(files: readonly SizedFile[], output: string, options: MergeOptions): Promise<void> {
  const { pprof, scratch, env, signal } = options;
  // Without -symbolize=none pprof may re-symbolize from a binary at hand and lose every start line.
  const { exitCode, stderr } = await run(
    [pprof, '-proto', '-symbolize=none', `-output=${output}`, ...files.map(({ path }) => path)],
    { cwd: scratch, env: { ...env, ...LESS_MEMORY }, credentials: 'nothing', signal },
  );
  if (exitCode === 0) return;
  const said = stderr.trim().split('\n').slice(-3).join(' ');
  throw new ExpectedError(`\`go tool pprof -proto\` failed: ${said}`, {
    fix: 'Run `go-pgo inspect` on the collected files to see which one it cannot read.',
  });
}

/** Exact sum of the values of each sample type, each input times its factor. */
function totalsOfInputs(inputs: readonly WeighedInput[]): bigint[] {
  return addTotals(
    inputs.map(({ factor, profile }) => profile.totals.map((total) => BigInt(factor) * total)),
  );
}

function addTotals(all: readonly (readonly bigint[])[]): bigint[] {
  return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}

/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs: readonly WeighedInput[]): void {
  const type = totalsOfInputs(inputs).findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
  if (type < 0) return;
  const name = inputs[0]?.profile.sampleTypes[type];
  throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
    fix: 'Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up.',
  });
}

/** pprof exits 0 when it dropped inputs; only the sums show it. */
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

/**
 * Encodes whole stacks to commit.
 * @param isWhole whether none was lost, or became several, before.
 */
export function encodeStacks(
  profile: Profile,
  exclusions: readonly Exclusion[],
  totals: Totals,
  remarks: readonly string[],
  isWhole: boolean,
): Uint8Array {
  const stacks = excludeInStacks(profile, exclusions);
  const { samples } = countTotals(stacks);
  if (isWhole && samples === countTotals(profile).samples) return encodeWhole(stacks, totals, remarks);
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
