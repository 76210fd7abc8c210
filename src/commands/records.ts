import { mkdir, readFile } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { collectAll } from '../collect/collect.ts';
import {
  asResultDocument,
  historyOf,
  MAX_DOCUMENT_BYTES,
  type ResultDocument,
  readResultDocuments,
} from '../compare/history.ts';
import { apiUrlIn, isRefusal, serverWords } from '../net/github.ts';
import { withDeadline } from '../net/retry.ts';
import type { MergedProfile } from '../profile/merge.ts';
import { renderComment } from '../report/markdown.ts';
import { renderJson } from '../report/outputs.ts';
import type { ProfileFacts, Report, RunFacts } from '../report/report.ts';
import type { Command } from '../settings/settings.ts';
import { ExpectedError, type Finding } from '../system/errors.ts';
import { run as start } from '../system/exec.ts';
import { readRegularFile } from '../system/files.ts';
import { count } from '../system/format.ts';
import { duration } from '../system/text.ts';
import { orElse, type Run, type Work, warningOf } from '../work.ts';

/** What a run keeps in addition to its reports (archived profile and result, comment), and the results of earlier runs. */

/** Commands whose results can be compared with others. */
const DATED: readonly Command[] = ['refresh', 'repair', 'collect', 'build', 'compare'];
/** Milliseconds for a result document where a release waits for it. */
const RELEASE_PATIENCE = 30_000;

/** The last thing of each run, however it has ended. What fails of it is a warning: the work itself is done. */
export async function record({ run, report }: Work): Promise<void> {
  const isDated = DATED.includes(run.command);
  const tasks: (() => Promise<Partial<Report>>)[] = [
    async () => (isDated && report.value.run === undefined ? { run: await runFacts(run) } : {}),
    async () => ({ findings: await commentOn(run, report.value) }),
    () => (isDated ? archiveResult(run, report.value) : Promise.resolve({})),
  ];
  for (const task of tasks) {
    if (run.host.signal.aborted) return;
    report.add(await orElse<Partial<Report>>(run, task(), (error) => ({ findings: [warningOf(error)] })));
  }
}

/** When and of what this run is; the clock is read when all was measured. */
export async function runFacts(run: Run): Promise<RunFacts> {
  const { env } = run.host;
  const tag = await printedBy(run, ['git', 'describe', '--tags', '--exact-match']);
  // A workflow may have checked out another commit than it was started for.
  const revision = tag ?? (await printedBy(run, ['git', 'rev-parse', 'HEAD'])) ?? env['GITHUB_SHA'];
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  const url = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : undefined;
  return { time: run.host.now().toISOString(), revision, url };
}

/** Undefined when it prints nothing or fails, as it does without git or outside of a repository. */
async function printedBy({ config, host }: Run, command: readonly [string, ...string[]]) {
  const options = { cwd: config.workingDirectory, env: host.env, signal: host.signal };
  const ended = await start(command, options).catch(() => undefined);
  return ended?.exitCode === 0 ? ended.stdout.toString().trim() || undefined : undefined;
}

/** Its client is loaded only where there is one. */
type Archive = import('../collect/archive.ts').Archive;

/** Opens the archive, if there is one, before the long work, so that a failure is found early. */
export async function openArchiveOf(
  { config, host }: Run,
  signal = host.signal,
): Promise<Archive | undefined> {
  if (config.archive === undefined) return undefined;
  const { openArchive } = await import('../collect/archive.ts');
  return openArchive(config.archive, config.sources, { env: host.env, signal, mask: host.mask });
}

/**
 * Keeps the merge in the archive, if there is one.
 * @throws ExpectedError when it could not be written.
 */
export async function archiveMerged(
  archive: Archive | undefined,
  { host }: Run,
  { bytes, sha256 }: MergedProfile,
  facts: ProfileFacts,
): Promise<ProfileFacts> {
  if (archive === undefined) return facts;
  // The time of the newest input, so that the same inputs are the same object whenever they are merged.
  const time = facts.to === undefined ? host.now() : new Date(facts.to);
  const url = await archive.keep({ bytes, sha256, time });
  host.progress(`Archived as ${url}`);
  return { ...facts, archive: url };
}

