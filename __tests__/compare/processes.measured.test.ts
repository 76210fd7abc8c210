import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoryOf, processEntry, ServerProcesses } from '../../src/compare/processes.ts';
import { type Started, start } from '../../src/system/exec.ts';

const BUSY = 'i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done';

interface Server extends AsyncDisposable {
  readonly started: Started;
  readonly processes: ServerProcesses;
}

/** A shell as the leader of its session, with a variable of its own. */
async function serve(script: string): Promise<Server> {
  const mark = randomUUID();
  const started = await start(['sh', '-c', script], {
    cwd: '/',
    env: { ...process.env, GO_PGO_TEST_MARK: mark },
  });
  const processes = new ServerProcesses(started.pid, `GO_PGO_TEST_MARK=${mark}`);
  return {
    started,
    processes,
    async [Symbol.asyncDispose]() {
      await started.stop(100);
      for (const id of processes.survivors()) process.kill(id, 'SIGKILL');
    },
  };
}

/** Seconds that the shell builtin `times` printed last, of the shell itself, user and system. */
function toldByTimes(output: string): number {
  const [, minutes, seconds, systemMinutes, systemSeconds] =
    /(\d+)m([\d.]+)s (\d+)m([\d.]+)s/.exec(output) ?? [];
  return 60 * (Number(minutes) + Number(systemMinutes)) + Number(seconds) + Number(systemSeconds);
}

test('CPU time of a child that lives counts, and so does that of one in a session of its own', async () => {
  await using server = await serve(`setsid sh -c '${BUSY}; times; sleep 61' & sleep 60`);
  await expect
    .poll(() => server.started.output(), { timeout: 60_000, interval: 100 })
    .toMatch(/\dm.*\n.*\dm/);
  const told = toldByTimes(server.started.output());
  expect(server.processes.use().cpuSeconds).toBeGreaterThan(told - 0.03);
  expect(server.processes.use().cpuSeconds).toBeLessThan(told + 0.08);
});

test('memory is that of all its processes, without the shell that waits for them', async () => {
  await using server = await serve('sleep 60 & sleep 61 & wait');
  await expect.poll(() => server.processes.survivors().length).toBe(3);
  const sleepers = server.processes.survivors().filter((id) => processEntry(id)?.program === 'sleep');
  expect(sleepers).toHaveLength(2);
  const told = () => sleepers.map((id) => memoryOf(id).resident);
  await expect.poll(() => Math.min(...told())).toBeGreaterThan(100_000);
  // A process that has just begun takes more from one look to the next.
  const beyond = () => server.processes.use().memory - told().reduce((sum, one) => sum + one, 0);
  await expect.poll(beyond).toBe(0);
});

test('a process whose parents are gone is known by what was seen of it, or by its mark', async () => {
  const orphan = "sh -c 'setsid sleep 62 >/dev/null 2>&1 & exit'";
  await using marked = await serve(`${orphan}; sleep 60`);
  await sleep(200);
  await marked.started.stop(100);
  const left = () => marked.processes.survivors();
  await expect.poll(async () => (await Promise.all(left().map(argumentsOf))).join()).toBe('sleep 62');
});

async function argumentsOf(id: number): Promise<string> {
  return (await readFile(`/proc/${id}/cmdline`, 'utf8')).split('\0').join(' ').trim();
}
