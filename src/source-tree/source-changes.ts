import { join, posix, relative, sep } from 'node:path';
import type { GoToolchain, MainPackage } from '../golang/go.ts';
import { contentOf, type Declaration, type Declared, type Step, stepsOf } from '../profile/find-renames.ts';
import { declarationOf, symbolPath } from '../profile/own.ts';
import { DECLARATIONS_SOURCE } from './declarations-program.ts';
import { changesInGit, filesToday, type GitChange } from './git-changes.ts';
import { askGoProgram } from './go-program.ts';

/** A module's source, in git and on disk. */
export interface SourceTree {
  readonly go: GoToolchain;
  /** The program's main package; absent where it is not known which it is. */
  readonly main?: Pick<MainPackage, 'directory'>;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
}

/** What a change made of functions' names, by their keys. */
export interface SourceChange {
  /** Absent for what is not committed yet. */
  readonly commit?: string;
  step(key: string): Step | 'lost' | undefined;
}

/** More names than this become one pattern for any function. */
const NAMES = 200;

const READ_DECLARATIONS = {
  name: 'declarations',
  purpose: 'reads declarations',
  source: DECLARATIONS_SOURCE,
};

/** What the program answers of a file. */
interface ReadFile {
  readonly package: string;
  readonly broken: boolean;
  readonly functions: readonly Omit<Declaration, 'package'>[] | null;
  readonly types: readonly { readonly name: string; readonly digest: string }[] | null;
}

/**
 * Changes that may have renamed functions, oldest first.
 * @param keys of functions in packages of the module.
 * @param since only what came after this commit.
 */
export async function sourceChanges(
  tree: SourceTree,
  keys: ReadonlySet<string>,
  since?: string,
): Promise<readonly SourceChange[]> {
  const folders = [...new Set([...keys].flatMap((key) => folderOf(tree, key) ?? []))];
  const today = new Set((await filesToday(tree.go, folders)).map(posix.dirname));
  const isAnyGone = folders.some((folder) => !today.has(folder));
  const changes = await changesInGit(tree.go, {
    folders,
    line: patternFor([...keys], isAnyGone),
    scratch: tree.scratch,
    ...(since !== undefined && { since }),
  });
  const files = [
    ...new Set(
      changes.flatMap((one) => one.files.flatMap(({ before = [], after = [] }) => [before, after].flat())),
    ),
  ];
  const read = await readFiles(tree, files);
  const result: SourceChange[] = [];
  for (const { commit, ...change } of changes) {
    result.push({ ...(commit !== undefined && { commit }), step: await stepOf(tree, change, read) });
  }
  return result;
}

/** The functions that the Go files of some folders declare today. */
export async function functionsToday(
  tree: SourceTree,
  folders: readonly string[],
): Promise<readonly Declaration[]> {
  const wanted = new Set(folders);
  const paths = (await filesToday(tree.go, folders)).filter((path) => wanted.has(posix.dirname(path)));
  const files = new Map(paths.map((path) => [path, join(tree.go.moduleDirectory, path)]));
  const read = await readFiles(tree, [...files.values()]);
  return [...files].flatMap(([path, file]) => declaredIn(tree, path, read.get(file)).functions);
}

/** Whether a folder, or one below it, has Go files today. */
export async function hasFilesBelowToday({ go }: SourceTree, folder: string): Promise<boolean> {
  return (await filesToday(go, [folder])).length > 0;
}

/** Folder, from the module's, of the package that a function is in; undefined for those of other modules. */
export function folderOf({ go, main }: SourceTree, key: string): string | undefined {
  const { package: path } = declarationOf(key);
  if (path === 'main') return main && fromModule(go, main.directory);
  const importPath = path.replaceAll('%2e', '.').replace(/_test$/, '');
  if (importPath === go.modulePath) return '.';
  return importPath.startsWith(`${go.modulePath}/`) ? importPath.slice(go.modulePath.length + 1) : undefined;
}

function fromModule({ moduleDirectory }: GoToolchain, directory: string): string {
  return relative(moduleDirectory, directory).split(sep).join('/') || '.';
}

/** Matches the first line of the functions' declarations, as gofmt writes them; of whole files, too, if packages are gone. */
function patternFor(keys: readonly string[], gone: boolean): string {
  const lines = keys.map((key) => {
    const { first, second } = declarationOf(key);
    return second === '' ? `${first} *[[(]` : `\\([^)]*${first}[^)]*\\) *${second} *[[(]`;
  });
  const functions = keys.length > NAMES ? '^func ' : `^func +(${lines.join('|')})`;
  return gone ? `${functions}|^package ` : functions;
}

