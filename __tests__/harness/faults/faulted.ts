import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { endProcessesOf, processesOf } from '../act/processes.ts';
import { type Fault, type Plan, REQUEST_FAULTS, type RequestFault } from './plan.ts';
import type { FailingProxy } from './proxy.ts';

/** Runs of the real program, with and without a fault, and what must hold after each. */

const CLI = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
const PRELOAD = fileURLToPath(new URL('./preload.ts', import.meta.url));

/** A place to run one command in, as often as is wanted. */
export interface World extends AsyncDisposable {
  readonly args: readonly string[];
  readonly cwd: string;
  /** Holds TMPDIR; must be empty whenever nothing runs. */
  readonly tmp: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute folders by their names in effects. */
  readonly places: Readonly<Record<string, string>>;
  /** What a run says that ends with 0 although something is left undone that no run fails by; undefined: there is no such thing. */
  readonly lacks?: RegExp;
  /** What its requests go through; no two have requests of the same name. */
  readonly proxies?: readonly FailingProxy[];
  /** All that a person would find afterwards; the same for the same work. */
  state(): Promise<unknown>;
  /** What is never right, also in the middle of the work; empty when all is. */
  wrong(): Promise<readonly string[]>;
}

export interface Scenario {
  readonly name: string;
  /** @param parent an absolute folder; default: that of temporary files. */
  make(parent?: string): Promise<World>;
}

export interface Run {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Names of the effects, in their order, those of requests last. */
  readonly effects: readonly string[];
  /** Ids of processes that it left. */
  readonly processes: readonly number[];
}

/** How long what outlives a killed process may take to end: the compiler of a `go build`, say. */
const END_MS = 30_000;

