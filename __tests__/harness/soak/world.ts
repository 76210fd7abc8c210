import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FailingProxy, startProxy } from '../faults/proxy.ts';
import { type GitHubHarness, startGitHub, TOKEN } from '../github/start.ts';
import { makeRepository, TINY } from '../go-modules.ts';
import { type Endpoints, INSTANCES, startEndpoints } from './endpoints.ts';
import type { Refresh } from './messages.ts';

/** What refreshes go on in: a clone, instances of the service, GitHub behind a proxy that fails. */

export const PROFILE = 'default.pgo';
export const BASE = 'main';
export const BRANCH = 'pgo/default';

/** Commits after which there is a new repository: the emulator lists no more, and keeps each in memory. */
const MOST_COMMITS = 60;

export class World implements AsyncDisposable {
  readonly root: string;
  readonly work: string;
  readonly out: string;
  /** TMPDIR and RUNNER_TEMP; empty whenever nothing runs. */
  readonly tmp: string;
  readonly git: (...args: string[]) => Promise<string>;
  readonly endpoints: Endpoints;
  #github: GitHubHarness;
  #proxy: FailingProxy;
  /** Commits on the base. */
  commits = 1;

  private constructor(
    root: string,
    git: World['git'],
    endpoints: Endpoints,
    github: GitHubHarness,
    proxy: FailingProxy,
  ) {
    this.root = root;
    [this.work, this.out, this.tmp] = [join(root, 'work'), join(root, 'out'), join(root, 'tmp')];
    this.git = git;
    this.endpoints = endpoints;
    [this.#github, this.#proxy] = [github, proxy];
  }

  static async make(): Promise<World> {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-soak-')));
    for (const name of ['work', 'out', 'tmp']) await mkdir(join(root, name));
    for (const [name, content] of Object.entries(TINY)) await writeFile(join(root, 'work', name), content);
    const git = await makeRepository(join(root, 'work'));
    const github = await startGitHub({ files: TINY });
    return new World(root, git, await startEndpoints(), github, await proxyFor(github));
  }

  get github(): GitHubHarness {
    return this.#github;
  }

  get proxy(): FailingProxy {
    return this.#proxy;
  }

  /** Once there are many commits: a repository that begins with what this one has come to. */
  async renewed(): Promise<boolean> {
    if (this.commits < MOST_COMMITS) return false;
    const committed = await this.github.file(PROFILE, BASE);
    await this.#endGitHub();
    this.#github = await startGitHub({ files: { ...TINY, ...(committed && { [PROFILE]: committed }) } });
    this.#proxy = await proxyFor(this.#github);
    this.commits = 1;
    return true;
  }

  /** @param third address of the third instance, where it is another than that of the endpoints. */
  refresh(third?: string): Refresh {
    const urls = INSTANCES.map((name) =>
      name === 'three' && third !== undefined ? third : this.endpoints.url(name),
    );
    return {
      cwd: this.work,
      env: {
        GITHUB_TOKEN: TOKEN,
        GITHUB_API_URL: this.proxy.url,
        GITHUB_REPOSITORY: this.github.repository,
        TMPDIR: this.tmp,
        RUNNER_TEMP: this.tmp,
      },
      settings: {
        benchmarks: 'none',
        evidence: 'none',
        'output-directory': this.out,
        'delete-branch': 'true',
      },
      sources: urls.map((url) => `{ pprof: "${url}/debug/pprof/profile", seconds: 1, timeout: 6s }`),
      token: TOKEN,
    };
  }

  async #endGitHub(): Promise<void> {
    await this.#proxy[Symbol.asyncDispose]();
    await this.#github[Symbol.asyncDispose]();
    this.#github.expectNoViolations();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.endpoints[Symbol.asyncDispose]();
    try {
      await this.#endGitHub();
    } finally {
      await rm(this.root, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}

function proxyFor(github: GitHubHarness): Promise<FailingProxy> {
  return startProxy(github.url, (path) =>
    path
      .replace(/\?.*/, '')
      .replace(/[0-9a-f]{40}/g, '*')
      .replace(/\/\d+(?=\/|$)/g, '/*'),
  );
}
