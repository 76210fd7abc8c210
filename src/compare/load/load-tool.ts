import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSeries, seriesTo } from './k6-series.ts';
import type { Saturation } from './load-report.ts';
import { ramps, saturationOf } from './saturation.ts';
import { saysItRamps } from './tools/k6.ts';

/** What a load tool is asked to tell beyond what it prints. */
export interface LoadTool {
  /** Variables for the next run of the load, below what the user sets. */
  environment(): Promise<Readonly<Record<string, string>>>;
  /** What the last run found of the server's limit; undefined where the load does not ramp, or nothing tells. */
  saturation(output: string): Promise<Saturation | undefined>;
}

export interface LoadToolOptions {
  /** The load command. */
  readonly load: string;
  /** What it gets besides. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scratch: string;
}

const TREND_STATS = 'avg,min,med,max,p(90),p(95),p(99)';

/**
 * k6 takes options from the environment: it is asked for the 99th percentile, and for its time series, from which the
 * first run tells whether the load ramps; where it does not, later runs go without. What the user asks it for instead
 * stays.
 */
export function loadTool({ load, env, scratch }: LoadToolOptions): LoadTool {
  if (!/\bk6\b/.test(load)) return { environment: async () => ({}), saturation: async () => undefined };
  const file = join(scratch, 'k6.csv');
  const ownStats = env['K6_SUMMARY_TREND_STATS'] !== undefined || load.includes('--summary-trend-stats');
  const ownSeries = env['K6_OUT'] !== undefined || /\s(?:--out|-o)\b/.test(load);
  let wanted = !ownSeries;
  let known = false;
  return {
    async environment() {
      await rm(file, { force: true });
      return { ...(!ownStats && { K6_SUMMARY_TREND_STATS: TREND_STATS }), ...(wanted && seriesTo(file)) };
    },
    async saturation(output) {
      if (!wanted) return undefined;
      const said = saysItRamps(output);
      const series = said === false ? [] : await readSeries(file);
      await rm(file, { force: true });
      if (!known) wanted = said ?? ramps(series);
      known = true;
      return wanted ? saturationOf(series) : undefined;
    },
  };
}
