import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { startGitLab } from '../harness/gitlab.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';

// Which forge a command publishes to, with which token: the command line as users start it, which rolls back a profile.

let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

beforeEach(async () => {
  place = await makePlace({ ...TINY, 'default.pgo': recorded('index-1') });
  git = await makeRepository(place.cwd);
  await place.write({ 'default.pgo': recorded('render-1') });
  await git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Newer');
});
afterEach(() => place[Symbol.asyncDispose]());

const TOKEN = 'glpat-of-the-bot-0123';
const login = btoa(`oauth2:${TOKEN}`);

async function rollBack(env: Record<string, string>, ...args: string[]) {
  const ended = await place.run(['rollback', '--json', ...args], { env: { CI: 'true', ...env } });
  const printed = ended.stdout + ended.stderr;
  for (const secret of [TOKEN, login, 'of-the-job']) expect(printed).not.toContain(secret);
  return { ...documentOf(ended), exitCode: ended.exitCode };
}

/** A server that hands the requests to `answer` and keeps their paths and `Authorization` headers. */
async function recorder(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(
      `${request.url} ${request.headers.authorization ?? ''} ${request.headers['private-token'] ?? ''}`,
    );
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a job of GitLab opens a merge request with GITLAB_TOKEN, whatever credentials the clone has', async () => {
  await using gitlab = await startGitLab();
  const address = gitlab.url.replace('//', '//gitlab-ci-token:of-the-job@');
  await git('push', '--quiet', gitlab.bare, 'main');
  await git('remote', 'add', 'origin', `${address}/group/sub/service.git`);
  const env = { GITLAB_CI: 'true', CI_API_V4_URL: `${gitlab.url}/api/v4`, GITLAB_TOKEN: TOKEN };
  const { publication, exitCode, error } = await rollBack(env);
  expect([exitCode, error]).toEqual([0, undefined]);
  expect(publication).toMatchObject({ kind: 'pull-request', operation: 'created', number: 1 });
  expect(gitlab.requests[0]).toMatchObject({
    title: 'Roll back default.pgo',
    source_branch: 'pgo/rollback-default',
  });
  gitlab.expectNoViolations();

  const { error: committing } = await rollBack(env, '--publish', 'commit');
  expect(committing?.message).toMatch(/GitHub only.*GitLab/);
});

test.each([
  ['GitLab', { GITLAB_CI: 'true', CI_JOB_TOKEN: 'of-the-job' }, 'GITLAB_TOKEN'],
  ['Gitea', { GITEA_ACTIONS: 'true', GITHUB_API_URL: 'http://127.0.0.1:1/api/v1' }, 'GITEA_TOKEN'],
])('a job of %s without a token is told which one to set', async (_, env, variable) => {
  await git('remote', 'add', 'origin', 'http://127.0.0.1:1/a/b.git');
  const { error, exitCode } = await rollBack(env);
  expect([exitCode, error?.fix]).toEqual([2, expect.stringContaining(variable)]);
  expect(error?.fix).toContain('publish: git');
});

test('another server than that of the API does not get the token from git', async () => {
  await using other = await recorder((_, response) => response.writeHead(401).end());
  await git('remote', 'add', 'origin', `${other.url}/a/b.git`);
  const env = { GITLAB_CI: 'true', CI_API_V4_URL: 'http://127.0.0.1:1/api/v4', GITLAB_TOKEN: TOKEN };
  expect((await rollBack(env)).exitCode).toBe(1);
  expect(other.requests.length).toBeGreaterThan(0);
  expect(other.requests.join('\n')).not.toMatch(new RegExp(`${TOKEN}|${login}`));
});

test('git follows no redirect with the token', async () => {
  await using other = await recorder((_, response) => response.writeHead(404).end());
  await using forge = await recorder((request, response) =>
    response.writeHead(302, { location: other.url + request.url }).end(),
  );
  await git('remote', 'add', 'origin', `${forge.url}/a/b.git`);
  const env = { GITLAB_CI: 'true', CI_API_V4_URL: `${forge.url}/api/v4`, GITLAB_TOKEN: TOKEN };
  expect((await rollBack(env)).exitCode).toBe(1);
  expect(forge.requests.join('\n')).toContain(login);
  expect(other.requests).toEqual([]);
});
