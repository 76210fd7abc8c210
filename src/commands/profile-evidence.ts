import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSide } from '../build/build.ts';
import type { InlinedSitesPair } from '../build/compiler/inlined-sites.ts';
import { profileBenchmarks } from '../compare/profiles/benchmark-profiles.ts';
import { differenceOf, flameGraphOf } from '../compare/profiles/difference.ts';
import { pairOfProfiles } from '../compare/profiles/given-profiles.ts';
import { profileLoad } from '../compare/profiles/load-profiles.ts';
import { type NormalizedPair, valueIn } from '../compare/profiles/normalized.ts';
import { saveProfiles } from '../compare/profiles/save-profiles.ts';
import { readProfile } from '../decide/weighed.ts';
import { ExpectedError } from '../system/errors.ts';
import { readIfThere } from '../system/files.ts';
import { addFindings, type Job, type Program } from '../job.ts';
import { stacksOf } from '../merge/collected-stacks.ts';
import { PgoBuildTally } from '../profile/pgo-build.ts';
import { type Potential, potentialOf, potentialOfReduced } from '../profile/potential.ts';
import { readStacksOfFile } from '../profile/validate.ts';
import { benchmarkOptions } from './benchmark-options.ts';
import { addFramesOnStacks } from './frame-evidence.ts';
import { profilerOf, serverEndpoints } from './server-profiler.ts';

/**
 * Says where the time and the memory went on either side, and what could be gained at all. It runs after the
 * measuring, which profiling would disturb. What cannot be had is a warning.
 * @param inlined what either side's binary has inlined, where that is known.
 * @throws the signal's reason when aborted.
 */
export async function addProfileEvidence(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
  inlined?: InlinedSitesPair,
): Promise<void> {
  if (!job.config.evidence.has('profiles')) return addFramesOnStacks(job, job.collected, inlined);
  await mkdir(join(job.scratch, 'profiles'), { recursive: true });
  const benchmarks = await attempt(job, 'of the benchmarks', () =>
    underBenchmarks(job, program, baseline, candidate),
  );
  const load = await attempt(job, 'under load', () => underLoad(job));
  await attempt(job, 'of both sides', () => givenProfiles(baseline, candidate));
  // A server under load is more like the program in production than its benchmarks are.
  const taken = [...load, ...benchmarks].find(({ kind }) => kind === 'cpu');
  await addPotential(job, program, baseline, candidate, taken, inlined);
  await addFramesOnStacks(job, job.collected ?? (taken && stacksOf(taken.baseline.profile)), inlined);
}

type Pairs = readonly NormalizedPair[];

/** Takes profiles of both sides, keeps them and puts their difference into the report. */
async function attempt(job: Job, which: string, take: () => Promise<Pairs>): Promise<Pairs> {
  const { report, host } = job;
  try {
    const pairs = await take();
    for (const pair of pairs) {
      const files = await saveProfiles(pair, job.outputDirectory);
      report.differences = [...(report.differences ?? []), differenceOf(pair, files)];
      report.flameGraphs = [...(report.flameGraphs ?? []), flameGraphOf(pair)];
    }
    return pairs;
  } catch (error) {
    host.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    addFindings(job, [
      {
        severity: 'warning',
        message: `There are no profiles ${which} to compare: ${error.message}`,
        ...(error.fix !== undefined && { fix: error.fix }),
      },
    ]);
    return [];
  }
}

async function underBenchmarks(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<Pairs> {
  const scratch = join(job.scratch, 'profiles', 'benchmarks');
  const options = await benchmarkOptions(job, program, baseline, candidate, scratch);
  if (options === undefined) return [];
  // Where none could be measured, why has been said.
  if (job.report.comparison?.measurements.some(({ unit }) => unit === 'cpu-sec/op') === false) return [];
  const { pairs, findings } = await profileBenchmarks(options);
  addFindings(job, findings);
  return pairs;
}

async function underLoad(job: Job): Promise<Pairs> {
  const { config, host, report } = job;
  const load = config.underLoad?.load;
  if (config.underLoad === undefined || load === undefined || report.build === undefined) return [];
  if (!config.measure.has('load') || !/\bPGO_BINARY\b/.test(config.underLoad.serve)) return [];
  const { pairs, findings } = await profileLoad({
    binaries: { baseline: report.build.baseline.path, candidate: report.build.candidate.path },
    underLoad: { ...config.underLoad, load },
    profiler: (scratch, signal) => profilerOf(job, scratch, signal),
    endpoints: serverEndpoints(config),
    cwd: config.workingDirectory,
    env: host.env,
    longest: config.budget,
    scratch: join(job.scratch, 'profiles', 'load'),
    signal: host.signal,
    progress: (line) => host.progress(line),
  });
  addFindings(job, findings);
  return pairs;
}

/** The profiles of both sides themselves, where they have their stacks. */
async function givenProfiles(baseline: BuildSide, candidate: BuildSide): Promise<Pairs> {
  if (baseline.kind !== 'profile' || candidate.kind !== 'profile') return [];
  const before = await readStacksOfFile(await readFile(baseline.path));
  const after = await readStacksOfFile(await readFile(candidate.path));
  if (before === undefined || after === undefined) return [];
  const pair = pairOfProfiles({ baseline: before, candidate: after });
  return pair === undefined ? [] : [pair];
}

/** What could be gained: of what was collected, else of what was just profiled, else of the committed profile. */
async function addPotential(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
  taken: NormalizedPair | undefined,
  inlined: InlinedSitesPair | undefined,
): Promise<void> {
  const { report, collected } = job;
  if (collected !== undefined) {
    // It was told when they were merged.
    const { potential } = report;
    const sides = inlined && offAndOn(baseline, candidate, inlined);
    if (potential === undefined || sides === undefined) return;
    const build = new PgoBuildTally(sides.off, sides.on);
    await collected.each((profile, factor) => build.add(profile, factor));
    report.potential = { ...potential, ...build.verdict() };
  } else if (taken !== undefined) {
    const under = taken.workload === 'load' ? 'the server under load' : 'the benchmarks';
    const potential = potentialOf(taken.baseline.profile, under, valueIn(taken));
    if (potential !== undefined) report.potential = { ...potential, ...ofOwnBuild(baseline) };
  } else {
    const file = await readIfThere(program.profilePath);
    const potential = file && potentialOfReduced(await readProfile(file), 'the committed profile');
    if (potential !== undefined) report.potential = potential;
  }
}

/** Of what was profiled here it is known how it was built. */
function ofOwnBuild(baseline: BuildSide): Pick<Potential, 'fromPgoBuild' | 'fromPgoBuildReason'> {
  if (baseline.kind === 'binary') return {};
  const isPgo = baseline.kind === 'profile';
  return {
    fromPgoBuild: isPgo,
    fromPgoBuildReason: `It was taken here of the baseline, which is built ${isPgo ? `with ${baseline.display}` : 'without a profile'}.`,
  };
}

/** Which side is without a profile; undefined where neither is, or both are. */
function offAndOn(baseline: BuildSide, candidate: BuildSide, inlined: InlinedSitesPair) {
  if (baseline.kind === 'off' && candidate.kind === 'profile')
    return { off: inlined.baseline, on: inlined.candidate };
  if (candidate.kind === 'off' && baseline.kind === 'profile')
    return { off: inlined.candidate, on: inlined.baseline };
  return undefined;
}
