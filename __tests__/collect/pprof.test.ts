import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { collectPprof } from '../../src/collect/pprof.ts';
import type { CollectContext, PprofSource } from '../../src/collect/source.ts';
import { createContext } from '../contract/context.ts';
import { describeSourceContract } from '../contract/source.contract.ts';
import { startBurn } from '../harness/go-programs.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';

const sentences = goldenSentences('collect');

const source = (url: string, options: Partial<PprofSource> = {}): PprofSource => ({
  kind: 'pprof',
  url,
  seconds: 1,
  headers: {},
  label: 'the source',
  required: false,
  ...options,
});

/** Asks one server that behaves so, and returns what it was asked and what came of it. */
async function failing(
  behaviour: server.Behaviour,
  options: Partial<PprofSource> = {},
  context: Partial<CollectContext> = {},
) {
  await using faulty = await server.startPprofServer({ debug: behaviour });
  await using own = await createContext(context);
  const url = `${faulty.url}/debug/pprof/profile`;
  const error = await sentences.addError(collectPprof(source(url, options), own));
  return {
    message: error.message.replaceAll(url, 'URL'),
    fix: error.fix,
    asked: faulty.requests.length,
    left: await readdir(own.scratch),
  };
}

describeSourceContract('pprof', collectPprof, async () => {
  const behaves = await server.startPprofServer({
    ok: server.ok(),
    hang: server.hang,
    secret: (request, response) => {
      response
        .writeHead(403)
        .end(`no: ${request.url} ${request.headers.authorization} ${request.headers['x-key']}`);
    },
  });
  const context = await createContext();
  const url = behaves.url.replace('http://', 'http://us-er:p%40ssword@');
  const headers = { 'X-Key': 'key-0123' };
  return {
    cwd: context.cwd,
    working: source(`${url}/ok/profile?token=query-0123`, { headers }),
    failing: source(`${url}/secret/profile?token=query-0123`, { headers }),
    slow: source(`${url}/hang/profile`, { seconds: 60 }),
    secrets: ['us-er', 'p@ssword', 'p%40ssword', 'query-0123', 'key-0123', 'dXMtZXI6cEBzc3dvcmQ='],
    [Symbol.asyncDispose]: async () => {
      await behaves[Symbol.asyncDispose]();
      await context[Symbol.asyncDispose]();
    },
  };
});

test('a real Go service: gives a CPU profile of the length that was asked for, at any prefix', async () => {
  await using burn = await startBurn('/fiber/debug/pprof');
  await using context = await createContext();
  const url = `${burn.url}/fiber/debug/pprof/profile`;
  const begin = performance.now();
  const { files, findings, failures } = await collectPprof(source(url, { seconds: 2 }), context);
  expect(performance.now() - begin).toBeGreaterThan(2_000);
  expect([findings, failures]).toEqual([[], 0]);
  expect(files.map((file) => file.name)).toEqual([url]);
  const names = gunzipSync(await readFile(files[0]?.path ?? '')).toString('latin1');
  expect(names).toContain('main.sortHashes');
  expect(context.lines).toEqual([`Profiling ${url} for 2 s`]);
});

test('what is asked: the option replaces `seconds` of the URL, other parameters stay, headers and user are sent', async () => {
  await using good = await server.startPprofServer({ debug: server.ok() });
  await using context = await createContext();
  const url = `${good.url.replace('//', '//me:pass@')}/debug/profile?seconds=99&debug=0&a=b%20c`;
  await collectPprof(source(url, { seconds: 7, headers: { 'X-Scope-OrgID': 'a' } }), context);
  expect(good.requests[0]?.url).toBe('/debug/profile?debug=0&a=b+c&seconds=7');
  expect(good.requests[0]?.headers).toMatchObject({
    'x-scope-orgid': 'a',
    authorization: 'Basic bWU6cGFzcw==',
  });
});

describe('what may heal is asked again', () => {
  const healing: readonly (readonly [string, server.Behaviour])[] = [
    ['500 cpu profiling already in use', server.firstly(3, server.alreadyInUse, server.ok())],
    ['503', server.firstly(1, server.answer(503, 'starting'), server.ok())],
    ['429 with Retry-After', server.firstly(1, server.answer(429, '', { 'retry-after': '1' }), server.ok())],
    ['a reset connection', server.firstly(1, server.reset, server.ok())],
    ['half a body', server.firstly(1, server.halfByLength, server.ok())],
  ];
  test.each(healing)('%s', async (_what, behaviour) => {
    await using good = await server.startPprofServer({ debug: behaviour });
    await using context = await createContext();
    const { files } = await collectPprof(source(`${good.url}/debug/profile`), context);
    expect(await readFile(files[0]?.path ?? '')).toEqual(server.PROFILE_BYTES);
    expect(context.lines.at(-1)).toMatch(/Trying again\.$/);
  });
});

describe('what fails', () => {
  test('a server that hangs', async () => {
    const { message, fix, asked } = await failing(server.hang, { timeout: 1 });
    expect(message).toMatch(/^URL .* 1 s .* 6 s\.$/);
    expect(fix).toContain('timeout');
    expect(asked).toBe(1);
  });

  test.each([
    [401, { 'www-authenticate': 'Basic realm="x"' }, 'headers: { Authorization: "Basic $'],
    [403, {}, 'headers: { Authorization: "Bearer $'],
  ])('%i: which header to give', async (status, headers, wanted) => {
    const { message, fix, asked } = await failing(server.answer(status, '', headers));
    expect(message).toMatch(new RegExp(`^URL answered ${status} `));
    expect(fix).toContain(wanted);
    expect(asked).toBe(1);
  });

  test.each([
    [
      'a web page',
      server.answer(200, '<!doctype html>\n<title>Sign\tin</title>', {
        'content-type': 'text/html; charset=utf-8',
      }),
      ['text/html; charset=utf-8', '"<!doctype html> <title>Sign in</title>"'],
    ],
    ['nothing', server.answer(200, ''), ['200', 'empty']],
    ['204', server.answer(204, ''), ['204 No Content']],
    [
      'an encoding that was not asked for',
      server.answer(200, server.PROFILE_BYTES, { 'content-encoding': 'gzip' }),
      ['"gzip"'],
    ],
  ])('%s instead of a profile', async (_what, behaviour, words) => {
    const { message, fix, asked, left } = await failing(behaviour);
    for (const word of ['URL ', ...words]) expect(message).toContain(word);
    expect(fix).toMatch(/CPU profile|service itself/);
    expect(asked).toBe(1);
    expect(left).toEqual([]);
  });
});

sentences.compare();
