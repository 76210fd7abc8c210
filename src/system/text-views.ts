import { DecodingMode, EntityDecoder, htmlDecodeTree } from 'entities/decode';

/**
 * Makes views of a text. A view is the same text without its escapes or without some of its characters. For each character of a view, the
 * place in the original text is known. Because the places are known, a secret that is found in a view can be masked in the original:
 *
 *     unescaped({ text: 'key=a%2Bb' })   // text: 'key=a+b'; the `+` comes from 5 to 8
 *
 * All positions count UTF-16 code units.
 */

/** A part of a text, from `start` to before `end`. */
export type Range = readonly [start: number, end: number];

/** A text that was made from an original text, for example by decoding escapes, with the place of each character in the original. */
export interface View {
  readonly text: string;
  /** The position in the original at which each character begins; undefined if `text` is the original. */
  readonly from?: Uint32Array;
  /** The position in the original at which each character ends; undefined if `text` is the original. */
  readonly to?: Uint32Array;
}

/** Returns the range of the original that belongs to a range of the view. */
export function originalRange({ from, to }: View, start: number, end: number): Range {
  return [from?.[start] ?? start, to?.[end - 1] ?? end];
}

/** Returns a part of a view, as a view of the same original. */
export function slicedView({ text, from, to }: View, start: number, end: number): View {
  const positions = from === undefined || to === undefined ? ownPositions(start, end) : undefined;
  return {
    text: text.slice(start, end),
    from: positions?.from ?? from?.subarray(start, end),
    to: positions?.to ?? to?.subarray(start, end),
  };
}

/** Returns the start and the end of each character in a part of the original text. */
function ownPositions(start: number, end: number) {
  const length = Math.max(0, end - start);
  return {
    from: Uint32Array.from({ length }, (_, at) => start + at),
    to: Uint32Array.from({ length }, (_, at) => start + at + 1),
  };
}

/**
 * Returns a text in small letters. The positions of all characters stay the same, so a letter such as `İ`, whose small letter is longer, is
 * not changed.
 */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const smallLetter = letter.toLowerCase();
    return smallLetter.length === letter.length ? smallLetter : letter;
  });
}

/** The maximum number of nested encodings that are undone. A URL in JSON in HTML has three encodings. */
const NESTED_ENCODINGS = 3;
/** The character that a backslash and a letter together stand for, for each letter. */
const BACKSLASH_ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Matches the place at which a text was cut. */
const CUT_PATTERN = '…|\\.\\.\\.|$';
const ESCAPES = new RegExp(
  [
    '(?:%[\\da-fA-F]{2})+',
    // Match entities without a semicolon and with many zeros, because parsers of HTML accept these entities. At the end of a text, an
    // entity without a semicolon is not decoded, because the text may be cut inside of the entity.
    `&#\\d{1,20}(?:;|(?![\\d;]|${CUT_PATTERN}))`,
    `&#[xX][\\da-fA-F]{1,20}(?:;|(?![\\da-fA-F;]|${CUT_PATTERN}))`,
    `&[a-zA-Z][a-zA-Z\\d]{1,31}(?:;|(?![a-zA-Z\\d;]|${CUT_PATTERN}))`,
    '\\\\(?:U[\\da-fA-F]{8}|u[\\da-fA-F]{4}|u\\{[\\da-fA-F]{1,6}\\})',
    '(?:\\\\[xX][\\da-fA-F]{2})+',
    '\\\\["\'\\\\/nrtbf]',
  ].join('|'),
  'g',
);

/** Undoes the escapes of URLs, forms, JSON, Go, JavaScript, HTML and XML, in upper and lower case. @returns undefined if the text has no escapes. */
export function unescaped(view: View): View | undefined {
  let result: View | undefined;
  for (let depth = 0; depth < NESTED_ENCODINGS; depth++) {
    const next = rewritten(result ?? view, ESCAPES, charactersOf);
    if (next === undefined) break;
    result = next;
  }
  return result;
}

/** Returns a view without the parts that match a pattern; undefined if no part matches. */
export function without(view: View, pattern: RegExp): View | undefined {
  return rewritten(view, pattern, () => []);
}

/** A decoded character, and the number of characters that encode it in the view. */
export type Character = readonly [character: string, width: number];

/** Replaces each part that matches a pattern by the characters that the part stands for. @returns undefined if no part matches. */
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

/** Returns the characters that an escape stands for. */
function charactersOf(written: string): Character[] {
  if (/^(%|\\x)/i.test(written)) {
    const width = written.startsWith('%') ? 3 : 4;
    return charactersOfBytes(Buffer.from(written.replace(/%|\\x/gi, ''), 'hex'), width);
  }
  if (written.startsWith('&')) return charactersOfEntity(written);
  const [, hex] = /^\\u\{?([0-9a-f]+)\}?$/i.exec(written) ?? [];
  const code = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
  if (code <= 0xffff) return [[String.fromCharCode(code), written.length]];
  if (code <= 0x10ffff) return [[String.fromCodePoint(code), written.length]];
  const name = written.slice(1);
  return [[BACKSLASH_ESCAPES[name] ?? name, written.length]];
}

/**
 * Returns the characters that a parser of HTML reads for an entity such as `&amp;` or `&#038;`. A text that is not an entity is returned
 * unchanged.
 */
function charactersOfEntity(written: string): Character[] {
  let text = '';
  const decoder = new EntityDecoder(htmlDecodeTree, (code) => {
    text += String.fromCodePoint(code);
  });
  decoder.startEntity(DecodingMode.Legacy);
  let width = decoder.write(written, 1);
  // `write` returns a negative number if the decoder expects more characters after the end of the text.
  if (width < 0) width = decoder.end();
  const rest = [...written.slice(width)].map((character): Character => [character, 1]);
  return width === 0 ? rest : [[text, width], ...rest];
}

/**
 * Decodes bytes as UTF-8. A byte that is not valid UTF-8 becomes the character with the number of the byte.
 * @param width the number of characters that encode each byte in the view.
 */
export function charactersOfBytes(bytes: Uint8Array, width: number): Character[] {
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
