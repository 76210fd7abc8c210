import type { Verdict } from '../compare/verdict.ts';
import type { Decision } from '../profile/decide.ts';
import { reportVerdict } from './headline.ts';
import type { Report, TargetReport } from './report.ts';
import { orderedGates } from './view-measured.ts';

/** The action's outputs, as `action.yml` lists them; an output without a value is left out. */
export function outputsOf(
  report: Report,
  files: { readonly result?: string; readonly report?: string },
): Record<string, string> {
  const { decision, comparison, gates, profile, fallback, build, publication } = report;
  const isPullRequest = publication?.kind === 'pull-request';
  const values: Record<string, string | number | undefined> = {
    decision: decision?.kind,
    verdict: comparison?.verdict,
    change: comparison?.change,
    gates: gates && orderedGates(gates)[0]?.outcome,
    // Ready for `go build -pgo=`.
    profile: fallback?.used === 'off' ? 'off' : profile?.path,
    'profile-origin': originOf(report),
    overlap: decision?.overlap,
    'stale-weight': decision?.staleWeight,
    'pgo-binary': build?.candidate.path,
    'baseline-binary': build?.baseline.path,
    binaries: report.binaries && binariesOf(report.binaries),
    checksums: report.checksums,
    report: files.report,
    result: files.result,
    'pull-request-number': isPullRequest ? publication.number : undefined,
    'pull-request-url': isPullRequest ? publication.url : undefined,
    'pull-request-operation': isPullRequest ? publication.operation : undefined,
    'pull-request-head-sha': isPullRequest ? publication.headSha : undefined,
    ...outputsOfTargets(report),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Where the profile that `collect` leaves to the next step comes from. */
function originOf({ command, profile, fallback, error }: Report): string | undefined {
  if (command !== 'collect' || error !== undefined) return undefined;
  return fallback?.used ?? (profile && 'collected');
}

/** What the next steps of a release need of each, as a matrix or a loop reads it. */
function binariesOf(binaries: NonNullable<Report['binaries']>): string {
  return JSON.stringify(
    binaries.map(({ platform, side, path, bytes, sha256 }) => ({ platform, side, path, bytes, sha256 })),
  );
}

/** What the outputs say of a run with targets; empty without any. A figure that only one target has is in its result. */
function outputsOfTargets(report: Report): Record<string, string | undefined> {
  const { target, targets } = report;
  if (targets === undefined) {
    return target === undefined ? {} : namesOf([{ ...report, target }]);
  }
  return {
    ...namesOf(targets),
    decision: decisionOf(targets),
    verdict: overallVerdict(targets),
    gates: orderedGates(targets.flatMap(({ gates = [] }) => gates))[0]?.outcome,
  };
}

function namesOf(targets: readonly TargetReport[]): Record<string, string> {
  const changed = targets.filter(({ decision }) => decision?.kind === 'update');
  const list = (some: readonly TargetReport[]) => JSON.stringify(some.map(({ target }) => target));
  return { targets: list(targets), 'changed-targets': list(changed) };
}

const DECISIONS: readonly Decision['kind'][] = ['update', 'reject', 'keep'];

/** Whether there is anything new at all; without that, whether anything was refused. */
function decisionOf(targets: readonly TargetReport[]): Decision['kind'] | undefined {
  return DECISIONS.find((kind) => targets.some(({ decision }) => decision?.kind === kind));
}

const VERDICTS: readonly Verdict[] = ['slower', 'inconclusive', 'faster', 'no difference'];

/**
 * The worst that was measured: `faster` only where one target is, and each other one is at least proven not to differ. A
 * target with nothing to measure with has no say, unless none has.
 */
function overallVerdict(targets: readonly TargetReport[]): Verdict | undefined {
  const found = targets.map(reportVerdict);
  const worst = VERDICTS.find((verdict) => found.includes(verdict));
  return worst ?? (found.includes('not measured') ? 'inconclusive' : undefined);
}
