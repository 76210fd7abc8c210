import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RemoteForge } from '../../src/publish/git.ts';
import { giteaServer } from '../../src/publish/gitea.ts';
import { gitlabServer } from '../../src/publish/gitlab.ts';
import type { Publisher, PublishOptions } from '../../src/publish/publisher.ts';
import { ServerPublisher } from '../../src/publish/server-forge.ts';
import { FORGES } from '../../src/system/forges.ts';
import { type CuttingProxy, startCuttingProxy } from '../harness/cutting-proxy.ts';
import { startGitLab } from '../harness/gitlab.ts';
import type { Gitea } from '../harness/servers/gitea.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { options, PROFILE } from './scene.ts';

const run = promisify(execFile);
export const BRANCH = 'go-pgo/update';

/** What a person sees of a proposal. */
export interface SeenPull {
  readonly number: number;
  readonly state: 'open' | 'closed' | 'merged';
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly reviewers: readonly string[];
  readonly comments: readonly string[];
}

/** A project on a forge, seen through a proxy that can cut the connection, and a person who works in it. */
export interface ServerScene extends AsyncDisposable {
  readonly proxy: CuttingProxy;
  /** A publisher of a run in a clone of its own. */
  publisher(changed?: Partial<PublishOptions>, token?: string): Promise<Publisher>;
  pulls(): Promise<readonly SeenPull[]>;
  /** As a person, by the API. */
  change(number: number, change: PersonalChange): Promise<void>;
  /** Git in the person's clone, which may push. */
  git(...args: string[]): Promise<string>;
  /** A person's commit on a branch. @param onto where it begins. */
  push(branch: string, files: Readonly<Record<string, string>>, onto?: string): Promise<string>;
  /** What the branch holds at the profile's path; undefined without the branch or the file. */
  held(branch?: string, path?: string): Promise<string | undefined>;
  expectNoViolations(): void;
}

/** What a person changes in a proposal. */
export interface PersonalChange {
  readonly title?: string;
  readonly body?: string;
  readonly base?: string;
  readonly state?: 'closed' | 'open' | 'merged';
  readonly withoutLabel?: string;
}

/** The two ends that differ by product. */
interface Product {
  readonly target: string;
  readonly project: string;
  readonly token: string;
  /** With a password of the person. */
  readonly personalUrl: string;
  server(
    proxyUrl: string,
    token: string,
    publish: PublishOptions,
  ): ConstructorParameters<typeof ServerPublisher>[1];
  pulls(): Promise<readonly SeenPull[]>;
  change(number: number, change: PersonalChange): Promise<void>;
  expectNoViolations(): void;
  end(): Promise<void>;
}

async function sceneOf(product: Product): Promise<ServerScene> {
  const folder = await temporaryFolder();
  const proxy = await startCuttingProxy(product.target);
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder.path, GIT_CONFIG_NOSYSTEM: '1' };
  const gitIn = async (cwd: string, ...args: string[]) =>
    (await run('git', args, { cwd, env })).stdout.trim();
  const person = join(folder.path, 'person');
  await mkdir(person);
  const git = (...args: string[]) => gitIn(person, ...args);
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Gopher');
  await git('config', 'user.email', 'gopher@example.com');
  await git('remote', 'add', 'origin', product.personalUrl);
  const push = async (branch: string, files: Readonly<Record<string, string>>, onto?: string) => {
    await git('fetch', '--quiet', '--prune', 'origin');
    if (onto !== undefined) await git('checkout', '--quiet', '--force', '-B', branch, onto);
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(person, path)), { recursive: true });
      await writeFile(join(person, path), content);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message=By hand');
    await git('push', '--quiet', '--force', 'origin', `HEAD:refs/heads/${branch}`);
    return git('rev-parse', 'HEAD');
  };
  await push('main', { [PROFILE]: 'old' });
  let clones = 0;
  return {
    proxy,
    git,
    push,
    pulls: () => product.pulls(),
    change: (number, change) => product.change(number, change),
    expectNoViolations: () => product.expectNoViolations(),
    async publisher(changed = {}, token = product.token) {
      const directory = join(folder.path, `clone-${clones++}`);
      await gitIn(folder.path, 'clone', '--quiet', product.personalUrl, directory);
      const login = proxy.url.replace('//', `//oauth2:${product.token}@`);
      await gitIn(directory, 'remote', 'set-url', 'origin', `${login}/${product.project}.git`);
      const publish = options(changed);
      const outputDirectory = join(folder.path, 'out');
      const forge = new RemoteForge({ directory, outputDirectory, options: publish, env });
      return new ServerPublisher(forge, product.server(proxy.url, token, publish), publish);
    },
    async held(branch = BRANCH, path = PROFILE) {
      await git('fetch', '--quiet', '--prune', 'origin');
      return git('cat-file', 'blob', `origin/${branch}:${path}`).catch(() => undefined);
    },
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await product.end();
      await rm(folder.path, { recursive: true, force: true });
    },
  };
}

