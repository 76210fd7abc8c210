import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { saveBody } from '../../src/net/download.ts';
import { networkFor } from '../../src/net/network.ts';
import { send } from '../../src/net/send.ts';
import { createContext } from '../contract/context.ts';
import { drip, ok, PROFILE_BYTES, startPprofServer } from '../harness/pprof-server.ts';

test.each([100_000, 400_000, 5_000_000])(
  'a body of %d bytes is saved whole although the server has closed the connection before it is read',
  async (length) => {
    const bytes = Buffer.alloc(length, '\x1fprofile');
    const head = `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;
    const closing = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([Buffer.from(head), bytes])));
    });
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    try {
      await using context = await createContext();
      const url = new URL(`http://127.0.0.1:${(closing.address() as AddressInfo).port}/`);
      const { signal } = context;
      const answer = await send(url, { headers: {}, network: networkFor({}), signal });
      await delay(300);
      const path = join(context.scratch, 'profile');
      await saveBody(answer, path, { name: 'it', signal });
      expect((await readFile(path)).equals(bytes)).toBe(true);
    } finally {
      closing.close();
    }
  },
);

test('bodies that drip hold up no others', async () => {
  await using server = await startPprofServer({ drip, ok: ok() });
  const controller = new AbortController();
  await using context = await createContext({ signal: controller.signal });
  const save = async (name: string, index: number) => {
    const { signal } = context;
    const url = new URL(`${server.url}/${name}`);
    const answer = await send(url, { headers: {}, network: networkFor({}), signal });
    const path = join(context.scratch, `${name}-${index}`);
    await saveBody(answer, path, { name, signal });
    return readFile(path);
  };
  const dripping = Array.from({ length: 20 }, (_, index) => save('drip', index));
  await delay(500);
  expect((await save('ok', 0)).equals(PROFILE_BYTES)).toBe(true);
  controller.abort(new Error('stopped by the test'));
  for (const { status } of await Promise.allSettled(dripping)) expect(status).toBe('rejected');
});
