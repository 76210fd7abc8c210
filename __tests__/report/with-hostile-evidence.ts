import type { FunctionDifference } from '../../src/compare/profiles.ts';
import type { CallSite, CallSiteChanges } from '../../src/golang/inlining.ts';
import type { Report } from '../../src/report/report.ts';
import { withHostileText } from './hostile.ts';

/** As `withHostileText`, with the evidence: every name, path, sentence and address in it is `text`. */
export function withHostileEvidence(report: Report, text: string): Report {
  const { targets, load, compiler, differences, potential, production, history, gates, flameGraphs } = report;
  return {
    ...withHostileText(report, text),
    ...(targets && {
      targets: targets.map((one) => ({ ...withHostileEvidence(one, text), target: text })),
    }),
    ...(load && {
      load: {
        ...load,
        baseline: { ...load.baseline, latencies: { [text]: 1 } },
        candidate: { ...load.candidate, latencies: { [text]: 2 } },
      },
    }),
    ...(compiler && {
      compiler: {
        ...compiler,
        inlining: callSites(compiler.inlining, text),
        ...(compiler.devirtualization && { devirtualization: callSites(compiler.devirtualization, text) }),
        frames: {
          ...compiler.frames,
          largest: compiler.frames.largest.map((frame) => ({ ...frame, function: text })),
        },
        hazards: compiler.hazards.map(() => ({ title: text, message: text, fix: text, url: text })),
      },
    }),
    ...(differences && {
      differences: differences.map((one) => ({
        ...one,
        workload: text,
        unit: text,
        flat: one.flat.map((difference) => hostileFunction(difference, text)),
        cumulative: one.cumulative.map((difference) => hostileFunction(difference, text)),
        files: { baseline: text, candidate: text },
      })),
    }),
    ...(potential && { potential: { ...potential, ceiling: text, fromPgoBuildReason: text } }),
    ...(production && {
      production: {
        released: text,
        queries: { cpu: text, traffic: text },
        comparisons: production.comparisons.map((one) => ({ ...one, description: text })),
        confounders: production.confounders.map(() => text),
      },
    }),
    ...(history && {
      history: {
        targets: history.targets.map(({ points }) => ({
          target: text,
          points: points.map((point) => ({
            ...point,
            time: text,
            revision: text,
            verdict: text,
            rows: text,
          })),
        })),
      },
    }),
    ...(gates && { gates: gates.map((gate) => ({ ...gate, condition: text, reason: text })) }),
    ...(flameGraphs && {
      flameGraphs: flameGraphs.map((graph) => ({
        ...graph,
        workload: text,
        unit: text,
        names: graph.names.map((_, i) => `${text}${i}`),
      })),
    }),
  };
}

function callSites(changes: CallSiteChanges, text: string): CallSiteChanges {
  const hostile = (site: CallSite): CallSite => ({ ...site, caller: text, callee: text, position: text });
  return { ...changes, hottest: changes.hottest.map(hostile) };
}

function hostileFunction(difference: FunctionDifference, text: string): FunctionDifference {
  return {
    ...difference,
    name: text,
    callers: difference.callers.map((caller) => ({ ...caller, name: text })),
  };
}
