import { basename, join } from 'node:path';
import * as v from 'valibot';
import { samplesInWords } from '../profile/columns.ts';
import { driftBetween, isWithinNoise, overlapInWords } from '../profile/drift.ts';
import { differentGap } from '../profile/gaps.ts';
import { type PublishedProfile, readIfProfile } from '../profile/published.ts';
import { validateFile } from '../profile/validate.ts';
import { BODY_MARKER } from '../publish/proposal-text.ts';
import { defaultBranch, needsClone, publisherFor } from '../publish/publish.ts';
import {
  type About,
  type BodyPlace,
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
import { eventOf } from '../settings/base.ts';
import { ExpectedError, reworded, UsageError } from '../system/errors.ts';
import { isLfsPointer, replaceFile, sameBytes } from '../system/files.ts';
import { codeList } from '../system/text.ts';
import { type Group, gitPrints, isOfOneProgram, type Run, type Work } from '../work.ts';
import { factsOfFile } from './files.ts';
import { findProgram, introduce, placeOfProfile } from './program.ts';

/** A profile that a rollback changes: on the base branch and before; undefined where it was not there. */
interface RestoredFile {
  readonly path: string;
  readonly today?: Uint8Array;
  readonly before?: Uint8Array;
}

/** The commit that is undone, and the number of the pull request that it came from, where it is known. */
interface Undone extends Pick<Version, 'commit' | 'title'> {
  readonly pullRequest?: number;
  readonly files: readonly RestoredFile[];
}

/** Versions of one profile on the base branch, newest first. */
interface ProfileHistory {
  readonly path: string;
  readonly newest: Version;
  readonly versions: readonly Version[];
}

/** How many versions of a profile a rollback reads. These are enough to distinguish a rollback from a refresh. */
const VERSIONS_READ = 10;

/**
 * Publishes the profiles as they were before the newest commit that changed one of them: they get the bytes that they had, or are
 * deleted if there were none. If the run's event is about a merged pull request, such as one that got a label, only that one is
 * undone.
 */
export async function rollback(group: Group): Promise<void> {
  const { whole, works } = group;
  const { run, report } = whole;
  const found = new Map<Work, About>();
  for (const work of works) found.set(work, await findFile(work, group));
  await requireHistory(run);
  const pull = await requested(run);
  const publisher = await publisherOf(group, [...found.values()], pull);
  const paths = [...new Set([...found.values()].map(({ place }) => place.path))];

  const published = await publisher.look(paths);
  requirePlainFiles(published);
  const chosen = historiesToUndo(await historiesOf(publisher, paths), pull);
  const standing = chosen.filter(({ versions }) => !isRollback(versions));
  let files: readonly RestoredFile[] | undefined;
  if (standing.length === 0) {
    const reason = whyNothing(chosen[0] as ProfileHistory);
    const { publication, findings } = await publisher.withdraw(reason);
    const isAbsent = publication.operation === 'none' && findings.length === 0;
    report.add({ publication: isAbsent ? { ...publication, reason } : publication, findings });
  } else {
    const { commit, title } = (standing[0] as ProfileHistory).newest;
    files = standing.map(({ path, versions: [today, before] }) => {
      return { path, today: today?.bytes, before: before?.bytes };
    });
    const change: Undone = { commit, title, pullRequest: pull?.number ?? pullRequestIn(title), files };
    await requireUseful(change, published);
    const { publication, findings } = await publisher.publish({
      files: files.map(({ path, before }) => ({ path, bytes: before })),
      renderBody: await renderBody(
        change,
        run.config.minDrift,
        PUBLISHING_KINDS[publisher.kind].isPullRequest,
      ),
      draft: false,
      isRollback: true,
    });
    report.add({ publication: withReason(publication, change), findings });
  }

  for (const [work, { place }] of found) {
    const restored = files?.find(({ path }) => path === place.path);
    if (restored !== undefined) await keep(work, restored);
    if (isOfOneProgram(group)) continue;
    const reason = 'What is undone did not change its profile.';
    const isOther = files !== undefined && restored === undefined;
    const other = { kind: publisher.kind, operation: 'none', reason } as const;
    work.report.add({ publication: isOther ? other : report.value.publication });
  }
}

/** Needs Go only to find what the settings leave open. @throws ExpectedError which names the target. */
async function findFile({ run, report }: Work, group: Group): Promise<About> {
  const { profile, publishSettings, target } = run.config;
  const find = async (): Promise<About> => {
    const { branch, title, commitMessage, base } = publishSettings;
    const needsPackage = [branch, title, commitMessage, base].some((one) =>
      templateNamesIn(one).has('package'),
    );
    const program = profile === undefined || needsPackage ? await findProgram(run) : undefined;
    if (program !== undefined) report.add(introduce(run, program));
    const profilePath = program?.profilePath ?? (profile as string);
    const place = await placeOfProfile(run, profilePath);
    if (place.inRepository) return { profilePath, place, package: program?.main.importPath };
    const message = `${profilePath} is in no git repository, so there is no earlier version of it.`;
    throw new UsageError(message, { fix: 'Run it in a clone, with `actions/checkout` before this step.' });
  };
  if (isOfOneProgram(group)) return find();
  const words = `Nothing is rolled back, as the profile of ${target} is not found: `;
  return find().catch(reworded((why) => words + why));
}

/** A rollback has a branch of its own, and a title like that of `git revert`. */
async function publisherOf(group: Group, found: readonly About[], pull: MergedPullRequest | undefined) {
  const { run } = group.whole;
  const { config } = run;
  const one = isOfOneProgram(group) ? found[0] : undefined;
  const what = one === undefined ? 'profiles' : one.place.path;
  const settings = config.publishSettings;
  // With `pull-requests: each`, these settings name the pull request of one target, and this one is of all.
  const isOwn = one !== undefined || config.pullRequests === 'one';
  const { branch, title, commitMessage } = isOwn ? settings : {};
  const [subject, ...rest] = commitMessage?.split('\n') ?? [];
  const usual = one === undefined ? 'pgo/profiles' : defaultBranch(what);
  const publishSettings = {
    ...settings,
    base: settings.base ?? pull?.base.ref,
    branch: branch === undefined ? usual.replace('/', '/rollback-') : `${branch}-rollback`,
    title: title === undefined ? `Roll back ${what}` : `Revert "${title}"`,
    commitMessage:
      subject === undefined ? `pgo: roll back ${what}` : [`Revert "${subject}"`, ...rest].join('\n'),
  };
  return publisherFor({ ...run, config: { ...config, publishSettings } }, one, found);
}

const PULL_REQUEST_EVENT = v.object({
  pull_request: v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    // Not every event has both.
    merged: v.nullish(v.boolean()),
    merged_at: v.nullish(v.string()),
    /** What it became on the base: the merge, the squashed commit, or the last of the rebased ones. */
    merge_commit_sha: v.nullish(v.string()),
    head: v.object({ sha: v.string() }),
    base: v.object({ ref: v.string() }),
  }),
});
type MergedPullRequest = v.InferOutput<typeof PULL_REQUEST_EVENT>['pull_request'];

