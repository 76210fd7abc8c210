import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endpointOf, headersFor } from '../collect/pprof.ts';
import type { PprofSource } from '../collect/source.ts';
import {
  alignFunctions,
  differenceOf,
  flameGraphOf,
  type NormalizedPair,
  type ProfiledPairs,
  pairOfProfiles,
  saveProfiles,
  valueIn,
} from '../compare/after/profiles.ts';
import { type BenchmarkProfileOptions, profileBenchmarks, profileLoad } from '../compare/after/profiling.ts';
import { isAnyFinished, type OtherContenders } from '../compare/compare-binaries.ts';
import { coverageFindings, coverageOf } from '../compare/experiment/verdict.ts';
import type { UnderLoad } from '../compare/workload/load-settings.ts';
import { placed, usesBinary } from '../compare/workload/serve.ts';
import { keepsLoopCalls, loopFindings } from '../golang/benchmark-loops.ts';
import { areOfDifferentCode, type BuildPair, type BuildSides } from '../golang/binaries.ts';
import { compilerNotes } from '../golang/compiler-notes.ts';
import {
  type AskCompiler,
  addStackCalls,
  type CompilerOutcome,
  compilerEvidence,
  type StackCall,
} from '../golang/evidence.ts';
import { listPackages } from '../golang/go.ts';
import { isThisMachine } from '../net/addresses.ts';
import { decodeFile } from '../profile/decode.ts';
import { type EdgeSet, edgesOf } from '../profile/edges.ts';
import type { CollectedStacks } from '../profile/encode.ts';
import { KnownNames, renamer } from '../profile/names.ts';
import { type Potential, potentialOf, timesOf } from '../profile/potential.ts';
import { TrainingSearch } from '../profile/training.ts';
import type { Report } from '../report/report.ts';
import { withDeadline } from '../system/deadline.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { readRegularFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { duration } from '../system/text.ts';
import { orElse, type ProgramConfig, type Run } from '../work.ts';
import { buildOptions, type Program } from './program.ts';

/**
 * Finds the reasons for the result of a comparison. The reasons show what the compiler did differently, where each side spent time and
 * memory, and how much of the profile the measured work runs. The reasons do not change the verdict, so a failure to find them is only a
 * finding.
 */

/** The two sides of a comparison, and the programs and profiles that were made for them. */
export interface Pairing {
  readonly run: Run;
  readonly program: Program;
  readonly sides: BuildSides;
  /** The programs of both sides; undefined if only benchmarks are compared. */
  readonly build?: BuildPair;
  /** Further contenders, which are measured but not profiled. */
  readonly others?: OtherContenders;
  readonly collected?: CollectedStacks;
  /** The time at which measuring and profiling end, on the clock of `performance.now()`. */
  readonly deadline: number;
}

/**
 * Finds out what the compiler did differently on the two sides, if the setting `evidence` contains `compiler`.
 * @param cpu the CPU profiles of both sides. These CPU profiles show the hot stacks if the run collected no profiles.
 */
export async function compilerReasons(
  { run, program, sides, build: built, collected }: Pairing,
  cpu: NormalizedPair | undefined,
): Promise<Pick<Report, 'compiler' | 'findings'> & Pick<CompilerOutcome, 'notes'>> {
  const { config, host } = run;
  const { go, main } = program;
  // A search for a tuned profile or for culprits needs the compiler's reasons, even if `evidence` does not contain `compiler`.
  const isSearch = config.tune.kind === 'search' || config.tune.kind === 'culprits';
  const isWanted = isSearch || config.evidence.has('compiler');
  if (!isWanted || built === undefined) return { findings: [] };
  host.progress('Reading inlined calls and stack frames of both binaries …');
  const profiled = sides.candidate.kind === 'profile' ? 'candidate' : 'baseline';
  const side = sides[profiled];
  const calls = new Map<string, StackCall>();
  if (collected) await collected.each((profile, factor) => addStackCalls(calls, profile, factor));
  else if (cpu) addStackCalls(calls, cpu.baseline.profile);
  const { evidence, notes, findings } = await compilerEvidence({
    built,
    mainPackage: main,
    goVersion: go.version,
    signal: host.signal,
    withProfile: side.kind === 'profile',
    edges: side.kind === 'profile' ? await edgesIn(side.path) : undefined,
    stacks: [...calls.values()],
    isOfStacks: collected !== undefined,
    profiled: side.kind === 'profile' ? profiled : undefined,
    askCompiler: compilerOf({ run, program, sides, build: built }),
  });
  // The reasons explain the effect of a profile, so they are dropped if the two sides have different code.
  const compiler = evidence && areOfDifferentCode(sides) ? { ...evidence, reasons: [] } : evidence;
  return { compiler, notes, findings };
}

