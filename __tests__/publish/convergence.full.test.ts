import { expect, test } from 'vitest';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { PROFILE, proposal, proposalOf, publisher, text, words } from './scene.ts';

const BRANCH = 'go-pgo/update';
const [SECOND, THIRD] = ['cmd/second/default.pgo', 'cmd/third/default.pgo'];
const EVERYTHING = {
  labels: ['pgo'],
  assignees: ['alice'],
  reviewers: ['bob'],
  teamReviewers: ['perf'],
  autoMerge: 'squash',
} as const;

async function scene(): Promise<GitHubHarness> {
  const github = await startGitHub({
    files: { [PROFILE]: 'old', [THIRD]: 'old' },
    people: ['alice', 'bob'],
    teams: ['perf'],
  });
  return github;
}

/** All that people see of the publication. */
async function visible(github: GitHubHarness) {
  const pulls = await github.pulls.all('octo/service');
  const head = await github.emulator.head('octo/service', BRANCH);
  return {
    pulls: await Promise.all(
      pulls.map(async (pull) => ({
        number: pull.number,
        state: pull.state,
        title: pull.title,
        body: words(pull.body),
        labels: pull.labels.map(({ name }: { name: string }) => name),
        assignees: pull.assignees.map(({ login }: { login: string }) => login),
        reviewers: pull.requested_reviewers.map(({ login }: { login: string }) => login),
        teams: pull.requested_teams.map(({ slug }: { slug: string }) => slug),
        autoMerge: pull.auto_merge?.merge_method,
        comments: (
          await github.emulator.must('GET', `/repos/octo/service/issues/${pull.number}/comments`)
        ).map(({ body }: { body: string }) => body),
      })),
    ),
    profile: text(await github.file(PROFILE, BRANCH)),
    second: text(await github.file(SECOND, BRANCH)),
    third: text(await github.file(THIRD, BRANCH)),
    ahead:
      head && (await github.emulator.must('GET', `/repos/octo/service/compare/main...${BRANCH}`)).ahead_by,
  };
}

/** Publishes, publishes something else on a base that moved, and withdraws: each of them may be killed. */
const STEPS: Record<string, (github: GitHubHarness) => Promise<unknown>> = {
  create: (github) => publisher(github, EVERYTHING).publish(proposal('new')),
  update: (github) =>
    publisher(github, EVERYTHING).publish({
      ...proposalOf({ [PROFILE]: 'newer', [SECOND]: 'new', [THIRD]: undefined }),
      renderBody: () => 'Fresh.',
    }),
  withdraw: (github) => publisher(github, EVERYTHING).withdraw('Pointless now.'),
};
const BEFORE: Record<string, (github: GitHubHarness) => Promise<unknown>> = {
  create: async () => {},
  update: async (github) => {
    await STEPS['create']?.(github);
    await github.emulator.commit('octo/service', 'main', { 'other.go': 'package main\n' });
  },
  withdraw: async (github) => STEPS['create']?.(github),
};

/** The error's message, or the findings of what was published all the same. */
async function outcome(running: Promise<unknown> | undefined): Promise<string> {
  try {
    return JSON.stringify(await running);
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(['create', 'update', 'withdraw'])(
  '%s, killed after any write, is finished by the next run',
  async (step) => {
    await using undisturbed = await scene();
    await BEFORE[step]?.(undisturbed);
    const already = undisturbed.writes.length;
    await STEPS[step]?.(undisturbed);
    const wanted = await visible(undisturbed);
    const writes = undisturbed.writes.length - already;
    expect(writes).toBeGreaterThanOrEqual(3);

    for (let cut = 0; cut < writes; cut++) {
      for (const loseAnswer of [false, true]) {
        await using github = await scene();
        await BEFORE[step]?.(github);
        github.cutAfter(cut, { loseAnswer });
        const killed = await outcome(STEPS[step]?.(github));
        expect(killed, `cut after ${cut}`).toMatch(/cannot be reached|other side closed|Run again later/);
        github.reconnect();
        await STEPS[step]?.(github);
        expect(await visible(github), `cut after write ${cut}, answer lost: ${loseAnswer}`).toEqual(wanted);
        github.expectNoViolations();
      }
    }
  },
);

test('two runs at the same time make one pull request', async () => {
  await using github = await scene();
  const runs = await Promise.allSettled([1, 2, 3].map(() => publisher(github).publish(proposal('new'))));
  const done = runs.filter((run) => run.status === 'fulfilled').map(({ value }) => value.publication.number);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(done).size).toBe(1);
  expect(await github.pulls.all('octo/service')).toHaveLength(1);
  expect((await publisher(github).publish(proposal('new'))).publication.operation).not.toBe('created');
  expect((await visible(github)).ahead).toBe(1);
  github.expectNoViolations();
});

test('a branch that another run makes, or deletes, in between', async () => {
  await using github = await scene();
  github.before({ method: 'POST', path: /\/git\/refs$/ }, () =>
    github.emulator.commit(
      'octo/service',
      BRANCH,
      { [PROFILE]: 'other' },
      { from: 'main', token: github.token },
    ),
  );
  expect((await publisher(github).publish(proposal('new'))).publication.operation).toBe('created');
  github.before({ method: 'POST', path: /\/graphql$/, body: /updateRefs/ }, () =>
    github.emulator.must('DELETE', `/repos/octo/service/git/refs/heads/${BRANCH}`),
  );
  expect((await publisher(github).publish(proposal('newer'))).publication.operation).toBe('updated');
  expect(await visible(github)).toMatchObject({ profile: 'newer', ahead: 1 });
  github.expectNoViolations();
});
