import type { Finding } from '../system/errors.ts';
import { ExpectedError } from '../system/errors.ts';

/** What became of the profile. */
export interface Publication {
  readonly kind: 'pull-request' | 'commit' | 'git' | 'local' | 'none';
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  readonly number?: number;
  readonly url?: string;
  readonly branch?: string;
  /** The commit that holds the profile. */
  readonly headSha?: string;
  /** A sentence, such as why nothing was published. */
  readonly reason?: string;
}

/** How the pull request or commit looks. Most names are those of peter-evans/create-pull-request. */
export interface PublishOptions {
  readonly branch: string;
  /** Default: the repository's default branch; for `local`, what is checked out. */
  readonly base?: string;
  readonly title: string;
  /** Markdown before our own text. */
  readonly body?: string;
  readonly commitMessage: string;
  /** Ends the commit message with `Signed-off-by:`. */
  readonly signOff: boolean;
  /** Sent to the server by `git push`. */
  readonly gitPushOptions: readonly string[];
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  /** Opens the pull request as a draft. */
  readonly draft: boolean;
  readonly maintainerCanModify: boolean;
  /** `owner/name` of the fork that the pull request comes from. */
  readonly pushToFork?: string;
  readonly deleteBranch: boolean;
  readonly autoMerge: false | 'merge' | 'squash' | 'rebase';
}

/** One profile of a proposal. */
export interface ProposedFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  /** Undefined: delete the file. */
  readonly bytes: Uint8Array | undefined;
}

/** One commit with these files: at least one, each path once. */
export interface Proposal {
  readonly files: readonly ProposedFile[];
  renderBody(place: BodyPlace): string;
  /** The profile was measured to be slower: the pull request is a draft whatever the options say. */
  readonly draft: boolean;
}

/** What the text of the pull request must fit into. */
export interface BodyPlace {
  /** In characters. */
  readonly maxLength: number;
  /** The workflow's own token opens it: GitHub then starts no workflows on the pull request. */
  readonly byDefaultToken: boolean;
}

/** A profile in the repository that is published to. */
export interface PublishedFile {
  /** Content on the base; undefined when it has none. */
  readonly committed?: Uint8Array;
  /** The base has something else than a plain file there; the other keys are then absent. */
  readonly obstacle?: Obstacle;
  /** Content in the open pull request; that of its base when it does not change this file. */
  readonly proposed?: Uint8Array;
  /** The base has changed the file since the open pull request was made. */
  readonly outdated?: boolean;
  /** Content in the declined pull request. */
  readonly declined?: Uint8Array;
}

/** What the repository has already. */
export interface Published {
  /** By path: every path that was asked for. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Undefined where it cannot be asked. */
  readonly isPublic?: boolean;
  /** The open pull request. */
  readonly proposed?: {
    readonly number?: number;
    readonly url?: string;
    readonly headSha?: string;
    /** The base has changed one of the files since, so it conflicts. */
    readonly outdated: boolean;
  };
  /** A pull request that a person closed without merging it, when none is open since. */
  readonly declined?: { readonly number: number; readonly url: string; readonly branch: string };
}

/** A commit on the base branch that changed a file. */
export interface Version {
  /** Full SHA. */
  readonly commit: string;
  /** First line of the message. */
  readonly title: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly time?: string;
  /** The file's content from then on; undefined: it was deleted. */
  readonly bytes?: Uint8Array;
}

/**
 * Where profiles are published. `look` comes first, with all paths that may be published, then at most one of `publish` and
 * `withdraw`. All throw `ExpectedError` with the server's words and what to do.
 */
export interface Publisher {
  readonly kind: Publication['kind'];
  look(paths: readonly string[]): Promise<Published>;
  /** The last commits on the base branch that changed the file, newest first, at most `limit`. */
  versions(path: string, limit: number): Promise<readonly Version[]>;
  /** One commit on one branch, created or updated in place. */
  publish(proposal: Proposal): Promise<Handed>;
  /** Closes the open proposal, which has become pointless, with the reason as a comment. */
  withdraw(reason: string): Promise<Publication>;
}

