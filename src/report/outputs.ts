import type { Comparison } from '../compare/experiment/verdict.ts';
import type { Decision } from '../profile/decide.ts';
import { PUBLISHING_KINDS } from '../publish/publisher.ts';
import { worstVerdict } from './headline.ts';
import { allFindings, groupFindings, limitFindings, type Report, type TargetReport } from './report.ts';
import { orderedGates } from './view-measured.ts';

/** Returns the action's outputs under the names that `action.yml` lists, without outputs that have no value. */
export function outputsOf(
  report: Report,
  files: { readonly result?: string; readonly report?: string },
): Record<string, string> {
  const { command, error, decision, comparison, gates, profile, fallback, build, publication } = report;
  const isPullRequest = publication !== undefined && PUBLISHING_KINDS[publication.kind].isPullRequest;
  const pullRequest = isPullRequest ? publication : undefined;
  const isCollected = command === 'collect' && error === undefined;
  const values: Record<string, string | number | undefined> = {
    decision: decision?.kind,
    verdict: comparison?.verdict,
    change: comparison?.change,
    gates: gates && orderedGates(gates)[0]?.outcome,
    // Workflows can pass the output `profile` to `go build -pgo=`, because it is `off` or a path.
    profile: fallback?.used === 'off' ? 'off' : profile?.path,
    'profile-origin': isCollected ? (fallback?.used ?? (profile && 'collected')) : undefined,
    overlap: decision?.overlap,
    'stale-weight': decision?.staleWeight,
    'pgo-binary': build?.candidate.path,
    'baseline-binary': build?.baseline.path,
    binaries:
      report.binaries && JSON.stringify(report.binaries, ['platform', 'side', 'path', 'bytes', 'sha256']),
    checksums: report.checksums,
    report: files.report,
    result: files.result,
    'pull-request-number': pullRequest?.number,
    'pull-request-url': pullRequest?.url,
    'pull-request-operation': pullRequest?.operation,
    'pull-request-head-sha': pullRequest?.headSha,
    ...outputsOfTargets(report),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Returns the outputs that only a run with targets sets. The result document has the figures of each target. */
function outputsOfTargets(report: Report): Record<string, string | undefined> {
  const { target, targets } = report;
  if (targets === undefined) return target === undefined ? {} : targetNameOutputs([{ ...report, target }]);
  const decisions: readonly Decision['kind'][] = ['update', 'reject', 'keep'];
  return {
    ...targetNameOutputs(targets),
    decision: decisions.find((kind) => targets.some(({ decision }) => decision?.kind === kind)),
    verdict: worstVerdict(targets),
    gates: orderedGates(targets.flatMap(({ gates = [] }) => gates))[0]?.outcome,
  };
}

function targetNameOutputs(targets: readonly TargetReport[]): Record<string, string> {
  const changed = targets.filter(({ decision }) => decision?.kind === 'update');
  const list = (some: readonly TargetReport[]) => JSON.stringify(some.map(({ target }) => target));
  return { targets: list(targets), 'changed-targets': list(changed) };
}

/**
 * Renders the result document: one JSON object and a newline. Control characters and invisible characters are written as `\u` escapes.
 * `NaN` and infinite numbers become null.
 */
export function renderJson(report: Report): string {
  const text = JSON.stringify(documentOf(report), undefined, 2);
  return `${text.replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

/**
 * Returns the report without flame graphs, because only the page draws them, and without the values of each round. The result document also
 * has groups of findings that have the same message about several places.
 */
function documentOf({ flameGraphs: _, ...report }: Report): object {
  const { findings, sources, targets, comparison, heldOut } = report;
  const groups = groupFindings(allFindings(report))
    .filter(({ places }) => places.length > 1)
    .map(({ first: _, ...group }) => group);
  return {
    ...report,
    comparison: comparison && withoutRounds(comparison),
    heldOut: heldOut && { ...heldOut, comparison: withoutRounds(heldOut.comparison) },
    findings: limitFindings(findings),
    sources: sources?.map((source) => ({ ...source, findings: limitFindings(source.findings) })),
    findingGroups: groups.length > 0 ? groups : undefined,
    targets: targets?.map(documentOf),
  };
}

function withoutRounds(comparison: Comparison): Comparison {
  return { ...comparison, measurements: comparison.measurements.map(({ logRatios: _, ...row }) => row) };
}

/** Writes one escape for each UTF-16 code unit, as JSON requires. */
function escaped(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
