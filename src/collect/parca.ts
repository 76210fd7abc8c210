import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { gunzipSync } from 'node:zlib';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { type ApiAnswer, callApi, DEFAULT_API_TIMEOUT } from '../net/api.ts';
import { MAX_BODY_BYTES } from '../net/body.ts';
import { EndpointError } from '../net/failures.ts';
import { printableUrl } from '../net/send.ts';
import { ExpectedError, WHAT_TO_DO } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import { headersFor, withLowerCaseNames } from './pprof.ts';
import { type Dates, iso, recentPart } from './profilers.ts';
import { encodedMessage, restoreColumns } from './restore-columns.ts';
import type { CollectContext, Collector, ParcaSource } from './source.ts';

/** Collects one profile from a Parca server. The server merges all profiles of a period that match the query. */
export const collectParca: Collector<ParcaSource> = async (source, context) => {
  context.signal.throwIfAborted();
  return context.limit(async () => {
    const { url, query } = source;
    const period = recentPart(source, context.now());
    const dates = `from ${iso(period.from)} to ${iso(period.to)}`;
    context.progress(`Asking ${url} for the profiles ${dates}`);
    const { merged, words } = await queryParca(source, period, context);
    if (merged === undefined || merged.samples === 0) {
      const reason = words === '' ? '' : ` ("${words.replace(/\.$/, '')}")`;
      throw new ExpectedError(`${url} has no samples for \`${excerpt(query, 200)}\` ${dates}${reason}.`, {
        fix: "Check the profile type and the labels in Parca's web page, or set an earlier `from`.",
      });
    }
    const path = join(context.scratch, 'profile.pprof');
    await writeFile(path, merged.profile);
    return { files: [{ path, name: `${url} ${excerpt(query, 120)}` }], failures: 0, findings: [] };
  });
};

// The field numbers are from `proto/parca/query/v1alpha1/query.proto` of github.com/parca-dev/parca. Parca 0.21 and Parca 0.28 have the
// same field numbers.

const MODE_MERGE = 2;
const REPORT_TYPE_PPROF = 1;

/** Returns a QueryRequest that asks Parca to merge all profiles of a period that match the query into one pprof profile. */
function queryRequest(query: string, { from, to }: Dates): Uint8Array {
  // The start and the end of the period are messages of the type google.protobuf.Timestamp.
  const [start, end] = [from, to].map((date) => {
    const seconds = Math.floor(date.getTime() / 1000);
    return encodedMessage([1, seconds], [2, (date.getTime() - seconds * 1000) * 1e6]);
  }) as [Uint8Array, Uint8Array];
  const mergeProfile = encodedMessage([1, query], [2, start], [3, end]);
  return encodedMessage([1, MODE_MERGE], [3, mergeProfile], [5, REPORT_TYPE_PPROF]);
}

/** Returns the profile in a QueryResponse, whose field 6 is a gzipped pprof profile. @throws Error if the response has no profile. */
export function profileOf(response: Uint8Array, dates: Dates) {
  const reader = new BinaryReader(response);
  let gzipped: Uint8Array | undefined;
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag();
    if (field === 6 && wire === WireType.LengthDelimited) gzipped = reader.bytes();
    else reader.skip(wire, field);
  }
  if (gzipped === undefined) throw new Error('the answer has no pprof profile');
  return restoreColumns(gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES }), dates);
}

/**
 * Asks Parca for a merged profile by grpc-web over HTTP/1.1 (https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md). Parca offers
 * grpc-web to browsers. Requests in grpc-web pass through all HTTP proxies, and requests in gRPC do not.
 * @returns `merged` is the profile, or undefined if Parca found no profile. `words` is Parca's explanation.
 */
async function queryParca(source: ParcaSource, period: Dates, context: CollectContext) {
  const { timeout = DEFAULT_API_TIMEOUT, query } = source;
  const headers = {
    'content-type': 'application/grpc-web+proto',
    accept: 'application/grpc-web+proto',
    'x-grpc-web': '1',
    ...withLowerCaseNames(await headersFor(source, context)),
  };
  const url = new URL(`${source.url}/api/parca.query.v1alpha1.QueryService/Query`);
  const call = { product: 'Parca', url, headers, timeout, body: frame(queryRequest(query, period)) };
  return callApi(call, context, (answer) => {
    const { message, words } = readGrpcWeb(answer, printableUrl(url)) ?? {};
    try {
      return words === undefined ? undefined : { merged: message && profileOf(message, period), words };
    } catch {
      // The error message of the decoder would help only programmers.
      return undefined;
    }
  });
}

