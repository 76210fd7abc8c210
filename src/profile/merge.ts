import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { run } from '../system/exec.ts';
import { count, fixed } from '../system/format.ts';
import { decodeOrExplain, digest, profileBytes, sizeUnpacked } from './bytes.ts';
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
  totalsOf,
  type WeightedSamples,
  windowOf,
} from './comments.ts';
import { decodeProfile } from './decode.ts';
import { type EdgePart, partsOf } from './edge-parts.ts';
import { callEdges, type EdgeSet, edgeSetOf, edgesOf, foldEdges } from './edges.ts';
import { encodeEdges, encodeWhole, excludeInStacks, scaleValues, type Written } from './encode.ts';
import { type Exclusion, renameExcluded } from './exclude.ts';
import { KnownNames, ownName, type Rename, renamer } from './names.ts';
import { addTimes, NO_TIMES, type TimeSums } from './time-classes.ts';
import type { WeighedInput } from './weigh.ts';

export interface MergedProfile extends Totals {
  /** What is to be committed. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly head: ProfileHead;
  /** Of the inputs alone, under the names of today. */
  readonly edges: EdgeSet;
  /** The merge with its whole stacks, with `compact: none`. */
  readonly stacks?: Profile;
  /** Where the time of the whole stacks went; absent where no input had any. */
  readonly times?: TimeSums;
  /** Call edges in `bytes`. */
  readonly writtenEdges: number;
  /** Calls that the compiler does not take for hot in `bytes`; everything else stays as it is. */
  readonly exclusions: readonly Exclusion[];
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  readonly inputs: readonly WeighedInput[];
}

export interface MergeOptions {
  readonly compact: 'edges' | 'none';
  /** The pprof tool itself: `go tool` in between would cost 0.2 s a call. */
  readonly pprof: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Sums of call edges that are there already. */
  readonly parts?: readonly EdgePart[];
  /** What functions of the inputs are called today. */
  readonly renames?: readonly Rename[];
  /** Weight of the committed profile among the inputs, as a fraction of that of the new ones. */
  readonly carriedOver?: number;
  /** What the file says about where it comes from, besides what its inputs say. */
  readonly provenance?: Provenance;
  /** Calls that the compiler must not take for hot. */
  readonly exclusions?: readonly Exclusion[];
}

/**
 * Merges judged profiles with pprof and compacts the result. The bytes depend on the inputs alone, not on their order.
 * @throws ExpectedError when pprof fails or its total is not the sum of the inputs, each times its factor.
 */
export async function mergeProfiles(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  mustBeExact(ordered);
  const today = nameOfToday(options);
  const merge = options.compact === 'none' ? mergeStacks : mergeEdges;
  const { head, edges, stacks, times } = await merge(ordered, options, today);
  // Of the inputs, not of the merge: an input that is compacted itself holds edges where others hold samples.
  const totals: Totals = {
    samples: ordered.reduce((sum, { profile }) => sum + profile.samples, 0),
    cpuNanos: ordered.reduce((sum, { profile }) => sum + profile.cpuNanos, 0n),
    weighted: weightedSamples(ordered),
  };
  const { exclusions = [] } = options;
  const inputsSha256 = digest(ordered.map(({ profile }) => profile.sha256).join('\n'));
  const written = { exclusions, remarks: remarksOf(ordered, inputsSha256, options) };
  const bytes =
    stacks === undefined
      ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, written.remarks)
      : encodeStacks(stacks, totals, written);
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

function nameOfToday({ renames = [] }: MergeOptions): (name: string) => string {
  const today = renamer(renames);
  return (name) => today(ownName(name));
}

type Merge = Pick<MergedProfile, 'head' | 'edges' | 'stacks' | 'times'>;

/** Merges the call edges of the inputs. @throws ExpectedError when something was lost. */
async function mergeEdges(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
  today: (name: string) => string,
): Promise<Merge> {
  const parts = await partsOf(inputs, options.parts ?? [], options.scratch, options.signal);
  const profile = decodeProfile(await pprofSum(parts, options));
  const sums = foldEdges(new KnownNames().named(profile), 'Together, the profiles have');
  const expected = profile.sampleTypes.map((_, type) =>
    parts.reduce((sum, { totals }) => sum + (totals[type] ?? 0n), 0n),
  );
  assertTotals(sums.totals, expected, profile);
  const timed = parts.flatMap(({ times }) => times ?? []);
  return {
    head: { ...headOf(profile), ...timesOfInputs(inputs) },
    edges: edgeSetOf(sums.toEdges(compilerSampleType(profile), today)),
    times: timed.length === 0 ? undefined : timed.reduce((sum, times) => addTimes(sum, times), NO_TIMES),
  };
}

