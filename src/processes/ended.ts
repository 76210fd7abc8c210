import { constants } from 'node:os';
import { excerpt } from '../printable.ts';

/** How a process came to its end; one of both is null. */
export interface End {
  readonly exitCode: number | null;
  readonly signal: string | null;
}

const LAST_LINES = 5;

/** `ended with exit code 1`, `ended with exit code 143 (SIGTERM)`, `was ended by SIGKILL`. */
export function howItEnded({ exitCode, signal }: End): string {
  return exitCode === null
    ? `was ended by ${signal ?? 'a signal'}`
    : `ended with exit code ${exitCode}${signalIn(exitCode)}`;
}

/** A shell tells the signal that ended a program as 128 + its number. */
function signalIn(exitCode: number): string {
  const found = Object.entries(constants.signals).find(([, number]) => 128 + number === exitCode);
  return found === undefined ? '' : ` (${found[0]})`;
}

/** A sentence with what a process printed last, in one line: a line break would let it pose as a message of its own. */
export function lastOutput(output: string): string {
  const lines = outputLines(output);
  return lines.length === 0
    ? 'It printed nothing.'
    : `It printed last: ${asSentence(lines.slice(-LAST_LINES).join(' | '))}`;
}

/** With a full stop, where it ends without one: another sentence may follow. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** The lines of `output` that hold something, each fit for a line of ours. */
export function outputLines(output: string): string[] {
  return output
    .split('\n')
    .map((line) => excerpt(line, 200))
    .filter((line) => line !== '');
}
