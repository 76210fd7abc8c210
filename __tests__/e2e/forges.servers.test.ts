import { chmod, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTool } from '../../src/system/exec.ts';
import { runWorkflow } from '../harness/act/workflow.ts';
import { bundleOfThisRun } from '../harness/bundle.ts';
import { cleanEnvironment, makePlace, type Place } from '../harness/cli.ts';
import { startGitLab } from '../harness/gitlab.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';
import { startGitea } from '../harness/servers/gitea.ts';

// The examples for other forges run as they are, on this machine instead of in their images: by gitlab-ci-local, which first checks the
// file against GitLab's own schema, and by act, from which the runners of Gitea and Forgejo come.

const BRANCH = 'pgo/default';
const GITLAB_CI_LOCAL = createRequire(import.meta.url).resolve('gitlab-ci-local');

let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;

beforeEach(async () => {
  place = await makePlace({
    ...TINY,
    '.gitlab-ci.yml': await example('gitlab/pgo.gitlab-ci.yml'),
    '.gitea/workflows/pgo.yml': await example('gitea/pgo.yml'),
    '../bin/npx': `#!/bin/sh\n[ "$1 $2" = '--yes go-pgo@1' ] && shift 2 && exec node '${join(bundleOfThisRun(), 'cli.js')}' "$@"\n`,
    // What the image lacks, and what only containers need.
    '../bin/apt-get': '#!/bin/sh\n',
    '../bin/rsync': '#!/bin/sh\n',
  });
  for (const name of ['npx', 'apt-get', 'rsync']) await chmod(place.path('../bin', name), 0o755);
  const node = dirname(process.execPath);
  vi.stubEnv('PATH', [place.path('../bin'), node, process.env['PATH']].join(delimiter));
  await place.write({
    '.github/pgo.yml': `sources: [${place.path('../production.pprof')}]\nbenchmarks: none\nevidence: none\n`,
  });
  git = await makeRepository(place.cwd);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await place[Symbol.asyncDispose]();
});

function example(name: string): Promise<string> {
  return readFile(new URL(`../../examples/${name}`, import.meta.url), 'utf8');
}

/** Refreshes with a recorded profile; `job` returns its exit code and what it printed. @returns the one commit that is proposed then. */
async function refreshed(
  profile: string,
  job: () => Promise<[exitCode: number | null, log: string]>,
  server = 'origin',
): Promise<string> {
  await place.write({ '../production.pprof': recorded(profile) });
  const [exitCode, log] = await job();
  expect(exitCode, log).toBe(0);
  await git('fetch', '--quiet', '--prune', server, '+refs/heads/*:refs/remotes/origin/*');
  const refs = await git('for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes/origin');
  expect(refs.split('\n')).toEqual(['main', BRANCH]);
  expect(await git('diff', '--name-only', `origin/main...origin/${BRANCH}`)).toBe('default.pgo');
  expect(await git('rev-list', '--count', `origin/main..origin/${BRANCH}`)).toBe('1');
  return git('rev-parse', `origin/${BRANCH}`);
}

