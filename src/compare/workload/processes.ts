import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, constants, copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { undefinedIfExpected } from '../../system/errors.ts';
import { runTool } from '../../system/exec.ts';
import { totalOf } from '../../system/format.ts';

/** The CPU time and the memory that a server used, including all its processes. */
export interface ServerUse {
  /** The seconds of user and system time of all processes of the server. */
  readonly cpuSeconds: number;
  /**
   * The greatest resident memory of all processes of the server together, in bytes. Shared pages count once for each process. Undefined if
   * processes ended too soon after their start for their peak to be seen.
   */
  readonly peakMemory?: number;
}

/** The CPU time and the memory that a server used since its start. */
interface UseSinceStart extends Required<ServerUse> {
  /** The part of `cpuSeconds` that the processes had used when their memory was read for the last time. */
  readonly seenSeconds: number;
}

/**
 * The minimum share of the CPU time that processes have used when their memory is read for the last time. Linux reports the peak memory only
 * of living processes, and the memory is read every 250 ms. Therefore the peak of a program that runs for a tenth of a second would be the
 * memory at a random moment, and is not reported.
 */
const SEEN = 0.8;

/** Returns what a server used between two moments. The peak memory is the peak since the start of the server. */
export function useBetween(before: UseSinceStart, after: UseSinceStart): ServerUse {
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
  const isSeen = after.seenSeconds - before.seenSeconds >= SEEN * cpuSeconds;
  return { cpuSeconds, peakMemory: isSeen ? after.peakMemory : undefined };
}

/**
 * The number of ticks in a second. Linux reports CPU times in ticks. The number of ticks is the same on every processor that Go supports.
 */
const TICKS = 100;

/**
 * Reads a file of a process in `/proc`. The result is empty if the process has ended or belongs to another user. The kernel generates the
 * content during the read, so a synchronous read costs least.
 */
