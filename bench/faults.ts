import { parseArgs } from 'node:util';
import { runIn, tryFault } from '../__tests__/harness/faults/faulted.ts';
import { everyFault, newPoints } from '../__tests__/harness/faults/plan.ts';
import { SCENARIOS } from '../__tests__/harness/faults/worlds.ts';

/**
 * Every effect of every scenario, each time it comes, with every fault that can happen to it: hours, where the tests of
 * `__tests__/faults` take minutes. `node bench/faults.ts [--scenario NAME]… [--only TEXT] [--once]`; `--once`: each place
 * in the source that does something to a kind of file, or starts a program, only in the first scenario that gets there.
 * `--only`: effects with this in their names.
 */

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', multiple: true },
    once: { type: 'boolean' },
    only: { type: 'string' },
  },
});
const AT_ONCE = 2;
const seen = new Set<string>();
let [trials, broken] = [0, 0];

for (const scenario of SCENARIOS) {
  if (values.scenario?.includes(scenario.name) === false) continue;
  await using world = await scenario.make();
  const undisturbed = await runIn(world);
  if (undisturbed.exitCode !== 0) throw new Error(`${scenario.name}: ${undisturbed.stderr}`);
  const wanted = await world.state();
  const met = values.once === true ? newPoints(undisturbed.effects, seen) : undisturbed.effects;
  const faults = everyFault(met).filter(
    ({ effect }) => values.only === undefined || effect.includes(values.only),
  );
  const names = new Set(undisturbed.effects).size;
  console.log(
    `${scenario.name}: ${names} effects, ${undisturbed.effects.length} times, ${faults.length} faults`,
  );
  const left = [...faults];
  const work = async () => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      const { problems } = await tryFault(scenario, fault, wanted);
      trials++;
      if (problems.length === 0) continue;
      broken++;
      console.log(
        `  ${fault.kind} at ${fault.effect} (${fault.occurrence + 1})\n    ${problems.join('\n    ')}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
console.log(`${trials} faults, ${broken} of them with a problem`);
process.exitCode = broken === 0 ? 0 : 1;
