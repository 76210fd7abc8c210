import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Answered, Asked, Ended, Held, Refresh } from './messages.ts';

/** The one process that does the refreshes, from outside. */
export interface Resident extends AsyncDisposable {
  readonly pid: number;
  /** @throws Error with what it said, for a bug in it. */
  refresh(refresh: Refresh): Promise<{ readonly ended: Ended; readonly held: Held }>;
  /** What it holds once its connections are closed, which servers and clients keep for some seconds. */
  settled(): Promise<Held>;
}

const MAIN = fileURLToPath(new URL('./resident-main.ts', import.meta.url));
/** Milliseconds after which a connection that is still kept is a leak. */
const KEPT_MS = 30_000;

/**
 * So that resident memory is what is held, and not what is kept for later: glibc gives back what was freed, and the space
 * for new objects stays small, of which V8 otherwise keeps up to 96 MiB while it is empty.
 */
const GIVING_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** @param env of the process; nothing of this one's comes with it but what programs need. */
export async function startResident(env: Readonly<Record<string, string | undefined>>): Promise<Resident> {
  const child = fork(MAIN, [], {
    env: { ...env, ...GIVING_BACK },
    execArgv: ['--expose-gc', '--max-semi-space-size=4', '--no-warnings=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const bugs: string[] = [];
  let answered: ((answer: Answered) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  child.on('message', (answer: Answered) => {
    if (answer.kind !== 'bug') return answered?.(answer);
    bugs.push(answer.text);
    failed?.(new Error(answer.text));
  });
  child.on('exit', (code, signal) => failed?.(new Error(`The process ended with ${code ?? signal}.`)));
  await once(child, 'spawn');

  const ask = async (asked: Asked): Promise<Answered> => {
    if (bugs.length > 0) throw new Error(bugs.join('\n'));
    return new Promise((resolve, reject) => {
      [answered, failed] = [resolve, reject];
      child.send(asked);
    });
  };
  const measure = async () => {
    const answer = await ask({ kind: 'measure' });
    if (answer.kind !== 'measured') throw new Error(`Measured, it answered ${answer.kind}.`);
    return answer.held;
  };
  return {
    pid: child.pid as number,
    async refresh(refresh) {
      const answer = await ask({ kind: 'refresh', refresh });
      if (answer.kind !== 'ended') throw new Error(`Asked to refresh, it answered ${answer.kind}.`);
      return answer;
    },
    async settled() {
      const end = performance.now() + KEPT_MS;
      let held = await measure();
      while (connections(held) > 0 && performance.now() < end) {
        await sleep(500);
        held = await measure();
      }
      return held;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      failed = undefined;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The connections among what Node says it is kept alive by: none of the channel's are. */
function connections({ resources }: Held): number {
  return resources.filter((name) => name === 'TCPSocketWrap' || name === 'TLSWrap').length;
}
