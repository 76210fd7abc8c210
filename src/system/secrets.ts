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

const HIDDEN = '***';
/** A shorter secret would hit anything. */
export const LEAST_SECRET = 4;

/**
 * Texts that no output may show. Each is masked, in any case from 8 characters on, also as a piece of at least 6 characters
 * where a text was cut:
 *
 * - the secret itself, from 12 characters on also with white space put into it, and each of its lines;
 * - with any of its characters percent-encoded, as in a form, as an HTML or XML entity, or with an escape of JSON,
 *   JavaScript or Go (`\u`, `\U`, `\x`, `\"`), up to three of them within each other;
 * - in Base64 and its URL form, by itself or inside something longer;
 * - in hexadecimal, also with spaces, colons, dashes, commas or `0x` between the digits.
 *
 * A line border is a cut, too; `BrokenSecrets` finds the lines that hold neither the beginning nor the end of a secret.
 */
export class Secrets {
  readonly #forms = new Set<string>();
  readonly #hexadecimal = new Set<string>();
  readonly #broken = new BrokenSecrets();
  #find: ((text: string) => Range[]) | undefined;

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** Does nothing for a text that is not `isHideable`. */
  add(secret: string): void {
    if (!isHideable(secret) || this.#forms.has(secret)) return;
    const forms = formsOf(secret);
    for (const form of forms) this.#forms.add(form);
    const hexadecimal = Buffer.from(secret.trim()).toString('hex');
    if (hexadecimal.length > 2 * LEAST_SECRET) this.#hexadecimal.add(hexadecimal);
    for (const form of [...forms, ...forms.map(withoutSpace), hexadecimal]) this.#broken.add(form);
    this.#find = undefined;
  }

  clear(): void {
    this.#forms.clear();
    this.#hexadecimal.clear();
    this.#broken.clear();
    this.#find = undefined;
  }

  /** A copy of plain data with `***` instead of each secret. */
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
        isOurs(key, element) ? element : this.#redact(element),
      ]),
    );
  }

  #redactText(text: string): string {
    if (this.#forms.size === 0) return text;
    this.#find ??= finderOf(this.#forms, this.#hexadecimal, this.#broken);
    return cutOut(text, this.#find(text));
  }
}

/** All secrets of this process. Text from outside is masked with them before anything shortens it. */
export const knownSecrets = new Secrets();

/** `text` with every secret of this process replaced by `***`. */
export function masked(text: string): string {
  return knownSecrets.redact(text);
}

/** `text` with every one of `secrets` replaced by `***`. */
export function redact(text: string, secrets: readonly string[]): string {
  return new Secrets(secrets).redact(text);
}

/** Settings rather than secrets: hiding them would remove `main` from every sentence and `true` from every log. */
const WORDS = new Set(
  (
    'true false none null undefined auto default enabled disabled main master develop trunk head origin ' +
    'prod production staging stage test testing tests development local localhost ' +
    'admin root user username password token secret basic bearer apikey digest negotiate ' +
    'info debug warn warning error http https file path name text json utf-8 linux windows darwin ' +
    'github default.pgo pprof refresh collect build compare check merge go-pgo action'
  ).split(' '),
);

/** Whether it can be hidden and messages stay readable: 4 characters and more, and no word such as `main`. */
export function isHideable(secret: string): boolean {
  return secret.trim().length >= LEAST_SECRET && !WORDS.has(secret.trim().toLowerCase());
}

/** Keys of our own data with fixed words as values: a secret that is such a word must not break them. */
const OWN_WORDS =
  /^(?:command|kind|severity|verdict|operation|outcome|better|side|became|work|ended|method|of|trimmed)$/;

function isOurs(key: string, value: unknown): boolean {
  return typeof value === 'string' && OWN_WORDS.test(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value);
}

function formsOf(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  // The finder compares needles without their escapes.
  const plain = [secret, secret.trim(), unescaped({ text: secret })?.text ?? secret];
  return [
    ...plain,
    ...plain.map((form) => form.replaceAll(' ', '+')),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= 2 * LEAST_SECRET) : []),
    ...base64Of(Buffer.from(secret)),
  ].filter((form) => form.length >= LEAST_SECRET);
}

