import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  groupsOf,
  overallLogRatios,
  type RoundsOptions,
  runRounds,
  setsPerRound,
} from '../../src/compare/experiment/rounds.ts';
import { BudgetSpent, inTurns, type RunValues, type Workload } from '../../src/compare/workload/workload.ts';
import type { Finding } from '../../src/system/errors.ts';
import { seededRandom } from '../../src/system/format.ts';
import { quantityOf } from '../../src/system/quantities.ts';

const CPU = quantityOf('cpu-sec/op');

/** A workload that takes what `cost` says; `ran` gets its runs in their order. */
function workload(
  name: string,
  cost: (side: string, run: number) => number | RunValues | Finding,
  ran: string[] = [],
): Workload {
  let run = 0;
  return {
    name,
    quantities: [CPU],
    secondsPerRun: 0.001,
    runSet: (order) =>
      inTurns(order, async (side): Promise<RunValues | Finding> => {
        ran.push(`${name} ${side}`);
        const value = cost(side, run++);
        return typeof value === 'number' ? new Map([['cpu-sec/op', value]]) : value;
      }),
  };
}

function rounds(workloads: readonly Workload[], options: Partial<RoundsOptions> = {}) {
  return runRounds(workloads, {
    sets: workloads.map(() => 1),
    precision: 0.005,
    deadline: performance.now() + 60_000,
    random: seededRandom(1),
    ...options,
  });
}

const failure = { severity: 'warning', message: 'no such page' } as const;

test('both runs of a pair are next to each other, in either order, the workloads shuffled', async () => {
  const ran: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => workload(name, () => 1, ran));
  const { completed } = await rounds(all, { sets: [1, 1, 2] });
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

test('what a round begins with is done before each, and its time is planned for', async () => {
  const begun: number[] = [];
  const before = async (round: number) => {
    begun.push(round);
    await sleep(60);
  };
  const { completed } = await rounds([workload('a', (_, run) => 1 + (run % 7) / 10)], {
    deadline: performance.now() + 500,
    before,
  });
  expect(begun).toEqual(Array.from({ length: completed }, (_, at) => at + 1));
  expect(completed).toBeLessThanOrEqual(8);
});

describe('ends', () => {
  test('with as many rounds as an interval needs, if `latest` allows them', async () => {
    const noisy = workload('a', (_, run) => 1 + (run % 7) / 10);
    const now = performance.now();
    expect(await rounds([noisy], { deadline: now, latest: now + 60_000 })).toMatchObject({ completed: 6 });
  });

  test('when the interval is narrow enough', async () => {
    const random = seededRandom(2);
    const quiet = workload('a', (side) => (side === 'candidate' ? 1.02 : 1) * (1 + 0.004 * (random() - 0.5)));
    const { ended, completed, measured } = await rounds([quiet]);
    expect(ended).toBe('precision');
    expect(completed).toBeLessThan(40);
    expect(overallLogRatios(measured)).toHaveLength(completed);
  });

  test('when the time is up, with complete rounds only', async () => {
    const random = seededRandom(3);
    const noisy = workload('a', (_, run) => {
      if (run === 21) throw new BudgetSpent();
      return 1 + random();
    });
    const { ended, completed, measured } = await rounds([noisy]);
    expect(ended).toBe('budget');
    expect(completed).toBe(10);
    expect(measured[0]?.rounds).toHaveLength(10);
  });
});

test('what is too slow for six rounds is left out by name, and the others are measured', async () => {
  const slow = workload('slow', () => 1);
  const workloads = [
    {
      ...slow,
      name: 'endless',
      runSet: (order: readonly string[]) => sleep(4_000).then(() => slow.runSet(order)),
    },
    { ...slow, runSet: (order: readonly string[]) => sleep(150).then(() => slow.runSet(order)) },
    workload('quick', () => 1),
  ];
  const { completed, measured, findings } = await rounds(workloads, { deadline: performance.now() + 15_000 });
  expect(completed).toBeGreaterThanOrEqual(6);
  expect(measured.map(({ complete }) => complete)).toEqual([false, true, true]);
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/\b6 rounds\b.*: endless\.$/) },
  ]);
});

test('if the machine becomes slower before the last of six rounds, a workload is left out and the rounds are complete', async () => {
  // The clock stands still except while a workload runs, so the test does not depend on the speed of the machine.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    const deadline = 12_700;
    const lasting = (name: string): Workload => {
      const one = workload(name, (_, run) => 1 + (run % 7) / 10);
      let sets = 0;
      return {
        ...one,
        runSet: (order) => {
          now += ++sets < 5 ? 1_000 : 1_250;
          if (now > deadline) throw new BudgetSpent();
          return one.runSet(order);
        },
      };
    };
    const { completed, measured } = await rounds([lasting('a'), lasting('b')], { deadline });
    expect(completed).toBe(6);
    expect(measured.filter(({ complete }) => complete)).toHaveLength(1);
  } finally {
    clock.mockRestore();
  }
});

