import { join } from 'node:path';
import { replaceFile } from '../../system/files.ts';
import { encodeWhole } from '../../profile/whole.ts';
import type { NormalizedPair } from './normalized.ts';
import type { ProfileDifference } from './profile-difference.ts';

/**
 * Writes both profiles of a pair into a folder, for `go tool pprof -diff_base BASELINE CANDIDATE`: `baseline.cpu.pprof`
 * for the benchmarks, `baseline.load.cpu.pprof` for all else.
 */
export async function saveProfiles(
  { baseline, candidate, kind, workload }: NormalizedPair,
  folder: string,
): Promise<NonNullable<ProfileDifference['files']>> {
  const of = workload === 'benchmarks' ? kind : `${workload}.${kind}`;
  const files = {
    baseline: join(folder, `baseline.${of}.pprof`),
    candidate: join(folder, `candidate.${of}.pprof`),
  };
  await replaceFile(files.baseline, encodeWhole(baseline.profile, undefined, baseline.profile.comments));
  await replaceFile(files.candidate, encodeWhole(candidate.profile, undefined, candidate.profile.comments));
  return files;
}
