import { mkdir } from 'node:fs/promises';
import type { BuildSide } from '../build/build.ts';
import { checkBuildFlags } from '../build/flags.ts';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import type { GoToolchain } from '../go.ts';
import { FEWEST_PAIRS } from '../stats/hodges-lehmann.ts';
import { type BenchmarkSubject, benchmarkSubject, rowName } from './benchmark-subject.ts';
import { type Benchmark, calibrate } from './calibrate.ts';
import { buildMeter } from './meter.ts';
import { leastRoundSeconds, planWhatFits, smallestBudget } from './plan.ts';
import { buildTestBinaries, type TestBinaries } from './test-binaries.ts';
import type { Runner } from './test-run.ts';

export interface BenchmarkOptions {
  readonly go: GoToolchain;
  /** A `binary` is a test binary, as `go test -c` makes it. */
  readonly baseline: BuildSide;
  readonly candidate: BuildSide;
  /** The user's build flags. */
  readonly flags: readonly string[];
  /** Patterns of packages; none: all of the module. */
  readonly packages: readonly string[];
  /** Which benchmarks, as for `go test -bench`. */
  readonly benchmarks: string;
  readonly scratch: string;
  readonly signal?: AbortSignal;
  readonly progress?: (line: string) => void;
}

/** Why there is nothing to measure, in a sentence. */
export interface NothingToMeasure {
  readonly reason: string;
  /** Both sides are the same bytes: there is no difference. */
  readonly identical: boolean;
  readonly findings: readonly Finding[];
}

/** The test binaries of both sides that are worth measuring. */
export interface BuiltBenchmarks {
  readonly binaries: readonly TestBinaries[];
  readonly findings: readonly Finding[];
}

/**
 * Builds the test binaries of both sides, which no budget bounds.
 * @throws UsageError for flags that are none of the user's; NoTestBinary, ExpectedError as `buildTestBinaries`.
 */
export async function buildBenchmarks(
  options: BenchmarkOptions,
): Promise<BuiltBenchmarks | NothingToMeasure> {
  checkBuildFlags(options.flags);
  await mkdir(options.scratch, { recursive: true });
  const packages = options.packages.length === 0 ? ['./...'] : options.packages;
  const { binaries, findings } = await buildTestBinaries({ ...options, packages });
  if (binaries.length === 0) return { reason: noBenchmarks(options, findings), identical: false, findings };
  const differing = binaries.filter((one) => !one.identical);
  if (differing.length === 0) {
    const reason = 'The test binaries of both sides are the same bytes: the same machine code cannot differ.';
    return { reason, identical: true, findings };
  }
  const notes = binaries.filter((one) => one.identical).map(identicalNote);
  return { binaries: differing, findings: [...findings, ...notes] };
}

function noBenchmarks(options: BenchmarkOptions, findings: readonly Finding[]): string {
  if (findings.length > 0) return 'None of the packages with benchmarks builds its tests.';
  return (
    `Module ${options.go.modulePath} has no benchmarks. Write one into a _test.go file next to the hot code: ` +
    'func BenchmarkPage(b *testing.B) { for b.Loop() { renderPage() } }'
  );
}

function identicalNote(one: TestBinaries): Finding {
  return {
    severity: 'note',
    message: `The test binaries of ${one.label} are the same bytes on both sides; they are not measured.`,
  };
}

/** When the measuring began and is to end, as `performance.now()` tells, in ms. */
export interface Window {
  readonly began: number;
  readonly deadline: number;
  /** Part of the time that is left for the benchmarks, where something else is measured too. */
  readonly share: number;
}

/** Part of the time for the benchmarks that calibrating may take. */
const CALIBRATING = 0.6;

/**
 * Finds and calibrates the benchmarks and makes them subjects, each with so much work per run that enough rounds fit.
 * @throws UsageError for an expression that is none; ExpectedError when no binary can be run here; the signal's
 * reason when aborted, with no process left.
 */
export async function benchmarkSubjects(
  options: BenchmarkOptions,
  { binaries }: BuiltBenchmarks,
  window: Window,
): Promise<
  { readonly subjects: readonly BenchmarkSubject[]; readonly findings: readonly Finding[] } | NothingToMeasure
