import type { Finding } from '../finding.ts';
import type { Report } from './report.ts';

/** Findings that say the same about different places: a thousand endpoints that refuse are one of these. */
export interface FindingGroup {
  readonly severity: Finding['severity'];
  readonly message: string;
  readonly fix?: string;
  /** `source › file` of each, in the order they were found; empty for findings about the run as a whole. */
  readonly places: readonly string[];
  readonly count: number;
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** Every finding once: those of the run, then those of its sources that the run's don't repeat. */
export function allFindings(report: Report): Finding[] {
  const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
  const unique = new Map(all.map((finding) => [identity(finding), finding]));
  return [...unique.values()];
}

function identity({ severity, source, file, message }: Finding): string {
  return JSON.stringify([severity, source ?? '', file ?? '', message]);
}

/** Errors first, then warnings, then notes; the same text about several places once. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.severity, finding.message, finding.fix ?? '']);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()]
    .map(toGroup)
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

function toGroup(members: readonly Finding[]): FindingGroup {
  const [{ severity, message, fix }] = members as [Finding];
  const places = [...new Set(members.map(placeOf))].filter((place) => place !== '');
  return { severity, message, ...(fix !== undefined && { fix }), places, count: members.length };
}

/** Source and file; a file's name that begins with its source's says both. */
function placeOf({ source = '', file = '' }: Finding): string {
  if (source === '' || file.startsWith(source)) return file || source;
  return file === '' ? source : `${source} › ${file}`;
}

/** `2 errors, 1 warning`, or `none`. */
export function countBySeverity(findings: readonly Pick<Finding, 'severity'>[]): string {
  const counts = ORDER.map(
    (severity) => [severity, findings.filter((f) => f.severity === severity).length] as const,
  );
  const words = counts
    .filter(([, n]) => n > 0)
    .map(([severity, n]) => `${n} ${severity}${n === 1 ? '' : 's'}`);
  return words.length === 0 ? 'none' : words.join(', ');
}
