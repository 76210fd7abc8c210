import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BlobServiceClient, StorageSharedKeyCredential } from '@azure/storage-blob';
import { start } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';

/** Microsoft's emulator of the blob service, which refuses wrong keys and signatures. */
export interface Azurite extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, without the account. */
  readonly url: string;
  readonly account: string;
  /** Made for this server alone. */
  readonly key: string;
}

const ACCOUNT = 'profiles';
const KEY = Buffer.from('key of a storage account that only lives in this test').toString('base64');

/** Azurite with a container of these blobs. @throws Error with what it printed when it does not start. */
export async function startAzurite(
  container: string,
  blobs: Readonly<Record<string, Uint8Array>>,
): Promise<Azurite> {
  const server = await launch();
  try {
    await fillContainer(server.url, container, blobs);
    return server;
  } catch (error) {
    await server[Symbol.asyncDispose]();
    throw error;
  }
}

/** Makes the container, with the account's key. */
export async function fillContainer(
  url: string,
  container: string,
  blobs: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const credential = new StorageSharedKeyCredential(ACCOUNT, KEY);
  const client = new BlobServiceClient(`${url}/${ACCOUNT}`, credential).getContainerClient(container);
  await client.create();
  const entries = Object.entries(blobs);
  for (let at = 0; at < entries.length; at += 50) {
    const some = entries.slice(at, at + 50);
    await Promise.all(
      some.map(([name, bytes]) => client.getBlockBlobClient(name).upload(bytes, bytes.length)),
    );
  }
}

async function launch(): Promise<Azurite> {
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  // It needs a newer Node than the project: that of the tests.
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  const [port, folder] = await Promise.all([unusedPort(), temporaryFolder()]);
  const server = await start(
    [
      node,
      program,
      ...['--blobHost', '127.0.0.1', '--blobPort', String(port)],
      ...['--inMemoryPersistence', '--skipApiVersionCheck', '--silent', '--disableTelemetry'],
    ],
    { cwd: folder.path, env: { ...process.env, AZURITE_ACCOUNTS: `${ACCOUNT}:${KEY}` } },
  );
  const stop = async () => {
    await server.stop();
    await folder[Symbol.asyncDispose]();
  };
  const end = performance.now() + 60_000;
  while (!(await accepts(port))) {
    const ended = await Promise.race([server.exited, delay(100)]);
    if (ended === undefined && performance.now() < end) continue;
    await stop();
    throw new Error(`Azurite did not start:\n${server.output()}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    account: ACCOUNT,
    key: KEY,
    [Symbol.asyncDispose]: stop,
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}
