import { ExpectedError } from '../system/errors.ts';
import { compareText } from '../system/format.ts';
import { locationBits, weightWith } from './columns.ts';
import type { NamedProfile } from './names.ts';
import { declarationOf, isInside, isOwnFunction } from './names.ts';

/** The program that profiles are collected for, as its source tree shows it. */
export interface ProgramSource {
  readonly modulePath: string;
  /** Undefined if only the module is known, and a profile may be of any of its programs. */
  readonly main?: MainSource;
  readonly otherMains: readonly MainSource[];
  /** Paths of the modules that its packages are built with. */
  readonly dependencies: readonly string[];
}

export interface MainSource {
  readonly importPath: string;
  /** From the module's folder, with forward slashes; empty for that folder itself. */
  readonly folder: string;
  /** `Func` and `Type.Method`. */
  readonly names: ReadonlySet<string>;
}

/** Of the stacks with code from outside of the standard library, the least share that is another program's. */
const FOREIGN_SHARE = 0.1;

/**
 * Refuses the profile of another program, which would say nothing about this one, and which the compiler would accept. It
 * is known by functions of package main, folders of main packages, and modules that this program is not built with.
 * @returns a sentence of doubt about a profile that may be of an older version.
 * @throws ExpectedError naming what was expected and what was found.
 */
export function mustBeOfProgram(named: NamedProfile, program: ProgramSource): string | undefined {
  const { main, otherMains, modulePath } = program;
  const mainFunctions = mainFunctionsOf(named);
  const mains = main === undefined ? otherMains : [main];
  const known = mainFunctions.filter((name) => mains.some((one) => isDeclaredIn(one, name))).length;
  const hasPackages = named.names.some(
    ({ name }) => !name.startsWith('main.') && isOwnFunction(name, modulePath),
  );
  const isOfThisModule = hasPackages || known * 2 > mainFunctions.length;
  const folders = mainFoldersOf(named);
  if (!isOfThisModule && !folders.some((folder) => isInside(folder, new Set([modulePath]))))
    refuseOtherModule(named, program, mainFunctions, known);
  if (main === undefined) return undefined;
  const found = mainOfProfile(mainFunctions, folders, main, otherMains);
  if (found !== undefined && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
  if (found === main || !isOfThisModule || mainFunctions.length === 0) return undefined;
  return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}

function refuseOtherModule(
  named: NamedProfile,
  { main, modulePath, dependencies }: ProgramSource,
  mainFunctions: readonly string[],
  known: number,
): void {
  const own = new Set([modulePath, ...dependencies]);
  const [other, foreign, any] = [1, 2, 4];
  const bits = named.names.map(
    ({ path }) => (path === '' ? 0 : isInside(path, own) ? other : other | foreign) | any,
  );
  const ofLocation = locationBits(named.profile, (func) => bits[func]);
  const [foreigns, others, all] = [foreign, other, any].map((bit) =>
    weightWith(named.profile, ofLocation, bit),
  ) as [number, number, number];
  const hasForeign = foreigns > 0 && foreigns >= FOREIGN_SHARE * others;
  // A program may only hand over to its libraries, and then only they are hot.
  const handsOver = !hasForeign && others * 2 >= all;
  const hasOtherMain = mainFunctions.length > 0 && known === 0;
  if (!hasForeign && (!hasOtherMain || handsOver)) return;
  const packages = packagesOf(named).filter((path) => !isInside(path, own));
  const found = [packages, inMain(mainFunctions)];
  const expected = main === undefined ? '' : ` (main package ${main.importPath})`;
  throw new ExpectedError(
    `It is of another program: expected were functions of ${modulePath}${expected}, found were those of ${found
      .filter(({ length }) => length > 0)
      .map(list)
      .join(' and ')}.`,
    {
      fix: 'Point the source at this program, or set `working-directory` and `package` to the one that the profile is of.',
    },
  );
}

/** Packages outside of the standard library, those with the most functions first. */
function packagesOf({ names }: NamedProfile): string[] {
  const counts = new Map<string, number>();
  for (const { path } of names) if (path !== '') counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([path]) => path);
}

/**
 * The main package of this module that a profile is of: by its functions or, if none of them is known, by the folder of
 * their files. Undefined if nothing shows it: a checkout may have any name, also that of a folder in it.
 */
function mainOfProfile(
  mainFunctions: readonly string[],
  folders: readonly string[],
  main: MainSource,
  otherMains: readonly MainSource[],
): MainSource | undefined {
  const declaredIn = (one: MainSource) => mainFunctions.filter((name) => isDeclaredIn(one, name)).length;
  const [best = main] = [main, ...otherMains].sort((a, b) => declaredIn(b) - declaredIn(a));
  if (declaredIn(best) > 0) return best;
  if (main.folder === '') return undefined;
  return [main, ...otherMains]
    .filter(({ folder }) => folder !== '' && folders.some((at) => at.endsWith(`/${folder}`)))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

function otherProgram(
  main: MainSource,
  other: MainSource,
  mainFunctions: readonly string[],
  modulePath: string,
): ExpectedError {
  const names = mainFunctions.filter((name) => isDeclaredIn(other, name) && !isDeclaredIn(main, name));
  const which = names.length === 0 ? '' : `, such as ${list(inMain(names))}`;
  return new ExpectedError(
    `It is of another program of ${modulePath}: expected was main package ${main.importPath}, found were functions of ${other.importPath}${which}.`,
    {
      fix: `Give this source to a step with \`package: ./${other.folder}\`, and to this one a source of ${main.importPath}.`,
    },
  );
}

/** Folders of the source files of package main, without the version of a module. */
function mainFoldersOf({ profile, names }: NamedProfile): string[] {
  const folders = names.flatMap(({ name }, index) => {
    if (!name.startsWith('main.')) return [];
    const path = profile.functions
      .filename(index)
      .replaceAll('\\', '/')
      .replace(/@v[^/]*/, '');
    return path.lastIndexOf('/') > 0 ? path.slice(0, path.lastIndexOf('/')) : [];
  });
  return [...new Set(folders)];
}

/** Functions of package main but `main` and `init`, which every program has; methods as `Type.Method`. */
function mainFunctionsOf({ names: all }: NamedProfile): string[] {
  const names = all.flatMap(({ name }) => {
    if (!name.startsWith('main.')) return [];
    const { first, second, isGenerated } = declarationOf(name);
    if (isGenerated || first === 'main' || first === '') return [];
    return /^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`;
  });
  return [...new Set(names)].sort();
}

/** `name` is `Func`, `Type.Method`, or `Func.Other` for a closure of a function that was inlined. */
function isDeclaredIn({ names }: MainSource, name: string): boolean {
  return names.has(name) || names.has(name.split('.')[0] ?? '');
}

function inMain(names: readonly string[]): string[] {
  return names.map((name) => `main.${name}`);
}

const [NAMED, NAME_LENGTH] = [3, 100] as const;

function list(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const printable = (name: string) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, '?').slice(0, NAME_LENGTH);
  return names.slice(0, NAMED).map(printable).join(', ') + more;
}
