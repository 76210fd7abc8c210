import type { Finding } from '../system/errors.ts';
import { count, share } from '../system/format.ts';
import { buildIdsOf } from './build-ids.ts';
import { isMarkedCompact, totalsOfSums, type WeightedSamples } from './compact.ts';
import { contentOf, decodeBytes, decodeContent, type ProfileContent } from './content.ts';
import { decodeProfile } from './decode.ts';
import { type EdgeProfile, readEdges } from './edge-profile.ts';
import type { EdgeTable } from './edge-table.ts';
import { foldEdges } from './fold.ts';
import type { FoldedHead } from './folded-file.ts';
import { KnownNames, type NamedProfile } from './known-names.ts';
import { moduleTally } from './modules.ts';
import {
  mustBeCpuProfile,
  mustBeGo,
  mustHaveNamesOfOneLine,
  mustHaveSamples,
  mustHaveStartLines,
} from './must-be.ts';
import { mustBeOfProgram, type Origin, originOf } from './origin.ts';
import { packProfile } from './packed.ts';
import type { Profile } from './profile.ts';
import type { Rename } from './rename.ts';
import type { OwnCode } from './stale.ts';
import { surveyOf } from './survey.ts';
import type { TimeSums } from './time-sums.ts';

/** A profile that may enter the merge, and what the merge and the reports need to know of it. */
export interface JudgedProfile {
  /** Digest of the file as it was collected. */
  readonly sha256: string;
  /** Digest of what is in it, so that a gzipped and a plain copy are the same. */
  readonly content: string;
  readonly bytes: number;
  /** Of what is in it. */
  readonly unpacked: number;
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

/** What a profile is, with the means to reduce it to what the compiler reads. */
export interface Judging extends Judgement {
  /** Where the time of its stacks went. */
  readonly times: TimeSums;
  /** Whether it holds call edges already. */
  readonly isCompact: boolean;
  readonly head: FoldedHead;
  /** Its call edges, for the merge. @throws ExpectedError when they are absurdly many. */
  fold(): EdgeTable;
}

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
  const content = await contentOf(file);
  const { profile, doubts } = judgeContent(content, own, new KnownNames(own, renames));
  return { profile, doubts };
}

/** As `judge`. @param known the names of profiles that were judged before, by the same `own` and renames. */
export function judgeContent(content: ProfileContent, own: OwnCode | undefined, known: KnownNames): Judging {
  const { packed, profile, modules, survey } = decodeContent(content, (bytes) => {
    const packed = packProfile(bytes);
    const profile = known.named(packed);
    const modules = own === undefined ? moduleTally(profile, new Set()) : undefined;
    return { packed, profile, modules, survey: surveyOf(profile, known, modules?.add) };
  });
  mustBeCpuProfile(packed);
  mustHaveSamples(packed, survey);
  mustBeGo(profile);
  mustHaveNamesOfOneLine(profile);
  mustHaveStartLines(survey);
  const strange = own?.program && mustBeOfProgram(profile, own.program);
  const isCompact = isMarkedCompact(packed) && survey.isTwoFrames;
  const totals = totalsOfSums(packed, survey.totals, isCompact);
  const { timeNanos, durationNanos, period, periodType } = packed;
  const judged: JudgedProfile = {
    sha256: content.sha256,
    content: content.digest,
    bytes: content.fileBytes,
    unpacked: content.bytes.length,
    samples: totals.samples,
    cpuNanos: totals.cpuNanos,
    ...(totals.weighted && { weighted: totals.weighted }),
    sampleTypes: known.lists.of(packed.sampleTypes.map(({ type, unit }) => `${type}/${unit}`)),
    period,
    totals: survey.totals,
    periodType: periodType === undefined ? '' : `${periodType.type}/${periodType.unit}`,
    timeNanos,
    durationNanos,
    buildIds: known.lists.of(buildIdsOf(profile)),
    ownShare: own && (isCompact ? noneOfOwn(profile) : survey.ownShare),
    ...(modules && { origin: originOf(profile, modules.weights(), known.lists) }),
  };
  const doubts = doubtsAbout(judged, own?.modulePath);
  return {
    profile: judged,
    doubts: strange === undefined ? doubts : [...doubts, strangeness(strange)],
    times: survey.times,
    isCompact,
    head: { sampleTypes: packed.sampleTypes, periodType, period },
    fold: () => foldEdges(profile, survey.leaves),
  };
}

/** Of a compacted profile only this can be told: 0 when nothing of it is own, else undefined. */
function noneOfOwn({ names }: NamedProfile): 0 | undefined {
  return names.some(({ isOwn }) => isOwn) ? undefined : 0;
}

/**
 * Reads the call edges of a profile file.
 * @throws ExpectedError when it is damaged or no profile at all, with how it came to that where this can be told.
 */
export async function readEdgesOfFile(file: Uint8Array): Promise<EdgeProfile> {
  return decodeContent(await contentOf(file), readEdges);
}

/** In objects, what is larger takes more memory than there is. */
const MOST_IN_OBJECTS = 16 * 1024 * 1024;

/** As `readEdgesOfFile`, with its whole stacks; undefined when they would not fit into memory. */
export async function readStacksOfFile(file: Uint8Array): Promise<Profile | undefined> {
  const content = await contentOf(file);
  return content.bytes.length > MOST_IN_OBJECTS ? undefined : decodeContent(content, decodeProfile);
}

/** Decodes the protobuf bytes of a profile, @throws ExpectedError when they are damaged or no profile at all. */
export function decodeOrExplain(bytes: Uint8Array): Profile {
  return decodeBytes(bytes, decodeProfile);
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
