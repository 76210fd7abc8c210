import { stat } from 'node:fs/promises';
import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import type { CommonSourceOptions } from './source.ts';

/** A regular file and when it was last written, in milliseconds since 1970. */
export interface DatedFile {
  readonly path: string;
  readonly modified: number;
}

/** Those of `paths` that are regular files (symbolic links followed); what vanished meanwhile is left out. */
export async function datedFiles(paths: readonly string[], signal: AbortSignal): Promise<DatedFile[]> {
  const dated = await Promise.all(
    paths.map(async (path) => {
      const stats = await stat(path).catch(() => undefined);
      return stats?.isFile() ? [{ path, modified: stats.mtimeMs }] : [];
    }),
  );
  signal.throwIfAborted();
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
  const tooOld = files.length - young.length;
  if (tooOld > 0 && young.length === 0) throw allTooOld(files, maxAge ?? 0, now);
  const findings = [
    ...leftOutByAge('files', tooOld, files.length, maxAge ?? 0),
    ...leftOutByLimit('files', young.length, limit),
  ];
  const chosen = [...young]
    .sort((a, b) => b.modified - a.modified || compare(a.path, b.path))
    .slice(0, limit)
    .map((file) => file.path);
  return { paths: chosen.sort(compare), findings };
}

/** The note on those of `all` that are past `maxAge` (ms); none where there are none. */
export function leftOutByAge(noun: string, tooOld: number, all: number, maxAge: number): Finding[] {
  if (tooOld === 0) return [];
  const message = `${tooOld} of ${all} ${noun} are older than max-age ${duration(maxAge)} and were left out.`;
  return [{ severity: 'note', message }];
}

/** The note on those of `young`, which are all that `max-age` left, beyond `limit`; none where there are none. */
export function leftOutByLimit(noun: string, young: number, limit: number | undefined): Finding[] {
  if (limit === undefined || young <= limit) return [];
  const message = `By \`limit\`, only the newest ${limit} of ${young} ${noun} ${limit === 1 ? 'was' : 'were'} taken.`;
  return [{ severity: 'note', message }];
}

/** Order by code units: the same on every machine, whatever its language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function allTooOld(files: readonly DatedFile[], maxAge: number, now: Date): ExpectedError {
  const youngest = files.reduce((latest, file) => Math.max(latest, file.modified), 0);
  const which = files.length === 1 ? 'The only file is' : `All ${files.length} files are`;
  return new ExpectedError(
    `${which} older than max-age ${duration(maxAge)}; the newest was written ${duration(now.getTime() - youngest)} ago.`,
    { fix: 'Collect a fresh profile, or raise `max-age`.' },
  );
}
