import * as v from 'valibot';
import {
  basicAuthorization,
  isSecretHeader,
  secretsInUrl,
  secretsOfHeader,
  userInfo,
} from '../system/credentials.ts';
import { UsageError } from '../system/errors.ts';
import { command, text, withTraits } from './values.ts';

/**
 * URLs and headers of servers, in which the user names variables of the environment. For example, `${TOKEN}` in
 * `Authorization: "Bearer ${TOKEN}"` is replaced by the variable, and its value is hidden from then on.
 */

/** The environment that provides the values of `${NAME}`, and the function that hides these values. */
export interface Variables {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hides a value in everything that is printed. `name` is the variable that holds it. */
  mask(secret: string, name?: string): void;
  /** The job's own token, which is never sent to an endpoint. */
  readonly token?: string;
}

/** Variables that the runner gives to the job. */
const RESERVED = /^(?:(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?|GITLAB_|GITEA_|FORGEJO_)TOKEN|ACTIONS_.*|INPUT_.*)$/i;
const JOB_TOKEN =
  /^(?:(?:(?:GITHUB|GH)_(?:ENTERPRISE_)?|GITLAB_|GITEA_|FORGEJO_)TOKEN|ACTIONS_.*TOKEN|INPUT_TOKEN)$/i;
/** The shortest token that is recognized in other texts. A shorter one may be part of a text by chance. */
const LEAST_PART = 8;
const OWN_SECRET =
  'Give it a secret of its own: `env: { PROFILES_TOKEN: ${{ secrets.PROFILES_TOKEN }} }` on the step, and `${PROFILES_TOKEN}` here.';

/**
 * Replaces each `${NAME}` by its value, as `encode` writes it. Only text of the configuration is passed here: a `${NAME}`
 * that comes from a server or a file is not replaced.
 * @throws UsageError when the environment has no such variable, or it holds the job's own token.
 */
export function expand(written: string, where: string, variables: Variables, encode = (one: string) => one) {
  requireForeign(written, where, variables);
  return written.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    if (RESERVED.test(name))
      throw new UsageError(`${where}: \`\${${name}}\` belongs to the job, and no endpoint gets it.`, {
        fix: OWN_SECRET,
      });
    const { env, mask } = variables;
    // process.env also has the properties of every object.
    const value = Object.hasOwn(env, name) ? env[name] : undefined;
    if (!value)
      throw new UsageError(`${where}: the environment has no variable ${name}.`, {
        fix: `Set it with \`env: { ${name}: \${{ secrets.${name} }} }\` on the step, or export it.`,
      });
    requireForeign(value, `${where}: the variable ${name}`, variables);
    mask(value, name);
    return encode(value);
  });
}

/** @throws UsageError when `written` holds the job's own token, which can do to the repository what the job can. */
function requireForeign(written: string, what: string, { env, token }: Variables): void {
  const named = Object.entries(env).map(([name, value]) => (JOB_TOKEN.test(name) ? value : undefined));
  const tokens = [...named, token].map((one) => one?.trim() ?? '').filter((one) => one !== '');
  if (!tokens.some((one) => written.trim() === one || (one.length >= LEAST_PART && written.includes(one))))
    return;
  throw new UsageError(`${what} holds the job's own token, and no endpoint gets it.`, { fix: OWN_SECRET });
}

/**
 * A variable in a URL is a secret, except the name of a host, which findings and reports must be able to show. A password
 * is encoded, since it may hold what would end the user's part of a URL.
 */
export function expandUrl(written: string, where: string, variables: Variables): string {
  const [, scheme = '', user = '', host = '', rest = ''] =
    /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
  // Without a scheme in front, a variable stands for the whole URL.
  const mask = scheme === '' ? variables.mask : () => {};
  const hidden = expand(user, where, variables, encodeURIComponent);
  const path = expand(rest, where, variables);
  return scheme + hidden + expand(host, where, { ...variables, mask }) + path;
}

