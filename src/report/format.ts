import { count, fixed, groupBy, share } from '../system/format.ts';

export { count, fixed, groupBy, share };

/** The numbers of reports, always with their unit. */

const MINUS = '−';
/** Shown where a number is missing or not finite. */
const NO_NUMBER = '—';

function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A difference of two fractions in percentage points: `+2.8 pp`. */
export function points(difference: number): string {
  return `${signed(difference * 100, 1)} pp`;
}

/** A change as a percentage with its sign: −0.0307 is `−3.07 %`. */
export function change(fraction: number, decimals = 2): string {
  return Number.isFinite(fraction) ? `${signed(fraction * 100, decimals)} %` : NO_NUMBER;
}

/** The change from `before` to `after` in percent, `+2.9 %`; a dash if `before` is 0. */
export function relative(before: number, after: number): string {
  return before > 0 ? change((after - before) / before, 1) : NO_NUMBER;
}

/** A tolerance as a percentage: `±0.5 %`. */
export function plusMinus(fraction: number): string {
  return `±${Number((fraction * 100).toPrecision(2))} %`;
}

/** A change and its interval, `−3.6 % to −2.6 %`, with the same number of decimals. */
export interface ChangeText {
  readonly change: string;
  readonly interval: string;
}

/**
 * The narrower the interval, the more decimals; as many as it takes to tell a bound from zero, and at least `least`,
 * so that the rows of a table agree.
 */
export function changeWithInterval(
  value: number,
  [low, high]: readonly [number, number],
  least = 1,
): ChangeText {
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

/** A difference of sizes: `+92.0 KiB (+1.07 %)`. */
export function bytesDifference(before: number, after: number): string {
  const difference = after - before;
  if (difference === 0) return 'none';
  const sign = difference > 0 ? '+' : '';
  return `${sign}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ''}`;
}

/** Wall or CPU seconds: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
export function seconds(value: number): string {
  const size = Math.abs(value);
  if (!(size >= 119.95)) return `${fixed(value, size < 9.995 ? 2 : 1)} s`;
  const whole = Math.round(size);
  const [step, big, small] = whole < 7_200 ? [60, 'min', 's'] : [3_600, 'h', 'min'];
  const rest = Math.floor((whole % step) / (step / 60));
  return `${value < 0 ? MINUS : ''}${fixed(Math.floor(whole / step), 0)} ${big}${rest === 0 ? '' : ` ${rest} ${small}`}`;
}

/** `+17.7 s`. */
export function secondsDifference(before: number, after: number): string {
  return `${after > before ? '+' : ''}${seconds(after - before)}`;
}

/** `2026-03-02 04:15 UTC` from an ISO 8601 time; anything else is returned unchanged. */
export function time(iso: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
  return match ? `${match[1]} ${match[2]} UTC` : iso;
}

/** Function names without the folders of their import paths, as in pprof's graphs: `parser.(*parser).parseBlock`. */
export function shortNames(name: string): string {
  return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, '');
}

/** The first 12 digits of a digest. */
export function shortSha(sha256: string): string {
  return sha256.slice(0, 12);
}

/** A tag unchanged; the first 12 digits of a commit. */
export function shortRevision(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
}

/** With a capital letter, for the beginning of a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a small letter, unless it is an abbreviation such as SHA-256. */
export function uncapitalized(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** `value` with an SI prefix and four significant digits: 4.1234e-4 s is `412.3 µs`. */
function si(value: number, unit: string): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return NO_NUMBER;
  if (size === 0) return `0 ${unit}`.trim();
  // 999.95 rounds to 1,000.0, which reads better with the next prefix.
  const power = Math.min(3, Math.max(-3, Math.floor(Math.log10(size / 0.99995) / 3)));
  const scaled = value / 1000 ** power;
  const isWhole = power === 0 && Number.isInteger(value);
  const decimals = isWhole ? 0 : Math.abs(scaled) < 9.9995 ? 3 : Math.abs(scaled) < 99.995 ? 2 : 1;
  return `${fixed(scaled, decimals)} ${['n', 'µ', 'm', '', 'k', 'M', 'G'][power + 3]}${unit}`.trim();
}

/** `2,214/s`, `43.1/s`. */
function rate(value: number): string {
  const size = Math.abs(value);
  return `${fixed(value, size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}/s`;
}

const LATENCY = /^(p\d+(?:\.\d+)?|min|mean|max)-sec$/;

/** A value in a unit of Go's benchmark format, such as `cpu-sec/op`; the `/op` is left to whoever names the unit. */
export function measured(value: number, unit: string): string {
  const [quantity = '', per] = unit.split('/');
  if (per === 's' && !/^[kMG]?B$/.test(quantity)) return rate(value);
  if (LATENCY.test(quantity) || /^(?:cpu-)?(?:sec|seconds)$|^s$/.test(quantity)) return si(value, 's');
  if (/^(?:cpu-)?ns$/.test(quantity)) return si(value * 1e-9, 's');
  return /^(?:peak-)?B$|^bytes$/.test(quantity) ? bytes(value) : si(value, '');
}

/** A difference of two values in their unit, with its sign: `−17.20 µs`. */
export function measuredDifference(before: number, after: number, unit: string): string {
  const text = measured(after - before, unit);
  return after > before && /[1-9]/.test(text) ? `+${text}` : text;
}

const QUANTITIES: readonly (readonly [RegExp, string])[] = [
  [/^cpu-(?:sec|ns)\/op$/, 'CPU time per operation'],
  [/^(?:sec|ns)\/op$/, 'time per operation'],
  [/^cpu-sec\/sec$/, 'CPU time per second of profiling'],
  [/^cpu-sec\/(.+)$/s, 'CPU time per $1'],
  [/^cpu-sec$/, 'CPU time'],
  [/^B\/op$/, 'memory allocated per operation'],
  [/^B\/sec$/, 'memory allocated per second of profiling'],
  [/^B\/([^s].*)$/s, 'memory allocated per $1'],
  [/^B$/, 'memory allocated'],
  [/^allocs\/op$/, 'allocations per operation'],
  [/^peak-B$/, 'peak memory'],
  [/^(p\d+(?:\.\d+)?|mean|min|max)-sec$/, 'latency, $1'],
  [/^saturation-(.+)\/s$/s, '$1 per second at saturation'],
  [/^(.+)\/s$/s, '$1 per second'],
];

/** What a unit measures, in words: `CPU time per operation`; an unknown unit itself. */
export function quantityOf(unit: string | undefined): string {
  if (unit === undefined) return 'over all measurements';
  const known = QUANTITIES.find(([pattern]) => pattern.test(unit));
  return known === undefined ? unit : unit.replace(...known);
}
