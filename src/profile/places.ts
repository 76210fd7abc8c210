import { compareText, groupBy, totalOf } from '../system/format.ts';
import { compilerSampleType, type Mapping, type Profile } from './columns.ts';
import { inColumns } from './common-columns.ts';
import { declarationOf, type NamedProfile } from './names.ts';

/**
 * Finds the file that was mapped at the address of a location, and the program that a stack belongs to.
 *
 * The list below says which data shows a fact about a profile. If several kinds of data can show a fact, the first of them in this list is
 * used:
 *
 * - The mapping of a location shows the binary, the kernel or the C library that the location is in. If a location has no mapping, the name
 *   of the function shows where the location is.
 * - A binary is the user's own if it has functions of package main that the source tree declares. If no binary has functions of package
 *   main that the source tree declares, functions of the module show the user's binary. If no binary has functions of the module either, an
 *   equal file name or build ID shows the user's binary.
 * - The build ID of the mapping that holds Go's runtime identifies the build.
 * - The paths of source files in GOROOT show the version of Go. If there are no paths in GOROOT, stale calls show another version of Go,
 *   but only if all stale calls are in the standard library.
 * - The tables of the profile show the data that the producer dropped: lines, start lines and names (`producer-faults.ts`).
 * - The source tree decides if a call exists today (`src/repair/`). The age and the build ID of a profile do not show if a call exists
 *   today.
 *
 * A message that states a fact about a profile also names the data that shows the fact. If no data shows a fact, the fact is unknown.
 */
export const [PROGRAM, KERNEL, LIBRARY, UNKNOWN_FILE, UNMAPPED] = [0, 1, 2, 3, 4] as const;

