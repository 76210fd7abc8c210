/** A text with its escapes undone, and where each of its characters comes from. */
export interface Decoded {
  readonly text: string;
  /** Where the character begins in the original; one more for its end. */
  readonly from: Uint32Array;
}

/** So often may one encoding be wrapped into another: a URL in JSON in HTML. */
const DEPTH = 3;

const ESCAPES =
  /(?:%[0-9a-f]{2})+|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos|nbsp);|\\u[0-9a-f]{4}|(?:\\x[0-9a-f]{2})+|\\["'\\/nrtbf]/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Undoes what URLs, forms, JSON, Go, JavaScript, HTML and XML write in the place of a character, however much of it and
 * in whichever letters they did so; undefined where there is nothing to undo.
 */
export function decoded(text: string): Decoded | undefined {
  let result: Decoded | undefined;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = once(result?.text ?? text);
    if (next === undefined) break;
    const { from } = next;
    result =
      result === undefined ? next : { text: next.text, from: from.map((at) => result?.from[at] ?? at) };
  }
  return result;
}

/** A needle as `decoded` would leave it. */
export function decodedText(text: string): string {
  return decoded(text)?.text ?? text;
}

function once(text: string): Decoded | undefined {
  const parts: string[] = [];
  const from = new Uint32Array(text.length + 1);
  let [end, length] = [0, 0];
  const copy = (to: number) => {
    if (to === end) return;
    parts.push(text.slice(end, to));
    while (end < to) from[length++] = end++;
  };
  for (const { 0: written, index } of text.matchAll(ESCAPES)) {
    copy(index);
    for (const { character, width } of charactersOf(written)) {
      parts.push(character);
      for (let unit = 0; unit < character.length; unit++) from[length++] = end;
      end += width;
    }
  }
  if (parts.length === 0) return undefined;
  copy(text.length);
  from[length] = text.length;
  return { text: parts.join(''), from: from.subarray(0, length + 1) };
}

/** What an escape stands for; `width` is how many of its characters stand for one. */
function charactersOf(written: string): { character: string; width: number }[] {
  if (written.startsWith('%')) return ofBytes(Buffer.from(written.replaceAll('%', ''), 'hex'), 3);
  if (/^\\x/i.test(written)) return ofBytes(Buffer.from(written.replace(/\\x/gi, ''), 'hex'), 4);
  const one = (character: string) => [{ character, width: written.length }];
  const [, number] = /^&#(.*);$/.exec(written) ?? [];
  if (number !== undefined) {
    const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
    return one(code <= 0x10ffff ? String.fromCodePoint(code) : written);
  }
  if (written.startsWith('&')) return one(NAMED[written.slice(1, -1).toLowerCase()] ?? written);
  if (written.length > 2) return one(String.fromCharCode(Number.parseInt(written.slice(2), 16)));
  const letter = written.slice(1);
  return one(CONTROLS[letter] ?? letter);
}

/** Bytes of UTF-8; what is none stands for itself. */
function ofBytes(bytes: Buffer, width: number): { character: string; width: number }[] {
  const characters = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const expected = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const whole = bytes.subarray(at, at + expected).toString();
    const isWhole = whole.length <= 2 && !whole.includes('\ufffd');
    const used = isWhole ? expected : 1;
    characters.push({ character: isWhole ? whole : String.fromCharCode(first), width: width * used });
    at += used;
  }
  return characters;
}

/** Hexadecimal digits in groups: `63:32`, `63 32`, `0x63, 0x32`, `63-32`. */
const SEPARATED = /(?<![0-9a-f])(?:0x|[\s:,-]){0,4}[0-9a-f]+(?:(?:0x|[\s:,-]){1,4}[0-9a-f]+){2,}(?:[\s:,-]{0,3}0?x?)/gi;

/** A text with such digits in one piece; undefined where there are none. */
export function withoutSeparators(text: string): Decoded | undefined {
  const parts: string[] = [];
  const from: number[] = [];
  let end = 0;
  const copy = (to: number) => {
    parts.push(text.slice(end, to));
    while (end < to) from.push(end++);
  };
  for (const { 0: run, index } of text.matchAll(SEPARATED)) {
    copy(index);
    for (const { 0: group, index: at } of run.matchAll(/[0-9a-f]+(?!x)/gi)) {
      end = index + at;
      copy(end + group.length);
    }
    end = index + run.length;
  }
  if (parts.length === 0) return undefined;
  copy(text.length);
  from.push(text.length);
  return { text: parts.join(''), from: Uint32Array.from(from) };
}
