import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type BuildSide,
  type BuiltSide,
  type Checkout,
  checkoutOfSide,
  readBuildInfo,
} from '../../golang/binaries.ts';
import { buildContext, checkBuildFlags, profileFlags, sideInWords } from '../../golang/build.ts';
import {
  type GoContext,
  type GoToolchain,
  type ListedPackage,
  lastLines,
  listPackages,
  runGoBuild,
} from '../../golang/go.ts';
import { renameFunctions } from '../../profile/columns.ts';
import { decodeFile } from '../../profile/decode.ts';
import { encodeWhole } from '../../profile/encode.ts';
import { symbolPath } from '../../profile/names.ts';
import { withDeadline } from '../../system/deadline.ts';
import { ExpectedError, type Finding, note, warning } from '../../system/errors.ts';
import {
  MOST_BYTES_OF_PROGRAM,
  readRegularFile,
  readText,
  replaceFile,
  sha256OfFile,
} from '../../system/files.ts';
import { count } from '../../system/format.ts';
import { literalPattern, someOf } from '../../system/text.ts';
import {
  byContender,
  type Contenders,
  type ContenderWords,
  contenderNames,
  mapContenders,
} from './contenders.ts';
import type { Link } from './order.ts';
import { BudgetSpent, isFinding } from './workload.ts';

/** The test binaries of a package, one for each contender. */
export interface TestBinaries {
  /** The import path of the package for each contender. The paths differ only if two commits give the module different paths. */
  readonly importPaths: Contenders<string>;
  /** The name of the package in rows. The name is the package's path below the module. */
  readonly label: string;
  /** The folder in which `go test` would run the test binary of each contender. The folder contains `testdata`. */
  readonly directories: Contenders<string>;
  /** The path of each contender's test binary. */
  readonly programs: Contenders<string>;
}

