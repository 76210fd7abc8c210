import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROFILE } from '../e2e/proposal.ts';
import { documentOf, type Ended, makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub, TOKEN } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';
import { proposal, publisher } from '../publish/scene.ts';

/** A refresh that was merged and turned out bad: the command line as users start it, against the emulated GitHub. */

const RUN_TIMEOUT = 180_000;
const [RENDER, INDEX] = [recorded('render-1'), recorded('index-1')];

let place: Place;
let github: GitHubHarness;

beforeEach(async () => {
  place = await makePlace({
    ...TINY,
    'default.pgo': INDEX,
    'profiles/render-1.pprof': RENDER,
    'profiles/render-2.pprof': recorded('render-2'),
    'profiles/index-1.pprof': INDEX,
  });
  await makeRepository(place.cwd);
  github = await startGitHub({ directory: place.cwd });
});
afterEach(async () => {
  const harness = github;
  await harness[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
  harness.expectNoViolations();
});

function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return place.run([...args, '--json'], {
    env: {
      ...{ GITHUB_TOKEN: TOKEN, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: github.repository },
      ...env,
    },
  });
}

function publicationOf(ended: Ended): Record<string, unknown> {
  const { publication } = documentOf(ended) as { publication?: Record<string, unknown> };
  return publication ?? {};
}

const refresh = (...sources: string[]) =>
  run([
    'refresh',
    '--benchmarks',
    'none',
    ...sources.flatMap((name) => ['--source', `profiles/${name}.pprof`]),
  ]);

async function merge(number: unknown, method = 'squash'): Promise<void> {
  const path = `/repos/${github.repository}/pulls/${number}/merge`;
  const { status, text } = await github.request('PUT', path, { merge_method: method });
  if (status !== 200) throw new Error(text);
}

/** `rollback` because the pull request got its label. */
async function rollBackByLabel(number: unknown): Promise<Ended> {
  const pull = await github.pulls.get(github.repository, number as number);
  await place.write({ 'event.json': JSON.stringify({ action: 'labeled', pull_request: pull }) });
  return run(['rollback', '--profile', PROFILE], {
    ...{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: place.path('event.json') },
  });
}

test(
  'a merged refresh is rolled back, and its workload is not proposed again; another one is',
  async () => {
    const refreshed = publicationOf(await refresh('render-1'));
    expect(refreshed).toMatchObject({ kind: 'pull-request', operation: 'created' });
    await merge(refreshed['number']);
    expect(await github.file(PROFILE)).not.toEqual(INDEX);

    const ended = await run(['rollback']);
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(documentOf(ended)).not.toHaveProperty('decision');
    const publication = publicationOf(ended);
    expect(publication).toMatchObject({
      ...{ kind: 'pull-request', operation: 'created', branch: 'pgo/rollback-default' },
      reason: expect.stringMatching(
        /^Restores `default.pgo` as it was before [0-9a-f]{12} “Refresh default.pgo \(#1\)”\.$/,
      ),
    });
    const pull = await github.pulls.get(github.repository, publication['number'] as number);
    expect(pull).toMatchObject({ title: 'Roll back default.pgo', draft: false, state: 'open' });
    expect(pull.body).toContain(`of pull request #${refreshed['number']}.`);
    expect(pull.body).toMatch(/\| Sources \| 1 file \(1 profile\) \| {2}\|/);
    expect(pull.body).not.toMatch(/127\.0\.0\.1|\/tmp\//);
    expect(await github.file(PROFILE, 'pgo/rollback-default')).toEqual(INDEX);

    await merge(publication['number']);
    expect(await github.file(PROFILE)).toEqual(INDEX);
    expect(publicationOf(await run(['rollback']))).toMatchObject({
      operation: 'none',
      reason: expect.stringContaining('is a rollback already'),
    });

    const again = await refresh('render-2');
    expect(again.exitCode, again.stderr).toBe(0);
    expect(documentOf(again).decision?.kind).toBe('update');
    expect(publicationOf(again)).toMatchObject({
      operation: 'none',
      reason: expect.stringContaining('taken back'),
    });
    expect(publicationOf(await refresh('render-1', 'index-1'))).toMatchObject({ operation: 'created' });
  },
  RUN_TIMEOUT,
);

describe('by label', () => {
  /** A refresh that was merged; the number of its pull request. */
  async function merged(profile: Uint8Array, method: string): Promise<unknown> {
    const { publication } = await publisher(github).publish(proposal(profile, { path: PROFILE }));
    await merge(publication.number, method);
    return publication.number;
  }

  test.each(['squash', 'merge', 'rebase'])(
    'the former bytes are proposed, however it was merged: %s',
    async (method) => {
      const number = await merged(RENDER, method);
      const ended = await rollBackByLabel(number);
      expect(ended.exitCode, ended.stderr).toBe(0);
      const publication = publicationOf(ended);
      expect(publication).toMatchObject({ operation: 'created', branch: 'pgo/rollback-default' });
      expect(await github.file(PROFILE, 'pgo/rollback-default')).toEqual(INDEX);

      await merge(publication['number'], method);
      expect(await github.file(PROFILE)).toEqual(INDEX);
      const twice = await rollBackByLabel(number);
      expect(twice.exitCode, twice.stderr).toBe(0);
      expect(publicationOf(twice)).toMatchObject({ operation: 'none' });
    },
    RUN_TIMEOUT,
  );
});

test(
  'several targets, whatever names the pull request of each',
  async () => {
    const [api, worker] = ['cmd/api/default.pgo', 'cmd/worker/default.pgo'];
    await place.write({
      '.github/pgo.yml': `
pull-requests: each
branch: pgo/{{target}}
title: 'perf({{package}}): \${PGO_TARGET}'
targets:
  - { name: api, package: ./cmd/api, profile: ${api} }
  - { name: worker, package: ./cmd/worker, profile: ${worker} }
  - { name: other, package: ., profile: ${PROFILE} }`,
      'cmd/api/main.go': 'package main\n\nfunc main() {}\n',
      'cmd/worker/main.go': 'package main\n\nfunc main() {}\n',
    });
    const commit = (files: Record<string, Uint8Array>) =>
      github.emulator.commit(github.repository, 'main', files, { message: 'Refresh profiles' });
    await commit({ [api]: INDEX });
    await commit({ [api]: RENDER, [worker]: RENDER });

    const ended = await run(['rollback']);
    expect(ended.exitCode, ended.stderr).toBe(0);
    const proposed = { kind: 'pull-request', operation: 'created', branch: 'pgo/rollback-profiles' };
    expect(documentOf(ended)).toMatchObject({
      publication: { ...proposed, number: 1 },
      targets: [
        { target: 'api', publication: proposed },
        { target: 'worker', publication: proposed },
        { target: 'other', publication: { operation: 'none' } },
      ],
    });
    expect(await github.pulls.get(github.repository, 1)).toMatchObject({ title: 'Roll back profiles' });
    expect(await github.file(api, 'pgo/rollback-profiles')).toEqual(INDEX);

    await merge(1);
    const twice = documentOf(await run(['rollback']));
    const already = { operation: 'none', reason: expect.stringContaining('is a rollback already') };
    expect(twice).toMatchObject({ publication: already, targets: [{ publication: already }, {}, {}] });

    const alone = await run(['rollback', '--target', 'api']);
    expect(publicationOf(alone)).toMatchObject({ ...already, branch: 'pgo/api-rollback' });
  },
  RUN_TIMEOUT,
);
