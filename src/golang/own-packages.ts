import { join } from 'node:path';
import { readText } from '../system/files.ts';
import { type GoToolchain, goOutput, type ListedPackage, listPackages } from './go.ts';

/**
 * Lists the packages of a module, and finds the packages whose benchmarks measure code of one of the module's programs. `init` and
 * `compare` both use this list of packages.
 *
 * For example, a module has the programs `cmd/api` and `cmd/worker`, the packages `api`, `worker` and `shared`, and the package
 * `benchmarks`, whose tests import `api`. The program `cmd/api` is built from `cmd/api`, `api` and `shared`. Benchmarks of this program's
 * code may also be in the package `benchmarks`, because that package imports `api`. Benchmarks in `worker` do not count for `cmd/api`,
 * although `worker` imports `shared`, because only `cmd/worker` is built from `worker`.
 *
 * In a workspace (`go.work`), the packages of all modules of the workspace count, because a program is built from the code in the folders
 * of the other modules. Only the module's own files are read, and nothing is downloaded.
 */

/**
 * Lists the packages of the module, or of all modules of the workspace. The list is the same for every folder of the module in which `go`
 * may run (`go.context.cwd`).
 */
export async function ownPackages(go: GoToolchain, flags: readonly string[] = []): Promise<OwnPackage[]> {
  const atRoot = { ...go, context: { ...go.context, cwd: go.moduleDirectory } };
  const found: OwnPackage[] = [];
  for (const one of await listPackages(atRoot, await ownPatterns(go), flags))
    found.push(await ownPackage(one));
  return found;
}

/** A package, with the import paths in its files. */
export interface OwnPackage extends ListedPackage {
  readonly imports: readonly string[];
  /** The import paths in its test files, some of which may also be in `imports`. */
  readonly testImports: readonly string[];
}

/** Reads the imports from the files of a package, because `go list` would first download all dependencies. */
export async function ownPackage(listed: ListedPackage): Promise<OwnPackage> {
  const { directory, files } = listed;
  const importsOf = async (names: readonly string[]) => {
    const texts = await Promise.all(names.map((name) => readText(join(directory, name))));
    return [...new Set(texts.flatMap(importsIn))];
  };
  return {
    ...listed,
    imports: await importsOf(files.built),
    testImports: await importsOf([...files.tests, ...files.externalTests]),
  };
}

const ANY_COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm;
const DECLARATION = /^(?:func|var|const|type)\b/m;
const IMPORT = /^import\s*(?:\(([^)]*)\)|([^\n]*))/gm;

/** Returns the import paths in the text of a Go file. Imports come before all other declarations. */
export function importsIn(text: string): readonly string[] {
  const [head = ''] = text.replace(ANY_COMMENT, '').split(DECLARATION, 1);
  const imports = [...head.matchAll(IMPORT)];
  return imports.flatMap(([, block = '', line = '']) =>
    [...`${block}${line}`.matchAll(/["`]([^"`\n]+)["`]/g)].map(([, path = '']) => path),
  );
}

/**
 * Returns patterns, such as `./...`, that name all packages of the modules. Go's own source tree has modules whose path has no host, and
 * patterns cannot name such modules from another folder.
 */
async function ownPatterns({
  context,
  modulePath,
  moduleDirectory,
}: GoToolchain): Promise<readonly string[]> {
  if (!modulePath.includes('.')) return ['./...'];
  const printed = await goOutput(['list', '-m', '-f', '{{.Path}}'], { ...context, cwd: moduleDirectory });
  const modules = printed.split(/\r?\n/).filter((path) => path !== '');
  const others = modules.filter((path) => path !== modulePath);
  return ['./...', ...others.map((path) => `${path}/...`)];
}

type Importing = Pick<OwnPackage, 'importPath' | 'name' | 'imports' | 'testImports'>;

/** Returns the import path of a package, and the import paths of the packages in `all` that the package is built from. */
export function builtFrom(importPath: string, all: readonly Importing[]): ReadonlySet<string> {
  const byPath = new Map(all.map((one) => [one.importPath, one]));
  const found = new Set([importPath]);
  for (const path of found)
    for (const imported of byPath.get(path)?.imports ?? []) if (byPath.has(imported)) found.add(imported);
  return found;
}

/**
 * Returns the import paths of two kinds of packages: the packages that a program is built from, and the packages whose code or tests import
 * one of these packages. Benchmarks in both kinds of packages may measure code of the program. Packages that only other programs are built
 * from are left out.
 * @param program the import path of the program's main package.
 */
export function packagesAbout(program: string, all: readonly Importing[]): readonly string[] {
  const own = builtFrom(program, all);
  const isOtherProgram = ({ name, importPath }: Importing) => name === 'main' && importPath !== program;
  const ofOthers = new Set(
    all.filter(isOtherProgram).flatMap(({ importPath }) => [...builtFrom(importPath, all)]),
  );
  const code = [...own].filter((path) => path !== program);
  const importsCode = (one: Importing) => {
    const tested = one.testImports.flatMap((path) => [...builtFrom(path, all)]);
    const reached = new Set([...builtFrom(one.importPath, all), ...tested]);
    return code.some((path) => reached.has(path));
  };
  return all
    .filter((one) => own.has(one.importPath) || (!ofOthers.has(one.importPath) && importsCode(one)))
    .map(({ importPath }) => importPath);
}
