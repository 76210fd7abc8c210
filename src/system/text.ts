import { masked } from './secrets.ts';

/**
 * Prepares foreign text for people. File names, answers of servers and the output of commands may contain any characters. `excerpt` and
 * `printableName` make foreign text fit for a message of one line. `excerpt` and `printableName` mask secrets, and remove every character
 * that could start a line, move the cursor or turn the writing direction.
 *
 *     excerpt('a\u001b[31mb\r\n::set-output c')   // 'ab ::set-output c'
 *     printableName('a\nb.go')                    // 'a\\nb.go'
 */

/**
 * Matches a character that does not print, or that changes how other characters print: control and format characters, line separators, lone
 * surrogates, and invisible characters except the variation selectors of emoji.
 */
export const UNPRINTABLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const UNPRINTABLE_RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, 'gu');
/** Matches a complete CSI or OSC sequence of a terminal, so that the parameters of the sequence are also removed. */
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;

/** The number of characters at the beginning of a text that `excerpt` reads. */
const LONGEST_EXCERPTED = 64 * 1024;
const LONGEST_PRINTED_NAME = 1_000;

/**
 * Returns a file name for messages. Unprintable characters become visible: a newline becomes `\n`, and other characters become an escape
 * such as `\u{9b}`. The middle of a very long name is left out.
 */
export function printableName(name: string): string {
  const whole = masked(name);
  const half = LONGEST_PRINTED_NAME / 2;
  const shown = whole.length > LONGEST_PRINTED_NAME ? `${whole.slice(0, half)}…${whole.slice(-half)}` : whole;
  return shown.replace(UNPRINTABLE, (character) =>
    character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * Returns a text as one line of at most `length` characters. Line breaks and tabs become a space, and other control characters are removed.
 * Secrets are masked before the text is shortened, because half of a secret would not be recognized later.
 */
export function excerpt(text: string, length = 80): string {
  const line = masked(text.slice(0, LONGEST_EXCERPTED))
    .replace(TERMINAL_SEQUENCE, '')
    .replace(/(?<! ) *[\t\n\v\f\r]\s*/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
  // Mask again, because unprintable characters inside a secret may have hidden it.
  const characters = [...masked(line)];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}

/** Returns a line for a log or a terminal. Terminal sequences are removed, and other unprintable characters become spaces. */
export function logLine(text: string): string {
  return text.replace(TERMINAL_SEQUENCE, '').replace(UNPRINTABLE_RUN, ' ');
}

/**
 * Returns a text with a full stop at its end, unless the text already ends like a sentence. Callers can add another sentence after the
 * returned text.
 */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** Returns the names in backticks, separated by commas. */
export function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Returns the first names of a list and the number of the remaining names: `a, b, c and 4 more`. */
export function someOf(names: readonly string[], shown = 5): string {
  const more = names.length - shown;
  return `${names.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Returns the items of a list as a part of a sentence: `a`, `a and b`, `a, b and c`. */
export function listInWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/**
 * Returns the last name in a path, such as `app` in `example.com/app/v2`. Path elements such as `.`, `...` and the major version `v2` are
 * skipped.
 */
export function lastElement(path: string): string | undefined {
  return path.split(/[\\/]/).findLast((element) => !/^(\.*|v\d+)$/.test(element));
}

/** Returns the text of a regular expression, of JavaScript or Go, that matches only the given text. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

const TIME_UNITS = Object.entries({ s: 1, min: 60, h: 3_600, d: 86_400, years: 31_557_600 });

/** Returns a duration in the unit that makes it the shortest to read: `1.5 s`, `90 s`, `12 min`, `3 h`, `7 d`, `3.8 years`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const [name, unit] = TIME_UNITS.findLast(([, length]) => seconds >= 2 * length) ?? ['s', 1];
  const amount = seconds / unit;
  return `${amount < 100 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${name}`;
}

/** Returns a text as one argument for `sh`, in quotes only if it needs them. */
export function shellArgument(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
