import { STATUS_CODES } from 'node:http';
import { ExpectedError, messageOf, WHAT_TO_DO } from '../system/errors.ts';
import { duration } from '../system/text.ts';

/** Why an endpoint gave no profile, and whether asking again may help. */
export class EndpointError extends ExpectedError {
  /** `soon`: a restart, an overloaded gateway; `busy`: another profiler has the CPU profile for some time. */
  readonly retry: 'never' | 'soon' | 'busy';
  /** Milliseconds the server asked to be left alone. */
  readonly retryAfter: number | undefined;
  /** There is no server at all: no such name, no way to it, nothing that listens. */
  readonly gone: boolean;

  constructor(
    message: string,
    options: {
      fix: string;
      retry?: EndpointError['retry'];
      retryAfter?: number | undefined;
      gone?: boolean;
      cause?: unknown;
    },
  ) {
    super(message, options);
    this.retry = options.retry ?? 'never';
    this.retryAfter = options.retryAfter;
    this.gone = options.gone ?? false;
  }
}

/** Whether there was no server, also the last time of several. */
export function isGone(error: ExpectedError): boolean {
  return [error, error.cause].some((one) => one instanceof EndpointError && one.gone);
}

const FIX_REACH_SERVICE =
  'Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.';

/** What a code of Node, undici or the HTTP parser means; the first that matches counts. */
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
  [
    /^UND_ERR_INVALID_ARG$/,
    'The request to NAME could not be made: WORDS.',
    "Check the source's `headers`; a secret that ends in a line break is no valid header.",
  ],
  [
    /^E[MN]FILE$/,
    'This process has too many files and connections open to ask NAME.',
    WHAT_TO_DO.exhausted,
    'soon',
  ],
  [/^HPE_/, 'NAME does not speak HTTP (CODE).'],
  [
    /WRONG_VERSION_NUMBER|PACKET_LENGTH|EPROTO/,
    'NAME does not speak TLS (CODE).',
    'Write the URL with http:// instead of https://.',
  ],
  [
    /CERT|SELF_SIGNED|TLS|SSL|ISSUER/,
    'The certificate of NAME is not trusted (CODE).',
    'Name the certificate of its authority in NODE_EXTRA_CA_CERTS, or use the host name that is in its certificate.',
  ],
  [/./, 'The request to NAME failed (CODE).'],
];
/** The first ones mean that there is no server. */
const GONE = 4;

/**
 * The sentence for a request that got no answer at all; undefined for what is no failure of the network.
 * @param reach what to check when the address cannot be reached.
 */
export function connectionFailure(
  error: unknown,
  name: string,
  reach = FIX_REACH_SERVICE,
): EndpointError | undefined {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return undefined;
  const kind = CONNECTION.findIndex(([pattern]) => pattern.test(code));
  const [, says = '', fix = reach, retry = 'never'] = CONNECTION[kind] ?? [];
  const words: Readonly<Record<string, string>> = { NAME: name, CODE: code, WORDS: messageOf(error) };
  const message = says.replace(/NAME|CODE|WORDS/g, (word) => words[word] ?? '');
  return new EndpointError(message, { fix, retry, gone: kind < GONE, cause: error });
}

/** What an answer other than 200 says about itself. */
export interface Refusal {
  readonly status: number;
  /** The beginning of its body, `''` when it has none. */
  readonly excerpt: string;
  /** The content type of a body that is no text. */
  readonly unquoted?: string;
  readonly retryAfter: number | undefined;
  /** The scheme of `WWW-Authenticate`, such as `Basic`. */
  readonly authentication: string | undefined;
  /** Whether the user gave an `Authorization` header. */
  readonly authorized: boolean;
  readonly path: string;
}

/** The sentence for an answer of an endpoint other than 200. */
export function refusalFailure(refusal: Refusal, name: string): EndpointError {
  const { status, excerpt, unquoted, retryAfter, authentication = 'Bearer', authorized, path } = refusal;
  if (status === 404) {
    return new EndpointError(
      `${statusOf(name, status)}: net/http/pprof is not registered at the path ${path}.`,
      {
        fix: 'Import `_ "net/http/pprof"` and serve http.DefaultServeMux on that port, or write the path at which it is registered into the URL.',
      },
    );
  }
  if (/cpu profiling already in use/i.test(excerpt)) {
    const said = `${name} is being profiled by someone else all the time (cpu profiling already in use).`;
    return new EndpointError(said, {
      fix: 'Only one CPU profile can be taken at a time: pause the other profiler, or take its profiles as a source.',
      retry: 'busy',
    });
  }
  const said = answered(name, status, excerpt, unquoted);
  if (status === 401 || status === 403) {
    return new EndpointError(said, {
      fix: authorized
        ? 'The Authorization header that was sent is not accepted: check the secret behind it.'
        : `Give the source the header it wants, such as \`headers: { Authorization: "${authentication} \${TOKEN}" }\` with TOKEN from a secret.`,
    });
  }
  if (status === 429 || status >= 500) {
    const fix =
      status === 504
        ? 'A proxy in between ends requests of this length: shorten `seconds`, or ask the service itself.'
        : 'Look into the log of the service; if it needs longer, raise `timeout`.';
    return new EndpointError(said + asksToWait(retryAfter), { fix, retry: 'soon', retryAfter });
  }
  return new EndpointError(said, {
    fix: /WriteTimeout/i.test(excerpt)
      ? "Shorten `seconds`, or raise the WriteTimeout of the service's http.Server."
      : 'Check that the URL is the one of a CPU profile, such as http://host:6060/debug/pprof/profile.',
  });
}

function statusOf(name: string, status: number): string {
  return `${name} answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trim()}`;
}

/** @param unquoted the content type of a body that is no text. */
export function answered(name: string, status: number, words: string, unquoted?: string): string {
  const quoted = words === '' ? '.' : `: "${words}".`;
  return statusOf(name, status) + (unquoted === undefined ? quoted : ` with what is no text (${unquoted}).`);
}

export function asksToWait(retryAfter: number | undefined): string {
  return retryAfter === undefined ? '' : ` It asks to wait ${duration(retryAfter)}.`;
}

/** Milliseconds of a `Retry-After` in seconds or as a date; undefined without a valid one. */
export function retryAfterOf(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '').trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Milliseconds by which two clocks may differ unnoticed. */
const TOLERANCE = 2 * 60_000;

/**
 * A sentence about a server's clock (its `Date` header) that differs from this machine's: profiles are then searched for at
 * another time than they were stored. `''` when they agree.
 */
export function clockDifference(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): string {
  const ahead = Date.parse(String(headers['date'] ?? '')) - now.getTime();
  if (!(Math.abs(ahead) > TOLERANCE)) return '';
  return ` Its clock is ${duration(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`;
}
