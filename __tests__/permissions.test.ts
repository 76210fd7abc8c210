import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectArtifacts } from '../src/collect/artifact.ts';
import type { ArtifactSource } from '../src/collect/source.ts';
import { pullRequestsOf } from '../src/commands/rollback.ts';
import { commitPublisher, pullRequestPublisher } from '../src/publish/github.ts';
import { type Publisher, type PublishOptions, UNCHANGED } from '../src/publish/proposal.ts';
import type { Finding } from '../src/system/errors.ts';
import { ExpectedError } from '../src/system/errors.ts';
import { createContext } from './contract/context.ts';
import { startArtifactApi, TOKEN as TOKEN_OF_ARTIFACTS } from './harness/artifacts/api.ts';
import { zip } from './harness/artifacts/upload/zip.mts';
import { OpenApi } from './harness/github/openapi.ts';
import {
  type DocumentedUse,
  type Permissions,
  permissionsPage,
  united,
  withOneLess,
} from './harness/github/permissions.ts';
import { type GateOptions, PermissionGate } from './harness/github/permissions-gate.ts';
import { type GitHubHarness, startGitHub } from './harness/github/start.ts';
import { jobIn } from './harness/job.ts';
import { temporaryFolder } from './harness/temporary.ts';
import { options, PROFILE, proposal } from './publish/scene.ts';

/** What `docs/permissions.md` says a token needs, against an emulated GitHub that grants just that, or less. */

const page = permissionsPage();
const REPOSITORY = 'octo/service';
const FORK = 'alice/service';

function granted(uses: readonly DocumentedUse[], name: string): Permissions {
  const found = uses.find(({ use }) => use === name);
  if (found === undefined) throw new Error(`docs/permissions.md has no line "${name}".`);
  return found.permissions;
}

const FOR_PULL_REQUEST = granted(page.commands, 'refresh: publish: pull-request, the default');
const FOR_COMMIT = granted(page.commands, 'refresh: publish: commit');

let github: GitHubHarness;
beforeEach(async () => {
  github = await startGitHub({
    files: { [PROFILE]: 'old' },
    fork: FORK,
    people: ['ann'],
    teams: ['runtime'],
  });
});
afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

/** Runs `action` behind a gate that grants the repository `permissions`; nothing may be asked that is not documented. */
async function behindGate<T>(
  permissions: Permissions,
  action: (gate: PermissionGate) => Promise<T>,
  more: Partial<GateOptions> = {},
): Promise<T> {
  await using gate = await PermissionGate.start(github.url, {
    grants: { [REPOSITORY]: permissions },
    ...more,
  });
  const result = await action(gate);
  expect(gate.violations).toEqual([]);
  return result;
}

function given(gate: PermissionGate) {
  return { token: github.token, repository: REPOSITORY, apiUrl: gate.url, retryDelay: 1 };
}

function pullRequests(gate: PermissionGate, changed: Partial<PublishOptions> = {}): Publisher {
  return pullRequestPublisher({ ...given(gate), options: options(changed) });
}

/** A refresh from its look at what is there to what it hands in. */
async function refreshed(publisher: Publisher, profile = 'new') {
  await publisher.look([PROFILE]);
  return publisher.publish(proposal(profile));
}

async function refusalOf(action: () => Promise<unknown>): Promise<{ message: string; fix: string }> {
  return action().then(
    () => {
      throw new Error('It was not refused.');
    },
    ({ message, fix }) => ({ message, fix }),
  );
}

/** What a token that has `left` of it is told to lack: `contents: none` is first missed by what reads. */
function missing(left: string): string {
  const [name, access] = left.split(': ');
  return `${name}: ${access === 'none' ? 'read' : 'write'}`;
}

