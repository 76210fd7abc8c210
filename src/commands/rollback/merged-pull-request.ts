import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ExpectedError } from '../../system/errors.ts';
import type { Version } from '../../publish/publisher.ts';

/** The pull request that the event of this run is about. */
export interface MergedPullRequest {
  readonly number: number;
  /** The branch's last commit. */
  readonly head: string;
  /** The commit that it became on the base: the merge, the squashed one, or the last of the rebased ones. */
  readonly mergeCommit?: string;
  /** The branch that it was merged into. */
  readonly base: string;
}

const EVENT = v.object({
  pull_request: v.object({
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    // Not every event has both.
    merged: v.optional(v.nullable(v.boolean())),
    merged_at: v.optional(v.nullable(v.string())),
    merge_commit_sha: v.optional(v.nullable(v.string())),
    head: v.object({ sha: v.string() }),
    base: v.object({ ref: v.string() }),
  }),
});

/**
 * The merged pull request of the run's event; undefined for events of other kinds.
 * @throws ExpectedError when it is not merged, or the event cannot be read.
 */
export async function mergedPullRequest(
  env: Readonly<Record<string, string | undefined>>,
): Promise<MergedPullRequest | undefined> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path } = env;
  if (!name.startsWith('pull_request') || !path) return undefined;
  const {
    number,
    merged,
    merged_at: mergedAt,
    merge_commit_sha: mergeCommit,
    head,
    base,
  } = await eventIn(path);
  if (merged !== true && !mergedAt) {
    throw new ExpectedError(`Pull request #${number} is not rolled back: it is not merged.`, {
      fix: 'Run the job only `if: github.event.pull_request.merged`.',
    });
  }
  return { number, head: head.sha, base: base.ref, ...(mergeCommit && { mergeCommit }) };
}

async function eventIn(path: string) {
  try {
    return v.parse(EVENT, JSON.parse(await readFile(path, 'utf8'))).pull_request;
  } catch (error) {
    throw new ExpectedError(`The event of this run (${path}) does not tell which pull request it is about.`, {
      fix: 'Run `rollback` by hand (`workflow_dispatch`) to undo the newest change.',
      cause: error,
    });
  }
}

/** Whether `version` is what the pull request became, as far as it can be told without asking GitHub. */
export function isBroughtBy(pull: MergedPullRequest, { commit, title }: Version): boolean {
  return commit === pull.mergeCommit || commit === pull.head || pullRequestIn(title) === pull.number;
}

/** The pull request that GitHub names in the title of what it merges. */
export function pullRequestIn(title: string): number | undefined {
  const found = /\(#(\d+)\)$/.exec(title) ?? /^Merge pull request #(\d+) from /.exec(title);
  return found === null ? undefined : Number(found[1]);
}
