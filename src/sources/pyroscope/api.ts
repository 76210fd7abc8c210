import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { AnswerTooLarge, type ApiAnswer, type ApiCall, type ApiRefusal, callApi, wordsOf } from '../../net/api.ts';
import { readJson } from '../../net/api.ts';
import type { Network } from '../../net/network.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';
import type { Dates, LoadPoint } from '../period.ts';
import { durationOf } from './duration.ts';

/** How a Pyroscope is asked. */
export interface PyroscopeAccess {
  /** Without `/querier.v1.QuerierService`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly network: Network;
  readonly signal: AbortSignal;
  /** Milliseconds that are left for the next call. */
  timeLeft(): number | undefined;
  progress(line: string): void;
}

/** Which profiles. */
export interface PyroscopeQuery {
  readonly profileType: string;
  readonly selector: string;
}

/** The server takes no window of that length; in milliseconds what it said of it. */
export class WindowTooLong extends ExpectedError {
  /** What it takes. */
  readonly longest: number | undefined;
  /** What it was asked for, as far as it looks back. */
  readonly actual: number | undefined;
  constructor(cause: ExpectedError, words: string) {
    super(cause.message, {
      fix: 'Shorten the time between `from` and `to`, or raise `max_query_length` of this tenant in Pyroscope.',
      cause,
    });
    this.longest = durationOf(/limit: ([\w.]+)/.exec(words)?.[1] ?? '');
    this.actual = durationOf(/actual: ([\w.]+)/.exec(words)?.[1] ?? '');
  }
}

/** The merged profile is larger than this program, or a part of the server, takes. */
export class MergeTooLarge extends ExpectedError {
  constructor(cause: ExpectedError) {
    super(cause.message, {
      fix: 'Shorten the time between `from` and `to`, or narrow the `query`.',
      cause,
    });
  }
}

/**
 * The profile of all that match in the window, merged by the server.
 * @param locations so many leaf-most ones of each stack are kept (its trimming for Go PGO); all, where undefined or
 * where the server does not know of that.
 * @throws WindowTooLong, MergeTooLarge, or another ExpectedError with the server's words.
 */
export async function selectMergeProfile(
  access: PyroscopeAccess,
  query: PyroscopeQuery,
  window: Dates,
  locations?: number,
): Promise<ApiAnswer> {
  const body = mergeRequest(query, window, locations);
  const answer = await ask(access, 'SelectMergeProfile', 'application/proto', body);
  const type = String(answer.headers['content-type'] ?? '');
  if (/^application\/(x-)?proto/.test(type)) return answer;
  const words = wordsIn(answer.body, access);
  throw new ExpectedError(
    `${access.url} answered with ${type === '' ? 'a text' : excerpt(type, 60)} instead of a profile: "${words}".`,
    { fix: FIX_ADDRESS },
  );
}

/** What a text says that is no answer of this API: a page may repeat what it was asked with. */
function wordsIn(body: Buffer, { headers }: PyroscopeAccess): string {
  const secrets = Object.values(headers).flatMap((value) => [value, ...value.split(' ')]);
  return excerpt(redact(wordsOf(body.subarray(0, 4096).toString()), secrets));
}

const FIX_ADDRESS =
  'Write the base URL of the Pyroscope API (version 1 or later) itself, not of its web page, of Grafana or of a login; through Grafana it is https://GRAFANA/api/datasources/proxy/uid/UID.';

/** `querier.v1.SelectMergeProfileRequest`. Without `max_nodes`, which cuts stacks for flame graphs. */
function mergeRequest(query: PyroscopeQuery, { from, to }: Dates, locations: number | undefined): Uint8Array {
  const writer = new BinaryWriter();
  writer.tag(1, WireType.LengthDelimited).string(query.profileType);
  writer.tag(2, WireType.LengthDelimited).string(query.selector);
  writer.tag(3, WireType.Varint).int64(from.getTime());
  writer.tag(4, WireType.Varint).int64(to.getTime());
  if (locations !== undefined) {
    // stack_trace_selector { go_pgo { keep_locations } }. Not aggregate_callees: it clears the line of locations that
    // others call from, too, which changes call edges.
    writer.tag(6, WireType.LengthDelimited).fork().tag(2, WireType.LengthDelimited).fork();
    writer.tag(1, WireType.Varint).uint32(locations);
    writer.join().join();
  }
  return writer.finish();
}

