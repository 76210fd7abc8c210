import { align } from './align.ts';
import { byName, type Edge } from './edges.ts';
import { type Rename, renamer, splitSymbol, withoutTypeArguments } from './names.ts';

/**
 * Matches the call edges of an old profile to today's source. The compiler finds a call by the names of caller and callee and the
 * line of the call counted from the caller's first, so a profile must name these as they are today.
 */

/** A function of today's source. */
export interface SourceFunction {
  /** As symbols have it, with `[...]` for type arguments. */
  readonly name: string;
  /** Its first line, and the file. */
  readonly start: number;
  readonly file: string;
  /** Its calls by their lines, ascending. Undefined: it is written in assembly. */
  readonly lines: readonly SourceLine[] | undefined;
}

/** The calls on one line. */
export interface SourceLine {
  /** From the function's first line. */
  readonly offset: number;
  /**
   * Symbols without type arguments; `.M`: any method M, or a field; `?`: a value; `!` and letters: operations for which the compiler
   * calls the runtime.
   */
  readonly callees: readonly string[];
}

/** The functions of a program and of the packages that it is made of. */
export interface SourceFunctions {
  /** @param key a symbol without type arguments. */
  get(key: string): SourceFunction | undefined;
  /** Symbols without type arguments, by package as symbols name it. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
  /** Last names of all methods. */
  readonly methods: ReadonlySet<string>;
  /** Names of fields that may hold a function. */
  readonly fields: ReadonlySet<string>;
  /** Types that embed others, and so may have methods that they do not declare; `path.T`. */
  readonly embedding: ReadonlySet<string>;
}

/** How an edge was matched, from certain to less certain; `lost`: it was not. */
export const WAYS = ['same', 'moved', 'package', 'renamed', 'closure', 'lost'] as const;
export type Way = (typeof WAYS)[number];

export interface Match {
  readonly edge: Edge;
  readonly way: Way;
  /** Where it is today; undefined where it is lost. */
  readonly to?: Pick<Edge, 'caller' | 'callee' | 'offset'>;
  /** Whether the source shows this call there; else it is one that the compiler makes, and moved with the calls around it. */
  readonly isShown: boolean;
}

export interface Rematched {
  /** One for each edge. */
  readonly matches: readonly Match[];
  /** Sorted by name; those that became the same are one. */
  readonly edges: readonly Edge[];
}

/** Less of a function's calls found again: it is another function by now. */
const SAME_BODY = 0.34;

/** Finds every edge again. @param renames goes before everything else. */
export function rematch(
  edges: readonly Edge[],
  source: SourceFunctions,
  renames: readonly Rename[] = [],
): Rematched {
  const matcher = new Matcher(edges, source, renames);
  const matches = matcher.matches();
  const sums = new Map<string, Edge>();
  for (const { edge, to } of matches) {
    if (to === undefined) continue;
    const key = `${to.offset} ${to.caller} ${to.callee}`;
    const other = sums.get(key);
    const values = edge.values.map((value, type) => value + (other?.values[type] ?? 0));
    sums.set(key, { ...edge, ...to, weight: edge.weight + (other?.weight ?? 0), values });
  }
  return { matches, edges: [...sums.values()].sort(byName) };
}

/** What is known of an edge, by the names of today. */
interface Call {
  readonly edge: Edge;
  readonly caller: string;
  readonly callee: Callee;
  /** Of its weight: heavy calls count more, but not so much that they outvote all others. */
  readonly worth: number;
}

interface Callee {
  readonly key: string;
  /** Its last name, where it is a method. */
  readonly method: string | undefined;
  /** Operations for which the compiler calls it. */
  readonly operations: string;
}

/** How certain a call in the source is the one in the profile. */
const NAMED = 1;
const METHOD = 0.9;
const OPERATION = 0.4;
const VALUE = 0.2;

