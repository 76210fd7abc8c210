import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { median } from '../../src/compare/stats/samples.ts';
import type { LoadTest } from '../../src/compare/workload/load.ts';
import { BudgetSpent } from '../../src/compare/workload/workload.ts';
import { SIDES } from '../../src/golang/binaries.ts';
import { failure, makeScene, prepared, readings, type Scene, slower } from './load-scene.ts';

async function requireNothingLeft(scene: Scene): Promise<void> {
  await expect.poll(() => scene.living(), { timeout: 30_000 }).toEqual([]);
}

/** The median ratio of the CPU time per request, over pairs in alternating order. */
async function ratioOf(test: LoadTest, pairs: number): Promise<number> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const { baseline, candidate } = await readings(test, pair % 2 === 0 ? SIDES : [...SIDES].reverse());
    const [before, after] = [baseline, candidate].map((side) => side.get('cpu-sec/request') ?? Number.NaN);
    ratios.push((after ?? Number.NaN) / (before ?? Number.NaN));
  }
  return median(ratios);
}

describe('CPU time per request', () => {
  const ROUNDS = '-rounds 10000';

  // The bounds are wide: what is asked is whether all of the work is counted, and once. How small a change can be
  // found on a machine with other work is measured in bench/.
  test.each([
    ['of the same binary is the same', 0, 0.8, 1.25],
    ['of twice the work is about twice as much', 100, 1.5, 2.4],
  ])('%s', async (_, percent, least, most) => {
    await using scene = await makeScene();
    const underLoad = { serve: scene.serve(ROUNDS), load: await scene.ab(1_000), cpus: 1 };
    const binaries = { baseline: await slower(0), candidate: await slower(percent) };
    const ratio = await ratioOf(await prepared(scene.prepare(underLoad, { binaries })), 3);
    expect(ratio).toBeGreaterThan(least);
    expect(ratio).toBeLessThan(most);
    await requireNothingLeft(scene);
  });

  test('is also that of the child that does the work', async () => {
    await using scene = await makeScene();
    const load = await scene.ab(500);
    const cost = async (serve: string) => {
      const { baseline } = await readings(await prepared(scene.prepare({ serve, load })));
      return baseline.get('cpu-sec/request') ?? Number.NaN;
    };
    const direct = await cost(scene.serve(ROUNDS));
    const byChild = await cost(scene.serve(`${ROUNDS} -child`));
    // The work, and two requests instead of one. The two loads run one after the other, so the machine may be slower for one of them. Without
    // the child, only a small part of the cost would be left.
    expect(byChild).toBeGreaterThan(direct * 0.6);
    expect(byChild).toBeLessThan(direct * 2.5);
  });
});

test('what is measured, in which units, and the report', async () => {
  await using scene = await makeScene();
  const made = await prepared(
    scene.prepare({ serve: scene.serve('-rounds 10000 -memory 64'), load: await scene.ab(2_000), cpus: 1 }),
  );
  const { workload } = made;
  expect(workload.name).toBe('load');
  expect(workload.quantities.slice(0, 3)).toMatchObject([
    { unit: 'cpu-sec/request', better: 'lower', decisive: true },
    { unit: 'peak-B', better: 'lower', decisive: false },
    { unit: 'requests/s', better: 'higher', decisive: false },
  ]);
  expect(made.report()).toBeUndefined();
  for (const read of Object.values(await readings(made))) {
    expect([...read.keys()]).toEqual(expect.arrayContaining(workload.quantities.map(({ unit }) => unit)));
    expect(read.get('peak-B')).toBeGreaterThan(64 * 2 ** 20);
    expect(read.get('peak-B')).toBeLessThan(96 * 2 ** 20);
  }
  const report = made.report();
  const side = { runs: 1, failed: 0 };
  expect(report).toMatchObject({ work: 'request', tool: 'ab', cpus: 1, baseline: side, candidate: side });
  expect(made.findings()).toEqual([]);
  expect(scene.lines).toContainEqual(
    expect.stringMatching(/\bbaseline: [\d,]+ requests, \d+\.\d\d s .* [\d.]+ s\.$/),
  );
});

