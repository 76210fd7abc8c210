import type { Report } from './report.ts';
import { orderedGates } from './view-measured.ts';
import { outputsOfTargets } from './targets/outputs-of-targets.ts';

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
