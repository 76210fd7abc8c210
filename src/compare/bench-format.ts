/**
 * The Go benchmark data format that `testing` prints and `benchstat` reads, and the patterns of `-test.bench`.
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
    if (named === null && nameless === null) {
      begun = NAME_BEGUN.exec(line)?.[1] ?? begun;
      continue;
    }
    const [name = '', iterations = '', metrics = ''] = named?.slice(1) ?? [
      begun,
      ...(nameless ?? []).slice(1),
    ];
    const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
    results.push({
      name,
      iterations: Number(iterations),
      secondsPerOp: nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e9,
      metrics: metrics.trim() === '' ? [] : metrics.trim().split(/\s*\t\s*/),
    });
    begun = undefined;
  }
  return results;
}

/**
 * Names, as given to `b.Run`, of the benchmarks that printed a result under `-test.v`, by their printed name.
 * Verbose, `testing` prints the plain name when a benchmark starts; without that, `-8` at the end could be GOMAXPROCS
 * or belong to the name.
 */
export function plainNames(verboseStdout: string): Map<string, string> {
  const names = new Map<string, string>();
  let started = '';
  for (const line of verboseStdout.split(/\r?\n/)) {
    if (/^Benchmark\S*$/.test(line)) started = line;
    const printed = NAMED.exec(line)?.[1];
    if (printed?.startsWith(started) && /^(-\d+)?$/.test(printed.slice(started.length)))
      names.set(printed, started);
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

/** One of the alternatives of a `-test.bench` expression: a regular expression for each level of names. */
export type Alternative = readonly string[];

/**
 * The alternatives of an expression as `testing` understands it: `|` separates alternatives and `/` the levels of
 * sub-benchmarks, unless within brackets or parentheses. Source: testing/match.go of Go, which no flag exposes.
 */
export function alternatives(expression: string): Alternative[] {
  const all: string[][] = [['']];
  let brackets = 0;
  let parentheses = 0;
  for (const [token] of expression.matchAll(/\\[\s\S]?|[\s\S]/g)) {
    const levels = all[all.length - 1] as string[];
    const isNested = brackets > 0 || parentheses > 0;
    if (!isNested && token === '|') all.push(['']);
    else if (!isNested && token === '/') levels.push('');
    else {
      if (token === '[') brackets++;
      // A closing bracket that closes nothing stands for itself.
      else if (token === ']') brackets = Math.max(0, brackets - 1);
      else if (brackets === 0 && token === '(') parentheses++;
      else if (brackets === 0 && token === ')') parentheses--;
      levels[levels.length - 1] += token;
    }
  }
  return all;
}

/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
export function exactPattern(plainName: string): string {
  const exact = (element: string) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  return plainName.split('/').map(exact).join('/');
}
