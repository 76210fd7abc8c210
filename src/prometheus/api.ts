import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { type ApiAnswer, type ApiRefusal, callApi } from '../net/api.ts';
import { REFUSAL_BYTES } from '../net/download.ts';
import { clockDifference } from '../net/errors.ts';
import { parseJson } from '../net/api.ts';
import { networkFor } from '../net/network.ts';
import { excerpt } from '../system/text.ts';
import { headersFor } from '../sources/access.ts';
import type { Dates } from '../sources/period.ts';
import type { CollectContext, HttpAccess } from '../sources/source.ts';

/** Which server is asked, and how. */
export interface PrometheusServer extends HttpAccess {
  /** Base URL of the API, without `/api/v1`. */
  readonly url: string;
  /** Whether an answer that lacks a part of the data (Thanos) is taken. */
  readonly partialResponse: boolean;
  /** Bounds one question with its retries, milliseconds. */
  readonly timeout?: number;
}

/** What asking needs from outside. */
export type PrometheusContext = Pick<CollectContext, 'cwd' | 'env' | 'signal' | 'mask' | 'progress' | 'now'>;

/** A query as the user wrote it, and what to say when it is wrong. */
export interface Query {
  readonly text: string;
  /** The key it was written under. */
  readonly key: string;
  /** What its result should be, such as `one value of each host`. */
  readonly wanted: string;
  readonly example: string;
}

/** One reading of a series that is the sum, or the number, of others. */
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
  /** What is odd about the server's clock, a sentence with a space before it, or `''`. */
  readonly clock: string;
}

/** The HTTP API of Prometheus (`/api/v1`), which Thanos, Mimir and VictoriaMetrics have, too. */
export interface PrometheusApi {
  /** @param at undefined: what is now for the server. @throws ExpectedError for what is no instant vector. */
  instant(query: Query, at: Date | undefined): Promise<Queried<Series[]>>;
  /**
   * The `sum` or the `count` of all series of `query` at `from` and every `step` (ms) after it, `to` included. What is no
   * number (NaN, an infinity) or not there is left out.
   */
  range(query: Query, aggregate: 'sum' | 'count', dates: Dates, step: number): Promise<Queried<Point[]>>;
}

