import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { describe, expect, test } from 'vitest';
import { collectParca } from '../../src/collect/parca.ts';
import { restoreColumns } from '../../src/collect/restore-columns.ts';
import type { CollectContext, ParcaSource } from '../../src/collect/source.ts';
import { validateFile } from '../../src/profile/validate.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import recordings from '../fixtures/parca-exchanges.json' with { type: 'json' };
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';
import { altered, raw } from '../harness/profiles.ts';

const sentences = goldenSentences('collect');

/** Exchanges recorded with a real Parca, and answers made here after grpc-web's specification for what a local one never answers. */
const QUERY = 'process_cpu:samples:count:cpu:nanoseconds:delta{job="api"}';
const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const GRPC_WEB = { 'content-type': 'application/grpc-web+proto' };

const source = (url: string, options: Partial<ParcaSource> = {}): ParcaSource => ({
  kind: 'parca',
  url,
  query: QUERY,
  period: { from: { ago: 24 * HOUR }, to: { ago: 0 } },
  headers: {},
  label: 'the source',
  required: false,
  ...options,
});

const frame = (flags: number, content: Uint8Array | string) => {
  const bytes = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.writeUInt8(flags);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};
const DATA = 0;
const TRAILERS = 0x80;
const OK = frame(TRAILERS, 'grpc-status: 0\r\n');

/** A QueryResponse with this profile. */
const response = (profile: Uint8Array) =>
  new BinaryWriter().tag(6, WireType.LengthDelimited).bytes(gzipSync(profile)).finish();

const frames = (...all: Uint8Array[]) => server.answer(200, Buffer.concat(all), GRPC_WEB);
/** Trailers alone, which may be in the headers or in a frame. */
const inHeaders = (code: number, words: string, headers = {}) =>
  server.answer(200, '', { ...GRPC_WEB, ...headers, 'grpc-status': String(code), 'grpc-message': words });
const inFrame = (code: number, words: string) =>
  frames(frame(TRAILERS, `Grpc-Status: ${code}\r\ngrpc-message: ${words}\r\n`));

async function ask(
  behaviour: server.Behaviour,
  options: Partial<ParcaSource> = {},
  context: Partial<CollectContext> = {},
) {
  await using faulty = await server.startPprofServer({ api: behaviour });
  await using own = await createContext({ now: () => NOW, env: {}, ...context });
  const outcome = await collectParca(source(faulty.url, options), own).then(
    ({ files }) => ({ files: files.length, message: '', fix: '' }),
    async (error: unknown) => {
      const { message, fix = '' } = await sentences.addError(Promise.reject(error));
      return { files: 0, message: message.replaceAll(faulty.url, 'URL'), fix };
    },
  );
  return { ...outcome, requests: faulty.requests, lines: own.lines };
}
const METHOD = 'URL/api/parca.query.v1alpha1.QueryService/Query';

test.each([
  [16, 'missing%20token', ['UNAUTHENTICATED', '"missing token"'], /token/, 1],
  [7, 'no access to project', ['PERMISSION_DENIED', '"no access to project"'], /projectID/, 1],
  [14, 'restarting', ['UNAVAILABLE', '"restarting"', '3 times'], /log/, 3],
])('a status other than OK: %i %s', async (code, words, shown, advice, times) => {
  for (const behaviour of [inHeaders(code, words), inFrame(code, words)]) {
    const { message, fix, requests } = await ask(behaviour);
    for (const word of [METHOD, ...shown]) expect(message).toContain(word);
    expect(fix).toMatch(advice);
    expect(requests).toHaveLength(times);
  }
});

describe('an answer that is not grpc-web', () => {
  test('a web page with status 200', async () => {
    const page = server.answer(200, '<title>Sign in</title>', { 'content-type': 'text/html' });
    const { message, fix } = await ask(page);
    for (const word of [METHOD, ' 200 ', 'text/html', '"Sign in"']) expect(message).toContain(word);
    expect(fix).toContain('base URL');
  });

  test.each([
    ['a cut frame', frames(frame(DATA, response(raw('idle'))).subarray(0, 40)), 3],
    ['no message', frames(OK), 3],
    ['garbage as message', frames(frame(DATA, 'xxxxxxx'), OK), 1],
  ])('%s', async (_what, behaviour, times) => {
    const { message, fix, requests } = await ask(behaviour);
    expect(message).toContain(METHOD);
    expect(fix).toMatch(/^\S.*\.$/);
    expect(requests).toHaveLength(times);
  });
});

