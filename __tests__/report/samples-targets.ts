import type { Report, TargetReport } from '../../src/report/report.ts';
import { faster, inconclusive, keep, recordedReports, slower, unmeasured } from './samples.ts';
import { evidence } from './samples-evidence.ts';

/** Reports of several programs in one repository: what a run with `targets` finds out. */
type Several = Report & { readonly targets: readonly TargetReport[] };

/** `three-targets`: a proven gain in the pull request, nothing new, nothing collected. */
export const targetSamples =
  recordedReports<Readonly<Record<'three-targets' | 'checked-targets' | 'no-targets', Several>>>('targets');
export const { 'three-targets': threeTargets, 'no-targets': noTargets } = targetSamples;
const [updated, , failed] = threeTargets.targets as [TargetReport, TargetReport, TargetReport];

const KINDS: readonly Report[] = [evidence, evidence, inconclusive, keep, evidence, unmeasured, evidence];

/** As many as one pull request takes, most of them with all the evidence there is; one is slower, one has failed. */
export const twentyTargets: Report = {
  ...threeTargets,
  findings: [],
  targets: Array.from({ length: 20 }, (_, i): TargetReport => {
    const target = `service-${String(i + 1).padStart(2, '0')}`;
    const path = `cmd/${target}`;
    if (i === 12) return { ...failed, target };
    const slow = { ...evidence, ...slower, load: undefined };
    const { publication: _publication, run: _run, ...own } = i === 7 ? slow : (KINDS[i % 7] ?? faster);
    const subject = { ...updated.subject, package: `example.com/shop/${path}` } as Report['subject'];
    const profile = own.profile && { ...own.profile, repositoryPath: `${path}/default.pgo` };
    return JSON.parse(JSON.stringify({ ...own, target, subject, profile }));
  }),
  error: { message: '1 of 20 targets failed: service-13.' },
};
