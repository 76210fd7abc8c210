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
import { freePort, pinnedTo, ServerProcesses, type ServerUse, usableCpus, useBetween } from './processes.ts';

/** The options for starting a service. */
export interface ServiceOptions extends UnderLoad {
  /**
   * The URLs at which the service will listen. Before the service starts, no program on this machine may listen at the URLs of the service.
   * Without `ready`, the service is ready when it listens at its URLs.
   */
  readonly endpoints: readonly string[];
  readonly cwd: string;
  /** The environment of the `serve` and `load` commands. The variables that the user sets for a command override this environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly progress?: (line: string) => void;
  /** Shows the first lines that `serve` prints, and the last lines that `load` prints. */
  readonly detail?: (line: string) => void;
  /** The milliseconds within which the service must become ready; default: one minute. */
  readonly readyTimeout?: number;
  /** The numbers of the CPUs for the service; default: the first CPUs, as many as `cpus` says. */
  readonly pinned?: readonly number[];
}

/** A service that runs. */
export interface Service {
  /** The processes of the service, which can report their CPU time and memory; undefined on systems other than Linux. */
  readonly processes?: ServerProcesses;
  /** The signal that is aborted when the service ends or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Stops the work on the service for a reason. */
  fail(reason: unknown): void;
  /** Waits a moment after a failure, because the end of the service may be the cause of the failure. */
  endExplains(): Promise<void>;
  /** Returns the newest part of what the service has printed. */
  output(): string;
  readonly findings: readonly Finding[];
}

const READY_MS = 60_000;
const PAUSE_MS = 25;
/** The milliseconds within which a service must answer a request. A request that gets no answer in time is repeated. */
const ONE_ANSWER_MS = 5_000;
/** The milliseconds for which the port of an ended service may still be in use. */
const PORT_MS = 3_000;
/** The milliseconds within which a service or a load must end after a signal. */
const END_MS = 5_000;
/**
 * The milliseconds within which the run of a program must end after a signal. A program that is measured by its runs gets more time,
 * because no run may be cut off.
 */
const LONGEST_RUN_MS = 60_000;
/** The maximum time between a failed request and the end of the service that caused the failure, in milliseconds. */
const CAUSE_MS = 600;
/** The maximum number of lines of each command that `detail` shows. */
const SHOWN_LINES = 8;
const MARK = 'GO_PGO_SERVER';
const BEFORE_READY = 'before it was ready';

/**
 * Thrown if another program uses the port of a service, or if a service ended before it was ready. The cause may be temporary, so another
 * start may succeed.
 */
export class ServiceNotStarted extends ExpectedError {}

/**
 * Starts a service, waits until the service is ready, runs `task`, and ends the service with all its processes.
 * @param what a word for messages, such as `loaded` or `profiled`, that says what the task does with the service.
 * @throws ServiceNotStarted if something already listens at the address of the service, or if the service ends before it is ready.
 * ExpectedError if the service is not ready in time, or ends during `task`. Also throws the error of `task` and the signal's reason. When the
 * function ends, all processes of the service have ended.
 */
export async function withService<T>(
  options: ServiceOptions,
  what: string,
  task: (service: Service) => Promise<T>,
): Promise<T> {
  const { endpoints, ready, cwd, env, progress, detail } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  let stage: string | undefined = BEFORE_READY;
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
      // Show only the first lines, which a service prints at its start, because lines about requests would hide all other output.
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
    // Check whether the service has ended, even if the task did not fail. If the task failed, the end of the service explains the failure.
    if (outcome.status === 'rejected' || !isAlive(server)) await endExplains();
    signal.throwIfAborted();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  } finally {
    // From here on, the service ends because the action has sent a signal to it.
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
  // Look up the processes before the signal as well, because some processes cannot be recognized after their parents have ended.
  processes?.survivors();
  await server.stop(END_MS);
  for (const id of processes?.survivors() ?? []) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // The process has ended, or it belongs to another user. If a process that is still alive keeps the port, an error about this port
      // appears when the next service starts.
    }
  }
}

async function pinning({ cpus, pinned }: ServiceOptions) {
  const findings: Finding[] = [];
  if (pinned !== undefined) return { wrapper: pinnedTo(pinned), findings };
  const usable = cpus === undefined ? [] : await usableCpus();
  if (cpus !== undefined && usable.length === 0) {
    const message = `\`cpus: ${cpus}\` is not kept: this system has no \`taskset\`, or cannot pin programs to CPUs.`;
    const fix = 'Run the command on Linux with `taskset` (util-linux), or leave `cpus` out.';
    findings.push(warning(message, fix));
  }
  const isLimited = cpus !== undefined && usable.length > cpus;
  return { wrapper: isLimited ? pinnedTo(usable.slice(0, cpus)) : [], findings };
}

