import { type ExecFileException, execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { leftIn, plainEnvironment, type Scenario, type World } from '../__tests__/harness/faults/faulted.ts';
import { SCENARIOS } from '../__tests__/harness/faults/worlds.ts';

/**
 * A disk that is really full: everything of a scenario, its work tree, repository, TMPDIR and output, lies on a small file
 * system with so many bytes left, from none up to enough. `node bench/full-disk.ts [--scenario NAME]…`; needs Linux, and
 * the right to have a mount name space of one's own.
 */

const { values } = parseArgs({
  options: { scenario: { type: 'string', multiple: true }, inside: { type: 'boolean' } },
});
const KIB = 1024;
const MOST = 512 * KIB * KIB;
const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

if (values.inside) process.exitCode = await meetFullDisks();
else {
  const own = ['-Urm', process.execPath, ...process.argv.slice(1), '--inside'];
  const tried = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], {
    encoding: 'utf8',
  });
  if (tried.status === 0) process.exitCode = spawnSync('unshare', own, { stdio: 'inherit' }).status ?? 1;
  else
    console.log(
      `Skipped: no file system can be mounted here: ${tried.error?.message ?? tried.stderr.trim()}`,
    );
}

async function meetFullDisks(): Promise<number> {
  const disk = mkdtempSync(join(tmpdir(), 'go-pgo-disk-'));
  let broken = 0;
  try {
    for (const scenario of SCENARIOS) {
      if (values.scenario?.includes(scenario.name) === false) continue;
      broken += await meetIn(scenario, disk);
    }
  } finally {
    rmSync(disk, { recursive: true });
  }
  return broken === 0 ? 0 : 1;
}

/** @returns how many sizes had a problem. */
async function meetIn(scenario: Scenario, disk: string): Promise<number> {
  const wanted = await onDisk(scenario, disk, async (world) => {
    await run(world);
    return world.state();
  });
  let broken = 0;
  const ends: string[] = [];
  for (let free = 0, isEnough = false; !isEnough; free = free === 0 ? 4 * KIB : free * 2) {
    if (free > MOST) throw new Error(`${scenario.name}: fails with ${free} bytes left, too.`);
    const problems = await onDisk(scenario, disk, async (world) => {
      resize(disk, free);
      const { exitCode, stdout, stderr } = await run(world);
      isEnough = exitCode === 0;
      resize(disk, MOST);
      const found = [...(await world.wrong()), ...judge(exitCode, `${stdout}${stderr}`)];
      const left = await leftIn(world.tmp);
      if (left.length > 0) found.push(`left in TMPDIR: ${left.join(', ')}`);
      if (!isEnough) {
        const again = await run(world);
        if (again.exitCode !== 0) found.push(`run again: ${again.exitCode} ${again.stderr}`);
      }
      if (!isDeepStrictEqual(await world.state(), wanted))
        found.push(`came to ${JSON.stringify(await world.state())}`);
      return found;
    });
    ends.push(`${free / KIB} KiB ${isEnough ? 'enough' : 'too few'}`);
    for (const problem of problems) console.log(`  ${free} bytes left: ${problem}`);
    if (problems.length > 0) broken++;
  }
  console.log(`${scenario.name}: ${ends.join(', ')}; ${broken} with a problem`);
  return broken;
}

/** Has a world on a file system of its own, which is gone afterwards. */
async function onDisk<T>(scenario: Scenario, disk: string, use: (world: World) => Promise<T>): Promise<T> {
  mkdirSync(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MOST}`, 'tmpfs', disk]);
  try {
    await using world = await scenario.make(disk);
    return await use(world);
  } finally {
    execFileSync('umount', ['--lazy', disk]);
  }
}

/** Leaves so many bytes. */
function resize(disk: string, free: number): void {
  const { blocks, bfree, bsize } = statfsSync(disk);
  const size = Math.min(MOST, (blocks - bfree) * bsize + free);
  execFileSync('mount', ['-o', `remount,size=${size}`, disk]);
}

interface End {
  readonly exitCode: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

function run({ args, cwd, tmp, env }: World): Promise<End> {
  const options = { cwd, env: { ...plainEnvironment(), TMPDIR: tmp, ...env } };
  return new Promise((resolve) =>
    execFile(process.execPath, [CLI, ...args], options, (error: ExecFileException | null, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : error.code, stdout, stderr }),
    ),
  );
}

function* judge(exitCode: End['exitCode'], said: string): Iterable<string> {
  if (exitCode !== 0 && exitCode !== 1) yield `ended with ${exitCode}`;
  if (/^\s+at .*:\d+:\d+\)?$/m.test(said)) yield `a stack: ${said}`;
  if (exitCode === 1 && !/disk is full|ENOSPC|no space left|No space left/.test(said))
    yield `does not say what was wrong: ${said}`;
}
