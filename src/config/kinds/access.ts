import * as v from 'valibot';
import { UsageError } from '../../system/errors.ts';
import { basicAuthorization, userInfo } from '../../net/send.ts';
import { isSecretHeader, secretsOfHeader } from '../../system/credentials.ts';
import type { HttpAccess } from '../../collect/source.ts';
import { text } from '../values.ts';
import { expandVariables, type Variables } from '../variables.ts';
import { httpUrl } from './address.ts';

const HEADERS_EXPECTED = 'a map of header names and texts';

export const HEADERS = v.optional(
  v.record(
    // A letter must be in it: a list is a map with numbers for names.
    v.pipe(v.string(), v.regex(/^[!#$%&'*+.^_`|~\w-]*[A-Za-z][!#$%&'*+.^_`|~\w-]*$/, HEADERS_EXPECTED)),
    v.string('a text'),
    HEADERS_EXPECTED,
  ),
);

/** How the server of a source is asked: headers as they are, or made of a user or a token. */
export const ACCESS = {
  headers: HEADERS,
  'headers-command': v.optional(text),
  username: v.optional(v.union([text, v.pipe(v.number(), v.transform(String))], 'a text')),
  password: v.optional(text),
  token: v.optional(text),
};

type Written = v.InferOutput<v.StrictObjectSchema<typeof ACCESS, undefined>>;

/** @throws UsageError for a variable that is not set, or two ways to authenticate. */
export function accessOf(written: Written, where: string, variables: Variables): HttpAccess {
  const expand = (value: string, key: string) => expandVariables(value, `${where}.${key}`, variables);
  const { username, password, token } = written;
  if (token !== undefined && (username !== undefined || password !== undefined)) {
    throw new UsageError(`${where} has both a \`token\` and a \`username\` or \`password\`.`, {
      fix: 'Leave out what this server does not ask for.',
    });
  }
  const authorization = authorizationOf(
    token && expand(token, 'token'),
    username && expand(username, 'username'),
    password && expand(password, 'password'),
    variables,
  );
  const headers = headersOf(written.headers, where, variables);
  return {
    headers: { ...(authorization !== undefined && { Authorization: authorization }), ...headers },
    ...(written['headers-command'] !== undefined && { headersCommand: written['headers-command'] }),
  };
}

/** Masks what is secret of it, also where it was written as it is. */
function authorizationOf(
  token: string | undefined,
  username: string | undefined,
  password: string | undefined,
  { mask }: Variables,
): string | undefined {
  for (const secret of [token, password]) if (secret !== undefined) mask(secret);
  if (token !== undefined) return `Bearer ${token}`;
  if (username === undefined && password === undefined) return undefined;
  const header = basicAuthorization(username ?? '', password ?? '');
  mask(header.slice('Basic '.length));
  return header;
}

/** Header values with their variables looked up. */
export function headersOf(
  written: Readonly<Record<string, string>> | undefined,
  where: string,
  variables: Variables,
): Record<string, string> {
  const headers = Object.entries(written ?? {}).map(([name, value]) => {
    const expanded = expandVariables(value, `${where}.headers.${name}`, variables);
    if (isSecretHeader(name) || expanded !== value)
      for (const secret of secretsOfHeader(expanded)) variables.mask(secret);
    return [name, expanded] as const;
  });
  return Object.fromEntries(headers);
}

/**
 * The base URL of an API and the way to ask it; a user and password in the URL become a header.
 * @throws UsageError for what is no base URL.
 */
export function apiOf(
  address: string,
  written: Written,
  where: string,
  variables: Variables,
): { url: string; access: HttpAccess } {
  const url = httpUrl(address, where, variables, 'https://HOST` or `https://HOST/PREFIX');
  if (url.search !== '' || url.hash !== '') {
    throw new UsageError(`${where}: the base URL has a query.`, {
      fix: 'Write only scheme, host and path prefix; give a secret as `token` or in `headers`.',
    });
  }
  const access = accessOf(written, where, variables);
  const [username, password] = userInfo(url);
  const header =
    username + password === '' ? undefined : authorizationOf(undefined, username, password, variables);
  return {
    url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    access: { ...access, headers: { ...(header && { Authorization: header }), ...access.headers } },
  };
}