const NUMBER = v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()), 0);
const SERIES = v.object({
  series: v.optional(
    v.array(v.object({ points: v.optional(v.array(v.object({ timestamp: NUMBER, value: NUMBER })), []) })),
    [],
  ),
});

/**
 * The load of what matches, in steps of `step` milliseconds (whole seconds).
 * @throws WindowTooLong, or another ExpectedError with the server's words.
 */
export async function selectSeries(
  access: PyroscopeAccess,
  query: PyroscopeQuery,
  window: Dates,
  step: number,
): Promise<LoadPoint[]> {
  const { series } = await askJson(access, 'SelectSeries', SERIES, {
    profile_typeID: query.profileType,
    label_selector: query.selector,
    ...times(window),
    step: step / 1000,
  });
  // Pyroscope names the end of each step; what bears the begin of the window is the end of another part.
  return series.flatMap(({ points }) =>
    points
      .filter(({ timestamp }) => timestamp > window.from.getTime())
      .map(({ timestamp, value }) => ({ start: timestamp - step, load: value })),
  );
}

const NAMES = v.object({ names: v.optional(v.array(v.string()), []) });
const TYPES = v.object({
  profileTypes: v.optional(v.array(v.object({ ID: v.optional(v.string(), '') })), []),
});

/** The services that have profiles in the window, and the types of these. @throws ExpectedError */
export async function selectNames(
  access: PyroscopeAccess,
  window: Dates,
): Promise<{ readonly services: readonly string[]; readonly profileTypes: readonly string[] }> {
  const label = { name: 'service_name', matchers: [], ...times(window) };
  const [services, types] = await Promise.all([
    askJson(access, 'LabelValues', NAMES, label),
    askJson(access, 'ProfileTypes', TYPES, times(window)),
  ]);
  return {
    services: services.names.filter((name) => name !== ''),
    profileTypes: types.profileTypes.map(({ ID }) => ID).filter((id) => id !== ''),
  };
}

function times({ from, to }: Dates): { start: number; end: number } {
  return { start: from.getTime(), end: to.getTime() };
}

async function askJson<S extends v.GenericSchema>(
  access: PyroscopeAccess,
  method: string,
  schema: S,
  message: unknown,
): Promise<v.InferOutput<S>> {
  const { body } = await ask(access, method, 'application/json', JSON.stringify(message));
  const answer = readJson(body, schema);
  if (answer !== undefined) return answer;
  throw new ExpectedError(
    `${access.url} answered ${method} with something else than Pyroscope does: "${wordsIn(body, access)}".`,
    { fix: FIX_ADDRESS },
  );
}

/** Calls a method of the querier as the Connect protocol has it. */
async function ask(
  access: PyroscopeAccess,
  method: string,
  contentType: string,
  body: string | Uint8Array,
): Promise<ApiAnswer> {
  const { network, signal, progress } = access;
  const timeout = access.timeLeft();
  let refusal: ApiRefusal | undefined;
  const call: ApiCall = {
    product: 'Pyroscope',
    url: new URL(`${access.url}/querier.v1.QuerierService/${method}`),
    headers: { ...access.headers, 'content-type': contentType },
    body,
    network,
    signal,
    progress,
    ...(timeout !== undefined && { timeout }),
    fixFor: (answer) => {
      refusal = answer;
      return fixOf(answer);
    },
  };
  try {
    return await callApi(call);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    const words = refusal?.words ?? '';
    if (words.includes('max_query_length')) throw new WindowTooLong(error, words);
    if (error instanceof AnswerTooLarge || /message larger than max|max message size/i.test(words)) {
      throw new MergeTooLarge(error);
    }
    throw error;
  }
}

function fixOf({ status, words }: ApiRefusal): string | undefined {
  if (/no org id/i.test(words)) {
    return 'Give the source its `tenant`, or set PROFILECLI_TENANT_ID: this Pyroscope keeps several apart.';
  }
  if (status === 401 || status === 403) {
    return 'Check `tenant`, and `token` or `username` and `password` of the source, or PROFILECLI_TOKEN or PROFILECLI_USERNAME and PROFILECLI_PASSWORD, and what they may read.';
  }
  if (status === 404 || status === 405) return FIX_ADDRESS;
  return undefined;
}
