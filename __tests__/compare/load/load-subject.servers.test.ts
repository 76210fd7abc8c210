import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BudgetSpent } from '../../../src/compare/rounds.ts';
import { median } from '../../../src/compare/stats/numbers.ts';
import { temporaryFolder } from '../../harness/temporary.ts';
import { failure, makeScene, reading, type Scene, slower, withoutGroups } from './scene.ts';

const NOTHING_LEFT = { timeout: 3_000 };

async function requireNothingLeft(scene: Scene): Promise<void> {
  await expect.poll(() => scene.living(), NOTHING_LEFT).toEqual([]);
  const groups = await readdir('/sys/fs/cgroup', { recursive: true }).catch(() => []);
  expect(groups.filter((name) => name.includes(`go-pgo-${process.pid}-`))).toEqual([]);
}

/** Medians of the CPU time per request of either side, over pairs in alternating order. */
async function cpuPerRequest(
  test: Awaited<ReturnType<Scene['prepare']>>,
  pairs: number,
): Promise<{ readonly baseline: number; readonly candidate: number; readonly ratio: number }> {
  const read = { baseline: [] as number[], candidate: [] as number[] };
  for (let pair = 0; pair < pairs; pair++) {
    const order = ['baseline', 'candidate'] as const;
    for (const side of pair % 2 === 0 ? order : order.toReversed())
      read[side].push((await reading(test, side)).get('cpu-sec/request') ?? Number.NaN);
  }
  const ratios = read.candidate.map((value, pair) => value / (read.baseline[pair] ?? Number.NaN));
  return { baseline: median(read.baseline), candidate: median(read.candidate), ratio: median(ratios) };
}

