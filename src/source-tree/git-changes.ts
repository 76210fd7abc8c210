import { mkdir, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { run } from '../system/exec.ts';
import type { GoToolchain } from '../go.ts';

/** A Go file that a change touched: where its content can be read; absent where there was or is none. */
export interface ChangedFile {
  /** From the module's folder, with forward slashes. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

export interface GitChange {
  /** Absent for what is not committed yet. */
  readonly commit?: string;
  /** All Go files of the module that the change touched. */
  readonly files: readonly ChangedFile[];
  /** Go files in a folder and below it, before and after. */
  filesBefore(folder: string): Promise<readonly string[]>;
  filesAfter(folder: string): Promise<readonly string[]>;
}

export interface ChangesOptions {
  /** Folders whose Go files a change must touch, from the module's. */
  readonly folders: readonly string[];
  /** Extended regular expression of which a line that came or went must match. */
  readonly line: string;
  /** Only what came after this commit. */
  readonly since?: string;
  /** An existing folder, into one below which files of earlier commits are written. */
  readonly scratch: string;
}

/** How far back the history is searched: in commits that touch the folders, and in files that those touch. */
const COMMITS = 1_000;
const FILES = 5_000;
/** More folders than this become one argument that means them all. */
const FOLDERS = 100;
const GO_FILES = ':(glob)**/*.go';
const DIFF = ['-r', '-z', '--no-renames', '--relative', '--no-ext-diff', '--no-textconv', '--text'];

type Git = (args: readonly string[], input?: Uint8Array) => Promise<Buffer | undefined>;

/**
 * Changes to a module's Go files, oldest first, what is not committed yet at the end. None where there is no repository,
 * or where its history would have to be fetched file by file.
 */
export async function changesInGit(go: GoToolchain, options: ChangesOptions): Promise<readonly GitChange[]> {
  const git: Git = (args, input) => gitOutput(go, args, input);
  const isPartial = (await git(['config', '--get-regexp', '^remote\\..*\\.promisor$'])) !== undefined;
  const committed = isPartial ? undefined : await committedChanges(git, options);
  if (committed === undefined) return [];
  const current = await uncommittedChange(git);
  const changes = newest(current === undefined ? committed : [...committed, current]);
  const contents = await contentsOf(changes, git, options.scratch);
  if (contents === undefined) return [];
  return changes.map(({ commit, files }) => ({
    ...(commit !== undefined && { commit }),
    files: files.map(({ path, before, after }) => {
      const [old, now] = [
        contents.get(before),
        after === DISK ? join(go.moduleDirectory, path) : contents.get(after),
      ];
      return { path, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) };
    }),
    filesBefore: (folder) => filesOf(git, commit === undefined ? 'HEAD' : `${commit}^`, folder),
    filesAfter: (folder) =>
      commit === undefined ? filesOnDisk(git, [folder]) : filesOf(git, commit, folder),
  }));
}

/** Go files that are in some folders today or below them, from the module's folder; of many folders, all files of the module. */
export function filesToday(go: GoToolchain, folders: readonly string[]): Promise<readonly string[]> {
  return filesOnDisk((args, input) => gitOutput(go, args, input), folders);
}

/** A change as git tells it: by the names of what files held. */
interface RawChange {
  readonly commit?: string;
  readonly files: readonly { readonly path: string; readonly before: string; readonly after: string }[];
}

/** Stands for the content of a file that is not there, and of one that git does not have yet. */
const NONE = '';
const DISK = 'disk';

async function committedChanges(
  git: Git,
  { folders, line, since }: ChangesOptions,
): Promise<readonly RawChange[] | undefined> {
  const paths =
    folders.length > FOLDERS ? [GO_FILES] : folders.map((folder) => `:(glob)${posix.join(folder, '*.go')}`);
  const range = since === undefined ? 'HEAD' : `${since}..HEAD`;
  const how = ['--topo-order', '--reverse', '--no-merges', `--max-count=${COMMITS}`];
  const commits = await git(['rev-list', ...how, range, '--', ...paths]);
  if (commits === undefined) return undefined;
  const touched = await git(
    ['diff-tree', '--stdin', ...DIFF, '--pickaxe-all', `-G${line}`, '--', GO_FILES],
    commits,
  );
  return touched && changesOf(touched.toString());
}

