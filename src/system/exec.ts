import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { exec } from '@actions/exec';
import { type Credentials, childEnvironment } from './credentials.ts';
import { ExpectedError, messageOf, reasonOf } from './errors.ts';
import { asSentence, excerpt } from './text.ts';

/**
 * The only place that spawns. `run` is for tools that end by themselves (go, git, pprof); `start` is for servers and the
 * user's commands: a process group of its own, so that all of it can be ended. Both end when this process does.
 */
interface ChildOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Which of the secrets in `env` it gets; default: `tool`. */
  readonly credentials?: Credentials;
  readonly signal?: AbortSignal;
}

export interface RunOptions extends ChildOptions {
  readonly input?: Uint8Array;
}

export interface RunResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

type Argv = readonly [string, ...string[]];
type Child = ChildProcessByStdio<Writable | null, Readable, Readable>;

/** How long an interrupted tool may take to clean up; GitHub gives a cancelled step 7.5 s. */
const INTERRUPTED_MS = 4_000;
/** How long the last output may take to arrive after the end of a process. */
const LEFT_OUTPUT_MS = 500;
/** How long a killed group may take to be gone. In some containers, what has ended stays as a zombie. */
const KILLED_MS = 300;
const KEPT_OUTPUT = 64 * 1024;

/**
 * Runs `argv` to its end and returns what it printed; a non-zero exit code is a result, not an error.
 * @throws ExpectedError when the program does not exist or was ended by a signal; the signal's reason when aborted.
 */
export async function run(argv: Argv, options: RunOptions): Promise<RunResult> {
  options.signal?.throwIfAborted();
  const [program, ...args] = argv;
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const take = {
    stdout: (data: Buffer) => void stdout.push(data),
    stderr: (data: Buffer) => void stderr.push(data),
  };
  const given = childEnvironment(options.env ?? process.env, options.credentials);
  const all = { ...options, env: guarded(program, options.cwd, given) };
  const ended =
    options.signal === undefined
      ? await runToEnd(program, args, all, take)
      : await runInterruptibly(argv, all, options.signal, take);
  if (typeof ended === 'number')
    return { exitCode: ended, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() };
  const command = args[0]?.startsWith('-') === false ? `${program} ${args[0]}` : program;
  throw new ExpectedError(`\`${command}\` was ended by ${ended ?? 'a signal'}.`, {
    fix: 'Another process or the system did that, perhaps for lack of memory: see its log, then run again.',
  });
}

type Take = Readonly<Record<'stdout' | 'stderr', (data: Buffer) => void>>;

/** Through `@actions/exec`, which works on every platform but returns no process to signal. */
async function runToEnd(program: string, args: string[], options: RunOptions, take: Take) {
  try {
    const { cwd, env, input } = options;
    return await exec(`"${program.replaceAll('"', '\\"')}"`, args, {
      ...{ cwd, silent: true, ignoreReturnCode: true, listeners: take },
      env: env as Record<string, string>,
      ...(input && { input: Buffer.from(input) }),
    });
  } catch (error) {
    // The cause is only in its text.
    const message = messageOf(error);
    const code = message.startsWith('Unable to locate') ? 'ENOENT' : / (E[A-Z0-9]+)$/.exec(message)?.[1];
    throw cannotStart(program, options.cwd, Object.assign(new Error(message), { code }));
  }
}

async function runInterruptibly(argv: Argv, options: RunOptions, signal: AbortSignal, take: Take) {
  const child = await spawned(argv, options, false);
  child.stdout.on('data', take.stdout);
  child.stderr.on('data', take.stderr);
  // It may end without reading all of it.
  child.stdin?.on('error', () => {}).end(options.input);
  const closed = once(child, 'close');
  const abandoned = new Promise<void>((giveUp) => {
    child.once('exit', () => {
      // A child of its own may hold its pipes open for longer.
      if (signal.aborted) setTimeout(giveUp, LEFT_OUTPUT_MS);
    });
  });
  let killing: NodeJS.Timeout | undefined;
  const abort = () => {
    // Interrupt, not terminate: go removes its work folder on SIGINT only.
    child.kill('SIGINT');
    killing = setTimeout(() => child.kill('SIGKILL'), INTERRUPTED_MS);
  };
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  await Promise.race([closed, abandoned]);
  clearTimeout(killing);
  signal.removeEventListener('abort', abort);
  signal.throwIfAborted();
  return child.exitCode ?? child.signalCode;
}

