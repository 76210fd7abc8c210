import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EXACT_UP_TO,
  FEWEST_DIFFERENCES,
  hodgesLehmann,
  intervalRank,
  signedRankCumulative,
  signedRankProbabilities,
  signedRankTest,
} from '../../src/compare/stats/samples.ts';
import {
  halfWidthBySizes,
  isNarrowEnough,
  locate,
  RESERVE,
  spentAt,
} from '../../src/compare/stats/stopping.ts';
import { type Random, seededRandom } from '../../src/system/format.ts';

/** The averages of all pairs, each value with itself too, ascending: by the definition. */
function walshAverages(values: readonly number[]): number[] {
  const averages = values.flatMap((left, at) => values.slice(at).map((right) => (left + right) / 2));
  return averages.sort((a, b) => a - b);
}

describe('the distribution', () => {
  // Critical values of the two-sided test at 5 %, as tables print them (largest v that rejects).
  test.each([
    [6, 0],
    [10, 8],
    [20, 52],
    [50, 434],
    [100, 1955],
  ])('n = %i: rejects up to V = %i', (n, critical) => {
    expect(2 * signedRankCumulative(critical, n)).toBeLessThanOrEqual(0.05);
    expect(2 * signedRankCumulative(critical + 1, n)).toBeGreaterThan(0.05);
    expect(intervalRank(n, 0.95)).toBe(critical + 1);
  });

  test('is what counting all signs gives', () => {
    for (let n = 0; n <= 10; n++) {
      const counts = new Array<number>((n * (n + 1)) / 2 + 1).fill(0);
      for (let signs = 0; signs < 2 ** n; signs++) {
        let v = 0;
        for (let rank = 1; rank <= n; rank++) if (signs & (1 << (rank - 1))) v += rank;
        counts[v] = (counts[v] as number) + 1;
      }
      expect(signedRankProbabilities(n)).toEqual(counts.map((count) => count / 2 ** n));
    }
  });

  test('beyond the exact ones: close to what counting gives, and never back', () => {
    for (const n of [EXACT_UP_TO + 1, 150, 300]) {
      const probabilities = signedRankProbabilities(n);
      let sum = 0;
      let before = 0;
      for (const [v, probability] of probabilities.entries()) {
        sum += probability;
        const approximate = signedRankCumulative(v, n);
        // Where the ends of intervals are, around 2.5 %, it has to be good; not in the middle.
        const enough = sum > 0.015 && sum < 0.03 ? 0.00022 : 0.00082;
        expect(Math.abs(approximate - sum)).toBeLessThan(enough);
        expect(approximate).toBeGreaterThanOrEqual(before);
        before = approximate;
      }
    }
  });
});

// Hollander & Wolfe, example 3.1 (the depression data; differences after − before).
const DEPRESSION = [-0.952, 0.147, -1.022, -0.43, -0.62, -0.59, -0.49, 0.08, -0.01];

test("the depression data of Hollander & Wolfe, and R's wilcox.test of them", () => {
  const { estimate, interval } = hodgesLehmann(DEPRESSION);
  expect(estimate).toBeCloseTo(-0.46, 10);
  expect(interval[0]).toBeCloseTo(-0.786, 10);
  expect(interval[1]).toBeCloseTo(-0.01, 10);
  expect(signedRankTest(DEPRESSION)).toBeCloseTo(0.0390625, 12);
  expect(signedRankTest(DEPRESSION.map((value) => -value))).toBeCloseTo(0.0390625, 12);
});

test('too few for the confidence: says so', () => {
  expect(() => hodgesLehmann([1, 2, 3, 4, 5])).toThrow('5 differences have no 95 % interval');
  expect(hodgesLehmann([1, 2, 3, 4, 5, 6]).interval).toEqual([1, 6]);
  expect(FEWEST_DIFFERENCES).toBe(6);
});

const differences = fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 6, maxLength: 25 });

