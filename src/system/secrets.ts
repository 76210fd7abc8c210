import { BrokenSecrets } from './broken-secrets.ts';
import { groupBy } from './format.ts';
import {
  inSmallLetters,
  originalRange,
  type Range,
  slicedView,
  unescaped,
  type View,
  without,
} from './text-views.ts';

const MASK = '***';
/** The length of the shortest secret that is masked. A shorter secret would match parts of ordinary texts. */
export const LEAST_SECRET = 4;

/**
 * Masks secrets in texts. A program that prints a secret often prints the secret in a different form, or prints only a part of the secret.
 * For example:
 *
 *     redact('GET /?key=a%2Bb%2Fc1 HTTP/1.1', ['a+b/c1'])          // 'GET /?key=*** HTTP/1.1'
 *     redact('Authorization: Basic dXNlcjphK2Iv…', ['user:a+b/c1']) // 'Authorization: Basic ***…'
 *
 * `Secrets` masks the following forms of a secret:
 *
 * - the secret itself, and each line of the secret; a secret of at least 12 characters is also found if white space was inserted;
 * - the secret with characters that are percent-encoded, written as an HTML or XML entity, or escaped as in JSON, JavaScript or Go (`\u`,
 *   `\U`, `\x`, `\"`); up to three encodings may be nested;
 * - the secret in Base64 or base64url, alone or as a part of a longer text;
 * - the secret in hexadecimal; spaces, colons, dashes, commas or `0x` may stand between the digits.
 *
 * In a secret of at least 8 characters, upper and lower case do not matter. If `…` or the end of a line shows that a text was cut, a piece
 * of at least 6 characters next to the cut is also masked. `BrokenSecrets` finds pieces from the middle of a secret.
 */
export class Secrets {
  readonly #forms = new Set<string>();
  readonly #hexadecimal = new Set<string>();
  readonly #broken = new BrokenSecrets();
  #find: ((text: string) => Range[]) | undefined;

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** Adds a secret, unless `isHideable` says that it cannot be masked. */
  add(secret: string): void {
    if (!isHideable(secret) || this.#forms.has(secret)) return;
    const forms = formsOf(secret);
    for (const form of forms) this.#forms.add(form);
    const hexadecimal = Buffer.from(secret.trim()).toString('hex');
    if (hexadecimal.length > 2 * LEAST_SECRET) this.#hexadecimal.add(hexadecimal);
    for (const form of [...forms, ...forms.map(withoutSpace), hexadecimal]) this.#broken.add(form);
    this.#find = undefined;
  }

  /** Removes all secrets. */
  clear(): void {
    this.#forms.clear();
    this.#hexadecimal.clear();
    this.#broken.clear();
    this.#find = undefined;
  }

  /** Returns a copy of plain data with `***` in place of each secret. */
  redact<T>(value: T): T {
    return this.#redact(value) as T;
  }

  #redact(value: unknown): unknown {
    if (typeof value === 'string') return this.#redactText(value);
    if (Array.isArray(value)) return value.map((element) => this.#redact(element));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, element]) => [
        /^[a-z][A-Za-z]{0,24}$/.test(key) ? key : this.#redactText(key),
        isFixedWord(key, element) ? element : this.#redact(element),
      ]),
    );
  }

  #redactText(text: string): string {
    if (this.#forms.size === 0) return text;
    this.#find ??= finderOf(this.#forms, this.#hexadecimal, this.#broken);
    return cutOut(text, this.#find(text));
  }
}

/** All secrets that this process knows. Foreign text is always masked before it is shortened, because a part of a secret is hard to find. */
export const knownSecrets = new Secrets();

/** Returns a text with `***` in place of every secret that this process knows. */
export function masked(text: string): string {
  return knownSecrets.redact(text);
}

/** Returns a text with `***` in place of each of the given secrets. */
export function redact(text: string, secrets: readonly string[]): string {
  return new Secrets(secrets).redact(text);
}

/** The words that are never masked. Without this list, a variable such as `SECRET_MODE=true` would remove every `true` from the log. */
const NEVER_MASKED = new Set(
  (
    'true false none null undefined auto default enabled disabled main master develop trunk head origin ' +
    'prod production staging stage test testing tests development local localhost ' +
    'admin root user username password token secret basic bearer apikey digest negotiate ' +
    'info debug warn warning error http https file path name text json utf-8 linux windows darwin ' +
    'github default.pgo pprof refresh collect build compare check merge go-pgo action'
  ).split(' '),
);

/**
 * Returns whether messages stay readable if a secret is masked. Messages stay readable if the secret has at least 4 characters and is not a
 * common word such as `main`.
 */
