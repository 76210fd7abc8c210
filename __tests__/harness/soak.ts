import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../src/run.ts';
import { cleanEnvironment, type ResultDocument } from './cli.ts';
import { type Answer, answers } from './github/answers.ts';
import { type GitHubHarness, startGitHub, TOKEN } from './github/start.ts';
import { makeRepository, TINY } from './go-modules.ts';
import { answer, type Behaviour, halfByLength, reset, startPprofServer } from './pprof-server.ts';
import { recorded } from './profiles.ts';

/**
 * Many refreshes in one process against an emulated GitHub and two live endpoints. People merge or close the pull request
 * between them, and endpoints and GitHub fail. Afterwards the process must hold no more than in the beginning.
 */

export interface Soaked {
  /** Sentences; none when everything holds. */
  readonly problems: readonly string[];
  /** How often each publication was made: `created`, `updated`, `none`, … */
  readonly operations: Readonly<Record<string, number>>;
}

/** What a refresh meets; `mustSucceed` says what then must happen. */
interface Fault {
  readonly endpoint?: Behaviour;
  readonly github?: Answer;
  readonly mustSucceed: boolean;
}

const FAULTS: readonly Fault[] = [
  { mustSucceed: true },
  { endpoint: reset, mustSucceed: true },
  { github: answers.badGateway, mustSucceed: true },
  { endpoint: answer(200, '<html>Sign in</html>', { 'content-type': 'text/html' }), mustSucceed: true },
  { github: answers.secondaryRateLimit(1), mustSucceed: true },
  { endpoint: halfByLength, mustSucceed: true },
  { github: answers.primaryRateLimit(Math.floor(Date.now() / 1_000) + 3_600), mustSucceed: false },
];
/** What the process holds after garbage collection. */
interface Held {
  readonly bytes: number;
  /** Open files, active resources, listeners of the process, children: by name, sorted. */
  readonly open: readonly string[];
}

interface Ended {
  readonly exitCode: number;
  readonly document?: Pick<ResultDocument, 'publication' | 'error'>;
  readonly held: Held;
}

/**
 * @param warm refreshes before the process counts as warm.
 * @param growth bytes that a refresh may add to what the process holds, on average after that.
 */
export async function soak({
  refreshes,
  warm,
  growth,
}: {
  refreshes: number;
  warm: number;
  growth: number;
}): Promise<Soaked> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-soak-')));
  const [work, out, tmp] = [join(root, 'work'), join(root, 'out'), join(root, 'tmp')] as const;
  for (const folder of [work, out, tmp]) await mkdir(folder);
  for (const [name, content] of Object.entries(TINY)) await writeFile(join(work, name), content);
  const git = await makeRepository(work);
  const problems: string[] = [];
  const operations: Record<string, number> = {};
  try {
    await using github = await startGitHub({ files: TINY });
    const behaviours: [Behaviour, Behaviour] = [reset, reset];
    await using endpoints = await startPprofServer({
      one: (...args) => behaviours[0](...args),
      two: (...args) => behaviours[1](...args),
    });
    const task: Task = {
      cwd: work,
      out,
      tmp,
      endpoints: endpoints.url,
      api: github.url,
      repository: github.repository,
    };
    await using process = startProcess(task);
    const samples: Held[] = [];
    for (let at = 0; at < refreshes; at++) {
      if (at % 3 === 2) await aPersonActs(github, at);
      const fault = FAULTS[at % FAULTS.length] as Fault;
      const profile = answer(200, recorded(at % 8 < 4 ? 'render-1' : 'index-1'));
      behaviours.splice(0, 2, fault.endpoint ?? profile, profile);
      if (fault.github) github.inject({ path: /./ }, fault.github);
      const ended = await process.refresh();
      const { exitCode, document, held } = ended;
      samples.push(held);
      const { operation = 'none' } = document?.publication ?? {};
      operations[operation] = (operations[operation] ?? 0) + 1;
      const fail = (what: string) => problems.push(`refresh ${at + 1}: ${what}`);
      if (fault.mustSucceed && exitCode !== 0) fail(`ended with ${exitCode}: ${document?.error?.message}`);
      if (exitCode !== 0 && !document?.error?.message) fail('failed without a sentence');
      const left = [...(await readdir(tmp)), ...(await readdir(out)).filter((name) => name.startsWith('.'))];
      if (left.length > 0) fail(`left ${left.join(', ')}`);
      const status = await git('status', '--porcelain', '--ignored');
      if (status !== '') fail(`changed the work tree: ${status}`);
      const open = await github.pulls.all(github.repository, 'open');
      if (open.length > 1) fail(`${open.length} pull requests are open`);
      // They hold every body, which are profiles at times.
      github.exchanges.length = 0;
    }
    const begin = samples[warm - 1] as Held;
    const end = await settled(process, begin);
    for (const name of more(begin.open, end.open)) problems.push(`left open: ${name}`);
    const added = slope(samples.slice(warm).map(({ bytes }) => bytes));
    if (added > growth) problems.push(`memory grows by ${Math.round(added)} bytes a refresh`);
    github.expectNoViolations();
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
  return { problems, operations };
}

