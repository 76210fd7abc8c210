import { type Random, seededRandom } from '../../../src/system/format.ts';
import type { Service } from './prometheus-history.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** CPU seconds of a request, before anything changed. */
export const COST = 0.002;

/**
 * A service with a daily and a weekly cycle of traffic, whose requests cost a bit more when it is busy, and as much as
 * they happen to: by the day, the hour and the minute. Times count from `released`; what a seed gives is the same always.
 */
export function serviceOverWeeks(
  job: string,
  released: number,
  options: {
    readonly seed: number;
    /** What the release changed of the cost; a fraction. */
    readonly change?: number;
    /** How much more traffic there is every day; a fraction. */
    readonly growth?: number;
    readonly instances?: (sinceRelease: number) => number;
    readonly isScraped?: (sinceRelease: number) => boolean;
  },
): Service {
  const random = seededRandom(options.seed);
  const days = normals(200, random);
  const hours = normals(200 * 24, random);
  const minutes = normals(200 * 24 * 60, random);
  const noise = (values: readonly number[], since: number, length: number) =>
    values[Math.floor((since + 100 * DAY) / length)] ?? 0;
  const busy = (since: number) => {
    const daily = 1 + 0.5 * Math.sin((2 * Math.PI * since) / DAY);
    const weekend = Math.floor((since + 100 * DAY) / DAY) % 7 >= 5 ? 0.6 : 1;
    return daily * weekend;
  };
  return {
    job,
    traffic(time) {
      const since = time - released;
      const grown = (1 + (options.growth ?? 0)) ** (since / DAY);
      return 400 * grown * busy(since) * (1 + 0.03 * noise(hours, since, HOUR));
    },
    cost(time) {
      const since = time - released;
      const settled = Math.min(1, Math.max(0, since / (10 * MINUTE)));
      const itself =
        0.003 * noise(days, since, DAY) +
        0.004 * noise(hours, since, HOUR) +
        0.02 * noise(minutes, since, MINUTE);
      return COST * (1 + (options.change ?? 0) * settled) * (1 + 0.02 * busy(since)) * (1 + itself);
    },
    instances: (time) => options.instances?.(time - released) ?? 3,
    restarted: released,
    isScraped: (time) => options.isScraped?.(time - released) ?? true,
  };
}

/** Box and Muller's. */
function normals(count: number, random: Random): number[] {
  return Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  );
}
