import { basename, dirname } from 'node:path';
import { type EdgeSet, edgeKey } from '../profile/edges.ts';
import { importPathOf, splitSymbol } from '../profile/names.ts';
import { compareText, remembered, totalOf } from '../system/format.ts';
import type { InlinedCall } from './pclntab.ts';
import type { MainPackage } from './program.ts';

/** Calls that one build inlines and the other does not, or in fewer of the copies of their caller that run. */
export interface CallSiteChanges {
  readonly gained: number;
  /** By the baseline. */
  readonly lost: number;
  /** Share of the profile's edge weight on the gained ones, 0 to 1, and on the lost ones. */
  readonly gainedWeight: number;
  readonly lostWeight: number;
  /** The gained ones with the most weight, heaviest first, and the lost ones. */
  readonly hottest: readonly CallSite[];
  readonly hottestLost: readonly CallSite[];
}

/** Functions as the linker names them: `example.com/m/render.(*Page).Write`. */
export interface CallSite extends Pick<InlinedCall, 'caller' | 'callee'> {
  /** File below the module, or below the Go root or a module of its own, and the line: `render/page.go:112`. */
  readonly position: string;
  /** Share of the profile's edge weight, 0 to 1, as far as it goes where the call is inlined; absent where the profile has no such edge. */
  readonly weight?: number;
}

/** The inlined calls of a program, not those in functions that are never called, by `siteKey`; of generic functions, several. */
export type InlinedSites = ReadonlyMap<string, readonly InlinedCall[]>;

/** Identity of a call in the source, and of its edge in a profile. */
export function siteKey(call: Pick<InlinedCall, 'caller' | 'callee' | 'lineOffset'>): string {
  return edgeKey(profileName(call.caller), profileName(call.callee), call.lineOffset);
}

/**
 * A function's name as profiles have it: the linker's, but for type arguments, which the runtime replaces by dots:
 * `example.com/m.Max[go.shape.int]` is `example.com/m.Max[...]`.
 */
export function profileName(symbol: string): string {
  const opening = symbol.indexOf('[');
  const closing = symbol.lastIndexOf(']');
  // As `funcNameForPrint` of the runtime: from the first bracket to the last one.
  return opening < 0 || closing < opening
    ? symbol
    : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}

/** Calls that weigh less, and less than what they lead to, do not tell the copies of a function apart. */
const FEWEST = 3;

/** Shares of a profile's edge weight, 0 to 1. Generic functions of one name count as one: profiles do not distinguish them. */
export class EdgeWeights {
  // Undivided, so that sums of them can be compared.
  readonly #calls = new Map<string, number>();
  readonly #functions = new Map<string, number>();
  /** The calls to a function. */
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

  /** @param key of the call. */
  ofCall(key: string): number | undefined {
    const weight = this.#calls.get(key);
    return weight === undefined ? undefined : weight / this.#total;
  }

  /** Of all edges from or to a function, each once. */
  ofFunction(name: string): number | undefined {
    return this.#functions.get(profileName(name));
  }

  ofCallsTo(name: string): number {
    const calls = [...(this.#leading.get(profileName(name)) ?? [])];
    const share = totalOf(calls, (key) => this.ofCall(key) ?? 0);
    return Math.min(1, share);
  }

  /**
   * Estimates the part of a call, 0 to 1, that goes through copies of its caller that inline it, by the calls that lead to them,
   * of which in turn only a part may be inlined.
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
      // Also of a call that leads to itself.
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

/** The most call sites that the report lists. */
const SITES_LISTED = 20;
/** Where both builds inline a call, they count as different if the inlined part of the call differs by this much. */
const LEAST_CHANGE = 0.01;

interface InliningOptions {
  /** The main package, to which the positions of calls are relative. */
  readonly main: MainPackage;
  /** The weights of the profile's edges; undefined without a profile. */
  readonly weights: EdgeWeights | undefined;
  /** Tells which copies of a function run; default: `weights`. */
  readonly copies?: EdgeWeights | undefined;
}

/** Returns the calls that only one of two builds inlines. */
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

/** A file below the module, or as imports name its folder, where it is there: a closure of an inlined function may be from elsewhere. */
function filePathOf({ caller, file }: InlinedCall, { importPath, modulePath }: MainPackage): string {
  const place = splitSymbol(caller).package === 'main' ? importPath : importPathOf(caller);
  const isThere = basename(place).toLowerCase() === dirname(file).replace(/@.*|!/g, '').toLowerCase();
  const path = isThere ? `${place}/${basename(file)}` : basename(file);
  return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}
