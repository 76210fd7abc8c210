import type { Finding } from '../system/errors.ts';
import type { Publication } from '../publication.ts';
import type { Obstacle } from './obstacle.ts';

/** How the pull request or commit shall look; the names of the well-known pull-request action. */
export interface PublishOptions {
  readonly branch: string;
  /** Default: the repository's default branch (pull request), the checked-out branch (local). */
  readonly base?: string;
  readonly title: string;
  /** Markdown that comes before our own text, from the `body` input. */
  readonly body?: string;
  readonly commitMessage: string;
  /** Whether the commit message ends in `Signed-off-by:`. */
  readonly signOff: boolean;
  /** What git passes on to the server with a push. */
  readonly gitPushOptions: readonly string[];
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly milestone?: number;
  /** `true`: opened as a draft; `always-true`: made one again with every update, too. */
  readonly draft: boolean | 'always-true';
  readonly maintainerCanModify: boolean;
  /** `owner/name` of the fork whose branch the pull request comes from. */
  readonly pushToFork?: string;
  readonly deleteBranch: boolean;
  readonly autoMerge: false | 'merge' | 'squash' | 'rebase';
}

/** One profile of a proposal. */
export interface ProposedFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  /** Undefined: the file is to be deleted. */
  readonly bytes: Uint8Array | undefined;
}

/** What shall be published: one commit with these files, at least one, each path once. */
export interface Proposal {
  readonly files: readonly ProposedFile[];
  renderBody(place: BodyPlace): string;
  /** Proven slower: opened as a draft whatever the options say. */
  readonly draft: boolean;
}

/** What the pull-request body must fit into. */
export interface BodyPlace {
  /** The most characters that the server takes. */
  readonly maxLength: number;
  /** Opened by the workflow's own token: GitHub then starts no workflows on the pull request. */
  readonly byDefaultToken: boolean;
}

/** A profile on the publishing side. */
export interface PublishedFile {
  /** What the base branch holds; undefined when it has none. */
  readonly committed?: Uint8Array;
  /** What it holds there that is no plain file; nothing else is known of it then. */
  readonly obstacle?: Obstacle;
  /** What the open pull request holds; its base's, where it does not change this file. */
  readonly proposed?: Uint8Array;
  /** The base holds another than the one that the open pull request started from. */
  readonly outdated?: boolean;
  /** What the declined pull request holds. */
  readonly declined?: Uint8Array;
}

/** What is already there on the publishing side. */
export interface Published {
  /** By path: every path that was asked for. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Whether everybody can read what is published; undefined where that cannot be asked. */
  readonly isPublic?: boolean;
  /** The open pull request. */
  readonly proposed?: {
    readonly number?: number;
    readonly url?: string;
    readonly headSha?: string;
    /** One of the files has changed on the base since, so that it could not be merged as it is. */
    readonly outdated: boolean;
  };
  /** What a person closed without merging it, and nothing is open since. */
  readonly declined?: {
    readonly number: number;
    readonly url: string;
    readonly branch: string;
  };
}

/** A commit on the base branch that changed a file. */
export interface Version {
  /** Full SHA of the commit. */
  readonly commit: string;
  /** First line of its message. */
  readonly title: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly time?: string;
  /** What the file held from then on; undefined: it was deleted. */
  readonly bytes?: Uint8Array;
}

/**
 * Where a refresh ends up. `look` is called first, with all the paths that may be published, then exactly one of
 * `publish` and `withdraw`, or neither. All throw `ExpectedError` with what the server said and how to mend it.
 */
export interface Publisher {
  readonly kind: Publication['kind'];
  look(paths: readonly string[]): Promise<Published>;
  /** The last commits on the base branch that changed the file, newest first, at most `limit`. */
  versions(path: string, limit: number): Promise<readonly Version[]>;
  /** One commit on one branch, created or updated in place. */
  publish(
    proposal: Proposal,
  ): Promise<{ readonly publication: Publication; readonly findings: readonly Finding[] }>;
  /** Closes what is open and has become pointless, with the reason as a comment; does nothing when nothing is open. */
  withdraw(reason: string): Promise<Publication>;
}

/** The reason of a publication where there was nothing to withdraw. */
export const UNCHANGED = 'The committed profile stays as it is.';
