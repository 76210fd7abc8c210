import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostOf, isThisMachine } from '../../net/addresses.ts';
import { networkFor } from '../../net/network.ts';
import { printableUrl, send } from '../../net/send.ts';
import { childEnvironment } from '../../system/credentials.ts';
import { ExpectedError, type Finding, warning } from '../../system/errors.ts';
import {
  EVALUATE,
  howItEnded,
  lastOutput,
  outputLines,
  ownerCommand,
  type ProcessEnd,
  type ProcessOptions,
  type StartedProcess,
  startProcess,
} from '../../system/exec.ts';
import { readIfThere } from '../../system/files.ts';
import { totalOf } from '../../system/format.ts';
import { duration, excerpt } from '../../system/text.ts';
import { hasFreePort, onPort, type UnderLoad } from './load-settings.ts';
import { tooManyFailed, understand } from './load-tools.ts';
import { freePort, pinnedTo, ServerProcesses, type ServerUse, usableCpus } from './processes.ts';

/** How a service is started. */
export interface ServiceOptions extends UnderLoad {
  /**
   * The URLs at which the service will listen. Nothing may listen at those on this machine before it starts. Without `ready`, the service
   * is ready when it listens there.
   */
  readonly endpoints: readonly string[];
  readonly cwd: string;
  /** The environment of both commands. The variables of each command override it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly progress?: (line: string) => void;
  /** Shows the first lines that `serve` prints, and the last lines that `load` prints. */
  readonly detail?: (line: string) => void;
  /** The milliseconds in which the service must become ready; default: one minute. */
  readonly readyTimeout?: number;
  /** The numbers of the CPUs for the service; default: the first ones, as many as `cpus` says. */
  readonly pinned?: readonly number[];
}

/** A service that runs. */
export interface Service {
  /** The processes of the service, which know what it has used; undefined if the system does not report this. Only Linux does. */
  readonly processes?: ServerProcesses;
  /** Is aborted when the service ends or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Ends the work on the service with a reason. */
  fail(reason: unknown): void;
  /** Waits a moment after a failure, because the end of the service may explain it. */
  endExplains(): Promise<void>;
  /** Returns the newest part of what the service has printed. */
  output(): string;
  readonly findings: readonly Finding[];
}

const READY_MS = 60_000;
const PAUSE_MS = 25;
/** The milliseconds in which a service must answer. After that, it is asked again. */
const ONE_ANSWER_MS = 5_000;
/** The milliseconds for which the port of an ended service may still be in use. */
const PORT_MS = 3_000;
/** The milliseconds in which a service or a load must end after a signal. */
const END_MS = 5_000;
/** The same for a program that is measured by its runs, because no run may be cut off. */
const LONGEST_RUN_MS = 60_000;
/** The milliseconds that the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/** The most lines of each command that `detail` shows. */
const SHOWN_LINES = 8;
const MARK = 'GO_PGO_SERVER';

/**
 * Starts the service, waits until it is ready, runs `task`, and ends the service and its processes.
 * @param what what happens to the service, for sentences: `loaded`, `profiled`.
 * @throws ExpectedError if something already listens at the address of the service, or if the service does not become ready or ends before
 * `task`; what `task` throws; the signal's reason. In each case, no process of the service is left.
 */
