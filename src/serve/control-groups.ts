import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../system/exec.ts';
import { reasonOf } from '../system/errors.ts';

/** A Linux control group of processes. Disposing of it ends them. */
export interface ControlGroup extends AsyncDisposable {
  /** The file that takes the ids of processes. */
  readonly processes: string;
  /** Seconds of CPU time that its processes used, those that ended included; undefined where it does not count them. */
  cpuSeconds(): number | undefined;
}

/** Microseconds in which the quota can be used; the kernel's own default. */
const PERIOD = 100_000;
/** The kernel refuses less. */
const LEAST_QUOTA = 1_000;
const REMOVE_MS = 2_000;

/** A folder below which a group can be made, and the files that bound its CPU time. */
interface Parent {
  readonly folder: string;
  readonly limits: (quota: number) => Readonly<Record<string, string>>;
}

/**
 * Makes a group for at most `cpus` CPUs: with cgroups v2 beside or below the group that this process is in, else
 * with the `cpu` controller of v1 below it.
 * @param proc the folder where processes are described, `/proc`.
 * @returns the group; or why there can be none, as words that follow a colon.
 */
export async function createControlGroup(cpus: number, proc: string): Promise<ControlGroup | string> {
  const quota = Math.max(LEAST_QUOTA, Math.round(cpus * PERIOD));
  const found = await parents(proc);
  return createBelow(found, quota, 'this system has no cgroups with a CPU controller');
}

/**
 * Makes a group that limits nothing and counts the CPU time of its processes: with cgroups v2 below the group that
 * this process is in, whatever controllers there are, else with the `cpuacct` controller of v1.
 * @param proc the folder where processes are described, `/proc`.
 * @returns the group; or why there can be none, as words that follow a colon.
 */
export async function createCountingGroup(proc: string): Promise<ControlGroup | string> {
  const mounts = await hierarchies(proc);
  const counting = mounts
    .filter(({ type, controllers }) => type === 'cgroup2' || controllers.includes('cpuacct'))
    .sort((a, b) => Number(b.type === 'cgroup2') - Number(a.type === 'cgroup2'));
  const found = counting.map(({ own }) => ({ folder: own, limits: () => ({}) }));
  return createBelow(found, 0, 'this system has no cgroups');
}

/** @param otherwise the reason when there is no parent. */
async function createBelow(
  found: readonly Parent[],
  quota: number,
  otherwise: string,
): Promise<ControlGroup | string> {
  let reason = otherwise;
  for (const parent of found) {
    const folder = join(parent.folder, `go-pgo-${process.pid}-${randomUUID()}`);
    const processes = join(folder, 'cgroup.procs');
    try {
      await mkdir(folder);
    } catch (error) {
      reason = `${parent.folder} cannot be written (${reasonOf(error)})`;
      continue;
    }
    try {
      for (const [name, value] of Object.entries(parent.limits(quota)))
        await writeFile(join(folder, name), value);
      await requireEntry(processes);
      return {
        processes,
        cpuSeconds: () => cpuSecondsOf(folder),
        [Symbol.asyncDispose]: () => remove(folder),
      };
    } catch (error) {
      reason = `${parent.folder} takes no limit (${reasonOf(error)})`;
      await remove(folder);
    }
  }
  return reason;
}

/** What v2 counts in every group, in microseconds, and v1 where `cpuacct` is, in nanoseconds. */
function cpuSecondsOf(folder: string): number | undefined {
  try {
    const microseconds = /^usage_usec (\d+)$/m.exec(readFileSync(join(folder, 'cpu.stat'), 'utf8'))?.[1];
    if (microseconds !== undefined) return Number(microseconds) / 1e6;
  } catch {
    // Not of v2.
  }
  try {
    return Number(readFileSync(join(folder, 'cpuacct.usage'), 'utf8')) / 1e9;
  } catch {
    return undefined;
  }
}