/** Returns a function that asks the compiler about both builds; undefined if a binary was not built from the user's work tree. */
function compilerOf({ run, program, sides, build }: CompilerQuestion): AskCompiler | undefined {
  const { baseline, candidate } = sides;
  if (baseline.kind === 'binary' || candidate.kind === 'binary') return undefined;
  if (baseline.checkout !== undefined || candidate.checkout !== undefined) return undefined;
  return async (packages) => {
    if (packages.length === 0) return [];
    run.host.progress(`Asking the compiler about ${count(packages.length, 'package')} …`);
    const options = { ...buildOptions(run, program, 'build'), packages };
    // The two builds run one after the other, because both compile the same packages, and each build uses all cores.
    const before = await compilerNotes({ ...options, side: baseline, binary: build.baseline.path });
    const after = await compilerNotes({ ...options, side: candidate, binary: build.candidate.path });
    if ('severity' in before) return [before];
    return 'severity' in after ? [after] : { baseline: before, candidate: after };
  };
}

interface CompilerQuestion extends Pick<Pairing, 'run' | 'program' | 'sides'> {
  readonly build: BuildPair;
}

/** Reads the call edges of a profile. */
export async function edgesIn(path: string): Promise<EdgeSet> {
  return edgesOf(await decodeFile(await readRegularFile(path))).edges();
}

const NONE: ProfiledPairs = { pairs: [], findings: [] };
/**
 * The least milliseconds for profiling each side under load, and for profiling all benchmarks. A shorter profile would hold too few
 * samples.
 */
const SHORTEST_MS = 5_000;

/** The results of profiling both sides. */
type Taken = Pick<Report, 'coverage' | 'differences' | 'flameGraphs' | 'findings' | 'potential'> & {
  /**
   * The CPU profiles of the work that is most like production: of the server under load, or of the benchmarks if there is no such server.
   */
  readonly cpu?: NormalizedPair;
};

/**
 * Profiles both sides, and compares where time and memory went. Both sides are profiled after the measuring, because profiling would
 * disturb the measuring. If profiles cannot be taken in time, a finding says why.
 */
