import type { Readable } from 'node:stream';
import { beginningOf, spoolBody } from '../net/body.ts';
import { canPass, connectionFailure, EndpointError, isCut, retryAfterOf } from '../net/failures.ts';
import type { Network } from '../net/network.ts';
import { listPages } from '../net/pages.ts';
import { attemptRepeatedly } from '../net/retry.ts';
import { READ_AHEAD_BYTES } from '../net/send.ts';
import { orAborted } from '../system/deadline.ts';
import { ExpectedError, machineFailure } from '../system/errors.ts';
import { readBounded } from '../system/files.ts';
import { excerpt } from '../system/text.ts';
import { type ObjectStore, objectName, type StoreContext, type StoredObject } from './object-store.ts';
import type { ObjectAddress } from './source.ts';

/**
 * Sends the requests to all object stores, retries failed requests, and explains errors.
 *
 * Each store has a driver with three methods: `page`, `read` and `write`. `storeOf` turns a driver into an ObjectStore, which retries a
 * failed request if a retry may help. After the last failure, the ObjectStore throws an error with the words of the store's SDK and with
 * advice for this kind of failure. For example, a 403 of S3 becomes
 *
 *     s3://bucket/prod/ cannot be listed: AccessDenied: "Access Denied".
 *     Run aws-actions/configure-aws-credentials in a step before, … They need s3:ListBucket.
 *
 * The SDKs send their requests with `sendSigned`, which uses the proxies of the environment. `sendSigned` refuses an answer that does not
 * come from the store, such as a login page, because an SDK might read an empty list from a web page.
 */

type Headers = Readonly<Record<string, string>>;

