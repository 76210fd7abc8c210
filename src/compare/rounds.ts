import type { Finding } from '../system/errors.ts';
import { count } from '../system/format.ts';
import { mean } from '../stats/average.ts';
import { type Random, shuffled } from '../stats/random.ts';
import { isNarrowEnough } from '../stats/stopping.ts';
import { BudgetSpent } from './meter.ts';
import type { Pair, Quantity, Subject } from './subject.ts';

/** One subject over all rounds. */
export interface Measured {
  readonly subject: Subject;
  /** One entry for each round: its pairs. */
  readonly rounds: readonly (readonly Pair[])[];
  /** It ran in every round; else it failed in the one after its last, or too often said nothing. */
  readonly complete: boolean;
}

export interface Rounds {
  readonly measured: readonly Measured[];
  /** Rounds that count. */
  readonly completed: number;
  readonly ended: 'precision' | 'budget' | 'cancelled';
  readonly findings: readonly Finding[];
}

export interface RoundsOptions {
  /** How often each subject is run on both sides in a round. */
  readonly pairs: readonly number[];
  /** Half width of the interval of the overall change that is enough, as a fraction. */
  readonly precision: number;
  /** `performance.now()` at which measuring ends, in ms. */
  readonly deadline: number;
  readonly random: Random;
  readonly progress?: ((line: string) => void) | undefined;
  /** Gets what there is when something else than the time puts an end to it, before that is thrown. */
  readonly interrupted?: ((rounds: Rounds) => void) | undefined;
}

interface Running {
  readonly subject: Subject;
  readonly pairs: number;
  readonly rounds: (readonly Pair[])[];
  /** Rounds in which it ran and did not give what decides. */
  silent: number;
  failed: boolean;
}

/** So many rounds, and this part of all, a subject may be silent in; beyond, it is left out. */
const SILENT = 2;
const SILENT_SHARE = 0.1;

/** Rounds of a fraction of a second would fill a log with hundreds of lines. */
const PROGRESS_MS = 10_000;

/**
 * Runs every subject on both sides in each round: the two runs of a pair together or next to each other, so that whatever
 * slows the machine down meets both; which side goes first by the toss of a coin, and the pairs of all subjects in random order,
 * since a fixed order alone makes the sides differ by half a percent. The coin also makes the signed-rank test
 * exact: if the sides are the same, each difference is as likely as its opposite, however the machine drifts.
 * Ends with complete rounds only, when the interval is narrow enough or no further round fits the time; leaves a
 * subject out once it fails. @throws whatever ends the subjects, but for BudgetSpent.
 */
export async function runRounds(subjects: readonly Subject[], options: RoundsOptions): Promise<Rounds> {
  const findings: Finding[] = [];
  const all: Running[] = subjects.map((subject, at) => ({
    subject,
    pairs: options.pairs[at] ?? 1,
    rounds: [],
    silent: 0,
    failed: false,
  }));
  const began = performance.now();
  let told = Number.NEGATIVE_INFINITY;
  let begun = 0;
  let completed = 0;
  let ended: Rounds['ended'] = 'budget';
  while (all.some(({ failed }) => !failed) && hasTimeForOneMore(began, begun, options.deadline)) {
    if (performance.now() - told >= PROGRESS_MS) {
      options.progress?.(progressLine(all, completed, options.deadline));
      told = performance.now();
    }
    const round = await runRound(all, options.random).catch((error: unknown) => {
      options.interrupted?.({ measured: measuredOf(all), completed, ended: 'cancelled', findings });
      throw error;
    });
    if (round === undefined) break;
    findings.push(...round.findings);
    begun++;
    if (!round.counts) continue;
    completed++;
    if (isNarrowEnough(overallLogRatios(measuredOf(all)), Math.log1p(options.precision))) {
      ended = 'precision';
      break;
    }
  }
  for (const one of all) if (one.silent > 0 && !one.failed) findings.push(sometimesSilent(one, begun));
  return { measured: measuredOf(all), completed, ended, findings };
}

/** A round that the deadline would cut off is time lost: how long rounds take is known from those before. */
function hasTimeForOneMore(began: number, begun: number, deadline: number): boolean {
  const now = performance.now();
  const perRound = begun === 0 ? 0 : (now - began) / begun;
  return now + 0.9 * perRound < deadline;
}

function progressLine(all: readonly Running[], completed: number, deadline: number): string {
  const running = all.filter(({ failed }) => !failed);
  const [first] = running;
  const more = running.length > 1 ? ` and ${running.length - 1} more` : '';
  const left = Math.max(0, Math.round((deadline - performance.now()) / 1000));
  return `Measuring: round ${completed + 1}, ${first?.subject.name}${more} on both sides, at most ${count(left, 'second')} left`;
}

