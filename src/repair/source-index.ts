import { groupBy, remembered } from '../system/format.ts';
import { type Callee, lastName, symbolOf } from './call-lines.ts';
import type { SourceFunctions } from './source.ts';

/** An index of today's source. The index finds functions by their name, by their type and by their callees. */
export class SourceIndex {
  readonly #source: SourceFunctions;
  #declared: ReadonlySet<string> | undefined;
  readonly #index = remembered((path: string) => this.#indexOf(path));
  /** Returns the packages that seem to belong to the same module, judging by their paths. */
  readonly neighbours = remembered((path: string) => this.#neighbours(path));

  constructor(source: SourceFunctions) {
    this.#source = source;
  }

  /** The names of functions, types with methods, and methods in all packages: `F`, `T`, `M`, `T.M`. */
  get declared(): ReadonlySet<string> {
    this.#declared ??= new Set(
      [...this.#source.packages.values()].flat().flatMap((key) => {
        const name = plainName(symbolOf(key).declared);
        return [name, ...name.split('.')];
      }),
    );
    return this.#declared;
  }

  /**
   * Finds packages whose path has changed. A package is the old package under a new path if only the major version in the path differs, or
   * if it has most of the old functions.
   */
  movedPackages(declarations: readonly string[]): ReadonlyMap<string, string> {
    const { packages } = this.#source;
    const result = new Map<string, string>();
    const gone = declarations.map(symbolOf).filter(({ path }) => !packages.has(path));
    if (gone.length === 0) return result;
    const byMajor = groupBy([...packages.keys()], withoutMajor);
    const namesOf = ([path, keys]: readonly [string, readonly string[]]) =>
      keys.map((key) => ({ path, name: key.slice(path.length + 1) }));
    const having = groupBy([...packages].flatMap(namesOf), ({ name }) => name);
    for (const [path, symbols] of groupBy(gone, (symbol) => symbol.path)) {
      const [major, ...more] = byMajor.get(withoutMajor(path)) ?? [];
      const today =
        major !== undefined && more.length === 0
          ? major
          : packageWith(path, [...new Set(symbols.map(({ declared }) => declared))], having);
      if (today !== undefined) result.set(path, today);
    }
    return result;
  }

  #neighbours(path: string): string[] {
    const start = path.split('/').slice(0, path.includes('.') ? 3 : 1);
    const all = [...this.#source.packages.keys()];
    return path === 'main' ? all : all.filter((one) => `${one}/`.startsWith(`${start.join('/')}/`));
  }

  /** Indexes the functions of a package by their last name, and by their callees. */
  #indexOf(path: string) {
    const all = this.#source.packages.get(path) ?? [];
    const keys = all.filter((key) => symbolOf(key).part === '');
    const pairs = all.flatMap((key) => {
      const callees = (this.#source.get(key)?.lines ?? []).flatMap((line) => line.callees);
      return [...new Set(callees)].map((callee) => ({ key, callee }));
    });
    const byCallee = groupBy(pairs, ({ callee }) => callee);
    return {
      types: new Set(keys.map((key) => symbolOf(key).type)),
      byName: groupBy(keys, (key) => lastName(symbolOf(key).declared)),
      byCallee: new Map([...byCallee].map(([callee, found]) => [callee, found.map(({ key }) => key)])),
    };
  }

  /** Whether the source has methods of this type (`path.T`). */
  hasType(type: string): boolean {
    return this.#index(type.slice(0, type.lastIndexOf('.'))).types.has(type);
  }

  /** Returns the functions and methods in these packages whose last name is `name`. */
  named(paths: readonly string[], name: string): string[] {
    return paths.flatMap((path) => this.#index(path).byName.get(name) ?? []);
  }

  /** Returns the functions and closures of a package that may call this callee. */
  callersOf(path: string, { key, method }: Callee): readonly string[] {
    const { byCallee } = this.#index(path);
    return [...(byCallee.get(key) ?? []), ...((method && byCallee.get(`.${method}`)) || [])];
  }
}

/**
 * Returns the package that declares the most of these functions. A name that few packages have counts more than a name that many packages
 * have.
 */
function packageWith(
  path: string,
  declared: readonly string[],
  having: ReadonlyMap<string, readonly { readonly path: string }[]>,
): string | undefined {
  const votes = new Map<string, { shared: number; vote: number }>();
  for (const name of declared) {
    const packages = having.get(name) ?? [];
    for (const { path: one } of packages.filter(({ path: one }) => isOutside(one) === isOutside(path))) {
      const { shared, vote } = votes.get(one) ?? { shared: 0, vote: 0 };
      votes.set(one, { shared: shared + 1, vote: vote + 1 / packages.length });
    }
  }
  const [first, second] = [...votes].sort(([a, x], [b, y]) => y.vote - x.vote || (a < b ? -1 : 1));
  if (first === undefined) return undefined;
  const [today, { shared, vote }] = first;
  const isClear = vote > 1.5 * (second?.[1].vote ?? 0);
  const isAlike = shared >= 2 || lastPathElement(today) === lastPathElement(path);
  return shared >= declared.length / 2 && isClear && isAlike ? today : undefined;
}

/** Whether an import path begins with a host name. Paths of the standard library never begin with a host name. */
function isOutside(path: string): boolean {
  return /^[^/]*\./.test(path);
}

/** Returns an import path without the major version: `example.com/a/b` for `example.com/a/v2/b`. */
function withoutMajor(path: string): string {
  return path.replace(/\/v\d+(?=\/|$)/g, '').replace(/(\.|%2e)v\d+(?=\/|$)/, '');
}

/** Returns the last element of an import path, without the major version. */
function lastPathElement(path: string): string {
  return withoutMajor(path).split('/').at(-1) ?? '';
}

/** Returns the name of a function without the sign of a pointer receiver: `T.M` for `(*T).M`. */
export function plainName(declared: string): string {
  return declared.replace(/[()*]/g, '');
}

/** Returns the type of a method: `T` for `(*T).M`. For a function without a receiver, the result is the function's name. */
export function plainType(declared: string): string {
  return plainName(declared).split('.', 1)[0] as string;
}
