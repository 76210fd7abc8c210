import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runTool, type StartedProcess, startProcess } from '../../src/system/exec.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
/** The load driver's bound; it is stopped long before. */
const LONGEST_LOAD = '5m';
const READY_MS = 30_000;
const POLL_MS = 100;

/** Instances of `examples/markdown-service`, idle but for `underLoad`. */
export interface Service extends AsyncDisposable {
  /** `http://127.0.0.1:PORT` of each instance. */
  readonly urls: readonly string[];
  /**
   * Runs `action` and, for exactly as long as it takes CPU profiles of the instances, loads them with `mix`: what it
   * does before and after (builds, benchmarks) has the machine for itself.
   * @throws Error when nothing was profiled, or a request of the load failed.
   */
  underLoad<T>(mix: string, action: () => Promise<T>): Promise<T>;
}

/** Builds the example service and its load driver, and starts `instances` of it on loopback. */
export async function startService(instances: number): Promise<Service> {
  await using setup = new AsyncDisposableStack();
  const folder = setup.use(await temporaryFolder());
  const [service, driver] = await Promise.all([
    buildExample('markdown-service', folder.path),
    buildExample('load', folder.path),
  ]);
  const urls: string[] = [];
  for (let i = 0; i < instances; i++) urls.push(await startInstance(service, folder.path, setup));
  const started = setup.move();
  return {
    urls,
    underLoad: async (mix, action) => {
      const ended = new AbortController();
      const loading = loadWhileProfiled({ driver, mix, urls, cwd: folder.path, signal: ended.signal });
      // Looked at below: a failure of the action is the better one to tell.
      loading.catch(() => {});
      const result = await action().finally(() => ended.abort());
      await loading;
      return result;
    },
    [Symbol.asyncDispose]: () => started[Symbol.asyncDispose](),
  };
}

/** Builds a program of `examples/`; returns the path of the binary. */
export async function buildExample(name: string, folder: string, pgo = 'off'): Promise<string> {
  const binary = join(folder, name);
  const argv = ['go', 'build', '-trimpath', `-pgo=${pgo}`, '-o', binary, '.'] as const;
  const { exitCode, stderr } = await runTool(argv, { cwd: join(EXAMPLES, name) });
  if (exitCode !== 0) throw new Error(`${name} does not build: ${stderr}`);
  return binary;
}

/** Starts one instance on a free port, owned by `setup`; returns its URL. */
export async function startInstance(
  binary: string,
  cwd: string,
  setup: AsyncDisposableStack,
): Promise<string> {
  let said: (url: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    said = resolve;
  });
  const onLine = (line: string) => {
    const found = /^listening on (http:\S+)/.exec(line)?.[1];
    if (found !== undefined) said(found);
  };
  const instance = setup.use(await startProcess([binary, '-addr', '127.0.0.1:0'], { cwd, onLine }));
  const found = await Promise.race([url, instance.exited, sleep(READY_MS, undefined, { ref: false })]);
  if (typeof found === 'string') return found;
  throw new Error(`The service did not get ready: ${instance.output()}`);
}

interface Load {
  readonly driver: string;
  readonly mix: string;
  readonly urls: readonly string[];
  readonly cwd: string;
  /** Aborted when no profile can be expected any more. */
  readonly signal: AbortSignal;
}

async function loadWhileProfiled({ driver, mix, urls, cwd, signal }: Load): Promise<void> {
  while (!(await areProfiled(urls))) {
    if (signal.aborted) throw new Error('No CPU profile of the service was taken.');
    await sleep(POLL_MS);
  }
  const targets = urls.flatMap((url) => ['-url', url]);
  await using load = await startProcess([driver, '-duration', LONGEST_LOAD, '-mix', mix, ...targets], {
    cwd,
  });
  while (await areProfiled(urls)) await sleep(5 * POLL_MS);
  await finish(load);
}

/** Ends the load; it waits for the requests in flight and then sums up. */
async function finish(load: StartedProcess): Promise<void> {
  await load.stop(30_000);
  const { exitCode } = await load.exited;
  if (exitCode !== 0 || !/^requests=[1-9]\d* errors=0 /m.test(load.output()))
    throw new Error(`The load ended with ${exitCode}: ${load.output()}`);
}

async function areProfiled(urls: readonly string[]): Promise<boolean> {
  return (await Promise.all(urls.map(isProfiled))).includes(true);
}

/** Whether a CPU profile is being taken just now: Go then has a goroutine that writes it. */
async function isProfiled(url: string): Promise<boolean> {
  const response = await fetch(`${url}/debug/pprof/goroutine?debug=1`);
  return (await response.text()).includes('runtime/pprof.profileWriter');
}
