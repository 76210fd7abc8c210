import * as v from 'valibot';
import { isCompact, type ProfileHead, remarksOf } from '../profile/columns.ts';
import { decodeFile } from '../profile/decode.ts';
import { type Edge, type Ends, edgesOf, mergeTwins, weightShare } from '../profile/edges.ts';
import { encodeEdges } from '../profile/encode.ts';
import { type Exclusion, isExcluded, renameExcluded } from '../profile/exclusions.ts';
import { encodeStacks } from '../profile/merge.ts';
import { compareText, fixed, share } from '../system/format.ts';

/**
 * The list of calls that a tuned profile leaves out. The list stands in the profile itself, as comments that `go tool pprof -comments`
 * prints and `go build` ignores:
 *
 *     go-pgo left-out: {"callee":"go/printer.(*printer).print","weight":0.037,"go":"go1.26.8","kind":"cost","cost":1240,"limit":500}
 *
 * So the next refresh can apply the same list to a new merge, and everyone can see what is missing. A call that is left out keeps its
 * weight and loses its names (exclusions.ts): then the compiler finds the same other calls hot as before.
 */

/** Why a call is left out, with the figures that led to it. */
export type LeftOutReason =
  /** The inlining cost of the callee is above a limit. */
  | { readonly kind: 'cost'; readonly cost: number; readonly limit: number }
  /** Inlining this call makes `function` too large to be inlined in so many other places. */
  | { readonly kind: 'lost'; readonly function: string; readonly places: number }
  /** The callee is large, and the profile copies it into so many places. */
  | { readonly kind: 'copied'; readonly places: number; readonly cost?: number }
  /** The calls that are heavier hold this share of the weight, 0 to 1. */
  | { readonly kind: 'weight'; readonly kept: number };

/** A call that is left out; without `caller`, all calls of the callee. */
export type LeftOutCall = LeftOutReason & {
  readonly caller?: string;
  readonly callee: string;
  /** The share of the profile's edge weight on it, 0 to 1. */
  readonly weight: number;
  /** The version that the figures were found with, as `go env GOVERSION` prints it. */
  readonly go: string;
};

/** A profile without some calls. */
export interface TunedProfile {
  readonly bytes: Uint8Array;
  /** The calls that it leaves out, each with its weight in this profile. */
  readonly leftOut: readonly LeftOutCall[];
  /** Calls of the list that the profile does not have, so there was nothing to leave out. */
  readonly absent: readonly LeftOutCall[];
}

/**
 * Returns the profile without these calls, for example a new merge without what an earlier search found to hurt. The comments of the
 * result hold the list; a list that the profile has already is kept and added to.
 * @param bytes a profile as `collect` writes it, of call edges or of whole stacks.
 * @throws ExpectedError when the bytes are no profile.
 */
export async function tuneProfile(bytes: Uint8Array, calls: readonly LeftOutCall[]): Promise<TunedProfile> {
  const profile = await decodeFile(bytes);
  const { head, totals, edges } = edgesOf(profile);
  const all = edges().edges;
  const weighed = calls.map((call) => ({
    ...call,
    weight: weightShare(all, (edge) => isExcluded(edge, [call])),
  }));
  const leftOut = weighed.filter(({ weight }) => weight > 0);
  const absent = weighed.filter(({ weight }) => weight === 0);
  if (leftOut.length === 0) return { bytes, leftOut, absent };
  const remarks = [...remarksOf(head), ...leftOut.map(leftOutComment)];
  const encoded = isCompact(profile)
    ? encodeEdges(head, withoutCalls(all, leftOut), totals, remarks)
    : encodeStacks(profile, { exclusions: leftOut, totals, remarks, isOriginal: true });
  return { bytes: encoded, leftOut, absent };
}

/** Lists callers and callees of the calls in a profile that a list leaves out. A call without a caller stands for all its callers. */
export function callsLeftOut(edges: readonly Edge[], calls: readonly LeftOutCall[]): readonly Ends[] {
  return edges.filter((edge) => isExcluded(edge, calls)).map(({ caller, callee }) => ({ caller, callee }));
}

/**
 * Returns the calls that may be left out although the user keeps some in the profile.
 * @param edges the call edges of the profile. A call without a caller is replaced by the calls of all callers that are not kept.
 * @param kept the calls of the setting `keep`.
 */
