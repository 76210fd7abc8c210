import { HOT_SHARE } from '../profile/drift.ts';
import { byWeight, type Edge, type EdgeSet } from '../profile/edges.ts';
import { isOfRuntime, ownName } from '../profile/names.ts';
import { fixed } from '../system/format.ts';
import { type CompilerNotes, HOTTEST, UNSEEN } from './compiler-notes.ts';
import { type InlinedSites, profileName, siteKey } from './inlining.ts';

/**
 * Lists the hot calls that are still calls: the compiler neither inlined them nor made them direct. For each it says why, in the
 * compiler's words, and where the call is in the source. It is a to-do list: someone who knows the program can make the function
 * smaller, split its rare part off, or call a concrete type.
 *
 *     main.sum → main.(*Tree).Walk, tree.go:31: cannot be inlined: unhandled op DEFER
 *
 * Calls in Go's runtime and to it do not count, because users cannot change them. Nor do calls that `exclude` keeps out.
 */

/** A hot call that is still a call. */
export interface MissedCall {
  readonly caller: string;
  readonly callee: string;
  /** File and line of the call, such as `render/page.go:112`. */
  readonly position: string;
  /** The share of the profile's edge weight, 0 to 1. */
  readonly weight: number;
  readonly kind: MissedKind;
  /** A text that follows a colon. */
  readonly reason: string;
  /** The inlining cost of the callee, where it has one. */
  readonly cost?: number;
}

/**
 * `cost`: the callee is too large. `forbidden`: something in the callee forbids it. `big caller`: the caller is too large. `recursive`: the
 * call leads back to the same function. `indirect`: the call goes through an interface or a function value.
 */
export type MissedKind = 'cost' | 'forbidden' | 'big caller' | 'recursive' | 'indirect';

/** What is known about a program and its profile when the missed calls are listed. */
export interface MissedFacts {
  readonly edges: EdgeSet;
  /** What is inlined in the binary that was built with the profile. */
  readonly inlined: InlinedSites;
  /** What the compiler printed about that build. */
  readonly notes: CompilerNotes;
  /** Returns where a call is; undefined if the binary does not have its caller. */
  readonly positionOf: (caller: string, lineOffset: number) => string | undefined;
}

/** At most this many calls are listed. */
const MOST_MISSED = 50;

/**
 * Returns the edges that the compiler takes for hot, without those from or to the runtime, the heaviest first. Edges of the same weight
 * are hot in the order of their names.
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
 * Whether a function is in the runtime, represents a function in it, as `sync.runtime_procPin` does, or is assembly that calls of Go lead
 * to.
 */
function isEntryOfRuntime(name: string): boolean {
  return isOfRuntime(name) || /\.runtime_\w+$/.test(name) || !name.includes('.');
}

/** Returns the hot calls that are still calls, the heaviest first. */
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

/** Returns why a call is still a call; undefined if the compiler made it direct, or printed nothing about it. */
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

/** Returns why the callee of an indirect call is not called directly; undefined if it is. */
function indirectInWords(decided: string): string | undefined {
  const indirect = 'the call goes through an interface or a function value';
  if (decided.endsWith(UNSEEN))
    return `${indirect}, and the calling package does not import the callee’s package, so the compiler cannot make the call direct`;
  if (decided.startsWith(HOTTEST)) return undefined;
  return `${indirect}, and another function is called more often there`;
}
