import type { Dates } from '../period.ts';

/** Readings in the part of the time that `busiest` looks for: so closely it is found. */
const STEPS_IN_BUSIEST = 12;
/** Prometheus gives up to 11,000 of one series in one answer. */
const MOST_STEPS = 10_000;
/** Questions for one period. */
const MOST_PARTS = 8;
const LEAST_STEP = 1_000;

export interface Steps {
  /** Milliseconds, whole seconds; longer than the window where the period is too long to look closer. */
  readonly step: number;
  /** What is asked for at a time, oldest first: each begins where the one before it ends. */
  readonly parts: readonly Dates[];
}

/** How closely, and in how many questions, the busiest `window` (ms) of `dates` is looked for. */
export function stepsFor(window: number, { from, to }: Dates): Steps {
  const length = to.getTime() - from.getTime();
  const wanted = Math.max(LEAST_STEP, window / STEPS_IN_BUSIEST, length / (MOST_STEPS * MOST_PARTS));
  const step = Math.ceil(wanted / 1000) * 1000;
  const count = Math.max(1, Math.ceil(length / (step * MOST_STEPS)));
  const each = Math.ceil(length / count / step) * step;
  const parts = Array.from({ length: count }, (_, index): Dates => {
    const start = from.getTime() + index * each;
    return { from: new Date(start), to: new Date(Math.min(start + each, to.getTime())) };
  });
  // What is left at the end may be shorter than a step, for which there is no reading.
  return { step, parts: parts.filter((part, index) => index === 0 || +part.to - +part.from >= step) };
}