export async function takeProfiles(
  { run, program, sides, build, collected, deadline }: Pairing,
  profilable?: Omit<BenchmarkProfileOptions, 'milliseconds'>,
): Promise<Taken> {
  const { config, host } = run;
  if (!config.evidence.has('profiles')) return { findings: [] };
  const folder = join(run.scratch, 'profiles');
  await mkdir(folder, { recursive: true });
  const findings: Finding[] = [];
  const enough = budgetFor(config);
  const late = new ExpectedError(`the budget of ${duration(config.budget)} was spent.`, {
    fix: `Raise \`budget\`${config.budget < enough ? `, to ${duration(enough)} or more` : ''}; or leave profiles out with \`evidence: compiler\`, which leaves the whole budget to the measuring.`,
  });
  const orFinding = async (which: string, taking: Promise<ProfiledPairs>) => {
    const { pairs, findings: found } = await orElse(run, taking, (error) => {
      const message = `No profiles ${which} were compared: ${error.message}`;
      return { pairs: [], findings: [(error === late ? note : warning)(message, error.fix)] };
    });
    findings.push(...found);
    return pairs;
  };
  /** @param share the share of the remaining time that is spent on these profiles. */
  const inTime = (share: number, least: number, take: (part: ProfilingBudget) => Promise<ProfiledPairs>) => {
    const left = deadline - performance.now();
    const milliseconds = left * share < least ? left : left * share;
    if (milliseconds < least) return Promise.reject(late);
    const task = (signal: AbortSignal) => take({ signal, milliseconds });
    return withDeadline(milliseconds, host.signal, task, () => late);
  };
  const load: NormalizedPair[] = [];
  const benchmarks: NormalizedPair[] = [];
  if (build !== undefined && canProfileLoad(config)) {
    // The server under load gets most of the time, because it is more like production than benchmarks.
    const share = profilable ? 0.6 : 1;
    const taking = inTime(share, LOAD_MS, (part) => underLoad(run, build, part));
    load.push(...(await orFinding('under load', taking)));
  }
  if (profilable) {
    const scratch = join(folder, 'benchmarks');
    const taking = inTime(1, SHORTEST_MS, (part) => profileBenchmarks({ ...profilable, scratch, ...part }));
    benchmarks.push(...(await orFinding('of the benchmarks', taking)));
  }
  const given = await orFinding('of both sides', givenProfiles(sides));
  const all = [...benchmarks, ...load, ...given].map(alignFunctions);
  const differences = [];
  for (const pair of all) differences.push(differenceOf(pair, await saveProfiles(pair, run.outputDirectory)));
  const coverage = await coverageFor(program, sides, [...load, ...benchmarks]);
  if (coverage !== undefined) findings.push(...coverageFindings(coverage));
  const cpu = [...load, ...benchmarks].find(({ kind }) => kind === 'cpu');
  const shown = all.length > 0 && { differences, flameGraphs: all.map(flameGraphOf) };
  return {
    ...shown,
    cpu,
    coverage,
    findings,
    // Do not estimate the effect of PGO for finished binaries, because their code may differ for reasons other than PGO.
    potential:
      collected || areOfDifferentCode(sides) || isAnyFinished(sides) ? undefined : potentialHere(cpu),
  };
}

/**
 * Returns the share of the profile that the measured work runs. The result is undefined if no side has a profile, or if this run recorded
 * no CPU profiles.
 */
async function coverageFor(
  { main }: Program,
  { baseline, candidate }: BuildSides,
  taken: readonly NormalizedPair[],
) {
  const judged = candidate.kind === 'profile' ? candidate : baseline;
  const cpu = taken.filter(({ kind }) => kind === 'cpu');
  if (judged.kind !== 'profile' || cpu.length === 0) return undefined;
  const workload = [...new Set(cpu.map((pair) => `the ${pair.workload}`))].join(' and ');
  const names = cpu.flatMap(({ baseline: { profile } }) => profile.functions.names);
  const executed = [...names, ...names.map(renamer([{ from: main.importPath, to: 'main' }]))];
  const coverage = coverageOf(await edgesIn(judged.path), executed, workload);
  return coverage && { ...coverage, isPart: cpu.some(({ isPart }) => isPart) };
}

/**
 * Finds out if the profile was recorded with the measured work, and if it was recorded with the held-out work. A finding warns about
 * held-out work that recorded the profile, because such work is not held out. If nothing was measured, or if the profile was recorded with
 * other work, the function adds nothing to the report.
 */
