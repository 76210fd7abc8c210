import {
  charactersOfBytes,
  inSmallLetters,
  originalRange,
  type Range,
  type View,
  without,
} from './text-views.ts';

/**
 * Finds pieces from inside of long secrets. A program that breaks a long secret into lines prints pieces of the secret. For example, most
 * lines of this output hold only a part from the middle of the secret:
 *
 *     $ echo "$KEY" | base64          $ printf %s "$KEY" | xxd
 *     LS0tLS1CRUdJTiBQUklWQVRF        00000000: 2d2d 2d2d 2d42 4547 494e 2050 5249 5641  -----BEGIN PRIVA
 *     IEtFWS0tLS0tCk1JSUV2UUlC        00000010: 5445 204b 4559 2d2d 2d2d 2d0a 4d49 4945  TE KEY-----.MIIE
 *
 * `BrokenSecrets` knows every sequence of six neighbouring characters in each form of each long secret. A sequence of six characters is
 * called a stretch. A part of a text is a piece of a secret if each of its stretches occurs in a long secret. A piece is masked in three
 * cases:
 *
 * 1. The piece fills a line and has at least six characters. White space, quotes, and signs such as `|` around the piece are ignored. A
 *    piece of at least eight characters may also be the last word of a line, for example after a time or the name of a service.
 * 2. The piece has at least 16 neighbouring characters, each a letter, a digit or one of `+/=_-`, at any place of a line.
 * 3. The piece has at least six neighbouring bytes in a dump (`xxd`, `hexdump`, `od`, a list of bytes). The column that shows the bytes as
 *    characters is also masked.
 *
 * A piece must have at least four different characters, so lines such as `------` are not masked. A piece that is a single word, such as
 * `service` in a key of JSON, must have at least twelve characters. If a line holds at most five characters of a secret, they are not
 * masked.
 */
export class BrokenSecrets {
  readonly #stretches = new Set<string>();

  /**
   * Adds a form of a secret, such as the secret in Base64, to the searched forms. Short forms are not added, because each line of a short
   * secret contains the beginning or the end of the secret.
   */
  add(form: string): void {
    if (form.length < LEAST_BROKEN) return;
    const small = inSmallLetters(form);
    for (let at = 0; at + STRETCH <= small.length; at++) this.#stretches.add(small.slice(at, at + STRETCH));
  }

  /** Removes all secrets. */
  clear(): void {
    this.#stretches.clear();
  }

  /** Finds pieces of at least 16 letters and digits, at any place of a text. */
  longPieces(view: View | undefined): Range[] {
    if (view === undefined || this.#stretches.size === 0) return [];
    return this.#piecesOf(view.text).flatMap(([start, end]) =>
      [...view.text.slice(start, end).matchAll(LONG_WORDS)]
        .filter(([word]) => isVaried(word))
        .map(({ 0: word, index }) => originalRange(view, start + index, start + index + word.length)),
    );
  }

  /** Finds a piece that fills a line or is the last word of the line. @param line a view of one line. */
  wholeLine(line: View): Range[] {
    if (this.#stretches.size === 0) return [];
    const { text: lastWord, index: lastAt } = lastWordOf(line.text);
    const [whole] = lastWord.length < LEAST_WORD || SHORT_WORD.test(lastWord) ? [] : this.#piecesOf(lastWord);
    if (whole?.[0] === 0 && whole[1] === lastWord.length && isVaried(lastWord))
      return [originalRange(line, lastAt, lastAt + lastWord.length)];
    const view = without(line, /\s+/g) ?? line;
    const { text } = view;
    const piece = this.#piecesOf(text).find(
      ([start, end]) =>
        start <= LONGEST_DECORATION &&
        text.length - end <= LONGEST_DECORATION &&
        BEFORE_LINE.test(text.slice(0, start)) &&
        AFTER_LINE.test(text.slice(end)) &&
        isVaried(text.slice(start, end)) &&
        !SHORT_WORD.test(text.slice(start, end)),
    );
    return piece === undefined ? [] : [originalRange(view, ...piece)];
  }

