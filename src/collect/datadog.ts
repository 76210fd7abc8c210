import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { ExpectedError } from '../errors.ts';
import {
  type ApiCall,
  type ApiRefusal,
  callApi,
  DEFAULT_API_TIMEOUT,
  RefusedCall,
  saveFromApi,
} from '../http/api.ts';
import { REFUSAL_BYTES } from '../http/beginning.ts';
import { clockDifference } from '../http/clock.ts';
import { readJson } from '../http/json.ts';
import { networkFor } from '../http/network.ts';
import type { Answer } from '../http/send.ts';
import { excerpt } from '../printable.ts';
import { datesOf, iso, youngPart } from './profilers.ts';
import {
  type CollectContext,
  type CollectedFile,
  type Collection,
  type Collector,
  type DatadogSource,
  missed,
} from './source.ts';
import { unpack } from './zip.ts';

/** Profiles that are downloaded at the same time, as Datadog's own tool does. */
const PARALLEL = 5;
/** Profiles that are taken where the source has no `limit`: as many as Datadog's own tool takes. */
const USUAL_LIMIT = 5;

/** The Datadog site: makes calls of its paths, as JSON where `body` is given. */
interface Datadog {
  /** `https://app.datadoghq.com`, without a slash at the end. */
  readonly base: string;
  call(path: string, body?: unknown): ApiCall;
}

/**
 * Takes the profiles of the most loaded processes that match, as https://github.com/DataDog/datadog-pgo does: all in
 * one archive where the site offers that, else one by one. A profile that cannot be had is a finding and a failure.
 * @throws ExpectedError when nothing matches, or when Datadog cannot be asked.
 */
export const collectDatadog: Collector<DatadogSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const datadog = datadogFor(source, context);
  const now = context.now();
  const { from, to } = youngPart(datesOf(source.period, now), source.maxAge, now);
  const namesGo = /(^|[\s(])(language|runtime):go\b/.test(source.query);
  const query = namesGo ? source.query : `${source.query} runtime:go`;
  const search = {
    filter: { from: iso(from), to: iso(to), query },
    sort: { order: 'desc', field: '@metrics.core_cpu_cores' },
    limit: source.limit ?? USUAL_LIMIT,
  };
  context.progress(
    `Asking ${datadog.base} for the ${search.limit} most loaded profiles of \`${excerpt(query, 100)}\``,
  );
  const nothingFound = (headers: Answer['headers']) =>
    new ExpectedError(
      `${datadog.base} has no profiles for \`${excerpt(query, 200)}\` from ${iso(from)} to ${iso(to)}.${clockDifference(headers, context.now())}`,
      {
        fix: 'Try the query in the Profile Explorer of this site, or ask for a longer time by `from`; profiles are kept for 7 days.',
      },
    );
  const archived = await context.limit(() => inOneArchive(datadog, search, context));
  if (archived !== undefined) {
    if (archived.files.length === 0) throw nothingFound(archived.headers);
    return { files: archived.files.slice(0, search.limit), failures: 0, findings: [] };
  }
  const found = await context.limit(() => callApi(datadog.call('/api/unstable/profiles/list', search)));
  const profiles = foundProfiles(found.body, datadog.base).slice(0, search.limit);
  if (profiles.length === 0) throw nothingFound(found.headers);
  return oneByOne(datadog, profiles, context);
};

/** Undefined when the site does not offer it; it may also mean that nothing matches, which the search will show. */
async function inOneArchive(datadog: Datadog, search: unknown, context: CollectContext) {
  const folder = await mkdtemp(join(context.scratch, 'profiles-'));
  const archive = join(folder, 'archive.zip');
  const call = datadog.call('/api/unstable/profiles/gopgo', { queries: [search] });
  try {
    const { headers } = await saveFromApi(call, archive);
    const entries = await unpacked(archive, join(folder, 'files'), "Datadog's archive", context);
    const files = entries.map(({ path, entry }) => ({
      path,
      name: `Datadog profile ${excerpt(entry, 100)}`,
    }));
    return { headers, files };
  } catch (error) {
    const refused =
      error instanceof ExpectedError && error.cause instanceof RefusedCall ? error.cause : error;
    if (refused instanceof RefusedCall && refused.refusal.status === 404) return undefined;
    throw error;
  }
}

