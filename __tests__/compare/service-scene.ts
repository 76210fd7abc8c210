import { randomUUID } from 'node:crypto';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceOptions, whileUnderLoad } from '../../src/compare/serve.ts';
import { endProcessesOf, processesOf } from '../harness/act/processes.ts';
import { goProgram } from '../harness/go-programs.ts';
import { unusedPort } from '../harness/pprof-server.ts';

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
  const cwd = await realpath(await mkdtemp(join(tmpdir(), 'go-pgo-test-')));
  const address = `127.0.0.1:${await unusedPort()}`;
  const served = `${await goProgram('loaded')} -addr ${address}`;
  const mark = randomUUID();
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
          ...options,
          env: { ...process.env, ...options.env, GO_PGO_TEST_MARK: mark },
        },
        task,
      ),
    living: () => processesOf(`GO_PGO_TEST_MARK=${mark}`),
    async [Symbol.asyncDispose]() {
      await endProcessesOf(`GO_PGO_TEST_MARK=${mark}`);
      await rm(cwd, { recursive: true, force: true });
    },
  };
}
