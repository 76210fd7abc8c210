import { MAX_BODY_BYTES } from '../net/body.ts';
import { ExpectedError, type Finding, note } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { globOf, isGlob, plainBeginning } from '../system/glob.ts';
import { collectDownloads, newest } from './downloads.ts';
import { type ObjectStore, objectName, type StoreContext, type StoredObject } from './object-store.ts';
import type { CollectContext, Collection, ObjectAddress, ObjectSource, Scheme } from './source.ts';

/** Opens a bucket; its client is loaded only now. @throws ExpectedError when no credentials can be found. */
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
 * Takes the newest objects of a bucket: the one that the path names, all below it, or those that match it. Zip
 * archives are unpacked. An object that cannot be loaded is a finding and a failure.
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

/** Objects that are taken where the source has neither `limit` nor `max-age`. */
export const DEFAULT_LIMIT = 1_000;

/** How the keys of archived result documents end. */
export const RESULT_SUFFIX = '.result.json';

/**
 * Which keys a path stands for, and how these begin: one object, all whose keys begin so, or those that match a glob. A key
 * that is the path itself always matches.
 */
export function keyPattern(path: string) {
  if (!isGlob(path)) return { prefix: path, matches: (key: string) => key.startsWith(path) };
  const glob = globOf(path);
  return { prefix: plainBeginning(path), matches: (key: string) => key === path || glob.matches(key) };
}

/**
 * Lists the place and chooses by `max-age` and `limit`.
 * @param wants which of those below a prefix are of use; default: all but result documents.
 * @throws ExpectedError when nothing is there or young enough, or too much to look at.
 */
async function chooseObjects(
  store: Pick<ObjectStore, 'list'>,
  { address, maxAge, limit }: ObjectSource,
  now: Date,
  wants = (key: string) => !key.endsWith(RESULT_SUFFIX),
): Promise<{ readonly objects: readonly StoredObject[]; readonly findings: readonly Finding[] }> {
  const pattern = keyPattern(address.path);
  const hasGlob = isGlob(address.path);
  let found: (StoredObject & { readonly name: string })[] = [];
  for await (const object of store.list(pattern.prefix)) {
    const { key, bytes } = object;
    // An exact name means this object, not all that begin with it.
    const isExact = key === address.path;
    // Consoles and some servers create such objects to show a folder.
    const isFolder = bytes === 0 && key.endsWith('/');
    if (isFolder || !pattern.matches(key) || (!isExact && !hasGlob && !wants(key))) continue;
    if (isExact) found = [];
    found.push({ ...object, name: key });
    if (isExact) break;
  }
  if (found.length === 0) {
    const message = `No object ${hasGlob ? 'matches' : 'is at'} ${objectName(address, address.path)}.`;
    throw new ExpectedError(message, {
      fix: 'Check the path: it is case-sensitive and does not begin with a slash.',
    });
  }
  const isCrowd = limit === undefined && maxAge === undefined && found.length > DEFAULT_LIMIT;
  const bounds = isCrowd ? { limit: DEFAULT_LIMIT } : { maxAge, limit };
  const { chosen, findings } = newest('object', found, bounds, now);
  if (!isCrowd) return { objects: chosen, findings };
  const message = `There are ${found.length} objects; the newest ${DEFAULT_LIMIT} were taken. Write \`limit\` or \`max-age\` to take others.`;
  return { objects: chosen, findings: [note(message)] };
}
