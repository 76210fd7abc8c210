import { ExpectedError } from '../system/errors.ts';
import { compareText, locationBits, weightWith } from './columns.ts';
import type { NamedProfile } from './names.ts';
import { declarationOf, isInside, isOwnFunction, likelyModuleOf } from './names.ts';

/** The program that profiles are collected for, as its source tree shows it. */
export interface ProgramSource {
  readonly modulePath: string;
  /** Undefined where only the module is known, and a profile may be of any of its programs. */
  readonly main?: MainSource;
  /** The module's other main packages. */
  readonly otherMains: readonly MainSource[];
  /** Paths of the modules that its packages are built with. */
  readonly dependencies: readonly string[];
}

/** A main package. */
export interface MainSource {
  readonly importPath: string;
  /** From the module's folder, with forward slashes; empty for that folder itself. */
  readonly folder: string;
  /** `Func` and `Type.Method`. */
  readonly names: ReadonlySet<string>;
}

/** What a profile shows of the program it was taken from. */
export interface Origin {
  /** Functions of package main but `main` and `init`, which every program has; methods as `Type.Method`. */
  readonly mainFunctions: readonly string[];
  /** Modules outside of the standard library, as far as paths tell, those with the most functions first. */
  readonly modules: readonly string[];
}

/** Of the stacks with code from outside of the standard library, the share that another program's code has at least. */
const FOREIGN_SHARE = 0.1;
const NAMED = 3;
const NAME_LENGTH = 100;

/**
 * Checks that a profile is of this program, and not of another one: that would say nothing about this one, and the
 * compiler would not complain. What must differ shows it: functions of package main, folders of main packages, and modules
 * that this program is not built with. What may be of an older version passes.
 * @returns a sentence of doubt about a profile that passes, if there is one.
 * @throws ExpectedError naming what was expected and what was found.
 */
export function mustBeOfProgram(named: NamedProfile, program: ProgramSource): string | undefined {
  const mainFunctions = mainFunctionsOf(named);
  const { main, otherMains, modulePath } = program;
  const mains = main === undefined ? otherMains : [main];
  const known = mainFunctions.filter((name) => mains.some(({ names }) => isDeclaredIn(names, name)));
  const hasPackages = named.names.some(
    ({ name }) => !name.startsWith('main.') && isOwnFunction(name, modulePath),
  );
  const isOfThisModule = hasPackages || known.length * 2 > mainFunctions.length;
  if (!isOfThisModule && !mainFoldersOf(named).some((folder) => isInside(folder, new Set([modulePath]))))
    refuseOtherModule(named, program, mainFunctions, known.length);
  if (main === undefined) return undefined;
  const found = mainOfProfile(named, mainFunctions, main, otherMains);
  if (found !== undefined && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
  if (found === main || !isOfThisModule || mainFunctions.length === 0) return undefined;
  return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}

function refuseOtherModule(
  named: NamedProfile,
  program: ProgramSource,
  mainFunctions: readonly string[],
  known: number,
): void {
  const own = new Set([program.modulePath, ...program.dependencies]);
  const { foreign, others, all } = weighForeign(named, own);
  const hasForeign = foreign > 0 && foreign >= FOREIGN_SHARE * others;
  // Where a program only hands over to its libraries, they are all that is hot.
  const handsOver = !hasForeign && others * 2 >= all;
  const hasOtherMain = mainFunctions.length > 0 && known === 0;
  if (!hasForeign && (!hasOtherMain || handsOver)) return;
  const main = program.main === undefined ? '' : ` (main package ${program.main.importPath})`;
  const packages = packagesOf(named).filter((path) => !isInside(path, own));
  const found = [packages, mainFunctions.map((name) => `main.${name}`)]
    .filter(({ length }) => length > 0)
    .map(list);
  throw new ExpectedError(
    `It is of another program: expected were functions of ${program.modulePath}${main}, found were those of ${found.join(' and ')}.`,
    {
      fix: 'Point the source at this program, or set `working-directory` and `package` to the one that the profile is of.',
    },
  );
}

/**
 * Weights of the stacks with code of modules that are not among `own`, of those with any code from outside of the standard
 * library, and of all.
 */
function weighForeign({ profile, names }: NamedProfile, own: ReadonlySet<string>) {
  const [other, foreign, any] = [1, 2, 4];
  const bits = names.map(
    ({ path }) => (path === '' ? 0 : isInside(path, own) ? other : other | foreign) | any,
  );
  const ofLocation = locationBits(profile, (func) => bits[func]);
  const weigh = (bit: number) => weightWith(profile, ofLocation, bit);
  return { foreign: weigh(foreign), others: weigh(other), all: weigh(any) };
}

/** Packages outside of the standard library, those with the most functions first. */
function packagesOf(named: NamedProfile): string[] {
  return [...functionCounts(named)].sort(byCount).map(([path]) => path);
}

/** How many functions of each package outside of the standard library there are. */
function functionCounts({ names }: NamedProfile): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of names) if (path !== '') counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}

