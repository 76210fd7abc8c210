import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import picomatch from 'picomatch';
import type { DiskSpace } from '../net/download.ts';
import { MAX_BODY_BYTES } from '../net/download.ts';
import { withDeadline } from '../net/retry.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { duration, excerpt, printableName } from '../system/text.ts';
import { allTooOld, cutByLimit, leftOut } from './newest.ts';
import {
  type CollectContext,
  type CollectedFile,
  type Collection,
  compare,
  missed,
  type ObjectAddress,
  type ObjectSource,
  type Scheme,
} from './source.ts';
import { isZip, unpack } from './zip.ts';

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** When it was last written, milliseconds since 1970. */
  readonly modified: number;
}

/**
 * One bucket of an object store. Every failure of the world is an `ExpectedError` with the SDK's own words; an aborted
 * signal throws its reason.
 */
export interface ObjectStore extends Disposable {
  /** All objects whose keys start with `prefix`, page by page, in the store's order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Writes the object's bytes to the new file `path`; at most `MAX_BODY_BYTES`. */
  download(key: string, path: string): Promise<void>;
  /** Replaces or makes the object, whole or not at all. */
  upload(key: string, bytes: Uint8Array): Promise<void>;
}

export interface StoreContext {
  /** That of the run. */
  readonly disk?: DiskSpace;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Hides a secret from everything that people see. */
  mask(secret: string): void;
}

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

/** How an object is named to people: `s3://bucket/key`. */
export function objectName({ scheme, bucket }: ObjectAddress, key: string): string {
  return `${scheme}://${bucket}/${key}`;
}

/** Bounds the list and all downloads, in milliseconds, where the source says nothing. */
const DEFAULT_TIMEOUT = 15 * 60 * 1000;
/** Objects that are loaded at the same time. */
const PARALLEL = 8;

/**
 * Takes the newest objects of a bucket: the one that the path names, all below it, or those that match it. Zip
 * archives are unpacked. An object that cannot be had is a finding and a failure.
 * @throws ExpectedError when the bucket cannot be listed, or nothing is there or young enough.
 */
export async function collectObjects(source: ObjectSource, context: CollectContext): Promise<Collection> {
  const timeout = source.timeout ?? DEFAULT_TIMEOUT;
  return withDeadline(
    timeout,
    context.signal,
    async (signal) => {
      using store = await openStore(source.address, { ...context, signal });
      const { objects, findings } = await chooseObjects(
        store,
        source,
        context.now(),
        MAX_LISTED,
        context.wants,
      );
      context.progress(`Loading ${count(objects.length, 'object')} of ${source.label}`);
      const limit = pLimit(PARALLEL);
      const loaded = await Promise.all(
        objects.map((object, index) => {
          const name = nameOf(source.address, object.key);
          const scratch = join(context.scratch, String(index));
          return limit(() =>
            context.limit(() => filesOf(object, name, store, { ...context, scratch, signal })),
          );
        }),
      );
      const files = loaded.flatMap((part) => part.files);
      return {
        // The newest objects come first, so the files of the oldest are cut off.
        files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
        failures: loaded.filter((part) => part.files.length === 0).length,
        findings: [
          ...findings,
          ...loaded.flatMap((part) => part.findings),
          ...cutByLimit('objects', files.length, source.limit),
        ],
      };
    },
    () =>
      new ExpectedError(`The objects could not be loaded within ${duration(timeout)}.`, {
        fix: "Raise the source's `timeout`, or take fewer objects by `limit` or a longer prefix.",
      }),
  );
}

async function filesOf(
  object: StoredObject,
  name: string,
  store: ObjectStore,
  { scratch: folder, signal, wants, disk }: CollectContext,
): Promise<{ readonly files: readonly CollectedFile[]; readonly findings: readonly Finding[] }> {
  try {
    signal.throwIfAborted();
    if (object.bytes > MAX_BODY_BYTES) throw tooLarge(name);
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'object');
    await store.download(object.key, path);
    // By its bytes, whatever its name; validation judges everything else.
    if (!(await isZip(path))) return { files: [{ path, name }], findings: [] };
    const { files, findings } = await unpack(path, join(folder, 'files'), { name, signal, disk, wants });
    disk?.give((await stat(path)).size);
    await rm(path);
    if (files.length === 0 && wants === undefined) {
      throw new ExpectedError(`${name} is an archive that holds no files.`, {
        fix: 'Upload the profiles themselves; hidden files are not taken.',
      });
    }
    return { files: files.map(({ path, entry }) => ({ path, name: `${name}/${entry}` })), findings };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return { files: [], findings: [missed(error, name, signal)] };
  }
}

export function tooLarge(name: string): ExpectedError {
  return new ExpectedError(
    `${name} has more than ${MAX_BODY_BYTES / 1024 ** 2} MiB, which no CPU profile needs.`,
    {
      fix: 'Keep profiles below a prefix of their own.',
    },
  );
}

/** Objects that are taken where the source says neither `limit` nor `max-age`. */
export const DEFAULT_LIMIT = 1_000;
/** Objects that are looked at; a list of more takes minutes. */
const MAX_LISTED = 1_000_000;
/** Names next to a place with nothing in it that are shown. */
const SHOWN_NEIGHBOURS = 5;

