import { dirname, join, posix } from 'node:path';
import { remembered } from '../system/format.ts';
import { globOf } from '../system/glob.ts';
import { isFolder, type RepositoryFiles, realFile } from './repository.ts';
import { isUnknown, unknownPart } from './text.ts';
import type { CopiedFiles, Image } from './written.ts';

/**
 * Finds out at which paths of an image the files of a repository are. `COPY` and `ADD` copy files from the build context, except the files
 * that match a pattern in its `.dockerignore`. Docker's patterns have `*`, `?` and character classes within a name, and `**` for any number
 * of folders.
 */

/** The build context, which is Docker's word for the folder whose files can be copied into an image. */
export interface BuildContext {
  /** An absolute path. */
  readonly folder: string;
  /** The file whose patterns keep files out of the build context, such as `.dockerignore`; undefined if it does not exist. */
  readonly ignoreFile?: string;
  readonly ignored: readonly IgnorePattern[];
}

interface IgnorePattern {
  readonly line: number;
  readonly pattern: readonly string[];
  readonly isNegated: boolean;
}

/**
 * Reads the build context of a Dockerfile, with the patterns that keep files out of the context.
 * @param dockerfile an absolute path. If `NAME.dockerignore` exists next to a Dockerfile called NAME, Docker reads `NAME.dockerignore`
 * instead of the context's `.dockerignore`.
 */
export async function contextOfImage(
  repository: RepositoryFiles,
  folder: string,
  dockerfile: string,
): Promise<BuildContext> {
  for (const ignoreFile of [
    `${dockerfile}.dockerignore`,
    join(folder, '.dockerignore'),
    join(folder, '.containerignore'),
  ]) {
    const text = await repository.textAt(ignoreFile);
    if (text !== undefined) return { folder, ignoreFile, ignored: ignorePatterns(text) };
  }
  return { folder, ignored: [] };
}

/** Reads the patterns of a `.dockerignore` in the order of the file. Comments and empty lines are left out. */
export function ignorePatterns(text: string): IgnorePattern[] {
  return text
    .replace(/^\ufeff/, '')
    .split('\n')
    .slice(0, 2_000)
    .flatMap((written, at) => {
      const line = written.trim();
      if (line === '' || line.startsWith('#')) return [];
      const isNegated = line.startsWith('!');
      const path = posix.normalize(line.slice(isNegated ? 1 : 0).trim()).replace(/^\/+|(?<!\/)\/+$/g, '');
      return [{ line: at + 1, pattern: path.split('/'), isNegated }];
    });
}

/**
 * Returns the pattern that keeps a file out of the context; undefined if the file is in the context.
 * @param path the path of the file from the folder of the build context.
 */
export function ignoredBy(path: string, ignored: readonly IgnorePattern[]): IgnorePattern | undefined {
  const segments = path.split('/');
  let last: IgnorePattern | undefined;
  for (const one of ignored) {
    const isMatch = segments.some((_, at) => matchesPath(one.pattern, segments.slice(0, at + 1)));
    if (isMatch) last = one.isNegated ? undefined : one;
  }
  return last;
}

/**
 * Whether a pattern matches a whole path. The pattern and the path are given as lists of their parts between slashes. The time is at most
 * proportional to the product of the lengths of these two lists.
 */
export function matchesPath(pattern: readonly string[], path: readonly string[]): boolean {
  // `reached[i]` says whether the part of the pattern that was read so far matches the first i segments of the path.
  let reached = path.map(() => false);
  reached = [true, ...reached];
  for (const part of pattern) {
    const next = reached.map(() => false);
    if (part === '**') {
      let isReached = false;
      for (const [at, one] of reached.entries()) {
        isReached ||= one;
        next[at] = isReached;
      }
    } else
      for (const [at, segment] of path.entries())
        if (reached[at]) next[at + 1] = nameMatcher(part).matches(segment);
    reached = next;
  }
  return reached[path.length] ?? false;
}

/** Returns the matcher for the part of a Docker pattern between two slashes. The syntax of the part is that of Go's `path.Match`. */
const nameMatcher = remembered((pattern: string) => globOf(pattern, { asGo: true, hidden: true }));

