import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GoContext, lastLines, runGoBuild } from '../../src/golang/go.ts';
import { readIfProfile } from '../../src/profile/published.ts';
import { startProcess } from '../../src/system/exec.ts';
import { totalOf } from '../../src/system/format.ts';
import { succeed } from '../measure.ts';
import type { BenchmarkedPackage } from './packages.ts';

/**
 * Records a CPU profile of the benchmarks of one package that a program links.
 *
 * 1. `go test -c` builds the test binary in the program's module, so all packages have the versions that the program links. Go finds the
 *    imports of a dependency's tests only if go.sum of the program has them, or if the package is of the standard library.
 * 2. The trial runs each benchmark for one iteration. The trial shows which benchmarks end, and how many there are. A benchmark that fails,
 *    and a benchmark that still runs when the time is over, is left out.
 * 3. The recording runs these benchmarks. Each gets an equal part of the time. If the recording takes too long, it is repeated
 *    without the benchmarks that took longest.
 *
 * The benchmarks are other people's code. They run in a copy of their sources, because tests read `testdata` from their folder and some
 * write files next to it. They get no variable of this environment but PATH, and one CPU. A process that does not end is killed.
 */

/** Why the benchmarks of a package are not part of the profile. */
export type LeftOutReason =
  | 'tests do not build'
  | 'no benchmark ends'
  | 'recording does not end'
  | 'no sample';

/** The profile of a package's benchmarks, or why there is none. */
export type RecordedPackage =
  | {
      readonly kind: 'recorded';
      readonly profiles: readonly string[];
      readonly samples: number;
      readonly benchmarks: number;
    }
  | { readonly kind: 'left out'; readonly reason: LeftOutReason; readonly detail: string };

/** Where and for how long a package is recorded. */
export interface RecordingPlan {
  readonly context: GoContext;
  /** The folder in which the benchmarks run. */
  readonly folder: string;
  /** A folder for the test binary and the profile. The folder need not exist. */
  readonly scratch: string;
  /** How long the benchmarks should run while they are profiled. */
  readonly seconds: number;
  /** A trial that takes longer is stopped; in seconds. */
  readonly longestTrial: number;
  /** A recording that takes longer is stopped; in seconds. */
  readonly longestRecording: number;
}

/** Go's profiler takes this many samples in a second of CPU time. */
const SAMPLES_PER_SECOND = 100;
/**
 * The recording is repeated, at most this many times in all, until it has this share of the planned CPU time. On a busy machine,
 * benchmarks get less CPU time than `-benchtime` says.
 */
const [MOST_RECORDINGS, ENOUGH] = [3, 0.7];
/** Before the run that counts, a benchmark runs with fewer iterations. Together, the runs take this many times `-benchtime`. */
const RAMP = 1.5;
/** Preparations are repeated for each of the runs with fewer iterations. */
const PREPARATIONS = 3;
/** The shortest `-benchtime`, in seconds. */
const SHORTEST = 0.005;

/** Records the benchmarks of a package. */
export async function recordPackage(
  { importPath }: Pick<BenchmarkedPackage, 'importPath'>,
  { context, folder, scratch, seconds, longestTrial, longestRecording: longest }: RecordingPlan,
): Promise<RecordedPackage> {
  await mkdir(scratch, { recursive: true });
  const binary = join(scratch, 'benchmarks.test');
  const args = ['test', '-c', '-vet=off', '-pgo=off', '-o', binary, importPath];
  const built = await runGoBuild(args, context);
  if (built.exitCode !== 0 || !(await isFile(binary)))
    return leftOut('tests do not build', lastLines(built.stderr, 3));
  const place: Place = { binary, folder, scratch };
  const trial = await runBenchmarks(place, ['-test.bench=.', '-test.benchtime=1x'], longestTrial);
  const ended = endedBenchmarks(trial.lines, trial.isCut);
  if (ended.length === 0) return leftOut('no benchmark ends', lastLines(trial.output, 3));
  const time = secondsForEach(seconds, partsOf(ended), trial.seconds);
  const recorded = await recordChosen(place, { chosen: ended, time, seconds, longest });
  if (!isStopped(recorded)) return recorded;
  // Some benchmarks prepare their work for a long time. The second recording leaves them out.
  const chosen = cheapest(endedBenchmarks(recorded.stoppedLines, true), seconds);
  if (chosen.length === 0) return doesNotEnd(longest);
  const again = await recordChosen(place, { chosen, time, seconds, longest });
  return isStopped(again) ? doesNotEnd(longest) : again;
}

