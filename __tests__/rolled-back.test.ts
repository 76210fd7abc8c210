import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalRepository } from '../src/publish/git-repository.ts';
import type { Version } from '../src/publish/proposal.ts';
import { isRollback, rolledBack, undone } from '../src/rolled-back.ts';
import { makePlace, type Place } from './harness/cli.ts';
import { makeRepository } from './harness/go-modules.ts';

/** One letter a content, newest first; `-` is a file that was deleted. The commit says its place in the list. */
function versions(contents: string): Version[] {
  return [...contents].map((content, at) => ({
    ...{ commit: `${at}${content}`, title: `Makes it ${content}`, time: '2026-11-21T06:00:00Z' },
    ...(content !== '-' && { bytes: Buffer.from(content) }),
  }));
}

describe('the newest version that was undone', () => {
  test.each<[string, string | undefined, string]>([
    ['', undefined, 'there is no profile'],
    ['A', undefined, 'the first one'],
    ['BA', undefined, 'a refresh'],
    ['CBA', undefined, 'two of them'],
    ['ABA', '1B', 'the former content is back'],
    ['ACBA', '1C', 'two were taken back in one commit'],
    ['BCBA', '1C', 'the last of them'],
    ['ABCBA', '3B', 'one after the other'],
    ['-A', '1A', 'deleted after it was introduced'],
    ['-ABA', '3A', 'one rolled back, then the other deleted'],
    ['-BA', undefined, 'deleted after it was refreshed: PGO was given up'],
    ['A-A', undefined, 'put back after it was deleted'],
    ['-A-A', '1A', 'deleted, introduced anew, deleted'],
    ['CBCBA', undefined, 'a rollback that was taken back itself'],
    ['BCBCBA', '1C', 'and rolled back once more'],
    ['BABCBA', '3C', 'of two, the older is back'],
    ['DABA', undefined, 'another refresh since'],
    ['AABA', '2B', 'a change of its mode since'],
    ['ABBA', '2B', 'a change of its mode before'],
  ])('%s: %s (%s)', (history, expected) => {
    expect(rolledBack(versions(history))?.commit).toBe(expected);
  });

  test('equal bytes are equal, whatever holds them', () => {
    const [newest, between, oldest] = versions('ABA');
    const same = { ...newest, bytes: new Uint8Array(Buffer.from('A')) } as Version;
    expect(rolledBack([same, between as Version, oldest as Version])?.commit).toBe('1B');
  });

  test('an empty file is not a deleted one', () => {
    const [deleted, one] = versions('-A');
    expect(rolledBack([{ ...(deleted as Version), bytes: Buffer.of() }, one as Version])).toBeUndefined();
  });
});

test('all that was undone', () => {
  const commits = (history: string) => undone(versions(history)).map(({ commit }) => commit);
  expect(commits('ACBA')).toEqual(['1C', '2B']);
  expect(commits('ABCBA')).toEqual(['2C', '3B']);
  expect(commits('BABCBA')).toEqual(['3C']);
  expect(commits('CBA')).toEqual([]);
});

test.each([
  ['ABA', true],
  ['-A', true],
  ['AABA', true],
  ['BA', false],
  ['-BA', false],
  ['BABA', false],
  ['BABCBA', false],
  ['A', false],
  ['', false],
])('whether the newest change of %s is a rollback: %s', (history, expected) => {
  expect(isRollback(versions(history))).toBe(expected);
});

describe('in the history of a repository', () => {
  const PATH = 'cmd/api/default.pgo';
  let place: Place;
  let git: (...args: string[]) => Promise<string>;
  beforeEach(async () => {
    place = await makePlace({ 'go.mod': 'module m\n' });
    git = await makeRepository(place.cwd);
  });
  afterEach(() => place[Symbol.asyncDispose]());

  async function commit(content: string): Promise<void> {
    await place.write({ [PATH]: content });
    await git('add', '--all');
    await git('commit', '--quiet', '--no-gpg-sign', `--message=Makes it ${content}`);
  }
  const revert = (...args: string[]) => git('revert', '--no-edit', ...args);
  async function onBranch(content: string): Promise<void> {
    await git('checkout', '--quiet', '-B', 'refresh');
    await commit(content);
    await git('checkout', '--quiet', 'main');
  }
  const merge = () => git('merge', '--quiet', '--no-ff', '--no-edit', 'refresh');
  async function found(): Promise<string | undefined> {
    const repository = await LocalRepository.open(place.cwd, process.env);
    return rolledBack(await repository.versions('HEAD', PATH, 10))?.bytes?.toString();
  }

  test('a commit that was reverted', async () => {
    await commit('A');
    await commit('B');
    expect(await found()).toBeUndefined();
    await revert('HEAD');
    expect(await found()).toBe('B');
    await place.write({ 'main.go': 'package main\n' });
    await git('add', '--all');
    await git('commit', '--quiet', '--no-gpg-sign', '--message=Something else');
    expect(await found()).toBe('B');
    await commit('C');
    expect(await found()).toBeUndefined();
  });

  test('a reverted revert', async () => {
    await commit('A');
    await commit('B');
    await revert('HEAD');
    await revert('HEAD');
    expect(await found()).toBeUndefined();
  });

  test('a merge that was reverted, and one whose revert was merged', async () => {
    await commit('A');
    await onBranch('B');
    await merge();
    expect(await found()).toBeUndefined();
    await revert('--mainline=1', 'HEAD');
    expect(await found()).toBe('B');
    await onBranch('C');
    await merge();
    await git('checkout', '--quiet', '-B', 'refresh');
    await revert('--mainline=1', 'HEAD');
    await git('checkout', '--quiet', 'main');
    expect(await found()).toBeUndefined();
    await merge();
    expect(await found()).toBe('C');
  });

  test('two that were taken back in one commit', async () => {
    for (const content of ['A', 'B', 'C']) await commit(content);
    await revert('--no-commit', 'HEAD', 'HEAD~1');
    await git('commit', '--quiet', '--no-gpg-sign', '--message=As it was');
    expect(await found()).toBe('C');
  });

  test('the first one, whose introduction was reverted', async () => {
    await commit('A');
    await revert('HEAD');
    expect(await found()).toBe('A');
  });
});
