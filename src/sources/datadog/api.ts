import { ExpectedError } from '../../system/errors.ts';
import { type ApiCall, type ApiRefusal, DEFAULT_API_TIMEOUT } from '../../net/api.ts';
import { networkFor } from '../../net/network.ts';
import { excerpt } from '../../system/text.ts';
import type { CollectContext, DatadogSource } from '../source.ts';

/** Asks one Datadog site; what the calls have in common. */
export interface Datadog {
  /** `https://app.datadoghq.com`, without a slash at the end. */
  readonly base: string;
  /** A call of a path of this site, as JSON where `body` is given. */
  call(path: string, body?: unknown): ApiCall;
}

/**
 * The site and the keys, found as Datadog's own tools find them: `DD_SITE`, `DD_API_KEY` and `DD_APP_KEY`, or the
 * same with `DATADOG_`.
 * @throws ExpectedError when a key is missing or the site is none.
 */
export function datadogFor({ site, timeout }: DatadogSource, context: CollectContext): Datadog {
  const { env, mask, signal, progress, disk } = context;
  const named = (name: string) => env[`DD_${name}`]?.trim() || env[`DATADOG_${name}`]?.trim() || undefined;
  const [apiKey, appKey] = [named('API_KEY'), named('APP_KEY')];
  if (apiKey === undefined || appKey === undefined) {
    const missing = [...(apiKey ? [] : ['DD_API_KEY']), ...(appKey ? [] : ['DD_APP_KEY'])];
    throw new ExpectedError(
      `Datadog cannot be asked: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set.`,
      { fix: FIX_KEYS },
    );
  }
  for (const key of [apiKey, appKey]) mask(key);
  const base = baseOf(site ?? named('SITE') ?? 'datadoghq.com');
  // All calls together are to take no longer, from the first one on.
  let end: number | undefined;
  const timeLeft = () => {
    end ??= performance.now() + (timeout ?? DEFAULT_API_TIMEOUT);
    return Math.max(1, end - performance.now());
  };
  return {
    base,
    call: (path, body) => ({
      product: 'Datadog',
      url: new URL(base + path),
      headers: {
        'content-type': 'application/json',
        'dd-api-key': apiKey,
        'dd-application-key': appKey,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      network: networkFor(env),
      signal,
      disk,
      timeout: timeLeft(),
      progress,
      waitHeader: 'x-ratelimit-reset',
      fixFor,
    }),
  };
}

const FIX_KEYS =
  'Set DD_API_KEY and DD_APP_KEY in the environment of the step, from secrets; both are made under Organization Settings.';

/** @throws ExpectedError for what is neither the name of a site nor a URL. */
function baseOf(site: string): string {
  // As people copy it from their browser, or from the documentation of the API.
  const name = site.replace(/^(app|api)\./, '').toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return `https://app.${name}`;
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search === ''
  ) {
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  }
  throw new ExpectedError(`\`${excerpt(site.replace(/\/\/[^/]*@/, '//'), 60)}\` is no site of Datadog.`, {
    fix: 'Write `site` or DD_SITE like `datadoghq.eu` or `us5.datadoghq.com`; only a proxy is named by its whole URL.',
  });
}

function fixFor({ status }: ApiRefusal): string | undefined {
  if (status === 401 || status === 403) {
    return 'Check DD_API_KEY and DD_APP_KEY, that both belong to the organization and to this site (`site`, DD_SITE), and that the application key is not limited to scopes without profiles.';
  }
  if (status === 404 || status === 405)
    return 'Check `site` or DD_SITE: it is the name in the address of your Datadog.';
  if (status === 400)
    return 'Mend what its answer says of the query, which is written as in the search of the Profile Explorer.';
  if (status === 429) return 'Ask less often, or raise `timeout` so that the wait fits in.';
  return undefined;
}
