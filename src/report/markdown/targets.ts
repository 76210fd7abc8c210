import { codeElement, markdownCode, markdownText, shorten } from '../escape.ts';
import { fixed, revisionInWords } from '../format.ts';
import { allFindings } from '../grouped-findings.ts';
import type { Headline } from '../headline.ts';
import type { PublicView } from '../public-view.ts';
import type { Report } from '../report.ts';
import { type TargetRow, targetRows } from '../targets.ts';
import {
  allNames,
  names,
  proposalHeadline,
  proposedTargets,
  targetGroups,
  targetsHeadline,
} from '../targets-headline.ts';
import { leadSentences, sentences } from './lead.ts';
import type { Level } from './level.ts';
import { findingsSection } from './provenance.ts';
import { publicationLine } from './publication.ts';
import { alert, reproduceSection, reviewOfSeveral } from './review.ts';
import { bodySections, commentSections, type Sections, summarySections } from './sections.ts';
import { blocks, folded, left, link, number, right, table } from './table.ts';

/** Several targets: an overview that is always whole, then each target's own text, folded unless it is urgent. */

export function targetsSummary(report: Report, level: Level | undefined): string {
  const rows = targetRows(report);
  const own = (row: TargetRow, at: Level) => summarySections(row.report, at);
  return blocks(
    targetsLead(targetsHeadline(report)),
    groupLines(report, false),
    overview(rows, report, true),
    level && publicationLine(report, level),
    level && findingsSection(allFindings(report), [], level),
    ...details(rows, level, own),
    revisionLine(report),
  );
}

/** What a pull request of several profiles says; it does not know yet where it is published. */
export function targetsBody(view: PublicView, level: Level | undefined): string {
  const { report } = view;
  const rows = targetRows(report);
  const proposed = proposedTargets(report);
  const own = (row: TargetRow, at: Level) => [
    ...bodySections(viewOf(row, view), at),
    at.context ? reproduceSection(row.report) : undefined,
  ];
  return blocks(
    targetsLead(proposalHeadline(report)),
    slowerWarning(rows.filter(({ verdict }) => verdict === 'slower')),
    groupLines(report, true),
    overview(rows, report, false),
    level && findingsSection(report.findings, view.withheld, level),
    ...details(rows, level, own),
    reviewOfSeveral(proposed),
    revisionLine(report),
  );
}

/** What `compare` found about several targets. */
export function targetsComment(view: PublicView, level: Level | undefined): string {
  const { report } = view;
  const rows = targetRows(report);
  return blocks(
    targetsLead(targetsHeadline(report)),
    overview(rows, report, false),
    level && findingsSection(report.findings, view.withheld, level),
    ...details(rows, level, (row, at) => commentSections(viewOf(row, view), at)),
    revisionLine(report),
  );
}

function viewOf({ report }: TargetRow, { targets = [] }: PublicView): PublicView {
  return targets.find((view) => view.report === report) ?? { report, withheld: [] };
}

const LONGEST_SENTENCE = 1_500;

function targetsLead(first: Headline): string {
  return blocks(`## ${first.title}`, sentences(first, { sentence: LONGEST_SENTENCE }));
}

function slowerWarning(slower: readonly TargetRow[]): string | undefined {
  if (slower.length === 0) return undefined;
  const which = markdownText(names(slower.map(({ report }) => report)));
  const [is, program] = slower.length === 1 ? ['is', 'this program'] : ['are', 'these programs'];
  return alert('WARNING', [
    `Measured slower: ${which} ${is}, so this is meant as a draft. Merging it as it is would make ${program} slower in what was measured.`,
  ]);
}

/** What is in the pull request and what stays. */
function groupLines(report: Report, here: boolean): string {
  return targetGroups(report, here)
    .map(({ label, targets }) => `- **${label}:** ${markdownText(allNames(targets, report))}`)
    .join('\n');
}

const NAME_LENGTH = 60;

interface OverviewColumn {
  readonly title: string;
  readonly align?: 'right';
  readonly cell: (row: TargetRow) => string | undefined;
}

