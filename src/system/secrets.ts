import { type Range, SecretFinder, unescapedText } from './find-secrets.ts';

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
 */
export class Secrets {
  readonly #forms = new Set<string>();
  readonly #hexadecimal = new Set<string>();
  #finder: SecretFinder | undefined;

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** Does nothing for a text that is not `isHideable`. */
  add(secret: string): void {
    if (!isHideable(secret) || this.#forms.has(secret)) return;
    for (const form of formsOf(secret)) this.#forms.add(form);
    const bytes = Buffer.from(secret.trim());
    if (bytes.length > LEAST_SECRET) this.#hexadecimal.add(bytes.toString('hex'));
    this.#finder = undefined;
  }

  clear(): void {
    this.#forms.clear();
    this.#hexadecimal.clear();
    this.#finder = undefined;
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
    this.#finder ??= new SecretFinder(this.#forms, this.#hexadecimal);
    return without(text, this.#finder.in(text));
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
const OWN_WORDS = new Set(
  'command kind severity verdict operation outcome better side became work ended method of trimmed'.split(
    ' ',
  ),
);

function isOurs(key: string, value: unknown): boolean {
  return typeof value === 'string' && OWN_WORDS.has(key) && /^[a-z]+(?:[ -][a-z]+){0,4}$/.test(value);
}

function formsOf(secret: string): string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const plain = [secret, secret.trim(), unescapedText(secret)];
  return [
    ...plain,
    ...plain.map((form) => form.replaceAll(' ', '+')),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= 2 * LEAST_SECRET) : []),
    ...base64Of(Buffer.from(secret)),
  ].filter((form) => form.length >= LEAST_SECRET);
}

/** By where a byte begins in Base64's groups of three: how many characters hold bits of the byte before it. */
const SHARED = [0, 2, 3] as const;

function base64Of(bytes: Buffer): string[] {
  const inside = SHARED.map((shared, offset) => {
    const whole = Math.floor((8 * (offset + bytes.length)) / 6);
    return Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(shared, whole);
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
