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

export interface ServiceOptions extends UnderLoad {
  /** Where the service will listen: on this machine nothing may listen there yet, and, without `ready`, must in the end. */
  readonly endpoints: readonly string[];
  readonly cwd: string;
  /** Of both commands, below what is set for each. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly progress?: (line: string) => void;
  /** Gets the first lines that `serve` prints, and the last ones of `load`. */
  readonly detail?: (line: string) => void;
  /** Milliseconds that the service may take to get ready; absent: a minute. */
  readonly readyTimeout?: number;
  /** CPUs of the service by number, instead of the first ones, as many as `cpus` says. */
  readonly pinned?: readonly number[];
}

export interface Service {
  /** What it has used; absent where the system does not report it, as all but Linux. */
  readonly processes?: ServerProcesses;
  /** Aborted when the service ended or the run was cancelled. */
  readonly signal: AbortSignal;
  fail(reason: unknown): void;
  /** After a failure, waits a moment for the end of the service, which would explain it. */
  endExplains(): Promise<void>;
  /** What it has printed, the newest part. */
  output(): string;
  readonly findings: readonly Finding[];
}

const READY_MS = 60_000;
const PAUSE_MS = 25;
/** A service that takes a connection and never answers is asked again. */
const ONE_ANSWER_MS = 5_000;
/** How long the port of a service that has ended may be in use. */
const PORT_MS = 3_000;
/** How long a service or a load may take to end by itself. */
const END_MS = 5_000;
/** The same for a program that is measured by its runs: they are not cut off. */
const LONGEST_RUN_MS = 60_000;
/** How long the end of a service may come after the failures that it causes. */
const CAUSE_MS = 600;
/** Lines of either command that `detail` gets. */
const SHOWN_LINES = 8;
const MARK = 'GO_PGO_SERVER';

/**
 * Starts the service, waits until it is ready, runs `task`, and ends the service and its processes.
 * @param what is done with it, for sentences: `loaded`, `profiled`.
 * @throws ExpectedError when something already listens where the service will, when the service does not get ready or ends
 * before `task` does; what `task` throws; the signal's reason. In each case nothing of the service is left running.
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
      // What a service prints at its start comes first; what it prints of each request would bury everything else.
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
    // The end of the service explains why the task failed; a task that did not fail may have missed that end.
    if (outcome.status === 'rejected' || !isAlive(server)) await endExplains();
    signal.throwIfAborted();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  } finally {
    // From here on it ends because it is ended.
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
  // Also looked up before: once their parents are gone, some cannot be recognised any more.
  processes?.survivors();
  await server.stop(END_MS);
  for (const id of processes?.survivors() ?? []) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // Gone meanwhile, or another user's: the next service finds the port taken, if that matters.
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

export interface LoadOptions extends Pick<ServiceOptions, 'loadEnv' | 'cwd' | 'env' | 'program'> {
  readonly load: string;
  /** CPUs that it is kept to, by number; absent: all. */
  readonly loadCpus?: readonly number[];
}

export interface LoadRun {
  readonly output: string;
  /** It went on, and was ended. */
  readonly cut: boolean;
  /** Milliseconds since the epoch, as in the profiles of a server on this machine. */
  readonly from: number;
  readonly to: number;
  /** Of the server meanwhile; absent where the system does not report it. */
  readonly use?: ServerUse;
}

/**
 * Runs the load command against a service that is ready, to its end or until it is ended as by Ctrl-C: load tools then print their summary.
 * @param until aborted when it is to be ended.
 * @param slice milliseconds that it should take, which it finds in whole seconds in its environment.
 * @throws ExpectedError when it fails; the reason of the service's signal.
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
    // A load fails when the service is gone, and that is then the cause.
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

/** All runs of a load that is repeated. */
export interface LoadRuns {
  readonly runs: readonly [LoadRun, ...LoadRun[]];
  /** Why the load could not be run again, although it had succeeded before. */
  readonly failure?: ExpectedError;
}

/** The least milliseconds from the start of a run to the start of the next, so that a load that does nothing is no loop of starts. */
const SHORTEST_RUN_MS = 100;

