import { describe, expect, test } from 'vitest';
import { type CulpritProof, culpritsInWords, notProven, proofAgainst } from '../../src/commands/culprits.ts';
import type { MeasuredWorkload } from '../../src/compare/experiment/rounds.ts';
import type { RunSet, Workload } from '../../src/compare/workload/workload.ts';
import { seededRandom } from '../../src/system/format.ts';
import { quantityOf } from '../../src/system/quantities.ts';
import { findCulprits } from '../../src/tune/culprits.ts';
import { commandsToRepeat, golangIssue } from '../../src/tune/golang-issue.ts';
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

/** The sets of a workload in which each contender takes so many percent more CPU time than the build without a profile. */
function measuredWith(
  name: string,
  percent: Readonly<Record<string, number>>,
  rounds = 20,
): MeasuredWorkload {
  const random = seededRandom(7);
  const set = (): RunSet => {
    const run = (more: number) => new Map([['cpu-sec/op', 1 + (more + random() - 0.5) / 100]]);
    return { baseline: run(0), ...mapValues(percent, run) } as unknown as RunSet;
  };
  const quantities = [quantityOf('cpu-sec/op')];
  const workload: Workload = { name, quantities, secondsPerRun: 1, runSet: async () => set() };
  return { workload, rounds: Array.from({ length: rounds }, () => [set()]), complete: true };
}

function mapValues<T>(values: Readonly<Record<string, number>>, map: (value: number) => T) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

const EQUIVALENCE = 0.01;

describe('culprits are named', () => {
  const measured = [
    measuredWith('BenchmarkSlow', { candidate: 9, tuned: 2 }),
    measuredWith('BenchmarkOther', { candidate: -12, tuned: -12 }),
  ];

  test('with the differences of the slow benchmark only', () => {
    const proof = proofAgainst(measured, 'BenchmarkSlow', EQUIVALENCE) as CulpritProof;
    expect([proof.recorded, proof.without, proof.gain].map(({ verdict }) => verdict)).toEqual([
      'slower',
      'slower',
      'faster',
    ]);
    const { severity, message, fix } = culpritsInWords([call('a', 0.1)], proof);
    expect(severity).toBe('warning');
    expect(fix).toContain('golang-issue.md');
    expect(message).toMatch(
      /^Without this call of the profile, the CPU time of `BenchmarkSlow` changes by −6\.\d+ % \(95 % interval .*\): all callers → main\.a \(.*\)\. Compared with no profile, it changes by \+[89]\.\d+ % \(.* with the recorded profile, and by \+[12]\.\d+ % \(.* without this call\.$/,
    );
  });

  test('at most ten of them', () => {
    const proof = proofAgainst(measured, undefined, EQUIVALENCE) as CulpritProof;
    const calls = [...'abcdefghijklmnop'].map((name) => call(name, 0.01));
    const { message, fix } = culpritsInWords(calls, proof);
    // The program as a whole is not slower, so there is nothing to report to golang/go.
    expect(fix).not.toContain('golang-issue.md');
    expect(message).toMatch(
      /^Without these 16 calls of the profile, the CPU time of the program changes by .* and 6 more\. /,
    );
  });

  test('only if the program is proven faster without them', () => {
    const equal = [measuredWith('BenchmarkSlow', { candidate: 5, tuned: 5 })];
    const proof = proofAgainst(equal, undefined, EQUIVALENCE) as CulpritProof;
    expect(proof.gain.verdict).not.toBe('faster');
    expect(notProven([call('a', 0.1)], proof)).toMatch(
      /^No culprits are named\. The search suspected 1 call, but the fresh rounds do not prove that the program is faster without them\. /,
    );
    // The report for golang/go names the workloads of the fresh rounds, which may leave out some of the first rounds.
    const late = { ...measuredWith('BenchmarkLate', { candidate: 5, tuned: 5 }), complete: false };
    expect(proofAgainst([...equal, late], undefined, EQUIVALENCE)?.workloads).toEqual(['BenchmarkSlow']);
    const few = [measuredWith('BenchmarkSlow', { candidate: 9, tuned: 0 }, 5)];
    expect(proofAgainst(few, undefined, EQUIVALENCE)).toBeUndefined();
  });
});

test('the report for golang/go has the versions, the figures, the calls and the commands', () => {
  const change = (value: number) => ({ change: value, interval: [value - 0.005, value + 0.005] as const });
  const text = golangIssue({
    go: 'go1.26.8 linux/amd64',
    program: 'example.com/shop',
    row: 'render.BenchmarkPage-2',
    measured: ['render.BenchmarkPage-2'],
    commands: ["go test -pgo=off -run '^$' -bench . -count 10 ./... > 0.txt"],
    recorded: change(0.041),
    without: change(-0.031),
    gain: change(-0.069),
    isReordered: false,
    culprits: [{ caller: 'main.`a', callee: 'main.b', weight: 0.1, reason: 'it is large', go: 'go1.26.8' }],
    reasons: ['Inlining `b` into `a` stops `a` from being inlined in 65 places.'],
  });
  for (const part of [
    'go1.26.8 linux/amd64',
    'makes `render.BenchmarkPage-2` of example.com/shop slower',
    '+4.10 %',
    '−3.10 %',
    '−6.90 %',
    'which all had the same order of functions',
    'main.b',
    '65 places',
    'go test -pgo=off',
  ])
    expect(text).toContain(part);
  // A name cannot end its code span.
  expect(text).not.toContain('main.`a');
});

test('the commands of the report are quoted for a shell', () => {
  const buildFlags = ['-tags=prod', "-ldflags=-X 'main.version=1 $HOME'"];
  const settings = { buildFlags, benchmarks: "Render|it's", benchmarkPackages: ['./render'] };
  const ldflags = `'-ldflags=-X '\\''main.version=1 $HOME'\\'''`;
  const [off, recorded, ...others] = commandsToRepeat(settings, 'example.com/shop');
  expect(off).toBe(
    `go test -tags=prod ${ldflags} -pgo=off -run '^$' -bench 'Render|it'\\''s' -count 10 ./render > 0.txt`,
  );
  expect(recorded).toContain(' -pgo="$PWD/recorded.pgo" ');
  expect(others).toHaveLength(2);
  const [build] = commandsToRepeat({ ...settings, benchmarks: undefined }, 'example.com/shop');
  expect(build).toBe(`go build -tags=prod ${ldflags} -pgo=off -o program-0 example.com/shop`);
});
