/**
 * Numbers as people read them: with their unit, a real minus sign (U+2212), and no more digits than they deserve, in any
 * locale and time zone; orders and random numbers that are the same everywhere. Also used by the report page in a browser.
 * What only reports show is in `report/format.ts`.
 */

/** The minus sign in reports, which is as wide as a plus sign. */
export const MINUS = '−';
/** Shown where a number is missing or not finite. */
export const NO_NUMBER = '—';

/** `value` with exactly `decimals` decimals and thousands separators; never "−0". */
export function fixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** `12,345 samples`, `1 sample`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${fixed(value, 0)} ${value === 1 ? one : many}`;
}

/** A fraction as a percentage: 0.8131 is `81.3 %`. */
export function share(fraction: number): string {
  return `${fixed(fraction * 100, 1)} %`;
}

/** Returns a text whose first character is a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Order by code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The sum of what `of` gives for each. */
export function totalOf<T>(all: readonly T[], of: (one: T, at: number) => number): number {
  return all.reduce((sum, one, at) => sum + of(one, at), 0);
}

/** `Map.groupBy`, which Node 20 has not. */
export function groupBy<T, K>(all: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

/** `answer`, which is asked each question once. */
export function remembered<R, Q = string>(answer: (question: Q) => R): (question: Q) => R {
  const known = new Map<Q, R>();
  return (question) => {
    if (!known.has(question)) known.set(question, answer(question));
    return known.get(question) as R;
  };
}

/** With its sign, also when positive: `+2.9`. */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A change as a percentage with its sign: −0.0307 is `−3.07 %`. */
export function change(fraction: number, decimals = 2): string {
  return Number.isFinite(fraction) ? `${signed(fraction * 100, decimals)} %` : NO_NUMBER;
}

/**
 * A change and its interval, `−3.6 % to −2.6 %`. The narrower the interval, the more decimals both have; as many as it takes to tell
 * a bound from zero, and at least `least`, so that the rows of a table agree.
 */
export function changeWithInterval(value: number, [low, high]: readonly [number, number], least = 1) {
  let decimals = Math.max(least, ((high - low) / 2) * 100 >= 0.5 ? 1 : 2);
  const vanishes = (bound: number) => bound !== 0 && Number(Math.abs(bound * 100).toFixed(decimals)) === 0;
  while (decimals < 4 && (vanishes(low) || vanishes(high))) decimals++;
  return {
    change: change(value, decimals),
    interval: `${change(low, decimals)} to ${change(high, decimals)}`,
  };
}

const BYTE_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** `512 B`, `69.4 KiB`, `8.42 MiB`. */
export function bytes(value: number): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  let rest = value;
  let unit = 0;
  while (Math.abs(rest) >= 1023.95 && unit < BYTE_UNITS.length - 1) {
    rest /= 1024;
    unit++;
  }
  return `${fixed(rest, unit === 0 ? 0 : Math.abs(rest) < 9.995 ? 2 : 1)} ${BYTE_UNITS[unit]}`;
}

/** A source of numbers within [0, 1), uniform. */
export type Random = () => number;

/**
 * Numbers that follow from `seed` (its low 32 bits). Source: mulberry32 by Tommy Ettinger (public domain, 2017);
 * it passes gjrand's tests and has a period of 2³², which is plenty for shuffling.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A shuffled copy, every order equally likely. Source: Fisher-Yates as in Knuth, TAOCP vol. 2, algorithm 3.4.2P. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
