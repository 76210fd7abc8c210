import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpointOf, headersFor } from '../collect/pprof.ts';
import type { PprofSource } from '../collect/source.ts';
import { profileBenchmarks } from '../compare/benchmark-profiles.ts';
import type { ServerProfiler } from '../compare/load-profiles.ts';
import { profileLoad } from '../compare/load-profiles.ts';
import {
  differenceOf,
  flameGraphOf,
  type NormalizedPair,
  pairOfProfiles,
  saveProfiles,
  valueIn,
} from '../compare/profiles.ts';
import type { Comparison } from '../compare/verdict.ts';
import type { BuildPair, BuildSide } from '../golang/build.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import { compilerEvidence } from '../golang/evidence.ts';
import { framesOf, StackFrames } from '../golang/frames.ts';
import type { InlinedSites, InlinedSitesPair } from '../golang/inlining.ts';
import { readFunctionTable } from '../golang/pclntab.ts';
import { connectionFailure } from '../net/errors.ts';
import { isThisMachine, networkFor } from '../net/network.ts';
import { send } from '../net/send.ts';
import { decodeOrExplain, profileBytes } from '../profile/bytes.ts';
import { readEdges } from '../profile/edges.ts';
import { PgoBuildTally, type Potential, potentialOf } from '../profile/potential.ts';
import { type CollectedStacks, stacksOf } from '../profile/stacks.ts';
import type { Report } from '../report/report.ts';
import type { Config } from '../settings/config.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { orElse, type Run, warningOf } from '../work.ts';
import { benchmarkOptions, type Sides, startsBinary } from './measure.ts';
import type { Program } from './program.ts';

/** What was built and measured before the reasons are looked for. */
export interface Measured {
  readonly build: BuildPair;
  readonly comparison?: Comparison;
}

/** What this run has collected. */
export interface FromSources {
  readonly stacks: CollectedStacks;
  readonly potential?: Potential;
}

export interface CompilerReasons {
  readonly compiler?: CompilerEvidence;
  /** Which calls either binary has inlined; undefined where that is not known. */
  readonly inlined?: InlinedSitesPair;
  readonly findings: readonly Finding[];
}

/** What the compiler did differently on the two sides, as far as `evidence` asks for it. What cannot be found out is a warning. */
export async function compilerReasons(
  { config, host, scratch }: Run,
  { go, main }: Program,
  { baseline, candidate }: Sides,
  built: BuildPair,
): Promise<CompilerReasons> {
  const buildTimes = config.evidence.has('build-times');
  if (!config.evidence.has('compiler') && !buildTimes) return { findings: [] };
  const folder = join(scratch, 'compiler');
  await mkdir(folder, { recursive: true });
  const { evidence, inlinedSites, findings } = await compilerEvidence({
    go,
    mainPackage: main,
    flags: config.buildFlags,
    baseline,
    candidate,
    built,
    profile: await edgesOf(candidate.kind === 'profile' ? candidate : baseline),
    buildTimes,
    scratch: folder,
    signal: host.signal,
    progress: host.progress,
  });
  return { compiler: evidence, inlined: inlinedSites, findings };
}

async function edgesOf(side: BuildSide) {
  if (side.kind !== 'profile') return undefined;
  const bytes = await profileBytes(await readFile(side.path));
  return { edges: readEdges(bytes).edges(), bytes: bytes.length };
}

export interface ProfileReasons
  extends Pick<Report, 'compiler' | 'differences' | 'flameGraphs' | 'potential'> {
  readonly findings: readonly Finding[];
}

/**
 * Where time and memory went on either side, what PGO could gain at all, and how large the stacks of the profile are with either
 * binary. It comes after the measuring, which profiling would disturb. What cannot be found out is a warning.
 * @throws the signal's reason when aborted.
 */
