import { share } from '../system/format.ts';
import { isCompact, type Profile } from './columns.ts';
import { type EdgeSet, weightShare } from './edges.ts';
import type { NamedProfile } from './names.ts';
import { placesWithoutInlining, startless } from './producer-faults.ts';

/**
 * Finds what a profile lacks for a comparison with another profile.
 *
 * Two profiles are compared by their call edges: caller, callee, and the line of the call. A producer may drop lines, start
 * lines, inlined frames or type arguments. Then the same workload gives other edges, and a comparison would call that a change
 * of the workload. So each comparison first asks `differentGap` whether one profile lacks much more than the other one:
 *
 *     100.0 % of the weight of the committed profile’s calls has no line; of the new profile’s, it is 0.0 %.
 *
 * Two profiles that lack the same are compared, because both have the same other edges.
 *
 * Lines and type arguments show in the edges. Start lines and inlined frames show only in whole stacks, so a compacted profile
 * has comments about them: `go-pgo without-inlined-frames: 100 %`.
 */
export interface HiddenGaps {
  /** The share of its samples from profiles without inlined frames, as a fraction. */
  readonly withoutInlinedFrames: number;
  /** The share of its samples in functions without a start line, as a fraction. */
  readonly withoutStartLines: number;
}

/** The gaps of a profile in which nothing is hidden. */
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

/** Returns the comments that a compacted profile has about its hidden gaps. A gap below 1 % has none. */
export function hiddenGapsInWords({ withoutInlinedFrames, withoutStartLines }: HiddenGaps): string[] {
  const shares = [
    [WITHOUT_INLINED_FRAMES, withoutInlinedFrames],
    [WITHOUT_START_LINES, withoutStartLines],
  ] as const;
  return shares
    .filter(([, lost]) => lost >= 0.01)
    .map(([name, lost]) => `go-pgo ${name}: ${Math.round(100 * lost)} %`);
}

/** Computes the gaps of a merge: the means of its inputs, which have the weight of their samples times their factor. */
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

/** A profile as a comparison reads it. */
interface ComparedEdges {
  readonly edges: EdgeSet;
  readonly gaps: HiddenGaps;
}

/** The kinds of gaps. Each has a function for the share of a profile with this gap, and the sentence about that share. */
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

/** Two profiles differ in what they lack if their shares differ by more than this. Less moves an overlap by less than noise does. */
const MUCH_MORE = 0.1;

/** A gap that only one of two profiles has. */
export interface DifferentGap {
  /** The profile that lacks more. */
  readonly worse: 'before' | 'after';
  /** Says how much each of them lacks, as the beginning of a sentence without a full stop. */
  readonly message: string;
}

/**
 * Finds the gap by which two profiles differ most. Their edges then differ for that reason alone, so the workload cannot be compared.
 * @param names says whose the two profiles are: `the committed profile’s`.
 * @returns undefined if they lack the same.
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