export function withoutKept(
  calls: readonly LeftOutCall[],
  edges: readonly Edge[],
  kept: readonly Exclusion[],
): readonly LeftOutCall[] {
  if (kept.length === 0) return calls;
  return calls.flatMap((call): readonly LeftOutCall[] => {
    const matching = edges.filter((edge) => isExcluded(edge, [call]));
    if (!matching.some((edge) => isExcluded(edge, kept))) return [call];
    const callers = new Set(matching.filter((edge) => !isExcluded(edge, kept)).map(({ caller }) => caller));
    return [...callers].map((caller) => ({
      ...call,
      caller,
      weight: weightShare(edges, (edge) => isExcluded(edge, [{ caller, callee: call.callee }])),
    }));
  });
}

function withoutCalls(edges: readonly Edge[], calls: readonly LeftOutCall[]): readonly Edge[] {
  return mergeTwins(renameExcluded(edges, calls));
}

const LEFT_OUT_COMMENT = 'go-pgo left-out: ';

/** Writes a call as a comment of a profile. The order of the properties is always the same. */
export function leftOutComment(call: LeftOutCall): string {
  const { caller, callee, weight, go, kind, ...figures } = call;
  return (
    LEFT_OUT_COMMENT +
    JSON.stringify({ caller, callee, weight: Number(weight.toPrecision(3)), go, kind, ...figures })
  );
}

const FUNCTION_NAME = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096));
const SHARE_OF_WEIGHT = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const FIGURE = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));
const CALL = {
  caller: v.optional(FUNCTION_NAME),
  callee: FUNCTION_NAME,
  weight: SHARE_OF_WEIGHT,
  go: v.pipe(v.string(), v.maxLength(100)),
};
const LEFT_OUT_SCHEMA = v.variant('kind', [
  v.object({ ...CALL, kind: v.literal('cost'), cost: FIGURE, limit: FIGURE }),
  v.object({ ...CALL, kind: v.literal('lost'), function: FUNCTION_NAME, places: FIGURE }),
  v.object({ ...CALL, kind: v.literal('copied'), places: FIGURE, cost: v.optional(FIGURE) }),
  v.object({ ...CALL, kind: v.literal('weight'), kept: SHARE_OF_WEIGHT }),
]);

/** What the comments of a profile say about calls that it leaves out. */
export interface LeftOutList {
  readonly calls: readonly LeftOutCall[];
  /** Comments of this kind that cannot be read, because a person or another version wrote them. */
  readonly unreadable: readonly string[];
}

/** Reads the list of calls that a profile leaves out. The list is empty for profiles that were not tuned. */
export function readLeftOut({ comments }: Pick<ProfileHead, 'comments'>): LeftOutList {
  const calls: LeftOutCall[] = [];
  const unreadable: string[] = [];
  for (const comment of comments) {
    if (!comment.startsWith(LEFT_OUT_COMMENT)) continue;
    const parsed = v.safeParse(LEFT_OUT_SCHEMA, jsonOf(comment.slice(LEFT_OUT_COMMENT.length)));
    if (parsed.success) calls.push(parsed.output as LeftOutCall);
    else unreadable.push(comment);
  }
  return { calls, unreadable };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A call that is left out, as the report has it. */
export interface DescribedCall extends Pick<LeftOutCall, 'caller' | 'callee' | 'weight' | 'go'> {
  /** The words that follow “because”. */
  readonly reason: string;
}

/** Describes the calls that are left out, for the report. */
export function describeCalls(calls: readonly LeftOutCall[]): readonly DescribedCall[] {
  return calls.map((call) => {
    const { caller, callee, weight, go } = call;
    return { caller, callee, reason: reasonInWords(call), weight, go };
  });
}

function reasonInWords(call: LeftOutCall): string {
  switch (call.kind) {
    case 'cost':
      return `its inlining cost of ${fixed(call.cost, 0)} is above ${fixed(call.limit, 0)}`;
    case 'lost':
      return `inlining it makes ${call.function} too large to be inlined in ${fixed(call.places, 0)} other places`;
    case 'copied':
      return `the profile copies this large function into ${fixed(call.places, 0)} places`;
    case 'weight':
      return `it is not among the calls that hold the heaviest ${share(call.kept)} of the weight`;
  }
}

/** Orders calls by their names, so that the same list is always written in the same order. */
export function byNames(a: LeftOutCall, b: LeftOutCall): number {
  return compareText(a.callee, b.callee) || compareText(a.caller ?? '', b.caller ?? '');
}
