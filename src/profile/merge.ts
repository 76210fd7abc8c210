import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../settings/config.ts';
import type { Rename } from '../settings/values.ts';
import { ExpectedError, type Finding, note, Rejected } from '../system/errors.ts';
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
import { aboutSteadiness } from './steadiness.ts';
import { type EdgePart, partsOfInputs, type ValidFile } from './validate.ts';
import { type WeighedInput, weigh, weightedSamples, withCommitted, worthOf } from './weigh.ts';

/**
 * Merges the collected profiles into a single profile, which is then committed.
 *
 * pprof merges profiles by adding up the values of equal stacks. A program on many hosts gives hundreds of profiles, but the Go compiler
 * reads only their call edges. So the merge has these steps:
 *
 * 1. `weigh` gives each profile a factor, a whole number. For example, with `weighting: equal`, the factors give all hosts the same
 *    influence, however busy a host is.
 * 2. `partsOfInputs` adds up the call edges of up to a hundred profiles at a time, while other profiles still arrive.
 * 3. If the run repairs profiles, it matches the profiles of each older build to today's source, build by build.
 * 4. `go tool pprof -proto` adds up the sums that `partsOfInputs` made. The merge then checks that the sum of the result is exactly the sum
 *    of the inputs, because pprof exits with 0 even if it drops a file.
 * 5. Functions and calls of the result get the names and lines that the compiler looks for. The calls that `exclude` names are taken out,
 *    and the result is encoded.
 *
 * For example, two profiles hold the edge `main.serve -> main.render`, with 300 and 100 samples. If the factors of the profiles are 1 and
 * 2, the edge has 500 samples in the merge. But the merge reports 400 samples, because a profiler took only 400 samples. A comment says how
 * many samples of equal weight would be as precise as these 400 samples.
 *
 * The order of the inputs does not change the bytes of the merge, so the same profiles always give the same commit.
 */

/** The result of a merge: the file to commit, its content, and the profiles that it was made from. */
export interface MergedProfile extends WeighedProfile {
  /** The file to commit. */
  readonly bytes: Uint8Array;
  /** The SHA-256 digest of `bytes`, in hexadecimal. */
  readonly sha256: string;
  /** The number of call edges in `bytes`. */
  readonly writtenEdges: number;
  /**
   * The fraction of all samples with one of the program's own functions on the stack; undefined if this fraction is unknown for an input.
   */
  readonly ownShare: number | undefined;
  /** A digest of the sorted digests of all inputs. */
  readonly inputsSha256: string;
  /** The merged profiles, sorted by their digests. */
  readonly inputs: readonly WeighedInput[];
  /** The builds of the program whose profiles were matched to today's source. */
  readonly repairs: readonly RepairedBuild[];
}

/**
 * The result of repairing the profiles of a build that is older or newer than the source tree.
 */
export interface RepairedBuild extends RepairedWeight {
  /** The versions of Go that built the program, such as `go1.25.1`, if the paths of source files in the profiles show the versions. */
  readonly goVersions: readonly string[];
  /** The build's share of the weight of all inputs, each multiplied by its factor, as a fraction. */
  readonly weight: number;
  /** The share of the build's weight that is in calls without a line, as a fraction. */
  readonly lineless: number;
}

/** The shares of a profile's weight that the compiler does not find, before and after a repair, as fractions. */
export interface RepairedWeight {
  /** The share of the weight that the compiler does not find before the repair. */
  readonly stale: number;
  /** The share of the weight that the compiler does not find after the repair. */
  readonly lost: number;
  /** The part of `stale` that is in calls within Go's standard library. */
  readonly staleStandard: number;
}

/** Matches profiles of other builds to today's source before they are merged. `src/repair/` implements it. */
export interface BuildRepair {
  /**
   * The setting `min-drift`, a fraction. The profiles of a build stay unchanged if the build has less than this share of the weight. The
   * profiles of a build also stay unchanged if the repair would win back less than this share.
   */
  readonly minDrift: number;
  /** Rewrites the profile of one build. @returns undefined if the profile stays unchanged. */
  build(profile: Profile): Promise<(RepairedWeight & { readonly bytes: Uint8Array }) | undefined>;
  /** Rewrites the committed profile. @param read the contents of `file`. */
  committed(file: Uint8Array, read: PublishedProfile): Promise<Uint8Array>;
}

