import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { GoogleAuth } from 'google-auth-library';
import * as v from 'valibot';
import { parseJson } from '../net/api.ts';
import { EndpointError } from '../net/errors.ts';
import { networkFor } from '../net/network.ts';
import { secretsOfHeader } from '../system/credentials.ts';
import { messageOf } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import type { ObjectStore, StoreContext } from './objects.ts';
import type { ObjectAddress } from './source.ts';
import {
  allPages,
  askStore,
  heldBody,
  NotTheStore,
  type Refusal,
  type StoreAnswer,
  type StoreHints,
  saveObject,
  sendSigned,
} from './store-requests.ts';

const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
/** The most that Google gives at a time. */
const PAGE_SIZE = 1_000;
/** What a page is made of; Google sends a dozen more fields for every object. */
const FIELDS = 'kind,nextPageToken,items(name,size,timeCreated)';
const PAGE = v.object({
  kind: v.literal('storage#objects'),
  nextPageToken: v.optional(v.string()),
  items: v.optional(
    v.array(
      v.object({
        name: v.string(),
        size: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
        timeCreated: v.pipe(v.string(), v.transform(Date.parse), v.finite()),
      }),
    ),
    [],
  ),
});
const WRITTEN = v.object({ kind: v.literal('storage#object'), md5Hash: v.optional(v.string()) });

/**
 * Opens a bucket of Google Cloud Storage with the Application Default Credentials, as Google's library finds them.
 * Where there are none it is asked without, as a public bucket may be. The JSON API is asked directly: Google's library
 * for it waits without end for the rest of an answer that was cut off, and takes a web page for an empty bucket.
 */
export async function openGoogleStorage(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  const { env, disk } = context;
  const { bucket } = address;
  const store = { address, context, hints: HINTS };
  const network = networkFor(env);
  const authorization = authorizer(address.endpoint, context);
  // Its own headers are beside each object of Google's, which may be a web page.
  const isOurs = (headers: StoreAnswer['headers']) =>
    !/^text\/html/i.test(headers['content-type'] ?? '') ||
    Object.keys(headers).some((name) => name.startsWith('x-goog-'));

  const ask = async (
    signal: AbortSignal,
    segments: readonly string[],
    query: Readonly<Record<string, string | number | undefined>>,
    body?: Uint8Array,
  ): Promise<StoreAnswer> => {
    const { endpoint, headers } = await authorization();
    const { origin, pathname } = new URL(endpoint);
    const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
    const fields = set.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    const path = `${pathname.replace(/\/$/, '')}/${segments.map(encodeURIComponent).join('/')}?${fields.join('&')}`;
    const request = {
      ...{ origin, path, signal, body },
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': 'go-pgo-action',
        // Otherwise Google would unpack, at its own limits, what was stored with this encoding.
        'accept-encoding': query['alt'] === 'media' ? 'gzip' : 'identity',
        ...(body && { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
    };
    const answer = await sendSigned(network, request, isOurs);
    if (answer.status < 300) return answer;
    const words = (await heldBody(answer)).toString();
    throw new Refused(
      answer.status,
      words,
      answer.headers['retry-after'],
      headers['authorization'] === undefined,
    );
  };

  return {
    list: (prefix) =>
      allPages(prefix, (pageToken) =>
        askStore(
          'list',
          prefix,
          async (signal) => {
            const query = { prefix, maxResults: PAGE_SIZE, fields: FIELDS, pageToken };
            const answer = await ask(signal, ['storage', 'v1', 'b', bucket, 'o'], query);
            const { items, nextPageToken } = await read(answer, PAGE);
            const objects = items.map(({ name, size, timeCreated }) => {
              return { key: name, bytes: Number(size), modified: timeCreated };
            });
            return { items: objects, next: nextPageToken };
          },
          store,
        ),
      ),
    download: (key, path) =>
      askStore(
        'read',
        key,
        async (signal, name) => {
          const { body, headers } = await ask(signal, ['storage', 'v1', 'b', bucket, 'o', key], {
            alt: 'media',
          });
          await saveObject(body, path, {
            name,
            signal,
            disk,
            gzipped: headers['content-encoding'] === 'gzip',
          });
        },
        store,
      ),
    upload: (key, bytes) =>
      askStore(
        'write',
        key,
        async (signal) => {
          // One request: the object is there when it is whole.
          const query = { uploadType: 'media', name: key };
          const answer = await ask(signal, ['upload', 'storage', 'v1', 'b', bucket, 'o'], query, bytes);
          const { md5Hash } = await read(answer, WRITTEN);
          if (md5Hash === undefined || md5Hash === createHash('md5').update(bytes).digest('base64')) return;
          throw new EndpointError('Google got other bytes than were sent.', {
            fix: 'Look at what stands between this machine and the store: it changes what it passes on.',
            retry: 'soon',
          });
        },
        store,
      ),
    [Symbol.dispose]() {},
  };
}

async function read<S extends v.GenericSchema>(answer: StoreAnswer, schema: S): Promise<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, parseJson(await heldBody(answer)), { abortEarly: true });
  if (!parsed.success) throw new NotTheStore('The answer is something else');
  return parsed.output;
}

