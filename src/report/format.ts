import { bytes, change, fixed, MINUS, NO_NUMBER, signed } from '../system/format.ts';

export * from '../system/format.ts';

/** Formats numbers for reports, always with their unit, and shortens names and digests. */

/** Formats a difference of two fractions in percentage points: `+2.8 pp`. */
export function points(difference: number): string {
  return `${signed(difference * 100, 1)} pp`;
}

/** Formats the change from `before` to `after` in percent, such as `+2.9 %`; a dash if `before` is 0. */
export function relative(before: number, after: number): string {
  return before > 0 ? change((after - before) / before, 1) : NO_NUMBER;
}

/** Formats a difference of two sizes in bytes, such as `+92.0 KiB (+1.07 %)`. Equal sizes become `none`. */
export function bytesDifference(before: number, after: number): string {
  const difference = after - before;
  if (difference === 0) return 'none';
  const sign = difference > 0 ? '+' : '';
  return `${sign}${bytes(difference)}${before > 0 ? ` (${change(difference / before)})` : ''}`;
}

/** Formats seconds of wall or CPU time: `0.84 s`, `12.4 s`, `2 min 3 s`, `3 h 20 min`. */
export function seconds(value: number): string {
  const size = Math.abs(value);
  if (!(size >= 119.95)) return `${fixed(value, size < 9.995 ? 2 : 1)} s`;
  const whole = Math.round(size);
  const [step, big, small] = whole < 7_200 ? [60, 'min', 's'] : [3_600, 'h', 'min'];
  const rest = Math.floor((whole % step) / (step / 60));
  return `${value < 0 ? MINUS : ''}${fixed(Math.floor(whole / step), 0)} ${big}${rest === 0 ? '' : ` ${rest} ${small}`}`;
}

/** Formats an ISO 8601 time as `2026-03-02 04:15 UTC`, and returns every other text unchanged. */
export function time(iso: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/.exec(iso);
  return match ? `${match[1]} ${match[2]} UTC` : iso;
}

/** Removes the folders of import paths from function names, as pprof's graphs do: `parser.(*parser).parseBlock`. */
export function shortNames(name: string): string {
  return name.replace(/(?<![\w/.%~-])(?:[\w.%~-]+\/)+/g, '');
}

/** Shortens the SHA of a commit, or a digest, to its first 12 digits, and returns a tag unchanged. */
export function shortSha(revision: string): string {
  return /^[0-9a-f]{40,64}$/.test(revision) ? revision.slice(0, 12) : revision;
}

/** Begins a text with a small letter, unless it begins with an abbreviation such as SHA-256. */
export function uncapitalized(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