/** The settings and tools of a merge. */
export interface MergeOptions {
  /** With `edges`, the merge writes only call edges; with `none`, it writes whole stacks. */
  readonly compact: 'edges' | 'none';
  /**
   * The path of the pprof tool. The merge calls pprof by its path, because `go tool pprof` would take 0.2 s longer each time. The path is
   * empty if there is only one profile, because a single profile needs no pprof.
   */
  readonly pprof: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** The sums of call edges that the validator computed while profiles arrived. */
  readonly parts?: readonly EdgePart[];
  readonly renames?: readonly Rename[];
  /** The weight of the committed profile among the inputs, as a fraction of the weight of the new profiles. */
  readonly carriedOver?: number;
  readonly provenance?: Provenance;
  /** Comments that state the origin, if an earlier merge wrote them; the merge writes these comments instead of new ones. */
  readonly origin?: readonly string[] | undefined;
  readonly exclusions?: readonly Exclusion[];
  readonly repair?: BuildRepair;
}

/** A merged profile, and findings and estimates for the user. */
export interface Merged {
  readonly merged: MergedProfile;
  readonly findings: readonly Finding[];
  /** An estimate of what PGO could gain; undefined if no input has whole stacks. */
  readonly potential: Potential | undefined;
  /** The merged profiles with their whole stacks. */
  readonly stacks: CollectedStacks;
}

/** The facts that `mergeAccepted` needs in addition to the profiles: the settings, the tool, and the requirements for the result. */
export interface MergeRequest extends Omit<MergeOptions, 'compact' | 'renames' | 'exclusions'> {
  readonly settings: Pick<Config, 'weighting' | 'compact' | 'renames' | 'sources'> & ExclusionSettings;
  /** The version that `go env GOVERSION` prints. The list of harmful inlinings depends on the version of Go. */
  readonly goVersion: string;
  /** The number of samples and the functions that the merged profile must have. */
  readonly required?: Pick<Config, 'minSamples' | 'expect'>;
  /** The committed profile, which `carryOver` adds to the merge. */
  readonly committed?: Uint8Array;
  /** The weight of the committed profile, as a fraction of the weight of the new profiles; 0 by default. */
  readonly carryOver?: number;
}

/**
 * Weighs, merges and encodes validated profiles according to the settings. The result has findings for the user.
 * @throws Rejected if the merge has too few samples, or lacks a required function.
 * @throws ExpectedError if pprof cannot merge the profiles.
 */
export async function mergeAccepted(accepted: readonly ValidFile[], request: MergeRequest): Promise<Merged> {
  const { settings, goVersion, required, committed, carryOver: committedWeight = 0, ...tools } = request;
  const { compact, renames } = settings;
  const exclusions = exclusionsFor(settings, goVersion);
  const options: MergeOptions = { ...tools, compact, renames, exclusions };
  const fresh = await mergeProfiles(weigh(accepted, settings.weighting), options);
  const more = (multiple: number) => waysToMoreSamples(settings.sources, multiple);
  if (required !== undefined) rejectUnlessHolding(fresh, required, more);
  const findings = [
    ...aboutRepairs(fresh, goVersion),
    ...aboutExclusions(settings, goVersion, fresh.edges.edges),
  ];
  const potential = potentialOf(fresh.times, 'the collected profiles');
  const stacks = collectedStacks(fresh.inputs, renames, tools.signal);
  const carried =
    committedWeight === 0 || committed === undefined
      ? { merged: fresh, findings: [] }
      : await carryOver(fresh, committed, committedWeight, options);
  // The samples of a carried profile also make the merge steadier, so only a merge of new profiles is judged. `check` judges the file.
  const doubts = carried.merged === fresh ? aboutSteadiness(fresh, { name: 'the merge', more }) : [];
  return {
    merged: carried.merged,
    findings: [...doubts, ...findings, ...carried.findings],
    potential,
    stacks,
  };
}

/** The advice that brings more samples, for each kind of source. `seconds` names a length for live profiles, and may be empty. */
const MORE_SAMPLES: readonly (readonly [kinds: readonly string[], advice: (seconds: string) => string])[] = [
  [
    ['pprof', 'prometheus', 'kubernetes'],
    (seconds) =>
      `Profile for longer${seconds}, profile more instances, or profile while the instances are busy.`,
  ],
  [
    ['command'],
    () =>
      'Let the command run the program for longer, such as `go test` with `-count 10` or a longer `-benchtime`.',
  ],
];

/** The longest live profile that advice names, in seconds, because servers and proxies often end a response that takes longer. */
const LONGEST_ADVISED = 300;

