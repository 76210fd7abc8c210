import type { GateResult } from '../compare/after/gates.ts';
import type { History } from '../compare/after/history.ts';
import type { ProductionReport } from '../compare/after/production.ts';
import type { ProfileDifference } from '../compare/after/profiles.ts';
import type { HeldOut } from '../compare/compare-binaries.ts';
import type { Comparison, Coverage } from '../compare/experiment/verdict.ts';
import type { LoadReport } from '../compare/workload/slices.ts';
import type { BuildPair, ReleaseBinary, Sides } from '../golang/binaries.ts';
import type { CompilerEvidence } from '../golang/evidence.ts';
import type { Decision } from '../profile/decide.ts';
import type { FlameGraph } from '../profile/flame-graph.ts';
import type { Potential } from '../profile/potential.ts';
import type { Training } from '../profile/training.ts';
import type { Publication } from '../publish/publisher.ts';
import type { Repair } from '../repair/figures.ts';
import type { Command } from '../settings/settings.ts';
import type { Finding } from '../system/errors.ts';
import { count, groupBy } from '../system/format.ts';
import type { DescribedCall } from '../tune/left-out.ts';

/**
 * Defines the report of a run: a plain value with all results of the run, which several renderers show.
 *
 * Each stage adds its result under a key of the report. The key of a stage that did not run is absent. For example, this is the report of a
 * run that kept the committed profile:
 *
 *     { command: 'refresh',
 *       sources: [{ source: 'http://10.0.0.7:6060', kind: 'pprof', collected: 1, findings: [] }],
 *       profile: { path: '/src/shop/default.pgo', samples: 8123, … },
 *       decision: { kind: 'keep', reason: 'The workload has not changed: 93.1 % of the weight …', overlap: 0.931 },
 *       publication: { kind: 'pull-request', operation: 'none' },
 *       findings: [] }
 *
 * `renderJson` in `outputs.ts` prints this value as the result document. All other outputs show blocks (headings, prose, tables, charts):
 * `view.ts` chooses the blocks for an audience, and `html.ts`, `markdown.ts` and `text.ts` print them. `headline.ts` writes the first
 * sentence, which is the same in all outputs. `public-view.ts` removes private details, such as the names of hosts, and `escape.ts` makes
 * text from profiles and servers harmless.
 */

/** All results of a run. Shares and changes are fractions: −0.031 means 3.1 % less. Intervals are 95 % intervals. */
export interface Report {
  readonly command: Command;
  /** The name of the target that this report is about; absent if the config file has no `targets`. */
  readonly target?: string;
  /**
   * A report for each target, in the order of the config file; absent in a run without targets. In a run with targets, the keys `run`,
   * `findings`, `publication` and `error` are about the run as a whole.
   */
  readonly targets?: readonly TargetReport[];
  readonly subject?: ReportSubject;
  readonly run?: RunFacts;
  /** The settings that influence a measurement and differ from their defaults, by name. Environment variables and headers are left out. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly sources?: readonly SourceReport[];
  readonly findings: readonly Finding[];
  readonly profile?: ProfileFacts;
  /** The fallback that was used because no profile could be collected, in the user's words: `committed`, `archive`, `off`, or a path. */
  readonly fallback?: { readonly used: string; readonly reason: string };
  readonly decision?: Decision;
  /** How much of the committed profile a repair matches to today's source. */
  readonly repair?: Repair;
  /** The code of both sides; absent if both sides are built from the checked-out code. */
  readonly revisions?: Sides<ComparedCode>;
  readonly build?: BuildPair;
  /** All binaries that `build` made; the PGO binary comes first for each platform. */
  readonly binaries?: readonly ReleaseBinary[];
  /** The path of the file with the SHA-256 digests of `binaries`. */
  readonly checksums?: string;
  readonly comparison?: Comparison;
  /** The coverage of the measured workload: the share of the profile's weight in functions that the workload ran. */
  readonly coverage?: Coverage;
  /** The benchmarks and the load that recorded the profile and also measured the build; absent if no sign of such work was found. */
  readonly training?: Training;
  readonly load?: LoadReport;
  /** The work that the setting `held-out` holds out from the verdict, measured in the same rounds; absent without the setting. */
  readonly heldOut?: HeldOutReport;
  readonly compiler?: CompilerEvidence;
  /** The functions in which both sides spent time and memory. */
  readonly differences?: readonly ProfileDifference[];
  readonly potential?: Potential;
  readonly production?: ProductionReport;
  readonly history?: History;
  readonly gates?: readonly GateResult[];
  /** Flame graphs are shown on the page only, and the result document leaves them out. */
  readonly flameGraphs?: readonly FlameGraph[];
  /**
   * The result of publishing. If several targets share a pull request, a target has this key only if the pull request leaves out its new
   * profile. The key then says that the new profile was not published, and why.
   */
  readonly publication?: Publication;
  /** The files that `init` wrote, and the next steps for the user. */
  readonly starter?: StarterReport;
  /** The error that ended the command with exit code 1 or 2. */
  readonly error?: { readonly message: string; readonly fix?: string; readonly kind?: 'no profile' };
}

