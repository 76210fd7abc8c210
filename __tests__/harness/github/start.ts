import { execFileSync } from 'node:child_process';
import { Emulator } from './emulator.ts';
import { GitHubHarness, PERSON_TOKEN, TOKEN } from './harness.ts';

export { type Exchange, GitHubHarness, type Matcher, PERSON_TOKEN, TOKEN } from './harness.ts';

export interface StartOptions {
  /** `owner/name`; the owner is an organization. Default `octo/service`. */
  readonly repository?: string;
  /** What the first commit on `main` holds. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Instead of `files`: the committed files of this local git repository's HEAD. */
  readonly directory?: string;
  /** Login by token. Default: `TOKEN` of `github-actions[bot]`, `PERSON_TOKEN` of `gopher`. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Further logins, members of the organization. */
  readonly people?: readonly string[];
  /** Teams of the organization. */
  readonly teams?: readonly string[];
  /** `owner/name` of a fork; its owner is a person or the organization itself, and all token owners may write to it. */
  readonly fork?: string;
}

/**
 * GitHub on loopback: the emulator behind a proxy that records each exchange, answers as strictly as GitHub does, and
 * lets a test inject recorded answers.
 */
export async function startGitHub(options: StartOptions = {}): Promise<GitHubHarness> {
  const repository = options.repository ?? 'octo/service';
  const tokens = options.tokens ?? { [TOKEN]: 'github-actions[bot]', [PERSON_TOKEN]: 'gopher' };
  const [forkOwner] = options.fork?.split('/') ?? [];
  const isOfPerson = forkOwner !== undefined && forkOwner !== repository.split('/')[0];
  const emulator = await Emulator.start({
    repository,
    tokens: { ...tokens, ...(isOfPerson && { [`token-of-${forkOwner}`]: forkOwner }) },
    people: options.people ?? [],
  });
  const files =
    options.directory === undefined
      ? (options.files ?? { 'README.md': '# service\n' })
      : localFiles(options.directory);
  await emulator.commit(repository, 'main', files, { message: 'First commit' });
  for (const team of options.teams ?? []) {
    await emulator.must('POST', `/orgs/${repository.split('/')[0]}/teams`, { name: team });
  }
  const forks = new Map<string, string>();
  if (options.fork !== undefined) {
    await makeFork(emulator, repository, options.fork, isOfPerson ? Object.values(tokens) : undefined);
    forks.set(options.fork.toLowerCase(), repository);
  }
  const harness = new GitHubHarness(repository, tokens, emulator, forks);
  await harness.listen();
  return harness;
}

/** @param writers who may write to a person's fork; undefined for a fork of the organization, whose members may write to it. */
async function makeFork(
  emulator: Emulator,
  repository: string,
  fork: string,
  writers: readonly string[] | undefined,
) {
  const [owner, name] = fork.split('/');
  const token = writers && `token-of-${owner}`;
  const place = writers === undefined ? { organization: owner, name } : {};
  await emulator.must('POST', `/repos/${repository}/forks`, place, token);
  for (const login of writers === undefined ? [] : [...writers, 'harness-administrator']) {
    const path = `/repos/${fork}/collaborators/${encodeURIComponent(login)}`;
    await emulator.must('PUT', path, { permission: 'push' }, token);
  }
  const main = await emulator.head(repository, 'main');
  await emulator.share(repository, fork, main as string);
  await emulator.setHead(fork, 'main', main as string);
}

/** The committed files of a local git repository's HEAD, by path. */
function localFiles(directory: string): Record<string, Uint8Array> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, maxBuffer: 256 * 1024 * 1024 });
  const paths = git('ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD')
    .toString()
    .split('\0')
    .filter(Boolean);
  return Object.fromEntries(paths.map((path) => [path, git('cat-file', 'blob', `HEAD:${path}`)]));
}