/** Says at which paths an image has a file of the repository, or which pattern keeps the file out of the image. */
export interface Arrival {
  /** The absolute paths of the file in the image. */
  readonly places: readonly string[];
  /** The pattern that keeps the file out of the image, such as line 2 of `.dockerignore`; undefined if no pattern matches the file. */
  readonly ignored?: { readonly file: string; readonly line: number };
}

/**
 * Returns the paths at which a file of the repository is in an image; an empty list if no `COPY` copies the file, or if a pattern of
 * `.dockerignore` matches the file.
 */
export function arrivalOf(file: string, { copies }: Image, context: BuildContext): Arrival {
  const path = posix.relative(context.folder, file);
  if (path.startsWith('..')) return { places: [] };
  const pattern = ignoredBy(path, context.ignored);
  if (pattern !== undefined && context.ignoreFile !== undefined)
    return { places: [], ignored: { file: context.ignoreFile, line: pattern.line } };
  return { places: copies.flatMap((copy) => placesInImage(path, copy)) };
}

function placesInImage(path: string, { sources, excluded, destination }: CopiedFiles): string[] {
  const segments = path.split('/');
  const isExcluded = excluded.some((pattern) => {
    const parts = pattern.split('/');
    return matchesPath(parts, segments) || matchesPath(['**', ...parts], segments);
  });
  if (isExcluded) return [];
  const base = destination.replace(/\/$/, '');
  return sources.flatMap((source) => {
    const pattern = sourcePattern(source);
    if (matchesPath(pattern, segments)) {
      const inside = `${base}/${segments.at(-1)}`;
      return destination.endsWith('/') ? [inside] : [base, inside];
    }
    for (let at = segments.length - 1; at >= 0; at--) {
      const isRoot = pattern.length === 0 && at === 0;
      if (isRoot || (at > 0 && matchesPath(pattern, segments.slice(0, at))))
        return [`${base}/${segments.slice(at).join('/')}`];
    }
    return [];
  });
}

function sourcePattern(source: string): string[] {
  return posix
    .normalize(source)
    .split('/')
    .filter((part) => part !== '' && part !== '.');
}

/** Returns the file of the build context that was copied to a path in the image; undefined if the file is not known. */
export function fileInImage(
  place: string,
  { copies }: Image,
  context: BuildContext,
  repository: RepositoryFiles,
): string | undefined {
  for (const { sources, destination } of copies.toReversed()) {
    const base = destination.replace(/\/$/, '');
    for (const source of sources) {
      if (unknownPart(source) !== undefined) continue;
      const parts = sourcePattern(source);
      const path = join(context.folder, ...parts);
      const rest = place.startsWith(`${base}/`) ? place.slice(base.length + 1) : undefined;
      const folder = /[*?[]/.test(parts.at(-1) ?? '') ? dirname(path) : path;
      const candidates = [place === base ? path : '', rest === undefined ? '' : join(folder, rest)];
      if (rest === parts.at(-1)) candidates.push(path);
      for (const candidate of candidates) {
        const real = candidate === '' ? undefined : repository.realFile(candidate);
        if (real !== undefined && arrivalOf(candidate, { copies }, context).places.includes(place))
          return real;
      }
    }
  }
  return undefined;
}

/** Chooses the folder that is probably the build context: the folder in which the most sources of `COPY` instructions exist. */
export function likelyContext(folders: readonly string[], copies: readonly CopiedFiles[]): string {
  const countIn = (folder: string) =>
    copies
      .flatMap(({ sources }) => sources)
      .filter((source) => {
        const fixed = sourcePattern(source);
        const wild = fixed.findIndex((part) => /[*?[]/.test(part));
        return !isUnknown(source) && isThere(join(folder, ...(wild < 0 ? fixed : fixed.slice(0, wild))));
      }).length;
  const counts = folders.map(countIn);
  return folders[counts.indexOf(Math.max(...counts))] as string;
}

function isThere(path: string): boolean {
  return isFolder(path) || realFile(path) !== undefined;
}