/** The results of held-out work. */
export interface HeldOutReport extends HeldOut {
  /** The part of this work that also recorded the profile, and so is not really held out; absent if no sign of such work was found. */
  readonly training?: Training;
}

/** The results of `init`: the files that it wrote, and what the user does next. */
export interface StarterReport {
  /** The written files, each with its path from the repository's root and its purpose. */
  readonly files: readonly { readonly path: string; readonly purpose: string }[];
  /** A sentence that says what the verdict of a run will be about, or why a run will give no verdict. */
  readonly verdict: string;
  /** The steps that are left for the user, one sentence for each step. */
  readonly todo: readonly string[];
  /** The command with which the user can try the written files on this machine. */
  readonly next: string;
}

/** The report about one of several targets. */
export type TargetReport = Report & { readonly target: string };

/** The time of a run, and the commit that it worked on. */
export interface RunFacts {
  /** The time of the run, in ISO 8601. */
  readonly time: string;
  /** The tag that is checked out, or else the commit; absent outside of a repository. */
  readonly revision?: string;
  /** True if the work tree had changes that this commit does not have, so that the run built different code; otherwise absent. */
  readonly uncommitted?: true;
  readonly url?: string;
}

/** The code of one side of a comparison of two commits. */
export interface ComparedCode {
  /** The side as the user wrote it, such as `ref:main`, or `the work tree`, or the name of a binary. */
  readonly name: string;
  /** The full SHA of the commit; absent for the work tree and for a binary. */
  readonly commit?: string;
  /** The name of the profile with which this side was built, or `off`. */
  readonly profile: string;
}

/** The program that a report is about, and the versions of Go and of the action. */
export interface ReportSubject {
  readonly module: string;
  readonly package: string;
  /** The version of Go as `go env GOVERSION` prints it, such as `go1.26.8`. */
  readonly goVersion: string;
  readonly actionVersion: string;
}

/** The profiles of one source, in figures and findings. */
export interface SourceReport {
  readonly source: string;
  readonly kind: string;
  /** The factor by which the samples, or the profiles, of this source are multiplied; absent if the factor is 1. */
  readonly weight?: number;
  /** The number of profiles from this source that passed validation. */
  readonly collected: number;
  readonly findings: readonly Finding[];
}

/** Facts about the profile that a run made. */
export interface ProfileFacts {
  readonly path: string;
  /** The path of the profile from the repository's root; absent outside of a repository. */
  readonly repositoryPath?: string;
  readonly bytes: number;
  readonly sha256: string;
  /** How many times the file is gzipped; absent for a file that is gzipped at most once, because `go build` can read such a file. */
  readonly gzipLayers?: number;
  /** The number of samples that the profiler took, without regard to their weights. */
  readonly samples: number;
  /** The effective number of samples: how many samples of equal weight would be as precise; absent if all samples have the same weight. */
  readonly effectiveSamples?: number;
  readonly cpuSeconds: number;
  readonly edges: number;
  /**
   * The share of the hot calls' weight that another recording of the same length would share, as a fraction; absent below 100
   * samples. If `carry-over` merged the committed profile, the share is that of the new profiles alone.
   */
  readonly expectedOverlap?: number;
  /** The share of samples that have a function of the user's module on the stack; absent for compacted profiles. */
  readonly ownShare?: number;
  /** The calls that the profile leaves out, because the program is faster without them; absent if no call is left out. */
  readonly leftOut?: readonly DescribedCall[];
  /** The start of the oldest profile in the merge, in ISO 8601. */
  readonly from?: string;
  /** The end of the newest profile in the merge, in ISO 8601. */
  readonly to?: string;
  /** A SHA-256 digest over the sorted digests of all merged profiles. */
  readonly inputsSha256?: string;
  readonly inputs?: number;
  /** The number of different build IDs in the merged profiles; absent if no merged profile names a build ID. */
  readonly buildIds?: number;
  /**
   * The builds that the merged profiles were taken from, newest first, each with the start of its newest profile. Profiles without a build
   * ID share one row without `id`.
   */
  readonly builds?: readonly { readonly id?: string; readonly profiles: number; readonly newest?: string }[];
  /** The URL of the archived object, such as `s3://bucket/prefix/…`. */
  readonly archive?: string;
}

/**
 * A group of findings that have the same message about several hosts or files. The group has the words of the first finding, with ranges
 * for figures that differ. For example, the findings about a thousand endpoints that refuse connections become one group.
 */
export interface FindingGroup extends Pick<Finding, 'severity' | 'message' | 'fix'> {
  /** `source › file` of each finding, in the order of the findings; empty for findings about the whole run. */
  readonly places: readonly string[];
  readonly count: number;
  readonly first: Finding;
}

const ORDER: readonly Finding['severity'][] = ['error', 'warning', 'note'];

/** The most findings of one source that a report keeps, so that 60,000 bad files do not print 60,000 lines. */
const MOST_FINDINGS_OF_A_SOURCE = 200;

