import type { Finding } from '../system/errors.ts';
import type { Report } from './report.ts';

/** Findings that differ only in the host or file they are about: a thousand endpoints that refuse are one. */
export interface FindingGroup {
  readonly severity: Finding['severity'];
  /** Of the first finding. */
  readonly message: string;
  readonly fix?: string;
  /** `source › file` of each, in the order they were found; empty for findings about the run as a whole. */
  readonly places: readonly string[];
  readonly count: number;
  readonly first: Finding;
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** Findings kept of one source: a run over 60,000 bad files must not print as many sentences. */
const MOST_OF_A_SOURCE = 200;

/** The most severe findings of each source, at most 200, and a count of the rest; all about the run as a whole. */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const numbers = new Map<string, number>();
  const kept = new Set<Finding>();
  for (const finding of bySeverity(findings)) {
    const { source } = finding;
    const number = source === undefined ? 0 : (numbers.get(source) ?? 0) + 1;
    if (source !== undefined) numbers.set(source, number);
    if (number <= MOST_OF_A_SOURCE) kept.add(finding);
  }
  const rest = [...numbers].filter(([, number]) => number > MOST_OF_A_SOURCE);
  return [
    ...findings.filter((finding) => kept.has(finding)),
    ...rest.map(([source, number]) => ({
      severity: 'note' as const,
      source,
      message: `${number - MOST_OF_A_SOURCE} more findings about this source are not listed.`,
    })),
  ];
}

/** Every finding once: those of the run, then those of its sources. */
export function allFindings(report: Report): Finding[] {
  const all = [...report.findings, ...(report.sources ?? []).flatMap(({ findings }) => findings)];
  const unique = new Map(
    all.map((finding) => {
      const { severity, source = '', file = '', line = 0, message } = finding;
      return [JSON.stringify([severity, source, file, line, message]), finding];
    }),
  );
  return limitFindings([...unique.values()]);
}

/** Errors first, then warnings, then notes. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { severity, line, message, fix = '' } = finding;
    // A finding with a line is shown at that line, so it stays by itself.
    const own = line === undefined ? '' : `${placeOf(finding)}\0${message}`;
    const key = [severity, withoutNames(message, finding), withoutNames(fix, finding), own].join('\0');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return bySeverity(
    [...groups.values()].map((members) => {
      const [first] = members as [Finding];
      const { severity, message, fix } = first;
      const places = [...new Set(members.map(placeOf))].filter((place) => place !== '');
      return { severity, message, fix, places, count: members.length, first };
    }),
  );
}

function bySeverity<T extends Pick<Finding, 'severity'>>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

/** The text with a mark in the place of its source, its file, and the host of either; only ever compared. */
function withoutNames(text: string, { source = '', file = '' }: Finding): string {
  return [file, source]
    .flatMap((name) => (/^https?:/.test(name) && URL.canParse(name) ? [name, new URL(name).host] : [name]))
    .filter((name) => name !== '')
    .reduce((rest, name) => rest.replaceAll(name, '\u0001'), text);
}

/** Source and file with its line; only the file if its name begins with the source's. */
function placeOf({ source = '', file: name = '', line }: Finding): string {
  const file = name === '' || line === undefined ? name : `${name}:${line}`;
  if (source === '' || file.startsWith(source)) return file || source;
  return file === '' ? source : `${source} › ${file}`;
}

/** The places to show next to the message: none that the message itself begins with. */
export function placesBeside({ places, message, first }: FindingGroup): readonly string[] {
  if (places.length !== 1) return places;
  const { source = '', file = '' } = first;
  const begins = (name: string) => name !== '' && message.startsWith(name);
  if (begins(source) || (begins(file) && (source === '' || file.startsWith(source)))) return [];
  return begins(file) ? [source] : places;
}

/** The group as one finding. */
export function asFinding({ severity, message, fix, places, first }: FindingGroup): Finding {
  if (places.length < 2) return first;
  return { severity, source: `${places[0]} and ${places.length - 1} more`, message, fix };
}

/** `2 errors, 1 warning`, or `none`. */
export function countBySeverity(findings: readonly Pick<Finding, 'severity'>[]): string {
  const words = ORDER.flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [`${number} ${severity}${number === 1 ? '' : 's'}`];
  });
  return words.join(', ') || 'none';
}