/** Returns advice on how to get `multiple` times as many samples from the given sources. */
function waysToMoreSamples(sources: Config['sources'], multiple: number): string {
  const kinds = new Set<string>(sources.map(({ kind }) => kind));
  const longest = Math.max(1, ...sources.map((source) => ('seconds' in source ? source.seconds : 0)));
  const length = Math.min(LONGEST_ADVISED, Math.ceil(longest * multiple));
  const seconds = length > longest ? ` (\`seconds: ${length}\`)` : '';
  const fitting = MORE_SAMPLES.filter(([known]) => known.some((kind) => kinds.has(kind)));
  const known = new Set(MORE_SAMPLES.flatMap(([all]) => all));
  const hasOthers = kinds.size === 0 || [...kinds].some((kind) => !known.has(kind));
  const others = hasOthers ? ['Take more or longer profiles while the program is busy.'] : [];
  return [...fitting.map(([, advice]) => advice(seconds)), ...others].join(' ');
}

/**
 * @throws Rejected if the merge has too few samples, or lacks a function that `expect` names. The error tells the user how to get more
 * samples or the missing function.
 */
function rejectUnlessHolding(
  { samples, edges }: MergedProfile,
  { minSamples, expect }: Pick<Config, 'minSamples' | 'expect'>,
  more: (multiple: number) => string,
): void {
  if (samples < minSamples) {
    const reason = `The merge holds ${count(samples, 'sample')}, and \`min-samples\` is ${minSamples}.`;
    throw new Rejected(reason, { fix: more(minSamples / Math.max(1, samples)) });
  }
  const missing = missingFrom('The merge', edges.edges, expect);
  if (missing !== undefined) throw new Rejected(missing.message, missing);
}

/** A build that does not match today's source, and facts that show the reason. */
interface MismatchedBuild extends RepairedBuild {
  /** The versions of Go that the build was made with, except for the version that builds the program today. */
  readonly otherVersions: readonly string[];
  /** The version of Go that builds the program today. */
  readonly goVersion: string;
}

/**
 * The reasons why the calls of a build do not match today's source. `isSo` returns true if the reason applies to a build. The first reason
 * that applies is reported.
 */
const MISMATCH_CAUSES = [
  {
    /** A call on a line before the start of its function cannot match any source. */
    isSo: ({ lineless, stale }: MismatchedBuild) => lineless > 0 && 2 * lineless >= stale,
    origin: () =>
      'comes from profiles whose calls have lost their lines (such calls are on line 0, or before the start of their function)',
  },
  {
    isSo: ({ otherVersions }: MismatchedBuild) => otherVersions.length > 0,
    origin: (build: MismatchedBuild) => {
      const shown = `comes from builds with another version of Go: the paths of their source files show ${build.otherVersions.join(' and ')}, and this is ${build.goVersion}`;
      return isOnlyStandard(build)
        ? shown
        : `${shown}. Calls outside of the standard library do not match today’s source either, so the profiled program was built from older or newer code, or from tests`;
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
      'comes from builds whose function names and call lines do not match today’s source, because these are builds of older or newer code, or of tests',
  },
] as const;

/** Returns true if nearly all stale weight is in the standard library, which changes only with the version of Go. */
function isOnlyStandard({ staleStandard, stale }: MismatchedBuild): boolean {
  return staleStandard >= 0.9 * stale;
}

/**
 * Writes a note for each reason why builds do not match today's source. The note gives the share of the collected weight that comes from
 * builds with this reason.
 * @param goVersion the version of Go that builds the program today.
 */
export function aboutRepairs({ repairs }: Pick<MergedProfile, 'repairs'>, goVersion: string): Finding[] {
  // The path of a source file may name only `go1.26`, although the program was built with go1.26.8.
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
    const matched = `This part of the profile was matched to today’s source, so the compiler now finds ${foundShare('lost')} of this part instead of ${foundShare('stale')}.`;
    return note(`${share(weight)} of the collected weight ${origin}. ${matched}`);
  });
}

/**
 * Merges the new profiles again, with the committed profile as one more input. In the result, only the file, its digests and its number of
 * edges include the committed profile. All other fields of the result are about the new profiles alone, because the decision compares the
 * new profiles with the committed profile.
 *
 * A committed profile that cannot be merged is left out of the merge, and a note gives the reason.
 * @param committedWeight the weight of the committed profile, as a fraction of the weight of the new profiles.
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
    const message = `The committed profile has ${weight} of the merge’s weight (\`carry-over\`); ${count(kept, 'call edge')} of the committed profile ${kept === 1 ? 'does' : 'do'} not appear in the new profiles.`;
    return { merged: { ...fresh, bytes, sha256, writtenEdges, inputsSha256 }, findings: [note(message)] };
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const message = `\`carry-over\` leaves out the committed profile: ${error.message}`;
    return { merged: fresh, findings: [note(message)] };
  }
}

/**
 * Merges validated profiles into a new profile and encodes the new profile. The function does not change the inputs, and their order does
 * not matter.
 * @throws ExpectedError if pprof fails, or if its result does not add up to the sum of all inputs, each multiplied by its factor.
 */
