import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf, processEntry, processIds } from '../../src/compare/processes.ts';

/** What one command took, with all that it started. */
export interface Cost {
  readonly wallSeconds: number;
  /** User and system time of the command and of all its descendants that were waited for. */
  readonly cpuSeconds: number;
  /** Most that all its processes held in memory at one time (resident), looked at every 10 ms; what two have in common twice. */
  readonly peakBytes: number;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const LOOK_MS = 10;
/** At the end of stderr, by bash's `times`: of the shell, then of its children; user and system. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n$/;

/** Runs `argv` to its end and says what it took; Linux only. @throws Error when it fails, with what it said last. */
export async function costOf(argv: readonly string[], options: CommandOptions): Promise<Cost> {
  const begin = performance.now();
  const child = spawn('bash', ['-c', '"$@"; code=$?; times >&2; exit $code', 'bash', ...argv], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-10_000);
  });
  let wallSeconds = 0;
  child.once('exit', () => {
    wallSeconds = (performance.now() - begin) / 1000;
  });
  const closed = once(child, 'close');
  let peakBytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peakBytes = Math.max(peakBytes, residentBytes(child.pid as number));
    await Promise.race([closed, delay(LOOK_MS)]);
  }
  await closed;
  if (child.exitCode !== 0) throw new Error(`${argv.join(' ')} failed (${child.exitCode}):\n${stderr}`);
  const numbers = TIMES.exec(stderr)?.slice(1).map(Number);
  if (numbers === undefined) throw new Error(`bash told no times:\n${stderr}`);
  let cpuSeconds = 0;
  for (let i = 0; i < numbers.length; i += 2) cpuSeconds += (numbers[i] ?? 0) * 60 + (numbers[i + 1] ?? 0);
  return { wallSeconds, cpuSeconds, peakBytes };
}

/** Of all processes in the session that `leader` leads; some of them may end while they are looked at. */
function residentBytes(leader: number): number {
  const entries = processIds().flatMap((id) => processEntry(id) ?? []);
  const members = new Map(entries.filter(({ session }) => session === leader).map((one) => [one.id, one]));
  let sum = 0;
  for (const { id, parent, program } of members.values()) {
    // A fork before it becomes another program: what it has is its parent's, and counted there.
    if (members.get(parent)?.program === program) continue;
    sum += memoryOf(id).resident;
  }
  return sum;
}
