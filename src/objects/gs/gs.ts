import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ExpectedError } from '../../system/errors.ts';
import { attemptRepeatedly } from '../../net/retry.ts';
import { EndpointError } from '../../net/errors.ts';
import { type Network, networkFor } from '../../net/network.ts';
import { printableName } from '../../system/text.ts';
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
import { ask, askJson } from './api.ts';
import { brokenOff, type GoogleRequest, notStorage } from './errors.ts';
import { findService, type GoogleService } from './service.ts';

/** Milliseconds for one page of a list, retries included. */
const LIST_TIMEOUT = 120_000;
/** Milliseconds for one object, retries included. */
const OBJECT_TIMEOUT = 300_000;
/** The most that Google gives at a time. */
const PAGE_SIZE = 1_000;
/** What a page is made of; Google sends a dozen more fields for every object. */
const FIELDS = 'kind,nextPageToken,items(name,size,timeCreated)';
const SIZE = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const TIME = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const PAGE = v.object({
  kind: v.literal('storage#objects'),
  nextPageToken: v.optional(v.string()),
  items: v.optional(v.array(v.object({ name: v.string(), size: SIZE, timeCreated: TIME }))),
});
const WRITTEN = v.object({ kind: v.literal('storage#object'), md5Hash: v.optional(v.string()) });

/**
 * Opens a bucket of Google Cloud Storage with the Application Default Credentials. Where there are none it is asked
 * without, as a public bucket may be.
 * @throws ExpectedError for a credentials file that is none.
 */
export const openGoogleStorage: OpenStore = async (address, context) => {
  context.signal.throwIfAborted();
  const service = await findService(address, context);
  return new GoogleStore(address, service, networkFor(context.env), context);
};

class GoogleStore implements ObjectStore {
  readonly #address: ObjectAddress;
  readonly #service: GoogleService;
  readonly #network: Network;
  readonly #signal: AbortSignal;
  readonly #disk: StoreContext['disk'];

  constructor(
    address: ObjectAddress,
    service: GoogleService,
    network: Network,
    { signal, disk }: StoreContext,
  ) {
    this.#address = address;
    this.#service = service;
    this.#network = network;
    this.#signal = signal;
    this.#disk = disk;
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const request = this.#request(`${this.#nameOf(prefix)} cannot be listed`, 'roles/storage.objectViewer');
    const watch = pageWatch(this.#nameOf(prefix));
    let pageToken: string | undefined;
    do {
      const query = { prefix, maxResults: PAGE_SIZE, fields: FIELDS, pageToken };
      const page = await this.#repeatedly(request, LIST_TIMEOUT, async (way) => {
        const path = ['storage', 'v1', 'b', this.#address.bucket, 'o'];
        const answer = await askJson({ method: 'GET', path, query }, request, way);
        if (!v.is(PAGE, answer)) throw notStorage(request, '');
        return answer;
      });
      const { items = [], nextPageToken } = page;
      for (const { name, size, timeCreated } of items) {
        yield { key: name, bytes: Number(size), modified: Date.parse(timeCreated) };
      }
      watch(items.length, nextPageToken);
      pageToken = nextPageToken;
    } while (pageToken !== undefined);
  }

  async download(key: string, path: string, maxBytes: number): Promise<void> {
    const name = this.#nameOf(key);
    const request = this.#request(`${name} cannot be read`, 'roles/storage.objectViewer');
    await this.#repeatedly(request, OBJECT_TIMEOUT, async (way) => {
      const place = ['storage', 'v1', 'b', this.#address.bucket, 'o', key];
      const answer = await ask({ method: 'GET', path: place, query: { alt: 'media' } }, request, way);
      try {
        await saveObject(answer.body, path, {
          ...{ name, maxBytes, signal: way.signal, disk: this.#disk },
          gzipped: answer.headers['content-encoding'] === 'gzip',
        });
      } catch (error) {
        way.signal.throwIfAborted();
        throw brokenOff(error, request) ?? error;
      }
    });
  }

  async upload(key: string, bytes: Uint8Array): Promise<void> {
    const request = this.#request(`${this.#nameOf(key)} cannot be written`, 'roles/storage.objectUser');
    const md5 = createHash('md5').update(bytes).digest('base64');
    await this.#repeatedly(request, OBJECT_TIMEOUT, async (way) => {
      const path = ['upload', 'storage', 'v1', 'b', this.#address.bucket, 'o'];
      // One request: the object is there when it is whole.
      const query = { uploadType: 'media', name: key };
      const answer = await askJson({ method: 'POST', path, query, body: bytes }, request, way);
      if (!v.is(WRITTEN, answer)) throw notStorage(request, '');
      if (answer.md5Hash !== undefined && answer.md5Hash !== md5) throw changed(request);
    });
  }

  [Symbol.dispose](): void {}

  #nameOf(key: string): string {
    return printableName(objectName(this.#address, key));
  }

  #request(failed: string, role: string): GoogleRequest {
    const { endpoint, isAnonymous, secrets } = this.#service;
    return { failed, role, endpoint, isAnonymous, secrets };
  }

  #repeatedly<T>(
    request: GoogleRequest,
    timeout: number,
    task: (way: { service: GoogleService; network: Network; signal: AbortSignal }) => Promise<T>,
  ): Promise<T> {
    return attemptRepeatedly((signal) => task({ service: this.#service, network: this.#network, signal }), {
      name: request.failed.replace(/ cannot .*/, ''),
      window: 0,
      timeout,
      signal: this.#signal,
      progress: () => {},
    });
  }
}

function changed(request: GoogleRequest): ExpectedError {
  return new EndpointError(`${request.failed}: Google got other bytes than were sent.`, {
    fix: 'Look at what stands between this machine and the store: it changes what it passes on.',
    retry: 'soon',
  });
}
