import { fixed, remembered, totalOf } from '../system/format.ts';
import { compilerSampleType, type Mapping, type SampleValues } from './columns.ts';
import {
  CALLS_C,
  CLASS,
  FOREIGN,
  frameOf,
  GC,
  GO,
  INTERRUPTION,
  INTO,
  LIBRARY,
  type NamedProfile,
  NO_PACKAGE,
  RUNTIME,
  SYSTEM,
} from './names.ts';

/** CPU time by the kind of code that it was spent in. */
export interface TimeSums {
  /** Code of Go packages, including the standard library. */
  readonly user: number;
  /** The runtime without the garbage collector: scheduler, maps, allocation. */
  readonly runtime: number;
  /** The garbage collector, in the background and as assists. */
  readonly gc: number;
  readonly syscalls: number;
  /** Functions of Go packages and of the runtime that are written in assembly, as far as the profile names files. */
  readonly assembly: number;
  /** C code and the way into it. */
  readonly cgo: number;
}

export const NO_TIMES: TimeSums = { user: 0, runtime: 0, gc: 0, syscalls: 0, assembly: 0, cgo: 0 };

function mapTimes(times: TimeSums, to: (value: number, kind: keyof TimeSums) => number): TimeSums {
  const entries = Object.entries(times) as [keyof TimeSums, number][];
  return Object.fromEntries(entries.map(([kind, value]) => [kind, to(value, kind)])) as unknown as TimeSums;
}

/** The sum, the second one times `factor`. */
export function addTimes(a: TimeSums, b: TimeSums, factor = 1): TimeSums {
  return mapTimes(a, (value, kind) => value + factor * b[kind]);
}

/** Name of a frame without a function: the file that is mapped there, as in pprof. */
export function nameWithout(mapping: Mapping | undefined): string {
  const file = mapping?.filename;
  return file ? `[${file.slice(file.lastIndexOf('/') + 1)}]` : '<unknown>';
}

/**
 * The kind of code that a stack was in. The leaf decides between C, system calls, runtime and Go code; for the collector any
 * frame does, since it moves memory and takes locks like all others.
 * @param entry class of the innermost frame outside of the runtime: what the runtime does to enter C belongs to the call.
 */
function classOfStack(leaf: number, entry: number, flags: number): keyof TimeSums {
  if (leaf === SYSTEM) return 'syscalls';
  if (leaf === FOREIGN) return 'cgo';
  if (entry === INTO) return (flags & HAS_LIBRARY) !== 0 ? 'syscalls' : 'cgo';
  if ((flags & HAS_GC) !== 0) return 'gc';
  return leaf === GO ? 'user' : 'runtime';
}

const NO_ENTRY = 7;
const [HAS_GC, HAS_LIBRARY, INTERRUPTED] = [64, 128, 256] as const;

/** Where the time of a profile's stacks went. @param countOf what a sample counts; default: what the compiler takes. */
export function timesOf(named: NamedProfile, countOf?: (values: SampleValues) => number): TimeSums {
  const { samples, sampleTypes, locations, functions } = named.profile;
  const traits = traitsOf(named);
  const types = sampleTypes.length;
  const type = compilerSampleType(named.profile);
  const leafOf = (location: number) =>
    locations.firstLine[location] === locations.firstLine[location + 1]
      ? -1
      : (locations.lineFunction[locations.firstLine[location] as number] as number);
  const isAssembly = remembered((func: number) => func >= 0 && functions.filename(func).endsWith('.s'));
  const sums = { ...NO_TIMES };
  for (let at = 0; at < samples.count; at++) {
    const first = samples.firstFrame[at] as number;
    const end = samples.firstFrame[at + 1] as number;
    let top = first;
    while (top + 1 < end && ((traits[samples.frames[top] as number] as number) & INTERRUPTED) !== 0) top++;
    const leaf = (traits[samples.frames[top] as number] as number) & CLASS;
    let entry: number = NO_ENTRY;
    let flags = 0;
    for (let frame = first; frame < end; frame++) {
      const trait = traits[samples.frames[frame] as number] as number;
      if (entry === NO_ENTRY) entry = (trait >> 3) & CLASS;
      flags |= trait;
    }
    let kind = first === end ? 'runtime' : classOfStack(leaf, entry, flags);
    const isGo = kind === 'user' || kind === 'runtime';
    if (isGo && first < end && isAssembly(leafOf(samples.frames[top] as number))) kind = 'assembly';
    sums[kind] +=
      countOf === undefined
        ? (samples.values[at * types + type] as number)
        : countOf(samples.values.subarray(at * types, (at + 1) * types));
  }
  return sums;
}

