import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Fleet, startFleet } from '../__tests__/harness/fleet.ts';

/**
 * How long a fleet takes beyond its profiling window, and how much memory: 1,000 services on this machine, of which
 * 5 % refuse, 2 % hang and 1 % send garbage, profiled by `dist/cli.js collect`. The services share the machine's
 * processors with it. `node bench/fleet.ts [SECONDS] [RUNS]`, 30 s and 3 runs where nothing is said; Linux only.
 */
const [seconds = 30, runs = 3] = process.argv.slice(2).map(Number);

await using fleet = await startFleet(1_000);
console.log(
  `${fleet.services.length} services, ${seconds} s each, ${availableParallelism()} processors, Node ${process.version}`,
);
for (let run = 1; run <= runs; run++) {
  const { total, mebibytes, exitCode } = await collect(fleet);
  const beyond = (total - seconds).toFixed(1);
  console.log(
    `run ${run}: ${beyond} s beyond the window, ${mebibytes.toFixed(0)} MiB at most, exit ${exitCode}`,
  );
  if (exitCode !== 0) process.exitCode = 1;
}

async function collect({ services }: Fleet): Promise<{ total: number; mebibytes: number; exitCode: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'go-pgo-bench-'));
  try {
    const sources = services.map(({ url }) => `- pprof: ${url}\n  seconds: ${seconds}\n`).join('');
    await writeFile(join(folder, 'sources.yml'), sources);
    // The module whose profiles the services hand out.
    await writeFile(join(folder, 'go.mod'), 'module cmd\n\ngo 1.21\n');
    const cli = join(import.meta.dirname, '..', 'dist', 'cli.js');
    const begin = performance.now();
    const child = spawn(
      process.execPath,
      [cli, 'collect', '--sources', 'sources.yml', '--profile', 'merged.pgo'],
      {
        cwd: folder,
        stdio: 'ignore',
      },
    );
    const exited = once(child, 'exit');
    let mebibytes = 0;
    while (child.exitCode === null && child.signalCode === null) {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      mebibytes = Math.max(mebibytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      await Promise.race([exited, delay(200)]);
    }
    return { total: (performance.now() - begin) / 1000, mebibytes, exitCode: child.exitCode ?? -1 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
