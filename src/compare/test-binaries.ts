import { chmod, copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BuildSide, buildContext, pgoFlag, requireFile, sha256OfFile } from '../build/build.ts';
import { readBuildInfo } from '../build/build-info.ts';
import { ExpectedError } from '../system/errors.ts';
import type { Finding } from '../system/errors.ts';
import {
  type GoContext,
  type GoToolchain,
  type ListedPackage,
  lastLines,
  listPackages,
  runGo,
} from '../go.ts';

/** A package's tests, compiled once for each side. */
export interface TestBinaries {
  /** The package as rows name it: its path below the module. */
  readonly label: string;
  /** Where `go test` would run them; testdata lies there. */
  readonly directory: string;
  readonly baseline: string;
  readonly candidate: string;
  /** Both files are the same bytes. */
  readonly identical: boolean;
}

/** A side is the binary of a program, which has no benchmarks. */
export class NoTestBinary extends ExpectedError {}

export interface TestBuild {
  readonly go: GoToolchain;
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  readonly flags: readonly string[];
  /** Patterns of packages, such as `./...`. */
  readonly packages: readonly string[];
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

/**
 * Test binaries of the packages that have benchmarks; where a side is a test binary already, of its package only.
 * A package whose tests do not build is left out with a finding.
 * @throws NoTestBinary when a prebuilt binary is a program; ExpectedError when they are tests of two packages.
 */
export async function buildTestBinaries(
  build: TestBuild,
): Promise<{ readonly binaries: readonly TestBinaries[]; readonly findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  const binaries: TestBinaries[] = [];
  const packages = await packagesToBuild(build);
  for (const [at, one] of packages.entries()) {
    build.progress?.(
      `Building the benchmarks of ${one.importPath} for both sides (${at + 1} of ${packages.length})`,
    );
    const baseline = await makeSide(build, build.baseline, one, '1', at);
    const candidate = await makeSide(build, build.candidate, one, '2', at);
    const failed = [baseline, candidate].find((made) => 'finding' in made);
    if (failed !== undefined && 'finding' in failed) findings.push(failed.finding);
    if ('finding' in baseline || 'finding' in candidate) continue;
    binaries.push({
      label: labelOf(one.importPath, build.go.modulePath),
      directory: one.directory === '' ? build.go.context.cwd : one.directory,
      baseline: baseline.file,
      candidate: candidate.file,
      identical: (await sha256OfFile(baseline.file)) === (await sha256OfFile(candidate.file)),
    });
  }
  return { binaries, findings };
}

async function packagesToBuild(build: TestBuild): Promise<readonly ListedPackage[]> {
  const context = buildContext(build.go, build.scratch, build.signal);
  const prebuilt: string[] = [];
  for (const side of [build.baseline, build.candidate]) {
    if (side.kind === 'binary') prebuilt.push(await testedPackage(side, context));
  }
  const [first, second = first] = prebuilt;
  if (first === undefined) return packagesWithBenchmarks(build);
  if (first !== second) {
    throw new ExpectedError(
      `The baseline's tests are those of ${first}, the candidate's those of ${second}.`,
      {
        fix: 'Compare two test binaries of the same package.',
      },
    );
  }
  return listPackages(build.go, [first], build.flags);
}

/** Import path of the package whose tests the binary holds. */
async function testedPackage(
  side: Extract<BuildSide, { kind: 'binary' }>,
  context: GoContext,
): Promise<string> {
  await requireFile(side.path, side.display);
  const { path: main } = await readBuildInfo(side.path, context);
  if (main.endsWith('.test')) return main.slice(0, -'.test'.length);
  throw new NoTestBinary(`${side.display} is a program (${main}), not a test binary: it has no benchmarks.`, {
    fix: 'Name a file built by `go test -c`, or compare profiles instead.',
  });
}

/** Packages of the module with a benchmark in the text of their tests; whether it compiles is seen later. */
async function packagesWithBenchmarks(build: TestBuild): Promise<ListedPackage[]> {
  const found: ListedPackage[] = [];
  for (const one of await listPackages(build.go, build.packages, build.flags)) {
    const texts = one.testFiles.map((file) => readFile(path.join(one.directory, file), 'utf8'));
    if ((await Promise.all(texts)).some((text) => /^func\s+Benchmark/m.test(text))) found.push(one);
  }
  return found;
}

type Made = { readonly file: string } | { readonly finding: Finding };

async function makeSide(
  build: TestBuild,
  side: BuildSide,
  one: ListedPackage,
  folder: '1' | '2',
  at: number,
): Promise<Made> {
  // Names of equal length: the length of a program's arguments alone can move its stack, and so its speed
  // (Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!", ASPLOS 2009).
  const file = path.join(build.scratch, folder, `${at}.test${build.go.exe}`);
  await mkdir(path.dirname(file), { recursive: true });
  if (side.kind === 'binary') {
    await copyFile(side.path, file);
    await chmod(file, 0o755);
    return { file };
  }
  const context = buildContext(build.go, build.scratch, build.signal);
  // First, where no flag of the user's can take it for its value: a test binary does not record its `-pgo`.
  const args = ['test', '-c', pgoFlag(side), '-vet=off', ...build.flags, '-o', file, one.importPath];
  const { exitCode, stderr } = await runGo(args, context);
  if (exitCode !== 0 || (await stat(file).catch(() => undefined)) === undefined) {
    return { finding: buildFinding(one, side, stderr) };
  }
  return { file };
}

function buildFinding(one: ListedPackage, side: BuildSide, stderr: string): Finding {
  const how = side.kind === 'profile' ? `with ${side.display}` : 'without PGO';
  return {
    severity: 'warning',
    message: `The benchmarks of ${one.importPath} do not build ${how} and are left out: ${lastLines(stderr, 10)}`,
    fix: `Make \`go test -c ${one.importPath}\` pass with the same build flags.`,
  };
}

/** `example.com/m/internal/render` as `internal/render`, the module's root as its last element. */
function labelOf(importPath: string, modulePath: string): string {
  if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
  return importPath.slice(importPath.lastIndexOf('/') + 1);
}
