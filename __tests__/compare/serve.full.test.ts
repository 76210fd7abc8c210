import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { placed } from '../../src/compare/workload/serve.ts';
import { failureOf } from '../contract/context.ts';
import {
  answer,
  type Behaviour,
  firstly,
  hang,
  redirectTo,
  reset,
  startPprofServer,
  unusedPort,
} from '../harness/pprof-server.ts';
import { makeScene, type Scene } from './service-scene.ts';

/** Fails the test when it comes to be called. */
const never = async (): Promise<never> => {
  throw new Error('The task was begun.');
};
const requestsFor = (url: string) => `while :; do curl -sf ${url}/work >>answers || exit 9; done`;

async function textOf(scene: Scene, name: string): Promise<string> {
  return readFile(join(scene.cwd, name), 'utf8').catch(() => '');
}

/** What was killed may take a moment to go. */
async function expectNothingLeft(scene: Scene): Promise<void> {
  await expect.poll(() => scene.living(), { timeout: 30_000 }).toEqual([]);
}

test('$PORT is the profiled port, unless `serve` names that itself', async () => {
  const portFor = async (serve: string) => {
    const service = { serve, serveEnv: {}, load: 'ab :$PORT/', loadEnv: {} };
    return (await placed(service, ['http://127.0.0.1:6391'])).serveEnv;
  };
  expect(await portFor('./server :$PORT')).toEqual({ PORT: '6391' });
  expect(await portFor('./server :$PORT -pprof :6391')).toEqual({ PORT: expect.not.stringMatching('6391') });
});

describe('what is done', () => {
  test('the task runs while the service is loaded, and nothing runs afterwards', async () => {
    await using scene = await makeScene();
    const { value, findings } = await scene.run({ load: requestsFor(scene.url) }, async () => {
      await expect.poll(() => textOf(scene, 'answers'), { timeout: 30_000 }).toMatch(/^([0-9a-f]{8}\n){3}/);
      expect((await fetch(`${scene.url}/healthz`)).status).toBe(200);
      return 'done';
    });
    expect({ value, findings }).toEqual({ value: 'done', findings: [] });
    await expectNothingLeft(scene);
    expect(scene.lines).toContain(`serve | listening on ${scene.url}`);
    expect(scene.lines.filter((line) => !line.startsWith('serve'))).toEqual([
      'Starting the service …',
      expect.stringMatching(/^The service is ready after [\d.]+ s\.$/),
      'Loading it …',
    ]);
  });

  test('a load that does not end is asked for its summary, then stopped', async () => {
    await using scene = await makeScene();
    const load = 'trap "echo 1234 requests; exit" INT; echo begun | tee begun; while :; do sleep 0.1; done';
    await scene.run({ load }, () =>
      expect.poll(() => textOf(scene, 'begun'), { timeout: 60_000 }).toBe('begun\n'),
    );
    expect(scene.lines.filter((line) => line.startsWith('load'))).toEqual([
      'load | begun',
      'load | 1234 requests',
    ]);
    await expectNothingLeft(scene);
  });
});

describe('readiness', () => {
  test('without `ready`, the endpoints of this machine must accept connections, and only those', async () => {
    await using scene = await makeScene();
    const endpoints = ['http://192.0.2.1:9/debug/pprof/profile', `${scene.url}/debug/pprof/profile`];
    const serve = `sleep 0.8; ${scene.served}`;
    const { value } = await scene.run(
      { serve, endpoints },
      async () => (await fetch(`${scene.url}/healthz`)).status,
    );
    expect(value).toBe(200);
  });

  test('nothing ever listens', async () => {
    await using scene = await makeScene();
    const options = { serve: 'echo I do other things; sleep 60', readyTimeout: 3_000 };
    const error = await failureOf(scene.run(options, never));
    expect(error.message).toMatch(/ 3 s: .* 127\.0\.0\.1:\d+ \(ECONNREFUSED\).*: I do other things\.$/);
    expect(error.fix).toContain('`serve`');
    await expectNothingLeft(scene);
  });
});

