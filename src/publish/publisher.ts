import type { PROPOSAL_NAMES, Values } from '../settings/settings.ts';
import { ExpectedError, type Finding, UsageError } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import { codeList, lastElement } from '../system/text.ts';

/**
 * The contract that all kinds of publishing keep: a `Publisher` reads what is published, and then proposes a new profile, keeps the open
 * proposal, or withdraws it.
 */

/** What follows from a kind of publishing, for reports and commands. */
interface PublishingKind {
  /** What reports call the result. */
  readonly label: string;
  /** Whether the result has a number and a page on the server. */
  readonly isPullRequest: boolean;
  /** Whether a person decides if the base gets the profile. */
  readonly isProposal: boolean;
  /** Whether GitHub's API can read and write the commits. Then the run does not need the clone and its history (see `needsClone`). */
  readonly isByApi: boolean;
  /** Whether git pushes a branch to a server, where a person or a push option opens the pull request. */
  readonly isPushed: boolean;
  /** Whether only the work tree changes. */
  readonly isOnlyWritten: boolean;
  /** Whether the branch is only in this clone, so that the user pushes it. */
  readonly isUserToPush: boolean;
}

const PUBLISHING_DEFAULTS: PublishingKind = {
  label: 'published',
  isPullRequest: false,
  isProposal: false,
  isByApi: false,
  isPushed: false,
  isOnlyWritten: false,
  isUserToPush: false,
};

/** The properties of each kind of publishing. */
export const PUBLISHING_KINDS: Readonly<Record<Publication['kind'], PublishingKind>> = {
  'pull-request': {
    ...PUBLISHING_DEFAULTS,
    label: 'pull request',
    isPullRequest: true,
    isProposal: true,
    isByApi: true,
  },
  commit: { ...PUBLISHING_DEFAULTS, isByApi: true },
  git: { ...PUBLISHING_DEFAULTS, isProposal: true, isPushed: true },
  local: { ...PUBLISHING_DEFAULTS, isProposal: true, isUserToPush: true },
  none: { ...PUBLISHING_DEFAULTS, isOnlyWritten: true },
};

/** What happened to the profile, as the report says it. */
export interface Publication {
  readonly kind: NonNullable<Values<'publish'>['publish']>;
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  readonly number?: number;
  readonly url?: string;
  readonly branch?: string;
  /** The remote of the clone to which the user can push the branch; absent if it was pushed already, or if the clone has no remote. */
  readonly remote?: string;
  /** The commit that holds the profile. */
  readonly headSha?: string;
  /** A sentence, such as why nothing was published. */
  readonly reason?: string;
}

type PublishSettings = Values<(typeof PROPOSAL_NAMES)[number]>;

/** How the pull request or commit looks. Most names are those of the inputs of peter-evans/create-pull-request. */
export type PublishOptions = PublishSettings &
  Required<Pick<PublishSettings, 'branch' | 'title' | 'commitMessage'>>;

/** The profile that a pull request or commit is about. A pull request of several profiles has no `About`. */
export interface About {
  /** `path` starts at the repository's root. Outside of a repository, it is the name of the file. */
  readonly place: { readonly path: string; readonly inRepository: boolean };
  /** The absolute path of the profile in the work tree. */
  readonly profilePath: string;
  /** The import path of the main package, if it is known. */
  readonly package?: string;
}

/** A file of a proposal. */
export interface ProposedFile {
  /** The path from the repository's root, with forward slashes. */
  readonly path: string;
  /** The new content; undefined deletes the file. */
  readonly bytes: Uint8Array | undefined;
}

/** A proposal: one commit that changes at least one file. Each path occurs once. */
export interface Proposal {
  readonly files: readonly ProposedFile[];
  /** Renders the text of the pull request. */
  renderBody(place: BodyPlace): string;
  /** Whether the pull request must be a draft, because the profile was measured to be slower. */
  readonly draft: boolean;
  /** Whether the commit restores earlier profiles. */
  readonly isRollback?: boolean;
}

/** The limits of the text of a pull request, and who opens it. */
export interface BodyPlace {
  /** The greatest length of the text, in characters. */
  readonly maxLength: number;
  /** Whether the workflow's own token opens the pull request. GitHub then starts no workflows on it. */
  readonly byDefaultToken: boolean;
}

/** One path in the repository that a run publishes to. */
export interface PublishedFile {
  /** The file's content on the base; undefined if the base does not have it. */
  readonly committed?: Uint8Array;
  /** What the base has at this path instead of a plain file. Then the other keys are absent. */
  readonly obstacle?: Obstacle;
  /** The file's content if the open pull request were merged. */
  readonly proposed?: Uint8Array;
  /** Whether the base has changed the file since the open pull request was made. */
  readonly outdated?: boolean;
  /** The profiles that people declined, the newest first. */
  readonly declined?: readonly DeclinedProfile[];
}

