import * as v from 'valibot';
import {
  basicAuthorization,
  isSecretHeader,
  secretsInCommand,
  secretsInUrl,
  secretsOfHeader,
  userInfo,
} from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { command, ofKind, showableText, text } from './values.ts';

/**
 * Reads the URLs and headers with which a source sends requests to a server. For secrets, the user writes the names of environment
 * variables:
 *
 *     - pprof: https://svc.internal/debug/pprof/profile
 *       headers: { Authorization: "Bearer ${PROFILES_TOKEN}" }
 *
 * `${PROFILES_TOKEN}` is replaced by the value of the variable, and this value is masked in all later output. The job's own token is
 * refused, because a server that gets this token could change the repository.
 */

/** The environment with the values of variables such as `${NAME}`, and the function that hides these values. */
export interface Variables {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hides a value in all output. `name` is the name of the variable with this value. */
  mask(secret: string, name?: string): void;
  /** The job's own token, which is never sent to an endpoint. */
  readonly token?: string;
}

/** The names of variables that the runner sets for the job, and that no source may use. */
const RESERVED = /^(?:(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?|GITLAB_|GITEA_|FORGEJO_)TOKEN|ACTIONS_.*|INPUT_.*)$/i;
/** The names of variables that hold a token of the job. */
const JOB_TOKEN =
  /^(?:(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?|GITLAB_|GITEA_|FORGEJO_)TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** The minimum length of a token that is searched for inside of a longer text. Shorter tokens may be a part of the text by chance. */
const SHORTEST_TOKEN_IN_TEXT = 8;
const OWN_SECRET =
  'Give the source a separate secret: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and write `${PROFILES_TOKEN}` here.';

/**
 * Replaces each `${NAME}` by the value of the variable, and masks the value. Callers pass only text of the configuration, because a
 * `${NAME}` that comes from a server or a file must not be replaced.
 * @param encode escapes the value of a variable, for example for a place inside a URL.
 * @throws UsageError if the environment does not set the variable, or if the value of the variable is the job's own token.
 */
export function expand(
  written: string,
  where: string,
  variables: Variables,
  encode = (value: string) => value,
) {
  requireNoJobToken(written, where, variables);
  return written.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    if (RESERVED.test(name))
      throw new UsageError(
        `${where}: \`\${${name}}\` is a token of the job, so it is not sent to a source.`,
        {
          fix: OWN_SECRET,
        },
      );
    const { env, mask } = variables;
    // Check own properties, because process.env also inherits properties such as `constructor`.
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    if (!value)
      throw new UsageError(`${where}: the environment has no variable ${name}.`, {
        fix: `Set this variable with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.`,
      });
    requireNoJobToken(value, `${where}: the variable ${name}`, variables);
    mask(value, name);
    return encode(value);
  });
}

/**
 * Checks that a text for a server does not contain the job's own token. A server that gets this token could do everything that the job may
 * do.
 * @param what the name of the text in the error. @throws UsageError if the text contains the token.
 */
function requireNoJobToken(written: string, what: string, { env, token }: Variables): void {
  const named = Object.entries(env).map(([name, value]) => (JOB_TOKEN.test(name) ? value : undefined));
  const tokens = [...named, token].map((value) => value?.trim() ?? '').filter((value) => value !== '');
  const isHeld = (value: string) =>
    written.trim() === value || (value.length >= SHORTEST_TOKEN_IN_TEXT && written.includes(value));
  if (!tokens.some(isHeld)) return;
  throw new UsageError(`${what} holds the job's own token, which is not sent to a source.`, {
    fix: OWN_SECRET,
  });
}

/**
 * Replaces the variables in a URL, and masks their values. The name of the host is not masked, because findings and reports show it. A user
 * name and a password are escaped, because they may contain characters such as `@` and `/`.
 * @throws UsageError for the same reasons as `expand`.
 */
export function expandUrl(written: string, where: string, variables: Variables): string {
  const [, scheme = '', user = '', host = '', rest = ''] =
    /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
  // If there is no scheme in front of a variable, the value of the variable is a whole URL, which may have a password.
  const mask = scheme === '' ? variables.mask : () => {};
  const userPart = expand(user, where, variables, encodeURIComponent);
  const path = expand(rest, where, variables);
  return scheme + userPart + expand(host, where, { ...variables, mask }) + path;
}

/**
 * Parses a URL, and masks the secrets in it. @param example a correct URL for the error's fix. @throws UsageError if the text is not an
 * http(s) URL.
 */
export function httpUrl(url: string, where: string, { mask }: Variables, example: string): URL {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`${where}: the address is not an http(s) URL.`, {
      fix: `Write the address as \`${example}\`, with the port as a number.`,
    });
  for (const secret of secretsInUrl(new URL(url))) mask(secret);
  return new URL(url);
}

