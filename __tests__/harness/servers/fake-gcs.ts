import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { start } from '../../../src/system/exec.ts';
import { unusedPort } from '../pprof-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { goTool } from '../tools.ts';

export interface FakeGcs extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly port: number;
}

/**
 * fake-gcs-server with these objects, `bucket/key` each. It has no authentication.
 * @throws Error with what it printed when it does not start.
 */
export async function startFakeGcs(objects: Readonly<Record<string, Uint8Array>>): Promise<FakeGcs> {
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
  const server = await start(
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
  const stop = async () => {
    await server.stop();
    await folder[Symbol.asyncDispose]();
  };
  const end = performance.now() + 60_000;
  for (;;) {
    if (await answers(`${url}/storage/v1/b`)) return { url, port, [Symbol.asyncDispose]: stop };
    const ended = await Promise.race([server.exited, delay(100)]);
    if (ended === undefined && performance.now() < end) continue;
    await stop();
    throw new Error(`fake-gcs-server did not start:\n${server.output()}`);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}
