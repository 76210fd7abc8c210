import { expect, test } from 'vitest';
import { lookbackOf } from '../../src/collect/prometheus.ts';

const MINUTE = 60_000;

test.each([
  ['rate(process_cpu_seconds_total{job="x"}[5m])', 5 * MINUTE],
  ['sum(rate(a[90s])) / sum(rate(b[1h30m]))', 90 * MINUTE],
  ['max_over_time(rate(a[1m])[2h:1m])', 120 * MINUTE],
  ['instance:container_cpu_time_seconds_total:rate2m{app_name="wshim.service"}', 2 * MINUTE],
  ['busy_cpus', 0],
  ['a{path="[9h]"} # [3h]', 0],
])('%s looks back %d ms', (query, milliseconds) => {
  expect(lookbackOf(query)).toBe(milliseconds);
});
