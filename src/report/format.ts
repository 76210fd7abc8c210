import { fixed } from '../system/format.ts';
import { shorten } from './escape.ts';

export { count, fixed } from '../system/format.ts';
export { share } from '../system/format.ts';

/** The numbers of reports, in the manner of `../format.ts`. */

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

/** A share of what there was before, with its sign: `+2.9 %`; nothing to compare with is a dash. */
export function relative(before: number, after: number): string {
  return before > 0 ? change((after - before) / before, 1) : NO_NUMBER;
}

/** A tolerance as a percentage: `±0.5 %`. */
export function plusMinus(fraction: number): string {
  return `±${Number((fraction * 100).toPrecision(2))} %`;
}

/** A change and the bounds of its interval, in one precision. */
export interface ChangeText {
  readonly change: string;
  /** `−3.6 % to −2.6 %` */
  readonly interval: string;
}

/**
 * The narrower the interval, the more decimals; as many as it takes to tell a bound from zero, and `least`, so
 * that the rows of a table agree.
 */
export function changeWithInterval(
  value: number,
  interval: readonly [number, number],
  least = 1,
): ChangeText {
  const decimals = decimalsFor(interval, least);
  const [low, high] = interval;
  const [lowText, highText] = [change(low, decimals), change(high, decimals)];
  return { change: change(value, decimals), interval: `${lowText} to ${highText}` };
}

function decimalsFor([low, high]: readonly [number, number], least: number): number {
  const halfWidth = ((high - low) / 2) * 100;
  let decimals = Math.max(least, halfWidth >= 0.5 ? 1 : 2);
  const vanishes = (bound: number) => bound !== 0 && Number(Math.abs(bound * 100).toFixed(decimals)) === 0;
  while (decimals < 4 && (vanishes(low) || vanishes(high))) decimals++;
  return decimals;
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
  const decimals = unit === 0 ? 0 : Math.abs(rest) < 9.995 ? 2 : 1;
  return `${fixed(rest, decimals)} ${BYTE_UNITS[unit]}`;
}

/** A difference of sizes: `+92.0 KiB (+1.07 %)`. */
export function bytesDifference(before: number, after: number): string {
  const difference = after - before;
  if (difference === 0) return 'none';
  const sign = difference > 0 ? '+' : '';
  return `${sign}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ''}`;
}

/** Wall or CPU seconds at human scale: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
export function seconds(value: number): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  if (Math.abs(value) < 9.995) return `${fixed(value, 2)} s`;
  if (Math.abs(value) < 119.95) return `${fixed(value, 1)} s`;
  const whole = Math.round(Math.abs(value));
  const sign = value < 0 ? MINUS : '';
  const [big, small, bigUnit, smallUnit] =
    whole < 7_200
      ? [Math.floor(whole / 60), whole % 60, 'min', 's']
      : [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), 'h', 'min'];
  return `${sign}${fixed(big, 0)} ${bigUnit}${small === 0 ? '' : ` ${small} ${smallUnit}`}`;
}

/** `+17.7 s`. */
export function secondsDifference(before: number, after: number): string {
  return `${after > before ? '+' : ''}${seconds(after - before)}`;
}

/** `2026-03-02 04:15 UTC` from an ISO 8601 time; what is none is returned as it is. */
export function time(iso: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
  return match ? `${match[1]} ${match[2]} UTC` : iso;
}

/**
 * Function names without the folders of their import paths, in a call edge too: `parser.(*parser).parseBlock`
 * for `github.com/yuin/goldmark/parser.(*parser).parseBlock`. As pprof's graphs have it.
 */
export function shortNames(name: string): string {
  return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, '');
}

/** The first 12 digits of a digest, as `docker` and others show them. */
export function shortSha(sha256: string): string {
  return sha256.slice(0, 12);
}

/** A tag as it is, of a commit's digest the first 12 digits. */
export function revisionInWords(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : shorten(revision, 60);
}

/** With a capital letter, for the beginning of a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
