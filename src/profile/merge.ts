import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../settings/config.ts';
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
import {
  aboutExclusions,
  type Exclusion,
  type ExclusionSettings,
  exclusionsFor,
  renameExcluded,
} from './exclusions.ts';
import { hiddenGapsInWords, mergedGaps } from './gaps.ts';
import { KnownNames, renamer } from './names.ts';
import { addTimes, NO_TIMES, type Potential, potentialOf, timesOf } from './potential.ts';
import { type PublishedProfile, readProfile, type WeighedProfile } from './published.ts';
import { type EdgePart, partsOfInputs, type ValidFile } from './validate.ts';
import { type WeighedInput, weigh, weightedSamples, withCommitted, worthOf } from './weigh.ts';

/**
 * Merges the collected profiles into the one profile that is committed.
 *
 * pprof merges profiles by adding up the values of equal stacks. A program that runs on many hosts gives hundreds of
 * profiles, and the Go compiler reads only their call edges, so the merge has these steps:
 *
 * 1. `weigh` gives each profile a factor, a whole number, so that one busy host does not outvote all others.
 * 2. `partsOfInputs` adds up the call edges of up to a hundred profiles at a time, already while other profiles arrive.
 * 3. If a repair is wanted, the profiles of each older build are matched to today's source, build by build.
 * 4. `go tool pprof -proto` adds up the parts. pprof exits with 0 even if it drops a file, so the merge compares the sum
 *    of the result with the sum of the inputs, to the last unit.
 * 5. The result gets the names and lines that the compiler looks for, without the calls that `exclude` names, and is encoded.
 *
 * For example, two profiles hold the edge `main.serve -> main.render`, with 300 and 100 samples. Merged with factors 1 and 2,
 * the edge has 500 samples. The merge counts 400 samples, because that is how many were taken, and it notes that these are
 * worth fewer samples of equal weight.
 *
 * The bytes depend on the inputs alone, not on their order, so that the same profiles give the same commit.
 */

/** The result of a merge: the file to commit, what it holds, and where it came from. */
export interface MergedProfile extends WeighedProfile {
  /** The file to commit. */
  readonly bytes: Uint8Array;
  /** The SHA-256 digest of `bytes`, in hexadecimal. */
  readonly sha256: string;
  /** The number of call edges in `bytes`. */
  readonly writtenEdges: number;
  /**
   * The fraction of all samples with one of the program's own functions on the stack; undefined unless it is known of every
   * input.
   */
  readonly ownShare: number | undefined;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256: string;
  /** The merged profiles, sorted by their digests. */
  readonly inputs: readonly WeighedInput[];
  /** The builds whose calls were matched to today's source. */
  readonly repairs: readonly RepairedBuild[];
}

/** Says how much of a build, which is older or newer than the source tree, was matched to the source. */
export interface RepairedBuild extends RepairedWeight {
  /** The versions of Go that built it, such as `go1.25.1`, as far as the paths of its source files show them. */
  readonly goVersions: readonly string[];
  /** The build's share of the weight of all inputs, with their factors, as a fraction. */
  readonly weight: number;
  /** The share of its weight on calls without a line, as a fraction. */
  readonly lineless: number;
}

/** Says which share of a profile's weight the compiler does not find, before and after a repair. All are fractions. */
export interface RepairedWeight {
  /** The share that the compiler does not find in the profile as it was collected. */
  readonly stale: number;
  /** The share that the compiler does not find after the repair. */
  readonly lost: number;
  /** The part of `stale` that is on calls within Go's standard library. */
  readonly staleStandard: number;
}

/** Matches profiles of other builds to today's source before they are merged. `src/repair/` implements it. */
export interface BuildRepair {
  /** A build stays unchanged if its share of the weight is smaller than this, or if the repair would win back less. */
  readonly minDrift: number;
  /** Rewrites the profile of one build. It returns undefined if the build stays unchanged. */
  build(profile: Profile): Promise<(RepairedWeight & { readonly bytes: Uint8Array }) | undefined>;
  /** Rewrites the committed profile. @param read the contents of `file`. */
  committed(file: Uint8Array, read: PublishedProfile): Promise<Uint8Array>;
}

