import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import { busiestPart, type Dates, datesOf, youngPart } from '../period.ts';
import type { Collector, ParcaSource } from '../source.ts';
import type { GrpcAnswer } from './grpc-web.ts';
import { iso, nothingFound } from './nothing.ts';
import { mendedProfile } from './profile.ts';
import { loadOf, profileOf, QUERY, QUERY_RANGE, queryRangeRequest, queryRequest } from './query.ts';
import { connectParca, type ParcaServer } from './server.ts';

/** The busiest part is sought in steps of this share of its length. */
const STEPS_PER_WINDOW = 12;
/** Steps that one answer may have. */
const MOST_STEPS = 2_000;

/**
 * Takes the profiles that match a query, merged by the server into one: of a whole period, or of its busiest part.
 * @throws ExpectedError when nothing matches, or with what the server said instead.
 */
export const collectParca: Collector<ParcaSource> = async (source, context) => {
  context.signal.throwIfAborted();
  return context.limit(async () => {
    const server = await connectParca(source, context);
    const now = context.now();
    const asked = youngPart(datesOf(source.period, now), source.maxAge, now);
    const { dates, findings } = await chosenPart(server, source, asked);
    context.progress(`Asking ${source.url} for the profiles from ${iso(dates.from)} to ${iso(dates.to)}`);
    const answer = await server.call(QUERY, queryRequest(source.query, dates));
    const profile = await readProfile(server, answer, source.query, dates);
    const path = join(context.scratch, 'profile.pprof');
    await writeFile(path, profile);
    return { files: [{ path, name: `${source.url} ${excerpt(source.query, 120)}` }], failures: 0, findings };
  });
};

/** @throws ExpectedError when there was no load at all. */
async function chosenPart(
  server: ParcaServer,
  { query, busiest }: ParcaSource,
  dates: Dates,
): Promise<{ dates: Dates; findings: readonly Finding[] }> {
  const length = dates.to.getTime() - dates.from.getTime();
  if (busiest === undefined || busiest >= length) return { dates, findings: [] };
  const step = stepFor(busiest, dates);
  const answer = await server.call(QUERY_RANGE, queryRangeRequest(query, dates, step / 1000));
  const { message } = answer;
  const points = message === undefined ? [] : decoded(server.url, () => loadOf(message));
  const part = busiestPart(points, step, busiest, dates);
  if (part === undefined) throw await nothingFound(server, answer, query, dates);
  return {
    dates: part,
    findings: [
      {
        severity: 'note',
        message: `The busiest ${duration(part.to.getTime() - part.from.getTime())} between ${iso(dates.from)} and ${iso(dates.to)} began at ${iso(part.from)}; only that was taken.`,
      },
    ],
  };
}

/** Milliseconds of one step: whole seconds, at most the window, and not too many of them. */
function stepFor(window: number, { from, to }: Dates): number {
  const least = (to.getTime() - from.getTime()) / MOST_STEPS;
  const step = Math.min(window, Math.max(window / STEPS_PER_WINDOW, least));
  return Math.max(1, Math.floor(step / 1000)) * 1000;
}

/** The profile of an answer. @throws ExpectedError when it has none, or one without samples. */
async function readProfile(
  server: ParcaServer,
  answer: GrpcAnswer,
  query: string,
  dates: Dates,
): Promise<Uint8Array> {
  const { url } = server;
  const { message } = answer;
  if (message === undefined) throw await nothingFound(server, answer, query, dates);
  const gzipped = decoded(url, () => profileOf(message));
  if (gzipped === undefined) {
    throw new ExpectedError(`${url} answered without a pprof profile.`, {
      fix: 'Check the version of Parca: it must know the report as pprof.',
    });
  }
  const profile = decoded(url, () => mendedProfile(gzipped, dates));
  if (profile === undefined) throw await nothingFound(server, answer, query, dates);
  return profile;
}

/** @throws ExpectedError when `read` fails, whose words are those of a decoder. */
function decoded<T>(url: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ExpectedError(`The answer of ${url} cannot be decoded (${excerpt(messageOf(error), 100)}).`, {
      fix: 'Ask the server itself, without the proxy that changes its answers; a profile of more than 128 MiB needs a narrower query.',
      cause: error,
    });
  }
}
