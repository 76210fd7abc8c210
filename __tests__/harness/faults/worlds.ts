import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { makeRepository, TINY } from '../go-modules.ts';
import { fixtures, recorded } from '../profiles.ts';
import type { Scenario, World } from './faulted.ts';
import type { FailingProxy } from './proxy.ts';
import { type Served, serveArchive, serveComments, serveGitHub } from './served.ts';

/** Commands in places that hold just enough for them. */

const run = promisify(execFile);
const OLD = recorded('index-1');
const RENDER = join(fixtures, 'render-1.pprof');

export interface Ground {
  readonly root: string;
  readonly work: string;
  readonly out: string;
}

export interface Plot {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly args: readonly string[];
  /** Makes what is to be there before; the files are committed. */
  readonly prepare?: (ground: Ground, git: (...args: string[]) => Promise<string>) => Promise<void>;
  readonly lacks?: RegExp;
  /** What it asks over the network. */
  readonly serve?: (ground: Ground) => Promise<Served>;
  /** Beside the work tree's files and the repository's branches. */
  readonly state?: (ground: Ground) => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
}

export function scenario(name: string, plot: Plot): Scenario {
  return { name, make: (parent = tmpdir()) => makeWorld(plot, parent) };
}

async function makeWorld(plot: Plot, parent: string): Promise<World> {
  const { files = {}, args, prepare, state } = plot;
  const root = await realpath(await mkdtemp(join(parent, 'go-pgo-faults-')));
  const ground = { root, work: join(root, 'work'), out: join(root, 'out') };
  const tmp = join(root, 'tmp');
  await mkdir(tmp);
  await mkdir(ground.out);
  for (const [path, content] of Object.entries({ ...TINY, 'default.pgo': OLD, ...files })) {
    await mkdir(dirname(join(ground.work, path)), { recursive: true });
    await writeFile(join(ground.work, path), content);
  }
  const git = await makeRepository(ground.work);
  await prepare?.(ground, git);
  const served = await plot.serve?.(ground);
  const env = { ...plot.env, ...served?.env };
  const proxies: readonly FailingProxy[] = served?.proxies ?? [];
  return {
    args: [...args, ...(served?.args ?? []), '--json'],
    cwd: ground.work,
    tmp,
    env,
    proxies,
    ...(plot.lacks && { lacks: plot.lacks }),
    places: { TMP: tmp, OUT: ground.out, WORK: ground.work, ROOT: root, FIXTURES: fixtures },
    state: async () => ({
      work: await contentOf(ground.work),
      repository: await repositoryState(ground.work),
      ...((await state?.(ground)) as object | undefined),
      ...(served && { served: await served.state() }),
    }),
    wrong: async () => [...(await wrongIn(ground.work)), ...((await served?.wrong()) ?? [])],
    [Symbol.asyncDispose]: async () => {
      await served?.[Symbol.asyncDispose]();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Digest by path, of all files outside of `.git`. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  )) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!entry.isFile() || path.startsWith('.git/')) continue;
    found[path] = createHash('sha256')
      .update(await readFile(join(folder, path)))
      .digest('hex')
      .slice(0, 12);
  }
  return found;
}

/** Branches by the tree that they hold and what leads to them, work trees, and what is staged. */
export async function repositoryState(directory: string): Promise<unknown> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: directory })).stdout.trim();
  return {
    branches: await git('for-each-ref', '--format=%(refname) %(tree) %(subject)', 'refs/heads'),
    history: await git('log', '--topo-order', '--branches', '--format=%T %s'),
    trees: (await git('worktree', 'list')).split('\n').length,
  };
}

async function wrongIn(work: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const fsck = await run('git', ['fsck', '--strict', '--no-dangling'], { cwd: work }).catch((error) => error);
  if (fsck.code) wrong.push(`git fsck: ${fsck.stderr}`);
  const gitFiles = await readdir(join(work, '.git'), { recursive: true });
  const locks = gitFiles.filter((name) => name.endsWith('.lock'));
  if (locks.length > 0) wrong.push(`locks: ${locks.join(', ')}`);
  const profiles = await readdir(work, { recursive: true });
  const hidden = profiles.filter((name) => /(^|\/)\.[^/]*\.pgo\./.test(name));
  if (hidden.length > 0) wrong.push(`temporary files in the work tree: ${hidden.join(', ')}`);
  return wrong;
}

const QUICK = ['--benchmarks', 'none', '--evidence', 'none', '--output-directory', '../out'];

/** The cheapest first: an effect that a cheap one has is not met in others. */
export const SCENARIOS: readonly Scenario[] = [
  scenario('init', { args: ['init'] }),
  scenario('merge', { args: ['merge', RENDER, '--output', 'default.pgo'] }),
  scenario('collect', {
    args: [
      'collect',
      '--source',
      RENDER,
      '--source',
      'command: cp "$FROM" "$PGO_PROFILE_DIR/a.pprof"',
      '--max-failures',
      '0%',
      '--output-directory',
      '../out',
    ],
    env: { FROM: join(fixtures, 'render-2.pprof') },
  }),
  scenario('collect into an archive', {
    args: ['collect', '--source', RENDER, '--profile', 'default.pgo', '--output-directory', '../out'],
    // The profile is where it belongs by then.
    lacks: /warning: The result (cannot be|was not) archived/,
    serve: serveArchive,
  }),
  scenario('check', { args: ['check', '--output-directory', '../out'] }),
  scenario('rollback to a branch', {
    args: ['rollback', '--publish', 'local', ...QUICK.slice(4)],
    prepare: async ({ work }, git) => {
      await writeFile(join(work, 'default.pgo'), recorded('render-1'));
      await git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=pgo: refresh default.pgo');
    },
  }),
  scenario('refresh to the work tree', {
    args: ['refresh', '--source', RENDER, '--publish', 'none', ...QUICK],
  }),
  scenario('refresh to a branch', { args: ['refresh', '--source', RENDER, '--publish', 'local', ...QUICK] }),
  scenario('refresh to a remote', {
    args: ['refresh', '--source', RENDER, '--publish', 'git', ...QUICK],
    prepare: async ({ root }, git) => {
      await git('clone', '--quiet', '--bare', '.', join(root, 'remote.git'));
      await git('remote', 'add', 'origin', join(root, 'remote.git'));
    },
    state: async ({ root }) => ({ remote: await repositoryState(join(root, 'remote.git')) }),
  }),
  scenario('two targets', {
    args: ['refresh', '--publish', 'local', ...QUICK],
    files: {
      'second/main.go': TINY['main.go'] as string,
      'second/recorded.go': TINY['recorded.go'] as string,
      '.github/pgo.yml': `targets:\n  - { name: one, package: ., sources: [${RENDER}] }\n  - { name: two, package: ./second, sources: [${RENDER}] }\n`,
    },
  }),
  scenario('check with a comment', {
    args: ['check', '--comment', 'true', '--output-directory', '../out'],
    // The check itself is done then.
    lacks:
      /note: The pull request got no comment: |warning: (Cancelled by SIG(TERM|INT)\.|\S+event\.json cannot be )/,
    serve: serveComments,
  }),
  scenario('refresh to GitHub, from an endpoint', {
    args: ['refresh', '--publish', 'pull-request', ...QUICK],
    serve: ({ root }) => serveGitHub(root, { ...TINY, 'default.pgo': OLD }),
  }),
  scenario('build', { args: ['build', '--output-directory', '../out'] }),
];
