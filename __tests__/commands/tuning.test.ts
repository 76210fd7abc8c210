import { expect, test } from 'vitest';
import type { FreshRounds } from '../../src/commands/heats.ts';
import { isPreciseEnough, judgeWinner, resultsOf, withoutCarried } from '../../src/commands/tuning.ts';
import type { Comparison, ContenderDifference } from '../../src/compare/experiment/verdict.ts';
import { comparisonHeadline } from '../../src/report/headline.ts';
import type { Report } from '../../src/report/report.ts';

test.each([
  ['a small difference with a narrow interval', -0.012, [-0.02, -0.004], true],
  ['a large difference with a wide interval that is far from zero', -0.48, [-0.6, -0.3], true],
  ['noise as large as the difference', -0.091, [-0.256, -0.005], false],
] as const)('whether the fresh rounds are trusted: %s', (_, change, interval, isTrusted) =>
  expect(isPreciseEnough({ change, interval })).toBe(isTrusted),
);

const BEFORE: Comparison = {
  verdict: 'slower',
  change: 0.016,
  interval: [0.01, 0.022],
  measurements: [],
  rounds: 27,
  seconds: 77,
  reason: 'The interval lies above zero.',
};
const FRESH_ROWS = [
  difference('recorded', 'off', 0.02, [0.015, 0.025]),
  difference('tuned', 'off', -0.02, [-0.04, -0.001]),
  difference('committed', 'off', 0.03, [0.02, 0.04]),
];

test('the fresh rounds of a winner that is not proven better appear in the report, beside the first comparison', () => {
  const rows = [...FRESH_ROWS, difference('tuned', 'recorded', -0.01, [-0.03, 0.01])];
  const judged = judgeWinner({ bytes: new Uint8Array(), leftOut: [] }, freshRounds(rows), BEFORE);
  expect(judged.winner).toBeUndefined();
  expect(judged.comparison).toMatchObject({ verdict: 'slower', change: 0.016 });
  // The committed profile is in the first comparison already, so its fresh row would contradict that one.
  expect(judged.comparison?.contenders?.map(({ name, against }) => `${name} against ${against}`)).toEqual([
    'recorded against off',
    'tuned against off',
    'tuned against recorded',
  ]);
  expect(judged.findings.map(({ message }) => message)).toEqual([
    'The program is not proven to be faster without 0 calls of the profile (−1.0 %, 95 % interval −3.0 % to +1.0 %), so the run keeps the recorded profile.',
  ]);
});

test('after a search, the rows of the fresh rounds replace earlier rows of the same profiles', () => {
  const before: Report = {
    command: 'refresh',
    findings: [],
    comparison: {
      ...BEFORE,
      contenders: [
        difference('committed', 'off', 0.001, [-0.004, 0.006]),
        difference('recorded', 'off', 0.016, [0.01, 0.022]),
        difference('recorded', 'committed', 0.01, [0.004, 0.016]),
        difference('tuned', 'off', 0.03, [0.02, 0.04]),
        difference('tuned', 'recorded', 0.014, [0.006, 0.022]),
      ],
    },
  };
  const { comparison = BEFORE } = withoutCarried(before, { leftOut: [] });
  const rows = [...FRESH_ROWS, difference('tuned', 'recorded', -0.01, [-0.03, 0.01])];
  const judged = judgeWinner({ bytes: new Uint8Array(), leftOut: [] }, freshRounds(rows), comparison);
  expect(judged.comparison?.contenders?.map((row) => [row.name, row.against, row.change])).toEqual([
    ['committed', 'off', 0.001],
    ['recorded', 'committed', 0.01],
    ['as-committed', 'off', 0.03],
    ['as-committed', 'recorded', 0.014],
    ['recorded', 'off', 0.02],
    ['tuned', 'off', -0.02],
    ['tuned', 'recorded', -0.01],
  ]);
});

test('a winner that is proven better replaces the comparison', () => {
  const rows = [...FRESH_ROWS, difference('tuned', 'recorded', -0.04, [-0.05, -0.03])];
  const judged = judgeWinner({ bytes: new Uint8Array([1]), leftOut: [] }, freshRounds(rows), BEFORE);
  expect(judged.winner?.bytes).toEqual(new Uint8Array([1]));
  expect(judged.comparison).toMatchObject({ verdict: 'faster', proposed: 'tuned', contenders: rows });
  expect(judged.findings).toEqual([]);
});

test('without enough fresh rounds, the run keeps the recorded profile and says why', () => {
  const judged = judgeWinner({ bytes: new Uint8Array(), leftOut: [] }, { folder: '' }, BEFORE);
  expect(judged.comparison).toBeUndefined();
  expect(judged.findings[0]?.message).toContain('no time for enough fresh rounds');
});

test('the headline of a tuned profile still says that the held-out work also recorded the profile', () => {
  const training = { benchmarks: ['codec.BenchmarkDecode'], load: false };
  const before: Report = {
    command: 'refresh',
    findings: [],
    comparison: BEFORE,
    heldOut: { comparison: BEFORE, training },
  };
  const comparison: Comparison = { ...BEFORE, verdict: 'faster', change: -0.02, interval: [-0.04, -0.001] };
  const results = resultsOf({ comparison, load: undefined, heldOut: { comparison } }, before);
  const { caveat } = comparisonHeadline({ ...before, ...results }, comparison);
  expect(caveat).toBe('held out, but also trained on: −2.0 % (−4.0 % to −0.1 %)');
});

function freshRounds(contenders: readonly ContenderDifference[]): FreshRounds {
  const tuned = { ...BEFORE, verdict: 'faster', change: -0.02, interval: [-0.04, -0.001] } as const;
  return {
    folder: '',
    comparison: { ...BEFORE, contenders },
    alternatives: { tuned: { comparison: tuned, findings: [] } },
  };
}

function difference(
  name: string,
  against: string,
  change: number,
  interval: readonly [number, number],
): ContenderDifference {
  const [low, high] = interval;
  const verdict = high < 0 ? 'faster' : low > 0 ? 'slower' : 'inconclusive';
  return { name, against, verdict, change, interval };
}
