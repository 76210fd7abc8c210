import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process as Linux describes it in `/proc/PID/stat`; see proc_pid_stat(5). */
export interface ProcessEntry {
  readonly id: number;
  /** When it was started, in ticks since the machine was; with the id it names the process for good. */
  readonly started: number;
  /** Name of its program, at most 15 bytes. */
  readonly program: string;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Itself and all of its threads. */
  readonly ended: boolean;
  /** Seconds of user and system time, in steps of 10 ms. */
  readonly cpuSeconds: number;
  /** The same of the children that it waited for, and of theirs. */
  readonly reapedSeconds: number;
}

/** Linux tells times in /proc in hundredths of a second wherever Go runs. */
const TICKS = 100;

/**
 * The processes of this machine. Everything is read synchronously: each of these files is made by the kernel as it is
 * read, in some microseconds, and a look at a server under load should cost no more than that.
 */
export class ProcessTable {
  readonly proc: string;

  /** @param proc `/proc`. */
  constructor(proc: string) {
    this.proc = proc;
  }

  /** Whether this system has such a table, which only Linux does. */
  get exists(): boolean {
    return this.entry(process.pid) !== undefined;
  }

  ids(): number[] {
    return readdirSync(this.proc)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  }

  /** Undefined when there is no such process. */
  entry(id: number): ProcessEntry | undefined {
    const text = this.read(id, 'stat');
    // The name is in parentheses, and may hold anything.
    const from = text.indexOf('(');
    const to = text.lastIndexOf(')');
    if (to < 0) return undefined;
    const [state = '', ...numbers] = text.slice(to + 2).split(' ');
    const field = (number: number) => Number(numbers[number - 4]);
    return {
      id,
      program: text.slice(from + 1, to),
      // The first thread may end before the others, which hold the files.
      ended: (state === 'Z' || state === 'X') && !(field(20) > 1),
      parent: field(4),
      group: field(5),
      session: field(6),
      cpuSeconds: (field(14) + field(15)) / TICKS,
      reapedSeconds: (field(16) + field(17)) / TICKS,
      started: field(22),
    };
  }

  /**
   * Seconds of CPU time that the threads of a process that are there now have used, in nanoseconds' resolution; 0
   * where the kernel does not tell.
   */
  threadSeconds(id: number): number {
    let threads: string[];
    try {
      threads = readdirSync(join(this.proc, `${id}`, 'task'));
    } catch {
      return 0;
    }
    let nanoseconds = 0;
    for (const thread of threads)
      nanoseconds += Number.parseInt(this.read(id, `task/${thread}/schedstat`), 10) || 0;
    return nanoseconds / 1e9;
  }

  /** Resident memory and the most that there ever was, in bytes; undefined of a process that has ended. */
  memory(id: number): { readonly resident: number; readonly most: number } | undefined {
    const status = this.read(id, 'status');
    const resident = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
    const most = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
    if (resident === undefined) return undefined;
    return { resident: Number(resident) * 1024, most: Number(most ?? resident) * 1024 };
  }

  /**
   * Whether it was started with this variable set; false where that may not be read. @param assignment `NAME=value`.
   */
  hasVariable(id: number, assignment: string): boolean {
    return this.read(id, 'environ').split('\0').includes(assignment);
  }

  private read(id: number, name: string): string {
    try {
      return readFileSync(join(this.proc, `${id}`, name), 'utf8');
    } catch {
      // It has ended meanwhile, or is none of ours.
      return '';
    }
  }
}
