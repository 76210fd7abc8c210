import { duration } from '../printable.ts';
import type { Answer } from './send.ts';

/** Milliseconds by which two clocks may differ before anybody is told. */
const TOLERANCE = 2 * 60_000;

/**
 * A sentence about a server's clock (its `Date` header) that differs from this machine's: what is asked for by time
 * is then sought at another time than it was stored. `''` when they agree.
 */
export function clockDifference(headers: Answer['headers'], now: Date): string {
  const date = Date.parse(String(headers['date'] ?? ''));
  const ahead = date - now.getTime();
  if (!(Math.abs(ahead) > TOLERANCE)) return '';
  return ` Its clock is ${duration(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`;
}