/** Functions that the compiler calls, by the letters of `helper/source/calls.go`. */
const OPERATIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^runtime\.map|^internal\/runtime\/maps\.|^runtime\.(mem|str|f\d+|c\d+|inter|nilinter)hash|^aeshashbody/,
    'm',
  ],
  [/^runtime\.growslice/, 'a'],
  [/^runtime\.make/, 'k'],
  [/^runtime\.(chan|select|close|block)/, 'c'],
  [/^runtime\.concat/, 's'],
  [/^runtime\.newproc/, 'g'],
  [/^runtime\.(gopanic|gorecover|panic)/, 'p'],
  [/^runtime\.(slicebytetostring|stringtoslice|slicerunetostring|intstring|rawstring|rawbyte|convT)/, 'v'],
  [/^runtime\.(newobject|malloc)/, 'n'],
  [/^runtime\.(memmove|typedslicecopy|typedmemmove|memclr)/, 'y'],
  [
    /^runtime\.(memequal|efaceeq|ifaceeq|strequal|cmpstring)|^cmpbody|^memeqbody|^internal\/bytealg\.|^type:/,
    'e',
  ],
  [/^runtime\.(assert|typeAssert|getitab|interfaceSwitch)/, 't'],
  [/^runtime\.(defer|\(\*_panic\)|\(\*_defer\))/, 'd'],
  // On any line.
  [/^runtime\.(asyncPreempt|wb|morestack|duff)|^gcWriteBarrier/, 'x'],
];

const IS_METHOD = /\)\.([^.]+)$|^[^.]+\.([^.]+)$/;

function calleeOf(key: string): Callee {
  const { rest } = splitSymbol(key);
  const plain = rest.replace(/-fm$/, '');
  const found = IS_METHOD.exec(plain);
  const method = found?.[1] ?? found?.[2];
  const letters = OPERATIONS.flatMap(([pattern, letter]) => (pattern.test(key) ? letter : []));
  return {
    key,
    method: method !== undefined && CLOSURE.test(`.${method}`) ? undefined : method,
    operations: letters.join(''),
  };
}

/** A part of a symbol that names a closure, or a wrapper of a `go` or `defer` statement. */
const CLOSURE = /^(\.func|\.gowrap|\.deferwrap|\.)(\d+)/;

interface Symbol {
  readonly path: string;
  /** A function, or type and method: `F`, `T.M`, `(*T).M`. */
  readonly declared: string;
  /** What names a closure or another part of it. */
  readonly part: string;
}

/** Takes a symbol without type arguments apart. */
function symbolOf(key: string): Symbol {
  const { package: path, rest } = splitSymbol(key);
  const [, declared = rest, part = ''] =
    /^(\(\*?[^)]*\)\.[^.-]+|init\.\d+|[^.-]+\.(?!(?:func|gowrap|deferwrap)?\d)[^.-]+|[^.-]*)(.*)$/s.exec(
      rest,
    ) ?? [];
  return { path, declared, part };
}

class Matcher {
  readonly #source: SourceFunctions;
  readonly #edges: readonly Edge[];
  readonly #given: (name: string) => string;
  /** Today's symbols of the profile's, all without type arguments; undefined: it is gone. */
  readonly #names = new Map<string, string | undefined>();
  readonly #ways = new Map<string, Way>();
  readonly #outgoing: ReadonlyMap<string, readonly Edge[]>;
  readonly #incoming: ReadonlyMap<string, readonly Edge[]>;
  readonly #keys = new Map<string, string>();
  readonly #callees = new Map<string, Callee>();
  readonly #unit: number;

