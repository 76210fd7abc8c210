import { ExpectedError } from '../../system/errors.ts';
import type { Finding } from '../../system/errors.ts';
import { isLfsPointer } from '../../profile/not-a-profile.ts';
import { judge } from '../../profile/validate.ts';
import type { Publication } from '../../publication.ts';
import { requirePlainFiles } from '../../publish/obstacle.ts';
import type { Published, Publisher } from '../../publish/publisher.ts';
import { isSame } from '../../publish/versions.ts';
import { renderRollbackBody } from './body.ts';
import { chooseNewest, chooseOf, type History, inWords, newestOf } from './choose.ts';
import { factsOf } from './facts.ts';
import { isBroughtBy, type MergedPullRequest, pullRequestIn } from './merged-pull-request.ts';

/** A profile that a rollback changes. */
export interface RestoredFile {
  readonly path: string;
  /** What the base branch holds today; undefined: it was deleted. */
  readonly today?: Uint8Array;
  /** What it held before; undefined: there was none. */
  readonly before?: Uint8Array;
}

/** What is undone. */
export interface Undone {
  /** Full SHA of the commit, and the first line of its message. */
  readonly commit: string;
  readonly title: string;
  /** Number of the pull request that it came from, where that is known. */
  readonly pullRequest?: number;
  readonly files: readonly [RestoredFile, ...RestoredFile[]];
}

export interface RollbackRequest {
  /** Only what this one brought is undone; else the newest change, whatever brought it. */
  readonly of?: MergedPullRequest;
  /** Numbers of the pull requests that GitHub knows a commit from, for what its title does not tell. */
  pullRequestsOf?(commit: string): Promise<readonly number[]>;
  /** Drift that the decision takes for none, as a fraction. */
  readonly minDrift: number;
}

export interface RollbackResult {
  readonly publication: Publication;
  readonly findings: readonly Finding[];
  /** Absent when nothing was to be undone. */
  readonly undone?: Undone;
}

/** How far back is looked: enough to tell a rollback from a refresh. */
const VERSIONS = 10;

/**
 * Undoes the newest commit on the base branch that changed one of `paths`: what that commit changed of them gets the bytes that
 * it had before, or is deleted where there was none, and is published.
 * @param publisher that was not asked anything yet.
 * @throws ExpectedError when there is nothing to undo, or what would be restored is of no use.
 */
export async function rollBack(
  publisher: Publisher,
  paths: readonly string[],
  request: RollbackRequest,
): Promise<RollbackResult> {
  const published = await publisher.look(paths);
  requirePlainFiles(published);
  const histories = await historiesOf(publisher, paths);
  const choice =
    request.of === undefined
      ? chooseNewest(histories)
      : chooseOf(request.of, histories, await broughtBy(request.of, histories, request));
  if (choice.kind === 'nothing') {
    const publication = await publisher.withdraw(choice.reason);
    const { reason } = choice;
    return {
      publication: publication.operation === 'none' ? { ...publication, reason } : publication,
      findings: [],
    };
  }
  const undone = undoing(choice.histories, request.of);
  await requireUseful(undone, published);
  const facts = await factsOf(undone);
  const told = { minDrift: request.minDrift, onGitHub: publisher.kind === 'pull-request' };
  const { publication, findings } = await publisher.publish({
    files: undone.files.map(({ path, before }) => ({ path, bytes: before })),
    renderBody: (place) => renderRollbackBody(facts, place, told),
    draft: false,
  });
  return { publication: withReason(publication, undone), findings, undone };
}

/** @throws ExpectedError when none of the files has ever been there. */
async function historiesOf(
  publisher: Publisher,
  paths: readonly string[],
): Promise<readonly [History, ...History[]]> {
  const histories: History[] = [];
  for (const path of paths) {
    const [newest, ...older] = await publisher.versions(path, VERSIONS);
    if (newest !== undefined) histories.push({ path, versions: [newest, ...older] });
  }
  const [first, ...others] = histories;
  if (first !== undefined) return [first, ...others];
  throw new ExpectedError(
    `There is nothing to roll back: the base branch has never had ${paths.map((path) => `\`${path}\``).join(' or ')}.`,
    { fix: 'Correct `profile` or `package`, or `base` where that is another branch than the default one.' },
  );
}

/** The commits among the versions by which the pull request came to the base. */
async function broughtBy(
  pull: MergedPullRequest,
  histories: readonly History[],
  { pullRequestsOf }: RollbackRequest,
): Promise<ReadonlySet<string>> {
  const all = histories.flatMap(({ versions }) => versions);
  const told = all.filter((version) => isBroughtBy(pull, version)).map(({ commit }) => commit);
  if (told.length > 0 || pullRequestsOf === undefined) return new Set(told);
  // A rebased commit that is not the last one, or one below a merge of the base: only GitHub knows.
  const newest = new Set(histories.map((history) => newestOf(history).commit));
  const asked: string[] = [];
  for (const commit of newest) {
    if ((await pullRequestsOf(commit)).includes(pull.number)) asked.push(commit);
  }
  return new Set(asked);
}

function undoing(histories: readonly [History, ...History[]], of: MergedPullRequest | undefined): Undone {
  const { commit, title } = newestOf(histories[0]);
  const pullRequest = of?.number ?? pullRequestIn(title);
  const restored = ({ path, versions: [today, before] }: History): RestoredFile => ({
    path,
    ...(today.bytes && { today: today.bytes }),
    ...(before?.bytes && { before: before.bytes }),
  });
  const [first, ...others] = histories;
  return {
    ...{ commit, title, files: [restored(first), ...others.map(restored)] },
    ...(pullRequest !== undefined && { pullRequest }),
  };
}

/** @throws ExpectedError when the base is another than that whose history was read, or a restored file is no profile. */
async function requireUseful(undone: Undone, { files }: Published): Promise<void> {
  for (const { path, today, before } of undone.files) {
    if (!isSame(files.get(path)?.committed, today)) {
      throw new ExpectedError(`\`${path}\` changed on the base branch while it was being rolled back.`, {
        fix: 'Run it again.',
      });
    }
    // The compiler takes an empty file for no profile.
    if (before === undefined || before.length === 0) continue;
    // A build has both fetched, or neither.
    if (today !== undefined && isLfsPointer(today) && isLfsPointer(before)) continue;
    try {
      await judge(before, undefined);
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      throw new ExpectedError(
        `\`${path}\` is not rolled back: before ${inWords(undone)}, it was nothing that the Go compiler can use. ${error.message}`,
        {
          fix: `Restore an older one by hand (\`git log -- ${path}\` lists them), or delete the file to build without PGO.`,
          cause: error,
        },
      );
    }
  }
}

function withReason(publication: Publication, undone: Undone): Publication {
  const { kind, operation, reason } = publication;
  const done = operation === 'created' || operation === 'updated' || kind === 'none';
  const words = done || reason === undefined ? `${inSentence(undone)} ${reason ?? ''}`.trim() : reason;
  return { ...publication, reason: words };
}

/** What a rollback does, for people. */
function inSentence(undone: Undone): string {
  const restored = undone.files.filter(({ before }) => before !== undefined);
  const deleted = undone.files.filter(({ before }) => before === undefined);
  const names = (files: readonly RestoredFile[]) => files.map(({ path }) => `\`${path}\``).join(', ');
  const sentences = [
    restored.length === 0 ? undefined : `Restores ${names(restored)} as it was before ${inWords(undone)}.`,
    deleted.length === 0
      ? undefined
      : `Deletes ${names(deleted)}, as there was none before ${inWords(undone)}.`,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
