import type { BuildSide } from '../build/build.ts';
import type { BenchmarkOptions } from '../compare/benchmarks.ts';
import type { Job, Program } from '../job.ts';

/**
 * The module's benchmarks as the configuration has them; undefined where it wants none run.
 * @param scratch a folder of their own.
 */
export function benchmarkOptions(
  { config, host }: Job,
  { go }: Program,
  baseline: BuildSide,
  candidate: BuildSide,
  scratch: string,
): BenchmarkOptions | undefined {
  if (config.benchmarks === undefined || !config.measure.has('benchmarks')) return undefined;
  return {
    go,
    baseline,
    candidate,
    flags: config.buildFlags,
    packages: config.benchmarkPackages,
    benchmarks: config.benchmarks,
    scratch,
    signal: host.signal,
    progress: (line) => host.progress(line),
  };
}
