import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Ended, makePlace, type Place } from './harness/cli.ts';
import { startGitServer } from './harness/git-server.ts';
import {
  type DocumentedUse,
  type Permissions,
  permissionsPage,
  united,
} from './harness/github/permissions.ts';
import { PermissionGate } from './harness/github/permissions-gate.ts';
import { type GitHubHarness, startGitHub, TOKEN } from './harness/github/start.ts';
import { makeRepository, TINY } from './harness/go-modules.ts';
import { recorded } from './harness/profiles.ts';

/** Whole commands as users start them, with a token that may do what `docs/permissions.md` says, and with less. */

const page = permissionsPage();
const REPOSITORY = 'octo/service';
/** The new profile of `refresh`; what the repository holds is the other one. */
const SOURCES = ['--source', 'profiles/render-1.pprof'];

let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;
let github: GitHubHarness;
let start: string;
let number: number;

beforeAll(async () => {
  place = await makePlace({
    ...TINY,
    'default.pgo': recorded('render-2'),
    'profiles/render-1.pprof': recorded('render-1'),
    // Worth a comment of `check`.
    '.dockerignore': '**/*.pgo\n',
    'several.yml': 'targets: [{ package: . }]\n',
  });
  git = await makeRepository(place.cwd);
  await place.write({ 'default.pgo': recorded('index-1') });
  await git(
    '-c',
    'user.name=G',
    '-c',
    'user.email=g@example.org',
    'commit',
    '--quiet',
    '--all',
    '--message=Refresh',
  );
  start = await git('rev-parse', 'HEAD');
});
afterAll(() => place[Symbol.asyncDispose]());

beforeEach(async () => {
  github = await startGitHub();
  const files = { 'default.pgo': recorded('render-2') };
  await github.emulator.commit(REPOSITORY, 'main', files, { message: 'Earlier' });
  await github.emulator.commit(
    REPOSITORY,
    'main',
    { 'default.pgo': recorded('index-1') },
    { message: 'Refresh' },
  );
  await git('checkout', '--quiet', '-B', 'main', start);
  await github.emulator.commit(REPOSITORY, 'feature', { 'a.go': 'package a' }, { from: 'main' });
  const pull = await github.request('POST', `/repos/${REPOSITORY}/pulls`, {
    ...{ title: 'A feature', head: 'feature', base: 'main' },
  });
  number = pull.data.number;
});
afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

interface Less {
  readonly name: string;
  readonly left: Permissions;
  readonly exit: number;
  readonly says: RegExp;
}

/** One line of the page's first table. */
interface Case {
  readonly args: readonly string[];
  /** With a permission a step weaker: how the run ends, and what it says. Every step is in permissions.test.ts. */
  readonly less?: readonly Less[];
  readonly onPullRequest?: boolean;
  /** What can be seen of it when it was done. */
  readonly done?: (ended: Ended) => Promise<void> | void;
}

const refused = (permission: string) =>
  new RegExp(
    `error: The token lacks the permission \`${permission}\` on ${REPOSITORY}: Resource not accessible`,
  );
const lessThanPullRequest: Less[] = [
  {
    name: 'contents: read',
    left: { contents: 'read', 'pull-requests': 'write' },
    exit: 1,
    says: refused('contents: write'),
  },
  {
    name: 'pull-requests: read',
    left: { contents: 'write', 'pull-requests': 'read' },
    exit: 1,
    says: refused('pull-requests: write'),
  },
];
const lessThanCommit: Less[] = [
  { name: 'contents: read', left: { contents: 'read' }, exit: 1, says: refused('contents: write') },
];
const lessThanComment: Less[] = [
  {
    name: 'pull-requests: read',
    left: { contents: 'read', 'pull-requests': 'read' },
    exit: 0,
    says: /got no comment: Resource not accessible by integration\.(?:.|\n)*`permissions: \{ pull-requests: write \}`/,
  },
];

