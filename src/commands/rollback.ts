import { basename, join } from 'node:path';
import * as v from 'valibot';
import { samplesInWords } from '../profile/columns.ts';
import { driftBetween, isWithinNoise, overlapInWords } from '../profile/drift.ts';
import { differentGap } from '../profile/gaps.ts';
import { type PublishedProfile, readIfProfile } from '../profile/published.ts';
import { validateFile } from '../profile/validate.ts';
import { BODY_MARKER } from '../publish/proposal-text.ts';
import { aboutOtherBase, needsClone, publisherFor } from '../publish/publish.ts';
import {
  type About,
  type BodyPlace,
  MayOnlyRead,
  PUBLISHING_KINDS,
  type Publication,
  type Published,
  type Publisher,
  requirePlainFiles,
  templateNamesIn,
  type Version,
} from '../publish/publisher.ts';
import { isRollback, undone } from '../publish/undone.ts';
import { markdownCode, markdownText, shorten } from '../report/escape.ts';
import { bytes, count, seconds, shortSha } from '../report/format.ts';
import { blocks, DEFAULT_TOKEN_NOTE, table, unbroken } from '../report/markdown.ts';
import type { ProfileFacts, Report } from '../report/report.ts';
import { eventOf } from '../settings/base.ts';
import { ExpectedError, type Finding, reworded, UsageError, warning } from '../system/errors.ts';
import { isLfsPointer, replaceFile, sameBytes } from '../system/files.ts';
import { codeList } from '../system/text.ts';
import {
  type Group,
  type GroupParts,
  gitPrints,
  isOfOneProgram,
  orElse,
  partsAbout,
  type ReportParts,
  type Run,
} from '../work.ts';
import { factsOfFile } from './files.ts';
import { findProgram, introduce, placeOfProfile } from './program.ts';

/**
 * Runs `rollback`, which proposes to undo the newest change of a profile.
 *
 * For example, pull request #12 updated `default.pgo`, and the service got slower. A rollback opens a pull request that gives `default.pgo`
 * exactly the bytes from before #12. If #12 created the profile, the rollback deletes the profile. The next refresh does not propose the
 * profile of #12 again (see `publish/undone.ts`).
 */

/**
 * A profile that a rollback changes, with its content on the base branch today, and with the older content that the rollback restores.
 * Undefined content means that the file did not exist.
 */
interface RestoredFile {
  readonly path: string;
  readonly today?: Uint8Array;
  readonly before?: Uint8Array;
}

/** The commit that the rollback undoes, and the number of the commit's pull request if this number is known. */
interface Undone extends Pick<Version, 'commit' | 'title'> {
  readonly pullRequest?: number;
  readonly files: readonly RestoredFile[];
}

/** A program whose profile a rollback may change. */
interface RolledBackProgram {
  readonly run: Run;
  readonly about: About;
}

/** The versions of one profile on the base branch, the newest first. */
interface ProfileHistory {
  readonly path: string;
  readonly newest: Version;
  readonly versions: readonly Version[];
}

/**
 * The number of versions of a profile that a rollback reads. With ten versions, `rollback` also finds the old version that an earlier
 * rollback restored, and so recognizes the earlier rollback.
 */
const VERSIONS_READ = 10;

/**
 * Runs `rollback`, which proposes to undo the newest commit that changed a profile. If a merged pull request triggered the run, for example
 * because it got a label, the rollback undoes only this pull request.
 */
