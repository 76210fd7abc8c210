import { type ControlGroup, createCountingGroup } from '../../serve/control-groups.ts';
import { type CpuLimit, limitCpus } from '../../serve/cpu-limit.ts';

/** The control groups that a server runs in. */
export interface ServerGroups {
  readonly limit?: CpuLimit;
  /** The one that counts the server's CPU time. */
  readonly counting?: ControlGroup;
  readonly enlistIn: readonly string[];
}

function counted(group: ControlGroup | undefined): ControlGroup | undefined {
  return group?.cpuSeconds() === undefined ? undefined : group;
}

/** Runs `task` with the control groups that a limit and the counting of CPU time need, as far as they can be had. */
export async function inGroups<T>(
  cpus: number | undefined,
  proc: string,
  task: (groups: ServerGroups) => Promise<T>,
): Promise<T> {
  await using limit = cpus === undefined ? undefined : await limitCpus(cpus, proc);
  const limiting = counted(limit?.group);
  const made = limiting === undefined ? await createCountingGroup(proc) : undefined;
  await using extra = typeof made === 'string' ? undefined : made;
  const counting = limiting ?? counted(extra);
  const enlistIn = [limit?.enlistIn, extra?.processes].filter((file) => file !== undefined);
  return await task({ enlistIn, ...(limit && { limit }), ...(counting && { counting }) });
}
