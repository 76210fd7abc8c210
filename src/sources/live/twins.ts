import type { PprofSource, Source } from '../source.ts';

/** A source among all of a run. */
export interface Listed {
  /** With what its twins ask for: required if one of them is, and the largest of their weights. */
  readonly source: Source;
  /** Index of the same endpoint's first entry, which alone is asked; undefined for that one and for all others. */
  readonly twinOf?: number;
}

/**
 * Finds the endpoints that are listed twice, to be profiled in the same way. Only one CPU profile at a time can be
 * taken of a process, so two requests for it would only wait for each other.
 */
export function findTwins(sources: readonly Source[]): Listed[] {
  const groups = new Map<string, number[]>();
  for (const [index, source] of sources.entries()) {
    if (source.kind !== 'pprof') continue;
    const key = identityOf(source);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return sources.map((source, index) => {
    const group = source.kind === 'pprof' ? (groups.get(identityOf(source)) ?? []) : [];
    const [first] = group;
    if (first === undefined || group.length < 2) return { source };
    if (first !== index) return { source, twinOf: first };
    const members = group.flatMap((member) => sources[member] ?? []);
    const weight = Math.max(...members.map((member) => member.weight ?? 1));
    const required = members.some((member) => member.required);
    return { source: { ...source, required, weight } };
  });
}

function identityOf({ url, seconds, headers, headersCommand = '' }: PprofSource): string {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const place = URL.canParse(url) ? new URL(url).href : url;
  return JSON.stringify([place, seconds, given.sort(), headersCommand]);
}