export async function withService<T>(
  options: ServiceOptions,
  what: string,
  task: (service: Service) => Promise<T>,
): Promise<T> {
  const { endpoints, ready, cwd, env, progress, detail } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  let stage: string | undefined = 'before it was ready';
  await requireUnused([...endpoints, ...(ready === undefined ? [] : [ready])], signal);
  const { wrapper, findings } = await pinning(options);
  progress?.(`Starting the service${wrapper.length > 0 ? `, pinned to CPU ${wrapper.at(-1)}` : ''} …`);
  let shown = 0;
  const mark = randomUUID();
  const begun = performance.now();
  const server = await startShell(options.serve, options.serveEnv, wrapper, {
    cwd,
    env: { ...env, [MARK]: mark },
    signal: options.signal,
    onLine: (line) => {
      // Show only the first lines, which a service prints at its start, because lines about requests would hide everything else.
      if (stage !== undefined && ++shown <= SHOWN_LINES) detail?.(`serve | ${excerpt(line, 300)}`);
    },
  });
  const isLinux = process.platform === 'linux';
  const processes = isLinux ? new ServerProcesses(server.pid, `${MARK}=${mark}`) : undefined;
  await using _ = { [Symbol.asyncDispose]: () => endService(server, processes) };
  const ended = server.exited.then((end) => {
    if (stage !== undefined) stop.abort(serviceEnded(end, stage, server.output()));
  });
  const endExplains = () => Promise.race([ended, sleep(CAUSE_MS)]);
  try {
    const waited = await waitUntilReady(options, signal, server);
    if (waited) progress?.(`The service is ready after ${duration(performance.now() - begun)}.`);
    stage = `while it was ${what}`;
    const fail = (reason: unknown) => stop.abort(reason);
    const service = { processes, signal, fail, endExplains, findings, output: server.output };
    const [outcome] = await Promise.allSettled([task(service)]);
    // The end of the service explains why the task failed. Check for it also if the task did not fail.
    if (outcome.status === 'rejected' || !isAlive(server)) await endExplains();
    signal.throwIfAborted();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  } finally {
    // From here on, the service ends because of our signal.
    stage = undefined;
  }
}

function isAlive({ pid }: StartedProcess): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function endService(server: StartedProcess, processes: ServerProcesses | undefined): Promise<void> {
  // Look the processes up before the signal as well, because some cannot be recognized once their parents have ended.
  processes?.survivors();
  await server.stop(END_MS);
  for (const id of processes?.survivors() ?? []) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // The process has ended meanwhile, or belongs to another user. If it keeps the port, the next service reports that.
    }
  }
}

async function pinning({ cpus, pinned }: ServiceOptions) {
  const findings: Finding[] = [];
  if (pinned !== undefined) return { wrapper: pinnedTo(pinned), findings };
  const usable = cpus === undefined ? [] : await usableCpus();
  if (cpus !== undefined && usable.length === 0) {
    const message = `\`cpus: ${cpus}\` is not kept: this system has no \`taskset\`, or does not pin programs to CPUs.`;
    const fix = 'Run it on Linux with `taskset` (util-linux), or leave `cpus` out.';
    findings.push(warning(message, fix));
  }
  const isLimited = cpus !== undefined && usable.length > cpus;
  return { wrapper: isLimited ? pinnedTo(usable.slice(0, cpus)) : [], findings };
}

/** How a load is run. */
export interface LoadOptions extends Pick<ServiceOptions, 'loadEnv' | 'cwd' | 'env' | 'program'> {
  readonly load: string;
  /** The numbers of the CPUs for the load; default: all. */
  readonly loadCpus?: readonly number[];
}

/** One run of a load. */
export interface LoadRun {
  readonly output: string;
  /** Whether the load still ran and was ended by a signal. */
  readonly cut: boolean;
  /** When the run began and ended, in milliseconds since 1970, by the clock that the profiles of a server on this machine have. */
  readonly from: number;
  readonly to: number;
  /** What the server used meanwhile; undefined if the system does not report it. */
  readonly use?: ServerUse;
}

/**
 * Runs the load command against a service that is ready. The load runs to its end, or it is ended by SIGINT (Ctrl-C), after which load
 * tools print their summary.
 * @param until is aborted when the load must end.
 * @param slice the milliseconds that the load should take. The command finds them in its environment, in whole seconds.
 * @throws ExpectedError if the load fails; the reason of the service's signal.
 */
