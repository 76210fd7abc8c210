import { describe, expect, test } from 'vitest';
import { signedRankTest } from '../../src/compare/stats/signed-rank.ts';
import { type Random, seededRandom } from '../../src/compare/stats/numbers.ts';
import { halfWidthBySizes, isNarrowEnough, locate, RESERVE, spentAt } from '../../src/compare/stats/stopping.ts';

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

describe('before there are 16 differences', () => {
  test.each([6, 10, 15])('%i never are enough, whether all are the same or all differ by the same', (n) => {
    for (const value of [0, 1e-9, 0.02, 1]) {
      expect(isNarrowEnough(new Array<number>(n).fill(value), PRECISION)).toBe(false);
    }
  });

  test('16 may be', () => {
    expect(isNarrowEnough(new Array<number>(16).fill(0), PRECISION)).toBe(true);
    expect(isNarrowEnough(clearBut(1, 16), PRECISION)).toBe(true);
  });
});

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

  test('does not stop while the interval is wide, however clear the difference', () => {
    const random = seededRandom(8);
    const differences = Array.from({ length: 20 }, () => 0.5 + 0.1 * normal(random));
    expect(signedRankTest(differences)).toBeLessThan(spentAt(20));
    expect(isNarrowEnough(differences, PRECISION)).toBe(false);
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

  test('expects the width that comes out', () => {
    const random = seededRandom(6);
    for (const n of [20, 60, 300]) {
      let expected = 0;
      let found = 0;
      for (let trial = 0; trial < 40; trial++) {
        const differences = Array.from({ length: n }, () => normal(random));
        expected += halfWidthBySizes(differences);
        found += halfWidth(differences);
      }
      expect(expected / found).toBeGreaterThan(0.9);
      expect(expected / found).toBeLessThan(1.1);
    }
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
