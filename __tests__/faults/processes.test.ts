import { describe, expect, test } from 'vitest';
import { runIn, tryFault } from '../harness/faults/faulted.ts';
import { someFaults } from '../harness/faults/plan.ts';
import { SCENARIOS } from '../harness/faults/worlds.ts';

/**
 * Real runs, killed at, or denied, what they ask of the operating system. The points are found by a run that nothing
 * disturbs, so a new one is met as soon as there is one; `node bench/faults.ts` meets all of them with all faults.
 */

const TRIED = ['init', 'merge', 'refresh to a remote'];
const AT_ONCE = 2;
/** What a cheaper scenario has met is not met again. */
const seen = new Set<string>();

describe.each(SCENARIOS.filter(({ name }) => TRIED.includes(name)))('$name', (scenario) => {
  test('is whole after any fault, and finished by the next run', { timeout: 900_000 }, async () => {
    await using world = await scenario.make();
    const undisturbed = await runIn(world);
    expect(undisturbed).toMatchObject({ exitCode: 0, processes: [] });
    const wanted = await world.state();
    const left = [...someFaults(undisturbed.effects, seen)];
    expect(left.length).toBeGreaterThan(3);
    const broken: unknown[] = [];
    const work = async () => {
      for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
        const trial = await tryFault(scenario, fault, wanted);
        if (trial.problems.length > 0) broken.push(trial);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(broken).toEqual([]);
  });
});
