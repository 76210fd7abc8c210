import { ExpectedError } from '../system/errors.ts';
import { type GitHubApiOptions, githubApi } from '../net/github.ts';
import { hasStatus } from '../net/github.ts';
import { moveBranch } from './github-branch.ts';
import { changesOnto, writeGitHubCommit } from './github-commit.ts';
import { explaining, missingBase } from './github-refusals.ts';
import { type CommittedFile, GitHubRepository } from './github-repository.ts';
import { githubVersions } from './github-versions.ts';
import { heldAlready } from './held.ts';
import type { Obstacle } from './obstacle.ts';
import {
  type Proposal,
  type Published,
  type PublishedFile,
  type Publisher,
  type PublishOptions,
  UNCHANGED,
} from './publisher.ts';

export interface CommitOptions extends GitHubApiOptions {
  /** `owner/name`. */
  readonly repository: string;
  readonly options: Pick<PublishOptions, 'base' | 'commitMessage' | 'signOff'>;
}

const ATTEMPTS = 5;

/**
 * Publishes as one commit straight onto the base branch, never by force: when the branch moved meanwhile, the
 * commit is made anew on what is there now.
 */
export function commitPublisher({ repository, options, ...given }: CommitOptions): Publisher {
  const target = new GitHubRepository(githubApi(given), repository);
  const subject = {
    repository,
    apiUrl: given.apiUrl,
    ...(options.base !== undefined && { base: options.base }),
  };
  const baseName = async () => options.base ?? (await target.facts()).defaultBranch;

  const baseHead = async (base: string): Promise<string> => {
    const sha = await target.head(base);
    if (sha !== undefined) return sha;
    // A repository that cannot be seen answers the same; asking for it tells the two apart.
    await target.facts();
    const { message, fix } = missingBase({ ...subject, base });
    throw new ExpectedError(message, { fix });
  };

  async function commitOnto(base: string, proposal: Proposal) {
    const parent = await baseHead(base);
    const files = await changesOnto(target, parent, proposal.files);
    if (files.length === 0) {
      const reason = heldAlready(`\`${base}\``, proposal.files);
      return { operation: 'none', headSha: parent, reason } as const;
    }
    const { sha, url } = await writeGitHubCommit(target, {
      parent,
      files,
      message: options.commitMessage,
      signOff: options.signOff,
    });
    await moveBranch(target, base, sha, { force: false });
    return { operation: 'created', headSha: sha, url } as const;
  }

  return {
    kind: 'commit',
    look: (paths): Promise<Published> =>
      explaining(subject, async () => {
        const { isPublic, defaultBranch } = await target.facts();
        const head = await baseHead(options.base ?? defaultBranch);
        const obstacles = await target.obstacles(paths, head);
        const plain = paths.filter((path) => !obstacles.has(path));
        const held = await target.files(plain, head);
        return {
          isPublic,
          files: new Map(paths.map((path) => [path, publishedAs(held.get(path), obstacles.get(path))])),
        };
      }),
    versions: (path, limit) =>
      explaining(subject, async () => githubVersions(target, await baseHead(await baseName()), path, limit)),
    publish: (proposal) =>
      explaining(subject, async () => {
        const base = await baseName();
        for (let attempt = 1; ; attempt++) {
          try {
            const done = await commitOnto(base, proposal);
            return { publication: { kind: 'commit', branch: base, ...done }, findings: [] };
          } catch (error) {
            const moved = hasStatus(error, 422) && /fast.?forward/i.test(error.message);
            if (!moved) throw error;
            if (attempt === ATTEMPTS) throw restless(base, error);
          }
        }
      }),
    withdraw: async () => ({ kind: 'commit', operation: 'none', reason: UNCHANGED }),
  };
}

function publishedAs(file: CommittedFile | undefined, obstacle: Obstacle | undefined): PublishedFile {
  return { ...(file && { committed: file.bytes }), ...(obstacle && { obstacle }) };
}

function restless(base: string, cause: unknown): ExpectedError {
  return new ExpectedError(
    `\`${base}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`,
    {
      fix: 'Run again when fewer commits land, or use `publish: pull-request`.',
      cause,
    },
  );
}
