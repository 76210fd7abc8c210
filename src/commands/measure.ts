import { join } from 'node:path';
import { type BuildSide, buildPair } from '../build/build.ts';
import { compareBenchmarks } from '../compare/benchmarks.ts';
import { addFindings, type Job, type Program } from '../job.ts';

/** Builds both sides into the output folder and verifies them. */
export async function build(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<void> {
  job.report.build = await buildPair({
    go: program.go,
    mainPackage: program.main,
    baseline,
    candidate,
    flags: job.config.buildFlags,
    outputDirectory: job.outputDirectory,
    scratch: join(job.scratch, 'build'),
    signal: job.host.signal,
    progress: (line) => job.host.progress(line),
  });
}

/** Runs the module's benchmarks on both sides, unless the configuration wants none. */
export async function benchmark(
  job: Job,
  program: Program,
  baseline: BuildSide,
  candidate: BuildSide,
): Promise<void> {
  const { config, host } = job;
  if (config.benchmarks === undefined) return;
  const { comparison, findings } = await compareBenchmarks({
    go: program.go,
    baseline,
    candidate,
    flags: config.buildFlags,
    packages: config.benchmarkPackages,
    benchmarks: config.benchmarks,
    budgetSeconds: config.budget / 1000,
    outputDirectory: job.outputDirectory,
    scratch: join(job.scratch, 'benchmarks'),
    signal: host.signal,
    progress: (line) => host.progress(line),
  });
  job.report.comparison = comparison;
  addFindings(job, findings);
}