/** Whether a process may be moved there is only known once one was. @throws Error when it may not. */
async function requireEntry(processes: string): Promise<void> {
  const { exitCode } = await run(['sh', '-c', 'echo $$ >"$1"', 'sh', processes], { cwd: '/' });
  if (exitCode !== 0) throw new Error('no process may be moved into it');
}

async function parents(proc: string): Promise<Parent[]> {
  const mounts = await hierarchies(proc);
  const unified = mounts.find(({ type }) => type === 'cgroup2');
  const legacy = mounts.find(({ type, controllers }) => type === 'cgroup' && controllers.includes('cpu'));
  const found: Parent[] = [];
  if (unified !== undefined) {
    const limits = (quota: number) => ({ 'cpu.max': `${quota} ${PERIOD}` });
    for (const folder of await delegating(unified)) found.push({ folder, limits });
  }
  if (legacy !== undefined) {
    const limits = (quota: number) => ({ 'cpu.cfs_period_us': `${PERIOD}`, 'cpu.cfs_quota_us': `${quota}` });
    found.push({ folder: legacy.own, limits });
  }
  return found;
}

interface Hierarchy {
  readonly type: string;
  readonly controllers: readonly string[];
  /** Where it is mounted. */
  readonly top: string;
  /** The folder of the group that this process is in. */
  readonly own: string;
}

/** From `mountinfo` and `cgroup` of this process, as proc(5) and cgroups(7) describe them. */
async function hierarchies(proc: string): Promise<Hierarchy[]> {
  const read = (name: string) => readFile(join(proc, 'self', name), 'utf8').catch(() => '');
  const [mounts, groups] = [await read('mountinfo'), await read('cgroup')];
  const memberships = groups
    .split('\n')
    .map((line) => /^\d+:([^:]*):(\/.*)$/.exec(line))
    .flatMap((match) => (match === null ? [] : [{ names: match[1] ?? '', path: match[2] ?? '/' }]));
  return mounts.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , root = '/', top = ''] = before.split(' ');
    const [type = '', , options = ''] = after.split(' ');
    if (type !== 'cgroup' && type !== 'cgroup2') return [];
    const controllers = type === 'cgroup' ? options.split(',') : [];
    const membership = memberships.find(({ names }) =>
      type === 'cgroup2' ? names === '' : names.split(',').some((name) => name && controllers.includes(name)),
    );
    if (membership === undefined) return [];
    // A container may see no more than its own part of the tree.
    const below = relative(root, membership.path);
    return [{ type, controllers, top, own: below.startsWith('..') ? top : join(top, below) }];
  });
}

/**
 * The folders in which new groups have a CPU limit. In v2 a group that holds processes can have none below it, the
 * system's first one apart, so mostly these are groups above the own one.
 */
async function delegating({ own, top }: Hierarchy): Promise<string[]> {
  const control = (folder: string) => join(folder, 'cgroup.subtree_control');
  const found: string[] = [];
  await writeFile(control(own), '+cpu').catch(() => {});
  for (let folder = own; ; folder = dirname(folder)) {
    const enabled = await readFile(control(folder), 'utf8').catch(() => '');
    if (/\bcpu\b/.test(enabled)) found.push(folder);
    if (folder === top || folder === dirname(folder)) return found;
  }
}

/** Ends what is left in the group, also what has left its process group, and removes it. */
async function remove(folder: string): Promise<void> {
  const end = performance.now() + REMOVE_MS;
  for (;;) {
    await killAll(join(folder, 'cgroup.procs'));
    try {
      await rmdir(folder);
      return;
    } catch (error) {
      // Processes take a moment to go. A group that stays has no process and costs nothing.
      if ((error as NodeJS.ErrnoException).code !== 'EBUSY' || performance.now() > end) return;
      await sleep(20);
    }
  }
}

async function killAll(processes: string): Promise<void> {
  const ids = (await readFile(processes, 'utf8').catch(() => '')).split('\n').map(Number);
  // A process of another namespace is listed as 0, which would be the group of this very process.
  for (const id of ids.filter((id) => id > 0)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch (error) {
      // Gone meanwhile, or another user's: that one is not ours to end.
      if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
