import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publisherFor } from '../../src/commands/publisher-for.ts';
import { run } from '../../src/system/exec.ts';
import type { Program } from '../../src/job.ts';
import { makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';
import { jobIn } from '../harness/job.ts';
import { proposal } from '../publish/scene.ts';

const PATH = 'cmd/api/default.pgo';
let place: Place;

beforeEach(async () => {
  place = await makePlace({ 'go.mod': 'module m\n', 'docs/body.md': '\nFrom **a file**.\n' });
  await makeRepository(place.cwd);
});
afterEach(() => place[Symbol.asyncDispose]());

/** Publishes a branch of the clone. */
async function published(settings: Record<string, string>) {
  const { job } = await jobIn(place.cwd, {
    ...{ command: 'refresh', settings: { publish: 'local', ...settings } },
    env: { PATH: process.env['PATH'], HOME: place.tmp },
  });
  // Of the program, only `publish: none` looks at the profile's path.
  const publisher = await publisherFor(job, {} as Program, { path: PATH, inRepository: true });
  const { publication } = await publisher.publish(proposal('new', { path: PATH }));
  const body = await readFile(join(job.outputDirectory, 'pull-request.md'), 'utf8');
  return { branch: publication.branch, body };
}

test('branch, title and message follow from the profile’s path', async () => {
  expect(await published({})).toEqual({
    branch: 'pgo/cmd-api-default',
    body: `# Refresh ${PATH}\n\nThe evidence.\n`,
  });
});

test('names in templates', async () => {
  expect(await published({ branch: 'perf/{{profile}}', title: 'PGO of {{date}} on {{head}}' })).toEqual({
    branch: 'perf/cmd-api-default',
    body: '# PGO of 2026-11-21 on main\n\nThe evidence.\n',
  });
  await expect(published({ title: '{{target}}' })).rejects.toMatchObject({ exitCode: 2 });
});

test.each([
  ['random', /^perf-[a-z0-9]{7}$/],
  // `now` of the scene.
  ['timestamp', /^perf-1795240800$/],
])('branch-suffix: %s', async (suffix, name) => {
  const { branch } = await published({ branch: 'perf', 'branch-suffix': suffix });
  expect(branch).toMatch(name);
});

test('branch-suffix: short-commit-hash is that of what is checked out', async () => {
  const { stdout } = await run(['git', 'rev-parse', '--short', 'HEAD'], { cwd: place.cwd });
  const { branch } = await published({ 'branch-suffix': 'short-commit-hash' });
  expect(branch).toBe(`pgo/cmd-api-default-${stdout.toString().trim()}`);
});

test('branch-suffix: two random ones differ', async () => {
  const settings = { 'branch-suffix': 'random' };
  expect((await published(settings)).branch).not.toBe((await published(settings)).branch);
});

test('the text of a file is put first, instead of `body`', async () => {
  const { body } = await published({ body: 'Not this.', 'body-path': 'docs/body.md' });
  expect(body).toBe(`# Refresh ${PATH}\n\nFrom **a file**.\n\nThe evidence.\n`);
});

test('a file that is not there', async () => {
  await expect(published({ 'body-path': 'docs/bdoy.md' })).rejects.toMatchObject({
    message: `body-path: there is no file ${place.path('docs/bdoy.md')}.`,
    exitCode: 2,
  });
});
