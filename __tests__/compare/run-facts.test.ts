import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocument } from '../cli/document.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository, TINY } from '../harness/go-modules.ts';

/** What the result document of a real run says of when and of what it is. */

let place: Place;
let git: Awaited<ReturnType<typeof makeRepository>>;
beforeAll(async () => {
  place = await makePlace(TINY);
  git = await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());

async function built(env: Record<string, string> = {}) {
  const args = 'build --candidate none.pgo --output-directory out --json'.split(' ');
  const before = Date.now();
  const document = expectDocument(documentOf(await place.run(args, { env })));
  expect(document.run?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(document.run?.time ?? '')).toSatisfy((at: number) => before <= at && at <= Date.now());
  return document;
}

const WORKFLOW = {
  GITHUB_SHA: '1234567890123456789012345678901234567890',
  GITHUB_SERVER_URL: 'https://github.example',
  GITHUB_REPOSITORY: 'acme/service',
  GITHUB_RUN_ID: '42',
};

test('is when it ended, the commit that is checked out, and where it ran', async () => {
  const document = await built(WORKFLOW);
  // Also of a run that failed: there is no such profile.
  expect(document.error?.message).toContain('none.pgo');
  expect(document.run).toEqual({
    time: expect.any(String),
    revision: (await git('rev-parse', 'HEAD')).trim(),
    url: 'https://github.example/acme/service/actions/runs/42',
  });
});

test('is the tag, where one is checked out', async () => {
  await git('tag', 'v1.2.3');
  const document = await built();
  expect(document.run).toEqual({ time: expect.any(String), revision: 'v1.2.3' });
  await git('tag', '--delete', 'v1.2.3');
});

test.each([
  ['a changed file', { 'main.go': `${TINY['main.go']}\n// Changed.\n` }, true],
  ['a new file with code', { 'more.go': 'package main\n' }, true],
  ['a new profile and a new file of another kind', { 'default.pgo': 'x', 'notes.txt': 'mine' }, undefined],
])('%s in the work tree', async (_, files, uncommitted) => {
  await place.write(files);
  expect((await built()).run?.uncommitted).toBe(uncommitted);
  const page = await readFile(place.path('out', 'report.html'), 'utf8');
  expect(page.includes('with uncommitted changes')).toBe(uncommitted === true);
  await git('checkout', '--quiet', '.');
  await git('clean', '--force', '--quiet');
});