/** What is recorded, in seconds. */
interface Recording {
  readonly chosen: readonly EndedBenchmark[];
  /** `-benchtime` for each benchmark. */
  readonly time: number;
  /** How long all benchmarks should run together. */
  readonly seconds: number;
  /** A run that takes longer is stopped. */
  readonly longest: number;
}

/** What a recording printed until it was stopped, because it took too long. */
interface StoppedRecording {
  readonly stoppedLines: readonly PrintedLine[];
}

function isStopped(result: RecordedPackage | StoppedRecording): result is StoppedRecording {
  return 'stoppedLines' in result;
}

/** Records benchmarks until there is enough CPU time. */
async function recordChosen(
  place: Place,
  { chosen, time, seconds, longest }: Recording,
): Promise<RecordedPackage | StoppedRecording> {
  const names = chosen.map(({ name }) => name).join('|');
  const args = [`-test.bench=^(${names})$`, `-test.benchtime=${time.toFixed(4)}s`];
  const profiles: string[] = [];
  let samples = 0;
  while (profiles.length < MOST_RECORDINGS && samples < ENOUGH * seconds * SAMPLES_PER_SECOND) {
    const profile = join(place.scratch, `${profiles.length}.pprof`);
    const recorded = await runBenchmarks(place, [...args, `-test.cpuprofile=${profile}`], longest);
    if (recorded.seconds >= longest) return { stoppedLines: recorded.lines };
    const read = await readIfProfile(await readFile(profile).catch(() => undefined));
    if (read === undefined || read.samples === 0) return leftOut('no sample', lastLines(recorded.output, 3));
    profiles.push(profile);
    samples += read.samples;
  }
  return { kind: 'recorded', profiles, samples, benchmarks: partsOf(chosen) };
}

function doesNotEnd(longest: number): RecordedPackage {
  return leftOut('recording does not end', `It was stopped after ${longest} s.`);
}

