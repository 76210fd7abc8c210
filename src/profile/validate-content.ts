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
import { mustBeOfProgram } from './origin.ts';
import { type FileReading, hostProgramsIn, readAs, withoutPrograms } from './places.ts';
import { type TimeSums, timesOf } from './potential.ts';
import { aboutOtherPrograms, producerFaults, remedyForStartLines } from './producer-faults.ts';

/** A profile that may enter the merge. */
export interface ValidProfile
  extends Totals,
    FileReading,
    Pick<ProfileHead, 'period' | 'timeNanos' | 'durationNanos'> {
  /** Digest of the file as it was collected. */
  readonly sha256: string;
  /** Digest of its content: a gzipped and a plain copy have the same. */
  readonly content: string;
  /** Bytes of its content. */
  readonly unpacked: number;
  /** How many times the file is gzipped. */
  readonly gzipLayers: number;
  /** All columns of the file. */
  readonly fileColumns: readonly string[];
  /** Exact sum of the values of each column in the merge. */
  readonly totals: readonly bigint[];
  /** `type/unit` of the period. */
  readonly periodType: string;
  /** Of the program; several if it was merged elsewhere, none if the linker wrote none. */
  readonly buildIds: readonly string[];
  /** The version of Go that built the program, such as `go1.26.8` or `go1.26`, if the paths of its source files show it. */
  readonly goVersion?: string | undefined;
  /** What its producer dropped, as far as its call edges do not show it. */
  readonly gaps: HiddenGaps;
  /** Share of the samples with an own function anywhere on the stack; undefined if that is not known. */
  readonly ownShare: number | undefined;
}

export interface Validated {
  readonly profile: ValidProfile;
  /** What is doubtful about it, without its place. */
  readonly doubts: readonly Finding[];
  /** What its producer left out or put in, without its place. */
  readonly faults: readonly Finding[];
  /** How many programs its stacks belong to by its mappings, if those of other programs are not left out; 1 without mappings. */
  readonly programs: number;
}

/** A valid profile, with what the merge takes of the profile. */
export interface ValidContent extends Validated {
  readonly head: ProfileHead;
  readonly edges: EdgeSums;
  /** Where the time of its stacks went; absent if it holds only call edges. */
  readonly times: TimeSums | undefined;
}

/** What is known before a profile is validated. */
export interface ValidationContext {
  /** The program's own functions; undefined if the program is not known. */
  readonly own: OwnCode | undefined;
  /** The names of the profiles before, by the same `own` and renames. */
  readonly known: KnownNames;
  /** The edges of a profile before that are no longer needed: their memory is used again. */
  readonly last?: EdgeSums | undefined;
  /** How the profile is read, if that was decided before. */
  readonly reading?: FileReading | undefined;
}

/**
 * Validates one profile: is it a Go CPU profile that the compiler can use?
 * @throws ExpectedError with the reason when it may not enter the merge.
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
  const { timeNanos, durationNanos, period, periodType } = profile;
  const all = Number(totals[compilerSampleType(profile)]);
  const interrupted = weightWith(profile, bits, INTERRUPTED, 2) / all;
  // A compacted profile only shows that nothing of it is own.
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
    gaps: hiddenGapsOf(named, measured.samples),
    ownShare: own && (isOnlyEdges ? ofEdges : weightWith(profile, bits, OWN) / all),
  };
  const edges = foldEdges(named, 'It has', last);
  return {
    profile: valid,
    doubts: [...doubtsAbout(valid, interrupted, own?.modulePath, strange), ...aboutOtherColumns(whole)],
    faults: [...hosted.findings, ...producerFaults(named, valid, edges)],
    programs: hosted.leftOut.length > 0 ? 1 : hosted.programs,
    head: headOf(profile),
    edges,
    times: isOnlyEdges ? undefined : timesOf(named),
  };
}

/** The stacks of other programs of the host. @throws ExpectedError when they are most of the profile. */
function otherPrograms(whole: Profile, own: OwnCode | undefined, known: KnownNames) {
  if (whole.mappings.length < 2) return { leftOut: [], findings: [], programs: 1 };
  const isSourceKnown = own?.program !== undefined;
  const programs = hostProgramsIn(known.named(whole), isSourceKnown);
  const { main, modulePath = '' } = own?.program ?? {};
  const about = aboutOtherPrograms(programs, isSourceKnown ? (main?.importPath ?? modulePath) : undefined);
  return { ...about, programs: Math.max(1, programs.length) };
}

