import { readIfThere, replaceFile } from '../replace-file.ts';
import { LocalRepository } from './local-repository.ts';
import type { Publisher } from './publisher.ts';

export interface WorkTreeOptions {
  /** Absolute. */
  readonly profilePath: string;
  /** Where the profile is committed: any folder of the repository, and the path from its root. */
  readonly repository?: { readonly directory: string; readonly path: string };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
}

/** `publish: none`: the profile goes to its place in the work tree, and what happens to it is the workflow's. */
export function workTreePublisher({ profilePath, repository, env, signal }: WorkTreeOptions): Publisher {
  return {
    kind: 'none',
    async look() {
      const committed =
        repository === undefined
          ? await readIfThere(profilePath)
          : await committedFile(
              await LocalRepository.open(repository.directory, env, signal),
              repository.path,
            );
      return committed === undefined ? {} : { committed };
    },
    async publish({ profile }) {
      await replaceFile(profilePath, profile);
      return {
        publication: {
          kind: 'none',
          operation: 'none',
          reason: 'Nothing is published (`publish: none`); the new profile is at its place in the work tree.',
        },
        findings: [],
      };
    },
    async withdraw(reason) {
      return { kind: 'none', operation: 'none', reason };
    },
  };
}

/** What is checked out, whatever lies in the work tree by now. */
async function committedFile(repository: LocalRepository, path: string): Promise<Buffer | undefined> {
  const head = await repository.commit('HEAD');
  return head === undefined ? undefined : repository.file(head, path);
}
