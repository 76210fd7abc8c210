import { type Stats, stat as statWithCallback } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { ExpectedError } from '../system/errors.ts';
import { isBelow } from '../system/files.ts';
import { printableName } from '../system/text.ts';
import { newestFiles } from './downloads.ts';
import type { CollectContext, Collector, FileSource } from './source.ts';

/**
 * Profiles in the file system: a path, a folder (its own files, without hidden ones), or a glob. A path that exists is
 * not read as a pattern, so brackets and stars in real names need no escaping.
 */
export const collectFiles: Collector<FileSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const { pattern } = source;
  const { cwd } = context;
  const paths = await candidates(pattern, context);
  const found = await newestFiles(paths, source, context, (path) => nameOf(path, cwd));
  if (found !== undefined) return found;
  throw new ExpectedError(`There is no file ${printableName(pattern)} in ${printableName(cwd)}.`, {
    fix: 'Paths are relative to `working-directory`; check that the step that writes the profile runs before.',
  });
};

/** Absolute paths that the pattern stands for; not yet known whether they are regular files. */
async function candidates(pattern: string, { cwd, wants, signal }: CollectContext): Promise<string[]> {
  const literal = resolve(cwd, pattern);
  const stats = await stat(literal).catch(() => undefined);
  if (stats?.isDirectory()) {
    const names = (await readdir(literal)).filter((name) => !name.startsWith('.'));
    return names.map((name) => join(literal, name)).filter((path) => wants?.(path) ?? true);
  }
  if (stats !== undefined) return [literal];
  if (!isDynamicPattern(pattern)) return [];
  const options = { absolute: true, expandDirectories: false, fs: { stat: statOfLink } };
  const found = await glob(pattern, { cwd, signal, ...options });
  signal.throwIfAborted();
  return found;
}

/** What a glob sees of a link: to a folder it is no folder, since one to a folder above would lead around in circles. */
const statOfLink = ((path: string, done: (error: Error | null, stats?: Stats) => void) =>
  statWithCallback(path, (error, stats) => {
    if (stats?.isDirectory()) stats.isDirectory = () => false;
    done(error, stats);
  })) as typeof statWithCallback;

/** Relative to the working directory where that is shorter, with `/` on every system. */
function nameOf(path: string, cwd: string): string {
  const name = isBelow(cwd, path) ? relative(cwd, path) : path;
  return printableName(name.replaceAll(sep, '/'));
}
