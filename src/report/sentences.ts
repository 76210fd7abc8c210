import type { Binary } from '../build/build-pair.ts';
import type { Comparison } from '../compare/comparison.ts';
import type { Decision } from '../profile/decide.ts';
import { type ShownOverlap, shownOverlap } from '../profile/overlap.ts';
import type { Publication } from '../publication.ts';
import { type ChangeText, changeWithInterval, share } from './format.ts';
import type { Report } from './report.ts';

/** What every rendering of a report says in the same words, beside its headline. Foreign text in it is as it came. */

/** What the shaded band of a drawing means; the band itself is `±1 %`, as its medium writes it. */
export function bandInWords(band: string, drawing = 'shaded band'): string {
  return `The ${drawing} is ${band}: a change whose interval holds zero and lies within ${band} counts as no difference.`;
}

/** What to think of single rows, with a space before it. */
export function chanceInWords({ measurements }: Comparison): string {
  return measurements.length > 1 ? ' Of twenty rows that do not differ, one looks as if it did.' : '';
}

/** The decision as `title: reason`. */
export interface DecisionText {
  readonly title: string;
  readonly reason: string;
}

/** Undefined where no decision was made. */
export function decisionText({ command, decision, error, profile }: Report): DecisionText | undefined {
  // Nothing is decided where two files are laid side by side, nor by looking: the findings say what to do.
  if (decision === undefined || command === 'diff' || command === 'check') return undefined;
  // Nothing was merged: the error says why.
  if (decision.kind === 'reject' && profile === undefined) return undefined;
  const titles = {
    update: 'update the profile',
    keep: 'keep the committed profile',
    reject: 'reject the merged profile',
  };
  // An error that rests on the decision has said it already.
  const said = error?.message.includes(decision.reason) === true;
  return { title: titles[decision.kind], reason: said ? '' : decision.reason };
}

/** Whether there is neither anything new nor anything open, only a reason. */
export function isNothing({ kind, operation, url, headSha, reason }: Publication): boolean {
  return (
    kind !== 'none' &&
    operation === 'none' &&
    url === undefined &&
    headSha === undefined &&
    reason !== undefined
  );
}

/** The overall change with its interval; undefined where no number is to be had. */
export function overallChange(comparison: Comparison, decimals = 1): ChangeText | undefined {
  const { change, interval } = comparison;
  return change === undefined || interval === undefined
    ? undefined
    : changeWithInterval(change, interval, decimals);
}

/** How to tell the two binaries apart, such as `without PGO` and `with PGO`. */
export interface Sides {
  readonly baseline: string;
  readonly candidate: string;
}

export function sides({ build }: Report): Sides {
  if (build === undefined) return { baseline: 'without PGO', candidate: 'with PGO' };
  const { baseline, candidate } = build;
  const [before, after] = [nameOf(baseline), nameOf(candidate)];
  if (baseline.pgo === 'off' && after.startsWith('with ')) {
    return { baseline: 'without PGO', candidate: 'with PGO' };
  }
  return before === after
    ? { baseline: `${before} (baseline)`, candidate: `${after} (candidate)` }
    : { baseline: before, candidate: after };
}

function nameOf(binary: Binary): string {
  if (isPrebuilt(binary)) return binary.pgo;
  return binary.pgo === 'off' ? 'without PGO' : `with ${binary.pgo}`;
}

/** A binary that somebody else has built took no time here, and goes by its own name. */
export function isPrebuilt({ seconds }: Binary): boolean {
  return seconds === 0;
}

/** The overlap that explains the decision; undefined for a first profile. */
export function overlapOf({ kind, ...drift }: Decision): ShownOverlap | undefined {
  const { overlap, noiseOverlap, weightOverlap = 1, noiseWeightOverlap = 1 } = drift;
  if (overlap === undefined || noiseOverlap === undefined) return undefined;
  return shownOverlap({ overlap, noiseOverlap, weightOverlap, noiseWeightOverlap }, kind);
}

/** What the overlap means, for people who meet the word first; undefined for a first profile. */
export function overlapText(decision: Decision): string | undefined {
  const { staleWeight } = decision;
  const sentences: string[] = [];
  const shown = overlapOf(decision);
  if (shown !== undefined) {
    const calls =
      shown.of === 'hot calls'
        ? 'in calls that the compiler takes for hot with either profile'
        : 'on the same calls in both profiles';
    sentences.push(
      `The overlap with the base branch’s profile is ${share(shown.overlap)}: so much of the weight outside of the runtime is ${calls}. Two profiles of one unchanged workload, with as many samples, would overlap by ${share(shown.noise)} or more in 19 of 20 cases.`,
    );
  }
  if (staleWeight !== undefined && staleWeight < 0.0005) {
    sentences.push('All functions and call sites of the committed profile still exist in the source tree.');
  } else if (staleWeight !== undefined) {
    const part = `${share(staleWeight)} of the committed profile’s weight`;
    sentences.push(`${part} is on functions and call sites that the source tree no longer has.`);
  }
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
