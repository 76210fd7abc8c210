import { align } from './align.ts';
import {
  type Call,
  type Callee,
  CLOSURE,
  calleeOf,
  groupBy,
  lastName,
  placeCalls,
  type SourceFunctions,
  type SymbolParts,
  shiftAround,
  similarity,
  symbolOf,
} from './call-lines.ts';
import { byName, byWeight, type Edge } from './edges.ts';
import { type Rename, renamer, withoutTypeArguments } from './names.ts';

/**
 * Matches the call edges of an old profile to today's source. The compiler finds a call by the names of caller and callee and the
 * line of the call counted from the caller's first. A profile is repaired by giving it today's names and lines.
 */

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

/** What a repair does; weights are shares. */
export interface Repair {
  /** Weight that the compiler does not find as the profile is. */
  readonly stale: number;
  /** Weight that it would not find in the repaired profile. */
  readonly lost: number;
  /** What was matched how, without calls that are where they were. */
  readonly ways: readonly RepairedWay[];
}

export interface RepairedWay {
  readonly way: Way;
  readonly calls: number;
  readonly weight: number;
  readonly heaviest: readonly RepairedCall[];
}

/** A call as the profile has it, and as it is today. */
export interface RepairedCall {
  readonly from: string;
  readonly to?: string;
  readonly weight: number;
}

/** So many calls of each kind are named. */
const NAMED = 5;

/** A summary of the matches. */
export function repairOf({ matches }: Pick<Rematched, 'matches'>): Repair {
  const total = matches.reduce((sum, { edge }) => sum + edge.weight, 0);
  const share = (some: readonly Match[]) =>
    total === 0 ? 0 : some.reduce((sum, { edge }) => sum + edge.weight, 0) / total;
  const byWay = groupBy(
    [...matches].sort((a, b) => byWeight(a.edge, b.edge)),
    ({ way }) => way,
  );
  const ways = WAYS.filter((way) => way !== 'same').flatMap((way): RepairedWay[] => {
    const found = byWay.get(way) ?? [];
    const heaviest = found.slice(0, NAMED).map((match) => ({
      from: inWords(match.edge),
      to: match.to && nowInWords(match.edge, match.to),
      weight: share([match]),
    }));
    return found.length === 0 ? [] : [{ way, calls: found.length, weight: share(found), heaviest }];
  });
  const stale = ways.reduce((sum, { weight }) => sum + weight, 0);
  return { stale, lost: share(byWay.get('lost') ?? []), ways };
}

type CallEdge = Pick<Edge, 'caller' | 'callee' | 'offset'>;

function inWords({ caller, callee, offset }: CallEdge): string {
  return `${caller} → ${callee} (+${offset})`;
}

/** Only what has changed. */
function nowInWords(before: CallEdge, { caller, callee, offset }: CallEdge): string {
  const names = [caller === before.caller ? '' : caller, callee === before.callee ? '' : `→ ${callee}`];
  return [...names, `+${offset}`].filter((part) => part !== '').join(' ');
}

