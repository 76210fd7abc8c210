import { chmod, constants, copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count, fixed } from '../../system/format.ts';
import { duration } from '../../system/text.ts';
import type { UnderLoad } from '../../serve/loaded-service.ts';
import { mean } from '../../stats/average.ts';
import { pairOf, type Reading, type SideName, type Sides, type Subject } from '../subject.ts';
import { doubtsOf } from './doubts.ts';
import type { LoadReport } from './load-report.ts';
import { type LoadRunOptions, runLoad } from './load-run.ts';
import { loadReport } from './load-summary.ts';
import { type LoadTool, loadTool } from './load-tool.ts';
import { type MeasuredRun, measuredRun, quantitiesOf, readingOf } from './measured-run.ts';
import { leftOut, mostlyErrors, nothingUsed } from './sentences.ts';

export interface LoadTestOptions {
  /** Absolute paths of both servers' binaries. */
  readonly binaries: Readonly<Record<SideName, string>>;
  readonly underLoad: UnderLoad;
  readonly cwd: string;
  /** Of `serve` and of `load`, below what is set for each. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
  /** Folder for the binaries as they are run, and for what load tools write. */
  readonly scratch: string;
  progress(line: string): void;
  /** Absent: `/proc` for both. */
  readonly proc?: LoadRunOptions['proc'];
  /** Milliseconds that a server may take to get ready; absent: 60,000. */
  readonly readyTimeout?: number;
}

/** A server under load, to be measured on both sides. */
export interface LoadTest {
  /** Where it cannot be run at all, the first run says why. */
  readonly subject: Subject;
  /** Runs it once on one side. */
  readonly run: (side: SideName) => Promise<Reading | Finding>;
  /** What both sides showed in the runs so far, the first ones, which are for warming up, left out. */
  readonly report: () => LoadReport | undefined;
  /** Doubts about what was measured so far. */
  readonly findings: readonly Finding[];
}

/** A share of failures from which on answers are not the work any more. */
const MOST_FAILED = 0.05;
const NAME = 'load';
const SYSTEM = { processes: '/proc', groups: '/proc' };

/**
 * Runs the load once against each side: that warms up what outlives a server (files in memory, databases beside it),
 * and tells how long a run takes and what its tool says. These runs do not count.
 * @throws BudgetSpent when that alone takes all the time; the signal's reason when aborted; in each case nothing is
 * left running.
 */
export async function prepareLoad(options: LoadTestOptions): Promise<LoadTest> {
  const { underLoad, progress } = options;
  const { load } = underLoad;
  if (load === undefined) return neverRun(noLoad());
  const binaries = await copyBinaries(options);
  const tool = loadTool({ load, env: { ...options.env, ...underLoad.loadEnv }, scratch: options.scratch });
  const run = (side: SideName) => runSide(options, { ...underLoad, load }, tool, binaries[side], side);
  const trials: Sides<MeasuredRun[]> = { baseline: [], candidate: [] };
  for (const side of ['baseline', 'candidate'] as const) {
    progress(`Loading the server of the ${side}, once to warm up …`);
    const trial = await run(side);
    if ('severity' in trial) return neverRun(trial);
    trials[side].push(trial);
    progress(`The ${side}: ${describe(trial)}`);
  }
  return loadTest(options, trials, run);
}

function loadTest(
  { underLoad: { cpus } }: LoadTestOptions,
  trials: Sides<MeasuredRun[]>,
  run: (side: SideName) => Promise<MeasuredRun | Finding>,
): LoadTest {
  const all = [...trials.baseline, ...trials.candidate];
  const [first, ...others] = all.map(readingOf);
  const counted: Sides<MeasuredRun[]> = { baseline: [], candidate: [] };
  const quantities = quantitiesOf(first ?? new Map(), ...others);
  const [doubt] = doubtsOf(trials);
  if (quantities.length === 0 && doubt !== undefined) return neverRun(doubt);
  const runOnce = async (side: SideName): Promise<Reading | Finding> => {
    const measured = await run(side);
    if ('severity' in measured) return measured;
    counted[side].push(measured);
    return readingOf(measured);
  };
  return {
    subject: {
      name: NAME,
      quantities,
      secondsPerRun: mean(all.map(({ seconds }) => seconds)),
      runPair: (first) => pairOf(first, runOnce),
    },
    run: runOnce,
    report: () => loadReport(counted.baseline, counted.candidate, cpus),
    get findings() {
      return doubtsOf({
        baseline: [...trials.baseline, ...counted.baseline],
        candidate: [...trials.candidate, ...counted.candidate],
      });
    },
  };
}

/** @returns a finding when the server or the load does not do what it should. */
async function runSide(
  options: LoadTestOptions,
  underLoad: LoadRunOptions['underLoad'],
  tool: LoadTool,
  binary: string,
  side: SideName,
): Promise<MeasuredRun | Finding> {
  const { cwd, env, signal, deadline, proc = SYSTEM, readyTimeout } = options;
  try {
    const run = await runLoad({
      underLoad,
      cwd,
      env: { ...env, PGO_BINARY: binary },
      loadExtras: await tool.environment(),
      signal,
      deadline,
      proc,
      ...(readyTimeout !== undefined && { readyTimeout }),
    });
    const measured = measuredRun(run, await tool.saturation(run.output));
    if (measured.cpuSeconds !== undefined && measured.cpuSeconds <= 0) throw nothingUsed();
    const { failed = 0, done } = measured;
    if (failed >= done * MOST_FAILED) throw mostlyErrors(failed, done);
    return measured;
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    signal.throwIfAborted();
    return leftOut(side, error);
  }
}

/**
 * Both binaries under one name, in folders whose names are equally long: where a program lies in memory depends on the
 * length of its arguments and its environment, and its speed on that.
 * Source: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009.
 */
async function copyBinaries({ binaries, scratch }: LoadTestOptions): Promise<Sides<string>> {
  const name = basename(binaries.baseline);
  const copy = async (from: string, folder: string) => {
    const to = join(scratch, folder, name);
    await mkdir(join(scratch, folder), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, 0o755);
    return to;
  };
  return { baseline: await copy(binaries.baseline, '1'), candidate: await copy(binaries.candidate, '2') };
}

/** What cannot be measured at all is a subject nevertheless, whose first run says so. */
function neverRun(finding: Finding): LoadTest {
  const subject: Subject = {
    name: NAME,
    quantities: [],
    secondsPerRun: 0,
    runPair: async () => finding,
  };
  return { subject, run: async () => finding, report: () => undefined, findings: [] };
}

function noLoad(): Finding {
  return {
    severity: 'warning',
    message: 'Both servers can be started, but no load is named that they are to be measured under.',
    fix: 'Name a command with `load` that does a fixed amount of work, such as `ab -q -n 20000 -c 8 URL`.',
  };
}

function describe({ done, work, cpuSeconds, seconds }: MeasuredRun): string {
  const cpu = cpuSeconds === undefined ? '' : `, ${fixed(cpuSeconds, 2)} s of CPU time`;
  return `${work === 'run' ? 'one run of the load' : count(done, work)}${cpu}, ${duration(seconds * 1000)} in all.`;
}