/** The flag of a frame that holds trailers instead of a message. */
const TRAILER_FLAG = 0x80;

/** Returns a message as a frame of grpc-web. A frame is one byte with flags, four bytes with the length, and the bytes of the message. */
export function frame(message: Uint8Array, flags = 0): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/**
 * Reads an answer in grpc-web. @param name the name of the server in messages.
 * @returns the message and the server's explanation, or undefined if the answer is not in grpc-web. For the status NOT_FOUND, the message
 * is undefined.
 * @throws EndpointError if the status of the answer is a failure.
 */
export function readGrpcWeb({ body, headers }: ApiAnswer, name: string) {
  const type = String(headers['content-type'] ?? '');
  if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) return undefined;
  const { messages, trailers } = grpcFrames(body);
  // An answer without a message may have its trailers in the HTTP headers.
  const trailer = (key: string) => trailers.get(key) ?? [headers[key]].flat()[0];
  const code = trailer('grpc-status') ?? '';
  const words = excerpt(querystring.unescape(trailer('grpc-message') ?? ''), 300);
  if (code === NOT_FOUND || (code === OK && messages.length === 1)) return { message: messages[0], words };
  if (code === OK || code === '') {
    const message = `${name} sent an incomplete or damaged grpc-web answer, which was not used.`;
    throw new EndpointError(message, { fix: WHAT_TO_DO.interrupted, retry: 'soon' });
  }
  const { status, fix, mayPass } = STATUSES[Number(code)] ?? { status: `status ${excerpt(code, 20)}` };
  throw new EndpointError(`${name} answered ${status}${words === '' ? '.' : `: "${words}".`}`, {
    fix: fix ?? 'Look into the log of Parca, and of the proxies between this machine and Parca.',
    // Do not retry if a message was too large, because it would be too large again.
    retry: mayPass === true && !/larger than/i.test(words) ? 'soon' : 'never',
  });
}

/**
 * Splits an answer into its frames, which hold messages and trailers. For a damaged answer, the function returns no messages and no
 * trailers.
 */
function grpcFrames(body: Buffer) {
  const messages: Uint8Array[] = [];
  const trailers = new Map<string, string>();
  for (let at = 0; at < body.length; ) {
    const flags = body[at];
    const end = at + 5 + (at + 5 > body.length ? Number.NaN : body.readUInt32BE(at + 1));
    if (!(end <= body.length) || (flags !== TRAILER_FLAG && flags !== 0))
      return { messages: [], trailers: new Map() };
    const content = body.subarray(at + 5, end);
    if (flags === 0) messages.push(content);
    else {
      for (const line of content.toString('latin1').split('\r\n')) {
        const [, key = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
        trailers.set(key.trim().toLowerCase(), value.trim());
      }
    }
    at = end;
  }
  return { messages, trailers };
}

const OK = '0';
const NOT_FOUND = '5';
const FIX_TOKEN =
  'Check the `token` of the source. Polar Signals Cloud needs the token of a service account that may read the project, and the ID of the project: `headers: { projectID: "…" }`.';
const FIX_PARCA_QUERY =
  'Write the query as Parca\'s page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job="api"}`.';

/** A gRPC status that is a failure, and the advice for the user. */
interface FailureStatus {
  readonly status: string;
  readonly fix?: string;
  /** True if the same request may succeed a little later. */
  readonly mayPass?: boolean;
}

/** The failures that Parca may return, by their gRPC status codes: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES: Readonly<Record<number, FailureStatus>> = {
  3: { status: 'INVALID_ARGUMENT', fix: FIX_PARCA_QUERY },
  4: { status: 'DEADLINE_EXCEEDED', fix: WHAT_TO_DO.tooLarge },
  7: { status: 'PERMISSION_DENIED', fix: FIX_TOKEN },
  8: { status: 'RESOURCE_EXHAUSTED', fix: WHAT_TO_DO.tooLarge, mayPass: true },
  12: {
    status: 'UNIMPLEMENTED',
    fix: 'Check that the server is Parca, and update it, because this version of the server does not know the request.',
  },
  14: { status: 'UNAVAILABLE', fix: WHAT_TO_DO.interrupted, mayPass: true },
  16: { status: 'UNAUTHENTICATED', fix: FIX_TOKEN },
};
