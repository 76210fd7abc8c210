import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Ended, makePlace, type Place } from './harness/cli.ts';
import {
  covers,
  type Permissions,
  permissionsPage,
  startPermissionGate,
  united,
} from './harness/github/permissions.ts';
import { type GitHubHarness, startGitHub, TOKEN } from './harness/github/start.ts';
import { makeRepository, TINY } from './harness/go-modules.ts';
import { recorded } from './harness/profiles.ts';

/** Every command works with exactly the permissions that `docs/permissions.md` documents; with less it says what is missing. */

const ROOT = join(import.meta.dirname, '..');
const REPOSITORY = 'octo/service';
const page = permissionsPage();

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
    'several.yml': 'targets: [{ package: . }]\n',
  });
  git = await makeRepository(place.cwd);
  await place.write({ 'default.pgo': recorded('index-1') });
  await git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Refresh');
  start = await git('rev-parse', 'HEAD');
});
afterAll(() => place[Symbol.asyncDispose]());

beforeEach(async () => {
  github = await startGitHub();
  const { emulator } = github;
  await emulator.commit(REPOSITORY, 'main', { 'default.pgo': recorded('render-2') }, { message: 'Earlier' });
  await emulator.commit(REPOSITORY, 'main', { 'default.pgo': recorded('index-1') }, { message: 'Refresh' });
  await emulator.commit(REPOSITORY, 'feature', { 'a.go': 'package a' }, { from: 'main' });
  const asked = { title: 'A feature', head: 'feature', base: 'main' };
  number = (await github.request('POST', `/repos/${REPOSITORY}/pulls`, asked)).data.number;
  await git('checkout', '--quiet', '-B', 'main', start);
});
afterEach(() => github.end());

/** One line of the page's first table. */
interface Case {
  readonly args: readonly string[];
  readonly onPullRequest?: boolean;
  /** With these permissions only: the exit code, and what is missing. */
  readonly less?: readonly (readonly [left: Permissions, exitCode: number, missing: string])[];
  /** What GitHub has afterwards. */
  readonly done?: () => Promise<void>;
}

const REFRESH = 'refresh --benchmarks none --evidence none --source profiles/render-1.pprof'.split(' ');
const ROLLBACK = ['rollback', '--profile', 'default.pgo'];
const CHECK = ['check', '--max-profile-age', '1d'];
const COMPARE = ['compare', '--benchmarks', 'none', '--evidence', 'compiler'];

const opened = async () => expect(await github.pulls.all(REPOSITORY, 'open')).toHaveLength(2);
const committed = async () => expect(await github.file('default.pgo')).not.toEqual(recorded('index-1'));
const commented = async () =>
  expect(await github.emulator.must('GET', `/repos/${REPOSITORY}/issues/${number}/comments`)).toHaveLength(1);

const READS_CODE = { contents: 'read' } as const;
const CASES: Readonly<Record<string, Case>> = {
  'refresh: publish: pull-request, the default': {
    args: REFRESH,
    less: [[{ ...READS_CODE, 'pull-requests': 'write' }, 1, 'contents: write']],
    done: opened,
  },
  'refresh: publish: commit': { args: [...REFRESH, '--publish', 'commit'], done: committed },
  'refresh: publish: local or none': { args: [...REFRESH, '--publish', 'local'] },
  'rollback: publish: pull-request, the default': {
    args: ROLLBACK,
    less: [
      [{ 'pull-requests': 'write' }, 1, 'contents: read'],
      [{ contents: 'write', 'pull-requests': 'read' }, 1, 'pull-requests: write'],
      [{ contents: 'write' }, 1, 'pull-requests: read'],
    ],
    done: opened,
  },
  'rollback: publish: commit': {
    args: [...ROLLBACK, '--publish', 'commit'],
    less: [[READS_CODE, 1, 'contents: write']],
    done: committed,
  },
  'rollback: publish: local or none': { args: [...ROLLBACK, '--publish', 'local'] },
  'check: on a pull request, for its comment': {
    args: CHECK,
    onPullRequest: true,
    less: [
      [{ ...READS_CODE, 'pull-requests': 'read' }, 0, 'pull-requests: write'],
      // For the config file of the base.
      [{ 'pull-requests': 'write' }, 1, 'contents: read'],
    ],
    done: commented,
  },
  'check: on other events, or comment: false': { args: CHECK },
  'compare: on a pull request, for its comment': { args: COMPARE, onPullRequest: true, done: commented },
  'compare: on other events, or comment: false': { args: COMPARE },
  'collect: always': {
    args: ['collect', '--source', 'profiles/render-1.pprof', '--profile', '../collected.pgo'],
  },
  'build: always': { args: ['build'] },
  'targets: always': { args: ['targets', '--config', 'several.yml'] },
};
/** These never use the API. */
const BY_GIT = ['refresh: publish: git', 'rollback: publish: git'];

