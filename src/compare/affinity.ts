import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../system/exec.ts';

/** The CPUs that this process may use, by number; none where the system does not report them or cannot pin processes. */
export async function usableCpus(proc = '/proc'): Promise<number[]> {
  const status = await readFile(join(proc, 'self', 'status'), 'utf8').catch(() => '');
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
  const found = list === undefined ? undefined : await run(['sh', '-c', 'command -v taskset'], { cwd: '/' });
  if (list === undefined || found?.exitCode !== 0) return [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
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
