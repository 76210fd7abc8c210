import { join, relative, sep } from 'node:path';
import { type MainSource, type OwnCode, ownCode } from '../profile/names.ts';
import { likelyPrograms, programOf } from '../profile/origin.ts';
import { ExpectedError, UsageError } from '../system/errors.ts';
import { isRegularFile, readText, realPlace } from '../system/files.ts';
import { lastElement, someOf } from '../system/text.ts';
import { declarations } from './declarations.ts';
import { type GoToolchain, jsonObjects, type ListedPackage, listPackages, runGo } from './go.ts';

/** The main package of a program. */
export interface MainPackage {
  /** The import path of the main package, such as `example.com/server/cmd/server`. */
  readonly importPath: string;
  /** The absolute path of the main package's folder. */
  readonly directory: string;
  readonly modulePath: string;
  /** The file name that `go build` gives to the program. */
  readonly name: string;
  /** The reason why this package was chosen; absent if the module has only one main package. */
  readonly choice?: string;
}

/** Thrown if the module, or the searched part of the module, has no main package, and no setting names a main package. */
export class NoMainPackage extends ExpectedError {}

/** Thrown if the module has several main packages, and no rule decides which of them is meant. */
export class SeveralMainPackages extends UsageError {}

/** The maximum number of names of packages or files that an error lists. */
const LISTED = 10;

/** Commands without the setting `build-flags` also run `go`, which reads GOFLAGS. */
const SET_TAG =
  'set it with `build-flags: -tags=TAG` or, for every command, with the variable `GOFLAGS=-tags=TAG`';

/** What `findMainPackage` knows about the wanted program. `findMainPackage` calls the functions only if the module has several programs. */
export interface WantedProgram {
  /** The program as a setting names it: a path such as `./cmd/server`, or an import path. */
  readonly package?: string;
  /** The user's build flags, because build tags decide which packages exist. */
  readonly flags?: readonly string[];
  /**
   * Returns a function that gets the folder of a program. The returned function finds the profile with which the repository's build files
   * build this program.
   */
  readonly passed?: () => Promise<(folder: string) => string | undefined>;
  /** Reads the profile that a setting names. If no setting names a profile, reads a profile that lies outside of every program's folder. */
  readonly profile?: () => Promise<ProfileToPlace | undefined>;
}

/** A profile that may belong to any program of the module. */
export interface ProfileToPlace {
  /** The name of the profile in messages. */
  readonly display: string;
  /** True if a setting names the profile; false if it was found in the repository. */
  readonly isNamed: boolean;
  /** The names of the functions in the profile. */
  readonly functions: readonly string[];
}

/**
 * Finds the main package that the profile belongs to: the package that a setting names, or the only main package of the module. If a module
 * has several main packages, the following rules are tried in this order. The first rule that leaves exactly one package decides:
 *
 * 1. The package declares functions of the profile that a setting names.
 * 2. The package's folder contains a `default.pgo`.
 * 3. A build file of the repository, such as a Makefile, builds the package with a profile.
 * 4. The package is in the current folder.
 * 5. The package declares functions of a profile that lies outside of every program's folder.
 *
 * The main package need not compile.
 * @throws UsageError if the named package is not a package path, or if no rule decides which package is meant.
 * @throws ExpectedError if the module has no main package.
 */
export async function findMainPackage(go: GoToolchain, wanted: WantedProgram = {}): Promise<MainPackage> {
  const pattern = wanted.package ?? './...';
  if (pattern.startsWith('-') || pattern.trim() === '' || pattern.endsWith('.go'))
    throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, {
      fix: 'Name the folder of the main package, such as `./cmd/server`, or its import path.',
    });
  const listed = await listPackages(go, [pattern], wanted.flags);
  const mains = listed.filter(({ name, directory, own }) => name === 'main' && directory !== '' && own);
  if (mains.length === 0) throw noMainPackage(go, listed, wanted.package);
  const [only] = mains;
  if (only !== undefined && mains.length === 1) return mainPackage(only);
  return chooseMain(go, mains, wanted);
}

