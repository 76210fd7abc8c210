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
  type ProfiledPairs,
  pairOfProfiles,
  saveProfiles,
  valueIn,
} from '../compare/profiles.ts';
import { placed } from '../compare/serve.ts';
import type { Comparison } from '../compare/verdict.ts';
import type { BuildPair } from '../golang/build.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import { compilerEvidence } from '../golang/evidence.ts';
import { framesOf, StackFrames } from '../golang/frames.ts';
import type { InlinedSitesPair } from '../golang/inlining.ts';
import { readFunctionTable } from '../golang/pclntab.ts';
import { isThisMachine, networkFor } from '../net/network.ts';
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

/** What this run has collected. */
export interface FromSources {
  readonly stacks: CollectedStacks;
  readonly potential?: Potential;
}

type Compiled = Pick<Awaited<ReturnType<typeof compilerEvidence>>, 'evidence' | 'inlinedSites' | 'findings'>;

/** What the compiler did differently on the two sides, as far as `evidence` asks for it. What cannot be found out is a warning. */
export async function compilerReasons(
  { config, host, scratch }: Run,
  { go, main }: Program,
  { baseline, candidate }: Sides,
  built: BuildPair,
): Promise<Compiled> {
  const buildTimes = config.evidence.has('build-times');
  if (!config.evidence.has('compiler') && !buildTimes)
    return { evidence: undefined, inlinedSites: undefined, findings: [] };
  const folder = join(scratch, 'compiler');
  await mkdir(folder, { recursive: true });
  const side = candidate.kind === 'profile' ? candidate : baseline;
  const bytes = side.kind === 'profile' ? await profileBytes(await readFile(side.path)) : undefined;
  return compilerEvidence({
    ...{ go, mainPackage: main, flags: config.buildFlags, baseline, candidate, built },
    profile: bytes && { edges: readEdges(bytes).edges(), bytes: bytes.length },
    ...{ buildTimes, scratch: folder, signal: host.signal, progress: host.progress },
  });
}

const NONE: ProfiledPairs = { pairs: [], findings: [] };

type ProfileReasons = Pick<Report, 'compiler' | 'differences' | 'flameGraphs' | 'potential' | 'findings'>;

/**
 * Where time and memory went on either side, what PGO could gain at all, and how large the stacks of the profile are with either
 * binary. It comes after the measuring, which profiling would disturb. What cannot be found out is a warning.
 * @throws the signal's reason when aborted.
 */
export async function profileReasons(
  run: Run,
  program: Program,
  sides: Sides,
  build: BuildPair,
  comparison: Comparison | undefined,
  compiled: Compiled,
  collected?: FromSources,
): Promise<ProfileReasons> {
  const onStacks = (stacks: CollectedStacks | undefined) => framesOnStacks(compiled, build, stacks);
  if (!run.config.evidence.has('profiles'))
    return { compiler: await onStacks(collected?.stacks), findings: [] };
  const folder = join(run.scratch, 'profiles');
  await mkdir(folder, { recursive: true });
  const findings: Finding[] = [];
  const taken = async (which: string, profiles: Promise<ProfiledPairs>) => {
    const { pairs, findings: found } = await orElse(run, profiles, ({ message, fix }) => ({
      pairs: [],
      findings: [warningOf({ message: `There are no profiles ${which} to compare: ${message}`, fix })],
    }));
    findings.push(...found);
    return pairs;
  };
  const underBenchmarks = async (): Promise<ProfiledPairs> => {
    const options = await benchmarkOptions(run, program, sides, join(folder, 'benchmarks'));
    // Where none could be measured, the reason is known already.
    const areMeasured = comparison?.measurements.some(({ unit }) => unit === 'cpu-sec/op') ?? true;
    return options === undefined || !areMeasured ? NONE : profileBenchmarks(options);
  };
  const benchmarks = await taken('of the benchmarks', underBenchmarks());
  const load = await taken('under load', underLoad(run, build));
  const given = await taken('of both sides', givenProfiles(sides));
  const all = [...benchmarks, ...load, ...given];
  const differences = [];
  for (const pair of all) differences.push(differenceOf(pair, await saveProfiles(pair, run.outputDirectory)));
  // A server under load is more like production than benchmarks are.
  const cpu = [...load, ...benchmarks].find(({ kind }) => kind === 'cpu');
  return {
    ...(all.length > 0 && { differences, flameGraphs: all.map(flameGraphOf) }),
    potential: await potentialFor(sides, compiled.inlinedSites, cpu, collected),
    compiler: await onStacks(collected?.stacks ?? (cpu && stacksOf(cpu.baseline.profile))),
    findings,
  };
}

