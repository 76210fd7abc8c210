import { chmod, copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { someOf } from '../collect/source.ts';
import { type BuildInfo, type BuildSide, readBuildInfo, requireFile } from '../golang/binaries.ts';
import { buildContext, pgoFlag } from '../golang/build.ts';
import {
  type GoContext,
  type GoToolchain,
  goOutput,
  type ListedPackage,
  lastLines,
  listPackages,
  runGo,
} from '../golang/go.ts';
import { withDeadline } from '../net/retry.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { sha256OfFile } from '../system/files.ts';
import { BudgetSpent } from './rounds.ts';

/** A package's tests, compiled once for each side. */
export interface TestBinaries {
  readonly importPath: string;
  /** The package as rows name it: its path below the module. */
  readonly label: string;
  /** Where `go test` would run them; testdata lies there. */
  readonly directory: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly identical: boolean;
}

/** A side is the binary of a program, which has no benchmarks. */
export class NoTestBinary extends ExpectedError {}

export interface TestBuild {
  readonly go: GoToolchain;
  /** A `binary` is a test binary, as `go test -c` makes it. */
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  readonly flags: readonly string[];
  readonly packages: readonly string[];
  readonly scratch: string;
  /** `performance.now()` at which measuring ends; absent: building takes as long as it takes. */
  readonly deadline?: number;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

/** Part of the time until the deadline that building may take; and as long as there is none to measure. */
export const [BUILDING, BUILDING_FIRST] = [0.4, 0.6];

export interface BuiltTests {
  readonly binaries: readonly TestBinaries[];
  readonly findings: readonly Finding[];
  /** There was no time to build the others. */
  readonly isLate: boolean;
}

/**
 * Test binaries of the packages that have benchmarks; where a side is a test binary already, of its package only.
 * A package whose tests do not build, or not in time, is left out with a finding.
 * @throws NoTestBinary when a prebuilt binary is a program; ExpectedError when they are tests of two packages.
 */
export async function buildTestBinaries(build: TestBuild): Promise<BuiltTests> {
  const findings: Finding[] = [];
  const binaries: TestBinaries[] = [];
  const { go, progress, signal = new AbortController().signal } = build;
  const packages = await packagesToBuild(build, findings);
  const began = performance.now();
  const left = (build.deadline ?? Number.POSITIVE_INFINITY) - began;
  for (const [at, one] of packages.entries()) {
    const { importPath, directory } = one;
    const spent = performance.now() - began;
    const room = left * (binaries.length === 0 ? BUILDING_FIRST : BUILDING) - spent;
    progress?.(`Building the benchmarks of ${importPath} for both sides (${at + 1} of ${packages.length})`);
    const both = (signal: AbortSignal) =>
      Promise.all([
        makeSide({ ...build, signal }, build.baseline, importPath, `1/${at}`),
        makeSide({ ...build, signal }, build.candidate, importPath, `2/${at}`),
      ]);
    const late = new BudgetSpent();
    // The earlier ones say how long one takes.
    const making =
      at > 0 && spent / at > room ? Promise.reject(late) : withDeadline(room, signal, both, () => late);
    const made = await making.catch((error: unknown) => {
      if (error !== late) throw error;
      return undefined;
    });
    if (made === undefined) {
      findings.push(outOfTime(packages.slice(at)));
      return { binaries, findings, isLate: true };
    }
    const [baseline, candidate] = made;
    const failed = [baseline, candidate].filter((made) => typeof made !== 'string');
    if (typeof baseline !== 'string' || typeof candidate !== 'string') findings.push(...failed.slice(0, 1));
    else
      binaries.push({
        importPath,
        label: labelOf(importPath, go.modulePath),
        directory: directory === '' ? go.context.cwd : directory,
        baseline,
        candidate,
        identical: (await sha256OfFile(baseline)) === (await sha256OfFile(candidate)),
      });
  }
  return { binaries, findings, isLate: false };
}

function outOfTime(left: readonly ListedPackage[]): Finding {
  const names = someOf(left.map(({ importPath }) => importPath));
  return {
    severity: 'warning',
    message: `The benchmarks of ${names} are left out: there was no time left to build them.`,
    fix: 'Raise `budget`, or name the packages that matter in `benchmark-packages`.',
  };
}

async function packagesToBuild(build: TestBuild, findings: Finding[]): Promise<readonly ListedPackage[]> {
  const { go, scratch, signal, flags } = build;
  const prebuilt: TestedBinary[] = [];
  for (const side of [build.baseline, build.candidate]) {
    if (side.kind !== 'binary') continue;
    await requireFile(side.path, side.display);
    const { path: program, tested } = await readTested(side.path, buildContext(go, scratch, signal));
    if (tested === undefined) {
      const message = `${side.display} is a program (${program}), not a test binary: it has no benchmarks.`;
      const fix = 'Name a file built by `go test -c`, or compare profiles instead.';
      throw new NoTestBinary(message, { fix });
    }
    prebuilt.push(tested);
  }
  const [first, second = first] = prebuilt;
  if (first === undefined || second === undefined) return packagesWithBenchmarks(build);
  findings.push(...instrumented(prebuilt));
  if (first.importPath === second.importPath) return listPackages(go, [first.importPath], flags);
  throw new ExpectedError(
    `The baseline's tests are those of ${first.importPath}, the candidate's those of ${second.importPath}.`,
    { fix: 'Compare two test binaries of the same package.' },
  );
}

/** What a test binary says of itself. */
interface TestedBinary {
  /** Of the package whose tests it holds. */
  readonly importPath: string;
  readonly settings: BuildInfo['settings'];
}

/** Reads what a binary records. `tested` is undefined for a program. */
export async function readTested(
  file: string,
  context: GoContext,
): Promise<{ readonly path: string; readonly tested?: TestedBinary }> {
  const { path: recorded, settings } = await readBuildInfo(file, context);
  const importPath = recorded.replace(/\.test$/, '');
  if (importPath !== recorded) return { path: recorded, tested: { importPath, settings } };
  // The tests of a main package record the path of the program. This function only tests have, also stripped ones.
  const bytes = await readFile(file).catch(() => undefined);
  const isTest = bytes?.includes('\0testing.(*M).Run\0') === true;
  return { path: recorded, tested: isTest ? { importPath, settings } : undefined };
}

/** Flags that put more into the code than the source has. */
const INSTRUMENTING = ['-race', '-cover', '-msan', '-asan'];

function instrumented(binaries: readonly TestedBinary[]): Finding[] {
  return INSTRUMENTING.flatMap((flag): Finding[] => {
    const having = binaries.filter(({ settings }) => settings.get(flag) === 'true').length;
    if (having === 0) return [];
    const isBoth = having === binaries.length;
    const message = isBoth
      ? `The test binaries are built with \`${flag}\`: what it adds is measured, too.`
      : `Only one side is built with \`${flag}\`, which alone makes it slower.`;
    return [{ severity: isBoth ? 'note' : 'warning', message, fix: `Build them without \`${flag}\`.` }];
  });
}

/** Packages of the module with a benchmark in the text of their tests; building them shows whether it compiles. */
export async function packagesWithBenchmarks({
  go,
  packages,
  flags,
}: Pick<TestBuild, 'go' | 'packages' | 'flags'>): Promise<ListedPackage[]> {
  const found: ListedPackage[] = [];
  for (const one of await listPackages(go, packages, flags)) {
    const texts = one.testFiles.map((file) => readFile(path.join(one.directory, file), 'utf8'));
    if ((await Promise.all(texts)).some((text) => /^func\s+Benchmark/m.test(text))) found.push(one);
  }
  return found;
}

/**
 * @param name without extension. Names of both sides are equally long: the length of a program's arguments alone can
 * move its stack, and so its speed (Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!",
 * ASPLOS 2009).
 */
async function makeSide(
  { go, scratch, signal, flags }: TestBuild,
  side: BuildSide,
  importPath: string,
  name: string,
): Promise<string | Finding> {
  const file = path.join(scratch, `${name}.test${go.exe}`);
  await mkdir(path.dirname(file), { recursive: true });
  if (side.kind === 'binary') {
    await copyFile(side.path, file);
    await chmod(file, 0o755);
    return file;
  }
  // First, where no flag of the user's can take it for its value: a test binary does not record its `-pgo`.
  const args = ['test', '-c', pgoFlag(side), '-vet=off', ...flags, '-o', file, importPath];
  const { exitCode, stderr } = await runGo(args, buildContext(go, scratch, signal));
  if (exitCode === 0 && (await stat(file).catch(() => undefined)) !== undefined) return file;
  const how = side.kind === 'profile' ? `with ${side.display}` : 'without PGO';
  return {
    severity: 'warning',
    message: `The benchmarks of ${importPath} do not build ${how} and are left out: ${lastLines(stderr, 10)}`,
    fix: `Make \`go test -c ${importPath}\` pass with the same build flags.`,
  };
}

/** Puts the functions of all test binaries in another order in memory. */
export interface Relinking {
  /** What it takes, in seconds. */
  readonly seconds: number;
  /** @param seed of the order. */
  relink(seed: number): Promise<void>;
}

/**
 * Where functions lie in memory can make a binary faster or slower by more than PGO does. Linked anew for each round, the orders
 * are a sample, and their luck is a part of the noise. Source: Curtsinger and Berger, "STABILIZER: Statistically sound
 * performance evaluation", ASPLOS 2013.
 * @returns undefined where they cannot be linked so: they were given, Go is older than 1.22, or GOFLAGS has linker flags of its own.
 */
export async function relinking(
  build: TestBuild,
  binaries: readonly TestBinaries[],
): Promise<Relinking | undefined> {
  const sides = [build.baseline, build.candidate];
  const goFlags = await goOutput(['env', 'GOFLAGS'], build.go.context);
  if (sides.some(({ kind }) => kind === 'binary') || goFlags.includes('-ldflags')) return undefined;
  const link = async ({ importPath, baseline, candidate }: TestBinaries, seed: number) => {
    const ordered = { ...build, flags: withLinkerFlag(build.flags, `-randlayout=${seed}`) };
    const made = sides.map((side, at) => makeSide(ordered, side, importPath, `${at + 1}/next`));
    const [one, other] = await Promise.all(made);
    if (typeof one !== 'string' || typeof other !== 'string') return false;
    await rename(one, baseline);
    await rename(other, candidate);
    return true;
  };
  const began = performance.now();
  for (const one of binaries) if (!(await link(one, 1))) return undefined;
  return {
    seconds: (performance.now() - began) / 1000,
    async relink(seed) {
      for (const one of binaries) await link(one, seed);
    },
  };
}

/** Of a flag given twice Go takes the last, so it is added to the user's. */
function withLinkerFlag(flags: readonly string[], more: string): readonly string[] {
  const at = flags.findLastIndex((flag) => /^--?ldflags(=|$)/.test(flag));
  if (at < 0) return [...flags, `-ldflags=${more}`];
  const value = flags[at]?.includes('=') ? at : at + 1;
  return flags.with(value, `${flags[value]} ${more}`);
}

/** `example.com/m/internal/render` as `internal/render`, the module's root as its last element. */
function labelOf(importPath: string, modulePath: string): string {
  if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
  return importPath.slice(importPath.lastIndexOf('/') + 1);
}

/**
 * The Go benchmark data format that `testing` prints and `benchstat` reads, and a pattern for `-test.bench`.
 * Source: https://go.dev/design/14313-benchmark-format.
 */
export interface BenchmarkResult {
  /** As printed, such as `BenchmarkPage/long-2`: with `-GOMAXPROCS` unless that is 1. */
  readonly name: string;
  readonly iterations: number;
  /** Wall time per operation; absent for a benchmark that reports none. */
  readonly secondsPerOp?: number;
  /** Each value with its unit, as printed. */
  readonly metrics: readonly string[];
}

const NAMED = /^(Benchmark\S*)\s+(\d+)(?:\s+(.*\S))?\s*$/;

/** The results in what a test binary printed under `-test.v`, in their order; without it, lines may be torn apart. */
export function parseResults(stdout: string): BenchmarkResult[] {
  return stdout.split(/\r?\n/).flatMap((line): BenchmarkResult[] => {
    const [, name, iterations, metrics = ''] = NAMED.exec(line) ?? [];
    if (name === undefined) return [];
    const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
    return [
      {
        name,
        iterations: Number(iterations),
        secondsPerOp: nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e9,
        metrics: metrics === '' ? [] : metrics.split(/\s*\t\s*/),
      },
    ];
  });
}

/** A benchmark, or a group of them, that was begun, and what was printed until the next one began. */
export interface Begun {
  /** As given to `b.Run`; printed again with its result, `-8` at the end could be GOMAXPROCS or belong to the name. */
  readonly name: string;
  readonly text: string;
}

/** What was begun under `-test.v`, in order. */
export function begunBenchmarks(stdout: string): Begun[] {
  return stdout.split(/^(?=Benchmark\S*\r?$)/m).flatMap((text): Begun[] => {
    const [name = ''] = /^Benchmark\S*(?=\r?$)/m.exec(text) ?? [];
    return text.startsWith(name) && name !== '' ? [{ name, text }] : [];
  });
}

/** The configuration lines `goos:`, `goarch:`, `pkg:` and `cpu:` of a run. */
export function configurationLines(stdout: string): string[] {
  return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}

/** Metrics that do not depend on what else runs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;

/**
 * What was measured from outside, and what was allocated. Wall times are left out, and so is what a benchmark reports
 * of its own: the other side ran on the same CPU.
 */
export function costLine(one: BenchmarkResult, cpuSecondsPerOp: number, peakBytes: number): string {
  const cost = [
    `${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`,
    ...(peakBytes > 0 ? [`${peakBytes} peak-B`] : []),
  ];
  return line(one, [...cost, ...one.metrics.filter((metric) => ALLOCATED.test(metric))]);
}

/** What a run that had the machine for itself printed, except what `costLine` has; undefined where that is nothing. */
export function printedLine(one: BenchmarkResult): string | undefined {
  const metrics = one.metrics.filter((metric) => !ALLOCATED.test(metric));
  return metrics.length === 0 ? undefined : line(one, metrics);
}

function line({ name, iterations }: BenchmarkResult, metrics: readonly string[]): string {
  return [name, String(iterations), ...metrics].join('\t');
}

/** The value that was printed for this unit, such as `allocs/op`. */
export function metricOf({ metrics }: BenchmarkResult, unit: string): number | undefined {
  const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
  return printed === undefined ? undefined : Number(printed.slice(0, -unit.length - 1));
}

/** The `-test.bench` pattern that matches just the benchmark of this plain name, and its parents. */
export function exactPattern(plainName: string): string {
  const exact = (element: string) => `^${element.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  return plainName.split('/').map(exact).join('/');
}
