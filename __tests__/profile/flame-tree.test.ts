import { expect, test } from 'vitest';
import type { Profile, SampleValues } from '../../src/profile/columns.ts';
import { flameTree } from '../../src/profile/flame-graph.ts';
import { profileOfObjects } from '../harness/profile-objects.ts';

/** Functions `F0`, `F1`, …, each with one location, and these stacks of them, leaf first. */
function profileOf(functions: number, stacks: readonly (readonly number[])[]): Profile {
  const numbers = Array.from({ length: functions }, (_, number) => number);
  return profileOfObjects({
    sampleTypes: [{ type: 'samples', unit: 'count' }],
    samples: stacks.map((locations) => ({ locations, values: [1], labelled: false })),
    mappings: [],
    locations: numbers.map((func) => ({
      address: BigInt(func),
      mapping: undefined,
      lines: [{ func, line: 1 }],
    })),
    functions: numbers.map((number) => ({
      name: `F${number}`,
      systemName: `F${number}`,
      filename: '',
      startLine: 1,
    })),
    periodType: undefined,
    period: 0,
    timeNanos: 0n,
    durationNanos: 0,
    comments: [],
  });
}

const countOf = ([value = 0]: SampleValues) => value;

test('both sides share the nodes of stacks that both have', () => {
  const baseline = profileOf(3, [
    [1, 0],
    [2, 1, 0],
  ]);
  const candidate = profileOf(3, [
    [1, 0],
    [1, 0],
    [0, 1, 0],
  ]);
  const tree = flameTree({ profile: baseline, countOf }, { profile: candidate, countOf });
  expect(tree.functions.map((name, node) => [tree.names[name], tree.parents[node]])).toEqual([
    ['root', 0],
    ['F0', 0],
    ['F1', 1],
    ['F2', 2],
    ['F0', 2],
  ]);
  expect(tree.baseline).toEqual([2, 2, 2, 1, 0]);
  expect(tree.candidate).toEqual([3, 3, 3, 0, 1]);
});

test('fifty thousand different stacks, forty frames deep, make as many leaves', () => {
  const digits = 37;
  const stacks = Array.from({ length: 50_000 }, (_, at) => {
    const own = [0, 1, 2].map((place) => Math.floor(at / digits ** place) % digits);
    const shared = Array.from({ length: 36 }, (_, depth) => digits + depth);
    // Which of the first stacks' tens of thousands it is, in base 37, four digits deep, below what all share.
    return [...own, Math.floor(at / digits ** 3), ...shared];
  });
  const profile = profileOf(digits + 36, stacks);
  const tree = flameTree({ profile, countOf }, { profile, countOf });
  const parents = new Set(tree.parents.slice(1));
  const leaves = tree.functions.filter((_, node) => node > 0 && !parents.has(node));
  expect(leaves).toHaveLength(50_000);
  const level = (place: number) => Math.ceil(50_000 / digits ** place);
  expect(tree.functions).toHaveLength(1 + 36 + level(3) + level(2) + level(1) + level(0));
  expect(tree.baseline[0]).toBe(50_000);
  expect(tree.candidate).toEqual(tree.baseline);
});
