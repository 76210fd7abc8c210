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
  asked: readonly string[],
): Promise<Published> {
  const { base, pull } = state;
  const obstacles = await scene.target.obstacles(asked, base.sha);
  const paths = asked.filter((path) => !obstacles.has(path));
  const committed = await scene.target.files(paths, base.sha);
  // A fork's commits can be asked for in the repository it was forked from.
  const ahead = pull && (await scene.target.ahead(base.sha, pull.head.sha));
  const proposed = pull === undefined ? NONE : await proposedBy(scene, pull, paths, committed, ahead);
  const declined = await scene.declined(state);
  const refused = declined === undefined ? NONE : await scene.head.files(paths, declined.head.sha);
  const moved =
    pull === undefined ? new Set<string>() : await movedSince(scene, base.sha, paths, committed, ahead);
  const files = new Map<string, PublishedFile>(
    paths.map((path) => {
      const file = fileOf(committed.get(path), proposed.get(path), refused.get(path));
      return [path, moved.has(path) ? { ...file, outdated: true } : file];
    }),
  );
  for (const [path, obstacle] of obstacles) files.set(path, { obstacle });
  const outdated = pull !== undefined && (ahead === undefined || moved.size > 0);
  return {
    files,
    isPublic: base.isPublic,
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

/** The files that the base holds others of than the branch started from; all, when they have nothing in common. */
async function movedSince(
  scene: PullRequestScene,
  base: string,
  paths: readonly string[],
  committed: Files,
  ahead: Ahead | undefined,
): Promise<ReadonlySet<string>> {
  if (ahead === undefined) return new Set(paths);
  if (ahead.mergeBase === base) return new Set();
  const started = await scene.target.files(paths, ahead.mergeBase);
  return new Set(paths.filter((path) => started.get(path)?.blobSha !== committed.get(path)?.blobSha));
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
