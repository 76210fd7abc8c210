import type { Edge } from '../profile/edges.ts';
import { splitSymbol } from '../profile/names.ts';
import { groupBy, totalOf } from '../system/format.ts';
import { align } from './align.ts';
import type { SourceFunctions, SourceLine } from './source.ts';

/**
 * Finds today's lines of the calls in one function.
 *
 * The calls of the profile, in the order of their lines, are aligned with the calls of today's source. In this example, two lines were
 * inserted at the beginning of the function:
 *
 *     profile            today
 *     +3  → a.Open       +5   a.Open(name)
 *     +4  → (value)      +6   handler(request)
 *     +9  → a.Close      +11  a.Close()
 *
 * `a.Open` and `a.Close` are anchors, because the source names them. The call of a value could be any function, but this call lies between
 * two anchors, which have both moved by two lines. So the call of the value is now on line 6.
 */

/** A call in the profile. Caller and callee have today's names, if these names are known. */
export interface Call {
  readonly edge: Edge;
  /** The caller's symbol without type arguments. */
  readonly caller: string;
  readonly callee: Callee;
  /**
   * The importance of the call in an alignment. The importance grows with the logarithm of the weight, so that a single heavy call does not
   * outvote all other calls.
   */
  readonly worth: number;
}

/** The callee of a call, and the forms in which a source may show a call to this callee. */
export interface Callee {
  /** The symbol of the callee without type arguments. */
  readonly key: string;
  /** The name of the method, if the callee is a method. */
  readonly method: string | undefined;
  /** The letters of the operations for which the compiler calls the callee; empty for a function that the source calls by its name. */
  readonly operations: string;
}

/**
 * The certainty that a call in the source is the call in the profile. The certainty depends on the form in which the source shows the
 * callee.
 */
const CERTAINTY = {
  /** The source names the function. */
  name: 1,
  /** The source names a method, but the type of the method is not visible. */
  method: 0.9,
  /** The source has an operation, such as a map access, for which the compiler calls functions of the runtime. */
  operation: 0.4,
  /** The source calls a value that may hold the function. */
  value: 0.2,
} as const;

/** Functions that the compiler calls for an operation, each with the letter that `helper/source/calls.go` uses for the operation. */
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [/^runtime\.mapassign/, 'w'],
  [/^runtime\.map(?!assign)|^internal\/runtime\/maps\./, 'm'],
  [/^runtime\.growslice/, 'a'],
  [/^runtime\.(make|rand$)/, 'k'],
  [/^runtime\.(chan|select|close|block)/, 'c'],
  [/^runtime\.concat/, 's'],
  [/^runtime\.newproc/, 'g'],
  [/^runtime\.go(panic|recover)/, 'p'],
  [/^runtime\.(slicebytetostring|stringtoslice|slicerunetostring|intstring|rawstring|rawbyte)/, 'v'],
  [/^runtime\.(newobject|malloc)/, 'n'],
  [/^runtime\.(memmove|typedslicecopy|typedmemmove|memclr|decoderune)/, 'y'],
  [
    /^runtime\.(memequal|efaceeq|ifaceeq|strequal|cmpstring)|^cmpbody|^memeqbody|^internal\/bytealg\.|^type:/,
    'e',
  ],
  [/^runtime\.(assert|typeAssert|getitab|interfaceSwitch)/, 't'],
  [/^runtime\.(defer(?!return)|\(\*_panic\)|\(\*_defer\))/, 'd'],
  // The compiler may call functions such as `runtime.morestack` on any line, whatever operations the line has.
  [
    /^runtime\.(asyncPreempt|wb|gcWriteBarrier|morestack|newstack|deferreturn|duff|convT|moveSlice|panic|print)|^gcWriteBarrier/,
    'x',
  ],
];

const METHOD_NAME = /\)\.([^.]+)$|^[^.]+\.([^.]+)$/;

