import type { Edge } from './edges.ts';
import { declarationOf, splitSymbol, withoutTypeArguments } from './own.ts';

/**
 * What has become of a call that a profile saw: on the line where it was, counted from the function's first
 * (`there`), on another one of the same function (`moved`), nowhere in it (`gone`). Calls through values and
 * whatever else the source alone does not tell are `unknown`, and so are callers that are not the module's.
 */
export type SiteState = 'there' | 'moved' | 'gone' | 'unknown';

/** What Go's own parser tells of the calls and methods that a profile names. */
export interface SourceCalls {
  stateOf(edge: Pick<Edge, 'caller' | 'callee' | 'offset'>): SiteState;
  /** Whether a method may be there though nobody declares it, because its type embeds another one. */
  isPromoted(symbol: string): boolean;
}

/** For where the source was not parsed. */
export const UNKNOWN_CALLS: SourceCalls = { stateOf: () => 'unknown', isPromoted: () => false };

/** Calls that are not in the source: the compiler makes them. */
const MADE_BY_COMPILER = /^(runtime|internal\/.*|type:.*|go:.*|)$/;

/**
 * A call by the names that the source has: `package.Function` or `package.Type.Method`, and the callee's last name.
 * Undefined where either end is a closure, a loop's body, a wrapper or made by the compiler.
 */
export function plainCall(
  edge: Pick<Edge, 'caller' | 'callee'>,
): { readonly caller: string; readonly callee: string } | undefined {
  const caller = plainName(edge.caller);
  const callee = plainName(edge.callee);
  if (caller === undefined || callee === undefined || MADE_BY_COMPILER.test(callee.package)) return undefined;
  return {
    caller: `${caller.package}.${caller.names.join('.')}`,
    callee: callee.names.at(-1) ?? '',
  };
}

/** `package.Type.Method` of a method or what belongs to it; undefined for a function. */
export function methodName(symbol: string): string | undefined {
  const { package: path, first, second } = declarationOf(symbol);
  return second === '' ? undefined : `${path}.${first}.${second}`;
}

function plainName(symbol: string): { package: string; names: string[] } | undefined {
  const { first, second, isGenerated } = declarationOf(symbol);
  const { package: path, rest } = splitSymbol(withoutTypeArguments(symbol));
  const names = second === '' ? [first] : [first, second];
  const isPlain =
    rest.replace(/[()*]/g, '') === names.join('.') && !/^(func|gowrap|deferwrap)\d+$/.test(second);
  return isGenerated || !isPlain ? undefined : { package: path, names };
}