export interface Handed {
  readonly publication: Publication;
  readonly findings: readonly Finding[];
}

/** Reason of a publication when there was nothing to withdraw. */
export const UNCHANGED = 'The committed profile stays as it is.';

/** The credentials may read and not write. Nothing was written. */
export class MayOnlyRead extends ExpectedError {}

/** Whether two contents are equal; undefined is a missing file. */
export function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.from(one).equals(other);
}

/**
 * The versions among `commits`, newest first. Of neighbours with the same content only the oldest counts, which brought it.
 * Reads no more contents than it needs.
 */
export async function versionsAmong(
  commits: readonly Omit<Version, 'bytes'>[],
  contentAt: (commit: string) => Promise<Uint8Array | undefined>,
  limit: number,
): Promise<readonly Version[]> {
  const versions: Version[] = [];
  for (const commit of commits) {
    const bytes = await contentAt(commit.commit);
    const newer = versions.at(-1);
    if (newer !== undefined && isSame(newer.bytes, bytes)) versions.pop();
    else if (versions.length === limit) break;
    versions.push({ ...commit, bytes });
  }
  return versions;
}

/** Something other than a plain file where a profile belongs, or above it: a commit of ours would replace it. */
export interface Obstacle {
  readonly kind: 'link' | 'folder' | 'submodule' | 'file';
  /** Path of the profile, or of a folder above it. */
  readonly path: string;
}

/** Mode of what a commit has at a path, in octal digits such as `100644`; undefined where it has nothing. */
export type ModeAt = (path: string) => Promise<string | undefined>;

/** Looks from the root down, as long as there are folders. */
export async function obstacleAt(path: string, modeAt: ModeAt): Promise<Obstacle | undefined> {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const here = parts.slice(0, length).join('/');
    const mode = await modeAt(here);
    if (mode === undefined) return undefined;
    const kind = KINDS[mode.padStart(6, '0')] ?? 'file';
    if (kind !== (length < parts.length ? 'folder' : 'file')) return { kind, path: here };
  }
  return undefined;
}

const KINDS: Readonly<Record<string, Obstacle['kind']>> = {
  '040000': 'folder',
  '120000': 'link',
  '160000': 'submodule',
};

const OBSTACLES: Readonly<Record<Obstacle['kind'], string>> = {
  ...{ link: 'a symbolic link', folder: 'a folder', submodule: 'a submodule', file: 'a file' },
};

/** @throws ExpectedError when a commit of a plain file at one of the paths would replace something else. */
export function requirePlainFiles({ files }: Published, paths: Iterable<string> = files.keys()): void {
  for (const path of paths) {
    const obstacle = files.get(path)?.obstacle;
    if (obstacle === undefined) continue;
    const what = OBSTACLES[obstacle.kind];
    const message =
      obstacle.path === path
        ? `\`${path}\` is ${what} on the base, and only a plain file is refreshed.`
        : `\`${path}\` cannot be committed: \`${obstacle.path}\` is ${what} on the base.`;
    throw new ExpectedError(message, {
      fix: `Set \`profile\` to the path of a plain file in this repository, such as what a link leads to, or move what is there.`,
    });
  }
}

/** A line such as `Reviewed-by: …`; git takes a last paragraph of these for trailers. */
const TRAILER = /^[A-Za-z0-9-]+:\s+\S/;

/** The commit message with `Signed-off-by:` where `git commit --signoff` puts it: at the end, once. */
export function signedOff(message: string, { name, email }: { name: string; email: string }): string {
  const line = `Signed-off-by: ${name} <${email}>`;
  const text = message.trimEnd();
  const paragraphs = text.split(/\n\s*\n/);
  const last = paragraphs.at(-1)?.split('\n') ?? [];
  if (last.includes(line)) return text;
  const trailers = paragraphs.length > 1 && last.every((each) => TRAILER.test(each));
  return `${text}${trailers ? '\n' : '\n\n'}${line}`;
}
