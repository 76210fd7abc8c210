import { access, mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { limitCpus } from '../../src/serve/cpu-limit.ts';
import { startShell } from '../../src/serve/shell.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { makeScene } from './scene.ts';

/** The kernel's clock ticks in a second, as `/proc/PID/stat` counts them. */
const TICKS = 100;
const KEEP_TWO_BUSY = '(while :; do :; done) & while :; do :; done';

/** CPU seconds that the processes of a group have used, those that ended in it included. */
async function cpuSeconds(group: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((id) => /^\d+$/.test(id));
  const used = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      // From the third field on; the name before may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [user, system] = fields.slice(11, 13).map(Number);
      return Number(fields[2]) === group ? ((user ?? 0) + (system ?? 0)) / TICKS : 0;
    }),
  );
  return used.reduce((sum, one) => sum + one, 0);
}

/** Folders of this process's own groups in which groups with a limit can be made: looked up in another way than by the limit. */
async function hasWritableGroups(): Promise<boolean> {
  const own = async (line: RegExp) => line.exec(await readFile('/proc/self/cgroup', 'utf8'))?.[1] ?? '/';
  const legacy = join('/sys/fs/cgroup/cpu', await own(/^\d+:(?:\S+,)?cpu(?:,\S+)?:(.*)$/m));
  const unified = join('/sys/fs/cgroup', await own(/^0::(.*)$/m));
  const wanted = [
    [legacy, 'cpu.cfs_quota_us'],
    [unified, 'cpu.max'],
    [join(unified, '..'), 'cpu.max'],
  ] as const;
  for (const [folder, file] of wanted) {
    const made = join(folder, `go-pgo-test-${process.pid}`);
    try {
      await mkdir(made);
    } catch {
      continue;
    }
    const limits = await access(join(made, file)).then(
      () => true,
      () => false,
    );
    await rmdir(made);
    if (limits) return true;
  }
  return false;
}

/** Whether a process runs; one that has ended may be listed until somebody asks how. */
async function runs(id: number): Promise<boolean> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => 'State:\tX');
  return !/^State:\t[XZ]/m.test(status);
}

async function groupsLeft(): Promise<string[]> {
  const names = await readdir('/sys/fs/cgroup', { recursive: true }).catch(() => []);
  return names.filter((name) => new RegExp(`go-pgo-${process.pid}-`).test(name));
}

async function start(command: string, limit: Awaited<ReturnType<typeof limitCpus>>) {
  const { wrapper, enlistIn } = limit;
  return startShell({
    command,
    cwd: '/',
    env: process.env,
    programEnv: {},
    signal: new AbortController().signal,
    wrapper,
    ...(enlistIn !== undefined && { enlistIn }),
  });
}

test('half a CPU is what all processes of the service get together, or it is said that they get more', async () => {
  const limit = await limitCpus(0.5);
  {
    await using _ = limit;
    await using started = await start(KEEP_TWO_BUSY, limit);
    await sleep(300);
    const [before, begun] = [await cpuSeconds(started.pid), performance.now()];
    await sleep(4_000);
    const cpus = ((await cpuSeconds(started.pid)) - before) / ((performance.now() - begun) / 1000);
    if (await hasWritableGroups()) {
      expect(limit.kept).toBe('by a control group');
      expect(limit.finding).toBeUndefined();
      // On a busy machine it may get less than it may have.
      expect(cpus).toBeGreaterThan(0.05);
      expect(cpus).toBeLessThanOrEqual(0.6);
    } else {
      expect(limit.finding?.message).toMatch(
        /^`cpus: 0\.5` is not kept, (and )?the service may use .+: .+\.$/,
      );
    }
  }
  expect(await groupsLeft()).toEqual([]);
});

test('what leaves the process group is ended with the control group', async () => {
  const limit = await limitCpus(1);
  await using started = await start('setsid sh -c "echo \\$\\$; exec sleep 71" & wait', limit);
  await expect.poll(() => started.output()).toMatch(/^\d+\n$/);
  const escaped = Number(started.output());
  await started.stop();
  await limit[Symbol.asyncDispose]();
  const isThere = await runs(escaped);
  // Without a group nobody knows of it: that is in the documentation.
  expect(isThere).toBe(!(await hasWritableGroups()));
  if (isThere) process.kill(escaped);
});

