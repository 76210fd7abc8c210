import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderSummary } from '../../src/report/markdown.ts';
import { PROFILE } from '../e2e/proposal.ts';
import { documentOf, type Ended, makePlace, type Place } from '../harness/cli.ts';
import { type GitHubHarness, startGitHub } from '../harness/github/start.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';

/** A refresh that was merged and turned out bad: the command line as users start it, against the emulated GitHub. */

const [RENDER, INDEX] = [recorded('render-1'), recorded('index-1')];

let place: Place;
let github: GitHubHarness;

let git: Awaited<ReturnType<typeof makeRepository>>;

beforeEach(async () => {
  place = await makePlace({
    ...TINY,
    'default.pgo': INDEX,
    'profiles/render-1.pprof': RENDER,
    'profiles/render-2.pprof': recorded('render-2'),
    'profiles/index-1.pprof': INDEX,
  });
  git = await makeRepository(place.cwd);
  github = await startGitHub({ directory: place.cwd });
});
afterEach(() => github.end(place));

function run(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return place.run([...args, '--json'], { env: { ...github.env, ...env } });
}

function publicationOf(ended: Ended): Record<string, unknown> {
  const { publication } = documentOf(ended) as { publication?: Record<string, unknown> };
  return publication ?? {};
}

const refreshWith = (env: Record<string, string>, ...sources: string[]) =>
  run(
    [
      ...['refresh', '--benchmarks', 'none'],
      ...sources.flatMap((name) => ['--source', `profiles/${name}.pprof`]),
    ],
    env,
  );
const refresh = (...sources: string[]) => refreshWith({}, ...sources);

async function merge(number: unknown, method = 'squash'): Promise<void> {
  const path = `/repos/${github.repository}/pulls/${number}/merge`;
  const { status, text } = await github.request('PUT', path, { merge_method: method });
  if (status !== 200) throw new Error(text);
}

test('a merged refresh is rolled back, and its workload is not proposed again; another one is', async () => {
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
    reason: expect.stringMatching(/`default\.pgo`.* [0-9a-f]{12} “Refresh default\.pgo \(#1\)”/),
  });
  const pull = await github.pulls.get(github.repository, publication['number'] as number);
  expect(pull).toMatchObject({ title: 'Roll back default.pgo', draft: false, state: 'open' });
  expect(pull.body).toContain(`of pull request #${refreshed['number']}.`);
  expect(pull.body).not.toMatch(/127\.0\.0\.1|\/tmp\//);
  expect(await github.file(PROFILE, 'pgo/rollback-default')).toEqual(INDEX);

  await merge(publication['number']);
  expect(await github.file(PROFILE)).toEqual(INDEX);
  expect(publicationOf(await run(['rollback']))).toMatchObject({
    operation: 'none',
    reason: expect.stringContaining('is already a rollback'),
  });

  const again = await refresh('render-2');
  expect(again.exitCode, again.stderr).toBe(0);
  const none = { operation: 'none', reason: expect.stringContaining('was reverted later') };
  expect(documentOf(again)).toMatchObject({ decision: { kind: 'update' }, publication: none });
  expect(renderSummary(JSON.parse(again.stdout))).toMatch(
    /^## Nothing to propose\n[\s\S]*git checkout \w{10} -- ':\//m,
  );
  const other = publicationOf(await refresh('render-1', 'index-1'));
  expect(other).toMatchObject({ operation: 'created' });

  await merge(other['number']);
  expect(publicationOf(await refresh('render-2')), 'after another profile was merged').toMatchObject(none);
});

test('a refresh of the code of another branch warns that it publishes to the default branch', async () => {
  await git('checkout', '--quiet', '-b', 'release/1.2');
  const ended = await refreshWith({ GITHUB_EVENT_NAME: 'push' }, 'render-1');
  expect(ended.exitCode, ended.stderr).toBe(0);
  const said = documentOf(ended).findings.find(({ message }) => message.includes('`release/1.2`'));
  expect(said).toMatchObject({ severity: 'warning', message: expect.stringContaining('`main`') });
});
