import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type GoToolchain, lastLines } from '../golang/go.ts';
import { buildHelper } from '../golang/helper.ts';
import { ExpectedError } from '../system/errors.ts';
import { start } from '../system/exec.ts';
import { pinnedTo, usableCpus } from './placement.ts';
import { BudgetSpent } from './rounds.ts';

/** Runs programs and reports the CPU time they took (golang/helper/meter). */
export interface Meter {
  readonly program: string;
  readonly scratch: string;
  /** CPUs that a program can be kept to; none where the system has no such thing, as macOS and some sandboxes. */
  readonly cpus: readonly number[];
}

/** A program that ran to its end. */
export interface MeteredRun {
  readonly exitCode: number;
  /** User and system time of the process and of those it waited for. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  /** Greatest resident memory of any one of these processes, in bytes; 0 where the system does not say. */
  readonly peakBytes: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that took longer than it may and was ended; what it had printed by then. */
export interface CutOff {
  readonly cutOffSeconds: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface MeteredOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
  readonly seconds?: number;
}

type Argv = readonly [string, ...string[]];

/** Builds the meter for this machine into `scratch`. @throws ExpectedError when Go cannot build even that. */
export async function buildMeter(go: GoToolchain, scratch: string, signal?: AbortSignal): Promise<Meter> {
  const folder = path.join(scratch, 'meter');
  await mkdir(folder, { recursive: true });
  const context = { ...go.context, signal: signal ?? go.context.signal };
  const program = await buildHelper('meter', {
    go: { ...go, context },
    scratch: folder,
    purpose: 'measures CPU time',
  });
  const meter = { program, scratch: folder, cpus: await usableCpus() };
  if (meter.cpus.length === 0) return meter;
  const tried = await order(meter, [], { cwd: folder, signal, deadline: Number.POSITIVE_INFINITY }, true);
  return 'said' in tried ? { ...meter, cpus: [] } : meter;
}

/**
 * Runs one program; or several at the same time, on the same CPU where that is possible, another one each time.
 * @throws BudgetSpent at the deadline; the signal's reason when aborted; ExpectedError when they cannot be run.
 * In each case the processes and their children are gone.
 */
export async function runMetered(
  meter: Meter,
  programs: readonly Argv[],
  options: MeteredOptions,
): Promise<readonly (MeteredRun | CutOff)[]> {
  const ended = await order(meter, programs, options, programs.length > 1 && meter.cpus.length > 0);
  if (!('said' in ended)) return ended.runs;
  const names = [...new Set(programs.map(([program]) => path.basename(program)))].join(' and ');
  throw new ExpectedError(`${names} could not be run: ${ended.said}`, {
    fix: 'Benchmarks run on this machine: check that GOOS and GOARCH fit it.',
  });
}

async function order(
  { program, scratch, cpus }: Meter,
  programs: readonly Argv[],
  { cwd, env, signal, deadline, seconds = Number.POSITIVE_INFINITY }: MeteredOptions,
  oneCpu: boolean,
): Promise<{ readonly runs: (MeteredRun | CutOff)[] } | { readonly said: string }> {
  const left = deadline - performance.now();
  signal?.throwIfAborted();
  if (left <= 0) throw new BudgetSpent();
  const usage = path.join(scratch, 'run.usage');
  await rm(usage, { force: true });
  const orders = programs.map((argv, at) => ({
    argv,
    stdout: path.join(scratch, `run.${at}.stdout`),
    stderr: path.join(scratch, `run.${at}.stderr`),
  }));
  const cpu = cpus[Math.floor(Math.random() * cpus.length)] ?? 0;
  const command = [...(oneCpu ? pinnedTo([cpu]) : []), program, JSON.stringify({ usage, programs: orders })];
  await using meter = await start(command as [string, ...string[]], { cwd, env, signal });
  let late = false;
  const limit = Math.min(left, seconds * 1000);
  const end = () => {
    late = true;
    void meter.stop(1_000);
  };
  const timer = Number.isFinite(limit) ? setTimeout(end, limit) : undefined;
  await meter.exited;
  clearTimeout(timer);
  signal?.throwIfAborted();
  if (late && limit === left) throw new BudgetSpent();
  const used = late ? undefined : await readFile(usage, 'utf8').catch(() => undefined);
  if (!late && used === undefined) return { said: lastLines(meter.output(), 5) };
  const figures: Omit<MeteredRun, 'stdout' | 'stderr'>[] = JSON.parse(used ?? '[]');
  const printed = (name: string) => readFile(name, 'utf8').catch(() => '');
  const runs = orders.map(async ({ stdout, stderr }, at) => ({
    ...(figures[at] ?? { cutOffSeconds: seconds }),
    ...{ stdout: await printed(stdout), stderr: await printed(stderr) },
  }));
  return { runs: await Promise.all(runs) };
}