> {
  const { go, scratch, signal } = options;
  const meter = await buildMeter(go, scratch, signal);
  // With more threads, the collector's work depends on which of them happen to run: pairs differ several times as much.
  const env = { ...(go.context.env ?? process.env), GOMAXPROCS: '1' };
  const runner: Runner = { meter, env, signal, deadline: window.deadline };
  const findings: Finding[] = [];
  const now = performance.now();
  const calibrating = {
    ...runner,
    deadline: now + (window.deadline - now) * window.share * CALIBRATING,
  };
  const benchmarks = await calibrateAll(options, binaries, calibrating, findings);
  const left = ((window.deadline - performance.now()) / 1000) * window.share;
  const plan = planWhatFits(benchmarks ?? [], left);
  if (benchmarks === undefined || plan.every((iterations) => iterations === undefined)) {
    const reason = whyNotMeasured(options, benchmarks, findings.length > 0, window);
    return { reason, identical: false, findings };
  }
  const subjects: BenchmarkSubject[] = [];
  for (const [at, one] of benchmarks.entries()) {
    const iterations = plan[at];
    if (iterations === undefined) findings.push(tooDear(one));
    else subjects.push(benchmarkSubject(one, iterations, runner));
  }
  return { subjects, findings };
}

function tooDear(one: Benchmark): Finding {
  const seconds = Number(leastRoundSeconds(one).toPrecision(2));
  return {
    severity: 'warning',
    message: `${rowName(one)} needs about ${seconds} s a round, too long for at least ${FEWEST_PAIRS} rounds with all the others; it is left out.`,
    fix: 'Raise `budget`, or leave it out with `benchmarks`.',
  };
}

/**
 * The benchmarks with what they cost, as many as the time allows; undefined when it is over before there is one. Adds
 * to `findings`.
 */
async function calibrateAll(
  options: BenchmarkOptions,
  binaries: readonly TestBinaries[],
  runner: Runner,
  findings: Finding[],
): Promise<Benchmark[] | undefined> {
  const benchmarks: Benchmark[] = [];
  for (const one of binaries) {
    options.progress?.(`Finding and calibrating the benchmarks of ${one.label}`);
    const found = await calibrate(one, options.benchmarks, runner);
    benchmarks.push(...found.benchmarks);
    findings.push(...found.findings);
    if (!found.isComplete) return benchmarks.length > 0 ? benchmarks : undefined;
  }
  return benchmarks;
}

function whyNotMeasured(
  options: BenchmarkOptions,
  benchmarks: readonly Benchmark[] | undefined,
  failed: boolean,
  { began, deadline, share }: Window,
): string {
  const budget = `${Number(((deadline - began) / 1000).toFixed(1))} s`;
  if (benchmarks === undefined) {
    return `The budget of ${budget} was spent before the benchmarks were calibrated; raise \`budget\` or choose fewer.`;
  }
  if (benchmarks.length > 0) {
    const elapsed = (performance.now() - began) / 1000;
    const needed = Math.ceil(elapsed + smallestBudget(benchmarks) / share);
    return `${count(benchmarks.length, 'benchmark')} ${benchmarks.length === 1 ? 'needs' : 'need'} at least ${FEWEST_PAIRS} rounds, about ${needed} s; raise \`budget\` (${budget}) or choose fewer.`;
  }
  return failed
    ? 'None of the benchmarks ran on both sides.'
    : `No benchmark matches \`${options.benchmarks}\`.`;
}

/** Share of a run outside of the benchmark's timed part from which on it is worth a word. */
const VISIBLE_OVERHEAD = 0.1;

/** What is to be known of how they were measured. */
export function measuringNotes(subjects: readonly BenchmarkSubject[]): Finding[] {
  return subjects.flatMap((one) => {
    const apart = one.apart();
    const share = one.untimedShare() ?? 0;
    const notes = apart === undefined ? [] : [apart];
    if (!(share >= VISIBLE_OVERHEAD)) return notes;
    return [
      ...notes,
      {
        severity: 'note',
        message: `About ${Math.round(share * 100)} % of a run of ${one.name} is outside of its timed part (start-up, set-up, stopped timer), the same on both sides: its change is shown that much too small.`,
        fix: 'Raise `budget` for longer runs, or make the set-up of the benchmark shorter.',
      },
    ];
  });
}
