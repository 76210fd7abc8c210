import { byWeight } from './decisions.ts';
import { MOST_OFFSET } from './edge-table.ts';
import { byName, callEdges, compareText, type Edge } from './edges.ts';
import { type Exclusion, renameExcluded } from './exclusions.ts';
import { KeyedSums } from './keyed-sums.ts';
import { type Profile, type ProfileHead, sampleTypeIndex, totalOf, type ValueType } from './profile.ts';
import { StackWriter } from './stack-writer.ts';

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
  head: ProfileHead,
  edges: readonly Edge[],
  totals: Totals,
  remarks: readonly string[],
): Uint8Array {
  const kept = keptSampleTypes(head);
  const frames = new FrameTable(edges);
  const out = new StackWriter();
  // Names first, in their order: what is alike stands together.
  for (const name of frames.names) out.string(name);
  for (const index of kept) out.sampleType(head.sampleTypes[index] as ValueType);
  // From the heaviest down, as the compiler reads them: what stands together has nearly the same weight, and compresses well.
  for (const edge of byWeight(edges)) {
    const values = kept.map((index) => edge.values[index] ?? 0);
    out.sample(frames.callee(edge), frames.caller(edge), values, 0, values.length);
  }
  frames.eachLocation((id, func, line, address) => out.location(id, func, line, address));
  for (const [index, name] of frames.names.entries()) out.function(index + 1, name);
  out.head(head);
  out.comments([...totalsInWords(totals), ...remarks]);
  return out.bytes;
}

/**
 * Functions and locations of the compact profile, numbered from 1 in the order of their names: a location for each callee, with the
 * number of its function as long as every function is called, then one for each call site. What is alike stands together, so that it
 * compresses well, and git finds it again in the next version.
 */
class FrameTable {
  /** Of the functions, in order. */
  readonly names: readonly string[];
  readonly #functions: ReadonlyMap<string, number>;
  /** Of each function, the number of its location as a callee; 0 for those that are never called. */
  readonly #callees: Uint32Array;
  readonly #calleeCount: number;
  readonly #callSites = new KeyedSums(0);

  constructor(edges: readonly Edge[]) {
    const names = new Set<string>();
    for (const { caller, callee } of edges) names.add(caller).add(callee);
    this.names = [...names].sort(compareText);
    this.#functions = new Map(this.names.map((name, index) => [name, index]));
    const callees = new Uint32Array(this.names.length);
    for (const { callee } of edges) callees[this.#function(callee)] = 1;
    this.#calleeCount = callees.reduce((count, isCalled, func) => {
      callees[func] = isCalled && count + 1;
      return count + isCalled;
    }, 0);
    this.#callees = callees;
    for (const edge of [...edges].sort(byName)) this.caller(edge);
  }

  /** Number of the location. */
  caller({ caller, offset }: Edge): number {
    const key = (offset + MOST_OFFSET) * this.names.length + this.#function(caller);
    return this.#calleeCount + 1 + this.#callSites.index(key);
  }

  /** Number of the location. */
  callee({ callee }: Edge): number {
    return this.#callees[this.#function(callee)] as number;
  }

  /** Calls `visit` with the numbers of all locations and of their functions. */
  eachLocation(visit: (id: number, func: number, line: number, address: number) => void): void {
    for (const [func, id] of this.#callees.entries()) if (id > 0) visit(id, func + 1, 1, 0);
    for (let site = 0; site < this.#callSites.count; site++) {
      const key = this.#callSites.keys[site] as number;
      const func = key % this.names.length;
      const offset = Math.floor(key / this.names.length) - MOST_OFFSET;
      // At one address, the frames of a recursive call on a function's first line would be one, and the call would not count.
      const address = offset === 0 && (this.#callees[func] as number) > 0 ? 1 : 0;
      visit(this.#calleeCount + 1 + site, func + 1, 1 + offset, address);
    }
  }

  #function(name: string): number {
    return this.#functions.get(name) as number;
  }
}

function keptSampleTypes(profile: Pick<Profile, 'sampleTypes'>): number[] {
  const kept = [sampleTypeIndex(profile, 'samples', 'count'), sampleTypeIndex(profile, 'cpu', 'nanoseconds')];
  return kept.filter((index) => index >= 0).sort((a, b) => a - b);
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
