import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { start } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool } from '../tools.ts';
import { type Server, serverOf, untilTrue } from './prometheus.ts';

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
  await mkdir(join(folder.path, 'data'), { recursive: true });
  for (const [name, bytes] of Object.entries(objects)) {
    const path = join(folder.path, 'data', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  const url = `http://127.0.0.1:${port}`;
  const started = await start(
    [
      binary,
      ...[
        '-scheme',
        'http',
        '-host',
        '127.0.0.1',
        '-port',
        String(port),
        '-public-host',
        `127.0.0.1:${port}`,
      ],
      ...['-backend', 'memory', '-data', join(folder.path, 'data'), '-log-level', 'error'],
    ],
    { cwd: folder.path },
  );
  await untilTrue(started, async () => (await fetch(`${url}/storage/v1/b`)).ok);
  return serverOf(url, started, folder);
}
