import { ExpectedError, messageOf, WHAT_TO_DO } from '../system/errors.ts';
import { duration, excerpt } from '../system/text.ts';

/**
 * Turns failures of requests into errors for the user. A request fails if the server cannot be reached, or if the server refuses the
 * request. Each failure becomes an `EndpointError`, which says what happened, what to do, and whether a retry may help (`retry.ts`). For
 * example, a connection that is refused becomes the message "http://10.0.0.7:6060/debug/pprof/profile refused the connection: nothing
 * listens there.", and a retry may help.
 */

/** The reason why an endpoint or an API sent no good answer, and whether a retry may help. */
export class EndpointError extends ExpectedError {
  /**
   * `soon` if the failure may pass soon, for example because the server restarts; `busy` if another profiler is recording a CPU profile of
   * the same process.
   */
  readonly retry: 'never' | 'soon' | 'busy';
  /** The time to wait before the next request, in milliseconds. The server sent this time in the header `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** True if no server was found: the host name is unknown, no route leads to the host, or no program listens on the port. */
  readonly gone: boolean;

  constructor(
    message: string,
    options: { fix: string; cause?: unknown } & Partial<Pick<EndpointError, 'retry' | 'retryAfter' | 'gone'>>,
  ) {
    super(message, options);
    this.retry = options.retry ?? 'never';
    this.retryAfter = options.retryAfter;
    this.gone = options.gone ?? false;
  }
}

/** Returns whether an error says that no server was found. After several attempts, only the last attempt counts. */
export function isGone(error: ExpectedError): boolean {
  return [error, error.cause].some((failure) => failure instanceof EndpointError && failure.gone);
}

const FIX_REACH_SERVICE =
  'Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.';
const FIX_TLS =
  'Check whether the server expects http:// or https://. For a private certificate, name its authority in NODE_EXTRA_CA_CERTS, and use a host name that is in the certificate.';
const FIX_HEADER =
  'Check the `headers` of the source. A secret that ends in a line break is not a valid header.';

/** The messages for the error codes of Node, undici and the HTTP parser. The first row whose pattern matches a code is used. */
const CONNECTION: readonly (readonly [code: RegExp, says: string, fix?: string, retry?: 'soon'])[] = [
  [/^ECONNREFUSED$/, 'NAME refused the connection: nothing listens there.', undefined, 'soon'],
  [/^EAI_AGAIN$/, 'The host name in NAME could not be resolved just now (CODE).', undefined, 'soon'],
  [/^ENOTFOUND$/, 'The host name in NAME does not exist.', 'Check the spelling of the host name.'],
  [/CONNECT_TIMEOUT$|^(ETIMEDOUT|E(HOST|NET)UNREACH)$/, 'NAME cannot be reached from this machine (CODE).'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'NAME closed the connection before it answered.',
    WHAT_TO_DO.interrupted,
    'soon',
  ],
  [/^UND_ERR_INVALID_ARG$/, 'The request to NAME could not be made: WORDS.', FIX_HEADER],
  [
    /^E[MN]FILE$/,
    'No connection to NAME could be opened, because too many files are open.',
    WHAT_TO_DO.exhausted,
    'soon',
  ],
  [
    /^HPE_|EPROTO|CERT|TLS|SSL|ISSUER/,
    'NAME does not speak the protocol in its URL, or its certificate is not valid: WORDS (CODE).',
    FIX_TLS,
  ],
  [/./, 'The request to NAME failed (CODE).'],
];
/** The number of rows at the beginning of `CONNECTION` that mean that no server was found. */
const GONE = 4;

/**
 * Returns the error to report for a request that got no answer; undefined if `error` is not a failure of the network, which always has a
 * code.
 * @param name the name of the endpoint in messages.
 * @param reach what the user should check if the endpoint cannot be reached.
 */
