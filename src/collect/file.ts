import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { isBelow } from '../system/files.ts';
import { expandBraces, type Glob, globOf, isGlob } from '../system/glob.ts';
import { printableName } from '../system/text.ts';
import { cannotBeRead, isAbsent, newestFiles } from './downloads.ts';
import type { CollectContext, Collector, FileSource } from './source.ts';

/**
 * Collects profiles from the file system. A source may name a file, a folder or a glob. If the source names a folder, all files directly in
 * the folder are collected, except hidden files. An existing path is never read as a glob, so brackets and stars in its name need no
 * escapes.
 * @throws ExpectedError if no file matches the source, or if all matching files are too old.
 */
export const collectFiles: Collector<FileSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const { pattern } = source;
  const { cwd } = context;
  const nameOf = (path: string) => shownPath(path, cwd);
  const { paths, unread } = await candidates(pattern, context, nameOf);
  const collection = await newestFiles(paths, source, context, nameOf);
  if (collection !== undefined) return { ...collection, findings: [...collection.findings, ...unread] };
  const [first] = unread;
  if (first !== undefined) throw new ExpectedError(first.message, { fix: first.fix });
  throw new ExpectedError(`No file ${printableName(pattern)} was found in ${printableName(cwd)}.`, {
    fix: 'Check the path, which starts from `working-directory`. Also check that the step that writes the profile runs before this step.',
  });
};

/** The absolute paths that a pattern stands for. Some of the paths may lead to folders or other things that are not regular files. */
interface Candidates {
  readonly paths: readonly string[];
  /** Warnings about folders that may hold profiles, but that could not be read. */
  readonly unread: readonly Finding[];
}

/** Is called with each folder that cannot be read, and with the system's error. */
type ReadFailure = (path: string, error: NodeJS.ErrnoException) => undefined;

async function candidates(
  pattern: string,
  context: CollectContext,
  nameOf: (path: string) => string,
): Promise<Candidates> {
  const { cwd, wants } = context;
  const literal = resolve(cwd, pattern);
  const unread: Finding[] = [];
  const failed: ReadFailure = (path, error) => {
    if (!isAbsent(error)) unread.push({ ...cannotBeRead(nameOf(path), error), severity: 'warning' });
    return undefined;
  };
  const stats = await stat(literal).catch(() => undefined);
  if (stats?.isDirectory()) {
    const names = (await readdir(literal).catch((error) => failed(literal, error))) ?? [];
    const wanted = names.filter((name) => !name.startsWith('.')).map((name) => join(literal, name));
    return { paths: wanted.filter((path) => wants?.(path) ?? true), unread };
  }
  if (stats !== undefined || !isGlob(pattern)) return { paths: [literal], unread };
  const paths = new Set<string>();
  for (const { folder, glob } of expandBraces(pattern).map((plain) => folderAndGlob(plain, cwd)))
    for await (const path of filesThatMatch(folder, glob, context.signal, failed)) paths.add(path);
  return { paths: [...paths], unread };
}

/** Splits a glob without braces into the folder before the first wildcard, and a glob for the names below that folder. */
function folderAndGlob(pattern: string, cwd: string): { readonly folder: string; readonly glob: Glob } {
  const segments = pattern.split('/');
  const first = segments.findIndex(isGlob);
  const plain = first === -1 ? segments.length - 1 : first;
  const beginning = segments.slice(0, plain).map((segment) => segment.replace(/\\(.)/g, '$1'));
  // The first segment of an absolute pattern is empty, so the joined path needs a slash at its end to stay absolute.
  const folder = resolve(cwd, plain === 0 ? '.' : `${beginning.join('/')}/`);
  return { folder, glob: globOf(segments.slice(plain).join('/')) };
}

/**
 * Finds the files below `folder` that `glob` matches. Links to folders are not followed, because such a link may lead to a parent folder
 * and make the search endless.
 */
async function* filesThatMatch(
  folder: string,
  glob: Glob,
  signal: AbortSignal,
  failed: ReadFailure,
): AsyncGenerator<string> {
  const folders = [''];
  for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
    signal.throwIfAborted();
    const here = join(folder, below);
    const entries = await readdir(here, { withFileTypes: true }).catch((error) => failed(here, error));
    for (const entry of entries ?? []) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (glob.mayMatchBelow(name)) folders.push(name);
      } else if (glob.matches(name)) yield join(folder, name);
    }
  }
}

/**
 * Returns a path for messages. If the path is below the working directory, it becomes relative. The separator of the path is `/` on every
 * system.
 */
function shownPath(path: string, cwd: string): string {
  const name = isBelow(cwd, path) ? relative(cwd, path) : path;
  return printableName(name.replaceAll(sep, '/'));
}
