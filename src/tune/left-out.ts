import * as v from 'valibot';
import { isCompact, type ProfileHead, remarksOf } from '../profile/columns.ts';
import { decodeFile } from '../profile/decode.ts';
import { type Edge, type Ends, edgeKey, edgesOf, mergeTwins, weightShare } from '../profile/edges.ts';
import { encodeEdges } from '../profile/encode.ts';
import {
  type Exclusion,
  excludedNames,
  exclusionInWords,
  isExcluded,
  renameExcluded,
} from '../profile/exclusions.ts';
import { encodeStacks } from '../profile/merge.ts';
import { type Finding, warning } from '../system/errors.ts';
import { compareText, count, fixed, share } from '../system/format.ts';

/**
 * Reads and writes the list of calls that a tuned profile leaves out. The list is in the profile itself, as comments that `go tool pprof
 * -comments` prints and `go build` ignores:
 *
 *     go-pgo left-out: {"callee":"go/printer.(*printer).print","weight":0.037,"go":"go1.26.8","kind":"cost","cost":1240,"limit":500}
 *
 * Because the list is in the profile, the next refresh can apply the list to a new merged profile, and readers can see which calls are
 * missing. A call that is left out keeps its weight and loses its names (exclusions.ts), so that all remaining calls stay as hot as before
 * for the compiler.
 */

/** The reason why a call is left out, with the figures that led to this decision. */
export type LeftOutReason =
  /** The inlining cost of the callee is above a limit. */
  | { readonly kind: 'cost'; readonly cost: number; readonly limit: number }
  /** Inlining this call makes `function` too large to be inlined in `places` other places. */
  | { readonly kind: 'lost'; readonly function: string; readonly places: number }
  /** The callee is large, and the profile makes the compiler copy it into `places` places. */
  | { readonly kind: 'copied'; readonly places: number; readonly cost?: number }
  /** The call is one of the lighter hot calls. The heavier calls, which are kept, hold the share `kept` of the weight, from 0 to 1. */
  | { readonly kind: 'weight'; readonly kept: number }
  /** The compiler crashes if the profile has this call. */
  | { readonly kind: 'crash' };

/** A call that is left out. Without a `caller`, all calls of the callee are left out. */
export type LeftOutCall = LeftOutReason & {
  readonly caller?: string;
  readonly callee: string;
  /** The share of the profile's edge weight in this call, from 0 to 1. */
  readonly weight: number;
  /** The Go version with which the figures were found, as `go env GOVERSION` prints it. */
  readonly go: string;
  /** A digest of the source of the functions that this entry names (code.ts), from the same time as `go`; absent if the source was not read. */
  readonly code?: string | undefined;
};

/** A profile that leaves out some calls. */
export interface TunedProfile {
  readonly bytes: Uint8Array;
  /** The calls that the profile leaves out, each with its weight in this profile. */
  readonly leftOut: readonly LeftOutCall[];
  /** Calls that should be left out, but that the profile does not contain. */
  readonly absent: readonly LeftOutCall[];
}

/**
 * Returns the profile without `calls`. For example, the profile is a new merged profile, and an earlier search found that `calls` make the
 * program slower. The comments of the returned profile hold the list of left-out calls. A list that is already in the profile is extended.
 * @param bytes a profile as `collect` writes it, of call edges or of whole stacks.
 * @throws ExpectedError if the bytes are not a valid profile.
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

/**
 * Returns a copy of the profile in which the compiler finds only `calls`. All other calls keep their weights and get names that the
 * compiler does not find, so the same calls are hot as in the whole profile.
 * @throws ExpectedError if the bytes are not a valid profile.
 */
export async function withOnlyCalls(bytes: Uint8Array, calls: readonly Ends[]): Promise<Uint8Array> {
  const { head, totals, edges } = edgesOf(await decodeFile(bytes));
  const kept = new Set(calls.map(({ caller, callee }) => edgeKey(caller, callee, 0)));
  const renamed = edges().edges.map((edge) =>
    kept.has(edgeKey(edge.caller, edge.callee, 0)) ? edge : { ...edge, ...excludedNames(edge, []) },
  );
  return encodeEdges(head, mergeTwins(renamed), totals, remarksOf(head));
}

/**
 * Returns the caller and the callee of each call edge that the list `calls` leaves out. An entry of `calls` without a caller stands for all
 * callers of the callee.
 */