/** The methods that each store implements in its own way. `refusalOf` explains the errors of a driver's methods. */
interface StoreDriver {
  /** Returns a page of the list of objects. @param token names the page; undefined stands for the first page. */
  page(
    prefix: string,
    token: string | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly StoredObject[]; readonly next: string | undefined }>;
  /** Opens an object for reading. */
  read(key: string, signal: AbortSignal): Promise<Readable>;
  /** Creates or replaces an object. */
  write(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>;
}

type Action = 'list' | 'read' | 'write';

/** The words that errors use about a store: its name, and advice for the user. */
export interface StoreHints {
  /** The name of the product, such as `Azure Blob Storage`. */
  readonly product: string;
  /** Sentences about where the credentials come from. */
  readonly credentials: string;
  /** Returns the name of the permission for an action. */
  permission(action: Action): string;
  /** The settings of the source that choose the server, such as `endpoint`. */
  readonly endpoint: string;
  /** Returns the length of a key in the unit of the store's limit. The limit of each store is 1,024 characters or bytes. */
  keyLength(key: string): number;
  /** Returns what an error of the store's SDK says. */
  refusalOf(error: Error): Refusal;
}

/** The fields of an error of a store's SDK. Every field except `words` may be missing. */
interface Refusal {
  readonly status?: number | undefined;
  /** The store's own code for the error, such as `AccessDenied`. */
  readonly code?: string | undefined;
  readonly words: string;
  readonly retryAfter?: string | undefined;
  /** True if the SDK could not read the answer. */
  readonly unreadable?: boolean;
}

/** The error for an answer that does not come from the store, such as a login page. */
export class NotTheStore extends Error {}

/**
 * Returns the error to report for an error of an SDK. The error has the SDK's own words, and advice for this kind of failure.
 * @param failed the beginning of the message, such as `s3://bucket/key cannot be read`.
 */
export function storeFailure(thrown: unknown, failed: string, action: Action, hints: StoreHints): unknown {
  const { product, credentials, endpoint } = hints;
  if (thrown instanceof EndpointError) {
    const { message, retry, gone } = thrown;
    const fix = thrown.fix ?? `Check ${endpoint}, and that this machine can reach it.`;
    return new EndpointError(`${failed}: ${message}`, { fix, retry, gone, cause: thrown });
  }
  // A full disk is a failure of this machine, and not of the store.
  if (thrown instanceof ExpectedError || !(thrown instanceof Error) || machineFailure(thrown)) return thrown;
  const error = withTexts(thrown);
  const { code: system = '' } = error as NodeJS.ErrnoException;
  const isCutOff = isCut(system) || /received less data/.test(error.message);
  // If an answer has an unknown form, the code of an SDK may throw a TypeError, a RangeError or a URIError.
  const isForeign = [NotTheStore, TypeError, RangeError, URIError].some((type) => error instanceof type);
  const what = error instanceof NotTheStore ? error.message : 'the answer';
  let refusal = hints.refusalOf(error);
  if (isCutOff) refusal = { words: 'the answer broke off in the middle', status: 500 };
  else if (isForeign) refusal = { words: `${what} is not what ${product} sends`, unreadable: true };
  const { status, code = '', unreadable } = refusal;
  const words = excerpt(refusal.words, 240).replace(/\.$/, '');
  const named = code !== '' && code !== words ? `${excerpt(code, 60)}: ` : '';
  const isBusy = status !== undefined && canPass(status);
  const isLogin =
    [401, 403].includes(status ?? 0) ||
    /credential|token|authen|accesskey|signature/i.test(code) ||
    /credentials|access key|token|AADSTS/i.test(words);
  let fix = `Check the bucket and the path, which are case-sensitive, and ${endpoint}.`;
  if (unreadable || (status !== undefined && status < 400)) fix = foreign(hints);
  else if (isBusy)
    fix = `Try again later. If the failure remains, look at the status page or the log of ${product}.`;
  else if (isLogin) fix = `${credentials} They need ${hints.permission(action)}.`;
  else if (status !== 404)
    fix = `Check the name of the bucket, ${endpoint}, and what the error message says about the request.`;
  return new EndpointError(`${failed}: ${named}${words === '' ? `status ${status}` : `"${words}"`}.`, {
    fix,
    retry: isBusy && !unreadable ? 'soon' : 'never',
    retryAfter: retryAfterOf(refusal.retryAfter),
    cause: thrown,
  });
}

/**
 * Returns an error whose name, message and code are texts. An SDK copies fields of an answer into its error without checking their types,
 * so a message may be an object or a number.
 */
function withTexts(error: Error): Error {
  const textOf = (value: unknown) => ({ value: typeof value === 'string' ? value : '' });
  const { name, message, code } = error as NodeJS.ErrnoException;
  return Object.create(error, { name: textOf(name), message: textOf(message), code: textOf(code) });
}

/** Returns the advice for the user after an answer that does not come from the store. */
function foreign({ product, endpoint }: StoreHints): string {
  return `Check ${endpoint}, because requests must go to the API of ${product} itself, not to a web console, a login page or a proxy.`;
}

const FAILED = { list: 'listed', read: 'read', write: 'written' };
/** The maximum number of objects in one list. A list of more objects would take minutes. */
const MOST_OBJECTS = 500_000;
/** The memory in bytes that an object in a list needs in addition to its key. */
const BYTES_PER_OBJECT = 100;
/**
 * The maximum length of a key, which is the same number in all three stores. Azure counts characters. In the limit for a key, S3 and Google
 * count bytes.
 */
const LONGEST_KEY = 1_024;

/** Turns a driver into an object store, which retries a failed request if a retry may help, and throws errors with the words of the SDK. */
export function storeOf(
  driver: StoreDriver,
  hints: StoreHints,
  address: ObjectAddress,
  { signal, disk }: StoreContext,
): ObjectStore {
  const request = <T>(action: Action, key: string, task: (signal: AbortSignal) => Promise<T>) => {
    const name = objectName(address, key);
    const attempt = async (bounded: AbortSignal): Promise<T> => {
      try {
        return await orAborted(task(bounded), bounded);
      } catch (error) {
        bounded.throwIfAborted();
        throw storeFailure(error, `${name} cannot be ${FAILED[action]}`, action, hints);
      }
    };
    const timeout = action === 'list' ? 120_000 : 300_000;
    return attemptRepeatedly(attempt, { name, window: 0, timeout, signal, progress: () => {} });
  };
  return {
    list: (prefix) => {
      const page = (token: string | undefined) =>
        request('list', prefix, async (bounded) => {
          const listed = await driver.page(prefix, token, bounded);
          for (const object of listed.items) requireStorable(object, hints);
          return listed;
        });
      return listPages(page, {
        subject: `The list of ${objectName(address, prefix)}`,
        fixServer: foreign(hints),
        fixLength: 'Narrow the prefix, for instance to a service and a month.',
        most: MOST_OBJECTS,
        bytesOf: ({ key }) => 2 * key.length + BYTES_PER_OBJECT,
        signal,
      });
    },
    download: (key, path) =>
      request('read', key, async (bounded) => {
        const body = await driver.read(key, bounded);
        await spoolBody(body, path, { name: 'the object', signal: bounded, disk });
      }),
    upload: (key, bytes) => request('write', key, (bounded) => driver.write(key, bytes, bounded)),
  };
}

/**
 * Checks that an object in a list can exist, because a server that is not the store may list impossible objects.
 * @throws NotTheStore for an object that no store can hold.
 */
function requireStorable({ key, bytes, modified }: StoredObject, { keyLength }: StoreHints): void {
  // The bytes of a short key need not be counted, because each UTF-16 unit of a key becomes at most three bytes in UTF-8.
  if (key.length > LONGEST_KEY || (3 * key.length > LONGEST_KEY && keyLength(key) > LONGEST_KEY))
    throw new NotTheStore(`a key that is longer than ${LONGEST_KEY} bytes`);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new NotTheStore('an object without a size');
  if (!Number.isFinite(modified)) throw new NotTheStore('an object without a time');
}

/** A request that the SDK of a store has signed. */
interface SignedRequest {
  /** The scheme and the host, such as `https://bucket.s3.amazonaws.com`. */
  readonly origin: string;
  /** The path and the query of the URL, exactly as the SDK signed them. A URL object would remove `..` from a key. */
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The answer of a store. */
export interface StoreAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readable;
}

// The headers that undici writes itself and the SDKs do not sign.
const UNSIGNED_HEADERS = new Set(['expect', 'connection', 'transfer-encoding', 'content-length']);

/**
 * Sends a request of an SDK through the proxies of the environment, and follows no redirect. A web page as the answer is an error, because
 * an SDK may read an empty list from it.
 * @param isFromStore returns whether the headers of an answer show that the answer comes from the store itself.
 * @throws EndpointError if no server answers; NotTheStore if the answer does not come from the store.
 */
export async function sendSigned(
  network: Network,
  { origin, path, method, headers, body, signal }: SignedRequest,
  isFromStore: (headers: Headers) => boolean,
): Promise<StoreAnswer> {
  signal?.throwIfAborted();
  try {
    const sent = Object.entries(headers).filter(([name]) => !UNSIGNED_HEADERS.has(name.toLowerCase()));
    const dispatcher = await network.direct(new URL(origin));
    const answer = await dispatcher.request({
      origin,
      path,
      method: method as 'GET' | 'PUT' | 'POST',
      headers: { 'accept-encoding': 'identity', ...Object.fromEntries(sent) },
      body: body ?? null,
      highWaterMark: READ_AHEAD_BYTES,
      signal,
    });
    const received = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
    );
    const { statusCode: status } = answer;
    // Ignore errors of the answer's body, because an SDK may stop listening to the body before the connection breaks. Without a listener,
    // Node would throw the error.
    answer.body.on('error', () => {});
    const isPage = /^text\/html/i.test(received['content-type'] ?? '');
    if (isFromStore(received) || !(isPage || status < 300))
      return { status, headers: received, body: answer.body };
    const text = await beginningOf(answer.body);
    const title = excerpt(/<title>([^<]*)<\/title>/i.exec(text)?.[1] ?? '');
    throw new NotTheStore(`${isPage ? 'a web page' : 'an answer'} of ${origin}${title && ` (${title})`}`);
  } catch (error) {
    signal?.throwIfAborted();
    throw (
      connectionFailure(error, origin, 'Check the endpoint, and that this machine can reach it.') ?? error
    );
  }
}