/** Of each location: class of its leaf, then that of its entry, then flags. */
function traitsOf({ profile, names }: NamedProfile): Uint16Array {
  const { locations, mappings } = profile;
  const isCgo = names.some(({ frame }) => (frame & CALLS_C) !== 0);
  const classOf = (frame: number) => ((frame & NO_PACKAGE) !== 0 && !isCgo ? RUNTIME : frame & CLASS);
  const unnamed = mappings.map((mapping) => frameOf(nameWithout(mapping)));
  const nowhere = frameOf(nameWithout(undefined));
  const traits = new Uint16Array(locations.count);
  for (let location = 0; location < locations.count; location++) {
    const missing = unnamed[locations.mapping[location] as number] ?? nowhere;
    const end = locations.firstLine[location + 1] as number;
    const first = locations.firstLine[location] as number;
    let leaf: number = NO_ENTRY;
    let entry: number = NO_ENTRY;
    let flags = 0;
    let line = first;
    do {
      const name = line < end ? names[locations.lineFunction[line] as number] : undefined;
      const frame = name === undefined || name.name === '' ? missing : name.frame;
      const found = classOf(frame);
      if (line === first) {
        leaf = found;
        if ((frame & INTERRUPTION) !== 0) flags |= INTERRUPTED;
      }
      if (entry === NO_ENTRY && found !== RUNTIME) entry = found;
      if (found === GC) flags |= HAS_GC;
      if ((frame & LIBRARY) !== 0) flags |= HAS_LIBRARY;
    } while (++line < end);
    traits[location] = leaf | (entry << 3) | flags;
  }
  return traits;
}

/** How much of the CPU time PGO can touch at all. Shares are fractions of all samples and add up to 1. */
export interface Potential extends TimeSums {
  /** What that means, a sentence or two: `55 % is in C: PGO cannot touch it.` */
  readonly ceiling: string;
}

/** Typical gains of programs in Go: https://go.dev/doc/pgo, for Go 1.22. */
const TYPICAL_GAINS = [0.02, 0.14] as const;

/**
 * Divides CPU time into what PGO can touch and what it cannot.
 * @param times undefined if the profile has no whole stacks.
 * @param of how the sentence calls the profile: `the collected profiles`.
 * @returns undefined when it has no samples.
 */
export function potentialOf(times: TimeSums | undefined, of: string): Potential | undefined {
  if (times === undefined) return undefined;
  const all = totalOf(Object.values(times), (value) => value);
  if (all <= 0) return undefined;
  const shares = mapTimes(times, (value) => value / all);
  return { ...shares, ceiling: ceilingOf(shares, of) };
}

/** Shares below this are not worth a word. */
const VISIBLE = 0.005;

function ceilingOf({ user, runtime, gc, syscalls, assembly, cgo }: TimeSums, of: string): string {
  const go = user + runtime + gc;
  const parts = { 'in C': cgo, 'in assembly': assembly, 'in system calls': syscalls };
  const visible = Object.entries(parts).filter(([, share]) => share >= VISIBLE);
  const outside = visible.map(([where, share], at) => `${percent(share)} ${at === 0 ? 'is ' : ''}${where}`);
  const isAllGo = outside.length === 0;
  const first = isAllGo
    ? `All CPU time of ${of} is in Go code.`
    : `Of the CPU time of ${of}, ${outside.join(', ').replace(/, (?!.*, )/, ' and ')}: PGO cannot touch it.`;
  if (go < VISIBLE) return `${first} There is next to nothing that could get faster.`;
  const [least, most] = TYPICAL_GAINS;
  const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
  // The runtime is built with the profile as every package is (`setPGOProfilePath` in cmd/go).
  const built = `${percent(user)} in the program and what it imports, ${percent(runtime + gc)} in the runtime and its garbage collector, also built with the profile`;
  return [
    first,
    `${isAllGo ? 'It' : `At most the ${percent(go)} of Go code`} can get faster: ${built}.`,
    go > 0.9
      ? `${gains}.`
      : `${gains} of Go code; of this much they make ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of the whole.`,
  ].join(' ');
}

function percent(share: number): string {
  return share > 0 && share < VISIBLE ? 'less than 1 %' : `${fixed(share * 100, 0)} %`;
}
