import { ExpectedError } from '../errors.ts';
import { type GitHubApiOptions, githubApi } from '../github/api.ts';
import { hasStatus } from '../github/errors.ts';
import { explaining, missingBase } from './github-refusals.ts';
import { blobSha, GitHubRepository } from './github-repository.ts';
import {
  type Proposal,
  type Published,
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
    if ((await target.file(proposal.path, parent))?.blobSha === blobSha(proposal.profile)) {
      return {
        operation: 'none',
        headSha: parent,
        reason: `\`${base}\` holds this profile already.`,
      } as const;
    }
    const { sha, url } = await target.commitFile({
      path: proposal.path,
      bytes: proposal.profile,
      parent,
      message: options.commitMessage,
      signOff: options.signOff,
    });
    await target.moveBranch(base, sha, { force: false });
    return { operation: 'created', headSha: sha, url } as const;
  }

  return {
    kind: 'commit',
    look: (path): Promise<Published> =>
      explaining(subject, async () => {
        const committed = await target.file(path, await baseHead(await baseName()));
        return committed === undefined ? {} : { committed: committed.bytes };
      }),
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

function restless(base: string, cause: unknown): ExpectedError {
  return new ExpectedError(
    `\`${base}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`,
    {
      fix: 'Run again when fewer commits land, or use `publish: pull-request`.',
      cause,
    },
  );
}
