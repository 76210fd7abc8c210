import type { Verdict } from '../compare/comparison.ts';
import type { Decision } from '../decide.ts';
import { reportVerdict } from '../report/headline.ts';
import type { Report, TargetReport } from '../report/report.ts';
import { orderedGates } from '../report/view-measured.ts';

/** What the outputs say of a run with targets; empty without any. A figure that only one target has is in its result. */
export function outputsOfTargets(report: Report): Record<string, string | undefined> {
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
