import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

/**
 * The work of every regular expression of `src` grows no faster than the text. Each pattern runs on texts that make backtracking
 * patterns quadratic: one piece, repeated, between beginnings and ends of several kinds. The test compares the work for a text with that for
 * one four times as long. It compares CPU time, and no limit depends on how fast the machine is.
 */

const SOURCE = join(import.meta.dirname, '../../src');

/** So many characters that a quadratic pattern needs milliseconds, and a linear one needs none. */
const CHARACTERS = 4_000;
/** A text is looked at more closely if a pattern needs longer than this, in milliseconds of CPU time. */
const WORTH_A_LOOK_MS = 3;
/** From a text to one that is four times as long, the work of a linear pattern grows 4 times, and that of a quadratic one 16 times. */
const MOST_GROWTH = 8;

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

/** The CPU time of `run`, in milliseconds. */
function cpuOf(run: () => unknown): number {
  const begun = process.cpuUsage();
  run();
  return process.cpuUsage(begun).user / 1_000;
}

/** The CPU time of one replacement, in milliseconds: the least of three, because other programs only ever add to it. */
function costOf(pattern: Pattern, text: string, times = 3): number {
  return Math.min(...Array.from({ length: times }, () => cpuOf(() => text.replace(pattern.make(), ''))));
}

const textOf = (beginning: string, piece: string, end: string, size: number) =>
  beginning + piece.repeat(size / piece.length) + end;

/** The texts that each pattern runs on, with the same piece and each end in a group, because a group is measured at once. */
const GROUPS = BEGINNINGS.flatMap((beginning) =>
  PIECES.map((piece) => {
    // A string that is made of parts is put together when it is first searched, so search it here.
    const texts = ENDS.map((end) => textOf(beginning, piece, end, CHARACTERS));
    for (const text of texts) /\0\0/.test(text);
    return { beginning, piece, texts };
  }),
);

/** Finds a text on which the work of the pattern grows much faster than the text. */
function slowText(pattern: Pattern): string | undefined {
  for (const { beginning, piece, texts } of GROUPS) {
    const all = cpuOf(() => {
      for (const text of texts) text.replace(pattern.make(), '');
    });
    if (all < WORTH_A_LOOK_MS) continue;
    for (const [at, end] of ENDS.entries()) {
      if (costOf(pattern, texts[at] ?? '', 1) < WORTH_A_LOOK_MS) continue;
      const [short, long] = [4, 16].map((times) => textOf(beginning, piece, end, times * CHARACTERS));
      const before = costOf(pattern, short ?? '');
      if (before >= WORTH_A_LOOK_MS && costOf(pattern, long ?? '') > MOST_GROWTH * before)
        return JSON.stringify([beginning, piece, end]);
    }
  }
  return undefined;
}

test('all patterns of src are found', () => expect(patterns.length).toBeGreaterThan(500));

test('no pattern is quadratic', () => {
  const slow = patterns.flatMap((pattern) => {
    if (SHORT_TEXTS.some(([file]) => pattern.place.startsWith(file))) return [];
    const text = slowText(pattern);
    return text === undefined ? [] : [`${pattern.place} ${pattern.written} on ${text}`];
  });
  expect(slow).toEqual([]);
}, 600_000);