async function readFiles(
  { go, scratch }: SourceTree,
  files: readonly string[],
): Promise<ReadonlyMap<string, ReadFile>> {
  if (files.length === 0) return new Map();
  const answer = (await askGoProgram(go, READ_DECLARATIONS, files, scratch)) as readonly ReadFile[];
  return new Map(
    files.flatMap((file, at) => (answer[at] === undefined ? [] : [[file, answer[at]] as const])),
  );
}

function declaredIn({ go, main }: SourceTree, path: string, read: ReadFile | undefined): Declared {
  if (read === undefined) return { functions: [], types: [] };
  const folder = posix.dirname(path);
  const isMain = read.package === 'main' && main !== undefined && folder === fromModule(go, main.directory);
  const importPath = folder === '.' ? go.modulePath : `${go.modulePath}/${folder}`;
  const name = isMain ? 'main' : symbolPath(importPath) + (read.package.endsWith('_test') ? '_test' : '');
  return {
    functions: (read.functions ?? []).map((one) => ({ ...one, package: name })),
    types: (read.types ?? []).map((one) => ({ ...one, package: name })),
  };
}

type Files = Pick<GitChange, 'files' | 'filesBefore' | 'filesAfter'>;

async function stepOf(
  tree: SourceTree,
  change: Files,
  read: ReadonlyMap<string, ReadFile>,
): Promise<SourceChange['step']> {
  const side = (which: 'before' | 'after'): Declared => {
    const all = change.files.map((file) => declaredIn(tree, file.path, read.get(file[which] ?? '')));
    return { functions: all.flatMap(({ functions }) => functions), types: all.flatMap(({ types }) => types) };
  };
  const [before, after] = [side('before'), side('after')];
  const step = stepsOf({ before, after, movedPackages: await movedPackages(tree, change, before, after) });
  const isBroken = change.files.some((file) =>
    [file.before, file.after].some((one) => one !== undefined && read.get(one)?.broken),
  );
  // What a file that does not parse declares is not known, so nothing is certain.
  return (key) => (isBroken && step(key) !== undefined ? 'lost' : step(key));
}

/** Packages that are no longer there, and stand unchanged under one other path where none was before. */
async function movedPackages(
  { go }: SourceTree,
  { files, filesBefore, filesAfter }: Files,
  before: Declared,
  after: Declared,
): Promise<ReadonlyMap<string, string>> {
  const folders = (which: 'before' | 'after') =>
    new Set(files.flatMap((file) => (file[which] === undefined ? [] : posix.dirname(file.path))));
  const [old, now] = [folders('before'), folders('after')];
  const content = (side: Declared, folder: string) => contentOf(side.functions, packageIn(go, folder));
  const left = [...old]
    .filter((folder) => !now.has(folder))
    .map((folder) => [folder, content(before, folder)] as const);
  const arrived = [...now]
    .filter((folder) => !old.has(folder))
    .map((folder) => [folder, content(after, folder)] as const);
  const candidates = new Map<string, string>();
  for (const [from, text] of left) {
    const there = arrived.filter(([, other]) => other === text);
    const twins = left.filter(([, other]) => other === text);
    const to = there[0]?.[0];
    if (text !== '' && to !== undefined && there.length === 1 && twins.length === 1) candidates.set(from, to);
  }
  const moved = new Map<string, string>();
  for (const [from, to] of candidates) {
    // One line is about all packages below it.
    const below = new Set((await filesBefore(from)).map((path) => posix.dirname(path)));
    const isWhole = [...below].every((folder) => candidates.get(folder) === to + folder.slice(from.length));
    const isLeft = (await filesAfter(from)).length === 0;
    const isNew = !(await filesBefore(to)).some((path) => posix.dirname(path) === to);
    if (isWhole && isLeft && isNew) moved.set(packageIn(go, from), packageIn(go, to));
  }
  return moved;
}

/** As profiles name the package in a folder, unless it is the program's own. */
function packageIn({ modulePath }: GoToolchain, folder: string): string {
  return symbolPath(folder === '.' ? modulePath : `${modulePath}/${folder}`);
}
