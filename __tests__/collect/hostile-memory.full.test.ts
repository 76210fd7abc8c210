import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { documentOf, makePlace } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { CONTENTS, FLOODS } from '../harness/hostile-answers.ts';
import { type Asked, type Attack, startHostileServer } from '../harness/hostile-server.ts';
import { watchMemory } from '../harness/memory.ts';

/** A whole run against many hostile servers at once, as a process of its own: what it takes of the machine. */

const MOST_MEMORY = 512 * 1024 * 1024;

async function collectFrom(attackOf: (asked: Asked) => Attack, sources: (url: string) => readonly unknown[]) {
  await using server = await startHostileServer(attackOf);
  await using place = await makePlace({ ...TINY, 'sources.yml': JSON.stringify(sources(server.url)) });
  const args = ['collect', '--sources', 'sources.yml', '--output-directory', 'out', '--json'];
  const running = place.start(args, {
    env: {
      HOME: place.cwd,
      // With an empty one, Go's compiler would be among the processes: it builds pprof.
      GOCACHE: execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim(),
      AWS_ACCESS_KEY_ID: 'access-key',
      AWS_SECRET_ACCESS_KEY: 'secret-key-1',
      AWS_REGION: 'eu-west-1',
      DD_API_KEY: 'api-key-1',
      DD_APP_KEY: 'app-key-1',
    },
  });
  using memory = watchMemory(running.child.pid ?? 0);
  const ended = await running.ended;
  return { ended, document: documentOf(ended), most: memory.most(), left: await readdir(place.tmp) };
}

function expectBounded({ ended, document, most, left }: Awaited<ReturnType<typeof collectFrom>>) {
  expect(ended).toMatchObject({ exitCode: 1, signal: null });
  expect(document.error?.message).toMatch(/^\S[^\n]+\S$/);
  expect(document.sources?.every(({ collected }) => collected === 0)).toBe(true);
  expect(left).toEqual([]);
  // At all, and not too much.
  expect(most).toBeGreaterThan(30 * 1024 * 1024);
  expect(Math.round(most / 1024 / 1024)).toBeLessThanOrEqual(MOST_MEMORY / 1024 / 1024);
}

const attack = (attacks: Readonly<Record<string, Attack>>, name: string): Attack => {
  const found = attacks[name];
  if (found === undefined) throw new Error(`There is no attack of the name ${name}.`);
  return found;
};

describe('memory of all processes, and files left behind', () => {
  test('forty endpoints that send without an end', async () => {
    const floods = [
      '10 GB in chunks',
      '10 GB until the connection ends',
      '10 GB of a gzip bomb',
      'a brotli bomb',
    ];
    expectBounded(
      await collectFrom(
        ({ path }) => attack(FLOODS, floods[Number(/^\/(\d+)/.exec(path)?.[1] ?? 0) % floods.length] ?? ''),
        (url) => Array.from({ length: 40 }, (_, index) => ({ pprof: `${url}/${index}/profile`, seconds: 1 })),
      ),
    );
  });

  test('answers of APIs that are made to fill memory, of all servers at once', async () => {
    const contents = [
      'millions of lists',
      'millions of elements',
      'a text of 20 MB',
      'XML of millions of elements',
    ];
    let asked = 0;
    const period = { timeout: '8s' };
    expectBounded(
      await collectFrom(
        () => attack(CONTENTS, contents[asked++ % contents.length] ?? ''),
        (url) =>
          Array.from({ length: 3 }, (_, index) => [
            { prometheus: `${url}/${index}`, query: 'up', endpoint: 'http://{{instance}}/x', ...period },
            { pyroscope: `${url}/${index}`, query: '{service_name="x"}', ...period },
            {
              parca: `${url}/${index}`,
              query: 'process_cpu:samples:count:cpu:nanoseconds:delta{job="x"}',
              ...period,
            },
            { datadog: `service:x-${index}`, site: url, ...period },
            { s3: `bucket/${index}/`, endpoint: url, ...period },
            { gs: `bucket/${index}/`, endpoint: url, ...period },
          ]).flat(),
      ),
    );
  });
});