/** The test binaries to build, and what each contender is built with. */
export interface TestBuild {
  readonly go: GoToolchain;
  /** The code and the profile that each contender is built with. A side of the kind `binary` is a test binary that `go test -c` made. */
  readonly contenders: Contenders<BuildSide>;
  /** The words for the contenders in messages; absent: their names. */
  readonly words?: ContenderWords;
  readonly flags: readonly string[];
  /** The packages to build; undefined means all packages of the module. */
  readonly packages: readonly string[];
  /** True if the user named the packages to build. */
  readonly areNamed?: boolean;
  /** The import path of the program's main package. */
  readonly program?: string;
  readonly scratch: string;
  /** The time at which measuring ends, in milliseconds of `performance.now()`; undefined if building has no time limit. */
  readonly deadline?: number;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

/**
 * The parts of the time for building. All packages may take `BUILD_SHARE` of the time until the deadline, and the first package may take
 * `FIRST_SHARE`. If the first package is not built in time, there is no verdict.
 */
export const [BUILD_SHARE, FIRST_SHARE] = [0.5, 0.75];

/** The reason why nothing can be measured, as a sentence. */
export interface Nothing {
  readonly reason: string;
  /** Advice on how to get a measurement. */
  readonly advice?: string;
  /** True if all test binaries were built and have the same bytes on both sides, so that the benchmarks cannot differ in speed. */
  readonly identical?: boolean;
}

/** The test binaries of a comparison. */
export interface BuiltTests {
  readonly binaries: readonly TestBinaries[];
  readonly findings: readonly Finding[];
  readonly nothing?: Nothing;
  /** True if the user gave a test binary as a side. */
  readonly areGiven?: boolean;
}

/**
 * Builds the test binaries of all packages with benchmarks for all contenders. If the user gave a test binary as a side, only the package
 * of this test binary is built. A package is left out with a finding if its tests do not build in time, or if its test binaries have the
 * same bytes for all contenders.
 * @throws ExpectedError if the user gave test binaries of two different packages.
 */
export async function buildTestBinaries(build: TestBuild): Promise<BuiltTests> {
  const { go, progress, signal = new AbortController().signal } = build;
  checkBuildFlags(build.flags);
  const given: GivenBinary[] = [];
  for (const side of Object.values(build.contenders)) {
    if (side.kind !== 'binary') continue;
    const one = await readGiven(side.path, buildContext(go, build.scratch, signal));
    if (!one.isTest) {
      const reason = `${side.display} is a program (${one.importPath}), which has no benchmarks.`;
      return { binaries: [], findings: [], nothing: { reason, advice: WHAT_TO_ADD } };
    }
    given.push(one);
  }
  const findings = instrumented(given);
  const binaries: TestBinaries[] = [];
  const same: Finding[] = [];
  const { packages, findings: oneSided } = await packagesToBuild(build, given);
  findings.push(...oneSided);
  const began = performance.now();
  const whole = (build.deadline ?? Number.POSITIVE_INFINITY) - began;
  for (const [at, shared] of packages.entries()) {
    const { importPath } = shared.baseline;
    progress?.(`Building the benchmarks of ${importPath} for both sides (${at + 1} of ${packages.length})`);
    const end = began + whole * (binaries.length > 0 ? BUILD_SHARE : FIRST_SHARE);
    const made = await makeForAll({ ...build, signal }, shared, at, end);
    if (made === undefined) {
      const late = packages.slice(at).map(({ baseline }) => baseline.importPath);
      findings.push(outOfTime(late, build));
      if (binaries.length > 0) break;
      const took = (performance.now() - began) / 1000;
      const reason = `No test binaries were built within ${Math.round(took)} s, their share of \`budget\`; raise \`budget\` to about ${Math.ceil((2 * took) / BUILD_SHARE)} s.`;
      return { binaries, findings, nothing: { reason } };
    }
    const label = labelOf(importPath, testedCode(build, 'baseline').go.modulePath);
    const failed = Object.values(made).find(isFinding);
    const programs = made as Contenders<string>;
    if (failed !== undefined) findings.push(failed);
    else if (await haveSameBytes(Object.values(programs))) {
      const message = `The test binaries of ${label} have the same bytes on both sides, so they are not measured.`;
      same.push(note(message));
    } else {
      const directories = mapContenders(shared, ({ directory }) => directory || go.context.cwd);
      const importPaths = mapContenders(shared, (listed) => listed.importPath);
      binaries.push({ importPaths, label, directories, programs });
    }
  }
  const areGiven = given.length > 0;
  if (binaries.length > 0) return { binaries, findings: [...findings, ...same], areGiven };
  if (same.length > 0) {
    const isAll = same.length === packages.length;
    const reason = isAll ? SAME_TESTS : SAME_TESTS_THAT_BUILD;
    return { binaries, findings, nothing: { reason, identical: isAll }, areGiven };
  }
  const none = oneSided.length > 0 ? 'The two sides have no benchmarks in common.' : noBenchmarks(build);
  const reason = packages.length > 0 ? 'None of the packages with benchmarks builds its tests.' : none;
  return { binaries, findings, nothing: { reason, advice: WHAT_TO_ADD } };
}

const SAME_TESTS =
  'The test binaries of both sides have the same bytes, so the speed of their benchmarks cannot differ.';

const SAME_TESTS_THAT_BUILD =
  'The test binaries that could be built have the same bytes on both sides, and the other ones do not build.';

async function haveSameBytes(files: readonly string[]): Promise<boolean> {
  return new Set(await Promise.all(files.map(sha256OfFile))).size === 1;
}

/**
 * Builds the test binaries of a package for all contenders.
 * @param at the number of the package, which is part of the file names.
 * @param end the time at which building must end, in milliseconds of `performance.now()`.
 * @returns a path or a finding for each contender; undefined if the time was over.
 */
async function makeForAll(
  build: TestBuild & { readonly signal: AbortSignal },
  shared: SharedPackage,
  at: number,
  end: number,
): Promise<Contenders<string | Finding> | undefined> {
  const late = new BudgetSpent();
  const names = contenderNames(build.contenders);
  const makeAll = async (signal: AbortSignal) => {
    const making = names.map((name, number) => {
      const { importPath } = shared[name] as ListedPackage;
      const file = `${number + 1}/${at}`;
      return makeSide({ ...build, signal }, build.contenders[name] as BuildSide, importPath, file);
    });
    return byContender(names, await Promise.all(making));
  };
  return withDeadline(end - performance.now(), build.signal, makeAll, () => late).catch((error: unknown) => {
    if (error === late) return undefined;
    throw error;
  });
}

function outOfTime(left: readonly string[], { areNamed }: Pick<TestBuild, 'areNamed'>): Finding {
  const message = `The benchmarks of ${someOf(left)} are left out, because there was no time left to build them.`;
  const fewer = areNamed
    ? 'name fewer packages in `benchmark-packages`'
    : 'name the packages that matter in `benchmark-packages`';
  return warning(message, `Raise \`budget\`, or ${fewer}.`);
}

/** Returns the reason that no benchmark was found, with the places that were searched. */
export function noBenchmarks({ go, packages, areNamed }: Pick<TestBuild, 'go' | 'packages' | 'areNamed'>) {
  if (areNamed) return `No benchmark was found in ${someOf(packages)}, which \`benchmark-packages\` names.`;
  const where =
    packages.length === 0 ? '' : ` in the ${count(packages.length, 'package')} that the program is about,`;
  return `No benchmark was found${where} in module ${go.modulePath}.`;
}

/** The lines of the README that show what the user can add to get a verdict. */
export const WHAT_TO_ADD =
  'For a verdict, add two lines to `.github/pgo.yml`: `serve: exec "$PGO_BINARY" -addr 127.0.0.1:$PORT` and `load: hey -z 5m http://127.0.0.1:$PORT/`; for a program that ends, one line is enough: `load: $PGO_BINARY testdata/large.json`. Or write a benchmark next to the hot code: func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }';

/** A package in the code of each contender. Without a checkout, all contenders have the same package. */
type SharedPackage = Contenders<ListedPackage>;

/** The packages whose benchmarks all contenders have, and notes about benchmarks that only one contender has. */
interface SharedPackages {
  readonly packages: readonly SharedPackage[];
  readonly findings: readonly Finding[];
}

async function packagesToBuild(build: TestBuild, given: readonly GivenBinary[]): Promise<SharedPackages> {
  const sharedByAll = (listed: readonly ListedPackage[]) => ({
    packages: listed.map((found) => mapContenders(build.contenders, () => found)),
    findings: [],
  });
  const [first, second = first] = given.map(({ importPath }) => importPath);
  if (first === undefined) {
    const isElsewhere = Object.values(build.contenders).some((side) => checkoutOfSide(side) !== undefined);
    return isElsewhere ? packagesOfCheckouts(build) : sharedByAll(await packagesWithBenchmarks(build));
  }
  if (first === second) return sharedByAll(await listPackages(build.go, [first], build.flags));
  const message = `The baseline has the tests of ${first}, but the candidate has the tests of ${second}.`;
  throw new ExpectedError(message, { fix: 'Compare two test binaries of the same package.' });
}

/** Lists the packages with benchmarks in the code of each contender, and pairs them by their paths below the module. */
async function packagesOfCheckouts(build: TestBuild): Promise<SharedPackages> {
  const names = contenderNames(build.contenders);
  const listed = new Map<string, ReadonlyMap<string, ListedPackage>>();
  for (const name of names) {
    const { go, packages } = testedCode(build, name);
    const found = await packagesWithBenchmarks({ go, packages, flags: build.flags });
    listed.set(name, new Map(found.map((one) => [pathBelow(one.importPath, go.modulePath), one])));
  }
  const packages: SharedPackage[] = [];
  const findings: Finding[] = [];
  for (const name of names) {
    const lonely: string[] = [];
    for (const [path, found] of listed.get(name) ?? []) {
      const all = names.flatMap((contender) => listed.get(contender)?.get(path) ?? []);
      if (all.length === names.length) {
        if (name === 'baseline') packages.push(byContender(names, all));
        continue;
      }
      const label = labelOf(found.importPath, testedCode(build, name).go.modulePath);
      for (const benchmark of await benchmarkNames(found)) lonely.push(`${label}.${benchmark}`);
    }
    findings.push(...onOneSideOnly(name, lonely));
  }
  return { packages, findings };
}

/** Returns the code of a contender with its tests: the user's code, or the checkout of another commit. */
function testedCode(build: TestBuild, contender: string): Pick<Checkout, 'go' | 'packages'> {
  return checkoutOfSide(build.contenders[contender] as BuildSide) ?? build;
}

/**
 * Returns the path of a package below its module. The path below the module stays the same if the path of the module changes, for example
 * for a new major version.
 */
function pathBelow(importPath: string, modulePath: string): string {
  if (importPath === modulePath) return '.';
  return importPath.startsWith(`${modulePath}/`) ? importPath.slice(modulePath.length + 1) : importPath;
}

/** The maximum number of benchmarks of one side that a note lists. */
const LISTED_BENCHMARKS = 10;

/** Names the benchmarks that only one side has, such as benchmarks that a branch adds. */
export function onOneSideOnly(side: string, names: readonly string[]): Finding[] {
  if (names.length === 0) return [];
  const benchmarks = `${count(names.length, 'benchmark')} ${names.length === 1 ? 'exists' : 'exist'}`;
  return [
    note(
      `${benchmarks} only on the ${side}, so there is nothing to compare with: ${someOf(names, LISTED_BENCHMARKS)}.`,
    ),
  ];
}

type GivenBinary = Awaited<ReturnType<typeof readGiven>>;

/** Reads a binary that the user gave. @returns the import path of its main package, or of the package that a test binary tests. */
export async function readGiven(file: string, context: GoContext) {
  const { path: recorded, settings } = await readBuildInfo(file, context);
  const importPath = recorded.replace(/\.test$/, '');
  if (importPath !== recorded) return { importPath, settings, isTest: true };
  // The test binary of a main package records the path of the program. To recognise a test binary, look for the name of the function
  // `testing.(*M).Run`. Even if they are stripped, only test binaries contain the name of `testing.(*M).Run`.
  const bytes = await readRegularFile(file, MOST_BYTES_OF_PROGRAM).catch(() => undefined);
  return { importPath, settings, isTest: bytes?.includes('\0testing.(*M).Run\0') === true };
}

/** Flags with which the compiler adds code for checks or counters to the program, so that its speed changes. */
const INSTRUMENTING = ['-race', '-cover', '-msan', '-asan'];

function instrumented(given: readonly GivenBinary[]): Finding[] {
  return INSTRUMENTING.flatMap((flag): Finding[] => {
    const having = given.filter(({ settings }) => settings.get(flag) === 'true').length;
    if (having === 0) return [];
    const isBoth = having === given.length;
    const message = isBoth
      ? `The test binaries are built with \`${flag}\`, so the code that this flag adds is measured, too.`
      : `Only one side is built with \`${flag}\`, and this flag alone makes that side slower.`;
    return [
      { severity: isBoth ? 'note' : 'warning', message, fix: `Build the test binaries without \`${flag}\`.` },
    ];
  });
}

/**
 * Returns the packages of the module whose tests contain a benchmark. This function does not check whether the tests compile.
 */
export async function packagesWithBenchmarks({
  go,
  packages,
  flags,
}: Pick<TestBuild, 'go' | 'packages' | 'flags'>): Promise<ListedPackage[]> {
  const found: ListedPackage[] = [];
  const all = packages.length === 0 ? ['./...'] : packages;
  for (const listed of await listPackages(go, all, flags))
    if ((await benchmarkNames(listed)).size > 0) found.push(listed);
  return found;
}

/** Returns the benchmark functions that the text of a package's tests declares. */
async function benchmarkNames({ directory, files }: ListedPackage): Promise<ReadonlySet<string>> {
  const tests = [...files.tests, ...files.externalTests];
  const texts = await Promise.all(tests.map((file) => readText(path.join(directory, file))));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^func\s+(Benchmark\w*)/gm)].map(([, name]) => name ?? '')),
  );
}

