import { compareText } from './columns.ts';
import { type Edge, type EdgeSet, weightShare } from './edges.ts';
import { declarationOf, isOwnFunction } from './names.ts';
import type { ProgramSource } from './origin.ts';

/** The functions that a source tree declares. */
export interface DeclaredFunctions {
  readonly modulePath: string;
  /** `package.Func` and `package.Type.Method`, packages as symbols name them, the main package as `main`. */
  readonly names: ReadonlySet<string>;
  /** The packages they were read from, in the same form. */
  readonly packages: ReadonlySet<string>;
  /** Whether a package that was not read is there all the same: of another module, or behind build constraints. */
  isElsewhere(packagePath: string): boolean;
  /** For judging whether a profile is of another program; undefined where that is not asked. */
  readonly program?: ProgramSource;
}

/** Which functions are the program's own: for judging whether a profile is about it at all. */
export interface OwnCode {
  readonly modulePath: string;
  includes(functionName: string): boolean;
  /** For recognizing profiles of other programs; undefined without a source tree. */
  readonly program?: ProgramSource;
}

/**
 * The module's functions. Every program has a package main, so of those only what `declared` names counts, where
 * the source tree is at hand.
 */
export function ownCode(modulePath: string, declared?: DeclaredFunctions): OwnCode {
  return {
    modulePath,
    program: declared?.program,
    includes: (name) =>
      isOwnFunction(name, modulePath) &&
      (declared === undefined || !name.startsWith('main.') || isDeclared(name, declared)),
  };
}

/**
 * What has become of a call that a profile saw: on the line where it was, counted from the function's first
 * (`there`), on another one of the same function (`moved`), nowhere in it (`gone`). Calls through values and
 * everything else that the source alone does not show are `unknown`, and so are callers that are not the module's.
 */
export type SiteState = 'there' | 'moved' | 'gone' | 'unknown';

/** What Go's own parser shows of the calls and methods that a profile names. */
export interface SourceCalls {
  stateOf(edge: Pick<Edge, 'caller' | 'callee' | 'offset'>): SiteState;
  /** Whether a method may be there though it is not declared, because its type embeds another one. */
  isPromoted(symbol: string): boolean;
}

/** For where the source was not parsed. */
export const UNKNOWN_CALLS: SourceCalls = { stateOf: () => 'unknown', isPromoted: () => false };

export interface Staleness {
  /** Share of the edge weight that the compiler can no longer use: both of the following together. */
  readonly weight: number;
  /** Share of the edge weight that has an own function at either end which is no longer there. */
  readonly missingWeight: number;
  /** Those functions, heaviest first. */
  readonly missing: readonly string[];
  /** Calls between functions that are there, but no longer at the same place; heaviest first. */
  readonly sites: readonly StaleSite[];
}

/** A call that is no longer where the profile saw it. */
export interface StaleSite {
  readonly caller: string;
  readonly callee: string;
  /** Line of the call where it was, counted from the caller's first. */
  readonly offset: number;
  readonly state: 'moved' | 'gone';
  /** Share of the edge weight. */
  readonly weight: number;
}

/**
 * How much of a profile is about functions and calls that the source tree no longer has. Dependencies are not judged.
 * @param calls what has become of each call; undefined: only functions are judged.
 */
export function staleness(
  edges: EdgeSet,
  declared: DeclaredFunctions,
  calls: SourceCalls = UNKNOWN_CALLS,
): Staleness {
  const weights = new Map<string, number>();
  const isMissing = new Map<string, boolean>();
  const missing = (name: string): boolean => {
    const known = isMissing.get(name);
    if (known !== undefined) return known;
    const result =
      isOwnFunction(name, declared.modulePath) && !isDeclared(name, declared) && !calls.isPromoted(name);
    isMissing.set(name, result);
    return result;
  };
  for (const edge of edges.edges) {
    for (const name of new Set([edge.caller, edge.callee])) {
      if (missing(name)) weights.set(name, (weights.get(name) ?? 0) + edge.weight);
    }
  }
  const lacksFunction = (edge: Edge) => missing(edge.caller) || missing(edge.callee);
  const missingWeight = weightShare(edges.edges, lacksFunction);
  const sites = staleSites(edges, calls, (edge) => !lacksFunction(edge));
  return {
    weight: Math.min(1, missingWeight + sites.reduce((sum, { weight }) => sum + weight, 0)),
    missingWeight,
    missing: [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([name]) => name),
    sites,
  };
}

function staleSites(
  { edges, totalWeight }: EdgeSet,
  { stateOf }: SourceCalls,
  isJudged: (edge: Edge) => boolean,
): StaleSite[] {
  return (
    edges
      .flatMap((edge) => {
        const state = isJudged(edge) ? stateOf(edge) : 'unknown';
        if (state === 'there' || state === 'unknown') return [];
        const { caller, callee, offset, weight } = edge;
        return [{ caller, callee, offset, state, weight: totalWeight === 0 ? 0 : weight / totalWeight }];
      })
      // What weighs the same stays in the order of the edges, which is by name.
      .sort((a, b) => b.weight - a.weight)
  );
}

/** Whether the declaration behind a symbol is there. */
function isDeclared(symbol: string, { names, packages, isElsewhere }: DeclaredFunctions): boolean {
  const { package: path, first, second, isGenerated } = declarationOf(symbol);
  if (!packages.has(path)) return isElsewhere(path);
  return isGenerated || names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
}