export async function* rollback(group: Group): GroupParts {
  const { whole } = group;
  const programs: RolledBackProgram[] = [];
  for (const run of group.runs)
    programs.push({ run, about: yield* partsAbout(run, findFile(run, isOfOneProgram(group))) });
  await requireHistory(whole);
  const pull = await mergedPullRequest(whole);
  const publisher = await publisherOf(group, programs, pull).catch(byHandAfterFork(whole, pull));
  const paths = [...new Set(programs.map(({ about }) => about.place.path))];

  const published = await publisher.look(paths);
  requirePlainFiles(published);
  if (pull === undefined) yield { run: whole, part: { findings: await aboutOtherBase(whole, published) } };
  const histories = await historiesOf(publisher, paths);
  const read = pull && (await commitsOf(whole, pull));
  yield { run: whole, part: { findings: read?.findings ?? [] } };
  const chosen =
    pull === undefined || read === undefined
      ? historiesOfLastChange(histories)
      : historiesOfPull(histories, pull, read.commits);
  const standing = chosen.filter(({ versions }) => !isRollback(versions));
  const [newest] = standing;
  const change = newest && changeToUndo(standing, newest, pull);
  if (change !== undefined) await requireUseful(change, published);
  const publishing =
    change === undefined
      ? withdrawRollback(publisher, whyNothing(chosen[0] as ProfileHistory))
      : publishRollback(publisher, change, whole.config.minDrift);
  const { publication, findings } = await publishing.catch(byHandAfterFork(whole, pull));
  yield { run: whole, part: { publication, findings } };

  for (const { run, about } of programs) {
    const restored = change?.files.find(({ path }) => path === about.place.path);
    if (restored !== undefined) yield { run, part: { profile: await keepRestored(run, restored) } };
    if (isOfOneProgram(group)) continue;
    const reason = 'The undone commit did not change this profile.';
    const isOther = change !== undefined && restored === undefined;
    const other: Publication = { kind: publisher.kind, operation: 'none', reason };
    yield { run, part: { publication: isOther ? other : publication } };
  }
}

/** Returns the change that the rollback undoes. @param standing the profiles that this change modified. */
function changeToUndo(
  standing: readonly ProfileHistory[],
  { newest: { commit, title } }: ProfileHistory,
  pull: MergedPullRequest | undefined,
): Undone {
  const files = standing.map(({ path, versions: [today, before] }): RestoredFile => {
    return { path, today: today?.bytes, before: before?.bytes };
  });
  return { commit, title, pullRequest: pull?.number ?? pullRequestIn(title), files };
}

/** The result of proposing or withdrawing a rollback. */
type RollbackResult = Required<Pick<Report, 'publication' | 'findings'>>;

/** Proposes the older versions of the profiles, which the rollback restores. */
async function publishRollback(
  publisher: Publisher,
  change: Undone,
  minDrift: number,
): Promise<RollbackResult> {
  const onGitHub = PUBLISHING_KINDS[publisher.kind].isPullRequest;
  const { publication, findings } = await publisher.publish({
    files: change.files.map(({ path, before }) => ({ path, bytes: before })),
    renderBody: await renderBody(change, minDrift, onGitHub),
    draft: false,
    isRollback: true,
  });
  return { publication: withReason(publication, change), findings };
}

/** Closes the open pull request of an earlier rollback, because there is no change to undo. */
async function withdrawRollback(publisher: Publisher, reason: string): Promise<RollbackResult> {
  const { publication, findings } = await publisher.withdraw(reason);
  const isAbsent = publication.operation === 'none' && findings.length === 0;
  return { publication: isAbsent ? { ...publication, reason } : publication, findings };
}

/**
 * Finds the profile of a target. The search for the profile needs Go only if the settings do not name the profile.
 * @throws ExpectedError if the profile is not found. The error names the target.
 */
async function* findFile(run: Run, isOnlyProgram: boolean): ReportParts<About> {
  const { profile, target, publishSettings } = run.config;
  const { branch, title, commitMessage, base } = publishSettings;
  const texts = [branch, title, commitMessage, base];
  const needsPackage = texts.some((text) => templateNamesIn(text).has('package'));
  const naming = isOnlyProgram
    ? ''
    : `Nothing is rolled back, because the profile of ${target} was not found: `;
  // If the repository has only one program, pass on the error about it unchanged, with its exit code.
  const find = <T>(task: Promise<T>) => (isOnlyProgram ? task : task.catch(reworded((why) => naming + why)));
  const program = profile === undefined || needsPackage ? await find(findProgram(run)) : undefined;
  if (program !== undefined) yield introduce(run, program);
  const profilePath = program?.profilePath ?? (profile as string);
  const place = await find(placeOfProfile(run, profilePath));
  if (place.inRepository) return { profilePath, place, package: program?.main.importPath };
  const message = `${naming}${profilePath} is not in a git repository, so it has no earlier version.`;
  throw new UsageError(message, { fix: 'Run it in a clone, with `actions/checkout` before this step.' });
}