export async function trainingOf(
  { run: { config }, program, sides: { baseline, candidate }, collected }: Pairing,
  { comparison, load, heldOut }: Pick<Report, 'comparison' | 'load' | 'heldOut'>,
): Promise<Pick<Report, 'training' | 'heldOut' | 'findings'>> {
  const judged = candidate.kind === 'profile' ? candidate : baseline;
  // The verdict about two versions of the code is not a verdict about a profile.
  if (judged.kind !== 'profile' || areOfDifferentCode({ baseline, candidate })) return { findings: [] };
  const first = trainingSearch(program, { comparison, load }, config.underLoad);
  const second = heldOut && trainingSearch(program, heldOut, config.heldOutLoad);
  const searches = [first, second].filter((search) => search !== undefined);
  // Look for the benchmarks in the collected stacks, because the merged call edges hold few traces of benchmarks. Look for the load in the
  // merged profile, because only its comments name the load.
  if (collected && searches.length > 0)
    await collected.each((profile, factor) => {
      for (const search of searches) search.add(profile, factor);
    });
  const profile = await decodeFile(await readRegularFile(judged.path));
  for (const search of searches) {
    if (collected) search.addComments(profile);
    else search.add(profile);
  }
  const training = second?.result();
  return {
    training: first?.result(),
    heldOut: heldOut && { ...heldOut, training },
    findings: training === undefined ? [] : [warning(NOT_HELD_OUT, NAME_OTHER_WORK)],
  };
}

const NOT_HELD_OUT =
  'The profile was also recorded by the held-out work, so the figure of this work does not show what other work gains.';
const NAME_OTHER_WORK =
  'Let `held-out` name work that the profile was not recorded with, or record the profile without it.';

/** Returns an object that searches profiles for the work of a comparison; undefined if nothing was measured. */
function trainingSearch(
  { main }: Program,
  { comparison, load }: Pick<Report, 'comparison' | 'load'>,
  underLoad: UnderLoad | undefined,
): TrainingSearch | undefined {
  if (!comparison?.measurements.length) return undefined;
  return new TrainingSearch({
    modulePath: main.modulePath,
    program: main.importPath,
    rows: comparison.measurements.map(({ name }) => name),
    load: load && (underLoad?.program ?? underLoad?.load),
  });
}

/**
 * Finds measured benchmarks that cannot show the effect of a profile, because this version of Go never inlines the calls in their loops.
 */
export async function benchmarkLoops(
  { run: { config }, program: { go }, sides }: Pairing,
  measured: Pick<BenchmarkProfileOptions, 'calibrated'> | undefined,
): Promise<Finding[]> {
  // Finished binaries may have been built by another version of Go.
  if (measured === undefined || isAnyFinished(sides) || !keepsLoopCalls(go.version)) return [];
  const keys = new Set(
    measured.calibrated.map(
      ({ binaries, printedName }) => `${binaries.importPaths['candidate']}.${/^[^/-]+/.exec(printedName)}`,
    ),
  );
  const paths = [
    ...new Set(measured.calibrated.map(({ binaries }) => binaries.importPaths['candidate'] ?? '')),
  ];
  const packages = await listPackages(go, paths, config.buildFlags);
  return loopFindings(go.version, packages, (importPath, name) => keys.has(`${importPath}.${name}`));
}

/** The time limit for profiling both sides, and the signal that ends profiling. */
interface ProfilingBudget {
  readonly signal: AbortSignal;
  readonly milliseconds: number;
}

/** Returns true if the server of a load test can be profiled on both sides. */
function canProfileLoad({ underLoad, measure }: ProgramConfig): boolean {
  if (underLoad?.load === undefined || underLoad.program) return false;
  return measure.has('load') && usesBinary(underLoad.serve);
}

/** The share of the budget that the measuring leaves for profiles of both sides. */
const PROFILES_SHARE = 0.2;

/** Returns the milliseconds of the budget that are reserved for profiles; 0 if the budget is too short for profiles. */
export function roomForProfiles(config: ProgramConfig): number {
  const isAny = canProfileLoad(config) || (config.benchmarks && config.measure.has('benchmarks'));
  const hasRoom = isAny && config.evidence.has('profiles') && config.budget >= budgetFor(config);
  return hasRoom ? config.budget * PROFILES_SHARE : 0;
}

/** Returns the smallest budget that leaves enough time for profiles, in milliseconds. */
function budgetFor(config: ProgramConfig): number {
  const least = canProfileLoad(config) ? LOAD_MS : SHORTEST_MS;
  return Math.round((1.2 * least) / PROFILES_SHARE);
}

/**
 * The milliseconds that profiling a side takes in addition to the load: starting the server, taking its heap profiles, and finishing a CPU
 * profile.
 */
