import { redact } from '../secrets.ts';
import { secretsOfHeader } from './header.ts';
import { isSecretName, secretsIn } from './secret-values.ts';

/** A header in a command: `curl -H "Authorization: Bearer …"`. */
const HEADER = /["']\s*([A-Za-z][\w-]*)\s*:\s*([^"']+)["']/g;
/** `--token …`, `--api-key=…`, `TOKEN=…`. */
const OPTION = /(?:^|\s)(?:--?([\w-]+)[\s=]+|(\w+)=)("[^"]*"|'[^']*'|[^\s;&|)]+)/g;
/** `curl -u user:password`. */
const USER = /(?:^|\s)(?:-u|--user)[\s=]*["']?([^\s"':]+:[^\s"']+)/g;
/** What services make of chance: GitHub's, GitLab's, Slack's tokens, keys of AWS, JSON Web Tokens. */
const TOKENS =
  /\b(?:gh[a-z]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|xox[a-z]-[\w-]{10,}|A[KS]IA[A-Z0-9]{16}|eyJ[\w-]{8,}(?:\.[\w-]*)*)/g;
/** So long a run of letters of both cases and digits, or of hexadecimal digits, is of chance, too, whatever it is for. */
const CHANCE =
  /(?<![\w./$-])(?:(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[\w+=]{20,}|[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w./-])/g;

/** What of a command nobody may read, should a step have put secrets into it; no variable such as `$TOKEN` is one. */
export function secretsInCommand(text: string): string[] {
  const headers = [...text.matchAll(HEADER)].flatMap(([, name = '', value = '']) =>
    isSecretName(name.replaceAll('-', '_')) || /cookie/i.test(name) ? secretsOfHeader(value) : [],
  );
  const options = [...text.matchAll(OPTION)].flatMap(([, option, variable, value = '']) =>
    isSecretName((option ?? variable ?? '').replaceAll('-', '_'))
      ? [value.replace(/^(["'])(.*)\1$/, '$2')]
      : [],
  );
  const users = [...text.matchAll(USER)].flatMap(([, user = '']) => [
    user,
    user.slice(user.indexOf(':') + 1),
  ]);
  const chance = [TOKENS, CHANCE].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
  const found = [...headers, ...options, ...users, ...chance, ...secretsIn('', text)];
  return [...new Set(found)].filter((secret) => secret.length >= LEAST && !secret.includes('$'));
}

const LEAST = 6;

/** The command as it may be shown. */
export function shownCommand(text: string): string {
  return redact(text, secretsInCommand(text));
}

/** What of a URL nobody may read: user and password, and parameters whose name speaks of a secret or that are long. */
export function secretsInUrl(url: URL): string[] {
  const parameters = [...url.searchParams].flatMap(([name, value]) =>
    isSecretName(name.replaceAll('-', '_')) ||
    /^(sig|signature|code|access|jwt)$/i.test(name) ||
    value.length >= LONG
      ? [value]
      : [],
  );
  return [...parameters, ...secretsIn('', url.href)];
}

/** A longer parameter is no name of a thing. */
const LONG = 24;
