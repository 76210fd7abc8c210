import type { ObjectStore, StoreContext, StoredObject } from '../../src/collect/object-store.ts';
import { openStore } from '../../src/collect/objects.ts';
import type { ObjectAddress } from '../../src/collect/source.ts';
import { knownSecrets } from '../../src/system/secrets.ts';

/** An environment without credentials, and without a metadata server to ask for them. */
export const NO_CREDENTIALS = { HOME: '/nonexistent', METADATA_SERVER_DETECTION: 'none' };

/** Opens a store with an environment of its own; what it masks is kept in `masked`. */
export async function opened(
  address: ObjectAddress,
  env: StoreContext['env'] = NO_CREDENTIALS,
  signal = new AbortController().signal,
): Promise<ObjectStore & { readonly masked: readonly string[] }> {
  const masked: string[] = [];
  const store = await openStore(address, {
    env,
    signal,
    mask: (secret) => {
      masked.push(secret);
      knownSecrets.add(secret);
    },
  });
  return Object.assign(store, { masked });
}

export async function listed(store: ObjectStore, prefix = ''): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for await (const object of store.list(prefix)) objects.push(object);
  return objects;
}
