import { realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readRegularFile } from '../system/files.ts';
import { runGit } from '../system/git.ts';
import { familyOf, NO_BUILD_FILE } from './families.ts';

/**
 * Finds and reads the files of a repository that may describe builds. Git lists the tracked and untracked files that contain a build
 * command or a build flag, without the files that `.gitignore` names. Only regular files are read, and each build file is read once. The
 * size of each build file is limited, and also the size of all build files together.
 */

/** A repository that is searched for builds. */
export interface GitPlace {
  /** The absolute path of the repository's root, with symbolic links resolved. */
  readonly root: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** A file that may describe builds and was not read. */
export interface UnreadFile {
  /** The path of the file from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly why: string;
}

/** A main package: the folder of the package, and the files that say `package main`. */
export interface ProgramFolder {
  /** The absolute path of the folder, with symbolic links resolved. */
  readonly folder: string;
  /** The names of the folder's Go files that say `package main`, sorted. */
  readonly files: readonly string[];
}

/**
 * Extended regular expressions for `git grep`. Each pattern matches a text that is usual in files that describe a build of a Go program.
 */
const BUILD_WORDS = [
  'go"?,?[[:space:]]+"?(-C[[:space:]]+[^[:space:]]+[[:space:]]+)?(build|install|run|test)',
  // The next two patterns match `$(GO) build`, and the line `"go",` of a list that is written over several lines.
  'GO[A-Z_]*[)}"]*[[:space:]]+(build|install|run|test)',
  '"go",[[:space:]]*$',
  '-pgo|pgoprofile|pgo_file',
  'go_(binary|image)',
  '(docker|podman|nerdctl|buildah|buildx)[[:space:]].*(build|bud)|build-push-action|dockerfile:|ko[[:space:]]+(build|publish|apply|resolve)',
];
/** Patterns for files that describe a build without a text that `BUILD_WORDS` matches. */
const BY_NAME = [
  ':(icase,glob)**/.goreleaser*.y*ml',
  ':(icase,glob)**/goreleaser*.y*ml',
  ':(glob)**/.ko.y*ml',
];

/** Limits of reading: the number of build files, and the number of bytes in all build files together. */
const MOST_FILES = 3_000;
const MOST_READ = 48 * 1024 * 1024;
/** The most bytes of a file that is read for a label, or as a `.dockerignore`. */
const MOST_SMALL = 64 * 1024;

/** Returns the names that git prints, each ended by a zero byte; an empty list if git fails. */
async function namesFromGit({ root, env, signal }: GitPlace, ...args: string[]): Promise<Buffer[]> {
  const options = { cwd: root, env, signal };
  const { exitCode, stdout } = await runGit(args, options);
  if (exitCode !== 0) return [];
  const names: Buffer[] = [];
  for (let from = 0; from < stdout.length; ) {
    const end = stdout.indexOf(0, from);
    if (end < 0) break;
    names.push(stdout.subarray(from, end));
    from = end + 1;
  }
  return names;
}

/**
 * Divides names into valid UTF-8 (`readable`) and all others. In the names that are not valid UTF-8, replacement characters stand for the
 * invalid bytes.
 */
function splitByEncoding(names: readonly Buffer[]): {
  readonly readable: string[];
  readonly others: string[];
} {
  const [readable, others]: string[][] = [[], []];
  for (const name of names) {
    const text = name.toString();
    (Buffer.from(text).equals(name) ? readable : others)?.push(text);
  }
  return { readable: readable ?? [], others: others ?? [] };
}

const LIST_FILES = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];

/** Lists and reads the build files. The event loop runs between two files, so that a signal can stop the reading. */
export class RepositoryFiles {
  readonly root: string;
  readonly unread: UnreadFile[] = [];
  readonly #place: GitPlace;
  readonly #texts = new Map<string, Promise<string | undefined>>();
  readonly #found = new Map<string, string | undefined>();
  readonly #folders = new Map<string, boolean>();
  #bytes = 0;

  constructor(place: GitPlace) {
    this.root = place.root;
    this.#place = place;
  }

