import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../system/exec.ts';
import type { Finding } from '../system/errors.ts';
import { duration } from '../system/text.ts';
import { excerpt } from '../system/text.ts';
import { type End, outputLines } from '../system/exec.ts';
import { type CpuLimit, limitCpus } from './cpu-limit.ts';
import type { UnderLoad } from './loaded-service.ts';
import { requireUnused } from './ports.ts';
import { endedBeforeReady, endedWhileProfiled, loadEndedEarly, loadFailed } from './sentences.ts';
import { waitForService } from './service-ready.ts';
import { startShell } from './shell.ts';

export interface UnderLoadOptions extends UnderLoad {
  /** URLs that will be profiled: on those of this machine nothing may listen yet, and, without `ready`, must in the end. */
  readonly endpoints: readonly string[];
  readonly cwd: string;
  /** Of both commands, below what is set for each. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  progress(line: string): void;
  /** Milliseconds that the service may take to get ready. */
  readonly readyTimeout?: number;
}

/** Lines of either command that progress shows. */
const SHOWN_LINES = 8;
/** A load that ends in the last twentieth of the profile was there for it. */
const ENOUGH_OF_THE_TIME = 0.95;
/** How long a load that is stopped may take to sum up. */
const LOAD_GRACE_MS = 5_000;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;

/** What the run is at; whatever the commands say or do once it is over is because they are stopped. */
interface Stage {
  now: 'starting' | 'profiling' | 'over';
}

/** One of both commands, and what its end means for the run. */
interface Watched extends AsyncDisposable {
  readonly started: Started;
  /** Resolves when its end has been dealt with. */
  readonly noticed: Promise<void>;
  /** Milliseconds since it was started, to its end or to now. */
  lasted(): number;
}

/**
 * Runs `task` while the service runs and is loaded. Both commands and all that they started are ended afterwards,
 * whatever happened.
 * @param task its signal is aborted as soon as its result would be worth nothing.
 * @throws ExpectedError when something listens already where the service will, when the service does not get ready or
 * ends before `task` does, or when the load fails; what `task` throws; the signal's reason.
 */
export async function whileUnderLoad<T>(
  options: UnderLoadOptions,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly value: T; readonly findings: readonly Finding[] }> {
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const stage: Stage = { now: 'starting' };
  await requireUnused(
    [...options.endpoints, ...(options.ready === undefined ? [] : [options.ready])],
    signal,
  );
  await using limit = options.cpus === undefined ? undefined : await limitCpus(options.cpus);
  await using service = await startService(options, limit, stop, stage);
  await waitForService({
    endpoints: options.endpoints,
    env: options.env,
    ready: options.ready,
    readyTimeout: options.readyTimeout,
    signal,
    output: () => service.started.output(),
  });
  options.progress(`The service is ready after ${duration(service.lasted())}.`);
  stage.now = 'profiling';
  await using load =
    options.load === undefined ? undefined : await startLoad(options, options.load, service, stop);
  const begun = performance.now();
  const [outcome] = await Promise.allSettled([task(signal)]);
  const took = performance.now() - begun;
  stage.now = 'over';
  options.signal.throwIfAborted();
  await endsThatExplain(outcome.status === 'rejected', service, load);
  stop.signal.throwIfAborted();
  if (outcome.status === 'rejected') throw outcome.reason;
  const findings = limit?.finding === undefined ? [] : [limit.finding];
  if (load !== undefined) findings.push(...(await finishLoad(options, load, took)));
  return { value: outcome.value, findings };
}

/** Starts the service; its end aborts `stop`. */
async function startService(
  options: UnderLoadOptions,
  limit: CpuLimit | undefined,
  stop: AbortController,
  stage: Stage,
): Promise<Watched> {
  const kept = limit?.kept === undefined ? '' : `, limited to ${options.cpus} CPU ${limit.kept}`;
  options.progress(`Starting the service${kept} …`);
  let shown = 0;
  const started = await startShell({
    ...shellOptions(options),
    command: options.serve,
    programEnv: options.serveEnv,
    onLine: (line) => {
      // What a service says of itself comes first; what it says of each request would bury everything else.
      if (stage.now !== 'over' && ++shown <= SHOWN_LINES) options.progress(`serve | ${excerpt(line, 300)}`);
    },
    wrapper: limit?.wrapper ?? [],
    ...(limit?.enlistIn !== undefined && { enlistIn: limit.enlistIn }),
  });
  return watch(started, (end) => {
    const sentence = stage.now === 'starting' ? endedBeforeReady : endedWhileProfiled;
    stop.abort(sentence(end, started.output()));
  });
}

async function startLoad(
  options: UnderLoadOptions,
  command: string,
  service: Watched,
  stop: AbortController,
): Promise<Watched> {
  options.progress('Loading it …');
  const started = await startShell({ ...shellOptions(options), command, programEnv: options.loadEnv });
  return watch(started, async (end) => {
    if (end.exitCode === 0) return;
    // A load fails when the service is gone, and that is then what to tell.
    await Promise.race([service.noticed, sleep(CAUSE_MS)]);
    stop.abort(loadFailed(end, started.output()));
  });
}

function shellOptions({ cwd, env, signal }: UnderLoadOptions) {
  return { cwd, env, signal };
}

function watch(started: Started, onEnd: (end: End) => void | Promise<void>): Watched {
  const begun = performance.now();
  let ended: number | undefined;
  const noticed = started.exited.then((end) => {
    ended = performance.now();
    return onEnd(end);
  });
  return {
    started,
    noticed,
    lasted: () => (ended ?? performance.now()) - begun,
    [Symbol.asyncDispose]: () => started.stop(),
  };
}

/**
 * Waits for what is still to be noticed of an end of the service or the load: it explains why the task failed, and
 * a task that did not fail is told of an end that it has missed.
 */
async function endsThatExplain(failed: boolean, ...all: readonly (Watched | undefined)[]): Promise<void> {
  const watched = all.filter((one) => one !== undefined);
  const ended = watched.filter(({ started }) => failed || !isAlive(started));
  const noticed = Promise.race(ended.map((one) => one.noticed));
  if (ended.length > 0) await Promise.race([noticed, sleep(CAUSE_MS)]);
}

function isAlive({ pid }: Started): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Stops the load and shows what it says of itself.
 * @param took milliseconds that it should have lasted.
 */
async function finishLoad(
  options: UnderLoadOptions,
  { started, lasted }: Watched,
  took: number,
): Promise<Finding[]> {
  const ran = lasted();
  // Ctrl-C is what a load tool answers with its summary.
  await started.stop(LOAD_GRACE_MS, 'SIGINT');
  for (const line of outputLines(started.output()).slice(-SHOWN_LINES)) options.progress(`load | ${line}`);
  return ran < took * ENOUGH_OF_THE_TIME ? [loadEndedEarly(ran, took)] : [];
}
