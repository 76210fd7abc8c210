import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../__tests__/harness/temporary.ts';
import type { BuildResults } from './benchstat.ts';
import { output } from './commands.ts';

/**
 * Runs the benchmarks of several builds of one program in rounds, with the `go` command and the test binaries alone.
 *
 *     building   each build compiles once, so that Go's cache has all packages
 *     trial      one build runs all benchmarks twice, to find out how long a round takes
 *     rounds     until the time is over: link all builds in a new random order of functions, then run each test binary once, in random order
 *
 * All builds of a round get the same seed for the order of functions. The clock alone ends the rounds; no result does.
 */

/** What to run. */
export interface Suite {
  /** The folder of the module. */
  readonly folder: string;
  /** Patterns of packages, such as `./syntax`. */
  readonly packages: readonly string[];
  /** The regular expression that chooses the benchmarks. */
  readonly benchmarks: string;
  /** The value of `-pgo` for each build: `off`, or the absolute path of a profile. */
  readonly builds: Readonly<Record<string, string>>;
  /** How long the trial and the rounds may take. */
  readonly seconds: number;
}

/** What all rounds printed, and how they ran. */
export interface Rounds {
  readonly results: Readonly<Record<string, BuildResults>>;
  readonly rounds: number;
  /** The value of `-test.benchtime` in seconds. */
  readonly benchtime: number;
  /** How long compiling took for all builds together. */
  readonly compileSeconds: number;
  /** How long linking one build took in the trial. */
  readonly linkSeconds: number;
  /** The seed of the first round; each further round adds one. */
  readonly firstSeed: number;
}

/** As many rounds as bent's nightly script makes builds. `-test.benchtime` is chosen so that they fit. */
const WANTED_ROUNDS = 25;
/** With fewer results, benchstat gives no interval. */
const FEWEST_ROUNDS = 6;
/** The longest time for one benchmark is Go's default; the shortest one still averages over many operations of most benchmarks. */
const [SHORTEST_BENCHTIME, LONGEST_BENCHTIME] = [0.02, 1];
/** The seconds for each benchmark in the two runs of the trial. */
const TRIAL_BENCHTIMES = [0.02, 0.12] as const;

interface TestedPackage {
  readonly importPath: string;
  /** The folder in which `go test` would run the tests. */
  readonly directory: string;
}

/** Runs all rounds. @throws Error if a build or a benchmark fails, or if a benchmark has no result in a round. */
export async function runRounds(suite: Suite): Promise<Rounds> {
  await using scratch = await temporaryFolder();
  const names = Object.keys(suite.builds);
  const packages = await testedPackages(suite);
  const now = () => performance.now() / 1000;
  const link = async (name: string, seed: number) => {
    for (const [at, tested] of packages.entries())
      await linkTests(suite, name, tested, { file: binaryPath(scratch.path, names, name, at), seed });
  };
  const run = (name: string, at: number, benchtime: number) =>
    runBenchmarks(suite, binaryPath(scratch.path, names, name, at), packages[at] as TestedPackage, benchtime);

  const started = now();
  for (const name of names) await link(name, 1);
  const compiled = now();
  const trial = await tryOut(names[0] as string, packages.length, link, run);
  const deadline = compiled + suite.seconds;
  const benchtime = benchtimeFor((deadline - now()) / names.length, trial);

  const firstSeed = 2 + Math.floor(Math.random() * 1e9);
  const printed = Object.fromEntries(names.map((name): [string, string[]] => [name, []]));
  let rounds = 0;
  let longest = 0;
  while (rounds < FEWEST_ROUNDS || now() + longest <= deadline) {
    const began = now();
    for (const name of shuffled(names)) await link(name, firstSeed + rounds);
    const runs = names.flatMap((name) => packages.map((_, at) => ({ name, at })));
    const texts = Object.fromEntries(names.map((name): [string, string] => [name, '']));
    for (const { name, at } of shuffled(runs)) texts[name] += await run(name, at, benchtime);
    for (const name of names) printed[name]?.push(texts[name] as string);
    longest = Math.max(longest, now() - began);
    rounds++;
  }
  return {
    results: resultsOf(printed),
    rounds,
    benchtime,
    compileSeconds: compiled - started,
    linkSeconds: trial.linkSeconds,
    firstSeed,
  };
}

/** The paths of all builds have the same length, because the length of a program's path can change the program's speed. */
function binaryPath(folder: string, names: readonly string[], name: string, at: number): string {
  return join(folder, `${names.indexOf(name)}`, `${at}.test`);
}

