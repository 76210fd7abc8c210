import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exec } from '@actions/exec';
import { ProcessTable } from './processes/process-table.ts';
import { cannotStart, endedBy, locate, notRun } from './processes/program-failures.ts';
import { endGroupWithUs, endWithUs } from './processes/survivors.ts';
import { type Credentials, childEnvironment } from './secrets/child-environment.ts';

/**
 * The only place that spawns. `run` is for tools that end by themselves (go, git, pprof), through
 * `@actions/exec`; `start` is for what the user names or what serves: a process group of its own, so that
 * all of it can be ended. Neither outlives this process.
 */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Which of the secrets in `env` it gets; default: `tool`, none of ours. */
  readonly credentials?: Credentials;
  readonly signal?: AbortSignal;
  readonly input?: Uint8Array;
  /** Called with each complete line of stderr. */
  readonly onStderrLine?: (line: string) => void;
}

export interface RunResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

interface Tracked {
  child?: ChildProcess;
  /** Called once it runs. */
  started?: () => void;
  ended?: () => void;
}

// @actions/exec never hands out its child, so it is met where Node announces every new child process.
const current = new AsyncLocalStorage<Tracked>();
diagnostics.subscribe('child_process', (message) => {
  const tracked = current.getStore();
  if (tracked === undefined || tracked.child !== undefined) return;
  const { process: child } = message as { process: ChildProcess };
  tracked.child = child;
  // Announced before it runs. Its event `spawn` comes in a later turn, and we may be killed in between.
  const { spawn: begin } = child as unknown as { readonly spawn: (options: object) => number };
  const remembering = (options: object) => {
    const code = begin.call(child, options);
    // Outside of this store: the guard that may be started now is not the child.
    if (child.pid !== undefined) tracked.ended = current.exit(endWithUs, child.pid);
    return code;
  };
  Object.assign(child, { spawn: remembering });
  child.once('spawn', () => tracked.started?.());
  child.once('exit', () => tracked.ended?.());
});

/** Fulfilled when the next child process is started. */
export function childStarted(): Promise<void> {
  return new Promise((resolve) => {
    const tell = () => {
      diagnostics.unsubscribe('child_process', tell);
      resolve();
    };
    diagnostics.subscribe('child_process', tell);
  });
}

/**
 * Runs `argv` to its end and returns what it printed; a non-zero exit code is a result, not an error.
 * @throws ExpectedError when the program is not there, or something else ended it by a signal; the signal's reason when
 * it was aborted.
 */
export async function run(argv: readonly [string, ...string[]], options: RunOptions): Promise<RunResult> {
  options.signal?.throwIfAborted();
  const [program, ...args] = argv;
  const path = await locate(program);
  options.signal?.throwIfAborted();
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const tracked: Tracked = {};
  let killing: NodeJS.Timeout | undefined;
  let giveUp: (() => void) | undefined;
  const abandoned = new Promise<never>((_, reject) => {
    giveUp = () => reject(options.signal?.reason);
  });
  abandoned.catch(() => {});
  const abort = () => {
    const { child } = tracked;
    if (child?.pid === undefined) return;
    // Interrupt, not terminate: go removes its work folder on SIGINT only.
    child.kill('SIGINT');
    killing = setTimeout(() => child.kill('SIGKILL'), INTERRUPTED_MS);
    // What it started may hold its pipes open for longer.
    child.once('exit', () => setTimeout(() => giveUp?.(), LEFT_OUTPUT_MS));
  };
  // Aborted before it ran, it is ended as soon as it does.
  tracked.started = () => {
    if (options.signal?.aborted) abort();
  };
  options.signal?.addEventListener('abort', abort, { once: true });
  try {
    const running = current.run(tracked, () =>
      exec(`"${path.replaceAll('"', '\\"')}"`, args, {
        cwd: options.cwd,
        env: guarded(program, options.cwd, childEnvironment(options.env ?? process.env, options.credentials)),
        silent: true,
        ignoreReturnCode: true,
        ...(options.input && { input: Buffer.from(options.input) }),
        listeners: {
          stdout: (data) => stdout.push(data),
          stderr: (data) => stderr.push(data),
          ...(options.onStderrLine && { errline: options.onStderrLine }),
        },
      }),
    );
    running.catch(() => {});
    const exitCode = await Promise.race([running, abandoned]);
    options.signal?.throwIfAborted();
    const signal = tracked.child?.signalCode;
    if (signal) throw endedBy(signal, program, args);
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() };
  } catch (error) {
    options.signal?.throwIfAborted();
    throw notRun(program, options.cwd, error);
  } finally {
    clearTimeout(killing);
    options.signal?.removeEventListener('abort', abort);
  }
}

/** How long an interrupted tool may take to clean up; GitHub gives a cancelled step 7.5 s. */
const INTERRUPTED_MS = 4_000;

/**
 * A commit may hold a folder that git takes for a bare repository once it is called in there, and obeys its config, which
 * names programs to run. In a checkout, only what was cloned or is named by GIT_DIR is a repository.
 */