async function uncommittedChange(git: Git): Promise<RawChange | undefined> {
  const changed = await git(['diff-index', ...DIFF, 'HEAD', '--', GO_FILES]);
  const others = await git(['ls-files', '-z', '--others', '--exclude-standard', '--', GO_FILES]);
  if (changed === undefined || others === undefined) return undefined;
  const files = new Map(
    changesOf(`\0${changed}`).flatMap((one) => one.files.map((file) => [file.path, file])),
  );
  for (const path of splitPaths(others)) {
    files.set(path, { path, before: files.get(path)?.before ?? NONE, after: DISK });
  }
  return files.size === 0 ? undefined : { files: [...files.values()] };
}

const RAW = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) [A-Z]\d*$/;

/** What `git diff-tree --stdin -z` printed: of each commit its name, then of each file what became of it, and its path. */
function changesOf(printed: string): RawChange[] {
  const changes: { commit?: string; files: RawChange['files'][number][] }[] = [];
  const parts = printed.split('\0');
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const [, modeBefore = '', modeAfter = '', before = '', after = ''] = RAW.exec(part) ?? [];
    if (modeBefore === '') {
      if (at < parts.length - 1) changes.push({ ...(part !== '' && { commit: part }), files: [] });
      continue;
    }
    const path = parts[++at] ?? '';
    if (!isBuilt(path)) continue;
    changes.at(-1)?.files.push({
      path,
      before: isFile(modeBefore) ? before : NONE,
      after: !isFile(modeAfter) ? NONE : /^0+$/.test(after) ? DISK : after,
    });
  }
  return changes;
}

/** Links and submodules are none. */
function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/** Whether `./...` may mean a Go file. */
function isBuilt(path: string): boolean {
  return path.endsWith('.go') && !/(^|\/)([._][^/]*|testdata|vendor)\//.test(path);
}

/** As many of the newest changes as touch a bounded number of files. */
function newest(changes: readonly RawChange[]): readonly RawChange[] {
  let files = 0;
  const first = changes.findLastIndex((one) => {
    files += one.files.length;
    return files > FILES;
  });
  return changes.slice(first + 1);
}

/** Where the content of each file of earlier commits was written, by the name that git has for it. */
async function contentsOf(
  changes: readonly RawChange[],
  git: Git,
  scratch: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const ids = [
    ...new Set(changes.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after]))),
  ];
  const wanted = ids.filter((id) => id !== NONE && id !== DISK);
  const printed = await git(['cat-file', '--batch'], Buffer.from(wanted.map((id) => `${id}\n`).join('')));
  const contents = printed && splitBatch(printed);
  if (contents?.length !== wanted.length) return undefined;
  const folder = join(scratch, 'before');
  await mkdir(folder, { recursive: true });
  const files = new Map(wanted.map((id) => [id, join(folder, `${id}.go`)]));
  for (const [at, id] of wanted.entries()) await writeFile(files.get(id) ?? '', contents[at] ?? '');
  return files;
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

async function filesOf(git: Git, tree: string, folder: string): Promise<readonly string[]> {
  const below = folder === '.' ? [] : [`${folder}/`];
  return splitPaths(await git(['ls-tree', '-r', '-z', '--name-only', tree, ...below]));
}

async function filesOnDisk(git: Git, folders: readonly string[]): Promise<readonly string[]> {
  // No path would mean all.
  if (folders.length === 0) return [];
  const paths = folders.length > FOLDERS ? ['.'] : folders;
  const listed = await git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]);
  // What is deleted is still in the index.
  const gone = new Set(splitPaths(await git(['ls-files', '-z', '--deleted', '--', ...paths])));
  return splitPaths(listed).filter((path) => !gone.has(path));
}

function splitPaths(printed: Buffer | undefined): string[] {
  return [...new Set((printed?.toString() ?? '').split('\0'))].filter(isBuilt).sort();
}

/** Undefined when git fails: outside of a repository, without any commit, where it does not trust the folder. */
async function gitOutput(
  { context, moduleDirectory }: GoToolchain,
  args: readonly string[],
  input?: Uint8Array,
): Promise<Buffer | undefined> {
  const result = await run(['git', ...args], { ...context, cwd: moduleDirectory, ...(input && { input }) });
  return result.exitCode === 0 ? result.stdout : undefined;
}
