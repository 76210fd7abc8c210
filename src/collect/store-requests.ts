import { rename, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { beginningOf, MAX_BODY_BYTES, REFUSAL_BYTES, spoolBody, unpackSpooled } from '../net/download.ts';
import { connectionFailure, EndpointError, retryAfterOf } from '../net/errors.ts';
import type { Network } from '../net/network.ts';
import { attemptRepeatedly } from '../net/retry.ts';
import { READ_AHEAD_BYTES } from '../net/send.ts';
import { ExpectedError } from '../system/errors.ts';
import { excerpt, printableName } from '../system/text.ts';
import { objectName, type StoreContext, tooLarge } from './objects.ts';
import type { ObjectAddress } from './source.ts';

/** A request that an SDK made and signed. */
export interface SignedRequest {
  /** `https://host` */
  readonly origin: string;
  /** Path and query as they were signed: a URL would take `..` out of a key. */
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

export interface StoreAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

// undici makes these itself, and they are not signed.
const OWN_HEADERS = new Set(['expect', 'connection', 'transfer-encoding', 'content-length']);

/**
 * Sends an SDK's request the way all others go: through the proxies of the environment, following no redirect. A web
 * page in the place of an answer is an error, since an SDK may well find an empty list in it.
 * @param isOurs whether headers are those of the store itself.
 * @throws EndpointError when there is no answer, or none of the store.
 */
export async function sendSigned(
  network: Network,
  { origin, path, method, headers, body, signal }: SignedRequest,
  isOurs: (headers: StoreAnswer['headers']) => boolean,
): Promise<StoreAnswer> {
  signal?.throwIfAborted();
  try {
    const answer = await network.direct(new URL(origin)).request({
      origin,
      path,
      method: method as 'GET' | 'PUT' | 'POST',
      headers: {
        'accept-encoding': 'identity',
        ...Object.fromEntries(
          Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())),
        ),
      },
      body: body ?? null,
      highWaterMark: READ_AHEAD_BYTES,
      signal,
    });
    const received = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
    );
    const { statusCode: status } = answer;
    // An SDK may let go of it before it breaks.
    answer.body.on('error', () => {});
    const isPage = /^text\/html/i.test(received['content-type'] ?? '');
    if (isOurs(received) || !(isPage || status < 300))
      return { status, headers: received, body: answer.body };
    const text = await beginningOf(answer.body, REFUSAL_BYTES);
    const title = excerpt(/<title>([^<]*)<\/title>/i.exec(text)?.[1] ?? '');
    throw new NotTheStore(
      `${origin} answered ${status} with ${isPage ? 'a web page' : 'something else'}${title && ` ("${title}")`}`,
      status,
    );
  } catch (error) {
    signal?.throwIfAborted();
    throw (
      connectionFailure(error, origin, 'Check the endpoint, and that this machine can reach it.') ?? error
    );
  }
}

/** Something else than the store answered. */
export class NotTheStore extends Error {
  readonly status: number;
  constructor(message: string, status = 200) {
    super(message);
    this.status = status;
  }
}

/** Bytes and tags of a list of a thousand objects, several times over. A parser needs a hundred times that in memory. */
const MOST_LISTED = { bytes: 16 * 1024 * 1024, tags: 200_000 };
const TAG = '<'.charCodeAt(0);

