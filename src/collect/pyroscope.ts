import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import * as v from 'valibot';
import { AnswerTooLarge, type ApiAnswer, type ApiRefusal, callApi, readJson, wordsOf } from '../net/api.ts';
import { REFUSAL_BYTES } from '../net/download.ts';
import { clockDifference } from '../net/errors.ts';
import { networkFor } from '../net/network.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration, excerpt } from '../system/text.ts';
import { headersFor, lowerCase } from './pprof.ts';
import {
  busiestNote,
  busiestPart,
  busiestStep,
  type Dates,
  datesOf,
  iso,
  type LoadPoint,
  lengthOf,
  youngPart,
} from './profilers.ts';
import { promDuration } from './prometheus-api.ts';
import { restoreColumns } from './restore-columns.ts';
import {
  type CollectContext,
  type CollectedFile,
  type Collector,
  type PyroscopeSource,
  someOf,
} from './source.ts';

/** Steps of one answer in which the busiest part is looked for. */
const MOST_STEPS = 10_000;

/**
 * Takes the profile that Pyroscope merged of all that match: one, or one for each part of the time where the server
 * takes no query of that length.
 * @throws ExpectedError when there is none, with the server's words.
 */
export const collectPyroscope: Collector<PyroscopeSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const ask = await askerOf(source, context);
  const now = context.now();
  const period = youngPart(datesOf(source.period, now), source.maxAge, now);
  const { window, note } = await windowOf(ask, period, source);
  const selector = excerpt(source.query);
  context.progress(`Asking ${source.url} for the profile of \`${selector}\`, ${between(window)}`);
  const { results, dates } = await inParts(
    window,
    (part, index) => mergedPart(ask, source, part, join(context.scratch, `${index}.pprof`), context.progress),
    source.limit,
  );
  const found = results.filter(({ samples }) => samples > 0);
  if (found.length === 0) {
    const clock = clockDifference(results[0]?.headers ?? {}, now);
    throw await nothingFound(ask, source, window, clock, context.signal);
  }
  const files = found.map(({ path }, index): CollectedFile => {
    const which = found.length === 1 ? '' : ` (${index + 1} of ${found.length})`;
    return { path, name: `${source.url} ${selector}${which}` };
  });
  return {
    files,
    failures: 0,
    findings: [...note, ...aboutStacks(found), ...aboutParts(results.length, window, dates)],
  };
};

/** Calls a method of the querier by the Connect protocol; a `Uint8Array` as protobuf, anything else as JSON. */
type Ask = (method: string, message: unknown) => Promise<ApiAnswer>;

async function askerOf(source: PyroscopeSource, context: CollectContext): Promise<Ask> {
  const headers = await headersOf(source, context);
  const { timeout } = source;
  const end = performance.now() + (timeout ?? 0);
  return async (method, message) => {
    let refusal: ApiRefusal | undefined;
    const isProto = message instanceof Uint8Array;
    try {
      return await callApi({
        product: 'Pyroscope',
        url: new URL(`${source.url}/querier.v1.QuerierService/${method}`),
        headers: { ...headers, 'content-type': isProto ? 'application/proto' : 'application/json' },
        body: isProto ? message : JSON.stringify(message),
        network: networkFor(context.env),
        signal: context.signal,
        progress: context.progress,
        // All calls together are to take no longer.
        timeout: timeout === undefined ? undefined : Math.max(1, end - performance.now()),
        fixFor: (answer) => {
          refusal = answer;
          return fixFor(answer);
        },
      });
    } catch (error) {
      const words = refusal?.words ?? '';
      if (error instanceof ExpectedError && words.includes('max_query_length'))
        throw new WindowTooLong(error, words);
      if (error instanceof AnswerTooLarge || /message larger than max|max message size/i.test(words)) {
        throw new MergeTooLarge((error as ExpectedError).message);
      }
      throw error;
    }
  };
}

const FIX_ADDRESS =
  'Write the base URL of the Pyroscope API (version 1 or later) itself, not of its web page, of Grafana or of a login; through Grafana it is https://GRAFANA/api/datasources/proxy/uid/UID.';

function fixFor({ status, words }: ApiRefusal): string | undefined {
  if (/no org id/i.test(words)) {
    return 'Give the source its `tenant`, or set PROFILECLI_TENANT_ID: this Pyroscope has several.';
  }
  if (status === 401 || status === 403) {
    return 'Check `tenant`, and `token` or `username` and `password` of the source, or PROFILECLI_TOKEN or PROFILECLI_USERNAME and PROFILECLI_PASSWORD, and what they may read.';
  }
  return status === 404 || status === 405 ? FIX_ADDRESS : undefined;
}

