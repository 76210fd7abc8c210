import { ExpectedError } from '../system/errors.ts';
import { compilerSampleType } from './edges.ts';
import type { NamedProfile } from './known-names.ts';
import type { PackedProfile } from './packed.ts';
import { sampleTypeIndex } from './profile.ts';
import type { Survey } from './survey.ts';

const CPU_FIX =
  'Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.';

/** @throws ExpectedError when it is of another kind, or lacks what all CPU profiles have. */
export function mustBeCpuProfile(profile: PackedProfile): void {
  if (profile.sampleTypes.length === 0) {
    throw new ExpectedError('It is not a pprof profile: it names no sample type.', { fix: CPU_FIX });
  }
  // Every heap profile has `space` columns, every block or mutex profile `contentions`.
  const names = profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
  const known = otherKind(names);
  if (known !== undefined)
    throw new ExpectedError(`It is a ${known} profile, not a CPU profile.`, { fix: CPU_FIX });
  if (compilerSampleType(profile) < 0) {
    throw new ExpectedError(
      `It has the sample types ${names.join(', ')}; the Go compiler takes samples/count or cpu/nanoseconds.`,
      { fix: CPU_FIX },
    );
  }
  // Of two alike, pprof drops both.
  const types = profile.sampleTypes.map(({ type }) => type);
  if (new Set(types).size < types.length) {
    throw new ExpectedError(`Two of its sample types have one name: ${names.join(', ')}.`, { fix: CPU_FIX });
  }
  // A CPU profile always names its period; where it is missing, the end of the file is, too.
  if (profile.periodType === undefined || profile.period <= 0) {
    throw new ExpectedError(
      'It has no sampling period: it is truncated, or was written by a converter that drops it.',
      {
        fix: 'Collect it again, straight from the Go program.',
      },
    );
  }
  if (profile.periodType.type !== 'cpu') {
    throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, {
      fix: CPU_FIX,
    });
  }
}

function otherKind(names: readonly string[]): string | undefined {
  if (names.some((name) => /^(alloc|inuse)_(objects|space)\//.test(name))) return 'heap';
  if (names.some((name) => name.startsWith('contentions/') || name.startsWith('delay/')))
    return 'block or mutex';
  if (names.some((name) => /^(goroutine|goroutines|threadcreate)\//.test(name))) return 'goroutine or thread';
  if (names.some((name) => name.startsWith('wall/'))) return 'wall-clock';
  return undefined;
}

/** @throws ExpectedError when there is nothing to count, or nothing that can be counted. */
export function mustHaveSamples(profile: PackedProfile, { isNegative, totals }: Survey): void {
  if (isNegative) {
    throw new ExpectedError('It has negative values: it is the difference of two profiles.', {
      fix: CPU_FIX,
    });
  }
  if (totals[compilerSampleType(profile)] === 0n) {
    throw new ExpectedError('It holds no samples: the program did nothing while it was profiled.', {
      fix: 'Profile it under load, or for longer (`seconds: 60`).',
    });
  }
  // Where it has no time, that is its samples times its period.
  const isTimed = sampleTypeIndex(profile, 'cpu', 'nanoseconds') >= 0;
  const time = isTimed ? 0n : (totals[compilerSampleType(profile)] as bigint) * BigInt(profile.period);
  if ([...totals, time].some((total) => total > BigInt(Number.MAX_SAFE_INTEGER))) {
    throw new ExpectedError('Its values or their time add up to more than 2^53, which no program reaches.', {
      fix: 'Look where this file comes from: it is damaged, or made up.',
    });
  }
}

export function absurd(what: string): ExpectedError {
  return new ExpectedError(`It has ${what}: it is damaged, or made up.`, {
    fix: 'Look where this file comes from.',
  });
}

/** @throws ExpectedError when its functions are not named as Go names them. */
export function mustBeGo(profile: NamedProfile): void {
  const { names } = profile;
  if (names.every(({ name }) => name === '')) {
    throw new ExpectedError('It has no function names: it was never symbolized.', {
      fix: 'Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first.',
    });
  }
  if (
    !names.some(
      ({ name }) => /^(main|runtime|internal\/runtime)[./]/.test(name) || /[\w)\]]\.\(\*[^)]+\)\./.test(name),
    )
  ) {
    throw new ExpectedError(
      `It is not from a Go program: its functions are named like \`${shortName(names)}\`.`,
      {
        fix: 'Point the source at the Go service itself.',
      },
    );
  }
}

/** @throws ExpectedError for a name that Go's tools write as two: with it, every build would fail. */
export function mustHaveNamesOfOneLine({ names }: NamedProfile): void {
  const several = names.find(({ isOneLine }) => !isOneLine);
  if (several === undefined) return;
  throw new ExpectedError(
    `It has a function name of several lines, \`${shortName([several])}\`, which no Go program has and \`go build\` cannot read.`,
    { fix: 'Look where this file comes from: it is damaged, or made up.' },
  );
}

function shortName(names: NamedProfile['names']): string {
  return (names.find(({ name }) => name !== '')?.name ?? '')
    .replace(/[^\x20-\x7e]/g, '?')
    .replaceAll('`', "'")
    .slice(0, 60);
}

/** @throws ExpectedError when the compiler would refuse it. */
export function mustHaveStartLines({ hasStartLines }: Survey): void {
  if (hasStartLines) return;
  throw new ExpectedError('Its functions have no start lines: `go build` refuses such a profile.', {
    fix: 'Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines.',
  });
}
