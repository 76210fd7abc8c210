/**
 * Numbers as people read them: with their unit, a real minus sign (U+2212), and no more digits than they deserve, in any
 * locale and time zone. Also used by the report page in a browser. What only reports show is in `report/format.ts`.
 */

const MINUS = '−';
/** Shown where a number is missing or not finite. */
const NO_NUMBER = '—';

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

/** `Map.groupBy`, which Node 20 has not. */
export function groupBy<K, T>(all: readonly T[], keyOf: (one: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(one);
  }
  return [...groups];
}
