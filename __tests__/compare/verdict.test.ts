import { describe, expect, test } from 'vitest';
import type { MeasuredWorkload, Rounds } from '../../src/compare/experiment/rounds.ts';
import { judgeRounds, verdictOf } from '../../src/compare/experiment/verdict.ts';
import { holm } from '../../src/compare/stats/stopping.ts';
import type { Workload } from '../../src/compare/workload/workload.ts';
import { seededRandom } from '../../src/system/format.ts';
import { type Quantity, quantityOf } from '../../src/system/quantities.ts';
import { goldenSentences } from '../harness/golden-sentences.ts';

const sentences = goldenSentences('compare');

/** One value of each side for each round, by unit. */
type Values = Readonly<Record<string, readonly [baseline: readonly number[], candidate: readonly number[]]>>;

/** What the rounds made of a workload that ran once a round; the first unit decides unless `decisive` names another. */
function measured(
  name: string,
  values: Values,
  { decisive = Object.keys(values)[0], complete = true }: Partial<Shape> = {},
): MeasuredWorkload {
  const quantities: Quantity[] = Object.keys(values).map((unit) => ({
    ...quantityOf(unit),
    decisive: unit === decisive,
  }));
  const workload: Workload = {
    name,
    quantities,
    secondsPerRun: 1,
    runSet: async () => ({ baseline: new Map(), candidate: new Map() }),
  };
  const rounds = (Object.values(values)[0]?.[0] ?? []).map((_, round) => {
    const side = (at: 0 | 1) =>
      new Map(Object.entries(values).map(([unit, both]) => [unit, both[at][round] as number]));
    return [{ baseline: side(0), candidate: side(1) }];
  });
  return { workload, rounds, complete };
}

interface Shape {
  readonly decisive: string | undefined;
  readonly complete: boolean;
}

function roundsOf(all: readonly MeasuredWorkload[], ended: Rounds['ended'] = 'budget'): Rounds {
  const completed = Math.max(...all.map(({ rounds }) => rounds.length));
  return { measured: all, completed, ended, findings: [] };
}

test.each([
  [[-0.03, -0.01], 'faster'],
  [[0.0001, 0.03], 'slower'],
  [[-0.01, 0.01], 'no difference'],
  [[0, 0], 'no difference'],
  [[-0.011, 0.002], 'inconclusive'],
  [[-0.002, 0.2], 'inconclusive'],
] as const)('an interval of %j says: %s', (interval, verdict) => {
  expect(verdictOf(interval)).toBe(verdict);
});

const judging = { precision: 0.005, equivalence: 0.01, seconds: 12 };
const times = [1, 1.1, 0.9, 1.2, 1.05, 0.95, 1.3, 1.15];
const scaled = (factor: number) => times.map((value) => value * factor);
const cpu = (factor: number) => ({ 'cpu-sec/op': [times, scaled(factor)] as const });

/** Its row, or the note on why it has none. */
function rowOf(one: MeasuredWorkload) {
  const { comparison, findings } = judgeRounds(roundsOf([measured('other', cpu(1)), one]), judging);
  return comparison.measurements.find(({ name }) => name === one.workload.name) ?? findings[0];
}

