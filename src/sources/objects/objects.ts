import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import { withDeadline } from '../../net/retry.ts';
import { MAX_BODY_BYTES } from '../../net/download.ts';
import { type ObjectStore, objectName, openStore, type StoredObject } from '../../objects/store.ts';
import { duration } from '../../system/text.ts';
import { printableName } from '../../system/text.ts';
import { compare } from '../newest.ts';
import type { CollectContext, CollectedFile, Collection, ObjectSource } from '../source.ts';
import { isZip, unpackNested } from '../zip.ts';
import { chooseObjects, MAX_LISTED } from './choice.ts';

/** Bounds the list and all downloads, in milliseconds, where the source says nothing. */
export const DEFAULT_OBJECTS_TIMEOUT = 15 * 60 * 1000;
/** Objects that are loaded at the same time. */
const PARALLEL = 8;

/**
 * Takes the newest objects of a bucket: the one that the path names, all below it, or those that match it. Zip
 * archives are unpacked. An object that cannot be had is a finding and a failure.
 * @throws ExpectedError when the bucket cannot be listed, or nothing is there or young enough.
 */
export async function collectObjects(source: ObjectSource, context: CollectContext): Promise<Collection> {
  const timeout = source.timeout ?? DEFAULT_OBJECTS_TIMEOUT;
  return withDeadline(
    timeout,
    context.signal,
    (signal) => collectFrom(source, context, signal),
    () =>
      new ExpectedError(`The objects were not there within ${duration(timeout)}.`, {
        fix: "Raise the source's `timeout`, or take fewer objects by `limit` or a longer prefix.",
      }),
  );
}

async function collectFrom(
  source: ObjectSource,
  context: CollectContext,
  signal: AbortSignal,
): Promise<Collection> {
  const { address } = source;
  using store = await openStore(address, {
    ...{ env: context.env, signal, mask: context.mask, disk: context.disk },
  });
  const { objects, findings } = await chooseObjects(store, source, context.now(), MAX_LISTED, context.wants);
  context.progress(`Loading ${count(objects.length, 'object')} of ${source.label}`);
  const limit = pLimit(PARALLEL);
  const loaded = await Promise.all(
    objects.map((object, index) =>
      limit(() =>
        context.limit(() => {
          const name = printableName(objectName(address, object.key));
          return filesOf(object, name, {
            ...context,
            store,
            folder: join(context.scratch, String(index)),
            signal,
          });
        }),
      ),
    ),
  );
  const files = loaded.flatMap((part) => part.files);
  return {
    // The newest objects come first, so those are cut off that unpacked last.
    files: files.slice(0, source.limit).sort((a, b) => compare(a.name, b.name)),
    failures: loaded.filter((part) => part.files.length === 0).length,
    findings: [...findings, ...loaded.flatMap((part) => part.findings), ...cut(files.length, source.limit)],
  };
}

interface Loaded {
  readonly files: readonly CollectedFile[];
  readonly findings: readonly Finding[];
}

interface Place extends Pick<CollectContext, 'wants' | 'disk'> {
  readonly store: ObjectStore;
  /** A new folder for this object alone. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

async function filesOf(
  object: StoredObject,
  name: string,
  { store, folder, signal, wants, disk }: Place,
): Promise<Loaded> {
  try {
    signal.throwIfAborted();
    if (object.bytes > MAX_BODY_BYTES) throw tooLarge(name, object.bytes);
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'object');
    await store.download(object.key, path, MAX_BODY_BYTES);
    // By its bytes, whatever its name: what is no archive is for validation to judge.
    if (!(await isZip(path))) return { files: [{ path, name }], findings: [] };
    const { files, special } = await unpackNested(path, join(folder, 'files'), {
      ...{ name, signal, disk },
      ...(wants && { wants }),
    });
    disk?.give((await stat(path)).size);
    await rm(path);
    if (files.length === 0 && wants !== undefined) return { files: [], findings: [] };
    if (files.length === 0) throw empty(name);
    return {
      files: files.map(({ path, entry }) => ({ path, name: `${name}/${entry}` })),
      findings: special.map((entry) => ({
        severity: 'note',
        file: `${name}/${entry}`,
        message: 'It is not a regular file (perhaps a symbolic link) and was left out.',
      })),
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    return { files: [], findings: [{ severity: 'error', file: name, message, ...(fix && { fix }) }] };
  }
}

function cut(files: number, limit: number | undefined): Finding[] {
  if (limit === undefined || files <= limit) return [];
  const message = `The objects hold ${files} files; by \`limit\`, ${limit} of them ${limit === 1 ? 'was' : 'were'} taken.`;
  return [{ severity: 'note', message }];
}

function empty(name: string): ExpectedError {
  return new ExpectedError(`${name} is an archive that holds no files.`, {
    fix: 'Upload the profiles themselves; hidden files are not taken.',
  });
}

function tooLarge(name: string, bytes: number): ExpectedError {
  return new ExpectedError(`${name} has ${Math.round(bytes / 1024 ** 2)} MiB, which no profile needs.`, {
    fix: 'Keep the profiles below a prefix of their own.',
  });
}
