import { realpath } from 'node:fs/promises';
import { type ServiceOptions, whileUnderLoad } from '../../src/compare/workload/serve.ts';
import { goProgram } from '../harness/go-programs.ts';
import { temporaryFolder } from '../harness/temporary.ts';
import { marked } from './marked.ts';

/** A folder, a free port and a service for it; whatever is started in here can be found afterwards. */
export interface Scene extends AsyncDisposable {
  readonly cwd: string;
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Command line of the service on that port, to which options can be added. */
  readonly served: string;
  readonly lines: readonly string[];
  /** `whileUnderLoad` with the service as `serve`. */
  run<T>(options: Partial<ServiceOptions>, task: (signal: AbortSignal) => Promise<T>): ReturnOf<T>;
  /** Ids of the processes that it started and that still live. */
  living(): Promise<number[]>;
}

type ReturnOf<T> = ReturnType<typeof whileUnderLoad<T>>;

export async function makeScene(): Promise<Scene> {
  const [folder, mark] = [await temporaryFolder(), await marked()];
  const [cwd, { address }] = [await realpath(folder.path), mark];
  const served = `${await goProgram('loaded')} -addr ${address}`;
  const lines: string[] = [];
  return {
    cwd,
    url: `http://${address}`,
    served,
    lines,
    run: (options, task) =>
      whileUnderLoad(
        {
          serve: served,
          serveEnv: {},
          loadEnv: {},
          endpoints: [`http://${address}/debug/pprof/profile`],
          cwd,
          signal: new AbortController().signal,
          progress: (line) => lines.push(line),
          detail: (line) => lines.push(line),
          ...options,
          env: { ...process.env, ...options.env, ...mark.variable },
        },
        task,
      ),
    living: mark.living,
    async [Symbol.asyncDispose]() {
      await mark[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