/** An answer of the storage API that is no success. */
class Refused extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;
  constructor(status: number, body: string, retryAfter: string | undefined, isAnonymous: boolean) {
    const said = oauthWords(parseJson(body)) ?? /<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? body;
    super(isAnonymous && (status === 401 || status === 403) ? `${said} (asked without credentials)` : said);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** `invalid_grant: …` of an OAuth answer, or the message in that of a Google API. */
function oauthWords(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('error' in data)) return undefined;
  const { error } = data;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return 'error_description' in data ? `${String(error)}: ${String(data.error_description)}` : String(error);
}

const HINTS: StoreHints = {
  product: 'Google Cloud Storage',
  credentials:
    'Run google-github-actions/auth in a step before (after actions/checkout), or name a credentials file in GOOGLE_APPLICATION_CREDENTIALS; check that the key is not deleted, the account not disabled, and the clock of this machine.',
  permission: (action) =>
    `the role roles/storage.${action === 'write' ? 'objectUser' : 'objectViewer'} on the bucket`,
  endpoint: '`endpoint` (STORAGE_EMULATOR_HOST)',
  refusalOf(error): Refusal {
    if (error instanceof Refused) {
      const { status, message, retryAfter } = error;
      return { status, words: message || `status ${status}`, code: `${status}`, retryAfter };
    }
    // What Google's library for credentials throws holds what was sent; its own words are taken out of it.
    const { response } = error as { response?: { readonly status?: number; readonly data?: unknown } };
    const words = oauthWords(response?.data) ?? error.message;
    return { status: response?.status, code: 'Google gave no token for the credentials', words };
  },
};

interface Authorization {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the service is, and the headers that say who asks. */
function authorizer(given: string | undefined, { env, mask }: StoreContext): () => Promise<Authorization> {
  const emulator = env['STORAGE_EMULATOR_HOST'];
  // Go's client library takes a bare host, that of Node a URL. Some write the path of the API, too.
  const url = given ?? (!emulator || /^https?:\/\//i.test(emulator) ? emulator : `http://${emulator}`);
  const endpoint = url?.replace(/\/+$/, '').replace(/\/storage\/v1$/, '');
  if (endpoint && !URL.canParse(endpoint)) {
    throw new EndpointError(`STORAGE_EMULATOR_HOST is no address: "${excerpt(endpoint)}".`, {
      fix: 'Write it as `localhost:4443` or `http://localhost:4443`.',
    });
  }
  // An emulator needs none, and plain HTTP would show them to everybody on the way.
  const { protocol, hostname } = new URL(endpoint || 'https://storage.googleapis.com');
  const isSafe = protocol === 'https:' || /^(localhost|\[::1\]|127\.[\d.]+)$/.test(hostname);
  if (!isSafe || (given === undefined && emulator))
    return async () => ({ endpoint: endpoint ?? '', headers: {} });
  const file = env['GOOGLE_APPLICATION_CREDENTIALS'];
  const auth = new GoogleAuth({ scopes: [SCOPE], ...(file && { keyFilename: resolve(file) }) });
  return async () => {
    const client = await auth.getClient().catch((error: unknown) => {
      // Not the error itself, whose code would make it one of the file that is written.
      if (file || !/Could not load the default credentials/.test(String(error)))
        throw new Error(messageOf(error));
      return undefined;
    });
    if (client === undefined) return { endpoint: endpoint || 'https://storage.googleapis.com', headers: {} };
    for (const secret of secretsIn(auth.jsonContent)) mask(secret);
    const headers = Object.fromEntries(new Headers(await client.getRequestHeaders()).entries());
    for (const secret of secretsOfHeader(headers['authorization'] ?? '')) mask(secret);
    return { endpoint: endpoint || `https://storage.${client.universeDomain}`, headers };
  };
}

/** Of a credentials file, which may hold the header with which GitHub gives tokens of the job. */
function secretsIn(content: GoogleAuth['jsonContent']): string[] {
  const { private_key, client_secret, refresh_token, credential_source } = (content ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const { headers = {} } = (credential_source ?? {}) as {
    readonly headers?: Readonly<Record<string, string>>;
  };
  return [
    private_key,
    client_secret,
    refresh_token,
    ...Object.values(headers).flatMap(secretsOfHeader),
  ].filter((secret): secret is string => typeof secret === 'string');
}
