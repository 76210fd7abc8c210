import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareProduction, type ProductionComparison } from '../../src/compare/after/production.ts';
import type { ProductionQueries } from '../../src/settings/sources.ts';
import { createContext, failureOf, type TestContext } from '../contract/context.ts';
import type { Server } from '../harness/servers/prometheus.ts';
import { startPrometheusWithHistory } from '../harness/servers/prometheus-history.ts';
import { COST, DAY, serviceOverWeeks } from '../harness/servers/services-over-weeks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;
const RELEASED = NOW - 8 * DAY;
const between = (time: number, from: number, to: number) => time >= from && time < to;

/** Five weeks of each; those that get faster need 4 % less CPU for the same request from the release on. */
const SERVICES = [
  serviceOverWeeks('faster', RELEASED, { seed: 1, change: -0.04, growth: 0.002 }),
  serviceOverWeeks('growing', RELEASED, { seed: 2, growth: 0.03 }),
  serviceOverWeeks('gaps', RELEASED, {
    seed: 3,
    change: -0.04,
    // The third day is not there, of others a quarter of an hour is missing every three hours.
    isScraped: (since) =>
      !between(since, 2 * DAY, 3 * DAY) && !between(since % (3 * HOUR), 100 * MINUTE, 115 * MINUTE),
  }),
  serviceOverWeeks('week-missing', RELEASED, {
    seed: 4,
    change: -0.04,
    isScraped: (since) => !between(since, -8 * DAY, -6 * HOUR),
  }),
  serviceOverWeeks('young', RELEASED, {
    seed: 5,
    change: -0.04,
    isScraped: (since) => since >= -3 * DAY - 3 * HOUR,
  }),
  serviceOverWeeks('scaled', RELEASED, { seed: 6, instances: (since) => (since < 0 ? 3 : 5) }),
  serviceOverWeeks('ended', RELEASED, { seed: 7, isScraped: (since) => since < 0 }),
];

let prometheus: Server;
beforeAll(async () => {
  prometheus = await startPrometheusWithHistory(SERVICES, { from: RELEASED - 29 * DAY, to: NOW });
});
afterAll(async () => {
  await prometheus?.[Symbol.asyncDispose]();
});

const rate = (metric: string, job: string) => `rate(${metric}{job="${job}"}[5m])`;

function queries(job: string, options: Partial<ProductionQueries> = {}): ProductionQueries {
  return {
    url: prometheus.url,
    headers: {},
    cpu: rate('process_cpu_seconds_total', job),
    traffic: rate('http_requests_total', job),
    released: { at: RELEASED },
    settle: 10 * MINUTE,
    window: 2 * HOUR,
    days: 7,
    ...options,
  };
}

async function compared(asked: ProductionQueries, context: Partial<TestContext> = {}) {
  await using made = await createContext(context);
  const { report, findings } = await compareProduction(asked, made);
  const by = (method: ProductionComparison['method']) =>
    report.comparisons.find((comparison) => comparison.method === method);
  return { report, findings, right: by('offset'), days: by('same time of day') };
}

async function failing(asked: ProductionQueries, context: Partial<TestContext> = {}) {
  await using made = await createContext(context);
  const { message, fix } = await failureOf(compareProduction(asked, made));
  return { message: message.replaceAll(prometheus.url, 'URL'), fix };
}

/** The interval of a comparison, which must have one. */
function intervalOf(comparison: ProductionComparison | undefined): readonly [number, number] {
  expect(comparison?.interval).toBeDefined();
  return comparison?.interval ?? [Number.NaN, Number.NaN];
}

function expectWithin(interval: readonly [number, number], value: number) {
  expect(interval[0]).toBeLessThan(value);
  expect(interval[1]).toBeGreaterThan(value);
}