/**
 * The limits for an answer with a list: the number of bytes, the number of tags, and the number of bytes between two tags. A list of a
 * thousand objects needs only a fraction of each limit. For a larger answer, the parsers of the SDKs may need a hundred times as much
 * memory as the answer, and several seconds for a text of some megabytes.
 */
const MOST_LISTED = { bytes: 16 * 1024 * 1024, tags: 200_000, text: 64 * 1024 };
const TAG = '<'.charCodeAt(0);

/**
 * Reads the body of an answer that is not the content of an object, such as a list. If the status is an error, only the beginning of the
 * body is read.
 * @throws NotTheStore if the body is too large, or if its XML exceeds the limits of a list.
 */
export async function heldBody({ status, body }: StoreAnswer): Promise<Buffer> {
  if (status >= 300) return Buffer.from(await beginningOf(body));
  const whole = await readBounded(body, MOST_LISTED.bytes);
  if (whole === undefined) throw new NotTheStore('an answer without an end');
  requireListInXml(whole);
  return whole;
}

/**
 * Checks the limits of a list in XML. A document that is not XML passes, because it has no tags.
 * @throws NotTheStore if the document has too many tags, or a text between two tags that is too long.
 */
function requireListInXml(document: Buffer): void {
  let last = document.indexOf(TAG);
  // The document is not XML if it does not begin with a tag. JSON, for example, begins with a brace.
  if (document.subarray(0, last).toString('latin1').trim() !== '') return;
  for (let tags = 1; last !== -1; tags += 1) {
    const next = document.indexOf(TAG, last + 1);
    const end = next === -1 ? document.length : next;
    if (tags > MOST_LISTED.tags) throw new NotTheStore('an answer without an end');
    if (end - last > MOST_LISTED.text) throw new NotTheStore(`a text of ${end - last} bytes`);
    last = next;
  }
}
