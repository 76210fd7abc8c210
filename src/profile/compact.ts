import {
  Function as PprofFunction,
  Line as PprofLine,
  Location as PprofLocation,
  Sample as PprofSample,
  StringTable,
} from 'pprof-format';
import { byWeight } from './decisions.ts';
import { byName, callEdges, compareText, type Edge } from './edges.ts';
import { encodeProfile, ValueType } from './encode.ts';
import { type Exclusion, renameExcluded } from './exclusions.ts';
import { type Profile, sampleTypeIndex, totalOf } from './profile.ts';

/** What the whole profile held; the compact one cannot tell, so it carries these as comments. */
export interface Totals {
  /** As they were taken, however much they count. */
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

/** What a profile that is to be committed has beside what was measured. */
export interface Written {
  readonly exclusions?: readonly Exclusion[];
  /** What the file says of itself, beside its totals. */
  readonly remarks?: readonly string[];
}

const SAMPLES_COMMENT = 'go-pgo samples: ';
const CPU_COMMENT = 'go-pgo cpu-nanoseconds: ';
const WEIGHTED_COMMENT = 'go-pgo weighted-samples: ';
const EFFECTIVE_COMMENT = 'go-pgo effective-samples: ';

/**
 * Rewrites a profile as one two-frame stack per call edge: the compiler makes exactly the same of it
 * (`go tool preprofile` prints the same bytes), and nothing else is left: no labels, addresses, files, mappings.
 * The bytes depend on the edges and totals alone; they are not gzipped, so that git can store the difference
 * between two of them. Lines are relative to a start line of 1, so that code that merely moved changes nothing.
 */
export function compactToEdges(
  profile: Profile,
  totals = totalsOf(profile),
  { exclusions = [], remarks = [] }: Written = {},
): Uint8Array {
  return encodeEdges(profile, renameExcluded(callEdges(profile).edges, exclusions), totals, remarks);
}

/**
 * As `compactToEdges`, of these edges under the names that they are written with.
 * @param head of the profile with the columns that the edges have.
 */
export function encodeEdges(
  head: Omit<Profile, 'samples' | 'locations' | 'functions' | 'mappings'>,
  edges: readonly Edge[],
  totals: Totals,
  remarks: readonly string[],
): Uint8Array {
  const strings = new StringTable();
  const kept = keptSampleTypes(head);
  const frames = new FrameTable([...edges].sort(byName), strings);
  return encodeProfile(
    {
      sampleType: kept.map((index) => valueType(strings, head.sampleTypes[index])),
      // From the heaviest down, as the compiler reads them: what stands together has nearly the same weight, and compresses well.
      sample: byWeight(edges).map(
        (edge) =>
          new PprofSample({
            locationId: [frames.callee(edge), frames.caller(edge)],
            value: kept.map((index) => edge.values[index] ?? 0),
          }),
      ),
      location: frames.locations,
      function: frames.functions,
      timeNanos: head.timeNanos,
      durationNanos: head.durationNanos,
      ...(head.periodType && { periodType: valueType(strings, head.periodType) }),
      period: head.period,
      comment: [...totalsInWords(totals), ...remarks].map((line) => strings.dedup(line)),
    },
    strings,
  );
}

/**
 * Functions and locations of the compact profile, numbered in the order of their names: a location for each callee, with the
 * number of its function as long as every function is called, then one for each call site. What is alike stands together, so that it
 * compresses well, and git finds it again in the next version.
 */
class FrameTable {
  readonly functions: PprofFunction[] = [];
  readonly locations: PprofLocation[] = [];
  readonly #callers = new Map<string, number>();
  readonly #callees = new Map<string, number>();

