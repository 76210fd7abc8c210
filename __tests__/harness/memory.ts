import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all below it take of memory, watched while they run. */
export interface MemoryWatch extends Disposable {
  /** Most bytes at once, so far. */
  most(): number;
}

/** Milliseconds between two looks. */
const PAUSE = 20;

/** Watches by /proc, which Linux has. */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, PAUSE);
  return { most: () => most, [Symbol.dispose]: () => clearInterval(timer) };
}

/** Bytes in memory of a process and its descendants. */
function memoryOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statusOf(Number(name)) ?? []);
  const tree = new Set([pid]);
  // Children may come before their parents, whose ids were used before.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const one of processes) if (tree.has(one.parent)) tree.add(one.pid);
  }
  const commands = new Map(processes.map((one) => [one.pid, one.command]));
  return (
    processes
      .filter((one) => tree.has(one.pid))
      // Before it runs its own program, a child has its parent's memory.
      .filter((one) => one.command !== commands.get(one.parent))
      .reduce((sum, one) => sum + one.bytes, 0)
  );
}

/** Undefined for one that has ended meanwhile. */
function statusOf(pid: number): { pid: number; parent: number; bytes: number; command: string } | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid, parent: field('PPid'), bytes: field('VmRSS') * 1024, command };
  } catch {
    return undefined;
  }
}
