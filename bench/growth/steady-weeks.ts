import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heldWeights } from '../../src/decide/held-weights.ts';
import { decide } from '../../src/decide.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { type MergedProfile, mergeProfiles } from '../../src/merge.ts';
import { judge } from '../../src/profile/validate.ts';
import { succeed } from '../rows/example.ts';
import { type Life, weeksOf } from './live-service.ts';

/** As the settings have them where nobody sets them. */
const [MIN_DRIFT, MIN_SAMPLES] = [0.05, 100];

export type Compact = 'edges' | 'stable';

/** What a refresh decided in one week, and what is committed from then on. */
export interface Refreshed {
  readonly isUpdate: boolean;
  readonly committed: Uint8Array;
}

/** The refreshes of a service, week after week, each decided against what the ones before committed; the first one commits always. */
export async function* refreshesOf(
  life: Life,
  weeks: number,
  compact: Compact,
  recording: string,
): AsyncGenerator<Refreshed> {
  const scratch = await mkdtemp(join(tmpdir(), 'go-pgo-weeks-'));
  const pprof = (await succeed(scratch, ['go', 'tool', '-n', 'pprof'])).trim();
  let committed: Uint8Array | undefined;
  try {
    for await (const { plain } of weeksOf(life, weeks, recording)) {
      const fresh = await mergeOf(plain, scratch, pprof);
      const { merged, isSame } = await withHeld(fresh, committed, compact);
      const { kind } = await decide(committed, merged, {
        minDrift: MIN_DRIFT,
        minSamples: MIN_SAMPLES,
        sameDecisions: isSame,
      });
      if (committed === undefined || kind === 'update') committed = merged.bytes;
      yield { isUpdate: kind === 'update', committed };
    }
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function mergeOf(bytes: Uint8Array, folder: string, pprof: string): Promise<MergedProfile> {
  const scratch = await mkdtemp(join(folder, 'week-'));
  const path = join(scratch, 'week.pprof');
  await writeFile(path, bytes);
  const { profile } = await judge(bytes, undefined);
  const { signal } = new AbortController();
  return await mergeProfiles([{ path, name: 'week', source: 'week', entry: 0, profile, factor: 1 }], {
    pprof,
    compact: 'edges',
    scratch,
    env: process.env,
    signal,
  });
}

async function withHeld(fresh: MergedProfile, committed: Uint8Array | undefined, compact: Compact) {
  if (compact === 'edges' || committed === undefined) return { merged: fresh, isSame: false };
  try {
    return await heldWeights(fresh, committed, { renames: [], minDrift: MIN_DRIFT });
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return { merged: fresh, isSame: false };
  }
}
