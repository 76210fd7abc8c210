import { fixed, remembered, totalOf } from '../system/format.ts';
import { compilerSampleType, type Mapping, type Profile, type SampleValues } from './columns.ts';
import {
  CALLS_C,
  CLASS,
  FOREIGN,
  frameOf,
  GC,
  GO,
  INTERRUPTION,
  INTO,
  type KnownName,
  LIBRARY,
  type NamedProfile,
  NO_PACKAGE,
  RUNTIME,
  SYSTEM,
} from './names.ts';
import {
  isKernelEntry,
  isUnknownName,
  KERNEL,
  LIBRARY as LIBRARY_FILE,
  PROGRAM,
  placeOfMapping,
  UNKNOWN_FILE,
  UNMAPPED,
} from './places.ts';

/**
 * Divides the CPU time of a profile into kinds of code, and estimates the share of the time that PGO can speed up. For example, a program
 * that spends 55 % of its time in C code gains little from PGO, because the Go compiler does not compile C code.
 *
 * The leaf of a stack usually decides: a stack that ends in `syscall.Syscall` is a system call. The mapping of the leaf (the kernel, a C
 * library, another program) counts more than the leaf's name. A stack with a frame of the garbage collector at any place counts as garbage
 * collection.
 */

/** The CPU time for each kind of code. */
export interface TimeSums {
  /** Code of Go packages, including the standard library. */
  readonly user: number;
  /** The runtime without the garbage collector, such as the scheduler, maps and memory allocation. */
  readonly runtime: number;
  /** The garbage collector, including its background workers and the assists of the program's goroutines. */
  readonly gc: number;
  readonly syscalls: number;
  /**
   * Functions of Go packages and of the runtime that are written in assembly. Assembly is recognized only if the profile names source
   * files.
   */
  readonly assembly: number;
  /** C code, and the runtime's code for calling C. */
  readonly cgo: number;
  /** System calls and interrupts in the kernel, if the profiler records the kernel. */
  readonly kernel: number;
  /** Code for which the profile has no function name. */
  readonly unknown: number;
  /** Programs that are not written in Go, in a profile of a whole host. */
  readonly other: number;
}

/** Times that are all zero. */
export const NO_TIMES: TimeSums = {
  user: 0,
  runtime: 0,
  gc: 0,
  syscalls: 0,
  assembly: 0,
  cgo: 0,
  kernel: 0,
  unknown: 0,
  other: 0,
};

/** Replaces each time by the result of `to`. */
function mapTimes(times: TimeSums, to: (value: number, kind: keyof TimeSums) => number): TimeSums {
  const entries = Object.entries(times) as [keyof TimeSums, number][];
  return Object.fromEntries(entries.map(([kind, value]) => [kind, to(value, kind)])) as unknown as TimeSums;
}

/** Returns `a` plus `b` times `factor`. */
export function addTimes(a: TimeSums, b: TimeSums, factor = 1): TimeSums {
  return mapTimes(a, (value, kind) => value + factor * b[kind]);
}

/** Returns a name for a frame without a function. As in pprof, the name is the base name of the mapped file in brackets. */
export function nameWithout(mapping: Mapping | undefined): string {
  const file = mapping?.filename;
  return file ? `[${file.slice(file.lastIndexOf('/') + 1)}]` : '<unknown>';
}

/**
 * Returns the kind of code to which the time of a stack is added. The leaf decides between C, system calls, the runtime and Go code. But
 * any frame of the garbage collector is enough to count the stack as garbage collection, because the collector also calls functions that
 * other code calls.
 * @param entry the class of the innermost frame outside of the runtime. The parameter `entry` is needed because a stack that ends in the
 * runtime's code for calling C counts as C.
 */
function classOfStack(leaf: number, entry: number, flags: number): keyof TimeSums {
  if (leaf === SYSTEM) return 'syscalls';
  if (leaf === FOREIGN) return 'cgo';
  if (entry === INTO) return (flags & HAS_LIBRARY) !== 0 ? 'syscalls' : 'cgo';
  if ((flags & HAS_GC) !== 0) return 'gc';
  return leaf === GO ? 'user' : 'runtime';
}

const NO_ENTRY = 7;
const [HAS_GC, HAS_LIBRARY, INTERRUPTED, ENTERS_KERNEL, ENTERS_C] = [64, 128, 256, 512, 1024] as const;
/** The bit `HAS_PACKAGE` is set if a function with a package is on the stack. */
const HAS_PACKAGE = 2048;

/**
 * The places where a stack can end, according to the mapping of its leaf. With `BY_NAME`, the names of functions decide, because the
 * mapping does not show the place.
 */
