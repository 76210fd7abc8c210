import { ExpectedError, type Finding, warning } from '../system/errors.ts';
import { count, share } from '../system/format.ts';
import { excerpt } from '../system/text.ts';
import type { ProfileContent } from './bytes.ts';
import {
  COMPILER_COLUMNS,
  columnNames,
  compilerSampleType,
  headOf,
  isCompact,
  locationBits,
  type Profile,
  type ProfileHead,
  remarksOf,
  sampleTypeIndex,
  type Totals,
  totalsOf,
  valueSums,
  weightWith,
} from './columns.ts';
import { aboutOtherColumns, columnList, knownColumns } from './common-columns.ts';
import { decodeOrExplain } from './decode.ts';
import { type EdgeSums, foldEdges } from './edges.ts';
import { type HiddenGaps, hiddenGapsOf } from './gaps.ts';
import { INTERRUPTION, type KnownName, type KnownNames, type NamedProfile, type OwnCode } from './names.ts';
import { mustBeOfProgram, otherStacksByName } from './origin.ts';
import { type FileReading, hostProgramsIn, readAs, withoutPrograms } from './places.ts';
import { type TimeSums, timesOf } from './potential.ts';
import {
  aboutOtherPrograms,
  aboutOtherStacks,
  producerFaults,
  remedyForStartLines,
} from './producer-faults.ts';
import { MOSTLY_NOISE } from './steadiness.ts';

/**
 * Validates the content of one profile. A valid profile is a CPU profile of this Go program that the compiler can use. A profile that the
 * compiler would refuse or misread is an error. A profile that is only weak is merged, with a warning.
 */

/** A profile that may be merged. */
export interface ValidProfile
  extends Totals,
    FileReading,
    Pick<ProfileHead, 'period' | 'timeNanos' | 'durationNanos'> {
  /** The SHA-256 of the collected file in hexadecimal. */
  readonly sha256: string;
  /** The SHA-256 of the uncompressed content. A gzipped and a plain copy of a profile have the same value. */
  readonly content: string;
  /** The size of the uncompressed content in bytes. */
  readonly unpacked: number;
  /** The number of times that the file is gzipped. */
  readonly gzipLayers: number;
  /** All sample types of the file, as `type/unit`. */
  readonly fileColumns: readonly string[];
  /** The exact sum of the values of each sample type that is merged. */
  readonly totals: readonly bigint[];
  /** The unit of the sampling period, as `type/unit`. */
  readonly periodType: string;
  /**
   * The build IDs of the program. A profile that another tool merged may have several build IDs. The list is empty if the program has no
   * build ID.
   */
  readonly buildIds: readonly string[];
  /** The version of Go that built the program, such as `go1.26.8` or `go1.26`, if the paths of its source files show it. */
  readonly goVersion?: string | undefined;
  /** The comments that an earlier merge wrote into the file, such as the origin of the profile; without the totals. */
  readonly remarks: readonly string[];
  /** The data that the producer dropped and that the call edges do not show. */
  readonly gaps: HiddenGaps;
  /** The share of samples with a function of the program's own code on the stack; undefined if the program is unknown. */
  readonly ownShare: number | undefined;
}

/** A valid profile, and findings about it. */
export interface Validated {
  readonly profile: ValidProfile;
  /**
   * Findings about weaknesses of a valid profile, for example that few stacks have the program's own code. `aboutFewSamples` makes the
   * finding about too few samples later. These findings do not name the file.
   */
  readonly doubts: readonly Finding[];
  /** Findings about data that the producer left out or added. These findings do not name the file. */
  readonly faults: readonly Finding[];
  /** The number of programs whose stacks are merged, according to the profile's mappings; 1 if the profile has no mappings. */
  readonly programs: number;
}

/** A valid profile, and all data that the merge needs from this profile. */
export interface ValidContent extends Validated {
  readonly head: ProfileHead;
  readonly edges: EdgeSums;
  /** The CPU time of each kind of code in the profile's stacks, such as the runtime; undefined if the profile holds only call edges. */
  readonly times: TimeSums | undefined;
}

