import { ExpectedError } from '../system/errors.ts';
import type { DiskSpace } from '../net/download.ts';

/** Object stores by the scheme of their URLs: Amazon S3 and what speaks its API, Google Cloud Storage, Azure Blob Storage. */
export const SCHEMES = ['s3', 'gs', 'az'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A place in an object store: `s3://bucket/path`. */
export interface ObjectAddress {
  readonly scheme: Scheme;
  /** Bucket, or container of Azure. */
  readonly bucket: string;
  /** Key of one object, or a prefix of keys; without a leading slash, may be empty. */
  readonly path: string;
  /** URL of the service, where it is not the vendor's own: MinIO, R2, an emulator. */
  readonly endpoint?: string;
  /** S3 only; default: as the SDK finds it. */
  readonly region?: string;
  /** Azure only: the storage account; default `AZURE_STORAGE_ACCOUNT`. */
  readonly account?: string;
}

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was last written, milliseconds since 1970. */
  readonly modified: number;
}

/**
 * One bucket of an object store. Everything throws `ExpectedError` with the server's own words for what the world
 * did (no such bucket, wrong credentials, no network, clock skew), and the signal's reason when aborted.
 */
export interface ObjectStore extends Disposable {
  /** All objects whose keys start with `prefix`, page by page, in the store's order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Writes the object's bytes to the new file `path`. At most `maxBytes`. */
  download(key: string, path: string, maxBytes: number): Promise<void>;
  /** Replaces or makes the object, whole or not at all. */
  upload(key: string, bytes: Uint8Array): Promise<void>;
}

export interface StoreContext {
  /** That of the run. */
  readonly disk?: DiskSpace | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Keeps a secret out of everything that people see. */
  mask(secret: string): void;
}

/** Opens the bucket; nothing is asked yet. @throws ExpectedError when no credentials can be found. */
export type OpenStore = (address: ObjectAddress, context: StoreContext) => Promise<ObjectStore>;

const openers: { readonly [S in Scheme]: () => Promise<OpenStore> } = {
  s3: async () => (await import('./s3/s3.ts')).openS3,
  gs: async () => (await import('./gs/gs.ts')).openGoogleStorage,
  az: async () => (await import('./az/az.ts')).openAzureBlobs,
};

/** Opens a bucket, whoever keeps it; its client is loaded only now. */
export async function openStore(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  const open = await openers[address.scheme]();
  return open(address, context);
}

/** Pages of a list in a row with no object in them; some stores have a few such where much was deleted. */
const MOST_EMPTY_PAGES = 1_000;

/**
 * Looks after a list that goes on from page to page: call what this returns with each page's number of objects and the
 * token of the next page.
 * @throws ExpectedError, from that, when the list does not get on.
 */
export function pageWatch(name: string): (objects: number, next: string | undefined) => void {
  let [empty, before] = [0, undefined as string | undefined];
  return (objects, next) => {
    empty = objects === 0 ? empty + 1 : 0;
    if (next !== undefined && (next === before || empty > MOST_EMPTY_PAGES)) {
      throw new ExpectedError(
        `The list of ${name} does not get on: the server sends the same page, or empty ones.`,
        {
          fix: 'Check that `endpoint` is the URL of the store itself, and what stands in between.',
        },
      );
    }
    before = next;
  };
}

/** How an object is named to people: `s3://bucket/key`. */
export function objectName({ scheme, bucket }: ObjectAddress, key: string): string {
  return `${scheme}://${bucket}/${key}`;
}
