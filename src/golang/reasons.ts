import { isOfRuntime } from '../profile/names.ts';
import { bytes, compareText, count, fixed, groupBy, share, totalOf } from '../system/format.ts';
import { listInWords } from '../system/text.ts';
import type { Sides } from './binaries.ts';
import type { CompilerNotes } from './compiler-notes.ts';
import { type EdgeWeights, type InlinedSites, profileName } from './inlining.ts';

/**
 * Finds out why a profile made the compiler inline some calls less, and what the profile made large.
 *
 * The compiler inlines a function everywhere if its inlining cost is at most 80. The cost of a function contains the costs of what is
 * inlined into it. So one hot call can make a small function too large for all its other callers. In go/printer, a profile makes
 * `(*FileSet).PositionFor`, of cost 533, hot in `(*printer).posFor`:
 *
 *     func (p *printer) posFor(pos token.Pos) token.Position {
 *         return p.fset.PositionFor(pos, false)                     // hot, so it is inlined
 *     }
 *
 * The cost of `posFor` rises from 63 to 539. The compiler still inlines `posFor` at hot calls, and 66 other copies become calls. `setPos` inlines
 * `posFor`, so its cost rises above 80, too, and another 43 calls are no longer inlined. The reasons name the inlining that began it:
 *
 *     Inlining `PositionFor` into `posFor` stops `posFor` from being inlined in 66 places.
 *     Inlining `PositionFor` into `posFor`, which is inlined into `setPos`, stops `setPos` from being inlined in 43 places.
 *
 * What was inlined comes from the tables of both binaries; the costs come from the compiler (compiler-notes.ts), where it was asked.
 */

/** The body of `callee` replaces a call of it in `caller`. */
export interface Inlining {
  readonly caller: string;
  readonly callee: string;
}

/** Why the two builds of a program differ in what is inlined. Functions have the names that the linker gives them. */
export type Reason = LostReason | CopiedReason | FrameReason;

interface ReasonBase {
  readonly function: string;
  /** A whole sentence. */
  readonly message: string;
  /** The share of the profile's edge weight on the calls that `message` is about, 0 to 1; absent if the profile has none of them. */
  readonly weight?: number;
}

/** A function became too large, so calls of it are no longer inlined. */
export interface LostReason extends ReasonBase {
  readonly kind: 'lost';
  /** How many copies of the function are gone from the machine code. */
  readonly places: number;
  /** What made it too large. */
  readonly inlinings: readonly Inlining[];
  /** Its inlining cost in both builds, where the compiler was asked. */
  readonly cost?: Sides<number>;
}

/** A large function is inlined in more places than before. */
export interface CopiedReason extends ReasonBase {
  readonly kind: 'copied';
  readonly places: number;
  /** The callers that it is copied into. */
  readonly inlinings: readonly Inlining[];
  /** Its inlining cost in the candidate, where the compiler was asked. */
  readonly cost?: number;
  /** The machine code of the function itself in the baseline; absent if it is inlined in all places there. */
  readonly bytes?: number;
}

/** The stack frame of a function grew. */
export interface FrameReason extends ReasonBase, Sides<number> {
  readonly kind: 'frame';
  /** What was inlined into it. */
  readonly inlinings: readonly Inlining[];
}

/** A function of both binaries whose stack frame grew, bytes. */
interface GrownFrame extends Sides<number> {
  readonly function: string;
  readonly weight?: number;
}

/** What the reasons are made from: the tables of both binaries, and what the compiler printed. */
export interface ReasonFacts {
  readonly inlined: Sides<InlinedSites>;
  /** Bytes of machine code of the functions in the baseline. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly frames: readonly GrownFrame[];
  readonly weights?: EdgeWeights;
  /** Tells which copies of a function run. */
  readonly copies?: EdgeWeights;
  readonly notes?: Sides<CompilerNotes>;
}

/** The inlining cost of a call that is not inlined (`inlineExtraCallCost` in cmd/compile/internal/inline). */
const COST_OF_CALL = 57;
/** From this cost on, or from this many bytes of machine code, a function is large: copies of it fill the instruction cache. */
const [LARGE_COST, LARGE_BYTES] = [250, 512];
/** The least number of new copies with which a large function is reported. */
const FEWEST_COPIES = 4;
/** Frames that grow by fewer bytes are not reported. */
const LEAST_GROWTH = 128;
/** At most this many reasons of each kind. */
const MOST_OF_A_KIND = 20;

/** Returns the reasons: the lost calls first, then copies and frames, each with the largest first. */
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

/** The inlinings that only the candidate has, by the caller's name. */
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

/** A function whose calls are inlined less, and how much less. */
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
    // A function that did not grow is inlined less because its callers are gone or were inlined themselves.
    if (cost !== undefined && cost.candidate <= cost.baseline) return [];
    const growth = growthOf(name, { gained, inlines, facts });
    if (growth.length === 0) return [];
    const inlinings = growth.map(({ caller, callee }) => ({ caller, callee }));
    const known = weights === undefined || weight === 0 ? undefined : weight;
    const message = lostInWords({ name, places, growth, weight: known, cost });
    return [{ kind: 'lost', function: name, places, weight: known, inlinings, cost, message }];
  });
}

/** Returns the functions that each function inlines directly, by its name. */
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

/** The new inlinings in a function, and in the functions that are inlined into it. */
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

/** Writes function names for people: without the path of the package, as in `(*FileSet).PositionFor`. */
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

/** At most this many inlinings stand in a sentence. */
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