export function isHideable(secret: string): boolean {
  return secret.trim().length >= LEAST_SECRET && !NEVER_MASKED.has(secret.trim().toLowerCase());
}

/**
 * Matches the keys of our result document whose values are fixed words. Such a word, for example the verdict `faster`, is never masked,
 * because programs must be able to read the result even if a secret is the same word.
 */
const KEYS_OF_FIXED_WORDS =
  /^(?:command|kind|severity|verdict|operation|outcome|better|side|became|work|ended|method|of|trimmed)$/;

/** Returns whether a value in the result document is a fixed word, such as the verdict `no difference`. */
function isFixedWord(key: string, value: unknown): boolean {
  return (
    typeof value === 'string' && KEYS_OF_FIXED_WORDS.test(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value)
  );
}

/** Returns the forms in which a text may contain a secret, except the hexadecimal form. */
function formsOf(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  // The secret without its escapes is also a form, because the finder undoes the escapes of a text before it searches.
  const plain = [secret, secret.trim(), unescaped({ text: secret })?.text ?? secret];
  return [
    ...plain,
    ...plain.map((form) => form.replaceAll(' ', '+')),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= 2 * LEAST_SECRET) : []),
    ...base64Of(Buffer.from(secret)),
  ].filter((form) => form.length >= LEAST_SECRET);
}

/**
 * Returns the forms in which some bytes may appear in Base64. Inside of longer data, the bytes may begin at each of the three places of a
 * Base64 group, which gives three different forms.
 */
function base64Of(bytes: Buffer): string[] {
  // For each of the three places, skip the characters that also depend on the byte before the secret: 0, 2 or 3 characters.
  const inside = [0, 2, 3]
    .map((shared, offset) => {
      const whole = Math.floor((8 * (offset + bytes.length)) / 6);
      return Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .slice(shared, whole);
    })
    .filter((form) => form.length >= 6);
  return [bytes.toString('base64'), ...inside].flatMap((form) => [
    form,
    form
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/(?<!=)=+$/, ''),
  ]);
}

/** Returns a text with `***` in place of each of the given ranges, which may overlap. */
function cutOut(text: string, ranges: readonly Range[]): string {
  let [result, end] = ['', 0];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from >= end) result += text.slice(end, from) + MASK;
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

/**
 * The number of characters in a key of the search tables. A needle is a form of a secret that is searched for. A key is the first four or
 * the last four characters of a needle.
 */
const KEY = 4;
/** The minimum length of a piece next to a cut. A shorter piece may match a needle by chance. */
const LEAST_PIECE = 6;
/**
 * The minimum length at which upper and lower case of a needle do not matter. Without regard to case, a shorter needle would also match
 * names and words.
 */
const LEAST_ANY_CASE = 8;
/** The minimum length at which a needle is also found if white space was inserted. Mail programs and logs wrap long Base64 texts into lines. */
const LEAST_WRAPPED = 12;

/**
 * Matches the incomplete text that may stand between a piece and the cut after it: the beginning of an escape or a character, such as `%3`,
 * `&#4`, `\u00` or `0x`.
 */
