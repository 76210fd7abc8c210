import { ExpectedError } from '../../system/errors.ts';
import { count, fixed, share, totalOf } from '../../system/format.ts';

/** The figures that a load tool prints at its end. Each tool has one reader, and each run of the tool in the output gives one entry. */
export interface LoadOutput {
  /** The name of the load tool; absent for the user's own load program. */
  readonly tool?: 'k6' | 'ab' | 'wrk' | 'vegeta' | 'hey' | 'ghz';
  readonly work: 'request' | 'iteration';
  /** The number of finished requests or iterations, including failed ones. */
  readonly done: number;
  /** The number of failed requests or iterations, which got no answer or an answer with an error. */
  readonly failed?: number;
  readonly throughput?: number;
  /** The latencies in seconds by percentile, such as `p50`, `p99` or `max`. Latencies that are too coarse to compare are left out. */
  readonly latencies: Readonly<Record<string, number>>;
}

type SummaryRead = Pick<LoadOutput, 'failed' | 'throughput'> & {
  readonly done: number | undefined;
  readonly work?: LoadOutput['work'];
  readonly latencies: readonly (readonly (string | undefined)[])[];
};

interface Reader extends Pick<LoadOutput, 'tool'> {
  /** The step in seconds to which the tool rounds latencies; absent if the step is fine enough to ignore. */
  readonly latencyStep?: number;
  /** Matches the first characters that a load tool prints about a run. Text before the first match is ignored. */
  readonly begins: RegExp | ((output: string) => RegExp | string);
  read(text: string): SummaryRead;
}

const K6_TOTAL = '█ TOTAL RESULTS';

