/**
 * Foreign text (file names, answers of servers, output of commands) made fit for one line of a sentence: nothing in
 * it can start a line, move a cursor or turn the writing direction.
 */

import { masked } from './secrets.ts';

// Controls, format characters (zero-width, bidirectional, tags), line and paragraph separators, lone surrogates, and what
// else shows as nothing: fillers, joiners, variation selectors but for those of emoji.
const UNPRINTABLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const UNPRINTABLE_RUN = new RegExp(`(?:${UNPRINTABLE.source})+`, 'gu');
// CSI and OSC sequences as a whole, so that their parameters don't stay behind as noise.
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;

/** Characters of a name; a path may have so many, what a server calls a name any number. */
const LONGEST_NAME = 1_024;

/** Of a longer text, so many characters are looked at. */
const LONGEST_TEXT = 64 * 1024;

/** A file name with its odd characters visible: a newline is shown as `\n`, others as `\u{9b}`. Cut where it is too long for any. */
export function printableName(name: string): string {
  const end = LONGEST_NAME - 20;
  const hidden = masked(name);
  const cut = hidden.length > LONGEST_NAME ? `${hidden.slice(0, end / 2)}…${hidden.slice(-end / 2)}` : hidden;
  return cut.replace(UNPRINTABLE, (character) =>
    character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * `text` as one line of at most `length` characters; white space collapsed, control characters gone. Secrets are masked
 * before it is shortened, since half of one, or of an escape in it, would not be recognised later.
 */
export function excerpt(text: string, length = 80): string {
  const line = masked(text.slice(0, LONGEST_TEXT))
    .replace(TERMINAL_SEQUENCE, '')
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  // Again: what does not print may have stood inside of a secret.
  const characters = [...masked(line)];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}

/**
 * One line of a log or a terminal, whatever length: sequences that colour, link or move a cursor are gone as a whole, other
 * characters that do not print are spaces.
 */
export function logLine(text: string): string {
  return text.replace(TERMINAL_SEQUENCE, '').replace(UNPRINTABLE_RUN, ' ');
}

/** `90 s`, `1.5 s`, `12 min`, `3 h`, `7 d`: the largest unit in which `milliseconds` is short to read. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 120) return `${round(seconds)} s`;
  if (seconds < 7_200) return `${round(seconds / 60)} min`;
  if (seconds < 172_800) return `${round(seconds / 3_600)} h`;
  return `${round(seconds / 86_400)} d`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
