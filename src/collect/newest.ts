import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { type CommonSourceOptions, compare } from './source.ts';

/** A regular file and when it was last written, in milliseconds since 1970. */
export interface DatedFile {
  readonly path: string;
  readonly modified: number;
}

/** Those of `paths` that are regular files (symbolic links followed); what vanished meanwhile is left out. */
export async function datedFiles(paths: readonly string[], signal: AbortSignal): Promise<DatedFile[]> {
  const limit = pLimit(64);
  const dated = await Promise.all(
    paths.map((path) =>
      limit(async () => {
        signal.throwIfAborted();
        const stats = await stat(path).catch(() => undefined);
        return stats?.isFile() ? [{ path, modified: stats.mtimeMs }] : [];
      }),
    ),
  );
  return dated.flat();
}

/**
 * The files that `max-age` and `limit` leave, the newest chosen first (of equally new ones, by path), in the order
 * of their paths; with a note on those left out.
 * @throws ExpectedError when there were files and all of them are too old.
 */
export function newest(
  files: readonly DatedFile[],
  { maxAge, limit }: Pick<CommonSourceOptions, 'maxAge' | 'limit'>,
  now: Date,
): { readonly paths: readonly string[]; readonly findings: readonly Finding[] } {
  const young = maxAge === undefined ? files : files.filter((f) => now.getTime() - f.modified <= maxAge);
  const youngest = files.reduce((latest, file) => Math.max(latest, file.modified), 0);
  if (young.length === 0 && files.length > 0) {
    throw allTooOld('file', files.length, maxAge ?? 0, now.getTime() - youngest);
  }
  const chosen = [...young]
    .sort((a, b) => b.modified - a.modified || compare(a.path, b.path))
    .slice(0, limit)
    .map((file) => file.path);
  return {
    paths: chosen.sort(compare),
    findings: leftOut('files', files.length, young.length, { maxAge, limit }),
  };
}

/** The notes on those of `all` that are past `max-age`, and on those of the `young` rest that are beyond `limit`. */
export function leftOut(
  noun: string,
  all: number,
  young: number,
  { maxAge = 0, limit = young }: Pick<CommonSourceOptions, 'maxAge' | 'limit'>,
): Finding[] {
  const notes: string[] = [];
  if (young < all) {
    notes.push(
      `${all - young} of ${all} ${noun} are older than max-age ${duration(maxAge)} and were left out.`,
    );
  }
  if (limit < young) {
    notes.push(
      `By \`limit\`, only the newest ${limit} of ${young} ${noun} ${limit === 1 ? 'was' : 'were'} taken.`,
    );
  }
  return notes.map((message) => ({ severity: 'note', message }));
}

/** @param age of the newest, milliseconds. */
export function allTooOld(noun: string, found: number, maxAge: number, age: number): ExpectedError {
  const which = found === 1 ? `The only ${noun} is` : `All ${found} ${noun}s are`;
  return new ExpectedError(
    `${which} older than max-age ${duration(maxAge)}; the newest was written ${duration(age)} ago.`,
    { fix: 'Collect a fresh profile, or raise `max-age`.' },
  );
}
