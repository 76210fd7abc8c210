import type { EdgeSet } from './edges.ts';
import { weightShare } from './overlap.ts';
import { symbolPath } from './own.ts';
import type { Profile } from './profile.ts';

/** What a function or a package was called once, and what it is called today. */
export interface Rename {
  /** A function as profiles name it, or the import path of a package with all below it. */
  readonly from: string;
  readonly to: string;
}

/** Today's name of a function, by the most exact of the renames. A new name is not renamed again. */
export function renamer(renames: readonly Rename[]): (name: string) => string {
  const exactFirst = [...renames].sort((a, b) => b.from.length - a.from.length);
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const after = exactFirst.reduce<string | undefined>(
      (found, one) => found ?? renamed(name, one),
      undefined,
    );
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
  if (name.startsWith(`${path}.`) && packageEnd(name) === path.length) {
    return symbolPath(to) + name.slice(path.length);
  }
  const isOfFunction = packageEnd(from) >= 0 && name.startsWith(from) && PART.test(name.slice(from.length));
  return isOfFunction ? to + name.slice(from.length) : undefined;
}

/** Where the package ends in a name; −1 where there is nothing but a package. */
function packageEnd(name: string): number {
  const bracket = name.indexOf('[');
  const head = bracket < 0 ? name : name.slice(0, bracket);
  return head.indexOf('.', head.lastIndexOf('/') + 1);
}

/** A profile with today's names. */
export function withNewNames(profile: Profile, renames: readonly Rename[]): Profile {
  if (renames.length === 0) return profile;
  const rename = renamer(renames);
  return { ...profile, functions: profile.functions.map((func) => ({ ...func, name: rename(func.name) })) };
}

/** Share of the edge weight that has an end with an old name, which the compiler does not find any more. */
export function weightUnderOldNames({ edges }: EdgeSet, renames: readonly Rename[]): number {
  const rename = renamer(renames);
  const isOld = (name: string) => rename(name) !== name;
  return weightShare(edges, ({ caller, callee }) => isOld(caller) || isOld(callee));
}
