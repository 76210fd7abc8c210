import type { Edge, EdgeSet } from './edges.ts';
import { compareText } from './edges.ts';
import { weightShare } from './overlap.ts';
import { isOwnFunction, splitSymbol } from './own.ts';

/** The functions that a source tree declares. */
export interface DeclaredFunctions {
  readonly modulePath: string;
  /** `package.Func` and `package.Type.Method`, packages as symbols name them, the main package as `main`. */
  readonly names: ReadonlySet<string>;
  /** The packages they were read from, in the same form. */
  readonly packages: ReadonlySet<string>;
  /** Whether a package that was not read is there all the same: of another module, or behind build constraints. */
  isElsewhere(packagePath: string): boolean;
}

/** Which functions are the program's own: for judging whether a profile is about it at all. */
export interface OwnCode {
  readonly modulePath: string;
  includes(functionName: string): boolean;
}

/**
 * The module's functions. Every program has a package main, so of those only what `declared` names counts, where
 * the source tree is at hand.
 */
export function ownCode(modulePath: string, declared?: DeclaredFunctions): OwnCode {
  return {
    modulePath,
    includes: (name) =>
      isOwnFunction(name, modulePath) &&
      (declared === undefined || !name.startsWith('main.') || isDeclared(name, declared)),
  };
}

export interface Staleness {
  /** Share of the edge weight that has an own function at either end which is no longer there. */
  readonly weight: number;
  /** Those functions, heaviest first. */
  readonly missing: readonly string[];
}

/** How much of a profile is about functions that the source tree no longer has. Dependencies are not judged. */
export function staleness(edges: EdgeSet, declared: DeclaredFunctions): Staleness {
  const weights = new Map<string, number>();
  const isMissing = new Map<string, boolean>();
  const missing = (name: string): boolean => {
    const known = isMissing.get(name);
    if (known !== undefined) return known;
    const result = isOwnFunction(name, declared.modulePath) && !isDeclared(name, declared);
    isMissing.set(name, result);
    return result;
  };
  for (const edge of edges.edges) {
    for (const name of new Set([edge.caller, edge.callee])) {
      if (missing(name)) weights.set(name, (weights.get(name) ?? 0) + edge.weight);
    }
  }
  return {
    weight: weightShare(edges.edges, (edge: Edge) => missing(edge.caller) || missing(edge.callee)),
    missing: [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([name]) => name),
  };
}

/**
 * Whether the declaration behind a symbol is there. A symbol may name a closure (`F.func1`, `(*T).M.func2.1`,
 * `F.G.func1` for one of G inlined into F), the body of a loop (`F-range1`), a wrapper (`F.gowrap1`, `T.M-fm`),
 * a package's initialization, or what cgo generates.
 */
function isDeclared(symbol: string, { names, packages, isElsewhere }: DeclaredFunctions): boolean {
  const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
  if (!packages.has(path)) return isElsewhere(path);
  const [first = '', second = ''] = rest
    .replace(/[()*]/g, '')
    .split('.')
    .map((part) => part.replace(/-.*$/, ''));
  if (first === 'init' || first === 'glob' || first === 'map' || /^_(cgo|Cfunc)/.test(first)) return true;
  return names.has(`${path}.${first}`) || names.has(`${path}.${first}.${second}`);
}

function withoutTypeArguments(symbol: string): string {
  let depth = 0;
  let plain = '';
  for (const character of symbol) {
    if (character === '[') depth++;
    else if (character === ']') depth--;
    else if (depth === 0) plain += character;
  }
  return plain;
}
