import type { Finding } from '../system/errors.ts';
import type { GitHubApi } from '../net/github.ts';
import { hasStatus, isOutage, isRefusal, serverWords } from '../net/github.ts';
import type { GitHubRepository } from './github-repository.ts';
import type { PublishOptions } from './publisher.ts';
import type { PullRequest } from './pull-requests.ts';

/**
 * Gives the pull request the labels, assignees, milestone, reviewers and auto-merge that it lacks. What people
 * added is left alone, and who was asked or has reviewed is not asked again. What the server refuses is a
 * warning: it never costs the pull request.
 */
export async function setAttributes(
  api: GitHubApi,
  target: GitHubRepository,
  pull: PullRequest,
  options: PublishOptions,
  { draft }: { readonly draft: boolean },
): Promise<Finding[]> {
  const id = { owner: target.owner, repo: target.repo };
  const issue = { ...id, issue_number: pull.number };
  const findings: Finding[] = [];
  let outage = false;
  const attempt: Attempt = async (what, fix, action) => {
    if (outage) return;
    try {
      await action();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outage = isOutage(error);
      findings.push({
        severity: 'warning',
        message: `The pull request is there, but ${what}: ${serverWords(error)}.`,
        fix: outage ? 'Run again later: what is missing is set then.' : fix,
      });
    }
  };

  const labels = missing(
    options.labels,
    pull.labels.map(({ name }) => name),
  );
  const setLabels = (some: string[], name: string): Promise<void> =>
    attempt(
      `${name} ${quoted(some)} could not be set`,
      'Add `issues: write` to the `permissions` of the job (or to the `token`), which labels need that do not exist yet; or create them once by hand.',
      async () => {
        try {
          await api.rest.issues.addLabels({ ...issue, labels: some });
        } catch (error) {
          if (some.length === 1 || !hasStatus(error, 422)) throw error;
          // One that is not allowed, such as a name of more than 50 characters, takes the others with it.
          for (const label of some) await setLabels([label], 'the label');
        }
      },
    );
  if (labels.length > 0) await setLabels(labels, 'the labels');

  const assignees = missing(
    options.assignees,
    (pull.assignees ?? []).map(({ login }) => login),
  );
  if (assignees.length > 0) {
    await attempt(
      `the assignees ${quoted(assignees)} could not be set`,
      'Give the token `pull-requests: write`, and name people with access to the repository.',
      async () => {
        const { data } = await api.rest.issues.addAssignees({ ...issue, assignees });
        // GitHub drops without a word whom it cannot assign.
        const dropped = missing(
          assignees,
          (data.assignees ?? []).map(({ login }) => login),
        );
        if (dropped.length > 0) findings.push(notAssignable(dropped));
      },
    );
  }

  const { milestone } = options;
  if (milestone !== undefined && pull.milestone?.number !== milestone) {
    await attempt(
      `milestone ${milestone} could not be set`,
      "Set `milestone` to the number in the milestone's address, and give the token `pull-requests: write`.",
      () => api.rest.issues.update({ ...issue, milestone }),
    );
  }

  await requestReviews(api, target, pull, options, attempt);
  if (options.autoMerge !== false && !draft && pull.auto_merge === null) {
    const method = options.autoMerge;
    await attempt(
      'auto-merge could not be enabled',
      'Tick "Allow auto-merge" under Settings > General > Pull Requests, have a branch rule with a check or review to wait for, and give the token `contents: write`.',
      () => enableAutoMerge(api, pull.node_id, method),
    );
  }
  return findings;
}

type Attempt = (what: string, fix: string, action: () => Promise<unknown>) => Promise<void>;

async function requestReviews(
  api: GitHubApi,
  target: GitHubRepository,
  pull: PullRequest,
  options: PublishOptions,
  attempt: Attempt,
): Promise<void> {
  const id = { owner: target.owner, repo: target.repo, pull_number: pull.number };
  let reviewers = missing(
    options.reviewers,
    (pull.requested_reviewers ?? []).map(({ login }) => login),
  );
  // Users say `org/team` where the server wants `team`.
  const teams = options.teamReviewers.map((team) => team.slice(team.lastIndexOf('/') + 1));
  let teamReviewers = missing(
    teams,
    (pull.requested_teams ?? []).map(({ slug }) => slug),
  );
  if (reviewers.length === 0 && teamReviewers.length === 0) return;

  await attempt('its reviews could not be read', 'Give the token `pull-requests: write`.', async () => {
    const { data: reviews } = await api.rest.pulls.listReviews({ ...id, per_page: 100 });
    reviewers = missing(
      reviewers,
      reviews.map(({ user }) => user?.login ?? ''),
    );
    // A review by a member takes the team's request away; which team it was, is not said.
    if (reviews.length > 0) teamReviewers = [];
  });
  // One by one: a wrong name would take the right ones with it.
  for (const reviewer of reviewers) {
    await attempt(
      `a review by ${quoted([reviewer])} could not be requested`,
      "Name collaborators of the repository; the pull request's author cannot review it.",
      () => api.rest.pulls.requestReviewers({ ...id, reviewers: [reviewer] }),
    );
  }
  for (const team of teamReviewers) {
    await attempt(
      `a review by the team ${quoted([team])} could not be requested`,
      "Pass a `token` that may read the organization's teams (a GitHub App with `members: read`, or a personal access token with `repo`): the workflow's own token may not; and give the team access to the repository.",
      () => api.rest.pulls.requestReviewers({ ...id, team_reviewers: [team] }),
    );
  }
}

async function enableAutoMerge(
  api: GitHubApi,
  pullRequestId: string,
  method: 'merge' | 'squash' | 'rebase',
): Promise<void> {
  await api.graphql(
    `mutation($id: ID!, $mergeMethod: PullRequestMergeMethod!) {
      enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $mergeMethod }) {
        pullRequest { autoMergeRequest { enabledAt } }
      }
    }`,
    { id: pullRequestId, mergeMethod: method.toUpperCase() },
  );
}

function missing(wanted: readonly string[], present: readonly string[]): string[] {
  const there = new Set(present.map((name) => name.toLowerCase()));
  return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function notAssignable(logins: readonly string[]): Finding {
  return {
    severity: 'warning',
    message: `The pull request is there, but GitHub did not assign ${quoted(logins)}.`,
    fix: 'Name people with access to the repository in `assignees`.',
  };
}