export function connectionFailure(error: unknown, name: string, reach = FIX_REACH_SERVICE) {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return undefined;
  const kind = CONNECTION.findIndex(([pattern]) => pattern.test(code));
  const [, says = '', fix = reach, retry = 'never'] = CONNECTION[kind] ?? [];
  const ownWords = excerpt(messageOf(error), 200).replace(/\.$/, '');
  const words: Readonly<Record<string, string>> = { NAME: name, CODE: code, WORDS: ownWords };
  const message = says.replace(/NAME|CODE|WORDS/g, (word) => words[word] ?? '');
  return new EndpointError(message, { fix, retry, gone: kind < GONE, cause: error });
}

/** The status and the headers of an HTTP answer, without its body. */
export interface AnswerHead {
  /** The URL that answered, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the error to report if a live endpoint answers with a status that is not 200.
 * @param text the beginning of the answer's body.
 * @param isAuthorized whether the request had an `Authorization` header.
 */
export function refusalFailure(
  { status, url, headers }: AnswerHead,
  text: string,
  name: string,
  isAuthorized: boolean,
): EndpointError {
  if (status === 404) {
    const message = `${statusOf(name, status)}: net/http/pprof is not registered at the path ${url.pathname}.`;
    return new EndpointError(message, {
      fix: 'Import `_ "net/http/pprof"` and serve http.DefaultServeMux on that port. If the service registers it at another path, write that path into the URL.',
    });
  }
  if (/cpu profiling already in use/i.test(text)) {
    const message = `Another profiler takes CPU profiles of ${name} all the time (cpu profiling already in use).`;
    return new EndpointError(message, {
      fix: 'A process can record only one CPU profile at a time. Pause the other profiler, or use its profiles as a source.',
      retry: 'busy',
    });
  }
  let fix = 'Check that the URL leads to a CPU profile, such as http://host:6060/debug/pprof/profile.';
  if (status === 401 || status === 403) {
    const scheme = /^[A-Za-z]+/.exec(String(headers['www-authenticate'] ?? ''))?.[0] ?? 'Bearer';
    fix = isAuthorized
      ? 'The server did not accept the Authorization header that was sent. Check the secret in it.'
      : `Give the source the header that the server requires, such as \`headers: { Authorization: "${scheme} \${TOKEN}" }\` with TOKEN from a secret.`;
  } else if (status === 504 || /WriteTimeout/i.test(text))
    fix =
      'Write shorter `seconds`, because a proxy in between or the WriteTimeout of the http.Server ends the request earlier.';
  else if (canPass(status))
    fix = 'Look into the log of the service. If the service only needs more time, raise `timeout`.';
  const retryAfter = retryAfterOf(headers['retry-after']);
  return refused(name, { status, words: excerpt(text), retryAfter }, fix);
}

/** Returns whether the same request may succeed later if a server answered with this status. */
export function canPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** An HTTP answer by which a server refuses a request. */
interface RefusalAnswer {
  readonly status: number;
  /** The server's own words, which may be empty. */
  readonly words: string;
  /** The time after which the server allows the next request, in milliseconds; undefined if the answer names no time. */
  readonly retryAfter: number | undefined;
}

/** Returns the error to report if a server refuses a request. @param name the name of the server in messages. */
export function refused(
  name: string,
  { status, words, retryAfter }: RefusalAnswer,
  fix: string,
): EndpointError {
  const message = `${statusOf(name, status)}${words === '' ? '.' : `: "${words}".`}`;
  if (!canPass(status)) return new EndpointError(message, { fix });
  const wait = retryAfter === undefined ? '' : ` It asks to wait ${duration(retryAfter)}.`;
  return new EndpointError(message + wait, { fix, retry: 'soon', retryAfter });
}

/** Returns the beginning of a sentence about a status: `NAME answered 404 Not Found`. */
function statusOf(name: string, status: number): string {
  // An `import` of node:http would also load a WebSocket client, which would cost 40 ms at each start of the program.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return `${name} answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trim()}`;
}

/**
 * Returns the time of a `Retry-After` header in milliseconds. The header holds a number of seconds or a date. If the header is missing or
 * not valid, the returned time is undefined.
 */
export function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '').trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Returns whether an error code of Node or undici means that a body ended too early. */
export function isCut(code: string): boolean {
  return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}
