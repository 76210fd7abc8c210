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
