import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { askBenchstat, type BuildResults } from '../../bench/judge/benchstat.ts';
import { resultsOf } from '../../bench/judge/rounds.ts';
import { agreementOf, type Judgement, pageOf } from '../../bench/judge/table.ts';
import type { Measurement } from '../../bench/public.ts';
import { readSourceFile } from '../../scripts/structure.ts';
import { temporaryFolder } from '../harness/temporary.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What one round prints for two packages. The geometric mean of both times is `time`. */
function roundOf(time: number): string {
  const benchmark = (name: string, nanoseconds: number) =>
    `goos: linux\npkg: ${name}\nBenchmarkPage/a,"b" \t 100\t ${nanoseconds} ns/op\t 8 B/op\nPASS\n`;
  return benchmark('example.com/m', 4 * time) + benchmark('example.com/m/render', time / 4);
}

/** The results of rounds whose times differ from `time` by up to 1 %, in another order for each `shift`. */
function resultsAround(time: number, shift: number): BuildResults {
  const texts = Array.from({ length: 15 }, (_, at) =>
    roundOf(time * (1 + (((at * 7 + shift) % 15) - 7) / 700)),
  );
  return resultsOf({ build: texts })['build'] as BuildResults;
}

test('benchstat judges the geometric mean of all benchmarks, and its test gives the interval', async () => {
  await using folder = await temporaryFolder();
  const ask = (first: BuildResults, second: BuildResults) =>
    askBenchstat(folder.path, ['off', 'recorded'], [first, second]);
  const before = resultsAround(1000, 0);

  const faster = await ask(before, resultsAround(950, 3));
  expect(faster.whole.delta).toMatch(/^-[45]\./);
  expect(faster.change).toBeCloseTo(-0.05, 2);
  expect(faster.interval[0]).toBeGreaterThan(-0.06);
  expect(faster.interval[0]).toBeLessThan(faster.change);
  expect(faster.interval[1]).toBeGreaterThan(faster.change);
  expect(faster.interval[1]).toBeLessThan(-0.04);
  expect(faster.rows.map(({ name }) => name)).toEqual([
    'example.com/m Page/a,"b"',
    'example.com/m/render Page/a,"b"',
    'geomean',
  ]);
  expect(faster.rows[1]?.p).toBeLessThan(0.05);

  const equal = await ask(before, resultsAround(1000.5, 4));
  expect(equal.whole.delta).toBe('~');
  expect(equal.interval[0]).toBeLessThanOrEqual(0);
  expect(equal.interval[1]).toBeGreaterThanOrEqual(0);

  // More than the first tried changes reach.
  const double = await ask(before, resultsAround(2100, 5));
  expect(double.interval[0]).toBeLessThan(1.1);
  expect(double.interval[1]).toBeGreaterThan(1.1);
});

test('each benchmark has the same influence on a round, and a missing benchmark is an error', () => {
  const { off } = resultsOf({ off: [roundOf(100), roundOf(200)] });
  expect(off?.wholes[0]).toBeCloseTo(100, 6);
  expect(off?.wholes[1]).toBeCloseTo(200, 6);
  const incomplete = roundOf(100).replace('BenchmarkPage', 'BenchmarkOther');
  expect(() => resultsOf({ off: [roundOf(100)], recorded: [roundOf(100), incomplete] })).toThrow(
    /Round 2 of recorded .*BenchmarkOther/,
  );
  expect(() => resultsOf({ off: ['PASS\n'] })).toThrow('PASS');
});

