import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredObject } from '../../src/collect/object-store.ts';
import { collectObjects } from '../../src/collect/objects.ts';
import { openS3 } from '../../src/collect/s3.ts';
import type { ObjectAddress, ObjectSource } from '../../src/collect/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { hang, startPprofServer } from '../harness/pprof-server.ts';
import { recorded } from '../harness/profiles.ts';
import { ACCESS_KEY, SECRET_KEY, startVersitygw, type Versitygw } from '../harness/servers/versitygw.ts';

let server: Versitygw;
beforeAll(async () => {
  server = await startVersitygw();
  await server.put('bucket', {
    'prod/render-1.pprof': recorded('render-1'),
    'prod/render-2.pprof': recorded('render-2'),
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const source = (address: Partial<ObjectAddress>): ObjectSource<'s3'> => ({
  kind: 's3',
  address: { scheme: 's3', bucket: 'bucket', path: 'prod/', endpoint: server.url, ...address },
  label: 's3://bucket/prod/',
  required: false,
});

describeSourceContract('s3', collectObjects, async () => {
  const context = await createContext();
  const silent = await startPprofServer({ bucket: hang });
  return {
    cwd: context.cwd,
    env: server.env,
    working: source({}),
    failing: source({ bucket: 'none' }),
    several: { source: source({}), files: 2 },
    slow: source({ endpoint: silent.url }),
    secrets: [ACCESS_KEY, SECRET_KEY],
    [Symbol.asyncDispose]: async () => {
      await silent[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});

/** What comes of listing with these. */
async function listed(address: Partial<ObjectAddress>, env: Record<string, string>) {
  const context = { env: { ...server.env, ...env }, signal: AbortSignal.timeout(60_000), mask: () => {} };
  const store = await openS3(source(address).address, context);
  const objects: StoredObject[] = [];
  for await (const object of store.list('')) objects.push(object);
  return objects.map(({ key }) => key);
}

test('a proxy of the environment is gone through', async () => {
  const asked: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    const upstream = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [socket, upstream]) end.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  try {
    const http_proxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    expect(await listed({ endpoint: 'http://s3.internal:9000' }, { http_proxy })).toEqual([
      'prod/render-1.pprof',
      'prod/render-2.pprof',
    ]);
    expect(asked).toEqual(['s3.internal:9000']);
  } finally {
    proxy.close();
  }
});

test('what was uploaded is listed and comes back, whatever is in its name', async () => {
  await using context = await createContext({ env: server.env });
  const bytes = Buffer.alloc(5_000_000, 'profile');
  const key = `up/é ü+%2F/it's (1)!*/..a/%.pprof`;
  const store = await openS3(source({}).address, context);
  await store.upload(key, Buffer.from('before'));
  await store.upload(key, bytes);
  const objects: StoredObject[] = [];
  for await (const object of store.list('up/')) objects.push(object);
  expect(objects).toMatchObject([{ key, bytes: bytes.length }]);
  expect(Math.abs(Date.now() - (objects[0]?.modified ?? 0))).toBeLessThan(60_000);
  const path = join(context.scratch, 'object');
  await store.download(key, path);
  expect(await readFile(path)).toEqual(bytes);
  const missing = await failureOf(store.download('none', `${path}-3`));
  expect(missing.message).toMatch(/^s3:\/\/bucket\/none .*: NoSuchKey: "The specified key does not exist"/);
});
