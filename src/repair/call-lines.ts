import type { Edge } from '../profile/edges.ts';
import { splitSymbol } from '../profile/names.ts';
import { groupBy, totalOf } from '../system/format.ts';
import { align } from './align.ts';
import type { SourceFunctions, SourceLine } from './source.ts';

/** Where the calls of one function that a profile saw are in today's source, by the order of the lines as anchors. */

/** A call in the profile, under today's names where they are known. */
export interface Call {
  readonly edge: Edge;
  /** Symbol without type arguments. */
  readonly caller: string;
  readonly callee: Callee;
  /** Of its weight: heavy calls count more, but not so much that they outvote all others. */
  readonly worth: number;
}

export interface Callee {
  /** Symbol without type arguments. */
  readonly key: string;
  /** Its last name, where it is a method. */
  readonly method: string | undefined;
  /** Operations for which the compiler calls it; empty where a source names it. */
  readonly operations: string;
}

/** How certain it is that a call in the source is the call in the profile, by what the source shows of the callee. */
const CERTAINTY = {
  /** The source names the function. */
  name: 1,
  /** The source names a method, but not its type. */
  method: 0.9,
  /** The source has an operation for which the compiler calls such a function. */
  operation: 0.4,
  /** The source calls a value, which may be the function. */
  value: 0.2,
} as const;

/** Functions that the compiler calls, by the letters of `helper/source/calls.go`. */
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
  // On any line.
  [
    /^runtime\.(asyncPreempt|wb|gcWriteBarrier|morestack|newstack|deferreturn|duff|convT|moveSlice|panic|print)|^gcWriteBarrier/,
    'x',
  ],
];

const METHOD_NAME = /\)\.([^.]+)$|^[^.]+\.([^.]+)$/;

export function calleeOf(symbol: string): Callee {
  // What cgo calls where the source takes `errno` as a second result.
  const key = symbol.replace('._C2func_', '._Cfunc_');
  const found = METHOD_NAME.exec(splitSymbol(key).rest.replace(/-fm$/, ''));
  const method = found?.[1] ?? found?.[2];
  const letters = OPERATIONS.flatMap(([pattern, letter]) => (pattern.test(key) ? letter : []));
  const isClosure = method !== undefined && CLOSURE_PART.test(`.${method}`);
  return { key, method: isClosure ? undefined : method, operations: letters.join('') };
}

/** A part of a symbol that names a closure, or a wrapper of a `go` or `defer` statement. */
export const CLOSURE_PART = /^(\.func|\.gowrap|\.deferwrap|\.)(\d+)/;

/** `declared`: `F`, `T.M` or `(*T).M`; `type` of a method: `path.T`; `part`: what names a closure or another part of it. */
export function symbolOf(key: string) {
  const { package: path, rest } = splitSymbol(key);
  const [, declared = rest, part = ''] =
    /^(\(\*?[^)]*\)\.[^.-]+|init\.\d+|[^.-]+\.(?!(?:func|gowrap|deferwrap)?\d)[^.(-]+|[^.-]*)(.*)$/s.exec(
      rest,
    ) ?? [];
  const type = /^\(\*(.*)\)\.|^(.*)\./.exec(declared);
  return { path, declared, type: type ? `${path}.${type[1] ?? type[2]}` : undefined, part };
}

/** Removes from a symbol what names a closure or another part of the function that declares it: `path.F` of `path.F.func1`. */
export function declaringSymbol(symbol: string): string {
  const { path, declared } = symbolOf(symbol);
  return `${path}.${declared}`;
}

/** Less of a function's calls found again: it is another function by now. */
export const SAME_BODY = 0.34;

/** The lines of the calls and of the source that belong together. */
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
    // Lines of the calls, ascending, and today's of each; undefined where it has none, or several.
    old,
    now: best.sites.map((site) => (site === undefined ? undefined : offsets[site])),
    score: best.score,
    // The score without a change of any line.
    inPlace: totalOf(old, (offset) => score(offset, lineAt.get(offset))),
    // Share of the calls that are found, of those that a source names.
    share: all === 0 ? 0 : Math.min(1, best.score / all),
  };
}

/** Share of the calls that are found in these lines, in their order. */
export function similarity(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions) {
  return alignCalls(calls, lines, source).share;
}

export interface PlacedCalls {
  /** Today's line of a call, and whether the source shows the call there; undefined where it is not found. */
  of(call: Call): { readonly offset: number; readonly isShown: boolean } | undefined;
  /** The lines between which a line must lie today, by those that were found around it. */
  window(offset: number): LineWindow;
  readonly isOther: boolean;
}

