import {
  charactersOfBytes,
  inSmallLetters,
  originalRange,
  type Range,
  type View,
  without,
} from './text-views.ts';

/**
 * Finds pieces from inside of long secrets. A program that breaks its output into lines leaves such pieces, because neither the
 * beginning nor the end of the secret is in most lines:
 *
 *     $ echo "$KEY" | base64          $ printf %s "$KEY" | xxd
 *     LS0tLS1CRUdJTiBQUklWQVRF        00000000: 2d2d 2d2d 2d42 4547 494e 2050 5249 5641  -----BEGIN PRIVA
 *     IEtFWS0tLS0tCk1JSUV2UUlC        00000010: 5445 204b 4559 2d2d 2d2d 2d0a 4d49 4945  TE KEY-----.MIIE
 *
 * This class knows all stretches of six characters of each long secret, in all its forms. A part of a text whose stretches are all known is a
 * piece of a secret. It is masked in three cases:
 *
 * 1. It fills a line and has at least six characters. White space, quotes, and signs such as `|` before it do not count. Or it is the last word
 *    of a line, as after a time or the name of a service, and has at least eight characters.
 * 2. It has at least 16 letters, digits and `+/=_-` in a row, at any place.
 * 3. It has at least six bytes in a row in a dump (`xxd`, `hexdump`, `od`, a list of bytes). The column that shows the bytes as characters is
 *    masked with them.
 *
 * A piece must have four different characters, so lines such as `------` stay. A piece that is a single word, such as `service` in a key of
 * JSON, must have twelve characters. If a line holds five characters of a secret or fewer, they stay.
 */
export class BrokenSecrets {
  readonly #stretches = new Set<string>();

  /** Adds a form of a secret. Short forms are left out, because each line of a broken one has its beginning or its end. */
  add(form: string): void {
    if (form.length < LEAST_BROKEN) return;
    const small = inSmallLetters(form);
    for (let at = 0; at + STRETCH <= small.length; at++) this.#stretches.add(small.slice(at, at + STRETCH));
  }

  /** Removes all secrets. */
  clear(): void {
    this.#stretches.clear();
  }

  /** Finds pieces of at least 16 letters and digits, at any place. */
  longPieces(view: View | undefined): Range[] {
    if (view === undefined || this.#stretches.size === 0) return [];
    return this.#piecesOf(view.text).flatMap(([start, end]) =>
      [...view.text.slice(start, end).matchAll(LONG_WORDS)]
        .filter(([word]) => isVaried(word))
        .map(({ 0: word, index }) => originalRange(view, start + index, start + index + word.length)),
    );
  }

  /** Finds a piece that fills a line, or is its last word. @param line a view of one line. */
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

  /** Finds the numbers and the column of characters with which a line of a dump shows a part of a secret. */
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

  /** Returns the longest pieces in a text, in order. It looks at each character once. */
  #piecesOf(text: string): Range[] {
    const small = inSmallLetters(text);
    const pieces: [start: number, end: number][] = [];
    for (let at = 0; at + STRETCH <= small.length; at++) {
      if (!this.#stretches.has(small.slice(at, at + STRETCH))) continue;
      const last = pieces.at(-1);
      // Two stretches that only touch each other belong to two pieces.
      if (last !== undefined && at <= last[1] - STRETCH + 1) last[1] = at + STRETCH;
      else pieces.push([at, at + STRETCH]);
    }
    return pieces;
  }
}

/** The number of characters of a stretch, which is also the length of the shortest piece. */
const STRETCH = 6;
/** The length from which a secret may have a line with neither its beginning nor its end, if lines have at least six characters. */
const LEAST_BROKEN = 3 * STRETCH;
const LONG_WORDS = /[\w+/=-]{16,}/g;
/** The length from which a last word that is a piece is no coincidence. */
const LEAST_WORD = 8;
/** The number of different characters that a piece must have. */
const LEAST_VARIED = 4;
const SHORT_WORD = /^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,11})$/;

/** Whether a piece has enough different characters. */
function isVaried(piece: string): boolean {
  return new Set(piece).size >= LEAST_VARIED;
}

/** The most characters before or after a piece that fills a line. */
const LONGEST_DECORATION = 16;
/** Matches the signs of lists, tables and quotations before a piece, and the end of an escape that the line break has cut, such as `3D`. */
const BEFORE_LINE =
  /^(?!.*\*\*\*)["'`|>#*+\-,;:()[\]{}\\]*(?:[ux#%]{0,2}\{?[0-9a-f]{0,8}[;}]?|[a-z]{1,7};)[\x80-\xbf\ufffd]{0,3}$/i;
/** Matches the beginning of an escape that a line break has cut, and the same signs after a piece. */
const AFTER_LINE =
  /^[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&#?x?[0-9a-z]{0,7}|\\{1,8}(?:u\{?[0-9a-f]{0,7}|x[0-9a-f]?)?)?["'`|,;:()[\]{}\\+]*$/i;

/** Returns the last word of a line. A regular expression would begin again at each character of a long word, and be slow. */
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

/** A way in which tools print bytes. */
interface Dump {
  /** Matches a token that stands for bytes. */
  readonly token: RegExp;
  /** Returns the bytes that a token stands for. */
  readonly bytes: (token: string) => readonly number[];
  /** The number of such tokens that must follow each other; default: `LEAST_TOKENS`. */
  readonly least?: number;
}

const UNSEPARATED_TEXTS = /[^\s,;[\](){}<>]+/g;
const LEAST_TOKENS = 2;
/** The number of single characters that must follow each other. Fewer may be any list, such as `1 2 3 4 5 6`. */
const LEAST_CHARACTERS = 8;
/** Matches the column that shows the bytes as characters. It stands after at least two spaces, or between signs. */
const COLUMN = /^(?: {2,}\S.*| *\|.*\|| *>.*<)$/;
const COLUMN_BORDERS = 2;

const hexadecimal = (token: string) => [...Buffer.from(token.replace(/^(?:0x|\\x)/i, ''), 'hex')];
const octal = (token: string) => Number.parseInt(token, 8);
const ESCAPED_BYTES: Readonly<Record<string, readonly number[]>> = {
  '\\0': [0],
  '\\a': [7],
  '\\b': [8],
  // White space in the secret is ignored, because these tools show a blank as nothing.
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

/** The ways in which tools print bytes. */
const DUMPS: readonly Dump[] = [
  // xxd, `hexdump -C`, `od -t x1`, Go's `% x`
  { token: /^(?:0x|\\x)?(?:[0-9a-f]{2}){1,16}$/i, bytes: hexadecimal },
  // `hexdump`, `od -x` and `xxd -e` print words whose lowest byte is the first in memory.
  { token: /^(?:[0-9a-f]{4}|[0-9a-f]{8}|[0-9a-f]{16})$/i, bytes: (token) => hexadecimal(token).reverse() },
  // `od -b`
  { token: /^[0-3][0-7]{2}$/, bytes: (token) => [octal(token)] },
  // `od`
  { token: /^[01][0-7]{5}$/, bytes: (token) => [octal(token) & 255, octal(token) >> 8] },
  // Go's `%v` of bytes, JavaScript's and Python's lists, `od -t u1`
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

/** Returns all runs of at least `least` tokens that follow each other and match the pattern. */
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

/** Decodes the bytes of a run of tokens. In the view, the place of each character is that of the tokens with its bytes. */
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
