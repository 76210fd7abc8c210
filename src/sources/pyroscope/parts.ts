import type { Dates } from '../period.ts';
import { WindowTooLong } from './api.ts';

/** Requests for one period; a server that takes only shorter windows is better asked for less. */
const MOST_PARTS = 100;

export interface Parts<T> {
  /** What the server looked at: less than was asked for, where it looks no further back. */
  readonly dates: Dates;
  /** Oldest first. */
  readonly results: readonly T[];
}

export interface PartsOptions {
  /** Only so many parts, the newest. */
  readonly limit?: number;
  /** Milliseconds of the steps that are asked for: a part begins where the one before it ends, after whole steps. */
  readonly step?: number;
}

/** What `ask` gives of the dates: at once or, where the server takes no window of that length, part by part. */
export async function inParts<T>(
  dates: Dates,
  ask: (part: Dates) => Promise<T>,
  { limit = Number.POSITIVE_INFINITY, step }: PartsOptions = {},
): Promise<Parts<T>> {
  try {
    return { dates, results: [await ask(dates)] };
  } catch (error) {
    if (!(error instanceof WindowTooLong) || error.longest === undefined) throw error;
    const seen = seenOf(dates, error.actual, step);
    const borders = bordersOf(seen, error.longest, step);
    if (borders === undefined || Math.min(borders.length - 1, limit) > MOST_PARTS) throw error;
    const parts = borders.slice(1).map((to, index) => {
      const from = borders[index] ?? to;
      // Both ends of a window count.
      return { from: new Date(index > 0 && step === undefined ? from + 1 : from), to: new Date(to) };
    });
    const results: T[] = [];
    // One after the other: who limits the length of a query wants no hundred at a time.
    for (const part of parts.slice(-limit)) results.push(await ask(part));
    return { dates: seen, results };
  }
}

/** What is left where the server said that it looks at only `actual` milliseconds before the end. */
function seenOf({ from, to }: Dates, actual = Number.POSITIVE_INFINITY, step = 1): Dates {
  const seen = Math.min(to.getTime() - from.getTime(), Math.ceil(actual / step) * step);
  return { from: new Date(to.getTime() - seen), to };
}

/** Where parts of about the same length, at most `longest`, meet; undefined when these would be too many to count. */
function bordersOf({ from, to }: Dates, longest: number, step = 1): number[] | undefined {
  const length = to.getTime() - from.getTime();
  const count = Math.ceil(length / (Math.floor(longest / step) * step));
  if (count > 100_000) return undefined;
  const each = Math.ceil(length / count / step) * step;
  const inner = Array.from({ length: count }, (_, index) => from.getTime() + index * each);
  return [...inner.filter((border) => border < to.getTime()), to.getTime()];
}