/** Says how profiles are merged, and with which tool. */
export interface MergeOptions {
  /** `edges` writes call edges alone, `none` writes whole stacks. */
  readonly compact: 'edges' | 'none';
  /**
   * The path of the pprof tool, because `go tool pprof` would take 0.2 s longer for each call. It is empty for a single
   * profile, which needs no merge.
   */
  readonly pprof: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** The sums of call edges that were computed while profiles arrived. */
  readonly parts?: readonly EdgePart[];
  readonly renames?: readonly Rename[];
  /** The weight of the committed profile among the inputs, as a fraction of the weight of the new profiles. */
  readonly carriedOver?: number;
  readonly provenance?: Provenance;
  readonly exclusions?: readonly Exclusion[];
  readonly repair?: BuildRepair;
}

/** A merge, with what users should know about it. */
export interface Merged {
  readonly merged: MergedProfile;
  readonly findings: readonly Finding[];
  /** An estimate of what PGO could gain; undefined if no input has whole stacks. */
  readonly potential: Potential | undefined;
  /** The merged profiles with their whole stacks. */
  readonly stacks: CollectedStacks;
}

/** What `mergeAccepted` needs in addition to the profiles: the settings, the tool, and what the result must hold. */
export interface MergeRequest extends Omit<MergeOptions, 'compact' | 'renames' | 'exclusions'> {
  readonly settings: Pick<Config, 'weighting' | 'compact' | 'renames' | 'sources'> & ExclusionSettings;
  /** The version of Go as `go env GOVERSION` prints it, which decides which inlinings are harmful. */
  readonly goVersion: string;
  /** The samples and functions that the merge must hold to be used. */
  readonly required?: Pick<Config, 'minSamples' | 'expect'>;
  /** The committed profile, which `carryOver` adds to the merge. */
  readonly committed?: Uint8Array;
  /** The weight of the committed profile, as a fraction of the weight of the new ones; 0 by default. */
  readonly carryOver?: number;
}

/**
 * Weighs, merges and encodes validated profiles as the settings say, and reports what users should know about the result.
 * @throws Rejected when the merge does not hold what the request requires.
 * @throws ExpectedError when pprof cannot merge the profiles.
 */
export async function mergeAccepted(accepted: readonly ValidFile[], request: MergeRequest): Promise<Merged> {
  const { settings, goVersion, required, committed, carryOver: committedWeight = 0, ...tools } = request;
  const { compact, renames } = settings;
  const exclusions = exclusionsFor(settings, goVersion);
  const options: MergeOptions = { ...tools, compact, renames, exclusions };
  const fresh = await mergeProfiles(weigh(accepted, settings.weighting), options);
  const more = waysToMoreSamples(settings.sources);
  if (required !== undefined) rejectUnlessHolding(fresh, required, more);
  const findings = [
    ...aboutMergedSamples(fresh, more),
    ...aboutRepairs(fresh, goVersion),
    ...aboutExclusions(settings, goVersion, fresh.edges.edges),
  ];
  const potential = potentialOf(fresh.times, 'the collected profiles');
  const stacks = collectedStacks(fresh.inputs, renames, tools.signal);
  if (committedWeight === 0 || committed === undefined) return { merged: fresh, findings, potential, stacks };
  const carried = await carryOver(fresh, committed, committedWeight, options);
  return { merged: carried.merged, findings: [...findings, ...carried.findings], potential, stacks };
}

/** What brings more samples, by the kinds of sources. */
const MORE_SAMPLES: readonly (readonly [kinds: readonly string[], advice: string])[] = [
  [
    ['pprof', 'prometheus', 'kubernetes'],
    'Profile for longer (`seconds: 60`), more instances, or while they are busy.',
  ],
  [
    ['command'],
    'Let the command run the program for longer, such as `go test` with `-count 10` or a longer `-benchtime`.',
  ],
];

/** Says how to get more samples from these sources. */
function waysToMoreSamples(sources: Config['sources']): string {
  const kinds = new Set<string>(sources.map(({ kind }) => kind));
  const fitting = MORE_SAMPLES.filter(([known]) => known.some((kind) => kinds.has(kind)));
  const known = new Set(MORE_SAMPLES.flatMap(([all]) => all));
  const hasOthers = kinds.size === 0 || [...kinds].some((kind) => !known.has(kind));
  const others = hasOthers ? ['Take more profiles, or longer ones, of a busy program.'] : [];
  return [...fitting.map(([, advice]) => advice), ...others].join(' ');
}