describe('the list of requests', () => {
  test('names only what GitHub documents', () => {
    const api = OpenApi.load();
    for (const { method, path } of page.requests.filter((one) => one.method !== 'GraphQL')) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      expect(api.violations(method, url, '').join(), url).not.toContain('GitHub has no such request');
    }
  });

  test('has all that the code can ask', () => {
    const listed = page.requests.map(({ method, path }) => `${method} ${path}`);
    const { rest } = getOctokit('none');
    const methods = rest as unknown as Record<
      string,
      Record<string, { endpoint: { DEFAULTS: { method: string; url: string } } }>
    >;
    const sources = globSync('src/**/*.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) });
    const asked = new Set<string>();
    for (const file of sources) {
      const code = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      for (const [, scope = '', name = ''] of code.matchAll(/\.rest\.(\w+)\.(\w+)/g)) {
        const { method, url } = methods[scope]?.[name]?.endpoint.DEFAULTS ?? {};
        asked.add(`${method} ${url}`);
      }
      for (const [, name = ''] of code.matchAll(/graphql[^`]*`[^`]*?\b(\w+PullRequest\w*)\(input/g)) {
        asked.add(`GraphQL ${name}`);
      }
    }
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((one) => !listed.includes(one))).toEqual([]);
  });
});

describe('a pull request', () => {
  test('needs exactly what is documented', async () => {
    await behindGate(FOR_PULL_REQUEST, async (gate) => {
      expect((await refreshed(pullRequests(gate))).publication.operation).toBe('created');
      expect((await refreshed(pullRequests(gate), 'newer')).publication.operation).toBe('updated');
      expect((await pullRequests(gate).withdraw('Pointless.')).operation).toBe('closed');
      expect(gate.needed(REPOSITORY)).toEqual(FOR_PULL_REQUEST);
    });
  });

  test.each(withOneLess(FOR_PULL_REQUEST))('with only $name says what it lacks', async ({ name, left }) => {
    const { message, fix } = await behindGate(left, (gate) => refusalOf(() => refreshed(pullRequests(gate))));
    expect(message).toBe(
      `The token lacks the permission \`${missing(name)}\` on octo/service: Resource not accessible by integration.`,
    );
    expect(fix).toBe(
      `Add \`permissions: { contents: write, pull-requests: write }\` to the workflow's job, or pass a \`token\` that has \`${missing(name)}\` on octo/service (a classic token: the scope \`repo\`).`,
    );
    expect(await github.pulls.all(REPOSITORY)).toEqual([]);
  });

  test('of a public repository is refused only where it writes', async () => {
    const open = await behindGate({}, (gate) => refusalOf(() => refreshed(pullRequests(gate))), {
      open: true,
    });
    expect(open.message).toContain('lacks the permission `contents: write`');
  });

  test('by a fine-grained token says what it lacks', async () => {
    const more = { token: 'personal access token' } as const;
    const refused = await behindGate(
      { 'pull-requests': 'write', contents: 'read' },
      (gate) => refusalOf(() => refreshed(pullRequests(gate))),
      more,
    );
    expect(refused.message).toBe(
      'The token lacks the permission `contents: write` on octo/service: Resource not accessible by personal access token.',
    );
    expect(refused.fix).toContain('pass a `token` that has `contents: write` on octo/service');
  });
});

describe('a commit', () => {
  const commits = (gate: PermissionGate) => commitPublisher({ ...given(gate), options: options() });

  test('needs exactly what is documented', async () => {
    await behindGate(FOR_COMMIT, async (gate) => {
      expect((await refreshed(commits(gate))).publication.operation).toBe('created');
      expect(gate.needed(REPOSITORY)).toEqual(FOR_COMMIT);
    });
  });

  test.each(withOneLess(FOR_COMMIT))('with only $name says what it lacks', async ({ name, left }) => {
    const { message, fix } = await behindGate(left, (gate) => refusalOf(() => refreshed(commits(gate))));
    expect(message).toContain(`The token lacks the permission \`${missing(name)}\` on octo/service: `);
    // No more than this way of publishing needs.
    expect(fix).toContain("Add `permissions: { contents: write }` to the workflow's job");
  });
});

/** What a line of "What adds to it" stands for, and what becomes of it without its permissions. */
interface Addition {
  readonly with: (permissions: Permissions) => Promise<Permissions>;
  readonly without?: (permissions: Permissions) => Promise<string>;
}

const ORDINARY = 'labels that the repository has, assignees, reviewers, draft, auto-merge, delete-branch';
const NEW_LABELS = 'labels that the repository does not have yet';
const OWN_ARTIFACT = 'an artifact of this run';
const OTHER_ARTIFACT =
  'an artifact, as a source or in history, by workflow, branch or run-id, or on GitHub Enterprise Server';
const LABELLED = 'rollback by a label with publish: commit';
/** Whole runs: see permissions-commands.test.ts; other steps of the job: see permissions-examples.test.ts. */
const ELSEWHERE = [
  'the config file on a pull request',
  'actions/checkout',
  'a login at AWS, Google Cloud or Azure without stored keys, for sources or archive',
];

const ADDITIONS: Readonly<Record<string, Addition>> = {
  [ORDINARY]: { with: withAttributes },
  [NEW_LABELS]: {
    with: (permissions) => withLabel(permissions, []),
    without: async (permissions) => {
      const findings: Finding[] = [];
      await withLabel(permissions, findings);
      return findings.map(({ message, fix }) => `${message} ${fix}`).join();
    },
  },
  [OTHER_ARTIFACT]: {
    with: loadArtifact,
    without: (permissions) =>
      refusalOf(() => loadArtifact(permissions)).then(({ message, fix }) => `${message} ${fix}`),
  },
  [LABELLED]: {
    with: askForPullRequests,
    without: (permissions) =>
      refusalOf(() => askForPullRequests(permissions)).then(({ message, fix }) => `${message} ${fix}`),
  },
};

describe('what adds to it', () => {
  test('is tried line by line', () => {
    expect(page.additions.map(({ use }) => use).sort()).toEqual(
      [...Object.keys(ADDITIONS), ...ELSEWHERE, OWN_ARTIFACT].sort(),
    );
  });

  test.each(Object.entries(ADDITIONS))('%s', async (name, { with: run, without }) => {
    const permissions = granted(page.additions, name);
    expect(await run(permissions)).toEqual(permissions);
    for (const { left } of withOneLess(permissions)) {
      const [needed = ''] = Object.entries(permissions).map((one) => one.join(': '));
      expect(await without?.(left)).toContain(`\`${needed}\``.replace('`actions: read`', 'actions: read'));
    }
  });
});

/** Beside what any pull request needs. */
function beyondPullRequest(gate: PermissionGate): Permissions {
  const needed = Object.entries(gate.needed(REPOSITORY));
  return Object.fromEntries(needed.filter(([name, access]) => FOR_PULL_REQUEST[name] !== access));
}

async function withAttributes(permissions: Permissions): Promise<Permissions> {
  await github.emulator.must('POST', `/repos/${REPOSITORY}/labels`, { name: 'pgo', color: 'ededed' });
  const attributes: Partial<PublishOptions> = {
    ...{ labels: ['pgo'], assignees: ['gopher'], reviewers: ['ann'] },
    autoMerge: 'squash',
  };
  return behindGate(united(FOR_PULL_REQUEST, permissions), async (gate) => {
    const publisher = pullRequests(gate, attributes);
    for (const [round, draft] of [false, true, false].entries()) {
      const { findings } = await publisher.publish(proposal(`profile ${round}`, { draft }));
      expect(findings).toEqual([]);
    }
    expect((await publisher.withdraw(UNCHANGED)).operation).toBe('closed');
    const [, ...graphQl] = page.requests.filter(({ method }) => method === 'GraphQL');
    for (const { method, path } of graphQl) expect(gate.used).toContain(`${method} ${path}`);
    expect(gate.used).toContain('DELETE /repos/{owner}/{repo}/git/refs/{ref}');
    return beyondPullRequest(gate);
  });
}

/** Each call puts another label on another profile. */
async function withLabel(permissions: Permissions, warnings: Finding[]): Promise<Permissions> {
  const commits = github.writes.filter((one) => one.endsWith('/git/commits')).length;
  return behindGate(united(FOR_PULL_REQUEST, permissions), async (gate) => {
    const publisher = pullRequests(gate, { labels: [`label ${commits}`] });
    const { publication, findings } = await publisher.publish(proposal(`profile ${commits}`));
    expect(publication.operation).not.toBe('none');
    warnings.push(...findings);
    return beyondPullRequest(gate);
  });
}

test('an artifact of a public repository is not for everybody either', async () => {
  const { message, fix } = await refusalOf(() => loadArtifact({}, { open: true }));
  expect(message).toContain('the artifacts of octo/service');
  expect(fix).toContain('`permissions: { actions: read }`');
});

async function loadArtifact(permissions: Permissions, more: Partial<GateOptions> = {}): Promise<Permissions> {
  await using artifacts = await startArtifactApi({
    [REPOSITORY]: {
      workflows: [{ id: 1, file: 'load-test.yml' }],
      runs: [
        {
          ...{ id: 7, workflow: 1, branch: 'main', createdAt: new Date() },
          artifacts: [
            { id: 70, name: 'cpu', body: zip([{ name: 'cpu.pprof', data: Buffer.from('profile') }]) },
          ],
        },
      ],
    },
  });
  await using gate = await PermissionGate.start(artifacts.url, {
    grants: { [REPOSITORY]: permissions },
    ...more,
  });
  await using context = await createContext({
    token: TOKEN_OF_ARTIFACTS,
    env: { GITHUB_API_URL: gate.url, GITHUB_REPOSITORY: REPOSITORY },
  });
  const ways = [{ workflow: 'load-test.yml' }, { branch: 'main' }, { runId: 7 }] as const;
  for (const way of ways) {
    const source: ArtifactSource = {
      ...{ kind: 'artifact', name: 'cpu', label: 'artifact: cpu', required: false },
      ...way,
    };
    const { files, findings } = await collectArtifacts(source, context);
    // What one artifact has against it costs only that one.
    const [refusal] = findings;
    if (refusal !== undefined) throw new ExpectedError(refusal.message, { fix: refusal.fix ?? '' });
    expect(files.map(({ name }) => name)).toEqual(['cpu/cpu.pprof']);
  }
  expect(gate.violations).toEqual([]);
  return gate.needed(REPOSITORY);
}

async function askForPullRequests(permissions: Permissions): Promise<Permissions> {
  await using folder = await temporaryFolder();
  const commit = (await github.emulator.head(REPOSITORY, 'main')) as string;
  github.inject({ path: /\/commits\/\w+\/pulls$/ }, { status: 200, body: [{ number: 12 }] });
  return await behindGate(united(FOR_COMMIT, permissions), async (gate) => {
    const env = { GITHUB_API_URL: gate.url, GITHUB_REPOSITORY: REPOSITORY };
    const { job } = await jobIn(folder.path, { command: 'rollback', token: github.token, env });
    expect(await pullRequestsOf(job, commit)).toEqual([12]);
    return gate.needed(REPOSITORY);
  });
}

describe("what the workflow's own token cannot do", () => {
  test('a team is asked by a token that may read the members', async () => {
    const asks = { teamReviewers: ['octo/runtime'] };
    const refused = await behindGate(FOR_PULL_REQUEST, (gate) =>
      pullRequests(gate, asks).publish(proposal('new')),
    );
    expect(refused.findings).toMatchObject([
      { severity: 'warning', fix: expect.stringContaining('a GitHub App with `members: read`') },
    ]);
    const asked = await behindGate(
      FOR_PULL_REQUEST,
      (gate) => pullRequests(gate, asks).publish(proposal('newer')),
      { members: true },
    );
    expect(asked.findings).toEqual([]);
  });

  const TO_FORK = {
    [REPOSITORY]: { contents: 'read', 'pull-requests': 'write' },
    [FORK]: { contents: 'write' },
  } as const;

  test('a fork is written by a token that may, and the repository is not', async () => {
    await using gate = await PermissionGate.start(github.url, { grants: TO_FORK });
    const { publication } = await refreshed(pullRequests(gate, { pushToFork: FORK }));
    expect(publication.operation).toBe('created');
    expect(gate.needed(REPOSITORY)).toEqual(TO_FORK[REPOSITORY]);
    expect(gate.needed(FORK)).toEqual(TO_FORK[FORK]);
    expect(gate.violations).toEqual([]);
  });

  test('a fork that the token may only read is named', async () => {
    await using gate = await PermissionGate.start(github.url, {
      grants: { ...TO_FORK, [FORK]: { contents: 'read' } },
    });
    const refused = await refusalOf(() => refreshed(pullRequests(gate, { pushToFork: FORK })));
    expect(refused).toEqual({
      message: `The token lacks the permission \`contents: write\` on ${FORK}: Resource not accessible by integration.`,
      fix: `Pass a \`token\` that has \`contents: write\` on ${FORK} (a classic token: the scope \`repo\`): the workflow's own token only reaches its own repository.`,
    });
  });

  test('drafts of a fork take writing to the repository', async () => {
    await using gate = await PermissionGate.start(github.url, { grants: TO_FORK });
    const publisher = pullRequests(gate, { pushToFork: FORK });
    await publisher.publish(proposal('new'));
    const { findings } = await publisher.publish(proposal('slower', { draft: true }));
    expect(findings).toMatchObject([
      {
        message: 'The pull request could not be made a draft: Resource not accessible by integration.',
        fix: expect.stringContaining('`contents: write`'),
      },
    ]);
  });
});
