import { isAbsolute, relative, sep } from 'node:path';
import type { Finding } from '../../system/errors.ts';
import { markdownCode, markdownText, shorten } from '../../report/escape.ts';
import { firstThatFits } from '../../report/fit.ts';
import { count } from '../../report/format.ts';
import { blocks, left, table } from '../../report/markdown/table.ts';
import { publicView } from '../../report/public-view.ts';
import type { Report } from '../../report/report.ts';

/** How many rows the comment has, at most, and then with ever less room. */
const ROWS: readonly number[] = [20, 10, 5, 1, 0];
const LONGEST_SENTENCE = 600;
const LONGEST_NAME = 160;

export interface CheckCommentOptions {
  /** UTF-16 code units. */
  readonly maxLength: number;
  /** Absolute folder that paths are shown from. */
  readonly root: string;
}

/** What somebody has to act on: notes are for the job summary. */
export function concerns({ findings }: Pick<Report, 'findings'>): Finding[] {
  const order: readonly Finding['severity'][] = ['error', 'warning'];
  return order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

/** What `check` found, as a comment on the pull request: one line for each thing to do, and nothing that is not public. */
export function renderCheckComment(report: Report, { maxLength, root }: CheckCommentOptions): string {
  const render = (rows: number) => `${body(report, root, rows)}\n`;
  const fits = (text: string) => text.length <= maxLength;
  return firstThatFits(ROWS, render, fits) ?? title(report).slice(0, maxLength);
}

function body(report: Report, root: string, limit: number): string {
  const found = concerns(report);
  const shown = found.slice(0, limit);
  const rest = found.length - shown.length;
  const notes = report.findings.filter(({ severity }) => severity === 'note').length;
  const elsewhere = [
    ...(rest > 0 ? [`${rest} more`] : []),
    ...(notes > 0 ? [count(notes, 'note')] : []),
  ].join(' and ');
  return blocks(
    `## ${title(report)}`,
    about(report, root),
    shown.length === 0
      ? undefined
      : table(
          COLUMNS,
          shown.map((finding) => row(report, finding, root)),
        ),
    failure(report, found),
    elsewhere === '' ? undefined : `${elsewhere} in the job summary.`,
    footer(report),
  );
}

const COLUMNS = [left(''), left('What'), left('What to do')];

function title(report: Report): string {
  const found = concerns(report);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const warnings = found.length - errors;
  if (found.length === 0)
    return report.error === undefined
      ? 'The committed profile is good'
      : 'The committed profile could not be checked';
  const numbers = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return `The committed profile: ${numbers.join(' and ')}`;
}

function about({ profile, subject }: Report, root: string): string | undefined {
  const file = profile && inside(profile.path, root);
  if (subject === undefined) return undefined;
  const program = markdownCode(shorten(subject.package, LONGEST_NAME));
  return file === undefined
    ? `Of ${program}.`
    : `${markdownCode(shorten(file, LONGEST_NAME))} of ${program}.`;
}

/** Why there are no findings. */
function failure(report: Report, found: readonly Finding[]): string | undefined {
  if (found.length > 0 || report.error === undefined) return undefined;
  const { message, fix } = publicFinding(report, { severity: 'error', ...report.error });
  return sentence(fix === undefined ? message : `${message} ${fix}`);
}

function row(report: Report, finding: Finding, root: string): string[] {
  const { severity, message, fix } = publicFinding(report, finding);
  const place = placeOf(report, finding, root);
  const where = place === undefined ? '' : `${markdownCode(shorten(place, LONGEST_NAME))}: `;
  return [`**${severity}**`, `${where}${sentence(message)}`, fix === undefined ? '' : sentence(fix)];
}

function sentence(text: string): string {
  return markdownText(shorten(text.replace(/\s+/g, ' '), LONGEST_SENTENCE));
}

/** Where it is, unless it is about the profile itself. */
function placeOf({ profile }: Report, { file, line }: Finding, root: string): string | undefined {
  if (file === undefined || file === profile?.path) return undefined;
  const path = inside(file, root);
  return path === undefined || line === undefined ? path : `${path}:${line}`;
}

/** The path from `root`; undefined for what lies outside and is nobody's business. */
function inside(path: string, root: string): string | undefined {
  const from = isAbsolute(path) ? relative(root, path) : path;
  return from === '' || from.startsWith('..') || isAbsolute(from) ? undefined : from.split(sep).join('/');
}

function publicFinding(report: Report, { severity, message, fix }: Finding): Finding {
  const finding: Finding = { severity, message, ...(fix !== undefined && { fix }) };
  return publicView({ ...report, findings: [finding] }).report.findings[0] ?? finding;
}

function footer({ subject }: Report): string | undefined {
  if (subject === undefined) return undefined;
  return `<sub>${markdownText(shorten(subject.goVersion, 40))}; checked by Go PGO Action ${markdownText(shorten(subject.actionVersion, 40))}.</sub>`;
}
