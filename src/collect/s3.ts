import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { networkFor } from '../net/network.ts';
import type { ObjectStore, StoreContext } from './objects.ts';
import type { ObjectAddress } from './source.ts';
import {
  allPages,
  askStore,
  failureOf,
  heldBody,
  NotTheStore,
  orAborted,
  type Refusal,
  type StoreHints,
  saveObject,
  sendSigned,
} from './store-requests.ts';

/** Where nothing names one. */
const FALLBACK_REGION = 'us-east-1';

/**
 * Opens a bucket of Amazon S3 or of a server that speaks its API, with the credentials of the SDK's default chain:
 * environment, shared config and SSO, web identity, container, instance.
 */
export async function openS3(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  const client = await clientFor(address, context);
  await maskCredentials(client, address, context);
  const { bucket: Bucket } = address;
  const store = { address, context, hints: HINTS };
  return {
    list: (prefix) =>
      allPages(prefix, (ContinuationToken) =>
        askStore(
          'list',
          prefix,
          async (abortSignal) => {
            const page = await client.send(
              // Without the encoding, a key with a control character would be no XML.
              new ListObjectsV2Command({ Bucket, Prefix: prefix, EncodingType: 'url', ContinuationToken }),
              { abortSignal },
            );
            const { KeyCount, IsTruncated, Name, Contents = [], NextContinuationToken: next } = page;
            if (KeyCount === undefined && IsTruncated === undefined && Name === undefined) {
              throw new NotTheStore('The answer is no list');
            }
            if (IsTruncated && next === undefined) throw new NotTheStore('The list has no second page');
            const items = Contents.flatMap(({ Key, Size = 0, LastModified }) =>
              Key === undefined
                ? []
                : [
                    {
                      key: decoded(Key, page.EncodingType),
                      bytes: Size,
                      modified: LastModified?.getTime() ?? 0,
                    },
                  ],
            );
            return { items, next: IsTruncated ? next : undefined };
          },
          store,
        ),
      ),
    download: (key, path) =>
      askStore(
        'read',
        key,
        async (signal, name) => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }), {
            abortSignal: signal,
          });
          await saveObject(Body as Readable, path, { name, signal, disk: context.disk });
        },
        store,
      ),
    upload: (key, bytes) =>
      askStore(
        'write',
        key,
        async (abortSignal) => {
          const type = { ContentLength: bytes.length, ContentType: 'application/octet-stream' };
          await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ...type }), {
            abortSignal,
          });
        },
        store,
      ),
    [Symbol.dispose]: () => client.destroy(),
  };
}

const HINTS: StoreHints = {
  product: 'S3',
  credentials:
    'Run aws-actions/configure-aws-credentials in a step before, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (AWS_SESSION_TOKEN) from secrets; for a server other than Amazon, use the keys of that server.',
  permission: (action) => ({ list: 's3:ListBucket', read: 's3:GetObject', write: 's3:PutObject' })[action],
  endpoint: '`endpoint` and `region`',
  refusalOf(error): Refusal {
    const { name, message, $metadata, $response } = error as Error & {
      readonly $metadata?: { readonly httpStatusCode?: number; readonly clockSkewCorrected?: boolean };
      readonly $response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
    };
    const code = /^(Unknown(Error)?|Error|S3ServiceException)$/.test(name) ? undefined : name;
    const isNothing = /^(Unknown(Error)?|Error)$/.test(message);
    // What the SDK says of a body that is no XML, or not the XML that it knows, is for programmers.
    const unreadable = /XML parse error|Deserialization error/i.test(message);
    return {
      status: $metadata?.httpStatusCode,
      code,
      words: isNothing ? '' : unreadable ? 'the answer is not what S3 sends' : message,
      retryAfter: $response?.headers?.['retry-after'],
      heals: $metadata?.clockSkewCorrected,
      unreadable: unreadable && ($metadata?.httpStatusCode ?? 200) < 300,
    };
  },
};

async function clientFor(address: ObjectAddress, { env }: StoreContext): Promise<S3Client> {
  const endpoint = address.endpoint ?? (env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL']);
  const region = address.region ?? (env['AWS_REGION'] || env['AWS_DEFAULT_REGION']);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env;
  // The chain would take these, too, but only from this process's own environment.
  const isGiven = accessKeyId && secretAccessKey && !env['AWS_PROFILE'];
  const config: S3ClientConfig = {
    requestHandler: requestHandler(env),
    followRegionRedirects: true,
    // One loop for all sources decides what is tried again.
    maxAttempts: 1,
    // Servers other than Amazon's don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(region && { region }),
    ...(isGiven && {
      credentials: { accessKeyId, secretAccessKey, sessionToken: AWS_SESSION_TOKEN || undefined },
    }),
  };
  // Its ten lines about versions of Node are for programmers.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client(config);
  try {
    await client.config.region();
    return client;
  } catch {
    client.destroy();
    return new S3Client({ ...config, region: FALLBACK_REGION });
  }
}

/** Finds the credentials, and masks them: a server may repeat them. @throws ExpectedError when there are none. */
async function maskCredentials(
  client: S3Client,
  { bucket }: ObjectAddress,
  context: StoreContext,
): Promise<void> {
  const { mask, signal } = context;
  try {
    const { secretAccessKey, sessionToken } = await orAborted(client.config.credentials(), signal);
    mask(secretAccessKey);
    if (sessionToken) mask(sessionToken);
  } catch (error) {
    client.destroy();
    signal.throwIfAborted();
    throw failureOf(error, `s3://${bucket} cannot be opened`, 'read', HINTS);
  }
}

function decoded(key: string, encoding: string | undefined): string {
  try {
    return encoding === 'url' ? decodeURIComponent(key.replaceAll('+', ' ')) : key;
  } catch {
    throw new NotTheStore('A key of the list is not encoded as S3 does');
  }
}

/** What the SDK hands to its transport. */
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

function requestHandler(env: StoreContext['env']): S3ClientConfig['requestHandler'] {
  const network = networkFor(env);
  // An object may be a web page; a server of objects says which request it was.
  const isOurs = (headers: Readonly<Record<string, string>>) =>
    !/^text\/html/i.test(headers['content-type'] ?? '') || headers['x-amz-request-id'] !== undefined;
  const handle = async (request: Request, { abortSignal }: { readonly abortSignal?: unknown } = {}) => {
    const { protocol, hostname, port, method, path, query = {}, headers, body } = request;
    const origin = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`;
    const signal = abortSignal instanceof AbortSignal ? abortSignal : undefined;
    const signed = { origin, path: path + queryString(query), method, headers, body, signal };
    const answer = await sendSigned(network, signed, isOurs);
    const isObject = query['x-id'] === 'GetObject' && answer.status < 300;
    const held = isObject ? answer.body : Readable.from([await heldBody(answer)], { objectMode: false });
    return { response: { statusCode: answer.status, headers: answer.headers, body: held } };
  };
  return { handle, updateHttpClientConfig() {}, httpHandlerConfigs: () => ({}) };
}

/** As it is signed: everything but unreserved characters escaped. */
function queryString(query: Required<Request>['query']): string {
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [escaped(name)] : [value].flat().map((one) => `${escaped(name)}=${escaped(one)}`),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