export async function mergeProfiles(
  inputs: readonly WeighedInput[],
  options: MergeOptions,
): Promise<MergedProfile> {
  const ordered = [...inputs].sort((a, b) => compareText(a.profile.sha256, b.profile.sha256));
  const profiles = ordered.map(({ profile }) => profile);
  assertExactSums(ordered);
  const { exclusions = [], parts = [], scratch, signal } = options;
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
    // The code sets the time, because pprof's own time depends on the order of the inputs if one of them has no time.
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
  const { provenance, carriedOver } = options;
  const origin = provenanceInWords(provenance, windowOf(profiles), inputsSha256, carriedOver);
  const remarks = [...(options.origin ?? origin), ...hiddenGapsInWords(gaps)];
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
 * Matches the profiles of each build to today's source. Builds are matched one by one before they are merged, because each build was made
 * from another version of the source. A build stays unchanged if it already matches, or if it weighs less than `minDrift`.
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

/** Returns the sorted versions of Go that the profiles of a build show. */
function goVersionsOf(inputs: readonly WeighedInput[], build: readonly BuildFile[]): string[] {
  const members = new Set(build.flatMap((file) => [...file.members]));
  const ofBuild = inputs.filter(({ profile }) => members.has(profile.content));
  return [...new Set(ofBuild.flatMap(({ profile }) => profile.goVersion ?? []))].sort();
}

/** The data that a profile of whole stacks gets in addition to its stacks. */
interface StackRemarks {
  readonly exclusions: readonly Exclusion[];
  readonly totals: Totals;
  /** The comments of the file, such as the origin of the profiles. */
  readonly remarks: readonly string[];
  /** False if an earlier step dropped a stack, or split a stack into several stacks. */
  readonly isOriginal: boolean;
}

/** Encodes a profile with its whole stacks as the file to commit, without its excluded calls. */
export function encodeStacks(
  profile: Profile,
  { exclusions, totals, remarks, isOriginal }: StackRemarks,
): Uint8Array {
  const stacks = excludeInStacks(profile, exclusions);
  const { samples } = countTotals(stacks);
  const isWhole = isOriginal && samples === countTotals(profile).samples;
  const isCounted = totals.weighted !== undefined || samples === totals.samples;
  if (isWhole && isCounted) return encodeWhole(stacks, totals, remarks);
  // A split stack counts twice, and an input of call edges counts a sample once for each call of its stack. So the values do not show the
  // number of samples that a profiler took.
  const { effective } = worthOf(totals);
  return encodeWhole(stacks, { ...totals, weighted: { samples, effective } }, remarks);
}

/** Returns the share of the weight that is in calls without a line, as a fraction. */
function linelessShare(profile: Profile): number {
  return weightShare(callEdges(profile).edges, ({ offset }) => offset < 0);
}

/**
 * Multiplies the values of each input by its factor, and writes the whole stacks of each input into a separate file.
 * @throws ExpectedError if an input is too large.
 */
async function stackFiles(inputs: readonly WeighedInput[], scratch: string): Promise<readonly BuildFile[]> {
  for (const { profile, name } of inputs) assertFitsMemory(profile.unpacked, name);
  await mkdir(join(scratch, 'stacks'), { recursive: true });
  const isWeighted = inputs.some(({ factor }) => factor !== 1);
  const files: BuildFile[] = [];
  for (const [index, input] of inputs.entries()) {
    const { path: from, factor, profile } = input;
    // The copies have new names, because pprof could take a file name that the user chose for an option or a URL.
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

/** The largest profile with whole stacks that is accepted, in unpacked bytes. A profile of this size takes thirty times as much memory. */
const MOST_STACK_BYTES = 8 * 1024 * 1024;

/** @param size the size of a profile in unpacked bytes. @throws ExpectedError if whole stacks of this size would take too much memory. */
function assertFitsMemory(size: number, what: string): void {
  if (size <= MOST_STACK_BYTES) return;
  const message = `${what} has ${fixed(size / 2 ** 20, 0)} MiB with whole stacks unpacked; \`compact: none\` takes 8 MiB at most.`;
  const fix = 'Use `compact: edges`, the default; the compiler builds the same program with it.';
  throw new ExpectedError(message, { fix });
}

/** An input file for pprof. Each input file holds profiles of one build only. */
type BuildFile = Pick<EdgePart, 'path' | 'build' | 'members' | 'totals'> & Partial<Pick<EdgePart, 'times'>>;

/**
 * The maximum number of files that one call of pprof gets. The files of one call are in memory at the same time, so hundreds of large files
 * with whole stacks would take gigabytes.
 */
const FILES_PER_CALL = 64;
/**
 * The environment variables with which pprof collects garbage more often. With frequent garbage collection, pprof takes half of the memory
 * and a tenth more time.
 */
const LESS_MEMORY = { GOGC: '50', GOMEMLIMIT: '300MiB' };

/**
 * Adds up profile files with pprof. Each call of pprof gets some of the files, and the result of the previous call.
 * @returns the sum as an unpacked pprof profile.
 * @throws ExpectedError if pprof fails. The caller must compare the sums, because pprof may drop a file without an error.
 */
async function pprofSum(files: readonly BuildFile[], options: MergeOptions): Promise<Uint8Array> {
  const { pprof, scratch, env, signal } = options;
  const [first] = files;
  if (first && files.length === 1 && pprof === '') return profileBytes(await readRegularFile(first.path));
  const output = join(scratch, 'merged.pprof');
  // The paths are relative, because absolute paths of many files could exceed the limit of a command line.
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
        fix: 'Run `npx go-pgo@1 inspect` on the collected files to see which file pprof cannot read.',
      });
  }
  return profileBytes(await readRegularFile(output));
}