  /** Finds the part of a dump's line that shows bytes of a secret: the numbers, and the column with the bytes as characters. */
  dumpedBytes(line: View): Range[] {
    if (this.#stretches.size === 0) return [];
    const tokens = [...line.text.matchAll(UNSEPARATED_TEXTS)].map(({ 0: text, index }) => ({ text, index }));
    if (tokens.length < LEAST_TOKENS) return [];
    return DUMPS.flatMap(({ token, bytes, least = LEAST_TOKENS }) =>
      runsOf(tokens, token, least).flatMap((run) => {
        const decoded = decodedView(line, run, bytes);
        const piece = this.#piecesOf(decoded.text).find(([start, end]) =>
          isVaried(decoded.text.slice(start, end)),
        );
        if (piece === undefined) return [];
        const last = run.at(-1) as Token;
        const end = last.index + last.text.length;
        const [column = ''] = COLUMN.exec(line.text.slice(end)) ?? [];
        const isColumn = column.trim().length <= decoded.text.length + COLUMN_BORDERS;
        const columnRange = originalRange(line, end, end + column.length);
        return [originalRange(decoded, ...piece), ...(isColumn && column !== '' ? [columnRange] : [])];
      }),
    );
  }

  /** Returns the longest pieces in a text, in their order in the text. The search passes over the text only once. */
  #piecesOf(text: string): Range[] {
    const small = inSmallLetters(text);
    const pieces: [start: number, end: number][] = [];
    for (let at = 0; at + STRETCH <= small.length; at++) {
      if (!this.#stretches.has(small.slice(at, at + STRETCH))) continue;
      const last = pieces.at(-1);
      // Join two stretches only if they overlap by all but one character, because neighbouring stretches of one piece always do.
      if (last !== undefined && at <= last[1] - STRETCH + 1) last[1] = at + STRETCH;
      else pieces.push([at, at + STRETCH]);
    }
    return pieces;
  }
}

/** The number of characters in a stretch, which is a part of a secret. The shortest piece of a secret has the same length as a stretch. */
const STRETCH = 6;
/** The length of the shortest secret that can fill three lines of six characters each, so that one line has only a part from its middle. */
const LEAST_BROKEN = 3 * STRETCH;
const LONG_WORDS = /[\w+/=-]{16,}/g;
/** The minimum length of a piece that is the last word of a line. A shorter word may match a secret by chance. */
const LEAST_WORD = 8;
/** The minimum number of different characters in a piece. */
const LEAST_VARIED = 4;
const SHORT_WORD = /^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,11})$/;

/** Returns whether a piece has enough different characters. */
function isVaried(piece: string): boolean {
  return new Set(piece).size >= LEAST_VARIED;
}

/** The maximum number of ignored characters before or after a piece that fills a line. */
const LONGEST_DECORATION = 16;
/**
 * Matches the characters that may stand before a piece: the signs of lists, tables and quotations, and the end of an escape that the line
 * break has cut, such as `3D`.
 */
