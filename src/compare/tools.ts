/**
 * What load tools print at their end. Each reader takes the output of a load command and returns what it finds in it,
 * one entry for each run of its tool.
 */
export interface LoadOutput {
  readonly tool: 'k6' | 'ab' | 'wrk' | 'vegeta' | 'hey';
  readonly work: 'request' | 'iteration';
  /** Units of work that were done, those that failed included. */
  readonly done: number;
  /** How many of them failed: no answer, or an answer with an error. */
  readonly failed?: number;
  /** Units of work per second. */
  readonly throughput?: number;
  /** Seconds, by percentile, such as `p50`, `p99`, `max`. */
  readonly latencies: Readonly<Record<string, number>>;
  /** Seconds in whose multiples latencies are reported, where that is coarse. */
  readonly latencyStep?: number;
}

/** Colours may be forced upon tools that do not write to a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;
/** How far an amount of work may be off what its rate makes in the time that the command took: a tool may also wait. */
const CREDIBLE = 2;

/**
 * What load tools said in the output of a load command; one that was run several times is summed up, without its
 * latencies, since percentiles of several runs do not add up.
 * @param seconds wall time of the command.
 * @returns undefined when no tool is recognised by what it printed, or they count different things.
 */
export function understand(output: string, seconds: number): LoadOutput | undefined {
  const plain = output.replace(COLOURS, '');
  const all = [readK6, readVegeta, readHey, readWrk, readAb]
    .flatMap((read) => read(plain))
    .filter((said) => isCredible(said, seconds));
  const [first, ...more] = all;
  if (first === undefined || more.length === 0) return first;
  if (more.some(({ work }) => work !== first.work)) return undefined;
  const done = all.reduce((sum, one) => sum + one.done, 0);
  const failed = all.some((one) => one.failed !== undefined)
    ? all.reduce((sum, one) => sum + (one.failed ?? 0), 0)
    : undefined;
  return { tool: first.tool, work: first.work, done, failed, throughput: done / seconds, latencies: {} };
}

/** What a server prints, or what `load` echoes, may also look like a load tool's summary. */
function isCredible({ done, failed = 0, throughput, latencies }: LoadOutput, seconds: number): boolean {
  if (!(Number.isSafeInteger(done) && done > 0)) return false;
  if (!(Number.isSafeInteger(failed) && failed >= 0 && failed <= done)) return false;
  if (!Object.values(latencies).every(Number.isFinite)) return false;
  return throughput === undefined || done <= CREDIBLE * Math.max(1, throughput * seconds);
}

/**
 * ApacheBench, as its `ab.c` prints: latencies in whole milliseconds. A length that differs from the first answer's
 * counts as failed there; here it does not, as most pages that are made differ in length.
 */
function readAb(output: string): LoadOutput[] {
  return output
    .split(/^This is ApacheBench/m)
    .slice(1)
    .flatMap((text): LoadOutput[] => {
      const done = numberIn(text, /^Complete requests:\s+(\d+)/m);
      if (done === undefined) return [];
      const broken = /^[ \t]+\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/m.exec(text);
      const failed = broken === null ? numberIn(text, /^Failed requests:\s+(\d+)/m) : sumOf(broken.slice(1));
      const refused = numberIn(text, /^Non-2xx responses:\s+(\d+)/m);
      const latencies = [...text.matchAll(/^[ \t]+(\d+)%\s+(\d+)/gm)];
      return [
        {
          ...{ tool: 'ab', work: 'request', done },
          failed: Math.min(done, (failed ?? 0) + (refused ?? 0)),
          throughput: numberIn(text, /^Requests per second:\s+([\d.]+)/m),
          latencies: latenciesOf(latencies.map(([, percent, ms]) => [percent, `${ms}ms`])),
          latencyStep: 0.001,
        },
      ];
    });
}

/** hey 0.1: latencies in tenths of a millisecond; 0.1.5 writes `%%` where earlier ones write `%`. */
function readHey(output: string): LoadOutput[] {
  return output
    .split(/^Summary:$/m)
    .slice(1)
    .flatMap((text): LoadOutput[] => {
      const throughput = numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m);
      if (throughput === undefined) return [];
      const answers = [...text.matchAll(/^[ \t]+\[(\d+)\]\s+(\d+) responses$/gm)];
      const errors = [...(text.split(/^Error distribution:$/m)[1] ?? '').matchAll(/^[ \t]+\[(\d+)\]\s/gm)];
      const broken = sumOf(errors.map(([, number]) => number));
      const refused = answers.filter(([, status]) => Number(status) >= 400);
      const max = numberIn(text, /^[ \t]+Slowest:\s+([\d.]+) secs/m);
      const percentiles = [...text.matchAll(/^[ \t]+(\d+)%+ in ([\d.]+) secs$/gm)];
      return [
        {
          ...{ tool: 'hey', work: 'request', throughput, latencyStep: 0.0001 },
          done: sumOf(answers.map(([, , number]) => number)) + broken,
          failed: broken + sumOf(refused.map(([, , number]) => number)),
          latencies: latenciesOf([
            ...percentiles.map(([, percent, seconds]) => [percent, `${seconds}s`] as const),
            ...(max === undefined ? [] : [['max', `${max}s`] as const]),
          ]),
        },
      ];
    });
}

/**
 * wrk, and wrk2, which prints more digits: percentiles are there with `--latency` only. What met an error of its
 * socket is not among the requests.
 */
