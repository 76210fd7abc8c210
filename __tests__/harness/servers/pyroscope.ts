import { gunzipSync } from 'node:zlib';
import { Profile as PprofProfile } from 'pprof-format';
import { request } from 'undici';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool } from '../tools.ts';
import { type Server, startServer } from './prometheus.ts';

/** A real Pyroscope of its own on loopback, with no data. */
export interface Pyroscope extends Server {
  /** Stores a Go program's profile, gzipped or not, as one of `service`, as if it had begun at `from` (milliseconds since 1970). */
  push(profile: Uint8Array, options: PushOptions): Promise<void>;
}

export interface PushOptions {
  readonly service: string;
  readonly from: number;
  /** Default: ten seconds after `from`. */
  readonly until?: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Starts Pyroscope with further flags, such as `-querier.max-query-length=6h`. */
export async function startPyroscope(flags: readonly string[] = []): Promise<Pyroscope> {
  const folder = await temporaryFolder();
  const [http, grpc] = [await unusedPort(), await unusedPort()];
  const argv = [await goTool('pyroscope'), ...loopback(http, grpc), ...flags] as const;
  const server = await startServer(argv, http, folder, async (url) => (await fetch(`${url}/ready`)).ok);
  return { ...server, push: (profile, options) => push(server.url, profile, options) };
}

/** One process, listening and advertising on loopback only, that reports nothing and profiles nothing. */
function loopback(http: number, grpc: number): string[] {
  const rings = [
    'compactor.ring',
    'distributor.ring',
    'overrides-exporter.ring',
    'query-scheduler.ring',
    'store-gateway.sharding-ring',
  ];
  return [
    '-target=all',
    '-log.level=warn',
    '-usage-stats.enabled=false',
    '-self-profiling.disable-push=true',
    '-server.http-listen-address=127.0.0.1',
    `-server.http-listen-port=${http}`,
    '-server.grpc-listen-address=127.0.0.1',
    `-server.grpc-listen-port=${grpc}`,
    '-memberlist.bind-addr=127.0.0.1',
    '-memberlist.bind-port=0',
    '-memberlist.advertise-addr=127.0.0.1',
    '-ring.store=inmemory',
    '-ingester.lifecycler.addr=127.0.0.1',
    '-ingester.min-ready-duration=0s',
    '-query-frontend.instance-addr=127.0.0.1',
    ...rings.flatMap((ring) => [`-${ring}.store=inmemory`, `-${ring}.instance-addr=127.0.0.1`]),
    '-store-gateway.sharding-ring.wait-stability-min-duration=0s',
    '-storage.backend=filesystem',
    '-storage.filesystem.dir=./shared',
    '-pyroscopedb.data-path=./data',
    '-validation.reject-older-than=0',
  ];
}

async function push(url: string, profile: Uint8Array, options: PushOptions): Promise<void> {
  const { service, from, until = from + 10_000, labels = {} } = options;
  const target = new URL('/ingest', url);
  const shown = Object.entries(labels).map(([name, value]) => `${name}=${value}`);
  target.search = new URLSearchParams({
    name: `${service}{${shown.join(',')}}`,
    format: 'pprof',
    from: String(Math.floor(from / 1000)),
    until: String(Math.ceil(until / 1000)),
    sampleRate: '100',
    spyName: 'gospy',
  }).toString();
  const { statusCode, body } = await request(target, {
    method: 'POST',
    body: retimed(profile, from),
  });
  const words = await body.text();
  if (statusCode !== 200) throw new Error(`Pyroscope did not take the profile: ${statusCode} ${words}`);
}

/** Pyroscope goes by the time within the profile, not by the one in the request. */
function retimed(bytes: Uint8Array, from: number): Uint8Array {
  const profile = PprofProfile.decode(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
  profile.timeNanos = BigInt(from) * 1_000_000n;
  return profile.encode();
}