/** Describes the callee with this symbol. */
export function calleeOf(symbol: string): Callee {
  // cgo uses `_C2func_` instead of `_Cfunc_` if the source takes `errno` as the second result.
  const key = symbol.replace('._C2func_', '._Cfunc_');
  const found = METHOD_NAME.exec(splitSymbol(key).rest.replace(/-fm$/, ''));
  const method = found?.[1] ?? found?.[2];
  const letters = OPERATIONS.flatMap(([pattern, letter]) => (pattern.test(key) ? letter : []));
  const isClosure = method !== undefined && CLOSURE_PART.test(`.${method}`);
  return { key, method: isClosure ? undefined : method, operations: letters.join('') };
}

/** Matches the part of a symbol that names a closure, or a wrapper of a `go` or `defer` statement. */
export const CLOSURE_PART = /^(\.func|\.gowrap|\.deferwrap|\.)(\d+)/;

/**
 * Splits a symbol into its parts. `declared` is `F`, `T.M` or `(*T).M`. For a method, `type` is `path.T`. `part` names a closure or wrapper
 * in the function, such as `.func1`.
 */
export function symbolOf(key: string) {
  const { package: path, rest } = splitSymbol(key);
  const [, declared = rest, part = ''] =
    /^(\(\*?[^)]*\)\.[^.-]+|init\.\d+|[^.-]+\.(?!(?:func|gowrap|deferwrap)?\d)[^.(-]+|[^.-]*)(.*)$/s.exec(
      rest,
    ) ?? [];
  const type = /^\(\*(.*)\)\.|^(.*)\./.exec(declared);
  return { path, declared, type: type ? `${path}.${type[1] ?? type[2]}` : undefined, part };
}

/** Returns the symbol of the declared function that contains a closure or wrapper: `path.F` for `path.F.func1`. */
export function declaringSymbol(symbol: string): string {
  const { path, declared } = symbolOf(symbol);
  return `${path}.${declared}`;
}

/**
 * Today's function with the same name counts as a different function if less than this share of the old function's calls is found in it.
 */
export const SAME_BODY = 0.34;

/** Aligns the lines of the calls in the profile with the lines of today's source. */
function alignCalls(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions) {
  const byLine = groupBy(calls, ({ edge }) => edge.offset);
  const old = [...byLine.keys()].sort((a, b) => a - b);
  const score = (offset: number, line: SourceLine | undefined) =>
    line === undefined
      ? 0
      : totalOf(byLine.get(offset) ?? [], ({ worth, callee }) => worth * fitness(callee, line, source));
  const lineAt = new Map(lines.map((line) => [line.offset, line]));
  const offsets = lines.map(({ offset }) => offset);
  const best = align(old, offsets, (i, j) => score(old[i] as number, lines[j]));
  const all = totalOf(
    calls,
    ({ worth, callee }) => worth * (callee.operations === '' ? CERTAINTY.name : CERTAINTY.operation),
  );
  return {
    // The lines of the calls in ascending order, and today's line for each of these lines; undefined if no line matches, or if several
    // lines match equally well.
    old,
    now: best.sites.map((site) => (site === undefined ? undefined : offsets[site])),
    score: best.score,
    // The score of the alignment in which every call is still on its old line.
    inPlace: totalOf(old, (offset) => score(offset, lineAt.get(offset))),
    // The share of the calls that were found in today's source.
    share: all === 0 ? 0 : Math.min(1, best.score / all),
  };
}

/** Returns which share of the calls, from 0 to 1, the given source lines have in the same order. */
export function similarity(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions) {
  return alignCalls(calls, lines, source).share;
}

/** The places of the calls of one function in today's source. */
export interface PlacedCalls {
  /** Returns today's line of a call, and whether the source shows the call on this line; undefined if the call is not found. */
  of(call: Call): { readonly offset: number; readonly isShown: boolean } | undefined;
  /**
   * Returns the range of today's lines to which a line of the profile must have moved, according to the matched lines above and below it.
   */
  window(offset: number): LineWindow;
  /** True if today's function with this name is a different function. */
  readonly isOther: boolean;
}