/** A profile in a pull request that a person closed without merging it. */
export interface DeclinedProfile {
  readonly bytes: Uint8Array;
  readonly number: number;
  readonly url: string;
  /** When it was closed, in milliseconds since 1970. */
  readonly closedAt: number;
}

/** What is published: the profiles on the base, and those in the open pull request. */
export interface Published {
  /** By path; every requested path has an entry. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Whether everyone can read the repository; undefined if that is unknown. */
  readonly isPublic?: boolean;
  /** The open pull request; absent if there is none. */
  readonly proposed?: {
    readonly number?: number;
    readonly url?: string;
    readonly headSha?: string;
    /** Whether the base has changed one of the files since. Then the pull request conflicts. */
    readonly outdated: boolean;
    /** Whether the text describes a different profile than the branch has. That happens when a run is killed between the two writes. */
    readonly isMisdescribed?: true;
  };
}

/** A commit on the base branch that changed a file. */
export interface Version {
  /** The full SHA. */
  readonly commit: string;
  /** The first line of the message. */
  readonly title: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly time?: string;
  /** The file's content after this commit; undefined if the commit deleted it. */
  readonly bytes?: Uint8Array;
}

/**
 * A place where profiles are published. Callers first call `look` with all paths that may be published, and then at most one of `publish`,
 * `keep` and `withdraw`. All methods throw `ExpectedError` with the words of the server and what to do.
 */
export interface Publisher {
  readonly kind: Publication['kind'];
  /** Reads what is published at these paths. */
  look(paths: readonly string[]): Promise<Published>;
  /** Returns at most `limit` commits on the base branch that changed the file, the newest first. */
  versions(path: string, limit: number): Promise<readonly Version[]>;
  /** Proposes the files in one commit on one branch, which it creates or updates in place. */
  publish(proposal: Proposal): Promise<PublishResult>;
  /**
   * Keeps the open proposal, and sets only what earlier runs could not set, such as labels after a rate limit.
   * @returns warnings about what the server refused.
   */
  keep(): Promise<readonly Finding[]>;
  /** Closes the open proposal, which has become pointless, with the reason as a comment. */
  withdraw(reason: string): Promise<PublishResult>;
}

/** What happened to a proposal, and warnings about what the server refused. */
export interface PublishResult {
  readonly publication: Publication;
  readonly findings: readonly Finding[];
}

/** The reason of a publication if there was nothing to withdraw. */
export const UNCHANGED = 'The committed profile is unchanged.';

/** The error of a write that failed because the credentials may only read. */
export class MayOnlyRead extends ExpectedError {}

/**
 * Returns the versions among `commits`, newest first. If neighbours have the same content, only the oldest one is a version, because it
 * brought that content. The function reads only the contents that it needs.
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
    if (newer !== undefined && sameBytes(newer.bytes, bytes)) versions.pop();
    else if (versions.length === limit) break;
    versions.push({ ...commit, bytes });
  }
  return versions;
}

const OBSTACLES = { link: 'a symbolic link', folder: 'a folder', submodule: 'a submodule', file: 'a file' };

/** A link, folder or submodule at the path of a profile or above it, which a commit of a plain file would replace. */
interface Obstacle {
  readonly kind: keyof typeof OBSTACLES;
  /** The path of the profile, or of a folder above it. */
  readonly path: string;
}

/** Returns the mode of a path in a commit, in octal digits such as `100644`; undefined if the commit has nothing there. */
export type ModeAt = (path: string) => Promise<string | undefined>;

/** Returns what is in the way of a plain file at this path, nearest to the root; undefined if nothing is. */
export async function obstacleAt(path: string, modeAt: ModeAt): Promise<Obstacle | undefined> {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length++) {
    const here = parts.slice(0, length).join('/');
    const mode = await modeAt(here);
    if (mode === undefined) return undefined;
    const kind = OBSTACLE_BY_MODE[mode.padStart(6, '0')] ?? 'file';
    if (kind !== (length < parts.length ? 'folder' : 'file')) return { kind, path: here };
  }
  return undefined;
}

/** What a path is instead of a plain file, by the mode in git's tree. */
const OBSTACLE_BY_MODE: Readonly<Record<string, Obstacle['kind']>> = {
  '040000': 'folder',
  '120000': 'link',
  '160000': 'submodule',
};

/**
 * Checks that every path is free for a plain file.
 * @throws ExpectedError if a commit would replace a link, a folder or a submodule.
 */
