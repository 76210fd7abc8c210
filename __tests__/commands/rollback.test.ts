import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runsOfTargets } from '../../src/commands/program.ts';
import { rollback } from '../../src/commands/rollback.ts';
import { runTool } from '../../src/system/exec.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { startPermissionGate } from '../harness/github/permissions.ts';
import { type GitHubHarness, PERSON_TOKEN, startGitHub, TOKEN } from '../harness/github/start.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { type JobOptions, type JobScene, jobIn } from '../harness/job.ts';
import { recorded } from '../harness/profiles.ts';
import { proposal, publisher } from '../publish/scene.ts';

/** Real repositories and real git; no Go, since the profile is named. */

const PATH = 'cmd/api/default.pgo';
const OTHER = 'cmd/worker/default.pgo';
const [RENDER, INDEX, RENDER_2] = [recorded('render-1'), recorded('index-1'), recorded('render-2')];
const BRANCH = 'pgo/rollback-cmd-api-default';
const sentences = goldenSentences('rollback');

/** Seconds since the epoch. */
let time = 1_795_000_000;
let place: Place;
let git: (...args: string[]) => Promise<string>;

beforeEach(async () => {
  place = await makePlace({ 'go.mod': 'module m\n' });
  git = await makeRepository(place.cwd);
});
afterEach(() => place[Symbol.asyncDispose]());

/** A commit of these files; undefined deletes one. Returns its SHA. Each is a minute younger than the one before. */
async function commit(
  message: string,
  files: Readonly<Record<string, Uint8Array | undefined>>,
): Promise<string> {
  for (const [path, bytes] of Object.entries(files)) {
    if (bytes === undefined) await git('rm', '--quiet', path);
    else await place.write({ [path]: bytes });
  }
  await git('add', '--all');
  time += 60;
  const env = { ...process.env, GIT_COMMITTER_DATE: `${time} +0000` };
  const identity = ['-c', 'user.name=Gopher', '-c', 'user.email=gopher@example.com'];
  const { exitCode, stderr } = await runTool(
    ['git', ...identity, 'commit', '--quiet', '--no-gpg-sign', `--message=${message}`],
    { cwd: place.cwd, env },
  );
  if (exitCode !== 0) throw new Error(stderr);
  return git('rev-parse', 'HEAD');
}

const rollBack = ({ run, reports }: JobScene) =>
  reports.add(rollback({ runs: [run], whole: run, others: [] }));

/** What the run tells, and who it was told. */
async function run(
  settings: Record<string, string> = {},
  env: JobOptions['env'] = {},
  token?: string,
): Promise<JobScene['job']> {
  const scene = await jobIn(place.cwd, {
    command: 'rollback',
    token,
    settings: { publish: 'local', profile: PATH, ...settings },
    env: { PATH: process.env['PATH'], HOME: place.tmp, ...env },
  });
  await rollBack(scene);
  return scene.job;
}

/** What a branch holds; undefined when it has no such file. */
async function held(branch: string, path = PATH): Promise<Buffer | undefined> {
  const { exitCode, stdout } = await runTool(['git', 'cat-file', 'blob', `${branch}:${path}`], {
    cwd: place.cwd,
  });
  return exitCode === 0 ? stdout : undefined;
}
const body = ({ outputDirectory }: JobScene['job']) =>
  readFile(join(outputDirectory, 'pull-request.md'), 'utf8');

