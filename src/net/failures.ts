import { ExpectedError, messageOf, WHAT_TO_DO } from '../system/errors.ts';
import { duration, excerpt } from '../system/text.ts';

/**
 * Failures of requests: a server that cannot be reached, and an answer that is a refusal. Each becomes an `EndpointError`, which
 * says what happened, what to do, and whether a retry may help (`retry.ts`). For example, a connection that is refused becomes
 * "http://10.0.0.7:6060/debug/pprof/profile refused the connection: nothing listens there.", and is retried.
 */

/** The reason why an endpoint or an API gave no good answer, and whether asking again may help. */
export class EndpointError extends ExpectedError {
  /** `soon`: a failure that may pass, such as a restart; `busy`: another profiler has the CPU profile for some time. */
  readonly retry: 'never' | 'soon' | 'busy';
  /** Milliseconds to wait before the next request, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Whether no server was found: the name is unknown, no route leads to it, or nothing listens. */
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

/** Whether no server was found, in the only attempt or in the last of several. */
export function isGone(error: ExpectedError): boolean {
  return [error, error.cause].some((failure) => failure instanceof EndpointError && failure.gone);
}

const FIX_REACH_SERVICE =
  'Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.';
const FIX_TLS =
  'Write http:// or https:// as the server speaks it; name the authority of a private certificate in NODE_EXTRA_CA_CERTS, and use a host name that is in the certificate.';
const FIX_HEADER = "Check the source's `headers`; a secret that ends in a line break is no valid header.";

/** The meanings of error codes of Node, undici and the HTTP parser. The first pattern that matches counts. */
const CONNECTION: readonly (readonly [code: RegExp, says: string, fix?: string, retry?: 'soon'])[] = [
  [/^ECONNREFUSED$/, 'NAME refused the connection: nothing listens there.', undefined, 'soon'],
  [/^EAI_AGAIN$/, 'The name of NAME could not be resolved just now (CODE).', undefined, 'soon'],
  [/^ENOTFOUND$/, 'There is no host of the name in NAME.', 'Check the spelling of the host name.'],
  [/CONNECT_TIMEOUT$|^(ETIMEDOUT|E(HOST|NET)UNREACH)$/, 'NAME cannot be reached from this machine (CODE).'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'NAME closed the connection before it answered.',
    WHAT_TO_DO.interrupted,
    'soon',
  ],
  [/^UND_ERR_INVALID_ARG$/, 'The request to NAME could not be made: WORDS.', FIX_HEADER],
  [/^E[MN]FILE$/, 'Too many files and connections are open to ask NAME.', WHAT_TO_DO.exhausted, 'soon'],
  [/^HPE_|EPROTO|CERT|TLS|SSL|ISSUER/, 'NAME cannot be asked as its URL says: WORDS (CODE).', FIX_TLS],
  [/./, 'The request to NAME failed (CODE).'],
];
/** The number of rows at the beginning of `CONNECTION` that mean that no server was found. */
const GONE = 4;

/**
 * Returns the failure of a request that got no answer; undefined for an error without a code, which is no failure of the network.
 * @param name of the endpoint, for sentences.
 * @param reach what the user should check if the endpoint cannot be reached.
 */
export function connectionFailure(error: unknown, name: string, reach = FIX_REACH_SERVICE) {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return undefined;
  const kind = CONNECTION.findIndex(([pattern]) => pattern.test(code));
  const [, says = '', fix = reach, retry = 'never'] = CONNECTION[kind] ?? [];
  const said = excerpt(messageOf(error), 200).replace(/\.$/, '');
  const words: Readonly<Record<string, string>> = { NAME: name, CODE: code, WORDS: said };
  const message = says.replace(/NAME|CODE|WORDS/g, (word) => words[word] ?? '');
  return new EndpointError(message, { fix, retry, gone: kind < GONE, cause: error });
}

/** The beginning of an answer: all but its body. */
export interface AnswerHead {
  /** The URL that answered, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the failure for an answer of a live endpoint other than 200.
 * @param text the beginning of its body.
 * @param isAuthorized whether the request had an `Authorization` header.
 */
export function refusalFailure(
  { status, url, headers }: AnswerHead,
  text: string,
  name: string,
  isAuthorized: boolean,
): EndpointError {
  if (status === 404) {
    const said = `${statusOf(name, status)}: net/http/pprof is not registered at the path ${url.pathname}.`;
    return new EndpointError(said, {
      fix: 'Import `_ "net/http/pprof"` and serve http.DefaultServeMux on that port, or write the path at which it is registered into the URL.',
    });
  }
  if (/cpu profiling already in use/i.test(text)) {
    const said = `${name} is being profiled by someone else all the time (cpu profiling already in use).`;
    return new EndpointError(said, {
      fix: 'Only one CPU profile can be taken at a time: pause the other profiler, or take its profiles as a source.',
      retry: 'busy',
    });
  }
  let fix = 'Check that the URL is the one of a CPU profile, such as http://host:6060/debug/pprof/profile.';
  if (status === 401 || status === 403) {
    const scheme = /^[A-Za-z]+/.exec(String(headers['www-authenticate'] ?? ''))?.[0] ?? 'Bearer';
    fix = isAuthorized
      ? 'The Authorization header that was sent is not accepted: check the secret behind it.'
      : `Give the source the header it wants, such as \`headers: { Authorization: "${scheme} \${TOKEN}" }\` with TOKEN from a secret.`;
  } else if (status === 504 || /WriteTimeout/i.test(text))
    fix = 'Shorten `seconds`: a proxy in between, or the WriteTimeout of the http.Server, is shorter.';
  else if (canPass(status)) fix = 'Look into the log of the service; if it needs longer, raise `timeout`.';
  const retryAfter = retryAfterOf(headers['retry-after']);
  return refused(name, { status, words: excerpt(text), retryAfter }, fix);
}

/** Whether a server that answered with this status may answer a later request better. */
export function canPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** An answer by which a server refuses a request. */
interface RefusalAnswer {
  readonly status: number;
  /** The server's own words; may be empty. */
  readonly words: string;
  /** The milliseconds after which the server allows another request, if it said so. */
  readonly retryAfter: number | undefined;
}

/** Returns the error for an answer that is a failure. @param name of the server, for sentences. */
export function refused(
  name: string,
  { status, words, retryAfter }: RefusalAnswer,
  fix: string,
): EndpointError {
  const said = `${statusOf(name, status)}${words === '' ? '.' : `: "${words}".`}`;
  if (!canPass(status)) return new EndpointError(said, { fix });
  const asks = retryAfter === undefined ? '' : ` It asks to wait ${duration(retryAfter)}.`;
  return new EndpointError(said + asks, { fix, retry: 'soon', retryAfter });
}

function statusOf(name: string, status: number): string {
  // `import` of node:http would load a WebSocket client, which takes 40 ms at each start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return `${name} answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trim()}`;
}

/** Returns the milliseconds of a `Retry-After` header, which has seconds or a date; undefined without a valid one. */
export function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '').trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Whether an error code of Node or undici means that a body ended too early. */
export function isCut(code: string): boolean {
  return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}
