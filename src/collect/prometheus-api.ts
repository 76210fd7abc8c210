import * as v from 'valibot';
import { type ApiAnswer, callApi, readJson } from '../net/api.ts';
import { REFUSAL_BYTES } from '../net/download.ts';
import { nameOf } from '../net/send.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { headersFor } from './pprof.ts';
import type { Dates } from './profilers.ts';
import type { CollectContext, HttpAccess } from './source.ts';

/** Which server is asked, and how. */
export interface PrometheusServer extends HttpAccess {
  /** Base URL of the API, without `/api/v1`. */
  readonly url: string;
  /** Whether an answer that lacks a part of the data (Thanos) is taken. */
  readonly partialResponse: boolean;
  /** Bounds one question with its retries, milliseconds. */
  readonly timeout?: number | undefined;
}

/** What asking needs from outside. */
export type PrometheusContext = Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask' | 'progress' | 'now'>;

/** A query as the user wrote it, and what an error about it says. */
export interface Query {
  readonly text: string;
  /** The key it was written under. */
  readonly key: string;
  /** What its result should be, such as `one value of each host`. */
  readonly wanted: string;
  readonly example: string;
}

/** One reading of a series that is the sum of others. */
export interface Point {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
}

/** One series of an instant vector. */
export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** NaN where it has no single value. */
  readonly value: number;
}

/** What a query gave, and what the server has to say about it. */
export interface Queried<T> {
  readonly result: T;
  readonly findings: readonly Finding[];
}

/** The HTTP API of Prometheus (`/api/v1`), which Thanos, Mimir and VictoriaMetrics also have. */
export interface PrometheusApi {
  /** @param at undefined: the server's own now. @throws ExpectedError for a result that is no instant vector. */
  instant(query: Query, at: Date | undefined): Promise<Queried<Series[]>>;
  /**
   * The sum of all series of `query` at `from` and every `step` (ms) after it, `to` included. Values
   * that are missing or no number (NaN, an infinity) are left out.
   */
  range(query: Query, dates: Dates, step: number): Promise<Queried<Point[]>>;
}

const FIX_PARTIAL =
  'Check which stores are down, or take what the others have with `partial-response: true`.';

