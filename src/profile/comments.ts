import { VERSION } from '../system/package.ts';
import { compareText, exactTotals, type Profile, type ProfileHead, sampleTypeIndex } from './columns.ts';

/** What a committed profile says about itself in its comments, which `go tool pprof -comments` prints. */

/** What was measured. A compacted or weighted profile cannot tell by its values, so it carries these as comments. */
export interface Totals {
  /** As they were taken, whatever their weight. */
  readonly samples: number;
  readonly cpuNanos: bigint;
  /** Only where some samples count more than others. */
  readonly weighted?: WeightedSamples;
}

/** Samples that were multiplied: they weigh more than they prove. */
export interface WeightedSamples {
  /** How many samples the values of the profile look like. */
  readonly samples: number;
  /** How many samples of equal weight would tell as much: Kish's effective sample size, (Σw)² / Σw². */
  readonly effective: number;
}

const SAMPLES = 'go-pgo samples: ';
const CPU = 'go-pgo cpu-nanoseconds: ';
const WEIGHTED = 'go-pgo weighted-samples: ';
const EFFECTIVE = 'go-pgo effective-samples: ';

export function totalsInWords({ samples, cpuNanos, weighted }: Totals): string[] {
  return [
    `${SAMPLES}${samples}`,
    `${CPU}${cpuNanos}`,
    ...(weighted === undefined
      ? []
      : [`${WEIGHTED}${weighted.samples}`, `${EFFECTIVE}${weighted.effective}`]),
  ];
}

/**
 * Samples and CPU time of a profile; of a compacted one, those of the profile that it was made from, and of a merge with
 * weights, those that were taken.
 */
export function totalsOf(profile: Profile): Totals {
  const counted = countTotals(profile);
  const weighted = weightedSamples(profile);
  if (weighted === undefined && !isCompact(profile)) return counted;
  const samples = commentValue(profile, SAMPLES);
  const cpuNanos = commentValue(profile, CPU);
  if (samples === undefined || cpuNanos === undefined) return counted;
  return { samples: Number(samples), cpuNanos, weighted: samples > 0n ? weighted : undefined };
}

/** What the values of a profile add up to. */
export function countTotals(profile: Profile): Totals {
  const { samples, sampleTypes, periodType, period } = profile;
  const sums = exactTotals(samples.values, sampleTypes.length, samples.count);
  const counted = sums[sampleTypeIndex(profile, 'samples', 'count')];
  const timed = sums[sampleTypeIndex(profile, 'cpu', 'nanoseconds')];
  const cpuPeriod = periodType?.type === 'cpu' ? period : 0;
  return {
    // Each of the two is the other one scaled by the period.
    samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
    cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
    weighted: undefined,
  };
}

/** Whether this is one of ours: two frames per stack, nothing about machines, totals as comments. */
export function isCompact(profile: Profile): boolean {
  if (commentValue(profile, SAMPLES) === undefined || profile.mappings.length > 0) return false;
  const { count, firstFrame } = profile.samples;
  for (let at = 0; at < count; at++)
    if ((firstFrame[at + 1] as number) - (firstFrame[at] as number) !== 2) return false;
  return true;
}

function weightedSamples(head: Pick<ProfileHead, 'comments'>): WeightedSamples | undefined {
  const samples = commentValue(head, WEIGHTED);
  const effective = commentValue(head, EFFECTIVE);
  if (!samples || !effective) return undefined;
  return { samples: Number(samples), effective: Number(effective) };
}

function commentValue({ comments }: Pick<ProfileHead, 'comments'>, prefix: string): bigint | undefined {
  const digits = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  return digits !== undefined && /^\d{1,18}$/.test(digits) ? BigInt(digits) : undefined;
}

/** Where a merge comes from, as far as everyone who can read the repository may know. */
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

/** From the earliest start to the latest end; undefined where no profile says when it was taken. */
export function windowOf(
  profiles: readonly Pick<ProfileHead, 'timeNanos' | 'durationNanos'>[],
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
 * Comments of a committed profile: no names of hosts or machines, no paths, no addresses, and the same for the same
 * inputs in any order.
 * @param inputsSha256 one digest over the sorted digests of the inputs.
 * @param carryOver weight of the profile that was committed before, as a fraction of that of the new ones.
 */
export function provenanceInWords(
  provenance: Provenance | undefined,
  window: Window | undefined,
  inputsSha256: string,
  carryOver = 0,
): string[] {
  const kinds = kindsInWords(provenance?.sources ?? []);
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['version', VERSION],
    ['program', provenance?.program],
    ['go-version', provenance?.goVersion],
    ['sources', kinds === '' ? undefined : kinds],
    ['profiled', window && `${isoDate(window.from)} to ${isoDate(window.to)}`],
    ['carry-over', carryOver === 0 ? undefined : String(carryOver)],
    ['inputs-sha256', inputsSha256],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [`go-pgo ${name}: ${value}`]));
}

/** `2 pprof (8 profiles)`: how many sources of each kind gave profiles, and how many. */
function kindsInWords(sources: readonly CollectedKind[]): string {
  const kinds = new Map<string, { sources: number; profiles: number }>();
  for (const { kind, collected } of sources) {
    if (collected === 0) continue;
    const sum = kinds.get(kind) ?? { sources: 0, profiles: 0 };
    kinds.set(kind, { sources: sum.sources + 1, profiles: sum.profiles + collected });
  }
  return [...kinds]
    .sort(([a], [b]) => compareText(a, b))
    .map(([kind, sum]) => `${sum.sources} ${kind} (${sum.profiles} profile${sum.profiles === 1 ? '' : 's'})`)
    .join(', ');
}

/** Nanoseconds since the epoch as ISO 8601 with seconds. */
export function isoDate(nanos: bigint): string {
  return `${new Date(Number(nanos / 1_000_000n)).toISOString().slice(0, 19)}Z`;
}
