import type { Second } from './k6-series.ts';
import type { Saturation } from './load-report.ts';

/** Seconds over which a rate counts: one alone may be lucky, and a load that ramps is another one soon. */
const WINDOW = 3;
/**
 * A server keeps up as long as 95 % of the answers take at most so many times what they take of a server with little
 * to do, or at most so many seconds more where that is next to nothing. An M/M/1 queue takes ten times as long at nine
 * tenths of what it can do. With a CPU quota, answers wait for the next period of 0.1 s once the quota is used up,
 * hence the seconds are fewer than that.
 */
const SLOWER = 10;
const SLOWER_SECONDS = 0.05;
/** k6 drops an iteration when it makes a new user, whatever the server does. */
const FEW_DROPPED = 0.01;
const ONE_DROPPED = 1 / WINDOW;
/** As many windows in a row that the server does not keep up with are its limit, not a hiccup. */
const IN_A_ROW = 3;
const FEWEST_REQUESTS = 10;

interface Window {
  /** Requests per second that were answered, and those that were due. */
  readonly answered: number;
  readonly due: number;
  readonly slow: number;
}

/**
 * The greatest rate that a server kept up with under a load that grew: requests per second over a few seconds, of
 * which next to none were dropped, and 95 % were answered about as fast as they are by a server with little to do. It
 * is reached when the load went on beyond: it asked for as much or more, and for some seconds the server did not keep
 * up.
 * @returns undefined when there is too little to say.
 */
export function saturationOf(seconds: readonly Second[]): Saturation | undefined {
  // In the last second, what waited comes to its end, and nothing more is due.
  const windows = windowsOf(seconds.slice(0, -1));
  const unloaded = Math.min(...windows.map(({ slow }) => slow));
  if (!Number.isFinite(unloaded)) return undefined;
  const bound = Math.max(unloaded * SLOWER, unloaded + SLOWER_SECONDS);
  const keptUp = windows.map(
    ({ due, answered, slow }) => due - answered <= Math.max(due * FEW_DROPPED, ONE_DROPPED) && slow <= bound,
  );
  let best = -1;
  for (const [at, window] of windows.entries())
    if (keptUp[at] && window.answered > (windows[best]?.answered ?? 0)) best = at;
  const perSecond = windows[best]?.answered;
  if (perSecond === undefined) return undefined;
  const beyond = windows.map(({ due }, at) => at > best && !keptUp[at] && due >= perSecond * 0.9);
  const reached = beyond.some((_, at) => beyond.slice(at, at + IN_A_ROW).filter(Boolean).length === IN_A_ROW);
  return { perSecond, reached };
}

/** Whether the rate or what is due of it grew by half, from the first quarter of the run to its greatest. */
export function ramps(seconds: readonly Second[]): boolean {
  // The first second, too, may be the part of one.
  const windows = windowsOf(seconds.slice(1, -1));
  const first = windows.slice(0, Math.ceil(windows.length / 4)).map(({ due }) => due);
  return Math.max(...windows.map(({ due }) => due)) > 1.5 * Math.min(...first);
}

function windowsOf(seconds: readonly Second[]): Window[] {
  return seconds.slice(0, Math.max(0, seconds.length - WINDOW + 1)).flatMap((_, at) => {
    const within = seconds.slice(at, at + WINDOW);
    const requests = within.reduce((sum, one) => sum + one.requests, 0);
    if (requests < FEWEST_REQUESTS) return [];
    const failed = within.reduce((sum, one) => sum + one.failed, 0);
    const dropped = within.reduce((sum, one) => sum + one.dropped, 0);
    const durations = within.flatMap((one) => one.durations).sort((a, b) => a - b);
    return {
      answered: (requests - failed) / WINDOW,
      due: (requests + dropped) / WINDOW,
      slow: durations[Math.ceil(durations.length * 0.95) - 1] ?? 0,
    };
  });
}
