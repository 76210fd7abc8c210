import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { callApi } from '../../src/net/api.ts';
import { networkFor } from '../../src/net/network.ts';
import { answer, startPprofServer } from '../harness/pprof-server.ts';

const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('go-pgo-answer-'));

test.each([10, 300_000, 5_000_000])(
  'an answer of %d bytes comes whole, and leaves nothing',
  async (length) => {
    const bytes = Buffer.alloc(length, 'answer ');
    await using server = await startPprofServer({ api: answer(200, bytes) });
    const before = await leftovers();
    const call = () =>
      callApi({
        product: 'the API',
        url: new URL(`${server.url}/api`),
        headers: {},
        network: networkFor({}),
        signal: new AbortController().signal,
        progress: () => {},
      });
    for (const { body } of await Promise.all([call(), call(), call()])) expect(body.equals(bytes)).toBe(true);
    expect((await leftovers()).filter((name) => !before.includes(name))).toEqual([]);
  },
);

test('a refusal that is no text is not quoted', async () => {
  const bytes = Buffer.from([0x1f, 0x8b, 8, 0, 0xff, 0x81]);
  await using server = await startPprofServer({
    api: answer(418, bytes, { 'content-type': 'application/gzip' }),
  });
  const call = callApi({
    product: 'the API',
    url: new URL(`${server.url}/api`),
    headers: {},
    network: networkFor({}),
    signal: new AbortController().signal,
    progress: () => {},
  });
  await expect(call).rejects.toThrow(
    `${server.url}/api answered 418 I'm a Teapot with what is no text (application/gzip).`,
  );
});