const READERS: readonly Reader[] = [
  {
    // Since version 1.0, k6 prints sections, and the sections of groups and scenarios follow the total. Before version 1.0, k6 printed one
    // list in alphabetical order.
    tool: 'k6',
    begins: (output) => (output.includes(K6_TOTAL) ? K6_TOTAL : /^(?=[ \t]*data_received\.+: )/m),
    read(text) {
      /** Returns the text after the dots that follow a metric's name. Lines of metrics with a threshold begin with `✓` or `✗`. */
      const metric = (name: string): string =>
        new RegExp(`^[ \\t]*(?:[✓✗][ \\t]+)?${name}\\.+: +(.*)$`, 'm').exec(text)?.[1] ?? '';
      const counter = (name: string) => /^(\d+)\s+([\d.]+)\/s/.exec(metric(name));
      const requests = counter('http_reqs');
      const counted = requests ?? counter('iterations');
      const trend = metric(requests === null ? 'iteration_duration' : 'http_req_duration');
      const latencies = trend.split(/\s+/).flatMap((word): [string, string][] => {
        const [name = '', value = ''] = word.split('=', 2);
        const percent = name === 'med' ? '50' : /^p\((\d+(?:\.\d+)?)\)$/.exec(name)?.[1];
        return percent === undefined && name !== 'max' ? [] : [[percent ?? name, value]];
      });
      // k6 prints `0.50% 5 out of 1000`. Older versions print `0.50% ✓ 5 ✗ 995`, in which the number after ✓ counts failed requests.
      const failed = /^[\d.]+%\s+(?:✓\s+)?(\d+)\s+(?:out of|✗)/;
      return {
        work: requests === null ? 'iteration' : 'request',
        done: counted === null ? undefined : Number(counted[1]),
        throughput: Number(counted?.[2]),
        latencies,
        failed: requests === null ? undefined : numberIn(metric('http_req_failed'), failed),
      };
    },
  },
  {
    // In vegeta's text report, each line names its columns. vegeta counts a status from 200 to 399 as a success.
    tool: 'vegeta',
    begins: /^(?=Requests\s+\[total)/m,
    read(text) {
      const columns = (name: string): Map<string, string> => {
        const line = new RegExp(`^${name}\\s+\\[([^\\]]*)\\]\\s+(.*)$`, 'm').exec(text);
        const values = (line?.[2] ?? '').split(', ').map((value) => value.trim());
        return new Map((line?.[1] ?? '').split(', ').map((column, at) => [column, values[at] ?? '']));
      };
      const done = Number(columns('Requests').get('total'));
      const seconds = secondsOf(columns('Duration').get('total') ?? '');
      const codes = /^Status Codes\s+\[code:count\]\s+(.*)$/m.exec(text)?.[1] ?? '';
      const good = [...codes.matchAll(/\b[23]\d\d:(\d+)/g)].map(([, number]) => number);
      const latencies = [...columns('Latencies')].filter(([name]) => name === 'max' || /^[\d.]+$/.test(name));
      return {
        done,
        failed: done - totalOf(good, Number),
        throughput: seconds ? done / seconds : undefined,
        latencies,
      };
    },
  },
  {
    // hey prints latencies in tenths of a millisecond. hey 0.1.5 writes `%%`, and earlier versions write `%`.
    tool: 'hey',
    latencyStep: 0.0001,
    begins: /^Summary:\n(?=\s+Total:)/m,
    read(text) {
      const answers = [...text.matchAll(/^[ \t]+\[(\d+)\]\s+(\d+) responses$/gm)];
      const errors = [...(text.split(/^Error distribution:$/m)[1] ?? '').matchAll(/^[ \t]+\[(\d+)\]\s/gm)];
      const broken = totalOf(errors, ([, number]) => Number(number));
      const refused = answers.filter(([, status]) => Number(status) >= 400);
      const max = /^[ \t]+Slowest:\s+([\d.]+) secs/m.exec(text)?.[1];
      const percentiles = [...text.matchAll(/^[ \t]+(\d+)%+ in ([\d.]+) secs$/gm)];
      return {
        throughput: numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m),
        done: totalOf(answers, ([, , number]) => Number(number)) + broken,
        failed: broken + totalOf(refused, ([, , number]) => Number(number)),
        latencies: [...percentiles.map(([, name, value]) => [name, `${value}s`]), ['max', `${max}s`]],
      };
    },
  },
  {
    // ghz loads gRPC services. When ghz is stopped, ghz cancels the running calls. Canceled calls of ghz count neither as done nor as
    // failed.
    tool: 'ghz',
    latencyStep: 0.00001,
    begins: /^Summary:\n(?=(?:\s+Name:.*\n)?\s+Count:)/m,
    read(text) {
      const answers = (status: string) =>
        numberIn(text, new RegExp(`^\\s+\\[${status}\\]\\s+(\\d+) responses`, 'm')) ?? 0;
      const done = (numberIn(text, /^[ \t]+Count:\s+(\d+)/m) ?? 0) - answers('Canceled');
      return {
        done,
        failed: done - answers('OK'),
        throughput: numberIn(text, /^[ \t]+Requests\/sec:\s+([\d.]+)/m),
        latencies: [...text.matchAll(/^[ \t]+([\d.]+) % in ([\d.]+) (ns|ms|s)/gm)].map(
          ([, name, value, unit]) => [name, `${value}${unit}`],
        ),
      };
    },
  },
  {
    // This reader is for wrk, and for wrk2, which prints more digits. wrk does not count requests that failed with a socket error.
    tool: 'wrk',
    begins: /^Running \S+ test @ /m,
    read(text) {
      const done = numberIn(text, /^[ \t]+(\d+) requests in /m);
      const socket = /^[ \t]+Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/m;
      const refused = numberIn(text, /^[ \t]+Non-2xx or 3xx responses: (\d+)/m) ?? 0;
      const max = /^[ \t]+Latency\s+\S+\s+\S+\s+(\S+)/m.exec(text)?.[1];
      const percentiles = [...text.matchAll(/^ *([\d.]+)% +(\S+) *$/gm)];
      return {
        done,
        failed: Math.min(done ?? 0, totalOf(socket.exec(text)?.slice(1) ?? [], Number) + refused),
        throughput: numberIn(text, /^Requests\/sec:\s+([\d.]+)/m),
        latencies: [['max', max], ...percentiles.map(([, name, value]) => [name, value])],
      };
    },
  },
  {
    // ab prints latencies in whole milliseconds. ab counts an answer as failed if its length differs from the first answer's length. The
    // reader of ab ignores failures because of a different length, because most generated pages differ in length.
    tool: 'ab',
    latencyStep: 0.001,
    begins: /^This is ApacheBench/m,
    read(text) {
      const done = numberIn(text, /^Complete requests:\s+(\d+)/m);
      const broken = /^[ \t]+\(Connect: (\d+), Receive: (\d+), Length: \d+, Exceptions: (\d+)\)/m.exec(text);
      const failed =
        broken === null ? numberIn(text, /^Failed requests:\s+(\d+)/m) : totalOf(broken.slice(1), Number);
      const refused = numberIn(text, /^Non-2xx responses:\s+(\d+)/m);
      const latencies = [...text.matchAll(/^[ \t]+(\d+)%\s+(\d+)/gm)];
      return {
        done,
        failed: Math.min(done ?? 0, (failed ?? 0) + (refused ?? 0)),
        throughput: numberIn(text, /^Requests per second:\s+([\d.]+)/m),
        latencies: latencies.map(([, percent, ms]) => [percent, `${ms}ms`]),
      };
    },
  },
  {
    // The user's own load program can print a line like the line of examples/load: `requests=4210 errors=0 requests/s=421.0 p50=1.2ms
    // p99=9.8ms`.
    begins: /^(?=(?:requests|iterations)=\d)/m,
    read(text) {
      const [line = ''] = text.split('\n', 1);
      return {
        work: line.startsWith('requests') ? 'request' : 'iteration',
        done: numberIn(line, /^\w+=(\d+)/),
        failed: numberIn(line, /\berrors=(\d+)/),
        throughput: numberIn(line, /\brequests\/s=([\d.]+)/),
        latencies: [...line.matchAll(/\bp([\d.]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
      };
    },
  },
];

/** The names of the load tools whose summary can be read even if the tool was stopped early, such as `k6, vegeta or wrk`. */
export const LOAD_TOOLS = READERS.flatMap(({ tool }) => tool ?? [])
  .sort()
  .join(', ')
  .replace(/, (\w+)$/, ' or $1');

/** Matches colour codes, which some environments force tools to print even if the output is not a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * Returns the figures that load tools printed in the output of a load command. If a tool ran several times, the figures of its runs are
 * added up. The latencies of several runs are left out, because percentiles of several runs cannot be added up.
 * @param seconds the wall time of the command.
 * @returns undefined if the output matches no tool, or if the tools in the output count different kinds of work.
 */
export function understand(output: string, seconds: number): LoadOutput | undefined {
  const plain = `\n${output.replace(COLOURS, '')}`;
  const all = READERS.flatMap(({ tool, latencyStep, begins, read }) =>
    plain
      .split(typeof begins === 'function' ? begins(plain) : begins)
      .slice(1)
      .map((text): LoadOutput => {
        const { done = 0, work = 'request', latencies, ...found } = read(text);
        return { tool, work, done, ...found, latencies: latenciesOf(latencies, latencyStep) };
      }),
  ).filter((said) => isCredible(said, seconds));
  const [first, ...more] = all;
  if (first === undefined || more.length === 0) return first;
  if (more.some(({ work }) => work !== first.work)) return undefined;
  const done = totalOf(all, (one) => one.done);
  const failures = all.flatMap((one) => one.failed ?? []);
  const failed = failures.length > 0 ? totalOf(failures, Number) : undefined;
  return { tool: first.tool, work: first.work, done, failed, throughput: done / seconds, latencies: {} };
}

/** The share of failed requests at which the measured work is not the work that the user wants to measure. */
const MOST_FAILED = 0.05;

/**
 * Returns an error if too many requests or iterations failed; undefined otherwise.
 * @param so the end of the error message, such as a consequence of the failures.
 */
export function tooManyFailed(
  said: Pick<LoadOutput, 'done' | 'failed'> & { readonly work?: string },
  so: string,
  most = MOST_FAILED,
) {
  const { done, failed = 0, work = 'request' } = said;
  if (failed < done * most) return undefined;
  const message = `${fixed(failed, 0)} of ${count(done, work)} failed (${share(failed / done)})${so}`;
  return new ExpectedError(message, {
    fix:
      work === 'iteration'
        ? 'Let each run end with exit code 0. If a different exit code is not a failure, add `|| true` to `load`.'
        : 'Run `load` by hand, with the binary as PGO_BINARY, and change the command until its requests succeed.',
  });
}

/**
 * The maximum ratio between the work that a load tool printed and the work that its printed rate allows in the time of the command. The
 * ratio may also be far below 1, because a tool may wait between requests.
 */
const CREDIBLE = 2;

/** Checks that a summary is plausible, because other output of `load` may look like a summary. */
function isCredible({ done, failed = 0, throughput, latencies }: LoadOutput, seconds: number): boolean {
  if (!(Number.isSafeInteger(done) && done > 0)) return false;
  if (!(Number.isSafeInteger(failed) && failed >= 0 && failed <= done)) return false;
  if (!Object.values(latencies).every(Number.isFinite)) return false;
  return throughput === undefined || done <= CREDIBLE * Math.max(1, throughput * seconds);
}

/** Returns the first group of `pattern` as a number; undefined if the text does not match. */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const number = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

const SECONDS_PER_UNIT: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  μs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

/**
 * Converts a duration to seconds. Go and wrk write durations such as `1.65ms`, `26.00us` or `1m2.5s`. Returns undefined for a text that is
 * not a duration.
 */
export function secondsOf(text: string): number | undefined {
  if (!/^(?:\d+(?:\.\d+)?(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return undefined;
  const parts = [...text.matchAll(/(?<![\d.])([\d.]+)([^\d.]+)/g)];
  const sum = parts.reduce(
    (all, [, value, unit = '']) => all + Number(value) * (SECONDS_PER_UNIT[unit] ?? 0),
    0,
  );
  return Number.isFinite(sum) ? sum : undefined;
}

/**
 * The largest acceptable rounding step of a latency, as a fraction of the latency. With larger steps, the printed latency would seem to
 * change by far more than the real latency.
 */
const FINE_ENOUGH = 0.05;

/**
 * Returns latencies with keys such as `max` and `p99`. `99` and `99.000` become `p99`, and `100` becomes `max`. Values that are not
 * durations are left out.
 */
function latenciesOf(printed: SummaryRead['latencies'], step = 0): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name = '', text = ''] of printed) {
    const seconds = secondsOf(text);
    if (seconds !== undefined && step <= seconds * FINE_ENOUGH)
      found[name === 'max' || Number(name) === 100 ? 'max' : `p${Number(name)}`] = seconds;
  }
  return found;
}
