import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type StartedProcess, startProcess } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool, systemTool } from '../tools.ts';

export interface Server extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Ends it before its scope does. */
  stop(): Promise<void>;
}

export interface PrometheusServer extends Server {
  /** Where its blocks are. */
  readonly data: string;
}

export interface Target {
  /** `127.0.0.1:PORT` of what has `/metrics`. */
  readonly instance: string;
  readonly labels?: Readonly<Record<string, string>>;
}

/**
 * Starts Prometheus, which scrapes `targets` every second, and waits until it has seen each of them.
 * @param options `replica`: an external label.
 */
export async function startPrometheus(
  targets: readonly Target[],
  options: { readonly replica?: string } = {},
): Promise<PrometheusServer> {
  const [binary, folder, port] = await Promise.all([
    systemTool('prometheus'),
    temporaryFolder(),
    unusedPort(),
  ]);
  const config = {
    global: {
      scrape_interval: '1s',
      scrape_timeout: '1s',
      external_labels: { replica: options.replica ?? 'a' },
    },
    scrape_configs: [
      {
        job_name: 'service',
        static_configs: targets.map(({ instance, labels = {} }) => ({ targets: [instance], labels })),
      },
    ],
  };
  // JSON is YAML, too.
  await writeFile(join(folder.path, 'prometheus.yml'), JSON.stringify(config));
  const data = join(folder.path, 'data');
  const flags = ['--config.file=prometheus.yml', `--storage.tsdb.path=${data}`];
  const argv = [binary, ...flags, `--web.listen-address=127.0.0.1:${port}`] as const;
  const server = await startServer(argv, port, folder, async (url) => {
    const answer = await fetch(`${url}/api/v1/query?query=count(service_load)`);
    const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1] ?? 0) === targets.length;
  });
  return { ...server, data };
}

export interface Sidecar extends Server {
  /** `127.0.0.1:PORT` of its gRPC. */
  readonly grpc: string;
}

async function thanos() {
  const [binary, folder] = await Promise.all([goTool('thanos'), temporaryFolder()]);
  const [http, grpc] = await Promise.all([unusedPort(), unusedPort()]);
  const addresses = [`--http-address=127.0.0.1:${http}`, `--grpc-address=127.0.0.1:${grpc}`];
  return { binary, folder, http, grpc, addresses };
}

/** Starts Thanos' sidecar for a Prometheus. */
export async function startSidecar(prometheus: PrometheusServer): Promise<Sidecar> {
  const { binary, folder, http, grpc, addresses } = await thanos();
  const of = [`--prometheus.url=${prometheus.url}`, `--tsdb.path=${prometheus.data}`];
  const argv = [binary, 'sidecar', ...of, ...addresses] as const;
  const server = await startServer(argv, http, folder, async (url) => (await fetch(`${url}/-/ready`)).ok);
  return { ...server, grpc: `127.0.0.1:${grpc}` };
}

/** Starts Thanos' query over sidecars, which it misses when they are gone. */
export async function startThanos(sidecars: readonly Sidecar[]): Promise<Server> {
  const { binary, folder, http, addresses } = await thanos();
  const strict = sidecars.map((sidecar) => `--endpoint-strict=${sidecar.grpc}`);
  const argv = [binary, 'query', ...addresses, '--query.replica-label=replica', ...strict] as const;
  return startServer(argv, http, folder, async (url) => {
    const answer = await fetch(`${url}/api/v1/stores`);
    const { data } = (await answer.json()) as { data: Record<string, unknown[]> };
    return (data['sidecar'] ?? []).length === sidecars.length;
  });
}

/** Starts a server that listens at `port`, which is gone with its folder, and waits until `isUp`. */
export async function startServer(
  argv: readonly [string, ...string[]],
  port: number,
  folder: AsyncDisposable & { readonly path: string },
  isUp: (url: string) => Promise<boolean>,
  env?: NodeJS.ProcessEnv,
): Promise<Server> {
  const started = await startProcess(argv, { cwd: folder.path, env });
  const url = `http://127.0.0.1:${port}`;
  await untilTrue(started, () => isUp(url));
  return serverOf(url, started, folder);
}

function serverOf(url: string, started: StartedProcess, folder: AsyncDisposable): Server {
  return {
    url,
    stop: () => started.stop(2_000),
    [Symbol.asyncDispose]: async () => {
      await started.stop(2_000);
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** @throws Error with what the server printed when it ends, or is not so far within two minutes. */
export async function untilTrue(started: StartedProcess, isSo: () => Promise<boolean>): Promise<void> {
  let ended = false;
  void started.exited.then(() => {
    ended = true;
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (ended) break;
    if (await isSo().catch(() => false)) return;
    await delay(200);
  }
  const output = started.output();
  await started.stop();
  throw new Error(`It did not come up: ${output}`);
}