async function aPersonActs(github: GitHubHarness, at: number): Promise<void> {
  const [pull] = await github.pulls.all(github.repository, 'open');
  if (pull === undefined) return;
  const path = `/repos/${github.repository}/pulls/${pull.number}`;
  if (at % 2 === 0) await github.request('PUT', `${path}/merge`, { merge_method: 'squash' });
  else await github.request('PATCH', path, { state: 'closed' });
}

/** Connections stay open for some seconds after the last refresh. */
async function settled(process: ReturnType<typeof startProcess>, begin: Held): Promise<Held> {
  let held = await process.measure();
  for (let second = 0; second < 30 && more(begin.open, held.open).length > 0; second++) {
    await sleep(1_000);
    held = await process.measure();
  }
  return held;
}

/** What is in `after` more often than in `before`. */
function more(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Least squares: by how much the values grow from one to the next. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const rise = values.reduce((sum, value, at) => sum + (at - middle) * value, 0);
  const run = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return run === 0 ? 0 : rise / run;
}

/** What the process is started with. */
interface Task {
  readonly cwd: string;
  readonly out: string;
  readonly tmp: string;
  readonly endpoints: string;
  readonly api: string;
  readonly repository: string;
}

function startProcess(task: Task) {
  const child = fork(import.meta.filename, [], {
    env: { ...cleanEnvironment(), TMPDIR: task.tmp, GO_PGO_SOAK: JSON.stringify(task) },
    execArgv: ['--expose-gc', '--no-warnings=ExperimentalWarning'],
  });
  let settle: { resolve(reply: unknown): void; reject(error: Error): void } | undefined;
  child.on('message', (reply) => settle?.resolve(reply));
  child.on('exit', (code, signal) => settle?.reject(new Error(`The process ended with ${code ?? signal}.`)));
  const ask = <T>(what: 'refresh' | 'measure') =>
    new Promise<unknown>((resolve, reject) => {
      settle = { resolve, reject };
      child.send(what);
    }) as Promise<T>;
  return {
    refresh: () => ask<Ended>('refresh'),
    measure: () => ask<Held>('measure'),
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** In the child process: one refresh after another. An unhandled rejection ends it. */
async function refresh({ cwd, out, tmp, endpoints, api, repository }: Task): Promise<Ended> {
  let document: Ended['document'];
  const host = {
    env: { ...process.env, GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, RUNNER_TEMP: tmp },
    cwd,
    signal: new AbortController().signal,
    interactive: false,
    width: 100,
    now: () => new Date(),
    verbose: false,
    detail: () => {},
    progress: () => {},
    finding: () => {},
    mask: () => {},
    finish: async ({ json }: { readonly json: string }) => {
      document = JSON.parse(json);
    },
  };
  const settings = { benchmarks: 'none', evidence: 'none', 'output-directory': out, 'delete-branch': 'true' };
  const source = ['one', 'two'].map(
    (name) => `{ pprof: "${endpoints}/${name}/debug/pprof/profile", seconds: 1 }`,
  );
  const inputs = { settings, source, config: false, token: TOKEN } as const;
  const exitCode = await run(host, () => ({ command: 'refresh', inputs, operands: [] }));
  return { exitCode, document, held: held() };
}

function held(): Held {
  // Twice: what the first one finalizes, the second one frees.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const listeners = process
    .eventNames()
    .flatMap((name) => process.rawListeners(name).map(() => `listener of ${String(name)}`));
  const files = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return `file ${readlinkSync(`/proc/self/fd/${fd}`).replace(/:\[\d+\]$/, '')}`;
    } catch {
      // The one by which the folder was read.
      return [];
    }
  });
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const resources = process.getActiveResourcesInfo();
  return {
    bytes: heapUsed + external,
    open: [...files, ...resources, ...listeners, ...children.map(() => 'a child')].sort(),
  };
}

const given = process.env['GO_PGO_SOAK'];
if (given !== undefined && process.send !== undefined) {
  const task = JSON.parse(given) as Task;
  process.on('disconnect', () => process.exit());
  process.on('message', async (asked) => process.send?.(asked === 'measure' ? held() : await refresh(task)));
}
