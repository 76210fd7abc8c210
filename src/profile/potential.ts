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
 * Divides the CPU time of a profile by the kind of code in which it was spent, and says how much of it PGO can speed up at most. A program
 * that spends 55 % of its time in C code gains little, because the Go compiler does not compile that code.
 *
 * The leaf of a stack usually decides: a stack that ends in `syscall.Syscall` is a system call. The mapping of the leaf (the kernel, a C
 * library, another program) outranks its name. For the garbage collector, one frame anywhere on the stack is enough.
 */

/** The CPU time for each kind of code. */
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
  /** The kernel, where a profiler records it: system calls and interrupts. */
  readonly kernel: number;
  /** Code without a name. */
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

/** Returns the times with each value replaced by what `to` returns. */
function mapTimes(times: TimeSums, to: (value: number, kind: keyof TimeSums) => number): TimeSums {
  const entries = Object.entries(times) as [keyof TimeSums, number][];
  return Object.fromEntries(entries.map(([kind, value]) => [kind, to(value, kind)])) as unknown as TimeSums;
}

/** Returns `a` plus `b` times `factor`. */
export function addTimes(a: TimeSums, b: TimeSums, factor = 1): TimeSums {
  return mapTimes(a, (value, kind) => value + factor * b[kind]);
}

/** Returns the name of a frame without a function: the file that is mapped there in brackets, as in pprof. */
export function nameWithout(mapping: Mapping | undefined): string {
  const file = mapping?.filename;
  return file ? `[${file.slice(file.lastIndexOf('/') + 1)}]` : '<unknown>';
}

/**
 * Returns the kind of code in which a stack was. The leaf decides between C, system calls, the runtime and Go code. For the garbage
 * collector, any frame is enough, because its leaves move memory and take locks like other code.
 * @param entry the class of the innermost frame outside of the runtime. What the runtime does in order to enter C belongs to the C call.
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
/** A function with a package is on the stack. */
const HAS_PACKAGE = 2048;

/** Where a stack ended, by the mapping of its leaf. `BY_NAME` means that the mapping does not show it, so the names decide. */
const [BY_NAME, IN_KERNEL, IN_UNKNOWN, IN_OTHER, IN_LIBRARY, MAYBE_KERNEL] = [0, 1, 2, 3, 4, 5] as const;

/** Returns for each location what its mapping shows. Without a mapping, or in a library, the name counts as well. */
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

/** Whether the name of a function has no package, like the names of C functions. */
function isNative(known: KnownName | undefined): boolean {
  return ((known?.frame ?? 0) & NO_PACKAGE) !== 0;
}

/** Returns the mappings that have a function with a name of Go's form. */
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

/** Returns the kind of code in which a stack ended, if the mapping of its leaf shows it; otherwise undefined. */
function kindOfEnd(end: number, flags: number): keyof TimeSums | undefined {
  if (end === IN_KERNEL || (end === MAYBE_KERNEL && (flags & ENTERS_KERNEL) !== 0)) return 'kernel';
  // If the runtime entered C on this stack, the unknown code is C code.
  if (end === IN_UNKNOWN) return (flags & ENTERS_C) !== 0 ? 'cgo' : 'unknown';
  if (end === IN_OTHER) return 'other';
  if (end === IN_LIBRARY) return (flags & HAS_LIBRARY) !== 0 ? 'syscalls' : 'cgo';
  return undefined;
}

/** Returns which share of the weight is in stacks that end in the kernel, and in stacks that end in code without a name. */
export function endsOf(named: NamedProfile): { readonly kernel: number; readonly unknown: number } {
  const times = timesOf(named);
  const all = totalOf(Object.values(times), (value) => value);
  return { kernel: times.kernel / all, unknown: times.unknown / all };
}

/**
 * Sums up the time of a profile's stacks by the kind of code.
 * @param countOf returns how much a sample counts; by default, its value in the column that the compiler reads.
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
    // Go calls its own assembly, so a stack of nothing but such names is of a program in another language.
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

/** Returns the traits of each location as bits: the class of its leaf, the class of its innermost frame outside of the runtime, and flags. */
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

/** The share of the CPU time that PGO can speed up, and the other shares. The shares are fractions of all samples and add up to 1. */
export interface Potential extends TimeSums {
  /** What these shares mean, in one or two sentences: `55 % is in C. PGO cannot improve this code.` */
  readonly ceiling: string;
}

/** The typical gains of Go programs (https://go.dev/doc/pgo, for Go 1.22). */
const TYPICAL_GAINS = [0.02, 0.14] as const;

/**
 * Turns times into shares, and says what they mean.
 * @param times undefined if the profile has no whole stacks.
 * @param of how the sentences name the profile, such as `the collected profiles`.
 * @param programs how many programs the stacks belong to.
 * @returns undefined without times or samples.
 */
export function potentialOf(times: TimeSums | undefined, of: string, programs = 1): Potential | undefined {
  if (times === undefined) return undefined;
  const all = totalOf(Object.values(times), (value) => value);
  if (all <= 0) return undefined;
  const shares = mapTimes(times, (value) => value / all);
  return { ...shares, ceiling: ceilingOf(shares, of, programs) };
}

/** A smaller share is not mentioned. */
const VISIBLE = 0.005;

/** Returns the sentences about what PGO can speed up. */
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
      `By mappings and function names, ${outside.join(', ').replace(/, (?!.*, )/, ' and ')}. PGO cannot improve this code.`,
    unknown >= VISIBLE &&
      `${roundedPercent(unknown)} of the CPU time of ${of} is in code without a name. It is not known whether PGO can improve it.`,
    isAllGo && `By mappings and function names, all CPU time of ${of} is in Go code.`,
  ];
  const first = sentences.filter(Boolean).join(' ');
  if (go < VISIBLE) return `${first} PGO can make almost nothing faster.`;
  const [least, most] = TYPICAL_GAINS;
  const gains = `Gains of ${fixed(least * 100, 0)} to ${fixed(most * 100, 0)} % are typical`;
  // Go builds the runtime with the profile like every other package (`setPGOProfilePath` in cmd/go).
  const code =
    programs === 1 ? 'the program and what it imports' : `${programs} programs and what they import`;
  const built = `${roundedPercent(user)} in ${code}, ${roundedPercent(runtime + gc)} in the runtime and its garbage collector, also built with the profile`;
  return [
    first,
    `${isAllGo ? 'PGO can improve all of it' : `PGO can only improve the Go code, which has ${roundedPercent(go)} of the CPU time`}: ${built}.`,
    go > 0.9
      ? `${gains}.`
      : `${gains} for Go code. Here this would be ${fixed(least * go * 100, 1)} to ${fixed(most * go * 100, 1)} % of all CPU time.`,
  ].join(' ');
}

function roundedPercent(share: number): string {
  return share > 0 && share < VISIBLE ? 'less than 1 %' : `${fixed(share * 100, 0)} %`;
}
