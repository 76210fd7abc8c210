import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attacked, attackAll, attackOne } from '../contract/hostile.contract.ts';
import { SECRETS, SUBJECTS } from '../contract/hostile-subjects.ts';
import {
  BREAKS,
  CONTENTS,
  DRIPS,
  FLOODS,
  FORBIDDEN_PLACES,
  redirectAttack,
  UNSEEN_FLOODS,
  WAITS,
} from '../harness/hostile-answers.ts';
import { type Asked, startHostileServer } from '../harness/hostile-server.ts';

/** Every request of every kind of source, with every hostile answer: it ends in one sentence, with nothing left behind. */

const subjects = Object.values(SUBJECTS).flatMap((some) => (typeof some === 'string' ? [] : some));

/** One for each code that reads an answer: they are also attacked by what only the client of HTTP reads. */
const ONE_OF_EACH = new Set([
  'pprof',
  'parca',
  's3: the list',
  'artifact: the list',
  'artifact: the download',
]);

/** Those with a fault, for a message that tells which and why. */
function wrong(results: readonly Attacked[]) {
  return results.flatMap(({ subject, attack, faults }) =>
    faults.length === 0 ? [] : [`${subject}, ${attack}: ${faults.join('; ').slice(0, 500)}`],
  );
}

// Most of it is waiting: for time-outs, and between attempts.
describe.concurrent.each(subjects.map((subject) => [subject.name, subject] as const))(
  '%s',
  (_name, subject) => {
    test('endless answers', async ({ expect }) => {
      const floods = ONE_OF_EACH.has(subject.name) ? { ...FLOODS, ...UNSEEN_FLOODS } : FLOODS;
      expect(wrong(await attackAll(subject, floods, 6))).toEqual([]);
    });

    test('answers that never come, connections that break, servers that want to be waited for', async ({
      expect,
    }) => {
      const results = await attackAll(subject, { ...DRIPS, ...BREAKS, ...WAITS }, 40);
      expect(wrong(results)).toEqual([]);
      for (const { attack, asked } of results.filter((result) => result.attack in WAITS)) {
        // Those before the one that is attacked, and three attempts.
        expect(asked, attack).toBeLessThanOrEqual(subject.name.startsWith('prometheus: an') ? 4 : 6);
      }
    });

    test('contents that are made to harm', async ({ expect }) => {
      expect(wrong(await attackAll(subject, CONTENTS, 4))).toEqual([]);
    });
  },
);

/** A port of this machine that takes note of who connects, by any address of loopback. */
async function startCanary() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, '::');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    connections: () => connections,
    close: () => server.close(),
  };
}

describe('redirects', () => {
  let canary: Awaited<ReturnType<typeof startCanary>>;
  beforeAll(async () => {
    canary = await startCanary();
  });
  afterAll(() => canary.close());

  test.each(subjects.map((subject) => [subject.name, subject] as const))(
    '%s is led nowhere',
    async (_name, subject) => {
      const before = canary.connections();
      const attacks = Object.fromEntries(
        FORBIDDEN_PLACES.map((place, index) => [
          place,
          redirectAttack(place, canary.port, [301, 302, 303, 307, 308][index % 5]),
        ]),
      );
      const results = await attackAll(subject, attacks, 8);
      // Who answers an upload with a redirect has not taken it.
      expect(wrong(results)).toEqual([]);
      expect(results.filter(({ sentences }) => sentences.length === 0)).toEqual([]);
      if (subject.mayAskThisMachine !== true) expect(canary.connections() - before).toBe(0);
    },
  );

  test.each(subjects.map((subject) => [subject.name, subject] as const))(
    '%s: a loop ends, and another origin sees no secret',
    async (_name, subject) => {
      const seen: Asked[] = [];
      await using other = await startHostileServer(
        (asked) => {
          seen.push(asked);
          return (socket) => void socket.end();
        },
        { host: '127.0.0.1' },
      );
      const loop = await attackOne(subject, 'a loop', redirectAttack('/again', 0));
      expect(wrong([loop])).toEqual([]);
      expect(loop.asked).toBeLessThanOrEqual(40);
      await attackOne(subject, 'another origin', redirectAttack(`${other.url}/x`, 0));
      for (const secret of SECRETS) expect(JSON.stringify(seen)).not.toContain(secret);
    },
  );
});
