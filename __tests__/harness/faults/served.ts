import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GitHubHarness, startGitHub, TOKEN } from '../github/start.ts';
import { answer, startPprofServer } from '../pprof-server.ts';
import { recorded } from '../profiles.ts';
import { startVersitygw } from '../servers/versitygw.ts';
import { type FailingProxy, startProxy } from './proxy.ts';
import type { Ground } from './worlds.ts';

/** What runs ask over the network: each through something that fails when it is told to. */

export interface Served extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly proxies: readonly FailingProxy[];
  /** As `World`'s. */
  state(): Promise<unknown>;
  wrong(): Promise<readonly string[]>;
}

export const githubProxy = (github: GitHubHarness): Promise<FailingProxy> =>
  startProxy(github.url, (path) =>
    path
      .replace(/\?.*/, '')
      .replace(/[0-9a-f]{40}/g, '*')
      .replace(/\/\d+(?=\/|$)/g, '/*'),
  );

/** GitHub, and a server to get profiles from. */
export async function serveGitHub(
  root: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Served> {
  const github = await startGitHub({ files });
  const proxy = await githubProxy(github);
  const endpoint = await startPprofServer({ debug: answer(200, recorded('render-1')) });
  const endpointProxy = await startProxy(endpoint.url, (path) => `ENDPOINT${path.replace(/\?.*/, '')}`);
  return {
    env: environmentOf(github, proxy, root),
    args: ['--source', `{ pprof: "${endpointProxy.url}/debug/pprof/profile", seconds: 1 }`],
    proxies: [proxy, endpointProxy],
    state: () => proposedOn(github),
    wrong: () => wrongOn(github),
    async [Symbol.asyncDispose]() {
      for (const one of [proxy, endpointProxy, endpoint, github]) await one[Symbol.asyncDispose]();
    },
  };
}

/** GitHub, and the event of a pull request. */
export async function serveComments({ root }: Ground): Promise<Served> {
  const github = await startGitHub();
  const { repository, emulator } = github;
  await emulator.commit(repository, 'feature', { 'a.go': 'package a' }, { from: 'main' });
  const asked = { title: 'A feature', head: 'feature', base: 'main' };
  const { number } = (await github.request('POST', `/repos/${repository}/pulls`, asked)).data;
  const event = join(root, 'event.json');
  await writeFile(event, JSON.stringify({ pull_request: { number } }));
  const proxy = await githubProxy(github);
  const comments = async (): Promise<string[]> =>
    (await emulator.must('GET', `/repos/${repository}/issues/${number}/comments`)).map(
      ({ body }: { readonly body: string }) => body,
    );
  return {
    env: {
      ...environmentOf(github, proxy, root),
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
    },
    proxies: [proxy],
    state: comments,
    wrong: async () => {
      const { length } = await comments();
      return [...(length > 1 ? [`${length} comments`] : []), ...github.violations];
    },
    async [Symbol.asyncDispose]() {
      for (const one of [proxy, github]) await one[Symbol.asyncDispose]();
    },
  };
}

/** An S3 server to archive into. */
export async function serveArchive(): Promise<Served> {
  const server = await startVersitygw();
  await server.put('bucket', {});
  const proxy = await startProxy(
    server.url,
    (path) => `ARCHIVE${path.replace(/\?.*/, '').replace(/[^/]+\.result\.json$/, '*.result.json')}`,
    { keepHost: true },
  );
  const profiles = async () =>
    (await readdir(server.pathOf('bucket', 'kept')).catch(() => [])).filter((name) =>
      name.endsWith('.pprof'),
    );
  return {
    env: { ...server.env, AWS_ENDPOINT_URL_S3: proxy.url },
    args: ['--archive', 's3://bucket/kept/'],
    proxies: [proxy],
    state: profiles,
    async wrong() {
      const wrong: string[] = [];
      for (const name of await profiles()) {
        const bytes = await readFile(server.pathOf('bucket', `kept/${name}`));
        const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
        if (!name.endsWith(`-${digest}.pprof`)) wrong.push(`the archive's ${name} holds something else`);
      }
      return wrong;
    },
    async [Symbol.asyncDispose]() {
      for (const one of [proxy, server]) await one[Symbol.asyncDispose]();
    },
  };
}

function environmentOf(github: GitHubHarness, proxy: FailingProxy, root: string): Record<string, string> {
  return {
    GITHUB_TOKEN: TOKEN,
    GITHUB_API_URL: proxy.url,
    GITHUB_REPOSITORY: github.repository,
    RUNNER_TEMP: join(root, 'tmp'),
  };
}

/** Branches by their trees and how many commits they are ahead, and pull requests, as people see them. */
async function proposedOn(github: GitHubHarness): Promise<unknown> {
  const { repository, emulator } = github;
  const branches: readonly { readonly name: string; readonly commit: { readonly sha: string } }[] =
    await emulator.must('GET', `/repos/${repository}/branches`);
  const pulls = await github.pulls.all(repository);
  return {
    branches: await Promise.all(
      branches.map(async ({ name, commit }) => {
        const { tree } = await emulator.must('GET', `/repos/${repository}/git/commits/${commit.sha}`);
        const history = await emulator.must('GET', `/repos/${repository}/commits?sha=${commit.sha}`);
        return { name, tree: tree.sha, commits: history.length };
      }),
    ),
    pulls: pulls.map(({ number, state, title, draft, body, labels }) => ({
      ...{ number, state, title, draft },
      // Below them are times, and how long this and that took.
      headings: body.split('\n').filter((line: string) => line.startsWith('#')),
      labels: labels.map(({ name }: { readonly name: string }) => name),
    })),
  };
}

/** Never right: two pull requests, a branch with half a commit, another profile on the base. */
async function wrongOn(github: GitHubHarness): Promise<readonly string[]> {
  const { repository } = github;
  const wrong = [...github.violations];
  const open = await github.pulls.all(repository, 'open');
  if (open.length > 1) wrong.push(`${open.length} pull requests are open`);
  const committed = await github.file('default.pgo', 'main');
  if (committed === undefined || !committed.equals(recorded('index-1')))
    wrong.push('the profile on the base is another');
  return wrong;
}