function mainPackage({ importPath, directory, modulePath }: ListedPackage, choice?: string): MainPackage {
  // `load.(*Package).DefaultExecName` in cmd/go also takes the last element of the import path as the program's name.
  const name = lastElement(importPath) ?? importPath;
  return { importPath, directory, modulePath, name, choice };
}

/**
 * Chooses one of several main packages.
 * @throws UsageError if no rule of `findMainPackage` decides. The error names the most likely package.
 */
async function chooseMain(go: GoToolchain, mains: readonly ListedPackage[], wanted: WantedProgram) {
  const profile = await wanted.profile?.();
  const likely = profile === undefined ? [] : await likelyMains(profile.functions, mains);
  const holder = programOf(likely);
  const holders = holder === undefined ? [] : [holder];
  const profiled = mains.filter(({ directory }) => isRegularFile(join(directory, 'default.pgo')));
  const passed = profiled.length === 0 ? await wanted.passed?.() : undefined;
  const built = mains.filter(({ directory }) => passed?.(directory) !== undefined);
  const cwd = realPlace(go.context.cwd);
  const here = mains.filter(({ directory }) => realPlace(directory) === cwd);
  const whoseFunctions = `the one that declares the functions of ${profile?.display}`;
  const reasons = [
    [profile?.isNamed ? holders : [], whoseFunctions],
    [profiled, 'the only one with a `default.pgo`'],
    [built, 'the only one whose build passes a profile'],
    [here, 'the one in this folder'],
    [holders, whoseFunctions],
  ] as const;
  const [[only] = [], why] = reasons.find(([{ length }]) => length === 1) ?? [];
  if (only !== undefined) return mainPackage(only, `of ${mains.length} programs ${why}`);
  const [first, second] = likely;
  const isClear = first !== undefined && first.declared > (second?.declared ?? 0);
  const most = `which declares the most functions of ${profile?.display}`;
  throw severalMains(go, mains, wanted.package, isClear ? { main: first.main, why: most } : undefined);
}

/**
 * Returns the main packages that declare functions of the profile. The package that declares the most functions of the profile comes first.
 */
export async function likelyMains<P extends Pick<ListedPackage, 'directory' | 'files'>>(
  functions: readonly string[],
  mains: readonly P[],
) {
  const declared: { readonly listed: P; readonly names: ReadonlySet<string> }[] = [];
  for (const listed of mains) declared.push({ listed, names: await declaredIn(listed) });
  return likelyPrograms(functions, declared).map((likely) => ({ ...likely, main: likely.main.listed }));
}

function noMainPackage(go: GoToolchain, listed: readonly ListedPackage[], name?: string): ExpectedError {
  if (name === undefined)
    return new NoMainPackage(`There is no main package in module ${go.modulePath} below ${go.context.cwd}.`, {
      fix: `A profile belongs to a program. Set \`working-directory\` to a folder with a main package, or, if a build tag hides it, ${SET_TAG}.`,
    });
  const [found] = listed;
  if (found?.name === '' && found.files.ignored.length > 0) {
    const files = someOf(found.files.ignored, LISTED);
    return new ExpectedError(
      `package: \`${name}\` has no Go file for this build, because build constraints leave out ${files}.`,
      { fix: `If their \`//go:build\` lines name a build tag, ${SET_TAG}.` },
    );
  }
  const what =
    found === undefined
      ? 'matches no package'
      : found.name === ''
        ? `is not there: ${found.error || 'it has no Go files'}`
        : found.name === 'main'
          ? `is a main package outside of module ${go.modulePath}`
          : `is package ${found.name}, not main`;
  const fix = 'Name the folder of a main package, such as `package: ./cmd/server`.';
  return new ExpectedError(`package: \`${name}\` ${what}.`, { fix });
}

/** @param likely the package to suggest first, with the reason. */
function severalMains(
  go: GoToolchain,
  mains: readonly ListedPackage[],
  pattern?: string,
  likely?: { readonly main: ListedPackage; readonly why: string },
): SeveralMainPackages {
  const names = mains.map(({ importPath }) => importPath).sort();
  const where = pattern === undefined ? `Module ${go.modulePath}` : `package: \`${pattern}\``;
  const first = likely?.main.importPath ?? names[0] ?? '';
  const isBelow = go.context.cwd === go.moduleDirectory && first.startsWith(go.modulePath);
  const example = isBelow ? `.${first.slice(go.modulePath.length)}` : first;
  const why = likely === undefined ? 'for instance ' : '';
  const fix = `Choose one, ${why}\`package: ${example}\`${likely === undefined ? '' : `, ${likely.why}`}.`;
  return new SeveralMainPackages(`${where} has ${names.length} main packages: ${someOf(names, LISTED)}.`, {
    fix,
  });
}

