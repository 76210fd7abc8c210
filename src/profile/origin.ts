import { ExpectedError } from '../system/errors.ts';
import { EqualLists } from './equal-lists.ts';
import type { NamedProfile } from './known-names.ts';
import { mainFoldersOf, mainOfFolders } from './main-folders.ts';
import { isInside, weighModules } from './modules.ts';
import { declarationOf, isOwnFunction } from './own.ts';

/** The program that profiles are collected for, as its source tree tells. */
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
  /** Modules outside of the standard library, as far as paths tell, by the weight of the stacks with them. */
  readonly modules: readonly string[];
}

/** Of the stacks with code from outside of the standard library, as much as another program's code at least has. */
const FOREIGN_SHARE = 0.1;
const NAMED = 3;
const NAME_LENGTH = 100;

/**
 * A profile of another program says nothing of this one, and the compiler would not complain. It is told by what
 * must differ: functions of package main, folders of main packages, and modules that this one is not built with.
 * What an older version of the program could be, passes.
 * @returns a sentence of doubt about what passed, if there is one.
 * @throws ExpectedError naming what was expected and what was found.
 */
export function mustBeOfProgram(profile: NamedProfile, program: ProgramSource): string | undefined {
  const mainFunctions = mainFunctionsOf(profile);
  const { main, otherMains, modulePath } = program;
  const mains = main === undefined ? otherMains : [main];
  const known = mainFunctions.filter((name) => mains.some(({ names }) => isDeclaredIn(names, name)));
  const ofModule = profile.names.some(
    ({ name }) => !name.startsWith('main.') && isOwnFunction(name, modulePath),
  );
  const isOfThisModule = ofModule || known.length * 2 > mainFunctions.length;
  if (!isOfThisModule && !mainFoldersOf(profile).some((folder) => isInside(folder, new Set([modulePath])))) {
    refuseOtherModule(profile, program, mainFunctions, known.length);
  }
  if (main === undefined) return undefined;
  const found = mainOfProfile(profile, mainFunctions, main, program);
  if (found === 'ambiguous') return ambiguity(main);
  if (found !== undefined && found !== main) throw otherProgram(main, found, mainFunctions, modulePath);
  if (found === main || !isOfThisModule || mainFunctions.length === 0) return undefined;
  return `None of its functions in main (${list(mainFunctions)}) is in ${main.importPath}: it is of an older version, or of another program that uses this module.`;
}

function refuseOtherModule(
  profile: NamedProfile,
  program: ProgramSource,
  mainFunctions: readonly string[],
  known: number,
): void {
  const own = new Set([program.modulePath, ...program.dependencies]);
  const { packages, foreign, others, all } = weighModules(profile, own);
  const hasForeign = foreign > 0 && foreign >= FOREIGN_SHARE * others;
  // Where a program only hands over to its libraries, they are all that is hot.
  const handsOver = !hasForeign && others * 2 >= all;
  const hasOtherMain = mainFunctions.length > 0 && known === 0;
  if (!hasForeign && (!hasOtherMain || handsOver)) return;
  const main = program.main === undefined ? '' : ` (main package ${program.main.importPath})`;
  const found = [
    ...(packages.length === 0 ? [] : [list(packages)]),
    ...(mainFunctions.length === 0 ? [] : [list(mainFunctions.map((name) => `main.${name}`))]),
  ];
  throw new ExpectedError(
    `It is of another program: expected were functions of ${program.modulePath}${main}, found were those of ${found.join(' and ')}.`,
    {
      fix: 'Point the source at this program, or set `working-directory` and `package` to the one that the profile is of.',
    },
  );
}

/** The main package of this module that a profile is of; undefined when nothing tells, `ambiguous` when ours and another fit. */
function mainOfProfile(
  profile: NamedProfile,
  mainFunctions: readonly string[],
  main: MainSource,
  { otherMains, modulePath }: ProgramSource,
): MainSource | 'ambiguous' | undefined {
  const declaredIn = ({ names }: MainSource) =>
    mainFunctions.filter((name) => isDeclaredIn(names, name)).length;
  const bestOf = (mains: readonly MainSource[]) =>
    [...mains].sort((a, b) => declaredIn(b) - declaredIn(a))[0];
  const ours = declaredIn(main);
  const byFolder = mainOfFolders(profile, [main, ...otherMains], modulePath);
  const isAmbiguous = byFolder.length > 1 && byFolder.includes(main);
  const there = isAmbiguous ? undefined : bestOf(byFolder);
  // A main package may have moved to where ours is now, and another one to where it was.
  if (there !== undefined) return ours > declaredIn(there) ? main : there;
  if (ours > 0) return main;
  const best = bestOf(otherMains);
  if (best !== undefined && declaredIn(best) > 0) return best;
  return isAmbiguous && mainFunctions.length === 0 ? 'ambiguous' : undefined;
}

function ambiguity({ importPath }: MainSource): string {
  return `It may be of ${importPath} or of another main package of its module: it has no function in main but main itself, and its folder fits both. A build with \`-trimpath\` would tell.`;
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

/** What a profile shows of the program it was taken from, where there is no source tree to compare with. */
export function originOf(
  profile: NamedProfile,
  { modules } = weighModules(profile, new Set()),
  lists = new EqualLists(),
): Origin {
  return { mainFunctions: lists.of(mainFunctionsOf(profile)), modules: lists.of(modules) };
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
  const names: string[] = [];
  // One by one: a list for each of the thousands that are none takes longer than all the rest.
  for (const { name } of all) {
    if (!name.startsWith('main.')) continue;
    const { first, second, isGenerated } = declarationOf(name);
    if (isGenerated || first === 'main' || first === '') continue;
    names.push(/^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`);
  }
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
