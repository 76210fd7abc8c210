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
  /** The import path, such as `example.com/server/cmd/server`. */
  readonly importPath: string;
  /** The absolute path of its folder. */
  readonly directory: string;
  readonly modulePath: string;
  /** The name that `go build` gives to the program. */
  readonly name: string;
  /** Why this package was chosen, if the module has several main packages. */
  readonly choice?: string;
}

/** The module, or this part of it, has no main package, and no setting names one. */
export class NoMainPackage extends ExpectedError {}

/** There are several main packages, and it is not clear which one is meant. */
export class SeveralMainPackages extends UsageError {}

/** The most package names that an error lists. */
const LISTED = 10;

/** What `findMainPackage` knows about the wanted program. It calls the functions only if the module has several programs. */
export interface WantedProgram {
  /** A path such as `./cmd/server`, or an import path. */
  readonly package?: string;
  /** The user's build flags, because build tags decide which packages exist. */
  readonly flags?: readonly string[];
  /** Returns a function that says which profile the repository's builds pass for the program in a folder. */
  readonly passed?: () => Promise<(folder: string) => string | undefined>;
  /** Reads the profile that a setting names, or otherwise a profile that lies outside of every program's folder. */
  readonly profile?: () => Promise<ProfileToPlace | undefined>;
}

/** A profile whose program is unknown. */
export interface ProfileToPlace {
  /** How messages name the profile. */
  readonly display: string;
  /** Whether a setting names the profile. If not, it was found in the repository. */
  readonly isNamed: boolean;
  /** The names of the functions in the profile. */
  readonly functions: readonly string[];
}

/**
 * Finds the main package that the profile belongs to: the named one, or the only one of the module. If a module has several, the
 * first of these rules that leaves exactly one package decides:
 *
 * 1. It declares functions of the profile that a setting names.
 * 2. Its folder holds a `default.pgo`.
 * 3. The repository's build of it passes a profile.
 * 4. It lies in the current folder.
 * 5. It declares functions of a profile that lies outside of every program's folder.
 *
 * The package need not compile.
 * @throws UsageError if the name is no package path, or if no rule decides.
 * @throws ExpectedError if there is no main package.
 */
export async function findMainPackage(go: GoToolchain, wanted: WantedProgram = {}): Promise<MainPackage> {
  const pattern = wanted.package ?? './...';
  if (pattern.startsWith('-') || pattern.trim() === '' || pattern.endsWith('.go'))
    throw new UsageError(`package: \`${pattern}\` is not the path of a package.`, {
      fix: 'Name its folder, such as `./cmd/server`, or its import path.',
    });
  const listed = await listPackages(go, [pattern], wanted.flags);
  const mains = listed.filter(({ name, directory, own }) => name === 'main' && directory !== '' && own);
  if (mains.length === 0) throw noMainPackage(go, listed, wanted.package);
  const [only] = mains;
  if (only !== undefined && mains.length === 1) return mainPackage(only);
  return chooseMain(go, mains, wanted);
}

function mainPackage({ importPath, directory, modulePath }: ListedPackage, choice?: string): MainPackage {
  // `load.(*Package).DefaultExecName` in cmd/go uses the same rule.
  const name = lastElement(importPath) ?? importPath;
  return { importPath, directory, modulePath, name, choice };
}

/** Chooses one of several main packages. @throws UsageError that names the likely one if no rule of `findMainPackage` decides. */
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

/** Returns the main packages that declare functions of the profile, in descending order of their number. */
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
      fix: 'A profile belongs to a program. Set `working-directory` to a folder with a main package, or set `package` if build tags hide it.',
    });
  const [found] = listed;
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

/** @param likely is suggested first, with the reason. */
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
 * Reads which functions the main packages of the module declare. It reads all Go files that `go list` names, including those for
 * other platforms, because a profile may come from another platform.
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
  // `./...` matches only packages below the folder in which `go` runs, so `go` runs in the module's root.
  const atRoot = { ...go, context: { ...go.context, cwd: moduleDirectory } };
  for (const listed of await listPackages(atRoot, ['./...'], flags)) {
    if (listed.name !== 'main') continue;
    const { importPath, directory } = listed;
    const folder = relative(moduleDirectory, directory).split(sep).join('/');
    mains.push({ importPath, folder, names: await declaredIn(listed) });
  }
  const main = mains.find(({ importPath }) => importPath === mainPackage?.importPath);
  // The main package belongs to another module of the workspace, whose packages were not listed. Only its own functions are known.
  if (mainPackage !== undefined && main === undefined) return ownCode(modulePath, []);
  const otherMains = mains.filter((one) => one !== main);
  const dependencies = await modulesBuiltWith(go);
  return ownCode(modulePath, main ? [main] : mains, { modulePath, main, otherMains, dependencies });
}

/**
 * Returns the functions that a package declares, for all platforms and in its tests.
 * @throws ExpectedError or the file system's error when a file of this platform cannot be read.
 */
async function declaredIn({
  directory,
  files,
}: Pick<ListedPackage, 'directory' | 'files'>): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const file of [...files.built, ...files.tests])
    for (const name of declarations(await readText(join(directory, file)))) names.add(name);
  for (const file of files.ignored) {
    // Go does not open a file that is named for another platform. So the file may be anything, such as a link to a device.
    const text = await readText(join(directory, file)).catch(() => '');
    for (const name of declarations(text)) names.add(name);
  }
  return names;
}

/**
 * Returns the paths of the modules whose packages may be in the module's programs: all that its go.mod requires (from Go 1.17 on,
 * go.mod lists indirect requirements, too), and in a workspace its other modules with their requirements. Go downloads nothing.
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
