import { masked } from './secrets.ts';

/**
 * Text for people. Foreign text (file names, answers of servers, output of commands) is made fit for one line of a sentence:
 * no secret is in it, and nothing in it can start a line, move a cursor or turn the writing direction.
 */

// Controls, format characters (zero-width, bidirectional, tags), line and paragraph separators, lone surrogates, and what
// else shows as nothing: fillers, joiners, variation selectors but for those of emoji.
/** Matches a character that does not print, or that changes how others print. */
export const UNPRINTABLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const UNPRINTABLE_RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, 'gu');
// CSI and OSC sequences as a whole, so that their parameters don't stay behind as noise.
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;

/** Only this many characters of a longer text are looked at. */
const LONGEST_EXCERPTED = 64 * 1024;
const LONGEST_PRINTED_NAME = 1_000;

/** A file name with its odd characters visible: a newline is shown as `\n`, others as `\u{9b}`; the middle of a very long one is cut. */
export function printableName(name: string): string {
  const whole = masked(name);
  const half = LONGEST_PRINTED_NAME / 2;
  const shown = whole.length > LONGEST_PRINTED_NAME ? `${whole.slice(0, half)}…${whole.slice(-half)}` : whole;
  return shown.replace(UNPRINTABLE, (character) =>
    character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * `text` as one line of at most `length` characters; line breaks and tabs are a space, control characters gone. Secrets are masked
 * before it is shortened: half of one, or of an escape in it, would not be recognised later.
 */
export function excerpt(text: string, length = 80): string {
  const line = masked(text.slice(0, LONGEST_EXCERPTED))
    .replace(TERMINAL_SEQUENCE, '')
    .replace(/(?<! ) *[\t\n\v\f\r]\s*/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
  // Again: what does not print may have been inside a secret.
  const characters = [...masked(line)];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}

/** One line of a log or a terminal of any length: terminal sequences are removed, other unprintable characters are spaces. */
export function logLine(text: string): string {
  return text.replace(TERMINAL_SEQUENCE, '').replace(UNPRINTABLE_RUN, ' ');
}

/** `words` with a full stop where it ends without one, so that another sentence may follow. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** Names as code, with commas in between. */
export function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** The first names of a list and how many more it has, such as `a, b, c and 4 more`. */
export function someOf(names: readonly string[], shown = 5): string {
  const more = names.length - shown;
  return `${names.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A list in a sentence: `a`, `a and b`, `a, b and c`. */
export function listInWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The last element of a path that names something: no `.`, `...` or major version. */
export function lastElement(path: string): string | undefined {
  return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}

const TIME_UNITS = Object.entries({ s: 1, min: 60, h: 3_600, d: 86_400, years: 31_557_600 });

/** `90 s`, `1.5 s`, `12 min`, `3 h`, `7 d`, `3.8 years`: the largest unit in which `milliseconds` is short to read. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [name, unit] = TIME_UNITS.findLast(([, one]) => seconds >= 2 * one) ?? ['s', 1];
  const amount = seconds / unit;
  return `${amount < 100 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${name}`;
}
