import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import * as v from 'valibot';
import { apiUrlIn, hasStatus, isRefusal, serverWords } from '../net/github.ts';
import { firstThatFits } from '../report/blocks.ts';
import { markdownCode, markdownText, shorten } from '../report/escape.ts';
import { count } from '../report/format.ts';
import { blocks, left, renderComment, table } from '../report/markdown.ts';
import { publicView } from '../report/public-view.ts';
import type { Report } from '../report/report.ts';
import type { Command } from '../settings/settings.ts';
import type { Finding } from '../system/errors.ts';
import type { Run } from '../work.ts';

/** Such as `renderComment`; the report is free of secrets. */
export type RenderComment = (report: Report, maxLength: number) => string;

const EVENT = v.object({
  pull_request: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

/**
 * Keeps the comment on this run's pull request up to date, if it has one. It comes last, since the comment also says why the
 * run failed. A run without results makes no comment, but updates an older one. A refused comment is only a note.
 */
export async function commentOn(
  run: Run,
  report: Report,
  render?: RenderComment,
): Promise<readonly Finding[]> {
  const { command, config, host } = run;
  const kind = KINDS[command];
  if (kind === undefined || !config.comment || host.signal.aborted) return [];
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
  if (event !== 'pull_request' || !repository) return [];
  const number = await numberIn(host.env['GITHUB_EVENT_PATH']);
  if (number === undefined) return note('the event of this run names no pull request', NO_EVENT);
  if (config.token === undefined) return note("there is no token for GitHub's API", NO_TOKEN);
  const { keepComment } = await import('../publish/comment.ts');
  const shown = run.secrets.redact(report);
  try {
    const { operation, url } = await keepComment({
      token: config.token,
      apiUrl: apiUrlIn(host.env),
      repository,
      number,
      subject: kind.subject(config.target ?? report.subject?.package ?? ''),
      renderBody: (maxLength) => (render ?? kind.render)(shown, maxLength, host.cwd),
      onlyUpdate: !kind.isWorth(report),
      signal: host.signal,
    });
    if (operation !== 'none') host.progress(`Comment ${operation}: ${url}`);
    return [];
  } catch (error) {
    if (!isRefusal(error) || host.signal.aborted) throw error;
    const readOnly = hasStatus(error, 403, 404) && !/locked|rate limit/i.test(serverWords(error));
    return note(serverWords(error), hasStatus(error, 401) ? NO_TOKEN : readOnly ? READ_ONLY : OTHERWISE);
  }
}

/** The comment of a command. */
interface Kind {
  /** Each command keeps a comment of its own on a program. */
  subject(program: string): string;
  /** Whether the results are worth a new comment; an existing one is updated anyway. */
  isWorth(report: Report): boolean;
  /** @param root absolute folder that paths are shown from. */
  render(report: Report, maxLength: number, root: string): string;
}

const KINDS: Partial<Record<Command, Kind>> = {
  compare: {
    subject: (program) => program,
    isWorth: ({ comparison, compiler, production }) =>
      [comparison, compiler, production].some((one) => one !== undefined),
    render: (report, maxLength) => renderComment(report, { maxLength }),
  },
  check: {
    subject: (program) => `check ${program}`,
    isWorth: ({ findings }) => findings.some(({ severity }) => severity !== 'note'),
    render: (report, maxLength, root) => renderCheckComment(report, { maxLength, root }),
  },
};

async function numberIn(path: string | undefined): Promise<number | undefined> {
  if (!path) return undefined;
  try {
    const { success, output } = v.safeParse(EVENT, JSON.parse(await readFile(path, 'utf8')));
    return success ? output.pull_request.number : undefined;
  } catch {
    return undefined;
  }
}

const NO_EVENT =
  'Run it in a workflow of GitHub, which writes the event to $GITHUB_EVENT_PATH, or set `comment: false`.';
const NO_TOKEN =
  'Leave the input `token` at its default or give it a token that is valid, or set `comment: false`; the job summary says the same.';
const READ_ONLY =
  'Add `permissions: { pull-requests: write }` to the job; a pull request from a fork has a token that can only read, so that the job summary has to do.';
const OTHERWISE = 'The job summary says the same; set `comment: false` to do without the comment.';

function note(reason: string, fix: string): Finding[] {
  return [{ severity: 'note', message: `The pull request got no comment: ${reason}.`, fix }];
}

/** Most rows of the comment; fewer where they do not fit. */
const ROWS: readonly number[] = [20, 10, 5, 1, 0];
const LONGEST_SENTENCE = 600;
const LONGEST_NAME = 160;

/**
 * What `check` found, as a comment on the pull request: one line for each thing to do, and nothing that is not public.
 * @param root absolute folder that paths are shown from.
 */
export function renderCheckComment(
  report: Report,
  { maxLength, root }: { readonly maxLength: number; readonly root: string },
): string {
  const render = (rows: number) => `${checkComment(report, root, rows)}\n`;
  const fits = (text: string) => text.length <= maxLength;
  return firstThatFits(ROWS, render, fits) ?? checkTitle(report).slice(0, maxLength);
}

/** Errors and warnings; notes are for the job summary. */
function concerns({ findings }: Pick<Report, 'findings'>): Finding[] {
  const order: readonly Finding['severity'][] = ['error', 'warning'];
  return order.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

function checkComment(report: Report, root: string, limit: number): string {
  const { subject, profile } = report;
  const found = concerns(report);
  const shown = found.slice(0, limit).map((finding) => row(report, finding, root));
  const rest = found.length - shown.length;
  const notes = report.findings.filter(({ severity }) => severity === 'note').length;
  const more = [rest > 0 && `${rest} more`, notes > 0 && count(notes, 'note')].filter(Boolean).join(' and ');
  const file = profile && inside(profile.path, root);
  const program = subject && `of ${code(subject.package)}.`;
  return blocks(
    `## ${checkTitle(report)}`,
    program && (file === undefined ? `Profile ${program}` : `${code(file)} ${program}`),
    shown.length === 0 ? undefined : table([left(''), left('What'), left('What to do')], shown),
    found.length > 0 ? undefined : failure(report),
    more === '' ? undefined : `${more} in the job summary.`,
    subject &&
      `<sub>${markdownText(shorten(subject.goVersion, 40))}; checked by Go PGO Action ${markdownText(shorten(subject.actionVersion, 40))}.</sub>`,
  );
}

function code(name: string): string {
  return markdownCode(shorten(name, LONGEST_NAME));
}

function checkTitle(report: Report): string {
  const found = concerns(report);
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const warnings = found.length - errors;
  if (found.length === 0)
    return `The committed profile ${report.error === undefined ? 'is good' : 'could not be checked'}`;
  const numbers = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')];
  return `The committed profile: ${numbers.filter(Boolean).join(' and ')}`;
}

/** Why there are no findings. */
function failure(report: Report): string | undefined {
  if (report.error === undefined) return undefined;
  const { message, fix } = publicFinding(report, { severity: 'error', ...report.error });
  return sentence(fix === undefined ? message : `${message} ${fix}`);
}

function row(report: Report, finding: Finding, root: string): string[] {
  const { severity, message, fix } = publicFinding(report, finding);
  const place = placeOf(report, finding, root);
  const where = place === undefined ? '' : `${code(place)}: `;
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

/** The path from `root`; undefined outside of it, where paths are private. */
function inside(path: string, root: string): string | undefined {
  const from = isAbsolute(path) ? relative(root, path) : path;
  return from === '' || from.startsWith('..') || isAbsolute(from) ? undefined : from.split(sep).join('/');
}

function publicFinding(report: Report, { severity, message, fix }: Finding): Finding {
  const finding: Finding = { severity, message, fix };
  return publicView({ ...report, findings: [finding] }).report.findings[0] ?? finding;
}