/** Returns the publisher of the rollback. The rollback has a separate branch, and a title in the form of `git revert`. */
async function publisherOf(
  group: Group,
  programs: readonly RolledBackProgram[],
  pull: MergedPullRequest | undefined,
) {
  const run = group.whole;
  const { config } = run;
  const profiles = programs.map(({ about }) => about);
  const only = isOfOneProgram(group) ? profiles[0] : undefined;
  const what = only === undefined ? 'profiles' : only.place.path;
  const settings = config.publishSettings;
  // With `pull-requests: each`, the settings `branch` and `title` are meant for one target, so a rollback of several targets does not use
  // them.
  const isOwn = only !== undefined || config.pullRequests === 'one';
  const { branch, title, commitMessage } = isOwn ? settings : {};
  const [subject, ...rest] = commitMessage?.split('\n') ?? [];
  const publishSettings = {
    ...settings,
    base: settings.base ?? pull?.base.ref,
    branch: branch && `${branch}-rollback`,
    title: title === undefined ? `Roll back ${what}` : `Revert "${title}"`,
    commitMessage:
      subject === undefined ? `pgo: roll back ${what}` : [`Revert "${subject}"`, ...rest].join('\n'),
  };
  return publisherFor({ ...run, config: { ...config, publishSettings } }, only, profiles);
}

const PULL_REQUEST_EVENT = v.object({
  pull_request: v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    // Some events of pull requests have only the field `merged`, and some have only the field `merged_at`.
    merged: v.nullish(v.boolean()),
    merged_at: v.nullish(v.string()),
    /**
     * The commit that the merge put on the base branch. This commit is the merge commit, the squashed commit, or the last rebased commit.
     */
    merge_commit_sha: v.nullish(v.string()),
    head: v.object({ sha: v.string(), repo: v.nullish(v.object({ full_name: v.string() })) }),
    base: v.object({ ref: v.string(), repo: v.nullish(v.object({ full_name: v.string() })) }),
  }),
});
type MergedPullRequest = v.InferOutput<typeof PULL_REQUEST_EVENT>['pull_request'];

/**
 * Returns the merged pull request that the event of the run is about; undefined for other events.
 * @throws ExpectedError if the pull request is not merged, or if the event cannot be read.
 */
async function mergedPullRequest({ host }: Run): Promise<MergedPullRequest | undefined> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path } = host.env;
  if (!name.startsWith('pull_request') || !path) return undefined;
  const pull = (await eventOf(host.env, PULL_REQUEST_EVENT))?.pull_request;
  if (pull === undefined)
    throw new ExpectedError(`The event of this run (${path}) does not name a pull request.`, {
      fix: 'Run `rollback` by hand (`workflow_dispatch`) to undo the newest change.',
    });
  if (pull.merged || pull.merged_at) return pull;
  const message = `Pull request #${pull.number} cannot be rolled back, because it is not merged.`;
  throw new ExpectedError(message, { fix: 'Add `if: github.event.pull_request.merged` to the job.' });
}

/**
 * Returns a callback for `catch` that advises the user to run the rollback by hand. The callback gives this advice if the run may not write,
 * and if a pull request from a fork has triggered the run. The token of such a run may only read, and the run gets no secrets.
 * @throws every other error unchanged.
 */
function byHandAfterFork({ config }: Run, pull: MergedPullRequest | undefined) {
  return (error: unknown): never => {
    const [fork, own] = [pull?.head.repo?.full_name, pull?.base.repo?.full_name];
    const isFromFork = fork !== undefined && own !== undefined && fork !== own;
    const mayNotWrite =
      error instanceof MayOnlyRead || (error instanceof UsageError && config.token === undefined);
    if (!isFromFork || !mayNotWrite) throw error;
    const message = `Pull request #${pull?.number} comes from the fork ${fork}, so this run may only read and gets no secrets. ${error.message}`;
    const fix =
      'Run the workflow by hand (`workflow_dispatch`), which undoes the newest change of the profile and has its permissions and secrets.';
    throw new ExpectedError(message, { fix, cause: error });
  };
}

