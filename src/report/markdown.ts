import { markdownCode, markdownText, shorten, visible } from './escape.ts';
import { firstThatFits } from './fit.ts';
import { revisionInWords } from './format.ts';
import { allFindings } from './grouped-findings.ts';
import { buildSection } from './markdown/build.ts';
import { compilerSection } from './markdown/compiler.ts';
import { historySection, potentialSection, productionSection } from './markdown/context.ts';
import { differencesSection } from './markdown/differences.ts';
import { gatesSection } from './markdown/gates.ts';
import { type Level, PULL_REQUEST_LEVELS, SUMMARY_LEVELS } from './markdown/level.ts';
import { loadSection } from './markdown/load.ts';
import { measurementsSection } from './markdown/measurements.ts';
import { movedSection } from './markdown/moved.ts';
import { findingsSection, provenanceSection } from './markdown/provenance.ts';
import { publicationLine } from './markdown/publication.ts';
import { DEFAULT_TOKEN_NOTE, reproduceSection, reviewSection, SLOWER_WARNING } from './markdown/review.ts';
import { blocks, codeBlock } from './markdown/table.ts';
import { type PublicView, publicView } from './public-view.ts';
import type { Report } from './report.ts';
import { comparisonHeadline, decisionText, type Headline, headline } from './sentences.ts';

/** GitHub refuses summaries of more than 1 MiB; other steps of the job may add to the same one. */
const SUMMARY_BYTES = 1_000_000;

/** Tells a body of ours from one that somebody wrote. */
export const BODY_MARKER = '<!-- go-pgo-action -->';

/** The job summary: GitHub Markdown of at most 1,000,000 bytes as UTF-8. */
export function renderSummary(report: Report): string {
  const render = (level: Level) => {
    const context = level.context && [
      movedSection(report, level),
      buildSection(report),
      provenanceSection(report, level, false),
      findingsSection(allFindings(report), [], level),
      (report.comparison ?? report.load) && reproduceSection(report),
    ];
    return `${blocks(
      lead(report, level),
      gatesSection(report, level),
      publicationLine(report, level),
      ...evidence(report, level),
      ...(context || []),
      footer(report, level, SUMMARY_LEVELS[0]),
    )}\n`;
  };
  const fits = (text: string) => Buffer.byteLength(text) <= SUMMARY_BYTES;
  return firstThatFits(SUMMARY_LEVELS, render, fits) ?? `## ${headline(report).title}\n`;
}

export interface PullRequestBodyOptions {
  /** Greatest length, in characters (UTF-16 code units, so never more than GitHub counts). */
  readonly maxLength: number;
  /** Whether the pull request is opened with the workflow's own token. */
  readonly defaultToken: boolean;
}

/** The pull request's body: the same as the summary, without anything that is not public. */
export function renderPullRequestBody(report: Report, options: PullRequestBodyOptions): string {
  return publicText(report, options.maxLength, (view, level) => pullRequestBody(view, level, options));
}

/**
 * What `compare` found, as a comment on the pull request that it looked at: nothing that is not public, and nothing of
 * merging. Whoever keeps the comment marks it.
 */
export function renderComment(report: Report, options: { readonly maxLength: number }): string {
  return publicText(report, options.maxLength, commentBody);
}

/** The fullest rendering of the public view that fits. */
function publicText(
  report: Report,
  maxLength: number,
  renderView: (view: PublicView, level: Level) => string,
): string {
  const view = publicView(report);
  const render = (level: Level) => `${renderView(view, level)}\n`;
  const fits = (text: string) => text.length <= maxLength;
  // Plain words can be cut anywhere; nothing but a test asks for so little.
  return firstThatFits(PULL_REQUEST_LEVELS, render, fits) ?? headline(view.report).title.slice(0, maxLength);
}

function pullRequestBody(
  { report, withheld }: PublicView,
  level: Level,
  { defaultToken }: PullRequestBodyOptions,
): string {
  const context = level.context && [
    movedSection(report, level),
    buildSection(report),
    provenanceSection(report, level, true),
    findingsSection(report.findings, withheld, level),
    reviewSection(report),
  ];
  return blocks(
    BODY_MARKER,
    lead(report, level),
    report.comparison?.verdict === 'slower' ? SLOWER_WARNING : undefined,
    gatesSection(report, level),
    ...evidence(report, level),
    ...(context || []),
    defaultToken && level.extras ? DEFAULT_TOKEN_NOTE : undefined,
    footer(report, level, PULL_REQUEST_LEVELS[0]),
  );
}

function commentBody({ report, withheld }: PublicView, level: Level): string {
  const context = level.context && [
    buildSection(report),
    provenanceSection(report, level, true),
    findingsSection(report.findings, withheld, level),
    reproduceSection(report),
  ];
  return blocks(
    lead(report, level),
    gatesSection(report, level),
    ...evidence(report, level),
    ...(context || []),
    footer(report, level, PULL_REQUEST_LEVELS[0]),
  );
}

/** What was measured, then why it is so, then what else is known. */
function evidence(report: Report, level: Level): (string | undefined)[] {
  return [
    measurementsSection(report, level),
    loadSection(report, level),
    differencesSection(report, level),
    compilerSection(report, level),
    potentialSection(report, level),
    productionSection(report, level),
    historySection(report, level),
  ];
}

/** Verdict and decision, one plain sentence each, after a title that says the verdict alone. */
function lead(report: Report, level: Level): string {
  const first = headline(report);
  const { comparison, error } = report;
  const decided = decisionText(report);
  return blocks(
    `## ${titleLine(first)}`,
    sentences(first, level),
    // A run that failed late has a verdict nevertheless.
    error && comparison ? sentences(comparisonHeadline(report, comparison), level) : undefined,
    decided &&
      `**Decision:** ${decided.title}. ${markdownText(shorten(decided.reason, level.sentence))}`.trim(),
  );
}

function titleLine({ title, figure, quantity }: Headline): string {
  return figure === undefined || quantity === undefined
    ? title
    : `${title}: ${figure} ${markdownText(quantity)}`;
}

function sentences({ label, sentence, output, because }: Headline, level: Level): string {
  const claim = `**${label}:** ${markdownText(shorten(sentence, level.sentence))}`;
  if (output !== undefined) {
    const lines = output.map((line) => visible(shorten(line, level.sentence)));
    return blocks(claim, codeBlock('text', lines), because && markdownText(shorten(because, level.sentence)));
  }
  return because === undefined ? claim : `${claim} ${markdownText(shorten(because, level.sentence))}`;
}

function footer({ subject, run }: Report, level: Level, everything: Level | undefined): string | undefined {
  const shortened =
    level === everything ? '' : ' Shortened to fit; the report and the result document have all of it.';
  if (subject === undefined) return shortened === '' ? undefined : `<sub>${shortened.trim()}</sub>`;
  const { package: main, goVersion, actionVersion } = subject;
  const [name, go, version] = [shorten(main, 160), shorten(goVersion, 40), shorten(actionVersion, 40)];
  const revision = run?.revision === undefined ? '' : ` at ${markdownCode(revisionInWords(run.revision))}`;
  return `<sub>${markdownCode(name)}${revision}, built with ${markdownText(go)}; reported by Go PGO Action ${markdownText(version)}.${shortened}</sub>`;
}