function guarded(program: string, cwd: string, env: Record<string, string>): Record<string, string> {
  const count = Number(env['GIT_CONFIG_COUNT'] ?? 0);
  if (program !== 'git' || !Number.isInteger(count) || !isInCheckout(cwd, env)) return env;
  return {
    ...env,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'safe.bareRepository',
    [`GIT_CONFIG_VALUE_${count}`]: 'explicit',
  };
}

function isInCheckout(folder: string, env: Readonly<Record<string, string>>): boolean {
  if (env['GITHUB_WORKSPACE']) return true;
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(resolve(at, '.git'))) return true;
    if (dirname(at) === at) return false;
  }
}

/** A running process group, started by `start`. Disposing of it ends the whole group. */
export interface Started extends AsyncDisposable {
  readonly pid: number;
  /** What it printed so far, the last 64 KiB of stdout and stderr together. */
  output(): string;
  /** Resolves when the process ended by itself or was ended; never rejects. */
  readonly exited: Promise<{ readonly exitCode: number | null; readonly signal: string | null }>;
  /** Sends `first` (SIGTERM) to the group and, if it still lives after `graceMs`, SIGKILL; resolves when it is gone. */
  stop(graceMs?: number, first?: 'SIGTERM' | 'SIGINT'): Promise<void>;
}

export interface StartOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Which of the secrets in `env` it gets; default: `tool`, none of ours. */
  readonly credentials?: Credentials;
  readonly signal?: AbortSignal;
  readonly onLine?: (line: string) => void;
  /** What `output()` and `onLine` get; default: both. */
  readonly output?: 'stdout' | 'both';
}

const KEPT_OUTPUT = 64 * 1024;
/** How long a killed group may take to be gone. */
const KILLED_MS = 1_000;
/** How long what a process printed last may take to arrive after its end. */
const LEFT_OUTPUT_MS = 500;

/** Starts `argv` as the leader of its own process group. Aborting the signal stops the group. */
export async function start(argv: readonly [string, ...string[]], options: StartOptions): Promise<Started> {
  options.signal?.throwIfAborted();
  const [program, ...args] = argv;
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: childEnvironment(options.env ?? process.env, options.credentials),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let partial = '';
  const take = (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
    if (options.onLine === undefined) return;
    const lines = (partial + text).split('\n');
    partial = lines.pop() ?? '';
    for (const line of lines) options.onLine(line);
  };
  // Decoded by the stream: a character may be cut by the border of two chunks.
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', options.output === 'stdout' ? () => {} : take);
  child.once('close', () => {
    if (partial !== '') options.onLine?.(partial);
  });

  const exited = new Promise<{ exitCode: number | null; signal: string | null }>((resolve) => {
    child.once('close', (exitCode, signal) => resolve({ exitCode, signal }));
    // A background child that holds the pipes open would hold 'close' back for as long as it lives.
    child.once('exit', (exitCode, signal) =>
      setTimeout(() => resolve({ exitCode, signal }), LEFT_OUTPUT_MS).unref(),
    );
  });
  // Before anything is waited for: we may be killed meanwhile.
  const ended = child.pid === undefined ? () => {} : endGroupWithUs(child.pid);
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw cannotStart(program, options.cwd, (error as NodeJS.ErrnoException).code, error);
  }
  const pid = child.pid as number;
  // A child that it left in the background may live on, until the group is stopped.
  child.once('exit', () => {
    if (!groupLives(pid)) ended();
  });

  const stop: Started['stop'] = async (graceMs = 5_000, first = 'SIGTERM') => {
    signalGroup(pid, first);
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    // Whoever left the group's pipes to a survivor would hold 'close' back: wait for the leader's end only.
    await Promise.race([
      exited,
      child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined,
    ]);
    clearTimeout(timer);
    signalGroup(pid, 'SIGKILL');
    // Until they have ended, what the leader left holds its ports, and its files.
    const end = performance.now() + KILLED_MS;
    while (groupLives(pid) && !onlyZombies(pid) && performance.now() < end) await sleep(5);
    ended();
  };
  const abort = () => void stop();
  options.signal?.addEventListener('abort', abort, { once: true });
  void exited.then(() => options.signal?.removeEventListener('abort', abort));

  return { pid, output: () => output, exited, stop, [Symbol.asyncDispose]: () => stop() };
}

function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    // The group is gone already, which is what was wanted.
    const code = (error as NodeJS.ErrnoException).code;
    // macOS says EPERM of a group that holds nothing but ended processes.
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

function groupLives(pid: number): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, 0);
  } catch {
    return false;
  }
}

/**
 * Whether all of a group have ended and hold nothing any more: the parent of those that were left behind is the first
 * process, and in a container it may be one that never asks for them. False where the system does not tell.
 */
function onlyZombies(leader: number): boolean {
  const table = new ProcessTable('/proc');
  if (!table.exists) return false;
  const members = table.ids().map((id) => table.entry(id));
  return members.every((member) => member === undefined || member.group !== leader || member.ended);
}