/** The options for running a load. */
export interface LoadOptions extends Pick<ServiceOptions, 'loadEnv' | 'cwd' | 'env' | 'program'> {
  readonly load: string;
  /** The numbers of the CPUs for the load; default: all. */
  readonly loadCpus?: readonly number[];
}

/** One run of a load. */
export interface LoadRun {
  readonly output: string;
  /** True if the load still ran at the end of its time and was stopped by a signal. */
  readonly cut: boolean;
  /**
   * The times at which the run began and ended, in milliseconds since 1970, by the clock that a server on this machine uses in its
   * profiles.
   */
  readonly from: number;
  readonly to: number;
  /** The CPU time and the memory that the server used during the run; undefined if the system does not report them. */
  readonly use?: ServerUse;
}

/**
 * Runs the load command against a service that is ready. The load runs to its end or until it gets SIGINT (as from Ctrl-C), after which
 * load tools print their summary.
 * @param until the signal that is aborted when the load must end.
 * @param slice the milliseconds that the load should take. The environment of the command contains the time for the load as whole seconds.
 * @throws ExpectedError if the load fails, or the reason of the service's signal.
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
    // A load fails if the service has ended, so wait to see whether the end of the service is the cause.
    await endExplains();
    signal.throwIfAborted();
    const byHand = 'Run the command in `load` by hand against the service, and fix it.';
    const thresholds = /\bk6\b/.test(load) ? ' Run k6 with `--no-thresholds`.' : '';
    const codes = ' If the exit code of the command does not mean a failure, add `|| true`.';
    const fix = program ? 'Give the program less work.' : `${byHand}${thresholds}${codes}`;
    throw new ExpectedError(`\`load\` ${howItEnded(end)}. ${lastOutput(started.output())}`, { fix });
  }
  const after = processes?.use();
  const use = before && after && useBetween(before, after);
  return { output: started.output(), cut, from, to: epochMs(), use };
}

/** All runs of a repeated load. */
export interface LoadRuns {
  readonly runs: readonly [LoadRun, ...LoadRun[]];
  /** The reason why the load could not run again, although its first run had succeeded. */
  readonly failure?: ExpectedError;
}

/** The minimum time between the starts of two runs, in milliseconds, so that a very short load is not started thousands of times. */
const SHORTEST_RUN_MS = 100;

/**
 * Runs the load again and again until `until` is aborted. For example, `ab -n 30000` ends after three seconds, and is repeated for the
 * thirty seconds of a profile.
 * @param isEnough decides after each run whether this run was the last one; default: only `until` ends the load.
 * @throws the errors of `runLoad` for the first run. A later run may fail without an error, for example because it finds data of the first
 * run.
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
          `\`load\` ended after ${duration(last.to - last.from)}. The command is repeated until the profiles are taken.`,
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

/** The share of failed requests at which the profile shows different work than the user wants. */
const MOSTLY = 0.5;
/**
 * The minimum share of the task's time for which a load must run. A load that ends in the last twentieth of the task counts as a load that
 * ran to the end.
 */
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
    // If the load failed, report the failure of the load, because this failure explains why the task failed.
    const { runs, failure } = await loading;
    if (outcome.status === 'rejected') throw outcome.reason;
    const last = runs.at(-1) as LoadRun;
    // Use the last run that printed output. Most load tools print their summary only when they end, and the last run of a repeated load may
    // have been stopped before it printed one.
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
      const short = `\`load\` ended after ${duration(loaded)} and could not be run again, but profiling took ${duration(took)}: for the rest of this time, the service was idle. ${failure.message}`;
      const fix =
        'Let `load` run longer than the profiling takes, or make it a command that can run several times.';
      doubts.push(warning(short, fix));
    }
    return { value: outcome.value, findings: doubts };
  });
}

/** Returns the work of all runs together. If the output of a run cannot be understood, the run counts as one unit of work. */
function workOfAll(runs: readonly LoadRun[]): { readonly done: number; readonly failed?: number } {
  const works = runs.map(({ output, from, to }) => understand(output, (to - from) / 1000) ?? { done: 1 });
  const failed = totalOf(works, (work) => ('failed' in work ? (work.failed ?? 0) : 0));
  return { done: totalOf(works, ({ done }) => done), failed };
}