async function testedPackages({ folder, packages }: Suite): Promise<TestedPackage[]> {
  const listed = await output(folder, ['go', 'list', '-f', '{{.ImportPath}}\t{{.Dir}}', ...packages]);
  return listed
    .trim()
    .split('\n')
    .map((line) => {
      const [importPath = '', directory = ''] = line.split('\t');
      return { importPath, directory };
    });
}

async function linkTests(
  { folder, builds }: Suite,
  name: string,
  { importPath }: TestedPackage,
  { file, seed }: { readonly file: string; readonly seed: number },
): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const flags = [`-pgo=${builds[name]}`, '-vet=off', `-ldflags=-randlayout=${seed}`];
  await output(folder, ['go', 'test', '-c', ...flags, '-o', file, importPath]);
}

function runBenchmarks(
  { benchmarks }: Suite,
  file: string,
  { directory }: TestedPackage,
  benchtime: number,
): Promise<string> {
  const flags = ['-test.run=^$', `-test.bench=${benchmarks}`, '-test.count=1', '-test.timeout=30m'];
  return output(directory, [file, ...flags, `-test.benchtime=${Math.round(1000 * benchtime)}ms`]);
}

/** How long the parts of a round take for one build: linking, and running for `fixed + slope × benchtime` seconds. */
interface Trial {
  readonly linkSeconds: number;
  readonly fixed: number;
  readonly slope: number;
}

async function tryOut(
  name: string,
  packages: number,
  link: (name: string, seed: number) => Promise<void>,
  run: (name: string, at: number, benchtime: number) => Promise<string>,
): Promise<Trial> {
  const secondsOf = async (work: () => Promise<void>) => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };
  const runAll = async (benchtime: number) => {
    for (let at = 0; at < packages; at++) await run(name, at, benchtime);
  };
  const linkSeconds = await secondsOf(() => link(name, 1));
  const [short, long] = TRIAL_BENCHTIMES;
  const shortSeconds = await secondsOf(() => runAll(short));
  const longSeconds = await secondsOf(() => runAll(long));
  const slope = Math.max(0, longSeconds - shortSeconds) / (long - short);
  return { linkSeconds, fixed: Math.max(0, shortSeconds - slope * short), slope };
}

/** The time for each benchmark with which `WANTED_ROUNDS` rounds fit into the seconds that one build may take. */
function benchtimeFor(seconds: number, { linkSeconds, fixed, slope }: Trial): number {
  const possible = slope > 0 ? (seconds / WANTED_ROUNDS - linkSeconds - fixed) / slope : LONGEST_BENCHTIME;
  return Math.min(LONGEST_BENCHTIME, Math.max(SHORTEST_BENCHTIME, possible));
}

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/**
 * Computes the geometric mean of each round.
 * @param printed what each build printed, one text for each round.
 * @throws Error if a benchmark has a result in one round and none in another, because then their means cannot be compared.
 */
export function resultsOf(
  printed: Readonly<Record<string, readonly string[]>>,
): Record<string, BuildResults> {
  let expected: string | undefined;
  const entries = Object.entries(printed).map(([name, texts]): [string, BuildResults] => {
    const wholes = texts.map((text, round) => {
      const times = timesIn(text);
      if (times.size === 0) throw new Error(`No benchmark printed a time: ${text.trim().slice(-500)}`);
      const benchmarks = [...times.keys()].sort().join(', ');
      expected ??= benchmarks;
      if (benchmarks !== expected)
        throw new Error(
          `Round ${round + 1} of ${name} has results of ${benchmarks}, but other rounds of ${expected}.`,
        );
      const logarithms = [...times.values()].map(Math.log);
      return Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / logarithms.length);
    });
    return [name, { printed: texts.join(''), wholes }];
  });
  return Object.fromEntries(entries);
}

/** The nanoseconds per operation that a text holds, by package and benchmark. */
function timesIn(text: string): Map<string, number> {
  const times = new Map<string, number>();
  let testedPackage = '';
  for (const line of text.split('\n')) {
    testedPackage = /^pkg: (.*)/.exec(line)?.[1] ?? testedPackage;
    const [, benchmark, time] = /^(Benchmark\S*)\s+\d+\s+([\d.]+) ns\/op/.exec(line) ?? [];
    if (benchmark !== undefined) times.set(`${testedPackage} ${benchmark}`, Number(time));
  }
  return times;
}