  /** Yields the path of each build file from the repository's root, and its text, sorted by the path. */
  async *buildFiles(): AsyncGenerator<{ readonly path: string; readonly text: string }> {
    const grep = ['grep', '-lzI', '--untracked', '-E', ...BUILD_WORDS.flatMap((word) => ['-e', word])];
    const named = await namesFromGit(this.#place, ...LIST_FILES, ...BY_NAME);
    const { readable, others } = splitByEncoding([...(await namesFromGit(this.#place, ...grep)), ...named]);
    for (const file of [...new Set(others)].sort())
      if (!NO_BUILD_FILE.test(file)) this.unread.push({ file, why: 'its name is not UTF-8' });
    const paths = [...new Set(readable)].filter((path) => !NO_BUILD_FILE.test(path)).sort();
    for (const [at, path] of paths.entries()) {
      await nextTurn();
      this.#place.signal?.throwIfAborted();
      if (at >= MOST_FILES || this.#bytes > MOST_READ) {
        const why = `there are ${paths.length} files that may describe builds, and only ${at} were read`;
        this.unread.push({ file: path, why });
        return;
      }
      const { most } = familyOf(path);
      const text = await this.#read(path, most);
      if (text !== undefined) yield { path, text };
    }
  }

  async #read(path: string, most: number): Promise<string | undefined> {
    try {
      const bytes = await readRegularFile(join(this.root, path), most);
      this.#bytes += bytes.length;
      return bytes.toString();
    } catch {
      // A file that git lists may be deleted by now, may be a link, or may be too large for a build file.
      const isThere = this.realFile(join(this.root, path)) !== undefined;
      if (isThere)
        this.unread.push({ file: path, why: `the file cannot be read, or has more than ${most / 1024} KiB` });
      return undefined;
    }
  }

  /** Returns the text of a small file, such as a `.dockerignore`; undefined if the file cannot be read. Each file is read only once. */
  textAt(path: string): Promise<string | undefined> {
    const known = this.#texts.get(path);
    if (known !== undefined) return known;
    const text = readRegularFile(path, MOST_SMALL).then(
      (bytes) => bytes.toString(),
      () => undefined,
    );
    this.#texts.set(path, text);
    return text;
  }

  /** Returns the main packages of the repository, which are the folders with a Go file that says `package main`. */
  async programs(): Promise<ProgramFolder[]> {
    const which = ['-lzw', '--untracked', '^package main', '--', ':/*.go', ':(exclude,top)*_test.go'];
    const { readable } = splitByEncoding(await namesFromGit(this.#place, 'grep', ...which));
    const folders = new Map<string, string[]>();
    for (const file of readable.sort()) {
      const folder = join(this.root, dirname(file));
      folders.set(folder, [...(folders.get(folder) ?? []), file.slice(file.lastIndexOf('/') + 1)]);
    }
    return [...folders].map(([folder, files]) => ({ folder, files }));
  }

  /** Returns the folder of each Go module with the module path from its `go.mod`, the longest module path first. */
  async modules(): Promise<readonly { readonly path: string; readonly folder: string }[]> {
    const { readable } = splitByEncoding(await namesFromGit(this.#place, ...LIST_FILES, ':(glob)**/go.mod'));
    const modules: { path: string; folder: string }[] = [];
    for (const file of readable.slice(0, 500)) {
      const text = await this.textAt(join(this.root, file));
      const path = /^[ \t]*module\s+["'`]?([^\s"'`]+)/m.exec(text ?? '')?.[1];
      if (path !== undefined) modules.push({ path, folder: join(this.root, dirname(file)) });
    }
    return modules.sort((a, b) => b.path.length - a.path.length);
  }

  /**
   * Returns the sorted absolute paths (`files`) of the repository's files that have the name of a profile, such as `default.pgo`, `*.pgo`
   * or `default.pprof`. The names that are not UTF-8 are in `unreadable`.
   */
  async profiles(): Promise<{ readonly files: readonly string[]; readonly unreadable: readonly string[] }> {
    const patterns = [
      ':(icase,glob)**/*.pgo',
      ':(icase,glob)**/default.pprof',
      ':(icase,glob)**/default.prof',
    ];
    const { readable, others } = splitByEncoding(await namesFromGit(this.#place, ...LIST_FILES, ...patterns));
    const isOwn = (path: string) => !/(^|\/)(testdata|vendor|node_modules)\//.test(path);
    const files = [...new Set(readable)].filter(isOwn).map((path) => join(this.root, path));
    return { files: files.sort(), unreadable: [...new Set(others)].filter(isOwn) };
  }

  /** Returns the path of a regular file with symbolic links resolved; undefined if the path is not a regular file or cannot be read. */
  realFile(path: string): string | undefined {
    if (this.#found.has(path)) return this.#found.get(path);
    const real = realFile(path);
    this.#found.set(path, real);
    return real;
  }

  /** The method `isFolder` calls the function `isFolder` only once for each path. */
  isFolder(path: string): boolean {
    const known = this.#folders.get(path) ?? isFolder(path);
    this.#folders.set(path, known);
    return known;
  }

  /** Returns a path from the repository's root, with forward slashes; a path outside of the repository stays absolute. */
  shown(path: string): string {
    const from = relative(this.root, path);
    return from === '' ? '.' : from.startsWith('..') ? path : from.split(sep).join('/');
  }
}

/**
 * Returns the path of a regular file with symbolic links resolved; undefined for all other paths, for example if a path is too long or its
 * links form a circle.
 */
export function realFile(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path is a folder; false if the path cannot be read. */
export function isFolder(path: string): boolean {
  try {
    return statSync(resolve(path)).isDirectory();
  } catch {
    return false;
  }
}