export function callsLeftOut(edges: readonly Edge[], calls: readonly LeftOutCall[]): readonly Ends[] {
  return edges.filter((edge) => isExcluded(edge, calls)).map(({ caller, callee }) => ({ caller, callee }));
}

/**
 * Returns `calls` without the calls that the user wants to keep in the profile.
 * @param edges the call edges of the profile. A call without a caller is replaced by one call for each caller that need not be kept.
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

/** Warns about each entry of the setting `keep` for which the profile has no call. @param edges the call edges of the profile. */
export function aboutUnusedKeep(kept: readonly Exclusion[], edges: readonly Edge[]): readonly Finding[] {
  const unused = kept.filter((entry) => !edges.some((edge) => isExcluded(edge, [entry])));
  return unused.map((entry) => {
    const message = `The profile has no call of \`${exclusionInWords(entry)}\`, so \`keep\` has no effect.`;
    const fix =
      'Name functions as `go tool pprof -top` names them, such as `example.com/m/store.(*DB).Get`, or remove the entry from `keep`.';
    return warning(message, fix);
  });
}

function withoutCalls(edges: readonly Edge[], calls: readonly LeftOutCall[]): readonly Edge[] {
  return mergeTwins(renameExcluded(edges, calls));
}

const LEFT_OUT_COMMENT = 'go-pgo left-out:';

/** Writes a call as a comment of a profile. The properties in the comment always have the same order. */
export function leftOutComment(call: LeftOutCall): string {
  const { caller, callee, weight, go, code, kind, ...figures } = call;
  return (
    `${LEFT_OUT_COMMENT} ` +
    JSON.stringify({ caller, callee, weight: Number(weight.toPrecision(3)), go, code, kind, ...figures })
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
  code: v.optional(v.pipe(v.string(), v.maxLength(100))),
};
const LEFT_OUT_SCHEMA = v.variant('kind', [
  v.object({ ...CALL, kind: v.literal('cost'), cost: FIGURE, limit: FIGURE }),
  v.object({ ...CALL, kind: v.literal('lost'), function: FUNCTION_NAME, places: FIGURE }),
  v.object({ ...CALL, kind: v.literal('copied'), places: FIGURE, cost: v.optional(FIGURE) }),
  v.object({ ...CALL, kind: v.literal('weight'), kept: SHARE_OF_WEIGHT }),
  v.object({ ...CALL, kind: v.literal('crash') }),
]);

/** The calls that a profile leaves out, according to its comments. */
export interface LeftOutList {
  readonly calls: readonly LeftOutCall[];
  /** Comments that should list left-out calls but cannot be read, because a person or another version of this program wrote them. */
  readonly unreadable: readonly string[];
}

/** Reads the list of calls that a profile leaves out. The list is empty if the profile was not tuned. */
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

/** Warns about each comment that should list a left-out call but cannot be read. Every command that reads a list warns by this function. */
export function aboutUnreadableCalls({ comments }: Pick<ProfileHead, 'comments'>): readonly Finding[] {
  return readLeftOut({ comments }).unreadable.map((comment) => {
    const start = comment.slice(0, MOST_OF_COMMENT);
    const message = `A comment of the profile should name a left-out call, but the comment cannot be read: ${start}`;
    const fix =
      'The next refresh drops this comment, and no longer leaves out its call. To leave out the call nevertheless, name it with `exclude`.';
    return warning(message, fix);
  });
}

/** The number of characters of a comment that a warning shows. */
const MOST_OF_COMMENT = 200;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A left-out call, as the report describes it. */
export interface DescribedCall extends Pick<LeftOutCall, 'caller' | 'callee' | 'weight' | 'go'> {
  /** The reason in words, which a sentence shows after “because”. */
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
      return `inlining it makes ${call.function} too large to be inlined in ${count(call.places, 'other place')}`;
    case 'copied':
      return `the profile copies this large function into ${fixed(call.places, 0)} places`;
    case 'weight':
      return `it is not among the calls that hold the heaviest ${share(call.kept)} of the weight`;
    case 'crash':
      return 'the compiler crashes with it';
  }
}

/** Orders calls by their names, so that a list of calls is always written in the same order. */
export function byNames(a: LeftOutCall, b: LeftOutCall): number {
  return compareText(a.callee, b.callee) || compareText(a.caller ?? '', b.caller ?? '');
}