function readWrk(output: string): LoadOutput[] {
  return output
    .split(/^Running \S+ test @ /m)
    .slice(1)
    .flatMap((text): LoadOutput[] => {
      const done = numberIn(text, /^[ \t]+(\d+) requests in /m);
      if (done === undefined) return [];
      const errors =
        /^[ \t]+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m.exec(text) ?? [];
      const refused = numberIn(text, /^[ \t]+Non-2xx or 3xx responses: (\d+)/m) ?? 0;
      const max = /^[ \t]+Latency\s+\S+\s+\S+\s+(\S+)/m.exec(text)?.[1];
      const percentiles = [...text.matchAll(/^ *([\d.]+)% +(\S+) *$/gm)];
      return [
        {
          ...{ tool: 'wrk', work: 'request', done },
          failed: Math.min(done, sumOf(errors.slice(1)) + refused),
          throughput: numberIn(text, /^Requests\/sec:\s+([\d.]+)/m),
          latencies: latenciesOf([
            ['max', max],
            ...percentiles.map(([, name, value]) => [name, value] as const),
          ]),
        },
      ];
    });
}

/** The text report of vegeta: each line names its columns. What it counts as a success is a status from 200 to 399. */
function readVegeta(output: string): LoadOutput[] {
  return output.split(/^(?=Requests\s+\[total)/m).flatMap((text): LoadOutput[] => {
    const columns = (name: string): Map<string, string> => {
      const line = new RegExp(`^${name}\\s+\\[([^\\]]*)\\]\\s+(.*)$`, 'm').exec(text);
      const values = (line?.[2] ?? '').split(', ').map((value) => value.trim());
      return new Map((line?.[1] ?? '').split(', ').map((column, at) => [column, values[at] ?? '']));
    };
    const total = columns('Requests').get('total');
    if (total === undefined) return [];
    const done = Number(total);
    const seconds = secondsOf(columns('Duration').get('total') ?? '');
    const codes = /^Status Codes\s+\[code:count\]\s+(.*)$/m.exec(text)?.[1] ?? '';
    const good = [...codes.matchAll(/(\d+):(\d+)/g)].filter(
      ([, code]) => Number(code) >= 200 && Number(code) < 400,
    );
    const latencies = [...columns('Latencies')].filter(([name]) => name === 'max' || /^[\d.]+$/.test(name));
    return [
      {
        ...{ tool: 'vegeta', work: 'request', done },
        failed: done - sumOf(good.map(([, , number]) => number)),
        throughput: seconds ? done / seconds : undefined,
        latencies: latenciesOf(latencies),
      },
    ];
  });
}

/**
 * The summary that k6 prints at its end: in sections since 1.0, where those of groups and scenarios follow the total,
 * and one list in alphabetical order before (`--summary-mode=legacy`).
 */
function readK6(output: string): LoadOutput[] {
  const inSections = output.split(/█ TOTAL RESULTS/).slice(1);
  // In alphabetical order, so that each list ends with its iterations, except for the lines of virtual users.
  const summaries = inSections.length > 0 ? inSections : output.split(/(?<=iterations\.*: .*\n)/);
  return summaries.flatMap((text): LoadOutput[] => {
    /** What follows the dots after a metric's name; lines that begin with `✓` or `✗` have a threshold. */
    const metric = (name: string): string =>
      new RegExp(`^[ \\t]*(?:[✓✗][ \\t]+)?${name}\\.+: +(.*)$`, 'm').exec(text)?.[1] ?? '';
    const counter = (name: string) => /^(\d+)\s+([\d.]+)\/s/.exec(metric(name));
    const requests = counter('http_reqs');
    const counted = requests ?? counter('iterations');
    if (counted === null) return [];
    const trend = metric(requests === null ? 'iteration_duration' : 'http_req_duration');
    const latencies = trend.split(/\s+/).flatMap((word): [string, string][] => {
      const [name = '', value = ''] = word.split('=', 2);
      const percent = name === 'med' ? '50' : /^p\((\d+(?:\.\d+)?)\)$/.exec(name)?.[1];
      return percent === undefined && name !== 'max' ? [] : [[percent ?? name, value]];
    });
    return [
      {
        tool: 'k6',
        work: requests === null ? 'iteration' : 'request',
        done: Number(counted[1]),
        throughput: Number(counted[2]),
        latencies: latenciesOf(latencies),
        // `0.50% 5 out of 1000`, in older ones `0.50% ✓ 5 ✗ 995`, where ✓ counts those that failed.
        failed:
          requests === null
            ? undefined
            : numberIn(metric('http_req_failed'), /^[\d.]+%\s+(?:✓\s+)?(\d+)\s+(?:out of|✗)/),
      },
    ];
  });
}

/** The first group of `pattern` as a number; undefined when the text has none. */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const number = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

function sumOf(numbers: readonly (string | undefined)[]): number {
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}

const SECONDS: Readonly<Record<string, number>> = {
  ...{ ns: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6 },
  ...{ ms: 1e-3, s: 1, m: 60, h: 3600 },
};

/** `1.65ms`, `26.00us`, `1m2.5s` in seconds, as Go and wrk write durations; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return undefined;
  const parts = [...text.matchAll(/([\d.]+)([^\d.]+)/g)];
  const sum = parts.reduce(
    (all, [, value, unit = '']) => all + Number(value) * (SECONDS[unit] ?? Number.NaN),
    0,
  );
  return Number.isFinite(sum) ? sum : undefined;
}

/** By `max`, or by percentile: `99` and `99.000` are `p99`, `100` is `max`. What is no duration is left out. */
function latenciesOf(told: Iterable<readonly (string | undefined)[]>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name = '', text = ''] of told) {
    const seconds = secondsOf(text);
    if (seconds !== undefined)
      found[name === 'max' || Number(name) === 100 ? 'max' : `p${Number(name)}`] = seconds;
  }
  return found;
}
