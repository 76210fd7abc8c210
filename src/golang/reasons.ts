import { isOfRuntime } from '../profile/names.ts';
import { bytes, compareText, count, fixed, groupBy, share, totalOf } from '../system/format.ts';
import { listInWords } from '../system/text.ts';
import type { Sides } from './binaries.ts';
import type { CompilerNotes } from './compiler-notes.ts';
import { type EdgeWeights, type InlinedSites, profileName } from './inlining.ts';

/**
 * Finds out why a profile made the compiler inline some calls less, and which functions and stack frames the profile made larger.
 *
 * The compiler inlines a function everywhere if its inlining cost is at most 80. The cost of a function includes the costs of all functions
 * that are inlined into this function. Therefore one hot call can make a small function too large for all its other callers. In go/printer,
 * a profile makes `(*FileSet).PositionFor`, of cost 533, hot in `(*printer).posFor`:
 *
 *     func (p *printer) posFor(pos token.Pos) token.Position {
 *         return p.fset.PositionFor(pos, false)                     // this hot call is inlined
 *     }
 *
 * The cost of `posFor` rises from 63 to 539. The compiler still inlines `posFor` at hot calls, but at 66 other places, it no longer inlines
 * `posFor`. `setPos` inlines `posFor`, so the cost of `setPos` also rises above 80, and another 43 calls are no longer inlined. The reasons
 * name the inlining because of which other calls are no longer inlined:
 *
 *     Inlining `PositionFor` into `posFor` stops `posFor` from being inlined in 66 places.
 *     Inlining `PositionFor` into `posFor`, which is inlined into `setPos`, stops `setPos` from being inlined in 43 places.
 *
 * The tables of both binaries show which calls were inlined. If the compiler was run again, it printed the costs (compiler-notes.ts).
 */

/** An inlining, which replaces a call of `callee` in `caller` by the body of `callee`. */
export interface Inlining {
  readonly caller: string;
  readonly callee: string;
}

/** A reason why the inlined calls of two builds of a program differ. Functions have the linker's names. */
export type Reason = LostReason | CopiedReason | FrameReason;

interface ReasonBase {
  readonly function: string;
  /** The reason as a whole sentence. */
  readonly message: string;
  /**
   * The share of the profile's edge weight in the calls that `message` describes, from 0 to 1. Absent if the profile has none of these
   * calls.
   */
  readonly weight?: number;
}

/** A function became too large, so calls of the function are no longer inlined. */
export interface LostReason extends ReasonBase {
  readonly kind: 'lost';
  /** The number of copies of the function that the machine code no longer has. */
  readonly places: number;
  /** The inlinings that made the function too large. */
  readonly inlinings: readonly Inlining[];
  /** The inlining cost of the function in both builds; absent if the compiler was not run again. */
  readonly cost?: Sides<number>;
}

/** A large function is inlined in more places than before. */
export interface CopiedReason extends ReasonBase {
  readonly kind: 'copied';
  readonly places: number;
  /** The inlinings that copy the function into its callers. */
  readonly inlinings: readonly Inlining[];
  /** The inlining cost of the function in the candidate; absent if the compiler was not run again. */
  readonly cost?: number;
  /** The bytes of the function's machine code in the baseline. Absent if the baseline inlines the function everywhere. */
  readonly bytes?: number;
}

/** The stack frame of a function grew. */
export interface FrameReason extends ReasonBase, Sides<number> {
  readonly kind: 'frame';
  /** The inlinings that made the stack frame larger. */
  readonly inlinings: readonly Inlining[];
}

/** A function of both binaries whose stack frame grew. Sizes are in bytes. */
interface GrownFrame extends Sides<number> {
  readonly function: string;
  readonly weight?: number;
}

/** The facts from which the reasons are derived: the tables of both binaries, and what the compiler printed. */
export interface ReasonFacts {
  readonly inlined: Sides<InlinedSites>;
  /** The bytes of machine code of each function in the baseline. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly frames: readonly GrownFrame[];
  readonly weights?: EdgeWeights;
  /** The weights that show which copies of a function run. */
  readonly copies?: EdgeWeights;
  readonly notes?: Sides<CompilerNotes>;
}

/** The inlining cost of a call that is not inlined (`inlineExtraCallCost` in cmd/compile/internal/inline). */
const COST_OF_CALL = 57;
/**
 * A function is large if its inlining cost is at least `LARGE_COST`. If the inlining cost is not known, the function is large if its
 * machine code has at least `LARGE_BYTES` bytes. Copies of large functions fill the instruction cache.
 */
const [LARGE_COST, LARGE_BYTES] = [250, 512];
/** A function is reported as a large function with new copies only if it has at least this many new copies. */
const FEWEST_COPIES = 4;
/** The minimum growth of a stack frame that is reported, in bytes. */
const LEAST_GROWTH = 128;
/** The maximum number of reasons of each kind in the report. */
const MOST_OF_A_KIND = 20;