describe('a row', () => {
  test('every pair 5 % slower is 5 % slower, whatever the machine did', () => {
    const row = rowOf(measured('m.BenchmarkA', cpu(1.05)));
    expect(row).toMatchObject({
      name: 'm.BenchmarkA',
      unit: 'cpu-sec/op',
      verdict: 'slower',
      pairs: 8,
      change: expect.closeTo(0.05, 10),
      interval: [expect.closeTo(0.05, 10), expect.closeTo(0.05, 10)],
      baseline: expect.closeTo(1.075, 10),
    });
  });

  test('of what is better when higher: 5 % more is faster, and shown as more', () => {
    const row = rowOf(measured('load', { 'requests/s': [times, scaled(1.05)] }));
    expect(row).toMatchObject({ better: 'higher', verdict: 'faster', change: expect.closeTo(0.05, 10) });
  });

  test('of numbers that are always the same: no difference, zero wide', () => {
    const tens = new Array<number>(8).fill(10);
    const row = rowOf(measured('m.BenchmarkA', { 'allocs/op': [tens, tens] }));
    expect(row).toMatchObject({ verdict: 'no difference', change: 0, interval: [0, 0], baseline: 10 });
  });

  test('of much more peak memory: a warning', () => {
    const peak = measured('load', { ...cpu(1), 'peak-B': [times, scaled(2)] });
    const { findings } = judgeRounds(roundsOf([peak]), judging);
    const tuned = judgeRounds(roundsOf([peak]), judging, 'build with the tuned profile').findings;
    expect(tuned[0]?.message).toMatch(/^The build with the tuned profile has 100\.0 % more peak memory/);
    const message = expect.stringMatching(/100\.0 % more peak memory.* \(load\)\.$/);
    expect(findings).toMatchObject([{ severity: 'warning', message }]);
    sentences.add(...findings);
  });

  test('of nothing on one side: a note, since there is no ratio', () => {
    const [none, two] = [0, 2].map((value) => new Array<number>(8).fill(value)) as [number[], number[]];
    const note = rowOf(measured('m.BenchmarkA', { 'allocs/op': [none, two] }));
    expect(note).toMatchObject({
      severity: 'note',
      message: expect.stringMatching(/m\.BenchmarkA .*\b0 allocs\/op .*baseline.*\b2 .*candidate/),
    });
    sentences.add(note);
  });
});

test('the verdict is on the geometric mean over all decisive rows, not on a row', () => {
  const twice = measured('a', { 'cpu-sec/op': [times, scaled(2)], 'sec/op': [times, scaled(9)] });
  const half = measured('load', { 'cpu-sec/request': [times, scaled(1 / 2)] });
  const { comparison, findings } = judgeRounds(roundsOf([twice, half], 'precision'), judging);
  expect(findings).toEqual([]);
  expect(comparison).toMatchObject({
    verdict: 'no difference',
    rounds: 8,
    seconds: 12,
    ended: 'precision',
    precision: 0.005,
    equivalence: 0.01,
    change: expect.closeTo(0, 10),
  });
  expect(comparison.measurements.map((row) => [row.name, row.unit, row.decisive, row.verdict])).toEqual([
    ['a', 'cpu-sec/op', true, 'slower'],
    ['load', 'cpu-sec/request', true, 'faster'],
    ['a', 'sec/op', false, 'slower'],
  ]);
  sentences.add({ severity: comparison.verdict, message: comparison.reason });
});

describe('rows that are proven slower', () => {
  /** Sixteen rounds with noise of ± 5 %, and these true changes. */
  const rowsOf = (changes: readonly number[], random: () => number, rounds = 16) => {
    const ones = new Array<number>(rounds).fill(1);
    const all = changes.map((change, at) =>
      measured(`b${at}`, {
        'cpu-sec/op': [ones, ones.map(() => (1 + change) * Math.exp(random() / 10 - 0.05))],
      }),
    );
    return judgeRounds(roundsOf(all), judging).comparison.measurements;
  };
  const slowerOf = (rows: ReturnType<typeof rowsOf>) => rows.filter((row) => row.provenSlower);

  test('are named beside an overall verdict that hides them', () => {
    const rows = rowsOf([-0.1, 0.3, -0.12, -0.2], seededRandom(3));
    expect(slowerOf(rows).map(({ name }) => name)).toEqual(['b1']);
  });

  test('are none where a single row is the verdict', () => {
    expect(slowerOf(rowsOf([0.3], seededRandom(3)))).toEqual([]);
  });

  test.each([
    ['twenty rows without a difference', new Array<number>(20).fill(0)],
    ['nineteen faster rows and one without a difference', [0, ...new Array<number>(19).fill(-0.2)]],
    ['ten faster rows and ten without a difference', [...Array(10).fill(0), ...Array(10).fill(-0.2)]],
  ])('%s: wrong for any of those in one run of twenty, where rows alone are wrong in more', (_, changes) => {
    const random = seededRandom(11);
    const runs = 400;
    let anyAlone = 0;
    let anyOfAll = 0;
    for (let run = 0; run < runs; run++) {
      const rows = rowsOf(changes, random);
      const same = rows.filter((_, at) => changes[at] === 0);
      const judged = holm(rows.map(({ logRatios = [] }) => logRatios));
      if (same.some(({ verdict }) => verdict === 'slower' || verdict === 'faster')) anyAlone++;
      if (judged.some(({ isProven }, at) => isProven && changes[at] === 0)) anyOfAll++;
    }
    expect(anyOfAll / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs));
    expect(anyOfAll).toBeGreaterThan(0);
    if (changes.filter((change) => change === 0).length > 1) expect(anyAlone).toBeGreaterThan(3 * anyOfAll);
  });
});

