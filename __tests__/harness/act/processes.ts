import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Kills every process whose environment holds `mark` (`NAME=VALUE`), and waits until none is left. act gives each step
 * a session of its own, so ending act's process group would leave them; a variable is inherited whatever a step does.
 * On Linux only: elsewhere there is no /proc, and act itself ends its steps where it can.
 */
export async function endProcessesOf(mark: string): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    const processes = await processesOf(mark);
    if (processes.length === 0) return;
    for (const pid of processes) kill(pid);
    await sleep(100);
  }
  throw new Error(`Processes with ${mark} could not be ended: ${(await processesOf(mark)).join(', ')}`);
}

/** Ids of the living processes whose environment holds `mark`. */
export async function processesOf(mark: string): Promise<number[]> {
  const ids = await readdir('/proc').catch(() => []);
  const found = await Promise.all(ids.filter((id) => /^\d+$/.test(id)).map((id) => holds(id, mark)));
  return found.filter((id): id is number => id !== undefined);
}

async function holds(id: string, mark: string): Promise<number | undefined> {
  // It has ended, or belongs to another user: not ours.
  const environment = await readFile(`/proc/${id}/environ`, 'latin1').catch(() => '');
  return environment.split('\0').includes(mark) ? Number(id) : undefined;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
