import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { request } from 'undici';
import { start } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool } from '../tools.ts';

/** A real Parca of its own on loopback, in memory, with no data. */
export interface Parca extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Stores a CPU profile with its own time under `process_cpu` and these labels. */
  push(profile: Uint8Array, labels: Readonly<Record<string, string>>): Promise<void>;
}

const PATIENCE_MS = 120_000;

/** @param scraped `HOST:PORT` of a program whose CPU profile is scraped every 2 s as job `scraped`. */
export async function startParca({ scraped }: { scraped?: string } = {}): Promise<Parca> {
  const folder = await temporaryFolder();
  const address = `127.0.0.1:${await unusedPort()}`;
  await writeFile(join(folder.path, 'parca.yaml'), JSON.stringify(configuration(folder.path, scraped)));
  const flags = [`--http-address=${address}`, '--config-path=parca.yaml', '--log-level=warn'];
  const server = await start([await goTool('parca'), ...flags, `--debuginfo-cache-dir=${folder.path}`], {
    cwd: folder.path,
  });
  const close = async () => {
    await server.stop(1_000);
    await folder[Symbol.asyncDispose]();
  };
  try {
    let ended = false;
    void server.exited.then(() => {
      ended = true;
    });
    await answers(`http://${address}/metrics`, () => ended);
  } catch (error) {
    await close();
    throw new Error(`Parca did not start: ${server.output()}`, { cause: error });
  }
  const url = `http://${address}`;
  return { url, push: (profile, labels) => push(url, profile, labels), [Symbol.asyncDispose]: close };
}

/** JSON is YAML, too. */
function configuration(directory: string, scraped: string | undefined) {
  const off = { enabled: false };
  return {
    object_storage: { bucket: { type: 'FILESYSTEM', config: { directory } } },
    ...(scraped !== undefined && {
      scrape_configs: [
        {
          job_name: 'scraped',
          scrape_interval: '2s',
          scrape_timeout: '4s',
          static_configs: [{ targets: [scraped] }],
          profiling_config: { pprof_config: { memory: off, block: off, mutex: off, goroutine: off } },
        },
      ],
    }),
  };
}

async function answers(url: string, ended: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const status = await request(url, { signal: AbortSignal.timeout(5_000) }).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode;
      },
      () => 0,
    );
    if (status === 200) return;
    if (ended()) throw new Error('it ended');
    if (performance.now() > end) throw new Error(`${url} answered ${status} for too long`);
    await delay(100);
  }
}

/** `ProfileStoreService/WriteRaw` as grpc-web: a series of labels and one raw profile. */
async function push(
  url: string,
  profile: Uint8Array,
  labels: Readonly<Record<string, string>>,
): Promise<void> {
  const writer = new BinaryWriter().tag(2, WireType.LengthDelimited).fork();
  writer.tag(1, WireType.LengthDelimited).fork();
  for (const [name, value] of Object.entries({ __name__: 'process_cpu', ...labels })) {
    writer.tag(1, WireType.LengthDelimited).fork();
    writer.tag(1, WireType.LengthDelimited).string(name);
    writer.tag(2, WireType.LengthDelimited).string(value).join();
  }
  writer.join().tag(2, WireType.LengthDelimited).fork();
  const message = writer.tag(1, WireType.LengthDelimited).bytes(profile).join().join().finish();
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  const { statusCode, headers, body } = await request(
    `${url}/api/parca.profilestore.v1alpha1.ProfileStoreService/WriteRaw`,
    {
      method: 'POST',
      body: Buffer.concat([head, message]),
      headers: { 'content-type': 'application/grpc-web+proto' },
    },
  );
  const words = await body.text();
  if (statusCode !== 200 || !words.includes('grpc-status: 0')) {
    throw new Error(`Parca did not take the profile: ${statusCode} ${headers['grpc-message']} ${words}`);
  }
}