const KERNEL_FILE =
  /^\[?(guest\.?)?(kernel|vmlinu[xz])\b|(^|\/)vmlinu[xz]|\.ko(\.\w+)?$|^\[k\]$|^\[?kallsyms\b/;
const LIBRARY_FILE = /\.(so|dylib|dll)(\.[\w.]+)?$|^(linux-)?\[?(vdso|vsyscall)\b/;
const NO_FILE = /^\[(anon|heap|stack|unknown)\b.*\]$|^\/\/anon|^<unknown>$|^\[?unknown\]?$|^anon_inode/;

/** Returns the kind of a mapped file, judged by the name of the file. */
export function placeOfMapping(mapping: Mapping | undefined): number {
  const file = mapping?.filename.replace(/ \(deleted\)$/, '') ?? '';
  if (file === '') return UNMAPPED;
  if (KERNEL_FILE.test(file)) return KERNEL;
  if (LIBRARY_FILE.test(file)) return LIBRARY;
  return NO_FILE.test(file) ? UNKNOWN_FILE : PROGRAM;
}

/** Matches a function through which code enters the kernel. All callees of a function that enters the kernel are in the kernel. */
const KERNEL_ENTRY =
  /^(entry_(SYSCALL|INT80)|asm_(sysvec|exc|common_interrupt|int)|do_syscall_64|el0t?_(64|svc|sync|irq|da|ia)|el1h?_(64|irq)|ret_from_(fork|intr)|secondary_startup|start_secondary|cpu_startup_entry|irqentry_|ret_fast_syscall|vector_swi)/;

/** Returns true if the name of a function shows that it enters the kernel. */
export function isKernelEntry(name: string): boolean {
  return KERNEL_ENTRY.test(name);
}

/** Returns true if a name stands for a function whose name the producer did not find, such as `[unknown]`. */
export function isUnknownName(name: string): boolean {
  return /^[[<(]?(unknown|unresolved|unsymbolized|\?+)[\])>]?$/i.test(name);
}

/** One of the programs whose stacks a profile holds. */
export interface HostProgram {
  /** The base name of the program's file. */
  readonly name: string;
  /** The indices of the program's mappings. */
  readonly mappings: readonly number[];
  readonly isOurs: boolean;
  /** The program's share of the weight of all stacks, as a fraction. */
  readonly share: number;
}

function baseNameOf({ filename }: Mapping): string {
  return filename.replace(/ \(deleted\)$/, '').replace(/^.*[/\\]/, '');
}

/**
 * Returns the programs whose stacks a profile holds, the heaviest first. A stack belongs to the program that is mapped at the location
 * closest to its root.
 */
export function hostProgramsIn(named: NamedProfile, isSourceKnown: boolean): readonly HostProgram[] {
  const { profile } = named;
  const { mappings, samples, sampleTypes } = profile;
  const indices = [...mappings.keys()].filter((at) => placeOfMapping(mappings[at]) === PROGRAM);
  // The file name is no sufficient key, because two programs may have equal names. Two builds of a program have different build IDs.
  const idOf = (at: number) => `${baseNameOf(mappings[at] as Mapping)}\0${mappings[at]?.buildId}`;
  const groups = [...groupBy(indices, idOf).values()];
  if (groups.length < 2) return [];
  const group = groupOfMappings(groups, mappings.length);
  const weights = new Float64Array(groups.length);
  const type = compilerSampleType(profile);
  let all = 0;
  for (let sample = 0; sample < samples.count; sample++) {
    const weight = samples.values[sample * sampleTypes.length + type] as number;
    const at = programOfSample(profile, sample, group);
    all += weight;
    if (at >= 0) weights[at] = (weights[at] as number) + weight;
  }
  const ours = isSourceKnown ? ourGroups(named, groups, group) : new Set<number>();
  const byName = groupBy(groups.keys(), (at) => `${ours.has(at)} ${nameOfGroup(mappings, groups[at])}`);
  return [...byName.values()]
    .map((same): HostProgram => {
      const [at = 0] = same;
      const weight = totalOf(same, (one) => weights[one] as number);
      return {
        name: nameOfGroup(mappings, groups[at]),
        mappings: same.flatMap((one) => groups[one] ?? []),
        isOurs: ours.has(at),
        share: all === 0 ? 0 : weight / all,
      };
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || compareText(a.name, b.name));
}

/** The indices of the mappings that belong to the same build of a program. */
type MappingGroup = readonly number[];

function nameOfGroup(mappings: readonly Mapping[], group: MappingGroup = []): string {
  const mapping = mappings[group[0] ?? -1];
  return mapping === undefined ? '' : baseNameOf(mapping);
}

function groupOfMappings(groups: readonly MappingGroup[], count: number): Int32Array {
  const group = new Int32Array(count).fill(-1);
  for (const [at, own] of groups.entries()) for (const mapping of own) group[mapping] = at;
  return group;
}

/** Returns the program of a stack; −1 if no location of the stack is in a program. */
function programOfSample({ samples, locations }: Profile, sample: number, group: Int32Array): number {
  const first = samples.firstFrame[sample] as number;
  for (let frame = (samples.firstFrame[sample + 1] as number) - 1; frame >= first; frame--) {
    const mapping = locations.mapping[samples.frames[frame] as number] as number;
    const at = mapping < 0 ? -1 : (group[mapping] as number);
    if (at >= 0) return at;
  }
  return -1;
}

/** Signs that a program is the user's own program. All signs come from the names of the program's functions. */
interface Evidence {
  /**
   * True if the program has functions of package main that the source tree declares. `hasOtherMain` is true if the program has other
   * functions of package main.
   */
  hasOurMain: boolean;
  hasOtherMain: boolean;
  /** True if the program has functions of the module. */
  hasModule: boolean;
}

/** Returns the programs that are the user's own; an empty set if no function shows a program of the user. */
function ourGroups(
  { profile, names }: NamedProfile,
  groups: readonly MappingGroup[],
  group: Int32Array,
): ReadonlySet<number> {
  const { locations, mappings } = profile;
  const evidence = groups.map((): Evidence => ({ hasOurMain: false, hasOtherMain: false, hasModule: false }));
  for (let location = 0; location < locations.count; location++) {
    const found = evidence[group[locations.mapping[location] as number] ?? -1];
    if (found === undefined) continue;
    const end = locations.firstLine[location + 1] as number;
    for (let line = locations.firstLine[location] as number; line < end; line++) {
      const known = names[locations.lineFunction[line] as number];
      if (known === undefined) continue;
      if (!known.name.startsWith('main.')) found.hasModule ||= known.isOwn;
      else if (isTelling(known.name)) found[known.isOwn ? 'hasOurMain' : 'hasOtherMain'] = true;
    }
  }
  const certain = evidence.map(
    ({ hasOurMain, hasOtherMain, hasModule }) => hasOurMain || (hasModule && !hasOtherMain),
  );
  const isOurs = certain.includes(true) ? certain : evidence.map(({ hasModule }) => hasModule);
  const ours = groups.filter((_, at) => isOurs[at]).flat();
  const buildIds = new Set(ours.flatMap((at) => mappings[at]?.buildId || []));
  const fileNames = new Set(ours.map((at) => baseNameOf(mappings[at] as Mapping)));
  /**
   * Returns true if a program looks like another build of the user's program, because its file name or build ID is equal. Another build of
   * the user's program may have only functions of the runtime, or older functions of package main.
   */
  const looksOurs = (at: number) =>
    (evidence[at]?.hasModule === true || evidence[at]?.hasOtherMain === false) &&
    (fileNames.has(nameOfGroup(mappings, groups[at])) ||
      groups[at]?.some((one) => buildIds.has(mappings[one]?.buildId ?? '')) === true);
  return new Set([...groups.keys()].filter((at) => isOurs[at] || looksOurs(at)));
}

/**
 * Returns false for `main.main` and `main.init`, because every program has these functions. Returns true for functions that show which
 * program they are from.
 */
function isTelling(name: string): boolean {
  const { first, isGenerated } = declarationOf(name);
  return !isGenerated && first !== 'main' && first !== '';
}

/** Returns a profile without the stacks of some programs. The names of the removed programs' files and functions are also removed. */
export function withoutPrograms(profile: Profile, leftOut: readonly number[]): Profile {
  if (leftOut.length === 0) return profile;
  const { samples, sampleTypes, locations, functions, mappings } = profile;
  const group = new Int32Array(mappings.length).fill(-1);
  for (const at of mappings.keys()) if (placeOfMapping(mappings[at]) === PROGRAM) group[at] = 0;
  for (const at of leftOut) group[at] = 1;
  const values = samples.values.slice();
  const isKept = new Uint8Array(locations.count);
  for (let sample = 0; sample < samples.count; sample++) {
    const [first, end] = [samples.firstFrame[sample] as number, samples.firstFrame[sample + 1] as number];
    if (programOfSample(profile, sample, group) === 1)
      values.fill(0, sample * sampleTypes.length, (sample + 1) * sampleTypes.length);
    else for (let frame = first; frame < end; frame++) isKept[samples.frames[frame] as number] = 1;
  }
  const isNamed = new Uint8Array(functions.names.length);
  for (let location = 0; location < locations.count; location++) {
    const end = isKept[location] === 1 ? (locations.firstLine[location + 1] as number) : 0;
    for (let line = locations.firstLine[location] as number; line < end; line++)
      isNamed[locations.lineFunction[line] as number] = 1;
  }
  const hidden = new Set(leftOut);
  return {
    ...profile,
    mappings: mappings.map((one, at) => (hidden.has(at) ? { filename: '', buildId: '' } : one)),
    functions: {
      ...functions,
      names: functions.names.map((name, at) => (isNamed[at] === 1 ? name : '')),
      systemName: (at) => (isNamed[at] === 1 ? functions.systemName(at) : ''),
      filename: (at) => (isNamed[at] === 1 ? functions.filename(at) : ''),
    },
    samples: { ...samples, values },
  };
}

/** The columns and stacks of a file that a merge reads. */
export interface FileReading {
  /** The columns that all profiles of the merge have, each as `type/unit`. */
  readonly sampleTypes: readonly string[];
  /** The indices of the mappings of other programs. The stacks of other programs are left out. */
  readonly leftOut: readonly number[];
}

/** Returns the part of a profile that a merge reads. */
export function readAs(whole: Profile, { sampleTypes, leftOut }: FileReading): Profile {
  return withoutPrograms(inColumns(whole, sampleTypes), leftOut);
}
