/**
 * Texts that nobody may read afterwards, in the forms in which servers and programs repeat them. A host hides them on
 * its own screen; what is kept (report, result document, pull request) has them taken out before it is rendered, since a
 * renderer may escape them beyond recognition.
 */
export class Secrets {
  /** Longest first, so that none is hidden only in part. */
  #forms: readonly string[] = [];

  constructor(secrets: Iterable<string> = []) {
    for (const secret of secrets) this.add(secret);
  }

  add(secret: string): void {
    const forms = new Set([...this.#forms, ...formsOf(secret)]);
    this.#forms = [...forms].sort((a, b) => b.length - a.length);
  }

  /** A copy of plain data in which every text has `***` in the place of a secret. */
  redact<T>(value: T): T {
    return this.#redact(value) as T;
  }

  #redact(value: unknown): unknown {
    if (typeof value === 'string') return this.#redactText(value);
    if (Array.isArray(value)) return value.map((element) => this.#redact(element));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, element]) => [key, this.#redact(element)]));
  }

  #redactText(text: string): string {
    const whole = this.#forms.reduce((redacted, form) => redacted.replaceAll(form, HIDDEN), text);
    return this.#forms.reduce(withoutPieces, whole);
  }
}

/** `text` with every one of `secrets` replaced by `***`, whole or cut. */
export function redact(text: string, secrets: readonly string[]): string {
  return new Secrets(secrets).redact(text);
}

const HIDDEN = '***';
/** A shorter secret would hit anything. */
const LEAST = 4;
/** So many characters of a secret, at a place where a text was cut, are no coincidence. */
const LEAST_PIECE = 6;

/** As it is, line by line (logs are shown so), and as URLs, forms, JSON, HTML and Basic authentication hold it. */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  return [
    secret,
    ...(lines.length > 1 ? lines.filter((line) => line.length >= 2 * LEAST) : []),
    encodeURIComponent(secret),
    encodeURIComponent(secret).replaceAll('%20', '+'),
    json,
    // Go's encoding/json makes its answers safe for HTML.
    json.replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
    html,
    html.replaceAll('"', '&quot;').replaceAll("'", '&apos;'),
    html.replaceAll('"', '&#34;').replaceAll("'", '&#39;'),
    Buffer.from(secret).toString('base64'),
  ].filter((form) => form.length >= LEAST);
}

/** Where a text was cut (at its begin, its end, or at an ellipsis), a piece of a secret may be left. */
function withoutPieces(text: string, secret: string): string {
  if (secret.length <= LEAST_PIECE) return text;
  return withoutTail(withoutHead(text, secret), secret);
}

/** Without the first characters of `secret` in front of a cut. */
function withoutHead(text: string, secret: string): string {
  const head = secret.slice(0, LEAST_PIECE);
  let result = text;
  for (let at = result.indexOf(head); at >= 0; at = result.indexOf(head, at + HIDDEN.length)) {
    let end = at + LEAST_PIECE;
    while (end < result.length && result[end] === secret[end - at]) end++;
    if (end === result.length || /^(…|\.\.\.)/.test(result.slice(end, end + 3)))
      result = result.slice(0, at) + HIDDEN + result.slice(end);
  }
  return result;
}

/** Without the last characters of `secret` behind a cut. */
function withoutTail(text: string, secret: string): string {
  const tail = secret.slice(-LEAST_PIECE);
  let result = text;
  for (let at = result.indexOf(tail); at >= 0; at = result.indexOf(tail, at + HIDDEN.length)) {
    let start = at;
    while (start > 0 && result[start - 1] === secret[secret.length - LEAST_PIECE - (at - start) - 1]) start--;
    if (start === 0 || /(…|\.\.\.)$/.test(result.slice(Math.max(0, start - 3), start)))
      result = result.slice(0, start) + HIDDEN + result.slice(at + LEAST_PIECE);
  }
  return result;
}
