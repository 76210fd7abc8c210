import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ApiAnswer, type ApiCall, callApi, DEFAULT_API_TIMEOUT } from '../net/api.ts';
import { readJson } from '../net/json.ts';
import { ExpectedError, note } from '../system/errors.ts';
import { duration, excerpt } from '../system/text.ts';
import { headersFor, withLowerCaseNames } from './pprof.ts';
import { busiestPart, busiestStep, type Dates, iso, lengthOf, recentPart } from './profilers.ts';
import { encodedMessage, restoreColumns } from './restore-columns.ts';
import type { CollectContext, Collector, PyroscopeSource } from './source.ts';

/** Collects one profile from a Pyroscope server. The server merges all profiles that match the query. */
export const collectPyroscope: Collector<PyroscopeSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const callQuerier = await querierCaller(source, context);
  const period = recentPart(source, context.now());
  const window = await windowToMerge(callQuerier, period, source);
  const selector = excerpt(source.query);
  context.progress(`Asking ${source.url} for the profile of \`${selector}\`, ${between(window)}`);
  const { profile, samples } = await mergedProfile(callQuerier, source, window);
  if (samples === 0) {
    const what = `\`${selector}\` and ${excerpt(source.profileType)}, ${between(window)}`;
    throw new ExpectedError(`${source.url} has no profile that matches ${what}.`, {
      fix: 'Check the labels in `query`, `profile-type` and `tenant`. Also check `from` and `to`, because Pyroscope silently ignores data that is older than its `max_query_lookback` (7 days by default).',
    });
  }
  const path = join(context.scratch, 'profile.pprof');
  await writeFile(path, profile);
  const part = `the busiest ${duration(lengthOf(window))} between ${iso(period.from)} and ${iso(period.to)}`;
  const message = `The profile covers only ${part}, from ${iso(window.from)} on.`;
  const findings = window === period ? [] : [note(message)];
  return { files: [{ path, name: `${source.url} ${selector}` }], failures: 0, findings };
};

/**
 * Calls a method of Pyroscope's querier by the Connect protocol. A message that is a `Uint8Array` is sent as protocol buffers, and all
 * other messages are sent as JSON. `read` returns undefined if the answer is not valid.
 */
type QuerierCall = <T>(
  method: string,
  message: unknown,
  read: (answer: ApiAnswer) => T | undefined,
) => Promise<T>;

/** Returns a function that calls the querier of a source. The time-out of the source limits all calls together. */
async function querierCaller(source: PyroscopeSource, context: CollectContext): Promise<QuerierCall> {
  const headers = withLowerCaseNames(await headersFor(source, context));
  const { timeout = DEFAULT_API_TIMEOUT } = source;
  const end = performance.now() + timeout;
  return (method, message, read) => {
    const isProto = message instanceof Uint8Array;
    const call: ApiCall = {
      product: 'Pyroscope',
      url: new URL(`${source.url}/querier.v1.QuerierService/${method}`),
      headers: { ...headers, 'content-type': isProto ? 'application/proto' : 'application/json' },
      body: isProto ? message : JSON.stringify(message),
      // All calls together must end at `end`.
      timeout: Math.max(1, end - performance.now()),
      fixFor: (_, words) => (/max_query_length|larger than max/i.test(words) ? FIX_LONG : undefined),
    };
    return callApi(call, context, read);
  };
}

const FIX_LONG =
  'Shorten the time between `from` and `to`, narrow the `query`, or raise the limit of this tenant in Pyroscope.';

const NUMBER = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
const POINTS = v.object({ points: v.optional(v.array(v.object({ timestamp: NUMBER, value: NUMBER })), []) });
const SERIES = v.object({ series: v.optional(v.array(POINTS), []) });

/** Returns the part of the period whose profiles are merged. The busiest part is returned if the source has `busiest`, else the whole period. */
async function windowToMerge(
  callQuerier: QuerierCall,
  period: Dates,
  source: PyroscopeSource,
): Promise<Dates> {
  const { busiest, profileType, query } = source;
  if (busiest === undefined || busiest >= lengthOf(period)) return period;
  const step = Math.min(busiestStep(busiest, period), Math.max(1000, busiest));
  const start = period.from.getTime();
  // Round the end of the period up to a whole step, because Pyroscope leaves out an incomplete step. The timestamp of a point is the end of
  // its step.
  const end = start + Math.ceil(lengthOf(period) / step) * step;
  const request = { profile_typeID: profileType, label_selector: query, start, end, step: step / 1000 };
  const { series } = await callQuerier('SelectSeries', request, ({ body }) => readJson(body, SERIES));
  const loads = series
    .flatMap(({ points }) => points)
    .filter(({ timestamp }) => timestamp > start)
    .map(({ timestamp, value }) => ({ start: timestamp - step, load: value }));
  // If no load was found, request the whole period, because the server's answer explains why it has no profiles.
  return busiestPart(loads, step, busiest, period) ?? period;
}

/** Requests the merged profile of a period. The request has no `max_nodes`, because that option cuts call stacks for the display of a flame graph. */
function mergedProfile(callQuerier: QuerierCall, { profileType, query }: PyroscopeSource, window: Dates) {
  const [from, to] = [window.from.getTime(), window.to.getTime()];
  const request = encodedMessage([1, profileType], [2, query], [3, from], [4, to]);
  return callQuerier('SelectMergeProfile', request, ({ body, headers }) => {
    try {
      const isProto = /^application\/(x-)?proto/.test(String(headers['content-type']));
      return isProto ? restoreColumns(body, window) : undefined;
    } catch {
      // The error message of the decoder would help only programmers.
      return undefined;
    }
  });
}

function between({ from, to }: Dates): string {
  return `${iso(from)} to ${iso(to)}`;
}
