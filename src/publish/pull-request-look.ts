import type { Ahead, CommittedFile } from './github-repository.ts';
import type { Published, PublishedFile } from './publisher.ts';
import type { PullRequestScene, State } from './pull-request-scene.ts';
import type { PullRequest } from './pull-requests.ts';

type Files = ReadonlyMap<string, CommittedFile>;

const NONE: Files = new Map();

/** What base, open and declined pull request hold at the paths. */
export async function publishedIn(
  scene: PullRequestScene,
  state: State,
  paths: readonly string[],
): Promise<Published> {
  const { base, pull } = state;
  const committed = await scene.target.files(paths, base.sha);
  // A fork's commits can be asked for in the repository it was forked from.
  const ahead = pull && (await scene.target.ahead(base.sha, pull.head.sha));
  const proposed = pull === undefined ? NONE : await proposedBy(scene, pull, paths, committed, ahead);
  const declined = await scene.declined(state);
  const refused = declined === undefined ? NONE : await scene.head.files(paths, declined.head.sha);
  const files = new Map(
    paths.map((path) => [path, fileOf(committed.get(path), proposed.get(path), refused.get(path))]),
  );
  const outdated = pull !== undefined && (await isOutdated(scene, base.sha, paths, committed, ahead));
  return {
    files,
    ...(pull && {
      proposed: { number: pull.number, url: pull.html_url, headSha: pull.head.sha, outdated },
    }),
    ...(declined && {
      declined: { number: declined.number, url: declined.html_url, branch: scene.options.branch },
    }),
  };
}

/** The pull request's files: what it does not change is as on its base. */
async function proposedBy(
  scene: PullRequestScene,
  pull: PullRequest,
  paths: readonly string[],
  committed: Files,
  ahead: Ahead | undefined,
): Promise<Files> {
  const changed = paths.filter((path) => ahead === undefined || ahead.files.has(path));
  const held = await scene.head.files(changed, pull.head.sha);
  const unchanged = [...committed].filter(([path]) => !changed.includes(path));
  return new Map([...unchanged, ...held]);
}

/** Whether the base holds other files than those that the branch started from. */
async function isOutdated(
  scene: PullRequestScene,
  base: string,
  paths: readonly string[],
  committed: Files,
  ahead: Ahead | undefined,
): Promise<boolean> {
  if (ahead === undefined) return true;
  if (ahead.mergeBase === base) return false;
  const started = await scene.target.files(paths, ahead.mergeBase);
  return paths.some((path) => started.get(path)?.blobSha !== committed.get(path)?.blobSha);
}

function fileOf(
  committed: CommittedFile | undefined,
  proposed: CommittedFile | undefined,
  declined: CommittedFile | undefined,
): PublishedFile {
  return {
    ...(committed && { committed: committed.bytes }),
    ...(proposed && { proposed: proposed.bytes }),
    ...(declined && { declined: declined.bytes }),
  };
}
