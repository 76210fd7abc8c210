import { groupBy, remembered } from '../system/format.ts';
import { type Callee, lastName, symbolOf } from './call-lines.ts';
import type { SourceFunctions } from './source.ts';

/** Where in today's source a function of an older profile may be. */
export class SourceIndex {
  readonly #source: SourceFunctions;
  #declared: ReadonlySet<string> | undefined;
  readonly #index = remembered((path: string) => this.#indexOf(path));
  readonly neighbours = remembered((path: string) => this.#neighbours(path));

  constructor(source: SourceFunctions) {
    this.#source = source;
  }

  /** Functions, types with methods, and methods of all packages: `F`, `T`, `M`, `T.M`. */
  get declared(): ReadonlySet<string> {
    this.#declared ??= new Set(
      [...this.#source.packages.values()].flat().flatMap((key) => {
        const name = plainName(symbolOf(key).declared);
        return [name, ...name.split('.')];
      }),
    );
    return this.#declared;
  }

  /** Packages that have another path today: another major version, or most of the functions. */
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

  /** Packages of the same module, as far as paths tell. */
  #neighbours(path: string): string[] {
    const start = path.split('/').slice(0, path.includes('.') ? 3 : 1);
    const all = [...this.#source.packages.keys()];
    return path === 'main' ? all : all.filter((one) => `${one}/`.startsWith(`${start.join('/')}/`));
  }

  /** Functions of a package by their last name, and by what they call. */
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

  hasType(type: string): boolean {
    return this.#index(type.slice(0, type.lastIndexOf('.'))).types.has(type);
  }

  named(paths: readonly string[], name: string): string[] {
    return paths.flatMap((path) => this.#index(path).byName.get(name) ?? []);
  }

  /** The functions and closures of a package that may call this one. */
  callersOf(path: string, { key, method }: Callee): readonly string[] {
    const { byCallee } = this.#index(path);
    return [...(byCallee.get(key) ?? []), ...((method && byCallee.get(`.${method}`)) || [])];
  }
}

/** The package that has most of these declarations. A name that many packages have says little, one that a single package has says all. */
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

/** Whether a path is that of a module with a host, which the standard library's never are. */
function isOutside(path: string): boolean {
  return /^[^/]*\./.test(path);
}

function withoutMajor(path: string): string {
  return path.replace(/\/v\d+(?=\/|$)/g, '').replace(/(\.|%2e)v\d+(?=\/|$)/, '');
}

function lastPathElement(path: string): string {
  return withoutMajor(path).split('/').at(-1) ?? '';
}

/** Whatever the receiver: `T.M` for `(*T).M`. */
export function plainName(declared: string): string {
  return declared.replace(/[()*]/g, '');
}

/** `T` of `(*T).M`; a function's own name. */
export function plainType(declared: string): string {
  return plainName(declared).split('.', 1)[0] as string;
}