/** Undefined for other events. @throws ExpectedError when the pull request is not merged, or the event cannot be read. */
async function requested({ host }: Run): Promise<MergedPullRequest | undefined> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path } = host.env;
  if (!name.startsWith('pull_request') || !path) return undefined;
  const pull = (await eventOf(host.env, PULL_REQUEST_EVENT))?.pull_request;
  if (pull === undefined)
    throw new ExpectedError(`The event of this run (${path}) does not say which pull request it is about.`, {
      fix: 'Run `rollback` by hand (`workflow_dispatch`) to undo the newest change.',
    });
  if (pull.merged || pull.merged_at) return pull;
  const message = `Pull request #${pull.number} is not rolled back: it is not merged.`;
  throw new ExpectedError(message, { fix: 'Run the job only `if: github.event.pull_request.merged`.' });
}

/** @throws ExpectedError in a shallow clone whose own history is needed. */
async function requireHistory(run: Run): Promise<void> {
  const { config } = run;
  if (!(await needsClone(run))) return;
  const isShallow = await gitPrints(run, config.workingDirectory, 'rev-parse', '--is-shallow-repository');
  if (isShallow?.trim() === 'true')
    throw new ExpectedError('This clone is shallow, so it has no earlier version of the profile.', {
      fix: 'Set `fetch-depth: 0` of `actions/checkout` (`GIT_DEPTH: 0` on GitLab), or run `git fetch --unshallow`.',
    });
}

/** The pull request that GitHub names in the title of what it merges. */
function pullRequestIn(title: string): number | undefined {
  const found = /\(#(\d+)\)$/.exec(title) ?? /^Merge pull request #(\d+) from /.exec(title);
  return found === null ? undefined : Number(found[1]);
}

/** @throws ExpectedError when none of the files has ever been there. */
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
  const message = `There is nothing to roll back: the base branch has never had ${codeList(paths)}.`;
  const fix = 'Correct `profile` or `package`, or `base` if that is another branch than the default one.';
  throw new ExpectedError(message, { fix });
}

/**
 * Those whose newest version is to be undone, all by one commit: the last that changed any of them, or what a merged pull request
 * brought. @throws ExpectedError when the pull request brought nothing, or a newer change followed.
 */