/** The facts that `validateContent` gets before it reads a profile. */
export interface ValidationContext {
  /** The program's own functions; undefined if the program is unknown. */
  readonly own: OwnCode | undefined;
  /** The names of functions in earlier profiles, made with the same `own` and the same renames. */
  readonly known: KnownNames;
  /** The edges of an earlier profile, if they are no longer needed; the function uses their memory again. */
  readonly last?: EdgeSums | undefined;
  /** The columns and stacks that `validateContent` must read, if an earlier step has chosen them. */
  readonly reading?: FileReading | undefined;
}

/**
 * Validates one profile.
 * @throws ExpectedError with a reason why the profile must not be merged.
 */
export function validateContent(
  content: ProfileContent,
  { own, known, last, reading }: ValidationContext,
): ValidContent {
  const whole = decodeOrExplain(content.bytes);
  mustBeCpuProfile(whole);
  const hosted = otherPrograms(whole, own, known);
  const leftOut = reading?.leftOut ?? hosted.leftOut;
  const profile = readAs(whole, { sampleTypes: reading?.sampleTypes ?? knownColumns(whole), leftOut });
  const totals = exactSums(profile);
  const named = known.named(profile);
  mustBeGo(named);
  const bits = bitsOfLocations(named);
  mustHaveStartLines(profile, bits);
  const strange = own?.program && mustBeOfProgram(named, own.program);
  const isOnlyEdges = isCompact(profile);
  const otherStacks =
    own?.program && !isOnlyEdges && profile.mappings.every(({ filename }) => filename === '')
      ? aboutOtherStacks(
          otherStacksByName(named, own.program),
          own.program.main?.importPath ?? own.modulePath,
        )
      : [];
  const { timeNanos, durationNanos, period, periodType } = profile;
  const all = Number(totals[compilerSampleType(profile)]);
  const interrupted = weightWith(profile, bits, INTERRUPTED, 2) / all;
  // Without whole stacks, the share of samples with the program's own code is unknown, or 0 if the profile of call edges has no such code.
  const ofEdges = named.names.some(({ isOwn }) => isOwn) ? undefined : 0;
  const measured = totalsOf(withoutPrograms(whole, leftOut));
  const valid: ValidProfile = {
    sha256: content.sha256,
    content: content.digest,
    unpacked: content.bytes.length,
    gzipLayers: content.gzipLayers,
    ...measured,
    sampleTypes: columnNames(profile),
    fileColumns: columnNames(whole),
    leftOut,
    totals,
    period,
    periodType: `${periodType?.type}/${periodType?.unit}`,
    timeNanos,
    durationNanos,
    buildIds: buildIdsOf(profile, bits),
    goVersion: goVersionOf(named),
    remarks: remarksOf(profile).filter((line) => line.startsWith('go-pgo ')),
    gaps: hiddenGapsOf(named, measured.samples),
    ownShare: own && (isOnlyEdges ? ofEdges : weightWith(profile, bits, OWN) / all),
  };
  const edges = foldEdges(named, 'The profile has', last);
  return {
    profile: valid,
    doubts: [...doubtsAbout(valid, interrupted, own?.modulePath, strange), ...aboutOtherColumns(whole)],
    faults: [...hosted.findings, ...otherStacks, ...producerFaults(named, valid, edges)],
    programs: hosted.leftOut.length > 0 ? 1 : hosted.programs,
    head: headOf(profile),
    edges,
    times: isOnlyEdges ? undefined : timesOf(named),
  };
}

/** Finds the stacks of other programs in the profile of a whole host. @throws ExpectedError if most stacks are of other programs. */
function otherPrograms(whole: Profile, own: OwnCode | undefined, known: KnownNames) {
  if (whole.mappings.length < 2) return { leftOut: [], findings: [], programs: 1 };
  const isSourceKnown = own?.program !== undefined;
  const programs = hostProgramsIn(known.named(whole), isSourceKnown);
  const { main, modulePath = '' } = own?.program ?? {};
  const about = aboutOtherPrograms(programs, isSourceKnown ? (main?.importPath ?? modulePath) : undefined);
  return { ...about, programs: Math.max(1, programs.length) };
}

