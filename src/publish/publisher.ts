import type { PROPOSAL_NAMES, Values } from '../settings/settings.ts';
import { ExpectedError, type Finding, UsageError } from '../system/errors.ts';
import { sameBytes } from '../system/files.ts';
import { codeList, lastElement, literalPattern } from '../system/text.ts';

/**
 * The interface that all kinds of publishing implement. A `Publisher` reads the published profiles, and then proposes a new profile, keeps
 * the open proposal, or withdraws the open proposal.
 */

/** The properties of a kind of publishing, for reports and commands. */
interface PublishingKind {
  /** The word for the result in reports, such as `pull request`. */
  readonly label: string;
  /** True if the result is a pull request, which has a number and a page on the server. */
  readonly isPullRequest: boolean;
  /** True if a person decides whether the base branch gets the profile. */
  readonly isProposal: boolean;
  /**
   * Whether GitHub's API can read and write the commits. If GitHub's API does this, the run needs neither the clone nor its history (see
   * `needsClone`).
   */
  readonly isByApi: boolean;
  /** True if git pushes a branch to a server. A person or a push option opens the pull request of this branch. */
  readonly isPushed: boolean;
  /** True if publishing only writes a file in the work tree. */
  readonly isOnlyWritten: boolean;
  /** True if the branch is only in this clone, so that the user must push the branch. */
  readonly isUserToPush: boolean;
  /**
   * True if a profile with which the program is proven to be slower than without a profile is not published, because the server would get
   * this profile without the mark of a draft.
   */
  readonly refusesSlower: boolean;
}

const PUBLISHING_DEFAULTS: PublishingKind = {
  label: 'published',
  isPullRequest: false,
  isProposal: false,
  isByApi: false,
  isPushed: false,
  isOnlyWritten: false,
  isUserToPush: false,
  refusesSlower: false,
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
  commit: { ...PUBLISHING_DEFAULTS, isByApi: true, refusesSlower: true },
  git: { ...PUBLISHING_DEFAULTS, isProposal: true, isPushed: true, refusesSlower: true },
  local: { ...PUBLISHING_DEFAULTS, isProposal: true, isUserToPush: true },
  none: { ...PUBLISHING_DEFAULTS, isOnlyWritten: true },
};

/** The result of publishing, in the form that reports have. */
export interface Publication {
  readonly kind: NonNullable<Values<'publish'>['publish']>;
  readonly operation: 'created' | 'updated' | 'closed' | 'none';
  readonly number?: number;
  readonly url?: string;
  readonly branch?: string;
  /**
   * The remote of the clone to which the user can push the branch; absent if the branch was pushed already, or if the clone has no remote.
   */
  readonly remote?: string;
  /** The commit that holds the profile. */
  readonly headSha?: string;
  /** A sentence that explains the result, such as the reason why nothing was published. */
  readonly reason?: string;
}

type PublishSettings = Values<(typeof PROPOSAL_NAMES)[number]>;

/**
 * The options for a pull request or commit, such as title, branch and labels. Most of these options have the same names as inputs of
 * peter-evans/create-pull-request.
 */
export type PublishOptions = PublishSettings &
  Required<Pick<PublishSettings, 'branch' | 'title' | 'commitMessage'>> & {
    /** The commit message with its placeholders, as the user wrote it; absent without the setting. */
    readonly commitTemplate?: string | undefined;
  };

/** The profile and the program that a pull request or commit is about. A pull request with several profiles has no `About`. */
export interface About {
  /** `path` starts at the repository's root. Outside of a repository, `path` is the name of the file. */
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
  /** The new content of the file; undefined deletes the file. */
  readonly bytes: Uint8Array | undefined;
}

/** The wanted proposal: a commit that changes at least one file, and the text of the pull request. Each path occurs only once. */
export interface Proposal {
  readonly files: readonly ProposedFile[];
  /** Renders the text of the pull request. */
  renderBody(place: BodyPlace): string;
  /** Whether the pull request must be a draft, because the profile was measured to be slower. */
  readonly draft: boolean;
  /** True if some files are those of the open proposal, which this run did not measure. A draft with such files stays a draft. */
  readonly keepsFiles?: boolean;
  /** Whether the commit restores earlier profiles. */
  readonly isRollback?: boolean;
}

/** The limits for the text of a pull request, and the kind of token that opens the pull request. */
export interface BodyPlace {
  /** The greatest length of the text, in characters. */
  readonly maxLength: number;
  /**
   * Whether the workflow's own token opens the pull request. GitHub starts no workflows on a pull request that the workflow's own token
   * opens.
   */
  readonly byDefaultToken: boolean;
}