/** Finds today's lines of the calls of one function. */
export function placeCalls(
  calls: readonly Call[],
  lines: readonly SourceLine[],
  source: SourceFunctions,
): PlacedCalls {
  const body = new FunctionBody(calls, lines, source);
  const { old, now, score, inPlace } = alignCalls(calls, lines, source);
  const offsets = new Map(
    old.flatMap((offset, i) => (now[i] === undefined ? [] : [[offset, now[i]] as const])),
  );
  const isFoundAgain = ({ callee, edge: { offset } }: Call) => body.isShownAt(callee, offsets.get(offset));
  // Our list of the functions that the compiler calls for operations is incomplete. If the source shows some of the calls on their old
  // lines, the calls of the function are treated as a whole: they have all moved, or they have all stayed.
  const losesSome =
    calls.some((call) => body.isInPlace(call)) &&
    calls.some((call) => call.callee.operations !== 'x' && !isFoundAgain(call));
  const isProven = calls.some(
    (call) => call.callee.operations === '' && !body.isInPlace(call) && isFoundAgain(call),
  );
  // If no alignment fits better than the old lines, calls that the source does not show keep their old lines, too.
  const hasMoved = (!losesSome || isProven) && inPlace < score - 1e-9 * (1 + score);
  return hasMoved ? placesByAlignment(body, offsets, score) : placesAsBefore(body, inPlace);
}

/** The calls of one function in a profile, and the lines of the function in today's source. */
class FunctionBody {
  readonly calls: readonly Call[];
  readonly lines: readonly SourceLine[];
  readonly source: SourceFunctions;
  readonly lineAt: ReadonlyMap<number, SourceLine>;

  constructor(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions) {
    this.calls = calls;
    this.lines = lines;
    this.source = source;
    this.lineAt = new Map(lines.map((line) => [line.offset, line]));
  }

  /** Whether the source shows a call to the callee at this line. */
  isShownAt(callee: Callee, offset: number | undefined): boolean {
    const line = offset === undefined ? undefined : this.lineAt.get(offset);
    return line !== undefined && fitness(callee, line, this.source) > 0;
  }

  /** Whether the source shows the call at the line that it had in the profile. */
  isInPlace({ callee, edge }: Call): boolean {
    return this.isShownAt(callee, edge.offset);
  }

  fitsAnywhere({ callee }: Call): boolean {
    return this.lines.some((line) => fitness(callee, line, this.source) > 0);
  }

  /**
   * Whether the source of the caller can call the callee by its name. A closure has no name in the source, and a private function of a
   * different package cannot be called by its name.
   */
  isNamed({ caller, callee: { key, operations } }: Call): boolean {
    const { path, declared } = symbolOf(key);
    const isOpen = /^\p{Lu}/u.test(lastName(declared)) || symbolOf(caller).path === path;
    return operations === '' && isOpen && !/\.func\d/.test(key) && this.source.get(key) !== undefined;
  }

  /**
   * Returns today's line of a call that has moved past other calls. The line is found if only one line names the callee, and if the callee
   * is called only once.
   */
  onlyLine({ callee, edge }: Call, { from, to }: LineWindow): number | undefined {
    const naming = this.lines.filter((line) => fitness(callee, line, this.source) >= CERTAINTY.method);
    const within = naming.filter(({ offset }) => offset >= from && offset <= to);
    if (within.length === 1) return within[0]?.offset;
    const isOnly = this.calls.every((other) => other.edge === edge || other.callee.key !== callee.key);
    return naming.length === 1 && isOnly ? naming[0]?.offset : undefined;
  }
}

/** The first and the last line of a range in which a line must be. */
interface LineWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the places of the calls in a function whose lines have not moved. @param inPlace the score of the alignment in which every call
 * is on its old line.
 */
function placesAsBefore(body: FunctionBody, inPlace: number): PlacedCalls {
  const named = body.calls.filter((call) => body.isNamed(call));
  const isOther = inPlace === 0 && named.length >= 2 && !named.some((call) => body.fitsAnywhere(call));
  return {
    of: (call) => {
      const { offset } = call.edge;
      const isShown = body.isInPlace(call);
      return isOther || (!isShown && body.isNamed(call) && !body.fitsAnywhere(call))
        ? undefined
        : { offset, isShown };
    },
    window: (offset) => {
      const isAnchored =
        inPlace > 0 || body.lineAt.get(offset)?.callees.some((callee) => !callee.startsWith('!'));
      return isAnchored ? { from: offset, to: offset } : { from: 0, to: Infinity };
    },
    isOther,
  };
}

