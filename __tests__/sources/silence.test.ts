import { expect, test } from 'vitest';
import { withPatience } from '../../src/sources/live/silence.ts';

test('a window that is longer than a timer can be does not end at once', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error) => void warnings.push(warning.name);
  process.on('warning', hear);
  const answer = await withPatience(
    3e9,
    AbortSignal.timeout(10_000),
    (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        setTimeout(resolve, 200, 'heard');
      }),
    () => new Error('silent'),
  );
  process.off('warning', hear);
  expect(answer).toBe('heard');
  expect(warnings).toEqual([]);
});
