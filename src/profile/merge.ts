import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config, Exclusion } from '../settings/config.ts';
import type { Rename } from '../settings/values.ts';
import { ExpectedError, type Finding, note, Rejected, warning } from '../system/errors.ts';
import { outputLines, runTool } from '../system/exec.ts';
import { readRegularFile } from '../system/files.ts';
import { compareText, count, fixed, groupBy, share, totalOf } from '../system/format.ts';
import { digest, profileBytes } from './bytes.ts';
import {
  compilerSampleType,
  countTotals,
  headOf,
  isCompact,
  type Profile,
  type ProfileHead,
  type Provenance,
  provenanceInWords,
  renameFunctions,
  type Totals,
  valueSums,
  windowOf,
} from './columns.ts';
import { FEW_SAMPLES } from './decide.ts';
import { decodeProfile } from './decode.ts';
import { callEdges, edgeSetOf, foldEdges, missingFrom, weightShare } from './edges.ts';
import {
  type CollectedStacks,
  collectedStacks,
  encodeEdges,
  encodeWhole,
  excludeInStacks,
  readInput,
  scaleValues,
} from './encode.ts';
import { aboutExclusions, exclusionsFor, renameExcluded } from './exclusions.ts';
import { KnownNames, renamer } from './names.ts';
import { addTimes, NO_TIMES, type Potential, potentialOf, timesOf } from './potential.ts';
import { type PublishedProfile, readProfile, type WeighedProfile } from './published.ts';
import { type EdgePart, partsOf, type ValidFile } from './validate.ts';
import { type WeighedInput, weigh, weightedSamples, withCommitted, worthOf } from './weigh.ts';

export interface MergedProfile extends WeighedProfile {
  /** The file to commit. */
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly writtenEdges: number;
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  readonly inputs: readonly WeighedInput[];
  /** Builds whose calls were matched to today's source. */
  readonly repairs: readonly RepairedBuild[];
}

/** A build of the program that is older, or newer, than the source tree. */
export interface RepairedBuild extends RepairedWeight {
  /** Share of the weight of all inputs together, with their factors. */
  readonly weight: number;
  /** Share of its calls' weight without a line. */
  readonly lineless: number;
}

/** The shares of a profile's weight that the compiler does not find as the profile was, and after it was repaired. */
export interface RepairedWeight {
  readonly stale: number;
  readonly lost: number;
  /** The part of `stale` on calls within Go's standard library. */
  readonly staleStandard: number;
}

/** Brings profiles of other builds to today's source before they are merged; `src/repair/` makes one. */
export interface BuildRepair {
  /** A build stays as it is if it weighs less than this share of all, or if the repair would bring back less. */
  readonly minDrift: number;
  /** Rewrites the profile of one build; undefined if the build stays as it is. */
  build(profile: Profile): Promise<(RepairedWeight & { readonly bytes: Uint8Array }) | undefined>;
  /** Rewrites the committed profile. @param read what `file` holds. */
  committed(file: Uint8Array, read: PublishedProfile): Promise<Uint8Array>;
}

export interface MergeOptions {
  readonly compact: 'edges' | 'none';
  /** Path of the pprof tool: `go tool` in between would cost 0.2 s a call. Empty for a single profile, which is merged with nothing. */
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
  readonly repair?: BuildRepair;
}

export interface Merged {
  readonly merged: MergedProfile;
  readonly findings: readonly Finding[];
  /** What PGO could gain. */
  readonly potential: Potential | undefined;
  /** The profiles that were merged, with their whole stacks. */
  readonly stacks: CollectedStacks;
}

export interface MergeRequest extends Omit<MergeOptions, 'compact' | 'renames' | 'exclusions'> {
  readonly settings: Pick<Config, 'weighting' | 'compact' | 'renames' | 'hazards' | 'exclude'>;
  /** As `go env GOVERSION` prints it: it decides which inlinings hurt. */
  readonly goVersion: string;
  /** What the merge must hold to be used. */
  readonly required?: Pick<Config, 'minSamples' | 'expect'>;
  /** The profile of which `carry-over` takes a part. */
  readonly committed?: Uint8Array;
  readonly carryOver?: number;
}

/**
 * Weighs, merges and encodes validated profiles as the settings say.
 * @throws Rejected when the merge does not hold what is required.
 */