const [BY_NAME, IN_KERNEL, IN_UNKNOWN, IN_OTHER, IN_LIBRARY, MAYBE_KERNEL] = [0, 1, 2, 3, 4, 5] as const;

/**
 * Returns, for each location, the place that the location's mapping shows. For locations without a mapping, and for locations in a library,
 * the name of the function also decides.
 */
function endsOfLocations({ profile, names }: NamedProfile): Uint8Array {
  const { locations, mappings } = profile;
  const places = mappings.map(placeOfMapping);
  const goPrograms = mappingsWithGo(profile, names);
  const ends = new Uint8Array(locations.count);
  for (let location = 0; location < locations.count; location++) {
    const mapping = locations.mapping[location] as number;
    const place = places[mapping] ?? UNMAPPED;
    const first = locations.firstLine[location] as number;
    const known =
      first < (locations.firstLine[location + 1] as number)
        ? names[locations.lineFunction[first] as number]
        : undefined;
    const name = known?.name ?? '';
    if (place === KERNEL) ends[location] = IN_KERNEL;
    else if (place === PROGRAM && goPrograms.size > 0 && !goPrograms.has(mapping)) ends[location] = IN_OTHER;
    else if (place === LIBRARY_FILE) ends[location] = isNative(known) ? IN_LIBRARY : BY_NAME;
    else if (place === UNKNOWN_FILE || name === '' || isUnknownName(name)) ends[location] = IN_UNKNOWN;
    else if (place === UNMAPPED && isNative(known)) ends[location] = MAYBE_KERNEL;
  }
  return ends;
}

/** Returns true if the name of a function has no package, like the names of C functions. */
function isNative(known: KnownName | undefined): boolean {
  return ((known?.frame ?? 0) & NO_PACKAGE) !== 0;
}

/** Returns the mappings that have at least one function whose name has the form of a Go name. */
function mappingsWithGo({ locations }: Profile, names: NamedProfile['names']): ReadonlySet<number> {
  const found = new Set<number>();
  for (let location = 0; location < locations.count; location++) {
    const mapping = locations.mapping[location] as number;
    const end = locations.firstLine[location + 1] as number;
    if (mapping < 0 || found.has(mapping)) continue;
    for (let line = locations.firstLine[location] as number; line < end; line++)
      if (((names[locations.lineFunction[line] as number]?.frame ?? FOREIGN) & CLASS) < FOREIGN)
        found.add(mapping);
  }
  return found;
}

/** Returns the kind of code in which a stack ended; undefined if the mapping of its leaf does not show the kind. */
function kindOfEnd(end: number, flags: number): keyof TimeSums | undefined {
  if (end === IN_KERNEL || (end === MAYBE_KERNEL && (flags & ENTERS_KERNEL) !== 0)) return 'kernel';
  // If the stack has a frame of the runtime that enters C, the code without a name is C code.
  if (end === IN_UNKNOWN) return (flags & ENTERS_C) !== 0 ? 'cgo' : 'unknown';
  if (end === IN_OTHER) return 'other';
  if (end === IN_LIBRARY) return (flags & HAS_LIBRARY) !== 0 ? 'syscalls' : 'cgo';
  return undefined;
}

/** Returns the share of the weight in stacks that end in the kernel, and the share in stacks that end in code without a name. */
export function endsOf(named: NamedProfile): { readonly kernel: number; readonly unknown: number } {
  const times = timesOf(named);
  const all = totalOf(Object.values(times), (value) => value);
  return { kernel: times.kernel / all, unknown: times.unknown / all };
}

/**
 * Sums up the time of a profile's stacks by the kind of code.
 * @param countOf a function that returns the value of a sample. The default is the value in the column that the compiler reads.
 */
export function timesOf(named: NamedProfile, countOf?: (values: SampleValues) => number): TimeSums {
  const { samples, sampleTypes, locations, functions } = named.profile;
  const traits = locationTraits(named);
  const ends = endsOfLocations(named);
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
    const place = first === end ? BY_NAME : (ends[samples.frames[top] as number] as number);
    let kind: keyof TimeSums =
      kindOfEnd(place, flags) ?? (first === end ? 'runtime' : classOfStack(leaf, entry, flags));
    // Go code calls Go's assembly, so a stack that has only names without a package comes from a program in another language.
    if (place === MAYBE_KERNEL && kind === 'runtime' && (flags & HAS_PACKAGE) === 0) kind = 'other';
    const isGo = kind === 'user' || kind === 'runtime';
    if (isGo && first < end && isAssembly(leafOf(samples.frames[top] as number))) kind = 'assembly';
    sums[kind] +=
      countOf === undefined
        ? (samples.values[at * types + type] as number)
        : countOf(samples.values.subarray(at * types, (at + 1) * types));
  }
  return sums;
}

