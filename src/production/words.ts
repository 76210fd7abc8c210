import { fixed } from '../system/format.ts';

/** `−3.8 %`, `+0.4 %`. */
export function percent(change: number): string {
  const shown = fixed(change * 100, 1);
  return `${change > 0 && shown !== '0.0' ? '+' : ''}${shown} %`;
}

/** `−0.6 % to +0.9 %`, or the one there is. */
export function rangeOf(changes: readonly number[]): string {
  const [least, most] = [percent(Math.min(...changes)), percent(Math.max(...changes))];
  return least === most ? least : `${least} to ${most}`;
}

/** `2026-11-20 06:00 UTC`. */
export function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** How many of the changes at other times are at least as large as `change`, in either direction. */
export function asLarge(change: number, others: readonly number[]): string {
  const size = (one: number) => Math.abs(Math.log1p(one));
  const found = others.filter((other) => size(other) >= size(change)).length;
  return `${found} of ${others.length} as large as this ${percent(change)}`;
}