/**
 * Returns the reasons: first those for lost calls, then those for new copies of large functions, then those for larger stack frames. The
 * reason with the largest effect comes first in each kind.
 */
export function reasonsFor(facts: ReasonFacts): Reason[] {
  const gained = gainedInlinings(facts);
  const ranked = <T extends Reason>(reasons: readonly T[], sizeOf: (reason: T) => number) =>
    reasons
      .toSorted((a, b) => sizeOf(b) - sizeOf(a) || compareText(a.function, b.function))
      .slice(0, MOST_OF_A_KIND);
  return [
    ...ranked(lostReasons(facts, gained), ({ places }) => places),
    ...ranked(copiedReasons(facts, gained), ({ places, cost = LARGE_COST }) => places * cost),
    ...ranked(frameReasons(facts, gained), ({ candidate, baseline }) => candidate - baseline),
  ];
}

/** A call that the candidate inlines and the baseline does not. */
interface GainedInlining extends Inlining {
  readonly places: number;
  readonly weight?: number;
}

/** The inlinings that only the candidate has, by the name of the caller. */
type Gained = ReadonlyMap<string, readonly GainedInlining[]>;

function gainedInlinings({ inlined, weights }: ReasonFacts): Gained {
  const gained = [...inlined.candidate].flatMap(([key, [call]]) => {
    if (call === undefined || inlined.baseline.has(key)) return [];
    const { caller, callee } = call;
    return [{ caller, callee, places: placesAt(inlined.candidate, key), weight: weights?.ofCall(key) }];
  });
  return groupBy(gained, ({ caller }) => caller);
}

function placesAt(sites: InlinedSites, key: string): number {
  return totalOf(sites.get(key) ?? [], ({ places }) => places);
}

/** A function that is inlined less in the candidate, and the number of lost copies. */
interface Loss {
  places: number;
  weight: number;
}

function lossesOf({ inlined: { baseline, candidate }, weights, copies }: ReasonFacts): Map<string, Loss> {
  const [partBefore, partAfter] = [copies?.partInlined(baseline), copies?.partInlined(candidate)];
  const losses = new Map<string, Loss>();
  for (const [key, [call]] of baseline) {
    if (call === undefined) continue;
    const places = placesAt(baseline, key) - placesAt(candidate, key);
    if (places <= 0) continue;
    const loss = losses.get(call.callee) ?? { places: 0, weight: 0 };
    loss.places += places;
    const part = (partBefore?.(key) ?? 1) - (partAfter?.(key) ?? 0);
    loss.weight += (weights?.ofCall(key) ?? 0) * Math.max(0, part);
    losses.set(call.callee, loss);
  }
  return losses;
}

function lostReasons(facts: ReasonFacts, gained: Gained): LostReason[] {
  const { notes, weights } = facts;
  const inlines = inlinesOf(facts.inlined.candidate);
  return [...lossesOf(facts)].flatMap(([name, { places, weight }]): LostReason[] => {
    const [baseline, candidate] = [notes?.baseline.costOf(name), notes?.candidate.costOf(name)];
    const cost = baseline === undefined || candidate === undefined ? undefined : { baseline, candidate };
    // Skip a function that did not grow, because only a change of its callers explains why it is inlined less.
    if (cost !== undefined && cost.candidate <= cost.baseline) return [];
    const growth = growthOf(name, { gained, inlines, facts });
    if (growth.length === 0) return [];
    const inlinings = growth.map(({ caller, callee }) => ({ caller, callee }));
    const known = weights === undefined || weight === 0 ? undefined : weight;
    const message = lostInWords({ name, places, growth, weight: known, cost });
    return [{ kind: 'lost', function: name, places, weight: known, inlinings, cost, message }];
  });
}

/** Returns the functions that each function inlines directly, by the name of the inlining function. */
function inlinesOf(sites: InlinedSites): ReadonlyMap<string, ReadonlySet<string>> {
  const inlines = new Map<string, Set<string>>();
  for (const calls of sites.values())
    for (const { caller, callee } of calls)
      inlines.set(caller, (inlines.get(caller) ?? new Set()).add(callee));
  return inlines;
}

interface GrowthFacts {
  readonly gained: Gained;
  readonly inlines: ReadonlyMap<string, ReadonlySet<string>>;
  readonly facts: ReasonFacts;
}

