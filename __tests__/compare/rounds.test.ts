import { describe, expect, test } from 'vitest';
import { BudgetSpent } from '../../src/compare/meter.ts';
import { overallLogRatios, type RoundsOptions, runRounds } from '../../src/compare/rounds.ts';
import { pairOf, type Reading, type SideName, type Subject } from '../../src/compare/subject.ts';
import type { Finding } from '../../src/system/errors.ts';
import { seededRandom } from '../../src/stats/random.ts';

const CPU = { unit: 'cpu-sec/op', better: 'lower', decisive: true } as const;

/** A subject that takes what `cost` says; `ran` gets its runs in their order. */
function subject(
  name: string,
  cost: (side: SideName, run: number) => number | Reading | Finding,
  ran: string[] = [],
): Subject {
  let run = 0;
  return {
    name,
    quantities: [CPU],
    secondsPerRun: 0.001,
    runPair: (first) =>
      pairOf(first, async (side): Promise<Reading | Finding> => {
        ran.push(`${name} ${side}`);
        const value = cost(side, run++);
        return typeof value === 'number' ? new Map([['cpu-sec/op', value]]) : value;
      }),
  };
}

function rounds(subjects: readonly Subject[], options: Partial<RoundsOptions> = {}) {
  return runRounds(subjects, {
    pairs: subjects.map(() => 1),
    precision: 0.005,
    deadline: performance.now() + 60_000,
    random: seededRandom(1),
    ...options,
  });
}

const failure = { severity: 'warning', message: 'no such page' } as const;

test('both runs of a pair are next to each other, in either order, the subjects shuffled', async () => {
  const ran: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => subject(name, () => 1, ran));
  const { completed } = await rounds(all, { pairs: [1, 1, 2] });
  expect(ran).toHaveLength(completed * 8);
  const pairs = Array.from({ length: ran.length / 2 }, (_, at) => ran.slice(2 * at, 2 * at + 2));
  for (const [first = '', second = ''] of pairs) {
    expect(second.slice(0, 1)).toBe(first.slice(0, 1));
    expect(new Set([first.slice(2), second.slice(2)])).toEqual(new Set(['baseline', 'candidate']));
  }
  const baselineFirst = pairs.filter(([first = '']) => first.endsWith('baseline')).length;
  expect(baselineFirst).toBeGreaterThan(pairs.length / 4);
  expect(baselineFirst).toBeLessThan((pairs.length * 3) / 4);
  const orders = Array.from({ length: completed }, (_, at) =>
    pairs.slice(4 * at, 4 * at + 4).map(([first = '']) => first.slice(0, 1)),
  );
  expect(new Set(orders.map((order) => order.join(''))).size).toBeGreaterThan(4);
  for (const order of orders) expect(order.sort()).toEqual(['a', 'b', 'c', 'c']);
});

describe('ends', () => {
  test('when the interval is narrow enough', async () => {
    const random = seededRandom(2);
    const quiet = subject('a', (side) => (side === 'candidate' ? 1.02 : 1) * (1 + 0.004 * (random() - 0.5)));
    const { ended, completed, measured } = await rounds([quiet]);
    expect(ended).toBe('precision');
    expect(completed).toBeLessThan(40);
    expect(overallLogRatios(measured)).toHaveLength(completed);
  });

  test('when the time is up, with complete rounds only', async () => {
    const random = seededRandom(3);
    const noisy = subject('a', (_, run) => {
      if (run === 21) throw new BudgetSpent();
      return 1 + random();
    });
    const { ended, completed, measured } = await rounds([noisy]);
    expect(ended).toBe('budget');
    expect(completed).toBe(10);
    expect(measured[0]?.rounds).toHaveLength(10);
  });

  test('before a round that would not fit', async () => {
    const slow: Subject = {
      ...subject('a', () => 1),
      async runPair() {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const reading = () => new Map([['cpu-sec/op', Math.random()]]);
        return { baseline: reading(), candidate: reading() };
      },
    };
    const began = performance.now();
    const { ended, completed } = await rounds([slow], { deadline: began + 500 });
    expect(ended).toBe('budget');
    expect(completed).toBeLessThanOrEqual(2);
    expect(completed).toBeGreaterThanOrEqual(1);
  });

  test('what is no end of time is thrown', async () => {
    const broken = subject('a', () => {
      throw new TypeError('a bug');
    });
    await expect(rounds([broken])).rejects.toThrow('a bug');
  });
});