export async function runLoad(
  { processes, signal, endExplains }: Pick<Service, 'processes' | 'signal' | 'endExplains'>,
  { load, loadEnv, loadCpus, cwd, env, program }: LoadOptions,
  until: AbortSignal,
  slice?: number,
): Promise<LoadRun> {
  const before = processes?.use();
  using _ = processes?.watch();
  const from = epochMs();
  const length = slice && { PGO_SLICE_SECONDS: String(Math.max(1, Math.floor(slice / 1000))) };
  const wrapper = loadCpus ? pinnedTo(loadCpus) : [];
  await using started = await startShell(load, loadEnv, wrapper, { cwd, env: { ...env, ...length }, signal });
  let cut = false;
  const stop = () => {
    cut = isAlive(started);
    void started.stop(program === undefined ? END_MS : LONGEST_RUN_MS, 'SIGINT');
  };
  if (until.aborted) stop();
  else until.addEventListener('abort', stop, { once: true });
  const end = await started.exited;
  until.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (!cut && end.exitCode !== 0) {
    // A load fails if the service has ended. Then the end of the service is the cause.
    await endExplains();
    signal.throwIfAborted();
    const byHand = 'Run it by hand against the service and fix it.';
    const thresholds = /\bk6\b/.test(load) ? ' Run k6 with `--no-thresholds`.' : '';
    const codes = ' If its exit code does not mean that it failed, add `|| true`.';
    const fix = program ? 'Give the program less work.' : `${byHand}${thresholds}${codes}`;
    throw new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(started.output())}`, { fix });
  }
  const after = processes?.use();
  const use = before && after && { ...after, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
  return { output: started.output(), cut, from, to: epochMs(), use };
}

/** All runs of a repeated load. */
export interface LoadRuns {
  readonly runs: readonly [LoadRun, ...LoadRun[]];
  /** Why the load could not run again, although it had succeeded before. */
  readonly failure?: ExpectedError;
}

/** The least milliseconds between the starts of two runs, so that a load that ends at once is not started thousands of times. */
const SHORTEST_RUN_MS = 100;

/**
 * Runs the load again and again until it is ended. For example, `ab -n 30000` ends after three seconds, and is repeated for the thirty
 * seconds of a profile.
 * @param isEnough decides after each run whether it was the last one; default: only `until` ends the load.
 * @throws what `runLoad` throws for the first run. A later run may fail, for example because it finds data of the first one.
 */
export async function repeatLoad(
  service: Pick<Service, 'processes' | 'signal' | 'endExplains'>,
  options: LoadOptions & Pick<ServiceOptions, 'progress'>,
  until: AbortSignal,
  { slice, isEnough = () => false }: { slice?: number; isEnough?(last: LoadRun): boolean } = {},
): Promise<LoadRuns> {
  let last = await runLoad(service, options, until, slice);
  const runs: [LoadRun, ...LoadRun[]] = [last];
  try {
    while (!last.cut && !until.aborted && !isEnough(last)) {
      if (runs.length === 1)
        options.progress?.(
          `\`load\` ended after ${duration(last.to - last.from)}. It is repeated until the profiles are taken.`,
        );
      await sleep(Math.max(0, SHORTEST_RUN_MS - (last.to - last.from)), undefined, {
        signal: service.signal,
      });
      last = await runLoad(service, options, until, slice);
      runs.push(last);
    }
  } catch (error) {
    service.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    return { runs, failure: error };
  }
  return { runs };
}

function epochMs(): number {
  return performance.timeOrigin + performance.now();
}

/** If at least this share of requests fails, the profile shows different work than the user wants. */
const MOSTLY = 0.5;
/** A load that ends only in the last twentieth of the task counts as if it had run to the end. */
const ENOUGH_OF_THE_TIME = 0.95;

/** Runs `task`, such as the collection of profiles, while the service runs under load. The load ends with the task. */
export function whileUnderLoad<T>(
  options: ServiceOptions,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly value: T; readonly findings: readonly Finding[] }> {
  const { load, progress, detail } = options;
  return withService(options, 'profiled', async (service) => {
    const { signal, fail, findings } = service;
    if (load === undefined) return { value: await task(signal), findings };
    progress?.('Loading it …');
    const over = new AbortController();
    const loading = repeatLoad(service, { ...options, load }, over.signal);
    loading.catch(fail);
    const [outcome] = await Promise.allSettled([task(signal)]);
    const end = epochMs();
    over.abort();
    // If the load failed, it explains why the task failed.
    const { runs, failure } = await loading;
    if (outcome.status === 'rejected') throw outcome.reason;
    const last = runs.at(-1) as LoadRun;
    // Most load tools print only at their end, which the last run of a repeated load may not have reached.
    const { output } = runs.findLast((one) => outputLines(one.output).length > 0) ?? last;
    for (const line of outputLines(output).slice(-SHOWN_LINES)) detail?.(`load | ${line}`);
    const work = workOfAll(runs);
    const mostly = tooManyFailed(work, ', so the profile shows how errors are answered.', MOSTLY);
    if (mostly !== undefined) throw mostly;
    const doubts = [...findings];
    const some = tooManyFailed(work, ' while the service was profiled.');
    if (some !== undefined) doubts.push(warning(some.message, some.fix));
    const [took, loaded] = [end - runs[0].from, last.to - runs[0].from];
    if (failure !== undefined && loaded < took * ENOUGH_OF_THE_TIME) {
      const short = `\`load\` ended after ${duration(loaded)} and could not be run again, but profiling took ${duration(took)}: for the rest of it the service was idle. ${failure.message}`;
      const fix = 'Let `load` run longer than the profiles take, or so that it can be repeated.';
      doubts.push(warning(short, fix));
    }
    return { value: outcome.value, findings: doubts };
  });
}

