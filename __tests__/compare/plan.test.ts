import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairsPerRound } from '../../src/compare/rounds.ts';
import { planIterations, runSeconds, smallestBudget } from '../../src/compare/benchmarks.ts';
import { planWhatFits } from '../../src/compare/plan.ts';

const quick = { secondsPerOp: 1e-6, cpuSecondsPerOp: 1e-6, overheadSeconds: 0.01 };

describe('how much work a run does', () => {
  test.each([
    ['enough time: a tenth of a second', 300, 100_000],
    ['little time: that, as long as six rounds fit', 3.2, 100_000],
    ['hardly any: half of that', 2, 50_000],
  ])('%s', (_, budget, iterations) => {
    expect(planIterations([quick], budget)).toEqual([iterations]);
  });

  test('too little time: none', () => {
    expect(planIterations([quick], 0.5)).toBeUndefined();
    const long = { secondsPerOp: 10, cpuSecondsPerOp: 10, overheadSeconds: 0 };
    expect(planIterations([long], 200)).toBeUndefined();
    expect(planIterations([long], 300)).toEqual([1]);
  });

  test('it is CPU time that counts, but what waits must not take all the time', () => {
    const busyMachine = { secondsPerOp: 1.5e-6, cpuSecondsPerOp: 1e-6, overheadSeconds: 0 };
    expect(planIterations([busyMachine], 300)).toEqual([100_000]);
    const sleeps = { secondsPerOp: 0.1, cpuSecondsPerOp: 1e-6, overheadSeconds: 0 };
    expect(planIterations([sleeps], 300)).toEqual([2]);
    const parallel = { secondsPerOp: 1e-6, cpuSecondsPerOp: 8e-6, overheadSeconds: 0 };
    expect(planIterations([parallel], 300)).toEqual([12_500]);
  });

  test('what is too dear is left out, and the others keep their rounds', () => {
    const slow = { secondsPerOp: 3, cpuSecondsPerOp: 3, overheadSeconds: 0 };
    const slower = { secondsPerOp: 30, cpuSecondsPerOp: 30, overheadSeconds: 0 };
    expect(planWhatFits([slower, quick, slow], 2000)).toEqual([1, 100_000, 1]);
    expect(planWhatFits([slower, quick, slow], 100)).toEqual([undefined, 100_000, 1]);
    expect(planWhatFits([slower, quick, slow], 10)).toEqual([undefined, 100_000, undefined]);
    expect(planWhatFits([slower, quick], 0.1)).toEqual([undefined, undefined]);
  });

  const costs = fc.array(
    fc.record({
      secondsPerOp: fc.double({ min: 1e-10, max: 5, noNaN: true }),
      cpuSecondsPerOp: fc.double({ min: 0, max: 5, noNaN: true }),
      overheadSeconds: fc.double({ min: 0, max: 2, noNaN: true }),
    }),
    { minLength: 1, maxLength: 30 },
  );

  test('six rounds fit the budget, and there is a plan from the smallest budget on', () => {
    fc.assert(
      fc.property(costs, fc.double({ min: 0.1, max: 4000, noNaN: true }), (list, budget) => {
        const plan = planIterations(list, budget);
        if (budget > smallestBudget(list) * 1.0001) expect(plan).toBeDefined();
        if (plan === undefined) return;
        const round = list.reduce((sum, cost, at) => sum + 4 * runSeconds(cost, plan[at] as number), 0);
        expect(6 * round).toBeLessThanOrEqual(budget);
        for (const iterations of plan) expect(iterations).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('how many pairs of each a round has', () => {
  test('one of each where all take about as long', () => {
    expect(pairsPerRound([0.3, 0.3, 0.4], 300)).toEqual([1, 1, 1]);
    expect(pairsPerRound([5], 300)).toEqual([1]);
  });

  test('beside a server, a benchmark gets as much time as the server', () => {
    expect(pairsPerRound([3, 0.5], 300)).toEqual([1, 6]);
    expect(pairsPerRound([3, 0.5, 0.5], 300)).toEqual([1, 3, 3]);
  });

  test('as long as there is room for enough rounds', () => {
    expect(pairsPerRound([10, 0.5], 300)).toEqual([1, 1]);
    expect(pairsPerRound([6, 0.5], 300)).toEqual([1, 5]);
  });

  test('nothing known of how long they take: one of each', () => {
    expect(pairsPerRound([0, 0], 10)).toEqual([1, 1]);
  });

  test('there is always one, and enough rounds fit wherever one of each would', () => {
    const seconds = fc.array(fc.double({ min: 0.001, max: 60, noNaN: true }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(seconds, fc.double({ min: 1, max: 4000, noNaN: true }), (list, budget) => {
        const pairs = pairsPerRound(list, budget);
        expect(Math.min(...pairs)).toBeGreaterThanOrEqual(1);
        const round = 2 * list.reduce((sum, one, at) => sum + one * (pairs[at] as number), 0);
        const once = 2 * list.reduce((sum, one) => sum + one, 0);
        expect(round).toBeLessThanOrEqual(Math.max(once, budget / 15) * 1.0001);
      }),
    );
  });
});