/** Finds the calls of one function in today's source. */
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
  // We do not know every function that the compiler calls by itself. If the source shows a part of those calls in place, they move as a whole or not at all.
  const losesSome =
    calls.some((call) => body.isInPlace(call)) &&
    calls.some((call) => call.callee.operations !== 'x' && !isFoundAgain(call));
  const isProven = calls.some(
    (call) => call.callee.operations === '' && !body.isInPlace(call) && isFoundAgain(call),
  );
  // If no alignment fits better than the old lines, calls that the source does not show are also where they were.
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
   * Whether the source would name the call if it were there. It does not name closures, which the runtime may call, or what is
   * private to another package.
   */
  isNamed({ caller, callee: { key, operations } }: Call): boolean {
    const { path, declared } = symbolOf(key);
    const isOpen = /^\p{Lu}/u.test(lastName(declared)) || symbolOf(caller).path === path;
    return operations === '' && isOpen && !/\.func\d/.test(key) && this.source.get(key) !== undefined;
  }

  /** Returns the line of a call that is no longer in order: the only line that names it, if this is the only such call. */
  onlyLine({ callee, edge }: Call, { from, to }: LineWindow): number | undefined {
    const naming = this.lines.filter((line) => fitness(callee, line, this.source) >= CERTAINTY.method);
    const within = naming.filter(({ offset }) => offset >= from && offset <= to);
    if (within.length === 1) return within[0]?.offset;
    const isOnly = this.calls.every((other) => other.edge === edge || other.callee.key !== callee.key);
    return naming.length === 1 && isOnly ? naming[0]?.offset : undefined;
  }
}

/** The lines, both included, between which a line must lie. */
interface LineWindow {
  readonly from: number;
  readonly to: number;
}

/** The places if no line has moved. @param inPlace the score of the lines as the profile has them. */
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
 * The places if lines have moved.
 * @param offsets today's line of each line of the calls that was found again.
 * @param score the score of that alignment.
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
    // Profilers give this place to stacks that they cannot see.
    if (/^runtime\._[A-Z]/.test(call.callee.key)) return { offset: before, isShown: false };
    const offset = offsets.get(before);
    if (offset !== undefined && body.isShownAt(call.callee, offset)) return { offset, isShown: true };
    const alone = body.onlyLine(call, window(before));
    if (alone !== undefined) return { offset: alone, isShown: true };
    // The source would show the call at another line, or not at all.
    if (body.isNamed(call) || (call.callee.operations === '' && body.fitsAnywhere(call))) return undefined;
    const shift = shiftAround(before, offsets);
    return shift === undefined ? undefined : { offset: before + shift, isShown: false };
  };
  return { of, window, isOther };
}

function fitness(callee: Callee, line: SourceLine, source: SourceFunctions): number {
  let best = 0;
  for (const target of line.callees) best = Math.max(best, fitOf(callee, target, source));
  return best;
}

function fitOf({ key, method, operations }: Callee, target: string, source: SourceFunctions): number {
  if (target === key) return CERTAINTY.name;
  if (target.startsWith('!'))
    return [...operations].some((letter) => target.includes(letter, 1)) ? CERTAINTY.operation : 0;
  const name = target.startsWith('.') ? target.slice(1) : undefined;
  if (name !== undefined && method === name) return CERTAINTY.method;
  // A field or variable that holds a function.
  const isValue =
    target === '?' ||
    (name === undefined
      ? source.get(target) === undefined && source.packages.has(symbolOf(target).path)
      : source.fields.has(name) || !source.methods.has(name));
  // What is gone is no value either. Types have functions of the runtime that compare their values.
  const isKnown = source.get(key) !== undefined || /\.func\d/.test(key);
  if (!isValue || !isKnown) return 0;
  return operations === 'e' ? CERTAINTY.operation : operations === '' ? CERTAINTY.value : 0;
}

/** How far the places around one have moved, where those before and after it agree. @param places today's by the old ones. */
export function shiftAround(at: number, places: ReadonlyMap<number, number>): number | undefined {
  let [before, after]: [number, number | undefined] = [0, undefined];
  for (const [old, now] of [...places].sort(([a], [b]) => a - b)) {
    if (old <= at) before = now - old;
    else after ??= now - old;
  }
  return after === undefined || after === before ? before : undefined;
}

export function lastName(declared: string): string {
  return declared.slice(declared.lastIndexOf('.') + 1);
}