/** As pprof has them, but for a profile without a time it takes 0 or that of the next one, by their order. */
function timesOfInputs(inputs: readonly WeighedInput[]): Pick<ProfileHead, 'timeNanos' | 'durationNanos'> {
  const profiles = inputs.map(({ profile }) => profile);
  const durations = profiles.reduce((sum, { durationNanos }) => sum + durationNanos, 0);
  return {
    timeNanos: windowOf(profiles)?.from ?? 0n,
    durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations),
  };
}

/** Merges the inputs with their whole stacks. @throws ExpectedError when they are too large or something was lost. */
async function mergeStacks(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
  today: (name: string) => string,
): Promise<Merge> {
  for (const { profile, name } of inputs) mustBeUsual(profile.unpacked, name);
  const folder = join(options.scratch, 'stacks');
  await mkdir(folder, { recursive: true });
  const isWeighted = inputs.some(({ factor }) => factor !== 1);
  const files: SizedFile[] = [];
  for (const [index, { path, factor, profile }] of inputs.entries()) {
    // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
    const own = join(folder, `${index}.pprof`);
    files.push({ path: own, size: profile.unpacked });
    if (isWeighted) {
      const stacks = decodeProfile(await profileBytes(await readFile(path)));
      await writeFile(own, encodeWhole(scaleValues(stacks, factor)));
    } else await copyFile(path, own);
  }
  const bytes = await pprofSum(files, options);
  mustBeUsual(bytes.length, `The merge of ${count(inputs.length, 'profile')}`);
  const merged = decodeProfile(bytes);
  const expected = merged.sampleTypes.map((_, type) =>
    inputs.reduce((sum, { profile, factor }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n), 0n),
  );
  assertTotals(valueTotals(merged), expected, merged);
  const stacks = renameFunctions(merged, today);
  const { head, edges, times } = edgesOf(stacks);
  return { head, edges: edges(), stacks, times };
}

/** Of whole stacks, unpacked: in pprof and here they take thirty times as much. */
const MOST_OF_STACKS = 8 * 1024 * 1024;

/** @throws ExpectedError */
function mustBeUsual(size: number, what: string): void {
  if (size <= MOST_OF_STACKS) return;
  throw new ExpectedError(
    `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`,
    { fix: 'Use `compact: edges`, the default: the compiler makes the same of it.' },
  );
}

function valueTotals({ samples, sampleTypes }: Profile): bigint[] {
  return exactTotals(samples.values, sampleTypes.length, samples.count);
}

interface SizedFile {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

/** Of one call of pprof: far below the limits of argument length (2 MB) and open files. */
const MOST_FILES = 1_000;
/** Of one call, unpacked: pprof holds some twenty times as much in memory, and as much again of the result. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Collects its garbage more often than by default: half the memory for a tenth more time. */
const MODEST = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/**
 * Merges profile files, with as many calls of pprof as it takes.
 * @returns protocol buffers.
 * @throws ExpectedError when pprof says that it failed; only the sums show whether it dropped a file.
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

/** The files of one call after the other; two at least, so that each round has fewer. */
function callsFor(files: readonly SizedFile[]): SizedFile[][] {
  const calls: SizedFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const call = calls.at(-1);
    const isFull =
      call === undefined || call.length >= MOST_FILES || (call.length > 1 && bytes + file.size > MOST_BYTES);
    if (isFull) {
      calls.push([file]);
      bytes = file.size;
    } else {
      call.push(file);
      bytes += file.size;
    }
  }
  return calls;
}

async function callPprof(files: readonly SizedFile[], output: string, options: MergeOptions): Promise<void> {
  const paths = files.map(({ path }) => path);
  // Without -symbolize=none pprof may re-symbolize from a binary at hand and lose every start line.
  const { exitCode, stderr } = await run(
    [options.pprof, '-proto', '-symbolize=none', `-output=${output}`, ...paths],
    {
      cwd: options.scratch,
      env: { ...options.env, ...MODEST },
      credentials: 'nothing',
      signal: options.signal,
    },
  );
  if (exitCode === 0) return;
  const said = stderr.trim().split('\n').slice(-3).join(' ');
  throw new ExpectedError(`\`go tool pprof -proto\` failed: ${said}`, {
    fix: 'Run `go-pgo inspect` on the collected files to see which one it cannot read.',
  });
}