/** How the keys of archived result documents end. */
export const RESULT_SUFFIX = '.result.json';

/** Which keys a path stands for, and how these begin. */
export interface KeyPattern {
  readonly prefix: string;
  matches(key: string): boolean;
}

const GLOB = /[*?[{]/;

/** One object, all whose keys begin so, or those that match a glob; a key that is the path itself always matches. */
export function keyPattern(path: string): KeyPattern {
  const begin = path.search(GLOB);
  if (begin === -1) return { prefix: path, matches: (key) => key.startsWith(path) };
  const matchesGlob = picomatch(path, { nonegate: true });
  return { prefix: path.slice(0, begin), matches: (key) => key === path || matchesGlob(key) };
}

/**
 * Lists the place and chooses by `max-age` and `limit`; no more objects than are chosen are held.
 * @param wants which of those below a prefix are of use; default: all but result documents.
 * @throws ExpectedError when nothing is there or young enough, or too much to look at.
 */
export async function chooseObjects(
  store: Pick<ObjectStore, 'list'>,
  { address, maxAge, limit }: ObjectSource,
  now: Date,
  maxListed = MAX_LISTED,
  wants = (key: string) => !key.endsWith(RESULT_SUFFIX),
): Promise<{ readonly objects: readonly StoredObject[]; readonly findings: readonly Finding[] }> {
  const pattern = keyPattern(address.path);
  const isGlob = GLOB.test(address.path);
  const most = limit ?? (maxAge === undefined ? DEFAULT_LIMIT : maxListed);
  const newest = (objects: StoredObject[]) =>
    objects.sort((a, b) => b.modified - a.modified || compare(a.key, b.key)).slice(0, most);
  const isYoung = ({ modified }: StoredObject) => maxAge === undefined || now.getTime() - modified <= maxAge;
  let chosen: StoredObject[] = [];
  let [listed, found, young, youngest] = [0, 0, 0, 0];
  for await (const object of store.list(pattern.prefix)) {
    listed += 1;
    if (listed > maxListed) {
      throw new ExpectedError(`${nameOf(address, pattern.prefix)} has more than ${maxListed} objects.`, {
        fix: 'Narrow the prefix, for instance to a service and a month.',
      });
    }
    // An exact name means this object, not all that begin with it.
    const isExact = object.key === address.path;
    if (isFolder(object) || !pattern.matches(object.key)) continue;
    if (!isExact && !isGlob && !wants(object.key)) continue;
    if (isExact) [found, young, youngest, chosen] = [0, 0, 0, []];
    found += 1;
    youngest = Math.max(youngest, object.modified);
    if (isYoung(object)) {
      young += 1;
      chosen.push(object);
    }
    if (isExact) break;
    if (chosen.length >= 2 * most) chosen = newest(chosen);
  }
  if (found === 0) throw await nothingFound(store, address);
  if (young === 0) throw allTooOld('object', found, maxAge ?? 0, now.getTime() - youngest);
  const findings = leftOut('objects', found, young, { maxAge, limit });
  if (limit === undefined && maxAge === undefined && young > DEFAULT_LIMIT) {
    const message = `There are ${young} objects; the newest ${DEFAULT_LIMIT} were taken. Write \`limit\` or \`max-age\` to take others.`;
    findings.push({ severity: 'note', message });
  }
  return { objects: newest(chosen), findings };
}

/** What consoles and some servers keep in the place of a folder. */
function isFolder({ key, bytes }: StoredObject): boolean {
  return bytes === 0 && key.endsWith('/');
}

/** The error, with what is in the folder of the place or, where that is empty, in the first above that is not. */
async function nothingFound(
  store: Pick<ObjectStore, 'list'>,
  address: ObjectAddress,
): Promise<ExpectedError> {
  const { path } = address;
  const isGlob = GLOB.test(path);
  let folder = isGlob ? `${keyPattern(path).prefix}*` : path;
  const names = new Set<string>();
  try {
    do {
      folder = folder.replace(/\/$/, '').replace(/[^/]*$/, '');
      for await (const { key } of store.list(folder)) {
        const rest = key.slice(folder.length);
        if (rest !== '')
          names.add(excerpt(printableName(rest.slice(0, rest.indexOf('/') + 1 || undefined)), 60));
        if (names.size > SHOWN_NEIGHBOURS) break;
      }
    } while (names.size === 0 && folder !== '');
  } catch (error) {
    // These credentials may be allowed to list only the prefix itself.
    if (!(error instanceof ExpectedError)) throw error;
  }
  const has =
    [...names].slice(0, SHOWN_NEIGHBOURS).join(', ') + (names.size > SHOWN_NEIGHBOURS ? ' and more' : '');
  const beside = names.size === 0 ? '' : `; ${nameOf(address, folder)} has ${has}`;
  return new ExpectedError(`No object ${isGlob ? 'matches' : 'is at'} ${nameOf(address, path)}${beside}.`, {
    fix: 'Check the path: it is case-sensitive and does not begin with a slash.',
  });
}

function nameOf(address: ObjectAddress, key: string): string {
  return printableName(objectName(address, key));
}
