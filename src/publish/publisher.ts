import type { Finding } from '../finding.ts';
import type { Publication } from '../publication.ts';

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

/** What shall be published. */
export interface Proposal {
  /** Path of the profile from the repository's root, with forward slashes. */
  readonly path: string;
  readonly profile: Uint8Array;
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

/** What is already there on the publishing side. */
export interface Published {
  /** The base branch's profile; undefined when it has none. */
  readonly committed?: Uint8Array;
  /** Profile of the open pull request, and how to name that one. */
  readonly proposed?: {
    readonly profile?: Uint8Array;
    readonly number?: number;
    readonly url?: string;
    readonly headSha?: string;
    /** The base's profile has changed since, so that it could not be merged as it is. */
    readonly outdated: boolean;
  };
  /** What a person closed without merging it, and nothing is open since. */
  readonly declined?: {
    readonly profile?: Uint8Array;
    readonly number: number;
    readonly url: string;
    readonly branch: string;
  };
}

/**
 * Where a refresh ends up. `look` is called before the decision, then exactly one of `publish` and `withdraw`,
 * or neither. All throw `ExpectedError` with what the server said and how to mend it.
 */
export interface Publisher {
  readonly kind: Publication['kind'];
  look(path: string): Promise<Published>;
  /** One commit on one branch, created or updated in place. */
  publish(
    proposal: Proposal,
  ): Promise<{ readonly publication: Publication; readonly findings: readonly Finding[] }>;
  /** Closes what is open and has become pointless, with the reason as a comment; does nothing when nothing is open. */
  withdraw(reason: string): Promise<Publication>;
}

/** The reason of a publication where there was nothing to withdraw. */
export const UNCHANGED = 'The committed profile stays as it is.';
