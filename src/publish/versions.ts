import type { Version } from './publisher.ts';

/** A commit that may have changed a file. */
export type Candidate = Omit<Version, 'bytes'>;

/** How many candidates to ask for: some change a file's mode alone. */
export function candidatesFor(limit: number): number {
  return 2 * limit;
}

/**
 * The versions among `candidates`, newest first like them: of neighbours with the same content only the oldest,
 * which brought it. Reads no more contents than it needs.
 */
export async function versionsAmong(
  candidates: readonly Candidate[],
  contentAt: (commit: string) => Promise<Uint8Array | undefined>,
  limit: number,
): Promise<readonly Version[]> {
  const versions: Version[] = [];
  for (const candidate of candidates) {
    const bytes = await contentAt(candidate.commit);
    const version = { ...candidate, ...(bytes && { bytes }) };
    const newer = versions.at(-1);
    if (newer !== undefined && isSame(newer.bytes, bytes)) versions[versions.length - 1] = version;
    else if (versions.length === limit) break;
    else versions.push(version);
  }
  return versions;
}

/** Whether two contents are equal; undefined is a file that is not there. */
export function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.from(one).equals(other);
}
