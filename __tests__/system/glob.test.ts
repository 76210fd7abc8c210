import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { expandBraces, globOf, isGlob, plainBeginning, textGlobOf } from '../../src/system/glob.ts';

/** Names of the characters that patterns and dots have a meaning for; no segment is `.`, `..` or empty. */
const NAMES = fc
  .array(fc.stringMatching(/^\.?[ab-]{1,5}$/), { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'));

const PIECE = fc.oneof(
  fc.constantFrom('a', 'b', '-', '*', '?', '**', '[ab]', '[^a/]', '[a-b]', '\\*', '\\a'),
  fc.constantFrom('{a,b}', '{a,b-}', '{a,{b,-}}', '{a,*}', '@(a|b)', '+(a|b-)'),
);
const PATTERNS = fc
  .array(
    fc
      .array(PIECE, { minLength: 1, maxLength: 4 })
      .map((pieces) => pieces.join(''))
      // picomatch reads `***` and a question mark after a parenthesis in ways of its own.
      .filter((segment) => !/\*\*.|.\*\*|\*\(|\*{3}|\*\?|\?\*|[)}]\?|\?\(/.test(segment)),
    { minLength: 1, maxLength: 3 },
  )
  .map((segments) => segments.join('/'))
  .filter((pattern) => pattern.split('{').length <= 6);

test('matches the names that picomatch matches', () => {
  const property = fc.property(PATTERNS, NAMES, fc.boolean(), (pattern, name, hidden) => {
    // Where a class, a brace or a parenthesis begins a name, picomatch treats a dot in ways that Bash does not.
    fc.pre(/^[ab*?/-]*$/.test(pattern) || !/(^|\/)\./.test(name));
    const options = { nonegate: true, strictSlashes: true, dot: hidden, posixSlashes: true };
    const expected = picomatch(pattern, options)(name);
    expect(globOf(pattern, { hidden }).matches(name), `${pattern} and ${name}`).toBe(expected);
  });
  fc.assert(property, { seed: 1, numRuns: 3_000 });
});

describe('Bash has these ways', () => {
  test.each([
    ['cpu-{01..12}.pprof', 'cpu-07.pprof', true],
    ['cpu-{1..12}.pprof', 'cpu-07.pprof', false],
    ['cpu-{a..c}', 'cpu-b', true],
    ['!(logs)', 'logs', false],
    ['!(logs)', 'log', true],
    ['cpu-!(a|b)-*', 'cpu-a-1', false],
    ['cpu-!(a|b)-*', 'cpu-c-1', true],
    ['*(ab)', 'abab', true],
    ['?(a)b', 'b', true],
    ['*{a,*}', 'a/b', false],
    ['*.pprof', '.pprof', false],
    ['[.]a', '.a', false],
    ['.*', '.a', true],
    ['[!a]', 'b', true],
    ['[!a]', '/', false],
    ['[^a]', 'a', false],
    ['a/**', 'a/b/c', true],
    ['a/**', 'a/.b', false],
    ['**/b', 'b', true],
    ['a(1).pprof', 'a(1).pprof', true],
    ['{a', '{a', true],
    ['{a}', '{a}', true],
    ['[a', '[a', true],
    ['@(a', '@(a', true],
    ['😀?', '😀😀', true],
  ])('%s and %s', (pattern, name, expected) => {
    expect(globOf(pattern).matches(name)).toBe(expected);
  });

  test('braces that stand for too many patterns are refused', () => {
    expect(() => expandBraces('{a,b}'.repeat(11))).toThrow(/more than 1000 patterns/);
    expect(expandBraces('{a,b}'.repeat(9))).toHaveLength(512);
  });
});

test('GOPRIVATE: only what path.Match knows', () => {
  const matches = (pattern: string, name: string) =>
    globOf(pattern, { asGo: true, hidden: true }).matches(name);
  expect(matches('*.corp.example', 'git.corp.example')).toBe(true);
  expect(matches('{a,b}', 'a')).toBe(false);
  expect(matches('[!a]', '!')).toBe(true);
  expect(matches('**', 'a/b')).toBe(false);
  expect(matches('*', '.a')).toBe(true);
});

test('a folder in which nothing can match is not looked into', () => {
  const glob = globOf('a*/**/x/*.pprof');
  expect(['abc', 'a/b/c', 'b', 'b/a', '.git', 'a/.git'].map((name) => glob.mayMatchBelow(name))).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

test('which texts are globs, and how the names that match them begin', () => {
  expect(['a*', 'a?', '[a]', '{a,b}', '!(a)', 'a!', 'a(1)', 'a+b'].map(isGlob)).toEqual([
    ...[true, true, true, true, true, false, false, false],
  ]);
  const patterns = ['prod/a*', 'prod/!(a)', 'prod!/{a,b}', 'pr\\od/*', 'plain'];
  expect(patterns.map(plainBeginning)).toEqual(['prod/a', 'prod/', 'prod!/', 'pr', 'plain']);
});

/** Each pattern, with a name that matches nearly everywhere and at last not. */
const HOSTILE = [
  ['prod/*-*-*-*.pprof', `prod/${'-'.repeat(995)}`],
  ['**/*a*a*a*b', `${'a/'.repeat(300)}${'a'.repeat(400)}`],
  ['**/**/**/*b', 'a/'.repeat(500)],
  ['+(a|aa|a*)b', 'a'.repeat(1_000)],
  ['*(*(*(a)))b', 'a'.repeat(1_000)],
  ['!(*a*b*)!(*a*c*)x', 'ab'.repeat(500)],
  ['{*a,*a*a,*a*a*a}*b', 'a'.repeat(1_000)],
  ['*?*?*?*?*?b', 'a'.repeat(1_000)],
] as const;

describe('every character of a name is looked at once, whatever it is', () => {
  // A thousand names; with a pattern that backs up, one of them takes a minute.
  test.each(HOSTILE)('%s', (pattern, name) => {
    const glob = globOf(pattern);
    for (let at = 0; at < 1_000; at += 1) expect(glob.matches(`${name}${at}`)).toBe(false);
  });

  test('globs of text', () => {
    const matches = textGlobOf('*a*a*a*a*b');
    for (let at = 0; at < 1_000; at += 1) expect(matches(`${'a'.repeat(1_000)}${at}`)).toBe(false);
  });
});

test('in globs of text, a star is any text', () => {
  const property = fc.property(
    fc.stringMatching(/^[ab*]{0,6}$/),
    fc.stringMatching(/^[ab]{0,8}$/),
    (glob, name) => {
      const expression = new RegExp(`^${glob.replaceAll('*', '.*')}$`);
      expect(textGlobOf(glob)(name), `${glob} and ${name}`).toBe(expression.test(name));
    },
  );
  fc.assert(property, { seed: 1, numRuns: 2_000 });
});
