import { nameWithout } from './frames.ts';
import type { KnownName, KnownNames, NamedProfile } from './known-names.ts';
import { type FrameClass, frameTraits, type TimeClass } from './time-classes.ts';

export type ClassSums = Readonly<Record<TimeClass, number>>;

/** Where the time of stacks went. Whether a program calls C shows in any of its profiles, so both ways are summed up. */
export interface TimeSums {
  /** Were none of its functions C. */
  readonly plain: ClassSums;
  /** Were those C that no package has. */
  readonly cgo: ClassSums;
  readonly callsC: boolean;
}

const NOTHING: ClassSums = { user: 0, runtime: 0, gc: 0, syscalls: 0, cgo: 0 };
export const NO_TIMES: TimeSums = { plain: NOTHING, cgo: NOTHING, callsC: false };

/** The sum, the second one times `factor`. */
export function addTimes(a: TimeSums, b: TimeSums, factor = 1): TimeSums {
  const sumOf = (which: 'plain' | 'cgo'): ClassSums => {
    const sums = { ...a[which] };
    for (const one of TIME_CLASSES) sums[one] += factor * b[which][one];
    return sums;
  };
  return { plain: sumOf('plain'), cgo: sumOf('cgo'), callsC: a.callsC || b.callsC };
}

const TIME_CLASSES = ['user', 'runtime', 'gc', 'syscalls', 'cgo'] as const satisfies readonly TimeClass[];
const [USER, RUNTIME, GC, SYSCALLS, CGO] = [0, 1, 2, 3, 4];

const FRAME_CLASSES = {
  go: 0,
  runtime: 1,
  gc: 2,
  'system call': 3,
  'into C': 4,
  foreign: 5,
} as const satisfies Record<FrameClass, number>;
/** All frames of a location are of the runtime. */
const NO_ENTRY = 7;
/** The class in a program without C is in the lowest three bits, that in one with C in the next three. */
const BITS = 3;
const MASK = 7;
const FLAGS = 2 * BITS;

const NO_ENTRIES = NO_ENTRY | (NO_ENTRY << BITS);
const RUNTIMES = FRAME_CLASSES.runtime | (FRAME_CLASSES.runtime << BITS);

/** What the frames of a location show, as bits that are put together for a stack. */
export const [OWN, STARTED, COLLECTOR, SYSTEM_LIBRARY, CALLS_C] = [1, 2, 4, 8, 16] as const;

/** What the frames of each location tell together. */
export class LocationTraits {
  readonly flags: Uint8Array;
  readonly #leaf: Uint16Array;
  readonly #entry: Uint8Array;
  readonly #empty: number;

  constructor(profile: NamedProfile, known: KnownNames) {
    const { packed, names } = profile;
    const { locations, functions } = packed;
    this.flags = new Uint8Array(locations.count);
    this.#leaf = new Uint16Array(locations.count);
    this.#entry = new Uint8Array(locations.count).fill(NO_ENTRIES);
    this.#empty = (names[functions.count] as KnownName).frame;
    const unnamed = packed.mappings.map((mapping) => known.name(nameWithout(mapping)));
    const nowhere = known.name(nameWithout(undefined));
    // A function for each location: V8 optimizes what is called often long before what loops for long.
    for (let location = 0; location < locations.count; location++) {
      const mapping = locations.mapping[location] as number;
      this.#add(location, profile, mapping < 0 ? nowhere : (unnamed[mapping] as KnownName));
    }
  }

  #add(location: number, { packed, names }: NamedProfile, nameless: KnownName): void {
    const { locations, functions } = packed;
    const first = locations.firstLine[location] as number;
    const end = locations.firstLine[location + 1] as number;
    if (first === end) this.#take(location, nameless, true);
    for (let line = first; line < end; line++) {
      const func = locations.lineFunction[line] as number;
      const name = names[func < 0 ? functions.count : func] as KnownName;
      if (func >= 0 && functions.startLine[func] !== 0)
        this.flags[location] = (this.flags[location] as number) | STARTED;
      if (name.isOwn) this.flags[location] = (this.flags[location] as number) | OWN;
      this.#take(location, name.name === '' ? nameless : name, line === first);
    }
  }

  #take(location: number, { frame }: KnownName, isLeaf: boolean): void {
    if (isLeaf) this.#leaf[location] = frame;
    const known = this.#entry[location] as number;
    this.#entry[location] = firstEntry(known, frame, MASK) | firstEntry(known, frame, MASK << BITS);
    this.flags[location] = (this.flags[location] as number) | (frame >> FLAGS);
  }

  /**
   * Says what a stack was in, as `timeClassifier` does by the names of its frames.
   * @param flags those of all its locations.
   */
  classOf(stack: Uint32Array, depth: number, flags: number, shift: number): number {
    const leaf = ((depth === 0 ? this.#empty : (this.#leaf[stack[0] as number] as number)) >> shift) & MASK;
    if (leaf === FRAME_CLASSES['system call']) return SYSCALLS as number;
    if (leaf === FRAME_CLASSES.foreign) return CGO as number;
    let entry: number = NO_ENTRY;
    for (let at = 0; at < depth && entry === NO_ENTRY; at++)
      entry = ((this.#entry[stack[at] as number] as number) >> shift) & MASK;
    if (entry === FRAME_CLASSES['into C'])
      return (flags & SYSTEM_LIBRARY) !== 0 ? (SYSCALLS as number) : (CGO as number);
    if ((flags & COLLECTOR) !== 0) return GC as number;
    return leaf === FRAME_CLASSES.go ? (USER as number) : (RUNTIME as number);
  }
}

/** Of what is within `mask`: what is known, or else the class of a frame that is not of the runtime. */
function firstEntry(known: number, code: number, mask: number): number {
  const isOpen = (known & mask) === (NO_ENTRIES & mask) && (code & mask) !== (RUNTIMES & mask);
  return (isOpen ? code : known) & mask;
}

/** What the name of a frame tells: both classes, and flags above them. */
export function frameBits(name: string): number {
  const { plain, cgo, callsC, isSystemLibrary } = frameTraits(name);
  const flags =
    (plain === 'gc' ? COLLECTOR : 0) | (isSystemLibrary ? SYSTEM_LIBRARY : 0) | (callsC ? CALLS_C : 0);
  return FRAME_CLASSES[plain] | (FRAME_CLASSES[cgo] << BITS) | (flags << FLAGS);
}

/** Sums of the stacks of one profile. */
export class TimeTally {
  readonly #traits: LocationTraits;
  readonly #plain = new Float64Array(TIME_CLASSES.length);
  readonly #cgo = new Float64Array(TIME_CLASSES.length);
  #flags = 0;

  constructor(traits: LocationTraits) {
    this.#traits = traits;
  }

  add(stack: Uint32Array, depth: number, flags: number, value: number): void {
    const plain = this.#traits.classOf(stack, depth, flags, 0);
    const cgo = this.#traits.classOf(stack, depth, flags, BITS);
    this.#plain[plain] = (this.#plain[plain] as number) + value;
    this.#cgo[cgo] = (this.#cgo[cgo] as number) + value;
    this.#flags |= flags;
  }

  sums(): TimeSums {
    const named = (sums: Float64Array) =>
      Object.fromEntries(TIME_CLASSES.map((one, at) => [one, sums[at] as number])) as ClassSums;
    return { plain: named(this.#plain), cgo: named(this.#cgo), callsC: (this.#flags & CALLS_C) !== 0 };
  }
}
