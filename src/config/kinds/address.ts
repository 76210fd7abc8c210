import * as v from 'valibot';
import { UsageError } from '../../system/errors.ts';
import { secretsInUrl } from '../../system/credentials.ts';
import { shown } from '../explain.ts';
import { profileSeconds, SECONDS } from '../values.ts';
import { expandVariables, type Variables } from '../variables.ts';

const PROFILE_PATH = '/debug/pprof/profile';

/** The URL with its variables looked up. @throws UsageError when it is not http(s). */
export function httpUrl(written: string, where: string, variables: Variables, example: string): URL {
  const url = requireHttpUrl(expandUrl(written, where, variables), where, example);
  // As it was written, too: it may have been put together by the step.
  for (const secret of secretsInUrl(url)) variables.mask(secret);
  return url;
}

/** @throws UsageError when it is not http(s). */
export function requireHttpUrl(url: string, where: string, example: string): URL {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
  throw new UsageError(`${where}: the address is not an http(s) URL.`, {
    fix: `Write it as \`${example}\`.`,
  });
}

/** The URL of a CPU profile of net/http/pprof, completed where only the host or the index was written. */
export function endpointUrl(written: string, where: string, variables: Variables): URL {
  const url = httpUrl(
    written,
    where,
    variables,
    'http://HOST:PORT` or `http://HOST:PORT/debug/pprof/profile',
  );
  const seconds = url.searchParams.get('seconds');
  if (seconds !== null && !v.is(profileSeconds, seconds)) {
    throw new UsageError(`${where}: ${shown(`seconds=${seconds}`)} is not ${SECONDS}.`, {
      fix: 'Write for instance `seconds: 30`.',
    });
  }
  url.pathname = profilePath(url.pathname);
  return url;
}

/** `/` and `/debug/pprof/` stand for the CPU profile; any other path is meant as it is. */
export function profilePath(path: string): string {
  if (path === '/' || path === '') return PROFILE_PATH;
  return /\/debug\/pprof\/?$/.test(path) ? `${path.replace(/\/$/, '')}/profile` : path;
}

/**
 * Whatever is looked up is a secret, except the name of a host, which findings and reports must be able to show. A
 * password may hold what would end the user's part of a URL, and a piece of it would be taken for the host.
 */
export function expandUrl(written: string, where: string, variables: Variables): string {
  const [, scheme = '', user = '', host = '', rest = ''] =
    /^(\w+:\/\/)?([^/?#]*@)?([^/?#@]*)(.*)$/s.exec(written) ?? [];
  // Without a scheme in front, a variable stands for the whole URL.
  const mask = scheme === '' ? variables.mask : () => {};
  const hidden = expandVariables(user, where, variables, encodeURIComponent);
  const path = expandVariables(rest, where, variables);
  return scheme + hidden + expandVariables(host, where, { ...variables, mask }) + path;
}

/** A URL as it is shown: no user, no password, no query. */
export function shownUrl(url: URL): string {
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`;
}