async function oneByOne(
  datadog: Datadog,
  profiles: readonly FoundProfile[],
  context: CollectContext,
): Promise<Collection> {
  const limit = pLimit(PARALLEL);
  const taken = await Promise.all(
    profiles.map((profile) =>
      limit(async () => {
        const name = `Datadog profile ${excerpt(profile.profile, 100)}`;
        try {
          return await context.limit(() => download(datadog, profile, name, context));
        } catch (error) {
          return missed(error, name, context.signal);
        }
      }),
    ),
  );
  const files = taken.flatMap((one) => ('path' in one ? one : []));
  const findings = taken.flatMap((one) => ('severity' in one ? one : []));
  return { files, failures: findings.length, findings };
}

async function download(
  datadog: Datadog,
  { profile, event }: FoundProfile,
  name: string,
  context: CollectContext,
): Promise<CollectedFile> {
  context.signal.throwIfAborted();
  const path = `/api/ui/profiling/profiles/${encodeURIComponent(profile)}/download?eventId=${encodeURIComponent(event)}`;
  const folder = await mkdtemp(join(context.scratch, 'profile-'));
  const archive = join(folder, 'archive.zip');
  await saveFromApi(datadog.call(path), archive);
  const files = await unpacked(archive, join(folder, 'files'), name, context);
  const cpu = files.find(({ entry }) => basename(entry) === 'cpu.pprof');
  if (cpu !== undefined) return { path: cpu.path, name };
  const held = excerpt(files.map(({ entry }) => entry).join(', '), 100) || 'nothing';
  throw new ExpectedError(`${name} has no cpu.pprof; it holds ${held}.`, {
    fix: "Switch the CPU profile on in the service's profiler, or narrow the query to services written in Go.",
  });
}

async function unpacked(archive: string, folder: string, name: string, { signal, disk }: CollectContext) {
  try {
    return (await unpack(archive, folder, { name, signal, disk })).files;
  } finally {
    await rm(archive, { force: true });
  }
}

interface FoundProfile {
  readonly profile: string;
  readonly event: string;
}

const ANSWER = v.object({
  data: v.array(v.object({ id: v.string(), attributes: v.object({ id: v.string() }) })),
});

/** What the search found, in its order. @throws ExpectedError for any other answer. */
export function foundProfiles(body: Buffer, base: string): FoundProfile[] {
  const answer = readJson(body, ANSWER);
  if (answer === undefined) {
    const words = excerpt(body.subarray(0, REFUSAL_BYTES).toString());
    throw new ExpectedError(`${base} answered the search with something else: "${words}".`, {
      fix: 'Check `site` or DD_SITE, and that no login page stands before it.',
    });
  }
  return answer.data.map(({ id, attributes }) => ({ profile: attributes.id, event: id }));
}

/**
 * The site and the keys, found as Datadog's own tools find them: `DD_SITE`, `DD_API_KEY` and `DD_APP_KEY`, or the
 * same with `DATADOG_`.
 * @throws ExpectedError when a key is missing or the site is none.
 */
function datadogFor(
  { site, timeout = DEFAULT_API_TIMEOUT }: DatadogSource,
  context: CollectContext,
): Datadog {
  const { env, mask, signal, progress, disk } = context;
  const named = (name: string) => env[`DD_${name}`]?.trim() || env[`DATADOG_${name}`]?.trim() || undefined;
  const [apiKey, appKey] = [named('API_KEY'), named('APP_KEY')];
  if (apiKey === undefined || appKey === undefined) {
    const missing = [...(apiKey ? [] : ['DD_API_KEY']), ...(appKey ? [] : ['DD_APP_KEY'])].join(' and ');
    throw new ExpectedError(`Datadog cannot be asked without ${missing} in the environment.`, {
      fix: 'Set DD_API_KEY and DD_APP_KEY in the environment of the step, from secrets; both are made under Organization Settings.',
    });
  }
  for (const key of [apiKey, appKey]) mask(key);
  const base = baseOf(site ?? named('SITE') ?? 'datadoghq.com');
  const end = performance.now() + timeout;
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
      body: body === undefined ? undefined : JSON.stringify(body),
      network: networkFor(env),
      signal,
      disk,
      // All calls together are to take no longer.
      timeout: Math.max(1, end - performance.now()),
      progress,
      waitHeader: 'x-ratelimit-reset',
      fixFor,
    }),
  };
}

/** @throws ExpectedError for what is neither the name of a site nor a URL. */
function baseOf(site: string): string {
  // As people copy it from their browser, or from the documentation of the API.
  const name = site.replace(/^(app|api)\./, '').toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return `https://app.${name}`;
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search === '') {
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
  if (status === 404 || status === 405) {
    return 'Check `site` or DD_SITE: it is the name in the address of your Datadog.';
  }
  if (status === 429) return 'Ask less often, or raise `timeout` so that the wait fits in.';
  return undefined;
}