/**
 * The headers that Pyroscope is asked with, names in lower case. Where the source itself has no credentials or no
 * tenant, those that its command line tool would use are taken: `PROFILECLI_USERNAME` and `PROFILECLI_PASSWORD`, else
 * `PROFILECLI_TOKEN`, and `PROFILECLI_TENANT_ID`; never for another server than the one of `PROFILECLI_URL`.
 */
async function headersOf(source: PyroscopeSource, context: CollectContext): Promise<Record<string, string>> {
  const written = lowerCase(await headersFor(source, context));
  const { PROFILECLI_URL: known, PROFILECLI_TOKEN: token, PROFILECLI_TENANT_ID: tenant } = context.env;
  const { PROFILECLI_USERNAME: username = '', PROFILECLI_PASSWORD: password = '' } = context.env;
  const isMeant = !known || (URL.canParse(known) && new URL(known).origin === new URL(source.url).origin);
  if (!isMeant) return written;
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const authorization = username + password !== '' ? `Basic ${basic}` : token ? `Bearer ${token}` : undefined;
  for (const secret of [password, token, authorization?.slice('Basic '.length)])
    if (secret) context.mask(secret);
  return {
    ...(authorization !== undefined && { authorization }),
    ...(tenant && { 'x-scope-orgid': tenant }),
    ...written,
  };
}

/** The server takes no query over that length of time. */
class WindowTooLong extends ExpectedError {
  /** Milliseconds that it takes. */
  readonly longest: number;
  /** Milliseconds that it was asked for, as far as it looks back. */
  readonly actual: number;
  constructor(cause: ExpectedError, words: string) {
    super(cause.message, {
      fix: 'Shorten the time between `from` and `to`, or raise `max_query_length` of this tenant in Pyroscope.',
      cause,
    });
    this.longest = promDuration(/limit: ([\w.]+)/.exec(words)?.[1] ?? '');
    this.actual = promDuration(/actual: ([\w.]+)/.exec(words)?.[1] ?? '');
  }
}

/** The merged profile is larger than this program, or a part of the server, takes. */
class MergeTooLarge extends ExpectedError {
  constructor(message: string) {
    super(message, { fix: 'Shorten the time between `from` and `to`, or narrow the `query`.' });
  }
}

/** Requests for one period. */
const MOST_PARTS = 100;

/** What `ask` gives of the dates: at once or, where the server takes no query of that length, part by part, oldest first. */
async function inParts<T>(
  dates: Dates,
  ask: (part: Dates, index: number) => Promise<T>,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ readonly dates: Dates; readonly results: readonly T[] }> {
  try {
    return { dates, results: [await ask(dates, 0)] };
  } catch (error) {
    if (!(error instanceof WindowTooLong) || error.longest === 0) throw error;
    // The server may look less far back than it was asked to.
    const seen = Math.min(lengthOf(dates), error.actual || Number.POSITIVE_INFINITY);
    const from = dates.to.getTime() - seen;
    const parts = Math.ceil(seen / error.longest);
    if (Math.min(parts, limit) > MOST_PARTS) throw error;
    const border = (index: number) => from + Math.round((seen * index) / parts);
    const results: T[] = [];
    // One after the other: a server that limits the length of a query wants no hundred at a time. Both ends count.
    for (let index = Math.max(0, parts - limit); index < parts; index += 1) {
      const start = border(index) + (index > 0 ? 1 : 0);
      results.push(await ask({ from: new Date(start), to: new Date(border(index + 1)) }, index));
    }
    return { dates: { from: new Date(from), to: dates.to }, results };
  }
}

const NUMBER = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
const SERIES = v.object({
  series: v.optional(
    v.array(v.object({ points: v.optional(v.array(v.object({ timestamp: NUMBER, value: NUMBER })), []) })),
    [],
  ),
});

