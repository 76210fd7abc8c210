import { describe, expect, test } from 'vitest';
import { overallLogRatios, runRounds } from '../../src/compare/experiment/rounds.ts';
import { judgeDifference } from '../../src/compare/experiment/verdict.ts';
import { byContender } from '../../src/compare/workload/contenders.ts';
import type { Workload } from '../../src/compare/workload/workload.ts';
import { type Random, seededRandom } from '../../src/system/format.ts';
import { quantityOf } from '../../src/system/quantities.ts';
import { type SearchOptions, searchContender } from '../../src/tune/search.ts';
import { mostBuildTime, SHORTEST_MEASURING } from '../../src/tune/time.ts';
import type { Contender } from '../../src/tune/tune.ts';

/** Searches with a simulated measure: real rounds, statistics and selection, with a workload that draws its times. */

const MINUTE = 60_000;

function contender(name: string): Contender {
  return {
    name,
    leftOut: [{ callee: `main.${name}`, weight: 0.1, go: 'go1.26.8', kind: 'weight', kept: 0.9 }],
  };
}

/**
 * A workload whose CPU time is 1 s, times a factor of the contender, times noise: of the round, which all contenders share, and of the run,
 * of which one in ten is disturbed. `factors` has the contenders that are not like the recorded profile.
 */
function workload(random: Random, factors: Readonly<Record<string, number>> = {}): Workload {
  const noise = (deviation: number) => 1 + deviation * (random() + random() + random() - 1.5);
  return {
    name: 'simulated',
    quantities: [quantityOf('cpu-sec/op')],
    secondsPerRun: 0.001,
    async runSet(order) {
      const round = noise(0.2);
      const values = order.map((name) => {
        const disturbed = random() < 0.1 ? 1 + 0.1 * random() : 1;
        const of = name.split('+').map((part) => factors[part] ?? 1);
        const factor = of.reduce((product, one) => product * one, 1);
        return new Map([['cpu-sec/op', factor * round * noise(0.02) * disturbed]]);
      });
      return byContender(order, values);
    },
  };
}

const ROUNDS_OF_HEAT = 12;

/** Runs a search and the fresh rounds of its winner, as `commands/tuning.ts` does. @returns the winner and the verdict on it. */
async function searchAndProve(
  random: Random,
  names: readonly string[],
  factors: Readonly<Record<string, number>> = {},
) {
  const simulated = workload(random, factors);
  const measure = async (contenders: readonly string[], rounds: number) => {
    let round = 0;
    const stop = new AbortController();
    return runRounds([simulated], {
      contenders: ['baseline', 'candidate', ...contenders],
      sets: [1],
      precision: 0,
      deadline: Number.POSITIVE_INFINITY,
      random,
      signal: stop.signal,
      // So many rounds fit into the time.
      async before() {
        if (++round > rounds) stop.abort();
        stop.signal.throwIfAborted();
      },
    });
  };
  let now = 0;
  const heats: string[][] = [];
  const options: SearchOptions = {
    contenders: names.map(contender),
    most: 24,
    milliseconds: 10 * MINUTE,
    now: () => now,
    async runHeat(field, milliseconds) {
      now += milliseconds;
      const running = field.map(({ name }) => name);
      heats.push(running);
      const { measured } = await measure(running, ROUNDS_OF_HEAT);
      const ratios = running.map((name) => overallLogRatios(measured, { from: 'baseline', to: name }));
      return Array.from(
        { length: ROUNDS_OF_HEAT },
        (_, at) => new Map(running.map((name, which) => [name, ratios[which]?.[at] ?? Number.NaN])),
      );
    },
  };
  const { winner, tried } = await searchContender(options);
  if (winner === undefined) return { heats, tried, winner: undefined, verdict: undefined };
  const fresh = await measure([winner.name], 2 * ROUNDS_OF_HEAT);
  const judged = judgeDifference(fresh, { from: 'baseline', to: winner.name }, 0.01);
  return { heats, tried, winner: winner.name, verdict: judged?.verdict };
}

describe('when all contenders are the same', () => {
  test('the tuned profile is called better than the recorded one in at most 5 % of 400 searches', async () => {
    const random = seededRandom(46);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    let winners = 0;
    let better = 0;
    for (let search = 0; search < 400; search++) {
      const { winner, verdict } = await searchAndProve(random, names);
      if (winner !== undefined) winners++;
      if (verdict === 'faster') better++;
    }
    // Nearly every search has a winner by luck. Its own estimate would call it better far too often.
    expect(winners).toBeGreaterThan(200);
    expect(better).toBeGreaterThan(0);
    expect(better).toBeLessThanOrEqual(20);
  }, 120_000);
});

