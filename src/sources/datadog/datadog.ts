import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { callApi, RefusedCall, saveFromApi } from '../../net/api.ts';
import { clockDifference } from '../../net/errors.ts';
import type { Answer } from '../../net/send.ts';
import { excerpt } from '../../system/text.ts';
import { type Dates, datesOf, youngPart } from '../period.ts';
import type { CollectContext, CollectedFile, Collection, Collector, DatadogSource } from '../source.ts';
import { unpack } from '../zip.ts';
import { type Datadog, datadogFor } from './api.ts';
import { type FoundProfile, foundProfiles, type SearchRequest, searchFor } from './search.ts';

/** Profiles that are downloaded at the same time, as Datadog's own tool does. */
const PARALLEL = 5;

/**
 * Takes the profiles of the most loaded processes that match, as https://github.com/DataDog/datadog-pgo does: all in
 * one archive where the site offers that, else one by one. A profile that cannot be had is a finding and a failure.
 * @throws ExpectedError when nothing matches, or when Datadog cannot be asked.
 */
export const collectDatadog: Collector<DatadogSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const datadog = datadogFor(source, context);
  const now = context.now();
  const dates = youngPart(datesOf(source.period, now), source.maxAge, now);
  const search = searchFor(source, dates);
  context.progress(
    `Asking ${datadog.base} for the ${search.limit} most loaded profiles of \`${excerpt(search.filter.query, 100)}\``,
  );
  const nothing = (headers: Answer['headers']) =>
    nothingFound(datadog, search, dates, headers, context.now());
  const collection = await context.limit(() => inOneArchive(datadog, search, context, nothing));
  return collection ?? (await oneByOne(datadog, search, context, nothing));
};

type Nothing = (headers: Answer['headers']) => ExpectedError;

/** Undefined when the site does not offer it; it may also mean that nothing matches, which the search will tell. */
async function inOneArchive(
  datadog: Datadog,
  search: SearchRequest,
  context: CollectContext,
  nothing: Nothing,
): Promise<Collection | undefined> {
  const folder = await mkdtemp(join(context.scratch, 'profiles-'));
  const archive = join(folder, 'archive.zip');
  const call = datadog.call('/api/unstable/profiles/gopgo', { queries: [search] });
  let headers: Answer['headers'];
  try {
    ({ headers } = await saveFromApi(call, archive));
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
  const { files } = await unpacked(archive, join(folder, 'files'), "Datadog's archive", context);
  if (files.length === 0) throw nothing(headers);
  return {
    files: files
      .slice(0, search.limit)
      .map(({ path, entry }) => ({ path, name: `Datadog profile ${excerpt(entry, 100)}` })),
    failures: 0,
    findings: [],
  };
}

function isNotThere(error: unknown): boolean {
  const refused = error instanceof ExpectedError && error.cause instanceof RefusedCall ? error.cause : error;
  return refused instanceof RefusedCall && refused.refusal.status === 404;
}

async function oneByOne(
  datadog: Datadog,
  search: SearchRequest,
  context: CollectContext,
  nothing: Nothing,
): Promise<Collection> {
  const found = await context.limit(() => callApi(datadog.call('/api/unstable/profiles/list', search)));
  const profiles = foundProfiles(found.body, datadog.base).slice(0, search.limit);
  if (profiles.length === 0) throw nothing(found.headers);
  const limit = pLimit(PARALLEL);
  const taken = await Promise.all(
    profiles.map((profile) => limit(() => context.limit(() => download(datadog, profile, context)))),
  );
  const findings = taken.flatMap(({ finding }) => finding ?? []);
  return { files: taken.flatMap(({ file }) => file ?? []), failures: findings.length, findings };
}

async function download(
  datadog: Datadog,
  { profile, event }: FoundProfile,
  context: CollectContext,
): Promise<{ file?: CollectedFile; finding?: Finding }> {
  const name = `Datadog profile ${excerpt(profile, 100)}`;
  try {
    context.signal.throwIfAborted();
    const path = `/api/ui/profiling/profiles/${encodeURIComponent(profile)}/download?eventId=${encodeURIComponent(event)}`;
    const folder = await mkdtemp(join(context.scratch, 'profile-'));
    const archive = join(folder, 'archive.zip');
    await saveFromApi(datadog.call(path), archive);
    const { files } = await unpacked(archive, join(folder, 'files'), name, context);
    const cpu = files.find(({ entry }) => basename(entry) === 'cpu.pprof');
    if (cpu === undefined) throw withoutCpu(name, files);
    return { file: { path: cpu.path, name } };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    const { message, fix } = error;
    return { finding: { severity: 'error', file: name, message, ...(fix && { fix }) } };
  }
}

async function unpacked(archive: string, folder: string, name: string, { signal, disk }: CollectContext) {
  try {
    return await unpack(archive, folder, { name, signal, disk });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    throw new ExpectedError(error.message, {
      fix: 'Ask again; if it stays so, look at what stands between this machine and Datadog.',
      cause: error,
    });
  } finally {
    await rm(archive, { force: true });
  }
}

function withoutCpu(name: string, files: readonly { readonly entry: string }[]): ExpectedError {
  const entries = files.map(({ entry }) => entry);
  const held = entries.length === 0 ? 'nothing' : excerpt(entries.join(', '), 100);
  return new ExpectedError(`${name} has no cpu.pprof; it holds ${held}.`, {
    fix: "Switch the CPU profile on in the service's profiler, or narrow the query to services written in Go.",
  });
}

function nothingFound(
  { base }: Datadog,
  { filter }: SearchRequest,
  { from, to }: Dates,
  headers: Answer['headers'],
  now: Date,
): ExpectedError {
  return new ExpectedError(
    `${base} has no profiles for \`${excerpt(filter.query, 200)}\` from ${filter.from} to ${filter.to}.${clockDifference(headers, now)}`,
    {
      fix: `Try the query in the Profile Explorer of this site${to.getTime() - from.getTime() < 7 * 86_400_000 ? ', or ask for a longer time by `from`; profiles are kept for 7 days' : '; profiles are kept for 7 days'}.`,
    },
  );
}
