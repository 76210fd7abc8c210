import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { collectPyroscope } from '../../src/collect/pyroscope.ts';
import type { CollectContext, PyroscopeSource } from '../../src/collect/source.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { callEdges } from '../../src/profile/edges.ts';
import { createContext, failureOf } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';
import { raw } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

// What a real Pyroscope does is in pyroscope.servers.test.ts; here is what others do at such an address.

const source = (url: string, options: Partial<PyroscopeSource> = {}): PyroscopeSource => ({
  kind: 'pyroscope',
  url,
  headers: {},
  query: '{service_name="wshim"}',
  profileType: 'process_cpu:cpu:nanoseconds:cpu:nanoseconds',
  period: { from: { at: Date.UTC(2026, 10, 20) }, to: { at: Date.UTC(2026, 10, 21) } },
  label: 'the source',
  required: false,
  ...options,
});

async function failing(
  behaviour: server.Behaviour,
  options: Partial<PyroscopeSource> = {},
  overrides: Partial<CollectContext> = {},
) {
  await using other = await server.startPprofServer({ 'querier.v1.QuerierService': behaviour });
  await using context = await createContext(overrides);
  const { message, fix } = await sentences.addError(collectPyroscope(source(other.url, options), context));
  return { message: message.replaceAll(other.url, 'URL'), fix, asked: other.requests.length };
}

const PROTO = { 'content-type': 'application/proto' };
const METHOD = 'URL/querier.v1.QuerierService/SelectMergeProfile';

test.each<[string, server.Behaviour, string[]]>([
  [
    'a web page with status 200',
    server.answer(200, '<!doctype html><title>Grafana</title>', {
      'content-type': 'text/html; charset=UTF-8',
    }),
    ['text/html; charset=UTF-8', '"Grafana"'],
  ],
  [
    'JSON with status 200',
    server.answer(200, '{"status":"ok"}', { 'content-type': 'application/json' }),
    ['application/json', '{"status":"ok"}'],
  ],
  [
    'bytes that are no profile',
    server.answer(200, Buffer.from('0a7f00', 'hex'), PROTO),
    ['application/proto'],
  ],
])('another product at that address: %s', async (_what, behaviour, words) => {
  const { message, fix, asked } = await failing(behaviour);
  for (const word of [METHOD, ' 200 ', ...words]) expect(message).toContain(word);
  expect(fix).toMatch(/base URL|address/);
  expect(asked).toBe(1);
});

test('what fails: an answer without an end', async () => {
  const endless: server.Behaviour = (request, response, url) => {
    response.setHeader('content-type', 'application/proto');
    return server.endless(request, response, url);
  };
  const { message, fix, asked } = await failing(endless);
  expect(message).toContain(METHOD);
  expect(message).toContain('64 MiB');
  expect(fix).toBeDefined();
  expect(asked).toBe(1);
});

// gigapipe keeps both columns, the period and the earliest time, and does not trim (read in its source, not run).
test('a profile that has all that Go writes keeps its samples', async () => {
  const asked: Buffer[] = [];
  await using other = await server.startPprofServer({
    'querier.v1.QuerierService': async (request, response) => {
      asked.push(await buffer(request));
      response.writeHead(200, PROTO).end(raw('render-1'));
    },
  });
  await using context = await createContext();
  const begun = Number(decodeProfile(raw('render-1')).timeNanos / 1_000_000n);
  const period = { from: { at: begun - 1_000 }, to: { at: begun + 60_000 } };
  const { files } = await collectPyroscope(source(other.url, { period }), context);
  const stored = await readFile(files[0]?.path ?? '');
  expect(decodeProfile(stored).samples.count).toBe(decodeProfile(raw('render-1')).samples.count);
  expect(callEdges(decodeProfile(stored)).edges.length).toBe(265);
  // No limit on nodes, no trimming.
  expect(asked).toHaveLength(1);
  expect(asked[0]?.toString('latin1')).toContain('{service_name="wshim"}');
  expect(other.requests[0]?.headers).toMatchObject({ 'content-type': 'application/proto' });
});

test('the headers of `headers-command` are sent', async () => {
  await using other = await server.startPprofServer({ 'querier.v1.QuerierService': server.answer(500, '') });
  await using context = await createContext();
  const headersCommand = 'echo "authorization: Bearer abc"';
  await failureOf(collectPyroscope(source(other.url, { headersCommand }), context));
  expect(other.requests[0]?.headers.authorization).toBe('Bearer abc');
});

sentences.compare();