/** The state of one path in the repository to which a run publishes. */
export interface PublishedFile {
  /** The content of the file on the base; undefined if the base does not have the file. */
  readonly committed?: Uint8Array;
  /** The link, folder or submodule that the base has at the path of the file. If `obstacle` is present, all other keys are absent. */
  readonly obstacle?: Obstacle;
  /** The content that the file would have after a merge of the open pull request. */
  readonly proposed?: Uint8Array;
  /** Whether the base has changed the file since the open pull request was made. */
  readonly outdated?: boolean;
  /** The declined profiles, the newest first. */
  readonly declined?: readonly DeclinedProfile[];
}

/** A profile in a pull request that a person closed without merging it. */
export interface DeclinedProfile {
  readonly bytes: Uint8Array;
  readonly number: number;
  readonly url: string;
  /** The time at which the pull request was closed, in milliseconds since 1970. */
  readonly closedAt: number;
}

/** The published profiles: the profiles on the base, and the profiles in the open pull request. */
export interface Published {
  /** The files by their paths. Every requested path has an entry. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** The name of the base branch; absent if the profiles are only written into the work tree. */
  readonly base?: string;
  /** Whether everyone can read the repository; undefined if this is unknown. */
  readonly isPublic?: boolean;
  /** The open pull request; absent if no pull request is open. */
  readonly proposed?: {
    readonly number?: number;
    readonly url?: string;
    readonly headSha?: string;
    /** Whether the base has changed one of the proposed files since the pull request was made, so that the pull request conflicts. */
    readonly outdated: boolean;
    /**
     * True if the text of the pull request does not describe the profile on the branch. The text differs from the branch if a run was
     * killed after it wrote the branch and before it wrote the text of the pull request.
     */
    readonly isMisdescribed?: true;
  };
}

/** A commit on the base branch that changed a file. */
export interface Version {
  /** The full SHA. */
  readonly commit: string;
  /** The first line of the commit message. */
  readonly title: string;
  /** The time of the commit, in ISO 8601 and UTC. */
  readonly time?: string;
  /** The content of the file after this commit; undefined if the commit deleted the file. */
  readonly bytes?: Uint8Array;
}

/**
 * A place where profiles are published. Callers first call `look` with all paths that may be published, and then at most one of `publish`,
 * `keep` and `withdraw`. If the server refuses a request, the methods throw an `ExpectedError` with the server's words and what to do.
 */
export interface Publisher {
  readonly kind: Publication['kind'];
  /** Reads the published files at `paths`. */
  look(paths: readonly string[]): Promise<Published>;
  /** Returns at most `limit` commits on the base branch that changed the file, the newest first. */
  versions(path: string, limit: number): Promise<readonly Version[]>;
  /** Proposes the files by one commit on a branch. The branch is created, or updated if it exists. */
  publish(proposal: Proposal): Promise<PublishResult>;
  /**
   * Keeps the open proposal, and only adds what earlier runs could not add, such as labels that were refused because of a rate limit.
   * @returns warnings about the requests that the server refused.
   */
  keep(): Promise<readonly Finding[]>;
  /** Closes the open proposal, which has become pointless, with the reason as a comment. */
  withdraw(reason: string): Promise<PublishResult>;
}

/** The result of publishing, and warnings about requests that the server refused. */
export interface PublishResult {
  readonly publication: Publication;
  readonly findings: readonly Finding[];
}

/** The reason in a `Publication` if no proposal was open that could be withdrawn. */
export const UNCHANGED = 'The committed profile is unchanged.';

/** The error for the first write of a run, if the server refused it because the credentials allow only reading. */
export class MayOnlyRead extends ExpectedError {}

/**
 * Returns the versions of a file among `commits`, newest first. Of successive commits with the same content, only the oldest commit is a
 * version, because it introduced the content. The function reads only the contents that it needs.
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

/**
 * A link, folder or submodule at the path of a profile, or at one of its parent folders. A commit that writes the profile as a plain file
 * would replace this link, folder or submodule.
 */
interface Obstacle {
  readonly kind: keyof typeof OBSTACLES;
  /** The path of the link, folder or submodule: the path of the profile itself, or of one of its parent folders. */
  readonly path: string;
}

/** Returns the mode of a path in a commit, in octal digits such as `100644`; undefined if the commit has no such path. */
export type ModeAt = (path: string) => Promise<string | undefined>;

