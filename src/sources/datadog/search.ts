import { REFUSAL_BYTES } from '../../net/download.ts';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import { readJson } from '../../net/api.ts';
import { excerpt } from '../../system/text.ts';
import type { Dates } from '../period.ts';
import type { DatadogSource } from '../source.ts';

/** Profiles that are taken where the source names no `limit`: as many as Datadog's own tool takes. */
const USUAL_LIMIT = 5;

/** What is sent to search; times as ISO 8601 in whole seconds, UTC. */
export interface SearchRequest {
  readonly filter: { readonly from: string; readonly to: string; readonly query: string };
  readonly sort: { readonly order: 'desc'; readonly field: '@metrics.core_cpu_cores' };
  readonly limit: number;
}

/** A search for profiles of Go programs, the most loaded first. */
export function searchFor({ query, limit }: DatadogSource, { from, to }: Dates): SearchRequest {
  const namesGo = /(^|[\s(])(language|runtime):go\b/.test(query);
  return {
    filter: { from: seconds(from), to: seconds(to), query: namesGo ? query : `${query} runtime:go` },
    sort: { order: 'desc', field: '@metrics.core_cpu_cores' },
    limit: limit ?? USUAL_LIMIT,
  };
}

function seconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export interface FoundProfile {
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
    throw new ExpectedError(
      `${base} answered the search with something else: "${excerpt(body.subarray(0, REFUSAL_BYTES).toString())}".`,
      { fix: 'Check `site` or DD_SITE, and that no login page stands before it.' },
    );
  }
  return answer.data.map(({ id, attributes }) => ({ profile: attributes.id, event: id }));
}