/**
 * Builds the test binary of a package for one contender.
 * @param name the name of the file without extension. The names of both sides must have the same length, because longer arguments can shift
 * a program's stack and change its speed. Source: Mytkowicz et al., "Producing wrong data without doing anything obviously wrong!", ASPLOS
 * 2009.
 */
async function makeSide(
  { scratch, signal, flags, ...build }: TestBuild,
  side: BuildSide,
  importPath: string,
  name: string,
): Promise<string | Finding> {
  const checkout = checkoutOfSide(side);
  const { go } = checkout ?? build;
  const program = checkout === undefined ? build.program : checkout.main?.importPath;
  const file = path.join(scratch, `${name}.test${go.exe}`);
  await mkdir(path.dirname(file), { recursive: true });
  if (side.kind === 'binary') {
    await copyFile(side.path, file);
    await chmod(file, 0o755);
    return file;
  }
  const used =
    program !== undefined && importPath === program ? await namedAsInTests(side, program, scratch) : side;
  // Write `-pgo` first. If a user's flag before `-pgo` lacked its value, Go would read `-pgo` as the value. A test binary does not record
  // its `-pgo`, so a lost flag would not be noticed later.
  const args = ['test', '-c', ...profileFlags(used), '-vet=off', ...flags, '-o', file, importPath];
  const { exitCode, stderr } = await runGoBuild(args, buildContext(go, scratch, signal));
  if (exitCode === 0 && (await stat(file).catch(() => undefined)) !== undefined) return file;
  const message = `The benchmarks of ${importPath} do not build ${sideInWords(side)} and are left out: ${lastLines(stderr, 10)}`;
  return warning(message, `Make \`go test -c ${importPath}\` pass with the same build flags.`);
}

