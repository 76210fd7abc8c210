import { expect, test } from 'vitest';
import { fallbacksOf } from '../../src/collect/fallback.ts';

const fallbackFolder = '/repository';

test('fallbacks keep their order, and paths start from the folder of the setting', () => {
  const fallback = ['committed', 'archive', 'pgo/good.pprof', 'off'];
  expect(fallbacksOf({ fallback, fallbackFolder })).toEqual([
    { kind: 'committed' },
    { kind: 'archive' },
    { kind: 'path', path: '/repository/pgo/good.pprof', written: 'pgo/good.pprof' },
    { kind: 'off' },
  ]);
  expect(fallbacksOf({ fallbackFolder })).toEqual([]);
});
