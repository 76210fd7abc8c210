import { ExpectedError } from '../../system/errors.ts';
import { type Profile, type Sample, sampleTypeIndex } from '../../profile/profile.ts';

type ValuesOf = (values: Sample['values']) => readonly [count: number, value: number];

/** Number of samples and CPU nanoseconds of a sample, of which each follows from the other. @throws ExpectedError */
export function cpuValues(profile: Profile): ValuesOf {
  const count = sampleTypeIndex(profile, 'samples', 'count');
  const cpu = sampleTypeIndex(profile, 'cpu', 'nanoseconds');
  const period = profile.periodType?.type === 'cpu' ? profile.period : 0;
  if (count >= 0 && cpu >= 0) return (values) => [values[count] ?? 0, values[cpu] ?? 0];
  if (count >= 0 && period > 0) return (values) => [values[count] ?? 0, (values[count] ?? 0) * period];
  if (cpu >= 0 && period > 0) return (values) => [(values[cpu] ?? 0) / period, values[cpu] ?? 0];
  throw new ExpectedError('It does not tell CPU time: it has neither `cpu` nor `samples` with a period.', {
    fix: 'Take a CPU profile: `/debug/pprof/profile`, or `go test -cpuprofile`.',
  });
}

/** Objects and bytes that were allocated since the start of the program. @throws ExpectedError */
export function spaceValues(profile: Profile): ValuesOf {
  const objects = sampleTypeIndex(profile, 'alloc_objects', 'count');
  const space = sampleTypeIndex(profile, 'alloc_space', 'bytes');
  if (objects >= 0 && space >= 0) return (values) => [values[objects] ?? 0, values[space] ?? 0];
  throw new ExpectedError('It does not tell what was allocated: it has no `alloc_space`.', {
    fix: 'Take it from `/debug/pprof/heap` or `/debug/pprof/allocs`.',
  });
}
