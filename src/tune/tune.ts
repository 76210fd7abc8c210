import type { CompilerNotes } from '../golang/compiler-notes.ts';
import { profileName } from '../golang/inlining.ts';
import { hotEdges } from '../golang/missed.ts';
import type { Reason } from '../golang/reasons.ts';
import { type Edge, type EdgeSet, weightShare } from '../profile/edges.ts';
import { isExcluded } from '../profile/exclusions.ts';
import { isOfRuntime, ownName } from '../profile/names.ts';
import { groupBy, share, totalOf } from '../system/format.ts';
import { byNames, type LeftOutCall, type LeftOutReason } from './left-out.ts';

/**
 * Proposes profiles that may make the program faster than the recorded profile does.
 *
 * For the compiler, a profile is a list of hot calls that the compiler should inline if possible. More inlining is not always better, for
 * two reasons. An inlined callee makes its caller larger, and a large function is no longer inlined into its own callers. A large function
 * that is copied into many places fills the instruction cache. In go/printer, the recorded profile makes the program 4 % slower than no
 * profile. Without the calls to the 35 most expensive callees, the same profile makes the program 3.6 % faster. Each contender is the
 * recorded profile without some calls:
 *
 *     proposeContenders({ edges, goVersion, notes, reasons })
 *     // [ { name: 'reasons', leftOut: [ { caller: '…posFor', callee: '…PositionFor', kind: 'lost', … }, … ] },
 *     //   { name: 'cost-500', leftOut: [ { callee: '…(*printer).print', kind: 'cost', cost: 1240, limit: 500, … }, … ] }, … ]
 *
 * Four rules propose contenders. Rule by reasons: leave out the calls whose inlining makes a function too large to be inlined into its
 * other callers, and the large functions that are copied into many places. Rule by callers: leave out all hot calls in functions that
 * became too large, and the large functions that are copied into many places. Rule by cost: leave out all callees whose inlining cost is
 * above a limit. Rule by weight: leave out the lighter hot calls. No rule is right for all programs, so this file only proposes contenders,
 * and measurements decide.
 *
 * `tuneProfile` (left-out.ts) makes the profile of a contender. All functions in this file only compute values, and do not read or write
 * files. Calls in Go's runtime are never left out, because every Go program has these calls and the Go team tunes them.
 */

/** A profile to try: the recorded profile without the calls in `leftOut`. */
export interface Contender {
  /** The name of the contender, such as `reasons`, `cost-500` or `weight-90`. */
  readonly name: string;
  /** The left-out calls, sorted by name. */
  readonly leftOut: readonly LeftOutCall[];
}

/** The facts from which contenders are made. */
export interface TuningFacts {
  /** The call edges of the recorded profile. */
  readonly edges: EdgeSet;
  /** The Go version, as `go env GOVERSION` prints it. */
  readonly goVersion: string;
  /**
   * What the compiler printed about the build with the recorded profile. With the recorded profile, the printed inlining cost of a function
   * includes all callees that the compiler inlines into it.
   */
  readonly notes?: CompilerNotes;
  /** Why the build with the recorded profile differs from the build without a profile. */
  readonly reasons: readonly Reason[];
}

/**
 * Limits of the inlining cost above which a contender leaves out callees. The compiler inlines hot callees up to a cost of 2,000, and all
 * callees up to 80.
 */
const COST_LIMITS = [500, 250, 1000];
/** For each number, one contender keeps the heaviest hot calls with this share of the weight, and leaves out the lighter hot calls. */
const WEIGHT_SHARES = [0.9, 0.75];

/**
 * Returns the contenders, the most promising first. A contender is dropped if it leaves out no call or the same calls as an earlier
 * contender.
 */
export function proposeContenders(facts: TuningFacts): Contender[] {
  const byReasons = callsByReasons(facts);
  const losses = byReasons.filter(({ kind }) => kind === 'lost');
  const contenders = [
    { name: 'reasons', leftOut: byReasons },
    { name: 'cost-500', leftOut: callsByCost(facts, COST_LIMITS[0] as number) },
    { name: 'callers', leftOut: callsByCallers(facts) },
    { name: 'losses', leftOut: losses },
  ];
  for (const limit of COST_LIMITS.slice(1))
    contenders.push({ name: `cost-${limit}`, leftOut: callsByCost(facts, limit) });
  for (const kept of WEIGHT_SHARES)
    contenders.push({ name: `weight-${Math.round(100 * kept)}`, leftOut: callsByWeight(facts, kept) });
  const different = groupBy(contenders, callsInOrder);
  return [...different].flatMap(([calls, [first]]) => (calls === '' || first === undefined ? [] : [first]));
}

/** Returns a text that is equal for two contenders only if they leave out the same calls. */
function callsInOrder({ leftOut }: Contender): string {
  return leftOut.map(identity).join('\n');
}

/** True if two contenders leave out the same calls. */
export function sameCalls(one: Contender, other: Contender): boolean {
  return callsInOrder(one) === callsInOrder(other);
}

/** Returns the contender that leaves out the calls of both given contenders. */
export function combined(one: Contender, other: Contender): Contender {
  const calls = groupBy([...one.leftOut, ...other.leftOut], identity);
  const whole = [...calls.values()].flatMap(([first]) => (first?.caller === undefined ? (first ?? []) : []));
  const callees = new Set(whole.map(({ callee }) => callee));
  // If a list leaves out all calls of a callee, drop the entries for single calls of this callee.
  const single = [...calls.values()].flatMap(([first]) =>
    first?.caller === undefined || callees.has(first.callee) ? [] : [first],
  );
  const names = new Set([one, other].flatMap(({ name }) => name.split('+')));
  return { name: [...names].join('+'), leftOut: [...whole, ...single].sort(byNames) };
}