describe.each([
  ['by a control group, where there is one', () => undefined],
  ['by the processes themselves', withoutGroups],
] as const)('CPU time %s', (_, procOf) => {
  const ROUNDS = '-rounds 10000';

  // The bounds are wide: what is asked is whether all of the work is counted, and once. How small a change can be
  // told apart on a machine with other work is measured in bench/.
  test('of a server that needs twice as much for each request is about twice as much', async () => {
    await using scene = await makeScene();
    const proc = procOf(scene);
    const subject = await scene.prepare(
      { serve: scene.serve(ROUNDS), load: await scene.ab(1_000), cpus: 1 },
      { binaries: { baseline: await slower(0), candidate: await slower(100) }, proc },
    );
    const { ratio } = await cpuPerRequest(subject, 7);
    expect(ratio).toBeGreaterThan(1.5);
    expect(ratio).toBeLessThan(2.4);
    await requireNothingLeft(scene);
  });

  test('of the same binary on both sides is the same', async () => {
    await using scene = await makeScene();
    const proc = procOf(scene);
    const subject = await scene.prepare(
      { serve: scene.serve(ROUNDS), load: await scene.ab(1_000), cpus: 1 },
      { proc },
    );
    const { ratio } = await cpuPerRequest(subject, 7);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  test('is that of the child that does the work, too', async () => {
    await using scene = await makeScene();
    const proc = procOf(scene);
    const load = await scene.ab(500);
    const alone = await scene.prepare({ serve: scene.serve(ROUNDS), load }, { proc });
    const withChild = await scene.prepare({ serve: scene.serve(`${ROUNDS} -child`), load }, { proc });
    const direct = (await cpuPerRequest(alone, 2)).baseline;
    const byChild = (await cpuPerRequest(withChild, 2)).baseline;
    // The work, and two requests instead of one.
    expect(byChild).toBeGreaterThan(direct * 0.95);
    expect(byChild).toBeLessThan(direct * 2.5);
    await requireNothingLeft(scene);
  });
});

test('both counts of CPU time agree', async () => {
  await using scene = await makeScene();
  const settings = { serve: scene.serve('-rounds 10000 -child'), load: await scene.ab(1_000) };
  const grouped = await scene.prepare(settings);
  const asked = await scene.prepare(settings, { proc: withoutGroups(scene) });
  const ratios: number[] = [];
  for (let pair = 0; pair < 5; pair++) {
    const one = (await reading(grouped, 'baseline')).get('cpu-sec/request') ?? 0;
    ratios.push(((await reading(asked, 'baseline')).get('cpu-sec/request') ?? 0) / one);
  }
  expect(median(ratios)).toBeGreaterThan(0.8);
  expect(median(ratios)).toBeLessThan(1.25);
});

test('what is measured, in which units, and what the report says of it', async () => {
  await using scene = await makeScene();
  const { subject, run, report, ...prepared } = await scene.prepare({
    serve: scene.serve('-rounds 10000 -memory 64'),
    load: await scene.ab(2_000),
    cpus: 0.5,
  });
  expect(subject.name).toBe('load');
  expect(subject.quantities.slice(0, 3)).toEqual([
    { unit: 'cpu-sec/request', better: 'lower', decisive: true },
    { unit: 'peak-B', better: 'lower', decisive: false },
    { unit: 'requests/s', better: 'higher', decisive: false },
  ]);
  expect(report()).toBeUndefined();
  for (const side of ['baseline', 'candidate', 'candidate'] as const) {
    const read = (await run(side)) as ReadonlyMap<string, number>;
    expect([...read.keys()]).toEqual(expect.arrayContaining(subject.quantities.map(({ unit }) => unit)));
    expect(read.get('peak-B')).toBeGreaterThan(64 * 2 ** 20);
    expect(read.get('peak-B')).toBeLessThan(96 * 2 ** 20);
  }
  const said = report();
  expect(said).toMatchObject({ work: 'request', tool: 'ab', cpus: 0.5 });
  expect(said?.baseline).toMatchObject({ runs: 1, work: 2_000, failed: 0 });
  expect(said?.candidate).toMatchObject({ runs: 2, work: 2_000, failed: 0 });
  const { timeline = [], cpuSecondsPerWork = 0 } = said?.baseline ?? {};
  // The moments add up to what the run used: none is counted twice, none is missing.
  let before = 0;
  const used = timeline.reduce((sum, { seconds, cpus }) => {
    const part = cpus * (seconds - before);
    before = seconds;
    return sum + part;
  }, 0);
  expect(used / (cpuSecondsPerWork * 2_000)).toBeCloseTo(1, 1);
  expect(Math.max(...timeline.map(({ memory }) => memory))).toBeGreaterThan(64 * 2 ** 20);
  expect(timeline.length).toBeGreaterThan(3);
  expect(timeline.map(({ seconds }) => seconds)).toEqual(
    timeline.map(({ seconds }) => seconds).toSorted((a, b) => a - b),
  );
  const { findings } = prepared;
  expect(findings.filter(({ message }) => !message.startsWith('`cpus: 0.5` is not kept'))).toEqual([]);
  expect(scene.lines[1]).toMatch(
    /^The baseline: 2,000 requests, \d+\.\d\d s of CPU time, [\d.]+ s in all\.$/,
  );
});

test('the binary of either side is at a path of the same length', async () => {
  await using scene = await makeScene();
  const load = `${await scene.ab(100)}; echo "$PGO_BINARY" >>binaries`;
  const serve = `echo "$PGO_BINARY" >>binaries; ${scene.serve()}`;
  await scene.prepare({ serve, load });
  const [first = '', second, third = '', fourth] = (
    await readFile(join(scene.cwd, 'binaries'), 'utf8')
  ).split('\n');
  expect(second).toBe(first);
  expect(fourth).toBe(third);
  expect(third).not.toBe(first);
  expect(third).toHaveLength(first.length);
});

test('a command of several lines whose output nobody knows is one unit of work', async () => {
  await using scene = await makeScene();
  const load = `# a comment\nset -e\n${await scene.ab(500)} >/dev/null\n${await scene.ab(500)} >/dev/null`;
  const prepared = await scene.prepare({ load });
  const { subject, report } = prepared;
  expect(subject.quantities.map(({ unit }) => unit)).toEqual(['cpu-sec/run', 'peak-B']);
  await reading(prepared, 'baseline');
  await reading(prepared, 'candidate');
  expect(report()).toMatchObject({ work: 'run', baseline: { work: 1, runs: 1 } });
  expect(report()?.tool).toBeUndefined();
});

test('several runs of a tool are summed up', async () => {
  await using scene = await makeScene();
  const prepared = await scene.prepare({ load: `${await scene.ab(300)}\n${await scene.ab(700)}` });
  await reading(prepared, 'baseline');
  await reading(prepared, 'candidate');
  expect(prepared.report()).toMatchObject({ work: 'request', candidate: { work: 1_000 } });
  expect(prepared.report()?.candidate.latencies).toBeUndefined();
});

describe('what goes wrong leaves the load out, says why, and leaves nothing running', () => {
  test.each([
    [
      'a server that ends before it is ready',
      async () => ({ serve: 'echo no luck; exit 3' }),
      /^The load test is left out, it failed with the baseline: the service ended with exit code 3 before it was ready\. It printed last: no luck\.$/,
    ],
    [
      'a server that is not there',
      async () => ({ serve: './no-such-server' }),
      /the service ended with exit code 127 before it was ready\. .*no-such-server/,
    ],
    [
      'a server that does not get ready',
      async (scene: Scene) => ({ serve: scene.serve('-unready') }),
      /the service was not ready within 1\.5 s: .* answered 503\. It printed last: listening on http:/,
    ],
    [
      'a server that dies half-way',
      async (scene: Scene) => ({ serve: scene.serve('-crash 50'), load: await scene.ab(100_000) }),
      /the service ended with exit code 2 while it was loaded\. It said: panic: out of luck\.$/,
    ],
    [
      'a server that ends in peace half-way',
      async (scene: Scene) => ({
        serve: `${scene.serve().replace('exec ', '')} & sleep 1; kill $!`,
        load: 'sleep 20',
      }),
      /the service ended with exit code 0 while it was loaded\./,
    ],
    [
      'a load that fails',
      async () => ({ load: 'echo line one; echo line two >&2; exit 7' }),
      /it failed with the baseline: `load` ended with exit code 7\. It printed last: line one \| line two\.$/,
    ],
    [
      'a load tool that is not there',
      async () => ({ load: 'no-such-tool' }),
      /`load` ended with exit code 127\./,
    ],
    [
      'a load that asks for what fails',
      async (scene: Scene) => ({ serve: scene.serve('-fail 10'), load: await scene.ab(1_000) }),
      /: 100 of 1,000 requests failed \(10\.0 %\), and answering with errors is not the work that is to be compared\.$/,
    ],
    [
      'a server that is none',
      async (scene: Scene) => ({
        serve: 'exec sleep 60',
        ready: undefined,
        load: `echo at ${scene.url}; sleep 1`,
      }),
      /the service was not ready within 1\.5 s: nothing listens on 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\./,
    ],
    [
      'a server that does nothing',
      async () => ({ serve: 'exec sleep 60', ready: undefined, load: 'sleep 1' }),
      /: what `serve` started used no CPU time while `load` ran\.$/i,
    ],
  ] as const)('%s', async (_, settings, message) => {
    await using scene = await makeScene();
    const prepared = await scene.prepare(await settings(scene), { readyTimeout: 1_500 });
    const finding = await failure(prepared);
    expect(finding).toMatchObject({ severity: 'warning', message: expect.stringMatching(message) });
    expect(finding.fix).toMatch(/\.$/);
    expect(prepared.report()).toBeUndefined();
    await requireNothingLeft(scene);
  });

  test('a load that fails on one side only names that side', async () => {
    await using scene = await makeScene();
    const load = `${await scene.ab(100)}; case "$PGO_BINARY" in */2/*) exit 9;; esac`;
    const { message } = await failure(await scene.prepare({ load }));
    expect(message).toMatch(/it failed with the candidate: `load` ended with exit code 9\./);
  });

  test('what fails later only keeps what was measured', async () => {
    await using scene = await makeScene();
    const load = `${await scene.ab(500)}; test ! -e broken`;
    const prepared = await scene.prepare({ load });
    await reading(prepared, 'baseline');
    await reading(prepared, 'candidate');
    await writeFile(join(scene.cwd, 'broken'), '');
    expect((await failure(prepared, 'candidate')).message).toMatch(
      /with the candidate: `load` ended with exit code 1\./,
    );
    expect(prepared.report()).toMatchObject({ baseline: { runs: 1 }, candidate: { runs: 1 } });
  });

  test('a port that is taken already', async () => {
    await using scene = await makeScene();
    const other = createServer((_, response) => response.end());
    other.listen(Number(new URL(scene.url).port), '127.0.0.1');
    await once(other, 'listening');
    try {
      const { message } = await failure(await scene.prepare({ load: await scene.ab(10) }));
      expect(message).toMatch(
        /: something listens on 127\.0\.0\.1:\d+ already, before `serve` was started\.$/,
      );
    } finally {
      other.close();
    }
  });

  test('no load at all', async () => {
    await using scene = await makeScene();
    const { message } = await failure(await scene.prepare({ load: undefined }));
    expect(message).toMatch(/no load is named/);
  });
});

describe('a process that keeps the port', () => {
  test.each([
    ['in a session of its own', 'setsid', true],
    ['in a session of its own, without control groups', 'setsid', false],
    ['that nobody could know', 'unknown', true],
  ] as const)('%s is ended with the server', async (_, how, groups) => {
    await using scene = await makeScene();
    const prepared = await scene.prepare(
      { serve: scene.serve(`-leak ${how}`), load: await scene.ab(200) },
      groups ? {} : { proc: withoutGroups(scene) },
    );
    await reading(prepared, 'baseline');
    await requireNothingLeft(scene);
  });

  test('that nobody can know without control groups is told', async () => {
    await using scene = await makeScene();
    const prepared = await scene.prepare(
      { serve: scene.serve('-leak unknown'), load: await scene.ab(200) },
      { proc: withoutGroups(scene) },
    );
    expect((await failure(prepared)).message).toMatch(
      /with the baseline: something listens on 127\.0\.0\.1:\d+ although `serve` was ended, so the other side's server could not\.$/,
    );
  });

  test('since it does not end on SIGTERM is killed', async () => {
    await using scene = await makeScene();
    const prepared = await scene.prepare({ serve: scene.serve('-stubborn'), load: await scene.ab(200) });
    await reading(prepared, 'baseline');
    await requireNothingLeft(scene);
  });
});

test('some failures are a doubt', async () => {
  await using scene = await makeScene();
  const prepared = await scene.prepare({
    serve: scene.serve('-rounds 5000 -fail 50'),
    load: await scene.ab(1_000),
  });
  await reading(prepared, 'candidate');
  const messages = prepared.findings.map(({ message }) => message);
  expect(messages).toContain(
    '20 of 1,000 requests failed under load with the baseline (2.0 %); their answers count as work.',
  );
  expect(messages).toContain(
    '40 of 2,000 requests failed under load with the candidate (2.0 %); their answers count as work.',
  );
});

test('a short run is a doubt', async () => {
  await using scene = await makeScene();
  const { findings } = await scene.prepare({ load: await scene.ab(50) });
  expect(findings).toEqual([
    expect.objectContaining({
      severity: 'note',
      message: expect.stringMatching(/^One run of the load costs the server 0\.\d\d s/),
    }),
  ]);
});

test('that the server ignores SIGTERM is said once, since it costs seconds in every run', async () => {
  await using scene = await makeScene();
  // The shell lives on, and so does what it waits for.
  const serve = `trap '' TERM; ${scene.serve().replace(/^exec /, '')}; sleep 60`;
  const { findings } = await scene.prepare({ serve, load: await scene.ab(50) });
  const said = findings.filter(({ message }) => message.startsWith('The server does not end on SIGTERM'));
  expect(said).toHaveLength(1);
  await requireNothingLeft(scene);
});

test('the deadline ends it', async () => {
  await using scene = await makeScene();
  const prepared = scene.prepare({ load: 'sleep 60' }, { deadline: performance.now() + 1_500 });
  await expect(prepared).rejects.toBeInstanceOf(BudgetSpent);
  await requireNothingLeft(scene);
  const late = scene.prepare({ load: 'sleep 60' }, { deadline: performance.now() - 1 });
  await expect(late).rejects.toBeInstanceOf(BudgetSpent);
});

test.each(['sleep 60', "trap '' TERM; sleep 60"])(
  'an abort ends it, whatever the load is: %s',
  async (load) => {
    await using scene = await makeScene();
    const abort = new AbortController();
    const prepared = scene.prepare({ load }, { signal: abort.signal });
    const ended = expect(prepared).rejects.toThrow('enough');
    await sleep(1_000);
    abort.abort(new Error('enough'));
    await ended;
    await requireNothingLeft(scene);
  },
);

test('where the system does not tell, throughput is what is left, and it is said', async () => {
  await using scene = await makeScene();
  await using nothing = await temporaryFolder();
  const prepared = await scene.prepare(
    { serve: scene.serve('-rounds 20000'), load: await scene.ab(200) },
    { proc: { processes: nothing.path, groups: nothing.path } },
  );
  expect(prepared.subject.quantities.every(({ decisive }) => !decisive)).toBe(true);
  expect(prepared.subject.quantities.map(({ unit }) => unit)).toContain('requests/s');
  await reading(prepared, 'baseline');
  expect(prepared.report()).toBeUndefined();
  expect(prepared.findings[0]?.message).toMatch(
    /^The CPU time and the memory of a server are told by Linux alone; /,
  );
  await requireNothingLeft(scene);
});

test('where neither the system nor the load tells, nothing is measured, and it is said', async () => {
  await using scene = await makeScene();
  await using nothing = await temporaryFolder();
  const prepared = await scene.prepare(
    { load: 'sleep 0.2' },
    { proc: { processes: nothing.path, groups: nothing.path } },
  );
  expect(prepared.subject.quantities).toEqual([]);
  expect((await failure(prepared)).message).toMatch(
    /^The CPU time and the memory of a server are told by Linux alone; /,
  );
});
