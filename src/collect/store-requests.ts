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
 * The code that all object stores share: requests, retries, and errors.
 *
 * Each store has a driver of three methods: `page`, `read` and `write`. `storeOf` makes an ObjectStore of it. It calls a method again if
 * that may help, and turns what the method threw into a sentence: with the words of the store's SDK, and with what to do by the kind of
 * failure. For example, a 403 of S3 becomes
 *
 *     s3://bucket/prod/ cannot be listed: AccessDenied: "Access Denied".
 *     Run aws-actions/configure-aws-credentials in a step before, … They need s3:ListBucket.
 *
 * The SDKs send their requests by `sendSigned`, which goes through the proxies of the environment, and refuses an answer that does not
 * come from the store, such as the page of a login. Otherwise an SDK might read an empty list from such a page.
 */

type Headers = Readonly<Record<string, string>>;

/** The methods that differ between the stores. `refusalOf` explains the errors that they throw. */
interface StoreDriver {
  /** Returns a page of a list. @param token names the page; undefined for the first one. */
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

/** The words about a store in errors: its name, and what the user can check. */
export interface StoreHints {
  /** The name of the product, such as `Azure Blob Storage`. */
  readonly product: string;
  /** Sentences about where the credentials come from. */
  readonly credentials: string;
  /** Returns the name of the permission for an action. */
  permission(action: Action): string;
  /** The options of the source that name the service, such as `endpoint`. */
  readonly endpoint: string;
  /** Returns the length of a key in the unit in which the store limits it to 1,024. */
  keyLength(key: string): number;
  /** Reads an error of the store's SDK. */
  refusalOf(error: Error): Refusal;
}

/** What an error of a store's SDK says. Every field may be missing. */
interface Refusal {
  readonly status?: number | undefined;
  /** The store's own code, such as `AccessDenied`. */
  readonly code?: string | undefined;
  readonly words: string;
  readonly retryAfter?: string | undefined;
  /** Whether the SDK did not understand the answer. */
  readonly unreadable?: boolean;
}

/** An answer that does not come from the store, such as the page of a login. */
export class NotTheStore extends Error {}

/**
 * Returns the error to throw for an error of an SDK. It has the SDK's own words, and says what to do by the kind of failure.
 * @param failed says what failed, such as `s3://bucket/key cannot be read`.
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
  // If an answer has an unknown form, an SDK may fail in its own code with one of these errors.
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
    fix = `Try again later. If that does not help, look at the status page or the log of ${product}.`;
  else if (isLogin) fix = `${credentials} They need ${hints.permission(action)}.`;
  else if (status !== 404)
    fix = `Check the name of the bucket, ${endpoint}, and what the answer says about the request.`;
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

/** Returns what to do about an answer that does not come from the store. */
function foreign({ product, endpoint }: StoreHints): string {
  return `Requests must go to the API of ${product} itself, not to a web console, a login page or a proxy: check ${endpoint}.`;
}

const FAILED = { list: 'listed', read: 'read', write: 'written' };
/** The most objects of one list. A longer list would take minutes. */
const MOST_OBJECTS = 500_000;
/** The memory that an object of a list takes in addition to its key, in bytes. */
const BYTES_PER_OBJECT = 100;
/** The longest key of all three stores. Azure counts characters, and the others count bytes. */
const LONGEST_KEY = 1_024;

/** Makes a store of a driver. It tries a request again if that may help, and fails with the words of the SDK. */
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

/** Checks that an object of a list can exist: a false server may invent objects. @throws NotTheStore for an object that no store can hold. */
function requireStorable({ key, bytes, modified }: StoredObject, { keyLength }: StoreHints): void {
  // A character has at most three bytes, so the bytes of a short key need not be counted.
  if (key.length > LONGEST_KEY || (3 * key.length > LONGEST_KEY && keyLength(key) > LONGEST_KEY))
    throw new NotTheStore(`a key that is longer than ${LONGEST_KEY} bytes`);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new NotTheStore('an object without a size');
  if (!Number.isFinite(modified)) throw new NotTheStore('an object without a time');
}

/** A request that the SDK of a store has signed. */
interface SignedRequest {
  /** The scheme and the host, such as `https://bucket.s3.amazonaws.com`. */
  readonly origin: string;
  /** The path and the query exactly as they were signed. A URL object would remove `..` from a key. */
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

// undici writes these headers itself, and the SDKs do not sign them.
const UNSIGNED_HEADERS = new Set(['expect', 'connection', 'transfer-encoding', 'content-length']);

/**
 * Sends a request of an SDK through the proxies of the environment, and follows no redirect. A web page is an error, because an SDK may read
 * an empty list from it.
 * @param isFromStore says by the headers of an answer whether it comes from the store itself.
 * @throws EndpointError if there is no answer, and NotTheStore if something else answered.
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
    // An SDK may stop listening to the body before an error of the connection arrives.
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
 * The limits for an answer with a list: bytes, tags, and bytes of a text between two tags. They are several times those of a list of a
 * thousand objects. Without them, the parsers of the SDKs may need a hundred times the bytes in memory, and seconds for a text of some
 * megabytes.
 */
const MOST_LISTED = { bytes: 16 * 1024 * 1024, tags: 200_000, text: 64 * 1024 };
const TAG = '<'.charCodeAt(0);

/**
 * Reads the whole body of an answer that is not an object, such as a list. It reads only the beginning of an error.
 * @throws NotTheStore for an answer that no store sends.
 */
export async function heldBody({ status, body }: StoreAnswer): Promise<Buffer> {
  if (status >= 300) return Buffer.from(await beginningOf(body));
  const whole = await readBounded(body, MOST_LISTED.bytes);
  if (whole === undefined) throw new NotTheStore('an answer without an end');
  requireListInXml(whole);
  return whole;
}

/**
 * Checks the limits of a list in XML; other documents have no tags.
 * @throws NotTheStore for too many tags, or for a text that is too long.
 */
function requireListInXml(document: Buffer): void {
  let last = document.indexOf(TAG);
  // The document is not XML if it begins with anything but a tag, as JSON does.
  if (document.subarray(0, last).toString('latin1').trim() !== '') return;
  for (let tags = 1; last !== -1; tags += 1) {
    const next = document.indexOf(TAG, last + 1);
    const end = next === -1 ? document.length : next;
    if (tags > MOST_LISTED.tags) throw new NotTheStore('an answer without an end');
    if (end - last > MOST_LISTED.text) throw new NotTheStore(`a text of ${end - last} bytes`);
    last = next;
  }
}