/** @throws ExpectedError if the rollback needs the history and the clone is shallow. */
async function requireHistory(run: Run): Promise<void> {
  const { config } = run;
  if (!(await needsClone(run))) return;
  const isShallow = await gitPrints(run, config.workingDirectory, 'rev-parse', '--is-shallow-repository');
  if (isShallow?.trim() === 'true')
    throw new ExpectedError('This clone is shallow, so it has no earlier version of the profile.', {
      fix: 'Set `fetch-depth: 0` of `actions/checkout` (`GIT_DEPTH: 0` on GitLab), or run `git fetch --unshallow`.',
    });
}

/** Returns the number of the pull request that GitHub writes into the title of a merged commit; undefined if the title has no number. */
function pullRequestIn(title: string): number | undefined {
  const found = /\(#(\d+)\)$/.exec(title) ?? /^Merge pull request #(\d+) from /.exec(title);
  return found === null ? undefined : Number(found[1]);
}

/** Reads the versions of the profiles. @throws ExpectedError if the base branch has never had any of the profiles. */
async function historiesOf(
  publisher: Publisher,
  paths: readonly string[],
): Promise<readonly ProfileHistory[]> {
  const histories: ProfileHistory[] = [];
  for (const path of paths) {
    const versions = await publisher.versions(path, VERSIONS_READ);
    const [newest] = versions;
    if (newest !== undefined) histories.push({ path, newest, versions });
  }
  if (histories.length > 0) return histories;
  const message = `Nothing can be rolled back, because the base branch has never had ${codeList(paths)}.`;
  const fix = 'Correct `profile` or `package`, or set `base` if the base is not the default branch.';
  throw new ExpectedError(message, { fix });
}

/** Returns the profiles that the last change of any profile has changed. One commit changed all these profiles. */
function historiesOfLastChange(histories: readonly ProfileHistory[]): readonly ProfileHistory[] {
  const timeOf = ({ newest }: ProfileHistory) => Date.parse(newest.time ?? '') || 0;
  const last = histories.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
  return histories.filter(({ newest }) => newest.commit === last.newest.commit);
}

/**
 * Returns the SHAs of the commits that belong to a merged pull request, as GitHub lists them.
 *
 * The event names only the merge commit and the last commit of the branch. For the history of a file, GitHub leaves out a merge commit if one
 * of its parents has the same content of the file. If a person pressed "Update branch" before the merge, the last commit of the branch is
 * also such a merge commit. The history then lists only the commit that the action made, so the commits of the pull request are read, too.
 * Git follows the first parent of each commit, and therefore lists the merge commit.
 */
async function commitsOf(run: Run, pull: MergedPullRequest): Promise<PullCommits> {
  const { token, repository } = run.config;
  if (token === undefined || repository === undefined || (await needsClone(run)))
    return { commits: new Set(), findings: [] };
  const { commitsOfPull } = await import('../publish/github-repository.ts');
  const { env, signal } = run.host;
  const listed = commitsOfPull({ token, env, signal }, { repository, number: pull.number });
  return orElse<PullCommits>(
    run,
    listed.then((commits) => ({ commits, findings: [] })),
    ({ message }) => {
      const unread = `The commits of pull request #${pull.number} could not be read, so the run looks only for its last commit, its merge commit and its number in titles: ${message}`;
      return {
        commits: new Set(),
        findings: [warning(unread, 'Add `pull-requests: read` to the `permissions` of the job.')],
      };
    },
  );
}

/** The SHAs of the commits of a pull request, and a warning if they could not be read. */
interface PullCommits {
  readonly commits: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** Returns the error to throw if the versions that were read do not include the profile from before a pull request. */
function tooManyChanges(path: string, { number }: MergedPullRequest): ExpectedError {
  const message = `Pull request #${number} is not rolled back: it made all of the last ${VERSIONS_READ} changes of \`${path}\`, so the profile from before was not read.`;
  return new ExpectedError(message, { fix: 'Restore the profile from before the pull request with `git`.' });
}

/**
 * Returns the profiles whose newest version comes from the merged pull request. If several commits of the pull request changed a profile, the
 * profile's history has only the newest of them, so that the rollback restores the profile from before the pull request.
 * @param commits the SHAs of the pull request's commits, as GitHub lists them.
 * @throws ExpectedError if the pull request changed no profile, or if a newer change of the profile followed.
 */
function historiesOfPull(
  histories: readonly ProfileHistory[],
  pull: MergedPullRequest,
  commits: ReadonlySet<string>,
): readonly ProfileHistory[] {
  const named = new Set([pull.merge_commit_sha, pull.head.sha, ...commits]);
  const isOf = ({ commit, title }: Version) => named.has(commit) || pullRequestIn(title) === pull.number;
  const newest = histories.filter((history) => isOf(history.newest));
  if (newest.length > 0)
    return newest.map((history) => {
      const others = history.versions.slice(1);
      const before = others.findIndex((version) => !isOf(version));
      if (before < 0 && history.versions.length === VERSIONS_READ) throw tooManyChanges(history.path, pull);
      return { ...history, versions: [history.newest, ...(before < 0 ? [] : others.slice(before))] };
    });
  const first = histories.find(({ versions }) => versions.some(isOf));
  if (first && isRollback(first.versions) && undone(first.versions).some(isOf)) return [first];
  const paths = codeList(histories.map(({ path }) => path));
  const why =
    first === undefined
      ? `the last ${VERSIONS_READ} changes of ${paths} include no commit of this pull request and no title with its number`
      : `\`${first.path}\` has changed since, by ${versionInWords(first.newest)}`;
  const fix = 'Run `rollback` by hand to undo the newest change, or `git revert` to undo an older one.';
  throw new ExpectedError(`Pull request #${pull.number} is not rolled back: ${why}.`, { fix });
}

/** Explains why a rollback has nothing to undo. The newest change of the profile is already a rollback. */
function whyNothing({ path, newest, versions }: ProfileHistory): string {
  const [before] = undone(versions);
  const what = before === undefined ? '' : `, which undid ${versionInWords(before)}`;
  return `The newest change of \`${path}\` is already a rollback: ${versionInWords(newest)}${what}. Nothing is undone.`;
}

/** Returns a version of a profile in words for messages: the short SHA and the title of its commit. */
function versionInWords({ commit, title }: Pick<Version, 'commit' | 'title'>): string {
  return `${commit.slice(0, 12)} “${shorten(title, 100).replaceAll('`', "'")}”`;
}

/** @throws ExpectedError if the base has changed since its history was read, or if a restored file is not a valid profile. */
async function requireUseful(change: Undone, { files }: Published): Promise<void> {
  for (const { path, today, before } of change.files) {
    if (!sameBytes(files.get(path)?.committed, today))
      throw new ExpectedError(`\`${path}\` changed on the base branch while it was being rolled back.`, {
        fix: 'Run `rollback` again.',
      });
    // An empty file is accepted, because the compiler treats an empty file like a missing file. A file that is a pointer of Git LFS is
    // accepted only if both versions are pointers, because a build can then use both versions or none.
    const isPointer = [today, before].every((one) => one !== undefined && isLfsPointer(one));
    if (before === undefined || before.length === 0 || isPointer) continue;
    const words = `\`${path}\` is not rolled back, because the Go compiler cannot use the version before ${versionInWords(change)}. `;
    const fix = `Restore an older version by hand (\`git log -- ${path}\` lists the versions), or delete the file to build without PGO.`;
    await validateFile(before, undefined).catch(reworded((why) => words + why, fix));
  }
}

/** Adds the names of the restored and deleted files to the reason of a publication. */
function withReason(publication: Publication, change: Undone): Publication {
  const { kind, operation, reason } = publication;
  const isDone = operation === 'created' || operation === 'updated' || PUBLISHING_KINDS[kind].isOnlyWritten;
  if (!isDone && reason !== undefined) return publication;
  const paths = (isRestored: boolean) =>
    change.files.flatMap(({ path, before }) => ((before !== undefined) === isRestored ? path : []));
  const [restored, deleted] = [codeList(paths(true)), codeList(paths(false))];
  const sentences = [
    restored && `Restores ${restored} as it was before ${versionInWords(change)}.`,
    deleted && `Deletes ${deleted}, which did not exist before ${versionInWords(change)}.`,
    reason,
  ];
  return { ...publication, reason: sentences.filter(Boolean).join(' ') };
}

/**
 * Keeps a restored profile in the output folder.
 * @returns the facts about the profile for the report; undefined if the rollback deletes the file, or if the file is not a profile.
 */
async function keepRestored(
  { outputDirectory }: Run,
  { path: repositoryPath, before }: RestoredFile,
): Promise<ProfileFacts | undefined> {
  if (before === undefined) return undefined;
  const path = join(outputDirectory, basename(repositoryPath));
  await replaceFile(path, before);
  const read = await readIfProfile(before);
  return read && { ...factsOfFile(before, path, read), repositoryPath };
}

/**
 * Returns a function that writes the text of the pull request.
 * @param onGitHub true if the server turns `#12` into a link to a pull request.
 */
async function renderBody(change: Undone, minDrift: number, onGitHub: boolean) {
  const reference = `#${change.pullRequest}`;
  const shown = onGitHub ? reference : markdownCode(reference);
  const from = change.pullRequest === undefined ? '' : `, of pull request ${shown}`;
  const sections: string[] = [];
  for (const file of change.files) sections.push(await fileSection(file, minDrift));
  const points = [
    '- A restored file gets exactly the bytes that it had before. Without a profile, `go build` builds without PGO.',
    '- The next `refresh` does not propose the undone profile again, or a profile that differs from it only by noise. A refresh still proposes a profile of a different workload.',
    '- To undo the rollback, merge this pull request and then revert it, such as with `git revert`.',
  ];
  return ({ maxLength, byDefaultToken }: BodyPlace): string => {
    const text = blocks(
      BODY_MARKER,
      '## What this undoes',
      // The text has the full SHA, because servers turn a full SHA into a link.
      `Commit ${change.commit} ${markdownText(`“${shorten(change.title, 200)}”`)}${from}.`,
      ...sections,
      '### Before you merge',
      points.join('\n'),
      byDefaultToken ? DEFAULT_TOKEN_NOTE : undefined,
    );
    return `${text.slice(0, maxLength - 1)}\n`;
  };
}

/** Writes a section that shows both versions of a profile side by side, and their difference. */
async function fileSection({ path, today, before }: RestoredFile, minDrift: number): Promise<string> {
  const [one, other] = [await readIfProfile(today), await readIfProfile(before)];
  const columns = [markdownCode(shorten(path, 160)), 'Today', 'After merging'];
  const [first, second] = [cellsOf(today, one), cellsOf(before, other)];
  const names = ['File', 'Samples', 'What the compiler sees'];
  const rows = names.map((name, at) => [name, first[at] ?? '', second[at] ?? '']);
  const both = table(columns, rows);
  if (!one || !other || one.edges.totalWeight === 0 || other.edges.totalWeight === 0) return both;
  const gap = differentGap(one, other, { before: 'today’s file’s', after: 'the restored file’s' });
  if (gap !== undefined) return blocks(both, markdownText(`${gap.message}.`));
  const drift = driftBetween(one, other);
  const kind = isWithinNoise(drift, minDrift) ? 'keep' : 'update';
  const little =
    ' This difference is sampling noise, so the rollback changes almost nothing for the compiler.';
  return blocks(both, `${markdownText(overlapInWords(drift, kind))}.${kind === 'keep' ? little : ''}`);
}

/** Returns the cells of the table for one version of a profile. */
function cellsOf(file: Uint8Array | undefined, read: PublishedProfile | undefined): readonly string[] {
  if (file === undefined) return ['none'];
  if (read === undefined)
    return [file.length === 0 ? 'empty' : `${unbroken(bytes(file.length))}, no profile`];
  const facts = factsOfFile(file, '', read);
  return [
    `${unbroken(bytes(file.length))}, SHA-256 ${markdownCode(shortSha(facts.sha256))}`,
    `${unbroken(samplesInWords(facts.samples, facts.effectiveSamples))} in ${unbroken(seconds(facts.cpuSeconds))} of CPU time`,
    unbroken(count(facts.edges, 'call edge')),
  ];
}