/** The whole of an answer that is no object; of a refusal only its beginning. @throws NotTheStore when it has no end. */
export async function heldBody({ status, body }: StoreAnswer): Promise<Buffer> {
  if (status >= 300) return Buffer.from(await beginningOf(body, REFUSAL_BYTES));
  const chunks: Buffer[] = [];
  let [bytes, tags] = [0, 0];
  // Leaving the loop destroys the body.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(TAG); at !== -1; at = chunk.indexOf(TAG, at + 1)) tags += 1;
    if (bytes > MOST_LISTED.bytes || tags > MOST_LISTED.tags) {
      throw new NotTheStore('The answer has more than any list of an object store');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Streams an object to the file `path`, which appears only when it is whole. */
export async function saveObject(
  body: Readable,
  path: string,
  {
    name,
    signal,
    disk,
    gzipped,
  }: { name: string; signal: AbortSignal; disk?: StoreContext['disk']; gzipped?: boolean },
): Promise<void> {
  const [packed, partial] = [`${path}.packed`, `${path}.partial`];
  const look = (_chunk: Buffer, bytes: number) => {
    if (bytes > MAX_BODY_BYTES) throw tooLarge(name);
  };
  await spoolBody(body, gzipped ? packed : partial, { signal, disk, look });
  if (gzipped) {
    const { size } = await stat(packed);
    await unpackSpooled([packed, partial], createGunzip(), { signal, disk, look });
    disk?.give(size);
  }
  await rename(partial, path);
}

/** What an error of a store's SDK says; every field may be missing. */
export interface Refusal {
  readonly status?: number;
  /** The store's own code, such as `AccessDenied`. */
  readonly code?: string;
  readonly words: string;
  readonly retryAfter?: string;
  /** The SDK has corrected what was wrong, such as the time that it signs. */
  readonly heals?: boolean;
  /** What came was no answer that the SDK understands. */
  readonly unreadable?: boolean;
}

/** What differs between the stores in what to do about a failure. */
export interface StoreHints {
  readonly product: string;
  /** Where the credentials come from. */
  readonly credentials: string;
  /** Which permission reads or writes; `action` is `list`, `read` or `write`. */
  permission(action: Action): string;
  /** What names the service, such as `endpoint`. */
  readonly endpoint: string;
  refusalOf(error: Error): Refusal;
}

export type Action = 'list' | 'read' | 'write';

/** The kinds of failure, and what to do about each. */
const FIXES = {
  'not found': ({ endpoint }) => `Check the bucket and the path, which are case-sensitive, and ${endpoint}.`,
  refused: ({ credentials }, action, hints) => `${credentials} They need ${hints.permission(action)}.`,
  unreachable: ({ endpoint }) => `Check ${endpoint}, and that this machine can reach it.`,
  throttled: ({ product }) =>
    `Try again later; if that does not help, look at the status page or the log of ${product}.`,
  malformed: ({ product, endpoint }) =>
    `Let ${endpoint} be the URL of the API of ${product} itself, not of a console, a login page or a proxy.`,
  invalid: ({ endpoint }) =>
    `Check the name of the bucket, ${endpoint}, and what the answer says of the request.`,
} satisfies Record<string, (hints: StoreHints, action: Action, all: StoreHints) => string>;

function kindOf({ status, code = '', words, unreadable }: Refusal): keyof typeof FIXES {
  if (unreadable) return 'malformed';
  if (status === 429 || status === 408 || (status !== undefined && status >= 500)) return 'throttled';
  if (status === 401 || status === 403) return 'refused';
  const isLogin = /credential|token|authen|accesskey|signature/i.test(code);
  if (isLogin || /credentials|access key|token|AADSTS/i.test(words)) return 'refused';
  if (status === 404) return 'not found';
  if (status !== undefined && status < 400) return 'malformed';
  return status === undefined ? 'unreachable' : 'invalid';
}

/** Codes of what happens to the file that is written, for which the store is not to blame. */
const OF_THE_DISK = /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|MFILE|NFILE|NOENT|NOTDIR|ISDIR)$/;

/** The sentence for what an SDK threw: its own words, by the kind of failure what to do. */
export function failureOf(error: unknown, failed: string, action: Action, hints: StoreHints): unknown {
  if (error instanceof EndpointError) {
    const { message, retry, gone, fix } = error;
    return new EndpointError(`${failed}: ${message}`, {
      fix: fix ?? FIXES.unreachable(hints),
      retry,
      gone,
      cause: error,
    });
  }
  if (error instanceof ExpectedError || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (OF_THE_DISK.test(code ?? '')) return error;
  const isBroken = /^(ECONNRESET|EPIPE|UND_ERR_\w+|HPE_\w+|ERR_STREAM_PREMATURE_CLOSE|Z_\w+)$/.test(
    code ?? '',
  );
  if (isBroken || /received less data/.test(error.message)) {
    return new EndpointError(`${failed}: the answer broke off in the middle.`, {
      fix: `Look at what stands between this machine and ${hints.product}.`,
      retry: 'soon',
      cause: error,
    });
  }
  const refusal: Refusal =
    error instanceof NotTheStore
      ? { status: error.status, words: `${error.message}, not as ${hints.product} does`, unreadable: true }
      : hints.refusalOf(error);
  const words = excerpt(refusal.words, 240).replace(/\.$/, '');
  const named = refusal.code && refusal.code !== words ? `${excerpt(refusal.code, 60)}: ` : '';
  const { status = 0 } = refusal;
  return new EndpointError(`${failed}: ${named}${words === '' ? `status ${status}` : `"${words}"`}.`, {
    fix: FIXES[kindOf(refusal)](hints, action, hints),
    retry: refusal.heals || status === 408 || status === 429 || status >= 500 ? 'soon' : 'never',
    retryAfter: retryAfterOf(refusal.retryAfter),
    cause: error,
  });
}

/** Milliseconds for one page of a list, and for one object, retries included. */
const TIMEOUTS: Readonly<Record<Action, number>> = { list: 120_000, read: 300_000, write: 300_000 };
const FAILED = { list: 'listed', read: 'read', write: 'written' };

/** Asks a store, repeatedly where that may help. @throws ExpectedError with the SDK's words. */
export function askStore<T>(
  action: Action,
  key: string,
  task: (signal: AbortSignal, name: string) => Promise<T>,
  { address, context, hints }: { address: ObjectAddress; context: StoreContext; hints: StoreHints },
): Promise<T> {
  const name = printableName(objectName(address, key));
  const once = async (signal: AbortSignal): Promise<T> => {
    try {
      return await orAborted(task(signal, name), signal);
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, `${name} cannot be ${FAILED[action]}`, action, hints);
    }
  };
  const timeout = TIMEOUTS[action];
  return attemptRepeatedly(once, { name, window: 0, timeout, signal: context.signal, progress: () => {} });
}

/** The outcome of a task, or the signal's reason as soon as it is aborted: a login of an SDK may not heed it. */
export async function orAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([task, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Pages of a list in a row with no object in them; some stores have a few such where much was deleted. */
const MOST_EMPTY_PAGES = 1_000;

/** The items of a list, page by page. @throws ExpectedError when a server sends the same page, or empty ones, for ever. */
export async function* allPages<T>(
  name: string,
  ask: (
    token: string | undefined,
  ) => Promise<{ readonly items: readonly T[]; readonly next: string | undefined }>,
): AsyncIterable<T> {
  let [empty, token] = [0, undefined as string | undefined];
  do {
    const { items, next } = await ask(token);
    yield* items;
    empty = items.length === 0 ? empty + 1 : 0;
    if (next !== undefined && (next === token || empty > MOST_EMPTY_PAGES)) {
      throw new ExpectedError(
        `The list of ${name} does not end: the server sends the same page, or empty ones.`,
        {
          fix: 'Check that `endpoint` is the URL of the store itself, and what stands in between.',
        },
      );
    }
    token = next;
  } while (token !== undefined);
}
