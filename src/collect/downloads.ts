import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { withDeadline } from '../net/retry.ts';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { type CollectContext, type CollectedFile, type Collection, compare } from './source.ts';
import { isZip, unpack } from './zip.ts';

/** An object of a store or an artifact: one file, which may be a zip archive of profiles. */
export interface Download {
  /** Its name for people. */
  readonly name: string;
  readonly bytes: number;
  /** Writes it to the new file `path`. */
  load(path: string): Promise<void>;
}

export interface DownloadOptions {
  /** `objects` or `artifacts`. */
  readonly noun: string;
  /** How many are loaded at the same time. */
  readonly parallel: number;
  /** Bytes of the largest one that is loaded. */
  readonly mostBytes: number;
  /** How many files are taken of all of them. */
  readonly limit: number | undefined;
}

/** Runs `task` within the source's time-out, which bounds the search and all downloads. @throws ExpectedError when the time is up. */
export function withinTimeout<T>(
  noun: string,
  timeout: number | undefined,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const most = timeout ?? 15 * 60_000;
  return withDeadline(most, signal, task, () => {
    const fix = `Raise the source's \`timeout\`, or take fewer ${noun} by \`limit\`.`;
    return new ExpectedError(`The ${noun} could not be loaded within ${duration(most)}.`, { fix });
  });
}

/** Loads all of them, newest first, and unpacks archives. One that cannot be loaded is a finding and a failure. */
export async function loadAll(
  downloads: readonly Download[],
  { noun, parallel, mostBytes, limit }: DownloadOptions,
  context: CollectContext,
): Promise<Collection> {
  const atOnce = pLimit(parallel);
  const loaded = await Promise.all(
    downloads.map((download, index) => {
      const prefix = join(context.scratch, `${index}-`);
      return atOnce(() => context.limit(() => filesOf(download, prefix, mostBytes, context)));
    }),
  );
  const files = loaded.flatMap((part) => part.files);
  const findings = loaded.flatMap((part) => part.findings);
  if (limit !== undefined && files.length > limit) {
    const message = `The ${noun} hold ${files.length} files; by \`limit\`, ${limit} of them ${limit === 1 ? 'was' : 'were'} taken.`;
    findings.push({ severity: 'note', message });
  }
  return {
    files: files.slice(0, limit).sort((a, b) => compare(a.name, b.name)),
    failures: loaded.filter((part) => part.files.length === 0).length,
    findings,
  };
}

async function filesOf(
  { name, bytes, load }: Download,
  prefix: string,
  mostBytes: number,
  { signal, disk, wants }: CollectContext,
): Promise<{ readonly files: readonly CollectedFile[]; readonly findings: readonly Finding[] }> {
  signal.throwIfAborted();
  const folder = await mkdtemp(prefix);
  try {
    if (bytes > mostBytes) throw tooLarge(name, mostBytes);
    const path = join(folder, 'file');
    await load(path);
    // By its bytes, whatever its name; validation judges everything else.
    if (!(await isZip(path))) return { files: [{ path, name }], findings: [] };
    const files = await unpack(path, join(folder, 'files'), { name, signal, disk, wants });
    await rm(path);
    if (files.length === 0 && wants === undefined) {
      throw new ExpectedError(`${name} is an archive that holds no files.`, {
        fix: 'Check the path that is uploaded; hidden files are not taken.',
      });
    }
    return { files: files.map(({ path, entry }) => ({ path, name: `${name}/${entry}` })), findings: [] };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    return {
      files: [],
      findings: [{ severity: 'error', file: name, message: error.message, fix: error.fix }],
    };
  }
}

export function tooLarge(name: string, mostBytes: number): ExpectedError {
  const message = `${name} has more than ${mostBytes / 1024 ** 2} MiB, which no CPU profile needs.`;
  return new ExpectedError(message, { fix: 'Keep the profiles apart from other files.' });
}
