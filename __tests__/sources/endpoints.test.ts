import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { networkFor } from '../../src/net/network.ts';
import { profileEndpoints } from '../../src/sources/live/endpoints.ts';
import { collectPprof, endpointOf, timeoutOf } from '../../src/sources/live/pprof.ts';
import type { CollectContext, CollectedFile } from '../../src/sources/source.ts';
import { createContext, failureOf } from '../contract/context.ts';
import * as server from '../harness/pprof-server.ts';

/** Profiles what is at these addresses, for a second each. */
async function profiled(
  urls: readonly string[],
  options: { readonly timeout?: number } = {},
  overrides: Partial<CollectContext> = {},
) {
  await using context = await createContext(overrides);
  const begin = performance.now();
  const endpoints = urls.map((url) => endpointOf(url, {}));
  const network = networkFor(process.env);
  const collection = await profileEndpoints(endpoints, { seconds: 1, network, ...options }, context);
  const contents = await Promise.all(collection.files.map(({ path }) => readFile(path)));
  return { ...collection, contents, lines: context.lines, seconds: (performance.now() - begin) / 1000 };
}

const refusing = async () => `http://127.0.0.1:${await server.unusedPort()}/profile`;

describe('one that is gone', () => {
  test('is a warning and no failure while others are there', async () => {
    await using good = await server.startPprofServer({ ok: server.ok() });
    const [gone, unknown, there] = [
      await refusing(),
      'http://no-such-host.invalid/profile',
      `${good.url}/ok`,
    ];
    const { files, failures, findings, contents } = await profiled([gone, unknown, there]);
    expect(files.map(({ name }) => name)).toEqual([there]);
    expect(contents).toEqual([server.PROFILE_BYTES]);
    expect(failures).toBe(0);
    expect(findings).toMatchObject([
      { severity: 'warning', file: gone },
      { severity: 'warning', file: unknown },
    ]);
  });

  test('is an error where nobody gave a profile', async () => {
    await using bad = await server.startPprofServer({ bad: server.answer(403, 'no') });
    const { failures, findings } = await profiled([await refusing(), `${bad.url}/bad`]);
    expect(failures).toBe(2);
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });

  test('all are gone: one sentence', async () => {
    const urls = [await refusing(), await refusing(), await refusing()];
    const { message, fix } = await failureOf(profiled(urls));
    expect(message).toBe(
      `None of 3 endpoints is there. The first: ${urls[0]} refused the connection: nothing listens there. It was asked 3 times.`,
    );
    expect(fix).toContain('this machine can reach it');
    expect((await failureOf(profiled(urls.slice(0, 1)))).message).toMatch(/^http:\S+ refused the connection/);
  });

  test('what is there and fails is a failure', async () => {
    await using faulty = await server.startPprofServer({
      ok: server.ok(),
      404: server.answer(404, ''),
      page: server.answer(200, '<!doctype html>'),
    });
    const { failures, findings } = await profiled(
      ['ok', '404', 'page'].map((path) => `${faulty.url}/${path}`),
    );
    expect(failures).toBe(2);
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });
});

describe('one that hangs', () => {
  test.each([
    ['from the begin', server.hang],
    [
      'after its headers',
      ((_request, response) => {
        response.writeHead(200).flushHeaders();
      }) satisfies server.Behaviour,
    ],
    [
      'in the middle',
      ((_request, response) => {
        response.writeHead(200).write(server.PROFILE_BYTES);
      }) satisfies server.Behaviour,
    ],
  ])('%s is given up 8 s after the window, and asked once', async (_when, behaviour) => {
    await using hanging = await server.startPprofServer({ debug: behaviour, ok: server.ok() });
    const { failures, findings, seconds } = await profiled([`${hanging.url}/debug`, `${hanging.url}/ok`]);
    expect(seconds).toBeGreaterThan(8.5);
    expect(seconds).toBeLessThan(11);
    expect(failures).toBe(1);
    expect(findings[0]?.message).toBe(
      `${hanging.url}/debug took the request and sent nothing for 9 s, the 1 s of the profile among them.`,
    );
    expect(findings[0]?.fix).toContain('`timeout`');
    expect(hanging.requests).toHaveLength(2);
  });

  test('has as long as a `timeout` says', async () => {
    await using slow = await server.startPprofServer({ debug: server.ok(12_500) });
    const { files } = await profiled([`${slow.url}/debug`], { timeout: 20_000 });
    expect(files).toHaveLength(1);
  });

  test('one that goes on sending is not silent', async () => {
    await using slow = await server.startPprofServer({
      debug: async (_request, response) => {
        response.writeHead(200);
        for (const byte of server.PROFILE_BYTES.subarray(0, 6)) {
          response.write(Buffer.from([byte]));
          await new Promise((resolve) => setTimeout(resolve, 2_500));
        }
        response.end(server.PROFILE_BYTES.subarray(6));
      },
    });
    const { contents } = await profiled([`${slow.url}/debug`]);
    expect(contents).toEqual([server.PROFILE_BYTES]);
  });
});

describe('many', () => {
  const paths = Array.from({ length: 30 }, (_, number) => number);

  test('are told by their number, and so is what is asked again', async () => {
    await using good = await server.startPprofServer({
      ok: server.ok(),
      heals: server.firstly(1, server.reset, server.ok()),
    });
    const urls = [...paths.map((number) => `${good.url}/ok/${number}`), `${good.url}/heals`];
    const { files, lines } = await profiled(urls);
    expect(files).toHaveLength(31);
    expect(lines).toEqual(['Profiling 31 endpoints for 1 s', '31 of 31 endpoints done']);
  });

  test('do not wait a second window for one', () => {
    expect(timeoutOf({ seconds: 30, many: true })).toBe(45_000);
    expect(timeoutOf({ seconds: 30, many: true, timeout: 120_000 })).toBe(120_000);
    expect(timeoutOf({ seconds: 30 })).toBe(90_000);
  });

  test('each is known as soon as it is whole', async () => {
    await using good = await server.startPprofServer({ fast: server.ok(), slow: server.ok(1_500) });
    const arrived: CollectedFile[] = [];
    const { files } = await profiled(
      [`${good.url}/slow`, `${good.url}/fast`],
      {},
      {
        arrived: (file) => void arrived.push(file),
      },
    );
    expect(arrived.map(({ name }) => name)).toEqual([`${good.url}/fast`, `${good.url}/slow`]);
    expect(new Set(arrived)).toEqual(new Set(files));
  });

  test('a source that is one of many says nothing by itself', async () => {
    await using good = await server.startPprofServer({ ok: server.ok() });
    await using context = await createContext({ many: true });
    const source = {
      kind: 'pprof',
      url: `${good.url}/ok`,
      seconds: 1,
      headers: {},
      label: '',
      required: false,
    } as const;
    expect((await collectPprof(source, context)).files).toHaveLength(1);
    expect(context.lines).toEqual([]);
  });
});
