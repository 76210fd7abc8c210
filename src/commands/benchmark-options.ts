import type { BenchmarkOptions } from '../compare/benchmarks.ts';
import type { BuildSide } from '../golang/build.ts';
import type { Job, Program } from '../job.ts';
import { packagesToBenchmark } from './benchmark-packages.ts';

/**
 * The module's benchmarks as the configuration has them; undefined where it wants none run.
 * @param scratch a folder of their own.
 */
export async function benchmarkOptions(
  { config, host }: Job,
  { go, main }: Program,
  baseline: BuildSide,
  candidate: BuildSide,
  scratch: string,
): Promise<BenchmarkOptions | undefined> {
  if (config.benchmarks === undefined || !config.measure.has('benchmarks')) return undefined;
  return {
    go,
    baseline,
    candidate,
    flags: config.buildFlags,
    packages: config.benchmarkPackages ?? (await packagesToBenchmark(go, main, config.buildFlags)),
    benchmarks: config.benchmarks,
    scratch,
    signal: host.signal,
    progress: (line) => host.progress(line),
  };
}