/** How a process came to its end; one of both is null. */
export interface End {
  readonly exitCode: number | null;
  readonly signal: string | null;
}

/** A running process group. Disposing of it ends the whole group. */
export interface Started extends AsyncDisposable {
  readonly pid: number;
  /** What it printed so far, the last 64 KiB of stdout and stderr together. */
  output(): string;
  /** Resolves when the process ended by itself or was ended; never rejects. */
  readonly exited: Promise<End>;
  /** Sends `first` (SIGTERM) to the group and, if it still lives after `graceMs`, SIGKILL; resolves when it is gone. */
  stop(graceMs?: number, first?: 'SIGTERM' | 'SIGINT'): Promise<void>;
}

export interface StartOptions extends ChildOptions {
  readonly onLine?: (line: string) => void;
}

/** Starts `argv` as the leader of its own process group. Aborting the signal stops the group. */
export async function start(argv: Argv, options: StartOptions): Promise<Started> {
  options.signal?.throwIfAborted();
  const env = childEnvironment(options.env ?? process.env, options.credentials);
  const child = await spawned(argv, { ...options, env }, true);
  const pid = child.pid as number;
  let [output, partial] = ['', ''];
  const show = (line: string) => options.onLine?.(line.replace(OVERWRITTEN, ''));
  const take = (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
    const lines = (partial + text).split(/\r?\n/);
    partial = (lines.pop() ?? '').slice(-KEPT_OUTPUT);
    for (const line of lines) show(line);
  };
  // Decoded by the stream: two chunks may share a character.
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  child.once('close', () => partial !== '' && show(partial));
  const [left, closed] = [once(child, 'exit'), once(child, 'close')];
  // A background child that holds the pipes open delays `close` for as long as it lives.
  const exited = left.then(async ([exitCode, signal]): Promise<End> => {
    await Promise.race([closed, sleep(LEFT_OUTPUT_MS, undefined, { ref: false })]);
    return { exitCode, signal };
  });

  const stop: Started['stop'] = async (graceMs = 5_000, first = 'SIGTERM') => {
    signalGroup(pid, first);
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
    await left;
    clearTimeout(timer);
    signalGroup(pid, 'SIGKILL');
    // Until they have ended, its children hold its ports and its files.
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

/** What a progress display has written over, in one line. */
const OVERWRITTEN = /^.*\r(?=.)/s;

const isWindows = process.platform === 'win32';

/** Processes to end with this one; a negative number is the leader of a group. */
const living = new Set<number>();

process.once('exit', () => {
  for (const pid of living) {
    try {
      // A group at once: it may be a service that ignores every other signal. A tool so that it cleans up.
      process.kill(isWindows ? Math.abs(pid) : pid, pid < 0 ? 'SIGKILL' : 'SIGINT');
    } catch {
      // Gone already.
    }
  }
});

/** @param group whether it leads a process group of its own, which stays in `living` until it is stopped. */
async function spawned([program, ...args]: Argv, options: RunOptions, group: boolean): Promise<Child> {
  try {
    const { cwd, env } = options;
    const stdio: ('ignore' | 'pipe')[] = [group ? 'ignore' : 'pipe', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env, detached: group && !isWindows, stdio }) as Child;
    const target = (child.pid ?? 0) * (group ? -1 : 1);
    if (child.pid !== undefined) living.add(target);
    child.once('exit', () => {
      if (!group || !groupLives(-target)) living.delete(target);
    });
    await once(child, 'spawn');
    return child;
  } catch (error) {
    throw cannotStart(program, options.cwd, error);
  }
}

function signalGroup(leader: number, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
  try {
    process.kill(isWindows ? leader : -leader, signal);
  } catch (error) {
    // Gone already. macOS says EPERM of a group that holds nothing but ended processes.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/** Whether any process of the group is there, also one that has ended and was not waited for yet. */
function groupLives(leader: number): boolean {
  try {
    process.kill(isWindows ? leader : -leader, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A commit may hold a folder that git takes for a bare repository when it is called in it; its config names programs to
 * run. In a checkout, only what was cloned or is named by GIT_DIR is a repository.
 */
function guarded(program: string, cwd: string, env: Record<string, string>): Record<string, string> {
  const count = Number(env['GIT_CONFIG_COUNT'] ?? 0);
  if (program !== 'git' || !Number.isInteger(count)) return env;
  let folder = resolve(cwd);
  while (!existsSync(resolve(folder, '.git')) && dirname(folder) !== folder) folder = dirname(folder);
  if (!env['GITHUB_WORKSPACE'] && !existsSync(resolve(folder, '.git'))) return env;
  return {
    ...env,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'safe.bareRepository',
    [`GIT_CONFIG_VALUE_${count}`]: 'explicit',
  };
}

const INSTALL: Readonly<Record<string, string>> = {
  go: 'Install Go (https://go.dev/dl) or add a step `uses: actions/setup-go` before this one.',
  sh: 'Commands are run by `sh`. On Windows, use a runner with Git for Windows whose `usr\\bin` is on the PATH.',
};

function cannotStart(program: string, cwd: string, cause: unknown): ExpectedError {
  // ENOENT also means a missing folder.
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(cwd)) {
    const fix = INSTALL[program] ?? `Install ${program} or add its folder to the PATH.`;
    return new ExpectedError(`There is no \`${program}\` on the PATH.`, { fix, cause });
  }
  const fix =
    'Check that the folder exists, that the program may be run, and that this user has processes and memory left.';
  return new ExpectedError(`\`${program}\` cannot be started in ${cwd}: ${reasonOf(cause)}.`, { fix, cause });
}

/** `ended with exit code 1`, `ended with exit code 143 (SIGTERM)`, `was ended by SIGKILL`. */
export function howItEnded({ exitCode, signal }: End): string {
  if (exitCode === null) return `was ended by ${signal ?? 'a signal'}`;
  // A shell reports the signal that ended a program as 128 + its number.
  const found = Object.entries(constants.signals).find(([, number]) => 128 + number === exitCode);
  return `ended with exit code ${exitCode}${found === undefined ? '' : ` (${found[0]})`}`;
}

/** Why a Go program ended; the goroutines or the flags that it lists after it are many lines. */
const CAUSE =
  /^(?:panic|fatal error|flag provided but not defined): .*|^invalid (?:boolean )?value .* for flag .*/m;

/** A sentence with the last lines that a process printed, in one line: a line break would let it pose as a message of its own. */
export function lastOutput(output: string): string {
  const [cause] = CAUSE.exec(output) ?? [];
  if (cause !== undefined) return `It said: ${asSentence(excerpt(cause, 200))}`;
  const lines = outputLines(output).slice(-5);
  return lines.length === 0 ? 'It printed nothing.' : `It printed last: ${asSentence(lines.join(' | '))}`;
}

/** The lines of `output` that are not empty, each as `excerpt` shortens it; those that repeat the one before are left out. */
export function outputLines(output: string): string[] {
  const all = output.split('\n').map((line) => excerpt(line.replace(OVERWRITTEN, ''), 300));
  const lines = all.filter((line) => line !== '');
  return lines.filter((line, at) => line !== lines[at - 1]);
}

/** The variable that holds a command for the shell: every user of the machine may read arguments. */
const TEXT = 'GO_PGO_COMMAND';
/** Evaluates the text, without leaving it in the environment of what it starts. */
export const EVALUATE = `GO_PGO_TEXT=$${TEXT}; unset ${TEXT}; eval "$GO_PGO_TEXT"`;

/**
 * How `sh` is to run a command of the repository's owner, which may hold a token.
 * @param script what the shell runs; it holds `EVALUATE`, and no single quotes where it is put into another.
 * @returns `env` is to be added to the environment.
 */
export function ownerCommand(text: string, script = EVALUATE) {
  return { argv: ['sh', '-c', script] as const, env: { [TEXT]: text } };
}
