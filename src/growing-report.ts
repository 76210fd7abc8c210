import { asFinding, groupFindings, limitFindings, type Report, type TargetReport } from './report/report.ts';
import { type ExpectedError, Rejected } from './system/errors.ts';
import type { Host } from './system/host.ts';
import type { GroupParts, Run } from './work.ts';

/**
 * The one place where the report of a run grows. Commands yield the parts of their reports, and only `run.ts` adds them here, so that the
 * parts from before a failure stay. A run has one report, or, if it works on several targets, also one for each target:
 *
 *     const reports = new Reports(new GrowingReport({ command: 'collect', findings: [] }, host));
 *     await reports.add(partsAbout(run, collect(run)));
 *     reports.whole.value; // { command: 'collect', sources: […], profile: {…}, findings: […] }
 */

/** The report of one program, or of a run as a whole, while the run goes on. */
export class GrowingReport {
  readonly #host: Pick<Host, 'finding'>;
  #report: Report;
  #failure: ExpectedError | undefined;

  /** @param first the report before the first part. @param host shows each finding as soon as it is added. */
  constructor(first: Report, host: Pick<Host, 'finding'>) {
    this.#report = first;
    this.#host = host;
  }

  /** The report so far. */
  get value(): Report {
    return this.#report;
  }

  /** The error of the command, if it failed. */
  get failure(): ExpectedError | undefined {
    return this.#failure;
  }

  /** Whether the report says anything about its program yet. */
  get isBegun(): boolean {
    const { findings, decision, profile, publication, error } = this.#report;
    return findings.length > 0 || [decision, profile, publication, error].some((part) => part !== undefined);
  }

  /** Appends findings and shows them at once. Other keys replace their old values. */
  add({ findings = [], ...part }: Partial<Report>): void {
    const known = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
    this.#report = { ...this.#report, ...known, findings: [...this.#report.findings, ...findings] };
    for (const group of groupFindings(limitFindings(findings))) this.#host.finding(asFinding(group));
  }

  /** Adds the error that ended the command. A rejected profile also becomes the decision of the report. */
  fail(error: ExpectedError): void {
    if (this.#failure === error) return;
    this.#failure = error;
    const { message, fix, kind } = error;
    if (error instanceof Rejected)
      this.add({ decision: { ...this.#report.decision, kind: 'reject', reason: error.reason } });
    this.add({ error: { message, fix, kind } });
  }
}

/** The reports of a run: the one about the run as a whole, and one for each of its targets, if it has some. */
export class Reports {
  readonly whole: GrowingReport;
  #targets: ReadonlyMap<string, GrowingReport> | undefined;

  constructor(whole: GrowingReport) {
    this.whole = whole;
  }

  /** Begins a report for each target. They are the `targets` of the whole report. */
  beginTargets(runs: readonly Run[]): void {
    const begun = runs.map(({ command, config: { target = '' }, host }) => {
      return [target, new GrowingReport({ command, target, findings: [] }, host)] as const;
    });
    this.#targets = new Map(begun);
  }

  /** Leaves out the targets that a run did not reach before it failed. */
  leaveOutTargetsNotBegun(): void {
    if (this.#targets === undefined) return;
    this.#targets = new Map([...this.#targets].filter(([, { isBegun }]) => isBegun));
  }

  /** Returns the report that is about a run: the one of its target, or else the whole one. */
  of({ config: { target = '' } }: Pick<Run, 'config'>): GrowingReport {
    return this.#targets?.get(target) ?? this.whole;
  }

  /** The whole report so far, with the reports of the targets in it. */
  get value(): Report {
    if (this.#targets === undefined) return this.whole.value;
    return {
      ...this.whole.value,
      targets: [...this.#targets.values()].map(({ value }) => value as TargetReport),
    };
  }

  /** Adds the parts that a command yields, each as it comes. @throws what the command throws. */
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
