import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool } from '../tools.ts';
import { type Server, startServer } from './prometheus.ts';

/** A real S3 server of its own on loopback, which checks signatures; its objects are files. */
export interface Versitygw extends Server {
  /** These allow everything. */
  readonly env: Readonly<Record<'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION', string>>;
  /** Makes the bucket, if need be, and objects in it; `age` (milliseconds) is how long ago they were written, all at once. */
  put(bucket: string, objects: Readonly<Record<string, Uint8Array>>, age?: number): Promise<void>;
  /** Where the object's bytes are on the disk. */
  pathOf(bucket: string, key: string): string;
}

export const ACCESS_KEY = 'go-pgo-access-key';
export const SECRET_KEY = 'go/pgo+secret-key';

export async function startVersitygw(): Promise<Versitygw> {
  const [port, region] = [await unusedPort(), 'us-east-1'];
  const folder = await temporaryFolder();
  const [root, sidecar] = [join(folder.path, 'root'), join(folder.path, 'sidecar')];
  await Promise.all([mkdir(root), mkdir(sidecar)]);
  const argv = [
    ...([await goTool('versitygw'), '--port', `127.0.0.1:${port}`, '--region', region] as const),
    ...['posix', '--sidecar', sidecar, root],
  ] as const;
  const env = { ...process.env, ROOT_ACCESS_KEY: ACCESS_KEY, ROOT_SECRET_KEY: SECRET_KEY };
  // Any answer will do: without a signature it is a refusal.
  const isUp = async (url: string) => (await fetch(url)).status > 0;
  const server = await startServer(argv, port, folder, isUp, env);
  return {
    ...server,
    env: { AWS_ACCESS_KEY_ID: ACCESS_KEY, AWS_SECRET_ACCESS_KEY: SECRET_KEY, AWS_REGION: region },
    pathOf: (bucket, key) => join(root, bucket, key),
    async put(bucket, objects, age = 0) {
      const written = new Date(Date.now() - age);
      await mkdir(join(root, bucket), { recursive: true });
      for (const [key, bytes] of Object.entries(objects)) {
        const path = join(root, bucket, key);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, bytes);
        await utimes(path, written, written);
      }
    },
  };
}
