import { type EdgeSet, edgeKey } from '../profile/edges.ts';
import { importPathOf, splitSymbol } from '../profile/names.ts';
import { compareText, groupBy, totalOf } from '../system/format.ts';
import type { InlinedCall } from './pclntab.ts';
import type { MainPackage } from './program.ts';

/** Call sites that one build treats in a way and the other does not. */
export interface CallSiteChanges {
  /** Those that the candidate alone has. */
  readonly gained: number;
  /** Those that the baseline alone has. */
  readonly lost: number;
  /** Share of the profile's edge weight on the gained ones, 0 to 1, and on the lost ones. */
  readonly gainedWeight: number;
  readonly lostWeight: number;
  /** The gained ones with the most weight, heaviest first. */
  readonly hottest: readonly CallSite[];
}

/** Functions as the linker names them: `example.com/m/render.(*Page).Write`. */
export interface CallSite extends Pick<InlinedCall, 'caller' | 'callee'> {
  /** File below the module, or below the Go root or a module of its own, and the line: `render/page.go:112`. */
  readonly position: string;
  /** Share of the profile's edge weight, 0 to 1, as far as it goes where the call is inlined; absent where the profile has no such edge. */
  readonly weight?: number;
}

export type InlinedSite = Pick<InlinedCall, 'caller' | 'callee' | 'lineOffset'>;

/** The calls that a linked program has inlined, by its own tables: not those in functions that are never called. */
export class InlinedSites {
  readonly #keys: ReadonlySet<string>;

  constructor(sites: readonly InlinedSite[]) {
    this.#keys = new Set(sites.map(siteKey));
  }

  /**
   * Whether the call of `callee` in `caller` is inlined anywhere that `caller` itself is compiled, be it as a
   * function or inlined into another one. Two neighbouring lines of a location of a profile are such a pair.
   * @param caller the function that has the call in its source, not the one it ended up in.
   * @param lineOffset line of the call minus the line where `caller` starts.
   */
  has(caller: string, callee: string, lineOffset: number): boolean {
    return this.#keys.has(siteKey({ caller, callee, lineOffset }));
  }
}

/** Identity of a call in the source, and of its edge in a profile. */
function siteKey({ caller, callee, lineOffset }: InlinedSite): string {
  return edgeKey(profileName(caller), profileName(callee), lineOffset);
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

/**
 * Shares of a profile's edge weight, 0 to 1: of each call, of all edges from or to a function, each once, and of those to it.
 * Generic functions of one name count as one: profiles do not distinguish them.
 */
export class EdgeWeights {
  readonly #calls = new Map<string, number>();
  readonly #functions = new Map<string, number>();
  readonly #callees = new Map<string, number>();

  constructor({ edges, totalWeight }: EdgeSet) {
    const add = (sums: Map<string, number>, key: string, weight: number): void => {
      sums.set(key, (sums.get(key) ?? 0) + weight / totalWeight);
    };
    for (const { caller, callee, offset, weight } of edges) {
      add(this.#calls, siteKey({ caller, callee, lineOffset: offset }), weight);
      for (const name of new Set([caller, callee].map(profileName))) add(this.#functions, name, weight);
      add(this.#callees, profileName(callee), weight);
    }
  }

  ofCall(site: InlinedSite): number | undefined {
    return this.#calls.get(siteKey(site));
  }

  ofFunction(name: string): number | undefined {
    return this.#functions.get(profileName(name));
  }

  /** Estimates, of each inlined call, the weight without copies of its caller that still make it, by the calls that lead to them. */
  ofInlined(calls: readonly InlinedCall[]): (call: InlinedCall) => number | undefined {
    const sites = groupBy(calls, siteKey);
    const leading = groupBy(sites, ([, [one]]) => profileName(one?.callee ?? ''));
    const sum = (keys: readonly string[]) => totalOf([...new Set(keys)], (key) => this.#calls.get(key) ?? 0);
    return (call) => {
      const [weight, caller] = [this.ofCall(call), profileName(call.caller)];
      const all = this.#callees.get(caller) ?? 0;
      // Calls that weigh less than what they lead to do not tell the copies apart.
      if (weight === undefined || all < weight) return weight;
      const copies = (sites.get(siteKey(call)) ?? []).flatMap((one) => [...one.copies]);
      const elsewhere = sum((leading.get(caller) ?? []).map(([key]) => key));
      const own = copies.includes(undefined) ? Math.max(0, all - elsewhere) : 0;
      const inlined = sum(copies.flatMap((one) => (one === undefined ? [] : [siteKey(one)])));
      return weight * Math.min(1, (own + inlined) / all);
    };
  }
}

const NAMED = 20;

/** What inlining changed, from the tables of both binaries: calls by function, callee and line. */
export function inlinedCallChanges(
  baseline: readonly InlinedCall[],
  candidate: readonly InlinedCall[],
  main: MainPackage,
  weights: EdgeWeights | undefined,
): CallSiteChanges {
  const only = (calls: readonly InlinedCall[], others: readonly InlinedCall[]) => {
    const [known, inlined] = [new Set(others.map(siteKey)), weights?.ofInlined(calls)];
    return [...new Map(calls.map((call) => [siteKey(call), call]))]
      .filter(([key]) => !known.has(key))
      .map(([, call]) => ({
        caller: call.caller,
        callee: call.callee,
        position: `${pathOf(call, main)}:${call.line}`,
        weight: inlined?.(call),
      }))
      .sort((a, b) => (b.weight ?? -1) - (a.weight ?? -1) || compareText(a.position, b.position));
  };
  const [gained, lost] = [only(candidate, baseline), only(baseline, candidate)];
  const weightOf = ({ weight = 0 }: CallSite) => weight;
  const sum = (sites: readonly CallSite[]) => Math.min(1, totalOf(sites, weightOf));
  return {
    ...{ gained: gained.length, gainedWeight: sum(gained), lost: lost.length, lostWeight: sum(lost) },
    hottest: gained.slice(0, NAMED),
  };
}

/** A file below the module, or as imports name its folder. */
function pathOf({ caller, file }: InlinedCall, { importPath, modulePath }: MainPackage): string {
  const { package: symbolPackage } = splitSymbol(caller);
  const path = `${symbolPackage === 'main' ? importPath : importPathOf(caller)}/${file}`;
  return path.startsWith(`${modulePath}/`) ? path.slice(modulePath.length + 1) : path;
}
