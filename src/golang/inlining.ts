import { basename, dirname } from 'node:path';
import { type EdgeSet, edgeKey } from '../profile/edges.ts';
import { importPathOf, splitSymbol } from '../profile/names.ts';
import { compareText, remembered, totalOf } from '../system/format.ts';
import type { InlinedCall } from './pclntab.ts';
import type { MainPackage } from './program.ts';

/**
 * Compares which calls two builds inline. A profile makes the compiler inline more hot calls, and most of the gain of PGO comes from these
 * calls. The calls are identified by caller, callee and line, like the edges of a profile. Therefore the weights in the profile show which
 * differences matter.
 */

/**
 * The differences between the calls that two builds inline. A difference is a call that one build inlines, and that the other build inlines
 * nowhere or in fewer copies of the caller.
 */
export interface CallSiteChanges {
  /** `gained` is the number of calls that only the candidate inlines, and `lost` the number of calls that only the baseline inlines. */
  readonly gained: number;
  readonly lost: number;
  /** The share of the profile's edge weight in gained calls, and the share in lost calls, from 0 to 1. */
  readonly gainedWeight: number;
  readonly lostWeight: number;
  /** The gained calls and the lost calls with the most weight, in descending order. */
  readonly hottest: readonly CallSite[];
  readonly hottestLost: readonly CallSite[];
}

/** A call in the source code. Functions have the linker's names, such as `example.com/m/render.(*Page).Write`. */
export interface CallSite extends Pick<InlinedCall, 'caller' | 'callee'> {
  /** The file and the line of the call, such as `render/page.go:112`. The path of the file begins below its module or below the Go root. */
  readonly position: string;
  /**
   * The share of the profile's edge weight in the inlined copies of the call, from 0 to 1. Absent if the profile does not have the call.
   */
  readonly weight?: number;
}

/**
 * The inlined calls of a program by `siteKey`, without calls in functions that are never called. A call in a generic function has several
 * entries.
 */
export type InlinedSites = ReadonlyMap<string, readonly InlinedCall[]>;

/** Returns the key of a call. A call in a binary and its edge in a profile have the same key. */
export function siteKey(call: Pick<InlinedCall, 'caller' | 'callee' | 'lineOffset'>): string {
  return edgeKey(profileName(call.caller), profileName(call.callee), call.lineOffset);
}

/**
 * Returns the name that profiles use for a function. Profiles use the linker's name, in which the runtime replaces type arguments by dots:
 * `example.com/m.Max[go.shape.int]` becomes `example.com/m.Max[...]`.
 */
export function profileName(symbol: string): string {
  const opening = symbol.indexOf('[');
  const closing = symbol.lastIndexOf(']');
  // `funcNameForPrint` of Go's runtime also replaces the text from the first bracket to the last bracket.
  return opening < 0 || closing < opening
    ? symbol
    : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}

/**
 * The weight of the calls to a function shows which copies of the function run. If the calls to a function have less weight than this, and
 * less than the call whose inlined part is wanted, `partInlined` does not estimate and returns 1.
 */
const FEWEST = 3;

/**
 * The shares of a profile's edge weight, from 0 to 1. All instances of a generic function count as one function, because profiles do not
 * distinguish the instances.
 */
export class EdgeWeights {
  // Weights of calls are not divided by the total, so that sums of weights can be compared exactly.
  readonly #calls = new Map<string, number>();
  readonly #functions = new Map<string, number>();
  /** The keys of the calls to each function. */
  readonly #leading = new Map<string, Set<string>>();
  readonly #total: number;