describe('the profile, with what Parca drops restored,', () => {
  const dates = { from: new Date('2026-11-20T06:00:00Z'), to: new Date('2026-11-20T07:00:00Z') };
  const restored = async (...change: Parameters<typeof altered>) => {
    const { profile } = restoreColumns(altered(...change), dates);
    return (await validateFile(profile, undefined)).profile;
  };

  /** As Parca sends it: CPU time is its only column, and it has no period. */
  const cpuTime = (profile: Parameters<Parameters<typeof altered>[1]>[0], more = 0) => {
    profile.period = 0;
    profile.sampleType = profile.sampleType.slice(1);
    for (const sample of profile.sample)
      sample.value = sample.value.slice(1).map((value) => Number(value) + more);
  };

  test('has the samples and the period of the profile that was stored', async () => {
    const { profile: stored } = await validateFile(raw('render-1'), undefined);
    const judged = await restored('render-1', cpuTime);
    const { samples, cpuNanos, sampleTypes, totals, period } = stored;
    expect(judged).toMatchObject({ samples, cpuNanos, sampleTypes, totals, period });
  });

  test("takes Go's own period when the values tell none", async () => {
    const judged = await restored('render-1', (profile) => cpuTime(profile, 1));
    const { profile: stored } = await validateFile(raw('render-1'), undefined);
    expect(judged).toMatchObject({ period: 10_000_000, samples: stored.samples });
  });
});

/** `fixtures/parca-exchanges.json`: what Parca v0.28.0 answers to requests with exactly these bytes. */
function replay(): Promise<server.PprofServer> {
  return server.startPprofServer({
    api: async (request, response) => {
      const sent = (await buffer(request)).toString('base64');
      const found = recordings.find((one) => one.path === request.url && one.request === sent);
      if (found === undefined) return void response.writeHead(404).end();
      response.writeHead(found.status, found.headers).end(Buffer.from(found.body, 'base64'));
    },
  });
}

const SAMPLES = 'process_cpu:samples:count:cpu:nanoseconds:delta';
/** The period of the recorded requests. */
const RECORDED_PERIOD = { from: { at: NOW.getTime() - 24 * HOUR }, to: { at: NOW.getTime() } };

describe('recorded exchanges with Parca', () => {
  const collect = async (query: string) => {
    await using parca = await replay();
    await using context = await createContext({ now: () => NOW, env: {} });
    const { files } = await collectParca(source(parca.url, { query, period: RECORDED_PERIOD }), context);
    return validateFile(await readFile(files[0]?.path ?? ''), undefined);
  };

  test('two profiles merged by Parca are one with their samples, and with what Parca drops', async () => {
    const { profile } = await collect(`${SAMPLES}{job="api"}`);
    const { profile: render } = await validateFile(raw('render-1'), undefined);
    const { profile: index } = await validateFile(raw('index-1'), undefined);
    const { sampleTypes, period, periodType } = render;
    expect(profile).toMatchObject({ sampleTypes, period, periodType });
    expect(profile.samples).toBe(render.samples + index.samples);
    expect(profile.cpuNanos).toBe(render.cpuNanos + index.cpuNanos);
  });
});

describeSourceContract('parca', collectParca, async () => {
  const parca = await replay();
  const silent = await server.startPprofServer({ api: server.hang });
  const context = await createContext();
  const headers = { Authorization: 'Bearer token-0123', projectID: 'project-0123' };
  const options = { headers, period: RECORDED_PERIOD };
  return {
    cwd: context.cwd,
    working: source(parca.url, { ...options, query: `${SAMPLES}{job="api"}` }),
    failing: source(parca.url, { ...options, query: `${SAMPLES}{job="token-0123"` }),
    slow: source(silent.url, { ...options, query: SAMPLES }),
    secrets: ['token-0123', 'project-0123'],
    [Symbol.asyncDispose]: async () => {
      for (const one of [parca, silent, context]) await one[Symbol.asyncDispose]();
    },
  };
});

sentences.compare();