/** Functions of a package by their last name, and by what they call. */
interface PackageIndex {
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly byCallee: ReadonlyMap<string, readonly string[]>;
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
  readonly #indices = new Map<string, PackageIndex>();
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
    const key = this.#keys.get(name) ?? withoutTypeArguments(this.#given(name));
    this.#keys.set(name, key);
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
      const { path, declared } = symbols.get(key) as SymbolParts;
      return this.#source.get(`${path}.${declared}`) !== undefined || this.#isOfSource(path, declared);
    };
    // What no source has stays as it is.
    for (const key of keys) if (!isDeclared(key)) this.#names.set(key, key);
    const byDeclared = groupBy(keys.filter(isDeclared), (key) => {
      const { path, declared } = symbols.get(key) as SymbolParts;
      return `${path}.${declared}`;
    });
    for (const [declared, parts] of byDeclared) {
      const { path, declared: rest } = symbols.get(parts[0] as string) as SymbolParts;
      const today = packages.get(path) ?? path;
      const same = this.#declaredAs(`${today}.${rest}`);
      this.#names.set(declared, same);
      if (same === undefined) missing.push(declared);
      else if (today !== path) this.#ways.set(declared, 'package');
    }
    this.#nameRenamed(missing, packages);
    for (const [declared, parts] of byDeclared) this.#nameParts(declared, parts);
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
  #todaysPackages(symbols: readonly SymbolParts[]): ReadonlyMap<string, string> {
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
        for (const candidate of (having.get(name) ?? []).filter((one) => isOutside(one) === isOutside(path)))
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

  /** Names the closures and other parts of a declaration. */
  #nameParts(before: string, parts: readonly string[]): void {
    const today = this.#names.get(before);
    const way = this.#ways.get(before);
    const suffixes = parts.map((key) => key.slice(before.length)).filter((part) => part !== '');
    const isShown = today !== undefined && this.#source.get(today) !== undefined;
    const closures = isShown ? this.#closuresOf(before, today, suffixes) : new Map<string, string>();
    for (const part of suffixes) {
      const moved = closures.has(part) ? closures.get(part) : part;
      this.#names.set(before + part, today === undefined || moved === undefined ? undefined : today + moved);
      if (today === undefined) continue;
      if (moved !== part) this.#ways.set(before + part, 'closure');
      else if (way !== undefined) this.#ways.set(before + part, way);
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
        const called = old.map((index) =>
          this.#calledClosures(before + oldParent, today + newParent, `${before}${oldParent}${kind}${index}`),
        );
        const similar = (i: number, j: number) => {
          const one = `${today}${newParent}${kind}${now[j]}`;
          const body = this.#source.get(one)?.lines ?? [];
          return (calls[i] as readonly Call[]).length === 0
            ? Number(called[i]?.size === 1 && called[i].has(one))
            : similarity(calls[i] as readonly Call[], body, this.#source);
        };
        const isSame = old.every((index, i) => {
          const j = now.indexOf(index);
          return j >= 0 && ((calls[i]?.length === 0 && called[i]?.size === 0) || similar(i, j) > 0.99);
        });
        const { sites } = isSame
          ? { sites: old.map((index) => now.indexOf(index)) }
          : align(old, now, similar);
        const found = new Map(
          old.flatMap((index, i) =>
            sites[i] === undefined ? [] : [[index, now[sites[i]] as number] as const],
          ),
        );
        for (const [i, index] of old.entries()) {
          const from = `${oldParent}${kind}${index}`;
          // One that calls nothing is where those around it are.
          const isSilent = calls[i]?.length === 0 && called[i]?.size === 0;
          const shift = isSilent ? shiftAround(index, found) : undefined;
          const today = found.get(index) ?? (shift === undefined ? undefined : index + shift);
          const to = today === undefined || !now.includes(today) ? undefined : `${newParent}${kind}${today}`;
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

  /** The closures that a function calls today where it called one of its own. */
  #calledClosures(parent: string, today: string, closure: string): ReadonlySet<string> {
    const lines = this.#source.get(today)?.lines ?? [];
    const edges = (this.#outgoing.get(parent) ?? []).filter(({ callee }) => this.#key(callee) === closure);
    if (edges.length === 0) return new Set();
    const others = this.#calls(parent).filter(({ edge }) => !this.#key(edge.callee).startsWith(`${parent}.`));
    const placed = placeCalls(others, lines, this.#source);
    const isAround = (offset: number) =>
      edges.some((edge) => {
        const { from, to } = placed.window(edge.offset);
        return offset >= from && offset <= to;
      });
    const around = lines.filter(({ offset }) => isAround(offset)).flatMap(({ callees }) => callees);
    return new Set(around.filter((callee) => callee.startsWith(`${today}.`)));
  }

  /** Functions that were renamed, or moved to another receiver or package. */
  #nameRenamed(missing: readonly string[], packages: ReadonlyMap<string, string>): void {
    const taken = new Set(this.#names.values());
    for (let left = missing, round = 0; left.length > 0 && round < 5; round++) {
      const found = this.#renamed(left, packages, taken);
      for (const [key, today] of found) {
        taken.add(today);
        this.#names.set(key, today);
        this.#ways.set(key, 'renamed');
      }
      if (found.size === 0) return;
      left = left.filter((key) => !found.has(key));
    }
  }

  #renamed(
    missing: readonly string[],
    packages: ReadonlyMap<string, string>,
    taken: ReadonlySet<string | undefined>,
  ): Map<string, string> {
    const scored = missing.map((key) => {
      const { path, declared } = symbolOf(key);
      const today = packages.get(path) ?? path;
      // A recursive call says nothing, and neither does one that the compiler makes.
      const calls = this.#calls(key).filter(({ callee }) => callee.operations === '' && callee.key !== key);
      const received = this.#calledInstead(key, today);
      const candidates = new Set([
        ...received.keys(),
        ...calls.flatMap(({ callee }) => this.#callersOf(today, callee)),
        ...[today, ...this.#neighbours(path)].flatMap((one) => this.#named(one, lastName(declared))),
      ]);
      const scores = [...candidates].flatMap((one) => {
        const symbol = symbolOf(one);
        if (symbol.part !== '' || taken.has(one)) return [];
        const out =
          calls.length === 0 ? 0 : similarity(calls, this.#source.get(one)?.lines ?? [], this.#source);
        const calledHere = received.get(one) ?? 0;
        const name =
          symbol.declared === declared ? 1 : likeness(lastName(symbol.declared), lastName(declared));
        const isCalled = calledHere > 0.5;
        const isAlike =
          calls.length === 0
            ? isCalled
            : (out >= 0.6 && (calls.length > 1 || isCalled || name >= 0.2)) || (name >= 0.7 && out >= 0.5);
        const evidence = 2 * out * Math.min(1, calls.length / 2) + 1.5 * calledHere + name;
        return isAlike ? [{ one, score: symbol.path === today ? evidence : evidence - 0.2 }] : [];
      });
      scores.sort((a, b) => b.score - a.score);
      return { key, best: scores[0], second: scores[1]?.score ?? 0 };
    });
    const clear = scored.filter(({ best, second }) => best && best.score >= 1.2 && best.score > second + 0.2);
    const claims = groupBy(clear, ({ best }) => best?.one ?? '');
    return new Map(
      [...claims].flatMap(([today, [first, ...others]]) =>
        first && others.length === 0 ? [[first.key, today] as const] : [],
      ),
    );
  }

  /** Packages of the same module, as far as paths tell. */
  #neighbours(path: string): string[] {
    const elements = path.split('/').slice(0, path.includes('.') ? 3 : 1);
    const start = elements.join('/');
    return path === 'main'
      ? [...this.#source.packages.keys()]
      : [...this.#source.packages.keys()].filter((one) => one === start || one.startsWith(`${start}/`));
  }

  #index(path: string): PackageIndex {
    let index = this.#indices.get(path);
    if (index === undefined) {
      const keys = (this.#source.packages.get(path) ?? []).filter((key) => symbolOf(key).part === '');
      const pairs = keys.flatMap((key) =>
        (this.#source.get(key)?.lines ?? []).flatMap(({ callees }) =>
          callees.map((callee) => ({ key, callee })),
        ),
      );
      const byCallee = new Map<string, string[]>();
      for (const [callee, found] of groupBy(pairs, ({ callee }) => callee))
        byCallee.set(callee, [...new Set(found.map(({ key }) => key))]);
      index = { byName: groupBy(keys, (key) => lastName(symbolOf(key).declared)), byCallee };
      this.#indices.set(path, index);
    }
    return index;
  }

  #named(path: string, name: string): readonly string[] {
    return this.#index(path).byName.get(name) ?? [];
  }

  #callersOf(path: string, { key, method }: Callee): readonly string[] {
    const { byCallee } = this.#index(path);
    return [
      ...(byCallee.get(key) ?? []),
      ...(method === undefined ? [] : (byCallee.get(`.${method}`) ?? [])),
    ];
  }

  /** Today's symbol, also of a closure that has not been looked at yet. */
  #likely(key: string): string {
    const { path, declared, part } = symbolOf(key);
    return this.#names.get(key) ?? `${this.#names.get(`${path}.${declared}`) ?? ''}${part}`;
  }

  /** What the callers of a missing function may call today instead, with the share of its weight that is found if they do. */
  #calledInstead(missing: string, path: string): ReadonlyMap<string, number> {
    const votes = new Map<string, number>();
    const edges = this.#incoming.get(missing) ?? [];
    const all = edges.reduce((sum, { weight }) => sum + weight, 0);
    for (const [caller, here] of groupBy(edges, (edge) => this.#key(edge.caller))) {
      const lines = this.#source.get(this.#likely(caller))?.lines;
      if (lines === undefined) continue;
      const calls = this.#calls(caller);
      const placed = placeCalls(calls, lines, this.#source);
      const known = new Set(calls.map(({ callee }) => callee.key));
      const found = new Set<string>();
      for (const { from, to } of placed.isOther ? [] : here.map(({ offset }) => placed.window(offset)))
        for (const { callees } of lines.filter(({ offset }) => offset >= from && offset <= to))
          for (const callee of callees) if (!/^[?!]/.test(callee) && !known.has(callee)) found.add(callee);
      const candidates = [...found].flatMap((callee) =>
        callee.startsWith('.') ? this.#named(path, callee.slice(1)) : callee,
      );
      for (const one of candidates) {
        const callee = calleeOf(one);
        const renamed = calls.map((call) => (here.includes(call.edge) ? { ...call, callee } : call));
        const replaced = placeCalls(renamed, lines, this.#source);
        const isFound = (call: Call) => here.includes(call.edge) && replaced.of(call)?.isShown;
        const weight = renamed.filter(isFound).reduce((sum, { edge }) => sum + edge.weight, 0);
        if (weight > 0) votes.set(one, (votes.get(one) ?? 0) + weight / all);
      }
    }
    return votes;
  }

  // Calls within a function.

  /** The calls that the profile saw in a function, by the names of today as far as they are known. */
  #calls(caller: string): Call[] {
    return (this.#outgoing.get(caller) ?? []).map((edge) => {
      const before = this.#key(edge.callee);
      const key = this.#names.get(before) ?? before;
      const callee = this.#callees.get(key) ?? calleeOf(key);
      this.#callees.set(key, callee);
      return { edge, caller, callee, worth: 1 + Math.log2(Math.max(1, edge.weight / this.#unit)) };
    });
  }

  #matchesOf(caller: string, edges: readonly Edge[]): Match[] {
    const today = this.#names.get(caller);
    if (today === undefined) return edges.map((edge) => ({ edge, way: 'lost', isShown: false }));
    const found = this.#source.get(today);
    const calls = this.#calls(caller);
    // Assembly, closures of inlined functions, bodies of range loops, and what the compiler writes, are not in the source.
    const placed = found?.lines === undefined ? undefined : placeCalls(calls, found.lines, this.#source);
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
}

/** Whether a path is that of a module with a host, which the standard library's never are. */
function isOutside(path: string): boolean {
  return /^[^/]*\./.test(path);
}

function withoutMajor(path: string): string {
  return path.replace(/\/v\d+(?=\/|$)/g, '').replace(/(\.|%2e)v\d+(?=\/|$)/, '');
}

function lastElement(path: string): string {
  return withoutMajor(path).split('/').at(-1) ?? '';
}

/** How alike two names are, from 0 to 0.7: the pairs of letters that they share (Dice 1945). */
function likeness(one: string, other: string): number {
  if (one === other) return 0.7;
  const pairs = (name: string) =>
    new Set([...name.toLowerCase()].map((_, at) => name.toLowerCase().slice(at, at + 2)));
  const [a, b] = [pairs(one), pairs(other)];
  return (0.6 * 2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}