function identity({ caller, callee }: Pick<LeftOutCall, 'caller' | 'callee'>): string {
  return `${caller ?? ''}\0${callee}`;
}

/** A call to leave out, before its weight is known. */
type UnweighedCall = LeftOutReason & Pick<LeftOutCall, 'caller' | 'callee'>;

/**
 * Adds the weights of the calls, and drops calls that the profile does not contain. If the same call is proposed twice, the first proposal
 * stays.
 */
function weighed(proposed: readonly UnweighedCall[], { edges, goVersion }: TuningFacts): LeftOutCall[] {
  // Calls that are already excluded have changed names, so these calls cannot be left out again.
  const changeable = proposed.filter(
    ({ caller = '', callee }) => !isOfRuntime(caller) && !isOfRuntime(callee) && ownName(callee) === callee,
  );
  const unique = [...groupBy(changeable, identity).values()].flatMap(([first]) => first ?? []);
  return unique
    .map((call) => ({
      ...call,
      weight: weightShare(edges.edges, (edge) => isExcluded(edge, [call])),
      go: goVersion,
    }))
    .filter(({ weight }) => weight > 0)
    .sort(byNames);
}

/**
 * Returns the calls that the reasons blame. A reason can blame calls whose inlining makes their caller too large to be inlined elsewhere,
 * and all calls of a large function that is copied into many places.
 */
export function callsByReasons(facts: TuningFacts): LeftOutCall[] {
  const names = profileNamesIn(facts.edges);
  const proposed = facts.reasons.flatMap((reason): UnweighedCall[] => {
    if (reason.kind === 'lost') {
      const { function: name, places } = reason;
      return reason.inlinings.flatMap(({ caller, callee }) =>
        named(caller, names).flatMap((from) =>
          named(callee, names).map((to) => ({
            caller: from,
            callee: to,
            kind: 'lost',
            function: name,
            places,
          })),
        ),
      );
    }
    if (reason.kind !== 'copied') return [];
    const { places, cost } = reason;
    return named(reason.function, names).map((callee) => ({ callee, kind: 'copied', places, cost }));
  });
  return weighed(proposed, facts);
}

/**
 * Returns all hot calls in functions that became too large to be inlined everywhere, and all calls of large functions that are copied into
 * many places. `callsByReasons` returns fewer calls: only the calls that made these functions too large, and the calls of large functions.
 */
export function callsByCallers(facts: TuningFacts): LeftOutCall[] {
  const names = profileNamesIn(facts.edges);
  const hot = hotEdges(facts.edges);
  const proposed = facts.reasons.flatMap((reason): UnweighedCall[] => {
    if (reason.kind !== 'lost') return [];
    const { function: name, places } = reason;
    const callers = new Set(named(name, names));
    return hot
      .filter(({ caller }) => callers.has(caller))
      .map(({ caller, callee }) => ({ caller, callee, kind: 'lost', function: name, places }));
  });
  const copied = callsByReasons(facts).filter(({ kind }) => kind === 'copied');
  const callees = new Set(copied.map(({ callee }) => callee));
  return [...weighed(proposed, facts).filter(({ callee }) => !callees.has(callee)), ...copied].sort(byNames);
}

/**
 * Returns all calls of the hot functions whose inlining cost is above `limit`. The list of calls is empty if the inlining costs are not
 * known.
 */
export function callsByCost(facts: TuningFacts, limit: number): LeftOutCall[] {
  const callees = new Set(hotEdges(facts.edges).map(({ callee }) => callee));
  const proposed = [...callees].flatMap((callee): UnweighedCall[] => {
    const cost = facts.notes?.costOf(callee);
    return cost === undefined || cost <= limit ? [] : [{ callee, kind: 'cost', cost, limit }];
  });
  return weighed(proposed, facts);
}

/**
 * Returns the lighter hot calls. The heaviest hot calls, which are kept, hold the share `kept` of the weight.
 * @param kept the share, from 0 to 1. If a function calls another function in several lines, the heaviest of these calls decides whether
 * all of them are kept.
 */
export function callsByWeight(facts: TuningFacts, kept: number): LeftOutCall[] {
  const hot = hotEdges(facts.edges);
  const enough = kept * totalOf(hot, ({ weight }) => weight);
  let held = 0;
  const heavy = new Set<string>();
  const light = new Map<string, Edge>();
  for (const edge of hot) {
    const pair = identity(edge);
    if (held < enough) heavy.add(pair);
    else if (!heavy.has(pair)) light.set(pair, edge);
    held += edge.weight;
  }
  const proposed = [...light.values()].map(
    ({ caller, callee }): UnweighedCall => ({ caller, callee, kind: 'weight', kept }),
  );
  return weighed(proposed, facts);
}

/** Groups the function names in the call edges by the name without type arguments. */
function profileNamesIn({ edges }: EdgeSet): ReadonlyMap<string, readonly string[]> {
  const all = new Set(edges.flatMap(({ caller, callee }) => [caller, callee]));
  return groupBy(all, profileName);
}

/** Returns all names in the profile that belong to a function of the binary. */
function named(symbol: string, names: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return names.get(profileName(symbol)) ?? [];
}

/** Says what a contender leaves out, such as `cost-500: 35 calls with 12.0 % of the edge weight are left out`. */
export function contenderInWords({ name, leftOut }: Contender, edges: EdgeSet): string {
  const weight = weightShare(edges.edges, (edge) => isExcluded(edge, leftOut));
  const calls = leftOut.length === 1 ? '1 call' : `${leftOut.length} calls`;
  return `${name}: ${calls} with ${share(weight)} of the edge weight ${leftOut.length === 1 ? 'is' : 'are'} left out`;
}
