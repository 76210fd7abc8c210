import { type GoToolchain, type ListedPackage, listPackages, runGo } from '../golang/go.ts';
import type { MainPackage } from '../golang/program.ts';

/** Every package of the module. */
const ALL = ['./...'];

/**
 * The packages whose benchmarks say something about the program: all of the module, but for those that only its other programs
 * are made of. Packages that no program has, such as one of benchmarks alone, count.
 * @throws ExpectedError when `go list` fails on the module itself.
 */
export async function packagesToBenchmark(
  go: GoToolchain,
  main: MainPackage,
  flags: readonly string[],
): Promise<readonly string[]> {
  const listed = await listPackages(go, ALL, flags);
  const others = listed.filter(({ name, importPath }) => name === 'main' && importPath !== main.importPath);
  if (others.length === 0) return ALL;
  const ours = await packagesIn(go, [main], flags);
  const theirs = await packagesIn(go, others, flags);
  // Where either cannot be told, none is left out.
  if (ours === undefined || theirs === undefined) return ALL;
  const ofOthers = ({ importPath }: ListedPackage) => theirs.has(importPath) && !ours.has(importPath);
  return listed.filter((one) => !ofOthers(one)).map(({ importPath }) => importPath);
}

/** Import paths of all that the programs are made of; undefined when `go list` cannot tell. */
async function packagesIn(
  go: GoToolchain,
  programs: readonly Pick<MainPackage, 'importPath'>[],
  flags: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const paths = programs.map(({ importPath }) => importPath);
  const args = ['list', ...flags, '-e', '-deps', '-pgo=off', '-f', '{{.ImportPath}}', '--', ...paths];
  const { exitCode, stdout } = await runGo(args, go.context);
  return exitCode === 0 ? new Set(stdout.toString().split(/\r?\n/)) : undefined;
}
