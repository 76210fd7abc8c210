import type { GateResult } from '../compare/gates.ts';
import type { History } from '../compare/history.ts';
import type { ProductionReport } from '../compare/production.ts';
import type { ProfileDifference } from '../compare/profiles.ts';
import type { LoadReport } from '../compare/slices.ts';
import type { Comparison, Coverage } from '../compare/verdict.ts';
import type { BuildPair, ReleaseBinary } from '../golang/binaries.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import type { Decision } from '../profile/decide.ts';
import type { FlameGraph } from '../profile/flame-graph.ts';
import type { Potential } from '../profile/potential.ts';
import type { Publication } from '../publish/publisher.ts';
import type { Repair } from '../repair/repair.ts';
import type { Command } from '../settings/settings.ts';
import type { Finding } from '../system/errors.ts';
import { count, groupBy } from '../system/format.ts';

/**
 * What a run found out: every renderer shares it, and written as JSON it is the result document. Keys are absent if a
 * stage did not run. Shares and changes are fractions (−0.031 is 3.1 % less), intervals are 95 % intervals.
 */
export interface Report {
  readonly command: Command;
  /** Name of the only target that this is about, if the config file has `targets`. */
  readonly target?: string;
  /**
   * The config file's `targets`, in its order; absent for one program. `run`, `findings`, `publication` and `error` then
   * are those of the run as a whole.
   */
  readonly targets?: readonly TargetReport[];
  readonly subject?: Subject;
  readonly run?: RunFacts;
  /** Options of `compare` with other values than the default, by name; without environments and headers. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly sources?: readonly SourceReport[];
  readonly findings: readonly Finding[];
  readonly profile?: ProfileFacts;
  /** Used as it was written (`committed`, `archive`, `off`, or a path), because no profile could be collected. */
  readonly fallback?: { readonly used: string; readonly reason: string };
  readonly decision?: Decision;
  /** What matching the committed profile to today's source brings back. */
  readonly repair?: Repair;
  readonly build?: BuildPair;
  /** Of `build`: everything it has built, of each platform the one with PGO first. */
  readonly binaries?: readonly ReleaseBinary[];
  /** Path of the file with their SHA-256 digests. */
  readonly checksums?: string;
  readonly comparison?: Comparison;
  /** How much of the profile the workload exercises that was measured. */
  readonly coverage?: Coverage;
  readonly load?: LoadReport;
  readonly compiler?: CompilerEvidence;
  /** Where the time and the memory went on either side. */
  readonly differences?: readonly ProfileDifference[];
  readonly potential?: Potential;
  readonly production?: ProductionReport;
  readonly history?: History;
  readonly gates?: readonly GateResult[];
  /** Only for the page, not in the result document. */
  readonly flameGraphs?: readonly FlameGraph[];
  /** Of a target in a shared pull request: absent, or `none` with the reason if its new profile is not part of it. */
  readonly publication?: Publication;
  /** Why the command ended in exit 1 or 2. */
  readonly error?: { readonly message: string; readonly fix?: string };
}

export type TargetReport = Report & { readonly target: string };

export interface RunFacts {
  /** When all was measured, ISO 8601. */
  readonly time: string;
  /** What is checked out: its tag, or else its commit; absent outside of a repository. */
  readonly revision?: string;
  readonly url?: string;
}

export interface Subject {
  readonly module: string;
  readonly package: string;
  /** As `go env GOVERSION` prints it, such as `go1.26.8`. */
  readonly goVersion: string;
  readonly actionVersion: string;
}

export interface SourceReport {
  readonly source: string;
  readonly kind: string;
  /** How much each of its samples (or profiles) counts; absent for 1. */
  readonly weight?: number;
  /** Profiles that passed validation. */
  readonly collected: number;
  readonly findings: readonly Finding[];
}

export interface ProfileFacts {
  readonly path: string;
  /** Where it belongs, from the repository's root; absent where there is no repository. */
  readonly repositoryPath?: string;
  readonly bytes: number;
  readonly sha256: string;
  /** As they were taken, however much they count. */
  readonly samples: number;
  /** How many samples of equal weight would tell as much; absent where none counts more than another. */
  readonly effectiveSamples?: number;
  readonly cpuSeconds: number;
  readonly edges: number;
  /** Share of the samples with a function of the module anywhere on the stack; absent for compacted profiles. */
  readonly ownShare?: number;
  /** Start of the oldest profile in it, ISO 8601. */
  readonly from?: string;
  /** Start of the newest, plus its length, ISO 8601. */
  readonly to?: string;
  /** One digest over the sorted digests of the inputs. */
  readonly inputsSha256?: string;
  readonly inputs?: number;
  /** Different build IDs among the inputs; absent where none names one. */
  readonly buildIds?: number;
  /** Those builds, newest first, with the start of the newest profile; inputs that name none are one without `id`. */
  readonly builds?: readonly { readonly id?: string; readonly profiles: number; readonly newest?: string }[];
  /** URL of the object that it was archived as, such as `s3://bucket/prefix/…`. */
  readonly archive?: string;
}

/** Findings that differ only in their host or file, with the words of the first: a thousand endpoints that refuse are one. */
export interface FindingGroup extends Pick<Finding, 'severity' | 'message' | 'fix'> {
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
  const left = new Set<Finding>();
  const rest: Finding[] = [];
  for (const [source, own] of groupBy(findings, (finding) => finding.source)) {
    const more = source === undefined ? [] : bySeverity(own).slice(MOST_OF_A_SOURCE);
    if (more.length === 0) continue;
    for (const finding of more) left.add(finding);
    const message = `${more.length} more findings about this source are not listed.`;
    rest.push({ severity: 'note', source, message });
  }
  return [...findings.filter((finding) => !left.has(finding)), ...rest];
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
  const keyOf = (finding: Finding) => {
    const { severity, line, message, fix = '' } = finding;
    // A finding with a line is shown at that line, so it stays by itself.
    const own = line === undefined ? '' : `${placeOf(finding)}\0${message}`;
    return [severity, withoutNames(message, finding), withoutNames(fix, finding), own].join('\0');
  };
  return bySeverity(
    [...groupBy(findings, keyOf)].map(([, members]) => {
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

/** The text with its source, its file and their hosts replaced by a mark, to compare texts. */
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

export function asFinding({ severity, message, fix, places, first }: FindingGroup): Finding {
  if (places.length < 2) return first;
  return { severity, source: `${places[0]} and ${places.length - 1} more`, message, fix };
}

/** `2 errors, 1 warning`, or `none`. */
export function countBySeverity(findings: readonly Pick<Finding, 'severity'>[]): string {
  const words = ORDER.flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [count(number, severity)];
  });
  return words.join(', ') || 'none';
}
