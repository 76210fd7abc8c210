/** Text in columns of a fixed-width font. */

// East Asian wide and fullwidth letters and emoji take two cells; combining marks none.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
const COMBINING = /\p{M}/u;

/** Cells that `text` takes; it holds no control characters. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

export type Alignment = 'left' | 'right';

export function pad(text: string, width: number, alignment: Alignment = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return alignment === 'left' ? text + space : space + text;
}

/** `text` in at most `width` cells, cut in the middle. */
export function fitTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const characters = [...text];
  const head: string[] = [];
  const tail: string[] = [];
  let room = width - 1;
  // The end of a Go name tells more than its beginning: it grows first.
  for (let fromEnd = true; characters.length > 0; fromEnd = !fromEnd) {
    const next = (fromEnd ? characters.pop() : characters.shift()) as string;
    room -= displayWidth(next);
    if (room < 0) break;
    if (fromEnd) tail.unshift(next);
    else head.push(next);
  }
  return `${head.join('')}…${tail.join('')}`;
}

/** `text` in lines of at most `width` cells, broken at spaces; longer words stay whole. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  // A number stays with its percent sign.
  for (const word of text.split(/ (?!%)/)) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