/**
 * A round in which a subject did not give what decides does not count, for all of them: the verdict needs rounds that are
 * complete, and which side was silent has no part in that.
 * @returns undefined when the time was up before it was complete.
 */
async function runRound(
  all: readonly Running[],
  random: Random,
): Promise<{ findings: readonly Finding[]; counts: boolean } | undefined> {
  const findings: Finding[] = [];
  const pairs = new Map<Running, Pair[]>();
  const order = all.flatMap((one) => (one.failed ? [] : Array.from({ length: one.pairs }, () => one)));
  try {
    for (const one of shuffled(order, random)) {
      if (one.failed) continue;
      const pair = await one.subject.runPair(random() < 0.5 ? 'baseline' : 'candidate');
      if ('severity' in pair) {
        one.failed = true;
        findings.push(pair);
      } else {
        pairs.set(one, [...(pairs.get(one) ?? []), pair]);
      }
    }
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
  const ran = [...pairs].filter(([one]) => !one.failed);
  const silent = ran.filter(([one, made]) => !saysWhatDecides(one.subject, made)).map(([one]) => one);
  for (const one of silent) {
    one.silent++;
    if (one.silent <= SILENT + SILENT_SHARE * (one.silent + one.rounds.length)) continue;
    one.failed = true;
    findings.push(tooOftenSilent(one));
  }
  const counts = ran.length > 0 && silent.length === 0;
  if (counts) for (const [one, made] of ran) one.rounds.push(made);
  return { findings, counts };
}

function decisiveOf(subject: Subject): Quantity | undefined {
  return subject.quantities.find(({ decisive }) => decisive);
}

function saysWhatDecides(subject: Subject, made: readonly Pair[]): boolean {
  const quantity = decisiveOf(subject);
  return quantity === undefined || Number.isFinite(meanLogRatio(made, quantity));
}

function tooOftenSilent({ subject, silent, rounds }: Running): Finding {
  const unit = decisiveOf(subject)?.unit;
  return {
    severity: 'warning',
    message: `${subject.name} is left out: a run gave no ${unit} in ${silent} of ${count(silent + rounds.length, 'round')}.`,
    fix: 'Let every run do the same and print its result in full.',
  };
}

function sometimesSilent({ subject, silent }: Running, begun: number): Finding {
  const unit = decisiveOf(subject)?.unit;
  return {
    severity: 'note',
    message: `${silent} of ${count(begun, 'round')} ${silent === 1 ? 'does' : 'do'} not count, because a run of ${subject.name} gave no ${unit}.`,
  };
}

function measuredOf(all: readonly Running[]): Measured[] {
  return all.map(({ subject, rounds, failed }) => ({ subject, rounds, complete: !failed }));
}

/** Of each round, the mean log ratio of candidate to baseline over the pairs that have it; NaN where none has. */
export function logRatios({ rounds }: Measured, quantity: Quantity): number[] {
  return rounds.map((pairs) => meanLogRatio(pairs, quantity));
}

function meanLogRatio(pairs: readonly Pair[], { unit }: Quantity): number {
  const ratios = pairs.flatMap((pair) => logRatio(pair.baseline.get(unit), pair.candidate.get(unit)));
  return ratios.length === 0 ? Number.NaN : mean(ratios);
}

function logRatio(baseline: number | undefined, candidate: number | undefined): number[] {
  if (baseline === undefined || candidate === undefined) return [];
  // Nothing and nothing is the same: 0 B/op on both sides.
  return [baseline === candidate ? 0 : Math.log(candidate / baseline)];
}

/** The rows that the verdict of the run rests on: those that every round has. */
export function decisiveRows(
  measured: readonly Measured[],
): { of: Measured; quantity: Quantity; ratios: number[] }[] {
  return measured
    .filter(({ complete }) => complete)
    .flatMap((of) =>
      of.subject.quantities
        .filter(({ decisive }) => decisive)
        .map((quantity) => ({ of, quantity, ratios: logRatios(of, quantity) })),
    )
    .filter(({ ratios }) => ratios.length > 0 && ratios.every(Number.isFinite));
}

/**
 * Of each round, the mean over all decisive rows, as of something where less is better: the one series that the
 * stopping and the verdict rest on.
 */
export function overallLogRatios(measured: readonly Measured[]): number[] {
  const rows = decisiveRows(measured).map(({ quantity, ratios }) =>
    quantity.better === 'higher' ? ratios.map((one) => -one) : ratios,
  );
  const [first = []] = rows;
  return first.map((_, round) => mean(rows.map((ratios) => ratios[round] as number)));
}
