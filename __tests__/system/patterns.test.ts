import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/**
 * Every regular expression of `src` ends in time on texts that others wrote. Each is run on long texts that make backtracking
 * patterns quadratic: one piece, repeated, between beginnings and ends of several kinds. A pattern whose work grows as the text does
 * needs a few milliseconds for each; a quadratic one needs seconds to minutes.
 */

const SOURCE = join(import.meta.dirname, '../../src');

/** A text of this many characters is longer than any line or name of an honest server. */
const CHARACTERS = 120_000;

/** Several times what the slowest linear pattern needs, whose repetitions are bounded by 200; a quadratic one needs far more. */
const MOST_MS = 2_000;

const PIECES = [
  ...[
    '/',
    ' ',
    '\t',
    '\n',
    '\n\t',
    ' \t',
    '.',
    '-',
    '_',
    ':',
    '%',
    '=',
    ',',
    ';',
    '0',
    'a',
    'é',
    '#',
    '*',
    '$',
    '~',
  ],
  ...[
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    "\\'",
    '\\`',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '|',
    '&',
    '@',
    '\r',
    '\r\n',
  ],
  ...[
    ':0:',
    '{{',
    '${',
    '$(',
    '/*',
    '*/',
    '//',
    'a.',
    '0.',
    '1 ',
    'a b ',
    '../',
    'a/',
    '%41',
    '&#',
    '\n\n',
    'a=',
    '-pgo=',
    'a-',
  ],
];
/** What patterns expect before the part that repeats. */
const BEGINNINGS = [
  '',
  'a',
  '/*',
  '!:',
  '"',
  '{',
  'Benchmark\t0\t',
  '\n',
  'func (a',
  'https://a',
  '-pgo=',
  '  ',
];
/** What makes the whole fail, and a second beginning. */
const ENDS = ['', '\0', '\n!', '\0/', '!'];

/** Files whose quadratic patterns see only short texts, with the reason. A new file here needs one as good. */
const SHORT_TEXTS: readonly (readonly [file: string, why: string])[] = [
  ['settings/', "the repository's owners write these values, and a config file has at most 1 MB"],
  ['collect/prometheus.ts', "the query is the repository's owner's"],
  ['system/format.ts', 'digits of a number, which has at most 400'],
  ['commands/check-place.ts', 'a line of git, cut to 2,000 characters, or a path'],
];

interface Pattern {
  readonly place: string;
  readonly written: string;
  readonly make: () => RegExp;
}

function patternsOf(file: string): Pattern[] {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (typeof node === 'object' && node !== null) {
      const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
      if (regex !== undefined) {
        const line = text.slice(0, start).split('\n').length;
        const { pattern, flags } = regex;
        found.push({
          place: `${file}:${line}`,
          written: `/${pattern}/${flags}`,
          make: () => new RegExp(pattern, flags),
        });
      }
      for (const value of Object.values(node)) visit(value);
    }
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('flame-graph'),
);
const patterns = files.flatMap(patternsOf);

/** Finds a text on which the pattern takes too long. A pattern that is slow on a tenth of the text is not run on the whole. */
function slowText(pattern: Pattern): string | undefined {
  for (const beginning of BEGINNINGS) {
    for (const piece of PIECES) {
      for (const end of ENDS) {
        for (const size of [CHARACTERS / 10, CHARACTERS]) {
          const text = beginning + piece.repeat(size / piece.length) + end;
          const begun = performance.now();
          text.replace(pattern.make(), '');
          const took = performance.now() - begun;
          // A quadratic pattern is known by a tenth of the text, and would need a minute for the whole.
          if (took > (size < CHARACTERS ? MOST_MS / 10 : MOST_MS))
            return JSON.stringify([beginning, piece, end]);
          // Far from quadratic: the whole text would tell nothing new.
          if (took < 0.5) break;
        }
      }
    }
  }
  return undefined;
}

test('all patterns of src are found', () => expect(patterns.length).toBeGreaterThan(500));

test('no pattern is quadratic', () => {
  const slow = patterns.flatMap((pattern) => {
    if (SHORT_TEXTS.some(([file]) => pattern.place.startsWith(file))) return [];
    // A busy machine may delay one; a quadratic pattern is slow again.
    const text = slowText(pattern) && slowText(pattern) && slowText(pattern);
    return text === undefined ? [] : [`${pattern.place} ${pattern.written} on ${text}`];
  });
  expect(slow).toEqual([]);
}, 600_000);
