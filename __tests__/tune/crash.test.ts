import { expect, test } from 'vitest';
import { smallestFailing } from '../../src/tune/crash.ts';

const CALLS = Array.from({ length: 1_000 }, (_, at) => at);

/** Searches among 1,000 calls. @param culprits the calls with which a build fails, all together. @param most builds until the time is over. */
async function search(culprits: readonly number[], most = Number.POSITIVE_INFINITY) {
  let builds = 0;
  const found = await smallestFailing(CALLS, async (part) => {
    if (builds === most) return undefined;
    builds++;
    return culprits.every((call) => part.includes(call));
  });
  return { ...found, builds };
}

test('finds the one call with which the build fails, in few builds', async () => {
  for (const culprit of [0, 499, 500, 999]) {
    const { part, isSmallest, builds } = await search([culprit]);
    expect(part).toEqual([culprit]);
    expect(isSmallest).toBe(true);
    expect(builds).toBeLessThan(25);
  }
});

test('finds calls with which the build fails only together', async () => {
  const { part, isSmallest, builds } = await search([3, 500, 997]);
  expect(part).toEqual([3, 500, 997]);
  expect(isSmallest).toBe(true);
  expect(builds).toBeLessThan(500);
});

test('when the time is over, the culprits are still among the calls that are left', async () => {
  const { part, isSmallest } = await search([3], 4);
  expect(isSmallest).toBe(false);
  expect(part).toContain(3);
  expect(part.length).toBeLessThan(CALLS.length);
  expect(await search([3, 997], 0)).toMatchObject({ part: CALLS, isSmallest: false });
});
