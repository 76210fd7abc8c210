import { beforeAll, describe, expect, test } from 'vitest';
import { runIn, tryFault } from '../harness/faults/faulted.ts';
import { CHEAP, named, passPoints, tryPoints } from '../harness/faults/points.ts';
import { SCENARIOS } from '../harness/faults/worlds.ts';

/** As `processes.test.ts`, of runs that build, push, and ask GitHub and an endpoint. */

const seen = new Set<string>();
beforeAll(async () => {
  for (const name of CHEAP) await passPoints(named(SCENARIOS, name), seen);
});

describe.each([
  'collect into an archive',
  'check with a comment',
  'refresh to GitHub, from an endpoint',
  'refresh to a remote',
])('%s', (name) => {
  test('is whole after a fault at any point, and finished by the next run', {
    timeout: 1_800_000,
  }, async () => {
    expect(await tryPoints(named(SCENARIOS, name), seen)).toEqual([]);
  });
});

/** At each request that changes something, before it is answered. */
test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s while it publishes: the next run ends with one branch and one pull request',
  { timeout: 900_000 },
  async (kind) => {
    const scenario = named(SCENARIOS, 'refresh to GitHub, from an endpoint');
    await using world = await scenario.make();
    const { effects } = await runIn(world);
    const wanted = await world.state();
    expect(wanted).toMatchObject({
      served: { branches: [{ name: 'main' }, { name: 'pgo/default', commits: 2 }], pulls: [{ number: 1 }] },
    });
    const writes = new Set(effects.filter((effect) => /^request (POST|PATCH|PUT|DELETE) /.test(effect)));
    expect([...writes]).toContain('request POST /repos/octo/service/pulls');
    for (const effect of writes)
      expect((await tryFault(scenario, { effect, occurrence: 0, kind }, wanted)).problems, effect).toEqual(
        [],
      );
  },
);
