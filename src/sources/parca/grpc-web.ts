import { type ApiAnswer, type ApiCall, readApi } from '../../net/api.ts';
import { EndpointError } from '../../net/errors.ts';
import { nameOf } from '../../net/send.ts';
import { excerpt } from '../../system/text.ts';
import { redact } from '../../system/secrets.ts';

/**
 * One gRPC call without streams, as grpc-web over HTTP/1.1:
 * https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md. That is what servers offer to browsers beside gRPC
 * itself, so it passes through proxies that know nothing of gRPC.
 */
export interface GrpcCall extends Omit<ApiCall, 'url' | 'body' | 'fixFor'> {
  /** Base URL, below which the services are. */
  readonly base: string;
  /** `package.Service/Method`. */
  readonly method: string;
  /** The request as protobuf. */
  readonly message: Uint8Array;
  /** What to do about a status, where its name and words tell more than is known here. */
  fixForStatus?(status: GrpcStatus): string | undefined;
}

export interface GrpcStatus {
  /** Such as `INVALID_ARGUMENT`. */
  readonly name: string;
  /** The server's own words, in one line, without secrets. */
  readonly words: string;
}

export interface GrpcAnswer {
  /** The answer as protobuf; undefined for the status NOT_FOUND. */
  readonly message: Uint8Array | undefined;
  /** The server's own words to the status. */
  readonly words: string;
  readonly headers: ApiAnswer['headers'];
}

/**
 * Calls a method; UNAVAILABLE and the like are tried again.
 * @throws ExpectedError with the status and the server's own words, or about what answered instead of gRPC.
 */
export function callGrpcWeb(call: GrpcCall): Promise<GrpcAnswer> {
  const { base, method, message, fixForStatus: _, ...rest } = call;
  const url = new URL(`${base}/${method}`);
  const api: ApiCall = {
    ...rest,
    url,
    body: frame(message),
    headers: {
      'content-type': 'application/grpc-web+proto',
      accept: 'application/grpc-web+proto',
      'x-grpc-web': '1',
      ...call.headers,
    },
  };
  return readApi(api, (answer) => read(answer, nameOf(url), call));
}

const TRAILER = 0x80;

/** A message as the only data frame of a request: no flags, four bytes of length, the bytes. */
export function frame(message: Uint8Array, flags = 0): Uint8Array {
  const framed = Buffer.alloc(5 + message.length);
  framed.writeUInt8(flags, 0);
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, 5);
  return framed;
}

function read(answer: ApiAnswer, name: string, call: GrpcCall): GrpcAnswer {
  const type = String(answer.headers['content-type'] ?? '');
  if (!/^application\/grpc-web(\+proto)?\s*(;|$)/i.test(type)) throw anotherProduct(answer, name, type, call);
  const { message, trailers } = split(answer.body, name);
  // An answer without a message may have its trailers in the headers.
  const of = (key: string) => trailers.get(key) ?? headerOf(answer, key);
  const code = of('grpc-status');
  if (code === undefined) throw brokenOff(name);
  const words = excerpt(redact(percentDecoded(of('grpc-message') ?? ''), secretsOf(call)), 300);
  const status = STATUSES[Number(code)] ?? `status ${excerpt(code, 20)}`;
  if (status === 'NOT_FOUND') return { message: undefined, words, headers: answer.headers };
  if (status !== 'OK') throw refused({ name: status, words }, name, call);
  if (message === undefined) throw malformed(name, 'has no message');
  return { message, words, headers: answer.headers };
}

/** The frames of an answer: one message or none, then the trailers, then nothing. */
function split(body: Buffer, name: string): { message?: Uint8Array; trailers: Map<string, string> } {
  let message: Uint8Array | undefined;
  for (let at = 0; at < body.length; ) {
    if (at + 5 > body.length) throw brokenOff(name);
    const flags = body.readUInt8(at);
    const end = at + 5 + body.readUInt32BE(at + 1);
    if (flags !== 0 && flags !== TRAILER) throw malformed(name, `has a frame with the flags ${flags}`);
    if (end > body.length) throw brokenOff(name);
    const content = body.subarray(at + 5, end);
    if (flags === TRAILER) {
      if (end < body.length) throw malformed(name, 'goes on after its trailers');
      return { ...(message && { message }), trailers: parseTrailers(content.toString('latin1')) };
    }
    if (message !== undefined) throw malformed(name, 'has more than one message');
    message = content;
    at = end;
  }
  return { ...(message && { message }), trailers: new Map() };
}

function parseTrailers(text: string): Map<string, string> {
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function headerOf({ headers }: ApiAnswer, key: string): string | undefined {
  const value = headers[key];
  return Array.isArray(value) ? value[0] : value;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** By code: https://grpc.github.io/grpc/core/md_doc_statuscodes.html. */
const STATUSES = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
];

/** The server is restarting, or short of something for the moment. */
const HEALING = ['UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'ABORTED'];

function refused(status: GrpcStatus, name: string, call: GrpcCall): EndpointError {
  const said = status.words === '' ? '.' : `: "${status.words}".`;
  // It will be too large the next time, too.
  const canHeal = HEALING.includes(status.name) && !/larger than/i.test(status.words);
  return new EndpointError(`${name} answered ${status.name}${said}`, {
    fix: call.fixForStatus?.(status) ?? usualFix(status.name, call.product),
    ...(canHeal && { retry: 'soon' }),
  });
}

function usualFix(status: string, product: string): string {
  switch (status) {
    case 'UNAUTHENTICATED':
    case 'PERMISSION_DENIED':
      return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
    case 'INVALID_ARGUMENT':
    case 'OUT_OF_RANGE':
    case 'FAILED_PRECONDITION':
      return 'Mend what its answer says of the query.';
    case 'UNIMPLEMENTED':
      return `Check that ${product} answers there, and its version: this one does not know the call.`;
    case 'RESOURCE_EXHAUSTED':
    case 'DEADLINE_EXCEEDED':
      return `Ask ${product} for less: a narrower query, a shorter time.`;
    default:
      return `Look into the log of ${product}, and of what stands in between.`;
  }
}

function anotherProduct(answer: ApiAnswer, name: string, type: string, { product }: GrpcCall): EndpointError {
  const title = /<title>([^<]*)<\/title>/i.exec(answer.body.subarray(0, 64 * 1024).toString())?.[1] ?? '';
  const page = /html/i.test(type) ? 'a web page' : type === '' ? 'something' : excerpt(type, 60);
  const shown = title.trim() === '' ? '' : ` ("${excerpt(title)}")`;
  return new EndpointError(`${name} answered ${answer.status} with ${page}${shown} instead of grpc-web.`, {
    fix: `Write the base URL of ${product} itself; a login page means that credentials are missing, any other page another product or a false path prefix.`,
  });
}

function brokenOff(name: string): EndpointError {
  return new EndpointError(`${name} broke off in the middle of its answer; what had come was not used.`, {
    fix: 'Look into the log of the server, and of what stands in between: it may restart, or end long requests.',
    retry: 'soon',
  });
}

function malformed(name: string, what: string): EndpointError {
  return new EndpointError(`${name} sent an answer that ${what}, which is no answer of grpc-web.`, {
    fix: 'Ask the server itself, without the proxy that changes its answers.',
  });
}

function secretsOf({ headers }: GrpcCall): string[] {
  return Object.values(headers)
    .flatMap((value) => [value, ...value.split(' ')])
    .filter((value) => value.length > 0);
}
