import { expect } from 'vitest';
import { runIn, type Scenario, type Trial, tryFault } from './faulted.ts';
import { newPoints, telltaleFaults } from './plan.ts';

const AT_ONCE = 2;

/**
 * Runs a scenario as it should be, and then once for each point that is not in `seen`, with a fault there.
 * @returns the trials with a problem.
 */
export async function tryPoints(scenario: Scenario, seen: Set<string>): Promise<readonly Trial[]> {
  await using world = await scenario.make();
  const undisturbed = await runIn(world);
  expect(undisturbed, undisturbed.stderr).toMatchObject({ exitCode: 0, processes: [] });
  const wanted = await world.state();
  const left = [...telltaleFaults(newPoints(undisturbed.effects, seen))];
  expect(left.length).toBeGreaterThan(2);
  const broken: Trial[] = [];
  const work = async () => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      const trial = await tryFault(scenario, fault, wanted);
      if (trial.problems.length > 0) broken.push(trial);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken;
}

/** Of those that neither build nor need a server. */
export const CHEAP = ['init', 'merge', 'collect', 'rollback to a branch'] as const;

/** Adds what a scenario has to `seen`, where it is met by another test. */
export async function passPoints(scenario: Scenario, seen: Set<string>): Promise<void> {
  await using world = await scenario.make();
  newPoints((await runIn(world)).effects, seen);
}

/** @throws when there is none of that name. */
export function named(scenarios: readonly Scenario[], name: string): Scenario {
  const found = scenarios.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no scenario "${name}".`);
  return found;
}
