import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { BlobServiceClient, StorageSharedKeyCredential } from '@azure/storage-blob';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { type Server, startServer } from './prometheus.ts';

/** Microsoft's emulator of the blob service, which refuses wrong keys and signatures; its URL is without the account. */
export interface Azurite extends Server {
  readonly account: string;
  /** Made for this server alone. */
  readonly key: string;
}

const account = 'profiles';
const key = Buffer.from('key of a storage account that only lives in this test').toString('base64');

/** Azurite with a container of these blobs. @throws Error with what it printed when it does not start. */
export async function startAzurite(
  container: string,
  blobs: Readonly<Record<string, Uint8Array>>,
): Promise<Azurite> {
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  // It needs a newer Node than the project: that of the tests.
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  const [port, folder] = await Promise.all([unusedPort(), temporaryFolder()]);
  const flags = ['--inMemoryPersistence', '--skipApiVersionCheck', '--silent', '--disableTelemetry'];
  const argv = [node, program, '--blobHost', '127.0.0.1', '--blobPort', `${port}`, ...flags] as const;
  const env = { ...process.env, AZURITE_ACCOUNTS: `${account}:${key}` };
  const isUp = async (url: string) => (await fetch(url)).status > 0;
  const server = await startServer(argv, port, folder, isUp, env);
  const credential = new StorageSharedKeyCredential(account, key);
  const service = new BlobServiceClient(`${server.url}/${account}`, credential);
  const client = service.getContainerClient(container);
  await client.create();
  for (const [name, bytes] of Object.entries(blobs))
    await client.getBlockBlobClient(name).upload(bytes, bytes.length);
  return { ...server, account, key };
}
