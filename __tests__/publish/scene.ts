import type { Proposal, Publisher, PublishOptions } from '../../src/publish/publisher.ts';
import { pullRequestPublisher } from '../../src/publish/pull-request.ts';
import type { GitHubHarness } from '../harness/github/start.ts';

export const PROFILE = 'cmd/server/default.pgo';

export function options(changed: Partial<PublishOptions> = {}): PublishOptions {
  return {
    branch: 'go-pgo/update',
    title: 'Update default.pgo',
    commitMessage: 'Update default.pgo',
    signOff: false,
    gitPushOptions: [],
    labels: [],
    assignees: [],
    reviewers: [],
    teamReviewers: [],
    draft: false,
    maintainerCanModify: true,
    deleteBranch: true,
    autoMerge: false,
    ...changed,
  };
}

export function proposal(profile: string | Uint8Array, changed: Partial<Proposal> = {}): Proposal {
  return {
    path: PROFILE,
    profile: Buffer.from(profile),
    renderBody: () => 'The evidence.',
    draft: false,
    ...changed,
  };
}

export function publisher(
  github: GitHubHarness,
  changed: Partial<PublishOptions> = {},
  token?: string,
): Publisher {
  return pullRequestPublisher({
    token: token ?? github.token,
    repository: github.repository,
    apiUrl: github.url,
    options: options(changed),
    retryDelay: 1,
  });
}

export function text(bytes: Uint8Array | undefined): string | undefined {
  return bytes === undefined ? undefined : Buffer.from(bytes).toString();
}