/** What is merged of the period: all of it, or its busiest part. */
async function windowOf(
  ask: Ask,
  period: Dates,
  source: PyroscopeSource,
): Promise<{ window: Dates; note: readonly Finding[] }> {
  const { busiest, profileType, query } = source;
  if (busiest === undefined || busiest >= lengthOf(period)) return { window: period, note: [] };
  const step = Math.min(busiestStep(busiest, period, MOST_STEPS), Math.max(1000, busiest));
  // Pyroscope leaves out a step that is not complete, and names the end of each.
  const to = new Date(period.from.getTime() + Math.ceil(lengthOf(period) / step) * step);
  const { results, dates } = await inParts({ from: period.from, to }, async (part): Promise<LoadPoint[]> => {
    const message = { profile_typeID: profileType, label_selector: query, ...times(part), step: step / 1000 };
    const { series } = await askJson(ask, source, 'SelectSeries', SERIES, message);
    return series.flatMap(({ points }) =>
      points
        .filter(({ timestamp }) => timestamp > part.from.getTime())
        .map(({ timestamp, value }) => ({ start: timestamp - step, load: value })),
    );
  });
  const window = busiestPart(results.flat(), step, busiest, { from: dates.from, to: period.to });
  // Without any load, what the server says of the whole period explains why.
  return window === undefined
    ? { window: period, note: [] }
    : { window, note: [busiestNote(window, period)] };
}

function times({ from, to }: Dates): { start: number; end: number } {
  return { start: from.getTime(), end: to.getTime() };
}

async function askJson<S extends v.GenericSchema>(
  ask: Ask,
  { url }: PyroscopeSource,
  method: string,
  schema: S,
  message: unknown,
): Promise<v.InferOutput<S>> {
  const { body } = await ask(method, message);
  const answer = readJson(body, schema);
  if (answer === undefined) throw otherProduct(url, 'something else than Pyroscope does', body);
  return answer;
}

function otherProduct(url: string, what: string, body: Buffer): ExpectedError {
  const words = excerpt(wordsOf(body.subarray(0, REFUSAL_BYTES).toString()));
  return new ExpectedError(`${url} answered with ${what}: "${words}".`, { fix: FIX_ADDRESS });
}

/** Leaf-most locations of each stack that are left where whole stacks are too many: as many as profilecli keeps. */
const KEPT_LOCATIONS = 5;

/** One window's answer. */
interface MergedPart {
  /** The new file with the profile; there is none without samples. */
  readonly path: string;
  readonly samples: number;
  /** Only the leaf-most frames of each stack were asked for. */
  readonly trimmed: boolean;
  /** The server put the function `other` in the place of frames that it left out. */
  readonly cut: boolean;
  /** Functions whose type arguments became `[...]`. */
  readonly nameless: number;
  readonly headers: ApiAnswer['headers'];
}

/**
 * Writes the profile of one window to the new file `path`: with whole stacks or, where these are too many for an
 * answer, with the leaf-most frames.
 */
async function mergedPart(
  ask: Ask,
  source: PyroscopeSource,
  window: Dates,
  path: string,
  progress: (line: string) => void,
): Promise<MergedPart> {
  const take = async (locations?: number) => {
    const answer = await ask('SelectMergeProfile', mergeRequest(source, window, locations));
    const type = String(answer.headers['content-type'] ?? '');
    if (!/^application\/(x-)?proto/.test(type)) {
      throw otherProduct(source.url, `${excerpt(type, 60) || 'a text'} instead of a profile`, answer.body);
    }
    return { ...read(source.url, answer.body, window), headers: answer.headers };
  };
  let taken = await take().catch((error: unknown) => {
    if (!(error instanceof MergeTooLarge)) throw error;
    progress(`${error.message} Asking for the leaf-most ${KEPT_LOCATIONS} frames of each stack.`);
    return undefined;
  });
  const trimmed = taken === undefined || taken.functionNames.has('other');
  if (taken === undefined || trimmed) taken = await take(KEPT_LOCATIONS);
  const { profile, samples, functionNames, headers } = taken;
  if (samples > 0) await writeFile(path, profile);
  const nameless = [...functionNames].filter((name) => name.includes('[...]')).length;
  return { path, samples, trimmed, cut: functionNames.has('other'), nameless, headers };
}

/** `querier.v1.SelectMergeProfileRequest`. Without `max_nodes`, which cuts stacks for flame graphs. */
function mergeRequest(
  source: PyroscopeSource,
  { from, to }: Dates,
  locations: number | undefined,
): Uint8Array {
  const writer = new BinaryWriter();
  writer.tag(1, WireType.LengthDelimited).string(source.profileType);
  writer.tag(2, WireType.LengthDelimited).string(source.query);
  writer.tag(3, WireType.Varint).int64(from.getTime());
  writer.tag(4, WireType.Varint).int64(to.getTime());
  if (locations !== undefined) {
    // stack_trace_selector { go_pgo { keep_locations } }. Not aggregate_callees: it clears the line of locations that
    // others also call from, which changes call edges.
    writer.tag(6, WireType.LengthDelimited).fork().tag(2, WireType.LengthDelimited).fork();
    writer.tag(1, WireType.Varint).uint32(locations);
    writer.join().join();
  }
  return writer.finish();
}

