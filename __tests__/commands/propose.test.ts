import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publisherFor } from '../../src/publish/publish.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import { jobIn } from '../harness/job.ts';
import { proposal } from '../publish/scene.ts';

const sentences = goldenSentences('refresh');

/** The settings of a pull request, up to the branch that is made. */

const PATH = 'cmd/api/default.pgo';
let place: Place;
let git: (...args: string[]) => Promise<string>;

beforeEach(async () => {
  place = await makePlace({ 'go.mod': 'module m\n', 'docs/body.md': '\nFrom **a file**.\n' });
  git = await makeRepository(place.cwd);
});
afterEach(() => place[Symbol.asyncDispose]());

/** Publishes a branch of the clone. */
async function published(settings: Record<string, string>, env: Record<string, string> = {}) {
  const { run } = await jobIn(place.cwd, {
    ...{ command: 'refresh', settings: { publish: 'local', ...settings } },
    env: { PATH: process.env['PATH'], HOME: place.tmp, ...env },
  });
  const about = { profilePath: place.path(PATH), package: 'example.com/shop/cmd/api' };
  const publisher = await publisherFor(run, { ...about, place: { path: PATH, inRepository: true } });
  const { publication } = await publisher.publish(proposal('new', { path: PATH }));
  const body = await readFile(join(run.outputDirectory, 'pull-request.md'), 'utf8');
  return { branch: publication.branch as string, title: body.split('\n')[0], body };
}

test('a proposal for the branch that is checked out, each on a branch of its own', async () => {
  const settings = {
    base: '{{head}}',
    branch: 'pgo/{{profile}}-{{base}}',
    title: 'Refresh {{package}} on {{base}} ({{date}})',
    'commit-message': 'perf({{package}}): refresh',
  };
  expect(await published(settings)).toMatchObject({
    branch: 'pgo/cmd-api-default-main',
    title: '# Refresh api on main (2026-11-21)',
  });
  await git('checkout', '--quiet', '-b', 'release/1.2');
  await git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=On the release');
  const { branch } = await published(settings);
  expect(branch).toBe('pgo/cmd-api-default-release/1.2');
  expect(await git('log', '--format=%s', `release/1.2..${branch}`)).toBe('perf(api): refresh');
});

test('branch and title follow from the profile’s path; the text of a file is put first, instead of `body`', async () => {
  const branch = 'pgo/cmd-api-default';
  expect(await published({})).toMatchObject({ branch, body: `# Refresh ${PATH}\n\nThe evidence.\n` });
  expect(await published({ body: 'Not this.', 'body-path': 'docs/body.md' })).toMatchObject({
    body: `# Refresh ${PATH}\n\nFrom **a file**.\n\nThe evidence.\n`,
  });
  const { message, exitCode } = await sentences.addError(published({ 'body-path': 'docs/bdoy.md' }));
  expect(message).toMatch(/^body-path: /);
  expect(message).toContain(place.path('docs/bdoy.md'));
  expect(exitCode).toBe(2);
});

test('a text that leaves no room for the report is refused before anything is built', async () => {
  await place.write({ 'docs/long.md': 'x'.repeat(40_000) });
  const access = { publish: 'pull-request', repository: 'octo/service' };
  await expect(published({ ...access, 'body-path': 'docs/long.md' })).rejects.toMatchObject({
    message: expect.stringContaining('docs/long.md of `body-path` has 40000 characters'),
    exitCode: 2,
  });
});

sentences.compare();
