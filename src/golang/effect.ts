import { hotThreshold } from '../profile/drift.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { isOfRuntime } from '../profile/names.ts';
import { totalOf } from '../system/format.ts';
import { profileName, siteKey } from './inlining.ts';
import { readFunctionTable, readInlinedCalls } from './pclntab.ts';

/**
 * Finds out, from a binary and a profile, whether the binary was built with this profile. A binary records that it was built with
 * `-pgo=default.pgo`, but it does not record the content of the file `default.pgo`. The table of functions in the binary shows more,
 * because it lists every call that was inlined.
 *
 * Most inlined calls prove nothing about the profile, because the compiler inlines small functions everywhere. Therefore a call of the
 * profile is evidence only if it meets all of the following four conditions:
 *
 * - The call is hot. The compiler raises the inlining budget for the callee of a hot call from 80 to 2,000.
 * - The caller is not in the runtime. All programs make the runtime's calls, so every profile makes the same runtime calls hot.
 * - The binary has the callee as a separate function with more than 96 bytes of code. If the callee is a separate function in the binary,
 *   it is not inlined everywhere.
 * - In the binary, the callee is inlined only at calls that are hot in the profile. A callee that is inlined only at hot calls is too large
 *   to be inlined without a profile.
 *
 * For example, the profile of the service in `examples/` has 137 hot calls outside of the runtime. With go1.26.8, 75 to 80 of these calls
 * meet the four conditions. In the binary that is built with this profile, the inlined calls have 60 % of the weight of all calls that meet
 * the conditions. The other calls are not inlined, because their callees have an inlining cost above 2,000 or are called through an
 * interface. In a binary that is built without this profile, no call that meets the conditions is inlined. We tried `-pgo=off`, the profile
 * of another load, and the profile of the Go compiler. For gofmt, the profile of a run over the standard library has 41 calls that meet the
 * conditions. A gofmt that is built with this profile inlines 49 % of the weight of these 41 calls. The profile of another program has 24
 * calls that meet the conditions in the binary of gofmt, and gofmt inlines none of these 24 calls. The profile of the Go compiler itself
 * has 1,500 calls that meet the conditions. The released Go compiler inlines 30 % of the weight of these 1,500 calls. A Go compiler that is
 * built with `-pgo=off` inlines 0.2 % of the weight of these 1,500 calls. The thresholds in this file come from measurements of only these
 * three programs, all built with go1.26.8.
 */

/**
 * Says whether a profile was used for a build. `unclear` and `too few calls` mean that the binary does not show whether the profile was
 * used.
 */
export type EffectKind = 'in effect' | 'not in effect' | 'unclear' | 'too few calls';

/** The signs in a binary that show whether a profile was used. */
export interface ProfileEffect {
  readonly kind: EffectKind;
  /**
   * The number of calls of the profile that meet the four conditions in this file, and the number of these calls that the binary inlines.
   */
  readonly calls: number;
  readonly inlined: number;
  /** The weight of the inlined calls divided by the weight of all calls that meet the conditions, from 0 to 1. */
  readonly share: number;
  /**
   * `hot` is the number of all hot calls outside of the runtime. `absent` is the number of hot calls outside of the runtime whose caller is
   * missing in the binary.
   */
  readonly absent: number;
  readonly hot: number;
}

/** The minimum number of calls that must meet the four conditions. With fewer calls, the result would depend on chance. */
const FEWEST_CALLS = 10;
/**
 * In our examples, a binary that was built with the profile inlines 30 to 60 % of the weight of the calls that meet the conditions. A
 * binary that was built without the profile inlines at most 0.2 % of the weight of these calls.
 */
const [LEAST_IN_EFFECT, MOST_OF_OTHERS] = [0.1, 0.03];
/** A function with at most this many bytes of machine code may be so cheap that the compiler inlines it without a profile. */
const LARGEST_CHEAP = 96;

/**
 * Finds out whether a profile was used for the build of a binary.
 * @param bytes the content of the binary.
 * @returns undefined if the binary has no readable table of functions.
 */
export function profileEffect(bytes: Buffer, { edges }: EdgeSet): ProfileEffect | undefined {
  const table = readFunctionTable(bytes);
  const inlinedCalls = table && readInlinedCalls(table);
  if (table === undefined || inlinedCalls === undefined) return undefined;
  const { least } = hotThreshold(Float64Array.from(edges, ({ weight }) => weight));
  const hot = edges.flatMap(({ caller, callee, offset, weight }) => {
    if (weight < least || isOfRuntime(caller)) return [];
    const key = siteKey({ caller, callee, lineOffset: offset });
    return { caller: profileName(caller), callee: profileName(callee), key, weight };
  });
  const hotKeys = new Set(hot.map(({ key }) => key));
  const sizes = new Map(table.functions.map(({ name, bytes: size }) => [profileName(name), size]));
  const callers = new Set([...sizes.keys(), ...inlinedCalls.map(({ caller }) => profileName(caller))]);
  const keys = new Set<string>();
  const inlinedAnyway = new Set<string>();
  for (const call of inlinedCalls) {
    const key = siteKey(call);
    keys.add(key);
    if (!hotKeys.has(key)) inlinedAnyway.add(profileName(call.callee));
  }
  const present = hot.filter(({ caller }) => callers.has(caller));
  const counting = present.filter(
    ({ callee }) => (sizes.get(callee) ?? 0) > LARGEST_CHEAP && !inlinedAnyway.has(callee),
  );
  const inlined = counting.filter(({ key }) => keys.has(key));
  const weightOf = (some: typeof hot) => totalOf(some, ({ weight }) => weight);
  const share = counting.length === 0 ? 0 : weightOf(inlined) / weightOf(counting);
  return {
    kind: effectKind(counting.length, share),
    calls: counting.length,
    inlined: inlined.length,
    share,
    absent: hot.length - present.length,
    hot: hot.length,
  };
}

function effectKind(calls: number, share: number): EffectKind {
  if (calls < FEWEST_CALLS) return 'too few calls';
  if (share >= LEAST_IN_EFFECT) return 'in effect';
  return share <= MOST_OF_OTHERS ? 'not in effect' : 'unclear';
}