const ORIGIN_FIX = 'Check where this file comes from, because it is damaged or not a real profile.';

/** @throws ExpectedError if the profile is not a CPU profile. */
function mustBeCpuProfile(profile: Profile): void {
  const names = columnNames(profile);
  if (names.length === 0) throw notCpu('The file is not a pprof profile, because it names no sample type.');
  if (compilerSampleType(profile) < 0) {
    const other = OTHER_KINDS.find(([pattern]) => names.some((name) => pattern.test(name)));
    const converted = CONVERTED.find(([pattern]) => names.some((name) => pattern.test(name)));
    if (converted !== undefined)
      throw new ExpectedError(
        `The profile has the columns ${columnList(names)}, as ${converted[1]} writes them, but the Go compiler reads \`samples/count\` or \`cpu/nanoseconds\`.`,
        { fix: converted[2] },
      );
    throw notCpu(
      other === undefined
        ? `The profile has the columns ${columnList(names)}, but the Go compiler reads ${COMPILER_COLUMNS.map((name) => `\`${name}\``).join(' or ')}.`
        : `The file is a ${other[1]} profile, not a CPU profile, because its columns are ${columnList(names)}.`,
    );
  }
  // Every CPU profile has a sampling period. A truncated file lacks the period, because producers write it near the end.
  if (profile.periodType === undefined || profile.period <= 0)
    throw new ExpectedError(
      'The profile has no sampling period, because the file is truncated, or was written by a converter that drops the period.',
      { fix: 'Collect the profile again, straight from the Go program.' },
    );
  if (profile.periodType.type !== 'cpu')
    throw notCpu(`The profile was sampled by ${profile.periodType.type}, not by CPU time.`);
}

/** Returns the error for a profile that is not a CPU profile. */
function notCpu(message: string): ExpectedError {
  return new ExpectedError(message, {
    fix: 'Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.',
  });
}

/** Sample types of producers whose profiles the compiler cannot read. Each row has the producer's name and the advice. */
const CONVERTED: readonly (readonly [RegExp, string, string])[] = [
  [
    /^process_cpu:/,
    'the export of Pyroscope’s UI',
    'Let this tool query the server (`pyroscope: https://HOST` below `sources`), or use `profilecli query go-pgo`.',
  ],
  [
    /^cpu\/(?!nanoseconds$)/,
    'a converter that changes the unit',
    'Collect the profile again, straight from the Go program, or let the converter write nanoseconds.',
  ],
  [
    /_(sample|event)\/count$/,
    'perf_to_profile',
    'Take the profile with Go’s own profiler (`net/http/pprof`, `runtime/pprof`): a converted profile has no start lines, so `go build` refuses it.',
  ],
];

