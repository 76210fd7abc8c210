import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../system/errors.ts';
import { start } from '../system/exec.ts';
import { type GoToolchain, lastLines, runGo } from '../go.ts';
import { METER_SOURCE, ONE_CPU_ELSEWHERE, ONE_CPU_ON_LINUX } from './meter-program.ts';

/**
 * Runs programs and tells the CPU time they took. Node does not tell what a child used, and a shell's `times`
 * counts in steps of 10 ms (dash); the Go toolchain is at hand anyway, and its `os.ProcessState` has the kernel's
 * own figures on every system, in microseconds on Linux and macOS.
 */
export interface Meter {
  readonly program: string;
  /** Folder for what the metered programs print. */
  readonly scratch: string;
  /** The system lets a program be kept to one CPU: Linux does, macOS and some sandboxes do not. */
  readonly keepsToOneCpu: boolean;
}

/** What a program did that ran to its end. */
export interface MeteredRun {
  readonly exitCode: number;
  /** User and system time of the process and of those it waited for. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** Greatest resident memory of any one of these processes, in bytes; 0 where the system does not tell. */
  readonly peakBytes: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The time for measuring is over; what was measured so far stays. */
export class BudgetSpent extends Error {}

/**
 * Builds the meter into `scratch`, for the machine that this runs on. @throws ExpectedError when Go cannot build even that.
 */
export async function buildMeter(go: GoToolchain, scratch: string, signal?: AbortSignal): Promise<Meter> {
  const folder = path.join(scratch, 'meter');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'meter.go'), METER_SOURCE);
  await writeFile(path.join(folder, 'cpu_linux.go'), ONE_CPU_ON_LINUX);
  await writeFile(path.join(folder, 'cpu_elsewhere.go'), ONE_CPU_ELSEWHERE);
  const program = path.join(folder, `meter${go.exe}`);
  const { exitCode, stderr } = await runGo(['build', '-o', program, '.'], {
    cwd: folder,
    // It runs here whatever the user builds for, and has nothing to do with a module that may lie around it.
    env: {
      ...(go.context.env ?? process.env),
      GOTMPDIR: scratch,
      GOFLAGS: undefined,
      GOOS: undefined,
      GOARCH: undefined,
      GO111MODULE: 'off',
      GOWORK: 'off',
    },
    ...(signal && { signal }),
  });
  if (exitCode !== 0) {
    throw new ExpectedError(`The program that measures CPU time does not build: ${lastLines(stderr, 5)}`, {
      fix: 'Check that `go build` works for a program of the standard library alone.',
    });
  }
  const meter = { program, scratch: folder, keepsToOneCpu: true };
  const tried = await meteredRuns(meter, [], { oneCpu: true, cwd: folder, signal, deadline: Infinity });
  return { ...meter, keepsToOneCpu: 'runs' in tried };
}

export interface MeteredOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** `performance.now()` at which the programs are ended, in ms. */
  readonly deadline: number;
}

type Argv = readonly [string, ...string[]];

/**
 * Runs `argv` under the meter to its end.
 * @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when it cannot be run.
 * In each case the process and its children are gone.
 */
export async function runMetered(meter: Meter, argv: Argv, options: MeteredOptions): Promise<MeteredRun> {
  const [run] = await runAll(meter, [argv], { ...options, oneCpu: false });
  return run as MeteredRun;
}

/**
 * Runs both programs at the same time on the same CPU, one that is chosen anew each time; a meter that does not keep
 * to one CPU cannot. @throws as `runMetered`.
 */
export async function runTogether(
  meter: Meter,
  both: readonly [Argv, Argv],
  options: MeteredOptions,
): Promise<readonly [MeteredRun, MeteredRun]> {
  const [first, second] = await runAll(meter, both, { ...options, oneCpu: true });
  return [first as MeteredRun, second as MeteredRun];
}

/** What the program at this place has printed so far. */
export async function printedBy(meter: Meter, at = 0): Promise<{ stdout: string; stderr: string }> {
  const [stdout, stderr] = await Promise.all(
    outputFiles(meter, at).map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  return { stdout: stdout ?? '', stderr: stderr ?? '' };
}

function outputFiles({ scratch }: Meter, at: number): [stdout: string, stderr: string] {
  return [path.join(scratch, `run.${at}.stdout`), path.join(scratch, `run.${at}.stderr`)];
}

interface AllOptions extends MeteredOptions {
  readonly oneCpu: boolean;
}

async function runAll(meter: Meter, all: readonly Argv[], options: AllOptions): Promise<MeteredRun[]> {
  const ended = await meteredRuns(meter, all, options);
  if ('runs' in ended) return ended.runs;
  const names = [...new Set(all.map(([program]) => path.basename(program)))].join(' and ');
  throw new ExpectedError(`${names} could not be run: ${ended.said}`, {
    fix: 'Benchmarks run on this machine: check that GOOS and GOARCH fit it.',
  });
}

async function meteredRuns(
  meter: Meter,
  all: readonly Argv[],
  { cwd, env, signal, deadline, oneCpu }: AllOptions,
): Promise<{ readonly runs: MeteredRun[] } | { readonly said: string }> {
  const left = deadline - performance.now();
  signal?.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const usage = path.join(meter.scratch, 'run.usage');
  await rm(usage, { force: true });
  const programs = all.map((argv, at) => {
    const [stdout, stderr] = outputFiles(meter, at);
    return { argv, stdout, stderr };
  });
  await using meterProcess = await start(
    [meter.program, JSON.stringify({ oneCPU: oneCpu, usage, programs })],
    {
      cwd,
      ...(env && { env }),
      ...(signal && { signal }),
    },
  );
  let late = false;
  const onDeadline = () => {
    late = true;
    void meterProcess.stop(1_000);
  };
  const timer = Number.isFinite(left) ? setTimeout(onDeadline, left) : undefined;
  await meterProcess.exited;
  clearTimeout(timer);
  signal?.throwIfAborted();
  if (late) throw new BudgetSpent();
  const text = await readFile(usage, 'utf8').catch(() => undefined);
  if (text === undefined) return { said: lastLines(meterProcess.output(), 5) };
  const used = JSON.parse(text) as Omit<MeteredRun, 'stdout' | 'stderr'>[];
  return {
    runs: await Promise.all(used.map(async (one, at) => ({ ...one, ...(await printedBy(meter, at)) }))),
  };
}