export async function profileReasons(
  run: Run,
  program: Program,
  sides: Sides,
  measured: Measured,
  { compiler, inlined }: Omit<CompilerReasons, 'findings'> = {},
  collected?: FromSources,
): Promise<ProfileReasons> {
  const onStacks = (stacks: CollectedStacks | undefined) =>
    framesOnStacks(compiler, measured.build, inlined, stacks);
  if (!run.config.evidence.has('profiles'))
    return { compiler: await onStacks(collected?.stacks), findings: [] };
  await mkdir(join(run.scratch, 'profiles'), { recursive: true });
  const findings: Finding[] = [];
  const taken = async (which: string, profiles: Promise<Profiled>): Promise<Profiled['pairs']> => {
    const { pairs, findings: found } = await orElse(run, profiles, ({ message, fix }) => ({
      pairs: [],
      findings: [warningOf({ message: `There are no profiles ${which} to compare: ${message}`, fix })],
    }));
    findings.push(...found);
    return pairs;
  };
  const benchmarks = await taken('of the benchmarks', underBenchmarks(run, program, sides, measured));
  const load = await taken('under load', underLoad(run, measured));
  const given = await taken('of both sides', givenProfiles(sides));
  const all = [...benchmarks, ...load, ...given];
  const differences = [];
  for (const pair of all) differences.push(differenceOf(pair, await saveProfiles(pair, run.outputDirectory)));
  // A server under load is more like production than benchmarks are.
  const cpu = [...load, ...benchmarks].find(({ kind }) => kind === 'cpu');
  return {
    ...(all.length > 0 && { differences, flameGraphs: all.map(flameGraphOf) }),
    potential: await potentialFor(sides, inlined, cpu, collected),
    compiler: await onStacks(collected?.stacks ?? (cpu && stacksOf(cpu.baseline.profile))),
    findings,
  };
}

interface Profiled {
  readonly pairs: readonly NormalizedPair[];
  readonly findings: readonly Finding[];
}

const NONE: Profiled = { pairs: [], findings: [] };

async function underBenchmarks(
  run: Run,
  program: Program,
  sides: Sides,
  { comparison }: Measured,
): Promise<Profiled> {
  const options = await benchmarkOptions(run, program, sides, join(run.scratch, 'profiles', 'benchmarks'));
  // Where none could be measured, the reason is known already.
  const areMeasured = comparison?.measurements.some(({ unit }) => unit === 'cpu-sec/op') ?? true;
  return options === undefined || !areMeasured ? NONE : profileBenchmarks(options);
}

async function underLoad({ config, host, scratch }: Run, { build }: Measured): Promise<Profiled> {
  const { underLoad, measure } = config;
  const load = underLoad?.load;
  if (underLoad === undefined || load === undefined || !measure.has('load') || !startsBinary(underLoad))
    return NONE;
  const localSources = profiledHere(config);
  return profileLoad({
    binaries: { baseline: build.baseline.path, candidate: build.candidate.path },
    underLoad: { ...underLoad, load },
    profiler: (folder, signal) => profilerOf({ config, host }, folder, signal),
    endpoints: [...localSources.map(({ url }) => url), ...namedOrigins(config)],
    cwd: config.workingDirectory,
    env: host.env,
    scratch: join(scratch, 'profiles', 'load'),
    signal: host.signal,
    progress: host.progress,
  });
}

/** The profiles of both sides themselves, where they have their stacks. */
async function givenProfiles({ baseline, candidate }: Sides): Promise<Profiled> {
  if (baseline.kind !== 'profile' || candidate.kind !== 'profile') return NONE;
  const before = decodeOrExplain(await profileBytes(await readFile(baseline.path)));
  const after = decodeOrExplain(await profileBytes(await readFile(candidate.path)));
  const pair = pairOfProfiles({ baseline: before, candidate: after });
  return { pairs: pair === undefined ? [] : [pair], findings: [] };
}

/** What could be gained, according to the collected profiles, else to what was just profiled. */
async function potentialFor(
  { baseline, candidate }: Sides,
  inlined: InlinedSitesPair | undefined,
  taken: NormalizedPair | undefined,
  collected: FromSources | undefined,
): Promise<Potential | undefined> {
  if (collected !== undefined) {
    const isOnOff = candidate.kind === 'off' && baseline.kind === 'profile';
    const isOffOn = baseline.kind === 'off' && candidate.kind === 'profile';
    if (collected.potential === undefined || inlined === undefined || !(isOnOff || isOffOn)) return undefined;
    const build = isOffOn
      ? new PgoBuildTally(inlined.baseline, inlined.candidate)
      : new PgoBuildTally(inlined.candidate, inlined.baseline);
    await collected.stacks.each((profile, factor) => build.add(profile, factor));
    return { ...collected.potential, ...build.verdict() };
  }
  if (taken === undefined) return undefined;
  const under = taken.workload === 'load' ? 'the server under load' : 'the benchmarks';
  const potential = potentialOf(taken.baseline.profile, under, valueIn(taken));
  return potential && { ...potential, ...ofOwnBuild(baseline) };
}

