import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../system/exec.ts';
import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { type ControlGroup, createControlGroup } from './control-groups.ts';

/** How a limit of CPU time is put on a process and all that it starts. */
export interface CpuLimit extends AsyncDisposable {
  /** A file that takes the id of the process. */
  readonly enlistIn?: string;
  /** The control group that this file belongs to. */
  readonly group?: ControlGroup;
  /** A program with its arguments that is to start the process. */
  readonly wrapper: readonly string[];
  /** What the limit is instead of what was asked for. */
  readonly finding?: Finding;
  /** How it is kept, for the progress. */
  readonly kept?: string;
}

const FIX =
  'Run it where control groups can be written (by root, outside of a container or in a privileged one), give a whole number, or leave `cpus` out.';

/**
 * A limit of `cpus` CPUs by a control group; where none can be made, by pinning to so many whole CPUs; where that
 * is not possible or not the same, with a finding that says so.
 * @param proc the folder where processes are described.
 */
export async function limitCpus(cpus: number, proc = '/proc'): Promise<CpuLimit> {
  const group = await createControlGroup(cpus, proc);
  const nothingToUndo = async () => {};
  if (typeof group !== 'string') {
    return {
      enlistIn: group.processes,
      group,
      wrapper: [],
      kept: 'by a control group',
      [Symbol.asyncDispose]: () => group[Symbol.asyncDispose](),
    };
  }
  const usable = await usableCpus(proc);
  const whole = Math.ceil(cpus);
  if (usable.length > 0 && cpus >= usable.length)
    return { wrapper: [], kept: 'as there are no more', [Symbol.asyncDispose]: nothingToUndo };
  if (whole >= usable.length)
    return { wrapper: [], finding: notKept(cpus, group), [Symbol.asyncDispose]: nothingToUndo };
  const list = usable.slice(0, whole).join(',');
  return {
    wrapper: ['taskset', '--cpu-list', list],
    ...(whole === cpus ? { kept: `by pinning to CPU ${list}` } : { finding: rounded(cpus, whole, group) }),
    [Symbol.asyncDispose]: nothingToUndo,
  };
}

function notKept(cpus: number, reason: string): Finding {
  return {
    severity: 'warning',
    message: `\`cpus: ${cpus}\` is not kept, and the service may use every CPU: ${reason}.`,
    fix: FIX,
  };
}

function rounded(cpus: number, whole: number, reason: string): Finding {
  return {
    severity: 'warning',
    message: `\`cpus: ${cpus}\` is not kept, the service may use ${count(whole, 'whole CPU')}: ${reason}.`,
    fix: FIX,
  };
}

/** The CPUs that this process may use, by number; none where they are not told or no process can be pinned. */
async function usableCpus(proc: string): Promise<number[]> {
  const status = await readFile(join(proc, 'self', 'status'), 'utf8').catch(() => '');
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
  if (list === undefined || !(await hasTaskset())) return [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

async function hasTaskset(): Promise<boolean> {
  return (await run(['sh', '-c', 'command -v taskset'], { cwd: '/' })).exitCode === 0;
}
