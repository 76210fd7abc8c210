import { readdir, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LoadTest, prepareLoad } from '../../src/compare/workload/load.ts';
import type { UnderLoad } from '../../src/compare/workload/load-settings.ts';
import type { LoadTestOptions } from '../../src/compare/workload/slices.ts';
import { isFinding, type RunSet } from '../../src/compare/workload/workload.ts';
import { SIDES } from '../../src/golang/binaries.ts';
import type { Finding } from '../../src/system/errors.ts';
import { goProgram } from '../harness/go-programs.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { goTool, systemTool } from '../harness/tools.ts';
import { marked } from './marked.ts';

/** A server that can be loaded, on a free port; whatever is started in here can be found afterwards. */
export interface Scene extends AsyncDisposable {
  readonly cwd: string;
  /** `http://127.0.0.1:PORT/work`. */
  readonly url: string;
  readonly lines: readonly string[];
  /** Command line of the server, with options. */
  serve(options?: string): string;
  /** Command line of ab for so many requests. */
  ab(requests: number): Promise<string>;
  /** `prepareLoad` with the same binary on both sides. */
  prepare(underLoad: Loosely<UnderLoad>, options?: Loosely<LoadTestOptions>): Promise<LoadTest | Finding>;
  /** Ids of the processes that it started and that still live. */
  living(): Promise<number[]>;
}

/** Settings of which some are given, and some are taken away by `undefined`. */
type Loosely<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The server whose requests take `percent` more work. */
export function slower(percent: number): Promise<string> {
  return goProgram('loaded', `main.slower=${percent}`);
}

export async function k6Script(scene: Scene, text: string): Promise<string> {
  const script = join(scene.cwd, 'script.js');
  await writeFile(script, text);
  return `${await goTool('k6')} run --no-usage-report ${script}`;
}

export async function makeScene(): Promise<Scene> {
  const [folder, mark] = [await temporaryFolder(), await marked()];
  const [cwd, { address }] = [await realpath(folder.path), mark];
  const lines: string[] = [];
  const same = await slower(0);
  const living = async () => [...new Set([...(await mark.living()), ...(await running(cwd))])];
  return {
    cwd,
    lines,
    url: `http://${address}/work`,
    serve: (options = '') => `exec "$PGO_BINARY" -addr ${address} ${options}`,
    ab: async (requests) => `${await systemTool('ab')} -q -n ${requests} -c 4 http://${address}/work`,
    living,
    prepare: (underLoad, options = {}) => {
      const given: LoadTestOptions = {
        binaries: { baseline: same, candidate: same },
        underLoad: {
          serve: `exec "$PGO_BINARY" -addr ${address}`,
          serveEnv: {},
          ready: `http://${address}/healthz`,
          load: 'false',
          loadEnv: {},
          ...underLoad,
        } as UnderLoad,
        cwd,
        signal: new AbortController().signal,
        deadline: performance.now() + 90_000,
        scratch: join(cwd, 'scratch'),
        progress: (line) => lines.push(line),
        ...(options as Partial<LoadTestOptions>),
        env: { ...process.env, ...options.env, ...mark.variable },
      };
      return prepareLoad(given);
    },
    async [Symbol.asyncDispose]() {
      await mark[Symbol.asyncDispose]();
      for (const id of await running(cwd)) process.kill(id, 'SIGKILL');
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Ids of the processes whose program lies in `folder`, however they hide. */
async function running(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((id) => /^\d+$/.test(id));
  const programs = await Promise.all(
    ids.map(async (id) => [Number(id), await readlink(`/proc/${id}/exe`).catch(() => '')] as const),
  );
  return programs.filter(([, program]) => program.startsWith(folder)).map(([id]) => id);
}

/** A load test that could be prepared. */
export async function prepared(made: Promise<LoadTest | Finding>): Promise<LoadTest> {
  const test = await made;
  if ('severity' in test) throw new Error(test.message);
  return test;
}

/** The values of all contenders in a set of runs that must succeed. */
export async function readings(test: LoadTest, order: readonly string[] = SIDES): Promise<RunSet> {
  const set = await test.workload.runSet(order);
  if (isFinding(set)) throw new Error(set.message);
  return set;
}

/** Why a load test cannot be prepared, or a set of its runs failed. */
export async function failure(made: Promise<LoadTest | Finding>): Promise<Finding> {
  const test = await made;
  const found = 'severity' in test ? test : await test.workload.runSet(SIDES);
  if (!isFinding(found)) throw new Error('It was measured.');
  return found;
}
