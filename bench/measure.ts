import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeRepository } from '../__tests__/harness/go-modules.ts';
import { watchMemory } from '../__tests__/harness/memory.ts';
import { temporaryFolder } from '../__tests__/harness/temporary.ts';
import { median } from '../src/compare/stats/samples.ts';
import type { Report } from '../src/report/report.ts';
import { runTool } from '../src/system/exec.ts';

const ROOT = join(import.meta.dirname, '..');
export const CLI = join(ROOT, 'dist', 'cli.js');

/** A copy of the example service, with a profile that was recorded of it committed, which is the first of `profiles`. */
export async function makeExample() {
  const scratch = await temporaryFolder();
  const folder = join(scratch.path, 'service');
  await cp(join(ROOT, 'examples', 'markdown-service'), folder, { recursive: true });
  const committed = join(folder, 'default.pgo');
  const recorded = (name: string) => join(ROOT, '__tests__', 'fixtures', name);
  await succeed(folder, [process.execPath, CLI, 'merge', recorded('render-1.pprof'), '--output', committed]);
  await makeRepository(folder);
  return Object.assign(scratch, { folder, profiles: [committed, recorded('index-1.pprof')] as const });
}

/** The time and memory that one command needed, with all processes that it started. */
export interface Cost {
  readonly wallSeconds: number;
  /** User and system time of the command and of all its descendants that were waited for. */
  readonly cpuSeconds: number;
  /** The most that all its processes held in memory at one time (resident). */
  readonly peakBytes: number;
}

/** Bash's `times` prints this at the end of stderr: user and system time of the shell, then of its children. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n$/;

/** Runs `argv` to its end and measures its cost; Linux only. @throws Error with its last output when it fails. */
export async function costOf(
  argv: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Cost> {
  const begin = performance.now();
  const child = spawn('bash', ['-c', '"$@"; code=$?; times >&2; exit $code', 'bash', ...argv], {
    cwd,
    env: { ...process.env, ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  using memory = watchMemory(child.pid as number);
  const printed = text(child.stderr);
  const [code] = await once(child, 'exit');
  const wallSeconds = (performance.now() - begin) / 1000;
  const stderr = await printed;
  const numbers = TIMES.exec(stderr)?.slice(1).map(Number);
  if (code !== 0 || numbers === undefined)
    throw new Error(`${argv.join(' ')} failed (${code}):\n${stderr.slice(-10_000)}`);
  const cpuSeconds = numbers.reduce((sum, value, at) => sum + (at % 2 === 0 ? 60 * value : value), 0);
  return { wallSeconds, cpuSeconds, peakBytes: memory.most() };
}

/** Runs `argv` to its end. @returns its stdout. @throws Error with its output when it fails. */
export async function succeed(cwd: string, argv: readonly [string, ...string[]]): Promise<string> {
  const { exitCode, stdout, stderr } = await runTool(argv, { cwd, env: process.env });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} failed (${exitCode}):\n${stdout}${stderr}`);
  return stdout.toString();
}

/** Runs one of our commands from its source. @returns its result. @throws Error with its output if it prints no result. */
export async function runCommand(args: readonly string[], cwd: string): Promise<Report> {
  const cli = join(ROOT, 'src', 'cli.ts');
  const { stdout, stderr } = await runTool([process.execPath, cli, ...args, '--json'], { cwd });
  if (stdout.length === 0) throw new Error(`\`go-pgo ${args.join(' ')}\` printed no result:\n${stderr}`);
  return JSON.parse(stdout.toString()) as Report;
}

/** The median and the range of repeated measurements. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** What is compared, such as `merge of 1,000 profiles, wall time`. */
  readonly what: string;
  /** Our result, with its unit. */
  readonly ours: string;
  /** What a user would do instead, and its result; absent if the row only has a bound. */
  readonly other?: string;
  /** The judged figure: a ratio to the other way, or a number in the unit of the limit. */
  readonly figure: Spread;
  /** The largest median that is good enough. Without a limit, the row is only printed. */
  readonly limit?: number;
  /** The unit of `figure` and `limit`, such as `KB`; absent for ratios. */
  readonly unit?: string;
}

/** The results of our way and of the other way, in the same unit. */
type Pair<T> = Readonly<Record<'ours' | 'theirs', T>>;

/** Measures both ways one after the other, `count` times. The first one changes with each pair, because the machine's load changes too. */
export async function inPairs<T>(
  count: number,
  ours: () => Promise<T>,
  theirs: () => Promise<T>,
): Promise<Pair<T>[]> {
  const pairs: Pair<T>[] = [];
  for (let pair = 0; pair < count; pair++) {
    const first = await (pair % 2 === 0 ? ours : theirs)();
    const second = await (pair % 2 === 0 ? theirs : ours)();
    pairs.push(pair % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first });
  }
  return pairs;
}

/** Makes a row with the ratio of one figure of the pairs. @param other names the other way. */
export function pairedRow<T>(
  what: string,
  other: string,
  pairs: readonly Pair<T>[],
  figure: (of: T) => number,
  unit: string,
  limit?: number,
): Row {
  const middle = (side: keyof Pair<T>) => `${number(median(pairs.map((one) => figure(one[side]))))} ${unit}`;
  const ratios = pairs.map(({ ours, theirs }) => figure(ours) / figure(theirs));
  return {
    what,
    ours: middle('ours'),
    other: `${other}, ${middle('theirs')}`,
    figure: spreadOf(ratios),
    limit,
  };
}

export function spreadOf(figures: readonly number[]): Spread {
  return { median: median(figures), least: Math.min(...figures), most: Math.max(...figures) };
}

/** Whether the row misses its limit. */
export function fallsShort({ figure, limit }: Row): boolean {
  // A figure that is not a number also misses it.
  return limit !== undefined && !(figure.median <= limit);
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, ours, other = '', figure, limit, unit } = row;
    const shown = unit === undefined ? '×' : ` ${unit}`;
    const spread = figure.least === figure.most ? '' : ` (${number(figure.least)} to ${number(figure.most)})`;
    const wanted = limit === undefined ? '' : `≤ ${number(limit)}${shown}`;
    const verdict = limit === undefined ? '' : fallsShort(row) ? '**falls short**' : 'yes';
    return `| ${[what, ours, other, `${number(figure.median)}${shown}${spread}`, wanted, verdict].join(' | ')} |`;
  });
  return ['| What | Ours | Otherwise | Measured | Wanted | Reached |', `|${'---|'.repeat(6)}`, ...lines].join(
    '\n',
  );
}

/** Formats a number with three digits, because more digits are noise. */
export function number(value: number): string {
  return Number.isFinite(value)
    ? Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 10 })
    : 'none';
}
