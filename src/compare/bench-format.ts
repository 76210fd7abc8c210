/**
 * The Go benchmark data format that `testing` prints and `benchstat` reads.
 * Source: https://go.dev/design/14313-benchmark-format.
 */
export interface BenchmarkResult {
  /** As printed, such as `BenchmarkPage/long-2`: with `-GOMAXPROCS` unless that is 1. */
  readonly name: string;
  readonly iterations: number;
  /** Wall time per operation; absent for a benchmark that reports none. */
  readonly secondsPerOp?: number;
  /** The value and unit pairs as printed. */
  readonly metrics: string;
}

const NAMED = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;
// Without -test.v the name is printed first, and what the benchmark itself prints comes between it and the rest.
const NAMELESS = /^\s*(\d+)\t\s*(\S.* ns\/op.*)$/;
const NAME_BEGUN = /^(Benchmark\S*)\s*\t/;

/** The results in what a test binary printed, in their order. */
export function parseResults(stdout: string): BenchmarkResult[] {
  const results: BenchmarkResult[] = [];
  let begun: string | undefined;
  for (const line of stdout.split(/\r?\n/)) {
    const named = NAMED.exec(line);
    const nameless = named === null && begun !== undefined ? NAMELESS.exec(line) : null;
    if (named !== null) {
      results.push(result(named[1] ?? '', named[2] ?? '', named[3] ?? ''));
      begun = undefined;
    } else if (nameless !== null && begun !== undefined) {
      results.push(result(begun, nameless[1] ?? '', nameless[2] ?? ''));
      begun = undefined;
    } else {
      begun = NAME_BEGUN.exec(line)?.[1] ?? begun;
    }
  }
  return results;
}

function result(name: string, iterations: string, metrics: string): BenchmarkResult {
  const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
  return {
    name,
    iterations: Number(iterations),
    ...(nanoseconds !== undefined && { secondsPerOp: Number(nanoseconds) / 1e9 }),
    metrics: metrics
      .trim()
      .split(/\s*\t\s*/)
      .join('\t'),
  };
}

/**
 * Names, as given to `b.Run`, of the benchmarks that printed a result under `-test.v`, by their printed name.
 * Verbose, `testing` prints the plain name when a benchmark starts; without that, `-8` at the end could be
 * GOMAXPROCS or belong to the name.
 */
export function plainNames(verboseStdout: string): Map<string, string> {
  const names = new Map<string, string>();
  let started = '';
  for (const line of verboseStdout.split(/\r?\n/)) {
    if (/^Benchmark\S*$/.test(line)) started = line;
    const printed = NAMED.exec(line)?.[1];
    if (printed === undefined) continue;
    const suffix = printed.startsWith(started) ? printed.slice(started.length) : undefined;
    if (suffix !== undefined && /^(-\d+)?$/.test(suffix)) names.set(printed, started);
  }
  return names;
}

/** The configuration lines `goos:`, `goarch:`, `pkg:` and `cpu:` of a run. */
export function configurationLines(stdout: string): string[] {
  return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}

/** Metrics that do not depend on what else runs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;

/**
 * What was measured from outside, and what was allocated. Wall times are left out, and so is all that a
 * benchmark reports of its own: the other side ran on the same CPU.
 */
export function costLine(one: BenchmarkResult, cpuSecondsPerOp: number, peakBytes: number): string {
  return line(one, [
    `${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
    ...(peakBytes > 0 ? [`${peakBytes} peak-B`] : []),
    ...metricsOf(one).filter((metric) => ALLOCATED.test(metric)),
  ]);
}

/** What a run that had the machine for itself printed, but for what `costLine` has; undefined where that is nothing. */
export function printedLine(one: BenchmarkResult): string | undefined {
  const metrics = metricsOf(one).filter((metric) => !ALLOCATED.test(metric));
  return metrics.length === 0 ? undefined : line(one, metrics);
}

function line({ name, iterations }: BenchmarkResult, metrics: readonly string[]): string {
  return [name, String(iterations), ...metrics].join('\t');
}

function metricsOf({ metrics }: BenchmarkResult): string[] {
  return metrics === '' ? [] : metrics.split('\t');
}

/** The value that was printed for this unit, such as `allocs/op`. */
export function metricOf(one: BenchmarkResult, unit: string): number | undefined {
  const printed = metricsOf(one).find((metric) => metric.endsWith(` ${unit}`));
  return printed === undefined ? undefined : Number(printed.slice(0, -unit.length - 1));
}
