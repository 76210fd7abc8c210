import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { documentOf, type Ended, makePlace, type Place } from '../harness/cli.ts';
import { answers } from '../harness/github/answers.ts';
import { type GitHubHarness, startGitHub, TOKEN } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { recorded, renamed } from '../harness/profiles.ts';

/** What `refresh` does where everybody can look, or where it may only look: whole runs against the emulated GitHub. */

let place: Place;
let github: GitHubHarness;

beforeEach(async () => {
  place = await makePlace({
    ...TINY,
    'profiles/render-1.pprof': recorded('render-1'),
    'profiles/secret.pprof': renamed('render-1', (name, at) =>
      at === 3 ? 'corp.example.com/secret/vault.Open' : name,
    ),
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

function refresh(
  source: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Ended> {
  const settings = ['--benchmarks', 'none', '--evidence', 'none', '--source', `profiles/${source}.pprof`];
  return place.run(['refresh', ...settings, ...args, '--json'], {
    env: {
      ...{ GITHUB_TOKEN: TOKEN, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: github.repository },
      ...env,
    },
  });
}

const isPrivate = (value: boolean) =>
  github.emulator.must('PATCH', `/repos/${github.repository}`, {
    private: value,
    visibility: value ? 'private' : 'public',
  });
const onlyPull = async () => {
  const [pull, ...more] = await github.pulls.all(github.repository, 'open');
  expect(more).toEqual([]);
  return pull;
};
const FIRST = 'is public and has no `default.pgo` yet: with it, ';

describe('the first profile of a repository', () => {
  test('that is public: what it tells stands in the result and in the pull request', async () => {
    await isPrivate(false);
    const ended = await refresh('render-1');
    expect(ended.exitCode, ended.stderr).toBe(0);
    const said = documentOf(ended).findings.find(({ message }) => message.includes(FIRST));
    expect(said?.severity).toBe('note');
    expect(said?.message).toMatch(
      /^octo\/service is public and has no `default\.pgo` yet: with it, \d+ names of functions become public: \d+ of /,
    );
    const { body } = (await onlyPull()) ?? {};
    expect(body).toContain('is public and has no `default.pgo` yet: with it, ');
    expect(body).toContain('of the main package');

    // What is proposed is public already.
    const again = await refresh('render-1');
    expect(again.exitCode, again.stderr).toBe(0);
    expect(documentOf(again).findings.filter(({ message }) => message.includes('public'))).toEqual([]);
  });

  test('that is public: a private module stops it before anything is pushed', async () => {
    await isPrivate(false);
    const env = { GOPRIVATE: '*.example.com' };
    const stopped = await refresh('secret', { env });
    expect(stopped.exitCode, stopped.stderr).toBe(1);
    expect(documentOf(stopped).error).toEqual({
      message:
        '`default.pgo` is not published: octo/service is public, and it would tell 1 name of functions of private modules: `corp.example.com` (GOPRIVATE).',
      fix: expect.stringContaining('`private-names: allow`'),
    });
    expect(github.writes).toEqual([]);

    const allowed = await refresh('secret', { env, args: ['--private-names', 'allow'] });
    expect(allowed.exitCode, allowed.stderr).toBe(0);
    const { body } = (await onlyPull()) ?? {};
    expect(body).toContain('1 name of them is of private modules');
  });

  test('that is private: nobody else is told', async () => {
    await isPrivate(true);
    const ended = await refresh('secret', { env: { GOPRIVATE: '*.example.com' } });
    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(ended.stderr).not.toContain('public');
    expect(await onlyPull()).toBeDefined();
  });

  test('that gets commits at once: the same', async () => {
    await isPrivate(false);
    const args = ['--publish', 'commit'];
    const stopped = await refresh('secret', { env: { GOPRIVATE: '*.example.com' }, args });
    expect(stopped.exitCode, stopped.stderr).toBe(1);
    expect(github.writes).toEqual([]);
    const done = await refresh('render-1', { args });
    expect(done.exitCode, done.stderr).toBe(0);
    expect(done.stderr).toContain(FIRST);
  });
});

describe('a token that may only read', () => {
  const mayOnlyRead = () =>
    github.inject(
      { path: /./, method: 'POST', body: /^(?!.*query \{ viewer)/s },
      answers.notAccessible('contents=write'),
      100,
    );
  async function onPull(pull: object): Promise<Record<string, string>> {
    const sha = (await makeRepository(place.cwd).catch(() => undefined)) && (await head());
    await place.write({
      '../event.json': JSON.stringify({ pull_request: { number: 3, base: { ref: 'main', sha }, ...pull } }),
    });
    return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: place.path('..', 'event.json') };
  }
  const head = async () => {
    const { run } = await import('../../src/exec.ts');
    return (await run(['git', 'rev-parse', 'HEAD'], { cwd: place.cwd })).stdout.toString().trim();
  };

  test('on a pull request, all but the publication is done', async () => {
    mayOnlyRead();
    const ended = await refresh('render-1', { env: await onPull({ merged: false }) });
    expect(ended.exitCode, ended.stderr).toBe(0);
    const { publication, decision, findings, profile } = documentOf(ended);
    expect(decision?.kind).toBe('update');
    expect(profile?.samples).toBeGreaterThan(0);
    expect(publication).toMatchObject({ kind: 'pull-request', operation: 'none' });
    const said = findings.find(({ message }) => message.includes('the token may only read'));
    expect(said).toMatchObject({
      severity: 'note',
      fix: expect.stringContaining('pull request from a fork'),
    });
    expect(await onlyPull()).toBeUndefined();
  });

  test('on a schedule, and after a merge, it is the error that it was', async () => {
    mayOnlyRead();
    for (const env of [{ GITHUB_EVENT_NAME: 'schedule' }, await onPull({ merged: true })]) {
      const ended = await refresh('render-1', { env });
      expect(ended.exitCode, ended.stderr).toBe(1);
      expect(documentOf(ended).error?.message).toContain('The token lacks the permission `contents: write`');
    }
  });

  test('what fails for another reason fails on a pull request, too', async () => {
    github.inject({ method: 'POST', path: /\/pulls$/ }, answers.actionsMayNotOpen);
    const ended = await refresh('render-1', { env: await onPull({ merged: false }) });
    expect(ended.exitCode, ended.stderr).toBe(1);
    expect(documentOf(ended).error?.message).toContain('may not open pull requests');
  });
});