/** Keeps all findings about the whole run, and the 200 most severe findings of each source; a note says how many findings were left out. */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const left = new Set<Finding>();
  const rest: Finding[] = [];
  for (const [source, own] of groupBy(findings, (finding) => finding.source)) {
    const more = source === undefined ? [] : bySeverity(own).slice(MOST_FINDINGS_OF_A_SOURCE);
    if (more.length === 0) continue;
    for (const finding of more) left.add(finding);
    const message = `${more.length} more findings about this source are not listed.`;
    rest.push({ severity: 'note', source, message });
  }
  return [...findings.filter((finding) => !left.has(finding)), ...rest];
}

/** Lists each finding once: first the findings about the run, then the findings about its sources. */
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

/** Groups findings that have the same message about several places. Errors come first, then warnings, then notes. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const keyOf = (finding: Finding) => {
    const { severity, line, message, fix = '' } = finding;
    // GitHub shows a finding with a line number next to that line of code, so such a finding is never grouped.
    const own = line === undefined ? '' : `${findingPlace(finding)}\0${message}`;
    const texts = [message, fix].map((text) => withoutQuantities(withoutNames(text, finding), finding));
    return [severity, ...texts, own].join('\0');
  };
  return bySeverity(
    [...groupBy(findings, keyOf)].map(([, members]) => {
      const [first] = members as [Finding];
      const { severity, fix } = first;
      const message = withRanges(members.map((member) => member.message));
      const places = [...new Set(members.map(findingPlace))].filter((place) => place !== '');
      return { severity, message, fix, places, count: members.length, first };
    }),
  );
}

function bySeverity<T extends Pick<Finding, 'severity'>>(all: readonly T[]): T[] {
  return [...all].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

/** Replaces the names of the source, the file and their hosts in a text by a mark, so that texts about different places can be compared. */
function withoutNames(text: string, { source = '', file = '' }: Finding): string {
  return [file, source]
    .flatMap((name) => (/^https?:/.test(name) && URL.canParse(name) ? [name, new URL(name).host] : [name]))
    .filter((name) => name !== '')
    .reduce((rest, name) => rest.replaceAll(name, '\u0001'), text);
}

/**
 * Matches a number with a unit, such as `45 samples` or `3.2 %`. Numbers without a unit, such as a status, a port, a date or a version, do
 * not match.
 */
const QUANTITY = /(?<![\w.,:/-])\d[\d,]*(?:\.\d+)?(?= (?:%|[a-zA-Zµ]))/g;

/**
 * Replaces quantities in the text of a finding about one place by a mark, because findings about many files often differ only in their
 * figures.
 */
function withoutQuantities(text: string, { source, file }: Finding): string {
  return source === undefined && file === undefined ? text : withoutFigures(text);
}

/** Replaces quantities such as `45 samples` by a mark, so that texts that differ only in their figures can be compared. */
export function withoutFigures(text: string): string {
  return text.replace(QUANTITY, '\u0002');
}

/** Returns the first message, with a range such as `12 to 98` for each quantity that differs among the messages. */
function withRanges(messages: readonly string[]): string {
  const columns = messages.map((message) => message.match(QUANTITY) ?? []);
  const numberOf = (text: string) => Number(text.replaceAll(',', ''));
  let at = 0;
  return (messages[0] ?? '').replace(QUANTITY, (own) => {
    const column = columns
      .map((quantities) => quantities[at] ?? own)
      .sort((a, b) => numberOf(a) - numberOf(b));
    at += 1;
    const [least = own, most = own] = [column[0], column.at(-1)];
    return least === most ? own : `${least} to ${most}`;
  });
}

/**
 * Returns the place of a finding as one text: source, file and line. The text leaves out the source if the file's name begins with the name
 * of the source.
 */
function findingPlace({ source = '', file: name = '', line }: Finding): string {
  const file = name === '' || line === undefined ? name : `${name}:${line}`;
  if (source === '' || file.startsWith(source)) return file || source;
  return file === '' ? source : `${source} › ${file}`;
}

/** Returns the places to show next to a message. A place with which the message already begins is left out. */
export function placesBeside({ places, message, first }: FindingGroup): readonly string[] {
  if (places.length !== 1) return places;
  const { source = '', file = '' } = first;
  const begins = (name: string) => name !== '' && message.startsWith(name);
  if (begins(source) || (begins(file) && (source === '' || file.startsWith(source)))) return [];
  return begins(file) ? [source] : places;
}

/** Returns a group as one finding; the key `source` of this finding says how many places the group has. */
export function asFinding({ severity, message, fix, places, first }: FindingGroup): Finding {
  if (places.length < 2) return first;
  return { severity, source: `${places[0]} and ${places.length - 1} more`, message, fix };
}

/** Counts findings in words: `2 errors, 1 warning`, or `none`. */
export function countBySeverity(findings: readonly Pick<Finding, 'severity'>[]): string {
  const words = ORDER.flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [count(number, severity)];
  });
  return words.join(', ') || 'none';
}