const REFRESH = ['refresh', '--benchmarks', 'none', '--evidence', 'none', ...SOURCES];
const ROLLBACK = ['rollback', '--profile', 'default.pgo'];
const CHECK = ['check', '--max-profile-age', '36500d'];
const COMPARE = ['compare', '--benchmarks', 'none', '--evidence', 'compiler'];

const commented = async () => {
  const path = `/repos/${REPOSITORY}/issues/${number}/comments`;
  expect(await github.emulator.must('GET', path)).toHaveLength(1);
};
const opened = async () => expect(await github.pulls.all(REPOSITORY, 'open')).toHaveLength(2);
const committed = async () =>
  expect(await github.file('default.pgo')).not.toEqual(Buffer.from(recorded('index-1')));

const CASES: Readonly<Record<string, Case>> = {
  'refresh: publish: pull-request, the default': {
    args: REFRESH,
    less: lessThanPullRequest.slice(0, 1),
    done: opened,
  },
  'refresh: publish: commit': { args: [...REFRESH, '--publish', 'commit'], done: committed },
  'refresh: publish: local or none': { args: [...REFRESH, '--publish', 'local'] },
  'rollback: publish: pull-request, the default': { args: ROLLBACK, less: lessThanPullRequest, done: opened },
  'rollback: publish: commit': {
    args: [...ROLLBACK, '--publish', 'commit'],
    less: lessThanCommit,
    done: committed,
  },
  'rollback: publish: local or none': { args: [...ROLLBACK, '--publish', 'local'] },
  'check: on a pull request, for its comment': {
    ...{ args: CHECK, onPullRequest: true, less: lessThanComment, done: commented },
  },
  'check: on other events, or comment: false': {
    ...{ args: [...CHECK, '--comment', 'false'], onPullRequest: true },
  },
  'compare: on a pull request, for its comment': {
    ...{ args: COMPARE, onPullRequest: true, done: commented },
  },
  'compare: on other events, or comment: false': { args: COMPARE },
  'collect: always': { args: ['collect', ...SOURCES, '--profile', '../collected.pgo'] },
  'build: always': { args: ['build'] },
  'targets: always': { args: ['targets', '--config', 'several.yml'] },
};

const CONFIG_OF_BASE: Permissions = { contents: 'read' };
const lines = (uses: readonly DocumentedUse[]) => uses.map(({ use }) => use);
const BY_GIT = ['refresh: publish: git', 'rollback: publish: git'];

async function run(gate: PermissionGate, one: Case): Promise<Ended> {
  const { args, onPullRequest } = one;
  const sha = (await github.emulator.head(REPOSITORY, 'main')) as string;
  const base = { ref: 'main', sha, repo: { full_name: REPOSITORY } };
  await place.write({ 'event.json': JSON.stringify({ pull_request: { number, base } }) });
  return place.run([...args, '--output-directory', '../out'], {
    env: {
      GITHUB_TOKEN: TOKEN,
      GITHUB_API_URL: gate.url,
      GITHUB_REPOSITORY: REPOSITORY,
      ...(onPullRequest && {
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: place.path('event.json'),
      }),
    },
  });
}

async function withGate(
  permissions: Permissions,
  one: Case,
  look: (gate: PermissionGate, ended: Ended) => unknown,
) {
  await using gate = await PermissionGate.start(github.url, { grants: { [REPOSITORY]: permissions } });
  const ended = await run(gate, one);
  expect(gate.violations).toEqual([]);
  await look(gate, ended);
}

test('every line of the table is run', () => {
  expect(lines(page.commands).sort()).toEqual([...Object.keys(CASES), ...BY_GIT].sort());
});