/**
 * Returns the obstacle to a plain file at this path. Of several obstacles, the function returns the obstacle nearest to the root; undefined
 * if the path has no obstacle.
 */
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

/** The kinds of obstacles, by the mode of the path in git's tree. */
const OBSTACLE_BY_MODE: Readonly<Record<string, Obstacle['kind']>> = {
  '040000': 'folder',
  '120000': 'link',
  '160000': 'submodule',
};

/**
 * Checks that a plain file can be written to each path.
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

/** Returns a commit message with a `Signed-off-by` line. */
export function signedOff(message: string, { name, email }: { name: string; email: string }): string {
  return `${message.trimEnd()}\n\n${SIGNED_OFF}${name} <${email}>`;
}

/** The names that a template may hold between `{{` and `}}`. */
const TEMPLATE_NAMES = ['target', 'profile', 'package', 'base', 'head', 'date'] as const;
type TemplateValues = Readonly<Partial<Record<(typeof TEMPLATE_NAMES)[number], string>>>;

const TEMPLATE_VALUE = /\{\{([^{}]*)\}\}/g;

/** Returns a regular expression that matches a template with any text in its placeholders. */
export function templatePattern(written: string): RegExp {
  // The parts with odd numbers are the names between `{{` and `}}`.
  const literal = written.split(TEMPLATE_VALUE).filter((_, at) => at % 2 === 0);
  return new RegExp(`^${literal.map(literalPattern).join('[^]*')}$`);
}

/** Returns the names between `{{` and `}}` in a template, including unknown names. */
export function templateNamesIn(written: string | undefined): ReadonlySet<string> {
  return new Set([...(written ?? '').matchAll(TEMPLATE_VALUE)].map(([, inside = '']) => inside.trim()));
}

/** The settings that may hold templates, as the user wrote them. */
type TemplatedSettings = Partial<Pick<PublishOptions, 'branch' | 'base' | 'title' | 'commitMessage'>>;

/** The values for templates in `branch`, `title` and other settings. */
export interface TemplatePlace {
  /** The target's name in the config file. */
  readonly target?: string;
  /** The profile's path from the repository's root; undefined for a pull request with several profiles. */
  readonly path?: string;
  /** The import path of the main package, or the package as the user named it. */
  readonly package?: string;
  now(): Date;
  /** Returns the checked-out branch. `head` is called only if a template contains `{{head}}`. */
  head(): Promise<string | undefined>;
}

/**
 * Replaces the names in all templates by their values. @throws UsageError for an unknown name, and for a name without a value in this run.
 */
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
  // In the name of a branch, replace the slashes in the path of the profile.
  const inBranch = { ...values, profile: values.profile?.replaceAll('/', '-') };
  const base = fill(settings.base, inBranch, 'base');
  return {
    ...settings,
    base,
    branch: fill(branch, { ...inBranch, base }, 'branch'),
    title: fill(title, { ...values, base }, 'title'),
    commitMessage: fill(commitMessage, { ...values, base }, 'commit-message'),
    commitTemplate: commitMessage,
  };
}

/** Fills one template. @param where the name of the setting that holds the template. */
function fill(written: string | undefined, values: TemplateValues, where: string): string | undefined {
  return written?.replace(TEMPLATE_VALUE, (_, inside: string) => {
    const name = inside.trim();
    const known = TEMPLATE_NAMES.find((one) => one === name);
    const value = known && values[known];
    if (value !== undefined) return where === 'branch' || where === 'base' ? asPartOfBranch(value) : value;
    // The checked-out branch is read only if a template contains `head`.
    const choices = TEMPLATE_NAMES.filter(
      (one) => one !== name && (values[one] !== undefined || one === 'head'),
    );
    throw new UsageError(`${where}: \`{{${name}}}\` is not a known template.`, {
      fix: `Choose among ${codeList(choices.map((one) => `{{${one}}}`))}, or write plain text in its place.`,
    });
  });
}

/**
 * Replaces characters that git does not allow in a branch's name by dashes. Slashes stay, because a branch's name may contain slashes, as
 * in `release/1.2`.
 */
function asPartOfBranch(value: string): string {
  return value
    .replace(/[^\p{L}\p{N}_./-]+/gu, '-')
    .replace(/\.{2,}|\.(?=\/|$)|(?<=\/|^)\./g, '-')
    .replace(/\/{2,}/g, '/');
}
