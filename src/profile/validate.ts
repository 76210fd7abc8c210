import { createHash } from 'node:crypto';
import { ExpectedError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { count, share } from '../format.ts';
import { buildIdsOf } from './build-ids.ts';
import { profileBytes } from './bytes.ts';
import { isCompact, totalsOf, type WeightedSamples } from './compact.ts';
import { decodeProfile } from './decode.ts';
import { compilerSampleType } from './edges.ts';
import { withOwnNames } from './exclusions.ts';
import { hasAddedReturns } from './line-ends.ts';
import { mustBeOfProgram, type Origin, originOf } from './origin.ts';
import { type Profile, totalOf } from './profile.ts';
import { type Rename, withNewNames } from './rename.ts';
import type { OwnCode } from './stale.ts';
import { Malformed } from './wire.ts';

/** A profile that may enter the merge, and what the merge and the reports need to know of it. */
export interface JudgedProfile {
  /** Digest of the file as it was collected. */
  readonly sha256: string;
  /** Digest of what is in it, so that a gzipped and a plain copy are the same. */
  readonly content: string;
  readonly bytes: number;
  readonly samples: number;
  readonly cpuNanos: bigint;
  /** Set for a merge with weights: what its values look like. */
  readonly weighted?: WeightedSamples;
  /** `type/unit` of each sample type, in order. */
  readonly sampleTypes: readonly string[];
  /** Exact sum of the values of each sample type. */
  readonly totals: readonly bigint[];
  /** CPU time between two samples, nanoseconds. */
  readonly period: number;
  /** `type/unit` of the period. */
  readonly periodType: string;
  /** Start, nanoseconds since the epoch; 0 when unknown. */
  readonly timeNanos: bigint;
  readonly durationNanos: number;
  /** Of the program, not of libraries; several when it was merged elsewhere, none when the linker wrote none. */
  readonly buildIds: readonly string[];
  /** Share of the samples with an own function anywhere on the stack; undefined when that cannot be told. */
  readonly ownShare: number | undefined;
  /** Only where it is not known which program it should be of. */
  readonly origin?: Origin;
}

/** Doubts about a profile that is used all the same; the caller adds where it is from. */
export type Doubt = Pick<Finding, 'severity' | 'message' | 'fix'>;

export interface Judgement {
  readonly profile: JudgedProfile;
  readonly doubts: readonly Doubt[];
}

/** Below so many samples a single profile is hardly more than noise. */
const FEW_SAMPLES = 100;
/** Below this share of stacks with own code, PGO has little to work on. */
const LOW_OWN_SHARE = 0.1;

/**
 * Judges one collected file: is it a Go CPU profile that the compiler can use?
 * @param own the program's own functions, for their share; undefined when it is not known which program it is.
 * @param renames what its functions are called today.
 * @throws ExpectedError with the reason when it may not enter the merge.
 */
export async function judge(
  file: Uint8Array,
  own: OwnCode | undefined,
  renames: readonly Rename[] = [],
): Promise<Judgement> {
  const { bytes, profile: written } = await readProfileFile(file);
  const profile = withNewNames(withOwnNames(written), renames);
  mustBeCpuProfile(profile);
  mustHaveSamples(profile);
  mustBeGo(profile);
  mustHaveStartLines(profile);
  const strange = own?.program && mustBeOfProgram(profile, own.program);
  const ownShare = own && (isCompact(profile) ? noneOfOwn(profile, own) : shareOfOwn(profile, own));
  const totals = totalsOf(profile);
  const judged: JudgedProfile = {
    sha256: digest(file),
    content: digest(bytes),
    bytes: file.length,
    samples: totals.samples,
    cpuNanos: totals.cpuNanos,
    ...(totals.weighted && { weighted: totals.weighted }),
    sampleTypes: profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`),
    period: profile.period,
    totals: profile.sampleTypes.map((_, index) => totalOf(profile, index)),
    periodType:
      profile.periodType === undefined ? '' : `${profile.periodType.type}/${profile.periodType.unit}`,
    timeNanos: profile.timeNanos,
    durationNanos: profile.durationNanos,
    buildIds: buildIdsOf(profile),
    ownShare,
    ...(own === undefined && { origin: originOf(profile) }),
  };
  const doubts = doubtsAbout(judged, own?.modulePath);
  return { profile: judged, doubts: strange === undefined ? doubts : [...doubts, strangeness(strange)] };
}

function digest(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/**
 * Unpacks and decodes a profile file.
 * @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
 */
export async function readProfileFile(
  file: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly profile: Profile }> {
  try {
    const bytes = await profileBytes(file);
    return { bytes, profile: decodeOrExplain(bytes) };
  } catch (error) {
    if (!(error instanceof ExpectedError) || !hasAddedReturns(file)) throw error;
    throw new ExpectedError('Its line ends were converted, every LF to CR LF, as if it were text.', {
      fix: 'Add `*.pgo binary` to `.gitattributes`, delete the profile, and `git checkout` it; where it is damaged still, it was committed so: refresh it.',
      cause: error,
    });
  }
}

/** Decodes the protobuf bytes of a profile, @throws ExpectedError when they are damaged or no profile at all. */
export function decodeOrExplain(bytes: Uint8Array): Profile {
  let profile: Profile;
  try {
    profile = decodeProfile(bytes);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new ExpectedError(`It is truncated, damaged or no profile: ${error.message}.`, {
      fix: 'Collect it again, and compare its size with the original: a transfer may have been cut short.',
      cause: error,
    });
  }
  return profile;
}

const CPU_FIX =
  'Collect a CPU profile: `/debug/pprof/profile?seconds=30`, `go test -cpuprofile`, or `pprof.StartCPUProfile`.';

function mustBeCpuProfile(profile: Profile): void {
  if (profile.sampleTypes.length === 0) {
    throw new ExpectedError('It is not a pprof profile: it names no sample type.', { fix: CPU_FIX });
  }
  // Every heap profile has `space` columns, every block or mutex profile `contentions`.
  const names = profile.sampleTypes.map(({ type, unit }) => `${type}/${unit}`);
  const known = otherKind(names);
  if (known !== undefined)
    throw new ExpectedError(`It is a ${known} profile, not a CPU profile.`, { fix: CPU_FIX });
  if (compilerSampleType(profile) < 0) {
    throw new ExpectedError(
      `It has the sample types ${names.join(', ')}; the Go compiler takes samples/count or cpu/nanoseconds.`,
      { fix: CPU_FIX },
    );
  }
  // A CPU profile always names its period; where it is missing, the end of the file is, too.
  if (profile.periodType === undefined || profile.period <= 0) {
    throw new ExpectedError(
      'It has no sampling period: it is truncated, or was written by a converter that drops it.',
      {
        fix: 'Collect it again, straight from the Go program.',
      },
    );
  }
  if (profile.periodType.type !== 'cpu') {
    throw new ExpectedError(`It was sampled by ${profile.periodType.type}, not by CPU time.`, {
      fix: CPU_FIX,
    });
  }
}

function otherKind(names: readonly string[]): string | undefined {
  if (names.some((name) => /^(alloc|inuse)_(objects|space)\//.test(name))) return 'heap';
  if (names.some((name) => name.startsWith('contentions/') || name.startsWith('delay/')))
    return 'block or mutex';
  if (names.some((name) => /^(goroutine|goroutines|threadcreate)\//.test(name))) return 'goroutine or thread';
  if (names.some((name) => name.startsWith('wall/'))) return 'wall-clock';
  return undefined;
}

function mustHaveSamples(profile: Profile): void {
  const type = profile.sampleTypes.findIndex((_, index) =>
    profile.samples.some((s) => (s.values[index] ?? 0) < 0),
  );
  if (type >= 0) {
    throw new ExpectedError('It has negative values: it is the difference of two profiles.', {
      fix: CPU_FIX,
    });
  }
  if (totalOf(profile, compilerSampleType(profile)) === 0n) {
    throw new ExpectedError('It holds no samples: the program did nothing while it was profiled.', {
      fix: 'Profile it under load, or for longer (`seconds: 60`).',
    });
  }
}

function mustBeGo(profile: Profile): void {
  const names = profile.functions.map(({ name }) => name);
  if (names.every((name) => name === '')) {
    throw new ExpectedError('It has no function names: it was never symbolized.', {
      fix: 'Let the Go program write it (`net/http/pprof`, `runtime/pprof`), or symbolize it with its binary first.',
    });
  }
  if (
    !names.some(
      (name) => /^(main|runtime|internal\/runtime)[./]/.test(name) || /[\w)\]]\.\(\*[^)]+\)\./.test(name),
    )
  ) {
    throw new ExpectedError(
      `It is not from a Go program: its functions are named like \`${shortName(names)}\`.`,
      {
        fix: 'Point the source at the Go service itself.',
      },
    );
  }
}

