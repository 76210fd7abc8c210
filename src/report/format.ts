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
