import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { accessSync, existsSync, constants as fileConstants, statSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { exec } from '@actions/exec';
import { type Credentials, childEnvironment } from './credentials.ts';
import { ExpectedError, reasonOf } from './errors.ts';
import { asSentence, excerpt } from './text.ts';

/**
 * Starts programs. All other files of `src` start programs through the two functions `runTool` and `startProcess`:
 *
 * `runTool` is for tools that end without being stopped, such as go, git and pprof. `runTool` uses `@actions/exec`, which finds and quotes
 * programs on every platform, and returns the output of the tool:
 *
 *     const { exitCode, stdout } = await runTool(['go', 'version'], { cwd, signal });
 *
 * `startProcess` is for servers and for the user's commands, which may start further programs. `startProcess` starts a process group and
 * returns while the group runs. The caller ends the whole process group:
 *
 *     await using server = await startProcess(['./server'], { cwd, onLine: show });
 *     …
 *     // The end of the block stops the server and everything it started.
 *
 * `runTool` and `startProcess` pass a program only the secrets that the program needs (`credentials`), and stop the program if `signal` is
 * aborted. Every program ends at the latest when this process ends.
 */

/** The options that `runTool` and `startProcess` share. */
interface ChildOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The level of access that the program has to the secrets in `env`; default: `tool`. */
  readonly credentials?: Credentials;
  readonly signal?: AbortSignal;
}

/** The options of `runTool`. */
export interface ToolOptions extends ChildOptions {
  /** The text that the tool gets on stdin; default: an empty text. */
  readonly input?: Uint8Array;
  /** The maximum number of bytes that the tool may print on stdout and stderr together; default: `MOST_OUTPUT`. */
  readonly maxOutput?: number;
  /**
   * The maximum number of bytes that are kept of each line on stderr; default: all. The rest of a long line does not count in `maxOutput`.
   */
  readonly maxLine?: number;
}

/** The exit code and the output of a tool. */
export interface ToolResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

type Argv = readonly [string, ...string[]];
type GroupLeader = ChildProcessByStdio<null, Readable, Readable>;

/** The time that an interrupted tool has to clean up, in milliseconds. GitHub gives a cancelled step 7.5 s to clean up. */
const INTERRUPTED_MS = 4_000;
/** The time in which the last output must arrive after the end of a process, in milliseconds. */
const LEFT_OUTPUT_MS = 500;
/**
 * The maximum time to wait for the end of a killed process group, in milliseconds. The wait needs a limit, because ended processes stay as
 * zombies in some containers.
 */
const KILLED_MS = 300;
const KEPT_OUTPUT = 64 * 1024;
/**
 * The default for the maximum number of bytes that a tool may print. Without a limit, a server or a commit could fill the memory through
 * the output of kubectl or git. The largest profile that a repository may hold is far smaller than `MOST_OUTPUT`.
 */
const MOST_OUTPUT = 256 * 1024 ** 2;

/**
 * Runs a program to its end and returns its exit code and its output. A non-zero exit code is a result and not an error.
 * @throws ExpectedError if the program cannot be started, prints more than `maxOutput` bytes, or is ended by a signal.
 * @throws the reason of `options.signal` if this signal was aborted.
 */