function read(url: string, body: Buffer, window: Dates) {
  try {
    return restoreColumns(body, window);
  } catch (cause) {
    throw new ExpectedError(
      `${url} answered with ${body.length} bytes that are no profile (${excerpt(String(cause))}).`,
      {
        fix: 'Check that Pyroscope itself answers at this address, and that nothing in between changes its answer.',
        cause,
      },
    );
  }
}

/** What the server did to stacks and names. */
function aboutStacks(parts: readonly MergedPart[]): Finding[] {
  const findings: Finding[] = [];
  if (parts.some(({ cut }) => cut)) {
    findings.push({
      severity: 'warning',
      message:
        'The server cut the stacks to its limit on nodes, and the answer has a function `other` in the place of what it left out.',
      fix: 'Let its operator leave that limit off for merged profiles (`max_flamegraph_nodes_on_select_merge_profile`), or narrow the query.',
    });
  } else if (parts.some(({ trimmed }) => trimmed)) {
    findings.push({
      severity: 'note',
      message: `Whole stacks are too large for this server, so only the leaf-most ${KEPT_LOCATIONS} frames of each were asked for. The compiler looks at two; but the share of own code, which is counted over the stack, is too low.`,
    });
  }
  const nameless = Math.max(...parts.map((part) => part.nameless));
  if (nameless > 0) {
    findings.push({
      severity: 'note',
      message: `Pyroscope keeps ${count(nameless, 'generic function')} without type arguments (\`[...]\`): the compiler does not find them by that name, so their calls are optimized as without a profile.`,
      fix: 'Where they matter, take profiles from the service itself.',
    });
  }
  return findings;
}

/** A query that was asked in several parts, and how much of it the server looked at. */
function aboutParts(parts: number, asked: Dates, seen: Dates): Finding[] {
  const findings: Finding[] = [];
  const missing = lengthOf(asked) - lengthOf(seen);
  // Nobody misses a minute.
  if (missing > 60_000) {
    findings.push({
      severity: 'warning',
      message: `The server looks no further back than ${duration(lengthOf(seen))}: the ${duration(missing)} before that were left out.`,
      fix: 'Ask for less by `from`, or raise `max_query_lookback` of this tenant in Pyroscope.',
    });
  }
  if (parts > 1) {
    const message = `The server takes no query of this length: ${between(seen)} was asked for in ${parts} parts.`;
    findings.push({ severity: 'note', message });
  }
  return findings;
}

const NAMES = v.object({ names: v.optional(v.array(v.string()), []) });
const TYPES = v.object({
  profileTypes: v.optional(v.array(v.object({ ID: v.optional(v.string(), '') })), []),
});

/** The error for a window in which nothing matched: with what the server has instead, where it says so. */
async function nothingFound(
  ask: Ask,
  source: PyroscopeSource,
  window: Dates,
  clock: string,
  signal: AbortSignal,
): Promise<ExpectedError> {
  let has = '';
  try {
    const label = { name: 'service_name', matchers: [], ...times(window) };
    const { names } = await askJson(ask, source, 'LabelValues', NAMES, label);
    const { profileTypes } = await askJson(ask, source, 'ProfileTypes', TYPES, times(window));
    const types = profileTypes.map(({ ID }) => ID);
    const list = (all: readonly string[]) => someOf(all.map((name) => excerpt(name, 60)));
    if (names.length + types.length === 0) has = ' It has none at all of that time.';
    else if (!types.includes(source.profileType)) has = ` Its types are ${list(types)}.`;
    else has = ` It has service_name ${list(names)}.`;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
  }
  return new ExpectedError(
    `${source.url} has no profile that matches \`${excerpt(source.query)}\` and ${excerpt(source.profileType)}, ${between(window)}.${has}${clock}`,
    {
      fix: 'Check the labels in `query`, `profile-type` and `tenant`, and `from` and `to`: Pyroscope silently looks no further back than its `max_query_lookback` (7 days by default).',
    },
  );
}

function between({ from, to }: Dates): string {
  return `${iso(from)} to ${iso(to)}`;
}
