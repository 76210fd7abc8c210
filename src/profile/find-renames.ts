import { compareText } from './edges.ts';
import type { Rename } from './rename.ts';

/** A function in a source tree. */
export interface Declaration {
  /** As profiles name packages. */
  readonly package: string;
  /** As profiles name functions, without the package: `F`, `T.M`, `(*T[...]).M`. */
  readonly name: string;
  /** Of all it is but its name. */
  readonly digest: string;
  /** How many its body has. */
  readonly statements: number;
}

/** Less than this may be the same by chance. */
const STATEMENTS = 2;

/**
 * What functions that are gone are called today, where that is certain: as one line for a package that moved as a
 * whole, else one for each function that stood in one place before and stands, word for word but for its name, in
 * one new place now.
 * @param missing declarations that are gone, as profiles name functions.
 */
export function findRenames(
  missing: readonly string[],
  before: readonly Declaration[],
  after: readonly Declaration[],
): readonly Rename[] {
  const moved = movedPackages(before, after);
  const gone = new Set(missing);
  const packages = new Set(before.filter((one) => gone.has(nameOf(one))).map((one) => one.package));
  const byPackage = moved.filter(({ from }) => packages.has(from));
  const done = new Set(byPackage.map(({ from }) => from));
  const rest = before.filter((one) => gone.has(nameOf(one)) && !done.has(one.package));
  const lines = byPackage.map(({ from, to }) => ({ from: importPath(from), to: importPath(to) }));
  return [...lines, ...movedFunctions(rest, before, after)].sort((a, b) => compareText(a.from, b.from));
}

/** Packages that are no longer there, and stand unchanged under one other path where none was before. */
function movedPackages(before: readonly Declaration[], after: readonly Declaration[]): Rename[] {
  const [old, now] = [packagesOf(before), packagesOf(after)];
  const arrived = [...now].filter(([path]) => !old.has(path));
  const left = [...old].filter(([path]) => !now.has(path));
  return left.flatMap(([from, content]) => {
    const there = arrived.filter(([, other]) => other === content);
    const twins = left.filter(([, other]) => other === content);
    const to = there[0]?.[0];
    // One line is about all packages below it.
    const isAlone = ![...now.keys()].some((path) => path.startsWith(`${importPath(from)}/`));
    return to !== undefined && isAlone && there.length === 1 && twins.length === 1 ? [{ from, to }] : [];
  });
}

/** What each package declares, in one text that is the same for the same functions. */
function packagesOf(declarations: readonly Declaration[]): Map<string, string> {
  const lines = new Map<string, string[]>();
  for (const { package: path, name, digest } of declarations) {
    lines.set(path, [...(lines.get(path) ?? []), `${name} ${digest}`]);
  }
  return new Map([...lines].map(([path, content]) => [path, content.sort(compareText).join('\n')]));
}

function movedFunctions(
  gone: readonly Declaration[],
  before: readonly Declaration[],
  after: readonly Declaration[],
): Rename[] {
  const [placesBefore, placesNow] = [byDigest(before), byDigest(after)];
  const names = new Set(before.map(nameOf));
  return gone.flatMap((one) => {
    const [stood, other] = placesBefore.get(one.digest) ?? [];
    const [stands, another] = placesNow.get(one.digest) ?? [];
    const isOnly = stood !== undefined && other === undefined && another === undefined;
    if (!isOnly || stands === undefined || one.statements < STATEMENTS || names.has(nameOf(stands)))
      return [];
    return [{ from: nameOf(one), to: nameOf(stands) }];
  });
}

function byDigest(declarations: readonly Declaration[]): Map<string, Declaration[]> {
  const places = new Map<string, Declaration[]>();
  for (const one of declarations) {
    const known = places.get(one.digest);
    if (known === undefined) places.set(one.digest, [one]);
    else known.push(one);
  }
  return places;
}

function nameOf({ package: path, name }: Declaration): string {
  return `${path}.${name}`;
}

function importPath(symbolPath: string): string {
  return symbolPath.replaceAll('%2e', '.');
}