export async function mergeAccepted(accepted: readonly ValidFile[], request: MergeRequest): Promise<Merged> {
  const { settings, goVersion, required, committed, carryOver: part = 0, ...given } = request;
  const { compact, renames } = settings;
  const exclusions = exclusionsFor(settings, goVersion);
  const options: MergeOptions = { ...given, compact, renames, exclusions };
  const fresh = await mergeProfiles(weigh(accepted, settings.weighting), options);
  if (required !== undefined) requireUsable(fresh, required);
  const findings = [
    ...aboutMergedSamples(fresh),
    ...aboutRepairs(fresh, goVersion),
    ...aboutExclusions(settings, goVersion, fresh.edges.edges),
  ];
  const potential = potentialOf(fresh.times, 'the collected profiles');
  const stacks = collectedStacks(fresh.inputs, renames, given.signal);
  if (part === 0 || committed === undefined) return { merged: fresh, findings, potential, stacks };
  const carried = await carryOver(fresh, committed, part, options);
  return { merged: carried.merged, findings: [...findings, ...carried.findings], potential, stacks };
}

const TAKE_MORE_SAMPLES =
  'Profile for longer (an endpoint by `seconds: 60`), more instances, or while they are busy.';

function requireUsable(
  { samples, edges }: MergedProfile,
  { minSamples, expect }: Pick<Config, 'minSamples' | 'expect'>,
): void {
  if (samples < minSamples) {
    const reason = `The merge holds ${count(samples, 'sample')}, and \`min-samples\` is ${minSamples}.`;
    throw new Rejected(reason, { fix: TAKE_MORE_SAMPLES });
  }
  const missing = missingFrom('The merge', edges.edges, expect);
  if (missing !== undefined) throw new Rejected(missing.message, missing);
}

/** Why calls of a build do not fit today's source, and how that is known. */
const CAUSES = [
  {
    /** A call before the start of its function fits no source. */
    isSo: ({ lineless, stale }: RepairedBuild) => lineless > 0 && 2 * lineless >= stale,
    isOf: 'is on profiles whose calls have lost their lines (they are on line 0, or before the start of their function)',
  },
  {
    isSo: ({ staleStandard, stale }: RepairedBuild) => staleStandard >= 0.9 * stale,
    isOf: 'is of builds with another version of Go: the calls that do not fit today’s source are in the standard library',
  },
  {
    isSo: () => true,
    isOf: 'is of builds whose calls do not fit today’s source, by function names and call lines: of older or newer code, or of tests',
  },
] as const;

/** Notes on builds whose calls did not fit today's source, by what shows why. @param goVersion today's. */
function aboutRepairs({ repairs, inputs }: MergedProfile, goVersion: string): Finding[] {
  const byCause = groupBy(repairs, (build) => CAUSES.find(({ isSo }) => isSo(build)));
  const written = new Set(inputs.flatMap(({ profile }) => profile.goVersion ?? []));
  const others = [...written].filter((version) => !`${goVersion}.`.startsWith(`${version}.`)).sort();
  const byPaths =
    others.length === 0
      ? ''
      : ` By the paths of source files, there are builds with ${others.join(', ')}; this is ${goVersion}.`;
  return [...byCause].flatMap(([cause, builds]): Finding[] => {
    if (cause === undefined) return [];
    const weight = totalOf(builds, (build) => build.weight);
    const reached = (missed: 'stale' | 'lost') =>
      share(totalOf(builds, (build) => build.weight * (1 - build[missed])) / weight);
    const matched = `Matched to today’s source, ${reached('lost')} of it is found there, instead of ${reached('stale')}.`;
    return [note(`${share(weight)} of the collected weight ${cause.isOf}.${byPaths} ${matched}`)];
  });
}

/**
 * Adds the committed profile, matched to today's source, to what is written, with `part` of the weight of all others. The
 * decision is made on the new profiles alone.
 */
