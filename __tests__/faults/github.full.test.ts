import { describe, expect, test } from 'vitest';
import { keepComment } from '../../src/publish/comment.ts';
import { commitPublisher } from '../../src/publish/commit.ts';
import { pullRequestPublisher } from '../../src/publish/pull-request.ts';
import { ASKED_MS, type FailingProxy, NETWORK_FAULTS, type NetworkFault } from '../harness/faults/proxy.ts';
import { githubProxy } from '../harness/faults/served.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { options, PROFILE, proposal, text } from '../publish/scene.ts';

/**
 * Everything that is asked of GitHub while something is published, each request once with each fault. The requests are
 * found by a run that nothing disturbs.
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

/** All that people see. */
async function visible(github: GitHubHarness) {
  const { repository, emulator } = github;
  const pulls = await github.pulls.all(repository);
  const branches = await emulator.must('GET', `/repos/${repository}/branches`);
  return {
    branches: branches.map(({ name }: { name: string }) => name).sort(),
    pulls: await Promise.all(
      pulls.map(async (pull) => ({
        ...{ number: pull.number, state: pull.state, title: pull.title, body: pull.body },
        labels: pull.labels.map(({ name }: { name: string }) => name),
        assignees: pull.assignees.map(({ login }: { login: string }) => login),
        reviewers: pull.requested_reviewers.map(({ login }: { login: string }) => login),
        autoMerge: pull.auto_merge?.merge_method,
        comments: (await emulator.must('GET', `/repos/${repository}/issues/${pull.number}/comments`)).map(
          ({ body }: { body: string }) => body,
        ),
      })),
    ),
    committed: text(await github.file(PROFILE)),
    proposed: text(await github.file(PROFILE, BRANCH)),
    commits: (await emulator.must('GET', `/repos/${repository}/commits`)).length,
  };
}

/** What a run heals by itself; the others it reports. */
const HEALS: readonly NetworkFault[] = NETWORK_FAULTS.filter(
  (kind) => kind !== 'not allowed' && kind !== 'rate limit for an hour',
);

async function told(
  running: Promise<unknown>,
): Promise<{ readonly failed: boolean; readonly words: string }> {
  try {
    return { failed: false, words: JSON.stringify(await running) };
  } catch (error) {
    return { failed: true, words: String(error) };
  }
}

/** @returns what is not as it must be. */
async function tryOnce(
  name: string,
  request: string,
  kind: NetworkFault,
  wanted: unknown,
): Promise<string[]> {
  const { before, step } = STEPS[name] as (typeof STEPS)[string];
  await using github = await scene(before);
  await using proxy = await githubProxy(github);
  proxy.fail({ request, kind, lasting: false });
  const first = await told(step(github, proxy.url));
  const problems: string[] = [];
  const fail = (what: string) => problems.push(`${kind} at ${request}: ${what}`);
  if (/Error: .*\n\s+at |TypeError|undefined/.test(first.words)) fail(first.words);
  if (HEALS.includes(kind)) {
    if (first.failed) fail(`did not heal: ${first.words}`);
    if (!waitedIn(proxy, request, kind)) fail('did not wait as it was asked to');
  }
  const open = (await github.pulls.all(github.repository, 'open')).length;
  if (open > 1) fail(`${open} pull requests are open`);
  if (first.failed || !HEALS.includes(kind)) {
    const again = await told(step(github, proxy.url));
    if (again.failed) fail(`run again: ${again.words}`);
  }
  const end = JSON.stringify(await visible(github));
  if (end !== JSON.stringify(wanted)) fail(`came to ${end}`);
  github.expectNoViolations();
  return problems;
}

const AT_ONCE = 4;

const OF_READS: readonly NetworkFault[] = ['502 with a page', 'reset before'];
/** Of what is written, it matters most whether it was although it failed. */
const OF_WRITES: readonly NetworkFault[] = ['reset before', 'reset after', 'answer cut off', 'not allowed'];

/**
 * Each request with the faults that matter most there, the first that writes with all of them; each with all where the
 * environment says `FAULTS=all`, which takes some minutes.
 */
function trials(requests: readonly string[]): (readonly [string, NetworkFault])[] {
  const isRead = (request: string) => request.startsWith('GET ');
  const first = requests.find((request) => !isRead(request));
  return requests.flatMap((request) => {
    const isWhole = request === first || process.env['FAULTS'] === 'all';
    const kinds = isWhole ? NETWORK_FAULTS : isRead(request) ? OF_READS : OF_WRITES;
    return kinds.map((kind) => [request, kind] as const);
  });
}

/** Whether the request that followed the refused one came no sooner than the answer had asked for. */
function waitedIn({ requests, times }: FailingProxy, request: string, kind: NetworkFault): boolean {
  if (!/Retry-After|x-ratelimit-reset|secondary/.test(kind)) return true;
  const at = requests.indexOf(request);
  return (times[at + 1] as number) - (times[at] as number) >= ASKED_MS - 50;
}

describe.each(Object.keys(STEPS))('%s', (name) => {
  test('is what it would have been after any fault of any request', { timeout: 600_000 }, async () => {
    const { before, step } = STEPS[name] as (typeof STEPS)[string];
    await using github = await scene(before);
    await using proxy = await githubProxy(github);
    await step(github, proxy.url);
    const wanted = await visible(github);
    const left = trials([...new Set(proxy.requests)]);
    expect(left.length).toBeGreaterThan(5);
    const problems: string[] = [];
    const work = async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift())
        problems.push(...(await tryOnce(name, ...one, wanted)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(problems).toEqual([]);
  });
});
