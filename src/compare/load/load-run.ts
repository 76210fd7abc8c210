import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../../system/exec.ts';
import type { Finding } from '../../system/errors.ts';
import type { End } from '../../system/exec.ts';
import { ProcessTable } from './process-table.ts';
import type { UnderLoad } from '../../serve/loaded-service.ts';
import { requireUnused } from '../../serve/ports.ts';
import { endedBeforeReady } from '../../serve/sentences.ts';
import { waitForService } from '../../serve/service-ready.ts';
import { startShell } from '../../serve/shell.ts';
import { BudgetSpent } from '../meter.ts';
import { endServer, requireFreed } from './end-server.ts';
import type { ServerMoment } from './load-report.ts';
import { endedWhileLoaded, loadCommandFailed } from './sentences.ts';
import { inGroups, type ServerGroups } from './server-groups.ts';
import { ServerProcesses, type ServerUse } from './server-processes.ts';
import { watchServer } from './timeline.ts';
import { LoadUnfinished, stillNotReady, stillRunning } from './unfinished.ts';

export interface LoadRunOptions {
  readonly underLoad: UnderLoad & { readonly load: string };
  readonly cwd: string;
  /** Of both commands, `PGO_BINARY` included, below what is set for each. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Of the load command alone, below what the user sets for it. */
  readonly loadExtras: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** `performance.now()` at which everything is ended, in ms. */
  readonly deadline: number;
  /** The folders where the system describes processes, and the control groups of this one. */
  readonly proc: { readonly processes: string; readonly groups: string };
  /** Milliseconds that the server may take to get ready. */
  readonly readyTimeout?: number;
}

/** One run of the load against a server that was started for it. */
export interface LoadRun {
  /** What the load command printed. */
  readonly output: string;
  /** Wall time of the load command. */
  readonly loadSeconds: number;
  /** Wall time of everything. */
  readonly seconds: number;
  /** Of the server while it was loaded; undefined where the system does not tell. */
  readonly use?: { readonly cpuSeconds: number; readonly peakMemory: number };
  readonly timeline: readonly ServerMoment[];
  /** What the CPU limit is instead of what was asked for. */
  readonly limit?: Finding;
  /** The server did not end when it was asked to, and was killed. */
  readonly hadToBeKilled?: boolean;
}

/** How long the end of a server may come after the failures that it causes. */
const CAUSE_MS = 600;
const MARK = 'GO_PGO_SERVER';

/**
 * Starts the server, waits until it is ready, runs the load command to its end, asks the system what the server used
 * from the start of the load to its end, and ends the server with all that it started.
 * @throws ExpectedError when the server or the load does not do what it should; BudgetSpent at the deadline, or where
 * that is the signal's reason, LoadUnfinished if it had begun; the signal's reason when
 * aborted otherwise. In each case nothing is left running that can be known to be the server's.
 */