/** @throws ExpectedError when `headers-command` fails. */
export async function prometheusApi(
  server: PrometheusServer,
  context: PrometheusContext,
): Promise<PrometheusApi> {
  const headers = {
    ...(await headersFor(server, context)),
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const ask = async (path: string, key: string, fields: Readonly<Record<string, string>>) => {
    const url = new URL(`${server.url}/api/v1/${path}`);
    const answer = await callApi({
      product: 'Prometheus',
      url,
      headers,
      // Thanos: what stores that are down would have is left out, with a warning; or it is an error.
      body: new URLSearchParams({
        ...fields,
        dedup: 'true',
        partial_response: String(server.partialResponse),
      }).toString(),
      network: networkFor(context.env),
      signal: context.signal,
      ...(server.timeout !== undefined && { timeout: server.timeout }),
      progress: context.progress,
      fixFor: (refusal) => fixFor(refusal, key),
    });
    return {
      ...read(answer, url, server.partialResponse),
      clock: clockDifference(answer.headers, context.now()),
    };
  };
  return {
    async instant(query, at) {
      const { data, ...rest } = await ask('query', query.key, {
        query: query.text,
        ...(at !== undefined && { time: String(at.getTime() / 1000) }),
      });
      return { ...rest, result: vectorOf(data, query) };
    },
    async range({ text, key }, aggregate, { from, to }, step) {
      const { data, ...rest } = await ask('query_range', key, {
        // Aggregated by the server: a thousand hosts are one series. The line break ends a comment.
        query: `${aggregate}(${text}\n)`,
        start: String(from.getTime() / 1000),
        end: String(to.getTime() / 1000),
        step: String(step / 1000),
      });
      return { ...rest, result: pointsOf(data) };
    },
  };
}

function fixFor({ status, words }: ApiRefusal, key: string): string | undefined {
  if (/too many samples|exceeded maximum resolution/i.test(words)) {
    return `Make a recording rule of the \`${key}\` and ask for that, or narrow it to fewer series.`;
  }
  if (status === 400 || status === 422)
    return `Mend the \`${key}\`; try it in the web page of Prometheus first.`;
  // Thanos answers so when stores are down and a part is not enough.
  if (/store|partial/i.test(words)) {
    return 'Look which stores are down, or take what the others have with `partial-response: true`.';
  }
  return undefined;
}

/** Warnings of one answer that are passed on. */
const MOST_WARNINGS = 20;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws ExpectedError for an answer that is none of Prometheus, or lacks a part that must not be missing. */
function read({ body, headers, status }: ApiAnswer, url: URL, partial: boolean) {
  const name = `${url.origin}${url.pathname}`;
  const answer = parseJson(body);
  if (!isObject(answer) || answer['status'] !== 'success' || !isObject(answer['data'])) {
    const type = excerpt(String(headers['content-type'] ?? 'no content type'), 60);
    throw new ExpectedError(
      `${name} answered ${status} with ${type}, which is no answer of Prometheus: "${excerpt(body.subarray(0, REFUSAL_BYTES).toString())}".`,
      {
        fix: 'Write the base URL of Prometheus or Thanos, without `/api/v1`; a login page means that credentials are missing.',
      },
    );
  }
  const texts = (key: string) =>
    [answer[key] ?? []]
      .flat()
      .filter((text) => typeof text === 'string')
      .slice(0, MOST_WARNINGS)
      .map((text) => excerpt(text, 300));
  const warnings = texts('warnings');
  // PromQL's own doubts are about the query, all others about the data.
  const missing = warnings.find((text) => !/^PromQL/i.test(text));
  if (!partial && missing !== undefined) {
    throw new ExpectedError(`${name} answered with a part of the data only: "${missing}".`, {
      fix: 'Look which stores are down, or take what the others have with `partial-response: true`.',
    });
  }
  return {
    data: answer['data'],
    findings: [
      ...warnings.map((text): Finding => ({ severity: 'warning', message: `Prometheus warns: "${text}".` })),
      ...texts('infos').map(
        (text): Finding => ({ severity: 'note', message: `Prometheus remarks: "${text}".` }),
      ),
    ],
  };
}

function vectorOf({ resultType, result }: Json, { key, wanted, example }: Query): Series[] {
  if (resultType !== 'vector' || !Array.isArray(result)) {
    const what = { matrix: 'a range of values', scalar: 'a number', string: 'a text' }[String(resultType)];
    const subject = key === 'query' ? 'The query' : `The query \`${key}\``;
    throw new ExpectedError(`${subject} gives ${what ?? 'something else'}, not ${wanted}.`, {
      fix: `Write a query whose result is an instant vector, such as \`${example}\`.`,
    });
  }
  return result.filter(isObject).map(({ metric, value }) => ({
    labels: Object.fromEntries(
      Object.entries(isObject(metric) ? metric : {}).flatMap(([label, text]) =>
        typeof text === 'string' ? [[label, text]] : [],
      ),
    ),
    value: Array.isArray(value) ? numberOf(value[1]) : Number.NaN,
  }));
}

function pointsOf({ result }: Json): Point[] {
  const values = Array.isArray(result)
    ? result.filter(isObject).flatMap((series) => series['values'] ?? [])
    : [];
  return values
    .filter((pair): pair is unknown[] => Array.isArray(pair))
    .map(([seconds, value]) => ({ time: Math.round(numberOf(seconds) * 1000), value: numberOf(value) }))
    .filter(({ time, value }) => Number.isFinite(time) && Number.isFinite(value));
}

/** Prometheus writes values as texts, times as numbers; NaN for anything else. */
function numberOf(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
}
