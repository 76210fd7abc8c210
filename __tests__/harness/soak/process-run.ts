import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcessesOf } from '../act/processes.ts';
import { plainEnvironment, remaining, runIn } from '../faults/faulted.ts';
import type { Fault } from '../faults/plan.ts';
import type { Disturbance } from './disturbances.ts';
import type { Document, Ended, Refresh } from './messages.ts';
import type { World } from './world.ts';

/** A refresh as a process of its own, as users start it. */
export interface ProcessRun {
  readonly ended: Ended;
  /** Ids of processes that it left. */
  readonly processes: readonly number[];
}

const CLI = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
const MARK = 'GO_PGO_TEST_MARK';

export function argumentsOf({ settings, sources }: Refresh): string[] {
  return [
    'refresh',
    ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ...sources.flatMap((source) => ['--source', source]),
    '--json',
  ];
}

/** Runs it to its end, whoever brings that. */
export async function runProcess(
  { env }: Refresh,
  cwd: string,
  args: readonly string[],
  end?: Extract<Disturbance, { kind: 'ended' }>,
): Promise<ProcessRun> {
  const mark = randomUUID();
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd,
    env: { ...plainEnvironment(), ...env, [MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  let ending = false;
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
    if (end === undefined || ending || stderr.split('\n').length <= end.afterLines) return;
    ending = true;
    setTimeout(() => child.kill(end.by), end.milliseconds);
  });
  const [exitCode, signal] = (await once(child, 'exit')) as [number | null, string | null];
  const processes = await remaining(`${MARK}=${mark}`);
  await endProcessesOf(`${MARK}=${mark}`);
  await Promise.race([once(child, 'close'), sleep(500)]);
  return { ended: endedAs({ exitCode, signal, stdout, stderr }), processes };
}

/** The same where the operating system does something to it; tells what it asked of that. */
export async function runDenied(
  world: World,
  refresh: Refresh,
  fault?: Fault,
): Promise<ProcessRun & { readonly effects: readonly string[] }> {
  const { work, out, tmp, root } = world;
  const run = await runIn(
    {
      args: argumentsOf(refresh),
      ...{ cwd: work, tmp, env: refresh.env },
      places: { TMP: tmp, OUT: out, WORK: work, ROOT: root },
    },
    fault,
  );
  return { ended: endedAs(run), processes: run.processes, effects: run.effects };
}

function endedAs(run: {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}): Ended {
  const { exitCode, signal, stdout, stderr } = run;
  const document = documentIn(stdout);
  return { exitCode, signal, lines: stderr.split('\n'), ...(document && { document }) };
}

/** Undefined where it was ended, or nothing could be written, before it was printed whole. */
function documentIn(stdout: string): Document | undefined {
  try {
    return JSON.parse(stdout) as Document;
  } catch {
    return undefined;
  }
}
