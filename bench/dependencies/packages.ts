import { join } from 'node:path';
import { type GoToolchain, goOutput, jsonObjects } from '../../src/golang/go.ts';
import { readText } from '../../src/system/files.ts';
import { compareText, totalOf } from '../../src/system/format.ts';

/**
 * Lists the packages whose benchmarks could stand in for a profile of a program: the packages of the dependencies and of the standard
 * library that the program links and that have benchmarks. The most used packages come first, because time is only enough for some.
 *
 * Before a program was profiled, only its source can say which packages it uses most. `estimatedUses` counts the places in the program's
 * own files that name something of another package, such as `strings.Cut`. Each package then keeps half of its uses, and passes the other
 * half on to the packages that its own files name. For example, a program has 60 places that name `json` and 40 places that name `fmt`.
 * `encoding/json` has a use of 0.6, keeps 0.3 and passes 0.3 on, most of it to `reflect`, which the program itself never imports.
 *
 * The program's own packages are left out. A program with benchmarks of its own code has a better profile: `init` proposes to record these
 * benchmarks. And the own benchmarks judge the profiles in this experiment, so they must not also record them.
 */

/** A package that a program links, as `go list -deps -json` prints it. */
export interface LinkedPackage {
  readonly ImportPath: string;
  readonly Name: string;
  readonly Dir: string;
  readonly Standard?: boolean;
  readonly Module?: { readonly Path: string; readonly Dir?: string; readonly Main?: boolean };
  readonly Imports?: readonly string[];
  readonly GoFiles?: readonly string[];
  readonly CgoFiles?: readonly string[];
  readonly TestGoFiles?: readonly string[];
  readonly XTestGoFiles?: readonly string[];
}

/** A package with benchmarks that a program links, and that is not the program's own. */
export interface BenchmarkedPackage {
  readonly importPath: string;
  /** The absolute folder of the package. */
  readonly directory: string;
  /** The absolute folder of the package's module, or of the sources of the standard library. */
  readonly sources: string;
  /** How much the program uses the package, as a fraction of all its uses of other packages; see `estimatedUses`. */
  readonly uses: number;
}

/** The linked packages with benchmarks, and how many packages the program links in all. */
export interface BenchmarkedDependencies {
  readonly linked: number;
  /** The most used package comes first. */
  readonly packages: readonly BenchmarkedPackage[];
}

/**
 * Lists the packages with benchmarks that a program links, without the program's own packages.
 * @param main the main package, as a path from the folder in which `go` runs.
 * @param judging import paths of packages to leave out, because their benchmarks judge the profile.
 */
export async function benchmarkedDependencies(
  go: GoToolchain,
  main: string,
  judging: readonly string[],
): Promise<BenchmarkedDependencies> {
  const fields = 'ImportPath,Name,Dir,Standard,Module,Imports,GoFiles,CgoFiles,TestGoFiles,XTestGoFiles';
  const printed = await goOutput(['list', '-deps', '-pgo=off', `-json=${fields}`, '--', main], go.context);
  const linked = jsonObjects<LinkedPackage>(printed);
  const goroot = (await goOutput(['env', 'GOROOT'], go.context)).trim();
  const isOwn = (found: LinkedPackage) => isOfModule(found, go.modulePath);
  const uses = estimatedUses(linked, isOwn, await mentionsOfPackages(linked));
  const packages: BenchmarkedPackage[] = [];
  for (const found of linked) {
    const { ImportPath: importPath, Dir: directory, Standard, Module } = found;
    if (isOwn(found) || judging.includes(importPath) || !(await hasBenchmarks(found))) continue;
    const sources = Standard ? join(goroot, 'src') : (Module?.Dir ?? directory);
    packages.push({ importPath, directory, sources, uses: uses.get(importPath) ?? 0 });
  }
  packages.sort((a, b) => b.uses - a.uses || compareText(a.importPath, b.importPath));
  return { linked: linked.length, packages };
}

/** `go list` names no module for the commands of Go's own source tree, so their import paths decide. */
function isOfModule({ ImportPath, Module, Standard }: LinkedPackage, modulePath: string): boolean {
  return Module?.Main === true || (Standard === true && ImportPath.startsWith(`${modulePath}/`));
}

