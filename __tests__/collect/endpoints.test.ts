import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { endpointOf, profileEndpoints } from '../../src/collect/pprof.ts';
import type { CollectContext, CollectedFile } from '../../src/collect/source.ts';
import { networkFor } from '../../src/net/network.ts';
import { createContext } from '../contract/context.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';
import * as server from '../harness/pprof-server.ts';

const sentences = goldenSentences('collect');

/** Profiles what is at these addresses, for a second each. */
async function profiled(
  urls: readonly string[],
  options: { readonly timeout?: number } = {},
  overrides: Partial<CollectContext> = {},
) {
  await using context = await createContext(overrides);
  const endpoints = urls.map((url) => endpointOf(url, {}));
  const network = networkFor(process.env);
  const collection = await profileEndpoints(endpoints, { seconds: 1, network, ...options }, context);
  const contents = await Promise.all(collection.files.map(({ path }) => readFile(path)));
  return { ...collection, contents };
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
    // They count for `max-failures`.
    expect(failures).toBe(2);
    expect(findings).toMatchObject([
      { severity: 'warning', file: gone },
      { severity: 'warning', file: unknown },
    ]);
  });

  test('all are gone: one sentence', async () => {
    const urls = [await refusing(), await refusing(), await refusing()];
    const { message } = await sentences.addError(profiled(urls));
    expect(message).toMatch(/\b3 endpoints\b.* 3 times/);
    expect(message.split(urls[0] ?? '-')).toHaveLength(2);
    expect((await sentences.addError(profiled(urls.slice(0, 1)))).message).toContain(urls[0]);
  });
});

describe('many', () => {
  test('more than 10,000 are one sentence, and none is asked', async () => {
    const urls = Array.from({ length: 10_001 }, (_, index) => `http://10.0.0.1:${index}/profile`);
    const { message } = await sentences.addError(profiled(urls));
    expect(message).toContain('10,001');
    expect(message).not.toContain('10.0.0.1');
  });

  test('each is reported as soon as it is complete', async () => {
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
});

sentences.compare();
