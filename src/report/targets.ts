import type { Verdict } from '../compare/verdict.ts';
import { type ChangeText, change, count, fixed, share } from './format.ts';
import { type Headline, headline, type Tone } from './headline.ts';
import { isSignificant } from './measurement-rows.ts';
import type { Report, TargetReport } from './report.ts';
import { overallChange } from './sentences.ts';

/** What several targets came to: the same rows in every rendering. */

/** One line of the overview; what a target has none of is absent. */
export interface TargetRow {
  readonly target: string;
  readonly report: TargetReport;
  readonly headline: Headline;
  readonly tone: Tone;
  /** Whether somebody has to look at it: it failed, or is slower with PGO. */
  readonly isUrgent: boolean;
  /** What became of it in a word or two: `update`, `keep`, `failed`, `passed`. */
  readonly result?: string;
  readonly overlap?: string;
  readonly stale?: string;
  readonly samples?: string;
  /** `not measured` where there was nothing to measure with. */
  readonly verdict?: Verdict | 'not measured';
  /** `~` where it is not significant. */
  readonly change?: ChangeText;
  /** How much larger the binary became. */
  readonly size?: string;
}

/** Those that failed first, then those that are slower, then the others; each in the order of the config file. */
export function targetRows({ targets = [] }: Report): TargetRow[] {
  const ranked = targets.map((report) => ({
    rank: hasFailed(report) ? 0 : isSlower(report) ? 1 : 2,
    report,
  }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ report }) => rowOf(report));
}

/** Whether it ended in an error or, of `check`, found one. */
export function hasFailed({ command, error, findings }: Report): boolean {
  return (
    error !== undefined || (command === 'check' && findings.some(({ severity }) => severity === 'error'))
  );
}

/** It did all it was to do, published it, and is red only because of `fail-on`. */
export function hasFailedByGate({ gates = [], error }: Report): boolean {
  return gates.some(({ outcome, reason }) => outcome === 'failed' && error?.message.includes(reason));
}

export function isSlower({ comparison }: Report): boolean {
  return comparison?.verdict === 'slower';
}

/** Of one target, or of all: `not measured` says that there was nothing to measure with. */
export function verdictOf({ comparison }: Report): Verdict | 'not measured' | undefined {
  if (comparison === undefined) return undefined;
  return comparison.measurements.length === 0 ? 'not measured' : comparison.verdict;
}

function rowOf(report: TargetReport): TargetRow {
  const { target, decision, profile, comparison, build } = report;
  const first = headline(report);
  const result = resultOf(report);
  const verdict = verdictOf(report);
  const overall = comparison && overallChange(comparison, 2);
  return {
    target,
    report,
    headline: first,
    tone: first.tone,
    isUrgent: hasFailed(report) || isSlower(report),
    ...(result !== undefined && { result }),
    ...(decision?.overlap !== undefined && { overlap: share(decision.overlap) }),
    ...(decision?.staleWeight !== undefined && { stale: share(decision.staleWeight) }),
    ...(profile !== undefined && { samples: fixed(profile.samples, 0) }),
    ...(verdict !== undefined && { verdict }),
    ...(overall &&
      comparison && {
        change: { ...overall, ...(!isSignificant(comparison.verdict) && { change: '~' }) },
      }),
    ...(build !== undefined &&
      build.baseline.bytes > 0 && {
        size: change((build.candidate.bytes - build.baseline.bytes) / build.baseline.bytes),
      }),
  };
}

function resultOf(report: Report): string | undefined {
  const { command, decision, findings } = report;
  if (command === 'check') {
    const warnings = findings.filter(({ severity }) => severity === 'warning').length;
    return hasFailed(report) ? 'failed' : warnings > 0 ? count(warnings, 'warning') : 'passed';
  }
  if (hasFailedByGate(report)) return decision === undefined ? 'failed' : `${decision.kind}, failed`;
  if (hasFailed(report)) return 'failed';
  // A verdict says more than that there is one.
  return decision?.kind ?? (report.comparison ? undefined : headline(report).title.toLowerCase());
}
