import { expect, test } from 'vitest';
import { checkBuildFlags } from '../../src/build/flags.ts';
import { UsageError } from '../../src/system/errors.ts';

test.each(['-pgo', '-pgo=auto', '--pgo=x', '-o', '-o=x', '--o', '-C=/x', '-n'])('%s is refused', (flag) => {
  expect(() => checkBuildFlags(['-tags=prod', flag])).toThrow(UsageError);
  expect(() => checkBuildFlags([flag])).toThrow(`build-flags: \`${flag}\` may not be set there.`);
});

test('what only looks alike is fine', () => {
  checkBuildFlags(['-tags', 'pgo', '-overlay=o', '-ldflags=-o -pgo', '-trimpath', '-mod=mod']);
});
