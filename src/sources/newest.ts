import { stat } from 'node:fs/promises';
import { ExpectedError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { duration } from './printable.ts';
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
 * of their paths; with a note on those left out for their age.
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
  const findings: Finding[] =
    tooOld === 0
      ? []
      : [
          {
            severity: 'note',
            message: `${tooOld} of ${files.length} files are older than max-age ${duration(maxAge ?? 0)} and were left out.`,
          },
        ];
  const chosen = [...young]
    .sort((a, b) => b.modified - a.modified || compare(a.path, b.path))
    .slice(0, limit)
    .map((file) => file.path);
  return { paths: chosen.sort(compare), findings };
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
