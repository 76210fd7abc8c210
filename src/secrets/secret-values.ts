/** A variable of such a name holds a secret. */
const NAMES: readonly RegExp[] = [
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|AUTHORIZATION/i,
  /PASS\d*(_|$)/i,
  /KEYS?\d*(_|$)/i,
  // Shorter words are parts of others: PATH, AUTHOR. PWD alone is the folder that a shell is in.
  /(^|_)(AUTH|PAT|DSN)\d*(_|$)/i,
  /.PWD\d*(_|$)/i,
];
const FOLDERS = new Set(['PWD', 'OLDPWD']);

/** Texts with a name of their own inside of a value: `host=db password=…`, `?api_key=…&`. */
const PAIRS =
  /(?:^|[\s;&?,])[\w.-]*(?:passw(?:or)?d|passphrase|pass|pwd|secret|token|api_?key|access_?key|account_?key|sig(?:nature)?)=('[^']*'|"[^"]*"|[^\s;&,]+)/gi;
/** `scheme://user:password@`, up to the first `@` and to the last one before the path; a password may have both. */
const USERS = [/:\/\/([^\s/?#@]+)@/g, /:\/\/([^\s/?#]+)@/g, /:\/\/([^\s/?#@:]*:(?!\d*\/)[^\s@]+)@/g];
/** What Go's MySQL driver takes: `user:password@tcp(host:3306)/name`. */
const MYSQL = /(?:^|\s)([^\s:/]+:(?!\/\/)\S+)@[a-z0-9]*[(/]/gi;

/** A text that is shorter would hit anything. */
const SHORTEST_SECRET = 6;
/** A user without a password is no secret, unless it is so long that it must be a token. */
const SHORTEST_TOKEN = 16;

/** Whether the name of a variable, header, option or parameter speaks of a secret; words are divided by `_`. */
export function isSecretName(name: string): boolean {
  return !FOLDERS.has(name) && NAMES.some((pattern) => pattern.test(name));
}

/**
 * What nobody may read of a variable: its whole value when its name speaks of a secret, else the passwords inside.
 * @returns texts as they are in the value, and as a program may show them once it has decoded a URL.
 */
export function secretsIn(name: string, value: string): string[] {
  const whole = isSecretName(name) ? [value] : [];
  const pairs = captures(value, PAIRS).map((text) => text.replace(/^(['"])(.*)\1$/, '$2'));
  const users = [...USERS, MYSQL].flatMap((pattern) => captures(value, pattern)).flatMap(ofUser);
  const found = [...whole, ...pairs, ...users].flatMap((text) => [text, decoded(text)]);
  return [...new Set(found)].filter((text) => text.length >= SHORTEST_SECRET);
}

/** Of `user:password`, both together and the password; a long user alone. */
function ofUser(text: string): string[] {
  const colon = text.indexOf(':');
  if (colon < 0) return text.length >= SHORTEST_TOKEN ? [text] : [];
  return colon === text.length - 1 ? [] : [text, text.slice(colon + 1)];
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
