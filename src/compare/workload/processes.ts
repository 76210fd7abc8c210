import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, constants, copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { undefinedIfExpected } from '../../system/errors.ts';
import { runTool } from '../../system/exec.ts';

export interface ServerUse {
  /** Seconds of user and system time of all its processes. */
  readonly cpuSeconds: number;
  /** Greatest resident memory of all its processes together, in bytes; shared pages count for each. */
  readonly peakMemory: number;
}

/** Linux reports times in hundredths of a second wherever Go runs. */
const TICKS = 100;

/** A file of a process in `/proc`; empty if it has ended, or belongs to another user. The kernel makes it on reading, so that a synchronous read costs least. */
function readOf(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process as Linux describes it in `/proc/PID/stat`; see proc_pid_stat(5). */
type ProcessEntry = NonNullable<ReturnType<typeof processEntry>>;

function processEntry(id: number) {
  const text = readOf(id, 'stat');
  // The name is in parentheses, and may hold anything.
  const to = text.lastIndexOf(')');
  if (to < 0) return undefined;
  const [state = '', ...numbers] = text.slice(to + 2).split(' ');
  const field = (number: number) => Number(numbers[number - 4]);
  return {
    id,
    /** At most 15 bytes. */
    program: text.slice(text.indexOf('(') + 1, to),
    // The first thread may end before the others, which hold the files.
    ended: (state === 'Z' || state === 'X') && !(field(20) > 1),
    parent: field(4),
    session: field(6),
    /** User and system time, its own in steps of 10 ms, and that of the children that it waited for. */
    cpuSeconds: (field(14) + field(15)) / TICKS,
    reapedSeconds: (field(16) + field(17)) / TICKS,
    /** In ticks since boot; with the id it names the process for good. */
    started: field(22),
  };
}

/** Seconds of CPU time that the living threads of a process have used, in nanoseconds' resolution; 0 if unknown. */
function threadSeconds(id: number): number {
  try {
    const threads = readdirSync(`/proc/${id}/task`);
    const used = threads.map((thread) => Number.parseInt(readOf(id, `task/${thread}/schedstat`), 10) || 0);
    return used.reduce((sum, one) => sum + one, 0) / 1e9;
  } catch {
    return 0;
  }
}

/** Resident memory now and at most, in bytes; zero of a process that has ended. */
export function memoryOf(id: number): { readonly resident: number; readonly most: number } {
  const status = readOf(id, 'status');
  const resident = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  const most = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return { resident, most: most === undefined ? resident : Number(most) * 1024 };
}

const EVERY_MS = 250;

/**
 * The processes of one server: all in the session of the shell that was started for it, their children, and all that carry
 * the server's mark in their environment. A process that was seen once is known from then on, even when its parents are gone.
 */
export class ServerProcesses {
  readonly #leader: number;
  readonly #mark: string;
  #known = new Map<number, ProcessEntry>();
  readonly #others = new Set<number>();
  #peak = 0;

  /**
   * @param leader id of the shell, which leads its session.
   * @param mark `NAME=value`, a variable that only this server has.
   */
  constructor(leader: number, mark: string) {
    this.#leader = leader;
    this.#mark = mark;
  }

  use(): ServerUse {
    let memory = 0;
    let cpuSeconds = 0;
    for (const member of this.#members()) {
      // Threads report more digits, and those that have ended report nothing.
      cpuSeconds += member.reapedSeconds + Math.max(member.cpuSeconds, threadSeconds(member.id));
      // The shell that waits for the server is not part of it; a program that replaced it has another name.
      if (member.id === this.#leader && member.program === 'sh') continue;
      const { resident, most } = memoryOf(member.id);
      memory += resident;
      this.#peak = Math.max(this.#peak, most);
    }
    this.#peak = Math.max(this.#peak, memory);
    return { cpuSeconds, peakMemory: this.#peak };
  }

  /** Ids of processes that were seen and still run, also of those that only their mark identifies. */
  survivors(): readonly number[] {
    this.#others.clear();
    return this.#members().flatMap(({ id, ended }) => (ended ? [] : [id]));
  }

  /** Looks at its memory at short intervals, so that the peak is known; until it is disposed of. */
  watch(): Disposable {
    const timer = setInterval(() => this.use(), EVERY_MS);
    return { [Symbol.dispose]: () => clearInterval(timer) };
  }

  #members(): readonly ProcessEntry[] {
    const before = this.#known;
    this.#known = new Map();
    // Parents mostly come before their children.
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
 * Copies a program, also over itself. Where the pages of a file lie in memory may make it a little faster or slower for as
 * long as they lie there: with a new place for each run, that is noise which the interval covers.
 */
export async function freshCopy(program: string, to = program): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(program, `${to}.copy`, constants.COPYFILE_FICLONE);
  await chmod(`${to}.copy`, 0o755);
  await rename(`${to}.copy`, to);
}

/** The CPUs that this process may use, by number; none where the system does not report them or cannot pin processes. */
export async function usableCpus(): Promise<number[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '';
  const cpus = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  // macOS has no taskset, and in some sandboxes it fails.
  const argv = ['taskset', '-c', String(cpus[0]), 'true'] as const;
  const tried = list === '' ? undefined : await runTool(argv, { cwd: '/' }).catch(undefinedIfExpected);
  return tried?.exitCode === 0 ? cpus : [];
}

/** Arguments in front of a command that keep it and its children on these CPUs. */
export function pinnedTo(cpus: readonly number[]): string[] {
  return ['taskset', '-c', cpus.join(',')];
}

/** The CPUs of two servers that take turns on the same ones, and those of their loads; undefined: not pinned. */
export interface Halves {
  readonly servers?: readonly number[];
  readonly loads?: readonly number[];
}

/** @param cpus that the servers may use; absent: half of what there is. Without a CPU that is left, loads are not pinned. */
export async function halvesOf(cpus: number | undefined): Promise<Halves> {
  const usable = await usableCpus();
  if (usable.length < 2) return {};
  const at = cpus ?? usable.length >> 1;
  return { servers: usable.slice(0, at), loads: at < usable.length ? usable.slice(at) : undefined };
}

/** Below the ports that systems choose for connections, of which a load may need tens of thousands. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer();
    const listens = await new Promise((resolve) => {
      server.once('error', () => resolve(false)).listen(port, () => resolve(true));
    });
    if (!listens) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