/** @throws Rejected with the advice if the merge has too few samples, or lacks a function that `expect` names. */
function rejectUnlessHolding(
  { samples, edges }: MergedProfile,
  { minSamples, expect }: Pick<Config, 'minSamples' | 'expect'>,
  more: string,
): void {
  if (samples < minSamples) {
    const reason = `The merge holds ${count(samples, 'sample')}, and \`min-samples\` is ${minSamples}.`;
    throw new Rejected(reason, { fix: more });
  }
  const missing = missingFrom('The merge', edges.edges, expect);
  if (missing !== undefined) throw new Rejected(missing.message, missing);
}

/** A build that does not match today's source, with what shows the reason. */
interface MismatchedBuild extends RepairedBuild {
  /** Those of its versions of Go that do not build the program today. */
  readonly otherVersions: readonly string[];
  /** The version of Go that builds the program today. */
  readonly goVersion: string;
}

/**
 * The reasons why the calls of a build do not match today's source. `isSo` says by the figures of a build whether the reason
 * applies. The first reason that applies is reported.
 */
const MISMATCH_CAUSES = [
  {
    /** A call on a line before the start of its function cannot match any source. */
    isSo: ({ lineless, stale }: MismatchedBuild) => lineless > 0 && 2 * lineless >= stale,
    origin: () =>
      'comes from profiles whose calls have lost their lines (they are on line 0, or before the start of their function)',
  },
  {
    isSo: ({ otherVersions }: MismatchedBuild) => otherVersions.length > 0,
    origin: (build: MismatchedBuild) => {
      const shown = `comes from builds with another version of Go: the paths of their source files show ${build.otherVersions.join(' and ')}, and this is ${build.goVersion}`;
      return isOnlyStandard(build)
        ? shown
        : `${shown}. Calls outside of the standard library do not match today’s source either, so their own code is older or newer, or of tests`;
    },
  },
  {
    isSo: (build: MismatchedBuild) => build.goVersions.length === 0 && isOnlyStandard(build),
    origin: () =>
      'comes from builds with another version of Go, because the calls that do not match today’s source are in the standard library',
  },
  {
    isSo: () => true,
    origin: () =>
      'comes from builds whose function names and call lines do not match today’s source; they are builds of older or newer code, or of tests',
  },
] as const;

/** Whether what does not match is in the standard library, which changes with the version of Go alone. */
function isOnlyStandard({ staleStandard, stale }: MismatchedBuild): boolean {
  return staleStandard >= 0.9 * stale;
}

/**
 * Reports how much weight came from builds that do not match today's source, one note for each reason.
 * @param goVersion the version of Go that builds the program today.
 */
export function aboutRepairs({ repairs }: Pick<MergedProfile, 'repairs'>, goVersion: string): Finding[] {
  // A path may name go1.26 where go1.26.8 runs.
  const isOther = (version: string) => !`${goVersion}.`.startsWith(`${version}.`);
  const mismatched = repairs.map((build): MismatchedBuild => {
    return { ...build, goVersion, otherVersions: build.goVersions.filter(isOther) };
  });
  const byOrigin = groupBy(mismatched, (build) =>
    MISMATCH_CAUSES.find(({ isSo }) => isSo(build))?.origin(build),
  );
  return [...byOrigin].map(([origin, builds]): Finding => {
    const weight = totalOf(builds, (build) => build.weight);
    const foundShare = (missed: 'stale' | 'lost') =>
      share(totalOf(builds, (build) => build.weight * (1 - build[missed])) / weight);
    const matched = `It was matched to today’s source: the compiler now finds ${foundShare('lost')} of it, instead of ${foundShare('stale')}.`;
    return note(`${share(weight)} of the collected weight ${origin}. ${matched}`);
  });
}

/**
 * Merges again, with the committed profile as one more input, and returns the merge with the file of both. Everything else in
 * it describes the new profiles alone, because the decision compares them with the committed profile.
 *
 * A committed profile that cannot be merged is left out, and a note says why.
 * @param committedWeight the weight of the committed profile, as a fraction of the weight of the new ones.
 */