/** A `/proc` without cgroups in which this process may use the CPUs of `list`. */
async function procWithout(list: string) {
  const folder = await temporaryFolder();
  await mkdir(join(folder.path, 'self'));
  await writeFile(join(folder.path, 'self', 'status'), `Name:\tnode\nCpus_allowed_list:\t${list}\n`);
  return folder;
}

describe('without cgroups', () => {
  test('whole CPUs are pinned', async () => {
    const status = await readFile('/proc/self/status', 'utf8');
    const allowed = /^Cpus_allowed_list:\s*(\d+)/m.exec(status)?.[1] ?? '';
    // One more than there are: one of them is always less than all.
    await using proc = await procWithout(`${allowed},1000`);
    const limit = await limitCpus(1, proc.path);
    expect(limit.kept).toBe(`by pinning to CPU ${allowed}`);
    expect(limit.finding).toBeUndefined();
    await using started = await start('grep Cpus_allowed_list /proc/self/status', limit);
    expect(await started.exited).toEqual({ exitCode: 0, signal: null });
    expect(started.output()).toBe(`Cpus_allowed_list:\t${allowed}\n`);
  });

  test('ranges are understood', async () => {
    await using proc = await procWithout('2-3,8,10-12');
    expect((await limitCpus(4, proc.path)).wrapper).toEqual(['taskset', '--cpu-list', '2,3,8,10']);
  });

  test('as many as there are, or more, need no limit', async () => {
    await using proc = await procWithout('0-1');
    for (const cpus of [2, 3.5]) {
      const { wrapper, finding, kept } = await limitCpus(cpus, proc.path);
      expect({ wrapper, finding, kept }).toEqual({
        wrapper: [],
        finding: undefined,
        kept: 'as there are no more',
      });
    }
  });

  test('a part of a CPU is rounded up, and a finding says so', async () => {
    await using proc = await procWithout('0-3');
    const { wrapper, finding } = await limitCpus(1.5, proc.path);
    expect(wrapper).toEqual(['taskset', '--cpu-list', '0,1']);
    expect(finding).toEqual({
      severity: 'warning',
      message:
        '`cpus: 1.5` is not kept, the service may use 2 whole CPUs: this system has no cgroups with a CPU controller.',
      fix: 'Run it where control groups can be written (by root, outside of a container or in a privileged one), give a whole number, or leave `cpus` out.',
    });
  });

  test('where that is all there are, it is not kept at all', async () => {
    await using proc = await procWithout('0-1');
    const { wrapper, finding } = await limitCpus(1.5, proc.path);
    expect(wrapper).toEqual([]);
    expect(finding?.message).toBe(
      '`cpus: 1.5` is not kept, and the service may use every CPU: this system has no cgroups with a CPU controller.',
    );
  });

  test('where the system tells nothing, it is not kept, and the service runs', async () => {
    await using proc = await temporaryFolder();
    const limit = await limitCpus(1, proc.path);
    expect(limit.finding?.message).toMatch(/^`cpus: 1` is not kept, and the service may use every CPU: /);
    await using started = await start('echo here', limit);
    await started.exited;
    expect(started.output()).toBe('here\n');
  });
});

test('the run passes on what the limit says, and the service serves within it', async () => {
  await using scene = await makeScene();
  const { value, findings } = await scene.run(
    { cpus: 0.5 },
    async () => (await fetch(`${scene.url}/work`)).status,
  );
  expect(value).toBe(200);
  const isKept = await hasWritableGroups();
  expect(findings).toHaveLength(isKept ? 0 : 1);
  expect(scene.lines[0]).toBe(
    `Starting the service${isKept ? ', limited to 0.5 CPU by a control group' : ''} …`,
  );
  expect(await groupsLeft()).toEqual([]);
});
