import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { networkFor } from '../net/network.ts';
import { orAborted } from '../system/deadline.ts';
import type { ObjectStore, StoreContext } from './object-store.ts';
import type { ObjectAddress } from './source.ts';
import {
  heldBody,
  NotTheStore,
  type StoreHints,
  sendSigned,
  storeFailure,
  storeOf,
} from './store-requests.ts';

/** The AWS region that is used if neither the source nor the environment names a region. */
const FALLBACK_REGION = 'us-east-1';

/**
 * Opens a bucket of Amazon S3, or of a different server with the same API. The SDK looks for credentials in the environment and in the
 * shared config file. The SDK also supports SSO, web identities, and the credentials of a container or an instance.
 */
export async function openS3(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  const client = await clientFor(address, context);
  const { bucket: Bucket } = address;
  const { mask, signal } = context;
  try {
    const { secretAccessKey, sessionToken } = await orAborted(client.config.credentials(), signal);
    mask(secretAccessKey);
    if (sessionToken) mask(sessionToken);
  } catch (error) {
    signal.throwIfAborted();
    throw storeFailure(error, `s3://${Bucket} cannot be opened`, 'read', S3_HINTS);
  }
  const driver = {
    async page(Prefix: string, ContinuationToken: string | undefined, abortSignal: AbortSignal) {
      // Request encoded keys, because a plain key with a control character would make the XML of the answer invalid.
      const list = new ListObjectsV2Command({ Bucket, Prefix, EncodingType: 'url', ContinuationToken });
      const answer = await client.send(list, { abortSignal });
      const { EncodingType, IsTruncated, Name, Contents = [], NextContinuationToken: next } = answer;
      if (Name === undefined || (IsTruncated && !next)) throw new NotTheStore('the list');
      const items = Contents.map(({ Key = '', Size = 0, LastModified }) => ({
        key: EncodingType === 'url' ? decodeURIComponent(Key.replaceAll('+', ' ')) : Key,
        bytes: Size,
        modified: LastModified?.getTime() ?? 0,
      }));
      return { items, next: IsTruncated ? next : undefined };
    },
    async read(Key: string, abortSignal: AbortSignal) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
      return Body as Readable;
    },
    async write(Key: string, Body: Uint8Array, abortSignal: AbortSignal) {
      const type = { ContentLength: Body.length, ContentType: 'application/octet-stream' };
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ...type }), { abortSignal });
    },
  };
  return storeOf(driver, S3_HINTS, address, context);
}

const S3_HINTS: StoreHints = {
  product: 'S3',
  credentials:
    'Run aws-actions/configure-aws-credentials in a step before, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN) from secrets. If the server is not Amazon S3, use the keys of that server.',
  permission: (action) => ({ list: 's3:ListBucket', read: 's3:GetObject', write: 's3:PutObject' })[action],
  endpoint: '`endpoint` and `region`',
  keyLength: (key) => Buffer.byteLength(key),
  refusalOf(error) {
    const { name, message, $metadata, $response } = error as Error & {
      readonly $metadata?: { readonly httpStatusCode?: number };
      readonly $response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
    };
    const NAMELESS = /^(Unknown(Error)?|Error|S3ServiceException)$/;
    // If the answer is not the expected XML, the SDK's own error message would help only programmers.
    const isForeign = /XML parse error|Deserialization error/i.test(message);
    return {
      status: $metadata?.httpStatusCode,
      code: NAMELESS.test(name) ? undefined : name,
      words: isForeign ? 'the answer is not what S3 sends' : message.replace(NAMELESS, ''),
      retryAfter: $response?.headers?.['retry-after'],
      unreadable: isForeign && ($metadata?.httpStatusCode ?? 200) < 300,
    };
  },
};

/** Makes the client for a bucket. */
async function clientFor(address: ObjectAddress, { env }: StoreContext): Promise<S3Client> {
  const endpoint = address.endpoint ?? (env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL']);
  const region = address.region ?? (env['AWS_REGION'] || env['AWS_DEFAULT_REGION']);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
  // Pass the keys to the SDK, because the SDK reads only the environment of this process, and `env` may be a different environment.
  const areKeysSet = accessKeyId && secretAccessKey && !env['AWS_PROFILE'];
  const config: S3ClientConfig = {
    requestHandler: requestHandler(env),
    followRegionRedirects: true,
    // Turn off the retries of the SDK, because `attemptRepeatedly` retries the requests of all sources.
    maxAttempts: 1,
    // Use the newer checksums only where S3 requires them, because some servers with S3's API do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  // Set only keys that have a value, because the SDK would use a value of undefined instead of its default.
  if (endpoint) {
    config.endpoint = endpoint;
    config.forcePathStyle = true;
  }
  if (region) config.region = region;
  if (areKeysSet)
    config.credentials = { accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN || undefined };
  // Turn off ten lines that the SDK prints about old versions of Node.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client(config);
  const hasRegion = await client.config.region().then(Boolean, () => false);
  return hasRegion ? client : new S3Client({ ...config, region: FALLBACK_REGION });
}

/** A request in the form in which the SDK passes it to its handler. */
interface Request {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | string[] | null>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Returns the handler with which the SDK sends its requests. */
function requestHandler(env: StoreContext['env']): S3ClientConfig['requestHandler'] {
  const network = networkFor(env);
  // Accept a web page with the header `x-amz-request-id`, because an object of the bucket may be a web page.
  const isFromStore = (headers: Readonly<Record<string, string>>) =>
    !/^text\/html/i.test(headers['content-type'] ?? '') || headers['x-amz-request-id'] !== undefined;
  const handle = async (request: Request, { abortSignal }: { readonly abortSignal?: unknown } = {}) => {
    const { protocol, hostname, port, method, path, query = {}, headers, body } = request;
    const origin = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`;
    const signal = abortSignal instanceof AbortSignal ? abortSignal : undefined;
    const signed = { origin, path: path + queryString(query), method, headers, body, signal };
    const answer = await sendSigned(network, signed, isFromStore);
    const isObject = query['x-id'] === 'GetObject' && answer.status < 300;
    const held = isObject ? answer.body : Readable.from([await heldBody(answer)], { objectMode: false });
    return { response: { statusCode: answer.status, headers: answer.headers, body: held } };
  };
  return { handle, updateHttpClientConfig() {}, httpHandlerConfigs: () => ({}) };
}

/**
 * Returns the query of a URL with exactly the same escapes as in the signed text. All characters except the unreserved characters are
 * escaped.
 */
function queryString(query: Required<Request>['query']): string {
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [escaped(name)] : [value].flat().map((item) => `${escaped(name)}=${escaped(item)}`),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