/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs: readonly WeighedInput[]): void {
  for (const [type, name] of (inputs[0]?.profile.sampleTypes ?? []).entries()) {
    const sum = inputs.reduce(
      (sum, { factor, profile }) => sum + BigInt(factor) * (profile.totals[type] ?? 0n),
      0n,
    );
    if (sum <= BigInt(Number.MAX_SAFE_INTEGER)) continue;
    throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
      fix: 'Look at each with `go-pgo inspect`: no program reaches that, so one of them is damaged, or made up.',
    });
  }
}

/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(
  actual: readonly bigint[],
  expected: readonly bigint[],
  { sampleTypes }: ProfileHead,
): void {
  for (const [index, { type, unit }] of sampleTypes.entries()) {
    if (actual[index] === expected[index]) continue;
    throw new ExpectedError(
      `The merge holds ${actual[index]} ${type}/${unit}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`,
      {
        fix: 'Run it again; if that does not help, merge the sources one by one to find the profile at fault, and report it.',
      },
    );
  }
}

/** What the samples are worth together; undefined when none counts more than another. */
function weightedSamples(inputs: readonly WeighedInput[]): WeightedSamples | undefined {
  if (inputs.every(({ factor, profile }) => factor === 1 && profile.weighted === undefined)) return undefined;
  let [sum, squares] = [0, 0];
  for (const { factor, profile } of inputs) {
    const { samples, effective } = worthOf(profile);
    if (effective === 0) continue;
    sum += factor * samples;
    squares += (factor * samples) ** 2 / effective;
  }
  return squares === 0 ? undefined : { samples: sum, effective: Math.max(1, Math.round(sum ** 2 / squares)) };
}

function worthOf({ samples, weighted }: Totals): WeightedSamples {
  return weighted ?? { samples, effective: samples };
}

/** Weighted by samples; undefined when it is not known of any input. */
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  let [own, all] = [0, 0];
  for (const { profile } of inputs) {
    if (profile.ownShare === undefined) return undefined;
    own += profile.ownShare * profile.samples;
    all += profile.samples;
  }
  return all === 0 ? undefined : own / all;
}

/** What the file says about itself besides its totals. */
function remarksOf(
  inputs: readonly WeighedInput[],
  inputsSha256: string,
  { provenance, carriedOver }: MergeOptions,
  carryOver = carriedOver,
): string[] {
  const window = windowOf(inputs.map(({ profile }) => profile));
  return provenanceInWords(provenance, window, inputsSha256, carryOver);
}

/** What is to be committed of whole stacks. */
export function encodeStacks(profile: Profile, totals: Totals, written: Written = {}): Uint8Array {
  const stacks = excludeInStacks(profile, written.exclusions ?? []);
  const { samples } = countTotals(stacks);
  if (samples === countTotals(profile).samples) return encodeWhole(stacks, totals, written.remarks);
  // Some stacks became several: the values no longer tell how many samples were taken.
  const { effective } = worthOf(totals);
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, written.remarks);
}

/**
 * How often a new sample counts when the committed profile is carried over. What is carried counts less each time, and
 * of a sample that counts so often something is left after several times; new ones are multiplied, not scaled down
 * (golang/go#73640).
 */
const CARRY_PRECISION = 1_000;

/** A merge with the committed profile in its bytes; everything else is what was collected. */
export interface CarriedOver {
  readonly merged: MergedProfile;
  /** Call edges that are committed only because they were before. */
  readonly kept: number;
}

/**
 * Merges the committed profile, as one more input, into what is to be committed: at `share` of the weight of the new
 * profiles. What was carried before is in it, so an old profile counts for ever less.
 * @throws ExpectedError when the committed profile cannot take part.
 */
