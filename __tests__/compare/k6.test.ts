import { expect, test } from 'vitest';
import { k6Environment } from '../../src/compare/load-tools.ts';

test.each([
  ['its percentiles', 'k6 run a.js', {}, ['K6_SUMMARY_TREND_STATS']],
  ['nothing that the user asks it for', 'k6 run a.js', { K6_SUMMARY_TREND_STATS: 'max' }, []],
  ['nothing of other tools', 'ab -n 1 URL', {}, []],
])('k6 is asked for %s', (_, load, env, names) => {
  expect(Object.keys(k6Environment(load, env))).toEqual(names);
});
