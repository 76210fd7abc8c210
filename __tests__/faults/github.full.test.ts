import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { keepComment } from '../../src/publish/comment.ts';
import { commitPublisher, pullRequestPublisher } from '../../src/publish/github.ts';
import { NETWORK_FAULTS, type NetworkFault, startFailingProxy } from '../harness/failing-proxy.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { options, PROFILE, proposal, text } from '../publish/scene.ts';

/**
 * Every request to GitHub while something is published fails once: the result is the same in the end, and no pull request,
 * branch or comment is made twice. An undisturbed run finds the requests.
 */

/** Long enough for a busy machine to answer in, where an answer is to come. */
const ATTEMPT_MS = 2_000;
const BRANCH = 'go-pgo/update';
const given = (github: GitHubHarness, apiUrl: string) => ({
  token: github.token,
  repository: github.repository,
  apiUrl,
  retryDelay: 1,
  attemptTimeout: ATTEMPT_MS,
});

type Step = (github: GitHubHarness, apiUrl: string) => Promise<unknown>;

const publish = (profile: string): Step => {
  const changed = { labels: ['pgo'], assignees: ['alice'], reviewers: ['bob'], autoMerge: 'squash' } as const;
  return (github, apiUrl) =>
    pullRequestPublisher({ ...given(github, apiUrl), options: options(changed) }).publish(proposal(profile));
};
const commitOnMain: Step = (github) =>
  github.emulator.commit(github.repository, 'main', { 'other.go': 'package main\n' });

const STEPS: Readonly<Record<string, { readonly before: readonly Step[]; readonly step: Step }>> = {
  'open a pull request': { before: [], step: publish('new') },
  'update it': { before: [publish('new'), commitOnMain], step: publish('newer') },
  'close it': {
    before: [publish('new')],
    step: (github, apiUrl) =>
      pullRequestPublisher({ ...given(github, apiUrl), options: options() }).withdraw('Pointless now.'),
  },
  commit: {
    before: [],
    step: (github, apiUrl) =>
      commitPublisher({
        ...given(github, apiUrl),
        options: { commitMessage: 'Update', signOff: false },
      }).publish(proposal('new')),
  },
  comment: {
    before: [(github, apiUrl) => publish('new')(github, apiUrl)],
    step: (github, apiUrl) =>
      keepComment({ ...given(github, apiUrl), number: 1, subject: 'server', renderBody: () => 'Result.' }),
  },
};

async function scene(before: readonly Step[]): Promise<GitHubHarness> {
  const github = await startGitHub({ files: { [PROFILE]: 'old' }, people: ['alice', 'bob'] });
  for (const step of before) await step(github, github.url);
  return github;
}

/** What people see. */
async function visible(github: GitHubHarness) {
  const { repository, emulator } = github;
  const ask = (path: string) => emulator.must('GET', `/repos/${repository}${path}`);
  const pulls = await github.pulls.all(repository);
  return {
    branches: (await ask('/branches')).map(({ name }: { name: string }) => name).sort(),
    pulls: await Promise.all(
      pulls.map(
        async ({ number, state, title, body, labels, assignees, requested_reviewers, auto_merge }) => ({
          ...{ number, state, title, body, autoMerge: auto_merge?.merge_method },
          labels: labels.map(({ name }: { name: string }) => name),
          people: [...assignees, ...requested_reviewers].map(({ login }: { login: string }) => login),
          comments: (await ask(`/issues/${number}/comments`)).map(
            (comment: { body: string }) => comment.body,
          ),
        }),
      ),
    ),
    profiles: [text(await github.file(PROFILE)), text(await github.file(PROFILE, BRANCH))],
    commits: (await ask('/commits')).length,
  };
}

/** The program waits and tries again after all other faults. */
const REPORTED: readonly NetworkFault[] = ['not allowed', 'rate limit for an hour'];
const AFTER_READS: readonly NetworkFault[] = ['502 with a page', 'reset before'];
/** For a request that writes, it matters most whether it was done although it failed. */
const AFTER_WRITES: readonly NetworkFault[] = [
  'reset before',
  'reset after',
  'answer cut off',
  'not allowed',
];

/** Each request with the faults that matter most for it; the first that writes with all. */
function trials(requests: readonly string[]): (readonly [string, NetworkFault])[] {
  const first = requests.find((request) => !request.startsWith('GET '));
  return requests.flatMap((request) => {
    const faults =
      request === first ? NETWORK_FAULTS : request.startsWith('GET ') ? AFTER_READS : AFTER_WRITES;
    return faults.map((fault) => [request, fault] as const);
  });
}

/** @returns what is wrong. */
async function tryOnce(
  name: string,
  request: string,
  fault: NetworkFault,
  wanted: unknown,
): Promise<string[]> {
  const { before, step } = STEPS[name] as (typeof STEPS)[string];
  await using github = await scene(before);
  await using proxy = await startFailingProxy(github.url);
  proxy.fail(request, fault);
  const run = () => step(github, proxy.url).then(JSON.stringify, (error: Error) => error);
  const problems: string[] = [];
  const first = await run();
  const mustSucceed = !REPORTED.includes(fault);
  if (first instanceof TypeError || (mustSucceed && first instanceof Error)) problems.push(String(first));
  if (first instanceof Error || !mustSucceed) {
    const again = await run();
    if (again instanceof Error) problems.push(`run again: ${again}`);
  }
  const end = await visible(github);
  if (!isDeepStrictEqual(end, wanted)) problems.push(`came to ${JSON.stringify(end)}`);
  github.expectNoViolations();
  return problems.map((problem) => `${fault} at ${request}: ${problem}`);
}

test.each(Object.keys(STEPS))('%s: any failing request', { timeout: 600_000 }, async (name) => {
  const { before, step } = STEPS[name] as (typeof STEPS)[string];
  await using github = await scene(before);
  await using proxy = await startFailingProxy(github.url);
  await step(github, proxy.url);
  const wanted = await visible(github);
  const left = trials([...new Set(proxy.requests)]);
  expect(left.length).toBeGreaterThan(5);
  const problems: string[] = [];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift())
      problems.push(...(await tryOnce(name, ...one, wanted)));
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(problems).toEqual([]);
});
