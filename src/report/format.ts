import { bytes, change, fixed, MINUS, NO_NUMBER, signed } from '../system/format.ts';

export * from '../system/format.ts';

/** The numbers of reports, always with their unit. */

/** A difference of two fractions in percentage points: `+2.8 pp`. */
export function points(difference: number): string {
  return `${signed(difference * 100, 1)} pp`;
}

/** The change from `before` to `after` in percent, `+2.9 %`; a dash if `before` is 0. */
export function relative(before: number, after: number): string {
  return before > 0 ? change((after - before) / before, 1) : NO_NUMBER;
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

/** `2026-03-02 04:15 UTC` from an ISO 8601 time; anything else is returned unchanged. */
export function time(iso: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
  return match ? `${match[1]} ${match[2]} UTC` : iso;
}

/** Function names without the folders of their import paths, as in pprof's graphs: `parser.(*parser).parseBlock`. */
export function shortNames(name: string): string {
  return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, '');
}

/** The first 12 digits of a commit or another digest; a tag unchanged. */
export function shortSha(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
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

/** A value in a unit of Go's benchmark format, such as `cpu-sec/op`; without the `/op`. */
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
