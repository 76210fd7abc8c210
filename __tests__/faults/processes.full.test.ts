import { describe, expect, test } from 'vitest';
import { CHEAP, named, tryPoints } from '../harness/faults/points.ts';
import { SCENARIOS } from '../harness/faults/worlds.ts';

/**
 * Real runs, killed at, or denied, what they ask of the operating system. The points are found by a run that nothing
 * disturbs, so a new one is met as soon as there is one. What builds is in `refresh.servers.test.ts`;
 * `node bench/faults.ts` meets all of them with all faults.
 */

/** What a scenario has met is not met again in the next one. */
const seen = new Set<string>();

describe.each(CHEAP)('%s', (name) => {
  test('is whole after a fault at any point, and finished by the next run', {
    timeout: 900_000,
  }, async () => {
    expect(await tryPoints(named(SCENARIOS, name), seen)).toEqual([]);
  });
});