/**
 * Starts a command of the user with the variables of this command, in a new process group. If the shell gets SIGINT or SIGTERM, the shell
 * waits for its program, so that a service can end properly and a load tool can print its summary.
 * @param wrapper a program, with arguments, that starts the shell.
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
    // The command gets all variables that the user set for it, including secrets.
    credentials: 'login',
  });
}

/** True if a command uses the variable `$PGO_BINARY`. */
export function usesBinary(command: string): boolean {
  return /\bPGO_BINARY\b/.test(command);
}

/**
 * Chooses the port of a service that uses `$PORT`. The service gets the port at which it is profiled. If `serve` itself contains this port
 * number, the service gets a free port.
 */
export async function placed<T extends UnderLoad>(service: T, profiled: readonly string[]): Promise<T> {
  if (!hasFreePort(service)) return service;
  const known = profiled.map((one) => new URL(one)).find(({ hostname }) => isThisMachine(hostname));
  const { serve, serveEnv } = service;
  const named = [serve, ...Object.values(serveEnv)].flatMap((text) => text.match(/\d+/g) ?? []);
  const isOther = known === undefined || named.includes(String(portOf(known)));
  return onPort(service, isOther ? await freePort() : portOf(known));
}

/**
 * Checks that no program already listens where the service will be profiled, because the action would profile that program by mistake.
 * @param urls the addresses on this machine at which the service is profiled.
 */
async function requireUnused(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls.map((one) => new URL(one)).filter(({ hostname }) => isThisMachine(hostname))) {
    const isUsed = async (signal: AbortSignal) =>
      (await whyNothingListens(url, signal).catch(() => 'no answer')) === undefined ? 'used' : undefined;
    if ((await whyStill(isUsed, PORT_MS, signal)) === undefined) continue;
    const message = `Another process listened on ${url.hostname}:${portOf(url)} already before \`serve\` was started.`;
    const fix =
      'End the process that listens on this port, or use another port. `serve` must end its own processes on SIGTERM.';
    throw new ServiceNotStarted(message, { fix });
  }
}

/**
 * Repeats a check until the check passes or the time is over.
 * @returns the last reason to wait; undefined if the last check passed.
 */
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
      // If the deadline interrupts an attempt, report the reason of the attempt before it, because that attempt was complete.
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

/**
 * True if a server receives datagrams at a port. The function returns true only on Linux, because other systems have no list of open UDP
 * ports, and sending a datagram does not show whether a server listens.
 */
async function takesDatagrams(port: number): Promise<boolean> {
  const tables = await Promise.all(['udp', 'udp6'].map((one) => readIfThere(`/proc/net/${one}`)));
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return new RegExp(`^ *\\d+: \\w+:${local} `, 'm').test(tables.join('\n'));
}

/**
 * Returns why no program accepts connections at the host and port of a URL, such as `ECONNREFUSED`; undefined if a program accepts
 * connections.
 */
export function whyNothingListens(url: URL, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostOf(url), port: portOf(url), signal });
    socket.once('connect', () => {
      // If no program listens, a connection may connect to itself, from a port that the system chose.
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
 * Waits until `ready` answers with 2xx. Without `ready`, waits until the endpoints on this machine accept connections.
 * @returns false if there is neither a `ready` URL nor an endpoint on this machine.
 * @throws ExpectedError with the end of the service's output if the service is not ready in time.
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
  // Close each connection before the load begins, because some servers accept only one connection at a time.
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
  'Check that `ready` is a URL that the service answers with 2xx, and that `serve` starts this service.';
const LISTEN_FIX =
  'Let `serve` listen on this address, or set `ready` to a URL that answers with 2xx when the service is ready.';

function serviceEnded(end: ProcessEnd, when: string, output: string): ExpectedError {
  const fix =
    end.exitCode === 0
      ? 'Let `serve` stay in the foreground for as long as the service runs, without `&` or `-d`.'
      : 'Run `serve` and `load` by hand in the working directory, with the binary as PGO_BINARY, and fix the reason why the service ends.';
  const message = `The service ${howItEnded(end)} ${when}. ${lastOutput(output)}`;
  return when === BEFORE_READY
    ? new ServiceNotStarted(message, { fix })
    : new ExpectedError(message, { fix });
}