describe('the reason', () => {
  const wave = [0.98, 1.01, 0.99, 1.02, 1.03, 0.97, 1, 1.005];
  const noisy = (factor: number) =>
    measured('a', { 'cpu-sec/op': [times, times.map((value, at) => value * factor * (wave[at] as number))] });

  const judged = (...measured: Parameters<typeof judgeRounds>) => {
    const { verdict, reason } = judgeRounds(...measured).comparison;
    sentences.add({ severity: verdict, message: reason });
    return { verdict, reason };
  };

  test('says the interval in words, and what ended the measuring', () => {
    const below = judged(roundsOf([noisy(0.9)], 'precision'), { ...judging, precision: 0.03 });
    expect(below.reason).toMatch(/below zero.*\b8 rounds.*±3 %/);
    expect(judged(roundsOf([noisy(1.1)]), judging).reason).toContain('above zero');
  });

  test('says that the interval was too wide only if it was', () => {
    // Measuring never ends early after eight rounds, and may wait for held-out work.
    const narrow = { ...judging, precision: 0.03 };
    for (const [ended, why] of [
      ['budget', 'the budget was spent.'],
      ['cancelled', 'the run was cancelled.'],
    ] as const)
      expect(judged(roundsOf([noisy(1.1)], ended), narrow).reason).toContain(
        `Measuring ended after 8 rounds, when ${why}`,
      );
    expect(judged(roundsOf([noisy(1.1)]), { ...judging, precision: 0.005 }).reason).toContain(
      'before the interval was as narrow as ±0.5 %',
    );
  });

  test('says what narrows it', () => {
    const { verdict, reason } = judged(roundsOf([noisy(1)]), judging);
    expect(verdict).toBe('inconclusive');
    expect(judged(roundsOf([noisy(1)], 'precision'), judging).reason).toMatch(/`precision`[^.]*\.$/);
    expect(reason).toMatch(/±1 %.*\b8 rounds.*budget[^.]*\.$/);
    const narrow = judged(roundsOf([noisy(1)]), { ...judging, precision: 0.03 });
    expect(narrow).toMatchObject({
      verdict: 'inconclusive',
      reason: expect.stringMatching(
        /8 rounds, when the budget was spent\. A larger budget and a smaller `precision`/,
      ),
    });
  });
});

describe('sides that are the same, on a machine that drifts, jumps and is noisy', () => {
  /** The share of 1,000 runs of `rounds` rounds that call them different. */
  function calledDifferent(rounds: number, benchmarks: number): number {
    const random = seededRandom(rounds * 100 + benchmarks);
    let different = 0;
    for (let run = 0; run < 1_000; run++) {
      let level = 0;
      const slot = () => {
        level = 0.98 * level + (random() - 0.5) * 0.05;
        // One run in ten meets a neighbour that takes half as much again.
        return Math.exp(level + (random() < 0.1 ? 0.4 * random() : 0) + (random() - 0.5) * 0.02);
      };
      const all = Array.from({ length: benchmarks }, () => [[], []] as [number[], number[]]);
      for (let round = 0; round < rounds; round++) {
        for (const [baseline, candidate] of all) {
          // The second run of a pair is always a little slower; only the coin takes that out.
          const [first, second] = [slot(), slot() * 1.01];
          const heads = random() < 0.5;
          baseline.push(heads ? first : second);
          candidate.push(heads ? second : first);
        }
      }
      const workloads = all.map((both, at) => measured(`b${at}`, { 'cpu-sec/op': both }));
      const { verdict } = judgeRounds(roundsOf(workloads), judging).comparison;
      if (verdict === 'faster' || verdict === 'slower') different++;
    }
    return different / 1_000;
  }

  test.each([
    [6, 1],
    [12, 3],
    [20, 2],
  ])('are called different in at most one run of twenty: %i rounds of %i', (rounds, benchmarks) => {
    // Three standard errors of a share of 1,000: 2.07 %.
    expect(calledDifferent(rounds, benchmarks)).toBeLessThan(0.05 + 0.0207);
  });
});

sentences.compare();
