import type { Finding } from '../system/errors.ts';
import {
  type BenchmarkOptions,
  type BuiltBenchmarks,
  buildBenchmarks,
  type Nothing,
  prepareBenchmarks,
  writeBenchmarkFiles,
} from './benchmarks.ts';
import type { Benchmark } from './calibrate.ts';
import type { LoadTest } from './load.ts';
import { isFinding, overallLogRatios, pairsPerRound, type Rounds, runRounds } from './rounds.ts';
import type { LoadReport } from './slices.ts';
import { FEWEST_PAIRS } from './stats/samples.ts';
import { NoTestBinary } from './test-binaries.ts';
import { type Comparison, inconclusive, judge, sameBytes } from './verdict.ts';

export interface CompareOptions {
  readonly benchmarks?: BenchmarkOptions;
  /**
   * @param deadline `performance.now()` at which measuring ends.
   * @param share of the time until then that is for the load.
   */
  readonly load?: (deadline: number, share: number) => Promise<LoadTest | Finding>;
  /** Bounds the measuring, calibration included, not the building. */
  readonly budgetSeconds: number;
  /** `performance.now()` at which measuring and the building of test binaries end in any case. */
  readonly deadline?: number;
  /** Until then, the rounds that a verdict needs may go on. */
  readonly latest?: number;
  /** Half width of the interval that is enough, a fraction. */
  readonly precision: number;
  readonly equivalence: number;
  /** Gets `baseline.bench.txt` and `candidate.bench.txt` for benchstat. */
  readonly outputDirectory: string;
  readonly progress?: (line: string) => void;
  /** Gets the outcome of the complete rounds when the run is cancelled, before that is thrown. */
  readonly interrupted?: (partial: Outcome) => void;
}

export interface Outcome {
  readonly comparison: Comparison;
  readonly load?: LoadReport;
  /** The benchmarks that were measured, ready to be run again. */
  readonly calibrated?: readonly Benchmark[];
  readonly findings: readonly Finding[];
}

/** Part of the time that a load gets next to benchmarks. */
const LOAD_SHARE = 0.5;

/**
 * Runs benchmarks and the load test on both sides, interleaved, and says which side takes less CPU time. What cannot be
 * measured is a finding, or `inconclusive` with its reason, not an error.
 */
export async function compareBinaries(options: CompareOptions): Promise<Outcome> {
  const asked = performance.now();
  const built = await build(options);
  const began = performance.now();
  const deadline = Math.min(
    began + options.budgetSeconds * 1000,
    options.deadline ?? Number.POSITIVE_INFINITY,
  );
  const latest = Math.max(deadline, options.latest ?? deadline);
  const hasBenchmarks = options.benchmarks !== undefined && built.binaries.length > 0;
  const made = await options.load?.(deadline, hasBenchmarks ? LOAD_SHARE : 1);
  const load = made === undefined || isFinding(made) ? undefined : made;
  const benchmarks =
    options.benchmarks === undefined || !hasBenchmarks
      ? { subjects: [], findings: [], nothing: built.nothing, relinking: undefined }
      : await prepareBenchmarks(options.benchmarks, built, {
          deadline,
          latest,
          budgetSeconds: options.budgetSeconds,
          buildSeconds: (began - asked) / 1000,
          share: load ? 1 - LOAD_SHARE : 1,
        });
  const findings = [...built.findings, ...(isFinding(made) ? [made] : []), ...benchmarks.findings];
  const nothing: Nothing[] = [
    ...(isFinding(made) ? [{ reason: 'The servers could not be measured under load.' }] : []),
    ...(benchmarks.nothing === undefined ? [] : [benchmarks.nothing]),
  ];
  const subjects = [...(load ? [load.subject] : []), ...benchmarks.subjects];
  const seconds = () => (performance.now() - began) / 1000;
  if (subjects.length === 0) {
    const advice = options.load === undefined ? nothing.flatMap((one) => one.advice ?? []) : [];
    const reason = [...nothing.map((one) => one.reason), ...advice].join(' ');
    const identical = nothing.length > 0 && nothing.every((one) => one.identical);
    return { comparison: identical ? sameBytes(reason) : inconclusive(reason, seconds()), findings };
  }
  for (const { reason } of nothing) findings.push({ severity: 'note', message: reason });
  const outcomeOf = (rounds: Rounds): Outcome => {
    const judged = judgement(options, rounds, seconds());
    const notes = [...benchmarks.subjects.flatMap((one) => one.notes()), ...(load?.findings() ?? [])];
    return {
      comparison: judged.comparison,
      load: load?.report(),
      calibrated: benchmarks.calibrated,
      findings: [...findings, ...rounds.findings, ...judged.findings, ...notes],
    };
  };
  const { relinking } = benchmarks;
  const secondsPerRun = subjects.map((one) => one.secondsPerRun);
  const rounds = await runRounds(subjects, {
    pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1000, relinking?.seconds),
    before: relinking?.relink,
    precision: options.precision,
    deadline,
    latest,
    random: Math.random,
    progress: options.progress,
    interrupted: (partial) => options.interrupted?.(outcomeOf(partial)),
  });
  await writeBenchmarkFiles(benchmarks.subjects, options.outputDirectory);
  return outcomeOf(rounds);
}

/** Without binaries where no benchmarks are wanted, or a side has none and there is a load test. */
async function build({ benchmarks, load, deadline }: CompareOptions): Promise<BuiltBenchmarks> {
  if (benchmarks === undefined) return { binaries: [], findings: [] };
  try {
    return await buildBenchmarks({ ...benchmarks, deadline });
  } catch (error) {
    if (!(error instanceof NoTestBinary) || load === undefined) throw error;
    const message = `${error.message} Only the load test is measured.`;
    return { binaries: [], findings: [{ severity: 'note', message }] };
  }
}

function judgement(
  { budgetSeconds, precision, equivalence }: CompareOptions,
  rounds: Rounds,
  seconds: number,
): Outcome {
  const { completed, ended, measured } = rounds;
  const nothing = (reason: string) => ({ comparison: inconclusive(reason, seconds), findings: [] });
  if (measured.every(({ complete }) => !complete))
    return nothing('Everything that was measured failed on the way.');
  if (completed < FEWEST_PAIRS) {
    const needed = `${completed} of at least ${FEWEST_PAIRS} rounds, which a 95 % interval needs`;
    if (ended === 'cancelled') return nothing(`The run was cancelled after ${needed}.`);
    // How long a round takes is not known before one is complete.
    const enough =
      completed === 0 ? '' : `, to about ${Math.ceil((seconds / completed) * FEWEST_PAIRS * 1.2)} s`;
    return nothing(`The budget of ${budgetSeconds} s was spent after ${needed}; raise \`budget\`${enough}.`);
  }
  if (overallLogRatios(measured).length < FEWEST_PAIRS)
    return nothing('No measurement reports CPU time, which alone decides.');
  return judge(rounds, { precision, equivalence, seconds });
}