test('GitLab: a scheduled pipeline opens a merge request; the next one updates it', async () => {
  await using gitlab = await startGitLab();
  const project = 'group/sub/service';
  // The credentials of the job are in the address, as in a job of GitLab. They may not push.
  const address = gitlab.url.replace('//', '//gitlab-ci-token:of-the-job@');
  await git('push', '--quiet', gitlab.bare, 'main');
  await git('remote', 'add', 'origin', `${address}/${project}.git`);

  const pipeline = async (source: string, ...args: string[]): Promise<[number, string]> => {
    const variables = {
      CI_PIPELINE_SOURCE: source,
      GITLAB_CI: 'true',
      CI_API_V4_URL: `${gitlab.url}/api/v4`,
      GITLAB_TOKEN: gitlab.tokens.bot,
    };
    const given = Object.entries(variables).flatMap(([name, value]) => ['--variable', `${name}=${value}`]);
    const fixed = ['--home', place.tmp, '--force-shell-executor', '--no-artifacts-to-source', ...given];
    const argv = [process.execPath, GITLAB_CI_LOCAL, ...fixed, ...args] as const;
    const { exitCode, stdout, stderr } = await runTool(argv, { cwd: place.cwd, env: cleanEnvironment() });
    return [exitCode, `${stderr}\n${stdout}`];
  };
  const logs: string[] = [];
  const scheduled = async (): Promise<[number, string]> => {
    const [exitCode, log] = await pipeline('schedule', 'refresh-pgo');
    logs.push(log);
    return [exitCode, log];
  };
  const first = await refreshed('index-1', scheduled, gitlab.bare);
  const [opened] = gitlab.requests;
  expect(opened).toMatchObject({
    title: 'Refresh default.pgo',
    source_branch: BRANCH,
    target_branch: 'main',
  });
  expect(opened?.description).toMatch(/^### .*\bprofile\b/m);
  const { description } = opened ?? {};
  expect(await refreshed('render-1', scheduled, gitlab.bare)).not.toBe(first);
  expect(gitlab.requests).toHaveLength(1);
  expect(gitlab.requests[0]?.description).not.toBe(description);
  gitlab.expectNoViolations();
  for (const secret of [gitlab.tokens.bot, 'of-the-job', btoa(`oauth2:${gitlab.tokens.bot}`)])
    expect(logs.join('')).not.toContain(secret);

  // Other pipelines have no such job, and GitLab's schema refuses what it does not know.
  expect((await pipeline('push', '--list'))[1]).not.toContain('refresh-pgo');
  const text = await example('gitlab/pgo.gitlab-ci.yml');
  await place.write({ '.gitlab-ci.yml': text.replace('resource_group', 'resource_groups') });
  expect(await pipeline('schedule', '--list')).toEqual([
    1,
    expect.stringContaining("'resource_groups' property is not expected"),
  ]);
});

test('Gitea: the workflow opens one pull request, updates its commit and its text, and closes it', async () => {
  await using gitea = await startGitea();
  await gitea.ask('POST', '/user/repos', { name: 'service' });
  const scopes = ['write:repository', 'write:issue'];
  const { sha1: token } = await gitea.ask('POST', '/users/gopher/tokens', { name: 'pgo', scopes });
  const address = `${gitea.url}/gopher/service.git`;
  const push = () => git('push', '--quiet', address.replace('//', `//gopher:${token}@`), 'main');
  await git('remote', 'add', 'origin', address);
  await push();
  // Gitea counts a repository as empty for a moment after its first push, and answers 404 for its pull requests until then.
  const isEmpty = async () => (await gitea.ask('GET', '/repos/gopher/service')).empty;
  await expect.poll(isEmpty, { timeout: 30_000 }).toBe(false);

  const workflow = async (): Promise<[number | null, string]> => {
    const { exitCode, log } = await runWorkflow({
      repositoryDir: place.cwd,
      event: 'schedule',
      workflowFile: '.gitea/workflows/pgo.yml',
      repository: 'gopher/service',
      env: { GITHUB_SERVER_URL: gitea.url },
      githubApiUrl: `${gitea.url}/api/v1`,
      secrets: { PGO_TOKEN: token },
      localActions: { 'actions/setup-go': join(import.meta.dirname, '../harness/act/actions/setup-go') },
    });
    return [exitCode, log];
  };
  /** The one pull request there ever was. */
  const pull = async () => {
    const pulls = await gitea.ask('GET', '/repos/gopher/service/pulls?state=all');
    expect(pulls).toHaveLength(1);
    return pulls[0];
  };
  const first = await refreshed('index-1', workflow);
  const opened = await pull();
  expect(opened).toMatchObject({
    title: 'Refresh default.pgo',
    base: { ref: 'main' },
    head: { ref: BRANCH, sha: first },
  });
  expect(opened.body).toMatch(/^### .*\bprofile\b/m);
  const second = await refreshed('render-1', workflow);
  const updated = await pull();
  expect(updated).toMatchObject({ state: 'open', head: { ref: BRANCH, sha: second } });
  expect(updated.body).not.toBe(opened.body);

  await git('checkout', '--quiet', `origin/${BRANCH}`, '--', 'default.pgo');
  await git('commit', '--quiet', '--no-gpg-sign', '--message=By hand');
  await push();
  expect(await workflow()).toEqual([0, expect.anything()]);
  // Gitea closes it a moment after the push.
  await expect.poll(pull, { timeout: 30_000 }).toMatchObject({ state: 'closed', merged: false });
});
