import { ExpectedError } from '../../system/errors.ts';
import { apiUrlIn } from '../../net/github.ts';
import { acceptedPermission, hasStatus, isRateLimit, serverWords } from '../../net/github.ts';
import type { Job } from '../../job.ts';
import type { RollbackRequest } from './roll-back.ts';

/**
 * The way to ask GitHub which pull requests a commit came from, where there is one.
 * @throws ExpectedError from that way, when the token may not ask: what is not known is not "none".
 */
export async function pullRequestsOf({
  config,
  host,
}: Job): Promise<Pick<RollbackRequest, 'pullRequestsOf'>> {
  const { token, repository } = config;
  const [owner, repo] = repository?.split('/') ?? [];
  if (token === undefined || !owner || !repo) return {};
  const { githubApi } = await import('../../net/github.ts');
  const api = githubApi({ token, apiUrl: apiUrlIn(host.env), signal: host.signal });
  return {
    pullRequestsOf: async (commit) => {
      try {
        const asked = { owner, repo, commit_sha: commit };
        const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit(asked);
        return data.map(({ number }) => number);
      } catch (error) {
        if (hasStatus(error, 403) && !isRateLimit(error)) {
          const permission = acceptedPermission(error) ?? 'pull-requests: read';
          throw new ExpectedError(
            `The token lacks the permission \`${permission}\` on ${repository}, so it is not known which pull request brought ${commit.slice(0, 12)}: ${serverWords(error)}.`,
            {
              fix: `Add \`permissions: { ${permission} }\` to the job, beside those that it has, or pass a \`token\` that has it.`,
              cause: error,
            },
          );
        }
        // That server has no such commit: then nobody knows.
        if (hasStatus(error, 404, 409, 422)) return [];
        throw error;
      }
    },
  };
}
