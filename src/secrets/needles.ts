/** From `start` to before `end`, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

/** Characters by which a needle is looked up; none is shorter. */
const KEY = 4;
/** So many characters of a needle, at a place where a text was cut, are no coincidence. */
const LEAST_PIECE = 6;
/** So long a needle is also found where white space was put into it, as e-mail and logs wrap Base64. */
const LEAST_WRAPPED = 12;
/** So long a needle is also found in other letters: `ABC` for `abc`. Shorter ones would hit names and words. */
const LEAST_ANY_CASE = 8;
/** What is left of an escape, or of a character of UTF-8, whose end was cut off: `%3`, `&#4`, `\\u00`. */
const REST_AFTER =
  /0?[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&(?:#x?[0-9a-f]{0,7}|[a-z]{0,6})|\\{1,8}(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?)?/;
/** What is left of one whose beginning was: `3D`, `#43;`, `u002b`. */
const REST_BEFORE = /^(?:[ux#]{0,2}[0-9a-f]{0,8};?|[a-z]{1,4};){0,2}[\x80-\xbf\ufffd]{0,3}$/i;
const CUT_AFTER = new RegExp(`^${REST_AFTER.source}(?:…|\\.\\.\\.|$)`, 'i');
/** More characters than either has. */
const LONGEST_REST = 32;
/** Bits of a hash: one look-up tells most places of a text apart from the begin and the end of every needle. */
const FILTER = 1 << 16;

/** Finds many texts in one at once, in a time that hangs little on how many they are. */
export class Needles {
  readonly #byHead = new Map<number, string[]>();
  readonly #byTail = new Map<number, string[]>();
  readonly #filter = new Uint8Array(FILTER);

  constructor(needles: Iterable<string>) {
    for (const needle of [...new Set(Array.from(needles, kept))].sort((a, b) => b.length - a.length)) {
      if (needle.length < KEY) continue;
      this.#index(this.#byHead, keyAt(needle, 0), needle);
      if (needle.length > LEAST_PIECE) this.#index(this.#byTail, keyAt(needle, needle.length - KEY), needle);
    }
  }

  #index(map: Map<number, string[]>, key: number, needle: string): void {
    const known = map.get(key);
    if (known === undefined) map.set(key, [needle]);
    else known.push(needle);
    this.#filter[hash(key)] = 1;
  }

  /** Where in `text` a needle stands, whole, wrapped, or as a piece beside a cut: begin, end, an ellipsis. */
  in(text: string): Range[] {
    if (this.#byHead.size === 0) return [];
    const found: Range[] = [];
    let cut = 0;
    for (let at = 0; at + KEY <= text.length; at++) {
      if (isCutBefore(text, at)) cut = at;
      const key = keyAt(text, at);
      if (this.#filter[hash(key)] === 0) continue;
      const end = longest(this.#byHead.get(key), (needle) => matchFrom(text, at, needle));
      if (end !== undefined) found.push([at, end]);
      const tail = at + KEY;
      if (this.#byTail.get(key)?.some((needle) => isTail(text, cut, tail, needle))) found.push([cut, tail]);
    }
    return found;
  }
}

/** Of what the needles give, the first that is anything: they are sorted by their length. */
function longest(
  needles: readonly string[] | undefined,
  give: (needle: string) => number | undefined,
): number | undefined {
  for (const needle of needles ?? []) {
    const given = give(needle);
    if (given !== undefined) return given;
  }
  return undefined;
}

/** A needle as it is kept: in small letters where letters do not matter. */
function kept(needle: string): string {
  return needle.length < LEAST_ANY_CASE ? needle : inSmallLetters(needle);
}

/** Of ASCII alone, which keeps every character where it is. */
function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** As `inSmallLetters`, of one character's code. */
function small(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

/** Four characters as one number, whatever their case; different ones may have the same. */
function keyAt(text: string, at: number): number {
  let key = 0;
  for (let i = at; i < at + KEY; i++) key = (Math.imul(key, 0x01000193) + small(text.charCodeAt(i))) | 0;
  return key;
}

function hash(key: number): number {
  return (key ^ (key >>> 16)) & (FILTER - 1);
}

/** Where `needle`, which begins at `at`, ends: whole, or where the text was cut after enough of it. */
function matchFrom(text: string, at: number, needle: string): number | undefined {
  const wrapped = needle.length >= LEAST_WRAPPED;
  const anyCase = needle.length >= LEAST_ANY_CASE;
  let end = at;
  let matched = 0;
  for (; matched < needle.length && end < text.length; end++) {
    const code = text.charCodeAt(end);
    if ((anyCase ? small(code) : code) === needle.charCodeAt(matched)) matched++;
    else if (!(wrapped && matched > 0 && isSpace(code))) break;
  }
  if (matched === needle.length) return end;
  const isCut = CUT_AFTER.test(text.slice(end, end + LONGEST_REST));
  return matched >= LEAST_PIECE && isCut ? end : undefined;
}

/** Whether between a cut and `end` there is the last piece of `needle`, behind no more than the rest of an escape. */
function isTail(text: string, cut: number, end: number, needle: string): boolean {
  let start = end;
  let matched = 0;
  for (; start > cut && matched < needle.length; start--) {
    const code = text.charCodeAt(start - 1);
    const wanted = needle.charCodeAt(needle.length - 1 - matched);
    if ((needle.length >= LEAST_ANY_CASE ? small(code) : code) === wanted) matched++;
    else if (needle.length < LEAST_WRAPPED || !isSpace(code)) break;
  }
  return matched >= LEAST_PIECE && start - cut <= LONGEST_REST && REST_BEFORE.test(text.slice(cut, start));
}

/** Whether an ellipsis ends before `at`. */
function isCutBefore(text: string, at: number): boolean {
  return text[at - 1] === '…' || (text[at - 1] === '.' && text.slice(at - 3, at) === '...');
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