/** Returns the exact sum of the values in each column of an input, multiplied by the input's factor. */
function totalsOfInput({ factor, profile }: Pick<WeighedInput, 'factor' | 'profile'>): bigint[] {
  return profile.totals.map((total) => BigInt(factor) * total);
}

/** Adds up the totals of several profiles, column by column. */
function addTotals(all: readonly (readonly bigint[])[]): bigint[] {
  return (all[0] ?? []).map((_, type) => all.reduce((sum, totals) => sum + (totals[type] ?? 0n), 0n));
}

/** @throws ExpectedError if the sum of all inputs is above 2^53, because larger JavaScript numbers are not exact. */
function assertExactSums(inputs: readonly WeighedInput[]): void {
  const sums = addTotals(inputs.map(totalsOfInput));
  const type = sums.findIndex((sum) => sum > BigInt(Number.MAX_SAFE_INTEGER));
  if (type < 0) return;
  const name = inputs[0]?.profile.sampleTypes[type];
  throw new ExpectedError(`Together, the ${inputs.length} profiles hold more than 2^53 of ${name}.`, {
    fix: 'Look at each file with `npx go-pgo@1 inspect`. One of these profiles is damaged or made up, because no program reaches such a sum.',
  });
}

/**
 * Checks that pprof lost no samples, because pprof exits with 0 even if it dropped an input.
 * @throws ExpectedError if the actual sum of a column differs from the expected sum.
 */
function assertTotals(actual: readonly bigint[], expected: readonly bigint[], { sampleTypes }: ProfileHead) {
  const index = sampleTypes.findIndex((_, type) => actual[type] !== expected[type]);
  if (index < 0) return;
  const name = `${sampleTypes[index]?.type}/${sampleTypes[index]?.unit}`;
  const message = `The merge holds ${actual[index]} ${name}, but its inputs hold ${expected[index]}. \`go tool pprof\` lost a part, so no file is written.`;
  throw new ExpectedError(message, {
    fix: 'Run again. If the merge fails again, merge the sources one by one to find the profile at fault, and report the failure.',
  });
}

/**
 * Returns the totals of a merge by adding up the totals of the inputs. Counting the entries of the merge would give a wrong number, because
 * an input of call edges has one entry for each edge instead of each sample.
 */
function totalsOfInputs(inputs: readonly WeighedInput[]): Totals {
  return {
    samples: totalOf(inputs, ({ profile }) => profile.samples),
    cpuNanos: inputs.reduce((sum, { profile }) => sum + profile.cpuNanos, 0n),
    weighted: weightedSamples(inputs),
  };
}

/** Returns the mean of the inputs' `ownShare`, weighted by samples; undefined if the `ownShare` of an input is unknown. */
function meanOwnShare(inputs: readonly WeighedInput[]): number | undefined {
  const profiles = inputs.map(({ profile }) => profile);
  const all = totalOf(profiles, ({ samples }) => samples);
  if (all === 0 || profiles.some(({ ownShare }) => ownShare === undefined)) return undefined;
  return totalOf(profiles, ({ ownShare = 0, samples }) => ownShare * samples) / all;
}