/**
 * Reads which functions the main packages of the module declare. All Go files that `go list` names are read, including files for other
 * platforms, because a profile may come from another platform.
 * @param mainPackage the program; undefined if a profile may belong to any program of the module.
 * @param flags the user's build flags, because build tags decide which packages exist.
 */
export async function ownCodeOf(
  go: GoToolchain,
  mainPackage: MainPackage | undefined,
  flags: readonly string[],
): Promise<OwnCode> {
  const { modulePath, moduleDirectory } = go;
  const mains: MainSource[] = [];
  // Run `go` in the module's root, because `./...` matches only packages below the folder in which `go` runs.
  const atRoot = { ...go, context: { ...go.context, cwd: moduleDirectory } };
  const sourceOf = async (listed: ListedPackage): Promise<MainSource> => {
    const { importPath, directory } = listed;
    const folder = relative(moduleDirectory, directory).split(sep).join('/');
    return { importPath, folder, names: await declaredIn(listed) };
  };
  for (const listed of await listPackages(atRoot, ['./...'], flags))
    if (listed.name === 'main') mains.push(await sourceOf(listed));
  const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
  // The main package belongs to another module of the workspace, or its folder has a name that `./...` leaves out, such as `_cmd` or
  // `testdata`. Only the functions of the main package itself are known.
  if (mainPackage !== undefined && main === undefined) {
    const there = { ...go, context: { ...go.context, cwd: mainPackage.directory } };
    const [listed] = await listPackages(there, ['.'], flags);
    return ownCode(modulePath, listed === undefined ? [] : [await sourceOf(listed)]);
  }
  const otherMains = mains.filter((one) => one !== main);
  const dependencies = await modulesBuiltWith(go);
  return ownCode(modulePath, main ? [main] : mains, { modulePath, main, otherMains, dependencies });
}

/**
 * Returns the functions that a package declares, including functions for other platforms and functions in tests.
 * @throws ExpectedError or the file system's error if a file of this platform cannot be read.
 */
async function declaredIn({
  directory,
  files,
}: Pick<ListedPackage, 'directory' | 'files'>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const file of [...files.built, ...files.tests])
    for (const name of declarations(await readText(join(directory, file)))) names.add(name);
  for (const file of files.ignored) {
    // Ignore errors, because Go does not open a file whose name is for a different platform. A file for another platform may be anything,
    // for example a link to a device.
    const text = await readText(join(directory, file)).catch(() => '');
    for (const name of declarations(text)) names.add(name);
  }
  return names;
}

/**
 * Returns the paths of the modules whose packages may be in the module's programs. The result has all modules that go.mod requires (from Go
 * 1.17 on, go.mod also lists indirect requirements). In a workspace, the other modules of the workspace and their requirements are
 * included. Go downloads nothing.
 */
async function modulesBuiltWith(go: GoToolchain): Promise<string[]> {
  const listed = await runGo(['list', '-m', '-json=Path,GoMod'], go.context);
  const printed = listed.exitCode === 0 ? listed.stdout.toString() : '';
  const own = jsonObjects<{ Path: string; GoMod?: string }>(printed);
  const paths = new Set(own.map(({ Path }) => Path));
  const files = new Set([join(go.moduleDirectory, 'go.mod'), ...own.flatMap(({ GoMod }) => GoMod ?? [])]);
  for (const file of files) {
    const { exitCode, stdout } = await runGo(['mod', 'edit', '-json', file], go.context);
    if (exitCode !== 0) continue;
    const { Require } = JSON.parse(stdout.toString()) as { Require?: { Path: string }[] | null };
    for (const { Path } of Require ?? []) paths.add(Path);
  }
  return [...paths].sort();
}