const ORIGIN_FIX = 'Check where this file comes from: it is damaged, or made up.';

/** @throws ExpectedError when it is of another kind, or lacks what all CPU profiles have. */
function mustBeCpuProfile(profile: Profile): void {
  const names = columnNames(profile);
  if (names.length === 0) throw notCpu('It is not a pprof profile: it names no sample type.');
  if (compilerSampleType(profile) < 0) {
    const other = OTHER_KINDS.find(([pattern]) => names.some((name) => pattern.test(name)));
    const converted = CONVERTED.find(([pattern]) => names.some((name) => pattern.test(name)));
    if (converted !== undefined)
      throw new ExpectedError(
        `It has the columns ${columnList(names)}, as ${converted[1]} writes them; the Go compiler reads \`samples/count\` or \`cpu/nanoseconds\`.`,
        { fix: converted[2] },
      );
    throw notCpu(
      other === undefined
        ? `It has the columns ${columnList(names)}; the Go compiler reads ${COMPILER_COLUMNS.map((name) => `\`${name}\``).join(' or ')}.`
        : `It is a ${other[1]} profile, not a CPU profile: its columns are ${columnList(names)}.`,
    );
  }
  // A CPU profile always names its period; if that is missing, so is the end of the file.
  if (profile.periodType === undefined || profile.period <= 0)
    throw new ExpectedError(
      'It has no sampling period: it is truncated, or was written by a converter that drops it.',
      { fix: 'Collect it again, straight from the Go program.' },
    );
  if (profile.periodType.type !== 'cpu')
    throw notCpu(`It was sampled by ${profile.periodType.type}, not by CPU time.`);
}

function notCpu(message: string): ExpectedError {
  return new ExpectedError(message, {
    fix: 'Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.',
  });
}

/** Columns by which a producer is known whose profiles the compiler cannot read, and what helps. */
const CONVERTED: readonly (readonly [RegExp, string, string])[] = [
  [
    /^process_cpu:/,
    'the export of Pyroscope’s UI',
    'Let this tool query the server (`pyroscope: https://HOST` below `sources`), or use `profilecli query go-pgo`.',
  ],
  [
    /_(sample|event)\/count$/,
    'perf_to_profile',
    'Take the profile with Go’s own profiler (`net/http/pprof`, `runtime/pprof`): a converted one has no start lines, and `go build` refuses it.',
  ],
];

/** What a profile is called by its columns, if it has none that the compiler knows. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(alloc|inuse)_(objects|space)\//, 'heap'],
  [/^(contentions|delay)\//, 'block or mutex'],
  [/^(goroutines?|threadcreate)\//, 'goroutine or thread'],
  [/^wall\//, 'wall-clock'],
];

/** @throws ExpectedError when there are no samples, or sums that are not exact. */
function exactSums(profile: Profile): bigint[] {
  const { samples, period } = profile;
  for (const value of samples.values)
    if (value < 0) throw notCpu('It has negative values: it is the difference of two profiles.');
  const totals = valueSums(profile);
  const taken = totals[compilerSampleType(profile)] ?? 0n;
  if (taken === 0n)
    throw new ExpectedError('It holds no samples: the program did nothing while it was profiled.', {
      fix: 'Profile it under load, or for longer (`seconds: 60`).',
    });
  // Without a time, that is its samples times its period.
  const time = sampleTypeIndex(profile, 'cpu', 'nanoseconds') >= 0 ? 0n : taken * BigInt(period);
  if ([...totals, time].every((total) => total <= BigInt(Number.MAX_SAFE_INTEGER))) return totals;
  const message = 'Its values or their time add up to more than 2^53, which no program reaches.';
  throw new ExpectedError(message, { fix: ORIGIN_FIX });
}

