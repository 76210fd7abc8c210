import type { Held } from './messages.ts';

/** Bytes that the process may hold more, on average, after each refresh than after the one before. */
export interface Allowed {
  readonly heap: number;
  readonly rss: number;
}

/** Of several hundred refreshes, all a user's process would ever come to; a leak of one answer or profile is far more. */
export const PER_REFRESH: Allowed = { heap: 16 * 1024, rss: 48 * 1024 };

/**
 * What the process holds ever more of.
 * @param samples after each refresh, in their order, warm already: modules are loaded and code is compiled.
 * @returns sentences; none when nothing leaks.
 */
export function growthIn(samples: readonly Held[], allowed: Allowed = PER_REFRESH): string[] {
  const heap = slope(samples.map(({ heapUsed, external }) => heapUsed + external));
  const rss = slope(samples.map((one) => one.rss));
  return [
    ...(heap > allowed.heap ? [`The heap grows by ${Math.round(heap)} bytes a refresh.`] : []),
    ...(rss > allowed.rss ? [`The resident memory grows by ${Math.round(rss)} bytes a refresh.`] : []),
  ];
}

/** What is open or listened to at the end and was not at the beginning; both settled. */
export function leftOpen(begin: Held, end: Held): string[] {
  const left = [
    ...more('open file', begin.files, end.files),
    ...more('resource', begin.resources, end.resources),
    ...more('child process', begin.children, end.children),
  ];
  if (end.listeners > begin.listeners)
    left.push(`${end.listeners} listeners of the process’s events, where there were ${begin.listeners}.`);
  if (end.threads > begin.threads) left.push(`${end.threads} threads, where there were ${begin.threads}.`);
  return left;
}

function more(what: string, before: readonly string[], after: readonly string[]): string[] {
  const count = (all: readonly string[], name: string) => all.filter((one) => one === name).length;
  return [...new Set(after)].flatMap((name) => {
    const [was, is] = [count(before, name), count(after, name)];
    return is > was ? [`${what} ${name}: ${is}, where there were ${was}.`] : [];
  });
}

/** Least squares: how much the values grow from one to the next. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [rise, run] = values.reduce(
    ([rise, run], value, at) => [rise + (at - middle) * (value - mean), run + (at - middle) ** 2],
    [0, 0],
  );
  return run === 0 ? 0 : rise / run;
}