export function requirePlainFiles({ files }: Published, paths: Iterable<string> = files.keys()): void {
  for (const path of paths) {
    const obstacle = files.get(path)?.obstacle;
    if (obstacle === undefined) continue;
    const what = OBSTACLES[obstacle.kind];
    const message =
      obstacle.path === path
        ? `\`${path}\` is ${what} on the base, but only a plain file can be refreshed.`
        : `\`${path}\` cannot be committed, because \`${obstacle.path}\` is ${what} on the base.`;
    throw new ExpectedError(message, {
      fix: `Set \`profile\` to the path of a plain file in this repository, such as the target of the link, or move \`${obstacle.path}\` away.`,
    });
  }
}

/** The beginning of the line that `signoff` adds to a commit's message. */
export const SIGNED_OFF = 'Signed-off-by: ';

/** Returns a commit's message with the line that signs it off. */
export function signedOff(message: string, { name, email }: { name: string; email: string }): string {
  return `${message.trimEnd()}\n\n${SIGNED_OFF}${name} <${email}>`;
}

/** The names that a template may hold between `{{` and `}}`. */
const TEMPLATE_NAMES = ['target', 'profile', 'package', 'base', 'head', 'date'] as const;
type TemplateValues = Readonly<Partial<Record<(typeof TEMPLATE_NAMES)[number], string>>>;

const TEMPLATE_VALUE = /\{\{([^{}]*)\}\}/g;

/** Returns the names between `{{` and `}}` in a template, also unknown ones. */
export function templateNamesIn(written: string | undefined): ReadonlySet<string> {
  return new Set([...(written ?? '').matchAll(TEMPLATE_VALUE)].map(([, inside = '']) => inside.trim()));
}

/** The settings that may hold templates, as the user wrote them. */
type TemplatedSettings = Partial<Pick<PublishOptions, 'branch' | 'base' | 'title' | 'commitMessage'>>;

/** The values for templates in `branch`, `title` and other settings. */
export interface TemplatePlace {
  /** The target's name in the config file. */
  readonly target?: string;
  /** The profile's path from the repository's root; undefined for a pull request of several profiles. */
  readonly path?: string;
  /** The import path of the main package, or the package as the user named it. */
  readonly package?: string;
  now(): Date;
  /** Returns the checked-out branch. It is called only if a template needs it. */
  head(): Promise<string | undefined>;
}

/** Replaces the names in all templates by their values. @throws UsageError for a name that is unknown or has no value here. */
export async function fillTemplates<T extends TemplatedSettings>(settings: T, place: TemplatePlace) {
  const { branch, title, commitMessage } = settings;
  const needsHead = [branch, settings.base, title, commitMessage].some((one) =>
    templateNamesIn(one).has('head'),
  );
  const values: TemplateValues = {
    target: place.target,
    profile: place.path?.replace(/(?<=[^/])\.[^./]+$/, ''),
    package: place.package && (lastElement(place.package) ?? place.package),
    head: needsHead ? await place.head() : undefined,
    date: place.now().toISOString().slice(0, 10),
  };
  // In the name of a branch, the path of the profile is one word without slashes.
  const inBranch = { ...values, profile: values.profile?.replaceAll('/', '-') };
  const base = fill(settings.base, inBranch, 'base');
  return {
    ...settings,
    base,
    branch: fill(branch, { ...inBranch, base }, 'branch'),
    title: fill(title, { ...values, base }, 'title'),
    commitMessage: fill(commitMessage, { ...values, base }, 'commit-message'),
  };
}

/** Fills one template. @param where the setting that holds it. */
function fill(written: string | undefined, values: TemplateValues, where: string): string | undefined {
  return written?.replace(TEMPLATE_VALUE, (_, inside: string) => {
    const name = inside.trim();
    const known = TEMPLATE_NAMES.find((one) => one === name);
    const value = known && values[known];
    if (value !== undefined) return where === 'branch' || where === 'base' ? asPartOfBranch(value) : value;
    // The branch is looked up only when a template needs it.
    const choices = TEMPLATE_NAMES.filter(
      (one) => one !== name && (values[one] !== undefined || one === 'head'),
    );
    throw new UsageError(`${where}: \`{{${name}}}\` is not a known template.`, {
      fix: `Choose among ${codeList(choices.map((one) => `{{${one}}}`))}, or write the text itself.`,
    });
  });
}

/** Replaces characters that git does not allow in a branch's name by dashes. Slashes stay, because `release/1.2` is one branch. */
function asPartOfBranch(value: string): string {
  return value
    .replace(/[^\p{L}\p{N}_./-]+/gu, '-')
    .replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, '-')
    .replace(/\/{2,}/g, '/');
}
