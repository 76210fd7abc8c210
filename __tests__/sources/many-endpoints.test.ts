import { expect, test } from 'vitest';
import { collect } from '../../src/sources/registry.ts';
import type { Source } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { reply, startHostileServer } from '../harness/hostile-server.ts';

/** A Prometheus that names far more hosts than anybody has, all of them at this server. */
async function overrun(hosts: number, limit?: number) {
  await using server = await startHostileServer(({ path }) => {
    if (!path.startsWith('/api/v1/')) return reply(404, 'no');
    const result = Array.from({ length: hosts }, (_, index) => ({
      metric: { host: `${index}` },
      value: [1, `${index}`],
    }));
    return reply(200, JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
  });
  await using context = await createContext();
  const source: Source = {
    label: 'the source',
    required: false,
    kind: 'prometheus',
    url: server.url,
    headers: {},
    query: 'up',
    endpoint: `${server.url}/{{host}}/debug/pprof/profile`,
    endpointAccess: { headers: {} },
    seconds: 1,
    period: { from: { ago: 86_400_000 }, to: { ago: 0 } },
    partialResponse: false,
    ...(limit !== undefined && { limit }),
  };
  const said = await collect(source, context).then(
    ({ findings }) => findings.map(({ message }) => message),
    (error: Error) => [error.message],
  );
  return { said, paths: server.requests.map(({ path }) => path) };
}

test('a hundred thousand hosts are one sentence, and nobody is asked', async () => {
  const { said, paths } = await overrun(100_000);
  expect(said).toEqual([
    expect.stringMatching(
      /^100,?000 endpoints are named, and one source profiles 10000 at most; none was asked\.$/,
    ),
  ]);
  expect(paths).toEqual(['/api/v1/query']);
});

test('with a limit, the greatest of them are asked', async () => {
  const { paths } = await overrun(100_000, 2);
  expect(new Set(paths.slice(1).map((path) => path.split('/')[1]))).toEqual(new Set(['99999', '99998']));
});