test('an interval excludes zero just when the signed-rank test rejects', () => {
  fc.assert(
    fc.property(differences, (values) => {
      // Without ties and zeros, V is the number of positive Walsh averages.
      const averages = walshAverages(values);
      fc.pre(averages.every((value) => value !== 0));
      const v = averages.filter((value) => value > 0).length;
      const p =
        2 *
        Math.min(
          signedRankCumulative(v, values.length),
          signedRankCumulative(averages.length - v, values.length),
        );
      const [low, high] = hodgesLehmann(values).interval;
      expect(low > 0 || high < 0).toBe(p <= 0.05);
      expect(signedRankTest(values)).toBeCloseTo(Math.min(1, p), 12);
    }),
  );
});

/** Share of 4,000 samples of size n whose interval covers the true centre 0. */
function coverage(n: number, draw: (random: () => number) => number): number {
  const random = seededRandom(20_240_501 + n);
  let covered = 0;
  for (let trial = 0; trial < 4_000; trial++) {
    const [low, high] = hodgesLehmann(Array.from({ length: n }, () => draw(random))).interval;
    if (low <= 0 && high >= 0) covered++;
  }
  return covered / 4_000;
}

const shapes: Record<string, (random: () => number) => number> = {
  uniform: (random) => random() - 0.5,
  normal: (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  'heavy-tailed (Cauchy)': (random) => Math.tan(Math.PI * (random() - 0.5)),
  'many ties': (random) => Math.floor(random() * 3) - 1,
};

describe.each(Object.entries(shapes))('covers the centre in at least 95 %% of samples: %s', (_, draw) => {
  test.each([6, 11, 20])('n = %i', (n) => {
    // Three standard errors of a share of 4,000: 1.03 %.
    expect(coverage(n, draw)).toBeGreaterThan(0.95 - 0.0103);
  });
});

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const PRECISION = 0.005;

function halfWidth(differences: readonly number[]): number {
  const [low, high] = locate(differences).interval;
  return (high - low) / 2;
}

/** 2 % with hardly any noise, and the opposite of about 2 % that is the `rank`th smallest of all sizes. */
function clearBut(rank: number, n: number): number[] {
  const sizes = Array.from({ length: n }, (_, at) => 0.02 + at * 1e-5);
  return sizes.map((size, at) => (at === rank - 1 ? -size : size));
}

describe('a look that sees the signs', () => {
  test('spends little, and all looks together no more than is set aside', () => {
    expect(RESERVE).toBeLessThanOrEqual(0.005);
    let spent = 0;
    for (let n = 16; n <= 100_000; n++) {
      spent += spentAt(n);
    }
    expect(spent).toBeLessThanOrEqual(0.005);
    expect(spent).toBeGreaterThan(0.0049);
  });

  // Of 2¹⁶ equally likely signs, 1 + 1 + 1 + 2 + 2 = 7 have a rank sum up to 4, and 10 one up to 5.
  test.each([
    [4, 14 / 2 ** 16, true],
    [5, 20 / 2 ** 16, false],
  ])('of 16 stops at its level of 0.000294 only: one opposite of rank %i', (rank, p, enough) => {
    const differences = clearBut(rank, 16);
    expect(signedRankTest(differences)).toBeCloseTo(p, 12);
    expect(p <= (0.005 * 16) / (16 * 17)).toBe(enough);
    // The interval is narrow in either case; by the sizes it could be far wider.
    expect(halfWidth(differences)).toBeLessThan(PRECISION / 10);
    expect(halfWidthBySizes(differences)).toBeGreaterThan(2 * PRECISION);
    expect(isNarrowEnough(differences, PRECISION)).toBe(enough);
    expect(
      isNarrowEnough(
        differences.map((one) => -one),
        PRECISION,
      ),
    ).toBe(enough);
  });
});

describe('a look that does not see the signs', () => {
  const shapes: Readonly<Record<string, (random: Random) => number>> = {
    normal,
    skewed: (random) => -Math.log(1 - random()),
    'of two sizes': (random) => (random() < 0.5 ? 1 : 0.1) + 0.01 * normal(random),
  };

  test.each(Object.entries(shapes))('decides the same whichever way the signs fall: %s', (_, draw) => {
    const random = seededRandom(5);
    const decisions = new Set<boolean>();
    for (let trial = 0; trial < 40; trial++) {
      const sizes = Array.from({ length: 16 + trial }, () => draw(random));
      // Just above and just below what is to be expected, where a sign would tip the scale.
      for (const precision of [0.8, 0.95, 1, 1.05, 1.2, 1.5].map(
        (factor) => factor * halfWidthBySizes(sizes),
      )) {
        const decision = isNarrowEnough(
          sizes.map((size, at) => (at % 2 === 0 ? size : -size)),
          precision,
        );
        decisions.add(decision);
        for (let flip = 0; flip < 4; flip++) {
          const turned = sizes.map((size) => (random() < 0.5 ? Math.abs(size) : -Math.abs(size)));
          if (signedRankTest(turned) <= 0.000294) continue;
          expect(isNarrowEnough(turned, precision)).toBe(decision);
        }
      }
    }
    expect(decisions).toEqual(new Set([true, false]));
  });

  test('asks that the width comes out, not only that it is to be expected: sizes that are nearly equal', () => {
    const random = seededRandom(9);
    const draw = () => (random() < 0.5 ? 1 : -1) * (0.015 + 0.001 * normal(random));
    let wider = 0;
    let expectedOnly = 0;
    for (let run = 0; run < 30; run++) {
      const differences = Array.from({ length: 15 }, draw);
      let seen = false;
      do {
        differences.push(draw());
        if (!seen && differences.length >= 16 && halfWidthBySizes(differences) <= PRECISION) {
          seen = true;
          if (halfWidth(differences) > PRECISION) expectedOnly++;
        }
      } while (!isNarrowEnough(differences, PRECISION));
      if (halfWidth(differences) > PRECISION) wider++;
    }
    expect(wider).toBeLessThan(8);
    expect(expectedOnly).toBeGreaterThan(15);
  });
});

/** Runs of the rounds with normal noise, looked at after each until it is time to stop: shares and the mean number. */
function simulate(effect: number, runs: number, seed: number) {
  const random = seededRandom(seed);
  const sums = { different: 0, covered: 0, rounds: 0 };
  for (let run = 0; run < runs; run++) {
    const differences: number[] = [];
    do differences.push(effect + DEVIATION * normal(random));
    while (!isNarrowEnough(differences, PRECISION) && differences.length < 100);
    const [low, high] = locate(differences).interval;
    if (low > 0 || high < 0) sums.different += 1 / runs;
    if (low <= effect && effect <= high) sums.covered += 1 / runs;
    sums.rounds += differences.length / runs;
  }
  return sums;
}

/** Of the differences, so that some twenty rounds are needed. */
const DEVIATION = 0.01;

describe('4,000 runs of normal noise', () => {
  // Three standard errors of a share of 5 %: 1.03 %.
  const CHANCE = 3 * Math.sqrt((0.05 * 0.95) / 4_000);

  test('call sides that are the same different in at most 5 %', () => {
    const { different, rounds } = simulate(0, 4_000, 1);
    expect(different).toBeLessThan(0.05 + CHANCE);
    // A rule that hardly ever called anything different would pass as well.
    expect(different).toBeGreaterThan(0.025);
    // Half width of the interval of a normal sample, with the efficiency 3/π of the signed ranks.
    const ideal = ((2.005 * DEVIATION) / PRECISION) ** 2 / (3 / Math.PI);
    expect(rounds).toBeGreaterThan(ideal);
    expect(rounds).toBeLessThan(ideal * 1.5);
  });

  test('cover a true difference', () => {
    const { different, covered } = simulate(0.02, 4_000, 2);
    expect(different).toBeGreaterThan(0.999);
    // Stopping at a width costs a little of the 95 % when there are few rounds.
    expect(covered).toBeGreaterThan(0.94 - CHANCE);
  });
});