  constructor(edges: readonly Edge[], source: SourceFunctions, renames: readonly Rename[]) {
    this.#edges = edges;
    this.#source = source;
    this.#given = renamer(renames);
    this.#unit = edges.reduce(
      (least, { weight }) => (weight > 0 ? Math.min(least, weight) : least),
      Infinity,
    );
    this.#outgoing = groupBy(edges, ({ caller }) => this.#key(caller));
    this.#incoming = groupBy(edges, ({ callee }) => this.#key(callee));
  }

  /** A symbol of the profile without type arguments, as `renames` calls it. */
  #key(name: string): string {
    let key = this.#keys.get(name);
    if (key === undefined) this.#keys.set(name, (key = withoutTypeArguments(this.#given(name))));
    return key;
  }

  matches(): Match[] {
    this.#nameFunctions();
    const found = new Map<Edge, Match>();
    for (const [caller, edges] of this.#outgoing)
      for (const match of this.#matchesOf(caller, edges)) found.set(match.edge, match);
    return this.#edges.map((edge) => found.get(edge) as Match);
  }

  // Names of functions.

  #nameFunctions(): void {
    const keys = [...new Set([...this.#outgoing.keys(), ...this.#incoming.keys()])].sort();
    const symbols = new Map(keys.map((key) => [key, symbolOf(key)]));
    const packages = this.#todaysPackages([...symbols.values()]);
    const missing: string[] = [];
    const isDeclared = (key: string) => {
      const { path, declared } = symbols.get(key) as Symbol;
      return this.#source.get(`${path}.${declared}`) !== undefined || this.#isOfSource(path, declared);
    };
    // What no source has stays as it is.
    for (const key of keys) if (!isDeclared(key)) this.#names.set(key, key);
    const byDeclared = groupBy(keys.filter(isDeclared), (key) => {
      const { path, declared } = symbols.get(key) as Symbol;
      return `${path}.${declared}`;
    });
    for (const [declared, parts] of byDeclared) {
      const { path, declared: rest } = symbols.get(parts[0] as string) as Symbol;
      const today = packages.get(path) ?? path;
      const same = this.#declaredAs(`${today}.${rest}`);
      if (same === undefined) missing.push(declared);
      else this.#nameParts(declared, same, parts, today === path ? undefined : 'package');
    }
    this.#nameRenamed(missing, packages, byDeclared);
  }

  /** Whether the source would have the declaration, if it were there. */
  #isOfSource(path: string, declared: string): boolean {
    if (path === '' || /^(type:|go:)|[^\w/.~%+-]/.test(path)) return false;
    const pointed = /^\(\*(.*)\)\..*$/.exec(declared)?.[1] ?? declared.split('.')[0];
    if (this.#source.embedding.has(`${path}.${pointed}`))
      return !this.#source.methods.has(lastName(declared));
    // Written by cgo, for initialization, or in place of stacks that no profiler can see, such as `runtime._ExternalCode`.
    return !/^(_cgo|_Cfunc|_cgoexp)|^_[A-Z]|^(init|glob|map)\b/.test(declared);
  }

  /** The declaration of this symbol, or the same of a pointer or value receiver. */
  #declaredAs(key: string): string | undefined {
    if (this.#source.get(key) !== undefined) return key;
    const { path, declared } = symbolOf(key);
    const pointer = /^\(\*(.*)\)\.(.*)$/.exec(declared);
    const other =
      pointer === null ? declared.replace(/^([^.]+)\.(.*)$/, '(*$1).$2') : `${pointer[1]}.${pointer[2]}`;
    if (this.#source.get(`${path}.${other}`) !== undefined) return `${path}.${other}`;
    // A closure of a function that was inlined here: `F.G.func1`.
    const first = declared.split('.')[0] ?? '';
    return this.#source.get(`${path}.${first}`) !== undefined ? key : undefined;
  }

  /** Packages that have another path today, by the one in the profile. */
  #todaysPackages(symbols: readonly Symbol[]): ReadonlyMap<string, string> {
    const { packages } = this.#source;
    const result = new Map<string, string>();
    const missing = groupBy(
      symbols.filter(({ path, declared }) => !packages.has(path) && this.#isOfSource(path, declared)),
      ({ path }) => path,
    );
    if (missing.size === 0) return result;
    const byMajor = groupBy([...packages.keys()], withoutMajor);
    const having = new Map<string, string[]>();
    for (const [path, keys] of packages)
      for (const key of keys) {
        const rest = key.slice(path.length + 1);
        having.set(rest, [...(having.get(rest) ?? []), path]);
      }
    for (const [path, lost] of missing) {
      const [other, ...more] = byMajor.get(withoutMajor(path)) ?? [];
      if (other !== undefined && more.length === 0) {
        result.set(path, other);
        continue;
      }
      const declared = new Set(lost.map(({ declared }) => declared));
      const votes = new Map<string, number>();
      for (const name of declared)
        for (const candidate of having.get(name) ?? [])
          votes.set(candidate, (votes.get(candidate) ?? 0) + 1 / (having.get(name)?.length ?? 1));
      // A name that many packages have says little, one that a single package has says all.
      const [first, second] = [...votes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      if (first === undefined) continue;
      const shared = [...declared].filter((name) => having.get(name)?.includes(first[0])).length;
      const isSameName = lastElement(first[0]) === lastElement(path);
      const isClear = first[1] > 1.5 * (second?.[1] ?? 0);
      if (shared >= declared.size / 2 && isClear && (shared >= 2 || isSameName)) result.set(path, first[0]);
    }
    return result;
  }

  /** Names the closures and other parts of a declaration. @param today its symbol today; undefined: it is gone. */
  #nameParts(before: string, today: string | undefined, parts: readonly string[], way?: Way): void {
    const suffixes = parts.map((key) => key.slice(before.length)).filter((part) => part !== '');
    const isShown = today !== undefined && this.#source.get(today) !== undefined;
    const closures = isShown ? this.#closuresOf(before, today, suffixes) : new Map<string, string>();
    for (const key of parts) {
      const part = key.slice(before.length);
      const moved = closures.has(part) ? closures.get(part) : part;
      this.#names.set(key, today === undefined || moved === undefined ? undefined : today + moved);
      if (today === undefined) continue;
      if (moved !== part) this.#ways.set(key, 'closure');
      else if (way !== undefined) this.#ways.set(key, way);
    }
  }

  /** Today's parts of the closures of a declaration, by their order and the calls that they make. */
  #closuresOf(before: string, today: string, suffixes: readonly string[]): Map<string, string | undefined> {
    const result = new Map<string, string | undefined>();
    const visit = (oldParent: string, newParent: string, rest: readonly string[]) => {
      const children = groupBy(
        rest.flatMap((part) => {
          const match = CLOSURE.exec(part.slice(oldParent.length));
          return match === null ? [] : [{ kind: match[1] as string, index: Number(match[2]), part }];
        }),
        ({ kind }) => kind,
      );
      for (const [kind, all] of children) {
        const old = [...new Set(all.map(({ index }) => index))].sort((a, b) => a - b);
        const now: number[] = [];
        for (let at = 1; this.#source.get(`${today}${newParent}${kind}${at}`) !== undefined; at++)
          now.push(at);
        const calls = old.map((index) => this.#calls(`${before}${oldParent}${kind}${index}`));
        const similar = (i: number, j: number) => {
          const body = this.#source.get(`${today}${newParent}${kind}${now[j]}`)?.lines ?? [];
          return similarity(calls[i] as readonly Call[], body, this.#source);
        };
        const isSame = old.every((index, i) => {
          const j = now.indexOf(index);
          return j >= 0 && (calls[i]?.length === 0 || similar(i, j) > 0.99);
        });
        const { sites } = isSame
          ? { sites: old.map((index) => now.indexOf(index)) }
          : align(old, now, similar);
        for (const [i, index] of old.entries()) {
          const from = `${oldParent}${kind}${index}`;
          const j = sites[i] ?? (calls[i]?.length === 0 ? between(old, now, sites, i) : undefined);
          const to = j === undefined ? undefined : `${newParent}${kind}${now[j]}`;
          const inner = all.filter(({ index: one }) => one === index).map(({ part }) => part);
          if (to !== undefined)
            visit(
              from,
              to,
              inner.filter((part) => part !== from),
            );
          // A part of a part whose closure is gone is gone with it.
          for (const part of inner) {
            if (part === from || to === undefined) result.set(part, to);
            else if (!result.has(part)) result.set(part, to + part.slice(from.length));
          }
        }
      }
    };
    visit('', '', suffixes);
    return result;
  }

  /** Functions that were renamed, or moved to another receiver or package. */
  #nameRenamed(
    missing: readonly string[],
    packages: ReadonlyMap<string, string>,
    byDeclared: ReadonlyMap<string, readonly string[]>,
  ): void {
    const taken = new Set(this.#names.values());
    for (let left = missing, round = 0; left.length > 0; round++) {
      const found = this.#renamed(left, packages, taken);
      if (found.size === 0 || round === 5) {
        for (const key of left) this.#nameParts(key, undefined, byDeclared.get(key) ?? []);
        return;
      }
      for (const [key, today] of found) {
        taken.add(today);
        this.#nameParts(key, today, byDeclared.get(key) ?? [], 'renamed');
      }
      left = left.filter((key) => !found.has(key));
    }
  }

  #renamed(
    missing: readonly string[],
    packages: ReadonlyMap<string, string>,
    taken: ReadonlySet<string | undefined>,
  ) {
    const called = this.#calledInstead(missing);
    const scored = missing.map((key) => {
      const { path, declared } = symbolOf(key);
      const today = packages.get(path) ?? path;
      const last = lastName(declared);
      const near = (this.#source.packages.get(today) ?? []).map((one) => ({ one, isNear: true }));
      const isNamed = (one: string) => lastName(symbolOf(one).declared) === last;
      const far = this.#neighbours(path).flatMap((other) =>
        other === today
          ? []
          : (this.#source.packages.get(other) ?? []).filter(isNamed).map((one) => ({ one, isNear: false })),
      );
      const calls = this.#calls(key);
      const candidates = [...near, ...far].flatMap(({ one, isNear }) => {
        const symbol = symbolOf(one);
        if (symbol.part !== '' || taken.has(one)) return [];
        const lines = this.#source.get(one)?.lines ?? [];
        const out = calls.length === 0 ? 0 : similarity(calls, lines, this.#source);
        const received = called.get(key)?.get(one) ?? 0;
        const name = symbol.declared === declared ? 1 : lastName(symbol.declared) === last ? 0.7 : 0;
        // By the calls that it makes and gets; a name alone is enough where it makes none.
        const isAlike = out >= 0.6 || (name > 0 && (calls.length === 0 || out >= SAME_BODY));
        const evidence = 2 * out * Math.min(1, calls.length / 2) + 1.5 * received + name;
        return isAlike || (calls.length === 0 && received > 0.5)
          ? [{ one, score: isNear ? evidence : evidence - 0.2 }]
          : [];
      });
      candidates.sort((a, b) => b.score - a.score || (a.one < b.one ? -1 : 1));
      return { key, best: candidates[0], second: candidates[1]?.score ?? 0 };
    });
    const claims = groupBy(
      scored.filter(
        ({ best, second }) => best !== undefined && best.score >= 0.9 && best.score > second + 0.2,
      ),
      ({ best }) => best?.one ?? '',
    );
    return new Map(
      [...claims].flatMap(([today, [first, ...others]]) =>
        first && others.length === 0 ? [[first.key, today] as const] : [],
      ),
    );
  }

  /** Packages of the same module, as far as paths tell. */
  #neighbours(path: string): string[] {
    const start = path
      .split('/')
      .slice(0, path.includes('.') ? 3 : 1)
      .join('/');
    return [...this.#source.packages.keys()].filter((one) => one === start || one.startsWith(`${start}/`));
  }

  /** For each missing function, what its callers call today where they called it, with the share of its weight. */
  #calledInstead(missing: readonly string[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const result = new Map<string, Map<string, number>>();
    for (const key of missing) {
      const votes = new Map<string, number>();
      const edges = this.#incoming.get(key) ?? [];
      const all = edges.reduce((sum, { weight }) => sum + weight, 0);
      for (const edge of edges) {
        const caller = this.#key(edge.caller);
        const today = this.#names.get(caller);
        const lines = today === undefined ? undefined : this.#source.get(today)?.lines;
        if (lines === undefined) continue;
        const around = this.#place(this.#calls(caller), lines).window(edge.offset);
        const known = new Set(this.#calls(caller).map(({ callee }) => callee.key));
        const instead = new Set(
          lines
            .filter(({ offset }) => offset >= around.from && offset <= around.to)
            .flatMap(({ callees }) => callees),
        );
        for (const callee of instead) {
          if (/^[?!]/.test(callee) || known.has(callee)) continue;
          const { path } = symbolOf(key);
          const matching = callee.startsWith('.')
            ? (this.#source.packages.get(path) ?? []).filter((one) => one.endsWith(callee))
            : [callee];
          for (const one of matching) votes.set(one, (votes.get(one) ?? 0) + edge.weight / all);
        }
      }
      result.set(key, votes);
    }
    return result;
  }

  // Calls within a function.

  /** The calls that the profile saw in a function, by the names of today as far as they are known. */
  #calls(caller: string): Call[] {
    return (this.#outgoing.get(caller) ?? []).map((edge) => {
      const before = this.#key(edge.callee);
      const key = this.#names.get(before) ?? before;
      let callee = this.#callees.get(key);
      if (callee === undefined) this.#callees.set(key, (callee = calleeOf(key)));
      return { edge, caller, callee, worth: 1 + Math.log2(Math.max(1, edge.weight / this.#unit)) };
    });
  }

  #matchesOf(caller: string, edges: readonly Edge[]): Match[] {
    const today = this.#names.get(caller);
    if (today === undefined) return edges.map((edge) => ({ edge, way: 'lost', isShown: false }));
    const found = this.#source.get(today);
    const calls = this.#calls(caller);
    // Assembly, closures of inlined functions, bodies of range loops, and what the compiler writes, are not in the source.
    const placed = found?.lines === undefined ? undefined : this.#place(calls, found.lines);
    return calls.map((call): Match => {
      const { edge } = call;
      const at = placed === undefined ? { offset: edge.offset, isShown: false } : placed.of(call);
      const callee = this.#names.get(this.#key(edge.callee));
      if (at === undefined || callee === undefined) return { edge, way: 'lost', isShown: false };
      const to = {
        caller: this.#written(edge.caller, today),
        callee: this.#written(edge.callee, callee),
        offset: at.offset,
      };
      const ways = [this.#ways.get(caller), this.#ways.get(this.#key(edge.callee))];
      const isRenamed = to.caller !== edge.caller || to.callee !== edge.callee;
      const named = WAYS.findLast((way) => ways.includes(way)) ?? (isRenamed ? 'renamed' : undefined);
      const way = named ?? (at.offset === edge.offset ? 'same' : 'moved');
      return { edge, to, way, isShown: at.isShown };
    });
  }

  /** A symbol of today with its type arguments: as the source has it, or else as the profile. */
  #written(before: string, today: string): string {
    if (withoutTypeArguments(before) === today) return before;
    const { path, declared, part } = symbolOf(today);
    return (this.#source.get(`${path}.${declared}`)?.name ?? `${path}.${declared}`) + part;
  }

  #place(calls: readonly Call[], lines: readonly SourceLine[]): Placed {
    return place(calls, lines, this.#source);
  }
}

interface Placed {
  /** Today's line of a call; undefined where it is not found. */
  of(call: Call): { readonly offset: number; readonly isShown: boolean } | undefined;
  /** The lines between which a line must lie today, by those that were found around it. */
  window(offset: number): { readonly from: number; readonly to: number };
}

/** Finds the calls of one function in today's source, by the order of the lines as anchors. */
function place(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions): Placed {
  const byLine = groupBy(calls, ({ edge }) => edge.offset);
  const old = [...byLine.keys()].sort((a, b) => a - b);
  const now = lines.map(({ offset }) => offset);
  const scoreAt = (offset: number, line: SourceLine | undefined) =>
    line === undefined
      ? 0
      : (byLine.get(offset) ?? []).reduce((sum, call) => sum + call.worth * it(call.callee, line, source), 0);
  const lineAt = new Map(lines.map((line) => [line.offset, line]));
  const { sites, score } = align(old, now, (i, j) => scoreAt(old[i] as number, lines[j]));
  const inPlace = old.reduce((sum, offset) => sum + scoreAt(offset, lineAt.get(offset)), 0);
  // Nothing fits better than the lines as they are: what the source does not show is where it was, too.
  if (inPlace >= score - 1e-9 * (1 + score)) {
    const isGone = inPlace === 0 && isOtherBody(calls, lines, source);
    return {
      of: (call) => {
        const {
          callee,
          edge: { offset },
        } = call;
        const line = lineAt.get(offset);
        const isShown = line !== undefined && it(callee, line, source) > 0;
        return isGone || (!isShown && isMissing(call, lines, source)) ? undefined : { offset, isShown };
      },
      window: (offset) => ({ from: offset, to: offset }),
    };
  }
  const offsets = new Map<number, number>();
  for (const [i, offset] of old.entries()) {
    const site = sites[i];
    if (site !== undefined) offsets.set(offset, now[site] as number);
  }
  const window = (offset: number) => ({
    from: Math.max(0, ...old.flatMap((one) => (one <= offset ? (offsets.get(one) ?? []) : []))),
    to: Math.min(Infinity, ...old.flatMap((one) => (one >= offset ? (offsets.get(one) ?? []) : []))),
  });
  const isOther = score < SAME_BODY * mostScore(calls);
  const of: Placed['of'] = (call) => {
    const { callee, edge } = call;
    const offset = offsets.get(edge.offset);
    const line = offset === undefined ? undefined : lineAt.get(offset);
    if (isOther) return undefined;
    if (offset !== undefined && line !== undefined && it(callee, line, source) > 0)
      return { offset, isShown: true };
    const alone = onlyPlace(call, calls, lines, window(edge.offset), source);
    if (alone !== undefined) return { offset: alone, isShown: true };
    if (isMissing(call, lines, source)) return undefined;
    if (callee.operations === '' && fitsAnywhere(callee, lines, source)) return undefined;
    const shift = shiftAround(edge.offset, old, offsets);
    return shift === undefined ? undefined : { offset: edge.offset + shift, isShown: false };
  };
  return { of, window };
}

/** How well a line of the source explains a call. */
function _fit(callee: Callee, line: SourceLine, source: SourceFunctions): number {
  let best = 0;
  for (const target of line.callees) best = Math.max(best, fitOf(callee, target, source));
  return best;
}

function fitOf({ key, method, operations }: Callee, target: string, source: SourceFunctions): number {
  if (target === key) return NAMED;
  if (target.startsWith('!')) {
    for (const letter of operations) if (target.includes(letter, 1)) return OPERATION;
    return 0;
  }
  if (target.startsWith('.')) {
    const name = target.slice(1);
    if (method !== undefined && (method === name || method === `${name}-fm`)) return METHOD;
    return operations === '' && (source.fields.has(name) || !source.methods.has(name)) ? VALUE : 0;
  }
  if (target === '?') return operations === '' ? VALUE : 0;
  // A variable of another package, or one that was not read.
  return operations === '' && source.get(target) === undefined && source.packages.has(symbolOf(target).path)
    ? VALUE
    : 0;
}

/** Whether the function does not call a function any more that can only be called by its name. */
function isMissing({ caller, callee }: Call, lines: readonly SourceLine[], source: SourceFunctions): boolean {
  if (callee.operations !== '' || source.get(callee.key) === undefined) return false;
  const { path, declared } = symbolOf(callee.key);
  // What another package does not export, only the compiler calls.
  const isExported = /^\p{Lu}/u.test(lastName(declared));
  return (isExported || symbolOf(caller).path === path) && !fitsAnywhere(callee, lines, source);
}

function fitsAnywhere(callee: Callee, lines: readonly SourceLine[], source: SourceFunctions): boolean {
  return lines.some((line) => it(callee, line, source) > 0);
}

function mostScore(calls: readonly Call[]): number {
  return calls.reduce((sum, { worth, callee }) => sum + (callee.operations === '' ? worth : 0), 0);
}

/** Whether none of several calls is there. */
function isOtherBody(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions): boolean {
  const judged = calls.filter(
    ({ callee }) => callee.operations === '' && source.get(callee.key) !== undefined,
  );
  return judged.length >= 2 && judged.every(({ callee }) => !fitsAnywhere(callee, lines, source));
}

/** Share of the calls that are found again in their order. */
function similarity(calls: readonly Call[], lines: readonly SourceLine[], source: SourceFunctions): number {
  const byLine = groupBy(calls, ({ edge }) => edge.offset);
  const old = [...byLine.keys()].sort((a, b) => a - b);
  const all = calls.reduce(
    (sum, { worth, callee }) => sum + worth * (callee.operations === '' ? NAMED : OPERATION),
    0,
  );
  const { score } = align(
    old,
    lines.map(({ offset }) => offset),
    (i, j) =>
      (byLine.get(old[i] as number) ?? []).reduce(
        (sum, call) => sum + call.worth * it(call.callee, lines[j] as SourceLine, source),
        0,
      ),
  );
  return all === 0 ? 0 : Math.min(1, score / all);
}

/** The line of a call that is no longer in order: the only one that names it, and the only such call. */
function onlyPlace(
  { callee, edge }: Call,
  calls: readonly Call[],
  lines: readonly SourceLine[],
  { from, to }: { readonly from: number; readonly to: number },
  source: SourceFunctions,
): number | undefined {
  const naming = lines.filter((line) => it(callee, line, source) >= METHOD);
  const within = naming.filter(({ offset }) => offset >= from && offset <= to);
  if (within.length === 1) return within[0]?.offset;
  const isOnly = calls.every((other) => other.edge === edge || other.callee.key !== callee.key);
  return naming.length === 1 && isOnly ? naming[0]?.offset : undefined;
}

/** How far the lines around one have moved, where they agree. */
function shiftAround(
  offset: number,
  old: readonly number[],
  offsets: ReadonlyMap<number, number>,
): number | undefined {
  let [before, after]: [number, number | undefined] = [0, undefined];
  for (const one of old) {
    const now = offsets.get(one);
    if (now === undefined) continue;
    if (one <= offset) before = now - one;
    else {
      after = now - one;
      break;
    }
  }
  return after === undefined || after === before ? before : undefined;
}

/** As `shiftAround`, for closures that call nothing: the index of the site. */
function between(
  old: readonly number[],
  now: readonly number[],
  sites: readonly (number | undefined)[],
  i: number,
): number | undefined {
  const offsets = new Map(
    old.flatMap((one, at) => (sites[at] === undefined ? [] : [[one, now[sites[at]] as number] as const])),
  );
  const shift = shiftAround(old[i] as number, old, offsets);
  const j = shift === undefined ? -1 : now.indexOf((old[i] as number) + shift);
  return j < 0 ? undefined : j;
}

function withoutMajor(path: string): string {
  return path.replace(/\/v\d+(?=\/|$)/g, '').replace(/(\.|%2e)v\d+(?=\/|$)/, '');
}

function lastElement(path: string): string {
  return withoutMajor(path).split('/').at(-1) ?? '';
}

function lastName(declared: string): string {
  return declared.split('.').at(-1) ?? '';
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}
