import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { networkFor } from '../../net/network.ts';
import { excerpt } from '../../system/text.ts';
import { orAborted } from '../aborted.ts';
import type { ObjectAddress, StoreContext } from '../store.ts';
import { transport } from './transport.ts';

const FALLBACK_REGION = 'us-east-1';

/** A client that has its credentials. */
export interface S3Connection {
  readonly client: S3Client;
  /** Texts that must not show. */
  readonly secrets: readonly string[];
  /** The same in another region; the first one is of no use any more. */
  inRegion(region: string): S3Connection;
}

/** @throws ExpectedError when there are no credentials, or what has them refuses. */
export async function connect(address: ObjectAddress, context: StoreContext): Promise<S3Connection> {
  const { client, config } = await createClient(address, context);
  return connection(client, config, await unlock(client, context, config));
}

function connection(client: S3Client, config: S3ClientConfig, secrets: readonly string[]): S3Connection {
  return {
    client,
    secrets,
    inRegion(region) {
      const moved = newClient({ ...config, credentials: client.config.credentials, region });
      return connection(moved, config, secrets);
    },
  };
}

async function createClient(
  address: ObjectAddress,
  { env }: StoreContext,
): Promise<{ client: S3Client; config: S3ClientConfig }> {
  const endpoint = address.endpoint ?? (env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL']);
  const region = address.region ?? (env['AWS_REGION'] || env['AWS_DEFAULT_REGION']);
  const credentials = environmentCredentials(env);
  const config: S3ClientConfig = {
    requestHandler: transport(networkFor(env)),
    // What is tried again, and for how long, is decided in one place for all sources.
    maxAttempts: 1,
    // Other servers than Amazon's don't know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(region && { region }),
    ...(credentials && { credentials }),
  };
  const client = newClient(config);
  try {
    // That of the shared config, where nobody named one.
    await client.config.region();
    return { client, config };
  } catch {
    client.destroy();
    return { client: newClient({ ...config, region: FALLBACK_REGION }), config };
  }
}

const NO_VERSION_WARNING = 'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED';

/**
 * On a Node that it will leave behind, the first client of the SDK prints ten lines for programmers, which no user of
 * ours can act on. It can be told not to only by this process's own environment, which it reads while the client is
 * made and never again: so long it is set, and no longer, since commands that are started inherit it.
 */
function newClient(config: S3ClientConfig): S3Client {
  const before = process.env[NO_VERSION_WARNING];
  process.env[NO_VERSION_WARNING] = 'true';
  try {
    return new S3Client(config);
  } finally {
    if (before === undefined) delete process.env[NO_VERSION_WARNING];
    else process.env[NO_VERSION_WARNING] = before;
  }
}

/** Undefined where the chain must look: it would take these, too, but only from this process's own environment. */
function environmentCredentials(env: StoreContext['env']): S3ClientConfig['credentials'] {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_PROFILE } = env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY || AWS_PROFILE) return undefined;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}

/** Finds the credentials. @returns what must not show. @throws ExpectedError when there are none. */
async function unlock(
  client: S3Client,
  { signal, mask }: StoreContext,
  { endpoint }: S3ClientConfig,
): Promise<string[]> {
  try {
    const { accessKeyId, secretAccessKey, sessionToken } = await orAborted(
      client.config.credentials(),
      signal,
    );
    const secrets = [secretAccessKey, ...(sessionToken ? [sessionToken] : [])];
    for (const secret of secrets) mask(secret);
    return [...secrets, accessKeyId];
  } catch (error) {
    client.destroy();
    signal.throwIfAborted();
    if (error instanceof ExpectedError) throw error;
    throw noCredentials(error, typeof endpoint === 'string' && !isAmazons(endpoint));
  }
}

/** Such as that of a VPC; where the URL cannot be read, the request will say so. */
function isAmazons(endpoint: string): boolean {
  return !URL.canParse(endpoint) || /\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}

function noCredentials(cause: unknown, isOtherServer: boolean): ExpectedError {
  const words = excerpt(messageOf(cause), 200).replace(/\.$/, '');
  const { name, $metadata } = (cause ?? {}) as { name?: string; $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode !== undefined) {
    return new ExpectedError(`AWS gave no credentials for S3: ${name}: "${words}".`, {
      fix: 'Check the role, its trust policy, and that the job has `id-token: write`.',
      cause,
    });
  }
  return new ExpectedError(`No credentials for S3 were found: ${words}.`, {
    fix: isOtherServer
      ? 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to the keys of the server that `endpoint` names, from secrets.'
      : 'Run aws-actions/configure-aws-credentials in a step before, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY from secrets.',
    cause,
  });
}
