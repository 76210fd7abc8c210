import { lstat, rm } from 'node:fs/promises';
import { readIfThere, writeProfile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { filesIn } from './branch.ts';
import { LocalRepository } from './git-repository.ts';
import type { PublishedFile, Publisher } from './proposal.ts';

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
export function workTreePublisher({ files: all, env, signal }: WorkTreeOptions): Publisher {
  const kind = 'none';

  const fileAt = (path: string): WorkTreeFile => {
    const file = all.find((one) => one.path === path);
    if (file === undefined) throw new Error(`The place of ${path} is not known.`);
    return file;
  };

  /** Undefined without a repository, and before its first commit. */
  const checkedOut = async ({ repository }: WorkTreeFile) => {
    if (repository === undefined) return undefined;
    const opened = await LocalRepository.open(repository.directory, env, signal);
    const head = await opened.commit('HEAD');
    return head === undefined ? undefined : { repository: opened, head };
  };

  /** The commit counts, whatever lies in the work tree; but a profile is never written through a link. */
  const lookAt = async (file: WorkTreeFile): Promise<PublishedFile> => {
    const { path, profilePath } = file;
    const there = await lstat(profilePath).catch(() => undefined);
    if (there?.isSymbolicLink()) return { obstacle: { kind: 'link', path } };
    if (there?.isDirectory()) return { obstacle: { kind: 'folder', path } };
    if (file.repository === undefined) return { committed: await readIfThere(profilePath) };
    const found = await checkedOut(file);
    return (found && (await filesIn(found.repository, found.head, [path])).get(path)) ?? {};
  };

  return {
    kind,
    async look(paths) {
      const files = new Map<string, PublishedFile>();
      for (const path of paths) files.set(path, await lookAt(fileAt(path)));
      return { files };
    },
    async versions(path, limit) {
      const found = await checkedOut(fileAt(path));
      return found === undefined ? [] : found.repository.versions(found.head, path, limit);
    },
    async publish({ files }) {
      for (const { path, bytes } of files) {
        const { profilePath } = fileAt(path);
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
      return { publication: { kind, operation: 'none', reason }, findings: [] };
    },
    withdraw: async (reason) => ({ kind, operation: 'none', reason }),
  };
}
