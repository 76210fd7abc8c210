import { type CallEdge, type Edge, mergeTwins } from '../profile/edges.ts';
import { renamer, splitSymbol, withoutTypeArguments } from '../profile/names.ts';
import type { Rename } from '../settings/values.ts';
import { groupBy, remembered, totalOf } from '../system/format.ts';
import { align } from './align.ts';
import {
  type Call,
  CLOSURE_PART,
  calleeOf,
  declaringSymbol,
  lastName,
  type PlacedCalls,
  placeCalls,
  SAME_BODY,
  shiftAround,
  similarity,
  symbolOf,
} from './call-lines.ts';
import type { SourceFunctions, SourceLine } from './source.ts';
import { plainName, plainType, SourceIndex } from './source-index.ts';

/**
 * Finds today's place of each call edge of an older profile.
 *
 * The compiler finds a call by the names of caller and callee and by the line of the call, counted from the caller's first line. So a
 * repaired profile has today's names and lines. For example, the profile has `render.Page +12 → escape.HTML`. Today the package `render`
 * has no `Page`, but `render.WritePage` makes the same calls in the same order, and the functions that called `Page` now call `WritePage`.
 * So `Page` was renamed, and the call is matched as `render.WritePage +14 → escape.HTML`.
 *
 * The steps go from certain to less certain matches: functions with the same name, packages with a new path, functions with a new name,
 * closures with a new number, and finally the lines inside each function. Each step uses the matches of the steps before.
 */

/** The ways in which an edge can be matched, from certain to less certain. The last way, `lost`, means that no match was found. */
export const MATCH_WAYS = ['same', 'lineless', 'moved', 'package', 'renamed', 'closure', 'lost'] as const;
/** One of `MATCH_WAYS`. */
export type MatchWay = (typeof MATCH_WAYS)[number];

/** An edge of the profile, and its place in today's source. */
export interface Match {
  readonly edge: Edge;
  readonly way: MatchWay;
  /** The place of the edge today; undefined if the edge is lost. */
  readonly to?: CallEdge;
}

/** The matched edges of a profile. */
export interface Rematched {
  /** One match for each edge of the profile. */
  readonly matches: readonly Match[];
  /** The edges under today's names, sorted by name. Edges that have become equal are merged into one edge. */
  readonly edges: readonly Edge[];
}

/**
 * Matches each edge to today's source. @param renames the renamed functions and packages that the user or the caller knows. The given
 * renames have priority over all guesses.
 */
export function rematch(edges: readonly Edge[], source: SourceFunctions, renames: readonly Rename[] = []) {
  const matches = new Matcher(edges, source, renames).matches();
  const found = matches.flatMap(({ edge, to }) => (to === undefined ? [] : { ...edge, ...to }));
  return { matches, edges: mergeTwins(found) };
}

/**
 * Matches the edges of one profile. A symbol is the name of a function without type arguments, after the user's `renames`. A declaration
 * is the symbol of a declared function: `path.F` is the declaration of the closure `path.F.func1`.
 */
class Matcher {
  readonly #source: SourceFunctions;
  readonly #edges: readonly Edge[];
  /** Today's symbol for each symbol of the profile; undefined if the function is gone. */
  readonly #names = new Map<string, string | undefined>();
  /** The way in which a symbol was matched, if it was not found under its old name. */
  readonly #ways = new Map<string, MatchWay>();
  /**
   * The key is a missing function, and the value is the only function in its package that has the same last name today. The map is a guess,
   * so it only helps to align calls of other functions, and never counts as a match.
   */
  readonly #supposed = new Map<string, string>();
  /** Today's names of renamed functions and types, without their packages. */
  readonly #renamedTo = new Map<string, string>();
  readonly #symbol: (name: string) => string;
  readonly #callee = remembered(calleeOf);
  readonly #outgoing: ReadonlyMap<string, readonly Edge[]>;
  readonly #incoming: ReadonlyMap<string, readonly Edge[]>;
  readonly #where: SourceIndex;
  /** The smallest weight among the edges. */
  readonly #unit: number;

