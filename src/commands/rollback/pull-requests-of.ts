import { hasStatus } from '../../github/errors.ts';
import type { Job } from '../../job.ts';
import type { RollbackRequest } from './roll-back.ts';

/** The way to ask GitHub which pull requests a commit came from, where there is one. */
export async function pullRequestsOf({
  config,
  host,
}: Job): Promise<Pick<RollbackRequest, 'pullRequestsOf'>> {
  const { token, repository } = config;
  const [owner, repo] = repository?.split('/') ?? [];
  if (token === undefined || !owner || !repo) return {};
  const { apiUrlIn, githubApi } = await import('../../github/api.ts');
  const api = githubApi({ token, apiUrl: apiUrlIn(host.env), signal: host.signal });
  return {
    pullRequestsOf: async (commit) => {
      try {
        const asked = { owner, repo, commit_sha: commit };
        const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit(asked);
        return data.map(({ number }) => number);
      } catch (error) {
        // The token may not read pull requests, or that server has no such commit: then nobody knows.
        if (hasStatus(error, 403, 404, 409, 422)) return [];
        throw error;
      }
    },
  };
}
