import type { ProcessEntry, ProcessTable } from './process-table.ts';
import type { ControlGroup } from '../../serve/control-groups.ts';

/** What a server has used so far. */
export interface ServerUse {
  /** Seconds of user and system time of all its processes. */
  readonly cpuSeconds: number;
  /** Resident memory of all its processes together, in bytes; what they share counts for each. */
  readonly memory: number;
  /** The greatest that `memory` is known to have been. */
  readonly peakMemory: number;
}

/**
 * The processes of one server: the shell that was started for it, all that are in the shell's session, all that
 * descend from one of these, and all that carry the server's mark in their environment. One that was seen once is
 * known from then on, even when its parents are gone.
 */
export class ServerProcesses {
  private readonly table: ProcessTable;
  private readonly leader: number;
  private readonly mark: string;
  private readonly group: ControlGroup | undefined;
  private readonly known = new Map<number, ProcessEntry>();
  private readonly others = new Set<number>();
  private peak = 0;

  /**
   * @param leader id of the shell, which leads its session.
   * @param mark `NAME=value`, a variable that only this server has.
   * @param group where the server runs; without one, the processes are asked themselves.
   */
  constructor(table: ProcessTable, leader: number, mark: string, group?: ControlGroup) {
    this.table = table;
    this.leader = leader;
    this.mark = mark;
    this.group = group;
  }

  /** What the server has used so far. */
  use(): ServerUse {
    const members = this.members();
    let memory = 0;
    for (const member of members) {
      // The shell that waits for the server is none of it; one that was replaced by it has its name.
      if (member.id === this.leader && member.program === 'sh') continue;
      const { resident = 0, most = 0 } = this.table.memory(member.id) ?? {};
      memory += resident;
      this.peak = Math.max(this.peak, most);
    }
    this.peak = Math.max(this.peak, memory);
    return {
      cpuSeconds: this.group?.cpuSeconds() ?? this.secondsOf(members),
      memory,
      peakMemory: this.peak,
    };
  }

  /** Processes that were seen and still run, those that only their mark betrays among them. */
  survivors(): readonly ProcessEntry[] {
    this.others.clear();
    return this.members().filter(({ ended }) => !ended);
  }

  private members(): readonly ProcessEntry[] {
    const entries = new Map<number, ProcessEntry>();
    for (const id of this.table.ids()) {
      if (this.others.has(id)) continue;
      const entry = this.table.entry(id);
      if (entry !== undefined) entries.set(id, entry);
    }
    for (const [id, { started }] of this.known)
      if (entries.get(id)?.started !== started) this.known.delete(id);
    for (const entry of entries.values()) {
      if (this.belongs(entry, entries)) this.known.set(entry.id, entry);
      else this.others.add(entry.id);
    }
    return [...this.known.keys()].flatMap((id) => entries.get(id) ?? []);
  }

  private belongs(entry: ProcessEntry, entries: ReadonlyMap<number, ProcessEntry>): boolean {
    for (let one: ProcessEntry | undefined = entry; one !== undefined; one = entries.get(one.parent))
      if (one.session === this.leader || this.known.has(one.id)) return true;
    return this.table.hasVariable(entry.id, this.mark);
  }

  /** Of the processes that are there, and of the children they waited for. */
  private secondsOf(members: readonly ProcessEntry[]): number {
    return members.reduce(
      // Threads tell more digits, and those that have ended tell nothing.
      (sum, { id, cpuSeconds, reapedSeconds }) =>
        sum + reapedSeconds + Math.max(cpuSeconds, this.table.threadSeconds(id)),
      0,
    );
  }
}
