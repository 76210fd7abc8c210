import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { DECLARATIONS_SOURCE } from './declarations-program.ts';
import { run } from './exec.ts';
import type { GoToolchain, MainPackage } from './go.ts';
import { askGoProgram } from './go-program.ts';
import { type Declaration, findRenames } from './profile/find-renames.ts';
import { declarationOf, symbolPath } from './profile/own.ts';
import type { Rename } from './profile/rename.ts';

const READ_DECLARATIONS = {
  name: 'declarations',
  purpose: 'reads declarations',
  source: DECLARATIONS_SOURCE,
};

export interface RenamesInGitOptions {
  readonly main: MainPackage;
  /** Absolute path of the committed profile. */
  readonly profilePath: string;
  /** An existing folder for intermediate files. */
  readonly scratch: string;
}

/** A Go file as git has it. */
interface Blob {
  readonly id: string;
  /** From the module's folder. */
  readonly path: string;
}

/**
 * What functions that a committed profile names and the source no longer has are called today, as far as it is
 * certain: by the module's source as it was when the profile was committed. Nothing where there is no repository, or
 * its history does not reach back that far.
 */
export async function renamesInGit(
  go: GoToolchain,
  missing: readonly string[],
  { main, profilePath, scratch }: RenamesInGitOptions,
): Promise<readonly Rename[]> {
  const git = (args: readonly string[], input?: Uint8Array) =>
    gitOutput(go, ['-c', 'core.quotePath=false', ...args], input);
  const commit = (await git(['log', '-1', '--format=%H', '--', profilePath]))?.toString().trim();
  if (!commit) return [];
  const tree = await git(['ls-tree', '-r', '-z', commit]);
  const listed = await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '*.go']);
  if (tree === undefined || listed === undefined) return [];
  const blobs = goFilesOf(tree.toString());
  const paths = [...new Set(listed.toString().split('\0'))].filter(isBuilt).sort();
  const now = await filesNow(go, paths);
  const folder = join(scratch, 'before');
  await mkdir(folder, { recursive: true });
  const before = await filesBefore(blobs, now, folder, git);
  if (before === undefined) return [];
  const read = async (files: ReadonlyMap<string, string>) =>
    declarationsOf(go, main, files, await askGoProgram(go, READ_DECLARATIONS, [...files.values()], scratch));
  const onDisk = new Map([...now].map(([path, { file }]) => [path, file]));
  const old = await read(before);
  const gone = new Set(missing.map(baseName));
  return findRenames(
    old.map(({ package: path, name }) => `${path}.${name}`).filter((name) => gone.has(baseName(name))),
    old,
    await read(onDisk),
  );
}

async function gitOutput(
  { context, moduleDirectory }: GoToolchain,
  args: readonly string[],
  input?: Uint8Array,
): Promise<Buffer | undefined> {
  const result = await run(['git', ...args], {
    ...context,
    cwd: moduleDirectory,
    ...(input && { input }),
  });
  return result.exitCode === 0 ? result.stdout : undefined;
}

/** What `git ls-tree -r -z` printed, links and submodules left out. */
function goFilesOf(listing: string): Blob[] {
  return listing.split('\0').flatMap((line) => {
    const [, id, path] = /^100\d{3} blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return id !== undefined && path !== undefined && isBuilt(path) ? [{ id, path }] : [];
  });
}

/** Whether `./...` may mean a Go file. */
function isBuilt(path: string): boolean {
  return path.endsWith('.go') && !/(^|\/)([._][^/]*|testdata|vendor)\//.test(path);
}

async function filesNow(
  { moduleDirectory }: GoToolchain,
  paths: readonly string[],
): Promise<Map<string, { file: string; content: Buffer }>> {
  const now = new Map<string, { file: string; content: Buffer }>();
  for (const path of paths) {
    const file = join(moduleDirectory, path);
    // What is deleted is still in the index.
    const content = await readFile(file).catch(() => undefined);
    if (content !== undefined) now.set(path, { file, content });
  }
  return now;
}

/** Where the content of each file of the commit can be read: where it is today, or, if that differs, in `folder`. */
async function filesBefore(
  blobs: readonly Blob[],
  now: ReadonlyMap<string, { file: string; content: Buffer }>,
  folder: string,
  git: (args: readonly string[], input: Uint8Array) => Promise<Buffer | undefined>,
): Promise<Map<string, string> | undefined> {
  const changed = blobs.filter(({ id, path }) => {
    const file = now.get(path);
    return file === undefined || blobId(file.content, id.length) !== id;
  });
  const printed = await git(
    ['cat-file', '--batch'],
    Buffer.from(changed.map(({ id }) => `${id}\n`).join('')),
  );
  if (printed === undefined) return undefined;
  const contents = splitBatch(printed);
  if (contents.length !== changed.length) return undefined;
  const files = new Map(blobs.map(({ path }) => [path, now.get(path)?.file ?? '']));
  for (const [at, { path }] of changed.entries()) {
    const file = join(folder, `${at}.go`);
    await writeFile(file, contents[at] ?? '');
    files.set(path, file);
  }
  return files;
}

/** The name that git has for a file's content; 64 digits in repositories with SHA-256. */
function blobId(content: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** The contents that `git cat-file --batch` printed, each after a line that ends in its size. */
function splitBatch(printed: Buffer): Buffer[] {
  const contents: Buffer[] = [];
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1]);
    if (!Number.isInteger(size)) break;
    contents.push(printed.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return contents;
}

function declarationsOf(
  { modulePath, moduleDirectory }: GoToolchain,
  main: MainPackage,
  files: ReadonlyMap<string, string>,
  answer: unknown,
): Declaration[] {
  const read = answer as readonly {
    package: string;
    functions: readonly Omit<Declaration, 'package'>[];
  }[];
  return [...files.keys()].flatMap((path, at) => {
    const { package: clause = '', functions = [] } = read[at] ?? {};
    const folder = posix.dirname(path);
    const isMain = clause === 'main' && join(moduleDirectory, folder) === join(main.directory);
    const importPath = folder === '.' ? modulePath : `${modulePath}/${folder}`;
    const name = isMain ? 'main' : symbolPath(importPath) + (clause.endsWith('_test') ? '_test' : '');
    return functions.map((one) => ({ ...one, package: name }));
  });
}

/** The declaration behind a symbol, which may be a closure in it. */
function baseName(symbol: string): string {
  const { package: path, first, second } = declarationOf(symbol);
  return second === '' || /^(func|gowrap|deferwrap)\d+$/.test(second)
    ? `${path}.${first}`
    : `${path}.${first}.${second}`;
}