export async function carryOver(
  fresh: MergedProfile,
  committed: Uint8Array,
  committedWeight: number,
  options: MergeOptions,
): Promise<Pick<Merged, 'merged' | 'findings'>> {
  try {
    const { repair, renames } = options;
    const read = await readProfile(committed, renames);
    const matched = repair === undefined ? committed : await repair.committed(committed, read);
    const inputs = await withCommitted(fresh, matched, committedWeight, options.scratch);
    const { bytes, sha256, writtenEdges, inputsSha256 } = await mergeProfiles(inputs, {
      ...options,
      carriedOver: committedWeight,
    });
    const kept = writtenEdges - fresh.writtenEdges;
    const weight = share(committedWeight / (1 + committedWeight));
    const message = `The committed profile has ${weight} of the merge’s weight (\`carry-over\`); ${count(kept, 'call edge')} of it ${kept === 1 ? 'is' : 'are'} in none of the new profiles.`;
    return { merged: { ...fresh, bytes, sha256, writtenEdges, inputsSha256 }, findings: [note(message)] };
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `\`carry-over\` leaves out the committed profile: ${error.message}`;
    return { merged: fresh, findings: [note(message)] };
  }
}

/**
 * Merges validated profiles into a new profile and encodes it. The inputs stay unchanged, and their order does not matter.
 * @throws ExpectedError when pprof fails, or when the total of its result is not the sum of the inputs, each times its factor.
 */
export async function mergeProfiles(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  const profiles = ordered.map(({ profile }) => profile);
  assertExactSums(ordered);
  const { provenance, carriedOver, exclusions = [], parts = [], scratch, signal } = options;
  const nameToday = renamer(options.renames ?? []);
  const isWhole = options.compact === 'none';
  const collectedFiles = isWhole
    ? await stackFiles(ordered, scratch)
    : await partsOfInputs(ordered, parts, scratch, signal);
  const { files, repairs } = await repairBuilds(collectedFiles, ordered, options);
  const merged = await pprofSum(files, options);
  if (isWhole) assertFitsMemory(merged.length, `The merge of ${count(inputs.length, 'profile')}`);
  const profile = decodeProfile(merged);
  assertTotals(valueSums(profile), addTotals(files.map(({ totals }) => totals)), profile);
  const durations = totalOf(profiles, ({ durationNanos }) => durationNanos);
  const head: ProfileHead = {
    ...headOf(profile),
    // pprof gives a profile without a time 0 or the time of the next one, which depends on their order.
    timeNanos: windowOf(profiles)?.from ?? 0n,
    durationNanos: Math.min(Number.MAX_SAFE_INTEGER, durations),
  };
  const named = new KnownNames().named(profile);
  const together = foldEdges(named, 'Together, the profiles have');
  const edges = edgeSetOf(together.toEdges(compilerSampleType(profile), nameToday));
  const stacks = isWhole ? { ...renameFunctions(profile, nameToday), ...head } : undefined;
  const stackTimes = isCompact(profile) ? [] : [timesOf(named)];
  const times = isWhole ? stackTimes : collectedFiles.flatMap((file) => file.times ?? []);
  const totals = totalsOfInputs(ordered);
  const inputsSha256 = digest(profiles.map(({ sha256 }) => sha256).join('\n'));
  const gaps = mergedGaps(ordered);
  const remarks = [
    ...provenanceInWords(provenance, windowOf(profiles), inputsSha256, carriedOver),
    ...hiddenGapsInWords(gaps),
  ];
  const bytes =
    stacks === undefined
      ? encodeEdges(head, renameExcluded(edges.edges, exclusions), totals, remarks)
      : encodeStacks(stacks, { exclusions, totals, remarks, isOriginal: repairs.length === 0 });
  return {
    bytes,
    sha256: digest(bytes),
    head,
    edges,
    times: times.length === 0 ? undefined : times.reduce((sum, time) => addTimes(sum, time), NO_TIMES),
    writtenEdges: edges.edges.length,
    exclusions,
    gaps,
    ...totals,
    ownShare: meanOwnShare(ordered),
    inputsSha256,
    inputs: ordered,
    repairs,
  };
}

/**
 * Matches each build to today's source. It happens before the builds are merged, because only the lines of one build belong to
 * one version of the source. Builds that already match, or weigh less than `minDrift`, stay unchanged.
 */
async function repairBuilds(
  files: readonly BuildFile[],
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<{ readonly files: readonly BuildFile[]; readonly repairs: readonly RepairedBuild[] }> {
  const { repair, scratch } = options;
  if (repair === undefined) return { files, repairs: [] };
  const weightOf = (group: readonly BuildFile[]) => Number(addTotals(group.map(({ totals }) => totals))[0]);
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
    const goVersions = goVersionsOf(inputs, build);
    await writeFile(path, bytes);
    repaired.push({ ...first, path, totals: valueSums(decodeProfile(bytes)) });
    repairs.push({ weight, goVersions, lineless: linelessShare(profile), ...figures });
  }
  return { files: repaired, repairs };
}

