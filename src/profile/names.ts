import type { Profile } from './columns.ts';
import type { OwnCode } from './stale.ts';
import { importPathOutside, symbolPath } from './symbols.ts';
import { frameOf } from './time-classes.ts';

/** What a function or a package was called once, and what it is called today. */
export interface Rename {
  /** A function as profiles name it, or the import path of a package with all below it. */
  readonly from: string;
  readonly to: string;
}

/** Today's name of a function, by the most exact of the renames. A new name is not renamed again. */
export function renamer(renames: readonly Rename[]): (name: string) => string {
  if (renames.length === 0) return (name) => name;
  const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    let after: string | undefined;
    for (let at = 0; after === undefined && at < exactFirst.length; at++)
      after = renamed(name, exactFirst[at] as Rename);
    known.set(name, after ?? name);
    return after ?? name;
  };
}

/** What may follow a function's name: that of a closure or a part, type arguments, a wrapper. A path does not. */
const PART = /^(?:$|\[|[.-][^/[]*(?:\[|$))/;

/** Undefined where the name is not the one meant. */
function renamed(name: string, { from, to }: Rename): string | undefined {
  // Only the last element of a package's path is escaped in symbols.
  if (name.startsWith(`${from}/`)) return to + name.slice(from.length);
  const path = symbolPath(from);
  if (name.startsWith(`${path}.`) && packageEnd(name) === path.length)
    return symbolPath(to) + name.slice(path.length);
  const isOfFunction = packageEnd(from) >= 0 && name.startsWith(from) && PART.test(name.slice(from.length));
  return isOfFunction ? to + name.slice(from.length) : undefined;
}

/** Where the package ends in a name; −1 where there is nothing but a package. */
function packageEnd(name: string): number {
  const bracket = name.indexOf('[');
  const head = bracket < 0 ? name : name.slice(0, bracket);
  return head.indexOf('.', head.lastIndexOf('/') + 1);
}

/** Ends no name of a Go function: the compiler finds no function under such a name, and people see it at once. */
const EXCLUDED = ' (excluded by go-pgo)';

export function excludedName(name: string): string {
  return name + EXCLUDED;
}

/** The name that a function had before it was excluded. */
export function ownName(name: string): string {
  return name.endsWith(EXCLUDED) ? name.slice(0, -EXCLUDED.length) : name;
}

/** A function's name, and what it reveals by itself. */
export interface KnownName {
  /** Below 2²⁰; names of different `KnownNames` must not be compared by it. */
  readonly number: number;
  /** As the profile has it. */
  readonly written: string;
  /** As the function is called today. */
  readonly name: string;
  /** Whether the function is the program's own; false where the program is not known. */
  readonly isOwn: boolean;
  /** See `frameOf`. */
  readonly frame: number;
  /** Import path of its package; empty for the standard library and for a name without one. */
  readonly path: string;
}

/** A profile, and what the names of its functions reveal. */
export interface NamedProfile {
  readonly profile: Profile;
  /** Of the functions. */
  readonly names: readonly KnownName[];
  /** Of a location without lines. */
  readonly nameless: KnownName;
}

/** Of all profiles before; a decoded one has fewer than as many again. */
const FULL = 2 ** 19;

/** The names of functions in the profiles of one run; each is looked at once. */
export class KnownNames {
  readonly #own: OwnCode | undefined;
  readonly #rename: (name: string) => string;
  readonly #known = new Map<string, KnownName>();

  /** @param renames what functions are called today. */
  constructor(own?: OwnCode, renames: readonly Rename[] = []) {
    this.#own = own;
    this.#rename = renamer(renames);
  }

  /** Whether it takes up so much memory that the next profile should start a new one. */
  get isFull(): boolean {
    return this.#known.size >= FULL;
  }

  named(profile: Profile): NamedProfile {
    return { profile, names: profile.functions.names.map((name) => this.of(name)), nameless: this.of('') };
  }

  of(written: string): KnownName {
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const name = this.#rename(ownName(written));
    const isOwn = this.#own?.includes(name) ?? false;
    const fresh = {
      number: this.#known.size,
      written,
      name,
      isOwn,
      frame: frameOf(name),
      path: importPathOutside(name),
    };
    this.#known.set(written, fresh);
    return fresh;
  }
}
