import { printableName } from '../system/text.ts';
import type { CollectContext, ObjectAddress } from './source.ts';

/**
 * The interface of an object store. Amazon S3 (`s3.ts`), Google Cloud Storage (`gs.ts`) and Azure Blob Storage (`az.ts`) implement this
 * interface, and `store-requests.ts` has the code that the three stores share. `objects.ts` collects profiles from a store, and
 * `archive.ts` writes merged profiles to a store.
 */

/** An object in a bucket, as the list of the bucket describes it. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** The time at which the object was last written, in milliseconds since 1970. */
  readonly modified: number;
}

/**
 * One bucket of an object store. The methods of an object store throw an `ExpectedError` with the SDK's own words after every failure of
 * the store, the network or the credentials. If the signal was aborted, the methods throw the reason of the signal.
 */
export interface ObjectStore {
  /**
   * Lists all objects whose keys start with `prefix`, in the order of the store. Each page of the list is requested only when the caller
   * needs its objects.
   */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Downloads an object of at most `MAX_BODY_BYTES` bytes into the new file `path`. */
  download(key: string, path: string): Promise<void>;
  /** Creates or replaces an object. After a failure, the old object is unchanged. */
  upload(key: string, bytes: Uint8Array): Promise<void>;
}

/** The values that an object store needs from the run. */
export type StoreContext = Pick<CollectContext, 'disk' | 'env' | 'signal' | 'mask'>;

/** Returns the name of an object for messages: `s3://bucket/key`. */
export function objectName({ scheme, bucket }: ObjectAddress, key: string): string {
  return printableName(`${scheme}://${bucket}/${key}`);
}
