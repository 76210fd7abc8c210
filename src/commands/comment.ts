import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import * as v from 'valibot';
import { apiUrlIn, hasStatus, isRefusal, serverWords } from '../net/github.ts';
import { renderComment } from '../report/markdown.ts';
import type { Report } from '../report/report.ts';
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
  render: RenderComment = (report, maxLength) => renderComment(report, { maxLength }),
): Promise<readonly Finding[]> {
  const { command, config, host } = run;
  if ((command !== 'compare' && command !== 'check') || !config.comment || host.signal.aborted) return [];
  const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository } = host.env;
  if (event !== 'pull_request' || !repository) return [];
  const number = await numberIn(host.env['GITHUB_EVENT_PATH']);
  if (number === undefined) return note('the event of this run names no pull request', NO_EVENT);
  if (config.token === undefined) return note("there is no token for GitHub's API", NO_TOKEN);
  const { keepComment } = await import('../publish/github-repository.ts');
  const redacted = run.secrets.redact(report);
  const shown = command === 'check' ? withPlaces(redacted, host.cwd) : redacted;
  const program = config.target ?? report.subject?.package ?? '';
  try {
    const { operation, url } = await keepComment({
      token: config.token,
      apiUrl: apiUrlIn(host.env),
      repository,
      number,
      // Each command keeps a comment of its own on a program.
      subject: command === 'check' ? `check ${program}` : program,
      renderBody: (maxLength) => render(shown, maxLength),
      onlyUpdate: !isWorth(report),
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

/** Whether the results are worth a new comment; an existing one is updated anyway. */
function isWorth({ command, comparison, compiler, production, findings }: Report): boolean {
  if (command === 'check') return findings.some(({ severity }) => severity !== 'note');
  return [comparison, compiler, production].some((one) => one !== undefined);
}

/** Findings of `check` in public begin with where they are, if that is a file below `root` and not the profile itself. */
function withPlaces(report: Report, root: string): Report {
  const findings = report.findings.map((finding) => {
    const { file, line, message } = finding;
    const path = file === undefined || file === report.profile?.path ? '..' : relative(root, file);
    if (path.startsWith('..') || isAbsolute(path)) return finding;
    const place = `${path.split(sep).join('/')}${line === undefined ? '' : `, line ${line}`}`;
    return { ...finding, message: `${place}: ${message}` };
  });
  // An error among the findings is what made the run fail.
  const isFound = findings.some(({ severity }) => severity === 'error');
  return { ...report, findings, error: isFound ? undefined : report.error };
}

async function numberIn(path: string | undefined): Promise<number | undefined> {
  const event = await readFile(path ?? '', 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  return v.is(EVENT, event) ? event.pull_request.number : undefined;
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
