import { type Decoded, decoded, decodedText, withoutSeparators } from './secrets/decoded.ts';
import { Needles, type Range } from './secrets/needles.ts';

/**
 * Texts that nobody may read afterwards, in the forms in which servers and programs repeat them. A host hides them on
 * its own screen; what is kept (report, result document, pull request) has them taken out before it is rendered, since a
 * renderer may escape them beyond recognition.
 */
export class Secrets {
  readonly #forms = new Set<string>();
  readonly #hexadecimal = new Set<string>();
  #needles: readonly [all: Needles, hexadecimal: Needles] | undefined;

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** Does nothing for what `isHideable` says no to. */
  add(secret: string): void {
    if (!isHideable(secret)) return;
    for (const form of formsOf(secret)) this.#forms.add(form);
    const bytes = Buffer.from(secret.trim());
    if (bytes.length > LEAST_SECRET) this.#hexadecimal.add(bytes.toString('hex'));
    this.#needles = undefined;
  }

  clear(): void {
    this.#forms.clear();
    this.#hexadecimal.clear();
    this.#needles = undefined;
  }

  /** A copy of plain data in which every text has `***` in the place of a secret. */
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
    this.#needles ??= [new Needles([...this.#forms, ...this.#hexadecimal]), new Needles(this.#hexadecimal)];
    const [all, hexadecimal] = this.#needles;
    const plain = decoded(text);
    const ranges = [
      ...all.in(text),
      ...rangesIn(all, plain),
      ...separatedIn(hexadecimal, text),
      ...(plain === undefined ? [] : inOriginal(plain, separatedIn(hexadecimal, plain.text))),
    ];
    return ranges.length === 0 ? text : without(text, ranges);
  }
}

/** All secrets of this process. What came from outside is masked with them whole, before anything shortens it. */
export const knownSecrets = new Secrets();

/** `text` with every secret of this process replaced by `***`. */
export function masked(text: string): string {
  return knownSecrets.redact(text);
}

function rangesIn(needles: Needles, text: Decoded | undefined): Range[] {
  return text === undefined ? [] : inOriginal(text, needles.in(text.text));
}

function separatedIn(needles: Needles, text: string): Range[] {
  const plain = withoutSeparators(text);
  if (plain === undefined) return [];
  // To the end of its last digit: what separates it from the next word stays.
  return needles
    .in(plain.text)
    .map(([start, end]) => [plain.from[start] ?? 0, (plain.from[end - 1] ?? 0) + 1]);
}

function inOriginal({ from }: Decoded, ranges: readonly Range[]): Range[] {
  return ranges.map(([start, end]): Range => [from[start] ?? 0, from[end] ?? 0]);
}

/** `text` with every one of `secrets` replaced by `***`, whole or cut. */
export function redact(text: string, secrets: readonly string[]): string {
  return new Secrets(secrets).redact(text);
}

const HIDDEN = '***';
/** A shorter secret would hit anything. */
export const LEAST_SECRET = 4;

/**
 * Words that are settings rather than secrets: hidden, they would take `main` out of every sentence and `true` out of
 * every log.
 */
const WORDS = new Set(
  (
    'true false none null undefined auto default enabled disabled main master develop trunk head origin ' +
    'prod production staging stage test testing tests development local localhost ' +
    'admin root user username password token secret basic bearer apikey digest negotiate ' +
    'info debug warn warning error http https file path name text json utf-8 linux windows darwin ' +
    'github default.pgo pprof refresh collect build compare check merge go-pgo action'
  ).split(' '),
);

/** Whether it can be hidden without hiding half of what is said: 4 characters and more, and no word such as `main`. */
export function isHideable(secret: string): boolean {
  return secret.trim().length >= LEAST_SECRET && !WORDS.has(secret.trim().toLowerCase());
}

/** The keys of our own data whose values are words of ours: a secret that is such a word must not break them. */
const OWN_WORDS = new Set(
  'command kind severity verdict operation outcome better side became work ended method of trimmed'.split(
    ' ',
  ),
);

function isOurs(key: string, value: unknown): boolean {
  return typeof value === 'string' && OWN_WORDS.has(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value);
}

/**
 * As it is, without its escapes, line by line (logs are shown so), and in Base64 by itself and inside of something longer,
 * as Basic authentication holds it. Escapes in a text are undone there (`decoded`), and so is separated hexadecimal.
 */
function formsOf(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const plain = [secret, secret.trim(), decodedText(secret)];
  const bytes = Buffer.from(secret);
  return [
    ...plain,
    ...plain.map((form) => form.replaceAll(' ', '+')),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= 2 * LEAST_SECRET) : []),
    ...base64Of(bytes),
  ].filter((form) => form.length >= LEAST_SECRET);
}

/** Where a byte begins in Base64's groups of three, so many of its characters are not of it alone. */
const SHARED = [0, 2, 3] as const;

function base64Of(bytes: Buffer): string[] {
  const inside = SHARED.map((shared, offset) => {
    const before = Buffer.alloc(offset);
    const whole = Math.floor((8 * (offset + bytes.length)) / 6);
    return Buffer.concat([before, bytes]).toString('base64').slice(shared, whole);
  }).filter((form) => form.length >= 6);
  return [bytes.toString('base64'), ...inside].flatMap((form) => [
    form,
    form.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  ]);
}

function without(text: string, ranges: readonly Range[]): string {
  let [result, end] = ['', 0];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from >= end) result += text.slice(end, from) + HIDDEN;
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}
