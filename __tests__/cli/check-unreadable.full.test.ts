import { rm, symlink } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECKED, check, goodProfile } from '../harness/checked.ts';
import { documentOf, makePlace, type Place } from '../harness/cli.ts';
import { makeRepository } from '../harness/go-modules.ts';

/** Committed files that are no profile: every command that reads one reports one sentence and a fix. */

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 20928\n`;

let place: Place;
let git: (...args: string[]) => Promise<string>;
beforeAll(async () => {
  place = await makePlace(CHECKED);
  git = await makeRepository(place.cwd);
});
afterAll(() => place[Symbol.asyncDispose]());
beforeEach(async () => {
  await git('config', 'core.symlinks', 'true');
  await git('rm', '--quiet', '--cached', '--ignore-unmatch', 'default.pgo');
  await rm(place.path('default.pgo'), { force: true });
  await rm(place.path('.gitattributes'), { force: true });
});

test('a Git LFS pointer: at the line of .gitattributes, and in every command', async () => {
  await place.write({
    '.gitattributes': '*.go text\n/default.pgo filter=lfs diff=lfs merge=lfs -text\n',
    'default.pgo': POINTER,
  });
  const sentence = 'It is a Git LFS pointer; the profile itself was not fetched.';
  const { exitCode, decision, error, findings } = await check(place);
  expect({ exitCode, decision }).toEqual({ exitCode: 1, decision: 'reject' });
  expect(error).toBe(`${place.path('default.pgo')}: ${sentence}`);
  expect(findings).toContainEqual({
    severity: 'error',
    at: 'default.pgo',
    message: sentence,
    fix: expect.stringContaining('`lfs: true` for `actions/checkout`'),
  });
  for (const args of [
    ['build'],
    ['compare'],
    ['inspect', 'default.pgo'],
    ['diff', 'default.pgo', 'default.pgo'],
  ]) {
    const ended = await place.run([...args, '--json']);
    expect(ended.exitCode).toBe(1);
    expect(documentOf(ended).error?.message).toContain(sentence);
    expect(documentOf(ended).error?.fix).toContain('git lfs pull');
  }
});

describe('a symbolic link', () => {
  test.each([
    ['to nothing', 'nowhere.pgo', 'It is a symbolic link to where there is nothing.'],
    [
      'out of the repository',
      '../../../../etc/hosts',
      /^It is a symbolic link to (\S+, outside of the repository, which other clones do not have|where there is nothing)\.$/,
    ],
  ])('%s', async (_, target, sentence) => {
    await symlink(target, place.path('default.pgo'));
    const { exitCode, decision, error, findings } = await check(place);
    expect({ exitCode, decision }).toEqual({ exitCode: 1, decision: 'reject' });
    expect(error).toMatch(sentence);
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([{ at: 'default.pgo' }]);
  });
});

test('line ends that git has converted', async () => {
  await place.write({ '.gitattributes': '*.pgo text eol=crlf\n', 'default.pgo': goodProfile() });
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message=As text');
  await rm(place.path('default.pgo'));
  await git('checkout', '--', 'default.pgo');
  const { exitCode, error, findings } = await check(place);
  expect(exitCode).toBe(1);
  expect(error).toMatch(/: It is truncated, damaged or no profile/);
  expect(findings.map(({ severity, at, fix }) => [severity, at, fix])).toEqual([
    ['error', 'default.pgo', expect.any(String)],
    ['warning', 'default.pgo', expect.stringContaining('`*.pgo binary`')],
  ]);
});