/**
 * Returns the profile for the tests of package main. In a test binary, the names of the functions in package main begin with the path of
 * the package and not with `main`.
 */
async function namedAsInTests(side: BuiltSide, program: string, scratch: string): Promise<BuiltSide> {
  if (side.kind !== 'profile') return side;
  const file = path.join(scratch, `${await sha256OfFile(side.path)}.pgo`);
  if (existsSync(file)) return { ...side, path: file, partial: undefined };
  const profile = await decodeFile(await readRegularFile(side.path));
  const named = renameFunctions(profile, (name) => name.replace(/^main(?=\.)/, symbolPath(program)));
  await replaceFile(file, encodeWhole(named));
  return { ...side, path: file, partial: undefined };
}

/** Returns the function that links the test binaries of all contenders again; undefined if the user gave one of the test binaries. */
export function linkTests(build: TestBuild, binaries: readonly TestBinaries[]): Link | undefined {
  const names = contenderNames(build.contenders);
  const sides = names.map((name) => build.contenders[name] as BuildSide);
  if (sides.some(({ kind }) => kind === 'binary')) return undefined;
  return async (flags, signal = build.signal) => {
    for (const { importPaths, programs } of binaries) {
      const making = sides.map((side, at) =>
        makeSide({ ...build, flags, signal }, side, importPaths[names[at] ?? ''] as string, `${at + 1}/next`),
      );
      const made = await Promise.all(making);
      if (made.some(isFinding)) return false;
      for (const [at, file] of made.entries())
        await rename(file as string, programs[names[at] ?? ''] as string);
    }
    return true;
  };
}

