import { expect, test } from 'vitest';
import type { Version } from '../../src/publish/publisher.ts';
import { isRollback, undone } from '../../src/publish/undone.ts';

/** One letter a content, newest first; `-` is a file that was deleted. The commit says its place in the list. */
function versions(contents: string): Version[] {
  return [...contents].map((content, at) => ({
    ...{ commit: `${at}${content}`, title: `Makes it ${content}`, time: '2026-11-21T06:00:00Z' },
    ...(content !== '-' && { bytes: Buffer.from(content) }),
  }));
}

test('the versions that were undone', () => {
  const commits = (history: string) => undone(versions(history)).map(({ commit }) => commit);
  expect(commits('ACBA')).toEqual(['1C', '2B']);
  expect(commits('ABCBA')).toEqual(['2C', '3B']);
  expect(commits('BABCBA')).toEqual(['3C']);
  expect(commits('CBA')).toEqual([]);
  expect(commits('DCABA'), 'new versions followed').toEqual(['3B']);
  expect(commits('DACADABA').toSorted(), 'undone one after the other').toEqual(['2C', '6B']);
  expect(commits('BCABA'), 'restored after a new version').toEqual([]);
  expect(commits('CDACBA'), 'restored with the version on which it was built').toEqual([]);
  expect(commits('BEDEABA'), 'only one of two restored').toEqual(['2D']);
});

test.each([
  ['ABA', true],
  ['-A', true],
  ['BA', false],
  ['BABCBA', false],
  ['CABA', false],
  ['CDCABA', true],
  ['BCABA', false],
  ['', false],
])('whether the newest change of %s is a rollback: %s', (history, expected) => {
  expect(isRollback(versions(history))).toBe(expected);
});
