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
  window(offset: number): { readonly from: number; readonly to: number };
  readonly isOther: boolean;
}

/** Finds the calls of one function in today's source. */
export function placeCalls(
  calls: readonly Call[],
  lines: readonly SourceLine[],
  source: SourceFunctions,
): PlacedCalls {
  const { old, now, score, inPlace } = alignCalls(calls, lines, source);
  const lineAt = new Map(lines.map((line) => [line.offset, line]));
  const isShownAt = (callee: Callee, offset: number | undefined) => {
    const line = offset === undefined ? undefined : lineAt.get(offset);
    return line !== undefined && fitness(callee, line, source) > 0;
  };
  const fitsAnywhere = ({ callee }: Call) => lines.some((line) => fitness(callee, line, source) > 0);
  // Whether the source would name the call if it were there: no closure, which the runtime may call, nor what is private to another package.
  const isNamed = ({ caller, callee: { key, operations } }: Call) => {
    const { path, declared } = symbolOf(key);
    const isOpen = /^\p{Lu}/u.test(lastName(declared)) || symbolOf(caller).path === path;
    return operations === '' && isOpen && !/\.func\d/.test(key) && source.get(key) !== undefined;
  };
  const named = calls.filter(isNamed);
  const offsets = new Map(
    old.flatMap((offset, i) => (now[i] === undefined ? [] : [[offset, now[i]] as const])),
  );
  const isInPlace = ({ callee, edge: { offset } }: Call) => isShownAt(callee, offset);
  const isFoundAgain = ({ callee, edge: { offset } }: Call) => isShownAt(callee, offsets.get(offset));
  // Not all that the compiler calls by itself is known here. Where the source shows a part of that in place, it moves as a whole or not at all.
  const losesSome =
    calls.some(isInPlace) && calls.some((one) => one.callee.operations !== 'x' && !isFoundAgain(one));
  const isProven = calls.some((one) => one.callee.operations === '' && !isInPlace(one) && isFoundAgain(one));
  // No alignment fits better than the old lines, so calls that the source does not show are where they were, too.
  if ((losesSome && !isProven) || inPlace >= score - 1e-9 * (1 + score)) {
    const isOther = inPlace === 0 && named.length >= 2 && !named.some(fitsAnywhere);
    return {
      of: (call) => {
        const { offset } = call.edge;
        const isShown = isInPlace(call);
        return isOther || (!isShown && isNamed(call) && !fitsAnywhere(call))
          ? undefined
          : { offset, isShown };
      },
      window: (offset) => {
        const isAnchored =
          inPlace > 0 || lineAt.get(offset)?.callees.some((callee) => !callee.startsWith('!'));
        return isAnchored ? { from: offset, to: offset } : { from: 0, to: Infinity };
      },
      isOther,
    };
  }
  const window = (offset: number) => ({
    from: Math.max(0, ...[...offsets].flatMap(([one, today]) => (one <= offset ? today : []))),
    to: Math.min(Infinity, ...[...offsets].flatMap(([one, today]) => (one >= offset ? today : []))),
  });
  const isOther = score < SAME_BODY * totalOf(named, ({ worth }) => worth);
  const of: PlacedCalls['of'] = (call) => {
    if (isOther) return undefined;
    const before = call.edge.offset;
    // The place of stacks that no profiler sees.
    if (/^runtime\._[A-Z]/.test(call.callee.key)) return { offset: before, isShown: false };
    const offset = offsets.get(before);
    if (offset !== undefined && isShownAt(call.callee, offset)) return { offset, isShown: true };
    const alone = onlyLine(call, calls, lines, window(before), source);
    if (alone !== undefined) return { offset: alone, isShown: true };
    // The source would show it elsewhere, or not at all.
    if (isNamed(call) || (call.callee.operations === '' && fitsAnywhere(call))) return undefined;
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

/** The line of a call that is no longer in order: the only one that names it, and the only such call. */
function onlyLine(
  { callee, edge }: Call,
  calls: readonly Call[],
  lines: readonly SourceLine[],
  { from, to }: { readonly from: number; readonly to: number },
  source: SourceFunctions,
): number | undefined {
  const naming = lines.filter((line) => fitness(callee, line, source) >= CERTAINTY.method);
  const within = naming.filter(({ offset }) => offset >= from && offset <= to);
  if (within.length === 1) return within[0]?.offset;
  const isOnly = calls.every((other) => other.edge === edge || other.callee.key !== callee.key);
  return naming.length === 1 && isOnly ? naming[0]?.offset : undefined;
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
