/**
 * Foreign text (file names, answers of servers, output of commands) made fit for one line of a sentence: nothing in
 * it can start a line, move a cursor or turn the writing direction.
 */

// C0 and C1 controls, line and paragraph separators, zero-width and bidirectional marks.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/gu;
// CSI and OSC sequences as a whole, so that their parameters don't stay behind as noise.
const TERMINAL_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;

/** A file name with its odd characters visible: a newline is shown as `\n`, others as `\u{9b}`. */
export function printableName(name: string): string {
  return name.replace(UNPRINTABLE, (character) =>
    character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/** `text` as one line of at most `length` characters; white space collapsed, control characters gone. */
export function excerpt(text: string, length = 80): string {
  const line = text
    .replace(TERMINAL_SEQUENCE, '')
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length - 1).join('')}…`;
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
