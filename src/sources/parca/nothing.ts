import { ExpectedError } from '../../system/errors.ts';
import { clockDifference } from '../../net/errors.ts';
import { excerpt } from '../../system/text.ts';
import { compare } from '../newest.ts';
import type { Dates } from '../period.ts';
import type { GrpcAnswer } from './grpc-web.ts';
import { PROFILE_TYPES, profileTypesOf, profileTypesRequest } from './query.ts';
import type { ParcaServer } from './server.ts';

/** Profile types that are named to somebody who may have misspelt one. */
const SHOWN_TYPES = 5;

/** The error for a query that matches nothing: with what the server has instead, where it says so. */
export async function nothingFound(
  server: ParcaServer,
  { headers, words }: GrpcAnswer,
  query: string,
  dates: Dates,
): Promise<ExpectedError> {
  const said = words === '' ? '' : ` ("${words.replace(/\.$/, '')}")`;
  const { from, to } = dates;
  return new ExpectedError(
    `${server.url} has no samples for \`${excerpt(query, 200)}\` from ${iso(from)} to ${iso(to)}${said}.${await instead(server, query, dates)}${clockDifference(headers, server.now())}`,
    {
      fix: "Check the profile type and the labels in Parca's own page, or ask for a longer time by `from`.",
    },
  );
}

async function instead(server: ParcaServer, query: string, dates: Dates): Promise<string> {
  let types: string[];
  try {
    const { message } = await server.call(PROFILE_TYPES, profileTypesRequest(dates));
    types = message === undefined ? [] : profileTypesOf(message);
  } catch {
    server.signal.throwIfAborted();
    // This was only to help: what is known already is told without it.
    return '';
  }
  if (types.length === 0) return ' It has no profiles of that time at all.';
  if (types.includes(query.split('{')[0]?.trim() ?? '')) return '';
  const isCpu = (type: string) => Number(type.includes('cpu'));
  const shown = types.sort((a, b) => isCpu(b) - isCpu(a) || compare(a, b)).slice(0, SHOWN_TYPES);
  const more = types.length - shown.length;
  return ` It has the profile types ${shown.map((type) => excerpt(type, 100)).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** As `2026-11-20T06:00:00Z`. */
export function iso(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