/** The names of other kinds of profiles, by their sample types. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(alloc|inuse)_(objects|space)\//, 'heap'],
  [/^(contentions|delay)\//, 'block or mutex'],
  [/^(goroutines?|threadcreate)\//, 'goroutine or thread'],
  [/^wall\//, 'wall-clock'],
];

/** Returns the sum of each sample type. @throws ExpectedError if the profile has no samples, or if a sum is too large to be exact. */
function exactSums(profile: Profile): bigint[] {
  const { samples, period } = profile;
  for (const value of samples.values)
    if (value < 0)
      throw notCpu('The profile has negative values, because it is the difference of two profiles.');
  const totals = valueSums(profile);
  const taken = totals[compilerSampleType(profile)] ?? 0n;
  const other = columnNames(profile).find(
    (name, column) => COMPILER_COLUMNS.some((one) => one === name) && totals[column] !== 0n,
  );
  if (taken === 0n && other !== undefined) {
    const read = columnNames(profile)[compilerSampleType(profile)];
    throw new ExpectedError(
      `The column \`${read}\`, which the Go compiler reads, has only zeros, but \`${other}\` does not, because a converter did not fill it.`,
      { fix: 'Collect the profile again, straight from the Go program.' },
    );
  }
  if (taken === 0n)
    throw new ExpectedError(
      'The profile holds no samples, because the program did nothing while it was profiled.',
      {
        fix: 'Profile the program under load, or for longer (`seconds: 60`).',
        kind: 'no samples',
      },
    );
  // If a profile has no CPU time, its CPU time is the number of its samples times its period.
  const time = sampleTypeIndex(profile, 'cpu', 'nanoseconds') >= 0 ? 0n : taken * BigInt(period);
  if ([...totals, time].every((total) => total <= BigInt(Number.MAX_SAFE_INTEGER))) return totals;
  const message =
    'The values of the profile, or their time, add up to more than 2^53, which no program reaches.';
  throw new ExpectedError(message, { fix: ORIGIN_FIX });
}

/** @throws ExpectedError if the names of the functions are not the names of Go functions. */
function mustBeGo({ profile: { functions }, names }: NamedProfile): void {
  const first = names.find(({ name }) => name !== '');
  if (first === undefined)
    throw new ExpectedError('The profile has no function names, because it was never symbolized.', {
      fix: 'Let the Go program write the profile (`net/http/pprof`, `runtime/pprof`), or symbolize the profile with the binary of the program first.',
    });
  const GO = /^(main|runtime|internal\/runtime)[./]|[\w)\]]\.\(\*[^)]+\)\./;
  // A short profile may lack the usual signs of Go: methods, package main and the runtime. So any function in a package is enough to count
  // as a Go program.
  const isGo = ({ name, isOwn }: KnownName, at: number) => {
    const file = functions.filename(at);
    return GO.test(name) || (file === '' ? isOwn : file.endsWith('.go'));
  };
  if (!names.some(isGo))
    throw new ExpectedError(
      `The profile is not from a Go program, because its functions are named like \`${excerpt(first.name.replaceAll('`', "'"), 60)}\`.`,
      { fix: 'Point the source at the Go service itself.' },
    );
  // The compiler reads names line by line. So every build would fail if a name had a line break.
  if (!names.some(({ written }) => /[\n\r]/.test(written))) return;
  const message =
    'The profile has a function name of several lines, which no Go program has and `go build` cannot read.';
  throw new ExpectedError(message, { fix: ORIGIN_FIX });
}

/**
 * Four bits that describe a location. A bit is set if one of the location's functions has a start line (`STARTS`), is in the runtime
 * (`OF_RUNTIME`), is in the program's own code (`OWN`), or interrupts another function (`INTERRUPTED`).
 */
const [STARTS, OF_RUNTIME, OWN, INTERRUPTED] = [1, 2, 4, 8] as const;

/** Returns the four bits (`STARTS`, `OF_RUNTIME`, `OWN`, `INTERRUPTED`) of each location. */
function bitsOfLocations({ profile, names }: NamedProfile): Uint8Array {
  return locationBits(profile, (func) => {
    const { name, isOwn, frame } = names[func] as KnownName;
    const bits = (name.startsWith('runtime.') ? OF_RUNTIME : 0) | (isOwn ? OWN : 0);
    const starts = profile.functions.startLines[func] === 0 ? 0 : STARTS;
    return bits | starts | ((frame & INTERRUPTION) === 0 ? 0 : INTERRUPTED);
  });
}

/** @throws ExpectedError if no function has a start line, because the compiler refuses such a profile. */
function mustHaveStartLines(profile: Profile, bits: Uint8Array): void {
  if (weightWith(profile, bits, STARTS, 2) > 0) return;
  const remedy = remedyForStartLines(profile);
  if (remedy !== undefined)
    throw new ExpectedError(
      'The functions in the profile have no start lines, so `go build` refuses the profile.',
      {
        fix: remedy,
      },
    );
  throw new ExpectedError(
    'The functions in the profile have no start lines, so `go build` refuses the profile.',
    {
      fix: 'Build the profiled program with Go 1.20 or later and take the profile directly from that program, because converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines.',
    },
  );
}

