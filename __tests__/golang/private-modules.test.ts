import { expect, test } from 'vitest';
import { matchingPrefix } from '../../src/golang/private-modules.ts';

test.each([
  ['corp.example.com', 'corp.example.com/a/b', 'corp.example.com'],
  ['*.corp.example.com', 'git.corp.example.com/a/b', 'git.corp.example.com'],
  ['*.corp.example.com', 'corp.example.com/a', undefined],
  ['github.com/acme/*', 'github.com/acme/lib/v2', 'github.com/acme/lib'],
  ['github.com/acme/*', 'github.com/acme', undefined],
  ['github.com/acme', 'github.com/acme2/lib', undefined],
  [',,github.com/other,github.com/acme,', 'github.com/acme/lib', 'github.com/acme'],
  ['git?.example.com', 'git1.example.com/a', 'git1.example.com'],
  ['git[^a-c].example.com', 'gitb.example.com/a', undefined],
  ['a\\*b', 'a*b', 'a*b'],
  ['a+(b)$', 'a+(b)$/c', 'a+(b)$'],
  ['[', 'a', undefined],
  ['', 'a', undefined],
])('GOPRIVATE=%s of %s: %s', (patterns, path, prefix) => {
  expect(matchingPrefix(patterns, path)).toBe(prefix);
});
