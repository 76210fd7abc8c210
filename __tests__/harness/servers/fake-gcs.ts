import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder, writeFiles } from '../temporary.ts';
import { goTool } from '../tools.ts';
import { type Server, startServer } from './prometheus.ts';

/**
 * fake-gcs-server with these objects, `bucket/key` each. It has no authentication.
 * @throws Error with what it printed when it does not start.
 */
export async function startFakeGcs(objects: Readonly<Record<string, Uint8Array>>): Promise<Server> {
  const [binary, port, folder] = await Promise.all([
    goTool('fake-gcs-server'),
    unusedPort(),
    temporaryFolder(),
  ]);
  const data = join(folder.path, 'data');
  await mkdir(data);
  await writeFiles(data, objects);
  const address = ['-scheme', 'http', '-host', '127.0.0.1', '-port', `${port}`];
  const rest = [
    '-public-host',
    `127.0.0.1:${port}`,
    '-backend',
    'memory',
    '-data',
    data,
    '-log-level',
    'error',
  ];
  const isUp = async (url: string) => (await fetch(`${url}/storage/v1/b`)).ok;
  return startServer([binary, ...address, ...rest], port, folder, isUp);
}
