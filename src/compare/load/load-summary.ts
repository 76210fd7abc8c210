import { median } from '../../stats/average.ts';
import type { LoadReport, LoadSide } from './load-report.ts';
import type { MeasuredRun } from './measured-run.ts';

/** What loading both servers showed; undefined until there is a run of either side whose CPU time is known. */
export function loadReport(
  baseline: readonly MeasuredRun[],
  candidate: readonly MeasuredRun[],
  cpus: number | undefined,
): LoadReport | undefined {
  const first = baseline[0];
  const sides = [loadSide(baseline), loadSide(candidate)];
  if (first === undefined || sides[0] === undefined || sides[1] === undefined) return undefined;
  return {
    work: first.work,
    ...(first.tool !== undefined && { tool: first.tool }),
    ...(cpus !== undefined && { cpus }),
    baseline: sides[0],
    candidate: sides[1],
  };
}

function loadSide(runs: readonly MeasuredRun[]): LoadSide | undefined {
  const middle = medianRun(runs);
  if (middle === undefined) return undefined;
  const peakMemory = over(runs, (run) => run.peakMemory);
  const throughput = over(runs, (run) => run.throughput);
  const failed = over(runs, (run) => run.failed && run.failed / run.done);
  const perSecond = over(runs, (run) => run.saturation?.perSecond);
  const latencies = medianLatencies(runs);
  return {
    runs: runs.length,
    work: median(runs.map(({ done }) => done)),
    cpuSecondsPerWork: median(runs.map(({ cpuSecondsPerWork = 0 }) => cpuSecondsPerWork)),
    timeline: middle.timeline,
    ...(peakMemory !== undefined && { peakMemory }),
    ...(throughput !== undefined && { throughput }),
    ...(failed !== undefined && { failed }),
    ...(Object.keys(latencies).length > 0 && { latencies }),
    ...(perSecond !== undefined && {
      // Of runs some of which never came to the limit, the median may be no limit.
      saturation: { perSecond, reached: runs.every((run) => run.saturation?.reached ?? true) },
    }),
  };
}

/** The run in the middle by CPU time per unit of work; of an even number the lower one. */
function medianRun(runs: readonly MeasuredRun[]): MeasuredRun | undefined {
  const sorted = runs
    .filter(({ cpuSecondsPerWork }) => cpuSecondsPerWork !== undefined)
    .sort((a, b) => (a.cpuSecondsPerWork ?? 0) - (b.cpuSecondsPerWork ?? 0));
  return sorted[(sorted.length - 1) >> 1];
}

function medianLatencies(runs: readonly MeasuredRun[]): Record<string, number> {
  const names = Object.keys(runs[0]?.latencies ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = over(runs, ({ latencies }) => latencies[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The median of what every run has; undefined when one has it not. */
function over(
  runs: readonly MeasuredRun[],
  get: (run: MeasuredRun) => number | undefined,
): number | undefined {
  const values = runs.map(get).filter((value) => value !== undefined);
  return values.length === runs.length && values.length > 0 ? median(values) : undefined;
}