/** One line for each target; columns that no target has anything for are left out. */
function overview(
  rows: readonly TargetRow[],
  { command }: Report,
  withPublication: boolean,
): string | undefined {
  if (rows.length === 0) return undefined;
  const decided = command !== 'check' && rows.some(({ report }) => report.decision !== undefined);
  const columns: readonly OverviewColumn[] = [
    { title: 'Target', cell: ({ target }) => markdownCode(shorten(target, NAME_LENGTH)) },
    { title: decided ? 'Decision' : 'Result', cell: resultCell },
    { title: 'Overlap', align: 'right', cell: ({ overlap }) => overlap && number(overlap) },
    { title: 'Stale weight', align: 'right', cell: ({ stale }) => stale && number(stale) },
    { title: 'Samples', align: 'right', cell: ({ samples }) => samples },
    { title: 'Verdict', cell: verdictCell },
    { title: 'Change (95&nbsp;% interval)', align: 'right', cell: changeCell },
    { title: 'Binary', align: 'right', cell: ({ size }) => size && number(size) },
    { title: 'Published', cell: (row) => (withPublication ? publicationCell(row) : undefined) },
  ];
  const shown = columns
    .map((column) => ({ column, cells: rows.map(column.cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined && cell !== ''));
  return table(
    shown.map(({ column }) => (column.align === 'right' ? right(column.title) : left(column.title))),
    rows.map((_, row) => shown.map(({ cells }) => cells[row] ?? '')),
  );
}

function resultCell({ result, report }: TargetRow): string | undefined {
  return result !== undefined && report.error !== undefined ? `**${result}**` : result;
}

function verdictCell({ verdict }: TargetRow): string | undefined {
  return verdict === 'slower' ? '**slower**' : verdict;
}

/** May break between the change and its interval, nowhere else. */
function changeCell({ change }: TargetRow): string | undefined {
  return change && `${number(change.change)} (${number(change.interval)})`;
}

function publicationCell({ report: { publication } }: TargetRow): string | undefined {
  if (publication?.url === undefined) return undefined;
  const what = publication.operation === 'none' ? 'unchanged' : publication.operation;
  const address = link(publication.url);
  const isPage = address === publication.url && publication.number !== undefined;
  return `${isPage ? `[#${fixed(publication.number ?? 0, 0)}](${address})` : address} ${what}`;
}

const REST = 'the report page of each target (`NAME/report.html`) and the result document have';

function details(
  rows: readonly TargetRow[],
  level: Level | undefined,
  own: (row: TargetRow, level: Level) => Sections,
): (string | undefined)[] {
  if (rows.length === 0) return [];
  if (level === undefined) return [`What was found out about each target does not fit in here: ${REST} it.`];
  const note = level.folded
    ? undefined
    : `Shortened to fit, each target as much as the others: ${REST} all of it.`;
  return [note, ...rows.map((row) => targetPart(row, own(row, level), level))];
}

/** A target's own text below its name, with headings one level lower than where it stands alone. */
function targetPart(
  { target, headline, isUrgent, report }: TargetRow,
  sections: Sections,
  level: Level,
): string {
  const { title, figure } = headline;
  return folded(
    `${codeElement(shorten(target, NAME_LENGTH))} · ${figure === undefined ? title : `${title}: ${figure}`}`,
    blocks(leadSentences(report, level), ...sections.map(oneLower), programLine(report)),
    isUrgent,
  );
}

/** Every section begins with its heading, if it has one. */
function oneLower(section: string | undefined): string | undefined {
  return section?.replace(/^#+ /, '#$&');
}

function programLine({ subject }: Report): string | undefined {
  if (subject === undefined) return undefined;
  const [main, go] = [shorten(subject.package, 160), shorten(subject.goVersion, 40)];
  return `<sub>${markdownCode(main)}, built with ${markdownText(go)}.</sub>`;
}

function revisionLine({ run, targets = [] }: Report): string {
  const version = targets.find(({ subject }) => subject !== undefined)?.subject?.actionVersion;
  const at = run?.revision === undefined ? '' : ` of ${markdownCode(revisionInWords(run.revision))}`;
  const by = version === undefined ? '' : ` ${markdownText(shorten(version, 40))}`;
  return `<sub>Report${at} by Go PGO Action${by}.</sub>`;
}
