import { HOT_SHARE } from '../profile/drift.ts';
import { byWeight, type Edge, type EdgeSet } from '../profile/edges.ts';
import { isOfRuntime, ownName } from '../profile/names.ts';
import { fixed } from '../system/format.ts';
import { type CompilerNotes, HOTTEST, UNSEEN } from './compiler-notes.ts';
import { type InlinedSites, profileName, siteKey } from './inlining.ts';

/**
 * Lists the hot calls that the compiler neither inlined nor turned into direct calls. For each call, the list says where the call is in the
 * source, and gives the reason in the compiler's words. The list is a to-do list for users who know the program. Users who know the program
 * can make the called function smaller, move its rarely executed code into another function, or call a method of a concrete type.
 *
 *     main.sum → main.(*Tree).Walk, tree.go:31: cannot be inlined: unhandled op DEFER
 *
 * Calls from or to Go's runtime are not listed, because users cannot change them. Calls that the setting `exclude` excludes are not listed
 * either.
 */

/** A hot call that the compiler neither inlined nor turned into a direct call. */
export interface MissedCall {
  readonly caller: string;
  readonly callee: string;
  /** The file and the line of the call, such as `render/page.go:112`. */
  readonly position: string;
  /** The share of the profile's edge weight in this call, from 0 to 1. */
  readonly weight: number;
  readonly kind: MissedKind;
  /** The reason why the compiler did not inline the call, as a text that follows a colon. */
  readonly reason: string;
  /** The inlining cost of the callee; absent if it is not known. */
  readonly cost?: number;
}

/**
 * The kinds of reasons. `cost`: the callee is too large. `forbidden`: something in the callee forbids inlining. `big caller`: the caller is
 * too large. `recursive`: the call leads back to the same function. `indirect`: the call goes through an interface or a function value.
 */
export type MissedKind = 'cost' | 'forbidden' | 'big caller' | 'recursive' | 'indirect';

/** The facts about a program and its profile that `missedCalls` needs. */
export interface MissedFacts {
  readonly edges: EdgeSet;
  /** The inlined calls in the binary that was built with the profile. */
  readonly inlined: InlinedSites;
  /** What the compiler printed about the build with the profile. */
  readonly notes: CompilerNotes;
  /** Returns the position of a call in the source; undefined if the binary does not have the caller. */
  readonly positionOf: (caller: string, lineOffset: number) => string | undefined;
}

/** The maximum number of missed calls in the list. */
const MOST_MISSED = 50;

/**
 * Returns the edges that the compiler treats as hot, without edges from or to the runtime, the heaviest first. Edges of the same weight are
 * sorted by their names.
 */
export function hotEdges({ edges, totalWeight }: EdgeSet): Edge[] {
  const hot: Edge[] = [];
  let held = 0;
  for (const edge of edges.toSorted(byWeight)) {
    if (held > HOT_SHARE * totalWeight) break;
    held += edge.weight;
    if (!isOfRuntime(edge.caller) && !isEntryOfRuntime(edge.callee)) hot.push(edge);
  }
  return hot;
}

/**
 * True if a function is in the runtime, or is assembly that Go code calls. The result is also true for a function that stands for a
 * function of the runtime, such as `sync.runtime_procPin`.
 */
function isEntryOfRuntime(name: string): boolean {
  return isOfRuntime(name) || /\.runtime_\w+$/.test(name) || !name.includes('.');
}

/** Returns the hot calls that the compiler neither inlined nor turned into direct calls, the heaviest first. */
export function missedCalls({ edges, inlined, notes, positionOf }: MissedFacts): MissedCall[] {
  const missed: MissedCall[] = [];
  for (const { caller, callee, offset, weight } of hotEdges(edges)) {
    if (missed.length === MOST_MISSED) break;
    if (inlined.has(siteKey({ caller, callee, lineOffset: offset })) || ownName(callee) !== callee) continue;
    const why = whyMissed(caller, callee, offset, notes);
    const position = positionOf(profileName(caller), offset);
    if (why === undefined || position === undefined) continue;
    missed.push({ caller, callee, position, weight: weight / edges.totalWeight, ...why });
  }
  return missed;
}

type Why = Pick<MissedCall, 'kind' | 'reason' | 'cost'>;

/**
 * Returns why the compiler neither inlined a call nor turned it into a direct call. The result is undefined if the call became direct, or
 * if the compiler printed nothing about the call.
 */
function whyMissed(caller: string, callee: string, offset: number, notes: CompilerNotes): Why | undefined {
  const decided = notes.ofIndirectCall(caller, callee, offset);
  const own = notes.ofFunction(callee);
  if (decided !== undefined) {
    const reason = indirectInWords(decided);
    if (reason !== undefined) return { kind: 'indirect', reason };
    if (own?.kind !== 'forbidden') return undefined;
  }
  if (profileName(caller) === profileName(callee) || notes.isRecursive(callee))
    return { kind: 'recursive', reason: 'the call is recursive' };
  switch (own?.kind) {
    case undefined:
      return undefined;
    case 'forbidden':
      return { kind: 'forbidden', reason: `cannot be inlined: ${own.why}` };
    case 'too complex': {
      const { cost, budget } = own;
      const reason = `its inlining cost of ${fixed(cost, 0)} exceeds the budget of ${fixed(budget, 0)}`;
      return { kind: 'cost', reason, cost };
    }
    case 'inlinable':
      if (!notes.isBig(caller)) return undefined;
      return {
        kind: 'big caller',
        reason:
          'the caller is too big: in functions of more than 5,000 nodes, only callees of cost 20 or less are inlined',
        cost: own.cost,
      };
  }
}

/** Returns why the compiler did not turn an indirect call into a direct call of this callee; undefined if the call became direct. */
function indirectInWords(decided: string): string | undefined {
  const indirect = 'the call goes through an interface or a function value';
  if (decided.endsWith(UNSEEN))
    return `${indirect}, and the calling package does not import the callee’s package, so the compiler cannot make the call direct`;
  if (decided.startsWith(HOTTEST)) return undefined;
  return `${indirect}, and another function is called more often there`;
}