const names = (all: readonly { readonly [key: string]: string }[] | null | undefined, key: string) =>
  (all ?? []).map((one) => one[key] ?? '');

function termsOf(name: string) {
  const forge = FORGES.find((one) => one.name === name);
  if (forge === undefined) throw new Error(`There is no forge ${name}.`);
  return forge.pull;
}

export interface GiteaTokens {
  readonly bot: string;
  /** Of the bot, but it may not read its owner. */
  readonly withoutUser: string;
  readonly person: string;
}

let repositories = 0;

/** A repository of its own on a running Gitea. */
export async function giteaScene(
  gitea: Gitea,
  tokens: GiteaTokens,
): Promise<ServerScene & { readonly name: string }> {
  const name = `service-${repositories++}`;
  await gitea.ask('POST', '/user/repos', { name, default_branch: 'main', auto_init: true });
  const root = `/repos/gopher/${name}`;
  for (const collaborator of ['alice', 'bob', 'pgo-bot'])
    await gitea.ask('PUT', `${root}/collaborators/${collaborator}`, { permission: 'write' });
  const scene = await sceneOf({
    target: gitea.url,
    project: `gopher/${name}`,
    token: tokens.bot,
    personalUrl: `${gitea.url.replace('//', `//gopher:${tokens.person}@`)}/gopher/${name}.git`,
    server(proxyUrl, given, publish) {
      const access = { token: given, apiUrl: `${proxyUrl}/api/v1`, env: {}, retryDelay: 1 };
      return giteaServer(access, `gopher/${name}`, publish, termsOf('Gitea'));
    },
    async pulls() {
      const all = await gitea.ask('GET', `${root}/pulls?state=all&sort=oldest`);
      return Promise.all(
        // biome-ignore lint/suspicious/noExplicitAny: the answer of a server.
        all.toReversed().map(async (pull: any): Promise<SeenPull> => {
          const comments = await gitea.ask('GET', `${root}/issues/${pull.number}/comments`);
          return {
            number: pull.number,
            state: pull.merged ? 'merged' : pull.state,
            title: pull.title,
            body: pull.body,
            base: pull.base.ref,
            labels: names(pull.labels, 'name'),
            assignees: names(pull.assignees, 'login'),
            reviewers: names(pull.requested_reviewers, 'login'),
            comments: names(comments, 'body'),
          };
        }),
      );
    },
    async change(number, { withoutLabel, state, ...change }) {
      const path = `${root}/pulls/${number}`;
      if (state === 'merged') await gitea.ask('POST', `${path}/merge`, { Do: 'merge' });
      else await gitea.ask('PATCH', path, { ...change, state });
      if (withoutLabel === undefined) return;
      const labels = await gitea.ask('GET', `${root}/issues/${number}/labels`);
      const { id } = labels.find((one: { name: string }) => one.name === withoutLabel);
      await gitea.ask('DELETE', `${root}/issues/${number}/labels/${id}`);
    },
    expectNoViolations() {},
    end: async () => {},
  });
  return Object.assign(scene, { name });
}

/** An emulated GitLab of its own. */
export async function gitlabScene(): Promise<
  ServerScene & { readonly gitlab: Awaited<ReturnType<typeof startGitLab>> }
> {
  const gitlab = await startGitLab();
  const project = 'group/sub/service';
  const root = `/projects/${encodeURIComponent(project)}/merge_requests`;
  const scene = await sceneOf({
    target: gitlab.url,
    project,
    token: gitlab.tokens.bot,
    personalUrl: `file://${gitlab.bare}`,
    server(proxyUrl, token, publish) {
      const access = { token, apiUrl: `${proxyUrl}/api/v4`, env: {}, retryDelay: 1 };
      return gitlabServer(access, project, publish, termsOf('GitLab'));
    },
    async pulls() {
      // The emulator notices a deleted branch when it is asked.
      await gitlab.ask('GET', `${root}?state=opened`);
      return gitlab.requests.map((one) => ({
        number: one.iid,
        state: one.state === 'opened' ? 'open' : one.state,
        title: one.title,
        body: one.description,
        base: one.target_branch,
        labels: one.labels,
        assignees: one.assignees.map(({ username }) => username),
        reviewers: one.reviewers.map(({ username }) => username),
        comments: one.notes.map(({ body }) => body),
      }));
    },
    async change(number, { title, body, base, state, withoutLabel }) {
      if (state === 'merged') {
        gitlab.status = 'mergeable';
        await gitlab.ask('PUT', `${root}/${number}/merge`, {});
        return;
      }
      const state_event = state === 'closed' ? 'close' : state === 'open' ? 'reopen' : undefined;
      const change = {
        title,
        description: body,
        target_branch: base,
        state_event,
        remove_labels: withoutLabel,
      };
      await gitlab.ask('PUT', `${root}/${number}`, change);
    },
    expectNoViolations: () => gitlab.expectNoViolations(),
    end: async () => gitlab[Symbol.asyncDispose](),
  });
  return Object.assign(scene, { gitlab });
}
