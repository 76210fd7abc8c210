import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { documentOf, type Ended, makePlace, type Place } from '../harness/cli.ts';
import { answers } from '../harness/github/answers.ts';
import { startPermissionGate } from '../harness/github/permissions.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { recorded, renamed } from '../harness/profiles.ts';

const sentences = goldenSentences('refresh');

/** What `refresh` does where everybody can look, or where it may only look: whole runs against the emulated GitHub. */

let place: Place;
let github: GitHubHarness;

beforeEach(async () => {
  place = await makePlace({
    ...TINY,
    'profiles/render-1.pprof': recorded('render-1'),
    'profiles/index-1.pprof': recorded('index-1'),
    'profiles/secret.pprof': renamed('render-1', (name, at) =>
      at === 3 ? 'corp.example.com/secret/vault.Open' : name,
    ),
  });
  await makeRepository(place.cwd);
  github = await startGitHub({ directory: place.cwd });
});
afterEach(() => github.end(place));

function refresh(
  source: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Ended> {
  const settings = ['--benchmarks', 'none', '--evidence', 'none', '--source', `profiles/${source}.pprof`];
  return place.run(['refresh', ...settings, ...args, '--json'], { env: { ...github.env, ...env } });
}

const setPrivate = (value: boolean) =>
  github.emulator.must('PATCH', `/repos/${github.repository}`, {
    private: value,
    visibility: value ? 'private' : 'public',
  });
const onlyPull = async () => {
  const [pull, ...more] = await github.pulls.all(github.repository, 'open');
  expect(more).toEqual([]);
  return pull;
};

test('the first profile of a public repository: a private module stops it before anything is pushed', async () => {
  await setPrivate(false);
  const env = { GOPRIVATE: '*.example.com' };
  const stopped = await refresh('secret', { env });
  expect(stopped.exitCode, stopped.stderr).toBe(1);
  const { error } = documentOf(stopped);
  expect(error?.message).toMatch(
    /`default\.pgo`.*octo\/service.*\b1 name .*`corp\.example\.com` \(GOPRIVATE\)/,
  );
  expect(error?.fix).toContain('`private-names: allow`');
  sentences.add(error);
  expect(github.writes).toEqual([]);
});

describe('a token that may only read', () => {
  const mayOnlyRead = () =>
    github.inject(
      { path: /./, method: 'POST', body: /^(?!.*query \{ viewer)/s },
      answers.notAccessible('contents=write'),
      100,
    );
  async function onPull(): Promise<Record<string, string>> {
    const base = { ref: 'main', sha: await github.emulator.head(github.repository, 'main') };
    await place.write({
      '../event.json': JSON.stringify({ pull_request: { number: 3, merged: false, base } }),
    });
    return { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: place.path('..', 'event.json') };
  }

  test('on a pull request, all but the publication is done', async () => {
    mayOnlyRead();
    const ended = await refresh('render-1', { env: await onPull() });
    expect(ended.exitCode, ended.stderr).toBe(0);
    const { publication, decision, findings, profile } = documentOf(ended);
    expect(decision?.kind).toBe('update');
    expect(profile?.samples).toBeGreaterThan(0);
    expect(publication).toMatchObject({ kind: 'pull-request', operation: 'none' });
    const said = findings.find(({ message }) => message.includes('the token may only read'));
    expect(said).toMatchObject({
      severity: 'note',
      fix: expect.stringContaining('fork'),
    });
    sentences.add(said);
    expect(await onlyPull()).toBeUndefined();
  });

  /** What an earlier run with more rights left, and the profile of the run that may only read. */
  const merge = () => github.request('PUT', `/repos/${github.repository}/pulls/1/merge`, {});
  const commitProposed = async () => {
    const proposed = await github.file('default.pgo', 'pgo/default');
    await github.emulator.commit(github.repository, 'main', { 'default.pgo': proposed as Buffer });
  };
  test.each<[string, () => Promise<unknown>, string, string]>([
    ['with a new profile for the open pull request', async () => {}, 'index-1', 'pull-requests: write'],
    ['with a pull request that has become pointless', commitProposed, 'render-1', 'pull-requests: write'],
    ['with the branch of a merged pull request', merge, 'render-1', '`pgo/default`'],
  ])('on a pull request, %s', async (_, prepare, source, refused) => {
    expect((await refresh('render-1')).exitCode).toBe(0);
    await prepare();
    const read = { contents: 'read', 'pull-requests': 'read' } as const;
    await using gate = await startPermissionGate(github.url, read);
    const writes = github.writes.length;
    const ended = await refresh(source, {
      args: ['--delete-branch', 'true'],
      env: { ...(await onPull()), GITHUB_API_URL: gate.url },
    });
    expect(ended.exitCode, ended.stderr).toBe(0);
    const { publication, findings } = documentOf(ended);
    expect(publication).toMatchObject({ kind: 'pull-request', operation: 'none' });
    const said = findings.filter(({ message }) => message.includes('the token may only read'));
    expect(said).toMatchObject([{ severity: 'note', message: expect.stringContaining(refused) }]);
    sentences.add(...said);
    expect(github.writes.slice(writes)).toEqual([]);
  });
});

sentences.compare();