describe('when one contender is better', () => {
  const factors = { good: 0.96, bad: 1.06, worse: 1.1 };

  test('it wins, and those that are proven worse are dropped after their first heat', async () => {
    const random = seededRandom(7);
    for (let search = 0; search < 20; search++) {
      const { winner, verdict, heats } = await searchAndProve(
        random,
        ['bad', 'good', 'worse', 'same'],
        factors,
      );
      expect(winner?.split('+')).toContain('good');
      expect(verdict).toBe('faster');
      for (const name of ['bad', 'worse'])
        expect(heats.filter((field) => field.includes(name))).toHaveLength(1);
    }
  });

  test('two that help are combined, and the combination wins', async () => {
    const random = seededRandom(11);
    const both = { first: 0.94, second: 0.92 };
    const { winner, tried } = await searchAndProve(random, ['first', 'second', 'same'], both);
    expect(winner?.split('+')).toEqual(expect.arrayContaining(['first', 'second']));
    const combination = tried.find(({ contender: { name } }) => name === winner)?.contender;
    const callees = combination?.leftOut.map(({ callee }) => callee);
    expect(callees).toEqual(expect.arrayContaining(['main.first', 'main.second']));
  });
});

test('contenders wait until there is a place in a heat', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `c${at}`);
  const { heats, tried } = await searchAndProve(seededRandom(3), names);
  expect(Math.max(...heats.map(({ length }) => length))).toBeLessThanOrEqual(5);
  expect(tried.map(({ contender: { name } }) => name)).toEqual(expect.arrayContaining(names));
});

test('a search without a single complete heat has no winner', async () => {
  const result = await searchContender({
    contenders: [contender('a')],
    most: 3,
    milliseconds: MINUTE,
    now: () => 0,
    runHeat: async () => [],
  });
  expect(result).toMatchObject({ winner: undefined, tried: [{ rounds: 0, change: undefined }] });
});

test('if a contender does not run at all, the waiting ones take its place', async () => {
  const { winner, tried } = await searchContender({
    contenders: ['stuck', 'a', 'b'].map(contender),
    most: 3,
    milliseconds: 60 * MINUTE,
    now: () => 0,
    async runHeat(field) {
      if (field.some(({ name }) => name === 'stuck')) return [];
      return Array.from({ length: 8 }, () => new Map(field.map(({ name }) => [name, -0.01])));
    },
  });
  expect(winner).toBeDefined();
  expect(tried.flatMap(({ contender: { name }, change }) => (change === undefined ? [name] : []))).toEqual([
    'stuck',
  ]);
});

describe('the time for a build', () => {
  test('the first build leaves time for its own rounds', () => {
    const most = mostBuildTime({ left: 2 * MINUTE, earlier: [], isAnyBuilt: false });
    expect(most).toBe(2 * MINUTE - SHORTEST_MEASURING);
    expect(mostBuildTime({ left: SHORTEST_MEASURING, earlier: [], isAnyBuilt: false })).toBe(0);
  });

  test('a later build takes at most half of the time that is left', () => {
    expect(mostBuildTime({ left: 2 * MINUTE, earlier: [1_000], isAnyBuilt: true })).toBe(MINUTE);
    expect(mostBuildTime({ left: 30_000, earlier: [1_000], isAnyBuilt: true })).toBe(
      30_000 - SHORTEST_MEASURING,
    );
  });

  test('a build does not begin if earlier ones took longer than there is time', () => {
    for (const isAnyBuilt of [true, false])
      expect(mostBuildTime({ left: 2 * MINUTE, earlier: [3 * MINUTE, 4 * MINUTE], isAnyBuilt })).toBe(0);
    expect(mostBuildTime({ left: 20 * MINUTE, earlier: [3 * MINUTE, 4 * MINUTE], isAnyBuilt: true })).toBe(
      10 * MINUTE,
    );
  });
});

test('on a slow machine, fewer contenders run together until they have enough rounds', async () => {
  const fields: number[] = [];
  let now = 0;
  const { winner, tried } = await searchContender({
    contenders: ['a', 'b', 'c', 'd'].map(contender),
    most: 3,
    milliseconds: 60 * MINUTE,
    now: () => now,
    async runHeat(field, milliseconds) {
      now += milliseconds;
      fields.push(field.length);
      const rounds = field.length === 1 ? 8 : 2;
      return Array.from(
        { length: rounds },
        (_, at) => new Map(field.map(({ name }) => [name, -0.01 - at / 1e4])),
      );
    },
  });
  expect(fields[0]).toBe(3);
  expect(fields).toContain(1);
  expect(winner).toBeDefined();
  expect(tried.length).toBe(3);
  expect(tried.filter(({ change }) => change !== undefined).length).toBeGreaterThan(1);
});