describe('a subject that fails', () => {
  test('is left out with its finding; what was measured before stays, the others go on', async () => {
    const ran: string[] = [];
    const random = seededRandom(4);
    const failing = subject('b', (_, run) => (run < 12 ? 1 + random() : failure), ran);
    const other = subject('a', () => 1 + random() / 50);
    const { measured, findings, completed } = await rounds([other, failing], { precision: 0.01 });
    expect(findings).toEqual([failure]);
    expect(ran).toHaveLength(13);
    expect(completed).toBeGreaterThan(6);
    expect(measured.map((one) => [one.subject.name, one.complete, one.rounds.length])).toEqual([
      ['a', true, completed],
      ['b', false, 6],
    ]);
    // Nothing of what failed is left in what decides.
    expect(overallLogRatios(measured)).toHaveLength(completed);
    for (const ratio of overallLogRatios(measured)) expect(Math.abs(ratio)).toBeLessThan(0.02);
  });

  test('when it is the only one, that is the end', async () => {
    const { measured, findings, completed } = await rounds([subject('a', () => failure)]);
    expect(findings).toEqual([failure]);
    // A round in which all failed is none.
    expect(completed).toBe(0);
    expect(measured[0]).toMatchObject({ complete: false, rounds: [] });
  });
});

describe('a run that does not say what decides', () => {
  const silent = () => new Map([['sec/op', 1]]);
  const around = (value: number, random = seededRandom(6)) => value * (1 + random() / 100);

  test.each(['baseline', 'candidate'])('on the %s drops its round for all, and no more', async (quiet) => {
    let said = 0;
    const random = seededRandom(7);
    const load = subject('load', (side) => {
      if (side === quiet && ++said === 9) return silent();
      return around(side === 'candidate' ? 1.05 : 1, random);
    });
    const { measured, findings, completed, ended } = await rounds([load, subject('a', () => around(1))]);
    expect(ended).toBe('precision');
    expect(measured.map((one) => [one.complete, one.rounds.length])).toEqual([
      [true, completed],
      [true, completed],
    ]);
    expect(findings).toEqual([
      {
        severity: 'note',
        message: `1 of ${completed + 1} rounds does not count, because a run of load gave no cpu-sec/op.`,
      },
    ]);
    const overall = overallLogRatios(measured);
    expect(overall).toHaveLength(completed);
    for (const ratio of overall) expect(ratio).toBeGreaterThan(0.01);
  });

  test('of several pairs in a round leaves the others', async () => {
    let run = 0;
    const one = subject('a', () => (run++ % 6 === 0 ? silent() : around(1)));
    const { findings, completed, ended } = await rounds([one], { pairs: [3] });
    expect([findings, ended]).toEqual([[], 'precision']);
    expect(completed).toBeGreaterThanOrEqual(16);
  });

  test('again and again is left out, and the others go on', async () => {
    const random = seededRandom(8);
    const quiet = subject('load', silent);
    const { measured, findings, completed, ended } = await rounds([
      quiet,
      subject('a', () => around(1, random)),
    ]);
    expect(ended).toBe('precision');
    expect(measured.map((one) => [one.complete, one.rounds.length])).toEqual([
      [false, 0],
      [true, completed],
    ]);
    expect(findings).toEqual([
      {
        severity: 'warning',
        message: 'load is left out: a run gave no cpu-sec/op in 3 of 3 rounds.',
        fix: 'Let every run do the same and print its result in full.',
      },
    ]);
  });

  test('of a subject of which nothing decides is as good as any', async () => {
    const beside: Subject = {
      ...subject('load', silent),
      quantities: [{ unit: 'sec/op', better: 'lower', decisive: false }],
    };
    const { measured, findings } = await rounds([beside, subject('a', () => around(1))]);
    expect(findings).toEqual([]);
    expect(measured.every(({ complete }) => complete)).toBe(true);
  });
});

test('several pairs in a round count as their mean', async () => {
  const values = [1, 2, 1, 8];
  let pair = -1;
  const one = subject('a', (side) => {
    if (side === 'baseline') return 1;
    pair++;
    return values[pair % values.length] as number;
  });
  const { measured } = await rounds([one], { pairs: [4], deadline: performance.now() + 50 });
  for (const ratio of overallLogRatios(measured)) expect(ratio).toBeCloseTo(Math.log(16) / 4, 12);
});
