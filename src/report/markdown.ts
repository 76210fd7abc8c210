import { firstThatFits } from './fit.ts';
import { headline } from './headline.ts';
import { footer, lead } from './markdown/lead.ts';
import {
  type Level,
  PULL_REQUEST_LEVELS,
  PULL_REQUEST_LEVELS_OF_SEVERAL,
  SUMMARY_LEVELS,
  SUMMARY_LEVELS_OF_SEVERAL,
} from './markdown/level.ts';
import { DEFAULT_TOKEN_NOTE, reviewSection, SLOWER_WARNING } from './markdown/review.ts';
import { bodySections, commentSections, summarySections } from './markdown/sections.ts';
import { blocks } from './markdown/table.ts';
import { targetsBody, targetsComment, targetsSummary } from './markdown/targets.ts';
import { type PublicView, publicView } from './public-view.ts';
import type { Report } from './report.ts';
import { targetsHeadline } from './targets-headline.ts';

/** GitHub refuses summaries of more than 1 MiB; other steps of the job may add to the same one. */
const SUMMARY_BYTES = 1_000_000;

/** Tells a body of ours from one that somebody wrote. */
export const BODY_MARKER = '<!-- go-pgo-action -->';

/** The job summary: GitHub Markdown of at most 1,000,000 bytes as UTF-8. */
export function renderSummary(report: Report): string {
  const fits = (text: string) => Buffer.byteLength(text) <= SUMMARY_BYTES;
  const text =
    report.targets === undefined
      ? firstThatFits(SUMMARY_LEVELS, (level) => `${summary(report, level)}\n`, fits)
      : firstThatFits(SUMMARY_LEVELS_OF_SEVERAL, (level) => `${targetsSummary(report, level)}\n`, fits);
  return text ?? `## ${titleOf(report)}\n`;
}

function summary(report: Report, level: Level): string {
  return blocks(
    lead(report, level),
    ...summarySections(report, level),
    footer(report, shortened(level, SUMMARY_LEVELS)),
  );
}

export interface PullRequestBodyOptions {
  /** Greatest length, in characters (UTF-16 code units, so never more than GitHub counts). */
  readonly maxLength: number;
  /** Whether the pull request is opened with the workflow's own token. */
  readonly defaultToken: boolean;
}

/** The pull request's body: the same as the summary, without anything that is not public. */
export function renderPullRequestBody(report: Report, options: PullRequestBodyOptions): string {
  return publicText(report, options.maxLength, {
    one: (view, level) => pullRequestBody(view, level, options),
    several: (view, level) =>
      blocks(
        BODY_MARKER,
        targetsBody(view, level),
        options.defaultToken && level?.extras !== false ? DEFAULT_TOKEN_NOTE : undefined,
      ),
  });
}

/**
 * What `compare` found, as a comment on the pull request that it looked at: nothing that is not public, and nothing of
 * merging. Whoever keeps the comment marks it.
 */
export function renderComment(report: Report, options: { readonly maxLength: number }): string {
  return publicText(report, options.maxLength, { one: commentBody, several: targetsComment });
}

interface PublicRendering {
  readonly one: (view: PublicView, level: Level) => string;
  /** Without the details of each target where there is no level. */
  readonly several: (view: PublicView, level: Level | undefined) => string;
}

/** The fullest rendering of the public view that fits. */
function publicText(report: Report, maxLength: number, { one, several }: PublicRendering): string {
  const view = publicView(report);
  const fits = (text: string) => text.length <= maxLength;
  const text =
    report.targets === undefined
      ? firstThatFits(PULL_REQUEST_LEVELS, (level) => `${one(view, level)}\n`, fits)
      : firstThatFits(PULL_REQUEST_LEVELS_OF_SEVERAL, (level) => `${several(view, level)}\n`, fits);
  // Plain words can be cut anywhere; nothing but a test asks for so little.
  return text ?? titleOf(view.report).slice(0, maxLength);
}

function titleOf(report: Report): string {
  return (report.targets === undefined ? headline(report) : targetsHeadline(report)).title;
}

function pullRequestBody(view: PublicView, level: Level, { defaultToken }: PullRequestBodyOptions): string {
  const { report } = view;
  const slower = report.comparison?.verdict === 'slower' ? SLOWER_WARNING : undefined;
  return blocks(
    BODY_MARKER,
    lead(report, level),
    slower,
    ...bodySections(view, level),
    level.context ? reviewSection(report) : undefined,
    defaultToken && level.extras ? DEFAULT_TOKEN_NOTE : undefined,
    footer(report, shortened(level, PULL_REQUEST_LEVELS)),
  );
}

function commentBody(view: PublicView, level: Level): string {
  const { report } = view;
  return blocks(
    lead(report, level),
    ...commentSections(view, level),
    footer(report, shortened(level, PULL_REQUEST_LEVELS)),
  );
}

function shortened(level: Level, [everything]: readonly Level[]): string {
  return level === everything ? '' : 'Shortened to fit; the report and the result document have all of it.';
}
