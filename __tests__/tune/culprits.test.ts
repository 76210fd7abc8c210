import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/system/format.ts';
import { findCulprits } from '../../src/tune/culprits.ts';
import { golangIssue } from '../../src/tune/golang-issue.ts';
import type { LeftOutCall } from '../../src/tune/left-out.ts';

const MINUTE = 60_000;

function call(name: string, weight: number): LeftOutCall {
  return { callee: `main.${name}`, weight, go: 'go1.26.8', kind: 'cost', cost: 700, limit: 500 };
}

/** Halves the calls `a` to `p`. @param gains what the program gains without each call, as log ratios; absent: nothing. */
async function halve(gains: Readonly<Record<string, number>>, minutes = 30) {
  const random = seededRandom(5);
  const suspects = [...'abcdefghijklmnop'].map((name, at) => call(name, (at + 1) / 1000));
  let now = 0;
  let steps = 0;
  const culprits = await findCulprits({
    suspects,
    milliseconds: minutes * MINUTE,
    now: () => now,
    async runHeat(contenders, milliseconds) {
      now += milliseconds;
      steps++;
      return Array.from({ length: 20 }, () => {
        const ratios = contenders.map(({ name, leftOut }) => {
          const gain = leftOut.reduce(
            (sum, { callee }) => sum + (gains[callee.slice('main.'.length)] ?? 0),
            0,
          );
          return [name, gain + 0.01 * (random() - 0.5)] as const;
        });
        return new Map(ratios);
      });
    },
  });
  return { names: culprits.map(({ callee }) => callee.slice('main.'.length)).sort(), steps };
}

describe('halving', () => {
  test('finds the one call that makes the program slower', async () => {
    for (const name of ['a', 'g', 'p']) expect((await halve({ [name]: -0.05 })).names).toEqual([name]);
  });

  test('finds two that are only slow together with others put back', async () => {
    const { names } = await halve({ b: -0.04, n: -0.04 });
    expect(names).toEqual(expect.arrayContaining(['b', 'n']));
    expect(names.length).toBeLessThan(8);
  });

  test('keeps all suspects if the program is not faster without them, or if there is no time', async () => {
    expect((await halve({ a: 0.05 })).names).toHaveLength(16);
    expect(await halve({ a: -0.05 }, 0.1)).toMatchObject({ steps: 0 });
  });
});

test('the report for golang/go has the versions, the figures, the calls and the commands', () => {
  const change = (value: number) => ({ change: value, interval: [value - 0.005, value + 0.005] as const });
  const text = golangIssue({
    go: 'go1.26.8 linux/amd64',
    program: 'example.com/shop',
    measured: ['render.BenchmarkPage-2'],
    commands: ["go test -pgo=off -run '^$' -bench . -count 10 ./... > 0.txt"],
    recorded: change(0.041),
    without: change(-0.031),
    culprits: [{ caller: 'main.`a', callee: 'main.b', weight: 0.1, reason: 'it is large', go: 'go1.26.8' }],
    reasons: ['Inlining `b` into `a` stops `a` from being inlined in 65 places.'],
  });
  for (const part of [
    'go1.26.8 linux/amd64',
    '+4.10 %',
    '−3.10 %',
    'main.b',
    '65 places',
    'go test -pgo=off',
  ])
    expect(text).toContain(part);
  // A name cannot end its code span.
  expect(text).not.toContain('main.`a');
});
