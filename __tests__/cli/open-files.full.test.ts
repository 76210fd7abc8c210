import { expect, test } from 'vitest';
import { documentOf, makePlace } from '../harness/cli.ts';
import { answer, type Behaviour, startPprofServer } from '../harness/pprof-server.ts';
import { recorded } from '../harness/profiles.ts';

/** More endpoints than 80 open files allow at once. */
const ENDPOINTS = 60;

test('a process that may open 80 files profiles more than a few endpoints at a time, and all in the end', async () => {
  let [now, most] = [0, 0];
  const profile: Behaviour = (...asked) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now--;
      answer(200, recorded('render-1'))(...asked);
    }, 1_000);
  };
  const names = Array.from({ length: ENDPOINTS }, (_, index) => `p${index}`);
  await using server = await startPprofServer(Object.fromEntries(names.map((name) => [name, profile])));
  await using place = await makePlace({ 'go.mod': 'module example.com/markdown-service\n\ngo 1.24\n' });
  await place.write({
    'sources.yml': names.map((name) => `- pprof: ${server.url}/${name}\n  seconds: 1\n`).join(''),
  });
  const ended = await place.run(
    ['collect', '--json', '--sources', 'sources.yml', '--profile', 'merged.pgo'],
    {
      wrapper: ['sh', '-c', 'ulimit -n 80; exec "$@"', 'sh'],
    },
  );
  const document = documentOf(ended);
  expect(document.error).toBeUndefined();
  expect(document.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  // All answer with one profile: that each has delivered it shows in being told that it counts once.
  const twins = document.findings.filter(({ message }) => message.includes('byte for byte'));
  expect(twins).toHaveLength(ENDPOINTS - 1);
  expect(ended.stderr).toMatch(new RegExp(`Only ${most} endpoints are profiled at a time, .*ulimit -n`));
  expect(most).toBeGreaterThanOrEqual(8);
});
