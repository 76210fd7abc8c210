import { ExpectedError } from '../system/errors.ts';
import { compareText, groupBy } from '../system/format.ts';
import { someOf } from '../system/text.ts';
import { compilerSampleType, locationBits, weightWith } from './columns.ts';
import {
  CLASS,
  declarationOf,
  FOREIGN,
  isInside,
  isOwnFunction,
  type MainSource,
  type NamedProfile,
  type ProgramSource,
} from './names.ts';

/**
 * If at least this share of the stacks has code of modules that the program is not built with, the profile counts as a profile of another
 * program. The share is computed over the stacks with code outside of the standard library.
 */
const FOREIGN_SHARE = 0.1;

const FIX_PROGRAM =
  'Point the source at this program, or set `working-directory` and `package` to the program that was profiled.';

/**
 * Refuses the profile of another program. The profile of another program is useless for this program, but the compiler would accept it. The
 * function recognizes another program by functions of package main, by the folders of main packages, and by modules that this program is
 * not built with.
 * @returns a sentence about a doubtful profile, which may come from an older version of this program.
 * @throws ExpectedError with a message that names the expected program and the found program.
 */
export function mustBeOfProgram(
  named: NamedProfile,
  { main, otherMains, modulePath, dependencies }: ProgramSource,
): string | undefined {
  const functions = mainFunctionsOf(named.names.map(({ name }) => name));
  const folders = mainFoldersOf(named);
  const of = (one: MainSource) => functions.filter((name) => isDeclaredIn(one, name));
  const known = new Set((main === undefined ? otherMains : [main]).flatMap(of)).size;
  const isOfThisModule =
    known * 2 > functions.length ||
    named.names.some(({ name }) => !name.startsWith('main.') && isOwnFunction(name, modulePath));
  if (!isOfThisModule && !folders.some((folder) => isInside(folder, new Set([modulePath])))) {
    const own = new Set([modulePath, ...dependencies]);
    if (isForeign(named, own, functions.length > 0 && known === 0)) {
      const packages = packagesOf(named).filter((path) => !isInside(path, own));
      const found = [packages, inMain(functions)].filter(({ length }) => length > 0).map(printableNames);
      const expected = `${modulePath}${main === undefined ? '' : ` (main package ${main.importPath})`}`;
      const message = `The file is a profile of another program: expected functions of ${expected}, found functions of ${found.join(' and ')}.`;
      throw new ExpectedError(message, { fix: FIX_PROGRAM });
    }
  }
  if (main === undefined) return undefined;
  // The code compares functions of package main. If no program declares these functions, the code compares the folders of the functions'
  // source files. A checkout may have any name, even the name of a folder in the repository.
  const all = [main, ...otherMains];
  const [best = main] = all.toSorted((a, b) => of(b).length - of(a).length);
  const inFolder = all
    .filter(({ folder }) => folder !== '' && folders.some((at) => at.endsWith(`/${folder}`)))
    .sort((a, b) => b.folder.length - a.folder.length);
  const found = of(best).length > 0 ? best : main.folder === '' ? undefined : inFolder[0];
  if (found !== undefined && found !== main) {
    const names = of(found).filter((name) => !isDeclaredIn(main, name));
    const which = names.length === 0 ? '' : `, such as ${printableNames(inMain(names))}`;
    const message = `The file is a profile of another program of ${modulePath}: expected main package ${main.importPath}, found functions of ${found.importPath}${which}.`;
    const fix = `Move this source to a step with \`package: ./${found.folder}\`, and give this step a source that profiles ${main.importPath}.`;
    throw new ExpectedError(message, { fix });
  }
  if (found === main || !isOfThisModule || functions.length === 0) return undefined;
  return `The profile’s functions of package main (${printableNames(functions)}) are not declared in the Go files of ${main.importPath}, so the profile is of an older version, or of another program that uses this module.`;
}

/**
 * Returns true if enough stacks have code of modules that the program is not built with. The function also returns true if the profile has
 * another package main, and few stacks have code outside of the standard library and package main.
 */
function isForeign(named: NamedProfile, own: ReadonlySet<string>, hasOtherMain: boolean): boolean {
  const [other, foreign, any] = [1, 2, 4];
  const bits = named.names.map(
    ({ path }) => (path === '' ? 0 : isInside(path, own) ? other : other | foreign) | any,
  );
  const ofLocation = locationBits(named.profile, (func) => bits[func]);
  const weightOf = (bit: number) => weightWith(named.profile, ofLocation, bit);
  const [foreigns, others] = [weightOf(foreign), weightOf(other)];
  if (foreigns > 0 && foreigns >= FOREIGN_SHARE * others) return true;
  return hasOtherMain && others * 2 < weightOf(any);
}

/** The stacks that belong to other programs, in a profile without mappings. The names of functions show the program of a stack. */
export interface OtherStacks {
  /** The other programs' share of the weight of all stacks, as a fraction. */
  readonly share: number;
  /** Packages, or functions without a package, on the stacks of other programs; the heaviest first. */
  readonly names: readonly string[];
}

/**
 * Finds the stacks of other programs by the names of functions alone. A stack belongs to another program if it has packages outside of the
 * standard library, but no package that this program is built with. A stack also belongs to another program if none of its functions has a
 * package, because that program is not written in Go.
 */