/** How often the files of a package name something of each package that they import, by import path. */
type Mentions = ReadonlyMap<string, number>;

/** The share of its uses that a package passes on to the packages that it imports. */
const PASSED_ON = 0.5;

/**
 * Estimates how much a program uses each package of other modules and of the standard library. The uses that its own files name are 1 in
 * all.
 * @param linked the packages in the order of `go list -deps`: each comes after all packages that it imports.
 * @param mentions the mentions in the files of each package, by its import path.
 */
export function estimatedUses(
  linked: readonly LinkedPackage[],
  isOwn: (found: LinkedPackage) => boolean,
  mentions: ReadonlyMap<string, Mentions>,
): ReadonlyMap<string, number> {
  const own = new Set(linked.filter(isOwn).map(({ ImportPath }) => ImportPath));
  const mentioned = (path: string) =>
    [...(mentions.get(path) ?? [])].filter(([imported]) => !own.has(imported));
  const uses = new Map<string, number>();
  const passOn = (to: readonly (readonly [string, number])[], amount: number) => {
    const all = totalOf(to, ([, places]) => places);
    for (const [path, places] of to) uses.set(path, (uses.get(path) ?? 0) + (amount * places) / all);
  };
  passOn([...own].flatMap(mentioned), 1);
  for (const { ImportPath } of linked.toReversed())
    if (!own.has(ImportPath)) passOn(mentioned(ImportPath), PASSED_ON * (uses.get(ImportPath) ?? 0));
  return uses;
}

async function mentionsOfPackages(linked: readonly LinkedPackage[]): Promise<ReadonlyMap<string, Mentions>> {
  const names = new Map(linked.map(({ ImportPath, Name }) => [ImportPath, Name]));
  const nameOf = (importPath: string) => names.get(importPath) ?? '';
  const mentions = new Map<string, Mentions>();
  for (const found of linked) mentions.set(found.ImportPath, await mentionsOfPackage(found, nameOf));
  return mentions;
}

async function mentionsOfPackage(
  { Dir, GoFiles = [], CgoFiles = [], Imports = [] }: LinkedPackage,
  nameOf: (importPath: string) => string,
): Promise<Mentions> {
  const counts = new Map<string, number>();
  const imports = new Set(Imports);
  for (const file of [...GoFiles, ...CgoFiles])
    for (const [importPath, places] of mentionsIn(await readText(join(Dir, file)), imports, nameOf))
      counts.set(importPath, (counts.get(importPath) ?? 0) + places);
  return counts;
}

const IMPORT_LINE = /^\s*(?:import\s+)?(?:([\w.]+)\s+)?"([^"\n]+)"/gm;
const MENTION = /(?<![\w.)\]])([A-Za-z_]\w*)\.[A-Z]/g;

/**
 * Counts the places in a file such as `strings.Cut`, by the import path of the named package. A place in a comment counts, too.
 * @param imports the import paths that count.
 * @param nameOf returns the name of a package that is imported without a name of its own.
 */
export function mentionsIn(
  text: string,
  imports: ReadonlySet<string>,
  nameOf: (importPath: string) => string,
): Map<string, number> {
  const pathOf = new Map<string, string>();
  for (const [, name, importPath = ''] of text.matchAll(IMPORT_LINE))
    if (imports.has(importPath)) pathOf.set(name ?? nameOf(importPath), importPath);
  const counts = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(MENTION)) {
    const importPath = pathOf.get(name);
    if (importPath !== undefined) counts.set(importPath, (counts.get(importPath) ?? 0) + 1);
  }
  return counts;
}

const BENCHMARK = /^func Benchmark\w*\(\w+ \*testing\.B\)/m;

async function hasBenchmarks({ Dir, TestGoFiles = [], XTestGoFiles = [] }: LinkedPackage): Promise<boolean> {
  for (const file of [...TestGoFiles, ...XTestGoFiles])
    if (BENCHMARK.test(await readText(join(Dir, file)))) return true;
  return false;
}