/** Parses a URL and hides its password. @throws UsageError for a URL that is not http or https. */
export function httpUrl(url: string, where: string, { mask }: Variables, example: string): URL {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`${where}: the address is not an http(s) URL.`, {
      fix: `Write it as \`${example}\`, the port as a number.`,
    });
  for (const secret of secretsInUrl(new URL(url))) mask(secret);
  return new URL(url);
}

const HEADERS_EXPECTED = 'a map of header names and texts';
// A letter must be in it: a list is a map with numbers for names.
const HEADER_NAME = v.regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED);
/** A map of request headers. The values may hold secrets. */
export const HEADERS = v.optional(
  withTraits(v.record(v.pipe(v.string(), HEADER_NAME), v.string('a text'), HEADERS_EXPECTED), {
    isSecret: true,
  }),
);
/** A text that may be left out. */
export const maybe = v.optional(text);
const maybeSecret = v.optional(withTraits(text, { isSecret: true }));
/** A command that may be left out. */
export const maybeCommand = v.optional(command);
const textOrNumber = (expected: string) => v.union([text, v.pipe(v.number(), v.transform(String))], expected);
/** A text or a number that may be left out. */
export const nameOrNumber = (expected: string) => v.optional(textOrNumber(expected));

/** The options of a source that log in to a server: headers, or a user or token, which become a header. */
export const ACCESS = {
  headers: HEADERS,
  'headers-command': maybeCommand,
  username: v.optional(withTraits(textOrNumber('a text'), { isSecret: true })),
  password: maybeSecret,
  token: maybeSecret,
};
/** The headers of requests to a server. */
export interface HttpAccess {
  readonly headers: Readonly<Record<string, string>>;
  /** `sh -c` runs this command. It prints further headers, one `Name: value` a line, such as the token of an access proxy. */
  readonly headersCommand?: string;
}
type Access = v.InferOutput<v.StrictObjectSchema<typeof ACCESS, undefined>>;

/** Makes headers of the options. @throws UsageError for a variable that is not set, or for two ways to log in. */
export function accessOf(written: Access, where: string, variables: Variables, url?: URL): HttpAccess {
  if (written.token !== undefined && (written.username !== undefined || written.password !== undefined))
    throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, {
      fix: 'Remove the one that this server does not need.',
    });
  const look = (key: 'token' | 'username' | 'password') =>
    written[key] && expand(written[key], `${where}.${key}`, variables);
  const [user, secret] = url === undefined ? ['', ''] : userInfo(url);
  const [username = user, password = secret, token] = [look('username'), look('password'), look('token')];
  const basic = username + password === '' ? undefined : basicAuthorization(username, password);
  for (const hidden of [token, password, basic?.slice('Basic '.length)]) if (hidden) variables.mask(hidden);
  const authorization = token === undefined ? basic : `Bearer ${token}`;
  const own: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  const headers = { ...own, ...headersOf(written.headers, `${where}.headers`, variables) };
  return { headers, headersCommand: written['headers-command'] };
}

/** Replaces variables in headers, and masks those that hold secrets. */
export function headersOf(written: Record<string, string> = {}, where: string, variables: Variables) {
  const headers = Object.entries(written).map(([name, value]) => {
    const expanded = expand(value, `${where}.${name}`, variables);
    const isSecret = isSecretHeader(name) || expanded !== value;
    for (const secret of isSecret ? secretsOfHeader(expanded) : []) variables.mask(secret);
    return [name, expanded] as const;
  });
  return Object.fromEntries(headers);
}

/** Returns the base URL of an API and its headers. A user and password in the URL become a header. */
export function apiOf(address: string, written: Access, where: string, variables: Variables) {
  const example = 'https://HOST` or `https://HOST/PREFIX';
  const url = httpUrl(expandUrl(address, where, variables), where, variables, example);
  if (url.search !== '' || url.hash !== '')
    throw new UsageError(`${where}: the base URL has a query.`, {
      fix: 'Write only scheme, host and path prefix; give a secret as `token` or in `headers`.',
    });
  const access = accessOf(written, where, variables, url);
  return { url: `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`, ...access };
}
