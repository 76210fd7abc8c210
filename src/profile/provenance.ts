import { VERSION } from '../system/package.ts';
import { compareText } from './edges.ts';
import type { JudgedProfile } from './validate.ts';

/** Where a merge comes from, as far as everybody may know it who can read the repository. */
export interface Provenance {
  /** Import path of the main package; where that is not known, path of the module. */
  readonly program: string;
  /** Of the toolchain that builds the program, as `go env GOVERSION` prints it. */
  readonly goVersion: string;
  readonly sources: readonly CollectedKind[];
}

/** The sources of one kind. */
export interface CollectedKind {
  readonly kind: string;
  /** Profiles that each of them gave. */
  readonly collected: number;
}

/** When the profiles were taken, nanoseconds since the epoch. */
export interface Window {
  readonly from: bigint;
  readonly to: bigint;
}

/** From the earliest start to the latest end; undefined where none says when it was taken. */
export function windowOf(
  profiles: readonly Pick<JudgedProfile, 'timeNanos' | 'durationNanos'>[],
): Window | undefined {
  const dated = profiles.filter(({ timeNanos }) => timeNanos > 0n);
  if (dated.length === 0) return undefined;
  const starts = dated.map(({ timeNanos }) => timeNanos);
  const ends = dated.map(({ timeNanos, durationNanos }) => timeNanos + BigInt(durationNanos));
  return {
    from: starts.reduce((a, b) => (b < a ? b : a)),
    to: ends.reduce((a, b) => (b > a ? b : a)),
  };
}

/**
 * Comments of a committed profile, for `go tool pprof -comments`: no names of hosts or machines, no paths, no addresses, and
 * the same for the same inputs, in whatever order they came.
 * @param inputsSha256 one digest over the sorted digests of the inputs.
 * @param carryOver weight of the profile that was committed before, as a fraction of that of the new ones.
 */
export function provenanceInWords(
  provenance: Provenance | undefined,
  window: Window | undefined,
  inputsSha256: string,
  carryOver = 0,
): string[] {
  const kinds = provenance === undefined ? [] : kindsInWords(provenance.sources);
  const told: readonly (readonly [string, string | undefined])[] = [
    ['version', VERSION],
    ['program', provenance?.program],
    ['go-version', provenance?.goVersion],
    ['sources', kinds.length === 0 ? undefined : kinds.join(', ')],
    ['profiled', window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
    ['carry-over', carryOver === 0 ? undefined : String(carryOver)],
    ['inputs-sha256', inputsSha256],
  ];
  return told.flatMap(([name, value]) => (value === undefined ? [] : [`go-pgo ${name}: ${value}`]));
}

/** `2 pprof (8 profiles)`: how many sources of each kind gave profiles, and how many. */
function kindsInWords(sources: readonly CollectedKind[]): string[] {
  const kinds = new Map<string, number[]>();
  for (const { kind, collected } of sources) {
    if (collected > 0) kinds.set(kind, [...(kinds.get(kind) ?? []), collected]);
  }
  return [...kinds]
    .sort(([a], [b]) => compareText(a, b))
    .map(([kind, counts]) => {
      const profiles = counts.reduce((sum, count) => sum + count, 0);
      return `${counts.length} ${kind} (${profiles} ${profiles === 1 ? 'profile' : 'profiles'})`;
    });
}

/** Nanoseconds since the epoch as ISO 8601 with seconds. */
export function isoDate(nanos: bigint): string {
  return `${new Date(Number(nanos / 1_000_000n)).toISOString().slice(0, 19)}Z`;
}