function byCount([a, x]: readonly [string, number], [b, y]: readonly [string, number]): number {
  return y - x || compareText(a, b);
}

/**
 * The main package of this module that a profile is of: by its functions, and where none of them is known, by the
 * folder of their files. Undefined when nothing tells: a checkout may have any name, also that of a folder in it.
 */
function mainOfProfile(
  named: NamedProfile,
  mainFunctions: readonly string[],
  main: MainSource,
  otherMains: readonly MainSource[],
): MainSource | undefined {
  const declaredIn = ({ names }: MainSource) =>
    mainFunctions.filter((name) => isDeclaredIn(names, name)).length;
  const [best = main] = [main, ...otherMains].sort((a, b) => declaredIn(b) - declaredIn(a));
  if (declaredIn(best) > 0) return best;
  if (main.folder === '') return undefined;
  const folders = mainFoldersOf(named);
  const [longest] = [main, ...otherMains]
    .filter(({ folder }) => folder !== '' && folders.some((at) => at.endsWith(`/${folder}`)))
    .sort((a, b) => b.folder.length - a.folder.length);
  return longest;
}

function otherProgram(
  main: MainSource,
  other: MainSource,
  mainFunctions: readonly string[],
  modulePath: string,
): ExpectedError {
  const names = mainFunctions.filter(
    (name) => isDeclaredIn(other.names, name) && !isDeclaredIn(main.names, name),
  );
  const which = names.length === 0 ? '' : `, such as ${list(names.map((name) => `main.${name}`))}`;
  return new ExpectedError(
    `It is of another program of ${modulePath}: expected was main package ${main.importPath}, found were functions of ${other.importPath}${which}.`,
    {
      fix: `Give this source to a step with \`package: ./${other.folder}\`, and to this one a source of ${main.importPath}.`,
    },
  );
}

/** Folders of the source files of package main; what the toolchain makes itself lies in none. */
function mainFoldersOf({ profile, names }: NamedProfile): string[] {
  const folders = names.flatMap(({ name }, index) =>
    name.startsWith('main.') ? (folderOf(profile.functions.filename(index)) ?? []) : [],
  );
  return [...new Set(folders)];
}

/** Without the version of a module. */
function folderOf(filename: string): string | undefined {
  const path = filename.replaceAll('\\', '/').replace(/@v[^/]*/, '');
  const slash = path.lastIndexOf('/');
  return slash > 0 ? path.slice(0, slash) : undefined;
}

/** What a profile shows of the program it was taken from, where there is no source tree to compare with. */
export function originOf(named: NamedProfile): Origin {
  const modules = new Map<string, number>();
  for (const [path, count] of functionCounts(named)) {
    const module = likelyModuleOf(path);
    modules.set(module, (modules.get(module) ?? 0) + count);
  }
  return { mainFunctions: mainFunctionsOf(named), modules: [...modules].sort(byCount).map(([one]) => one) };
}

/** Whether two profiles have nothing in common that two of one program would have. */
export function areOfDifferentPrograms(a: Origin, b: Origin): boolean {
  const isApart = (of: readonly string[], from: readonly string[]) =>
    of.length > 0 && from.length > 0 && of.every((name) => !from.includes(name));
  const modulesApart = isApart(a.modules.slice(0, 1), b.modules) && isApart(b.modules.slice(0, 1), a.modules);
  if (a.mainFunctions.length === 0 || b.mainFunctions.length === 0) return modulesApart;
  const withoutModules = a.modules.length === 0 || b.modules.length === 0;
  return (modulesApart || withoutModules) && isApart(a.mainFunctions, b.mainFunctions);
}

/** Its modules, or the functions of its package main. */
export function originInWords({ modules, mainFunctions }: Origin): string {
  return list(modules.length > 0 ? modules : mainFunctions.map((name) => `main.${name}`));
}

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
function isDeclaredIn(names: ReadonlySet<string>, name: string): boolean {
  return names.has(name) || names.has(name.split('.')[0] ?? '');
}

function list(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return names.slice(0, NAMED).map(printable).join(', ') + more;
}

function printable(name: string): string {
  return name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, '?').slice(0, NAME_LENGTH);
}