/**
 * Runs the load again and again until it is ended. So `ab -n 30000`, which ends after three seconds, loads the service for the
 * thirty seconds that a profile takes.
 * @param isEnough decides after each run whether it was the last one; absent: only `until` ends the load.
 * @throws as `runLoad` does for the first run. A later one may fail for a good reason, such as data that exists by then.
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

/** A share of failed requests from which on a profile is that of other work. */
const MOSTLY = 0.5;
/** A load that ends in the last twentieth of the task was there for it. */
const ENOUGH_OF_THE_TIME = 0.95;

/** Runs `task`, such as the collection of profiles, while the service runs and is loaded. The load is ended with it. */
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
    // A load that failed explains why the task did.
    const { runs, failure } = await loading;
    if (outcome.status === 'rejected') throw outcome.reason;
    const last = runs.at(-1) as LoadRun;
    // Most load tools print at their end, which the last run of a repeated load may not have reached.
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

/** The work of all runs together; one unit for each run whose output is not understood. */
function workOfAll(runs: readonly LoadRun[]): { readonly done: number; readonly failed?: number } {
  const works = runs.map(({ output, from, to }) => understand(output, (to - from) / 1000) ?? { done: 1 });
  const failed = totalOf(works, (work) => ('failed' in work ? (work.failed ?? 0) : 0));
  return { done: totalOf(works, ({ done }) => done), failed };
}

/**
 * Starts a command of the user's with its own variables, as a process group of its own. On SIGINT and SIGTERM the shell
 * lives for as long as the program that it waits for: a service may end by itself, and a load tool print its summary.
 * @param wrapper a program with its arguments that starts the shell.
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
    // Variables that the user set for this command reach it, whatever they hold.
    credentials: 'login',
  });
}

/** Whether a command names the binary that is to be started or loaded. */
export function usesBinary(command: string): boolean {
  return /\bPGO_BINARY\b/.test(command);
}

/** A service that takes `$PORT`, on the port where it will be profiled, unless `serve` names that itself; else on a free one. */
export async function placed<T extends UnderLoad>(service: T, profiled: readonly string[]): Promise<T> {
  if (!hasFreePort(service)) return service;
  const known = profiled.map((one) => new URL(one)).find(({ hostname }) => isThisMachine(hostname));
  const { serve, serveEnv } = service;
  const named = [serve, ...Object.values(serveEnv)].flatMap((text) => text.match(/\d+/g) ?? []);
  const isOther = known === undefined || named.includes(String(portOf(known)));
  return onPort(service, isOther ? await freePort() : portOf(known));
}

/** Nothing else may be profiled instead of the service. @param urls where it will be asked, as far as on this machine. */
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

/** Asks again and again, until there is no reason left or the time is over. @returns the last reason. */
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
      // An attempt that the deadline cut short says less than the one before.
      if (signal.aborted || late.aborted)
        return (left < ONE_ANSWER_MS && why) || 'the last attempt got no answer';
      throw error;
    });
    signal.throwIfAborted();
    if (why === undefined || performance.now() > deadline) return why;
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Of a URL that names a port at which a server may also take datagrams. */
export const ANY_PROTOCOL = 'any:';

/** Of Linux: no datagram tells a server that listens from one that does not. */
async function takesDatagrams(port: number): Promise<boolean> {
  const tables = await Promise.all(['udp', 'udp6'].map((one) => readIfThere(`/proc/net/${one}`)));
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  return new RegExp(`^ *\\d+: \\w+:${local} `, 'm').test(tables.join('\n'));
}

/** Why nothing accepts connections at the host and port of a URL, such as `ECONNREFUSED`; undefined when something does. */
export function whyNothingListens(url: URL, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostOf(url), port: portOf(url), signal });
    socket.once('connect', () => {
      // Where nothing listens, a connection from a port that the system chose may meet itself.
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
 * Waits until `ready` answers with 2xx, or without it until the local endpoints accept connections.
 * @returns false if there is neither.
 * @throws ExpectedError, with the end of the service's output, if the time is over.
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
