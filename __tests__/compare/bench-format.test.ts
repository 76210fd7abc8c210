import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aboutSetUp, planIterations } from '../../src/compare/workload/benchmarks.ts';
import { aboutUntimed } from '../../src/compare/workload/calibrate.ts';
import { begunBenchmarks, exactPattern, parseResults } from '../../src/compare/workload/test-binaries.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('compare');

const runFile = promisify(execFile);

let folder: string;
let binary: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bench-format-'));
  binary = path.join(folder, 'odd.test');
  const cwd = path.join(import.meta.dirname, '..', 'harness', 'go-programs', 'odd');
  await runFile('go', ['test', '-c', '-pgo=off', '-o', binary, '.'], { cwd });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bench(processors: number, ...args: string[]): Promise<string> {
  const { stdout } = await runFile(binary, ['-test.v', '-test.run=^$', '-test.benchtime=5x', ...args], {
    env: { ...process.env, GOMAXPROCS: String(processors) },
  });
  return stdout;
}

const NAMES = [
  'BenchmarkTop',
  'BenchmarkSub/size-8',
  'BenchmarkSub/a_b',
  'BenchmarkSub/x/y|(z',
  'BenchmarkSub/x/y|(z#01',
  'BenchmarkSub/[.$',
  'BenchmarkSilent',
  'BenchmarkTalks',
];

describe.each([
  [1, ''],
  [8, '-8'],
])('what testing prints with GOMAXPROCS=%i', (processors, suffix) => {
  test('each benchmark begins with its plain name', async () => {
    const begun = begunBenchmarks(await bench(processors, '-test.bench=.'));
    const printed = begun.map(({ name, text }) => [name, ...parseResults(text).map((one) => one.name)]);
    expect(printed.filter(([, ...results]) => results.length > 0)).toEqual(
      NAMES.map((name) => [name, name + suffix]),
    );
  });

  test('the pattern of a plain name runs it alone', async () => {
    for (const name of NAMES) {
      const results = parseResults(await bench(processors, `-test.bench=${exactPattern(name)}`));
      expect(results.map((one) => one.name)).toEqual([name + suffix]);
      expect(results[0]?.iterations).toBe(5);
      expect(results[0]?.secondsPerOp === undefined).toBe(name === 'BenchmarkSilent');
    }
  });
});

const quick = { outsideSeconds: 0, secondsPerOp: 1e-6, cpuSecondsPerOp: 1e-6 };

describe('how much work a run does', () => {
  test.each([
    ['enough time: a tenth of a second', 300, 100_000],
    ['little time: that, as long as six rounds fit', 3.2, 100_000],
    ['hardly any: half of that', 2, 50_000],
  ])('%s', (_, budget, iterations) => {
    expect(planIterations([quick], budget)).toEqual([iterations]);
  });

  test('it is CPU time that counts, but what waits must not take all the time', () => {
    const planned = (cost: Partial<typeof quick>) => planIterations([{ ...quick, ...cost }], 300)[0];
    const [busyMachine, sleeps] = [planned({ secondsPerOp: 1.5e-6 }), planned({ secondsPerOp: 0.1 })];
    const [parallel, slowStart] = [planned({ cpuSecondsPerOp: 8e-6 }), planned({ outsideSeconds: 0.03 })];
    expect([busyMachine, sleeps, parallel, slowStart]).toEqual([100_000, 2, 12_500, 270_000]);
  });

  const costs = fc.array(
    fc.record({
      outsideSeconds: fc.double({ min: 0, max: 1, noNaN: true }),
      secondsPerOp: fc.double({ min: 1e-10, max: 5, noNaN: true }),
      cpuSecondsPerOp: fc.double({ min: 0, max: 5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 30 },
  );

  test('six rounds fit the budget', () => {
    let wholePlans = 0;
    fc.assert(
      fc.property(costs, fc.double({ min: 0.1, max: 4000, noNaN: true }), (list, budget) => {
        const plan = planIterations(list, budget);
        const isWhole = plan.every((one) => one !== undefined);
        if (!isWhole) return;
        wholePlans++;
        const runs = list.map((cost, at) => cost.outsideSeconds + cost.secondsPerOp * (plan[at] ?? 0));
        expect(6 * 4 * runs.reduce((a, b) => a + b)).toBeLessThanOrEqual(budget);
        for (const iterations of plan) expect(iterations).toBeGreaterThanOrEqual(1);
      }),
    );
    expect(wholePlans).toBeGreaterThan(0);
  });
});

test('benchmarks whose runs are mostly set-up share one warning', () => {
  const one = (name: string, untimed: number) => ({ name, untimed });
  expect(aboutUntimed([])).toEqual([]);
  const many = ['A', 'B', 'C', 'D', 'E'].map((name, at) => one(name, 0.6 + at / 100));
  const [only, ...others] = aboutUntimed(many);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    severity: 'warning',
    message: expect.stringMatching(/^5 benchmarks .*A \(60 %\), B \(61 %\).* and 2 more\.$/),
  });
});

test('one note about set-up names the benchmark with the most of it', () => {
  const one = (name: string, share: number) => ({ name, untimed: () => share });
  expect(aboutSetUp([one('BenchmarkA', 0.02), one('BenchmarkB', 0)])).toEqual([]);
  const message = expect.stringMatching(/\b31\.0 % .*\(BenchmarkB\)/);
  const subjects = [one('BenchmarkA', 0.12), one('BenchmarkB', 0.31), one('BenchmarkC', 0)];
  const findings = aboutSetUp(subjects);
  expect(findings).toEqual([expect.objectContaining({ severity: 'note', message })]);
  sentences.add(...findings);
});

sentences.compare();