function shortName(names: readonly string[]): string {
  return (names.find((name) => name !== '') ?? '')
    .replace(/[^\x20-\x7e]/g, '?')
    .replaceAll('`', "'")
    .slice(0, 60);
}

function mustHaveStartLines(profile: Profile): void {
  // What counts is what the compiler looks at: the two leaf-most locations of each stack.
  const starts = profile.locations.map(({ lines }) =>
    lines.some(({ func }) => func !== undefined && profile.functions[func]?.startLine !== 0),
  );
  if (profile.samples.some(({ locations }) => starts[locations[0] ?? -1] || starts[locations[1] ?? -1]))
    return;
  throw new ExpectedError('Its functions have no start lines: `go build` refuses such a profile.', {
    fix: 'Build the profiled program with Go 1.20 or later and take the profile from it directly; converters and re-symbolizing tools (`go tool pprof -symbolize`, perf_to_profile, older Parca) drop the start lines.',
  });
}

/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn(profile: Profile, own: OwnCode): 0 | undefined {
  return profile.functions.some(({ name }) => own.includes(name)) ? undefined : 0;
}

function shareOfOwn(profile: Profile, own: OwnCode): number {
  const type = compilerSampleType(profile);
  const ownFunction = profile.functions.map(({ name }) => own.includes(name));
  const ownLocation = profile.locations.map(({ lines }) =>
    lines.some(({ func }) => func !== undefined && ownFunction[func] === true),
  );
  let inOwn = 0;
  let all = 0;
  for (const sample of profile.samples) {
    const value = sample.values[type] ?? 0;
    all += value;
    if (sample.locations.some((location) => ownLocation[location] === true)) inOwn += value;
  }
  return all === 0 ? 0 : inOwn / all;
}

function doubtsAbout(profile: JudgedProfile, modulePath: string | undefined): Doubt[] {
  const doubts: Doubt[] = [];
  if (profile.samples < FEW_SAMPLES) {
    doubts.push({
      severity: 'warning',
      message: `It holds only ${count(profile.samples, 'sample')} (${seconds(profile.cpuNanos)} of CPU time).`,
      fix: 'Profile it for longer, or while it is busy.',
    });
  }
  if (profile.ownShare !== undefined && profile.ownShare < LOW_OWN_SHARE) {
    const howMany = profile.ownShare === 0 ? 'None' : `Only ${share(profile.ownShare)}`;
    doubts.push({
      severity: 'warning',
      message: `${howMany} of its stacks hold${profile.ownShare === 0 ? 's' : ''} a function of ${modulePath}.`,
      fix: 'Check that it comes from this program, and that it was taken under its usual load.',
    });
  }
  return doubts;
}

function strangeness(message: string): Doubt {
  return { severity: 'warning', message, fix: 'Check which program the source profiles.' };
}

function seconds(nanos: bigint): string {
  return `${(Number(nanos) / 1e9).toFixed(1)} s`;
}
