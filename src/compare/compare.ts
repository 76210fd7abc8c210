import { randomInt } from 'node:crypto';
import type { Finding } from '../system/errors.ts';
import { FEWEST_PAIRS } from '../stats/hodges-lehmann.ts';
import { seededRandom } from '../stats/random.ts';
import { type BenchmarkSubject, writeBenchmarkFiles } from './benchmark-subject.ts';
import { type BenchmarkOptions, benchmarkSubjects, buildBenchmarks, measuringNotes } from './benchmarks.ts';
import type { Comparison } from './comparison.ts';
import { inconclusive, judge, sameBytes } from './judge.ts';
import type { LoadReport } from './load/load-report.ts';
import type { LoadTest } from './load/load-subject.ts';
import { LoadUnfinished } from './load/unfinished.ts';
import { BudgetSpent } from './meter.ts';
import { pairsPerRound } from './plan.ts';
import { overallLogRatios, type Rounds, runRounds } from './rounds.ts';
import type { Subject } from './subject.ts';
import { NoTestBinary } from './test-binaries.ts';

export interface CompareOptions {
  readonly benchmarks?: BenchmarkOptions;
  /**
   * @param deadline `performance.now()` at which measuring ends.
   * @param signal aborted, by BudgetSpent, when getting ready takes too long.
   * @throws BudgetSpent then.
   */
  readonly load?: (deadline: number, signal: AbortSignal) => Promise<LoadTest>;
  /** Bounds the measuring, calibration included, not the building. */
  readonly budgetSeconds: number;
  /** Half width of the interval that is enough, a fraction. */
  readonly precision: number;
  readonly equivalence: number;
  /** Of the random order; default: another one in each run. */
  readonly seed?: number;
  /** Gets `baseline.bench.txt` and `candidate.bench.txt` for benchstat. */
  readonly outputDirectory: string;
  readonly progress?: (line: string) => void;
  /** Gets what the complete rounds say when the run is cancelled, before that is thrown. */
  readonly interrupted?: (partial: Outcome) => void;
}

export interface Outcome {
  readonly comparison: Comparison;
  readonly load?: LoadReport;
  readonly findings: readonly Finding[];
}

/**
 * Runs benchmarks and the load test on both sides, interleaved, and says which side takes less CPU time. What
 * cannot be measured is a finding, or `inconclusive` with its reason, not an error.
 * @throws UsageError for flags or an expression that are none; ExpectedError for a binary that has no benchmarks where
 * there is no load either; the signal's reason when aborted, with no process left.
 */
export async function compareBinaries(options: CompareOptions): Promise<Outcome> {
  const findings: Finding[] = [];
  /** Why something is not measured; the first is the run's where nothing is. */
  const reasons: { readonly reason: string; readonly identical: boolean }[] = [];
  const built = await build(options, findings);
  if (built !== undefined && 'reason' in built) reasons.push(built);
  const began = performance.now();
  const deadline = began + options.budgetSeconds * 1000;
  const load = await prepared(options, { began, deadline }, findings, reasons);
  const benchmarks: BenchmarkSubject[] = [];
  if (built !== undefined && 'binaries' in built && options.benchmarks !== undefined) {
    const window = { began, deadline, share: load === undefined ? 1 : 0.5 };
    const made = await benchmarkSubjects(options.benchmarks, built, window);
    findings.push(...made.findings);
    if ('reason' in made) reasons.push(made);
    else benchmarks.push(...made.subjects);
  }
  const subjects = [...(load === undefined ? [] : [load.subject]), ...benchmarks];
  if (subjects.length === 0) return { comparison: notMeasured(reasons, began), findings };
  // Why something is missing beside what is measured.
  findings.push(...reasons.map(({ reason }): Finding => ({ severity: 'note', message: reason })));
  const partial = (comparison: Comparison) => {
    const report = load?.report();
    options.interrupted?.({ comparison, ...(report && { load: report }), findings });
  };
  const comparison = await measure(options, subjects, { began, deadline, partial }, findings);
  findings.push(...measuringNotes(benchmarks));
  await writeBenchmarkFiles(benchmarks, options.outputDirectory);
  findings.push(...(load?.findings ?? []));
  const report = load?.report();
  return { comparison, ...(report && { load: report }), findings };
}

/** Undefined where no benchmarks are wanted, or a side has none and there is a load test. */
async function build(options: CompareOptions, findings: Finding[]) {
  if (options.benchmarks === undefined) return undefined;
  try {
    const built = await buildBenchmarks(options.benchmarks);
    findings.push(...built.findings);
    return built;
  } catch (error) {
    if (!(error instanceof NoTestBinary) || options.load === undefined) throw error;
    findings.push({
      severity: 'note',
      message: `${error.message} Only the load test is measured.`,
    });
    return undefined;
  }
}