/** The versions of Go that the profiles of a build show, sorted. */
function goVersionsOf(inputs: readonly WeighedInput[], build: readonly BuildFile[]): string[] {
  const members = new Set(build.flatMap((file) => [...file.members]));
  const ofBuild = inputs.filter(({ profile }) => members.has(profile.content));
  return [...new Set(ofBuild.flatMap(({ profile }) => profile.goVersion ?? []))].sort();
}

/** What is written into a profile of whole stacks in addition to the stacks. */
interface StackRemarks {
  readonly exclusions: readonly Exclusion[];
  readonly totals: Totals;
  /** The comments of the file, such as where the profiles came from. */
  readonly remarks: readonly string[];
  /** False if an earlier step dropped a stack or split one into several. */
  readonly isOriginal: boolean;
}

/** Encodes a profile with its whole stacks as the file to commit, without its excluded calls. */
export function encodeStacks(
  profile: Profile,
  { exclusions, totals, remarks, isOriginal }: StackRemarks,
): Uint8Array {
  const stacks = excludeInStacks(profile, exclusions);
  const { samples } = countTotals(stacks);
  if (isOriginal && samples === countTotals(profile).samples) return encodeWhole(stacks, totals, remarks);
  // A split stack counts twice, so the values no longer show how many samples were taken.
  const { effective } = worthOf(totals);
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, remarks);
}

/** Returns the share of the weight on calls without a line, as a fraction. */
function linelessShare(profile: Profile): number {
  return weightShare(callEdges(profile).edges, ({ offset }) => offset < 0);
}

/**
 * Writes the whole stacks of each input, times its factor, into a file of its own.
 * @throws ExpectedError when an input is too large.
 */
async function stackFiles(inputs: readonly WeighedInput[], scratch: string): Promise<readonly BuildFile[]> {
  for (const { profile, name } of inputs) assertFitsMemory(profile.unpacked, name);
  await mkdir(join(scratch, 'stacks'), { recursive: true });
  const isWeighted = inputs.some(({ factor }) => factor !== 1);
  const files: BuildFile[] = [];
  for (const [index, input] of inputs.entries()) {
    const { path: from, factor, profile } = input;
    // The copies have new names, because pprof could take a user's name for an option or a URL.
    const path = join(scratch, 'stacks', `${index}.pprof`);
    const build = JSON.stringify([profile.buildIds, profile.goVersion]);
    files.push({ path, build, members: new Set([profile.content]), totals: totalsOfInput(input) });
    const hasAllColumns = profile.sampleTypes.join() === profile.fileColumns.join();
    const isUnchanged = !isWeighted && hasAllColumns && profile.leftOut.length === 0;
    if (isUnchanged) await copyFile(from, path);
    else await writeFile(path, encodeWhole(scaleValues(await readInput(input), factor)));
  }
  return files;
}

/** The largest profile with whole stacks, in unpacked bytes. It takes thirty times as much memory. */
const MOST_STACK_BYTES = 8 * 1024 * 1024;

/** @param size in unpacked bytes. @throws ExpectedError when whole stacks of this size would take too much memory. */
function assertFitsMemory(size: number, what: string): void {
  if (size <= MOST_STACK_BYTES) return;
  const message = `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`;
  const fix = 'Use `compact: edges`, the default; the compiler builds the same program with it.';
  throw new ExpectedError(message, { fix });
}

/** A file with profiles of one build, which pprof merges. */
type BuildFile = Pick<EdgePart, 'path' | 'build' | 'members' | 'totals'> & Partial<Pick<EdgePart, 'times'>>;

/** pprof holds all files of a call in memory, so hundreds of large files with whole stacks would take gigabytes. */
const FILES_PER_CALL = 64;
/** These settings let Go collect garbage more often, which halves the memory and takes a tenth more time. */
const LESS_MEMORY = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/**
 * Adds up profile files with pprof. Each call of pprof gets some of the files, and the sum of the files before.
 * @returns the sum as an unpacked pprof profile.
 * @throws ExpectedError when pprof fails. It may drop a file without an error, so compare the sums.
 */
