/**
 * Formats numbers for people: with their unit, with a real minus sign (U+2212), and with as many digits as are known. The results are the
 * same in every locale and time zone. `format.ts` also has functions for lists, sorting and random numbers, whose results are the same on
 * every machine. The report page also uses this file in a browser. `report/format.ts` has the formats that only reports use.
 */

/** The minus sign in reports, which is as wide as a plus sign. */
export const MINUS = '−';
/** The sign that is shown for a missing number, and for a number that is not finite. */
export const NO_NUMBER = '—';

/** Returns a number with exactly `decimals` decimals and with thousands separators. The returned text is never "−0". */
export function fixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** Returns a number and the noun that it counts: `12,345 samples`, `1 sample`. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${fixed(value, 0)} ${value === 1 ? one : many}`;
}

/** Returns a fraction as a percentage: 0.8131 is `81.3 %`. */
export function share(fraction: number): string {
  return `${fixed(fraction * 100, 1)} %`;
}

/** Returns a text whose first character is a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Compares two texts by code units, for sorting in the same order in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the sum of the numbers that `numberOf` returns for the items. */
export function totalOf<T>(items: readonly T[], numberOf: (item: T, at: number) => number): number {
  return items.reduce((sum, item, at) => sum + numberOf(item, at), 0);
}

/** Groups items by their keys. `groupBy` replaces `Map.groupBy`, which Node 20 does not have. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns a function that returns the same results as `answer`, but calls `answer` only once for each question. */
export function remembered<R, Q = string>(answer: (question: Q) => R): (question: Q) => R {
  const known = new Map<Q, R>();
  return (question) => {
    if (!known.has(question)) known.set(question, answer(question));
    return known.get(question) as R;
  };
}

/** Returns a number with a sign. Positive numbers also have a sign: `+2.9`. */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** Returns a change as a percentage with its sign: −0.0307 is `−3.07 %`. */
export function change(fraction: number, decimals = 2): string {
  return Number.isFinite(fraction) ? `${signed(fraction * 100, decimals)} %` : NO_NUMBER;
}

/**
 * Returns a change and its interval, such as `−3.1 %` and `−3.6 % to −2.6 %`. If the interval is narrow, the change and the interval have
 * more decimals, because a bound that is not zero must not look like zero. @param least the minimum number of decimals. A table uses the
 * same minimum for all its rows.
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

/** Returns a number of bytes as a size with its unit: `512 B`, `69.4 KiB`, `8.42 MiB`. */
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

/** Returns the next random number. The numbers are uniformly distributed from 0 to below 1. */
export type Random = () => number;

/**
 * Returns a generator whose random numbers depend only on the low 32 bits of `seed`. The generator is mulberry32 by Tommy Ettinger (public
 * domain, 2017), which passes gjrand's tests. The generator's period of 2³² is enough for shuffling.
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

/** Returns a shuffled copy of a list. Every order is equally likely (Fisher-Yates, as in Knuth, TAOCP vol. 2, algorithm 3.4.2P). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
