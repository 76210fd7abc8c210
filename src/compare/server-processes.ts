import { type ProcessEntry, ProcessTable } from './load/process-table.ts';

/** What a server has used so far. */
export interface ServerUse {
  /** Seconds of user and system time of all its processes. */
  readonly cpuSeconds: number;
  /** Resident memory of all its processes together, in bytes; what they share counts for each. */
  readonly memory: number;
  /** The greatest that `memory` is known to have been. */
  readonly peakMemory: number;
}

/** A server at one moment of a load. */
export interface ServerMoment {
  /** Since the load began. */
  readonly seconds: number;
  /** CPUs in use since the moment before. */
  readonly cpus: number;
  /** Resident, bytes. */
  readonly memory: number;
}

/**
 * The processes of one server: the shell that was started for it, all that are in the shell's session, all that
 * descend from one of these, and all that carry the server's mark in their environment. One that was seen once is
 * known from then on, even when its parents are gone.
 */
export class ServerProcesses {
  readonly #table: ProcessTable;
  readonly #leader: number;
  readonly #mark: string;
  readonly #known = new Map<number, ProcessEntry>();
  readonly #others = new Set<number>();
  #peak = 0;

  private constructor(table: ProcessTable, leader: number, mark: string) {
    this.#table = table;
    this.#leader = leader;
    this.#mark = mark;
  }

  /**
   * @param leader id of the shell, which leads its session.
   * @param mark `NAME=value`, a variable that only this server has.
   * @returns undefined where the system does not describe processes, as all but Linux.
   */
  static of(proc: string, leader: number, mark: string): ServerProcesses | undefined {
    const table = new ProcessTable(proc);
    return table.exists ? new ServerProcesses(table, leader, mark) : undefined;
  }

  /** What the server has used so far. */
  use(): ServerUse {
    let memory = 0;
    let cpuSeconds = 0;
    for (const member of this.#members()) {
      // Threads report more digits, and those that have ended report nothing.
      cpuSeconds += member.reapedSeconds + Math.max(member.cpuSeconds, this.#table.threadSeconds(member.id));
      // The shell that waits for the server is not part of it; one that was replaced by it has its name.
      if (member.id === this.#leader && member.program === 'sh') continue;
      const { resident = 0, most = 0 } = this.#table.memory(member.id) ?? {};
      memory += resident;
      this.#peak = Math.max(this.#peak, most);
    }
    this.#peak = Math.max(this.#peak, memory);
    return { cpuSeconds, memory, peakMemory: this.#peak };
  }

  /** Ids of processes that were seen and still run, also of those that only their mark identifies. */
  survivors(): readonly number[] {
    this.#others.clear();
    return this.#members().flatMap(({ id, ended }) => (ended ? [] : [id]));
  }

  /** Takes what the server uses at short intervals, until `end` is called. */
  watch(): { end(): readonly ServerMoment[] } {
    const begun = performance.now();
    const take = () => ({ seconds: (performance.now() - begun) / 1000, ...this.use() });
    let taken = [take()];
    let every = EVERY_MS;
    const next = () => {
      taken.push(take());
      if (taken.length >= MOST_MOMENTS) {
        taken = taken.filter((_, at) => at % 2 === 0);
        every *= 2;
      }
      timer = setTimeout(next, every);
    };
    let timer = setTimeout(next, every);
    return {
      end() {
        clearTimeout(timer);
        taken.push(take());
        return taken.map(({ seconds, cpuSeconds, memory }, at) => {
          const before = taken[at - 1] ?? { seconds, cpuSeconds };
          const elapsed = seconds - before.seconds;
          return { seconds, cpus: elapsed > 0 ? (cpuSeconds - before.cpuSeconds) / elapsed : 0, memory };
        });
      },
    };
  }

  #members(): readonly ProcessEntry[] {
    const entries = new Map<number, ProcessEntry>();
    for (const id of this.#table.ids()) {
      if (this.#others.has(id)) continue;
      const entry = this.#table.entry(id);
      if (entry !== undefined) entries.set(id, entry);
    }
    for (const [id, { started }] of this.#known)
      if (entries.get(id)?.started !== started) this.#known.delete(id);
    for (const entry of entries.values()) {
      if (this.#belongs(entry, entries)) this.#known.set(entry.id, entry);
      else this.#others.add(entry.id);
    }
    return [...this.#known.keys()].flatMap((id) => entries.get(id) ?? []);
  }

  #belongs(entry: ProcessEntry, entries: ReadonlyMap<number, ProcessEntry>): boolean {
    for (let one: ProcessEntry | undefined = entry; one !== undefined; one = entries.get(one.parent))
      if (one.session === this.#leader || this.#known.has(one.id)) return true;
    return this.#table.hasVariable(entry.id, this.#mark);
  }
}

const EVERY_MS = 250;
/** A chart cannot show more: from then on every other one is dropped, and they are taken half as often. */
const MOST_MOMENTS = 400;
