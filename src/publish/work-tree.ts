import { lstat, rm, stat } from 'node:fs/promises';
import { ExpectedError } from '../system/errors.ts';
import { readIfThere, replaceFile } from '../system/files.ts';
import { reasonOf } from '../system/errors.ts';
import { LocalRepository } from './local-repository.ts';
import { localVersions } from './local-versions.ts';
import { type Obstacle, obstacleAt } from './obstacle.ts';
import type { ProposedFile, PublishedFile, Publisher, Version } from './publisher.ts';

/** One profile and its place. */
export interface WorkTreeFile {
  /** What it is called in `look`, `versions` and `publish`; in a repository, the path from its root. */
  readonly path: string;
  /** Absolute. */
  readonly profilePath: string;
  /** Where the profile is committed: any folder of the repository. */
  readonly repository?: { readonly directory: string };
}

export interface WorkTreeOptions {
  /** Every file that may be asked for. */
  readonly files: readonly WorkTreeFile[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** `publish: none`: each profile goes to its place in the work tree, and what happens to it is the workflow's. */
export function workTreePublisher(given: WorkTreeOptions): Publisher {
  return new WorkTreePublisher(given);
}

class WorkTreePublisher implements Publisher {
  readonly kind = 'none';
  readonly #given: WorkTreeOptions;
  readonly #files: ReadonlyMap<string, WorkTreeFile>;

  constructor(given: WorkTreeOptions) {
    this.#given = given;
    this.#files = new Map(given.files.map((file) => [file.path, file]));
  }

  async look(paths: readonly string[]) {
    const files = new Map<string, PublishedFile>();
    for (const path of paths) {
      const file = this.#file(path);
      const obstacle = await this.#obstacle(file);
      const committed = obstacle === undefined ? await this.#committed(file) : undefined;
      files.set(path, { ...(committed && { committed }), ...(obstacle && { obstacle }) });
    }
    return { files };
  }

  /** None where nothing is committed: without a repository, and before its first commit. */
  async versions(path: string, limit: number): Promise<readonly Version[]> {
    const checkedOut = await this.#checkedOut(this.#file(path));
    if (checkedOut === undefined) return [];
    return localVersions(checkedOut.repository, checkedOut.head, path, limit);
  }

  async publish({ files }: { readonly files: readonly ProposedFile[] }) {
    const places = files.map(({ path, bytes }) => ({ ...this.#file(path), bytes }));
    for (const { profilePath, bytes } of places) {
      if (bytes === undefined) await removeFile(profilePath);
      else await replaceFile(profilePath, bytes);
    }
    const reason = `Nothing is published (\`publish: none\`); ${whatBecame(files)}.`;
    return { publication: { kind: this.kind, operation: 'none', reason } as const, findings: [] };
  }

  async withdraw(reason: string) {
    return { kind: this.kind, operation: 'none', reason } as const;
  }

  #file(path: string): WorkTreeFile {
    const file = this.#files.get(path);
    if (file === undefined) throw new Error(`Nobody said where ${path} is.`);
    return file;
  }

  /** What is checked out, whatever lies in the work tree by now. */
  async #committed(file: WorkTreeFile): Promise<Buffer | undefined> {
    if (file.repository === undefined) return readIfThere(file.profilePath);
    const checkedOut = await this.#checkedOut(file);
    return checkedOut?.repository.file(checkedOut.head, file.path);
  }

  /** In what is checked out, or in the work tree, where the file is to be written. */
  async #obstacle(file: WorkTreeFile): Promise<Obstacle | undefined> {
    const { path, profilePath } = file;
    const there = await lstat(profilePath).catch(() => undefined);
    const real = await stat(profilePath).catch(() => undefined);
    if (real?.isDirectory()) return { kind: 'folder', path };
    if (there?.isSymbolicLink() && real === undefined) return { kind: 'link', path };
    const checkedOut = await this.#checkedOut(file);
    if (checkedOut === undefined) return undefined;
    return obstacleAt(path, (at) => checkedOut.repository.mode(checkedOut.head, at));
  }

  async #checkedOut({ repository }: WorkTreeFile) {
    if (repository === undefined) return undefined;
    const { env, signal } = this.#given;
    const opened = await LocalRepository.open(repository.directory, env, signal);
    const head = await opened.commit('HEAD');
    return head === undefined ? undefined : { repository: opened, head };
  }
}

/** One that is gone already is fine. @throws ExpectedError when it cannot be removed. */
async function removeFile(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    throw new ExpectedError(`${path} cannot be deleted: ${reasonOf(error)}.`, {
      fix: 'Make its folder writable, then run again.',
      cause: error,
    });
  }
}

/** The rest of a sentence. */
function whatBecame(files: readonly ProposedFile[]): string {
  const written = files.filter(({ bytes }) => bytes !== undefined).length;
  const deleted = files.length - written;
  const said = [
    ...(written === 0
      ? []
      : [
          written === 1
            ? 'the new profile is at its place in the work tree'
            : `the ${written} new profiles are at their places in the work tree`,
        ]),
    ...(deleted === 0 ? [] : [deleted === 1 ? 'one profile is deleted' : `${deleted} profiles are deleted`]),
  ];
  return said.join(', and ');
}