export async function runTool(argv: Argv, options: ToolOptions): Promise<ToolResult> {
  const { cwd, env = process.env, credentials, input, signal } = options;
  signal?.throwIfAborted();
  const [program, ...args] = argv;
  const path = pathOfProgram(program, env);
  if (path === undefined) throw cannotStart({ program, cwd, isMissing: true, cause: undefined });
  const command = args[0]?.startsWith('-') === false ? `${program} ${args[0]}` : program;
  const output = new ToolOutput(command, options);
  let child: ChildProcess | undefined;
  let failure: unknown;
  const interruption = new Interruption(
    signal === undefined ? output.full : AbortSignal.any([signal, output.full]),
  );
  const onChild = (created: ChildProcess) => {
    child = created;
    child.once('error', (error) => {
      failure = error;
    });
    child.once('spawn', () => {
      // Ignore errors of stdin, because a tool may end before it has read all of its input.
      created.stdin?.on('error', () => {});
      output.readFrom(created);
      if (input === undefined) created.stdin?.end();
      interruption.of(created);
    });
  };
  const ended = toolCalls.run(onChild, () =>
    exec(`"${path.replaceAll('"', '\\"')}"`, args, {
      cwd,
      env: childEnvironment(env, credentials),
      input: input && Buffer.from(input),
      silent: true,
      ignoreReturnCode: true,
    }),
  );
  let exitCode: number | null;
  try {
    exitCode = (await Promise.race([ended, interruption.abandoned])) ?? null;
  } catch (error) {
    signal?.throwIfAborted();
    output.full.throwIfAborted();
    // If no process was created, `@actions/exec` did not find the program.
    throw cannotStart({ program, cwd, isMissing: child === undefined, cause: failure ?? error });
  } finally {
    // Ignore a later failure of a tool that this function no longer waits for.
    ended.catch(() => {});
    interruption.settle();
  }
  signal?.throwIfAborted();
  output.full.throwIfAborted();
  if (exitCode !== null) return { exitCode, ...output.texts() };
  throw new ExpectedError(`\`${command}\` was ended by ${child?.signalCode ?? 'a signal'}.`, {
    fix: 'Another process or the system ended this command, perhaps because the memory was full. Look into the log of the system, then run again.',
  });
}

const NEWLINE = Buffer.from('\n');

/** Collects the output of a tool, up to a maximum number of bytes. */
class ToolOutput {
  readonly #stdout: Buffer[] = [];
  readonly #stderr: Buffer[] = [];
  readonly #full = new AbortController();
  readonly #command: string;
  readonly #most: number;
  readonly #maxLine: number;
  #bytes = 0;
  /** The number of bytes in the unfinished line on stderr. */
  #lineBytes = 0;

  /** @param command the name of the tool in the error, such as `git log`. */
  constructor(
    command: string,
    {
      maxOutput = MOST_OUTPUT,
      maxLine = Number.POSITIVE_INFINITY,
    }: Pick<ToolOptions, 'maxOutput' | 'maxLine'>,
  ) {
    this.#command = command;
    this.#most = maxOutput;
    this.#maxLine = maxLine;
  }

  /** A signal that is aborted with an ExpectedError if the tool has printed more than the maximum. */
  get full(): AbortSignal {
    return this.#full.signal;
  }

