import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveBody } from '../../src/net/body.ts';
import { networkFor } from '../../src/net/network.ts';
import { send } from '../../src/net/send.ts';
import { createContext } from '../contract/context.ts';
import { drip, ok, PROFILE_BYTES, startPprofServer } from '../harness/pprof-server.ts';

test('a body is saved whole although the server has closed the connection before it is read', async () => {
  const bytes = Buffer.alloc(5_000_000, '\x1fprofile');
  const head = `HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${bytes.length}\r\n\r\n`;
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const closing = createServer((socket) => {
    socket.on('error', () => {}).once('close', closed);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from(head), bytes])));
  });
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  try {
    await using context = await createContext();
    const url = new URL(`http://127.0.0.1:${(closing.address() as AddressInfo).port}/`);
    const { signal } = context;
    const whole = await send(url, { headers: {}, network: networkFor({}), signal });
    await isClosed;
    const path = join(context.scratch, 'profile');
    await saveBody(whole, path, { name: 'it', signal });
    expect((await readFile(path)).equals(bytes)).toBe(true);
  } finally {
    closing.close();
  }
});

test('bodies that drip hold up no others', async () => {
  await using server = await startPprofServer({ drip, ok: ok() });
  const controller = new AbortController();
  await using context = await createContext({ signal: controller.signal });
  const { signal } = context;
  const begin = async (name: string, index: number) => {
    const url = new URL(`${server.url}/${name}`);
    const begun = await send(url, { headers: {}, network: networkFor({}), signal });
    const path = join(context.scratch, `${name}-${index}`);
    return { path, saved: saveBody(begun, path, { name, signal }) };
  };
  const dripping = await Promise.all(Array.from({ length: 20 }, (_, index) => begin('drip', index)));
  const { path, saved } = await begin('ok', 0);
  await saved;
  expect((await readFile(path)).equals(PROFILE_BYTES)).toBe(true);
  controller.abort(new Error('stopped by the test'));
  const outcomes = await Promise.allSettled(dripping.map((one) => one.saved));
  for (const { status } of outcomes) expect(status).toBe('rejected');
});