async function pprofSum(files: readonly BuildFile[], options: MergeOptions): Promise<Uint8Array> {
  const { pprof, scratch, env, signal } = options;
  const [first] = files;
  if (first && files.length === 1 && pprof === '') return profileBytes(await readRegularFile(first.path));
  const output = join(scratch, 'merged.pprof');
  // The paths are relative, because absolute paths of many files could be longer than a command line may be.
  const names = files.map(({ path }) => `./${relative(scratch, path)}`);
  for (let at = 0; at < names.length; at += FILES_PER_CALL) {
    const sumSoFar = at > 0 ? ['./merged.pprof'] : [];
    const batch = [...sumSoFar, ...names.slice(at, at + FILES_PER_CALL)];
    // Without -symbolize=none, pprof may look for the binary, name the functions again, and lose every start line.
    const { exitCode, stderr } = await runTool(
      [pprof, '-proto', '-symbolize=none', `-output=${output}`, ...batch],
      { cwd: scratch, env: { ...env, ...LESS_MEMORY }, credentials: 'nothing', signal },
    );
    if (exitCode !== 0)
      throw new ExpectedError(`\`go tool pprof -proto\` failed: ${outputLines(stderr).slice(-3).join(' ')}`, {
        fix: 'Run `npx go-pgo@1 inspect` on the collected files to see which one it cannot read.',
      });
  }
  return profileBytes(await readRegularFile(output));
}

/** Returns the exact sum of the values in each column, times the input's factor. */
function totalsOfInput({ factor, profile }: Pick<WeighedInput, 'factor' | 'profile'>): bigint[] {
  return profile.totals.map((total) => BigInt(factor) * total);
}

/** Adds up the totals of several profiles, column by column. */
function addTotals(all: readonly (readonly bigint[])[]): bigint[] {
  return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}

/** @throws ExpectedError when the sum of all inputs is above 2^53, where JavaScript numbers are no longer exact. */
function assertExactSums(inputs: readonly WeighedInput[]): void {
  const sums = addTotals(inputs.map(totalsOfInput));
  const type = sums.findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
  if (type < 0) return;
  const name = inputs[0]?.profile.sampleTypes[type];
  throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
    fix: 'Look at each file with `npx go-pgo@1 inspect`. One of them is damaged or made up, because no program reaches such a sum.',
  });
}

/**
 * Checks that pprof lost nothing, because it exits with 0 even if it dropped an input.
 * @throws ExpectedError when the sums of a column differ.
 */
function assertTotals(actual: readonly bigint[], expected: readonly bigint[], { sampleTypes }: ProfileHead) {
  const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
  if (index < 0) return;
  const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
  const message = `The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}. \`go tool pprof\` lost a part, so no file is written.`;
  throw new ExpectedError(message, {
    fix: 'Run it again. If it fails again, merge the sources one by one to find the profile at fault, and report it.',
  });
}

/** The totals of a merge. The inputs are counted, because an input of call edges has one entry for each edge, not each sample. */
function totalsOfInputs(inputs: readonly WeighedInput[]): Totals {
  return {
    samples: totalOf(inputs, ({ profile }) => profile.samples),
    cpuNanos: inputs.reduce((sum, { profile }) => sum + profile.cpuNanos, 0n),
    weighted: weightedSamples(inputs),
  };
}

/** Returns the mean of the inputs' `ownShare`, weighted by samples; undefined unless it is known of every input. */
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  const profiles = inputs.map(({ profile }) => profile);
  const all = totalOf(profiles, ({ samples }) => samples);
  if (all === 0 || profiles.some(({ ownShare }) => ownShare === undefined)) return undefined;
  return totalOf(profiles, ({ ownShare = 0, samples }) => ownShare * samples) / all;
}

/** Warns if the merge has few samples, or if a few of them have most of the weight. */
function aboutMergedSamples({ samples, weighted }: Totals, more: string): Finding[] {
  const all = count(samples, 'sample');
  if (samples < FEW_SAMPLES)
    return [warning(`The merge holds only ${all}, so its rare call edges are noise.`, more)];
  if (weighted === undefined || weighted.effective >= FEW_SAMPLES) return [];
  const message = `A few samples have much of the weight: the ${all} are worth only ${fixed(weighted.effective, 0)} samples of equal weight.`;
  const fix =
    'Take more samples from the sources with the largest weights, or bring the weights closer together.';
  return [warning(message, fix)];
}