  constructor({ edges, totalWeight }: EdgeSet) {
    this.#total = totalWeight;
    const add = (sums: Map<string, number>, key: string, weight: number): void => {
      sums.set(key, (sums.get(key) ?? 0) + weight);
    };
    for (const { caller, callee, offset, weight } of edges) {
      const [key, to] = [siteKey({ caller, callee, lineOffset: offset }), profileName(callee)];
      add(this.#calls, key, weight);
      for (const name of new Set([profileName(caller), to])) add(this.#functions, name, weight / totalWeight);
      this.#leading.set(to, (this.#leading.get(to) ?? new Set()).add(key));
    }
  }

  /** Returns the share of a call, by its `siteKey`; undefined if the profile does not have the call. */
  ofCall(key: string): number | undefined {
    const weight = this.#calls.get(key);
    return weight === undefined ? undefined : weight / this.#total;
  }

  /** Returns the summed share of the edges that begin or end at a function; undefined if the profile does not have the function. */
  ofFunction(name: string): number | undefined {
    return this.#functions.get(profileName(name));
  }

  /** Returns the summed share of the calls to a function, which is 1 at most. */
  ofCallsTo(name: string): number {
    const calls = [...(this.#leading.get(profileName(name)) ?? [])];
    const share = totalOf(calls, (key) => this.ofCall(key) ?? 0);
    return Math.min(1, share);
  }

  /**
   * Estimates which part of a call, from 0 to 1, is inlined. The caller may itself be inlined into several functions, which makes several
   * copies of the call, and the compiler may inline only some of these copies. Therefore the estimate also uses the weights of the calls to
   * the caller, and these calls may themselves be inlined only in part.
   * @param calls the inlined calls of a binary.
   */
  partInlined(calls: InlinedSites): (key: string) => number {
    const asked = new Set<string>();
    const weightOf = (key: string): number => this.#calls.get(key) ?? 0;
    const inlined = (keys: Iterable<string>) => totalOf([...keys], (key) => weightOf(key) * partOf(key));
    const partOf: (key: string) => number = remembered((key) => {
      const inlinedHere = calls.get(key);
      if (inlinedHere === undefined) return 0;
      const leading = this.#leading.get(profileName(inlinedHere[0]?.caller ?? '')) ?? [];
      const all = totalOf([...leading], weightOf);
      // A call whose part is still being estimated is recursive. Count a recursive call as inlined.
      if (all === 0 || all < Math.min(FEWEST, weightOf(key)) || asked.has(key)) return 1;
      asked.add(key);
      const copies = inlinedHere.flatMap((call) => [...call.copies]);
      const own = copies.includes(undefined) ? all - inlined(leading) : 0;
      const others = copies.flatMap((copy) => (copy === undefined ? [] : siteKey(copy)));
      return Math.min(1, (own + inlined(new Set(others))) / all);
    });
    return partOf;
  }
}

/** The maximum number of call sites in the report. */
const SITES_LISTED = 20;
/**
 * If both builds inline a call, the inlined parts must differ by at least this fraction. If the difference is smaller, both builds count as
 * inlining the call in the same way.
 */
const LEAST_CHANGE = 0.01;

/** The options of `inlinedCallChanges`, such as the weights of the calls. */
interface InliningOptions {
  /** The main package. The paths of source files in the result are relative to the module of this package. */
  readonly main: MainPackage;
  /** The weights of the profile's edges; undefined without a profile. */
  readonly weights: EdgeWeights | undefined;
  /** The weights by which `partInlined` estimates which copies of a function run; by default `weights`. */
  readonly copies?: EdgeWeights | undefined;
}

/**
 * Returns the calls that only one of two builds inlines, and the calls that one build inlines in more copies of the caller than the other
 * build.
 */
export function inlinedCallChanges(
  baseline: InlinedSites,
  candidate: InlinedSites,
  { main, weights, copies = weights }: InliningOptions,
): CallSiteChanges {
  const parts = new Map([baseline, candidate].map((sites) => [sites, copies?.partInlined(sites)]));
  const only = (here: InlinedSites, there: InlinedSites) => {
    const sites = [...here].flatMap(([key, [call]]) => {
      const [weight, isThere] = [weights?.ofCall(key), there.has(key)];
      if (call === undefined || (isThere && weight === undefined)) return [];
      const part = (parts.get(here)?.(key) ?? 1) - (parts.get(there)?.(key) ?? 0);
      if (isThere && part < LEAST_CHANGE) return [];
      const { caller, callee } = call;
      const position = `${filePathOf(call, main)}:${call.line}`;
      return { caller, callee, position, weight: weight === undefined ? undefined : weight * part };
    });
    return sites.sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
  };
  const weightOf = ({ weight = 0 }: CallSite) => weight;
  const sum = (sites: readonly CallSite[]) => Math.min(1, totalOf(sites, weightOf));
  const [gained, lost] = [only(candidate, baseline), only(baseline, candidate)];
  return {
    gained: gained.length,
    gainedWeight: sum(gained),
    lost: lost.length,
    lostWeight: sum(lost),
    hottest: gained.slice(0, SITES_LISTED),
    hottestLost: lost.slice(0, SITES_LISTED),
  };
}

/**
 * Returns the path of the file that contains a call, relative to the module or beginning with the import path. If the file is not in the
 * folder of the caller's package, returns only the file's name. For example, a closure of an inlined function may come from a different
 * package.
 */
export function filePathOf(
  { caller, file }: Pick<InlinedCall, 'caller' | 'file'>,
  { importPath, modulePath }: MainPackage,
): string {
  const place = splitSymbol(caller).package === 'main' ? importPath : importPathOf(caller);
  const isThere = basename(place).toLowerCase() === dirname(file).replace(/@.*|!/g, '').toLowerCase();
  const path = isThere ? `${place}/${basename(file)}` : basename(file);
  return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}