/** @throws ExpectedError when `headers-command` fails. */
export async function prometheusApi(
  server: PrometheusServer,
  context: PrometheusContext,
): Promise<PrometheusApi> {
  const { partialResponse, timeout } = server;
  const headers = {
    ...(await headersFor(server, context)),
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const ask = (path: string, key: string, fields: Readonly<Record<string, string>>) => {
    const url = new URL(`${server.url}/api/v1/${path}`);
    // Thanos: data in stores that are down is left out, with a warning; or it is an error.
    const form = { ...fields, dedup: 'true', partial_response: String(partialResponse) };
    const body = new URLSearchParams(form).toString();
    const fix = (status: number, words: string) => fixFor(status, words, key);
    const call = { product: 'Prometheus', url, headers, timeout, body, fixFor: fix };
    return callApi(call, context, (answer) => read(answer, url, partialResponse));
  };
  return {
    async instant(query, at) {
      const time: Record<string, string> = at === undefined ? {} : { time: String(at.getTime() / 1000) };
      const { data, findings } = await ask('query', query.key, { query: query.text, ...time });
      return { findings, result: vectorOf(data, query) };
    },
    async range({ text, key }, { from, to }, step) {
      const { data, findings } = await ask('query_range', key, {
        // Aggregated by the server: a thousand hosts are one series. The line break ends a comment.
        query: `sum(${text}\n)`,
        start: String(from.getTime() / 1000),
        end: String(to.getTime() / 1000),
        step: String(step / 1000),
      });
      const { success, output } = v.safeParse(MATRIX, data.result, { abortEarly: true });
      const result = (success ? output : [])
        .flatMap(({ values }) => values)
        .map(([seconds, value]) => ({ time: Math.round(seconds * 1000), value: Number(value) }))
        .filter(({ value }) => Number.isFinite(value));
      return { findings, result };
    },
  };
}

function fixFor(status: number, words: string, key: string): string | undefined {
  if (/too many samples|exceeded maximum resolution/i.test(words)) {
    return `Make a recording rule of the \`${key}\` and query that, or narrow it to fewer series.`;
  }
  if (status === 400 || status === 422)
    return `Fix the \`${key}\`; try it in the web page of Prometheus first.`;
  return /store|partial/i.test(words) ? FIX_PARTIAL : undefined;
}

const ANSWER = v.object({
  status: v.literal('success'),
  data: v.object({ resultType: v.unknown(), result: v.unknown() }),
  warnings: v.nullish(v.array(v.string()), []),
});
// Prometheus writes values as texts, times as numbers. A histogram has no single value.
const VECTOR = v.array(
  v.object({
    metric: v.record(v.string(), v.string()),
    value: v.optional(v.tuple([v.number(), v.string()])),
  }),
);
const MATRIX = v.array(v.object({ values: v.optional(v.array(v.tuple([v.number(), v.string()])), []) }));

/** @throws ExpectedError for an answer that is not Prometheus', or lacks a part that must not be missing. */
function read({ body, headers, status }: ApiAnswer, url: URL, partial: boolean) {
  const answer = readJson(body, ANSWER);
  if (answer === undefined) {
    const type = excerpt(String(headers['content-type'] ?? 'no content type'), 60);
    const words = excerpt(body.subarray(0, REFUSAL_BYTES).toString());
    throw new ExpectedError(
      `${nameOf(url)} answered ${status} with ${type}, which is no answer of Prometheus: "${words}".`,
      {
        fix: 'Write the base URL of Prometheus or Thanos, without `/api/v1`; a login page means that credentials are missing.',
      },
    );
  }
  const warnings = answer.warnings.slice(0, 20).map((text) => excerpt(text, 300));
  // PromQL's own doubts are about the query, all others about the data.
  const missing = warnings.find((text) => !/^PromQL/i.test(text));
  if (!partial && missing !== undefined) {
    const message = `${nameOf(url)} answered with only a part of the data: "${missing}".`;
    throw new ExpectedError(message, { fix: FIX_PARTIAL });
  }
  const findings = warnings.map((text): Finding => {
    return { severity: 'warning', message: `Prometheus warns: "${text}".` };
  });
  return { data: answer.data, findings };
}

function vectorOf(
  { resultType, result }: v.InferOutput<typeof ANSWER>['data'],
  { key, wanted, example }: Query,
): Series[] {
  const { success, output } = v.safeParse(VECTOR, result, { abortEarly: true });
  if (resultType !== 'vector' || !success) {
    const what = { matrix: 'a range of values', scalar: 'a number', string: 'a text' }[String(resultType)];
    const subject = key === 'query' ? 'The query' : `The query \`${key}\``;
    throw new ExpectedError(`${subject} gives ${what ?? 'something else'}, not ${wanted}.`, {
      fix: `Write a query whose result is an instant vector, such as \`${example}\`.`,
    });
  }
  return output.map(({ metric, value }) => ({ labels: metric, value: Number(value?.[1] ?? Number.NaN) }));
}

const UNITS = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5, w: 6048e5, y: 31_536e6 };

/** Milliseconds of `5m`, `1h30m` or `167h59m52.098s`, as PromQL and Go write it; a number alone is seconds. */
function promDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*(ms|[smhdwy])?/g)];
  return parts.reduce((sum, [, n, unit = 's']) => sum + Number(n) * UNITS[unit as keyof typeof UNITS], 0);
}

/**
 * Milliseconds that a PromQL query looks back: its longest range, such as that of `rate(x[5m])`, or what the name of a
 * recording rule such as `job:cpu:rate5m` ends in; 0 without one.
 */
export function lookbackOf(query: string): number {
  const bare = bareOf(query);
  const ranges = [...bare.matchAll(/\[([^\]:]*)/g), ...bare.matchAll(/:[a-z_]*?(\d+(?:ms|[smhdw]))\b/g)];
  return Math.max(0, ...ranges.map(([, range = '']) => promDuration(range)));
}

/** The counters that a query reads without making a rate of them, as far as that shows without parsing it. */
export function countersAsTheyAre(query: string): string[] {
  const bare = bareOf(query).replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ');
  if (/\b(?:rate|irate|increase|xrate|xincrease|rollup_rate|deriv)\b\s*\(/i.test(bare)) return [];
  return [...bare.matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*_(?:total|count|sum)(?![\w:]|\s*\()/g)].map(
    ([name]) => name,
  );
}

/** Without texts and comments. */
function bareOf(query: string): string {
  return query.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/gs, '""').replace(/#.*$/gm, '');
}
