import { describe, expect, test } from 'vitest';
import { type FreshRounds, findingsOfFreshRounds } from '../../src/commands/heats.ts';
import { isPreciseEnough, judgeWinner, resultsOf, withoutCarried } from '../../src/commands/tuning.ts';
import type { Comparison, ContenderDifference, Measurement } from '../../src/compare/experiment/verdict.ts';
import { noRoomFor } from '../../src/compare/workload/workload.ts';
import { comparisonHeadline } from '../../src/report/headline.ts';
import type { Report } from '../../src/report/report.ts';
import { note, warning } from '../../src/system/errors.ts';

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
    'The program is not proven to be faster without 0 calls of the profile (−1.0 %, 95 % interval −3.0 % to +1.0 %), so the search changes nothing.',
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

test('without enough fresh rounds, the search changes nothing and says why', () => {
  const judged = judgeWinner({ bytes: new Uint8Array(), leftOut: [] }, { folder: '', findings: [] }, BEFORE);
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

describe('if the fresh rounds left out a row of the first rounds', () => {
  const better = [...FRESH_ROWS, difference('tuned', 'recorded', -0.04, [-0.05, -0.03])];
  const judge = (before: Partial<Comparison>, fresh: readonly Measurement[], rows = better) =>
    judgeWinner({ bytes: new Uint8Array([1]), leftOut: [] }, freshRounds(rows, fresh), {
      ...BEFORE,
      ...before,
    });
  const slow = { ...row('a.BenchmarkSlow-2'), provenSlower: true } as const;
  const other = row('load');
  const rest = [row('a.BenchmarkOther-2')];

  test('that is proven slower, the recorded profile stays, because its verdict would hide the row', () => {
    const judged = judge({ measurements: [slow, other, ...rest] }, rest);
    expect(judged.winner).toBeUndefined();
    expect(judged.comparison).toMatchObject({ verdict: 'slower', measurements: [slow, other, ...rest] });
    const [about, why] = judged.findings;
    expect(about?.message).toMatch(
      /^The fresh rounds left out a\.BenchmarkSlow-2, load, .* figures of the tuned/,
    );
    expect(why).toEqual({
      severity: 'note',
      message:
        'The program is faster without 0 calls of the profile (−4.0 %, 95 % interval −5.0 % to −3.0 %), but the fresh rounds left out a.BenchmarkSlow-2, which is proven to be slower with the recorded profile. So the search changes nothing.',
      fix: 'Give the search more time, such as `tune: 15m`.',
    });
  });

  test('that alone is the reason of the verdict `slower`, the recorded profile stays', () => {
    expect(judge({ measurements: [other] }, rest).winner).toBeUndefined();
    expect(judge({ verdict: 'inconclusive', measurements: [other] }, rest).winner).toBeDefined();
  });

  test('that is not proven slower, a warning names the row', () => {
    const judged = judge({ measurements: [other, ...rest] }, rest);
    expect(judged.winner).toBeDefined();
    expect(judged.findings).toEqual([
      warning(
        'The fresh rounds left out load, which the first rounds measured. So the verdict about the tuned profile is about the other workloads.',
        'Give the search more time, such as `tune: 15m`.',
      ),
    ]);
  });

  test('because it failed late, the row counts as left out', () => {
    const late = { ...other, decisive: false };
    expect(judge({ measurements: [other, ...rest] }, [late, ...rest]).findings).toHaveLength(1);
    expect(judge({ measurements: [other, ...rest] }, [other, ...rest]).findings).toEqual([]);
  });
});

describe('the findings of the fresh rounds', () => {
  test('are in the result, whatever the fresh rounds prove', () => {
    const left = warning('In the fresh rounds: the load failed.');
    for (const gain of [-0.04, -0.01]) {
      const rows = [...FRESH_ROWS, difference('tuned', 'recorded', gain, [gain - 0.02, gain + 0.02])];
      const fresh = { ...freshRounds(rows), findings: [left] };
      expect(judgeWinner({ bytes: new Uint8Array(), leftOut: [] }, fresh, BEFORE).findings).toContain(left);
    }
    const none = { folder: '', findings: [left] };
    expect(judgeWinner({ bytes: new Uint8Array(), leftOut: [] }, none, BEFORE).findings).toContain(left);
  });

  test('name the setting that gives the time of these rounds', () => {
    expect(findingsOfFreshRounds([noRoomFor(['load'])], [], 'tune')).toEqual([
      warning(
        'In the fresh rounds: The time is too short for at least 6 rounds of all workloads, so these workloads are left out: load.',
        'Raise `tune`, or choose fewer benchmarks with `benchmarks`.',
      ),
    ]);
    const tooLong = warning(
      'The load is left out: an interval needs 6 pairs, but the budget is shorter.',
      'Raise `budget` by about 40 s, or give the load less work.',
    );
    expect(findingsOfFreshRounds([tooLong], [], 'tune')).toEqual([
      warning(
        'In the fresh rounds: The load is left out: an interval needs 6 pairs, but the time is shorter.',
        'Raise `tune`, or give the load less work.',
      ),
    ]);
  });

  test('are left out if the report has them already, also with other figures or about the same build by another name', () => {
    const failed = (requests: number, build: string) =>
      warning(`${requests} of 1,000 requests of the load failed with the ${build} (1.0 %).`);
    const known = [failed(12, 'candidate'), note('The test binaries of a have the same bytes.')];
    const found = [
      failed(15, 'build with the recorded profile'),
      failed(15, 'build without 3 calls of the profile'),
      note('The test binaries of a have the same bytes.'),
    ];
    expect(findingsOfFreshRounds([...found, ...found], known, 'tune').map(({ message }) => message)).toEqual([
      'In the fresh rounds: 15 of 1,000 requests of the load failed with the build without 3 calls of the profile (1.0 %).',
    ]);
  });
});

/** A row that decides the verdict. */
function row(name: string): Measurement {
  const sides = { baseline: 1, candidate: 1.01 };
  const interval = [0.005, 0.015] as const;
  return {
    name,
    unit: 'cpu-sec/op',
    ...sides,
    decisive: true,
    change: 0.01,
    interval,
    verdict: 'slower',
    pairs: 20,
  };
}

function freshRounds(
  contenders: readonly ContenderDifference[],
  measurements: readonly Measurement[] = [],
): FreshRounds {
  const tuned = { ...BEFORE, verdict: 'faster', change: -0.02, interval: [-0.04, -0.001] } as const;
  return {
    folder: '',
    findings: [],
    comparison: { ...BEFORE, measurements, contenders },
    alternatives: { tuned: { comparison: { ...tuned, measurements }, findings: [] } },
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
