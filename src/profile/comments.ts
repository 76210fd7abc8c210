import { groupBy } from '../system/format.ts';
import { VERSION } from '../system/package.ts';
import { compareText, exactTotals, type Profile, type ProfileHead, sampleTypeIndex } from './columns.ts';

/**
 * The comments of a committed profile, which `go tool pprof -comments` prints. The values of a compacted or weighted profile no
 * longer show how much was measured, so the comments do.
 */
export interface Totals {
  /** As they were taken, whatever their weight. */
  readonly samples: number;
  readonly cpuNanos: bigint;
  /** Only if some samples count more than others. */
  readonly weighted?: WeightedSamples;
}

/** Samples that were multiplied: they weigh more than they prove. */
export interface WeightedSamples {
  /** How many samples the values of the profile look like. */
  readonly samples: number;
  /** How many samples of equal weight tell as much: Kish's effective sample size, (Σw)² / Σw². */
  readonly effective: number;
}

const SAMPLES = 'go-pgo samples: ';
const CPU = 'go-pgo cpu-nanoseconds: ';
const WEIGHTED = 'go-pgo weighted-samples: ';
const EFFECTIVE = 'go-pgo effective-samples: ';

export function totalsInWords({ samples, cpuNanos, weighted }: Totals): string[] {
  const words = [`${SAMPLES}${samples}`, `${CPU}${cpuNanos}`];
  if (weighted !== undefined)
    words.push(`${WEIGHTED}${weighted.samples}`, `${EFFECTIVE}${weighted.effective}`);
  return words;
}

/** Samples and CPU time that were measured: of a compacted or weighted profile, those in its comments. */
export function totalsOf(profile: Profile): Totals {
  const weighted = weightedSamples(profile);
  const [samples, cpuNanos] = [commentValue(profile, SAMPLES), commentValue(profile, CPU)];
  const isCounted = weighted === undefined && !isCompact(profile);
  if (isCounted || samples === undefined || cpuNanos === undefined) return countTotals(profile);
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
    // Each is the other one scaled by the period.
    samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
    cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
    weighted: undefined,
  };
}

/** Whether this is a profile of call edges: two frames a stack, totals as comments. */
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

/** Where a merge comes from: what everyone who can read the repository may know. */
export interface Provenance {
  /** Import path of the main package, or path of the module. */
  readonly program: string;
  readonly goVersion: string;
  /** Kind of each source, and how many profiles it gave. */
  readonly sources: readonly { readonly kind: string; readonly collected: number }[];
}

/** When the profiles were taken, nanoseconds since the epoch. */
export interface Window {
  readonly from: bigint;
  readonly to: bigint;
}

/** From the earliest start to the latest end; undefined if no profile has a start. */
export function windowOf(
  profiles: readonly Pick<ProfileHead, 'timeNanos' | 'durationNanos'>[],
): Window | undefined {
  const dated = profiles.filter(({ timeNanos }) => timeNanos > 0n);
  if (dated.length === 0) return undefined;
  const last = (times: readonly bigint[]) => times.reduce((a, b) => (b > a ? b : a));
  return {
    from: -last(dated.map(({ timeNanos }) => -timeNanos)),
    to: last(dated.map(({ timeNanos, durationNanos }) => timeNanos + BigInt(durationNanos))),
  };
}

/**
 * Where a committed profile comes from: no hosts, paths or addresses, and the same for the same inputs in any order.
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
function kindsInWords(sources: Provenance['sources']): string {
  const gave = sources.filter(({ collected }) => collected > 0);
  return groupBy(gave, ({ kind }) => kind)
    .sort(([a], [b]) => compareText(a, b))
    .map(([kind, all]) => {
      const profiles = all.reduce((sum, { collected }) => sum + collected, 0);
      return `${all.length} ${kind} (${profiles} profile${profiles === 1 ? '' : 's'})`;
    })
    .join(', ');
}

/** Nanoseconds since the epoch as ISO 8601 with seconds. */
export function isoDate(nanos: bigint): string {
  return `${new Date(Number(nanos / 1_000_000n)).toISOString().slice(0, 19)}Z`;
}
