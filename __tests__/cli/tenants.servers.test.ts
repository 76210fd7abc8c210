import { expect, test } from 'vitest';
import { documentOf, makePlace } from '../harness/cli.ts';
import { TINY } from '../harness/go-modules.ts';
import { recorded } from '../harness/profiles.ts';
import { startPyroscope } from '../harness/servers/pyroscope.ts';

test('tenants of one Pyroscope, asked the same for the same time, each count', async () => {
  await using place = await makePlace(TINY);
  await using pyroscope = await startPyroscope(['-auth.multitenancy-enabled=true']);
  const from = Date.now() - 3_600_000;
  const tenants = ['render-1', 'render-2', 'index-1'];
  for (const tenant of tenants) {
    await pyroscope.push(recorded(tenant), { service: 'shop', from, tenant });
  }
  const period = {
    from: new Date(from - 600_000).toISOString(),
    to: new Date(from + 600_000).toISOString(),
  };
  const sources = tenants.map((tenant) => ({
    pyroscope: pyroscope.url,
    query: '{service_name="shop"}',
    tenant,
    ...period,
  }));
  const args = ['collect', '--sources', '-', '--profile', 'out.pgo', '--json'];
  const ended = await place.run(args, { input: JSON.stringify(sources) });
  const { profile, sources: rows } = documentOf(ended);
  expect({ exitCode: ended.exitCode, profile }).toMatchObject({ exitCode: 0, profile: { inputs: 3 } });
  expect(rows?.map(({ collected }) => collected)).toEqual([1, 1, 1]);
});