test.each([
  ['of an unknown tool is one unit of work', ' >/dev/null', 'run', 1],
  ['of several runs of a tool is summed up', '', 'request', 1_000],
])('the output %s', async (_, redirect, work, done) => {
  await using scene = await makeScene();
  const load = `# a comment\nset -e\n${await scene.ab(300)}${redirect}\n${await scene.ab(700)}${redirect}`;
  const made = await prepared(scene.prepare({ load }));
  await readings(made);
  expect(made.report()).toMatchObject({ work, baseline: { work: done, runs: 1 } });
  expect(made.report()?.candidate.latencies).toBeUndefined();
});

describe('what goes wrong leaves the load out, says why, and leaves nothing running', () => {
  test.each([
    [
      'a server that ends before it is ready',
      async () => ({ serve: 'echo no luck; exit 3' }),
      /^The load test is left out, because it failed with the baseline: the service ended with exit code 3 before it was ready\. It printed last: no luck\.$/,
    ],
    [
      'a server that dies half-way',
      async (scene: Scene) => ({ serve: scene.serve('-crash 50'), load: await scene.ab(100_000) }),
      /the service ended with exit code 2 while it was loaded\. It said: panic: out of luck\.$/,
    ],
    [
      'a load that fails on one side only',
      async (scene: Scene) => ({
        load: `${await scene.ab(100)}; case "$PGO_BINARY" in */2/*) exit 9;; esac`,
      }),
      /it failed with the candidate: `load` ended with exit code 9\./,
    ],
    [
      'a load that asks for what fails',
      async (scene: Scene) => ({ serve: scene.serve('-fail 10'), load: await scene.ab(1_000) }),
      /: 100 of 1,000 requests failed \(10\.0 %\), so the comparison would measure failures instead of work\.$/,
    ],
    [
      'a server that does nothing',
      async () => ({ serve: 'exec sleep 60', ready: undefined, load: 'sleep 1' }),
      /`serve` started used no CPU time while `load` ran\.$/,
    ],
    ['no load at all', async () => ({ load: undefined }), /name no load/],
  ] as const)('%s', async (_, settings, message) => {
    await using scene = await makeScene();
    const finding = await failure(scene.prepare(await settings(scene)));
    expect(finding).toMatchObject({ severity: 'warning', message: expect.stringMatching(message) });
    expect(finding.fix).toMatch(/\.$/);
    await requireNothingLeft(scene);
  });
});

describe('a server that does not start', () => {
  /** Fails at some of its starts. The first two starts are those of the trial. */
  const failing = (scene: Scene, starts: string) =>
    `echo >>starts; case "$(wc -l <starts)" in ${starts}) echo no luck; exit 3;; esac; ${scene.serve()}`;
  /** Replaces the server's port by the port that the action chooses. */
  const onAnyPort = (command: string) => command.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:$PORT');

  test('is started again, with a warning', async () => {
    await using scene = await makeScene();
    const settings = { serve: failing(scene, '3|8'), load: await scene.ab(1_000) };
    const words = { baseline: 'build with the recorded profile' };
    const made = await prepared(scene.prepare(settings, { words }));
    for (const order of [SIDES, SIDES, SIDES]) await readings(made, order);
    // The third start is that of the first baseline. Then both sides start twice, so the eighth start is that of the third baseline.
    expect(made.findings()).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        message:
          'In the load test, the service failed to start 2 times with the build with the recorded profile, and all services were started again. The first time, the service ended with exit code 3 before it was ready. It printed last: no luck.',
      }),
    );
    expect(scene.lines).toContainEqual(
      expect.stringMatching(/^The build with the recorded profile failed to start: the service ended /),
    );
    await requireNothingLeft(scene);
  });

  test('in the trial is started again, still at the same time as the other server', async () => {
    await using scene = await makeScene();
    const underLoad = {
      serve: onAnyPort(`mkdir failed 2>/dev/null && { echo no luck; exit 3; }; ${scene.serve()}`),
      ready: 'http://127.0.0.1:$PORT/healthz',
      load: onAnyPort(await scene.ab(1_000)),
    };
    const made = await prepared(scene.prepare(underLoad));
    await readings(made);
    expect(made.report()).toMatchObject({ together: true });
    expect(made.findings()).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('failed to start 1 time with the ') }),
    );
  });

  test('twice one after the other ends the load, and its sets are kept', async () => {
    await using scene = await makeScene();
    const made = await prepared(scene.prepare({ serve: failing(scene, '5|6'), load: await scene.ab(1_000) }));
    await readings(made);
    expect(await failure(Promise.resolve(made))).toMatchObject({
      message: expect.stringMatching(/^The load test is left out, .* before it was ready\. .*no luck\.$/),
    });
    expect(made.report()?.baseline.runs).toBe(1);
  });
});

