import { join } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import { isGone } from '../../net/errors.ts';
import type { Network } from '../../net/network.ts';
import type { CollectContext, CollectedFile, Collection } from '../source.ts';
import { type Endpoint, takeProfile } from './pprof.ts';
import { areMany, tally } from './tally.ts';

export interface EndpointsOptions {
  /** Length of each profile. */
  readonly seconds: number;
  /** Milliseconds for one endpoint with its retries. */
  readonly timeout?: number;
  readonly network: Network;
}

/** Endpoints of one source: more than that are named by mistake, or by somebody who means harm. */
const MOST_ENDPOINTS = 10_000;

/** What became of one. */
type Outcome =
  | { readonly file: CollectedFile }
  | { readonly endpoint: Endpoint; readonly error: ExpectedError };

/**
 * Profiles all of `endpoints`, which somebody named who need not know how they are just now, at the same time, as far
 * as the run's `concurrency` lets it. One that gives no profile is a finding and a failure; that some are gone by now
 * is normal, and no more than a warning.
 * @throws ExpectedError when all of them are gone, or there are more than 10,000.
 */
export async function profileEndpoints(
  endpoints: readonly Endpoint[],
  options: EndpointsOptions,
  context: CollectContext,
): Promise<Collection> {
  if (endpoints.length > MOST_ENDPOINTS) throw tooMany(endpoints.length);
  const many = context.many === true || areMany(endpoints.length);
  const told = areMany(endpoints.length)
    ? tally(endpoints.length, [options.seconds], context.progress)
    : undefined;
  const outcomes = await Promise.all(
    endpoints.map(async (endpoint, index): Promise<Outcome> => {
      try {
        const path = join(context.scratch, `${index}.pprof`);
        return { file: await takeProfile(endpoint, path, { ...options, many }, context) };
      } catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof ExpectedError)) throw error;
        return { endpoint, error };
      } finally {
        told?.done();
      }
    }),
  );
  const files = outcomes.flatMap((outcome) => ('file' in outcome ? outcome.file : []));
  const misses = outcomes.flatMap((outcome) => ('error' in outcome ? outcome : []));
  const failed = misses.filter(({ error }) => files.length === 0 || !isGone(error));
  const [first] = misses;
  if (first !== undefined && files.length === 0 && misses.every(({ error }) => isGone(error))) {
    throw allGone(endpoints.length, first.error);
  }
  const findings = misses.map(({ endpoint, error }): Finding => {
    const severity = files.length > 0 && isGone(error) ? 'warning' : 'error';
    return { severity, file: endpoint.name, message: error.message, ...(error.fix && { fix: error.fix }) };
  });
  return { files, failures: failed.length, findings };
}

function tooMany(endpoints: number): ExpectedError {
  return new ExpectedError(
    `${count(endpoints, 'endpoint')} are named, and one source profiles ${MOST_ENDPOINTS} at most; none was asked.`,
    { fix: 'Write a `limit`, which takes the busiest, or narrow the query or the selector.' },
  );
}

function allGone(endpoints: number, { message, fix }: ExpectedError): ExpectedError {
  if (endpoints === 1) return new ExpectedError(message, { ...(fix && { fix }) });
  return new ExpectedError(`None of ${count(endpoints, 'endpoint')} is there. The first: ${message}`, {
    ...(fix && { fix }),
  });
}
