import { expect, test } from 'vitest';
import { isPreciseEnough } from '../../src/commands/tuning.ts';

test.each([
  ['a small difference with a narrow interval', -0.012, [-0.02, -0.004], true],
  ['a large difference with a wide interval that is far from zero', -0.48, [-0.6, -0.3], true],
  ['noise as large as the difference', -0.091, [-0.256, -0.005], false],
] as const)('whether the fresh rounds are trusted: %s', (_, change, interval, isTrusted) =>
  expect(isPreciseEnough({ change, interval })).toBe(isTrusted),
);