describe('a process that keeps the port', () => {
  test.each(['-leak setsid', '-stubborn'])('is ended with the server: %s', async (how) => {
    await using scene = await makeScene();
    await readings(await prepared(scene.prepare({ serve: scene.serve(how), load: await scene.ab(200) })));
    await requireNothingLeft(scene);
  });

  test('that cannot be known is reported', async () => {
    await using scene = await makeScene();
    const made = scene.prepare({ serve: scene.serve('-leak unknown'), load: await scene.ab(200) });
    expect(await failure(made)).toMatchObject({
      message: expect.stringMatching(/\bcandidate: .* 127\.0\.0\.1:\d+ /),
      fix: expect.stringContaining('`serve`'),
    });
  });
});

test('some failures, and a short run, are doubts', async () => {
  await using scene = await makeScene();
  const underLoad = { serve: scene.serve('-rounds 100 -fail 50'), load: await scene.ab(200) };
  const made = await prepared(scene.prepare(underLoad));
  const message = expect.stringMatching(/\bload costs\b/);
  expect(made.findings()).toEqual([
    expect.objectContaining({ severity: 'note', message }),
    ...['baseline', 'candidate'].map((side) =>
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringMatching(new RegExp(`\\b4 of 200 requests\\b.*\\b${side} \\(2\\.0 %\\)`)),
      }),
    ),
  ]);
});

test('a load that goes on and says nothing when it is ended is left out; the deadline ends everything', async () => {
  await using scene = await makeScene();
  const load = 'echo begun; sleep 60';
  const late = { deadline: performance.now() + 24_000 };
  expect(await failure(scene.prepare({ load }, late))).toMatchObject({
    message: expect.stringMatching(/\bbaseline: `load` .* \d[\d.]* s, .*: begun\.$/),
    fix: expect.stringContaining('PGO_SLICE_SECONDS'),
  });
  await requireNothingLeft(scene);
  const over = scene.prepare({ load }, { deadline: performance.now() - 1 });
  expect(await over).toMatchObject({ fix: 'Raise `budget`.' });
});

test('after the deadline, a set runs to its end if `latest` allows it', async () => {
  await using scene = await makeScene();
  const load = await scene.ab(300);
  const deadline = performance.now() + 24_000;
  const cut = await prepared(scene.prepare({ load }, { deadline }));
  const whole = await prepared(scene.prepare({ load }, { deadline, latest: deadline + 60_000 }));
  await sleep(deadline - performance.now());
  expect((await readings(whole))['candidate']?.get('cpu-sec/request')).toBeGreaterThan(0);
  await expect(cut.workload.runSet(SIDES)).rejects.toThrow(BudgetSpent);
});

test.each(['sleep 60', "trap '' TERM; sleep 60"])('an abort ends it: %s', async (load) => {
  await using scene = await makeScene();
  const abort = new AbortController();
  const ended = expect(scene.prepare({ load }, { signal: abort.signal })).rejects.toThrow('enough');
  await sleep(1_000);
  abort.abort(new Error('enough'));
  await ended;
  await requireNothingLeft(scene);
});