const BEFORE_LINE =
  /^(?!.*\*\*\*)["'`|>#*+\-,;:()[\]{}\\]*(?:[ux#%]{0,2}\{?[0-9a-f]{0,8}[;}]?|[a-z]{1,7};)[\x80-\xbf\ufffd]{0,3}$/i;
/**
 * Matches the characters that may stand after a piece: the beginning of an escape that a line break has cut, and the signs of lists, tables
 * and quotations.
 */
const AFTER_LINE =
  /^[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&#?x?[0-9a-z]{0,7}|\\{1,8}(?:u\{?[0-9a-f]{0,7}|x[0-9a-f]?)?)?["'`|,;:()[\]{}\\+]*$/i;

/**
 * Returns the last word of a line. A regular expression would be slow, because the search would begin again at each character of a long
 * word.
 */
function lastWordOf(line: string): Token {
  const text = line.trimEnd();
  let index = text.length;
  while (index > 0 && text.charAt(index - 1).trim() !== '') index--;
  return { text: text.slice(index), index };
}

/** A part of a line without white space and commas, and its place in the line. */
interface Token {
  readonly text: string;
  readonly index: number;
}

/** A format in which tools such as `xxd` and `od` print bytes. */
interface Dump {
  /** Matches a token that stands for one or more bytes. */
  readonly token: RegExp;
  /** Returns the bytes that a token stands for. */
  readonly bytes: (token: string) => readonly number[];
  /** The minimum number of tokens in a row; default: `LEAST_TOKENS`. */
  readonly least?: number;
}

const UNSEPARATED_TEXTS = /[^\s,;[\](){}<>]+/g;
const LEAST_TOKENS = 2;
/** The minimum number of tokens in a row that are single characters. A shorter row may be an ordinary list, such as `1 2 3 4 5 6`. */
const LEAST_CHARACTERS = 8;
/** Matches the column that shows the bytes as characters. The column follows at least two spaces, or is enclosed in `|` or in `>` and `<`. */
const COLUMN = /^(?: {2,}\S.*| *\|.*\|| *>.*<)$/;
const COLUMN_BORDERS = 2;

const hexadecimal = (token: string) => [...Buffer.from(token.replace(/^(?:0x|\\x)/i, ''), 'hex')];
const octal = (token: string) => Number.parseInt(token, 8);
const ESCAPED_BYTES: Readonly<Record<string, readonly number[]>> = {
  '\\0': [0],
  '\\a': [7],
  '\\b': [8],
  // Ignore white space in the secret, because tools such as `od -c` print nothing for a blank.
  '\\t': [],
  '\\n': [],
  '\\v': [],
  '\\f': [],
  '\\r': [],
  ht: [],
  nl: [],
  cr: [],
  sp: [],
};

/** The formats in which tools such as `xxd` and `od` print bytes. */
const DUMPS: readonly Dump[] = [
  // xxd, `hexdump -C`, `od -t x1`, Go's `% x`
  { token: /^(?:0x|\\x)?(?:[0-9a-f]{2}){1,16}$/i, bytes: hexadecimal },
  // `hexdump`, `od -x` and `xxd -e` print words whose lowest byte is the first in memory.
  { token: /^(?:[0-9a-f]{4}|[0-9a-f]{8}|[0-9a-f]{16})$/i, bytes: (token) => hexadecimal(token).reverse() },
  // `od -b`
  { token: /^[0-3][0-7]{2}$/, bytes: (token) => [octal(token)] },
  // `od`
  { token: /^[01][0-7]{5}$/, bytes: (token) => [octal(token) & 255, octal(token) >> 8] },
  // Go's `%v` of a byte slice, lists of bytes in JavaScript and Python, `od -t u1`
  { token: /^(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])$/, bytes: (token) => [Number(token)] },
  // `xxd -b`
  { token: /^[01]{8}$/, bytes: (token) => [Number.parseInt(token, 2)] },
  // `od -c`, `od -a`, `hexdump -c`
  {
    token: /^(?:[\x21-\x7e]|\\[0abfnrtv]|[0-3][0-7]{2}|ht|nl|cr|sp)$/,
    least: LEAST_CHARACTERS,
    bytes: (token) =>
      ESCAPED_BYTES[token] ?? [token.length === 3 ? octal(token) : (token.codePointAt(0) ?? 0)],
  },
];

/** Returns all sequences of at least `least` neighbouring tokens that match the pattern. */
function runsOf(tokens: readonly Token[], pattern: RegExp, least: number): Token[][] {
  const runs: Token[][] = [];
  let open: Token[] | undefined;
  for (const token of tokens) {
    if (!pattern.test(token.text)) {
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = [];
      runs.push(open);
    }
    open.push(token);
  }
  return runs.filter((run) => run.length >= least);
}

/** Decodes the bytes of a sequence of tokens. Each character in the view points to the tokens that hold its bytes. */
function decodedView(line: View, run: readonly Token[], bytesOf: Dump['bytes']): View {
  const bytes = run.flatMap((token) => bytesOf(token.text).map((byte) => ({ byte, token })));
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const [character, width] of charactersOfBytes(
    Uint8Array.from(bytes, ({ byte }) => byte),
    1,
  )) {
    const first = bytes[at]?.token as Token;
    const last = bytes[at + width - 1]?.token as Token;
    parts.push(character);
    for (let unit = 0; unit < character.length; unit++) {
      from.push(originalRange(line, first.index, first.index + 1)[0]);
      to.push(originalRange(line, last.index, last.index + last.text.length)[1]);
    }
    at += width;
  }
  return { text: parts.join(''), from: Uint32Array.from(from), to: Uint32Array.from(to) };
}