/**
 * Shortens an import path. For example, `example.com/m/internal/render` becomes `internal/render`, and the root of the module becomes its
 * last element.
 */
function labelOf(importPath: string, modulePath: string): string {
  if (importPath.startsWith(`${modulePath}/`)) return importPath.slice(modulePath.length + 1);
  return importPath.slice(importPath.lastIndexOf('/') + 1);
}

/** The result of a benchmark, in the format that `testing` prints and `benchstat` reads (https://go.dev/design/14313-benchmark-format). */
export interface BenchmarkResult {
  /** The printed name of the benchmark, such as `BenchmarkPage/long-2`. The name ends with `-GOMAXPROCS` unless GOMAXPROCS is 1. */
  readonly name: string;
  readonly iterations: number;
  /** The wall time per operation; undefined if the benchmark reports no time. */
  readonly secondsPerOp?: number;
  /** The values with their units, exactly as the benchmark printed them. */
  readonly metrics: readonly string[];
}

const RESULT_LINE = /^(Benchmark\S*)\s+(\d+)(?:\s+(\S.*))?$/;

/**
 * Returns the results that a test binary printed, in their order. The test binary must run with `-test.v`, because lines may be torn apart
 * without this flag.
 */
export function parseResults(stdout: string): BenchmarkResult[] {
  return stdout.split(/\r?\n/).flatMap((line): BenchmarkResult[] => {
    const [, name, iterations, metrics = ''] = RESULT_LINE.exec(line.trimEnd()) ?? [];
    if (name === undefined) return [];
    const nanoseconds = /(?:^|\s)([0-9.e+-]+) ns\/op(?:\s|$)/.exec(metrics)?.[1];
    const secondsPerOp = nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e9;
    const printed = metrics === '' ? [] : metrics.split('\t').map((metric) => metric.trim());
    return [{ name, iterations: Number(iterations), secondsPerOp, metrics: printed }];
  });
}

