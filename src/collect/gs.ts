import { resolve } from 'node:path';
import { GoogleAuth } from 'google-auth-library';
import * as v from 'valibot';
import { isThisMachine } from '../net/addresses.ts';
import { wordsOf } from '../net/api.ts';
import { readJson } from '../net/json.ts';
import { networkFor } from '../net/network.ts';
import { secretsOfHeader } from '../system/credentials.ts';
import { messageOf } from '../system/errors.ts';
import type { ObjectStore, StoreContext } from './object-store.ts';
import type { ObjectAddress } from './source.ts';
import { heldBody, NotTheStore, type StoreHints, sendSigned, storeOf } from './store-requests.ts';

const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
const URL_OF_GOOGLE = 'https://storage.googleapis.com';
/** The maximum number of objects that Google returns in one page of a list. */
const OBJECTS_PER_PAGE = '1000';
/** The fields that Google shall send in a page. Without a list of fields, Google sends a dozen more fields for each object. */
const FIELDS = 'kind,nextPageToken,items(name,size,timeCreated)';
const OBJECT = v.pipe(
  v.object({
    name: v.string(),
    size: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    timeCreated: v.pipe(v.string(), v.transform(Date.parse), v.finite()),
  }),
  v.transform(({ name, size, timeCreated }) => ({ key: name, bytes: size, modified: timeCreated })),
);
const OBJECT_PAGE = v.object({
  kind: v.literal('storage#objects'),
  nextPageToken: v.optional(v.string()),
  items: v.optional(v.array(OBJECT), []),
});
const WRITTEN = v.object({ kind: v.literal('storage#object') });

/**
 * Opens a bucket of Google Cloud Storage with the Application Default Credentials, which Google's library finds. If the library finds no
 * credentials, the requests are anonymous, because public buckets allow anonymous requests. This file sends the requests to the JSON API
 * itself and does not use Google's library for storage. Google's library for storage waits for ever for the rest of an answer that was cut
 * off, and reads a web page as an empty bucket.
 */
export async function openGoogleStorage(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  const network = networkFor(context.env);
  const authorization = authorizer(address.endpoint, context);
  const objects = ['storage', 'v1', 'b', address.bucket, 'o'];
  // Accept a web page with Google's own headers, because an object of the bucket may be a web page.
  const isFromStore = (headers: Readonly<Record<string, string>>) =>
    !/^text\/html/i.test(headers['content-type'] ?? '') ||
    Object.keys(headers).some((name) => name.startsWith('x-goog-'));

  const callGoogle = async (
    signal: AbortSignal,
    segments: readonly string[],
    query: Readonly<Record<string, string>>,
    body?: Uint8Array,
  ) => {
    const { endpoint, headers } = await authorization();
    const { origin, pathname } = new URL(endpoint);
    const path = `${pathname.replace(/\/$/, '')}/${segments.map(encodeURIComponent).join('/')}?${new URLSearchParams(query)}`;
    const ownHeaders: Record<string, string> = { 'user-agent': 'go-pgo-action' };
    if (body !== undefined) ownHeaders['content-type'] = 'application/octet-stream';
    const request = {
      origin,
      path,
      signal,
      body,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...ownHeaders, ...headers },
    };
    const answer = await sendSigned(network, request, isFromStore);
    if (answer.status < 300) return answer;
    const { status } = answer;
    const isAnonymous = (status === 401 || status === 403) && headers['authorization'] === undefined;
    const words = `${wordsOf((await heldBody(answer)).toString())}${isAnonymous ? ' (the request had no credentials)' : ''}`;
    throw Object.assign(new Refused(words), { status, retryAfter: answer.headers['retry-after'] });
  };
  const read = async <S extends v.GenericSchema>(schema: S, ...call: Parameters<typeof callGoogle>) => {
    const parsed = readJson(await heldBody(await callGoogle(...call)), schema);
    if (parsed === undefined) throw new NotTheStore('the answer');
    return parsed;
  };

  const driver = {
    async page(prefix: string, pageToken: string | undefined, signal: AbortSignal) {
      const query: Record<string, string> = { prefix, maxResults: OBJECTS_PER_PAGE, fields: FIELDS };
      if (pageToken) query['pageToken'] = pageToken;
      const { items, nextPageToken } = await read(OBJECT_PAGE, signal, objects, query);
      return { items, next: nextPageToken };
    },
    async read(key: string, signal: AbortSignal) {
      return (await callGoogle(signal, [...objects, key], { alt: 'media' })).body;
    },
    async write(key: string, bytes: Uint8Array, signal: AbortSignal) {
      // Upload the object in a single request, because the store then shows the object only when it is complete.
      const query = { uploadType: 'media', name: key };
      await read(WRITTEN, signal, ['upload', ...objects], query, bytes);
    },
  };
  return storeOf(driver, GCS_HINTS, address, context);
}