  /** @param edges sorted by name. */
  constructor(edges: readonly Edge[], strings: StringTable) {
    const callees = new Set(edges.map(({ callee }) => callee));
    const names = new Set([...callees, ...edges.map(({ caller }) => caller)]);
    const ids = new Map<string, number>();
    for (const name of [...names].sort(compareText)) {
      const id = ids.size + 1;
      ids.set(name, id);
      this.functions.push(new PprofFunction({ id, name: strings.dedup(name), startLine: 1 }));
    }
    for (const [name, id] of ids) if (callees.has(name)) this.#callees.set(name, this.#add(id, 1, 0));
    for (const edge of edges) {
      const key = callerKey(edge);
      if (this.#callers.has(key)) continue;
      // At one address, the frames of a recursive call on a function's first line would be one, and the call would not count.
      const address = edge.offset === 0 && callees.has(edge.caller) ? 1 : 0;
      this.#callers.set(key, this.#add(ids.get(edge.caller) ?? 0, 1 + edge.offset, address));
    }
  }

  caller(edge: Edge): number {
    return this.#callers.get(callerKey(edge)) as number;
  }

  callee(edge: Edge): number {
    return this.#callees.get(edge.callee) as number;
  }

  #add(functionId: number, line: number, address: number): number {
    const id = this.locations.length + 1;
    this.locations.push(new PprofLocation({ id, address, line: [new PprofLine({ functionId, line })] }));
    return id;
  }
}

function callerKey(edge: Edge): string {
  return `${edge.offset} ${edge.caller}`;
}

function keptSampleTypes(profile: Pick<Profile, 'sampleTypes'>): number[] {
  const kept = [sampleTypeIndex(profile, 'samples', 'count'), sampleTypeIndex(profile, 'cpu', 'nanoseconds')];
  return kept.filter((index) => index >= 0).sort((a, b) => a - b);
}

function valueType(strings: StringTable, type: { type: string; unit: string } | undefined): ValueType {
  return new ValueType({ type: strings.dedup(type?.type ?? ''), unit: strings.dedup(type?.unit ?? '') });
}

/** The comments of a profile whose values do not tell these. */
export function totalsInWords({ samples, cpuNanos, weighted }: Totals): string[] {
  return [
    `${SAMPLES_COMMENT}${samples}`,
    `${CPU_COMMENT}${cpuNanos}`,
    ...(weighted === undefined
      ? []
      : [`${WEIGHTED_COMMENT}${weighted.samples}`, `${EFFECTIVE_COMMENT}${weighted.effective}`]),
  ];
}

/**
 * Samples and CPU time of a profile; of a compacted one, those of the profile that it was made from, and of a merge
 * with weights, those that were taken.
 */
export function totalsOf(profile: Profile): Totals {
  return totalsOfSums(profile, sumsOf(profile), isCompact(profile));
}

/** What tells the totals beside the values. */
type Head = Pick<Profile, 'sampleTypes' | 'periodType' | 'period' | 'comments'>;

/**
 * As `totalsOf`.
 * @param sums of the values of each sample type.
 */
export function totalsOfSums(head: Head, sums: readonly bigint[], isCompact: boolean): Totals {
  const weighted = weightedSamples(head);
  if (weighted === undefined && !isCompact) return countSums(head, sums);
  const samples = commentValue(head, SAMPLES_COMMENT);
  const cpuNanos = commentValue(head, CPU_COMMENT);
  if (samples === undefined || cpuNanos === undefined) return countSums(head, sums);
  return { samples: Number(samples), cpuNanos, ...(weighted && samples > 0n && { weighted }) };
}

function weightedSamples(profile: Head): WeightedSamples | undefined {
  const samples = commentValue(profile, WEIGHTED_COMMENT);
  const effective = commentValue(profile, EFFECTIVE_COMMENT);
  if (!samples || !effective) return undefined;
  return { samples: Number(samples), effective: Number(effective) };
}

/** Whether this is one of ours: two frames per stack, nothing about machines, totals as comments. */
export function isCompact(profile: Profile): boolean {
  return isMarkedCompact(profile) && profile.samples.every(({ locations }) => locations.length === 2);
}

/** As far as it shows beside the stacks. */
export function isMarkedCompact(profile: Pick<Profile, 'comments' | 'mappings'>): boolean {
  return commentValue(profile, SAMPLES_COMMENT) !== undefined && profile.mappings.length === 0;
}

function commentValue(profile: Pick<Profile, 'comments'>, prefix: string): bigint | undefined {
  const digits = profile.comments.find((line) => line.startsWith(prefix))?.slice(prefix.length);
  return digits !== undefined && /^\d{1,18}$/.test(digits) ? BigInt(digits) : undefined;
}

/** What the values add up to. */
export function countTotals(profile: Profile): Totals {
  return countSums(profile, sumsOf(profile));
}

function sumsOf(profile: Profile): bigint[] {
  return profile.sampleTypes.map((_, index) => totalOf(profile, index));
}

function countSums(head: Head, sums: readonly bigint[]): Totals {
  const counted = sums[sampleTypeIndex(head, 'samples', 'count')];
  const timed = sums[sampleTypeIndex(head, 'cpu', 'nanoseconds')];
  const cpuPeriod = head.periodType?.type === 'cpu' ? head.period : 0;
  return {
    // Each of the two is the other one scaled by the period.
    samples: Number(counted ?? (cpuPeriod > 0 ? (timed ?? 0n) / BigInt(cpuPeriod) : 0n)),
    cpuNanos: timed ?? (counted ?? 0n) * BigInt(cpuPeriod),
  };
}