export async function carryOver(
  fresh: MergedProfile,
  committed: Uint8Array,
  share: number,
  options: MergeOptions,
): Promise<CarriedOver> {
  const committedProfile = decodeOrExplain(await profileBytes(committed));
  const before = renameFunctions(committedProfile, nameOfToday(options));
  const isWhole = options.compact === 'none';
  const newPart = fresh.stacks ?? stacksOfEdges(fresh.head, fresh.edges);
  const oldPart = isWhole ? before : stacksOfEdges(before, callEdges(before));
  mustHaveSameColumns(newPart, oldPart);
  const [newWeight, oldWeight] = [callEdges(newPart).totalWeight, callEdges(oldPart).totalWeight];
  if (oldWeight === 0) throw new ExpectedError('It has no call edge.');
  const largest = valueTotals(newPart).reduce((most, total) => Math.max(most, Number(total)), 1);
  const factor = Math.min(CARRY_PRECISION, Math.floor(Number.MAX_SAFE_INTEGER / ((1 + share) * largest)));
  if (factor < 1) throw new ExpectedError('With it, the sums would pass 2^53 and not be exact.');
  const scaled = [
    scaleValues(newPart, factor),
    scaleValues(oldPart, (share * factor * newWeight) / oldWeight),
  ];
  const files: SizedFile[] = [];
  for (const [index, part] of scaled.entries()) {
    const [path, bytes] = [join(options.scratch, `carried-${index}.pprof`), encodeWhole(part)];
    await writeFile(path, bytes);
    files.push({ path, size: bytes.length });
  }
  const { timeNanos, durationNanos, period } = fresh.head;
  const both = { ...decodeProfile(await pprofSum(files, options)), timeNanos, durationNanos, period };
  const totalsOfParts = scaled.map(valueTotals);
  const expected = both.sampleTypes.map((_, type) =>
    totalsOfParts.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n),
  );
  assertTotals(valueTotals(both), expected, both);
  const digests = [...fresh.inputs.map(({ profile }) => profile.sha256), digest(committed)];
  const inputsSha256 = digest(digests.sort(compareText).join('\n'));
  const { edges } = callEdges(both);
  const totals = totalsOfBoth(fresh, totalsOf(committedProfile), factor, share);
  const { exclusions } = fresh;
  const remarks = remarksOf(fresh.inputs, inputsSha256, options, share);
  const bytes = isWhole
    ? encodeStacks(both, totals, { exclusions, remarks })
    : encodeEdges(both, renameExcluded(edges, exclusions), totals, remarks);
  return {
    merged: { ...fresh, bytes, sha256: digest(bytes), writtenEdges: edges.length, inputsSha256 },
    kept: edges.length - fresh.edges.edges.length,
  };
}

/** Call edges as stacks with the columns that are committed. */
function stacksOfEdges(head: ProfileHead, { edges }: EdgeSet): Profile {
  return decodeProfile(encodeEdges(head, edges, { samples: 0, cpuNanos: 0n }, []));
}

/** pprof would drop columns that one of the two lacks. */
function mustHaveSameColumns(newPart: Profile, oldPart: Profile): void {
  const [columns, others] = [newPart, oldPart].map(({ sampleTypes, periodType }) =>
    [...sampleTypes, periodType].map((type) => `${type?.type}/${type?.unit}`).join(', '),
  );
  if (columns !== others)
    throw new ExpectedError(`Its columns and period are ${others}, those of the new profiles ${columns}.`);
}

/**
 * Samples and time are those of the new profiles alone, since what is carried was taken for an earlier one. What the
 * values are worth together is by Kish's effective sample size, as for samples with weights.
 */
function totalsOfBoth(fresh: Totals, before: Totals, factor: number, share: number): Totals {
  const { samples, effective } = worthOf(fresh);
  const worthBefore = Math.max(1, worthOf(before).effective);
  const worth = (1 + share) ** 2 / (1 / Math.max(1, effective) + share ** 2 / worthBefore);
  return {
    samples: fresh.samples,
    cpuNanos: fresh.cpuNanos,
    weighted: {
      samples: Math.round(factor * (1 + share) * samples),
      effective: Math.max(1, Math.round(worth)),
    },
  };
}

/** Fewer samples than this are a warning: the rarer call edges are noise. */
const FEW_MERGED_SAMPLES = 1_000;

/** What to do when a merge has too few samples. */
export const TAKE_MORE_SAMPLES =
  'Profile for longer (`seconds: 60`), more instances, or while they are busy.';

/** A warning where the merge, or what its weights leave of it, has few samples. */
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