const HEADERS_EXPECTED = 'a map of header names and texts';
// The name of a header must contain a letter, because the schema sees a YAML list as a map whose names are numbers.
const HEADER_NAME = v.regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED);
/** A map of request headers, whose values may hold secrets. */
export const HEADERS = v.optional(
  ofKind(v.record(v.pipe(v.string(), HEADER_NAME), v.string('a text'), HEADERS_EXPECTED), 'secret'),
);
/** The URL of a server. The URL may contain a password, or the name of a variable with a password. */
export const urlText = ofKind(text, 'url');
/** The URL of a server, which the user may leave out. */
export const optionalUrl = v.optional(urlText);
/** A text that messages may show, and that the user may leave out. */
export const optionalText = v.optional(showableText);
/** A command that the user may leave out. */
export const optionalCommand = v.optional(command);
const optionalSecret = v.optional(ofKind(text, 'secret'));
const textOrNumber = (expected: string) => v.union([text, v.pipe(v.number(), v.transform(String))], expected);
/** Returns the schema of a name or a number that messages may show, and that the user may leave out. */
export const optionalNameOrNumber = (expected: string) => v.optional(ofKind(textOrNumber(expected), 'shown'));

/** The options with which a source logs in to a server: headers, or a user name or token, from which a header is made. */
export const ACCESS = {
  headers: HEADERS,
  'headers-command': optionalCommand,
  username: v.optional(ofKind(textOrNumber('a text'), 'user')),
  password: optionalSecret,
  token: optionalSecret,
};
/** The headers of requests to a server. */
export interface HttpAccess {
  readonly headers: Readonly<Record<string, string>>;
  /**
   * A command for `sh -c` that prints additional headers, such as the token of an access proxy. The command prints each header as one line,
   * such as `Name: value`.
   */
  readonly headersCommand?: string;
}
type WrittenAccess = v.InferOutput<v.StrictObjectSchema<typeof ACCESS, undefined>>;

/**
 * Makes headers from the options with which a source logs in to a server.
 * @param url a URL. The user and the password in the URL are used if the options have neither a user nor a token.
 * @throws UsageError if a variable is not set, or if the options have two ways to log in.
 */
export function accessOf(written: WrittenAccess, where: string, variables: Variables, url?: URL): HttpAccess {
  if (written.token !== undefined && (written.username !== undefined || written.password !== undefined))
    throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, {
      fix: 'Remove the login that this server does not need.',
    });
  const expanded = (key: 'token' | 'username' | 'password') =>
    written[key] && expand(written[key], `${where}.${key}`, variables);
  const [userInUrl, passwordInUrl] = url === undefined ? ['', ''] : userInfo(url);
  const { username = userInUrl, password = passwordInUrl } = {
    username: expanded('username'),
    password: expanded('password'),
  };
  const token = expanded('token');
  const basic = username + password === '' ? undefined : basicAuthorization(username, password);
  for (const secret of [token, password, basic?.slice('Basic '.length)]) if (secret) variables.mask(secret);
  const authorization = token === undefined ? basic : `Bearer ${token}`;
  const login: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  const headers = { ...login, ...headersOf(written.headers, `${where}.headers`, variables) };
  return { headers, headersCommand: maskedCommand(written['headers-command'], variables) };
}

/** Masks the secrets that a command holds, and returns the command. */
export function maskedCommand<C extends string | undefined>(written: C, { mask }: Variables): C {
  for (const secret of secretsInCommand(written ?? '')) mask(secret);
  return written;
}

/** Replaces the variables in headers, and masks the headers that hold secrets. @throws UsageError for the same reasons as `expand`. */
export function headersOf(written: Record<string, string> = {}, where: string, variables: Variables) {
  const headers = Object.entries(written).map(([name, value]) => {
    const expanded = expand(value, `${where}.${name}`, variables);
    const isSecret = isSecretHeader(name) || expanded !== value;
    for (const secret of isSecret ? secretsOfHeader(expanded) : []) variables.mask(secret);
    return [name, expanded] as const;
  });
  return Object.fromEntries(headers);
}

/**
 * Returns the base URL of an API and its headers. A user name and a password in the URL become a header.
 * @throws UsageError if the URL is not valid or has a query, and for the same reasons as `accessOf`.
 */
export function apiOf(address: string, written: WrittenAccess, where: string, variables: Variables) {
  const example = 'https://HOST` or `https://HOST/PREFIX';
  const url = httpUrl(expandUrl(address, where, variables), where, variables, example);
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`${where}: the base URL has a query.`, {
      fix: 'Write only scheme, host and path prefix. Give a secret as `token` or in `headers`.',
    });
  const access = accessOf(written, where, variables, url);
  return { url: `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`, ...access };
}