export async function carryOver(
  fresh: MergedProfile,
  committed: Uint8Array,
  part: number,
  options: MergeOptions,
): Promise<Pick<Merged, 'merged' | 'findings'>> {
  try {
    const { repair, renames } = options;
    const read = await readProfile(committed, renames);
    const old = repair === undefined ? committed : await repair.committed(committed, read);
    const inputs = await withCommitted(fresh.inputs, fresh, old, part, options.scratch);
    const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles(inputs, {
      ...options,
      carriedOver: part,
    });
    const kept = writtenEdges - fresh.writtenEdges;
    const message = `By \`carry-over\`, ${share(part / (1 + part))} of the weight is that of the committed profile; ${count(kept, 'call edge')} of it ${kept === 1 ? 'is' : 'are'} in none of the new ones.`;
    return { merged: { ...fresh, bytes, sha256, writtenEdges, inputsSha256 }, findings: [note(message)] };
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `Nothing of the committed profile is carried over: ${error.message}`;
    return { merged: fresh, findings: [note(message)] };
  }
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
  const { provenance, carriedOver, exclusions = [], parts = [], scratch, signal } = options;
  const nameToday = renamer(options.renames ?? []);
  const isWhole = options.compact === 'none';
  const given = isWhole ? await stackFiles(ordered, scratch) : await partsOf(ordered, parts, scratch, signal);
  const { files, repairs } = await repairBuilds(given, options);
  const merged = await pprofSum(files, options);
  if (isWhole) mustBeUsual(merged.length, `The merge of ${count(inputs.length, 'profile')}`);
  const profile = decodeProfile(merged);
  assertTotals(valueSums(profile), addTotals(files.map(({ totals }) => totals)), profile);
  const durations = totalOf(profiles, ({ durationNanos }) => durationNanos);
  const head: ProfileHead = {
    ...headOf(profile),
    // For a profile without a time, pprof takes 0 or the next one's, by their order.
    timeNanos: windowOf(profiles)?.from ?? 0n,
    durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations),
  };
  const named = new KnownNames().named(profile);
  const sums = foldEdges(named, 'Together, the profiles have');
  const edges = edgeSetOf(sums.toEdges(compilerSampleType(profile), nameToday));
  const stacks = isWhole ? { ...renameFunctions(profile, nameToday), ...head } : undefined;
  const ofWhole = isCompact(profile) ? [] : [timesOf(named)];
  const times = isWhole ? ofWhole : given.flatMap((part) => part.times ?? []);
  // Counted in the inputs: a compacted input holds edges where others hold samples.
  const totals: Totals = {
    samples: totalOf(profiles, ({ samples }) => samples),
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
    head,
    edges,
    times: times.length === 0 ? undefined : times.reduce((sum, one) => addTimes(sum, one), NO_TIMES),
    writtenEdges: edges.edges.length,
    exclusions,
    ...totals,
    ownShare: meanOwnShare(ordered),
    inputsSha256,
    inputs: ordered,
    repairs,
  };
}

/**
 * Matches each build to today's source before they are merged, since the lines of a function go together only within one build.
 * Builds that already match, or weigh less than `minDrift`, are not changed.
 */
