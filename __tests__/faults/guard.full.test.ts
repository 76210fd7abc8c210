import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../harness/temporary.ts';

/** A process that remembers what must not outlive it, and is killed by what nobody can meet. */

const SURVIVORS = new URL('../../src/processes/survivors.ts', import.meta.url).href;

async function killedIn(cwd: string, script: string): Promise<string> {
  const imported = `import { endGroupWithUs, removeWithUs } from ${JSON.stringify(SURVIVORS)};
    import { spawn } from 'node:child_process';
    const sh = (command) => spawn('sh', ['-c', command], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    const forever = setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${imported}\n${script}`], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), exited]);
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  return String(said).trim();
}

test('its processes end, whatever signals they ignore, and its files go', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "it's  scratch", 'deep'), { recursive: true });
  await mkdir(join(folder.path, 'kept'));
  const leader = await killedIn(
    folder.path,
    `removeWithUs(process.cwd() + "/it's  scratch");
    const kept = removeWithUs(process.cwd() + '/kept');
    const child = sh('trap "" INT TERM HUP; echo; sleep 300 & sleep 300');
    endGroupWithUs(child.pid);
    kept();
    child.stdout.once('data', () => console.log(child.pid));`,
  );
  await expect.poll(() => readdir(folder.path), { timeout: 30_000 }).toEqual(['kept']);
  await expect.poll(() => groupLives(Number(leader)), { timeout: 30_000 }).toBe(false);
});

test('files go that somebody writes to at that moment, of whom the guard was not told', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'scratch'));
  // So many files that more come while they are removed. It ends by itself, or once the folder is gone.
  const writes =
    'i=0; while [ $i -lt 80000 ]; do : > scratch/$i || exit; i=$((i + 1)); [ $i -ne 20000 ] || echo; done';
  await killedIn(
    folder.path,
    `removeWithUs(process.cwd() + '/scratch');
    sh(${JSON.stringify(writes)}).stdout.once('data', () => console.log('writing'));`,
  );
  await expect.poll(() => readdir(folder.path), { timeout: 30_000 }).toEqual([]);
});

function groupLives(leader: number): boolean {
  try {
    return process.kill(-leader, 0);
  } catch {
    return false;
  }
}
