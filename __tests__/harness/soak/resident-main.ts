import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { run } from '../../../src/run.ts';
import { sentence } from '../../../src/system/host.ts';
import type { Answered, Asked, Document, Ended, Held, Refresh } from './messages.ts';

/**
 * The process whose leaks are looked for: one refresh after another by `run`, each with a host of its own, and nothing
 * else. Started with `--expose-gc` by `resident.ts`.
 */

const tell = (answered: Answered) => void process.send?.(answered);
const bug = (what: unknown) =>
  tell({ kind: 'bug', text: what instanceof Error ? (what.stack ?? String(what)) : String(what) });
process.on('unhandledRejection', bug).on('uncaughtException', bug);
process.on('warning', (warning) => {
  // What Node says of features, not of this process.
  if (warning.name !== 'ExperimentalWarning') bug(warning);
});

// Whoever asked has ended.
process.on('disconnect', () => process.exit());

process.on('message', async (asked: Asked) => {
  if (asked.kind === 'measure') return tell({ kind: 'measured', held: held() });
  try {
    tell({ kind: 'ended', ended: await refresh(asked.refresh), held: held() });
  } catch (error) {
    bug(error);
  }
});

async function refresh({ cwd, env, settings, sources, token }: Refresh): Promise<Ended> {
  let document: Document | undefined;
  const lines: string[] = [];
  const host = {
    env: { ...process.env, ...env },
    cwd,
    signal: new AbortController().signal,
    interactive: false,
    width: 100,
    now: () => new Date(),
    progress: (line: string) => void lines.push(line),
    finding: (finding: Parameters<typeof sentence>[0]) => void lines.push(sentence(finding)),
    mask: () => {},
    finish: async ({ json }: { readonly json: string }) => {
      document = JSON.parse(json) as Document;
    },
  };
  const inputs = { settings, source: [...sources], config: false, token } as const;
  const exitCode = await run(host, () => ({ command: 'refresh', inputs, operands: [] }));
  return { exitCode, signal: null, lines, ...(document && { document }) };
}

function held(): Held {
  // Twice: what the first finds to be finalized, the second frees.
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    rss,
    heapUsed,
    external,
    files: openFiles(),
    resources: process.getActiveResourcesInfo(),
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    threads: readdirSync('/proc/self/task').length,
    children: childrenOf(process.pid),
  };
}

function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).replace(/:\[\d+\]$/, '');
    } catch {
      // The one by which the folder was just listed.
      return [];
    }
  });
}

function childrenOf(parent: number): string[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const [, name = '', , of] =
        /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      return Number(of) === parent ? name : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}
