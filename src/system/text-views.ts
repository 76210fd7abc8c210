/**
 * Views of a text: the same text without its escapes or without some of its characters, where each character knows its place in the
 * original. A secret that is found in a view can so be masked in the original:
 *
 *     unescaped({ text: 'key=a%2Bb' })   // text: 'key=a+b'; the `+` comes from 5 to 8
 *
 * All positions count UTF-16 code units.
 */

/** From `start` to before `end`. */
export type Range = readonly [start: number, end: number];

export interface View {
  readonly text: string;
  /** Where each character begins and ends in the original; undefined for the original itself. */
  readonly from?: Uint32Array;
  readonly to?: Uint32Array;
}

/** The place in the original of what stands from `start` to before `end` in the view. */
export function originalRange({ from, to }: View, start: number, end: number): Range {
  return [from?.[start] ?? start, to?.[end - 1] ?? end];
}

/** What stands from `start` to before `end` in the view, as a view of the same original. */
export function slicedView({ text, from, to }: View, start: number, end: number): View {
  const positions = from === undefined || to === undefined ? ownPositions(start, end) : undefined;
  return {
    text: text.slice(start, end),
    from: positions?.from ?? from?.subarray(start, end),
    to: positions?.to ?? to?.subarray(start, end),
  };
}

function ownPositions(start: number, end: number) {
  const length = Math.max(0, end - start);
  return {
    from: Uint32Array.from({ length }, (_, at) => start + at),
    to: Uint32Array.from({ length }, (_, at) => start + at + 1),
  };
}

/** `text` in small letters, each at its old place: letters such as `İ`, whose small letter is longer, stay. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const one = letter.toLowerCase();
    return one.length === letter.length ? one : letter;
  });
}

/** Levels of encodings within each other: a URL in JSON in HTML. */
const DEPTH = 3;
/** HTML's names of characters that a secret may have; letters with accents are put together from `ACCENTS`. */
const CHARACTER_NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  plus: '+',
  equals: '=',
  sol: '/',
  num: '#',
  percnt: '%',
  dollar: '$',
  excl: '!',
  quest: '?',
  commat: '@',
  colon: ':',
  semi: ';',
  comma: ',',
  period: '.',
  ast: '*',
  lowbar: '_',
  bsol: '\\',
  vert: '|',
  grave: '`',
  hat: '^',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lcub: '{',
  rcub: '}',
  tab: '\t',
  newline: '\n',
};
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};
const OF_BACKSLASH: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const ESCAPES = new RegExp(
  [
    '(?:%[\\da-fA-F]{2})+',
    `&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|(?:${Object.keys(CHARACTER_NAMES).join('|')})|(?:AMP|LT|GT|QUOT|Hat|Tab|NewLine)|[a-zA-Z](?:${Object.keys(ACCENTS).join('|')}));`,
    '\\\\(?:U[\\da-fA-F]{8}|u[\\da-fA-F]{4}|u\\{[\\da-fA-F]{1,6}\\})',
    '(?:\\\\[xX][\\da-fA-F]{2})+',
    '\\\\["\'\\\\/nrtbf]',
  ].join('|'),
  'g',
);

/** Undoes the escapes of URLs, forms, JSON, Go, JavaScript, HTML and XML, in upper and lower case; undefined without any. */
export function unescaped(view: View): View | undefined {
  let result: View | undefined;
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = rewritten(result ?? view, ESCAPES, charactersOf);
    if (next === undefined) break;
    result = next;
  }
  return result;
}

/** `view` without what `pattern` finds; undefined where it finds nothing. */
export function without(view: View, pattern: RegExp): View | undefined {
  return rewritten(view, pattern, () => []);
}

/** A character that is written with `width` others. */
export type Character = readonly [character: string, width: number];

/** `view` with what `pattern` finds replaced by the characters it stands for; undefined where it finds nothing. */
export function rewritten(
  view: View,
  pattern: RegExp,
  read: (written: string) => Character[],
): View | undefined {
  const parts: string[] = [];
  const [from, to] = [new Uint32Array(view.text.length), new Uint32Array(view.text.length)];
  let [end, length] = [0, 0];
  const put = (start: number, stop: number) => {
    from[length] = view.from?.[start] ?? start;
    to[length++] = view.to?.[stop - 1] ?? stop;
  };
  const copy = (stop: number) => {
    parts.push(view.text.slice(end, stop));
    for (; end < stop; end++) put(end, end + 1);
  };
  for (const { 0: written, index } of view.text.matchAll(pattern)) {
    copy(index);
    for (const [character, width] of read(written)) {
      parts.push(character);
      for (let unit = 0; unit < character.length; unit++) put(end, end + width);
      end += width;
    }
    end = index + written.length;
  }
  if (end === 0) return undefined;
  copy(view.text.length);
  return { text: parts.join(''), from: from.subarray(0, length), to: to.subarray(0, length) };
}

function charactersOf(written: string): Character[] {
  if (/^(%|\\x)/i.test(written)) {
    const width = written.startsWith('%') ? 3 : 4;
    return ofBytes(Buffer.from(written.replace(/%|\\x/gi, ''), 'hex'), width);
  }
  const [, hex, decimal] = /^(?:&#x|\\u\{?)([0-9a-f]+)[;}]?$|^&#(\d+);$/i.exec(written) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code <= 0xffff) return [[String.fromCharCode(code), written.length]];
  if (code <= 0x10ffff) return [[String.fromCodePoint(code), written.length]];
  const name = written.replace(/^[&\\]|;$/g, '');
  if (written.startsWith('\\')) return [[OF_BACKSLASH[name] ?? name, written.length]];
  const accent = ACCENTS[name.slice(1)];
  const accented = accent === undefined ? undefined : `${name.charAt(0)}${accent}`.normalize('NFC');
  return [[CHARACTER_NAMES[name.toLowerCase()] ?? accented ?? name, written.length]];
}

/** Bytes of UTF-8, each written with `width` characters; a byte that is not UTF-8 becomes the character of its number. */
export function ofBytes(bytes: Uint8Array, width: number): Character[] {
  const characters: Character[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const expected = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const character = Buffer.from(bytes.subarray(at, at + expected)).toString();
    const isWhole = character.length <= 2 && !character.includes('\ufffd');
    characters.push([isWhole ? character : String.fromCharCode(first), width * (isWhole ? expected : 1)]);
    at += isWhole ? expected : 1;
  }
  return characters;
}