test('a workload that fails is left out with its finding; what was measured before stays, the others go on', async () => {
  const ran: string[] = [];
  const random = seededRandom(4);
  const failing = workload('b', (_, run) => (run < 12 ? 1 + random() : failure), ran);
  const other = workload('a', () => 1 + random() / 50);
  const { measured, findings, completed } = await rounds([other, failing], { precision: 0.01 });
  expect(findings).toEqual([failure]);
  expect(ran).toHaveLength(13);
  expect(completed).toBeGreaterThan(6);
  expect(measured.map((one) => [one.workload.name, one.complete, one.rounds.length])).toEqual([
    ['a', true, completed],
    ['b', false, 6],
  ]);
  // Nothing of what failed is left in what decides.
  expect(overallLogRatios(measured)).toHaveLength(completed);
  for (const ratio of overallLogRatios(measured)) expect(Math.abs(ratio)).toBeLessThan(0.02);
});

test('a workload of which a run does not say what decides is left out, and the others go on', async () => {
  const random = seededRandom(8);
  const quiet = workload('load', (_, run) => (run === 3 ? new Map([['sec/op', 1]]) : 1));
  const other = workload('a', () => 1 + random() / 100);
  const { measured, findings, completed, ended } = await rounds([quiet, other]);
  expect(ended).toBe('precision');
  expect(measured.map((one) => [one.complete, one.rounds.length])).toEqual([
    [false, 1],
    [true, completed],
  ]);
  expect(findings).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/^load is left out.* cpu-sec\/op\.$/) },
  ]);
});

describe('a held-out workload', () => {
  const heldOut = (one: Workload): Workload => ({ ...one, isHeldOut: true });
  const noisy = (name: string, spread: number) => {
    const random = seededRandom(9);
    return workload(name, () => 1 + spread * (random() - 0.5));
  };

  test('is waited for, and stays out of what decides the verdict', async () => {
    const alone = await rounds([noisy('load', 0.01)], { precision: 0.01 });
    const other = heldOut(workload('held-out load', (side) => (side === 'candidate' ? 2 : 1)));
    const quiet = await rounds([noisy('load', 0.01), other], { precision: 0.01 });
    expect(quiet.ended).toBe('precision');
    expect(quiet.completed).toBe(alone.completed);
    const { measured, ended, completed } = await rounds(
      [noisy('load', 0.01), heldOut(noisy('held-out load', 0.1))],
      { precision: 0.01 },
    );
    expect(ended).toBe('precision');
    expect(completed).toBeGreaterThan(alone.completed);
    const groups = groupsOf(measured);
    for (const ratio of overallLogRatios(groups.deciding)) expect(Math.abs(ratio)).toBeLessThan(0.02);
    expect(overallLogRatios(groupsOf(quiet.measured).heldOut)).toEqual(
      Array.from({ length: quiet.completed }, () => Math.log(2)),
    );
  });

  test('that fails is not waited for, and without a deciding workload it does not go on', async () => {
    const failing = heldOut(workload('held-out load', (_, run) => (run < 8 ? 1 : failure)));
    const stands = await rounds([noisy('load', 0.01), failing], { precision: 0.01 });
    expect(stands).toMatchObject({ ended: 'precision', findings: [failure] });
    expect(stands.measured.map(({ complete }) => complete)).toEqual([true, false]);

    const broken = workload('load', (_, run) => (run < 8 ? 1 : failure));
    const { measured, completed } = await rounds([broken, heldOut(noisy('held-out load', 0.1))]);
    expect(measured.map(({ complete }) => complete)).toEqual([false, true]);
    expect(completed).toBeLessThanOrEqual(5);
  });

  test('is left out first when there is no time for both, although it is the shorter one', async () => {
    const lasting = (one: Workload, ms: number): Workload => ({
      ...one,
      runSet: (order) => sleep(ms).then(() => one.runSet(order)),
    });
    const workloads = [lasting(noisy('load', 0.1), 600), lasting(heldOut(noisy('held-out load', 0.1)), 300)];
    const deadline = performance.now() + 4_700;
    const { measured, findings } = await rounds(workloads, { deadline });
    expect(measured.map(({ complete }) => complete)).toEqual([true, false]);
    expect(findings).toMatchObject([{ message: expect.stringMatching(/left out: held-out load\.$/) }]);
  });
});

describe('how many sets of each a round has', () => {
  test('a benchmark gets as much time as the server that is measured with it', () => {
    expect(setsPerRound([3, 0.5], 300)).toEqual([1, 6]);
    expect(setsPerRound([3, 0.5, 0.5], 300)).toEqual([1, 3, 3]);
  });

  test('more of all where each round begins with linking', () => {
    expect(setsPerRound([0.1], 60, 0.2)).toEqual([2]);
    expect(setsPerRound([0.1], 60, 1.25)).toEqual([5]);
    expect(setsPerRound([0.1], 600, 20)).toEqual([20]);
  });

  test('there is always one, and enough rounds fit wherever one of each would', () => {
    const seconds = fc.array(fc.double({ min: 0.001, max: 60, noNaN: true }), {
      minLength: 1,
      maxLength: 20,
    });
    const budgets = fc.double({ min: 1, max: 4000, noNaN: true });
    const preparing = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(seconds, budgets, preparing, (list, budget, before) => {
        const pairs = setsPerRound(list, budget, before);
        expect(Math.min(...pairs)).toBeGreaterThanOrEqual(1);
        const round = before + 2 * list.reduce((sum, one, at) => sum + one * (pairs[at] as number), 0);
        const once = before + 2 * list.reduce((sum, one) => sum + one, 0);
        expect(round).toBeLessThanOrEqual(Math.max(once, budget / 15) * 1.0001);
      }),
    );
  });
});