async function repairBuilds(
  files: readonly BuildFile[],
  options: MergeOptions,
): Promise<{ readonly files: readonly BuildFile[]; readonly repairs: readonly RepairedBuild[] }> {
  const { repair, scratch } = options;
  if (repair === undefined) return { files, repairs: [] };
  const weightOf = (some: readonly BuildFile[]) => Number(addTotals(some.map(({ totals }) => totals))[0]);
  const repaired: BuildFile[] = [];
  const repairs: RepairedBuild[] = [];
  for (const build of groupBy(files, (file) => file.build).values()) {
    const weight = weightOf(build) / weightOf(files);
    const profile = weight < repair.minDrift ? undefined : decodeProfile(await pprofSum(build, options));
    const result = profile && (await repair.build(profile));
    const [first] = build;
    if (profile === undefined || result === undefined || first === undefined) {
      repaired.push(...build);
      continue;
    }
    const path = join(scratch, `repaired-${repairs.length}.pprof`);
    const { bytes, ...figures } = result;
    await writeFile(path, bytes);
    repaired.push({ ...first, path, totals: valueSums(decodeProfile(bytes)) });
    repairs.push({ weight, lineless: linelessShare(profile), ...figures });
  }
  return { files: repaired, repairs };
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

/** Share of the weight of calls that have no line. */
function linelessShare(profile: Profile): number {
  return weightShare(callEdges(profile).edges, ({ offset }) => offset < 0);
}

/** The inputs with their whole stacks, each times its factor. @throws ExpectedError when one is too large. */
async function stackFiles(inputs: readonly WeighedInput[], scratch: string): Promise<readonly BuildFile[]> {
  for (const { profile, name } of inputs) mustBeUsual(profile.unpacked, name);
  await mkdir(join(scratch, 'stacks'), { recursive: true });
  const isWeighted = inputs.some(({ factor }) => factor !== 1);
  const files: BuildFile[] = [];
  for (const [index, input] of inputs.entries()) {
    const { path: from, factor, profile } = input;
    // Names of our own: a user's may start with a dash, hold a newline or look like a URL to pprof.
    const path = join(scratch, 'stacks', `${index}.pprof`);
    files.push({ path, build: JSON.stringify(profile.buildIds), totals: totalsOfInput(input) });
    const isRead = profile.sampleTypes.join() === profile.fileColumns.join() && profile.leftOut.length === 0;
    const isAsCollected = !isWeighted && isRead;
    if (isAsCollected) await copyFile(from, path);
    else await writeFile(path, encodeWhole(scaleValues(await readInput(input), factor)));
  }
  return files;
}

/** Bytes of whole stacks, unpacked: in memory they take thirty times as much. */
const MOST_OF_STACKS = 8 * 1024 * 1024;

/** @throws ExpectedError */
function mustBeUsual(size: number, what: string): void {
  if (size <= MOST_OF_STACKS) return;
  const message = `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`;
  const fix = 'Use `compact: edges`, the default: the compiler makes the same of it.';
  throw new ExpectedError(message, { fix });
}

type BuildFile = Pick<EdgePart, 'path' | 'build' | 'totals'> & Partial<Pick<EdgePart, 'times'>>;

/** pprof has all files of a call in memory: hundreds of large ones with whole stacks would take gigabytes. */
const FILES_OF_CALL = 64;
/** Go collects garbage more often than by default: half the memory for a tenth more time. */
const LESS_MEMORY = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/**
 * Merges profile files with pprof, each call with the sum of those before.
 * @returns protocol buffers.
 * @throws ExpectedError when pprof fails; whether it dropped a file, only the sums show.
 */
async function pprofSum(files: readonly BuildFile[], options: MergeOptions): Promise<Uint8Array> {
  const { pprof, scratch, env, signal } = options;
  const [first] = files;
  if (first && files.length === 1 && pprof === '') return profileBytes(await readRegularFile(first.path));
  const output = join(scratch, 'merged.pprof');
  // Absolute paths of thousands of files would be longer than a command may be.
  const names = files.map(({ path }) => `./${relative(scratch, path)}`);
  for (let at = 0; at < names.length; at += FILES_OF_CALL) {
    const some = [...(at > 0 ? ['./merged.pprof'] : []), ...names.slice(at, at + FILES_OF_CALL)];
    // Without -symbolize=none pprof may re-symbolize from a binary at hand and lose every start line.
    const { exitCode, stderr } = await runTool(
      [pprof, '-proto', '-symbolize=none', `-output=${output}`, ...some],
      { cwd: scratch, env: { ...env, ...LESS_MEMORY }, credentials: 'nothing', signal },
    );
    if (exitCode !== 0)
      throw new ExpectedError(`\`go tool pprof -proto\` failed: ${outputLines(stderr).slice(-3).join(' ')}`, {
        fix: 'Run `npx go-pgo@1 inspect` on the collected files to see which one it cannot read.',
      });
  }
  return profileBytes(await readRegularFile(output));
}

/** Exact sum of the values of each sample type, times the input's factor. */
function totalsOfInput({ factor, profile }: Pick<WeighedInput, 'factor' | 'profile'>): bigint[] {
  return profile.totals.map((total) => BigInt(factor) * total);
}

function addTotals(all: readonly (readonly bigint[])[]): bigint[] {
  return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}

/** @throws ExpectedError when the sum of all inputs is no exact number. */
function mustBeExact(inputs: readonly WeighedInput[]): void {
  const sums = addTotals(inputs.map(totalsOfInput));
  const type = sums.findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
  if (type < 0) return;
  const name = inputs[0]?.profile.sampleTypes[type];
  throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
    fix: 'Look at each with `npx go-pgo@1 inspect`: no program reaches that, so one of them is damaged, or made up.',
  });
}

/** pprof exits 0 when it dropped inputs; only the sums show it. */
function assertTotals(actual: readonly bigint[], expected: readonly bigint[], { sampleTypes }: ProfileHead) {
  const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
  if (index < 0) return;
  const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
  const message = `The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}: something was lost, so nothing is written.`;
  throw new ExpectedError(message, {
    fix: 'Run it again. If it fails again, merge the sources one by one, and report the profile at fault.',
  });
}

/** Weighted by samples; undefined unless it is known of every input. */
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  const profiles = inputs.map(({ profile }) => profile);
  const all = totalOf(profiles, ({ samples }) => samples);
  if (all === 0 || profiles.some(({ ownShare }) => ownShare === undefined)) return undefined;
  return totalOf(profiles, ({ ownShare = 0, samples }) => ownShare * samples) / all;
}

/** A warning if the merge, or what its weights leave of it, has few samples. */
function aboutMergedSamples({ samples, weighted }: Totals): Finding[] {
  const all = count(samples, 'sample');
  if (samples < FEW_SAMPLES)
    return [warning(`The merge holds only ${all}; rare call edges are noise in it.`, TAKE_MORE_SAMPLES)];
  if (weighted === undefined || weighted.effective >= FEW_SAMPLES) return [];
  const message = `Much of the weight is on few samples: after weighting, the ${all} are worth only ${fixed(weighted.effective, 0)} of equal weight.`;
  const fix = 'Take more samples of what counts most, or bring the weights closer together.';
  return [warning(message, fix)];
}
