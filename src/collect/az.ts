import type { Readable } from 'node:stream';
import type { TokenCredential } from '@azure/identity';
import {
  AnonymousCredential,
  BlobServiceClient,
  type ContainerListBlobFlatSegmentResponse,
  type IHttpClient,
  newPipeline,
  type RestError,
  type StoragePipelineOptions,
  StorageSharedKeyCredential,
} from '@azure/storage-blob';
import { networkFor } from '../net/network.ts';
import { ExpectedError, messageOf } from '../system/errors.ts';
import { excerpt } from '../system/text.ts';
import type { ObjectStore, StoreContext } from './object-store.ts';
import type { ObjectAddress } from './source.ts';
import { heldBody, NotTheStore, type StoreHints, sendSigned, storeOf } from './store-requests.ts';

/** The number of blobs in a page of a list. Azure could return 5,000 blobs in a page, but a page of 5,000 blobs would need more memory. */
const BLOBS_PER_PAGE = 1_000;

/**
 * Opens a container of Azure Blob Storage. The environment may hold the credentials: a connection string, a key or a SAS token. If the
 * environment holds no credentials, the SDK looks for a login by azure/login, a workload identity or a managed identity.
 * @throws ExpectedError if no setting and no variable names the storage account.
 */
export async function openAzureBlobs(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  const service = await serviceFor(address, context);
  const container = service.getContainerClient(address.bucket);
  const driver = {
    async page(prefix: string, continuationToken: string | undefined, abortSignal: AbortSignal) {
      const pages = container
        .listBlobsFlat({ prefix, abortSignal, includeMetadata: true })
        .byPage({ maxPageSize: BLOBS_PER_PAGE, continuationToken });
      const { value } = await pages.next();
      const { blobItems } = (value as ContainerListBlobFlatSegmentResponse).segment;
      // Check the names of the blobs, because the SDK accepts any XML document as a list of blobs.
      if (blobItems.some(({ name }) => typeof name !== 'string')) throw new NotTheStore('the list');
      const items = blobItems
        // A Data Lake account also lists its folders as blobs, and marks them with `hdi_isfolder`.
        .filter(({ metadata }) => metadata?.['hdi_isfolder'] !== 'true')
        .map(({ name, properties: { contentLength = 0, lastModified } }) => {
          return { key: name, bytes: contentLength, modified: lastModified.getTime() };
        });
      return { items, next: value.continuationToken || undefined };
    },
    async read(key: string, abortSignal: AbortSignal) {
      const options = { abortSignal, maxRetryRequests: 0 };
      const { readableStreamBody } = await container.getBlobClient(key).download(0, undefined, options);
      return readableStreamBody as Readable;
    },
    async write(key: string, bytes: Uint8Array, abortSignal: AbortSignal) {
      const blobHTTPHeaders = { blobContentType: 'application/octet-stream' };
      // Upload the blob in a single request, because the store then shows the blob only when it is complete.
      await container.getBlockBlobClient(key).upload(bytes, bytes.length, { abortSignal, blobHTTPHeaders });
    },
  };
  return storeOf(driver, AZURE_HINTS, address, context);
}

const AZURE_HINTS: StoreHints = {
  product: 'Azure Blob Storage',
  credentials:
    'Run azure/login in a step before, or set AZURE_STORAGE_KEY, AZURE_STORAGE_SAS_TOKEN or AZURE_STORAGE_CONNECTION_STRING from a secret. Check that the secret belongs to this account, is complete and has not expired, that the firewall of the account lets this machine in, and that the clock of this machine is right.',
  permission: (action) =>
    `${action} permission; a login needs the role Storage Blob Data ${action === 'write' ? 'Contributor' : 'Reader'} on the storage account`,
  endpoint: '`account` and `endpoint`',
  keyLength: (key) => key.length,
  refusalOf(error) {
    const { code, statusCode, response, message } = error as RestError;
    const body = response?.bodyAsText ?? '';
    const unreadable = code === 'PARSE_ERROR' || /^Error .* (parsing|deserializ)/i.test(message);
    // If the answer is not the expected XML, the SDK's own error message would help only programmers.
    if (unreadable)
      return { status: statusCode, words: 'the answer is not what Azure Blob Storage sends', unreadable };
    const words = /<Message>([^<\r\n]*)/.exec(body)?.[1] ?? message.split(/\r?\n/)[0] ?? '';
    const named = response?.headers.get('x-ms-error-code') ?? code ?? error.name;
    const retryAfter = response?.headers.get('retry-after');
    return { status: statusCode, code: named, words, retryAfter };
  },
};

