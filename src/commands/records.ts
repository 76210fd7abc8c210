import { isAbsolute, relative, sep } from 'node:path';
import * as v from 'valibot';
import { renderComment } from '../report/markdown.ts';
import { renderJson } from '../report/outputs.ts';
import type { Report } from '../report/report.ts';
import { eventOf } from '../settings/base.ts';
import type { Command } from '../settings/settings.ts';
import { withDeadline } from '../system/deadline.ts';
import { ExpectedError, type Finding, note, warning } from '../system/errors.ts';
import { forgeOf } from '../system/forges.ts';
import { apiUrlIn } from '../system/host.ts';
import { knownSecrets } from '../system/secrets.ts';
import { duration } from '../system/text.ts';
import { orElse, type ReportParts, type Run } from '../work.ts';
import { openArchiveOf } from './gather.ts';
import { runFacts } from './program.ts';

/**
 * Keeps records of a run outside of its output folder. One record is a comment on the pull request. The second record is the result
 * document in the archive, because later runs read it for their history.
 */

/** The commands whose results are archived. The reports of these commands name the time and the commit of the run. */
const DATED: readonly Command[] = ['refresh', 'repair', 'collect', 'build', 'compare'];
/** The time limit for archiving the result document if a release waits for the run, in milliseconds. */
const RELEASE_PATIENCE = 30_000;

/**
 * Ends each run, including failed runs. The function adds the time and the commit of the run to its report, comments on the pull request,
 * and archives the result document. If a record cannot be kept, the failure is only a warning, because the work itself is done.
 * @param report the complete report of the command.
 */
export async function* keepRecords(run: Run, report: Report): ReportParts {
  const isDated = DATED.includes(run.command);
  const records: ((report: Report) => Promise<Partial<Report>>)[] = [
    async ({ run: facts }) => (isDated && facts === undefined ? { run: await runFacts(run) } : {}),
    async (report) => ({ findings: await commentOn(run, report) }),
    async (report) => (isDated ? archiveResult(run, report) : {}),
  ];
  let complete = report;
  for (const keepRecord of records) {
    if (run.host.signal.aborted) return;
    const failed = ({ message, fix }: ExpectedError) => ({ findings: [warning(message, fix)] });
    complete = yield await orElse<Partial<Report>>(run, keepRecord(complete), failed);
  }
}

/** Archives the result document if the run has made a profile or binaries, and if the settings name an archive. */
async function archiveResult(run: Run, report: Report): Promise<Partial<Report>> {
  const { config, host } = run;
  if (config.archive === undefined || (report.profile ?? report.build) === undefined) return {};
  const keep = async (signal: AbortSignal) => {
    const archive = await openArchiveOf(run, signal);
    const time = report.run === undefined ? host.now() : new Date(report.run.time);
    const url = await archive?.keepResult(renderJson(knownSecrets.redact(report)), time);
    host.progress(`Archived the result as ${url}`);
  };
  const late = () =>
    new ExpectedError(`The result could not be archived within ${duration(RELEASE_PATIENCE)}.`);
  if (config.fallbacks.length === 0) await keep(host.signal);
  else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
  return {};
}

/** Renders the text of a comment, like `renderComment`. The function gets a report without secrets. */
export type RenderComment = (report: Report, maxLength: number) => string;

const COMMENTED_PULL_REQUEST = v.object({
  pull_request: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
});

/**
 * Writes or updates the comment on the pull request that this run is about, if the run is about a pull request. A run without results makes
 * no new comment, but it updates an existing comment. If the server refuses the comment, the report has only a note. On forges other than
 * GitHub, there are no comments, and a note says this if the user asked for a comment.
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
  const { name, hasComments } = forgeOf(host.env, undefined);
  if (!hasComments)
    return config.asksForComment
      ? noComment(`comments work on GitHub only, and this is ${name}`, NO_COMMENT_HERE_FIX)
      : [];
  const { number } = (await eventOf(host.env, COMMENTED_PULL_REQUEST))?.pull_request ?? {};
  if (number === undefined) return noComment('the event of this run names no pull request');
  if (config.token === undefined) return noComment("there is no token for GitHub's API");
  const { keepComment } = await import('../publish/github-repository.ts');
  const { isRefusal, serverWords } = await import('../net/github.ts');
  const redacted = knownSecrets.redact(report);
  const shown = command === 'check' ? withPlaces(redacted, host.cwd) : redacted;
  const program = config.target ?? report.subject?.package ?? '';
  try {
    const kept = await keepComment({
      token: config.token,
      apiUrl: apiUrlIn(host.env),
      repository,
      number,
      // `check` and `compare` have separate comments for each program.
      subject: command === 'check' ? `check ${program}` : program,
      renderBody: (maxLength) => render(shown, maxLength),
      onlyUpdate: !isWorth(report),
      signal: host.signal,
    });
    if (kept !== undefined) host.progress(`Comment ${kept}`);
    return [];
  } catch (error) {
    if (!isRefusal(error) || host.signal.aborted) throw error;
    return noComment(serverWords(error));
  }
}

/** Returns true if the results are worth a new comment. An existing comment is always updated. */
function isWorth({ command, comparison, compiler, production, findings }: Report): boolean {
  if (command === 'check') return findings.some(({ severity }) => severity !== 'note');
  return [comparison, compiler, production].some((one) => one !== undefined);
}

/** Puts the file and line of a finding of `check` in front of its message, if the file is below `root` and is not the profile itself. */
function withPlaces(report: Report, root: string): Report {
  const findings = report.findings.map((finding) => {
    const { file, line, message } = finding;
    const path = file === undefined || file === report.profile?.path ? '..' : relative(root, file);
    if (path.startsWith('..') || isAbsolute(path)) return finding;
    const place = `${path.split(sep).join('/')}${line === undefined ? '' : `, line ${line}`}`;
    return { ...finding, message: `${place}: ${message}` };
  });
  // The comment leaves out the error of the run if a finding is an error, because this finding is the reason of the failure.
  const isFound = findings.some(({ severity }) => severity === 'error');
  return { ...report, findings, error: isFound ? undefined : report.error };
}

const NO_COMMENT_FIX =
  'Read the job summary instead, which has the same text. To get a comment, give the job `permissions: { pull-requests: write }`, which a pull request from a fork cannot get. To turn comments off, set `comment: false`.';
const NO_COMMENT_HERE_FIX = 'Read the report in the output folder instead, and leave `comment` out.';

/** Returns a note that says why the pull request got no comment. */
function noComment(reason: string, fix = NO_COMMENT_FIX): Finding[] {
  return [note(`The pull request got no comment: ${reason}.`, fix)];
}
