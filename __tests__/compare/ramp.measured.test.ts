import { expect, test } from 'vitest';
import { k6Script, makeScene, prepared, readings, slower } from './load-scene.ts';

test('k6 that ramps its arrival rate finds the limit of either side', async () => {
  await using scene = await makeScene();
  const settings = { serve: scene.serve('-rounds 100000'), cpus: 1 };
  const alone = await readings(await prepared(scene.prepare({ ...settings, load: await scene.ab(50) })));
  const most = 1 / (alone.baseline.get('cpu-sec/request') ?? 0);
  const script = `import http from 'k6/http';
    export const options = { scenarios: { ramp: {
      executor: 'ramping-arrival-rate', startRate: ${Math.ceil(most / 15)}, timeUnit: '1s',
      preAllocatedVUs: 50, maxVUs: 50, stages: [{ target: ${Math.ceil(most * 2.2)}, duration: '10s' }] } } };
    export default () => { http.get('${scene.url}'); };`;
  const binaries = { baseline: await slower(0), candidate: await slower(100) };
  const made = await prepared(
    scene.prepare(
      { ...settings, load: await k6Script(scene, script) },
      { binaries, deadline: performance.now() + 800_000 },
    ),
  );
  const unit = 'saturation-requests/s';
  expect(made.subject.quantities.at(-1)).toEqual({ unit, better: 'higher', decisive: false });
  const { baseline } = await readings(made);
  const report = made.report();
  expect(report?.baseline.saturation).toEqual({ perSecond: baseline.get(unit), reached: true });
  // How far it comes depends on what else the machine does; what its limit is, k6.test.ts checks.
  expect(report?.baseline.saturation?.perSecond).toBeLessThan(most * 1.3);
});