async function underLoad(run: Run, build: BuildPair): Promise<ProfiledPairs> {
  const { config, host, scratch } = run;
  if (config.underLoad?.load === undefined || !config.measure.has('load') || !startsBinary(config.underLoad))
    return NONE;
  const sources = config.sources.flatMap((source) => (source.kind === 'pprof' ? [source.url] : []));
  const { load = config.underLoad.load, ...service } = await placed(config.underLoad, sources);
  const underLoad = { ...service, load };
  const endpoints = profilersOf({ ...config, underLoad });
  return profileLoad({
    binaries: { baseline: build.baseline.path, candidate: build.candidate.path },
    underLoad,
    profiler: (folder, signal) => profilerOf(run, endpoints[0], folder, signal),
    endpoints: endpoints.map(({ url }) => url),
    cwd: config.workingDirectory,
    env: host.env,
    scratch: join(scratch, 'profiles', 'load'),
    signal: host.signal,
    progress: host.progress,
  });
}

/** The profiles of both sides themselves, where they have their stacks. */
async function givenProfiles({ baseline, candidate }: Sides): Promise<ProfiledPairs> {
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
    if (collected.potential === undefined || inlined === undefined) return undefined;
    const withPgo = candidate.kind === 'profile' ? 'candidate' : 'baseline';
    const without = withPgo === 'candidate' ? 'baseline' : 'candidate';
    const sides = { baseline, candidate };
    if (sides[without].kind !== 'off' || sides[withPgo].kind !== 'profile') return undefined;
    const build = new PgoBuildTally(inlined[without], inlined[withPgo]);
    await collected.stacks.each((profile, factor) => build.add(profile, factor));
    return { ...collected.potential, ...build.verdict() };
  }
  if (taken === undefined) return undefined;
  const under = taken.workload === 'load' ? 'the server under load' : 'the benchmarks';
  const potential = potentialOf(taken.baseline.profile, under, valueIn(taken));
  if (potential === undefined || baseline.kind === 'binary') return potential;
  // It is known how the binary was built that was profiled here.
  const fromPgoBuild = baseline.kind === 'profile';
  const how = fromPgoBuild ? `with ${baseline.display}` : 'without a profile';
  const fromPgoBuildReason = `It was taken here of the baseline, which is built ${how}.`;
  return { ...potential, fromPgoBuild, fromPgoBuildReason };
}

/** Adds to the stack frames how large a whole stack of the profile is with either binary. */
async function framesOnStacks(
  { evidence, inlinedSites: inlined }: Compiled,
  build: BuildPair,
  stacks: CollectedStacks | undefined,
): Promise<CompilerEvidence | undefined> {
  if (stacks === undefined || inlined === undefined || evidence === undefined) return evidence;
  const functionsOf = async (side: 'baseline' | 'candidate') => {
    const table = readFunctionTable(await readFile(build[side].path));
    return table && { frames: framesOf(table), inlined: inlined[side] };
  };
  const [baseline, candidate] = [await functionsOf('baseline'), await functionsOf('candidate')];
  if (baseline === undefined || candidate === undefined) return evidence;
  const frames = new StackFrames(baseline, candidate);
  await stacks.each((profile, factor) => frames.add(profile, factor));
  return { ...evidence, frames: { ...evidence.frames, onStacks: frames.average() } };
}

/** Where the server on this machine may have its profiles: at a source, else below what `ready` and `load` name. */
function profilersOf({
  sources,
  underLoad,
}: Config): readonly (Pick<PprofSource, 'url'> & Partial<PprofSource>)[] {
  const named = [underLoad?.ready ?? '', ...(underLoad?.load?.match(/https?:\/\/[^\s'"<>]+/g) ?? [])];
  const urls = named
    .filter((text) => URL.canParse(text))
    .map((text) => new URL('/debug/pprof/profile', text));
  return [
    ...sources.filter((source): source is PprofSource => source.kind === 'pprof'),
    ...[...new Set(urls.map(({ href }) => href))].map((url) => ({ url })),
  ].filter(({ url }) => isThisMachine(new URL(url).hostname));
}

/** @throws ExpectedError when it is not known where the server's profiles are. */
async function profilerOf(
  { config, host }: Run,
  first: (Pick<PprofSource, 'url'> & Partial<PprofSource>) | undefined,
  scratch: string,
  signal: AbortSignal,
): Promise<ServerProfiler> {
  if (first === undefined)
    throw new ExpectedError('It is not known where the server can be asked for them.', {
      fix: 'Import `net/http/pprof` in the server, and let it answer where `ready` is, or name its address on this machine in `sources`.',
    });
  const access = { cwd: config.workingDirectory, env: host.env, signal, mask: host.mask };
  const { headers = {}, ...rest } = first;
  const endpoint = endpointOf(first.url, await headersFor({ ...rest, headers }, access));
  return { endpoint, network: networkFor(host.env), scratch };
}