/** Runs a command with a token that has these permissions. @returns how it ended and what it needed. */
async function runWith(granted: Permissions, { args, onPullRequest }: Case): Promise<[Ended, Permissions]> {
  await using gate = await startPermissionGate(github.url, granted);
  const sha = (await github.emulator.head(REPOSITORY, 'main')) as string;
  const base = { ref: 'main', sha, repo: { full_name: REPOSITORY } };
  await place.write({ '../event.json': JSON.stringify({ pull_request: { number, base } }) });
  const event = onPullRequest && {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: place.path('../event.json'),
  };
  const ended = await place.run([...args, '--output-directory', '../out'], {
    env: { GITHUB_TOKEN: TOKEN, GITHUB_API_URL: gate.url, GITHUB_REPOSITORY: REPOSITORY, ...event },
  });
  expect(gate.violations).toEqual([]);
  return [ended, gate.needed()];
}

describe.each([...page.commands].filter(([use]) => !BY_GIT.includes(use)))('%s', (use, permissions) => {
  const one = CASES[use];
  if (one === undefined) throw new Error(`No case runs the line "${use}" of docs/permissions.md.`);

  test('needs exactly what is documented', async () => {
    const granted = united(permissions, one.onPullRequest ? READS_CODE : {});
    const [ended, needed] = await runWith(granted, one);
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(needed).toEqual(granted);
    await one.done?.();
  });

  test.each(one.less ?? [])('with only %o it says what is missing', async (left, exitCode, missing) => {
    const [ended] = await runWith(left, one);
    expect(ended.exitCode, ended.stderr).toBe(exitCode);
    expect(ended.stderr).toMatch(/Resource not accessible by integration/);
    expect(ended.stderr).toContain(missing);
  });
});

test.each(globSync('examples/workflows/*.yml', { cwd: ROOT }))('%s grants what its steps need', (file) => {
  const { on, permissions, jobs } = parse(readFileSync(join(ROOT, file), 'utf8'));
  expect(permissions).toEqual({});
  for (const [name, { permissions: granted = {}, steps = [] }] of Object.entries<Job>(jobs)) {
    for (const { uses = '', with: inputs = {} } of steps) {
      if (uses.startsWith('actions/checkout@')) expect(granted, name).toHaveProperty('contents');
      if (!uses.startsWith('go-pgo/action@')) continue;
      const { command = 'refresh', publish = 'pull-request', comment = 'true' } = inputs;
      const onPullRequest = 'pull_request' in on && String(comment) === 'true';
      const needed = [...page.commands].find(([use]) => {
        // As the page says: `repair` needs what `refresh` needs.
        if (!use.startsWith(`${command.replace('repair', 'refresh')}: `)) return false;
        if (/: on a pull request/.test(use)) return onPullRequest;
        return /: publish/.test(use) ? use.includes(publish) : true;
      });
      expect(covers(granted, needed?.[1] ?? { unknown: 'write' }), `${name}: ${command}`).toBe(true);
    }
  }
});

interface Job {
  readonly permissions?: Permissions;
  readonly steps?: readonly { readonly uses?: string; readonly with?: Readonly<Record<string, string>> }[];
}
