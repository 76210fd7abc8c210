import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { count } from '../../system/format.ts';
import type { ApiAnswer } from '../../net/api.ts';
import { clockDifference } from '../../net/errors.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import type { Dates, LoadPoint } from '../period.ts';
import { type PyroscopeAccess, type PyroscopeQuery, selectNames } from './api.ts';
import { KEPT_LOCATIONS, type MergedPart } from './merge.ts';

/** Names of what the server does have that a sentence shows. */
const SHOWN_NAMES = 5;
/** Milliseconds of a period that nobody misses. */
const A_MOMENT = 60_000;

export function busiestNote(
  loads: readonly LoadPoint[],
  window: Dates,
  period: Dates,
  busiest: number,
): Finding {
  const sum = (points: readonly LoadPoint[]) => points.reduce((total, { load }) => total + load, 0);
  const inWindow = loads.filter(({ start }) => start >= window.from.getTime() && start < window.to.getTime());
  const share = Math.round((100 * sum(inWindow)) / sum(loads));
  return {
    severity: 'note',
    message: `The busiest ${duration(busiest)} of ${shownDates(period)} is ${shownDates(window)}, with ${share} % of the load; only that was taken.`,
  };
}

/** What became of stacks on the server. */
export function aboutStacks(parts: readonly MergedPart[]): Finding[] {
  const trimmed = parts.find((part) => part.trimmed !== undefined)?.trimmed;
  const cut = parts.some((part) => part.cut);
  const notes: Finding[] = [];
  if (cut) {
    notes.push({
      severity: 'warning',
      message:
        'The server cut the stacks to its limit on nodes, and the answer has a function `other` in the place of what it left out.',
      fix: 'Let its operator leave that limit off for merged profiles (`max_flamegraph_nodes_on_select_merge_profile`), or narrow the query.',
    });
  } else if (trimmed !== undefined) {
    const why =
      trimmed === 'cut'
        ? 'The server cuts whole stacks to its limit on nodes'
        : 'Whole stacks are too large an answer';
    notes.push({
      severity: 'note',
      message: `${why}, so only the leaf-most ${KEPT_LOCATIONS} frames of each were asked for. The compiler looks at two; but the share of own code, which is counted over the stack, is too low.`,
    });
  }
  return notes;
}

/** Generic functions, which the compiler looks up by their whole names (golang/go#64528 is why these are dropped). */
export function aboutNames(parts: readonly MergedPart[]): Finding[] {
  const nameless = Math.max(...parts.map(({ nameless }) => nameless));
  if (nameless === 0) return [];
  return [
    {
      severity: 'note',
      message: `Pyroscope keeps ${count(nameless, 'generic function')} without type arguments (\`[...]\`): the compiler does not find them by that name, so their calls are optimized as without a profile.`,
      fix: 'Where they matter, take profiles from the service itself.',
    },
  ];
}

/** A query that was asked in several parts, and how much of it the server looked at. */
export function aboutParts(parts: number, asked: Dates, seen: Dates): Finding[] {
  const missing = seen.from.getTime() - asked.from.getTime();
  const notes: Finding[] = [];
  if (missing > A_MOMENT) {
    notes.push({
      severity: 'warning',
      message: `The server looks no further back than ${duration(seen.to.getTime() - seen.from.getTime())} before the end: the ${duration(missing)} before that were left out.`,
      fix: 'Ask for less by `from`, or raise `max_query_lookback` of this tenant in Pyroscope.',
    });
  }
  if (parts > 1) {
    const message = `The server takes no query of this length: ${shownDates(seen)} was asked for in ${parts} parts.`;
    notes.push({ severity: 'note', message });
  }
  return notes;
}

/** The error for a window in which nothing matched: with what the server has instead, where it says so. */
export async function nothingFound(
  access: PyroscopeAccess,
  query: PyroscopeQuery,
  window: Dates,
  headers: ApiAnswer['headers'],
  now: Date,
): Promise<ExpectedError> {
  const { has, fix } = await insteadOf(access, query, window);
  return new ExpectedError(
    `${access.url} has no profile that matches \`${excerpt(query.selector)}\` and ${excerpt(query.profileType)}, ${shownDates(window)}.${has}${clockDifference(headers, now)}`,
    { fix },
  );
}

const FIX_TIME =
  'Check `from` and `to`: Pyroscope looks no further back than its `max_query_lookback` (7 days by default), without a word; and check the `tenant`.';

async function insteadOf(
  access: PyroscopeAccess,
  query: PyroscopeQuery,
  window: Dates,
): Promise<{ has: string; fix: string }> {
  try {
    const { services, profileTypes } = await selectNames(access, window);
    if (services.length === 0 && profileTypes.length === 0) {
      return { has: ' It has none at all of that time.', fix: FIX_TIME };
    }
    if (profileTypes.length > 0 && !profileTypes.includes(query.profileType)) {
      const cpu = profileTypes.filter((type) => /:(cpu|samples):/.test(type));
      return {
        has: ` Its types are ${shortList(cpu.length > 0 ? cpu : profileTypes)}.`,
        fix: "Write the CPU profile's type as `profile-type`.",
      };
    }
    return {
      has: services.length === 0 ? '' : ` It has service_name ${shortList(services)}.`,
      fix: 'Mend the label selector in `query`, or ask for another time by `from` and `to`.',
    };
  } catch (error) {
    access.signal.throwIfAborted();
    if (!(error instanceof ExpectedError)) throw error;
    return { has: '', fix: FIX_TIME.replace('Check', 'Check the label selector,') };
  }
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES).map((name) => excerpt(name, 60));
  const others = names.length - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${others} more` : '');
}

/** `2026-11-20 03:42 to 2026-11-21 03:42 UTC`. */
export function shownDates({ from, to }: Dates): string {
  const [start, end] = [from, to].map((date) => date.toISOString().slice(0, 16).replace('T', ' '));
  return `${start} to ${end} UTC`;
}
