import { expect, test } from 'vitest';
import { type Clock, githubApi } from '../../src/net/github.ts';
import { answer, type Behaviour, startPprofServer } from '../harness/pprof-server.ts';

/** How long a run waits for GitHub in all: five minutes, by a clock that nobody has to wait for. */

class HandClock implements Clock {
  milliseconds = 0;
  readonly waits: number[] = [];
  now(): number {
    return this.milliseconds;
  }
  async wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    this.milliseconds += milliseconds;
    this.waits.push(milliseconds / 1_000);
  }
}

async function clientOf(behaviour: (clock: HandClock) => Behaviour) {
  const clock = new HandClock();
  const server = await startPprofServer({ repos: behaviour(clock) });
  const api = githubApi({ token: 'ghs_patience', apiUrl: server.url, retryDelay: 1, clock });
  const get = () => api.rest.repos.get({ owner: 'octo', repo: 'service' });
  return {
    clock,
    get,
    /** @returns how often it was asked. */
    async ask(): Promise<number> {
      const before = server.requests.length;
      await expect(get()).rejects.toMatchObject({ status: 503 });
      return server.requests.length - before;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const failing = (headers: Readonly<Record<string, string>> = {}) =>
  answer(503, '{"message":"Unavailable"}', { 'content-type': 'application/json', ...headers });

test('all requests share five minutes of waiting; afterwards each is made once', async () => {
  await using client = await clientOf(() => failing({ 'retry-after': '50' }));
  expect([await client.ask(), await client.ask(), await client.ask()]).toEqual([5, 3, 1]);
  expect(client.clock.waits).toEqual([50, 50, 50, 50, 50, 50]);
});

test('a wait that would end after that is not begun', async () => {
  await using client = await clientOf(() => failing({ 'retry-after': '55' }));
  expect([await client.ask(), await client.ask()]).toEqual([5, 2]);
  expect(client.clock.milliseconds).toBe(275_000);
});

test('attempts that fail after a long time count, too', async () => {
  await using client = await clientOf((clock) => (...request) => {
    clock.milliseconds += 61_000;
    return failing()(...request);
  });
  expect([await client.ask(), await client.ask()]).toEqual([5, 1]);
});

test('what is answered costs nothing, however long it takes', async () => {
  let isUp = true;
  await using client = await clientOf((clock) => (...request) => {
    if (!isUp) return failing({ 'retry-after': '60' })(...request);
    clock.milliseconds += 600_000;
    return answer(200, '{}', { 'content-type': 'application/json' })(...request);
  });
  await client.get();
  isUp = false;
  expect(await client.ask()).toBe(5);
});

test('nobody waits for a server that asks for more than a minute', async () => {
  await using client = await clientOf(() => failing({ 'retry-after': '61' }));
  expect(await client.ask()).toBe(1);
  expect(client.clock.waits).toEqual([]);
});
