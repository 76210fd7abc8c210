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
import { headersFor, lowerCase } from './pprof.ts';
import { type Dates, iso, recentPart } from './profilers.ts';
import { encoded, restoreColumns } from './restore-columns.ts';
import type { CollectContext, Collector, ParcaSource } from './source.ts';

/** Takes the profiles of a period that match a query, merged by the server into one. */
export const collectParca: Collector<ParcaSource> = async (source, context) => {
  context.signal.throwIfAborted();
  return context.limit(async () => {
    const { url, query } = source;
    const period = recentPart(source, context.now());
    const dates = `from ${iso(period.from)} to ${iso(period.to)}`;
    context.progress(`Asking ${url} for the profiles ${dates}`);
    const { found, words } = await queryParca(source, period, context);
    if (found === undefined || found.samples === 0) {
      const said = words === '' ? '' : ` ("${words.replace(/\.$/, '')}")`;
      throw new ExpectedError(`${url} has no samples for \`${excerpt(query, 200)}\` ${dates}${said}.`, {
        fix: "Check the profile type and the labels in Parca's own page, or ask for a longer time by `from`.",
      });
    }
    const path = join(context.scratch, 'profile.pprof');
    await writeFile(path, found.profile);
    return { files: [{ path, name: `${url} ${excerpt(query, 120)}` }], failures: 0, findings: [] };
  });
};

// The messages of Parca's QueryService, after `proto/parca/query/v1alpha1/query.proto` of github.com/parca-dev/parca, in
// 0.21 as in 0.28.

const MODE_MERGE = 2;
const REPORT_TYPE_PPROF = 1;

/** QueryRequest for all profiles of `dates` that match, merged, as pprof. */
function queryRequest(query: string, { from, to }: Dates): Uint8Array {
  // Start and end as google.protobuf.Timestamp.
  const [start, end] = [from, to].map((date) => {
    const seconds = Math.floor(date.getTime() / 1000);
    return encoded([1, seconds], [2, (date.getTime() - seconds * 1000) * 1e6]);
  }) as [Uint8Array, Uint8Array];
  return encoded([1, MODE_MERGE], [3, encoded([1, query], [2, start], [3, end])], [5, REPORT_TYPE_PPROF]);
}

/** The profile of a QueryResponse, whose field 6 is a gzipped pprof. @throws Error when it is something else. */
export function profileOf(response: Uint8Array, dates: Dates) {
  const reader = new BinaryReader(response);
  let gzipped: Uint8Array | undefined;
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag();
    if (field === 6 && wire === WireType.LengthDelimited) gzipped = reader.bytes();
    else reader.skip(wire, field);
  }
  if (gzipped === undefined) throw new Error('it has no pprof profile');
  return restoreColumns(gunzipSync(gzipped, { maxOutputLength: MAX_BODY_BYTES }), dates);
}

/**
 * Asks by grpc-web over HTTP/1.1 (https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md), which Parca offers to
 * browsers, so it passes through proxies that do not know gRPC.
 */
async function queryParca(source: ParcaSource, period: Dates, context: CollectContext) {
  const { timeout = DEFAULT_API_TIMEOUT, query } = source;
  const headers = {
    'content-type': 'application/grpc-web+proto',
    accept: 'application/grpc-web+proto',
    'x-grpc-web': '1',
    ...lowerCase(await headersFor(source, context)),
  };
  const url = new URL(`${source.url}/api/parca.query.v1alpha1.QueryService/Query`);
  const call = { product: 'Parca', url, headers, timeout, body: frame(queryRequest(query, period)) };
  return callApi(call, context, (answer) => {
    const { message, words } = readGrpcWeb(answer, printableUrl(url)) ?? {};
    try {
      return words === undefined ? undefined : { found: message && profileOf(message, period), words };
    } catch {
      // The decoder's own words are for programmers.
      return undefined;
    }
  });
}

const TRAILER = 0x80;

/** A message as the only data frame of a request: no flags, four bytes of length, the bytes. */
export function frame(message: Uint8Array, flags = 0): Uint8Array {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/**
 * The server's words and the answer as protobuf, which is undefined for the status NOT_FOUND.
 * @returns undefined for what is no answer of grpc-web. @throws EndpointError for a status that is a failure.
 */
export function readGrpcWeb({ body, headers }: ApiAnswer, name: string) {
  const type = String(headers['content-type'] ?? '');
  if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) return undefined;
  const { messages, trailers } = grpcFrames(body);
  // An answer without a message may have its trailers in the headers.
  const of = (key: string) => trailers.get(key) ?? [headers[key]].flat()[0];
  const code = of('grpc-status') ?? '';
  const words = excerpt(querystring.unescape(of('grpc-message') ?? ''), 300);
  if (code === NOT_FOUND || (code === OK && messages.length === 1)) return { message: messages[0], words };
  if (code === OK || code === '') {
    const message = `${name} sent an incomplete or damaged answer of grpc-web; it was not used.`;
    throw new EndpointError(message, { fix: WHAT_TO_DO.interrupted, retry: 'soon' });
  }
  const [found, fix = 'Look into the log of Parca, and of what stands in between.', canHeal = false] =
    STATUSES[Number(code)] ?? [`status ${excerpt(code, 20)}`];
  throw new EndpointError(`${name} answered ${found}${words === '' ? '.' : `: "${words}".`}`, {
    fix,
    // A message that is too large will be so the next time, too.
    retry: canHeal && !/larger than/i.test(words) ? 'soon' : 'never',
  });
}

/** The frames of an answer: one message or none, then the trailers. Nothing of a damaged one. */
function grpcFrames(body: Buffer) {
  const messages: Uint8Array[] = [];
  const trailers = new Map<string, string>();
  for (let at = 0; at < body.length; ) {
    const flags = body[at];
    const end = at + 5 + (at + 5 > body.length ? Number.NaN : body.readUInt32BE(at + 1));
    if (!(end <= body.length) || (flags !== TRAILER && flags !== 0))
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
  'Check `token` of the source; Polar Signals Cloud wants that of a service account that may read the project, and the project: `headers: { projectID: "…" }`.';
const FIX_PARCA_QUERY =
  'Write the query as Parca\'s page shows it: profile type, then labels, such as `process_cpu:samples:count:cpu:nanoseconds:delta{job="api"}`.';
/** By code: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES: Readonly<Record<number, readonly [name: string, fix?: string, canHeal?: boolean]>> = {
  3: ['INVALID_ARGUMENT', FIX_PARCA_QUERY],
  4: ['DEADLINE_EXCEEDED', WHAT_TO_DO.tooLarge],
  7: ['PERMISSION_DENIED', FIX_TOKEN],
  8: ['RESOURCE_EXHAUSTED', WHAT_TO_DO.tooLarge, true],
  12: ['UNIMPLEMENTED', 'Check that Parca answers there, and its version: this one does not know the call.'],
  14: ['UNAVAILABLE', WHAT_TO_DO.interrupted, true],
  16: ['UNAUTHENTICATED', FIX_TOKEN],
};