describe('the newest change', () => {
  test('is undone to the byte, by one commit that tells why', async () => {
    await commit('pgo: refresh (#11)', { [PATH]: RENDER });
    const undone = await commit('pgo: refresh `x` @all <b> (#12)', { [PATH]: INDEX });
    await commit('Something else', { 'main.go': Buffer.from('package main\n') });

    const job = await run();

    const { reason, ...publication } = job.report.publication ?? {};
    expect(publication).toEqual({
      kind: 'local',
      operation: 'created',
      branch: BRANCH,
      headSha: await git('rev-parse', BRANCH),
    });
    sentences.add({ reason });
    expect(reason).toContain(undone.slice(0, 12));
    expect(await held(BRANCH)).toEqual(RENDER);
    expect(await git('diff', '--name-only', 'main', BRANCH)).toBe(PATH);
    expect(await git('log', '--format=%s', `main..${BRANCH}`)).toBe(`pgo: roll back ${PATH}`);
    expect(job.report.profile).toMatchObject({ repositoryPath: PATH, bytes: RENDER.length, samples: 530 });
    expect(await readFile(join(job.outputDirectory, 'default.pgo'))).toEqual(RENDER);
    expect(job.report).not.toHaveProperty('decision');

    const text = await body(job);
    // What the title of a commit holds is neither markup nor a mention.
    expect(text).toContain(`Commit ${undone} “pgo: refresh \`x\` \`@all\` &#60;b&#62; \`(#12)”\``);
    sentences.add({ severity: 'pull request', message: text });
    expect(text).toMatch(/\| Samples \| 519.samples in 5.19.s of CPU time \| 530.samples in 5.30.s/);
    expect(text).toMatch(/^1\.6.% of the weight /m);
    expect(text).not.toContain('almost nothing');
  });

  test('has deleted a profile of many versions: it is back', async () => {
    await commit('One', { [PATH]: RENDER });
    await commit('Two', { [PATH]: INDEX });
    await commit('Give PGO up', { [PATH]: undefined });
    const job = await run();
    expect(await held(BRANCH)).toEqual(INDEX);
    expect(await body(job)).toMatch(/\| File \| none \| 19\.2.KiB/);
  });

  test('replaced what was no use: it is not put back', async () => {
    await commit('Zero', { [PATH]: RENDER });
    await commit('One', { [PATH]: RENDER.subarray(0, 900) });
    const two = await commit('Two', { [PATH]: INDEX });
    const error = await sentences.addError(run());
    expect(error).toMatchObject({ exitCode: 1, message: expect.stringContaining(two.slice(0, 12)) });
    expect(await held(BRANCH)).toBeUndefined();
  });
});

describe('publish', () => {
  test('a base that depends on the checked-out branch is part of the name of the branch', async () => {
    await commit('One', { [PATH]: RENDER });
    await commit('Two', { [PATH]: INDEX });
    await git('checkout', '--quiet', '-b', 'release/1.2');
    const { report } = await run({ base: '{{head}}' });
    expect(report.publication).toMatchObject({ operation: 'created', branch: `${BRANCH}-release-1-2` });
  });

  test('git: a branch on the server that the clone comes from', async () => {
    await commit('One', { [PATH]: RENDER });
    await git('clone', '--quiet', '--bare', place.cwd, place.path('server.git'));
    await git('remote', 'add', 'origin', place.path('server.git'));
    await commit('Two', { [PATH]: INDEX });
    await git('push', '--quiet', 'origin', 'main');
    await commit('Not pushed', { [PATH]: RENDER_2 });
    const { report } = await run({ publish: 'git' });
    expect(report.publication).toMatchObject({ kind: 'git', operation: 'created', branch: BRANCH });
    sentences.add(report.publication);
    await git('fetch', '--quiet', 'origin');
    expect(await held(`origin/${BRANCH}`)).toEqual(RENDER);
    expect(await held('main')).toEqual(RENDER_2);
  });

  test.each(['none', 'git'])('%s from a shallow clone', async (publish) => {
    await commit('One', { [PATH]: RENDER });
    await commit('Two', { [PATH]: INDEX });
    await git('clone', '--quiet', '--depth=2', `file://${place.cwd}`, place.path('shallow'));
    const scene = await jobIn(place.cwd, {
      ...{ command: 'rollback', workingDirectory: 'shallow', env: { PATH: process.env['PATH'] } },
      settings: { publish, profile: PATH },
    });
    expect((await sentences.addError(rollBack(scene))).fix).toContain('`fetch-depth: 0`');
  });
});