/** @throws ExpectedError when its functions are not named as Go names them. */
function mustBeGo({ profile: { functions }, names }: NamedProfile): void {
  const first = names.find(({ name }) => name !== '');
  if (first === undefined)
    throw new ExpectedError('It has no function names: it was never symbolized.', {
      fix: 'Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first.',
    });
  const GO = /^(main|runtime|internal\/runtime)[./]|[\w)\]]\.\(\*[^)]+\)\./;
  // A short profile of a program that computes may hold nothing but plain functions of other packages.
  const isGo = ({ name, isOwn }: KnownName, at: number) => {
    const file = functions.filename(at);
    return GO.test(name) || (file === '' ? isOwn : file.endsWith('.go'));
  };
  if (!names.some(isGo))
    throw new ExpectedError(
      `It is not from a Go program: its functions are named like \`${excerpt(first.name.replaceAll('`', "'"), 60)}\`.`,
      { fix: 'Point the source at the Go service itself.' },
    );
  // The compiler reads names line by line: with this one, every build would fail.
  if (!names.some(({ written }) => /[\n\r]/.test(written))) return;
  const message =
    'It has a function name of several lines, which no Go program has and `go build` cannot read.';
  throw new ExpectedError(message, { fix: ORIGIN_FIX });
}

/** What some function of a location has: a start line; a place in the runtime, in the program's own code; or that it interrupts. */
const [STARTS, OF_RUNTIME, OWN, INTERRUPTED] = [1, 2, 4, 8] as const;

function bitsOfLocations({ profile, names }: NamedProfile): Uint8Array {
  return locationBits(profile, (func) => {
    const { name, isOwn, frame } = names[func] as KnownName;
    const bits = (name.startsWith('runtime.') ? OF_RUNTIME : 0) | (isOwn ? OWN : 0);
    const starts = profile.functions.startLines[func] === 0 ? 0 : STARTS;
    return bits | starts | ((frame & INTERRUPTION) === 0 ? 0 : INTERRUPTED);
  });
}

/** @throws ExpectedError when the compiler would find no start line and refuse the profile. */
function mustHaveStartLines(profile: Profile, bits: Uint8Array): void {
  if (weightWith(profile, bits, STARTS, 2) > 0) return;
  const remedy = remedyForStartLines(profile);
  if (remedy !== undefined)
    throw new ExpectedError('Its functions have no start lines: `go build` refuses such a profile.', {
      fix: remedy,
    });
  throw new ExpectedError('Its functions have no start lines: `go build` refuses such a profile.', {
    fix: 'Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines.',
  });
}

/** Build IDs of the mappings that hold Go's runtime; if none does, of the first, which by convention is the program. */
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

/** A path in GOROOT: `/usr/local/go1.26.8/src/runtime/proc.go`, or one in the module cache or a tool cache. */
const IN_GOROOT = /go[-/\\]?(1\.\d+(?:\.\d+)?)(?:[./\\-].*)?[/\\]src[/\\]runtime[/\\]/;

function goVersionOf({ profile: { functions }, names }: NamedProfile): string | undefined {
  const inRuntime = names.findIndex(({ name }) => name.startsWith('runtime.'));
  const version = inRuntime < 0 ? undefined : IN_GOROOT.exec(`${functions.filename(inRuntime)}`)?.[1];
  return version && `go${version}`;
}

/** Below this many samples a single profile is hardly more than noise. */
const MOSTLY_NOISE = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = 0.1;

/** From this share of interruptions on, much of what is hot may be missing. */
const MUCH_INTERRUPTED = 0.25;

function doubtsAbout(
  { samples, cpuNanos, ownShare = 1 }: ValidProfile,
  interruptedShare: number,
  modulePath: string | undefined,
  strange: string | undefined,
): Finding[] {
  const time = `${(Number(cpuNanos) / 1e9).toFixed(1)} s of CPU time`;
  const few = samples < MOSTLY_NOISE && `It holds only ${count(samples, 'sample')} (${time}).`;
  const some = ownShare === 0 ? 'None of its stacks holds' : `Only ${share(ownShare)} of its stacks hold`;
  const low = ownShare < LOW_OWN_SHARE && `${some} a function of ${modulePath}.`;
  const interrupted =
    interruptedShare > MUCH_INTERRUPTED &&
    `${share(interruptedShare)} of its samples are in \`runtime.asyncPreempt\`, as on a busy machine: the compiler does not learn from them which calls are hot.`;
  const doubts = [
    [few, 'Profile it for longer, or while it is busy.'],
    [low, 'Check that it comes from this program, and that it was taken under its usual load.'],
    [interrupted, 'Profile it where CPUs are to spare, or with `GODEBUG=asyncpreemptoff=1`.'],
    [strange, 'Check which program the source profiles.'],
  ] as const;
  return doubts.flatMap(([message, fix]) => (message ? warning(message, fix) : []));
}