/**
 * Returns the build IDs of the mappings with Go's runtime. If no mapping has Go's runtime, the first mapping counts, because by convention
 * it is the program.
 */
function buildIdsOf({ mappings, locations }: Profile, bits: Uint8Array): string[] {
  const ofProgram = new Set<number>();
  for (let at = 0; at < locations.count; at++)
    if (((bits[at] as number) & OF_RUNTIME) !== 0) ofProgram.add(locations.mapping[at] as number);
  ofProgram.delete(-1);
  const ids = mappings.flatMap(({ buildId }, index) =>
    buildId !== '' && (ofProgram.size === 0 ? index === 0 : ofProgram.has(index)) ? [buildId] : [],
  );
  return [...new Set(ids)].sort();
}

/**
 * Matches a file of the runtime in GOROOT, such as `/usr/local/go1.26.8/src/runtime/proc.go`. GOROOT may be in the module cache or a tool
 * cache.
 */
const IN_GOROOT = /go[-/\\]?(1\.\d+(?:\.\d+)?)(?:[./\\-].*)?[/\\]src[/\\]runtime[/\\]/;

/** Returns the version of Go that built the program; undefined if no path of a file of the runtime shows the version. */
function goVersionOf({ profile: { functions }, names }: NamedProfile): string | undefined {
  const inRuntime = names.findIndex(({ name }) => name.startsWith('runtime.'));
  const version = inRuntime < 0 ? undefined : IN_GOROOT.exec(`${functions.filename(inRuntime)}`)?.[1];
  return version && `go${version}`;
}

/** If the program's own code is in less than this share of the stacks, a finding warns that PGO can improve little. */
const LOW_OWN_SHARE = 0.1;

/** If functions were interrupted in more than this share of the samples, a finding warns that many hot calls may be missing. */
const MUCH_INTERRUPTED = 0.25;

/**
 * Returns a warning if a profile has so few samples that it is hardly more than noise. The warning does not matter if many short profiles
 * are merged.
 */
export function aboutFewSamples({ samples, cpuNanos }: ValidProfile): Finding | undefined {
  if (samples >= MOSTLY_NOISE) return undefined;
  const seconds = Number(cpuNanos) / 1e9;
  const time = `${seconds.toFixed(seconds < 0.1 ? 2 : 1)} s of CPU time`;
  return warning(
    `The profile holds only ${count(samples, 'sample')} (${time}).`,
    'Profile the program for longer, or while it is busy.',
  );
}

/** Returns warnings about a valid but weak profile. */
function doubtsAbout(
  { ownShare = 1 }: ValidProfile,
  interruptedShare: number,
  modulePath: string | undefined,
  strange: string | undefined,
): Finding[] {
  const some =
    ownShare === 0
      ? 'None of the profile’s stacks holds'
      : `Only ${share(ownShare)} of the profile’s stacks hold`;
  const low = ownShare < LOW_OWN_SHARE && `${some} a function of ${modulePath}.`;
  const interrupted =
    interruptedShare > MUCH_INTERRUPTED &&
    `${share(interruptedShare)} of the profile’s samples are in \`runtime.asyncPreempt\`, as on a busy machine. The compiler does not learn from such samples which calls are hot.`;
  const doubts = [
    [
      low,
      'Check that the profile comes from this program, and that it was taken under the program’s usual load.',
    ],
    [interrupted, 'Profile the program on a machine with spare CPUs, or with `GODEBUG=asyncpreemptoff=1`.'],
    [strange, 'Check which program the source profiles.'],
  ] as const;
  return doubts.flatMap(([message, fix]) => (message ? warning(message, fix) : []));
}
