import { MAX_BODY_BYTES } from '../net/body.ts';
import { ExpectedError, type Finding, note } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { globOf, isGlob, plainBeginning } from '../system/glob.ts';
import { collectDownloads, newest } from './downloads.ts';
import { type ObjectStore, objectName, type StoreContext, type StoredObject } from './object-store.ts';
import type { CollectContext, Collection, ObjectAddress, ObjectSource, Scheme } from './source.ts';

/** Opens a bucket, and imports the client of its store. @throws ExpectedError if no credentials can be found. */
export async function openStore(address: ObjectAddress, context: StoreContext): Promise<ObjectStore> {
  context.signal.throwIfAborted();
  const openers: { readonly [S in Scheme]: () => Promise<ObjectStore> } = {
    s3: async () => (await import('./s3.ts')).openS3(address, context),
    gs: async () => (await import('./gs.ts')).openGoogleStorage(address, context),
    az: async () => (await import('./az.ts')).openAzureBlobs(address, context),
  };
  return openers[address.scheme]();
}

/**
 * Collects the newest objects of a bucket. The path of the source is the key of an object, a prefix of keys, or a glob. Zip archives are
 * unpacked. If an object cannot be downloaded, the result has a finding about the object and counts one failure.
 */
export function collectObjects(source: ObjectSource, context: CollectContext): Promise<Collection> {
  return collectDownloads(
    source,
    context,
    { noun: 'objects', mostBytes: MAX_BODY_BYTES },
    async (bounded) => {
      const store = await openStore(source.address, bounded);
      const { objects, findings } = await chooseObjects(store, source, context.now(), context.wants);
      context.progress(`Loading ${count(objects.length, 'object')} of ${source.label}`);
      const downloads = objects.map(({ key, bytes }) => ({
        name: objectName(source.address, key),
        bytes,
        load: (path: string) => store.download(key, path),
      }));
      return { downloads, findings };
    },
  );
}

/** The maximum number of objects that are collected if the source has no `limit` and no `max-age`. */
export const DEFAULT_LIMIT = 1_000;

/** The last characters in the key of an archived result document. */
export const RESULT_SUFFIX = '.result.json';

/**
 * Returns the longest prefix that all keys matching a path share, and a function that says whether a key matches the path. If the path is
 * not a glob, all keys that begin with the path match. A key that equals the path always matches.
 */
export function keyPattern(path: string) {
  if (!isGlob(path)) return { prefix: path, matches: (key: string) => key.startsWith(path) };
  const glob = globOf(path);
  return { prefix: plainBeginning(path), matches: (key: string) => key === path || glob.matches(key) };
}

/**
 * Lists the objects of a source, and chooses the newest by `max-age` and `limit`.
 * @param wants says whether an object below a prefix may be a profile. By default, every object except a result document may be a profile.
 * @throws ExpectedError if no object matches the path, if all matching objects are too old, or if the list is too long.
 */
async function chooseObjects(
  store: Pick<ObjectStore, 'list'>,
  { address, maxAge, limit }: ObjectSource,
  now: Date,
  wants = (key: string) => !key.endsWith(RESULT_SUFFIX),
): Promise<{ readonly objects: readonly StoredObject[]; readonly findings: readonly Finding[] }> {
  const pattern = keyPattern(address.path);
  const hasGlob = isGlob(address.path);
  let objects: (StoredObject & { readonly name: string })[] = [];
  for await (const object of store.list(pattern.prefix)) {
    const { key, bytes } = object;
    // If a key equals the path, the user means only the object with this key.
    const isExact = key === address.path;
    // Web consoles and some servers create an empty object to represent a folder.
    const isFolder = bytes === 0 && key.endsWith('/');
    if (isFolder || !pattern.matches(key) || (!isExact && !hasGlob && !wants(key))) continue;
    if (isExact) objects = [];
    objects.push({ ...object, name: key });
    if (isExact) break;
  }
  if (objects.length === 0) {
    const message = `No object ${hasGlob ? 'matches' : 'is at'} ${objectName(address, address.path)}.`;
    throw new ExpectedError(message, {
      fix: 'Check the path: it is case-sensitive and does not begin with a slash.',
    });
  }
  const isLimitedByDefault = limit === undefined && maxAge === undefined && objects.length > DEFAULT_LIMIT;
  const bounds = isLimitedByDefault ? { limit: DEFAULT_LIMIT } : { maxAge, limit };
  const { chosen, findings } = newest('object', objects, bounds, now);
  if (!isLimitedByDefault) return { objects: chosen, findings };
  const message = `Only the newest ${DEFAULT_LIMIT} of ${objects.length} objects were taken. Write \`limit\` or \`max-age\` to choose yourself.`;
  return { objects: chosen, findings: [note(message)] };
}
