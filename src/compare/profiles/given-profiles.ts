import type { Profile } from '../../profile/columns.ts';
import { isCompact } from '../../profile/comments.ts';
import { StackSum } from '../../profile/stacks.ts';
import type { SideName } from '../subject.ts';
import { type NormalizedPair, normalize } from './normalized.ts';
import { cpuValues } from './sample-values.ts';

/**
 * Lays two CPU profiles side by side that somebody else took: per second of profiling where both tell how long that
 * was, since of two profiles the longer one has more of everything.
 * @returns undefined where one of them is compacted and has no stacks any more, or no samples.
 * @throws ExpectedError where one tells no CPU time.
 */
export function pairOfProfiles(profiles: Readonly<Record<SideName, Profile>>): NormalizedPair | undefined {
  const both = [profiles.baseline, profiles.candidate];
  if (both.some((one) => isCompact(one) || one.samples.count === 0)) return undefined;
  const isTimed = both.every(({ durationNanos }) => durationNanos > 0);
  const sums = { baseline: new StackSum(), candidate: new StackSum() };
  const samples = { baseline: 0, candidate: 0 };
  for (const side of ['baseline', 'candidate'] as const) {
    const profile = profiles[side];
    const valuesOf = cpuValues(profile);
    const seconds = isTimed ? profile.durationNanos / 1e9 : 1;
    sums[side].add(profile, (values) => {
      const [number, nanoseconds] = valuesOf(values);
      samples[side] += number;
      return [number, nanoseconds / seconds];
    });
  }
  return normalize(
    {
      kind: 'cpu',
      workload: 'profiles',
      unit: isTimed ? 'cpu-sec/sec' : 'cpu-sec',
      work: isTimed ? 'second of profiling' : 'whole profile',
    },
    sums,
    {
      baseline: { by: 'time', samples: samples.baseline },
      candidate: { by: 'time', samples: samples.candidate },
    },
  );
}
