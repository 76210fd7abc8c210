import { inSmallLetters, ofBytes, originalRange, type Range, type View, without } from './text-views.ts';

/**
 * Finds pieces from inside of long secrets. A program that breaks its output into lines leaves such pieces, because neither the
 * beginning nor the end of the secret is in most lines:
 *
 *     $ echo "$KEY" | base64          $ printf %s "$KEY" | xxd
 *     LS0tLS1CRUdJTiBQUklWQVRF        00000000: 2d2d 2d2d 2d42 4547 494e 2050 5249 5641  -----BEGIN PRIVA
 *     IEtFWS0tLS0tCk1JSUV2UUlC        00000010: 5445 204b 4559 2d2d 2d2d 2d0a 4d49 4945  TE KEY-----.MIIE
 *
 * All stretches of six characters of each long secret are known, in every form in which secrets are written. A text that consists of
 * such stretches, one character after the other, is a piece. It is masked
 *
 * 1. if it has at least six characters and is all of a line, apart from white space, quotes, and signs such as `|` before it; or if it has at
 *    least eight and is the last word of a line, as behind a time or the name of a service;
 * 2. if at least 16 letters, digits and `+/=_-` of it are in a row, anywhere;
 * 3. in a dump (`xxd`, `hexdump`, `od`, a list of bytes), if at least six bytes are in a row, with the column that shows the bytes as
 *    characters.
 *
 * A piece needs four different characters, so that lines such as `------` stay, and one that is a word of the language, such as
 * `service` in a JSON key, needs twelve. Up to five characters of a secret stay where a line holds no more of it.
 */
export class BrokenSecrets {
  readonly #stretches = new Set<string>();

  /** Adds one form of a secret. A short one does nothing: a line break leaves its beginning or its end in each line. */
  add(form: string): void {
    if (form.length < LEAST_BROKEN) return;
    const small = inSmallLetters(form);
    for (let at = 0; at + STRETCH <= small.length; at++) this.#stretches.add(small.slice(at, at + STRETCH));
  }

  clear(): void {
    this.#stretches.clear();
  }

  /** Pieces of at least 16 letters and digits, wherever they are. */
  longPieces(view: View | undefined): Range[] {
    if (view === undefined || this.#stretches.size === 0) return [];
    return this.#piecesOf(view.text).flatMap(([start, end]) =>
      [...view.text.slice(start, end).matchAll(LONG_WORDS)]
        .filter(([word]) => isVaried(word))
        .map(({ 0: word, index }) => originalRange(view, start + index, start + index + word.length)),
    );
  }

  /** The piece that is all of a line, or its last word. @param line a view of one line. */
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

  /** What a line of a dump shows of a secret, as numbers and in the column of characters after them. */
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

  /** The longest pieces of `text`, in order. Looks at each character once. */
  #piecesOf(text: string): Range[] {
    const small = inSmallLetters(text);
    const pieces: [start: number, end: number][] = [];
    for (let at = 0; at + STRETCH <= small.length; at++) {
      if (!this.#stretches.has(small.slice(at, at + STRETCH))) continue;
      const last = pieces.at(-1);
      // Two stretches that only touch are two pieces.
      if (last !== undefined && at <= last[1] - STRETCH + 1) last[1] = at + STRETCH;
      else pieces.push([at, at + STRETCH]);
    }
    return pieces;
  }
}

/** Characters of a stretch, and of the shortest piece. */
const STRETCH = 6;
/** A shorter secret has a line without its beginning and its end only where lines have fewer than six characters. */
const LEAST_BROKEN = 3 * STRETCH;
const LONG_WORDS = /[\w+/=-]{16,}/g;
/** Characters of a last word that is no coincidence. */
const LEAST_WORD = 8;
const LEAST_VARIED = 4;
const SHORT_WORD = /^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,11})$/;

function isVaried(piece: string): boolean {
  return new Set(piece).size >= LEAST_VARIED;
}

/** More characters than may stand before or after a piece that is all of a line. */
const LONGEST_DECORATION = 16;
/** Quotes and signs of lists, tables and quotations; then the end of an escape that the line break has cut, such as `3D`. */
const BEFORE_LINE =
  /^(?!.*\*\*\*)["'`|>#*+\-,;:()[\]{}\\]*(?:[ux#%]{0,2}\{?[0-9a-f]{0,8}[;}]?|[a-z]{1,7};)[\x80-\xbf\ufffd]{0,3}$/i;
/** The beginning of such an escape, then the same signs. */
const AFTER_LINE =
  /^[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&#?x?[0-9a-z]{0,7}|\\{1,8}(?:u\{?[0-9a-f]{0,7}|x[0-9a-f]?)?)?["'`|,;:()[\]{}\\+]*$/i;

/** Not by a pattern, which would begin again at each character of a long word. */
function lastWordOf(line: string): Token {
  const text = line.trimEnd();
  let index = text.length;
  while (index > 0 && text.charAt(index - 1).trim() !== '') index--;
  return { text: text.slice(index), index };
}

interface Token {
  readonly text: string;
  readonly index: number;
}

interface Dump {
  readonly token: RegExp;
  /** The bytes that such a token stands for. */
  readonly bytes: (token: string) => readonly number[];
  /** How many tokens in a row there must be; default: `LEAST_TOKENS`. */
  readonly least?: number;
}

const UNSEPARATED_TEXTS = /[^\s,;[\](){}<>]+/g;
const LEAST_TOKENS = 2;
/** Fewer single characters are a list, such as `1 2 3 4 5 6`. */
const LEAST_CHARACTERS = 8;
/** The bytes as characters, after at least two spaces or between signs. */
const COLUMN = /^(?: {2,}\S.*| *\|.*\|| *>.*<)$/;
const COLUMN_BORDERS = 2;

const hexadecimal = (token: string) => [...Buffer.from(token.replace(/^(?:0x|\\x)/i, ''), 'hex')];
const octal = (token: string) => Number.parseInt(token, 8);
const ESCAPED_BYTES: Readonly<Record<string, readonly number[]>> = {
  '\\0': [0],
  '\\a': [7],
  '\\b': [8],
  // White space is not looked at: a blank is shown as nothing.
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

/** How tools print bytes. */
const DUMPS: readonly Dump[] = [
  // xxd, `hexdump -C`, `od -t x1`, Go's `% x`
  { token: /^(?:0x|\\x)?(?:[0-9a-f]{2}){1,16}$/i, bytes: hexadecimal },
  // `hexdump`, `od -x` and `xxd -e`: words whose lowest byte is first in memory
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

/** At least `least` tokens that follow each other and all look like `pattern`. */
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

/** The text that the bytes of these tokens make; each character comes from the tokens of its bytes. */
function decodedView(line: View, run: readonly Token[], bytesOf: Dump['bytes']): View {
  const bytes = run.flatMap((token) => bytesOf(token.text).map((byte) => ({ byte, token })));
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const [character, width] of ofBytes(
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
