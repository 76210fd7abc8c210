import { hotThreshold } from '../profile/drift.ts';
import type { EdgeSet } from '../profile/edges.ts';
import { isOfRuntime } from '../profile/names.ts';
import { totalOf } from '../system/format.ts';
import { profileName, siteKey } from './inlining.ts';
import { readFunctionTable, readInlinedCalls } from './pclntab.ts';

/**
 * Finds out from a binary alone whether a certain profile was in effect when the binary was built. A binary records that it was built
 * with `-pgo=default.pgo`, but not with which bytes. Its table of functions shows more: every call that was inlined.
 *
 * Most inlined calls say nothing, because the compiler inlines small functions everywhere. So only these calls of the profile count:
 *
 * - The call is hot: with a profile, the compiler raises the inlining budget of its callee from 80 to 2,000.
 * - The caller is not in the runtime. All programs make the runtime's calls, so every profile makes the same ones hot.
 * - The callee has a function of its own in the binary, and more than 96 bytes of code. So the compiler does not inline it everywhere.
 * - No call that is not hot in the profile is inlined with this callee. So the callee is too large to be inlined without a profile.
 *
 * An example, the service of `examples/` with go1.26.8. Its profile has 137 hot calls outside of the runtime, and 75 to 80 of them count.
 * Built with this profile, the binary inlines 60 % of their weight; the rest is too large even for 2,000, or goes through an interface.
 * Built with `-pgo=off`, with the profile of another load or with the profile of the Go compiler, the binary inlines none.
 * gofmt with the profile of a run over the standard library has 41 such calls, and inlines 49 % of their weight; with the profile of
 * another program it inlines none of 24. The limits below rest on these three programs alone, all with go1.26.8.
 * The Go compiler itself has 1,500 such calls: it inlines 30 % of their weight as Go releases it, and 0.2 % built with `-pgo=off`.
 */

/** Whether a profile was used for a build; `unclear` and `too few calls` mean that the binary does not show it. */
export type EffectKind = 'in effect' | 'not in effect' | 'unclear' | 'too few calls';

/** What a binary shows of the use of a profile. */
export interface ProfileEffect {
  readonly kind: EffectKind;
  /** How many calls count, and how many of them the binary inlines. */
  readonly calls: number;
  readonly inlined: number;
  /** The weight of the inlined calls, as a share of the weight of all calls that count, from 0 to 1. */
  readonly share: number;
  /** How many hot calls outside of the runtime have a caller that is missing in the binary, and how many hot calls there are. */
  readonly absent: number;
  readonly hot: number;
}

/** If fewer calls count, the result would depend on chance. */
const FEWEST_CALLS = 10;
/** The binaries above inline 30 to 60 % of the weight if they were built with the profile, and at most 0.2 % if they were not. */
const [LEAST_IN_EFFECT, MOST_OF_OTHERS] = [0.1, 0.03];
/** Smaller functions may be cheap enough to be inlined without a profile. */
const LARGEST_CHEAP = 96;

/**
 * Finds out whether a profile was used for the build of a binary.
 * @param bytes the content of the binary.
 * @returns undefined if the binary has no table of functions that we can read.
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
