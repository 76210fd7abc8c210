import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { whyNothingListens } from '../../src/compare/serve.ts';
import { type Readiness, waitUntilReady } from '../../src/serve/ready.ts';
import { failureOf } from '../contract/context.ts';
import {
  answer,
  firstly,
  hang,
  redirectTo,
  reset,
  startPprofServer,
  unusedPort,
} from '../harness/pprof-server.ts';

const wait = (readiness: Partial<Readiness>) =>
  waitUntilReady({
    endpoints: [],
    env: {},
    signal: new AbortController().signal,
    timeout: 600,
    ...readiness,
  });

describe('a URL', () => {
  test('is asked until it answers 2xx', async () => {
    await using server = await startPprofServer({ healthz: firstly(2, answer(503, ''), answer(204, '')) });
    await wait({ url: `${server.url}/healthz`, timeout: 10_000 });
    expect(server.requests).toHaveLength(3);
  });

  test('is asked directly, whatever proxy there is', async () => {
    await using server = await startPprofServer({ healthz: answer(200, '') });
    const proxy = `http://127.0.0.1:${await unusedPort()}`;
    await wait({ url: `${server.url}/healthz`, env: { http_proxy: proxy, HTTP_PROXY: proxy } });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['resets', reset, /closed the connection before it answered/],
    ['is not there', answer(404, ''), /answered 404/],
    [
      'leads to this machine',
      redirectTo('http://127.0.0.1:1/'),
      /redirects to 127\.0\.0\.1, .* not followed/,
    ],
  ])('that %s is told as it is', async (_, behaviour, words) => {
    await using server = await startPprofServer({ healthz: behaviour });
    const error = await failureOf(wait({ url: `${server.url}/healthz?key=secret` }));
    expect(error.message).toMatch(/^The service was not ready within 0\.6 s: .*[^.]\.$/);
    expect(error.message).toMatch(words);
    expect(error.message).not.toContain('secret');
  });

  test.each([
    ['its own origin', (origin: string) => origin.replace('OWN', '127.0.0.1')],
    ['its own origin, by name', (origin: string) => origin.replace('OWN', 'localhost')],
  ])('may redirect to %s', async (_, named) => {
    await using server = await startPprofServer({ redir: redirectTo('/healthz'), healthz: answer(200, '') });
    const { port } = new URL(server.url);
    await wait({ url: named(`http://OWN:${port}/redir`), timeout: 10_000 });
    expect(server.requests.map(({ url }) => url)).toEqual(['/redir', '/healthz']);
  });

  test.concurrent.each([
    ['refuses', answer(401, ''), /healthz answered 401\.$/],
    ['takes no GET', answer(405, ''), /healthz answered 405\.$/],
    ['leads away', redirectTo('http://169.254.169.254/latest'), /redirects to 169\.254\.169\.254, /],
    ['leads in a circle', redirectTo('/healthz'), /redirects more than 5 times\.$/],
  ])('that %s for seconds is not waited for any longer', async (_, behaviour, words) => {
    await using server = await startPprofServer({ healthz: behaviour });
    const begun = performance.now();
    const error = await failureOf(wait({ url: `${server.url}/healthz?key=secret`, timeout: 60_000 }));
    expect(error.message).toMatch(/^The service was given up after [345](\.\d)? s: .*\.$/);
    expect(error.message).toMatch(words);
    expect(error.message).not.toContain('secret');
    expect(error.fix).toMatch(/answers with 2xx to everybody/);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test('that refuses only at first is waited for, and what a starting service answers is', async () => {
    await using server = await startPprofServer({
      healthz: firstly(4, answer(403, ''), answer(200, '')),
      starting: firstly(40, answer(404, ''), answer(200, '')),
    });
    await wait({ url: `${server.url}/healthz`, timeout: 10_000 });
    const begun = performance.now();
    await wait({ url: `${server.url}/starting`, timeout: 30_000 });
    expect(performance.now() - begun).toBeGreaterThan(3_000);
  });

  test('that hangs is given up on, and asked again', async () => {
    await using server = await startPprofServer({ healthz: firstly(1, hang, answer(200, '')) });
    const begun = performance.now();
    await wait({ url: `${server.url}/healthz`, timeout: 20_000 });
    expect(server.requests).toHaveLength(2);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test('that hangs for ever is told', async () => {
    await using server = await startPprofServer({ healthz: hang });
    const error = await failureOf(wait({ url: `${server.url}/healthz` }));
    expect(error.message).toBe('The service was not ready within 0.6 s: the last attempt got no answer.');
  });

  test('is not waited for when the run is ended', async () => {
    await using server = await startPprofServer({ healthz: hang });
    const controller = new AbortController();
    const reason = new Error('ended');
    setTimeout(() => controller.abort(reason), 200);
    const waiting = wait({ url: `${server.url}/healthz`, signal: controller.signal, timeout: 60_000 });
    // One answer may take 5 s.
    await expect(Promise.race([waiting, sleep(4_500, undefined, { ref: false })])).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });
});

describe('endpoints', () => {
  test('all that are on this machine must accept connections', async () => {
    const [first, second] = [await unusedPort(), await unusedPort()];
    const endpoints = [
      `http://localhost:${first}/debug/pprof/profile`,
      `http://127.0.0.1:${second}/debug/pprof/profile`,
      'http://198.51.100.7:6060/debug/pprof/profile',
    ];
    await using _ = await listening(first);
    const error = await failureOf(wait({ endpoints }));
    expect(error.message).toBe(
      `The service was not ready within 0.6 s: nothing listens on 127.0.0.1:${second} (ECONNREFUSED).`,
    );
    await using __ = await listening(second);
    await wait({ endpoints });
  });

  test('without one on this machine there is nothing to wait for', async () => {
    await wait({ endpoints: ['http://198.51.100.7:6060/debug/pprof/profile'], timeout: 0 });
  });
});

async function listening(port: number): Promise<AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('nothing of the question stays connected, however much is answered', async () => {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createHttpServer((_, response) => {
    response.setHeader('connection', 'keep-alive');
    // More than a connection takes at once: what is not read to its end is given up.
    response.end('x'.repeat(8_000_000));
  });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    open.add(socket.on('close', () => open.delete(socket)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await wait({ url: `http://127.0.0.1:${port}/`, timeout: 10_000 });
  // Asked as the load would be: were one to come in its place, it would have come before.
  await whyNothingListens(new URL(`http://127.0.0.1:${port}/`), new AbortController().signal);
  await expect.poll(() => open.size, { timeout: 1_000 }).toBe(0);
  expect(connections).toBe(2);
  server.close();
});
