import { readFileSync } from 'node:fs';
import type { Report } from '../../src/report/report.ts';

/** Report values as runs make them: one for each way a run can end. `fixtures/reports` has each as it differs from `faster`. */
export function recordedReports<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../fixtures/reports/${name}.json`, import.meta.url), 'utf8'));
}

type Recorded = { readonly faster: Report } & Readonly<Record<string, Partial<Report>>>;
const recorded = recordedReports<Recorded>('samples');

/** The usual good end: a pull request with a proven gain. */
export const { faster } = recorded;
const { command, subject, sources, findings, profile } = faster;

export const slower: Report = { ...faster, ...recorded['slower'] };
export const noDifference: Report = { ...faster, ...recorded['no-difference'] };
/** A noisy runner: intervals far wider than the effect, one of them beyond the axis. */
export const inconclusive: Report = { ...faster, ...recorded['inconclusive'] };
/** Nothing to measure with. */
export const unmeasured: Report = { ...faster, ...recorded['unmeasured'] };
export const keep: Report = { command, subject, sources, findings, profile, ...recorded['keep'] };
/** Nothing was collected; what is known is shown all the same. */
export const failed: Report = { command, subject, findings, ...recorded['failed'] };
export const usage: Report = { command, findings: [], ...recorded['usage'] };

export const samples: Readonly<Record<string, Report>> = {
  ...{ faster, slower, 'no-difference': noDifference, inconclusive, unmeasured, keep, failed, usage },
  check: { ...{ command, findings, subject, profile }, ...recorded['check'] },
  /** Publishing failed after everything else went well. */
  'failed-late': { ...faster, ...recorded['failed-late'] },
};