describe.each(page.commands.filter(({ use }) => !BY_GIT.includes(use)))('$use', ({ use, permissions }) => {
  const one = CASES[use] as Case;

  test('needs exactly what is documented', async () => {
    const grants = united(permissions, one.onPullRequest ? CONFIG_OF_BASE : {});
    await withGate(grants, one, async (gate, ended) => {
      expect(ended.exitCode, ended.stderr).toBe(0);
      // On a pull request, also for the config file of its base.
      const config = one.onPullRequest ? CONFIG_OF_BASE : {};
      expect(gate.needed(REPOSITORY)).toEqual(united(permissions, config));
      await one.done?.(ended);
    });
  });

  test.each(one.less ?? [])('with only $name says what it lacks', async ({ left, exit, says }) => {
    await withGate(left, one, (_, ended) => {
      expect(ended.exitCode, ended.stderr).toBe(exit);
      expect(ended.stderr).toMatch(says);
    });
  });
});

test('the config file of a pull request’s base', async () => {
  const documented = page.additions.find(({ use }) => use.startsWith('the config file on a pull request'));
  expect(documented?.permissions).toEqual(CONFIG_OF_BASE);
  const one: Case = { args: [...CHECK, '--comment', 'false'], onPullRequest: true };
  await withGate({}, one, (_, ended) => {
    expect(ended.exitCode).toBe(1);
    expect(ended.stderr).toContain('answered 403: Resource not accessible by integration');
    expect(ended.stderr).toContain('`permissions: { contents: read }`');
  });
});

/** GitHub's side of a push: what git's own server behind it gets, or the refusal that GitHub sends. */
async function startPushGate(server: string, { mayPush }: { readonly mayPush: boolean }): Promise<Server> {
  const gate = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!mayPush && request.url?.includes('git-receive-pack')) {
      response.writeHead(403, { 'content-type': 'text/plain' });
      response.end(`Permission to ${REPOSITORY}.git denied to github-actions[bot].\n`);
      return;
    }
    const answer = await fetch(`${server}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': request.headers['content-type'] ?? '',
        'git-protocol': String(request.headers['git-protocol'] ?? ''),
        'content-encoding': request.headers['content-encoding'] ?? 'identity',
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      ...(answer.status === 401 && { 'www-authenticate': 'Basic realm="GitHub"' }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  return gate;
}

describe.each([
  ['refresh', REFRESH],
  ['rollback', ROLLBACK],
])('%s: publish: git', (name, args) => {
  test.each([true, false])('where the job may write contents: %s', async (mayPush) => {
    expect(page.commands.find(({ use }) => use === `${name}: publish: git`)?.permissions).toEqual({
      contents: 'write',
    });
    const [root, remote] = [join(place.tmp, `git-${name}-${mayPush}`), 'service.git'];
    mkdirSync(root);
    execFileSync('git', [
      'clone',
      '--quiet',
      '--bare',
      '--single-branch',
      '--branch=main',
      place.cwd,
      join(root, remote),
    ]);
    execFileSync('git', ['config', 'http.receivepack', 'true'], { cwd: join(root, remote) });
    await using server = await startGitServer(root, 'secret');
    const gate = await startPushGate(server.anonymousUrl, { mayPush });
    const { port } = gate.address() as AddressInfo;
    await git('remote', 'add', 'origin', `http://gopher:secret@127.0.0.1:${port}/${remote}`);
    try {
      // Without a token for the API: there is nothing to be asked of it.
      const ended = await place.run([...args, '--publish', 'git', '--output-directory', '../out']);
      const branches = execFileSync('git', ['branch', '--list', 'pgo/*'], { cwd: join(root, remote) });
      expect(ended.exitCode, ended.stderr).toBe(mayPush ? 0 : 1);
      expect(branches.toString() !== '').toBe(mayPush);
      if (mayPush) return;
      expect(ended.stderr).toContain(
        `cannot be pushed to \`origin\`: Permission to ${REPOSITORY}.git denied to github-actions[bot].`,
      );
      expect(ended.stderr).toContain('`permissions: { contents: write }`');
    } finally {
      await git('remote', 'remove', 'origin');
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
    }
  });
});
