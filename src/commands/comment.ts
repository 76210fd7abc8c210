import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Command } from '../config.ts';
import type { Finding } from '../system/errors.ts';
import { apiUrlIn } from '../net/github.ts';
import { hasStatus, isRefusal, serverWords } from '../net/github.ts';
import { addFindings, type Job } from '../job.ts';
import type { Report } from '../report/report.ts';

/** Such as `renderComment`; the report is free of secrets. */
export type RenderComment = (report: Report, maxLength: number) => string;

const EVENT = v.object({
  pull_request: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

/**
 * Keeps the comment on the pull request that this run is for, if it is for one, up to date. It comes after everything that
 * the comment is to say, the error among it. A run that found out nothing makes no comment, but does not leave an older one
 * to say what is no longer true. That there can be no comment is a note: everything else was done.
 */
export async function commentOn(job: Job, render?: RenderComment): Promise<void> {
  const { command, config, host, report } = job;
  const kind = KINDS[command];
  if (kind === undefined || !config.comment || host.signal.aborted) return;
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
  if (event !== 'pull_request' || !repository) return;
  const number = await numberIn(host.env['GITHUB_EVENT_PATH']);
  if (number === undefined) return addNote(job, 'the event of this run names no pull request', NO_EVENT);
  if (config.token === undefined) return addNote(job, "there is no token for GitHub's API", NO_TOKEN);
  const { keepComment } = await import('../publish/comment.ts');
  const rendering = render ?? (await kind.renderer(host.cwd));
  const shown = job.secrets.redact(report);
  try {
    const { operation, url } = await keepComment({
      token: config.token,
      apiUrl: apiUrlIn(host.env),
      repository,
      number,
      subject: kind.subject(config.target ?? report.subject?.package ?? ''),
      renderBody: (maxLength) => rendering(shown, maxLength),
      onlyUpdate: !kind.isWorth(report),
      signal: host.signal,
    });
    if (operation !== 'none') host.progress(`Comment ${operation}: ${url}`);
  } catch (error) {
    if (!isRefusal(error) || host.signal.aborted) throw error;
    const readOnly = hasStatus(error, 403, 404) && !/locked|rate limit/i.test(serverWords(error));
    addNote(job, serverWords(error), hasStatus(error, 401) ? NO_TOKEN : readOnly ? READ_ONLY : OTHERWISE);
  }
}

/** What a command's comment is about. */
interface Kind {
  /** Each command keeps a comment of its own on a program. */
  subject(program: string): string;
  /** Whether it has anything to say that is worth a new comment; one that is there is brought up to date anyway. */
  isWorth(report: Report): boolean;
  /** Loaded only where there is something to comment on. @param root absolute folder that paths are shown from. */
  renderer(root: string): Promise<RenderComment>;
}

const KINDS: Partial<Record<Command, Kind>> = {
  compare: {
    subject: (program) => program,
    isWorth: ({ comparison, compiler, production }) =>
      [comparison, compiler, production].some((one) => one !== undefined),
    async renderer() {
      const { renderComment } = await import('../report/markdown.ts');
      return (report, maxLength) => renderComment(report, { maxLength });
    },
  },
  check: {
    subject: (program) => `check ${program}`,
    isWorth: ({ findings }) => findings.some(({ severity }) => severity !== 'note'),
    async renderer(root) {
      const { renderCheckComment } = await import('./check/comment-body.ts');
      return (report, maxLength) => renderCheckComment(report, { maxLength, root });
    },
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

function addNote(job: Job, reason: string, fix: string): void {
  const note: Finding = { severity: 'note', message: `The pull request got no comment: ${reason}.`, fix };
  addFindings(job, [note]);
}