describe('a release that saves 4 % of CPU per request', () => {
  test('is found over days', async () => {
    const { report, days, findings } = await compared(queries('faster'));
    expect(findings).toEqual([]);
    expectWithin(intervalOf(days), -0.04);
    expect(intervalOf(days)[1]).toBeLessThan(-0.03);
    expect(intervalOf(days)[0]).toBeGreaterThan(-0.05);
    expect(days?.pairs).toBe(7);
    expect(days?.description).toMatch(/^7 days .*\b1 week\b/);
    expect(report.released).toBe(`${new Date(RELEASED).toISOString().slice(0, 19)}Z`);
    expect(report.queries).toEqual({
      cpu: rate('process_cpu_seconds_total', 'faster'),
      traffic: rate('http_requests_total', 'faster'),
    });
  });

  test('the figures are CPUs, requests per second, CPU seconds per request', async () => {
    const { days } = await compared(queries('faster'));
    const { cpu, traffic, cpuPerTraffic } = days ?? {};
    // A request costs 2 % more at the average load than in idleness.
    expect((cpuPerTraffic?.before ?? 0) / (COST * 1.02)).toBeCloseTo(1, 2);
    expect((cpuPerTraffic?.after ?? 0) / (COST * 1.02 * 0.96)).toBeCloseTo(1, 2);
    expect((cpu?.before ?? 0) / (traffic?.before ?? 0)).toBeCloseTo(cpuPerTraffic?.before ?? 0, 10);
    expect(traffic?.before).toBeGreaterThan(300);
    expect(traffic?.before).toBeLessThan(420);
  });
});

describe('no change', () => {
  test('is found, however much traffic grows', async () => {
    const { right, days } = await compared(queries('growing'));
    expectWithin(intervalOf(days), 0);
    expect(Math.abs(days?.change ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(right?.change ?? 1)).toBeLessThan(0.03);
    expect((days?.traffic?.after ?? 0) / (days?.traffic?.before ?? 1)).toBeGreaterThan(1.2);
  });
});

describe('what is not there', () => {
  test('a day without data is left out, and of others the times of day that one side lacks', async () => {
    const { days, right, findings } = await compared(queries('gaps'));
    expect(days?.pairs).toBe(6);
    expectWithin(intervalOf(days), -0.04);
    expect(intervalOf(days)[1]).toBeLessThan(-0.025);
    expect(right?.change).toBeLessThan(-0.02);
    expect(findings).toMatchObject([
      {
        severity: 'warning',
        source: 'production',
        message: expect.stringMatching(/\b1 day of 7\b/),
      },
    ]);
  });

  test('a release of today has no days yet', async () => {
    const { report, findings } = await compared(queries('faster', { released: { ago: 5 * HOUR } }));
    expect(report.comparisons.map(({ method }) => method)).toEqual(['offset']);
    // Nothing was released then, and the days before show how little that is.
    expect(Math.abs(report.comparisons[0]?.change ?? 1)).toBeLessThan(0.025);
    expect(findings).toMatchObject([{ severity: 'note', message: expect.stringMatching(/\bday\b/) }]);
  });

  test('nor has one that is to come, or just was', async () => {
    const soon = await failing(queries('faster', { released: { at: NOW + HOUR } }));
    expect(soon.message).toMatch(/ end only at /);
    const just = await failing(queries('faster', { released: { ago: HOUR } }), {
      now: () => new Date(NOW),
    });
    const over = new Date(NOW - HOUR + 130 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
    expect(just.message).toMatch(/\b2 h .* end only at /);
    expect(just.message).toContain(`${over} UTC.`);
    expect(just.fix).toMatch(/`released`.*`window`/);
  });

  test('data of one side', async () => {
    const { message, fix } = await failing(queries('ended'));
    expect(message).toMatch(/, after the release\.$/);
    expect(fix).toContain('is scraped');
  });
});

describe('what is wrong', () => {
  test('an invalid query is an error in the words of Prometheus', async () => {
    const open = await failing(queries('faster', { cpu: 'rate(process_cpu_seconds_total[5m)' }));
    expect(open.message).toMatch(
      /^URL\/api\/v1\/query .*400 Bad Request: "invalid parameter "query": 1:\d+: /,
    );
    expect(open.fix).toContain('`cpu`');
    const range = await failing(queries('faster', { traffic: 'http_requests_total[5m]' }));
    expect(range.message).toMatch(/`traffic`.*\brange\b/);
    expect(range.fix).toContain('`rate(http_requests_total{job="my-service"}[5m])`');
    expect((await failing(queries('faster', { cpu: '5' }))).message).toContain('`cpu` returns a number');
  });
});