/**
 * Returns the places of the calls in a function whose lines have moved.
 * @param offsets today's line for each line of the profile that was found in the source.
 * @param score the score of the alignment that found these lines.
 */
function placesByAlignment(
  body: FunctionBody,
  offsets: ReadonlyMap<number, number>,
  score: number,
): PlacedCalls {
  const window = (offset: number): LineWindow => ({
    from: Math.max(0, ...[...offsets].flatMap(([before, today]) => (before <= offset ? today : []))),
    to: Math.min(Infinity, ...[...offsets].flatMap(([before, today]) => (before >= offset ? today : []))),
  });
  const named = body.calls.filter((call) => body.isNamed(call));
  const isOther = score < SAME_BODY * totalOf(named, ({ worth }) => worth);
  const of: PlacedCalls['of'] = (call) => {
    if (isOther) return undefined;
    const before = call.edge.offset;
    // Names such as `runtime._ExternalCode` are not functions. Profilers use such names for stacks that no profiler can see.
    if (/^runtime\._[A-Z]/.test(call.callee.key)) return { offset: before, isShown: false };
    const offset = offsets.get(before);
    if (offset !== undefined && body.isShownAt(call.callee, offset)) return { offset, isShown: true };
    const alone = body.onlyLine(call, window(before));
    if (alone !== undefined) return { offset: alone, isShown: true };
    // A call that the source should name, but that no line names, is lost.
    if (body.isNamed(call) || (call.callee.operations === '' && body.fitsAnywhere(call))) return undefined;
    const shift = shiftAround(before, offsets);
    return shift === undefined ? undefined : { offset: before + shift, isShown: false };
  };
  return { of, window, isOther };
}

/** Returns how certain it is that a line of the source has a call to the callee, from 0 to 1. */
function fitness(callee: Callee, line: SourceLine, source: SourceFunctions): number {
  let best = 0;
  for (const target of line.callees) best = Math.max(best, fitOf(callee, target, source));
  return best;
}

/** Returns how certain it is that one call on a line is a call to the callee. @param target a callee of a `SourceLine`. */
function fitOf({ key, method, operations }: Callee, target: string, source: SourceFunctions): number {
  if (target === key) return CERTAINTY.name;
  if (target.startsWith('!'))
    return [...operations].some((letter) => target.includes(letter, 1)) ? CERTAINTY.operation : 0;
  const name = target.startsWith('.') ? target.slice(1) : undefined;
  if (name !== undefined && method === name) return CERTAINTY.method;
  // The source may call a field or a variable that holds the function.
  const isValue =
    target === '?' ||
    (name === undefined
      ? source.get(target) === undefined && source.packages.has(symbolOf(target).path)
      : source.fields.has(name) || !source.methods.has(name));
  // A function that was deleted cannot be called through a value. Comparison functions are missing in the source, because the compiler
  // generates them for a type.
  const isKnown = source.get(key) !== undefined || /\.func\d/.test(key);
  if (!isValue || !isKnown) return 0;
  return operations === 'e' ? CERTAINTY.operation : operations === '' ? CERTAINTY.value : 0;
}

/**
 * Returns by how much the nearest known places before and after `at` have moved: today's place minus the old place. The result is undefined
 * if these two places have moved by different distances.
 * @param places the known places: today's place by the place in the profile.
 */
export function shiftAround(at: number, places: ReadonlyMap<number, number>): number | undefined {
  let [before, after]: [number, number | undefined] = [0, undefined];
  for (const [old, now] of [...places].sort(([a], [b]) => a - b)) {
    if (old <= at) before = now - old;
    else after ??= now - old;
  }
  return after === undefined || after === before ? before : undefined;
}

/** Returns the last name of a symbol: `M` of `(*T).M`. */
export function lastName(declared: string): string {
  return declared.slice(declared.lastIndexOf('.') + 1);
}