export function otherStacksByName(
  { profile, names }: NamedProfile,
  { modulePath, dependencies, main, otherMains }: ProgramSource,
): OtherStacks {
  const own = new Set([modulePath, ...dependencies]);
  const mains = main === undefined ? otherMains : [main];
  const isOurMain = (name: string) =>
    mainFunctionsOf([name]).some((declared) => mains.some((one) => isDeclaredIn(one, declared)));
  const [ours, foreign, packaged] = [1, 2, 4];
  const bits = names.map(({ name, path, frame }) => {
    if (path !== '') return packaged | (isInside(path, own) ? ours : foreign);
    if (isOurMain(name)) return packaged | ours;
    return (frame & CLASS) === FOREIGN ? 0 : packaged;
  });
  const ofLocation = locationBits(profile, (func) => bits[func] ?? 0);
  const { samples, sampleTypes, locations } = profile;
  const type = compilerSampleType(profile);
  const weights = new Map<string, number>();
  let [all, others] = [0, 0];
  for (let sample = 0; sample < samples.count; sample++) {
    const weight = samples.values[sample * sampleTypes.length + type] as number;
    const frames = samples.frames.subarray(samples.firstFrame[sample], samples.firstFrame[sample + 1]);
    const found = frames.reduce((bit, location) => bit | (ofLocation[location] as number), 0);
    all += weight;
    const isOther = (found & ours) === 0 && ((found & foreign) !== 0 || (found & packaged) === 0);
    if (!isOther || frames.length === 0) continue;
    others += weight;
    const known = [...frames].flatMap(
      (location) => names[locations.lineFunction[locations.firstLine[location] as number] as number] ?? [],
    );
    const named = known.find(({ path }) => path !== '') ?? known[0];
    const shown = named?.path || named?.name || '';
    weights.set(shown, (weights.get(shown) ?? 0) + weight);
  }
  const heaviest = [...weights].sort(([a, x], [b, y]) => y - x || compareText(a, b));
  return { share: all === 0 ? 0 : others / all, names: heaviest.flatMap(([name]) => name || []) };
}

/** Returns the packages outside of the standard library. The package with the most functions is first. */
function packagesOf({ names }: NamedProfile): string[] {
  const paths = names.flatMap(({ path }) => path || []);
  const outside = groupBy(paths, (path) => path);
  return [...outside]
    .sort(([a, x], [b, y]) => y.length - x.length || compareText(a, b))
    .map(([path]) => path);
}

/** Returns the folders of the source files of package main, without the version of a module. */
function mainFoldersOf({ profile, names }: NamedProfile): string[] {
  const folders = names.flatMap(({ name }, index) => {
    if (!name.startsWith('main.')) return [];
    const file = profile.functions.filename(index);
    const path = file.replaceAll('\\', '/').replace(/@v[^/]*/, '');
    return path.lastIndexOf('/') > 0 ? path.slice(0, path.lastIndexOf('/')) : [];
  });
  return [...new Set(folders)];
}

/**
 * Returns the programs that a profile may belong to. A program is in the result if its main package declares functions that the profile has
 * in package main. The program that declares the most functions of the profile is first.
 * @param names the names of the profile's functions.
 * @returns an empty list if no main package declares a function of the profile. For example, the profile may come from a program that only
 * calls libraries.
 */
export function likelyPrograms<M extends Pick<MainSource, 'names'>>(
  names: readonly string[],
  mains: readonly M[],
): readonly LikelyProgram<M>[] {
  const functions = mainFunctionsOf(names);
  return mains
    .map((main) => ({ main, declared: functions.filter((name) => isDeclaredIn(main, name)).length }))
    .filter(({ declared }) => declared > 0)
    .map(({ main, declared }) => ({ main, declared, hasAll: declared === functions.length }))
    .sort((a, b) => b.declared - a.declared);
}

/** A program that a profile may belong to. */
export interface LikelyProgram<M> {
  readonly main: M;
  /** The number of the profile's functions of package main that the program declares. */
  readonly declared: number;
  /** True if the program declares all functions that the profile has in package main. */
  readonly hasAll: boolean;
}

/**
 * Returns the program that a profile belongs to. If only one program declares functions that the profile has in package main, the result is
 * this program. If several programs declare functions of package main that the profile has, the result is the only program that declares
 * all of them.
 */
export function programOf<M>(likely: readonly LikelyProgram<M>[]): M | undefined {
  const whole = likely.filter(({ hasAll }) => hasAll);
  const [only, ...others] = whole.length === 1 ? whole : likely;
  return others.length === 0 ? only?.main : undefined;
}

/**
 * Returns the functions of package main, with methods as `Type.Method`. `main` and `init` are left out, because every program has these two
 * functions.
 */
function mainFunctionsOf(all: readonly string[]): string[] {
  const names = all.flatMap((name) => {
    if (!name.startsWith('main.')) return [];
    const { first, second, isGenerated } = declarationOf(name);
    if (isGenerated || first === 'main' || first === '') return [];
    return /^(func|gowrap|deferwrap)?\d*$/.test(second) ? first : `${first}.${second}`;
  });
  return [...new Set(names)].sort();
}

/**
 * Returns true if a main package declares the function `name`, which is `Func`, `Type.Method`, or `Func.Other` for a closure of an inlined
 * function.
 */
function isDeclaredIn({ names }: Pick<MainSource, 'names'>, name: string): boolean {
  return names.has(name) || names.has(name.split('.')[0] ?? '');
}

function inMain(names: readonly string[]): string[] {
  return names.map((name) => `main.${name}`);
}

/** The maximum number of function names that a message lists, and the maximum number of characters of each name. */
const [NAMES_LISTED, NAME_LENGTH] = [3, 100] as const;

/** Returns the first names, separated by commas, without characters that a terminal could interpret. */
function printableNames(names: readonly string[]): string {
  const printable = (name: string) => name.replace(/[^\x21-\x7e\p{L}\p{N}]/gu, '?').slice(0, NAME_LENGTH);
  return someOf(names.map(printable), NAMES_LISTED);
}