const BESIDE_LOAD = 8_000;
const LOAD_MS = 2 * (BESIDE_LOAD + SHORTEST_MS);

/** Starts the server of each side under load, and profiles the server. */
async function underLoad(run: Run, build: BuildPair, part: ProfilingBudget): Promise<ProfiledPairs> {
  const { config, host, scratch } = run;
  if (config.underLoad?.load === undefined) return NONE;
  const sources = config.sources.flatMap((source) => (source.kind === 'pprof' ? [source.url] : []));
  const { load = config.underLoad.load, ...service } = await placed(config.underLoad, sources);
  const underLoad = { ...service, load };
  const endpoints = profilersOf({ ...config, underLoad });
  return profileLoad({
    binaries: { baseline: build.baseline.path, candidate: build.candidate.path },
    underLoad,
    endpoint: (signal) => profilerOf(run, endpoints[0], signal),
    endpoints: endpoints.map(({ url }) => url),
    longest: Math.min(20_000, part.milliseconds / 2 - BESIDE_LOAD),
    cwd: config.loadFolder,
    env: host.env,
    scratch: join(scratch, 'profiles', 'load'),
    signal: part.signal,
    progress: host.progress,
    detail: host.detail,
  });
}

/** Returns the two profiles that the sides are built with, if both have whole stacks. */
async function givenProfiles({ baseline, candidate }: BuildSides): Promise<ProfiledPairs> {
  if (baseline.kind !== 'profile' || candidate.kind !== 'profile') return NONE;
  const before = await decodeFile(await readRegularFile(baseline.path));
  const after = await decodeFile(await readRegularFile(candidate.path));
  const pair = pairOfProfiles({ baseline: before, candidate: after });
  return { pairs: pair === undefined ? [] : [pair], findings: [] };
}

/** Returns the share of the CPU time that PGO can speed up, according to the profiles of this run. */
function potentialHere(taken: NormalizedPair | undefined): Potential | undefined {
  if (taken === undefined) return undefined;
  const under = taken.workload === 'load' ? 'the server under load' : 'the benchmarks';
  const named = new KnownNames().named(taken.baseline.profile);
  return potentialOf(timesOf(named, valueIn(taken)), under);
}

/** The address at which the server's profiles can be requested. */
type ProfilerPlace = Pick<PprofSource, 'url'> & Partial<PprofSource>;

/**
 * Returns the addresses at which the server on this machine may serve its profiles. The function takes the addresses from the sources, from
 * the setting `ready`, and from the text of the setting `load`.
 */
function profilersOf({ sources, underLoad }: ProgramConfig): readonly ProfilerPlace[] {
  const named = [underLoad?.ready ?? '', ...(underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? [])];
  const urls = named
    .filter((text) => URL.canParse(text))
    .map((text) => new URL('/debug/pprof/profile', text));
  return [
    ...sources.filter((source): source is PprofSource => source.kind === 'pprof'),
    ...[...new Set(urls.map(({ href }) => href))].map((url) => ({ url })),
  ].filter(({ url }) => isThisMachine(new URL(url).hostname));
}

/** Returns the endpoint of the server's profiles. @throws ExpectedError if the settings do not show the endpoint. */
async function profilerOf({ config, host }: Run, first: ProfilerPlace | undefined, signal: AbortSignal) {
  if (first === undefined) {
    const isUnread = config.hasSources && config.sources.length === 0;
    throw new ExpectedError('the settings do not show at which address the server serves its profiles.', {
      fix: isUnread
        ? 'Let `ready` name an address of the server that serves `net/http/pprof`, because `compare` collects nothing and does not read `sources`.'
        : 'Import `net/http/pprof` in the server and serve it on the address of `ready`, or add its address on this machine to `sources`.',
    });
  }
  const access = { cwd: config.sourcesFolder, env: host.env, signal, mask: host.mask };
  const { headers = {}, ...rest } = first;
  return endpointOf(first.url, await headersFor({ ...rest, headers }, access));
}
