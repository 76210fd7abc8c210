import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frame, loadOf, profileOf, readGrpcWeb } from '../../src/collect/parca.ts';
import { prometheusApi } from '../../src/collect/prometheus-api.ts';
import { restoreColumns } from '../../src/collect/restore-columns.ts';
import { historyOf } from '../../src/history/points.ts';
import { readResultDocuments } from '../../src/history/result-document.ts';
import { networkFor } from '../../src/net/network.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { Malformed } from '../../src/profile/wire.ts';
import { ExpectedError } from '../../src/system/errors.ts';
import { declared, declaredAsync, must, type Target } from '../engine/target.ts';
import { profileSeeds } from './profiles.ts';

const dates = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };

/** A program's own bugs; a decoder of protobuf throws plain errors for what is none. */
function withoutBugs<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError || !(error instanceof Error))
      throw error;
    must(!/call stack/i.test(error.message), () => error.message);
    return undefined;
  }
}

/** A profiler's answer with its columns restored still is a profile with as many samples. */
const merged: Target = {
  name: 'merged-profile',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const answer = withoutBugs(() => restoreColumns(input, dates));
    const before = declared(() => decodeProfile(input), Malformed);
    if (answer === undefined || before === undefined) return;
    const after = decodeProfile(answer.profile);
    must(
      after.samples.length === before.samples.length && answer.samples === before.samples.length,
      () => `${after.samples.length} samples`,
    );
  },
};

const QUERY_RESPONSE = Buffer.concat([Buffer.from([50, 3]), Buffer.from('abc')]);
const RANGE_RESPONSE = Buffer.from('0a140a0012100a0608c08ac7c906100a1080c2d72f', 'hex');
const parcaQuery: Target = {
  name: 'parca-query',
  shape: 'wire',
  seeds: () => [QUERY_RESPONSE, RANGE_RESPONSE],
  run(input) {
    withoutBugs(() => profileOf(input, dates));
    for (const { start, load } of withoutBugs(() => loadOf(input)) ?? [])
      must(Number.isFinite(start) && Number.isFinite(load), () => `${load} at ${start}`);
  },
};

const RESULT = {
  command: 'compare',
  run: { time: '2026-11-20T06:00:00Z', revision: 'abc' },
  subject: { package: 'example.com/m' },
  profile: { sha256: 'ff' },
  build: { baseline: { pgo: 'off' }, candidate: { pgo: 'default.pgo', bytes: 5, sha256: 'aa' } },
  comparison: {
    verdict: 'faster',
    change: -0.03,
    interval: [-0.04, -0.02],
    measurements: [{ name: 'BenchmarkA', unit: 'cpu-sec/op', decisive: true, candidate: 0.001 }],
  },
  load: { candidate: { peakMemory: 1000 } },
  compiler: { size: { candidate: 7 } },
};

/** Documents of earlier runs, which lie where others may write: a chart of numbers, or nothing. */
const history: Target = {
  name: 'history',
  shape: 'text',
  seeds: () => [
    JSON.stringify(RESULT),
    JSON.stringify({
      run: RESULT.run,
      targets: [RESULT, { ...RESULT, run: { time: '2026-11-21T06:00:00.5Z' } }],
    }),
  ],
  run(input) {
    const documents = readResultDocuments(input);
    if (documents === undefined) return;
    for (const { points } of historyOf(documents, undefined, dates.to)?.targets ?? []) {
      for (const { gain, cpuPerOp, memory, size } of points) {
        must(
          [gain, cpuPerOp, memory, size].every(
            (one) => one === undefined || one === null || Number.isFinite(one),
          ),
          () => JSON.stringify(points),
        );
      }
    }
  },
};

let body: Buffer = Buffer.alloc(0);
let type = 'application/json';
const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', type).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
server.unref();
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const asking = {
  headers: {},
  network: networkFor({}),
  signal: new AbortController().signal,
  progress: () => {},
};

/** A server's whole answer, over HTTP. */
function answered(
  name: string,
  contentType: string,
  seeds: () => readonly (string | Uint8Array)[],
  shape: Target['shape'],
  ask: () => Promise<unknown>,
): Target {
  return {
    name,
    shape,
    seeds,
    async run(input) {
      body = input;
      type = contentType;
      await declaredAsync(ask, ExpectedError);
    },
  };
}

const grpc: Target = {
  name: 'grpc-web',
  shape: 'bytes',
  seeds: () => [
    Buffer.concat([
      frame(QUERY_RESPONSE),
      frame(Buffer.from('grpc-status: 0\r\ngrpc-message: %20ok\r\n'), 0x80),
    ]),
    frame(Buffer.from('grpc-status:5\r\n'), 0x80),
    frame(Buffer.from('grpc-status:3\r\ngrpc-message:a%zz'), 0x80),
  ],
  run(input) {
    const headers = { 'content-type': 'application/grpc-web+proto' };
    declared(() => readGrpcWeb({ status: 200, headers, body: Buffer.from(input) }, 'Parca'), ExpectedError);
  },
};

const prometheus = answered(
  'prometheus',
  'application/json',
  () => [
    '{"status":"success","data":{"resultType":"vector","result":[{"metric":{"instance":"a:1"},"value":[1700000000,"3.5"]}]},"warnings":["w"],"infos":["PromQL info: x"]}',
    '{"status":"success","data":{"resultType":"matrix","result":[{"metric":{},"values":[[1,"2"],[2,"NaN"]]}]}}',
    '{"status":"error","error":"x"}',
  ],
  'text',
  async () => {
    const api = await prometheusApi(
      { url, headers: {}, partialResponse: false, timeout: 100 },
      { ...asking, cwd: '/', env: {}, mask: () => {}, now: () => dates.to },
    );
    const query = { text: 'up', key: 'query', wanted: 'one value of each host', example: 'up' };
    const { result } = await api.instant(query, dates.to);
    must(
      result.every(
        ({ labels, value }) =>
          typeof value === 'number' && Object.values(labels).every((label) => typeof label === 'string'),
      ),
      () => JSON.stringify(result),
    );
    const points = await api.range(query, 'sum', dates, 60_000);
    must(
      points.result.every(({ time, value }) => Number.isFinite(time) && Number.isFinite(value)),
      () => JSON.stringify(points),
    );
  },
);

export const targets = [merged, parcaQuery, history, grpc, prometheus];
