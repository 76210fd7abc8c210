import { printableName } from '../system/text.ts';
import type { CollectContext, ObjectAddress } from './source.ts';

/**
 * The contract of an object store. Amazon S3 (`s3.ts`), Google Cloud Storage (`gs.ts`) and Azure Blob Storage (`az.ts`) fulfil it, and
 * `store-requests.ts` has the code that they share. `objects.ts` collects profiles from a store, and `archive.ts` writes merged profiles
 * to one.
 */

/** An object in a list of a bucket. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** The time at which it was last written, in milliseconds since 1970. */
  readonly modified: number;
}

/**
 * One bucket of an object store. Its methods throw an `ExpectedError` with the SDK's own words for every failure of the store, the
 * network or the credentials, and the reason of an aborted signal.
 */
export interface ObjectStore {
  /** Lists all objects whose keys start with `prefix`, page by page, in the store's order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Writes the object's bytes, at most `MAX_BODY_BYTES`, to the new file `path`. */
  download(key: string, path: string): Promise<void>;
  /** Creates or replaces the object, whole or not at all. */
  upload(key: string, bytes: Uint8Array): Promise<void>;
}

/** What an object store gets from outside. */
export type StoreContext = Pick<CollectContext, 'disk' | 'env' | 'signal' | 'mask'>;

/** Returns the name of an object for messages: `s3://bucket/key`. */
export function objectName({ scheme, bucket }: ObjectAddress, key: string): string {
  return printableName(`${scheme}://${bucket}/${key}`);
}
