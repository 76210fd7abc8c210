import { Readable } from 'node:stream';
import type { ContainerClient } from '@azure/storage-blob';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { attemptRepeatedly } from '../../net/retry.ts';
import { printableName } from '../../system/text.ts';
import { orAborted } from '../aborted.ts';
import { saveObject } from '../save-object.ts';
import {
  type ObjectAddress,
  type ObjectStore,
  type OpenStore,
  objectName,
  pageWatch,
  type StoreContext,
  type StoredObject,
} from '../store.ts';
import { type AzureAccount, openAccount } from './account.ts';
import { NotAzure } from './answer.ts';
import { type AzureRequest, azureFailure } from './errors.ts';

/** Milliseconds for one page of a list, retries included. */
const LIST_TIMEOUT = 120_000;
/** Milliseconds for one object, retries included. */
const OBJECT_TIMEOUT = 300_000;
/** Azure would give 5,000 at a time; fewer need less memory. */
const PAGE_SIZE = 1_000;
/** What is needed of a page; the SDK takes any XML for one. */
const PAGE = v.object({
  continuationToken: v.optional(v.string()),
  segment: v.object({
    blobItems: v.array(
      v.object({
        name: v.string(),
        properties: v.object({
          contentLength: v.optional(v.number()),
          lastModified: v.pipe(
            v.date(),
            v.check((date) => !Number.isNaN(date.getTime())),
          ),
        }),
        metadata: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
  }),
});

/**
 * Opens a container of Azure Blob Storage with the credentials that the Azure CLI would take, or with whom azure/login
 * logged in.
 * @throws ExpectedError when the storage account is not known, or a variable holds what cannot be meant.
 */
export const openAzureBlobs: OpenStore = async (address, context) => {
  context.signal.throwIfAborted();
  const account = await openAccount(address, context);
  return new AzureStore(account, address, context);
};

/** The SDK looks into whatever it got, and is surprised: by XML that is no list, by an object without an ETag. */
function notAzures(error: unknown): never {
  throw error instanceof TypeError || error instanceof RangeError ? new NotAzure(200, '') : error;
}

class AzureStore implements ObjectStore {
  readonly #container: ContainerClient;
  readonly #account: AzureAccount;
  readonly #address: ObjectAddress;
  readonly #signal: AbortSignal;
  readonly #disk: StoreContext['disk'];

  constructor(account: AzureAccount, address: ObjectAddress, { signal, disk }: StoreContext) {
    this.#container = account.service.getContainerClient(address.bucket);
    this.#account = account;
    this.#address = address;
    this.#signal = signal;
    this.#disk = disk;
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const request = this.#request(`${this.#nameOf(prefix)} cannot be listed`, 'Storage Blob Data Reader');
    const watch = pageWatch(this.#nameOf(prefix));
    let continuationToken: string | undefined;
    do {
      const page = await this.#ask(request, LIST_TIMEOUT, async (abortSignal) => {
        const pages = this.#container
          .listBlobsFlat({ prefix, abortSignal, includeMetadata: true })
          .byPage({ maxPageSize: PAGE_SIZE, ...(continuationToken && { continuationToken }) });
        // A login that a tool is asked for does not heed the signal.
        const { value } = await orAborted(pages.next().catch(notAzures), abortSignal);
        if (!v.is(PAGE, value)) throw new NotAzure(200, '');
        return value;
      });
      const { blobItems } = page.segment;
      for (const { name, properties, metadata } of blobItems) {
        // How a Data Lake account shows its folders to those who list blobs.
        if (metadata?.['hdi_isfolder'] === 'true') continue;
        yield {
          key: name,
          bytes: properties.contentLength ?? 0,
          modified: properties.lastModified.getTime(),
        };
      }
      const next = page.continuationToken || undefined;
      watch(blobItems.length, next);
      continuationToken = next;
    } while (continuationToken !== undefined);
  }

  async download(key: string, path: string, maxBytes: number): Promise<void> {
    const name = this.#nameOf(key);
    const request = this.#request(`${name} cannot be read`, 'Storage Blob Data Reader');
    await this.#ask(request, OBJECT_TIMEOUT, async (abortSignal) => {
      const blob = this.#container.getBlobClient(key);
      const asked = blob.download(0, undefined, { abortSignal, maxRetryRequests: 0 });
      const answer = await orAborted(asked.catch(notAzures), abortSignal);
      const body = answer.readableStreamBody;
      if (!(body instanceof Readable)) throw new TypeError('The SDK gave no stream of Node.');
      await saveObject(body, path, { name, maxBytes, signal: abortSignal, disk: this.#disk });
    });
  }

  async upload(key: string, bytes: Uint8Array): Promise<void> {
    const request = this.#request(`${this.#nameOf(key)} cannot be written`, 'Storage Blob Data Contributor');
    await this.#ask(request, OBJECT_TIMEOUT, async (abortSignal) => {
      // One request: the blob is there when it is whole.
      const asked = this.#container.getBlockBlobClient(key).upload(bytes, bytes.length, {
        abortSignal,
        blobHTTPHeaders: { blobContentType: 'application/octet-stream' },
      });
      await orAborted(asked, abortSignal);
    });
  }

  [Symbol.dispose](): void {}

  #nameOf(key: string): string {
    return printableName(objectName(this.#address, key));
  }

  #request(failed: string, role: string): AzureRequest {
    const { endpoint, login, secrets } = this.#account;
    return { failed, role, endpoint, login, secrets };
  }

  #ask<T>(request: AzureRequest, timeout: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const once = async (signal: AbortSignal): Promise<T> => {
      try {
        return await task(signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ExpectedError) throw error;
        throw azureFailure(error, request) ?? error;
      }
    };
    return attemptRepeatedly(once, {
      name: request.failed.replace(/ cannot .*/, ''),
      window: 0,
      timeout,
      signal: this.#signal,
      progress: () => {},
    });
  }
}
