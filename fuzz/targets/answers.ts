import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ExpectedError } from '../../src/system/errors.ts';
import { historyOf } from '../../src/history/points.ts';
import { readResultDocuments } from '../../src/history/result-document.ts';
import { networkFor } from '../../src/net/network.ts';
import { decodeProfile } from '../../src/profile/decode.ts';
import { Malformed } from '../../src/profile/wire.ts';
import { prometheusApi } from '../../src/prometheus/api.ts';
import { foundProfiles } from '../../src/sources/datadog/search.ts';
import { callGrpcWeb, frame } from '../../src/sources/parca/grpc-web.ts';
import { mendedProfile } from '../../src/sources/parca/profile.ts';
import { loadOf, profileOf, profileTypesOf } from '../../src/sources/parca/query.ts';
import { readAnswer } from '../../src/sources/pyroscope/answer.ts';
import { selectNames, selectSeries } from '../../src/sources/pyroscope/api.ts';
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

/** What Pyroscope's answer is made into still is what it was, and a profile where it was one. */
const pyroscope: Target = {
  name: 'pyroscope-profile',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const answer = withoutBugs(() => readAnswer(input, dates));
    const before = declared(() => decodeProfile(input), Malformed);
    if (answer === undefined || before === undefined) return;
    const after = decodeProfile(answer.profile);
    must(
      after.samples.length === before.samples.length && answer.samples === before.samples.length,
      () => `${after.samples.length} samples`,
    );
  },
};

/** What Parca's answer is made into is a profile with as many samples. */
const parca: Target = {
  name: 'parca-profile',
  shape: 'wire',
  seeds: profileSeeds,
  run(input) {
    const gzipped = gzipSync(input, { level: 1 });
    const mended = withoutBugs(() => mendedProfile(gzipped, dates));
    const before = declared(() => decodeProfile(input), Malformed);
    if (mended === undefined || before === undefined) return;
    must(decodeProfile(mended).samples.length === before.samples.length, () => 'another number of samples');
  },
};

const QUERY_RESPONSE = Buffer.concat([Buffer.from([50, 3]), Buffer.from('abc')]);
const RANGE_RESPONSE = Buffer.from('0a140a0012100a0608c08ac7c906100a1080c2d72f', 'hex');
const TYPES_RESPONSE = Buffer.from(
  '0a260a0b70726f636573735f637075120773616d706c65731a05636f756e7422036370753001',
  'hex',
);

const parcaQuery: Target = {
  name: 'parca-query',
  shape: 'wire',
  seeds: () => [QUERY_RESPONSE, RANGE_RESPONSE, TYPES_RESPONSE],
  run(input) {
    withoutBugs(() => profileOf(input));
    for (const { start, load } of withoutBugs(() => loadOf(input)) ?? [])
      must(Number.isFinite(start) && Number.isFinite(load), () => `${load} at ${start}`);
    withoutBugs(() => profileTypesOf(input));
  },
};

const datadog: Target = {
  name: 'datadog-search',
  shape: 'text',
  seeds: () => ['{"data":[{"id":"a","attributes":{"id":"b"}}]}', '<html><title>x</title>'],
  run(input) {
    const found = declared(() => foundProfiles(input, 'https://api.datadoghq.com'), ExpectedError);
    must(
      (found ?? []).every(({ profile, event }) => typeof profile === 'string' && typeof event === 'string'),
      () => 'no texts',
    );
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

const grpc = answered(
  'grpc-web',
  'application/grpc-web+proto',
  () => [
    Buffer.concat([
      frame(QUERY_RESPONSE),
      frame(Buffer.from('grpc-status: 0\r\ngrpc-message: %20ok\r\n'), 0x80),
    ]),
    frame(Buffer.from('grpc-status:5\r\n'), 0x80),
    frame(Buffer.from('grpc-status:3\r\ngrpc-message:a%zz'), 0x80),
  ],
  'bytes',
  // No time for a second attempt.
  () =>
    callGrpcWeb({
      base: url,
      method: 'x.Y/Z',
      product: 'Parca',
      message: new Uint8Array(),
      timeout: 100,
      ...asking,
    }),
);

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

const series = answered(
  'pyroscope-series',
  'application/json',
  () => [
    '{"series":[{"points":[{"timestamp":"1763600000000","value":3},{"value":2}]}]}',
    '{"names":["a"],"profileTypes":[{"ID":"x"}]}',
    '{}',
  ],
  'text',
  async () => {
    const access = { ...asking, url, timeLeft: () => 100 };
    const points = await declaredAsync(
      () => selectSeries(access, { profileType: 'cpu', selector: '{}' }, dates, 60_000),
      ExpectedError,
    );
    must(
      (points ?? []).every(({ start, load }) => Number.isFinite(start) && Number.isFinite(load)),
      () => JSON.stringify(points),
    );
    await selectNames(access, dates);
  },
);

export const targets = [pyroscope, parca, parcaQuery, datadog, history, grpc, prometheus, series];