function base64Of(bytes: Buffer): string[] {
  // By where a byte begins in Base64's groups of three: how many characters hold bits of the byte before it.
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

function cutOut(text: string, ranges: readonly Range[]): string {
  let [result, end] = ['', 0];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from >= end) result += text.slice(end, from) + HIDDEN;
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

/** Characters by which a needle is looked up; none is shorter. */
const KEY = 4;
/** This many characters of a needle next to a cut are no coincidence. */
const LEAST_PIECE = 6;
/** From this length on, a needle is found in upper and lower case. Shorter ones would hit names and words. */
const LEAST_ANY_CASE = 8;
/** From this length on, a needle is also found with white space in it, as e-mail and logs wrap Base64. */
const LEAST_WRAPPED = 12;

/** Before a cut: the beginning of an escape or a character, such as `%3`, `&#4`, `\u00`, `0x`. */
const REST_AFTER =
  /[\s:,-]{0,3}0?x?[\xc0-\xff]?[\x80-\xbf]{0,2}\ufffd{0,3}(?:%[0-9a-f]?|&(?:#x?[0-9a-f]{0,7}|[a-z]{0,7})|\\{1,8}(?:u\{?[0-9a-f]{0,7}|x[0-9a-f]?)?){0,3}/;
/** After a cut: the end of an escape or a character, such as `3D`, `#43;`, `u002b`. */
const REST_BEFORE =
  /^(?:[ux#]{0,2}\{?[0-9a-f]{0,8}[;}]?|[a-z]{1,7};){0,2}[\x80-\xbf\ufffd]{0,3}[\s:,-]{0,3}(?:0?x)?$/i;
const CUT_AFTER = new RegExp(`^${REST_AFTER.source}(?:…|\\.\\.\\.|$)`, 'i');
const CUT_MARK = /…|\.\.\./g;
/** More characters than either rest has. */
const LONGEST_REST = 32;

type Find = (view: View | undefined) => Range[];

/** Finds where a needle is, whole or as a piece next to a cut; `hexadecimal` ones also with separators between digits. */
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
      ...[view, spaceless, hex].flatMap((one) => broken.longPieces(one)),
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

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Its lines that are not empty, without their borders. */
function nonEmptyLines(view: View): View[] {
  if (!/[\r\n]/.test(view.text)) return [view];
  return Array.from(view.text.matchAll(/[^\r\n]+/g), ({ 0: line, index }) =>
    slicedView(view, index, index + line.length),
  );
}

function finderOfSome(needles: readonly string[]): Find {
  const kept = needles.map((one) => (one.length < LEAST_ANY_CASE ? one : inSmallLetters(one)));
  const all = [...new Set(kept)].sort((a, b) => b.length - a.length).filter((one) => one.length >= KEY);
  const byHead = groupBy(all, (needle) => inSmallLetters(needle.slice(0, KEY)));
  const tailed = all.filter((needle) => needle.length > LEAST_PIECE);
  const byTail = groupBy(tailed, (needle) => inSmallLetters(needle.slice(-KEY)));
  return (view) => {
    if (view === undefined || byHead.size === 0) return [];
    const { text } = view;
    const small = inSmallLetters(text);
    const textFor = (needle: string) => (needle.length < LEAST_ANY_CASE ? text : small);
    const found: Range[] = [];
    const add = (start: number, end: number) => found.push(originalRange(view, start, end));
    const cuts = [0, ...Array.from(text.matchAll(CUT_MARK), ({ 0: cut, index }) => index + cut.length)];
    let cut = 0;
    for (let at = 0; at + KEY <= text.length; at++) {
      while ((cuts[cut + 1] ?? Number.POSITIVE_INFINITY) <= at) cut++;
      const key = small.slice(at, at + KEY);
      const head = byHead.get(key);
      const whole = head?.map((one) => endOf(one, textFor(one), at)).find(Boolean);
      if (whole !== undefined) add(at, whole);
      const [begin, end] = [cuts[cut] ?? 0, at + KEY];
      if (byTail.get(key)?.some((one) => isLastPiece(one, textFor(one), begin, end))) add(begin, end);
    }
    return found;
  };
}

/** Where `needle`, which begins at `at`, ends; or where the text was cut after enough of it. */
function endOf(needle: string, text: string, at: number): number | undefined {
  if (text.startsWith(needle, at)) return at + needle.length;
  let matched = KEY;
  while (matched < needle.length && text[at + matched] === needle[matched]) matched++;
  const end = at + matched;
  // The secret may itself have the `&`, `%` or `\\` with which the escape begins.
  const isCut = [end, end - 1, end - 2].some((from) => CUT_AFTER.test(text.slice(from, from + LONGEST_REST)));
  return matched >= LEAST_PIECE && isCut ? end : undefined;
}

/** Whether the last piece of `needle` is between a cut and `end`, after no more than the rest of an escape. */
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