/** The error for an answer of the storage API with an HTTP status of 300 or more. `message` is the explanation in the answer. */
class Refused extends Error {
  status = 0;
  retryAfter: string | undefined;
}

const GCS_HINTS: StoreHints = {
  product: 'Google Cloud Storage',
  credentials:
    'Run google-github-actions/auth in a step before (after actions/checkout), or name a credentials file in GOOGLE_APPLICATION_CREDENTIALS. Check that the key still exists, that the account is enabled, and that the clock of this machine is right.',
  permission: (action) =>
    `the role roles/storage.${action === 'write' ? 'objectUser' : 'objectViewer'} on the bucket`,
  endpoint: '`endpoint`',
  keyLength: (key) => Buffer.byteLength(key),
  refusalOf(error) {
    if (error instanceof Refused) {
      const { status, message, retryAfter } = error;
      return { status, words: message || `status ${status}`, code: `${status}`, retryAfter };
    }
    // The errors of Google's library for credentials contain the whole request with its secrets, so only their messages are used.
    const { response } = error as { response?: { readonly status?: number; readonly data?: unknown } };
    const { error: name, error_description: description } = (response?.data ?? {}) as Record<string, unknown>;
    const said = [name, description].filter((text) => typeof text === 'string');
    const words = typeof description === 'string' ? said.join(': ') : error.message;
    return { status: response?.status, code: 'Google gave no token for the credentials', words };
  },
};

/** The URL of the storage service, and the headers that authorize a request. */
interface Authorization {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a function that finds the URL of the storage service and logs in. @param configured the setting `endpoint` of the source. */
function authorizer(
  configured: string | undefined,
  { env, mask }: StoreContext,
): () => Promise<Authorization> {
  // Accept a host or a URL in `STORAGE_EMULATOR_HOST`, because Go's client library expects a host and Node's client library expects a URL.
  const emulator = env['STORAGE_EMULATOR_HOST']
    ?.replace(/^(?!https?:)/i, 'http://')
    .replace(/(?<!\/)\/+$/, '');
  const endpoint = configured ?? (env['STORAGE_EMULATOR_HOST'] ? emulator : undefined);
  const { protocol, hostname } = new URL(endpoint ?? URL_OF_GOOGLE);
  // Send no credentials to an emulator, because it needs none. Send no credentials over plain HTTP, because other people could read the
  // credentials on the way.
  const isEmulator = configured === undefined && endpoint !== undefined;
  if (isEmulator || (protocol !== 'https:' && !isThisMachine(hostname)))
    return async () => ({ endpoint: endpoint ?? '', headers: {} });
  const file = env['GOOGLE_APPLICATION_CREDENTIALS'];
  const auth = new GoogleAuth({ scopes: [SCOPE], keyFilename: file ? resolve(file) : undefined });
  return async () => {
    const client = await auth.getClient().catch((error: unknown) => {
      // Throw a new error without a code, because a code such as ENOENT would look like a failure to write the downloaded file.
      if (file || !/Could not load the default credentials/.test(String(error)))
        throw new Error(messageOf(error));
      return undefined;
    });
    if (client === undefined) return { endpoint: endpoint ?? URL_OF_GOOGLE, headers: {} };
    // Mask the headers in the credentials file, because a header may contain the secret with which the job gets tokens from GitHub.
    const content = (auth.jsonContent ?? {}) as Readonly<Record<string, unknown>>;
    const source = (content['credential_source'] ?? {}) as { headers?: Readonly<Record<string, string>> };
    for (const value of Object.values(source.headers ?? {}))
      for (const secret of secretsOfHeader(value)) mask(secret);
    for (const name of ['private_key', 'client_secret', 'refresh_token'])
      if (typeof content[name] === 'string') mask(content[name]);
    const headers = Object.fromEntries(new Headers(await client.getRequestHeaders()).entries());
    for (const secret of secretsOfHeader(headers['authorization'] ?? '')) mask(secret);
    return { endpoint: endpoint ?? `https://storage.${client.universeDomain}`, headers };
  };
}
