import { expect, test } from 'vitest';
import { soak } from './harness/soak.ts';

test('fourteen refreshes in one process, some with faults, leave nothing behind', async () => {
  // The bound is wide for so few: a leaked profile or answer is larger.
  const { problems, operations } = await soak({ refreshes: 14, warm: 5, growth: 1024 * 1024 });
  expect(problems).toEqual([]);
  expect(operations['created']).toBeGreaterThan(1);
});
