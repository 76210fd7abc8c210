import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRounds, smallestBudget } from '../../src/compare/plan.ts';

const quick = { secondsPerOp: 1e-6, overheadSeconds: 0.01 };

test('much time: forty rounds of a second', () => {
  const plan = planRounds([quick], 600);
  expect(plan?.rounds).toBe(40);
  expect(plan?.iterations).toEqual([1_000_000]);
});

test('less time: shorter runs before fewer than twenty rounds', () => {
  expect(planRounds([quick], 15)).toMatchObject({ rounds: 30, iterations: [200_000] });
});

test('little time: six rounds of short runs', () => {
  expect(planRounds([quick], 1)).toMatchObject({ rounds: 7, iterations: [50_000] });
});

test('too little time: none', () => {
  expect(planRounds([quick], 0.5)).toBeUndefined();
  expect(planRounds([{ secondsPerOp: 10, overheadSeconds: 0 }], 100)).toBeUndefined();
});

test('an operation that takes long runs once', () => {
  expect(planRounds([{ secondsPerOp: 3, overheadSeconds: 0 }], 120)).toMatchObject({
    rounds: 17,
    iterations: [1],
  });
});

const costs = fc.array(
  fc.record({
    secondsPerOp: fc.double({ min: 1e-10, max: 5, noNaN: true }),
    overheadSeconds: fc.double({ min: 0, max: 2, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
);

test('a plan has 6 to 40 rounds, fits the budget, and there is one from the smallest budget on', () => {
  fc.assert(
    fc.property(costs, fc.double({ min: 0.1, max: 4000, noNaN: true }), (list, budget) => {
      const plan = planRounds(list, budget);
      if (budget > smallestBudget(list) * 1.0001) expect(plan).toBeDefined();
      if (plan === undefined) return;
      expect(plan.rounds).toBeGreaterThanOrEqual(6);
      expect(plan.rounds).toBeLessThanOrEqual(40);
      expect(plan.seconds).toBeLessThanOrEqual(budget);
      for (const iterations of plan.iterations) expect(iterations).toBeGreaterThanOrEqual(1);
    }),
  );
});