test('the table says whether both verdicts agree', () => {
  const agreement = (own: readonly number[], theirs: readonly number[]) => {
    const [a, b] = [own, theirs].map(([change = 0, low = 0, high = 0]) => ({
      change,
      interval: [low, high] as const,
    }));
    return agreementOf(a as Parameters<typeof agreementOf>[0], b as Parameters<typeof agreementOf>[0]);
  };
  expect(agreement([-5, -6, -4], [-4, -5, -3])).toEqual({ agrees: true, words: 'yes' });
  expect(agreement([-5, -6, -4], [-2, -4.5, 1])).toMatchObject({ agrees: true, words: /only ours/ });
  expect(agreement([-2, -4.5, 1], [-5, -6, -4])).toMatchObject({ agrees: true, words: /only benchstat/ });
  expect(agreement([-1, -3, 2], [1, -2, 4])).toMatchObject({ agrees: true, words: /neither/ });
  expect(agreement([-5, -6, -4], [-2, -3, -1])).toMatchObject({ agrees: false, words: /apart/ });
  expect(agreement([-1, -2, 0.5], [1, 0.2, 2])).toMatchObject({ agrees: false, words: /signs/ });
});

test('a row has both verdicts on the same two builds; another recording is not compared, and a failure is listed', () => {
  const whole = {
    name: 'Whole',
    medians: [1, 0.95],
    ranges: ['1%', '1%'],
    delta: '-5.00%',
    p: 0.001,
  } as const;
  const verdict = { whole, change: -0.05, interval: [-0.06, -0.04], rows: [] };
  const judgement = {
    program: 'gofmt',
    profiles: [
      { name: 'recorded', sha256: 'a' },
      { name: 'tuned', sha256: 'b' },
    ],
    load: [1, 1],
    seconds: 150,
    rounds: 25,
    verdicts: [
      ['recorded', 'off'],
      ['tuned', 'off'],
      ['tuned', 'recorded'],
    ].map(([build, against]) => ({ build, against, ...verdict })),
  } as unknown as Judgement;
  const gain = (sha256: string) =>
    ({
      program: 'gofmt',
      measurement: 'gain',
      seconds: 100,
      load: [2, 2],
      figures: {
        sha256,
        change: 0.04,
        interval: [0.03, 0.05],
        'tuned change': -0.055,
        'tuned interval': [-0.065, -0.045],
      },
    }) as unknown as Measurement;
  const failed = { program: 'goja', error: 'goja.test failed: no such shelf' } as Judgement;

  const page = pageOf([{ ...judgement, seconds: 1 }, judgement, failed], [gain('a')]);
  const [, , first, second, third] = page.split('\n').map((line) => line.split('|').slice(1, -1));
  expect(first?.slice(0, 7)).toEqual([
    'gofmt',
    'recorded',
    'off',
    '+4.00',
    '+3.00 to +5.00',
    'slower',
    '100',
  ]);
  expect(first?.slice(7)).toMatchObject(['−5.00', '−6.00 to −4.00', '0.001', 'faster', '25', '150', /no/]);
  expect(second?.slice(1, 6)).toEqual(['tuned', 'off', '−5.50', '−6.50 to −4.50', 'faster']);
  expect(second?.at(-1)).toBe('yes');
  // We have no verdict on these two builds.
  expect(third?.slice(1, 7)).toEqual(['tuned', 'recorded', '', '', '', '']);
  expect(page).toMatch(/agree in 1 of 2 rows/);
  expect(page).toMatch(/^- gofmt, recorded against off: /m);
  expect(page).toMatch(/^- goja: .*no such shelf/m);
  expect(pageOf([judgement], [gain('c')])).toMatch(/agree in 0 of 0 rows/);
});

test('no code that measures or judges for our users takes part', () => {
  const folder = path.join(ROOT, 'bench', 'judge');
  const reached = new Set(['bench/judge.ts', ...readdirSync(folder).map((file) => `bench/judge/${file}`)]);
  const everything = { has: () => true } as unknown as ReadonlySet<string>;
  // The loop also visits what is added to the set while it runs.
  for (const file of reached) {
    const { imports } = readSourceFile(ROOT, file, everything);
    for (const { path: imported, isType } of imports)
      if (!isType && imported.endsWith('.ts')) reached.add(imported);
  }
  expect([...reached]).toContain('__tests__/harness/tools.ts');
  expect([...reached].filter((file) => /^src\/(?!system\/)/.test(file))).toEqual([]);
});
