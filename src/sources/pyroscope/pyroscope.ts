import { join } from 'node:path';
import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { networkFor } from '../../net/network.ts';
import { duration } from '../../system/text.ts';
import { excerpt } from '../../system/text.ts';
import { busiestPart, type Dates, datesOf } from '../period.ts';
import type { CollectContext, CollectedFile, Collector, PyroscopeSource } from '../source.ts';
import { pyroscopeHeaders } from './access.ts';
import { type PyroscopeAccess, type PyroscopeQuery, selectSeries } from './api.ts';
import { aboutNames, aboutParts, aboutStacks, busiestNote, nothingFound, shownDates } from './findings.ts';
import { mergedPart } from './merge.ts';
import { inParts } from './parts.ts';

/** So many steps of load make up the window that is looked for: it begins at one of them. */
const STEPS_PER_WINDOW = 60;
const MOST_STEPS = 10_000;

/**
 * Takes what Pyroscope merged of all profiles that match: one profile, or one for each part where the server takes
 * no window of that length.
 * @throws ExpectedError when there is none, with the server's words.
 */
export const collectPyroscope: Collector<PyroscopeSource> = async (source, context) => {
  context.signal.throwIfAborted();
  const access = await accessOf(source, context);
  const query = { profileType: source.profileType, selector: source.query };
  const period = youngPart(datesOf(source.period, context.now()), source.maxAge, context.now());
  const { window, note } = await windowOf(access, query, period, source);
  context.progress(
    `Asking ${access.url} for the profile of \`${excerpt(query.selector)}\`, ${shownDates(window)}`,
  );
  let asked = 0;
  const { results: parts, dates } = await inParts(
    window,
    (part) => mergedPart(access, query, part, join(context.scratch, `${asked++}.pprof`)),
    source.limit === undefined ? {} : { limit: source.limit },
  );
  const found = parts.filter(({ samples }) => samples > 0);
  if (found.length === 0)
    throw await nothingFound(access, query, window, parts[0]?.headers ?? {}, context.now());
  const files = found.map(({ path }, index): CollectedFile => {
    const which = found.length === 1 ? '' : ` (${index + 1} of ${found.length})`;
    return { path, name: `${access.url} ${excerpt(query.selector)}${which}` };
  });
  const findings = [
    ...note,
    ...aboutStacks(found),
    ...aboutNames(found),
    ...aboutParts(parts.length, window, dates),
  ];
  return { files, failures: 0, findings };
};

async function accessOf(source: PyroscopeSource, context: CollectContext): Promise<PyroscopeAccess> {
  const { timeout } = source;
  const end = performance.now() + (timeout ?? 0);
  return {
    url: source.url,
    headers: await pyroscopeHeaders(source, context),
    network: networkFor(context.env),
    signal: context.signal,
    timeLeft: () => (timeout === undefined ? undefined : Math.max(1, end - performance.now())),
    progress: context.progress,
  };
}

/** The period without what is older than `max-age`. @throws ExpectedError when nothing is left of it. */
function youngPart({ from, to }: Dates, maxAge: number | undefined, now: Date): Dates {
  const oldest = maxAge === undefined ? from : new Date(now.getTime() - maxAge);
  const start = oldest > from ? oldest : from;
  if (start < to) return { from: start, to };
  const why =
    start === from ? '`from` is not before `to`' : `\`to\` is older than max-age ${duration(maxAge ?? 0)}`;
  throw new ExpectedError(`There is no time to look at: ${why}.`, {
    fix: 'Mend `from`, `to` or `max-age` of the source.',
  });
}

/** What is merged of the period: all of it, or its busiest part. */
async function windowOf(
  access: PyroscopeAccess,
  query: PyroscopeQuery,
  period: Dates,
  { busiest }: PyroscopeSource,
): Promise<{ window: Dates; note: Finding[] }> {
  const length = period.to.getTime() - period.from.getTime();
  if (busiest === undefined || busiest >= length) return { window: period, note: [] };
  const seconds = Math.ceil(Math.max(busiest / STEPS_PER_WINDOW, length / MOST_STEPS) / 1_000);
  const step = Math.min(seconds * 1_000, busiest);
  // Pyroscope leaves out a step that is not complete.
  const steps = Math.ceil(length / step);
  const whole = { from: period.from, to: new Date(period.from.getTime() + steps * step) };
  const { results, dates } = await inParts(whole, (part) => selectSeries(access, query, part, step), {
    step,
  });
  const loads = results.flat();
  const window = busiestPart(loads, step, busiest, { from: dates.from, to: period.to });
  // Without any load, what the server says of the whole period tells why.
  if (window === undefined) return { window: period, note: [] };
  return { window, note: [busiestNote(loads, window, { from: dates.from, to: period.to }, busiest)] };
}