/** Keeps the result document of a run that got as far as a profile or two binaries, if there is an archive. */
async function archiveResult(run: Run, report: Report): Promise<Partial<Report>> {
  const { config, host } = run;
  if (config.archive === undefined || (report.profile ?? report.build) === undefined) return {};
  const keep = async (signal: AbortSignal) => {
    using archive = await openArchiveOf(run, signal);
    const time = report.run === undefined ? host.now() : new Date(report.run.time);
    const url = await archive?.keepResult(renderJson(run.secrets.redact(report)), time);
    host.progress(`Archived the result as ${url}`);
  };
  const late = () =>
    new ExpectedError(`The result could not be archived within ${duration(RELEASE_PATIENCE)}.`);
  if (config.fallback.length === 0) await keep(host.signal);
  else await withDeadline(RELEASE_PATIENCE, host.signal, keep, late);
  return {};
}

/** Other files in output folders and buckets are not read; archives may hold some. */
const RESULT_NAME = /result[^/]*\.json$|\.zip$/i;

/**
 * The results of earlier runs, with this run's own as the last point. What cannot be read is a finding and stops nothing.
 */
export async function pastRuns(
  run: Run,
  report: Report,
): Promise<Pick<Report, 'run' | 'history' | 'findings'>> {
  const { config, host } = run;
  if (config.history.length === 0) return { findings: [] };
  const facts = report.run ?? (await runFacts(run));
  host.progress('Loading results of earlier runs …');
  const scratch = join(run.scratch, 'history');
  await mkdir(scratch, { recursive: true });
  const { env, signal, now, progress, mask } = host;
  const collected = await collectAll(config.history, {
    cwd: config.workingDirectory,
    ...{ env, signal, scratch, now, progress, mask },
    wants: (name) => RESULT_NAME.test(basename(name)),
    token: config.token,
  });
  const files = collected.flatMap((one) => one.files);
  const results: ResultDocument[] = [];
  const foreign: string[] = [];
  // One after the other: a thousand documents at once would not fit into the memory.
  for (const { path, name } of files) {
    signal.throwIfAborted();
    const bytes = await readRegularFile(path, MAX_DOCUMENT_BYTES).catch(() => Buffer.of());
    const found = readResultDocuments(bytes);
    if (found === undefined) foreign.push(name);
    else results.push(...found);
  }
  const findings = collected
    .flatMap(({ findings }) => findings)
    .map(
      ({ severity, message, ...rest }): Finding => ({
        ...rest,
        // The chart lacks points; what was measured stands.
        severity: severity === 'error' ? 'warning' : severity,
        message: `History: ${message}`,
      }),
    );
  if (foreign.length > 0)
    findings.push({
      severity: 'note',
      file: foreign[0],
      message: `History: ${foreign.length} of ${count(files.length, 'document')} ${foreign.length === 1 ? 'is no result' : 'are no results'} of this action, or of a version that did not say when, and left out.`,
      fix: 'Keep each `result.json` of `compare` and `refresh` in a place of its own.',
    });
  const history = historyOf(results, asResultDocument({ ...report, run: facts }), now());
  return { run: facts, history, findings };
}

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
  const { number } = (await eventOf(host, EVENT))?.pull_request ?? {};
  if (number === undefined) return note('the event of this run names no pull request');
  if (config.token === undefined) return note("there is no token for GitHub's API");
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
    return note(serverWords(error));
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

/** The event of this run, where it has this form. */
export async function eventOf<const T extends v.GenericSchema>(
  { env }: Run['host'],
  form: T,
): Promise<v.InferOutput<T> | undefined> {
  const event = await readFile(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const { success, output } = v.safeParse(form, event);
  return success ? output : undefined;
}

function note(reason: string): Finding[] {
  const fix =
    'The job summary says the same. Give the job `permissions: { pull-requests: write }`, which pull requests from forks cannot have, or set `comment: false`.';
  return [{ severity: 'note', message: `The pull request got no comment: ${reason}.`, fix }];
}