/** It is known how the binary was built that was profiled here. */
function ofOwnBuild(baseline: BuildSide): Pick<Potential, 'fromPgoBuild' | 'fromPgoBuildReason'> {
  if (baseline.kind === 'binary') return {};
  const fromPgoBuild = baseline.kind === 'profile';
  const how = fromPgoBuild ? `with ${baseline.display}` : 'without a profile';
  return {
    fromPgoBuild,
    fromPgoBuildReason: `It was taken here of the baseline, which is built ${how}.`,
  };
}

/** Adds to the stack frames how large a whole stack of the profile is with either binary. */
async function framesOnStacks(
  compiler: CompilerEvidence | undefined,
  build: BuildPair,
  inlined: InlinedSitesPair | undefined,
  stacks: CollectedStacks | undefined,
): Promise<CompilerEvidence | undefined> {
  if (stacks === undefined || inlined === undefined || compiler === undefined) return undefined;
  const baseline = await functionsOf(build.baseline.path, inlined.baseline);
  const candidate = await functionsOf(build.candidate.path, inlined.candidate);
  if (baseline === undefined || candidate === undefined) return undefined;
  const frames = new StackFrames(baseline, candidate);
  await stacks.each((profile, factor) => frames.add(profile, factor));
  const onStacks = frames.average();
  return onStacks && { ...compiler, frames: { ...compiler.frames, onStacks } };
}

async function functionsOf(path: string, inlined: InlinedSites) {
  const table = readFunctionTable(await readFile(path));
  return table && { frames: framesOf(table), inlined };
}

/** Sources that profile a server on this machine. */
function profiledHere({ sources }: Config): PprofSource[] {
  return sources.filter(
    (source): source is PprofSource => source.kind === 'pprof' && isThisMachine(new URL(source.url).hostname),
  );
}

/** Origins on this machine that `ready` and `load` name. */
function namedOrigins({ underLoad }: Config): string[] {
  const named = [underLoad?.ready ?? '', ...(underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? [])];
  const urls = named.flatMap((text) => (URL.canParse(text) ? new URL(text) : []));
  return [...new Set(urls.filter(({ hostname }) => isThisMachine(hostname)).map(({ origin }) => origin))];
}

/**
 * Where the running server's own profiles are: where a source takes them on this machine, or at an origin that `ready` or
 * `load` names.
 * @throws ExpectedError when there are none.
 */
async function profilerOf(
  { config, host }: Pick<Run, 'config' | 'host'>,
  scratch: string,
  signal: AbortSignal,
): Promise<ServerProfiler> {
  const network = networkFor(host.env);
  const [source] = profiledHere(config);
  if (source !== undefined) {
    const access = { cwd: config.workingDirectory, env: host.env, signal, mask: host.mask };
    return { endpoint: endpointOf(source.url, await headersFor(source, access)), network, scratch };
  }
  const answers: string[] = [];
  for (const origin of namedOrigins(config)) {
    const index = new URL('/debug/pprof/', origin);
    const { status, body } = await send(index, { headers: {}, network, signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw connectionFailure(error, index.href) ?? error;
    });
    body.on('error', () => {}).destroy();
    if (status === 200) return { endpoint: endpointOf(new URL('profile', index).href, {}), network, scratch };
    answers.push(`${index.href} answered ${status}`);
  }
  throw new ExpectedError(
    answers.length === 0
      ? 'It is not known where the server could be asked for them.'
      : `The server has none: ${answers.join(', ')}.`,
    {
      fix: 'Import `net/http/pprof` in the server, and let it answer where `ready` is, or name its address on this machine in `sources`.',
    },
  );
}