/** Makes the client of a storage account, with the credentials that the environment has. */
async function serviceFor(address: ObjectAddress, { env, mask }: StoreContext): Promise<BlobServiceClient> {
  const connection = env['AZURE_STORAGE_CONNECTION_STRING'];
  const key = env['AZURE_STORAGE_KEY']?.trim();
  const token = env['AZURE_STORAGE_SAS_TOKEN']?.trim().replace(/^\?/, '');
  // The signature in the SAS token is itself a secret. Mask its percent-encoded form and its decoded form.
  const signatures = [/(?:^|&)sig=([^&]*)/.exec(token ?? '')?.[1], new URLSearchParams(token).get('sig')];
  for (const secret of [connection, key, token, ...signatures, env['AZURE_CLIENT_SECRET']])
    if (secret) mask(secret);
  const options: StoragePipelineOptions = {
    httpClient: httpClient(env),
    // Turn off the retries of the SDK, because `attemptRepeatedly` retries the requests of all sources.
    retryOptions: { maxTries: 1 },
    userAgentOptions: { userAgentPrefix: 'go-pgo-action' },
  };
  if (connection && address.endpoint === undefined) {
    const service = fromConnectionString(connection, options);
    if (address.account === undefined || address.account === service.accountName) return service;
  }
  const account = address.account || env['AZURE_STORAGE_ACCOUNT'];
  const endpoint = blobEndpoint(address.endpoint, account);
  if (key) {
    const name = account ?? new URL(endpoint).hostname.split('.')[0] ?? '';
    return new BlobServiceClient(endpoint, newPipeline(new StorageSharedKeyCredential(name, key), options));
  }
  if (token)
    return new BlobServiceClient(`${endpoint}?${token}`, newPipeline(new AnonymousCredential(), options));
  const { DefaultAzureCredential } = await import('@azure/identity');
  const login = new DefaultAzureCredential();
  const masked: TokenCredential = {
    async getToken(...args) {
      const accessToken = await login.getToken(...args);
      mask(accessToken.token);
      return accessToken;
    },
  };
  return new BlobServiceClient(endpoint, newPipeline(masked, options));
}

/** Makes the client that a connection string describes. @throws ExpectedError if the text is not a connection string. */
function fromConnectionString(text: string, options: StoragePipelineOptions): BlobServiceClient {
  try {
    return BlobServiceClient.fromConnectionString(text, options);
  } catch (error) {
    const why = excerpt(messageOf(error), 120);
    throw new ExpectedError(`AZURE_STORAGE_CONNECTION_STRING cannot be used: ${why}`, {
      fix: 'Copy the whole text from `az storage account show-connection-string` into the secret.',
    });
  }
}

/**
 * Returns the URL of the blob service, without a slash at its end. @param configured the setting `endpoint` of the source.
 * @throws ExpectedError if no endpoint and no account is set.
 */
function blobEndpoint(configured: string | undefined, account: string | undefined): string {
  const url = configured ?? `https://${account}.blob.core.windows.net`;
  if (!URL.canParse(url) || (!configured && !account)) {
    const message = account
      ? `\`${excerpt(account)}\` cannot be the name of an Azure storage account.`
      : 'The name of the Azure storage account is not set.';
    throw new ExpectedError(message, {
      fix: 'Write `account: NAME` into the source, or set AZURE_STORAGE_ACCOUNT.',
    });
  }
  const { origin, hostname, pathname } = new URL(url);
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  // The URL of an emulator has the account in the path, because an emulator has the same host for all accounts.
  const isEmulator = /^(localhost|\[.*\]|[\d.]+)$/.test(hostname);
  return `${origin}${path === '' && isEmulator && account ? `/${account}` : path}`;
}

/** Returns the client with which the SDK sends its requests. An answer without the header `x-ms-version` does not come from Azure's blob service. */
function httpClient(env: StoreContext['env']): IHttpClient {
  const network = networkFor(env);
  const isFromStore = (headers: Readonly<Record<string, string>>) => headers['x-ms-version'] !== undefined;
  return {
    async sendRequest(request) {
      const [, origin = '', path = ''] = /^(\w+:\/\/[^/?]+)(.*)$/s.exec(request.url) ?? [];
      const { method, body, streamResponseStatusCodes: streamed } = request;
      const signal = request.abortSignal instanceof AbortSignal ? request.abortSignal : undefined;
      const headers = request.headers.toJson({ preserveCase: true });
      const answer = await sendSigned(network, { origin, path, method, headers, body, signal }, isFromStore);
      const received = request.headers.clone();
      for (const name of received.headerNames()) received.remove(name);
      for (const [name, value] of Object.entries(answer.headers)) received.set(name, value);
      const { status } = answer;
      // Return the content of an object as a stream, but read the body of every other answer into memory.
      const isObject = status < 300 && (streamed?.has(status) || streamed?.has(Number.POSITIVE_INFINITY));
      if (isObject) return { request, status, headers: received, readableStreamBody: answer.body };
      return { request, status, headers: received, bodyAsText: (await heldBody(answer)).toString() };
    },
  };
}
