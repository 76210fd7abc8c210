import { hotThreshold } from '../profile/drift.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { isOfRuntime } from '../profile/names.ts';
import { totalOf } from '../system/format.ts';
import { profileName, siteKey } from './inlining.ts';
import { readFunctionTable, readInlinedCalls } from './pclntab.ts';

/**
 * Finds out, from a binary and a profile, whether the binary was built with this profile. A binary records that it was built with
 * `-pgo=default.pgo`, but not the content of this file. The table of functions in the binary shows more, because it lists every call that
 * was inlined.
 *
 * Most inlined calls prove nothing about the profile, because the compiler inlines small functions everywhere. Therefore only calls of the
 * profile that meet all of the following four conditions count:
 *
 * - The call is hot. The compiler raises the inlining budget for the callee of a hot call from 80 to 2,000.
 * - The caller is not in the runtime. All programs make the runtime's calls, so every profile makes the same runtime calls hot.
 * - The callee has a function of its own in the binary, and more than 96 bytes of code. A callee with a function of its own is not inlined
 *   everywhere.
 * - In the binary, the callee is inlined only at calls that are hot in the profile. A callee that is inlined only at hot calls is too large
 *   to be inlined without a profile.
 *
 * For example, the profile of the service in `examples/`, with go1.26.8, has 137 hot calls outside of the runtime, and 75 to 80 of these
 * calls count. The binary that is built with this profile inlines 60 % of the weight of the calls that count. The callees of the remaining
 * calls cost more than 2,000, or are called through an interface. A binary that is built with `-pgo=off`, with the profile of another load
 * or with the profile of the Go compiler inlines none of these calls. For gofmt, the profile of a run over the standard library has 41
 * calls that count, and the binary that is built with this profile inlines 49 % of their weight. The profile of another program has 24
 * calls that count, and gofmt inlines none of them. The profile of the Go compiler itself has 1,500 calls that count. The released Go
 * compiler inlines 30 % of the weight of these calls, and a Go compiler that is built with `-pgo=off` inlines 0.2 %. The limits in this
 * file rest on only these three programs, all built with go1.26.8.
 */

/**
 * Says whether a profile was used for a build. `unclear` and `too few calls` mean that the binary does not show whether the profile was
 * used.
 */
export type EffectKind = 'in effect' | 'not in effect' | 'unclear' | 'too few calls';

/** The signs in a binary that show whether a profile was used. */
export interface ProfileEffect {
  readonly kind: EffectKind;
  /** The number of calls that count (see the conditions in this file), and the number of these calls that the binary inlines. */
  readonly calls: number;
  readonly inlined: number;
  /** The weight of the inlined calls divided by the weight of all calls that count, from 0 to 1. */
  readonly share: number;
  /**
   * `absent` is the number of hot calls outside of the runtime whose caller is missing in the binary; `hot` is the number of all hot calls
   * outside of the runtime.
   */
  readonly absent: number;
  readonly hot: number;
}

/** The least number of calls that must count. If fewer calls count, the result depends on chance. */
const FEWEST_CALLS = 10;
/**
 * A binary that was built with the profile inlines 30 to 60 % of the weight in our examples. A binary that was built without the profile
 * inlines at most 0.2 %.
 */
const [LEAST_IN_EFFECT, MOST_OF_OTHERS] = [0.1, 0.03];
/** The bytes of machine code up to which a function may be cheap enough to be inlined without a profile. */
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