/** Returns the work of all runs together. A run whose output is not understood counts as one unit. */
function workOfAll(runs: readonly LoadRun[]): { readonly done: number; readonly failed?: number } {
  const works = runs.map(({ output, from, to }) => understand(output, (to - from) / 1000) ?? { done: 1 });
  const failed = totalOf(works, (work) => ('failed' in work ? (work.failed ?? 0) : 0));
  return { done: totalOf(works, ({ done }) => done), failed };
}

/**
 * Starts a command of the user with its own variables, in a new process group. On SIGINT and SIGTERM, the shell waits for its program, so
 * that a service can end properly and a load tool can print its summary.
 * @param wrapper a program with arguments that starts the shell.
 */
function startShell(
  command: string,
  variables: Readonly<Record<string, string>>,
  wrapper: readonly string[],
  options: ProcessOptions,
): Promise<StartedProcess> {
  const { argv, env } = ownerCommand(command, `trap 'exit 130' INT; trap 'exit 143' TERM; ${EVALUATE}`);
  const [program = 'sh', ...args] = [...wrapper, ...argv];
  return startProcess([program, ...args], {
    ...options,
    env: { ...childEnvironment(options.env ?? {}, 'program'), ...variables, ...env },
    // The command gets all variables that the user set for it, also secrets.
    credentials: 'login',
  });
}

/** Whether a command names the binary (`$PGO_BINARY`). */
export function usesBinary(command: string): boolean {
  return /\bPGO_BINARY\b/.test(command);
}

/** Returns a service that uses `$PORT` with its port: the port at which it is profiled, or a free one if `serve` names that port itself. */
export async function placed<T extends UnderLoad>(service: T, profiled: readonly string[]): Promise<T> {
  if (!hasFreePort(service)) return service;
  const known = profiled.map((one) => new URL(one)).find(({ hostname }) => isThisMachine(hostname));
  const { serve, serveEnv } = service;
  const named = [serve, ...Object.values(serveEnv)].flatMap((text) => text.match(/\d+/g) ?? []);
  const isOther = known === undefined || named.includes(String(portOf(known)));
  return onPort(service, isOther ? await freePort() : portOf(known));
}

/** Checks that no other program would be profiled instead of the service. @param urls the addresses on this machine at which it is profiled. */
async function requireUnused(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls.map((one) => new URL(one)).filter(({ hostname }) => isThisMachine(hostname))) {
    const isUsed = async (signal: AbortSignal) =>
      (await whyNothingListens(url, signal).catch(() => 'no answer')) === undefined ? 'used' : undefined;
    if ((await whyStill(isUsed, PORT_MS, signal)) === undefined) continue;
    const message = `Something listens on ${url.hostname}:${portOf(url)} already, before \`serve\` was started.`;
    const fix = 'End what listens there, or use another port. `serve` must end its own processes on SIGTERM.';
    throw new ExpectedError(message, { fix });
  }
}

