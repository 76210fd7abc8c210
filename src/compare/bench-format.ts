/**
 * The Go benchmark data format that `testing` prints and `benchstat` reads, and a pattern for `-test.bench`.
 * Source: https://go.dev/design/14313-benchmark-format.
 */
export interface BenchmarkResult {
  /** As printed, such as `BenchmarkPage/long-2`: with `-GOMAXPROCS` unless that is 1. */
  readonly name: string;
  readonly iterations: number;
  /** Wall time per operation; absent for a benchmark that reports none. */
  readonly secondsPerOp?: number;
  /** Each value with its unit, as printed. */
  readonly metrics: readonly string[];
}

const NAMED = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;

/** The results in what a test binary printed under `-test.v`, in their order; without it, lines may be torn apart. */
export function parseResults(stdout: string): BenchmarkResult[] {
  return stdout.split(/\r?\n/).flatMap((line): BenchmarkResult[] => {
    const [, name, iterations, metrics = ''] = NAMED.exec(line) ?? [];
    if (name === undefined) return [];
    const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
    return [
      {
        name,
        iterations: Number(iterations),
        secondsPerOp: nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e9,
        metrics: metrics === '' ? [] : metrics.split(/\s*\t\s*/),
      },
    ];
  });
}

/** A benchmark, or a group of them, that was begun, and what was printed until the next one began. */
export interface Begun {
  /** As given to `b.Run`; printed again with its result, `-8` at the end could be GOMAXPROCS or belong to the name. */
  readonly name: string;
  readonly text: string;
}

/** What was begun under `-test.v`, in order. */
export function begunBenchmarks(stdout: string): Begun[] {
  return stdout.split(/^(?=Benchmark\S*\r?$)/m).flatMap((text): Begun[] => {
    const [name = ''] = /^Benchmark\S*(?=\r?$)/m.exec(text) ?? [];
    return text.startsWith(name) && name !== '' ? [{ name, text }] : [];
  });
}

/** The configuration lines `goos:`, `goarch:`, `pkg:` and `cpu:` of a run. */
export function configurationLines(stdout: string): string[] {
  return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}

/** Metrics that do not depend on what else runs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;

/**
 * What was measured from outside, and what was allocated. Wall times are left out, and so is what a benchmark reports
 * of its own: the other side ran on the same CPU.
 */
export function costLine(one: BenchmarkResult, cpuSecondsPerOp: number, peakBytes: number): string {
  const cost = [
    `${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
    ...(peakBytes > 0 ? [`${peakBytes} peak-B`] : []),
  ];
  return line(one, [...cost, ...one.metrics.filter((metric) => ALLOCATED.test(metric))]);
}

/** What a run that had the machine for itself printed, except what `costLine` has; undefined where that is nothing. */
export function printedLine(one: BenchmarkResult): string | undefined {
  const metrics = one.metrics.filter((metric) => !ALLOCATED.test(metric));
  return metrics.length === 0 ? undefined : line(one, metrics);
}

function line({ name, iterations }: BenchmarkResult, metrics: readonly string[]): string {
  return [name, String(iterations), ...metrics].join('\t');
}

/** The value that was printed for this unit, such as `allocs/op`. */
export function metricOf({ metrics }: BenchmarkResult, unit: string): number | undefined {
  const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
  return printed === undefined ? undefined : Number(printed.slice(0, -unit.length - 1));
}

/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
export function exactPattern(plainName: string): string {
  const exact = (element: string) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  return plainName.split('/').map(exact).join('/');
}
