import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { systemTool } from '../tools.ts';
import { type Server, startServer } from './prometheus.ts';

/** What one service counted over weeks. Times are milliseconds since 1970. */
export interface Service {
  /** The label `job`. */
  readonly job: string;
  /** Requests per second, of all instances. */
  traffic(time: number): number;
  /** CPU seconds per request. */
  cost(time: number): number;
  instances(time: number): number;
  /** When all counters begin at zero again. */
  readonly restarted?: number;
  /** Whether it was scraped. */
  isScraped(time: number): boolean;
}

const SCRAPE = 60_000;

/**
 * Starts Prometheus on blocks with what `services` would have counted, scraped once a minute from `from` to `to`:
 * `process_cpu_seconds_total` and `http_requests_total` by `job` and `instance`, and `busy_cpus`, a gauge.
 */
export async function startPrometheusWithHistory(
  services: readonly Service[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Server> {
  const [prometheus, folder, port] = await Promise.all([
    systemTool('prometheus'),
    temporaryFolder(),
    unusedPort(),
  ]);
  const file = join(folder.path, 'history.om');
  const data = join(folder.path, 'data');
  await writeHistory(file, services, from, to);
  // With the default blocks of two hours it would take a minute.
  const promtool = join(dirname(prometheus), 'promtool');
  const { exitCode, stderr } = await runTool(
    [promtool, 'tsdb', 'create-blocks-from', 'openmetrics', '--max-block-duration=1024h', file, data],
    {
      cwd: folder.path,
    },
  );
  if (exitCode !== 0) throw new Error(`promtool made no blocks: ${stderr}`);
  await writeFile(join(folder.path, 'prometheus.yml'), '{}');
  const stored = [`--storage.tsdb.path=${data}`, '--storage.tsdb.retention.time=10y'];
  const flags = ['--config.file=prometheus.yml', ...stored, `--web.listen-address=127.0.0.1:${port}`];
  const isUp = async (url: string) => (await fetch(`${url}/-/ready`)).ok;
  return startServer([prometheus, ...flags], port, folder, isUp);
}

/** OpenMetrics: all of one metric together, each series in the order of time. */
async function writeHistory(
  path: string,
  services: readonly Service[],
  from: number,
  to: number,
): Promise<void> {
  const out = createWriteStream(path);
  const counters = { process_cpu_seconds: 'cpu', http_requests: 'requests', busy_cpus: 'rate' } as const;
  for (const [name, what] of Object.entries(counters)) {
    out.write(`# TYPE ${name} ${what === 'rate' ? 'gauge' : 'counter'}\n`);
    for (const service of services) {
      for (const text of seriesOf(service, name, what, from, to)) {
        if (!out.write(text)) await once(out, 'drain');
      }
    }
  }
  out.end('# EOF\n');
  await once(out, 'close');
}

function* seriesOf(
  service: Service,
  name: string,
  what: 'cpu' | 'requests' | 'rate',
  from: number,
  to: number,
): Generator<string> {
  const { job, restarted = Number.NaN } = service;
  for (let instance = 0; instance < 8; instance++) {
    const labels = `${what === 'rate' ? name : `${name}_total`}{job="${job}",instance="${instance}"}`;
    let counted = 0;
    let lines = '';
    for (let time = from; time <= to; time += SCRAPE) {
      const instances = service.instances(time);
      if (instance >= instances) continue;
      if (time === restarted) counted = 0;
      const requests = (service.traffic(time) * SCRAPE) / 1000 / instances;
      counted += what === 'requests' ? requests : requests * service.cost(time);
      if (!service.isScraped(time)) continue;
      const value = what === 'rate' ? (service.traffic(time) * service.cost(time)) / instances : counted;
      lines += `${labels} ${value.toFixed(4)} ${time / 1000}\n`;
    }
    yield lines;
  }
}