function readOf(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process, as Linux describes it in `/proc/PID/stat` (see proc_pid_stat(5)). */
type ProcessEntry = NonNullable<ReturnType<typeof processEntry>>;

function processEntry(id: number) {
  const text = readOf(id, 'stat');
  // The name of the process is in parentheses, and may itself contain any characters.
  const to = text.lastIndexOf(')');
  if (to < 0) return undefined;
  const [state = '', ...numbers] = text.slice(to + 2).split(' ');
  const field = (number: number) => Number(numbers[number - 4]);
  return {
    id,
    /** The name of the process, which has at most 15 bytes. */
    program: text.slice(text.indexOf('(') + 1, to),
    // If the first thread ends before other threads, its state is Z although the process still runs and keeps its files open.
    ended: (state === 'Z' || state === 'X') && !(field(20) > 1),
    parent: field(4),
    session: field(6),
    /** The user and system time of the process, in steps of 10 ms, and of the child processes that the process waited for. */
    cpuSeconds: (field(14) + field(15)) / TICKS,
    reapedSeconds: (field(16) + field(17)) / TICKS,
    /**
     * The time at which the process started, in ticks since boot. An id alone does not identify a process, because Linux gives the id of an
     * ended process to a new process.
     */
    started: field(22),
  };
}

/** Returns the seconds of CPU time that the living threads of a process have used, exact to the nanosecond; 0 if unknown. */
function threadSeconds(id: number): number {
  try {
    const threads = readdirSync(`/proc/${id}/task`);
    const used = threads.map((thread) => Number.parseInt(readOf(id, `task/${thread}/schedstat`), 10) || 0);
    return used.reduce((sum, one) => sum + one, 0) / 1e9;
  } catch {
    return 0;
  }
}

/** Returns the resident memory of a process at present and at its peak, in bytes; 0 for a process that has ended. */
export function memoryOf(id: number): { readonly resident: number; readonly most: number } {
  const status = readOf(id, 'status');
  const resident = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  const most = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return { resident, most: most === undefined ? resident : Number(most) * 1024 };
}

const EVERY_MS = 250;

/**
 * Finds the processes of one server. A process belongs to the server if it is in the session of the shell that started the server, or if
 * its parent belongs to the server. A process also belongs to the server if its environment has the server's mark. A process that was found
 * once stays known, even if its parents have ended.
 */
export class ServerProcesses {
  readonly #leader: number;
  readonly #mark: string;
  #known = new Map<number, ProcessEntry>();
  /** The CPU seconds of each process when its memory was read for the last time, by the id and the start of the process. */
  readonly #seen = new Map<string, number>();
  readonly #others = new Set<number>();
  #peak = 0;

  /**
   * @param leader the id of the shell, which leads its session.
   * @param mark an environment variable that only this server has, as `NAME=value`.
   */
  constructor(leader: number, mark: string) {
    this.#leader = leader;
    this.#mark = mark;
  }

  use(): UseSinceStart {
    let memory = 0;
    let cpuSeconds = 0;
    for (const member of this.#members()) {
      // Use the larger of two times, because the time of the living threads is more exact, but does not include threads that have ended.
      const own = Math.max(member.cpuSeconds, threadSeconds(member.id));
      cpuSeconds += member.reapedSeconds + own;
      if (!member.ended) this.#seen.set(`${member.id} ${member.started}`, own);
      // Do not count the shell that waits for the server. If a program replaced the shell, the process has a different name than `sh`.
      if (member.id === this.#leader && member.program === 'sh') continue;
      const { resident, most } = memoryOf(member.id);
      memory += resident;
      this.#peak = Math.max(this.#peak, most);
    }
    this.#peak = Math.max(this.#peak, memory);
    const seenSeconds = totalOf([...this.#seen.values()], (seconds) => seconds);
    return { cpuSeconds, seenSeconds, peakMemory: this.#peak };
  }

  /** Returns the ids of the known processes that still run, including processes that only the server's mark identifies. */
  survivors(): readonly number[] {
    this.#others.clear();
    return this.#members().flatMap(({ id, ended }) => (ended ? [] : [id]));
  }

  /** Reads the memory at short intervals to find its peak. Disposing of the returned value ends the reads of the memory. */
  watch(): Disposable {
    const timer = setInterval(() => this.use(), EVERY_MS);
    return { [Symbol.dispose]: () => clearInterval(timer) };
  }

  #members(): readonly ProcessEntry[] {
    const before = this.#known;
    this.#known = new Map();
    // In the list of processes, parents usually come before their children.
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    for (const id of ids.map(Number).sort((a, b) => a - b)) {
      const entry = this.#others.has(id) ? undefined : processEntry(id);
      if (entry === undefined) continue;
      const isMember =
        before.get(id)?.started === entry.started ||
        entry.session === this.#leader ||
        this.#known.has(entry.parent) ||
        readOf(id, 'environ').split('\0').includes(this.#mark);
      if (isMember) this.#known.set(id, entry);
      else this.#others.add(id);
    }
    return [...this.#known.values()];
  }
}

/**
 * Copies a program to a new file. The new file may have the path of the old file and replace it. The place of a program's pages in memory
 * may make the program slightly faster or slower, for as long as the pages stay there. If each run has a new place, the effect of the place
 * becomes noise, which the interval covers.
 */
export async function freshCopy(program: string, to = program): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(program, `${to}.copy`, constants.COPYFILE_FICLONE);
  await chmod(`${to}.copy`, 0o755);
  await rename(`${to}.copy`, to);
}

/** Returns the numbers of the CPUs that this process may use; empty if the system does not report them or cannot pin processes. */
export async function usableCpus(): Promise<number[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '';
  const cpus = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  // Try whether taskset works, because macOS has no taskset, and taskset fails in some sandboxes.
  const argv = ['taskset', '-c', String(cpus[0]), 'true'] as const;
  const tried = list === '' ? undefined : await runTool(argv, { cwd: '/' }).catch(undefinedIfExpected);
  return tried?.exitCode === 0 ? cpus : [];
}

/** Returns the arguments to put before a command, so that the command and its children run only on the CPUs in `cpus`. */
export function pinnedTo(cpus: readonly number[]): string[] {
  return ['taskset', '-c', cpus.join(',')];
}

/** The CPUs of both servers, and the CPUs of their loads. Servers or loads whose CPUs are undefined are not pinned. */
export interface Halves {
  readonly servers?: readonly number[];
  readonly loads?: readonly number[];
}

/**
 * Divides the CPUs between the servers and their loads. If no CPU is left for the loads, the loads are not pinned.
 * @param cpus the number of CPUs that the servers may use; undefined means half of all CPUs.
 */
export async function halvesOf(cpus: number | undefined): Promise<Halves> {
  const usable = await usableCpus();
  if (usable.length < 2) return {};
  const at = cpus ?? usable.length >> 1;
  return { servers: usable.slice(0, at), loads: at < usable.length ? usable.slice(at) : undefined };
}

/**
 * The range of ports from which the action chooses. Operating systems use higher ports for outgoing connections, and a load may need tens
 * of thousands of these connections.
 */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** Returns a random port such that nothing listens on this port and on the next one, which a service may use as its second port. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Only even numbers, so that the next port of one service is not the port of another service.
    const port = 2 * randomInt(FIRST_PORT / 2, LAST_PORT / 2);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (listens) await new Promise((resolve) => server.close(resolve));
  return listens;
}