function leftOut(reason: LeftOutReason, detail: string): RecordedPackage {
  return { kind: 'left out', reason, detail };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/**
 * Returns `-benchtime` for each benchmark, so that all of them together take the planned time.
 * @param parts the number of benchmarks, each part of a benchmark counted for itself.
 * @param trialSeconds how long one iteration of each took, with its preparations.
 */
export function secondsForEach(seconds: number, parts: number, trialSeconds: number): number {
  const preparing = Math.min(PREPARATIONS * trialSeconds, seconds / 2);
  return Math.max(SHORTEST, (seconds - preparing) / (RAMP * parts));
}

/** A test binary and the folder in which it runs. */
interface Place {
  readonly binary: string;
  readonly folder: string;
  readonly scratch: string;
}

/** A line that a test binary printed, and when: in seconds since its start. */
export interface PrintedLine {
  readonly text: string;
  readonly at: number;
}

/** One run of a test binary. */
interface BenchmarkOutput {
  readonly lines: readonly PrintedLine[];
  /** The end of what it printed. */
  readonly output: string;
  /** Whether it was stopped because it took too long, or ended itself before its last benchmark, for example by a panic. */
  readonly isCut: boolean;
  readonly seconds: number;
}

async function runBenchmarks(
  { binary, folder, scratch }: Place,
  args: readonly string[],
  longest: number,
): Promise<BenchmarkOutput> {
  const lines: PrintedLine[] = [];
  const began = performance.now();
  const secondsSoFar = () => (performance.now() - began) / 1000;
  // One CPU, so that the CPU time of a recording is about the time that it takes. Preemption is off as in the workflow that `init` writes.
  const env = {
    PATH: process.env['PATH'],
    HOME: scratch,
    TMPDIR: scratch,
    GODEBUG: 'asyncpreemptoff=1',
  };
  await using started = await startProcess([binary, '-test.v', '-test.run=^$', '-test.cpu=1', ...args], {
    cwd: folder,
    env,
    onLine: (text) => lines.push({ text, at: secondsSoFar() }),
  });
  const timer = new AbortController();
  const ended = await Promise.race([
    started.exited,
    sleep(longest * 1000, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  if (ended === undefined) await started.stop(0);
  const seconds = secondsSoFar();
  // The exit code is 1 if a benchmark failed and all others ran.
  const isCut = ![0, 1].includes(ended?.exitCode ?? -1);
  return { lines, output: started.output(), isCut, seconds };
}

/** A benchmark that ended without a failure. */
export interface EndedBenchmark {
  readonly name: string;
  /** The number of results that it printed: one for each part (`b.Run`). */
  readonly parts: number;
  /** How long it ran, with its preparations. */
  readonly seconds: number;
}

function partsOf(benchmarks: readonly EndedBenchmark[]): number {
  return totalOf(benchmarks, ({ parts }) => parts);
}

/** Returns the benchmarks that ran for the shortest time, as many as take at most `seconds` together. */
export function cheapest(benchmarks: readonly EndedBenchmark[], seconds: number): readonly EndedBenchmark[] {
  let total = 0;
  return benchmarks
    .toSorted((a, b) => a.seconds - b.seconds)
    .filter((benchmark) => {
      total += benchmark.seconds;
      return total <= seconds;
    });
}

const RESULT = /^Benchmark\S*\s+\d+\s+[\d.e+]+ \S/;
/** With `-test.v`, a test binary prints the name of a benchmark when it begins, and again with the result. */
const BEGIN = /^(Benchmark[^\s/]*)\S*(?:\s*$|\s+\d)/;
const FAILURE = /^\s*--- FAIL: (Benchmark[^\s/]*)/;

/**
 * Reads what a test binary printed, and returns the benchmarks that ended without a failure.
 * @param isCut whether the output ends early. Then the last benchmark that began is left out.
 */
export function endedBenchmarks(lines: readonly PrintedLine[], isCut: boolean): readonly EndedBenchmark[] {
  const found = new Map<string, { begin: number; end: number; parts: number }>();
  const failed = new Set<string>();
  let last = '';
  for (const { text, at } of lines) {
    last = BEGIN.exec(text)?.[1] ?? last;
    const benchmark = found.get(last) ?? { begin: at, end: at, parts: 0 };
    if (last !== '') found.set(last, benchmark);
    benchmark.end = at;
    if (RESULT.test(text)) benchmark.parts++;
    const failure = FAILURE.exec(text)?.[1];
    if (failure !== undefined) failed.add(failure);
  }
  if (isCut) failed.add(last);
  return [...found].flatMap(([name, { begin, end, parts }]) =>
    parts > 0 && !failed.has(name) ? [{ name, parts, seconds: end - begin }] : [],
  );
}

/** Copies of the sources of modules and of the standard library, in which benchmarks run. Each is made once. */
export class SourceCopies {
  readonly #scratch: string;
  readonly #copies = new Map<string, string>();

  constructor(scratch: string) {
    this.#scratch = scratch;
  }

  /** Returns the folder of the package in the copy of its module, so that a path such as `../testdata` leads to the copy as well. */
  async folderOf({ directory, sources }: BenchmarkedPackage): Promise<string> {
    let copy = this.#copies.get(sources);
    if (copy === undefined) {
      copy = join(this.#scratch, `${this.#copies.size}`);
      this.#copies.set(sources, copy);
      await mkdir(this.#scratch, { recursive: true });
      // Files in Go's module cache are read-only.
      await succeed(this.#scratch, ['cp', '-r', sources, copy]);
      await succeed(this.#scratch, ['chmod', '-R', 'u+w', copy]);
    }
    return join(copy, relative(sources, directory));
  }
}