/** Repeats a check until it finds no reason to wait, or the time is over. @returns the last reason. */
async function whyStill(
  ask: (signal: AbortSignal) => Promise<string | undefined>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const deadline = performance.now() + milliseconds;
  let why: string | undefined;
  for (;;) {
    const left = Math.ceil(deadline - performance.now());
    const late = AbortSignal.timeout(Math.max(PAUSE_MS, Math.min(ONE_ANSWER_MS, left)));
    why = await ask(AbortSignal.any([signal, late])).catch((error: unknown) => {
      // If the deadline cuts an attempt short, the attempt before says more.
      if (signal.aborted || late.aborted)
        return (left < ONE_ANSWER_MS && why) || 'the last attempt got no answer';
      throw error;
    });
    signal.throwIfAborted();
    if (why === undefined || performance.now() > deadline) return why;
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** The protocol of a URL that names a port at which a server may accept connections or receive datagrams. */
export const ANY_PROTOCOL = 'any:';

/** Whether a server receives datagrams at a port. Only Linux lists this, and a datagram itself cannot show whether a server listens. */
async function takesDatagrams(port: number): Promise<boolean> {
  const tables = await Promise.all(['udp', 'udp6'].map((one) => readIfThere(`/proc/net/${one}`)));
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return new RegExp(`^ *\\d+: \\w+:${local} `, 'm').test(tables.join('\n'));
}

/** Returns why nothing accepts connections at the host and port of a URL, such as `ECONNREFUSED`; undefined if something does. */
export function whyNothingListens(url: URL, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostOf(url), port: portOf(url), signal });
    socket.once('connect', () => {
      // If nothing listens, a connection from a port that the system chose may connect to itself.
      const { localPort, remotePort, localAddress, remoteAddress } = socket;
      const itself = localPort === remotePort && localAddress === remoteAddress;
      resolve(itself ? 'ECONNREFUSED' : undefined);
      socket.destroy();
    });
    socket.once('error', async (error: NodeJS.ErrnoException) => {
      if (signal.aborted) return reject(signal.reason);
      const isTaken = url.protocol === ANY_PROTOCOL && (await takesDatagrams(portOf(url)).catch(() => false));
      resolve(isTaken ? undefined : (error.code ?? error.message));
    });
  });
}

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}

/**
 * Waits until `ready` answers with 2xx. Without `ready`, it waits until the endpoints on this machine accept connections.
 * @returns false if there is neither.
 * @throws ExpectedError with the end of the service's output if the time is over.
 */
async function waitUntilReady(
  { ready, endpoints, env, readyTimeout = READY_MS }: ServiceOptions,
  signal: AbortSignal,
  server: StartedProcess,
): Promise<boolean> {
  const urls =
    ready === undefined ? endpoints.filter((one) => isThisMachine(new URL(one).hostname)) : [ready];
  const deadline = performance.now() + readyTimeout;
  for (const url of urls.map((one) => new URL(one))) {
    const ask = (signal: AbortSignal) =>
      ready === undefined ? whyNothingListens(url, signal) : whyNotAnswered(url, env, signal);
    const why = await whyStill(ask, deadline - performance.now(), signal);
    if (why === undefined) continue;
    const reason = ready === undefined ? `nothing listens on ${url.host} (${why})` : why;
    const message = `The service was not ready within ${duration(readyTimeout)}: ${reason}. ${lastOutput(server.output())}`;
    throw new ExpectedError(message, { fix: ready === undefined ? LISTEN_FIX : ANSWER_FIX });
  }
  return urls.length > 0;
}

async function whyNotAnswered(url: URL, env: ServiceOptions['env'], signal: AbortSignal) {
  // Leave no connection open during the load, because some servers accept only one at a time.
  const network = networkFor(env);
  try {
    const { status, body, url: answered } = await send(url, { headers: {}, network, signal });
    body.on('error', () => {}).destroy();
    return status >= 200 && status < 300 ? undefined : `${printableUrl(answered)} answered ${status}`;
  } catch (error) {
    if (!(error instanceof ExpectedError) || signal.aborted) throw error;
    return error.message.replace(/\.$/, '');
  }
}

const ANSWER_FIX =
  'Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts it.';
const LISTEN_FIX =
  'Let `serve` listen there, or name a URL in `ready` that answers with 2xx when the service is ready.';

function serviceEnded(end: ProcessEnd, when: string, output: string): ExpectedError {
  const fix =
    end.exitCode === 0
      ? 'Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`.'
      : 'Run `serve` and `load` by hand in the working directory, with the binary as PGO_BINARY, and fix what ends it.';
  return new ExpectedError(`The service ${howItEnded(end)} ${when}. ${lastOutput(output)}`, { fix });
}