  /**
   * Reads the output of a process, and removes the listeners of `@actions/exec`. With each new chunk of output, `@actions/exec` would
   * search an unfinished line again from its beginning, which takes minutes for a line of 64 MiB.
   */
  readFrom({ stdout, stderr }: ChildProcess): void {
    stdout?.removeAllListeners('data').on('data', (data: Buffer) => this.#take(this.#stdout, data));
    stderr
      ?.removeAllListeners('data')
      .on('data', (data: Buffer) => this.#take(this.#stderr, this.#shortLines(data)));
    // Close the pipes, because a tool that ignores the interrupt ends when it cannot write any more.
    this.full.addEventListener('abort', () => {
      stdout?.destroy();
      stderr?.destroy();
    });
  }

  /** Returns the output that was collected. */
  texts() {
    return { stdout: Buffer.concat(this.#stdout), stderr: Buffer.concat(this.#stderr).toString() };
  }

  /** Cuts the lines in a chunk of stderr to `maxLine` bytes. A line may have begun in an earlier chunk. */
  #shortLines(data: Buffer): Buffer {
    if (this.#maxLine === Number.POSITIVE_INFINITY) return data;
    const parts: Buffer[] = [];
    for (let start = 0; start < data.length; ) {
      const newline = data.indexOf('\n', start);
      const end = newline < 0 ? data.length : newline;
      const kept = Math.min(end - start, Math.max(0, this.#maxLine - this.#lineBytes));
      if (kept > 0) parts.push(data.subarray(start, start + kept));
      this.#lineBytes += end - start;
      if (newline >= 0) {
        parts.push(NEWLINE);
        this.#lineBytes = 0;
      }
      start = end + 1;
    }
    return Buffer.concat(parts);
  }

  #take(kept: Buffer[], data: Buffer): void {
    this.#bytes += data.length;
    if (this.#bytes <= this.#most) kept.push(data);
    else if (!this.full.aborted) this.#full.abort(this.#tooMuch());
  }

  #tooMuch(): ExpectedError {
    const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
    return new ExpectedError(`\`${this.#command}\` printed more than ${most}, so the command was ended.`, {
      fix: 'Run the command by hand and see what it prints. The server or repository that it reads may hold too much data, or send an endless list.',
    });
  }
}

/**
 * Finds a program in the folders of `env.PATH`. The search of `@actions/exec` is not used, because the library searches `process.env.PATH`
 * instead, and prints messages about unreadable folders to stdout. If `program` is a path, the function returns the path unchanged. On
 * Windows, every program is returned unchanged, because `@actions/exec` knows how Windows finds programs.
 * @returns undefined if none of the folders has the program.
 */
function pathOfProgram(
  program: string,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (process.platform === 'win32' || program.includes('/')) return program;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, fileConstants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Passes each process that `@actions/exec` creates to the call of `runTool` that started it. `runTool` needs the process to interrupt it
 * when the run is aborted, but `@actions/exec` does not return the process.
 */
const toolCalls = new AsyncLocalStorage<(child: ChildProcess) => void>();

subscribe('child_process', (message) => {
  toolCalls.getStore()?.((message as { readonly process: ChildProcess }).process);
});

/**
 * Interrupts a tool if a signal is aborted, and kills the tool if it still runs after `INTERRUPTED_MS`. If this process ends, the tool ends
 * as well.
 */
class Interruption {
  /** Resolves if an interrupted tool has ended, but a child process of the tool still holds the output pipes open. */
  readonly abandoned: Promise<undefined>;
  #giveUp: (value: undefined) => void = () => {};
  readonly #signal: AbortSignal | undefined;
  #child: ChildProcess | undefined;
  #killing: NodeJS.Timeout | undefined;

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
    this.abandoned = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
  }

  /** Starts to watch a process. */
  of(child: ChildProcess): void {
    const { pid } = child;
    if (pid === undefined) return;
    this.#child = child;
    living.add(pid);
    child.once('exit', () => {
      living.delete(pid);
      if (this.#signal?.aborted) setTimeout(this.#giveUp, LEFT_OUTPUT_MS, undefined);
    });
    this.#signal?.addEventListener('abort', this.#interrupt, { once: true });
    if (this.#signal?.aborted) this.#interrupt();
  }

  /** Stops watching after the tool has ended. */
  settle(): void {
    clearTimeout(this.#killing);
    this.#signal?.removeEventListener('abort', this.#interrupt);
  }

  readonly #interrupt = () => {
    // Send SIGINT and not SIGTERM, because go removes its work folder only on SIGINT.
    this.#child?.kill('SIGINT');
    this.#killing = setTimeout(() => this.#child?.kill('SIGKILL'), INTERRUPTED_MS);
  };
}

/** The exit code of a process, or the signal that ended the process. Either the exit code or the signal is null. */
export interface ProcessEnd {
  readonly exitCode: number | null;
  readonly signal: string | null;
}

/** A running process group. Disposing of this object ends the whole group. */
export interface StartedProcess extends AsyncDisposable {
  readonly pid: number;
  /** Returns the last 64 KiB that the process has printed on stdout and stderr together. */
  output(): string;
  /** Resolves when the process has ended for any reason. The promise `exited` never rejects. */
  readonly exited: Promise<ProcessEnd>;
  /**
   * Sends the signal `first` (default: SIGTERM) to the group. `stop` kills the whole group after the end of the group's leader, or after
   * `graceMs` milliseconds. The returned promise resolves when the group has ended.
   */
  stop(graceMs?: number, first?: 'SIGTERM' | 'SIGINT'): Promise<void>;
}

/** The options of `startProcess`. `onLine` is called with each line that the program prints. */
export interface ProcessOptions extends ChildOptions {
  readonly onLine?: (line: string) => void;
}

/** Starts the program `argv` as the leader of a new process group. If the signal is aborted, the group is stopped. */
export async function startProcess(argv: Argv, options: ProcessOptions): Promise<StartedProcess> {
  options.signal?.throwIfAborted();
  const child = await spawnGroup(argv, options);
  const pid = child.pid as number;
  let [output, partial] = ['', ''];
  const show = (line: string) => options.onLine?.(line.replace(OVERWRITTEN, ''));
  const take = (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
    const lines = (partial + text).split(/\r?\n/);
    partial = (lines.pop() ?? '').slice(-KEPT_OUTPUT);
    for (const line of lines) show(line);
  };
  // Let the stream decode the text, because a character may be split between two chunks.
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  child.once('close', () => partial !== '' && show(partial));
  const [left, closed] = [once(child, 'exit'), once(child, 'close')];
  // Wait for `close` only for a short time, because a background process that holds the pipes open delays `close` until its end.
  const exited = left.then(async ([exitCode, signal]): Promise<ProcessEnd> => {
    await Promise.race([closed, sleep(LEFT_OUTPUT_MS, undefined, { ref: false })]);
    return { exitCode, signal };
  });

  const stop: StartedProcess['stop'] = async (graceMs = 5_000, first = 'SIGTERM') => {
    signalGroup(pid, first);
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    await left;
    clearTimeout(timer);
    signalGroup(pid, 'SIGKILL');
    // Wait for the children of the process, because the children hold the ports and the files of the process until they have ended.
    const end = performance.now() + KILLED_MS;
    while (groupLives(pid) && performance.now() < end) await sleep(5);
    living.delete(-pid);
  };
  const abort = () => void stop();
  options.signal?.addEventListener('abort', abort, { once: true });
  void exited.then(() => options.signal?.removeEventListener('abort', abort));
  if (options.signal?.aborted) abort();
  return { pid, output: () => output, exited, stop, [Symbol.asyncDispose]: () => stop() };
}

/**
 * Matches the part of a line before its last carriage return. In a terminal, a progress display has overwritten the part before the
 * carriage return.
 */
const OVERWRITTEN = /^.*\r(?=.)/s;

const isWindows = process.platform === 'win32';

/** The IDs of the processes that must end when this process ends. A negative number is the ID of a process group. */
const living = new Set<number>();

process.once('exit', () => {
  for (const pid of living) {
    try {
      // Kill a process group, because the group may be a service that ignores other signals. Do not kill a tool but only interrupt it,
      // because an interrupted tool cleans up.
      process.kill(isWindows ? Math.abs(pid) : pid, pid < 0 ? 'SIGKILL' : 'SIGINT');
    } catch {
      // The process has ended already.
    }
  }
});

/** Starts the first process of a new process group. The group stays in `living` until all its processes have ended. */
async function spawnGroup([program, ...args]: Argv, options: ChildOptions): Promise<GroupLeader> {
  const { cwd, env = process.env, credentials } = options;
  try {
    const child = spawn(program, args, {
      cwd,
      env: childEnvironment(env, credentials),
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const leader = child.pid;
    if (leader !== undefined) living.add(-leader);
    child.once('exit', () => {
      if (leader !== undefined && !groupLives(leader)) living.delete(-leader);
    });
    await once(child, 'spawn');
    return child;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw cannotStart({ program, cwd, isMissing, cause: error });
  }
}

/** Sends a signal to a process group, which may have ended already. */
function signalGroup(leader: number, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
  try {
    process.kill(isWindows ? leader : -leader, signal);
  } catch (error) {
    // The group has ended already. macOS reports EPERM for a group in which all processes have ended.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/** Returns whether any process of a group exists. An ended process still exists until its parent process has waited for its end. */
function groupLives(leader: number): boolean {
  try {
    process.kill(isWindows ? leader : -leader, 0);
    return true;
  } catch {
    return false;
  }
}

/** The advice for the user if a program is missing, for each program. */
const INSTALL: Readonly<Record<string, string>> = {
  go: 'Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.',
  sh: 'Commands are run by `sh`. On Windows, use a runner with Git for Windows whose `usr\\bin` is on the PATH.',
};

/** A program that could not be started. */
interface NotStarted {
  readonly program: string;
  readonly cwd: string;
  /** True if the system did not find the program or the working folder. */
  readonly isMissing: boolean;
  readonly cause: unknown;
}

/** Returns the error to report for a program that could not be started. */
function cannotStart({ program, cwd, isMissing, cause }: NotStarted): ExpectedError {
  const hasFolder = existsSync(cwd);
  if (isMissing && hasFolder) {
    const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
    return new ExpectedError(`\`${program}\` was not found on the PATH.`, { fix, cause });
  }
  const reason = hasFolder ? reasonOf(cause) : reasonOf({ code: 'ENOENT' });
  const fix =
    'Check that the folder exists, that the program may be run, and that this user has processes and memory left.';
  return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${reason}.`, { fix, cause });
}

/** Returns how a process ended, in words: `ended with exit code 1`, `ended with exit code 143 (SIGTERM)`, `was ended by SIGKILL`. */
export function howItEnded({ exitCode, signal }: ProcessEnd): string {
  if (exitCode === null) return `was ended by ${signal ?? 'a signal'}`;
  // If a signal ended a program, the shell exits with 128 + the number of the signal.
  const [name] = Object.entries(constants.signals).find(([, number]) => 128 + number === exitCode) ?? [];
  return `ended with exit code ${exitCode}${name === undefined ? '' : ` (${name})`}`;
}

/**
 * Matches the line in which a Go program says why it ended. After the line with the cause, a Go program prints many more lines about
 * goroutines or flags.
 */
const CAUSE =
  /^(?:panic|fatal error): .*|\bflag provided but not defined: .*|\binvalid (?:boolean )?value .* for flag .*/m;
/** The first line of the help that most programs print after an error about their arguments. */
const USAGE = /^usage\b/i;

/**
 * Returns a sentence with the last lines that a process printed. The sentence has no line breaks, because output that begins a new line
 * could imitate a message of this program.
 */
export function lastOutput(output: string): string {
  const [cause] = CAUSE.exec(output) ?? [];
  if (cause !== undefined) return `It said: ${asSentence(excerpt(cause, 200))}`;
  const all = outputLines(output);
  const usage = all.findIndex((line) => USAGE.test(line));
  const lines = (usage > 0 ? all.slice(0, usage) : all).slice(-5);
  return lines.length === 0 ? 'It printed nothing.' : `It printed last: ${asSentence(lines.join(' | '))}`;
}

/** Returns the lines of `output`, shortened by `excerpt`. Empty lines, and lines that repeat the line before, are left out. */
export function outputLines(output: string): string[] {
  const all = output.split('\n').map((line) => excerpt(line.replace(OVERWRITTEN, ''), 300));
  const lines = all.filter((line) => line !== '');
  return lines.filter((line, at) => line !== lines[at - 1]);
}

/**
 * The name of the environment variable that passes a command to the shell. The command is not passed as an argument, because every user of
 * the machine can read the arguments of a process.
 */
const TEXT = 'GO_PGO_COMMAND';
/**
 * A shell script that evaluates the command. The script first removes the command from the environment, because the programs that the
 * command starts must not get the text of the command.
 */
export const EVALUATE = `GO_PGO_TEXT=$${TEXT}; unset ${TEXT}; eval "$GO_PGO_TEXT"`;

/**
 * Returns the arguments and the environment with which `sh` runs a command of the repository's owner. The command may contain a token.
 * @param script the script that the shell runs. The script contains `EVALUATE`, which evaluates the command.
 * @returns the arguments of `sh`, and the variables to add to its environment.
 */
export function ownerCommand(text: string, script = EVALUATE) {
  return { argv: ['sh', '-c', script] as const, env: { [TEXT]: text } };
}