/**
 * Returns the traits of each location as bits: the class of its leaf, the class of its innermost frame outside of the runtime, and some
 * flags.
 */
function locationTraits({ profile, names }: NamedProfile): Uint16Array {
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
      if ((frame & NO_PACKAGE) === 0 && (frame & CLASS) !== FOREIGN) flags |= HAS_PACKAGE;
      if (found === INTO) flags |= ENTERS_C;
      if ((frame & LIBRARY) !== 0) flags |= HAS_LIBRARY;
      if (name !== undefined && (frame & NO_PACKAGE) !== 0 && isKernelEntry(name.name))
        flags |= ENTERS_KERNEL;
    } while (++line < end);
    traits[location] = leaf | (entry << 3) | flags;
  }
  return traits;
}

/** The shares of the CPU time for each kind of code, as fractions of all samples. The shares add up to 1. */
export interface Potential extends TimeSums {
  /** One or two sentences that explain the shares, such as `55 % is in C. PGO cannot improve this code.` */
  readonly ceiling: string;
}

/** The typical gains of Go programs (https://go.dev/doc/pgo, for Go 1.22). */
const TYPICAL_GAINS = [0.02, 0.14] as const;

/**
 * Converts CPU times into shares, and explains the shares in sentences.
 * @param times undefined if the profile has no whole stacks.
 * @param of the name of the profile in the sentences, such as `the collected profiles`.
 * @param programs the number of programs that the stacks belong to.
 * @returns undefined if there are no times or no samples.
 */
export function potentialOf(times: TimeSums | undefined, of: string, programs = 1): Potential | undefined {
  if (times === undefined) return undefined;
  const all = totalOf(Object.values(times), (value) => value);
  if (all <= 0) return undefined;
  const shares = mapTimes(times, (value) => value / all);
  return { ...shares, ceiling: ceilingOf(shares, of, programs) };
}

/** The sentences do not mention shares below this fraction. */
const VISIBLE = 0.005;

/** Returns the sentences about the code that PGO can speed up. */
function ceilingOf(shares: TimeSums, of: string, programs: number): string {
  const { user, runtime, gc, syscalls, assembly, cgo, kernel, unknown, other } = shares;
  const go = user + runtime + gc;
  const parts = {
    'in C': cgo,
    'in assembly': assembly,
    'in system calls': syscalls,
    'in the kernel (system calls and interrupts)': kernel,
    'in programs that are not written in Go': other,
  };
  const visible = Object.entries(parts).filter(([, share]) => share >= VISIBLE);
  const outside = visible.map(([where, share], at) =>
    at === 0
      ? `${roundedPercent(share)} of the CPU time of ${of} is ${where}`
      : `${roundedPercent(share)} ${where}`,
  );
  const isAllGo = outside.length === 0 && unknown < VISIBLE;
  const sentences = [
    outside.length > 0 &&
      `According to mappings and function names, ${outside.join(', ').replace(/, (?!.*, )/, ' and ')}. PGO cannot improve this code.`,
    unknown >= VISIBLE &&
      `${roundedPercent(unknown)} of the CPU time of ${of} is in code without a name. It is not known whether PGO can improve this code.`,
    isAllGo && `According to mappings and function names, all CPU time of ${of} is in Go code.`,
  ];
  const first = sentences.filter(Boolean).join(' ');
  if (go < VISIBLE) return `${first} PGO can make almost nothing faster.`;
  const [least, most] = TYPICAL_GAINS;
  const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
  // Go builds the runtime with the profile like every other package (`setPGOProfilePath` in cmd/go).
  const code =
    programs === 1 ? 'the program and what it imports' : `${programs} programs and what they import`;
  const built = `${roundedPercent(user)} in ${code}, ${roundedPercent(runtime + gc)} in the runtime and its garbage collector, which are also built with the profile`;
  return [
    first,
    `${isAllGo ? 'PGO can improve all of it' : `PGO can only improve the Go code, which has ${roundedPercent(go)} of the CPU time`}: ${built}.`,
    go > 0.9
      ? `${gains}.`
      : `${gains} for Go code. For this program, such gains would be ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of all CPU time.`,
  ].join(' ');
}

function roundedPercent(share: number): string {
  return share > 0 && share < VISIBLE ? 'less than 1 %' : `${fixed(share * 100, 0)} %`;
}
