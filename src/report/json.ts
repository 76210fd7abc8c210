import { allFindings, groupFindings, limitFindings } from './findings.ts';
import type { Report } from './report.ts';

/**
 * The result document: one JSON object, a newline at the end. Characters that a terminal obeys or an editor hides are
 * written as `\u` escapes. Numbers that are not finite become null.
 */
export function renderJson(report: Report): string {
  const text = JSON.stringify(documentOf(report), undefined, 2);
  return `${text.replace(/[\u007f-\u009f]|[\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}

/** Without the flame graphs, which only the page draws, and the single rounds; with the findings about several places, grouped. */
function documentOf({ flameGraphs: _, ...report }: Report): object {
  const { findings, sources, targets } = report;
  const groups = groupFindings(allFindings(report))
    .filter(({ places }) => places.length > 1)
    .map(({ first: _, ...group }) => group);
  return {
    ...report,
    comparison: report.comparison && {
      ...report.comparison,
      measurements: report.comparison.measurements.map(({ logRatios: _, ...row }) => row),
    },
    findings: limitFindings(findings),
    sources: sources?.map((source) => ({ ...source, findings: limitFindings(source.findings) })),
    findingGroups: groups.length > 0 ? groups : undefined,
    targets: targets?.map(documentOf),
  };
}

/** One escape per UTF-16 code unit, as JSON requires. */
function escaped(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
