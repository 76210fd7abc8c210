import { share } from '../system/format.ts';
import { isCompact, type Profile } from './columns.ts';
import { type EdgeSet, weightShare } from './edges.ts';
import type { NamedProfile } from './names.ts';
import { placesWithoutInlining, startless } from './producer-faults.ts';

/**
 * Finds the data that a profile lacks for a comparison with another profile.
 *
 * Two profiles are compared by their call edges: caller, callee, and the line of the call. A producer may drop lines, start lines, inlined
 * frames or type arguments. If a profile has such gaps, an unchanged workload gives different edges, and a comparison would report that the
 * workload has changed. So each comparison first calls `differentGap`, which finds out if one profile lacks much more data than the other
 * profile. For example:
 *
 *     100.0 % of the weight of the committed profile’s calls has no line; of the new profile’s, it is 0.0 %.
 *
 * Two profiles with the same gaps can be compared, because the gaps change the edges of both profiles in the same way.
 *
 * The edges of a profile show missing lines and type arguments. Only whole stacks show missing start lines and inlined frames, so a
 * compacted profile has comments about these two gaps, such as `go-pgo without-inlined-frames: 100 %`.
 */
export interface HiddenGaps {
  /** The share of the samples that come from profiles without inlined frames, as a fraction. */
  readonly withoutInlinedFrames: number;
  /** The share of the samples in functions without a start line, as a fraction. */
  readonly withoutStartLines: number;
}

/** The values for a profile without hidden gaps. */
export const NO_HIDDEN_GAPS: HiddenGaps = { withoutInlinedFrames: 0, withoutStartLines: 0 };

const WITHOUT_INLINED_FRAMES = 'without-inlined-frames';
const WITHOUT_START_LINES = 'without-start-lines';

/** Finds the gaps that the call edges of a profile do not show. */
export function hiddenGapsOf(named: NamedProfile, samples: number): HiddenGaps {
  const { profile } = named;
  if (!isCompact(profile))
    return {
      withoutInlinedFrames: placesWithoutInlining(named, samples) > 0 ? 1 : 0,
      withoutStartLines: startless(named),
    };
  return {
    withoutInlinedFrames: shareInComments(profile, WITHOUT_INLINED_FRAMES),
    withoutStartLines: shareInComments(profile, WITHOUT_START_LINES),
  };
}

function shareInComments({ comments }: Profile, name: string): number {
  const prefix = `go-pgo ${name}: `;
  const value = comments.find((line) => line.startsWith(prefix))?.slice(prefix.length) ?? '';
  return /^\d{1,3} %$/.test(value) ? Number.parseInt(value, 10) / 100 : 0;
}

/** Returns the comments that a compacted profile has about its hidden gaps. There is no comment about a gap below 1 %. */
export function hiddenGapsInWords({ withoutInlinedFrames, withoutStartLines }: HiddenGaps): string[] {
  const shares = [
    [WITHOUT_INLINED_FRAMES, withoutInlinedFrames],
    [WITHOUT_START_LINES, withoutStartLines],
  ] as const;
  return shares
    .filter(([, lost]) => lost >= 0.01)
    .map(([name, lost]) => `go-pgo ${name}: ${Math.round(100 * lost)} %`);
}

/** Computes the gaps of a merge. Each gap is the mean of the inputs' gaps, weighted by the samples of an input times its factor. */
export function mergedGaps(
  merged: readonly {
    readonly factor: number;
    readonly profile: { readonly gaps: HiddenGaps; readonly samples: number };
  }[],
): HiddenGaps {
  const inputs = merged.map(({ factor, profile }) => {
    return { gaps: profile.gaps, weight: factor * profile.samples };
  });
  const all = inputs.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (gapOf: (gaps: HiddenGaps) => number) =>
    all === 0 ? 0 : inputs.reduce((sum, { gaps, weight }) => sum + weight * gapOf(gaps), 0) / all;
  return {
    withoutInlinedFrames: mean((gaps) => gaps.withoutInlinedFrames),
    withoutStartLines: mean((gaps) => gaps.withoutStartLines),
  };
}

/** The data of a profile that a comparison reads. */
interface ComparedEdges {
  readonly edges: EdgeSet;
  readonly gaps: HiddenGaps;
}

/**
 * The kinds of gaps. Each kind has two functions: one computes the share of a profile that has this gap, the other writes a sentence about
 * the share.
 */
const GAPS: readonly {
  readonly shareOf: (profile: ComparedEdges) => number;
  readonly message: (lost: string, whose: string) => string;
}[] = [
  {
    shareOf: ({ edges }) => weightShare(edges.edges, ({ offset }) => offset < 0),
    message: (lost, whose) => `${lost} of the weight of ${whose} calls has no line`,
  },
  {
    shareOf: ({ gaps }) => gaps.withoutInlinedFrames,
    message: (lost, whose) => `${lost} of ${whose} samples are from a producer that drops inlined calls`,
  },
  {
    shareOf: ({ gaps }) => gaps.withoutStartLines,
    message: (lost, whose) => `${lost} of ${whose} samples are in functions without a start line`,
  },
  {
    shareOf: ({ edges }) =>
      weightShare(edges.edges, ({ caller, callee }) => caller.includes('[...]') || callee.includes('[...]')),
    message: (lost, whose) =>
      `${lost} of the weight of ${whose} calls is on functions whose type arguments were cut`,
  },
];

/**
 * Two profiles have different gaps if their shares differ by more than this. A smaller difference between the shares changes an overlap
 * less than noise does.
 */
const MUCH_MORE = 0.1;

/** A gap that is much larger in one of two profiles. */
export interface DifferentGap {
  /** The profile with the larger gap. */
  readonly worse: 'before' | 'after';
  /** The beginning of a sentence, without a full stop, that gives the size of this gap in each of the two profiles. */
  readonly message: string;
}

/**
 * Finds the gap by which two profiles differ most. A gap alone makes the edges of two profiles different, so the workloads of such profiles
 * cannot be compared.
 * @param names the possessives of the two profiles in the message, such as `the committed profile’s`.
 * @returns undefined if both profiles have the same gaps.
 */
export function differentGap(
  before: ComparedEdges,
  after: ComparedEdges,
  names: { readonly before: string; readonly after: string } = {
    before: 'the committed profile’s',
    after: 'the new profile’s',
  },
): DifferentGap | undefined {
  const differences = GAPS.map((gap) => {
    return { gap, before: gap.shareOf(before), after: gap.shareOf(after) };
  });
  const distance = (one: { before: number; after: number }) => Math.abs(one.before - one.after);
  const [most] = differences
    .filter((one) => distance(one) > MUCH_MORE)
    .sort((a, b) => distance(b) - distance(a));
  if (most === undefined) return undefined;
  const worse = most.before > most.after ? 'before' : 'after';
  const better = worse === 'before' ? 'after' : 'before';
  const message = `${most.gap.message(share(most[worse]), names[worse])}; of ${names[better]}, it is ${share(most[better])}`;
  return { worse, message };
}