  constructor(edges: readonly Edge[], source: SourceFunctions, renames: readonly Rename[]) {
    this.#edges = edges;
    this.#source = source;
    this.#where = new SourceIndex(source);
    const given = renamer(renames);
    this.#symbol = remembered((name) => withoutTypeArguments(given(name)));
    this.#unit = edges.reduce(
      (least, { weight }) => (weight > 0 ? Math.min(least, weight) : least),
      Infinity,
    );
    this.#outgoing = groupBy(edges, ({ caller }) => this.#symbol(caller));
    this.#incoming = groupBy(edges, ({ callee }) => this.#symbol(callee));
  }

  /** Matches all edges. The steps run in the order of their certainty, and each step handles the edges that earlier steps did not find. */
  matches(): Match[] {
    const symbols = [...new Set([...this.#outgoing.keys(), ...this.#incoming.keys()])].sort();
    const ofSource = symbols.filter((symbol) => !this.#isOfCompiler(symbol));
    const parts = groupBy(ofSource, declaringSymbol);
    const packages = this.#where.movedPackages([...parts.keys()]);
    const unnamed = [...parts.keys()].filter((one) => !this.#isThere(one, packages));
    this.#findRenamed(unnamed, packages);
    for (const [declaration, closures] of parts) this.#findClosures(declaration, closures);
    const placed = remembered((caller: string) => this.#placed(caller));
    return this.#edges.map((edge) => this.#match(edge, placed));
  }

  /**
   * True if no source declares the symbol, so that its name stays. A symbol without a declaration was generated by the compiler or by cgo,
   * or is a name for stacks that no profiler can see.
   */
  #isOfCompiler(symbol: string): boolean {
    const { path, declared, part, type = `${path}.${declared}` } = symbolOf(symbol);
    // The compiler makes a wrapper that calls `T.M` through a pointer. A closure of `T.M` that was inlined into the wrapper has the name
    // `(*T).M.T.M.func1`.
    const inner = declared.replace(/^\(\*(.*)\)/, '$1');
    const isWrapped = inner !== declared && part.startsWith(`.${inner}.`);
    // `runtime.cmpstring` is declared in the package internal/bytealg, not in the package runtime.
    const isOfSource =
      symbol !== 'runtime.cmpstring' &&
      !(isWrapped && this.#source.get(`${path}.${inner}`)) &&
      ((/^_C2?func_/.test(declared) && this.#where.callersOf(path, this.#callee(symbol)).length === 0) ||
        this.#source.get(`${path}.${declared}`) !== undefined ||
        (!/^$|^(type:|go:)|[^\w/.~%+-]/.test(path) &&
          (this.#source.embedding.has(type)
            ? !this.#source.methods.has(lastName(declared))
            : !/^(_cgo|_Cfunc|_cgoexp)|^_[A-Z]|^(init|glob|map)\b/.test(declared))));
    if (!isOfSource) this.#names.set(symbol, symbol);
    return !isOfSource;
  }

  /** Looks for a declaration with the same name, also in a package whose path has changed. @returns whether the declaration was found. */
  #isThere(declaration: string, packages: ReadonlyMap<string, string>): boolean {
    const { path, declared } = symbolOf(declaration);
    const moved = packages.get(path);
    const today = this.#declaredAs(moved ?? path, declared);
    this.#names.set(declaration, today);
    if (moved !== undefined && today !== undefined) this.#ways.set(declaration, 'package');
    return today !== undefined;
  }

  /**
   * Returns the declaration with this name, or a declaration that differs only in a pointer receiver; undefined if the source has no such
   * declaration.
   */
  #declaredAs(path: string, declared: string): string | undefined {
    const pointer = /^\(\*(.*)\)\.(.*)$/.exec(declared);
    const other = pointer ? `${pointer[1]}.${pointer[2]}` : declared.replace(/^([^.]+)\.(.*)$/, '(*$1).$2');
    const found = [declared, other].find((one) => this.#source.get(`${path}.${one}`) !== undefined);
    if (found !== undefined) return `${path}.${found}`;
    // For `F.G.func1`, it is enough that the source declares F, because the name `F.G.func1` means a closure of G that was inlined into F.
    return this.#source.get(`${path}.${declared.split('.')[0]}`) && `${path}.${declared}`;
  }

  /** Finds functions whose name, receiver or package has changed. */
  #findRenamed(missing: readonly string[], packages: ReadonlyMap<string, string>): void {
    const taken = new Set(this.#names.values());
    for (const declaration of missing) {
      const { path, declared } = symbolOf(declaration);
      const [only, ...others] = this.#where.named([packages.get(path) ?? path], lastName(declared));
      if (only !== undefined && others.length === 0 && !taken.has(only))
        this.#supposed.set(declaration, only);
    }
    for (let [left, round] = [missing, 0]; left.length > 0 && round < 5; round++) {
      const methods = this.#ofRenamedTypes(left, taken);
      const known = new Set(methods.map(([declaration]) => declaration));
      const others = left.filter((one) => !known.has(one));
      // If two functions of the profile match the same function of today's source, neither match is used.
      const claims = groupBy([...methods, ...this.#renamed(others, packages, taken)], ([, today]) => today);
      const found = new Map([...claims.values()].flatMap((all) => (all.length === 1 ? all : [])));
      for (const [declaration, today] of found) {
        taken.add(today);
        this.#names.set(declaration, today);
        this.#ways.set(declaration, 'renamed');
        const [old, now] = [declaration, today].map((one) => symbolOf(one).declared) as [string, string];
        this.#renamedTo.set(plainName(old), now).set(plainType(old), plainType(now));
      }
      if (found.size === 0) return;
      left = left.filter((one) => !found.has(one));
    }
  }

  /** Finds methods of renamed types. A type was renamed if all methods of the type that were found belong to the same new type today. */
  #ofRenamedTypes(missing: readonly string[], taken: ReadonlySet<string | undefined>) {
    const renamed = [...this.#ways].filter(([, way]) => way === 'renamed');
    const types = groupBy(renamed, ([before]) => symbolOf(before).type);
    return missing.flatMap((declaration) => {
      const { type } = symbolOf(declaration);
      const votes = type === undefined || this.#where.hasType(type) ? [] : (types.get(type) ?? []);
      // A method that became a function does not show the new name of its type.
      const [today, ...others] = new Set(
        votes.flatMap(([before]) => symbolOf(this.#names.get(before) ?? '').type ?? []),
      );
      const path = today?.slice(0, today.lastIndexOf('.')) ?? '';
      return this.#where
        .named(others.length === 0 ? [path] : [], lastName(declaration))
        .filter((one) => symbolOf(one).type === today && !taken.has(one))
        .map((one) => [declaration, one] as const);
    });
  }

  /** Returns the missing functions for which one candidate is clearly better than all other candidates, each with this candidate. */
  #renamed(
    missing: readonly string[],
    packages: ReadonlyMap<string, string>,
    taken: ReadonlySet<string | undefined>,
  ): readonly (readonly [string, string])[] {
    return missing.flatMap((declaration) => {
      const { path } = symbolOf(declaration);
      const scores = this.#candidates(declaration, packages.get(path) ?? path, taken);
      const [best, second] = scores.sort((a, b) => b.score - a.score);
      const isClear = best && best.score >= 1.2 && best.score > (second?.score ?? 0) + 0.2;
      return isClear ? [[declaration, best.one] as const] : [];
    });
  }

  /**
   * Scores the functions of today's source that may be the missing function, by the calls in them, by the calls to them, and by their
   * names.
   */
  #candidates(missing: string, path: string, taken: ReadonlySet<string | undefined>) {
    const { declared } = symbolOf(missing);
    // Leave out recursive calls, because their callee is the missing function, and calls that the compiler may make on any line.
    const all = this.#calls(missing).filter(
      ({ callee: { key, operations } }) => key !== missing && operations !== 'x',
    );
    const calls = all.filter(({ callee }) => callee.operations === '');
    const received = this.#calledInstead(missing, path);
    const namesakes = this.#namesakes(missing, path);
    const candidates = new Set([
      ...received.keys(),
      ...calls.flatMap(({ callee }) => this.#where.callersOf(path, callee)),
      ...namesakes,
    ]);
    const ofSameName = namesakes.filter((one) => isSameButExport(symbolOf(one).declared, declared));
    return [...candidates].flatMap((one) => {
      const symbol = symbolOf(one);
      const { lines = [], file = '' } = this.#source.get(one) ?? {};
      // Skip functions of test files, because a commit does not turn a function of the program into a test.
      if (symbol.part !== '' || taken.has(one) || file.endsWith('_test.go')) return [];
      const out = similarity(calls, lines, this.#source);
      const calledHere = received.get(one) ?? 0;
      const isSameName = isSameButExport(symbol.declared, declared);
      const name = isSameName ? 1 : likeness(lastName(symbol.declared), lastName(declared));
      const isCalled = calledHere > 0.5;
      // True if the module has only this function with the name, and the function's package is new. If several functions moved together,
      // those that call no other function are matched first.
      const isOnlyNamesake = isSameName && ofSameName.length === 1 && symbol.path !== path;
      const callsNothing = lines.every(({ callees }) => callees.every((callee) => /^[?!]/.test(callee)));
      const isMoved = isOnlyNamesake && (calls.length === 0 ? callsNothing : out >= 0.5);
      const isAlike =
        isMoved ||
        (calls.length === 0
          ? isCalled &&
            (symbol.path === path || name >= 0.3) &&
            (all.length === 0 || similarity(all, lines, this.#source) > 0)
          : (out >= 0.6 && (calls.length > 1 || isCalled || name >= 0.2)) || (name >= 0.7 && out >= 0.5));
      const elsewhere = symbol.path === path ? 0 : 0.2;
      const score =
        2 * out * Math.min(1, calls.length / 2) + 1.5 * calledHere + name + (isMoved ? 0.5 : 0) - elsewhere;
      return isAlike ? [{ one, score }] : [];
    });
  }

  /**
   * Returns the functions of the module that have the last name of a missing function, also if only one of the two names is exported.
   * @param path today's path of the missing function's package.
   */
  #namesakes(missing: string, path: string): readonly string[] {
    const { path: oldPath, declared } = symbolOf(missing);
    const places = [...new Set([path, ...this.#where.neighbours(oldPath)])];
    return namesOfMove(declared).flatMap((name) => this.#where.named(places, name));
  }

  /**
   * Returns the functions that the callers of a missing function may call today instead of the missing function. Each candidate has a
   * value: the share of the missing function's weight that the compiler would find if the candidate replaced the missing function.
   */
  #calledInstead(missing: string, path: string): ReadonlyMap<string, number> {
    const votes = new Map<string, number>();
    const incoming = this.#incoming.get(missing) ?? [];
    const edges = incoming.filter(({ caller }) => this.#symbol(caller) !== missing);
    const all = totalOf(edges, ({ weight }) => weight);
    // Also consider methods in other packages, because the type of the method may have moved.
    const { path: oldPath, declared } = symbolOf(missing);
    const elsewhere = namesOfMove(declared)
      .flatMap((name) => this.#where.named(this.#where.neighbours(oldPath), name))
      .filter((one) => isSameButExport(symbolOf(one).declared, declared));
    for (const [caller, here] of groupBy(edges, (edge) => this.#symbol(edge.caller))) {
      const lines = this.#source.get(this.#likely(caller))?.lines;
      if (lines === undefined) continue;
      const calls = this.#calls(caller);
      const placed = placeCalls(calls, lines, this.#source);
      if (placed.isOther) continue;
      const known = new Set(calls.map(({ callee }) => callee.key));
      const between = here.map(({ offset }) => placed.window(offset));
      const found = lines
        .filter(({ offset }) => between.some(({ from, to }) => offset >= from && offset <= to))
        .flatMap(({ callees }) => callees.filter((callee) => !/^[?!]/.test(callee) && !known.has(callee)))
        .flatMap((callee) => {
          if (!callee.startsWith('.')) return callee;
          const name = callee.slice(1);
          return [
            ...this.#where.named([path], name),
            ...(namesOfMove(declared).includes(name) ? elsewhere : []),
          ];
        });
      for (const one of new Set(found)) {
        const callee = calleeOf(one);
        const renamed = calls.map((call) => (here.includes(call.edge) ? { ...call, callee } : call));
        const replaced = placeCalls(renamed, lines, this.#source);
        const isFound = (call: Call) => here.includes(call.edge) && replaced.of(call)?.isShown;
        const weight = totalOf(renamed.filter(isFound), ({ edge }) => edge.weight);
        if (weight > 0) votes.set(one, (votes.get(one) ?? 0) + weight / all);
      }
    }
    return votes;
  }

  /**
   * Returns today's symbol. If a closure is not yet matched, the function assumes that only the declared function around the closure was
   * renamed.
   */
  #likely(symbol: string): string {
    const declaration = declaringSymbol(symbol);
    const today = this.#names.get(declaration) ?? '';
    return this.#names.get(symbol) ?? today + symbol.slice(declaration.length);
  }

  /** Finds today's names of the closures and wrappers in a declaration. @param before the declaration in the profile. */
  #findClosures(before: string, symbols: readonly string[]): void {
    const known = this.#names.get(before);
    const today = known && (this.#source.get(known) ? known : this.#withInlined(known));
    const way = this.#ways.get(before) ?? (today === known ? undefined : 'renamed');
    const parts = symbols.map((symbol) => symbol.slice(before.length)).filter((part) => part !== '');
    const moved = new Map<string, string | undefined>(parts.map((part) => [part, part]));
    if (today !== undefined && this.#source.get(today) !== undefined)
      this.#moveClosures(before, today, moved);
    for (const [part, same] of moved) {
      const now = same && /\.func\d|-range\d/.test(same) ? this.#inlinedToday(same) : same;
      const isGone = today === undefined || now === undefined;
      this.#names.set(before + part, isGone ? undefined : today + now);
      const found = now === part ? way : now === same ? 'closure' : 'renamed';
      if (today !== undefined && found !== undefined) this.#ways.set(before + part, found);
    }
  }

  /** Returns the symbol `F.G` of an inlined function G with today's name of G, if F is declared; undefined if G is gone. */
  #withInlined(name: string): string | undefined {
    const at = name.lastIndexOf('.');
    const inlined = this.#inlinedToday(name.slice(at));
    return inlined && name.slice(0, at) + inlined;
  }

  /**
   * Returns a part of a closure's name, such as `.(*T).M.func1`, with today's names. Functions that were inlined around the closure, such
   * as `(*T).M`, may have new names. The result is undefined if one of these functions is gone.
   */
  #inlinedToday(part: string): string | undefined {
    let isGone = false;
    const now = part.replace(INLINED, (whole, name: string) => {
      const { declared } = this.#where;
      if (declared.has(plainName(name))) return whole;
      const type = plainType(name);
      const ofType = declared.has(type) ? type : (this.#renamedTo.get(type) ?? type);
      const today = this.#renamedTo.get(plainName(name)) ?? name.replace(type, ofType);
      isGone ||= !declared.has(plainName(today));
      return `.${today}`;
    });
    return isGone ? undefined : now;
  }

  /**
   * Finds today's name of each closure in a function, also of closures inside closures. In a symbol such as `F.func1.2`, the part
   * `.func1.2` names the closure.
   * @param before the function that declares the closures. @param today the name of this function in today's source.
   * @param moved today's part for each part of a symbol in the profile. The function changes the values of the map `moved`.
   * @param outer the closure whose inner closures are matched, as the part of the symbol that names it; empty for the closures of the
   * function itself.
   */
  #moveClosures(
    before: string,
    today: string,
    moved: Map<string, string | undefined>,
    outer = { before: '', today: '' },
  ): void {
    const inside = [...moved.keys()].filter((part) => part.startsWith(outer.before) && part !== outer.before);
    const all = inside.flatMap((part) => {
      const match = CLOSURE_PART.exec(part.slice(outer.before.length));
      return match === null ? [] : [{ part, kind: match[1] as string, index: Number(match[2]) }];
    });
    for (const [kind, closures] of groupBy(all, (one) => one.kind)) {
      const numbers = new Set(closures.map(({ index }) => index));
      const found = this.#alignClosures(before + outer.before, today + outer.today, kind, numbers);
      for (const [index, same] of groupBy(closures, (one) => one.index)) {
        const closure = `${outer.before}${kind}${index}`;
        const number = found.get(index);
        const name = number === undefined ? undefined : `${outer.today}${kind}${number}`;
        for (const { part } of same) moved.set(part, name && name + part.slice(closure.length));
        if (name !== undefined && same.some(({ part }) => part !== closure))
          this.#moveClosures(before, today, moved, { before: closure, today: name });
      }
    }
  }

  /**
   * Aligns the closures of a function with today's closures. Closures are numbered in the order of the source, so a new closure changes the
   * numbers of all later closures. A closure is recognized by the calls in the closure and by the calls to it.
   * @returns today's number of each closure that was matched, by its number in the profile.
   */
  #alignClosures(from: string, to: string, kind: string, numbers: ReadonlySet<number>) {
    const old = [...numbers].sort((a, b) => a - b);
    const today = (number: number, as = kind) => `${to}${as}${number}`;
    const isThere = (name: string) => this.#source.get(name) !== undefined;
    const now: number[] = [];
    // Search both kinds of wrappers, because the wrappers of `go` statements and of `defer` statements are numbered in one sequence.
    const kinds = kind.endsWith('wrap') ? ['.gowrap', '.deferwrap'] : [kind];
    for (let number = 1; kinds.some((one) => isThere(today(number, one))); number++)
      if (isThere(today(number))) now.push(number);
    // Leave out calls that the compiler may make on any line.
    const calls = old.map((number) =>
      this.#calls(`${from}${kind}${number}`).filter(({ callee }) => callee.operations !== 'x'),
    );
    const called = old.map((number) => this.#calledInPlaceOf(from, to, `${from}${kind}${number}`));
    const isSilent = (i: number) => calls[i]?.length === 0 && called[i]?.size === 0;
    const similar = (i: number, number: number) =>
      calls[i]?.length === 0
        ? Number(called[i]?.size === 1 && called[i].has(today(number)))
        : similarity(calls[i] ?? [], this.#source.get(today(number))?.lines ?? [], this.#source);
    // Our list of the functions that the compiler calls for operations is incomplete. So a closure that has only calls of this kind keeps
    // its number, unless its calls fit a different closure better.
    const isKept = (i: number, one: number) =>
      calls[i]?.length !== 0 &&
      calls[i]?.every(({ callee }) => callee.operations !== '') &&
      now.every((number) => similar(i, number) <= similar(i, one));
    const isSame = old.every(
      (one, i) => now.includes(one) && (isSilent(i) || similar(i, one) > 0.99 || isKept(i, one)),
    );
    if (isSame) return new Map(old.map((number) => [number, number]));
    const { sites } = align(old, now, (i, j) => similar(i, now[j] as number));
    const found = new Map(
      old.flatMap((number, i) =>
        sites[i] === undefined ? [] : [[number, now[sites[i]] as number] as const],
      ),
    );
    // A closure without calls gets the same change of its number as the closures before and after it.
    const silent = old.flatMap((number, i) => {
      const moved = isSilent(i) ? number + (shiftAround(number, found) ?? Number.NaN) : Number.NaN;
      return now.includes(moved) ? [[number, moved] as const] : [];
    });
    return new Map([...found, ...silent]);
  }

  /** Returns the closures that a function calls today at the place where it called `closure`. */
  #calledInPlaceOf(from: string, to: string, closure: string): ReadonlySet<string> {
    const lines = this.#source.get(to)?.lines ?? [];
    const calls = this.#calls(from);
    const others = calls.filter(({ edge }) => !this.#symbol(edge.callee).startsWith(`${from}.`));
    const placed = placeCalls(others, lines, this.#source);
    const between = calls.flatMap(({ edge }) =>
      this.#symbol(edge.callee) === closure ? placed.window(edge.offset) : [],
    );
    const around = lines.filter(({ offset }) =>
      between.some((one) => offset >= one.from && offset <= one.to),
    );
    return new Set(around.flatMap(({ callees }) => callees.filter((one) => one.startsWith(`${to}.`))));
  }

  /** Returns the calls that the profile has in a function. Callees have today's names, if these names are known. */
  #calls(caller: string): Call[] {
    return (this.#outgoing.get(caller) ?? []).map((edge) => {
      const before = this.#symbol(edge.callee);
      const callee = this.#callee(this.#names.get(before) ?? this.#supposed.get(before) ?? before);
      return { edge, caller, callee, worth: 1 + Math.log2(Math.max(1, edge.weight / this.#unit)) };
    });
  }

  #placed(caller: string): PlacedCalls | undefined {
    const today = this.#names.get(caller);
    const calls = this.#calls(caller);
    const lines = today === undefined ? undefined : this.#linesOf(today, calls);
    return lines && placeCalls(calls, lines, this.#source);
  }

  /** Returns the lines of a function; undefined for functions in assembly, and for functions that the compiler generates. */
  #linesOf(today: string, calls: readonly Call[]): readonly SourceLine[] | undefined {
    const found = this.#source.get(today);
    if (found !== undefined) return found.lines;
    const bodies = [...this.#loops(today), ...this.#inlinedClosures(today)];
    const scored = bodies.map((lines) => ({ lines, score: similarity(calls, lines, this.#source) }));
    const [best, second] = scored.sort((a, b) => b.score - a.score);
    return best && best.score > SAME_BODY && best.score > (second?.score ?? 0) ? best.lines : undefined;
  }

  /**
   * Returns the loops of a function F. For a `range` over a function, the compiler turns the body of the loop into a function such as
   * `F-range1`.
   */
  #loops(today: string): (readonly SourceLine[])[] {
    const lines = this.#source.get(/^(.*)-range\d+$/.exec(today)?.[1] ?? '')?.lines ?? [];
    const loops = lines.filter(({ callees }) => callees.includes('!mcy'));
    return loops.map(({ offset: start }) =>
      lines.flatMap((line) => (line.offset < start ? [] : { ...line, offset: line.offset - start })),
    );
  }

  /**
   * Returns the closures that `F.G.func1` may mean: a closure of a function G that is inlined into F. The compiler numbers such a closure
   * among the closures of F, and not among those of G.
   */
  #inlinedClosures(today: string): (readonly SourceLine[])[] {
    const { package: path, rest } = splitSymbol(today);
    const closure = /\.[^.()]+\.func(?=\d+$)/.exec(rest)?.[0];
    const all = closure === undefined ? [] : (this.#source.packages.get(path) ?? []);
    const bodies = all.filter((key) => key.replace(/(?<!\d)\d+$/, '').endsWith(closure ?? ''));
    return bodies.map((key) => this.#source.get(key)?.lines ?? []);
  }

  #match(edge: Edge, placed: (caller: string) => PlacedCalls | undefined): Match {
    const [before, called] = [this.#symbol(edge.caller), this.#symbol(edge.callee)];
    const [caller, callee] = [this.#names.get(before), this.#names.get(called)];
    const lost = { edge, way: 'lost' } as const;
    if (caller === undefined || callee === undefined) return lost;
    const place = placed(before);
    const call = { edge, caller: before, callee: this.#callee(callee), worth: 0 };
    const offset = place === undefined ? edge.offset : place.of(call)?.offset;
    if (offset === undefined) return lost;
    const names = { caller: this.#written(edge.caller, caller), callee: this.#written(edge.callee, callee) };
    const ways = [this.#ways.get(before), this.#ways.get(called)];
    const isRenamed = names.caller !== edge.caller || names.callee !== edge.callee;
    const way = MATCH_WAYS.findLast((one) => ways.includes(one)) ?? (isRenamed ? 'renamed' : undefined);
    const moved = offset === edge.offset ? 'same' : 'moved';
    return { edge, to: { ...names, offset }, way: way ?? moved };
  }

  /** Returns today's symbol with the type arguments of the source, or else with those of the profile. */
  #written(before: string, today: string): string {
    if (withoutTypeArguments(before) === today) return before;
    const declaration = declaringSymbol(today);
    const part = today.slice(declaration.length);
    const ends = [...before.matchAll(/[.-]/g)].map(({ index }) => before.slice(index));
    const same = ends.find((end) => withoutTypeArguments(end) === part) ?? part;
    return (this.#source.get(declaration)?.name ?? declaration) + same;
  }
}

/** Matches the name of an inlined function in the name of a closure: `.F`, `.(*T).M`, `.T` and `.M`. */
const INLINED = /\.(\(\*?[^)]*\)\.[^.-]+|(?!(?:func|gowrap|deferwrap)?\d)[^.-]+)/g;

/**
 * Returns the last names that a function may have after a move to a new package: its own name, and the same name with the opposite case of
 * the first letter, such as `Valid` for `valid`.
 */
function namesOfMove(declared: string): readonly string[] {
  const name = lastName(declared);
  const [first = ''] = name;
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return other === first ? [name] : [name, other + name.slice(first.length)];
}

/** Whether two functions or methods have the same name apart from exporting, such as `decoder.next` and `Decoder.Next`. */
function isSameButExport(one: string, other: string): boolean {
  const [a, b] = [one, other].map((declared) =>
    declared.replace(/(?<![\p{L}\p{N}_])\p{Lu}/gu, (letter) => letter.toLowerCase()),
  );
  return a === b;
}

/** Returns how similar two names are, from 0 to 0.7, by the pairs of letters that they share (Dice 1945). */
function likeness(one: string, other: string): number {
  if (one === other) return 0.7;
  const pairs = (name: string) =>
    new Set([...name.toLowerCase()].map((_, at) => name.toLowerCase().slice(at, at + 2)));
  const [a, b] = [pairs(one), pairs(other)];
  return (0.6 * 2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}