/**
 * Returns the benchmarks and groups of benchmarks that began, in their order. The output must come from a run with `-test.v`.
 * @returns `name` is the name that the benchmark gave to `b.Run`. In the line of a result, `-8` at the end of the name may be GOMAXPROCS or
 * a part of the name. `text` is the output of the benchmark, up to the beginning of the next benchmark.
 */
export function begunBenchmarks(stdout: string): { readonly name: string; readonly text: string }[] {
  return stdout.split(/^(?=Benchmark\S*\r?$)/m).flatMap((text) => {
    const [name = ''] = /^Benchmark\S*(?=\r?$)/m.exec(text) ?? [];
    return text.startsWith(name) && name !== '' ? [{ name, text }] : [];
  });
}

/** Returns the lines that describe the machine, in Go's benchmark format. */
export function configurationLines(stdout: string): string[] {
  return stdout.split(/\r?\n/).filter((line) => /^(goos|goarch|pkg|cpu): /.test(line));
}

/** Matches the metrics that do not depend on other programs on the machine. */
const ALLOCATED = /^\S+ (?:B|allocs)\/op$/;

/**
 * Returns a result line with the CPU time and the memory that the meter measured, and with the allocations that the benchmark printed. All
 * other printed values are left out, because a contender that ran on the same CPU at the same time disturbed these values.
 */
export function costLine(one: BenchmarkResult, cpuSecondsPerOp: number, peakBytes: number): string {
  const cpu = `${cpuSecondsPerOp.toPrecision(6)} cpu-sec/op`;
  const peak = peakBytes > 0 ? [`${peakBytes} peak-B`] : [];
  return line(one, [cpu, ...peak, ...one.metrics.filter((metric) => ALLOCATED.test(metric))]);
}

/**
 * Returns a result line with the values that `costLine` leaves out, for a run in which no other side ran; undefined if no value is left.
 */
export function printedLine(one: BenchmarkResult): string | undefined {
  const metrics = one.metrics.filter((metric) => !ALLOCATED.test(metric));
  return metrics.length === 0 ? undefined : line(one, metrics);
}

function line({ name, iterations }: BenchmarkResult, metrics: readonly string[]): string {
  return [name, String(iterations), ...metrics].join('\t');
}

/** Returns the value that the benchmark printed for a unit, such as `allocs/op`. */
export function metricOf({ metrics }: BenchmarkResult, unit: string): number | undefined {
  const printed = metrics.find((metric) => metric.endsWith(` ${unit}`));
  return printed === undefined ? undefined : Number(printed.slice(0, -unit.length - 1));
}

/**
 * Returns the `-test.bench` pattern that matches only the benchmark with this name. For a sub-benchmark, the pattern also matches the
 * benchmarks that contain it.
 */
export function exactPattern(plainName: string): string {
  const exact = (element: string) => `^${literalPattern(element)}$`;
  return plainName.split('/').map(exact).join('/');
}