describe('for a merged pull request', () => {
  const HEAD = '1'.repeat(40);

  async function runFor(pull: Record<string, unknown>, { settings, env, token }: JobOptions = {}) {
    const event = {
      action: 'labeled',
      pull_request: { number: 12, merged: true, head: { sha: HEAD }, base: { ref: 'main' }, ...pull },
    };
    await place.write({ 'event.json': JSON.stringify(event) });
    const ofEvent = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: place.path('event.json') };
    return run({ ...settings }, { ...env, ...ofEvent }, token);
  }

  test.each([
    ['squashed', 'pgo: refresh (#12)', () => ({})],
    ['merged', 'Merge pull request #12 from acme/pgo/default', () => ({})],
    ['fast-forward', 'pgo: refresh', (sha: string) => ({ head: { sha } })],
  ])('that was %s', async (_, title, pull) => {
    await commit('One (#11)', { [PATH]: RENDER });
    const sha = await commit(title, { [PATH]: INDEX });
    const job = await runFor(pull(sha));
    expect(await held(BRANCH)).toEqual(RENDER);
    expect(await body(job)).toContain('`#12`');
  });

  test.each([
    ['a token that may only read', TOKEN],
    ['no token, because it is a secret', undefined],
  ])('from a fork, with %s: the advice is to run it by hand', async (_, token) => {
    await using github = await startGitHub({ files: { [PATH]: RENDER } });
    await github.emulator.commit(github.repository, 'pgo/api', { 'a.go': 'package a' }, { from: 'main' });
    const asked = { title: 'A refresh', head: 'pgo/api', base: 'main' };
    const { number } = (await github.request('POST', `/repos/${github.repository}/pulls`, asked)).data;
    const message = `Two (#${number})`;
    await github.emulator.commit(github.repository, 'main', { [PATH]: INDEX }, { message });
    const writes = github.writes.length;
    await using gate = await startPermissionGate(github.url, { contents: 'read', 'pull-requests': 'read' });
    const pull = {
      number,
      head: { sha: HEAD, repo: { full_name: 'alice/service' } },
      base: { ref: 'main', repo: { full_name: github.repository } },
    };
    const env = { CI: 'true', GITHUB_API_URL: gate.url, GITHUB_REPOSITORY: github.repository };
    const task = runFor(pull, { settings: { publish: 'pull-request' }, env, token });
    const error = await sentences.addError(task);
    expect(error).toMatchObject({ exitCode: 1, message: expect.stringContaining('fork alice/service') });
    expect(error.fix).toContain('`workflow_dispatch`');
    expect(github.writes.slice(writes)).toEqual([]);
  });

  test('whose profile has changed since', async () => {
    await commit('One (#11)', { [PATH]: RENDER });
    await commit('Two (#12)', { [PATH]: INDEX });
    const newer = await commit('Three (#13)', { [PATH]: RENDER_2 });
    const error = await sentences.addError(runFor({}));
    expect(error).toMatchObject({ exitCode: 1, message: expect.stringContaining(newer.slice(0, 12)) });
    expect(await held(BRANCH)).toBeUndefined();
  });
});