describe('the `ready` URL', () => {
  /** What waiting for a server gives that answers in this way, from a moment after the service was started on. */
  async function waitFor(behaviour: Behaviour, readyTimeout: number, env: Record<string, string> = {}) {
    await using scene = await makeScene();
    const { port } = new URL(scene.url);
    const starting = sleep(300).then(() => startPprofServer({ healthz: behaviour }, { port: Number(port) }));
    const ready = `${scene.url}/healthz?key=secret`;
    const served = scene.run({ serve: 'exec sleep 60', ready, readyTimeout, env }, async () => 'ready');
    const outcome = await served.then(
      ({ value }) => value,
      (error: Error) => error.message,
    );
    await using server = await starting;
    return { outcome, requests: server.requests.length };
  }

  test('is asked until it answers 2xx, directly, whatever proxy there is', async () => {
    const proxy = `http://127.0.0.1:${await unusedPort()}`;
    const behaviour = firstly(2, answer(503, ''), firstly(1, hang, answer(204, '')));
    const waited = await waitFor(behaviour, 30_000, { http_proxy: proxy, HTTP_PROXY: proxy });
    expect(waited).toEqual({ outcome: 'ready', requests: 4 });
  });

  test.each([
    ['closes the connection', reset, /closed the connection before it answered/],
    ['hangs', hang, /: the last attempt got no answer\. /],
    ['leads away', redirectTo('http://169.254.169.254/latest'), /redirects to 169\.254\.169\.254,/],
  ])('that %s is an error with its reason, without its query', async (_, behaviour, words) => {
    const { outcome } = await waitFor(behaviour, 10_000);
    expect(outcome).toMatch(/ 10 s: /);
    expect(outcome).toMatch(words);
    expect(outcome).not.toContain('secret');
  });
});

describe('CPUs', () => {
  test('are pinned, on Linux', async () => {
    await using scene = await makeScene();
    const status = await readFile('/proc/self/status', 'utf8');
    const allowed = /^Cpus_allowed_list:\s*(\d+)/m.exec(status)?.[1] ?? '';
    const serve = `grep Cpus_allowed_list /proc/self/status >cpus; ${scene.served}`;
    const { findings } = await scene.run({ serve, cpus: 1 }, async () => {});
    expect(findings).toEqual([]);
    expect(await textOf(scene, 'cpus')).toBe(`Cpus_allowed_list:\t${allowed}\n`);
    expect(scene.lines[0]).toContain(` CPU ${allowed} `);
  });

  test('that cannot be kept are a warning, and the service runs', async () => {
    await using scene = await makeScene();
    const { PATH = '' } = process.env;
    // There is no `taskset`.
    vi.stubEnv('PATH', '');
    const { findings } = await scene.run({ cpus: 1, env: { PATH } }, async () => {});
    vi.unstubAllEnvs();
    expect(findings).toMatchObject([
      { severity: 'warning', message: expect.stringMatching(/^`cpus: 1` is not kept: /) },
    ]);
  });
});

describe('what listens before the service is started', () => {
  // It lives on although it cannot listen.
  const serve = 'echo bind: address already in use; sleep 60';

  test('where it will be profiled', async () => {
    await using scene = await makeScene();
    await scene.run({}, async () => {
      const error = await failureOf(scene.run({ serve }, never));
      expect(error.message).toContain(` ${new URL(scene.url).host} `);
      expect(error.fix).toMatch(/\bport\b/);
    });
    expect(scene.lines.join()).not.toContain('address already in use');
    await expectNothingLeft(scene);
  });
});

describe('what fails', () => {
  test('a service in the background ends before it is ready, and the fix says so', async () => {
    await using scene = await makeScene();
    const error = await failureOf(scene.run({ serve: 'echo started' }, never));
    expect(error.message).toMatch(/\bexit code 0\b.*: started\.$/);
    expect(error.fix).toContain('foreground');
    await expectNothingLeft(scene);
  });

  test('a load that ends by itself is repeated until the task is done, and what all runs did counts', async () => {
    await using scene = await makeScene();
    const load = 'echo run >>runs; sleep 0.2; echo requests=7 errors=0';
    const runs = async () => (await textOf(scene, 'runs').catch(() => '')).split('\n').length - 1;
    const { findings } = await scene.run({ load }, () =>
      expect.poll(runs, { timeout: 60_000 }).toBeGreaterThan(3),
    );
    expect(findings).toEqual([]);
    expect(scene.lines.filter((line) => line.includes('is repeated'))).toHaveLength(1);
    expect(scene.lines.at(-1)).toMatch(/^load \| requests=7/);
    await expectNothingLeft(scene);
  });

  test('a load that works only once leaves the service idle, with a warning', async () => {
    await using scene = await makeScene();
    const load = 'mkdir once && sleep 0.4 && echo 7 requests | tee over';
    const { findings } = await scene.run({ load }, () =>
      expect
        .poll(() => textOf(scene, 'over'), { timeout: 60_000 })
        .toBe('7 requests\n')
        .then(() => sleep(1_600)),
    );
    expect(findings).toEqual([
      {
        severity: 'warning',
        message: expect.stringMatching(/`load`.* [\d.]+ s .* [\d.]+ s: .*once/s),
        fix: expect.stringContaining('several times'),
      },
    ]);
    expect(scene.lines.at(-1)).toBe('load | 7 requests');
  });

  test('a load that fails the first time fails the run', async () => {
    await using scene = await makeScene();
    const failed = scene.run({ load: 'exit 3' }, (signal) => sleep(60_000, undefined, { signal }));
    await expect(failed).rejects.toThrow(/^`load` ended with exit code 3/);
  });
});
