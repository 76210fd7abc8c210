import { asFinding, groupFindings, limitFindings, type Report, type TargetReport } from './report/report.ts';
import { type ExpectedError, Rejected } from './system/errors.ts';
import type { Host } from './system/host.ts';
import type { GroupParts, Run } from './work.ts';

/**
 * The report of a run is put together in this file. Commands yield the parts of their reports, and only `run.ts` adds these parts to the
 * report. When a command fails, the parts that it yielded before the failure stay in the report. A run has one report; a run on several
 * targets also has a report for each target:
 *
 *     const reports = new Reports(new GrowingReport({ command: 'collect', findings: [] }, host));
 *     await reports.add(partsAbout(run, collect(run)));
 *     reports.whole.value; // { command: 'collect', sources: […], profile: {…}, findings: […] }
 */

/** The unfinished report of a program, or of a run as a whole. Parts are added while the run goes on. */
export class GrowingReport {
  readonly #host: Pick<Host, 'finding'>;
  #report: Report;
  #failure: ExpectedError | undefined;

  /** @param first the report before any part is added. @param host shows each finding as soon as the report gets the finding. */
  constructor(first: Report, host: Pick<Host, 'finding'>) {
    this.#report = first;
    this.#host = host;
  }

  /** The report with the parts that were added so far. */
  get value(): Report {
    return this.#report;
  }

  /** The error of the command, if it failed. */
  get failure(): ExpectedError | undefined {
    return this.#failure;
  }

  /** Whether the report already has a finding or a result about its program. */
  get isBegun(): boolean {
    const { findings, decision, profile, publication, error } = this.#report;
    return findings.length > 0 || [decision, profile, publication, error].some((part) => part !== undefined);
  }

  /**
   * Appends the findings of a part to the report, and shows them at once. All other keys of the part replace the old values in the report.
   */
  add({ findings = [], ...part }: Partial<Report>): void {
    const known = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
    this.#report = { ...this.#report, ...known, findings: [...this.#report.findings, ...findings] };
    for (const group of groupFindings(limitFindings(findings))) this.#host.finding(asFinding(group));
  }

  /** Adds the error that ended the command. If the error rejects the profile, the report also gets the decision `reject`. */
  fail(error: ExpectedError): void {
    if (this.#failure === error) return;
    this.#failure = error;
    const { message, fix, kind } = error;
    if (error instanceof Rejected)
      this.add({ decision: { ...this.#report.decision, kind: 'reject', reason: error.reason } });
    this.add({ error: { message, fix, kind: kind === 'no profile' ? kind : undefined } });
  }
}

/** The reports of a run: a report about the run as a whole, and in a run on several targets also a report about each target. */
export class Reports {
  readonly whole: GrowingReport;
  #targets: ReadonlyMap<string, GrowingReport> | undefined;

  constructor(whole: GrowingReport) {
    this.whole = whole;
  }

  /** Begins a report for each target. The whole report holds the reports of the targets in its field `targets`. */
  beginTargets(runs: readonly Run[]): void {
    const begun = runs.map(({ command, config: { target = '' }, host }) => {
      return [target, new GrowingReport({ command, target, findings: [] }, host)] as const;
    });
    this.#targets = new Map(begun);
  }

  /** Leaves out the targets that the run had not begun when it failed. */
  leaveOutTargetsNotBegun(): void {
    if (this.#targets === undefined) return;
    this.#targets = new Map([...this.#targets].filter(([, { isBegun }]) => isBegun));
  }

  /** Returns the report about the run of a program: the report of its target, or the whole report if the run has no targets. */
  of({ config: { target = '' } }: Pick<Run, 'config'>): GrowingReport {
    return this.#targets?.get(target) ?? this.whole;
  }

  /** The whole report so far, including the reports of the targets. */
  get value(): Report {
    if (this.#targets === undefined) return this.whole.value;
    return {
      ...this.whole.value,
      targets: [...this.#targets.values()].map(({ value }) => value as TargetReport),
    };
  }

  /** Adds each part of the report as soon as the command yields it. @throws the error that the command throws. */
  async add(parts: GroupParts): Promise<void> {
    let next = await parts.next();
    while (!next.done) {
      const report = this.of(next.value.run);
      if ('failure' in next.value) report.fail(next.value.failure);
      else report.add(next.value.part);
      next = await parts.next(report === this.whole ? this.value : report.value);
    }
  }
}
