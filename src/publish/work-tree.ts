import { lstat, rm } from 'node:fs/promises';
import { readIfThere, writeProfile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { filesIn } from './branch.ts';
import { LocalRepository } from './git-repository.ts';
import type { Handed, ProposedFile, Publication, PublishedFile, Publisher, Version } from './proposal.ts';

/** One profile and its place. */
export interface WorkTreeFile {
  /** Its name in `look`, `versions` and `publish`: in a repository, the path from its root. */
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

/** `publish: none`: each profile goes to its place in the work tree, and the workflow does the rest. */
export function workTreePublisher(given: WorkTreeOptions): Publisher {
  return new WorkTreePublisher(given);
}

class WorkTreePublisher implements Publisher {
  readonly kind = 'none';
  readonly #given: WorkTreeOptions;

  constructor(given: WorkTreeOptions) {
    this.#given = given;
  }

  async look(paths: readonly string[]) {
    const files = new Map<string, PublishedFile>();
    for (const path of paths) files.set(path, await this.#lookAt(this.#file(path)));
    return { files };
  }

  /** None where nothing is committed: without a repository, and before its first commit. */
  async versions(path: string, limit: number): Promise<readonly Version[]> {
    const checkedOut = await this.#checkedOut(this.#file(path));
    return checkedOut === undefined ? [] : checkedOut.repository.versions(checkedOut.head, path, limit);
  }

  async publish({ files }: { readonly files: readonly ProposedFile[] }): Promise<Handed> {
    for (const { path, bytes } of files) {
      const { profilePath } = this.#file(path);
      if (bytes === undefined) await rm(profilePath, { force: true });
      // Also over a damaged profile, but never through a link out of the repository.
      else await writeProfile(profilePath, bytes, { force: true });
    }
    const written = files.filter(({ bytes }) => bytes !== undefined).length;
    const deleted = files.length - written;
    const said = [
      ...(written === 0 ? [] : [`${count(written, 'new profile')} put into the work tree`]),
      ...(deleted === 0 ? [] : [`${count(deleted, 'profile')} deleted`]),
    ];
    const reason = `Nothing is published (\`publish: none\`): ${said.join(', ')}.`;
    return { publication: { kind: this.kind, operation: 'none', reason }, findings: [] };
  }

  async withdraw(reason: string): Promise<Publication> {
    return { kind: this.kind, operation: 'none', reason };
  }

  #file(path: string): WorkTreeFile {
    const file = this.#given.files.find((one) => one.path === path);
    if (file === undefined) throw new Error(`The place of ${path} is not known.`);
    return file;
  }

  /** What is checked out counts, whatever lies in the work tree; but a profile is never written through a link. */
  async #lookAt(file: WorkTreeFile): Promise<PublishedFile> {
    const { path, profilePath, repository } = file;
    const there = await lstat(profilePath).catch(() => undefined);
    if (there?.isSymbolicLink()) return { obstacle: { kind: 'link', path } };
    if (there?.isDirectory()) return { obstacle: { kind: 'folder', path } };
    if (repository === undefined) return { committed: await readIfThere(profilePath) };
    const checkedOut = await this.#checkedOut(file);
    if (checkedOut === undefined) return {};
    return (await filesIn(checkedOut.repository, checkedOut.head, [path])).get(path) ?? {};
  }

  async #checkedOut({ repository }: WorkTreeFile) {
    if (repository === undefined) return undefined;
    const { env, signal } = this.#given;
    const opened = await LocalRepository.open(repository.directory, env, signal);
    const head = await opened.commit('HEAD');
    return head === undefined ? undefined : { repository: opened, head };
  }
}