function historiesToUndo(
  histories: readonly ProfileHistory[],
  pull: MergedPullRequest | undefined,
): readonly ProfileHistory[] {
  if (pull === undefined) {
    const timeOf = ({ newest }: ProfileHistory) => Date.parse(newest.time ?? '') || 0;
    const last = histories.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
    return histories.filter(({ newest }) => newest.commit === last.newest.commit);
  }
  const isOf = ({ commit, title }: Version) =>
    commit === pull.merge_commit_sha || commit === pull.head.sha || pullRequestIn(title) === pull.number;
  const newest = histories.filter((history) => isOf(history.newest));
  if (newest.length > 0) return newest;
  const first = histories.find(({ versions }) => versions.some(isOf));
  if (first && isRollback(first.versions) && undone(first.versions).some(isOf)) return [first];
  const why =
    first === undefined
      ? `none of the last changes of ${codeList(histories.map(({ path }) => path))} is of it`
      : `\`${first.path}\` has changed since, by ${versionInWords(first.newest)}`;
  const fix = 'Run `rollback` by hand to undo the newest change, or `git revert` to undo an older one.';
  throw new ExpectedError(`Pull request #${pull.number} is not rolled back: ${why}.`, { fix });
}

function whyNothing({ path, newest, versions }: ProfileHistory): string {
  const [before] = undone(versions);
  const what = before === undefined ? '' : `, which undid ${versionInWords(before)}`;
  return `The newest change of \`${path}\` is a rollback already: ${versionInWords(newest)}${what}. Nothing is undone.`;
}

function versionInWords({ commit, title }: Pick<Version, 'commit' | 'title'>): string {
  return `${commit.slice(0, 12)} “${shorten(title, 100).replaceAll('`', "'")}”`;
}

/** @throws ExpectedError when the base has moved since its history was read, or a restored file is no profile. */
async function requireUseful(change: Undone, { files }: Published): Promise<void> {
  for (const { path, today, before } of change.files) {
    if (!sameBytes(files.get(path)?.committed, today))
      throw new ExpectedError(`\`${path}\` changed on the base branch while it was being rolled back.`, {
        fix: 'Run it again.',
      });
    // The compiler takes an empty file for no profile. Of two pointers of Git LFS, a build has fetched both, or neither.
    const isPointer = [today, before].every((one) => one !== undefined && isLfsPointer(one));
    if (before === undefined || before.length === 0 || isPointer) continue;
    const words = `\`${path}\` is not rolled back: the version before ${versionInWords(change)} is of no use to the Go compiler. `;
    const fix = `Restore an older one by hand (\`git log -- ${path}\` lists them), or delete the file to build without PGO.`;
    await validateFile(before, undefined).catch(reworded((why) => words + why, fix));
  }
}

/** What was done goes into the reason. */
function withReason(publication: Publication, change: Undone): Publication {
  const { kind, operation, reason } = publication;
  const isDone = operation === 'created' || operation === 'updated' || PUBLISHING_KINDS[kind].isOnlyWritten;
  if (!isDone && reason !== undefined) return publication;
  const paths = (isRestored: boolean) =>
    change.files.flatMap(({ path, before }) => ((before !== undefined) === isRestored ? path : []));
  const [restored, deleted] = [codeList(paths(true)), codeList(paths(false))];
  const sentences = [
    restored && `Restores ${restored} as it was before ${versionInWords(change)}.`,
    deleted && `Deletes ${deleted}, as there was none before ${versionInWords(change)}.`,
    reason,
  ];
  return { ...publication, reason: sentences.filter(Boolean).join(' ') };
}

async function keep({ run, report }: Work, { path: repositoryPath, before }: RestoredFile): Promise<void> {
  if (before === undefined) return;
  const path = join(run.outputDirectory, basename(repositoryPath));
  await replaceFile(path, before);
  const read = await readIfProfile(before);
  if (read !== undefined) report.add({ profile: { ...factsOfFile(before, path, read), repositoryPath } });
}

/** The text of the pull request. @param onGitHub `#12` is a link to a pull request. */
async function renderBody(change: Undone, minDrift: number, onGitHub: boolean) {
  const reference = `#${change.pullRequest}`;
  const shown = onGitHub ? reference : markdownCode(reference);
  const from = change.pullRequest === undefined ? '' : `, of pull request ${shown}`;
  const sections: string[] = [];
  for (const file of change.files) sections.push(await fileSection(file, minDrift));
  const points = [
    '- A restored file gets exactly the bytes that it had before. Without a profile, `go build` builds without PGO.',
    '- The next `refresh` does not propose the profile that is undone, or one within its noise. It still proposes one of another workload.',
    '- To undo the rollback, revert this pull request once it is merged, such as with `git revert`.',
  ];
  return ({ maxLength, byDefaultToken }: BodyPlace): string => {
    const text = blocks(
      BODY_MARKER,
      '## What this undoes',
      // Servers make a link of a full SHA.
      `Commit ${change.commit} ${markdownText(`“${shorten(change.title, 200)}”`)}${from}.`,
      ...sections,
      '### Before you merge',
      points.join('\n'),
      byDefaultToken ? DEFAULT_TOKEN_NOTE : undefined,
    );
    return `${text.slice(0, maxLength - 1)}\n`;
  };
}

/** Both versions of a profile side by side, and how far apart they are. */
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
  const little = ' That is within the noise of sampling, so this changes next to nothing for the compiler.';
  return blocks(both, `${markdownText(overlapInWords(drift, kind))}.${kind === 'keep' ? little : ''}`);
}

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