describe('on GitHub, where a pull request was merged by a merge commit', () => {
  const MERGED = '/repos/octo/service/pulls/1/merge';
  let github: GitHubHarness;
  beforeEach(async () => {
    github = await startGitHub({ files: { [PATH]: RENDER } });
  });
  afterEach(() => github.end());

  const commitOn = (branch: string, files: Readonly<Record<string, string | Uint8Array>>) =>
    github.emulator.commit(github.repository, branch, files, { token: PERSON_TOKEN });

  /** Proposes `INDEX`, lets people change the branch, and merges it. */
  async function refresh(change: () => Promise<unknown>): Promise<void> {
    await publisher(github, { branch: 'pgo/api' }).publish(proposal(INDEX, { path: PATH }));
    await change();
    const { status, text } = await github.request('PUT', MERGED, { merge_method: 'merge' });
    if (status !== 200) throw new Error(text);
  }

  /** Runs as for a label on the pull request with this number. */
  async function runFor(number: number): Promise<JobScene['job']> {
    const pull_request = await github.pulls.get(github.repository, number);
    await place.write({ 'event.json': JSON.stringify({ action: 'labeled', pull_request }) });
    const event = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: place.path('event.json') };
    const scene = await jobIn(place.cwd, {
      ...{ command: 'rollback', token: github.token, settings: { profile: PATH } },
      env: { PATH: process.env['PATH'], HOME: place.tmp, ...github.env, ...event },
    });
    await rollBack(scene);
    return scene.job;
  }

  test.each<[string, () => Promise<unknown>]>([
    [
      'after “Update branch”',
      async () => {
        await commitOn('main', { 'other.go': 'package main\n' });
        await github.pulls.updateBranch(github.repository, 1, PERSON_TOKEN);
      },
    ],
    ['with a commit of a person', () => commitOn('pgo/api', { 'notes.md': 'Why.' })],
    ['with a profile of a person on top of ours', () => commitOn('pgo/api', { [PATH]: RENDER_2 })],
  ])('%s: the profile from before is proposed', async (_, change) => {
    await refresh(change);
    const { publication } = (await runFor(1)).report;
    expect(publication).toMatchObject({ operation: 'created', branch: BRANCH });
    expect(await github.file(PATH, BRANCH)).toEqual(RENDER);
    const body = (await github.pulls.get(github.repository, 2)).body;
    expect(body).toContain('of pull request #1.');
  });

  test('by hand on another branch, a warning says which branch gets the profile from before', async () => {
    await commitOn('main', { [PATH]: INDEX });
    await commit('First', { 'main.go': Buffer.from('package main\n') });
    await git('checkout', '--quiet', '-b', 'release/1.2');
    const runOn = async (settings: Record<string, string>) => {
      const scene = await jobIn(place.cwd, {
        ...{ command: 'rollback', token: github.token, settings: { profile: PATH, ...settings } },
        env: { PATH: process.env['PATH'], ...github.env, GITHUB_EVENT_NAME: 'workflow_dispatch' },
      });
      await rollBack(scene);
      return scene.job.report.findings;
    };
    const findings = await runOn({});
    expect(findings).toMatchObject([{ severity: 'warning' }]);
    sentences.add(...(findings ?? []));
    expect(await runOn({ base: 'main' })).toEqual([]);
    await git('checkout', '--quiet', 'main');
    expect(await runOn({})).toEqual([]);
  });

  test('that did not change the profile', async () => {
    await commitOn('main', { [PATH]: INDEX });
    await github.emulator.commit(github.repository, 'docs', { 'notes.md': 'Why.' }, { from: 'main' });
    const asked = { title: 'Notes', head: 'docs', base: 'main' };
    await github.request('POST', '/repos/octo/service/pulls', asked);
    await github.request('PUT', MERGED, { merge_method: 'merge' });
    await sentences.addError(runFor(1));
  });
});

describe('several targets', () => {
  /** As `run`, for the two of them. */
  async function runAll(settings: Record<string, string> = {}): Promise<JobScene['job']> {
    const scene = (profile?: string) =>
      jobIn(place.cwd, {
        ...{ command: 'rollback', settings: { publish: 'local', ...settings, ...(profile && { profile }) } },
        env: { PATH: process.env['PATH'], HOME: place.tmp },
      });
    const whole = await scene();
    const target = async (name: string, path: string) => {
      const { workingDirectory, buildFlags } = whole.run.config;
      const { config } = (await scene(path)).run;
      return { name, workingDirectory, buildFlags, config: async () => ({ ...config, target: name }) };
    };
    const targets = [await target('api', PATH), await target('worker', OTHER)];
    const runs = await runsOfTargets(targets, whole.run);
    await whole.reports.add(rollback({ runs, whole: whole.run, others: [] }));
    return whole.job;
  }

  test('all that the newest commit changed are restored together', async () => {
    await commit('One', { [PATH]: RENDER });
    await commit('Two', { [PATH]: INDEX, [OTHER]: RENDER });
    const { report } = await runAll();
    expect(report.publication).toMatchObject({ branch: 'pgo/rollback-profiles' });
    sentences.add(report.publication);
    const changed = await git('diff', '--name-status', 'main', 'pgo/rollback-profiles');
    expect(changed.split('\n')).toEqual([`M\t${PATH}`, `D\t${OTHER}`]);
  });
});

sentences.compare();
