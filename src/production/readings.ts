import type { Finding } from '../system/errors.ts';
import type { Point, PrometheusApi, Query } from '../collect/prometheus-api.ts';
import { lookbackOf } from '../collect/prometheus-api.ts';

/** A time from `from` (milliseconds since 1970) to before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Reading {
  /** CPUs in use. */
  readonly cpu: number;
  /** Units per second; absent where nobody asked for it. */
  readonly traffic?: number;
  /** How many series `cpu` is the sum of. */
  readonly series?: number;
}

/** What Prometheus said of CPU and traffic, on a grid of times. */
export interface Readings {
  /** A time of the grid, milliseconds since 1970. */
  readonly origin: number;
  /** Milliseconds; a day is a multiple of it. */
  readonly step: number;
  /** How long before its own time a reading looks back. */
  readonly lookback: number;
  /** By the number of steps since `origin`; only where both CPU and traffic are numbers. */
  readonly at: ReadonlyMap<number, Reading>;
}

export interface Asked {
  readonly cpu: Query;
  readonly traffic?: Query;
  /** Whether to ask for the number of series, too. */
  readonly series: boolean;
}

/** Prometheus gives up to 11,000 of one series in one answer. */
const MOST_POINTS = 10_000;
/** Steps that a day is a multiple of, seconds. */
const STEPS = [15, 20, 30, 60, 120, 180, 240, 300];

/** The longest step of at most `wanted` milliseconds that divides a day, at least 15 s, at most 5 min. */
export function stepOf(wanted: number): number {
  return 1000 * (STEPS.findLast((seconds) => seconds * 1000 <= wanted) ?? 15);
}

/** How long before its own time the longest-looking of the queries looks, milliseconds. */
export function lookback({ cpu, traffic }: Asked): number {
  return Math.max(lookbackOf(cpu.text), traffic === undefined ? 0 : lookbackOf(traffic.text));
}

/**
 * Asks for what lies in `spans`, one question after the other, since others ask this server, too.
 * @throws ExpectedError with the server's own words.
 */
export async function askFor(
  asked: Asked,
  spans: readonly Span[],
  grid: { readonly origin: number; readonly step: number },
  api: PrometheusApi,
): Promise<{ readonly readings: Readings; readonly findings: readonly Finding[] }> {
  const { origin, step } = grid;
  const findings = new Map<string, Finding>();
  const all = async (query: Query, aggregate: 'sum' | 'count') => {
    const values = new Map<number, number>();
    for (const { from, to } of partsOf(merged(spans), grid)) {
      const answer = await api.range(query, aggregate, { from: new Date(from), to: new Date(to) }, step);
      for (const finding of answer.findings) findings.set(finding.message, finding);
      for (const { time, value } of answer.result as Point[])
        values.set(Math.round((time - origin) / step), value);
    }
    return values;
  };
  const cpu = await all(asked.cpu, 'sum');
  const traffic = asked.traffic && (await all(asked.traffic, 'sum'));
  const series = asked.series ? await all(asked.cpu, 'count') : undefined;
  const at = new Map<number, Reading>();
  for (const [index, value] of cpu) {
    const units = traffic?.get(index);
    if (traffic !== undefined && units === undefined) continue;
    const count = series?.get(index);
    at.set(index, {
      cpu: value,
      ...(units !== undefined && { traffic: units }),
      ...(count !== undefined && { series: count }),
    });
  }
  return { readings: { origin, step, lookback: lookback(asked), at }, findings: [...findings.values()] };
}

/** Spans that touch or overlap as one. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last === undefined || span.from > last.to) whole.push(span);
    else whole[whole.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return whole;
}

/** The times of the grid in `spans`, in questions that are short enough; both ends are readings. */
function partsOf(spans: readonly Span[], { origin, step }: { origin: number; step: number }): Span[] {
  return spans.flatMap(({ from, to }) => {
    const first = Math.ceil((from - origin) / step);
    const last = Math.floor((to - origin) / step);
    const count = Math.max(0, Math.ceil((last - first + 1) / MOST_POINTS));
    return Array.from({ length: count }, (_, part) => ({
      from: origin + (first + part * MOST_POINTS) * step,
      to: origin + Math.min(last, first + (part + 1) * MOST_POINTS - 1) * step,
    }));
  });
}