/** Part of the budget that two runs to warm up may take: where it is not enough, six rounds do not fit either. */
const WARMING = 1 / 5;

/** Undefined where there is no load test, it cannot be run, or takes too long for the budget; adds why. */
async function prepared(
  { load, budgetSeconds }: CompareOptions,
  { began, deadline }: { readonly began: number; readonly deadline: number },
  findings: Finding[],
  reasons: { readonly reason: string; readonly identical: boolean }[],
): Promise<LoadTest | undefined> {
  if (load === undefined) return undefined;
  let unfinished: LoadUnfinished | undefined;
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(new BudgetSpent()), (deadline - began) * WARMING);
  try {
    const test = await load(deadline, tooLong.signal);
    if (test.subject.quantities.length === 0) {
      // It cannot be run at all, and its first run says why.
      const why = await test.run('baseline');
      if ('severity' in why) findings.push(why);
      reasons.push({ reason: 'The servers could not be measured under load.', identical: false });
      return undefined;
    }
    const needed = 2 * FEWEST_PAIRS * test.subject.secondsPerRun;
    if (needed < (deadline - performance.now()) / 1000) return test;
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    if (error instanceof LoadUnfinished) unfinished = error;
  } finally {
    clearTimeout(timer);
  }
  const reason = `The load takes too long to be run ${2 * FEWEST_PAIRS} times, which an interval needs, within the budget of ${budgetSeconds} s; it is left out.${unfinished === undefined ? '' : ` ${unfinished.message}`}`;
  const fix =
    unfinished?.fix ??
    'Give `load` a fixed amount of work for some seconds, such as a number of requests, or raise `budget`.';
  findings.push({ severity: 'warning', message: reason, fix });
  reasons.push({ reason: 'The servers could not be measured under load.', identical: false });
  return undefined;
}

function notMeasured(
  reasons: readonly { readonly reason: string; readonly identical: boolean }[],
  began: number,
): Comparison {
  const identical = reasons.length > 0 && reasons.every((one) => one.identical);
  const reason = reasons.map((one) => one.reason).join(' ');
  return identical ? sameBytes(reason) : inconclusive(reason, (performance.now() - began) / 1000);
}

interface Measuring {
  readonly began: number;
  readonly deadline: number;
  /** Gets what there is when the run is cancelled. */
  readonly partial: (comparison: Comparison) => void;
}

async function measure(
  options: CompareOptions,
  subjects: readonly Subject[],
  { began, deadline, partial }: Measuring,
  findings: Finding[],
): Promise<Comparison> {
  const secondsPerRun = subjects.map((one) => one.secondsPerRun);
  const rounds = await runRounds(subjects, {
    pairs: pairsPerRound(secondsPerRun, (deadline - performance.now()) / 1000),
    precision: options.precision,
    deadline,
    random: seededRandom(options.seed ?? randomInt(2 ** 32)),
    progress: options.progress,
    interrupted: (rounds) => partial(judgement(options, rounds, began, findings)),
  });
  return judgement(options, rounds, began, findings);
}

/** What the rounds say; adds what else there is to say of them. */
function judgement(options: CompareOptions, rounds: Rounds, began: number, findings: Finding[]): Comparison {
  findings.push(...rounds.findings);
  const seconds = (performance.now() - began) / 1000;
  if (rounds.measured.every(({ complete }) => !complete)) {
    return inconclusive('Everything that was measured failed on the way.', seconds);
  }
  if (rounds.completed < FEWEST_PAIRS) return inconclusive(tooFewRounds(options, rounds, seconds), seconds);
  if (overallLogRatios(rounds.measured).length < FEWEST_PAIRS) {
    const reason = 'Nothing of what was measured tells CPU time, which alone decides.';
    return inconclusive(reason, seconds);
  }
  const { precision, equivalence } = options;
  const judged = judge(rounds, { precision, equivalence, seconds });
  findings.push(...judged.findings);
  return judged.comparison;
}

function tooFewRounds(
  { budgetSeconds }: CompareOptions,
  { completed, ended }: Rounds,
  seconds: number,
): string {
  if (ended === 'cancelled')
    return `The run was cancelled after ${completed} of at least ${FEWEST_PAIRS} rounds, which a 95 % interval needs.`;
  const spent = `The budget of ${budgetSeconds} s was spent after ${completed} of at least ${FEWEST_PAIRS} rounds, which a 95 % interval needs`;
  // How long a round takes is not known before one is complete.
  if (completed === 0) return `${spent}; raise \`budget\`.`;
  return `${spent}; raise \`budget\`, to about ${Math.ceil((seconds / completed) * FEWEST_PAIRS * 1.2)} s.`;
}
