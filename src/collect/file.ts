import { type Stats, stat as statWithCallback } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { ExpectedError } from '../system/errors.ts';
import { compareText } from '../system/format.ts';
import { printableName } from '../system/text.ts';
import { datedFiles, newest } from './downloads.ts';
import type { CollectContext, Collector, FileSource } from './source.ts';

/**
 * Profiles in the file system: a path, a folder (its own files, without hidden ones), or a glob. A path that exists is
 * not read as a pattern, so brackets and stars in real names need no escaping.
 * @throws ExpectedError when there is nothing, or nothing young enough.
 */
export const collectFiles: Collector<FileSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const found = await datedFiles(await candidates(source.pattern, context), context.signal);
  if (found.length === 0) throw nothingFound(source.pattern, context.cwd);
  const { chosen, findings } = newest('file', found, source, context.now());
  const paths = chosen.map(({ name }) => name).sort(compareText);
  const files = paths.map((path) => ({ path, name: nameOf(path, context.cwd) }));
  return { files, failures: 0, findings };
};

/** Absolute paths that the pattern stands for; not yet known whether they are regular files. */
async function candidates(
  pattern: string,
  { cwd, wants, signal }: Pick<CollectContext, 'cwd' | 'wants' | 'signal'>,
): Promise<string[]> {
  const literal = resolve(cwd, pattern);
  const kind = await kindOf(literal);
  if (kind === 'folder') return (await visibleIn(literal)).filter((path) => wants?.(path) ?? true);
  if (kind !== 'nothing') return [literal];
  if (!isDynamicPattern(pattern)) return [];
  const options = { absolute: true, onlyFiles: true, expandDirectories: false };
  const found = await glob(pattern, { cwd, signal, fs: { stat: statOfLink }, ...options });
  signal.throwIfAborted();
  return found;
}

/** What a glob sees of a link: to a folder it is no folder, since one to a folder above would go round for ever. */
const statOfLink = ((path: string, done: (error: Error | null, stats?: Stats) => void) =>
  statWithCallback(path, (error, stats) => {
    if (stats?.isDirectory()) stats.isDirectory = () => false;
    done(error, stats);
  })) as typeof statWithCallback;

async function visibleIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => !name.startsWith('.')).map((name) => join(folder, name));
}

async function kindOf(path: string): Promise<'nothing' | 'folder' | 'file'> {
  // A NUL byte in the name is a TypeError: such a file cannot exist either.
  const stats = await stat(path).catch(() => undefined);
  if (stats === undefined) return 'nothing';
  return stats.isDirectory() ? 'folder' : 'file';
}

function nothingFound(pattern: string, cwd: string): ExpectedError {
  const message = `There is no file ${printableName(pattern)} in ${printableName(cwd)}.`;
  return new ExpectedError(message, {
    fix: 'Paths are relative to `working-directory`; check that the step that writes the profile runs before.',
  });
}

/** Relative to the working directory where that is shorter, with `/` on every system. */
function nameOf(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  const name = inside.startsWith(`..${sep}`) ? path : inside;
  return printableName(sep === '/' ? name : name.replaceAll(sep, '/'));
}