const REST_AFTER =
  /[\s:,-]{0,3}0?x?[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&(?:#x?[0-9a-f]{0,7}|[a-z]{0,7})|\\{1,8}(?:u\{?[0-9a-f]{0,7}|x[0-9a-f]?)?){0,3}/;
/**
 * Matches the incomplete text that may stand between a cut and the piece after it: the end of an escape or a character, such as `3D`,
 * `#43;` or `u002b`.
 */
const REST_BEFORE =
  /^(?:[ux#]{0,2}\{?[0-9a-f]{0,8}[;}]?|[a-z]{1,7};){0,2}[\x80-\xbf\ufffd]{0,3}[\s:,-]{0,3}(?:0?x)?$/i;
const CUT_AFTER = new RegExp(`^${REST_AFTER.source}(?:…|\\.\\.\\.|$)`, 'i');
const CUT_MARK = /…|\.\.\./g;
/** The maximum number of characters that are left of an escape that was cut. */
const LONGEST_REST = 32;

type Find = (view: View | undefined) => Range[];

/**
 * Returns a function that finds whole needles in a text, and pieces of needles next to a cut. The needles in `hexadecimal` are also found
 * if separators stand between the digits.
 */
function finderOf(
  needles: Iterable<string>,
  hexadecimal: Iterable<string>,
  broken: BrokenSecrets,
): (text: string) => Range[] {
  const all = [...new Set([...needles, ...hexadecimal])];
  const short = finderOfSome(all.filter((needle) => needle.length < LEAST_WRAPPED));
  const wrapped = all.filter((needle) => needle.length >= LEAST_WRAPPED);
  const long = finderOfSome([...wrapped, ...wrapped.map(withoutSpace)]);
  const digits = finderOfSome([...hexadecimal]);
  const findIn = (view: View) => {
    const spaceless = without(view, /\s+/g);
    const hex = without(view, /(?<=[0-9a-f])[\s:,-]{1,3}(?:0x)?(?=[0-9a-f])/gi);
    return [
      ...short(view),
      ...long(view),
      ...long(spaceless),
      ...digits(hex),
      ...[view, spaceless, hex].flatMap((form) => broken.longPieces(form)),
    ];
  };
  return (text) => {
    const plain = unescaped({ text });
    return [{ text }, ...(plain === undefined ? [] : [plain])].flatMap((view) => {
      const lines = nonEmptyLines(view);
      return [
        ...findIn(view),
        ...(lines.length > 1 ? lines.flatMap(findIn) : []),
        ...lines.flatMap((line) => [...broken.wholeLine(line), ...broken.dumpedBytes(line)]),
      ];
    });
  };
}

/** Returns a text without its white space. */
function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Returns the lines of a view that are not empty, without their line ends. */
function nonEmptyLines(view: View): View[] {
  if (!/[\r\n]/.test(view.text)) return [view];
  return Array.from(view.text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) =>
    slicedView(view, index, index + line.length),
  );
}

/** Returns a function that finds the given needles in one view of a text. */
function finderOfSome(needles: readonly string[]): Find {
  const kept = needles.map((needle) => (needle.length < LEAST_ANY_CASE ? needle : inSmallLetters(needle)));
  const all = [...new Set(kept)].sort((a, b) => b.length - a.length).filter(({ length }) => length >= KEY);
  const byHead = groupBy(all, (needle) => inSmallLetters(needle.slice(0, KEY)));
  const tailed = all.filter((needle) => needle.length > LEAST_PIECE);
  const byTail = groupBy(tailed, (needle) => inSmallLetters(needle.slice(-KEY)));
  return (view) => {
    if (view === undefined || byHead.size === 0) return [];
    const { text } = view;
    const small = inSmallLetters(text);
    const textFor = (needle: string) => (needle.length < LEAST_ANY_CASE ? text : small);
    const ranges: Range[] = [];
    const add = (start: number, end: number) => ranges.push(originalRange(view, start, end));
    const cuts = [0, ...Array.from(text.matchAll(CUT_MARK), ({ 0: cut, index }) => index + cut.length)];
    let cut = 0;
    for (let at = 0; at + KEY <= text.length; at++) {
      while ((cuts[cut + 1] ?? Number.POSITIVE_INFINITY) <= at) cut++;
      const key = small.slice(at, at + KEY);
      const head = byHead.get(key);
      const whole = head?.map((needle) => endOf(needle, textFor(needle), at)).find(Boolean);
      if (whole !== undefined) add(at, whole);
      const [begin, end] = [cuts[cut] ?? 0, at + KEY];
      if (byTail.get(key)?.some((needle) => isLastPiece(needle, textFor(needle), begin, end)))
        add(begin, end);
    }
    return ranges;
  };
}

/**
 * Returns the end of a needle that begins at `at`, or the place of the cut if the text was cut inside of the needle. The result is
 * undefined if the needle does not begin at `at`, or if the piece before the cut is too short.
 */
function endOf(needle: string, text: string, at: number): number | undefined {
  if (text.startsWith(needle, at)) return at + needle.length;
  let matched = KEY;
  while (matched < needle.length && text[at + matched] === needle[matched]) matched++;
  const end = at + matched;
  // Also try up to two characters earlier, because a `&`, `%` or `\\` that matches the secret may really be the beginning of an escape that
  // was cut.
  const isCut = [end, end - 1, end - 2].some((from) => CUT_AFTER.test(text.slice(from, from + LONGEST_REST)));
  return matched >= LEAST_PIECE && isCut ? end : undefined;
}

/**
 * Returns whether the last piece of a needle ends at `end`. Between the cut and the piece, the text may only have the rest of an escape.
 */
function isLastPiece(needle: string, text: string, cut: number, end: number): boolean {
  let matched = 0;
  const most = Math.min(needle.length, end - cut);
  while (matched < most && text[end - matched - 1] === needle.at(-1 - matched)) matched++;
  const start = end - matched;
  return (
    matched >= LEAST_PIECE &&
    matched < needle.length &&
    start - cut <= LONGEST_REST &&
    REST_BEFORE.test(text.slice(cut, start))
  );
}