/** Runs the world's command, and waits until it and all that it started have ended. */
export async function runIn(
  world: Pick<World, 'args' | 'cwd' | 'tmp' | 'env' | 'places' | 'proxies'>,
  fault?: Fault,
): Promise<Run> {
  const mark = `GO_PGO_TEST_MARK=${randomUUID()}`;
  const record = join(tmpdir(), `go-pgo-effects-${randomUUID()}`);
  const plan: Plan = { record, places: world.places, ...(fault && { fault }) };
  for (const { requests } of world.proxies ?? []) requests.length = 0;
  const child = spawn(process.execPath, ['--import', PRELOAD, CLI, ...world.args], {
    cwd: world.cwd,
    env: {
      ...plainEnvironment(),
      TMPDIR: world.tmp,
      ...world.env,
      GO_PGO_FAULTS: JSON.stringify(plan),
      [mark.split('=')[0] as string]: mark.split('=')[1],
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (fault?.effect.startsWith(REQUEST))
    for (const proxy of world.proxies ?? [])
      arm(proxy, { ...fault, effect: fault.effect.slice(REQUEST.length) }, child);
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const [exitCode, signal] = (await once(child, 'exit')) as [number | null, string | null];
  const processes = await remaining(mark);
  await endProcessesOf(mark);
  // A reader of the pipes may be ahead of what was written last.
  await Promise.race([once(child, 'close'), sleep(500)]);
  const effects = (await readFile(record, 'utf8')).split('\n').filter((line) => line !== '');
  await rm(record);
  for (const proxy of world.proxies ?? []) {
    proxy.mend();
    effects.push(...proxy.requests.map((request) => `${REQUEST}${request}`));
  }
  return { exitCode, signal, stdout, stderr, effects, processes };
}

const REQUEST = 'request ';

function arm(proxy: FailingProxy, { effect: request, occurrence, kind }: Fault, child: ChildProcess): void {
  if (isOnItsWay(kind)) {
    proxy.fail({ request, occurrence, kind, lasting: false });
    return;
  }
  const signal = kind === 'SIGTERM' || kind === 'SIGINT' ? kind : 'SIGKILL';
  const when = kind === 'killed before' ? 'before' : 'after';
  proxy.meet({ request, occurrence, when, happen: () => child.kill(signal) });
}

function isOnItsWay(kind: Fault['kind']): kind is RequestFault {
  return REQUEST_FAULTS.some((one) => one === kind);
}

export async function remaining(mark: string): Promise<number[]> {
  const end = performance.now() + END_MS;
  let found = await processesOf(mark);
  while (found.length > 0 && performance.now() < end) {
    await sleep(50);
    found = await processesOf(mark);
  }
  return found;
}

export function plainEnvironment(): NodeJS.ProcessEnv {
  const theirs = /^(GITHUB_|RUNNER_|INPUT_|ACTIONS_|VITEST|NODE_|GH_TOKEN$|GOFLAGS$|FORCE_COLOR$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !theirs.test(name)));
}

/** A fault and what it came to. */
export interface Trial {
  readonly fault: Fault;
  /** Sentences; none when all is as it must be. */
  readonly problems: readonly string[];
}

/**
 * Meets one fault in a world of its own, then runs again without.
 * @param wanted the state after a run that nothing disturbed.
 */
export async function tryFault(scenario: Scenario, fault: Fault, wanted: unknown): Promise<Trial> {
  await using world = await scenario.make();
  const before = await world.state();
  const run = await runIn(world, fault);
  const problems = [...judgeRun(run, fault)];
  problems.push(...(await world.wrong()));
  // Nothing can clean up after a kill: temporary files and processes may be left, the work may not be harmed.
  if (!fault.kind.startsWith('killed')) {
    const left = await leftIn(world.tmp);
    if (left.length > 0) problems.push(`left in TMPDIR: ${left.join(', ')}`);
  }
  const after = await world.state();
  const isTold = world.lacks?.test(run.stderr) === true;
  if (run.exitCode === 0 && !isTold && !isDeepStrictEqual(after, wanted))
    problems.push(`ended with 0, but not as it should: ${JSON.stringify(after)}`);
  // Where nothing has changed, the next run is the first one.
  if (!isDeepStrictEqual(after, before)) {
    const again = await runIn(world);
    if (again.exitCode !== 0) problems.push(`run again: ${again.exitCode} ${again.stderr}`);
    const end = await world.state();
    if (!isDeepStrictEqual(end, wanted)) problems.push(`run again, it came to ${JSON.stringify(end)}`);
    problems.push(...(await world.wrong()));
  }
  return { fault, problems };
}

/** What is still there after a while. */
export async function leftIn(folder: string): Promise<string[]> {
  const end = performance.now() + END_MS;
  let left = await readdir(folder);
  while (left.length > 0 && performance.now() < end) {
    await sleep(20);
    left = await readdir(folder);
  }
  return left;
}

function* judgeRun(run: Run, { kind }: Fault): Iterable<string> {
  const { exitCode, signal, stdout, stderr } = run;
  if (kind === 'killed before' || kind === 'killed after') {
    if (signal !== 'SIGKILL') yield `was not killed, but ended with ${exitCode}: ${stderr}`;
    return;
  }
  if (run.processes.length > 0) yield `left processes ${run.processes.join(', ')}`;
  const cancelled = CANCELLED[kind];
  if (signal !== null || ![0, cancelled ?? 1].includes(exitCode ?? -1))
    yield `ended with ${exitCode ?? signal}: ${stderr}`;
  if (/^\s+at .*:\d+:\d+\)?$/m.test(stderr)) yield `a stack: ${stderr}`;
  if (exitCode === 0) return;
  if (errorOf(stdout, stderr) === undefined) yield `failed without a sentence: ${stdout}${stderr}`;
  else if (!SAYS[kind]?.test(stderr)) yield `does not say what was wrong: ${stderr}`;
}

/** The document's error, or, where that could not be written, the last line about one. */
function errorOf(stdout: string, stderr: string): string | undefined {
  try {
    const { error } = JSON.parse(stdout) as { readonly error?: { readonly message?: string } };
    if (error?.message !== undefined) return error.message;
  } catch {
    // No document.
  }
  return stderr.split('\n').findLast((line) => line.includes('error: '));
}

/** A signal may come after all was done. */
const CANCELLED: Partial<Record<Fault['kind'], number>> = { SIGTERM: 143, SIGINT: 130 };

const SAYS: Partial<Record<Fault['kind'], RegExp>> = {
  ENOSPC: /no space left|ENOSPC/,
  EIO: /i\/o error|EIO/,
  EMFILE: /too many open files|EMFILE/,
  EAGAIN: /temporarily unavailable|EAGAIN/,
  'child killed': /./,
  'child disk full': /./,
  SIGTERM: /Cancelled by SIGTERM/,
  SIGINT: /Cancelled by SIGINT/,
  '502 with a page': /502/,
  'reset before': /./,
  'reset after': /./,
};
