import * as v from 'valibot';
import { UsageError } from '../system/errors.ts';
import type { ProductionQueries } from '../production/production-report.ts';
import { explain } from './explain.ts';
import { ACCESS, apiOf } from './kinds/access.ts';
import { duration, matching, moment, patience, text } from './values.ts';
import type { Variables } from './variables.ts';
import { parseYaml } from './yaml.ts';

const DAYS = 'a whole number from 0 to 90';

const MAP = v.strictObject({
  prometheus: v.pipe(text, v.examples(['https://prometheus.internal'])),
  cpu: v.pipe(text, v.examples(['rate(process_cpu_seconds_total{job="my-service"}[5m])'])),
  traffic: v.optional(text),
  released: moment,
  settle: v.optional(duration),
  window: v.optional(duration),
  days: v.optional(
    v.union(
      [
        v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(90, DAYS)),
        v.pipe(matching(/0*(?:[0-8]?\d|90)/, DAYS), v.transform(Number)),
      ],
      DAYS,
    ),
  ),
  timeout: v.optional(patience),
  ...ACCESS,
});

const EXPECTED = 'a map with `prometheus`, `cpu` and `released`';

/** A map; as an input or option, the same map as YAML text. */
export const PRODUCTION = v.union(
  // Not trimmed: its lines may all be indented alike, the first one, too.
  [MAP, v.pipe(v.string(EXPECTED), v.regex(/\S/, EXPECTED))],
  EXPECTED,
);

/**
 * Says what is wrong inside of a map, of which the table of settings knows only that it is none of its own.
 * @throws UsageError which names the key, its value and the choices.
 */
export function requireProduction(written: unknown, where: string): void {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return;
  const result = v.safeParse(MAP, written);
  if (!result.success) throw explain(result.issues, written, where, MAP.entries);
}

/** @throws UsageError for a map with something wrong in it. */
export function productionQueries(
  written: v.InferOutput<typeof PRODUCTION>,
  variables: Variables,
): ProductionQueries {
  const map = typeof written === 'string' ? read(written) : written;
  const { url, access } = apiOf(map.prometheus, map, 'production', variables);
  return {
    url,
    ...access,
    cpu: map.cpu,
    released: map.released,
    settle: map.settle ?? 600_000,
    window: map.window ?? 7_200_000,
    days: map.days ?? 7,
    ...(map.traffic !== undefined && { traffic: map.traffic }),
    ...(map.timeout !== undefined && { timeout: map.timeout }),
  };
}

function read(yaml: string): v.InferOutput<typeof MAP> {
  const written = parseYaml(yaml, 'production');
  requireProduction(written, 'production');
  const result = v.safeParse(MAP, written);
  if (result.success) return result.output;
  throw new UsageError(`production is not ${EXPECTED}.`, {
    fix: 'Write one `key: value` a line, such as `prometheus: https://prometheus.internal`.',
  });
}
