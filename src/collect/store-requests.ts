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

/** What all object stores share: the way to the network, retries, and what to do about a failure by its kind. */

type Headers = Readonly<Record<string, string>>;

/** What differs between the stores. Everything that a method throws is explained by `refusalOf`. */
interface StoreDriver {
  /** One page of a list. */
  page(
    prefix: string,
    token: string | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly StoredObject[]; readonly next: string | undefined }>;
  read(key: string, signal: AbortSignal): Promise<Readable>;
  write(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>;
}

type Action = 'list' | 'read' | 'write';

/** What a store is called, and what its user can check. */
export interface StoreHints {
  readonly product: string;
  /** Where the credentials come from. */
  readonly credentials: string;
  /** Which permission lists, reads or writes. */
  permission(action: Action): string;
  /** What names the service, such as `endpoint`. */
  readonly endpoint: string;
  /** Of a key, in the unit in which the store limits it to 1,024. */
  keyLength(key: string): number;
  refusalOf(error: Error): Refusal;
}

/** What an error of a store's SDK says; every field may be missing. */
interface Refusal {
  readonly status?: number | undefined;
  /** The store's own code, such as `AccessDenied`. */
  readonly code?: string | undefined;
  readonly words: string;
  readonly retryAfter?: string | undefined;
  /** What came was no answer that the SDK understands. */
  readonly unreadable?: boolean;
}

/** Something that is not the store answered. */
export class NotTheStore extends Error {}

/** The sentence for what an SDK threw: its own words, and what to do by the kind of failure. */
export function storeFailure(thrown: unknown, failed: string, action: Action, hints: StoreHints): unknown {
  const { product, credentials, endpoint } = hints;
  if (thrown instanceof EndpointError) {
    const { message, retry, gone } = thrown;
    const fix = thrown.fix ?? `Check ${endpoint}, and that this machine can reach it.`;
    return new EndpointError(`${failed}: ${message}`, { fix, retry, gone, cause: thrown });
  }
  // A full disk is not the store's fault.
  if (thrown instanceof ExpectedError || !(thrown instanceof Error) || machineFailure(thrown)) return thrown;
  const error = withTexts(thrown);
  const { code: system = '' } = error as NodeJS.ErrnoException;
  const isCutOff = isCut(system) || /received less data/.test(error.message);
  // An SDK that meets an answer of another shape fails in its own code.
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
    fix = `Try again later; if that does not help, look at the status page or the log of ${product}.`;
  else if (isLogin) fix = `${credentials} They need ${hints.permission(action)}.`;
  else if (status !== 404)
    fix = `Check the name of the bucket, ${endpoint}, and what the answer says of the request.`;
  return new EndpointError(`${failed}: ${named}${words === '' ? `status ${status}` : `"${words}"`}.`, {
    fix,
    retry: isBusy && !unreadable ? 'soon' : 'never',
    retryAfter: retryAfterOf(refusal.retryAfter),
    cause: thrown,
  });
}

/**
 * An SDK copies fields of an answer into its error without a look at their types, so that a message may be an object or a number.
 * @returns the error, with texts in the places of texts.
 */
function withTexts(error: Error): Error {
  const textOf = (value: unknown) => ({ value: typeof value === 'string' ? value : '' });
  const { name, message, code } = error as NodeJS.ErrnoException;
  return Object.create(error, { name: textOf(name), message: textOf(message), code: textOf(code) });
}

function foreign({ product, endpoint }: StoreHints): string {
  return `Let ${endpoint} be the URL of the API of ${product} itself, not of a console, a login page or a proxy.`;
}

const FAILED = { list: 'listed', read: 'read', write: 'written' };
/** Objects of one list. More take minutes. */
const MOST_OBJECTS = 500_000;
/** Bytes of an object in memory beside its key. */
const BYTES_PER_OBJECT = 100;
/** What the key of an object has at most in all three stores: bytes, or characters in Azure's. */
const LONGEST_KEY = 1_024;

/** A store whose requests are tried again where that may help, and fail with the SDK's words. */
export function storeOf(
  driver: StoreDriver,
  hints: StoreHints,
  address: ObjectAddress,
  { signal, disk }: StoreContext,
): ObjectStore {
  const ask = <T>(action: Action, key: string, task: (signal: AbortSignal) => Promise<T>) => {
    const name = objectName(address, key);
    const once = async (bounded: AbortSignal): Promise<T> => {
      try {
        return await orAborted(task(bounded), bounded);
      } catch (error) {
        bounded.throwIfAborted();
        throw storeFailure(error, `${name} cannot be ${FAILED[action]}`, action, hints);
      }
    };
    const timeout = action === 'list' ? 120_000 : 300_000;
    return attemptRepeatedly(once, { name, window: 0, timeout, signal, progress: () => {} });
  };
  return {
    list: (prefix) => {
      const page = (token: string | undefined) =>
        ask('list', prefix, async (bounded) => {
          const found = await driver.page(prefix, token, bounded);
          for (const object of found.items) requireStorable(object, hints);
          return found;
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
      ask('read', key, async (bounded) => {
        const body = await driver.read(key, bounded);
        await spoolBody(body, path, { name: 'the object', signal: bounded, disk });
      }),
    upload: (key, bytes) => ask('write', key, (bounded) => driver.write(key, bytes, bounded)),
  };
}

/** @throws NotTheStore for an object that no store can hold, which a server made up to keep this machine busy. */
function requireStorable({ key, bytes, modified }: StoredObject, { keyLength }: StoreHints): void {
  // A character has at most three bytes, so most keys are not counted.
  if (key.length > LONGEST_KEY || (3 * key.length > LONGEST_KEY && keyLength(key) > LONGEST_KEY))
    throw new NotTheStore(`a key that is longer than ${LONGEST_KEY} bytes`);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new NotTheStore('an object without a size');
  if (!Number.isFinite(modified)) throw new NotTheStore('an object without a time');
}

interface SignedRequest {
  /** `https://host` */
  readonly origin: string;
  /** Path and query as they were signed: a URL would take `..` out of a key. */
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface StoreAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readable;
}

// undici makes these itself, and they are not signed.
const UNSIGNED_HEADERS = new Set(['expect', 'connection', 'transfer-encoding', 'content-length']);

/**
 * Sends an SDK's request the way all others go: through the proxies of the environment, following no redirect. A web
 * page is an error, since an SDK may read an empty list from it.
 * @param isOurs whether headers are those of the store itself.
 * @throws EndpointError when there is no answer, NotTheStore when something else answered.
 */
export async function sendSigned(
  network: Network,
  { origin, path, method, headers, body, signal }: SignedRequest,
  isOurs: (headers: Headers) => boolean,
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
    // An SDK may let go of it before it breaks.
    answer.body.on('error', () => {});
    const isPage = /^text\/html/i.test(received['content-type'] ?? '');
    if (isOurs(received) || !(isPage || status < 300))
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
 * The most of a list of a thousand objects, several times over: bytes, tags, and bytes of a text between two tags. The parsers of
 * the SDKs need a hundred times the bytes in memory, and seconds for one text of some megabytes.
 */
const MOST_LISTED = { bytes: 16 * 1024 * 1024, tags: 200_000, text: 64 * 1024 };
const TAG = '<'.charCodeAt(0);

/** The whole of an answer that is no object; of a refusal only its beginning. @throws NotTheStore for one that no store sends. */
export async function heldBody({ status, body }: StoreAnswer): Promise<Buffer> {
  if (status >= 300) return Buffer.from(await beginningOf(body));
  const whole = await readBounded(body, MOST_LISTED.bytes);
  if (whole === undefined) throw new NotTheStore('an answer without an end');
  requireListInXml(whole);
  return whole;
}

/** @throws NotTheStore for XML with too many tags, or with a text that is too long. Other documents have no limit here. */
function requireListInXml(document: Buffer): void {
  let last = document.indexOf(TAG);
  // JSON begins with a brace.
  if (document.subarray(0, last).toString('latin1').trim() !== '') return;
  for (let tags = 1; last !== -1; tags += 1) {
    const next = document.indexOf(TAG, last + 1);
    const end = next === -1 ? document.length : next;
    if (tags > MOST_LISTED.tags) throw new NotTheStore('an answer without an end');
    if (end - last > MOST_LISTED.text) throw new NotTheStore(`a text of ${end - last} bytes`);
    last = next;
  }
}