/** Returns the new inlinings in a function, and in the functions that are inlined into this function. */
function growthOf(name: string, growth: GrowthFacts, seen = new Set<string>()): readonly Inlining[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { gained, inlines, facts } = growth;
  const { notes } = facts;
  const own = (gained.get(name) ?? []).filter(
    ({ callee }) => (notes?.candidate.costOf(callee) ?? COST_OF_CALL + 1) > COST_OF_CALL,
  );
  const gainedCallees = new Set(own.map(({ callee }) => callee));
  const inner = [...(inlines.get(name) ?? [])].flatMap((callee) => {
    if (gainedCallees.has(callee)) return [];
    const [before, after] = [notes?.baseline.costOf(callee), notes?.candidate.costOf(callee)];
    if (before !== undefined && after !== undefined && after <= before) return [];
    return growthOf(callee, growth, seen);
  });
  const unique = groupBy([...own, ...inner], ({ caller, callee }) => `${caller}\0${callee}`);
  return [...unique.values()].flatMap(([first]) => first ?? []);
}

/** Writes function names without the path of the package, as in `(*FileSet).PositionFor`. */
function shortName(symbol: string): string {
  const name = profileName(symbol);
  const head = name.slice(0, name.search(/[[(]|$/));
  const start = head.lastIndexOf('/') + 1;
  const dot = name.indexOf('.', start);
  return dot < 0 ? name : name.slice(dot + 1);
}

function code(symbol: string): string {
  return `\`${shortName(symbol)}\``;
}

interface LostWords {
  readonly name: string;
  readonly places: number;
  readonly growth: readonly Inlining[];
  readonly weight?: number;
  readonly cost?: Sides<number>;
}

/** The maximum number of inlinings that one sentence lists. */
const MOST_IN_WORDS = 3;

function lostInWords({ name, places, growth, weight, cost }: LostWords): string {
  const parts = [...groupBy(growth, ({ caller }) => caller)].map(([caller, all]) => {
    const into = caller === name ? code(caller) : `${code(caller)}, which is inlined into ${code(name)},`;
    return `${namesInWords(all.map(({ callee }) => callee))} into ${into}`;
  });
  const shown = parts.slice(0, MOST_IN_WORDS);
  const more = parts.length - shown.length;
  const all = listInWords([...shown, ...(more > 0 ? [`${count(more, 'more inlining')}`] : [])]);
  const rise =
    cost && `: its inlining cost rises from ${fixed(cost.baseline, 0)} to ${fixed(cost.candidate, 0)}`;
  const verb = parts.length === 1 ? 'stops' : 'stop';
  return `Inlining ${all} ${verb} ${code(name)} from being inlined in ${count(places, 'place')}${weightInWords(weight)}${rise ?? ''}.`;
}

function namesInWords(symbols: readonly string[]): string {
  const names = [...new Set(symbols.map(code))];
  const shown = names.slice(0, MOST_IN_WORDS);
  const more = names.length - shown.length;
  return listInWords([...shown, ...(more > 0 ? [`${more} more`] : [])]);
}

function weightInWords(weight: number | undefined): string {
  return weight === undefined ? '' : ` (${share(weight)} of the edge weight)`;
}

function copiedReasons({ notes, sizes }: ReasonFacts, gained: Gained): CopiedReason[] {
  const byCallee = groupBy([...gained.values()].flat(), ({ callee }) => callee);
  return [...byCallee].flatMap(([name, calls]): CopiedReason[] => {
    const places = totalOf(calls, (call) => call.places);
    const [cost, size] = [notes?.candidate.costOf(name), sizes.get(name)];
    const isLarge = cost === undefined ? (size ?? 0) >= LARGE_BYTES : cost >= LARGE_COST;
    if (!isLarge || places < FEWEST_COPIES) return [];
    const weight = totalOf(calls, (call) => call.weight ?? 0) || undefined;
    const facts = [
      ...(cost === undefined ? [] : [`inlining cost ${fixed(cost, 0)}`]),
      ...(size === undefined ? [] : [`${bytes(size)} of machine code`]),
    ];
    const what = `${code(name)}, a large function (${facts.join(', ')}),`;
    const message = `${what} is copied into ${count(places, 'place')}${weightInWords(weight)}.`;
    const inlinings = calls.map(({ caller, callee }) => ({ caller, callee }));
    return [{ kind: 'copied', function: name, places, weight, inlinings, cost, bytes: size, message }];
  });
}

function frameReasons({ frames }: ReasonFacts, gained: Gained): FrameReason[] {
  return frames.flatMap(({ function: name, baseline, candidate, weight }): FrameReason[] => {
    const calls = isOfRuntime(name) ? [] : (gained.get(name) ?? []);
    if (calls.length === 0 || candidate - baseline < LEAST_GROWTH) return [];
    const callees = calls.map(({ callee }) => callee);
    const inlinings = calls.map(({ caller, callee }) => ({ caller, callee }));
    const grows = `The stack frame of ${code(name)} grows from ${bytes(baseline)} to ${bytes(candidate)}`;
    const isAre = new Set(callees).size === 1 ? 'is' : 'are';
    const message = `${grows}, because ${namesInWords(callees)} ${isAre} inlined into it.`;
    return [{ kind: 'frame', function: name, baseline, candidate, weight, inlinings, message }];
  });
}
