import type { Command, Config } from './config.ts';
import type { Finding } from './system/errors.ts';
import type { GoToolchain, MainPackage } from './go.ts';
import type { Host } from './system/host.ts';
import type { CollectedStacks } from './merge/collected-stacks.ts';
import { asFinding, groupFindings } from './report/grouped-findings.ts';
import type { Report } from './report/report.ts';
import type { Secrets } from './system/secrets.ts';

/** The report while it is being written: what a failed command had found out so far is kept. */
export type Draft = { -readonly [K in keyof Report]: Report[K] };

/** One run of one command: everything its stages share. */
export interface Job {
  readonly command: Command;
  readonly host: Host;
  readonly config: Config;
  /** File names given to `merge`, `inspect` and `diff`. */
  readonly operands: readonly string[];
  /** Where `merge` writes. */
  readonly output?: string;
  /** Removed at the end, whatever happens. */
  readonly scratch: string;
  /** Stays: report, result document, binaries. */
  readonly outputDirectory: string;
  readonly report: Draft;
  /** To be taken out of whatever is rendered from the report. */
  readonly secrets: Secrets;
  /** What was collected. */
  collected?: CollectedStacks;
}

/** The Go program a job is about. */
export interface Program {
  readonly go: GoToolchain;
  readonly main: MainPackage;
  /** Absolute path of its profile in the work tree. */
  readonly profilePath: string;
}

/** Puts findings into the report and shows them at once, the same one about several places as one. */
export function addFindings(job: Pick<Job, 'host' | 'report'>, findings: readonly Finding[]): void {
  job.report.findings = [...job.report.findings, ...findings];
  for (const group of groupFindings(findings)) job.host.finding(asFinding(group));
}
