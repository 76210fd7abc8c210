/**
 * The calls that one binary has inlined, as its own inline tables tell them. They are those of the linked program:
 * what the compiler inlined into functions that nobody calls is not among them.
 */
export interface InlinedSites {
  /** How many different ones there are. */
  readonly size: number;
  /**
   * Whether the call of `callee` in `caller` is inlined wherever or somewhere `caller` itself is compiled, be it as a
   * function or inlined into another one. Two neighbouring lines of a location of a profile are such a pair.
   * @param caller as profiles name it, the function that has the call in its source, not the one it ended up in.
   * @param callee as profiles name it.
   * @param lineOffset line of the call minus the line where `caller` starts.
   */
  has(caller: string, callee: string, lineOffset: number): boolean;
}

/** Both sides' inlined calls. */
export interface InlinedSitesPair {
  readonly baseline: InlinedSites;
  readonly candidate: InlinedSites;
}

/** One inlined call. */
export interface InlinedSite {
  readonly caller: string;
  readonly callee: string;
  readonly lineOffset: number;
}

/** A set of them, from as many as there are, repeated or not. */
export function inlinedSites(sites: Iterable<InlinedSite>): InlinedSites {
  const keys = new Set<string>();
  for (const { caller, callee, lineOffset } of sites) keys.add(siteKey(caller, callee, lineOffset));
  return {
    size: keys.size,
    has: (caller, callee, lineOffset) => keys.has(siteKey(caller, callee, lineOffset)),
  };
}

/** Identity of a call in the source; function names hold no NUL. */
export function siteKey(caller: string, callee: string, lineOffset: number): string {
  return `${profileName(caller)}\0${profileName(callee)}\0${lineOffset}`;
}

/**
 * A function's name as profiles have it: the linker's, but for type arguments, of which the runtime tells only that
 * there are some: `example.com/m.Max[go.shape.int]` is `example.com/m.Max[...]`.
 */
export function profileName(symbol: string): string {
  const opening = symbol.indexOf('[');
  const closing = symbol.lastIndexOf(']');
  // As `funcNameForPrint` of the runtime: from the first bracket to the last one.
  return opening < 0 || closing < opening
    ? symbol
    : `${symbol.slice(0, opening)}[...]${symbol.slice(closing + 1)}`;
}
