import type { Finding } from '../system/errors.ts';
import { commonSentence, impersonal, shapeOf } from './common-sentence.ts';
import type { Report } from './report.ts';

/** Findings that say the same about different places: a thousand endpoints that refuse are one of these. */
export interface FindingGroup {
  readonly severity: Finding['severity'];
  readonly message: string;
  readonly fix?: string;
  /** `source › file` of each, in the order they were found; empty for findings about the run as a whole. */
  readonly places: readonly string[];
  readonly count: number;
  readonly first: Finding;
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** Every finding once: those of the run, then those of its sources that the run's don't repeat. */
export function allFindings(report: Report): Finding[] {
  const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
  const unique = new Map(all.map((finding) => [identity(finding), finding]));
  return [...unique.values()];
}

function identity({ severity, source, file, line, message }: Finding): string {
  return JSON.stringify([severity, source ?? '', file ?? '', line ?? 0, message]);
}

/**
 * Errors first, then warnings, then notes; the same sentence about several places once, whatever the names of these
 * places and the numbers in it.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { shape, fix = '' } = { ...finding, shape: shapeOf(impersonal(finding)) };
    // A line is shown where it stands, so each is by itself.
    const place = finding.line === undefined ? '' : identity(finding);
    const key = JSON.stringify([finding.severity, shape, fix, place]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()]
    .map(toGroup)
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

function toGroup(members: readonly Finding[]): FindingGroup {
  const [first] = members as [Finding];
  const { severity, fix } = first;
  const places = [...new Set(members.map(placeOf))].filter((place) => place !== '');
  const message = places.length > 1 ? commonSentence(members.map(impersonal)) : first.message;
  return { severity, message, ...(fix !== undefined && { fix }), places, count: members.length, first };
}

/** What of its places the message does not begin with: the sentence about an endpoint begins with its name. */
export function placesBeside({ places, message, first }: FindingGroup): readonly string[] {
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) return places;
  const { source = '', file = '' } = first;
  const begins = (name: string) => name !== '' && message.startsWith(name);
  if (begins(place) || begins(source)) return [];
  if (!begins(file)) return places;
  return source === '' || file.startsWith(source) ? [] : [source];
}

/** The group as one finding, for where each is shown by itself. */
export function asFinding({ severity, message, fix, places, first }: FindingGroup): Finding {
  const [place] = places;
  if (place === undefined || places.length === 1) return first;
  const source = `${place} and ${places.length - 1} more`;
  return { severity, source, message, ...(fix !== undefined && { fix }) };
}

/** Source and file with its line; a file's name that begins with its source's says both. */
function placeOf({ source = '', file: name = '', line }: Finding): string {
  const file = name === '' || line === undefined ? name : `${name}:${line}`;
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