export async function runLoad(options: LoadRunOptions): Promise<LoadRun> {
  const { underLoad, proc } = options;
  const begun = performance.now();
  const stop = new AbortController();
  const spent = new BudgetSpent();
  const left = options.deadline - begun;
  options.signal.throwIfAborted();
  if (left <= 0) throw spent;
  const timer = setTimeout(() => stop.abort(spent), left);
  const signal = AbortSignal.any([options.signal, stop.signal]);
  try {
    const urls = urlsOf(underLoad);
    let hadToBeKilled = false;
    await requireUnused(urls, signal);
    const loaded = await inGroups(underLoad.cpus, proc.groups, (groups) =>
      withServer(options, groups, urls, stop, signal, () => {
        hadToBeKilled = true;
      }),
    );
    await requireFreed(urls, signal);
    return { ...loaded, hadToBeKilled, seconds: (performance.now() - begun) / 1000 };
  } catch (error) {
    if (error instanceof LoadUnfinished) throw error;
    // What fails after an abort fails because of it.
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** What on this machine the server will listen on, as far as the settings tell. */
function urlsOf({ ready, load }: LoadRunOptions['underLoad']): string[] {
  const named = load.match(/https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?=[/\s'"]|$)/g) ?? [];
  return [...new Set([...(ready === undefined ? [] : [ready]), ...named])];
}

async function withServer(
  options: LoadRunOptions,
  { limit, counting, enlistIn }: ServerGroups,
  urls: readonly string[],
  stop: AbortController,
  signal: AbortSignal,
  killed: () => void,
): Promise<Omit<LoadRun, 'seconds'>> {
  const { underLoad, cwd, env } = options;
  const mark = randomUUID();
  let stage: 'starting' | 'loaded' | 'over' = 'starting';
  const server = await startShell({
    command: underLoad.serve,
    cwd,
    env: { ...env, [MARK]: mark },
    programEnv: underLoad.serveEnv,
    signal: options.signal,
    wrapper: limit?.wrapper ?? [],
    enlistIn,
  });
  const table = new ProcessTable(options.proc.processes);
  const processes = table.exists
    ? new ServerProcesses(table, server.pid, `${MARK}=${mark}`, counting)
    : undefined;
  await using _ = {
    async [Symbol.asyncDispose]() {
      if (await endServer(server, processes)) killed();
    },
  };
  const ended = server.exited.then((end) => {
    if (stage === 'over') return;
    const sentence = stage === 'starting' ? endedBeforeReady : endedWhileLoaded;
    stop.abort(sentence(end, server.output()));
  });
  let timeline: ReturnType<typeof watchServer> | undefined;
  try {
    await getReady(options, urls, server, signal);
    stage = 'loaded';
    const before = processes?.use();
    timeline = processes && watchServer(() => processes.use());
    const load = await runLoadCommand(options, ended, signal);
    const after = processes?.use();
    if (!isAlive(server.pid)) await Promise.race([ended, sleep(CAUSE_MS)]);
    signal.throwIfAborted();
    return {
      ...load,
      timeline: timeline?.end() ?? [],
      ...(before && after && { use: usedBetween(before, after) }),
      ...(limit?.finding && { limit: limit.finding }),
    };
  } finally {
    timeline?.end();
    // From here on it ends because it is ended.
    stage = 'over';
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function usedBetween(before: ServerUse, after: ServerUse): { cpuSeconds: number; peakMemory: number } {
  return { cpuSeconds: after.cpuSeconds - before.cpuSeconds, peakMemory: after.peakMemory };
}

async function getReady(
  { underLoad: { ready }, env, readyTimeout }: LoadRunOptions,
  endpoints: readonly string[],
  server: Started,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  try {
    await waitForService({ endpoints, env, signal, ready, readyTimeout, output: () => server.output() });
  } catch (error) {
    if (isSpent(signal)) throw stillNotReady(performance.now() - begun, server.output(), ready);
    throw error;
  }
}

/** Whether the time was over, which is no fault of the server's and none of the user's. */
function isSpent({ reason }: AbortSignal): boolean {
  return reason instanceof BudgetSpent;
}

/** @param ended settles when the server has ended and `signal` was aborted because of it. */
async function runLoadCommand(
  { underLoad, cwd, env, loadExtras }: LoadRunOptions,
  ended: Promise<void>,
  signal: AbortSignal,
): Promise<{ readonly output: string; readonly loadSeconds: number }> {
  const begun = performance.now();
  await using load = await startShell({
    command: underLoad.load,
    cwd,
    env: { ...env, ...loadExtras },
    programEnv: underLoad.loadEnv,
    signal,
  });
  let unfinished: LoadUnfinished | undefined;
  const abort = () => {
    if (isSpent(signal)) unfinished = stillRunning(performance.now() - begun, load.output());
  };
  signal.addEventListener('abort', abort, { once: true });
  const end: End = await load.exited.finally(() => signal.removeEventListener('abort', abort));
  const loadSeconds = (performance.now() - begun) / 1000;
  if (unfinished !== undefined) throw unfinished;
  if (end.exitCode !== 0) {
    // A load fails when the server is gone, and that is then what to tell.
    await Promise.race([ended, sleep(CAUSE_MS)]);
    signal.throwIfAborted();
    throw loadCommandFailed(end, load.output());
  }
  return { output: load.output(), loadSeconds };
}
