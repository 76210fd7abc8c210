import { ForgeRefusal } from '../net/forge-api.ts';
import { ExpectedError, type Finding, warning } from '../system/errors.ts';
import type { PullTerms } from '../system/forges.ts';
import { codeList } from '../system/text.ts';
import type { RemoteForge } from './git.ts';
import { BODY_MARKER, isAbout, isSameText, readBody, withdrawnBody } from './proposal-text.ts';
import {
  type ActionContext,
  type Applied,
  type Forge,
  type ForgeReading,
  ProposalPublisher,
} from './proposals.ts';
import type { PublishOptions } from './publisher.ts';
import { type ClosedProposal, DECLINED_LIMIT, declinedAmong, type ProposalAction } from './reconcile.ts';
import type { Repository } from './repository.ts';

/**
 * Proposes profiles on GitLab, Gitea and Forgejo. Git reads and writes the branches, and the server's API reads and writes the pull
 * requests.
 *
 * Git reads the base and the branch, and it pushes with `--force-with-lease`, so that it never overwrites a push that came after the run
 * read the branch. The server's API does all other steps, such as opening the pull request and setting its labels. Each product has an
 * implementation of `PullServer`, with a method for each step of a proposal. This file has the logic that is equal for all products, such
 * as finding out who declined a proposal.
 *
 * For example, the first proposal on GitLab takes one push and two requests:
 *
 *     git push --force-with-lease=refs/heads/pgo/default: origin 9f86d0…:refs/heads/pgo/default
 *     POST /projects/group%2Fservice/merge_requests      title and text
 *     PUT  /projects/group%2Fservice/merge_requests/1    labels
 */

/** The account of a person, a bot or an app on the server. */
export interface ForgeAccount {
  readonly login: string;
  readonly isBot: boolean;
}

/** A pull request with the values that the server's list of pull requests has. */
export interface ServerPull {
  readonly number: number;
  readonly url: string;
  /** The title, without the mark of a draft such as `Draft:`. */
  readonly title: string;
  readonly isDraft: boolean;
  readonly body: string;
  /** The name of the base branch. */
  readonly base: string;
  readonly branch: string;
  /** The SHA of the branch's last commit. */
  readonly sha: string;
  /** Whether the branch is in the repository itself, and not in a fork. */
  readonly isInRepository: boolean;
  readonly state: 'open' | 'closed' | 'merged';
  /** The time at which the pull request was closed, in milliseconds since 1970; 0 while it is open. */
  readonly closedAt: number;
  readonly author: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** The people who were asked for a review. */
  readonly reviewers: readonly string[];
}

/** The details of an open pull request that the list of pull requests does not have. */
export interface PullDetails {
  readonly isQueued: boolean;
  /** True if auto-merge is on, or if a person has switched auto-merge off. */
  readonly hasAutoMerge: boolean;
  /** The people, and in `teams` the teams, that were asked for a review or gave a review. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

/** A pull request for the branch that is published. */
export interface NewPull {
  /** The title. The title of a draft has the product's mark for drafts, such as `Draft:`. */
  readonly title: string;
  readonly body: string;
  /** The name of the base branch. */
  readonly base: string;
}

/** A change of a pull request. If a key is absent, this property of the pull request does not change. */
export interface PullChange {
  /** The title. The title of a draft has the product's mark for drafts, such as `Draft:`. */
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly isClosed?: true | undefined;
}

/** A kind of action that is not essential for a proposal, such as adding labels. */
export type ExtraAction = Extract<
  ProposalAction,
  { readonly kind: 'label' | 'assign' | 'ask-person' | 'ask-team' | 'auto-merge' }
>;

/** The server's reaction to an extra action, such as adding labels. */
export interface ExtraResult {
  /** Names that the server left out without an error. */
  readonly dropped?: readonly string[];
  /** The reason why the extra action had no effect, in the words of the server or in our words about a rule of the product. */
  readonly refusal?: string;
}

/** The API of one product. Every method throws `ForgeRefusal` if the server refuses the request. */
export interface PullServer {
  /** The product's word for a pull request. */
  readonly terms: PullTerms;
  /** The advice for the user if the server refuses an extra action, by the kind of the action. */
  readonly fixes: Readonly<Record<ExtraAction['kind'], string>>;
  /** Returns the owner of the token; undefined if the token may not read its owner. */
  viewer(): Promise<ForgeAccount | undefined>;
  /** Whether everyone can read the project; undefined if the server does not say this. */
  isPublic(): Promise<boolean | undefined>;
  /**
   * Lists pull requests, the newest first. The list has at most `MOST_CLOSED_PULLS` closed pull requests. @param branch if set, only the
   * pull requests of this branch are listed.
   */
  pulls(state: 'open' | 'closed', branch?: string): Promise<readonly ServerPull[]>;
  /** Reads one pull request. */
  pull(number: number): Promise<ServerPull>;
  /** Reads the details of an open pull request. */
  detailsOf(pull: ServerPull): Promise<PullDetails>;
  /** Returns the account that closed a pull request last; undefined if the server does not name the account. */
  closerOf(number: number): Promise<ForgeAccount | undefined>;
  /** Reads a file of a commit; undefined if the commit has no such file. */
  file(path: string, commit: string): Promise<Uint8Array | undefined>;
  /** Returns a title with the product's mark for drafts added or removed. */
  titled(title: string, isDraft: boolean): string;
  /**
   * Opens a pull request. @returns the number of the pull request; undefined if the branch already has an open pull request for this base.
   */
  open(pull: NewPull): Promise<number | undefined>;
  /** Changes a pull request. */
  change(number: number, change: PullChange): Promise<void>;
  /** Returns the newest comments of a pull request, each with its time by the server's clock. */
  comments(number: number): Promise<readonly { readonly text: string; readonly time: string }[]>;
  /** Comments on a pull request. @returns the time of the comment by the server's clock. */
  comment(number: number, text: string): Promise<string>;
  /** Does an extra action, such as adding labels. */
  complete(action: ExtraAction, pull: ServerPull): Promise<ExtraResult>;
}

/** At most this many closed pull requests are read, the newest first. */
export const MOST_CLOSED_PULLS = 300;

const OUTAGE = 'Run again later, because the next run sets what is missing.';

/** Reads and writes proposals by git and the API of one product. */
class ServerForge implements Forge {
  readonly kind = 'pull-request';
  readonly hasPulls = true;
  readonly #git: RemoteForge;
  readonly #server: PullServer;
  readonly #options: PublishOptions;
  #viewer: Promise<ForgeAccount | undefined> | undefined;
  #isPublic: Promise<boolean | undefined> | undefined;
  /** The time at which the action commented that it closes the pull request, by the server's clock. */
  #commentTime: string | undefined;

  constructor(git: RemoteForge, server: PullServer, options: PublishOptions) {
    this.#git = git;
    this.#server = server;
    this.#options = options;
  }

  get terms(): PullTerms {
    return this.#server.terms;
  }

  async read(before: number | undefined): Promise<ForgeReading> {
    const reading = await this.#git.read();
    this.#isPublic ??= this.#server.isPublic();
    const { name, sha } = reading.base;
    const isPublic = await this.#isPublic;
    const { branch } = reading;
    const opened = await this.#ofBranch('open');
    const found = opened.find(({ base }) => base === name) ?? opened[0];
    const isMissing = before !== undefined && opened.every(({ number }) => number !== before);
    const isAlone = found === undefined && branch !== undefined;
    const closed = isMissing || isAlone ? await this.#ofBranch('closed') : [];
    const last = isAlone ? await this.#lastOf(closed, branch.sha) : undefined;
    return {
      ...reading,
      base: { name, sha, isPublic },
      head: this.#withFilesOfServer(reading.head),
      pull: found && { ...found, ...(await this.#server.detailsOf(found)) },
      ended: isMissing ? endOfServerPull(closed.find(({ number }) => number === before)) : undefined,
      last: last?.ending,
      lastBody: last?.body,
      isPersonal: branch !== undefined && (await this.#git.hasOwnIdentity()),
    };
  }

  /**
   * Returns the repository of the clone. If the clone lacks a commit, the files of this commit are read from the server. For example, the
   * clone may lack the commits of declined proposals, which are on no branch.
   */
  #withFilesOfServer(clone: Repository): Repository {
    return {
      files: async (paths, commit) => {
        if (await this.#git.hasCommit(commit)) return clone.files(paths, commit);
        const found = new Map<string, Uint8Array>();
        for (const path of paths) {
          const bytes = await this.#server.file(path, commit);
          if (bytes !== undefined) found.set(path, bytes);
        }
        return found;
      },
      modesIn: (commit) => clone.modesIn(commit),
      versions: (head, path, limit) => clone.versions(head, path, limit),
      writeCommit: (commit) => clone.writeCommit(commit),
    };
  }

  /**
   * Returns the pull requests of the branch for any base, the oldest first. Pull requests from forks do not count, because everyone can
   * open a pull request from a fork.
   */
  async #ofBranch(state: 'open' | 'closed'): Promise<readonly ServerPull[]> {
    const { branch } = this.#options;
    const pulls = await this.#server.pulls(state, branch);
    return pulls
      .filter((pull) => pull.isInRepository && pull.branch === branch)
      .toSorted((one, other) => one.number - other.number);
  }

  /** Returns whether the newest closed pull request with the last commit `sha` was merged, declined or withdrawn, and its text. */
  async #lastOf(closed: readonly ServerPull[], sha: string) {
    const ofCommit = closed.filter((pull) => pull.sha === sha);
    const [newest] = ofCommit.toSorted((one, other) => other.number - one.number);
    if (newest === undefined) return undefined;
    if (ofCommit.some(({ state }) => state === 'merged'))
      return { ending: 'merged', body: newest.body } as const;
    const isDeclined = declinedAmong([await this.#closedProposal(newest)], newest.base).length > 0;
    return { ending: isDeclined ? 'declined' : 'withdrawn', body: newest.body } as const;
  }

  async declined({ base }: ForgeReading, paths: readonly string[]): Promise<readonly ClosedProposal[]> {
    const all = new Map<number, ServerPull>();
    for (const pull of [...(await this.#ofBranch('closed')), ...(await this.#server.pulls('closed'))])
      all.set(pull.number, pull);
    const concerned: ServerPull[] = [];
    for (const pull of all.values())
      if (pull.state === 'closed' && pull.base === base.name && (await this.#isProposal(pull, paths)))
        concerned.push(pull);
    concerned.sort((one, other) => other.closedAt - one.closedAt);
    const closed: ClosedProposal[] = [];
    for (const pull of concerned) {
      closed.push(await this.#closedProposal(pull));
      if (declinedAmong(closed, base.name).length === DECLINED_LIMIT) break;
    }
    return declinedAmong(closed, base.name);
  }

  /** Whether the action opened the pull request to propose one of these profiles. */
  async #isProposal(pull: ServerPull, paths: readonly string[]): Promise<boolean> {
    if (!pull.isInRepository) return false;
    const { note } = readBody(pull.body);
    if (note !== undefined) return paths.some((path) => isAbout(note, path));
    if (pull.branch !== this.#options.branch) return false;
    return pull.body.includes(BODY_MARKER) || pull.author === (await this.#login())?.login;
  }

  async #closedProposal({
    number,
    url,
    branch,
    base,
    sha,
    body,
    closedAt,
  }: ServerPull): Promise<ClosedProposal> {
    const [closer, viewer] = [await this.#server.closerOf(number), await this.#login()];
    // If the token may not read its owner, the closer may be the action, unless the closer is a bot. Then only the text of the pull request
    // shows whether the action closed it.
    const isKnown = closer !== undefined && (viewer !== undefined || closer.isBot);
    const closedBy = isKnown ? { isUs: closer.login === viewer?.login, isBot: closer.isBot } : undefined;
    return { number, url, branch, base, sha, body, closedBy, closedAt };
  }

  #login(): Promise<ForgeAccount | undefined> {
    this.#viewer ??= this.#server.viewer();
    return this.#viewer;
  }

  async byDefaultToken(): Promise<boolean> {
    return false;
  }

  explained<T>(action: () => Promise<T>): Promise<T> {
    return action();
  }

  async apply(action: ProposalAction, context: ActionContext): Promise<Applied> {
    if (action.kind === 'write-branch' || action.kind === 'delete-branch')
      return this.#git.apply(action, context);
    const { reading } = context;
    if (action.kind === 'open') return this.#open(action, reading.base.name);
    const { pull } = reading;
    if (pull === undefined) throw new Error(`There is no pull request to ${action.kind}.`);
    const { number } = pull;
    switch (action.kind) {
      case 'edit': {
        const { title, body } = action;
        const titled = title === undefined ? undefined : this.#server.titled(title, pull.isDraft);
        await this.#server.change(number, { title: titled, body });
        return { kind: 'done' };
      }
      case 'draft': {
        // Read the title again, because the action or a person may have changed the title since the last reading.
        const { title } = await this.#server.pull(number);
        await this.#server.change(number, { title: this.#server.titled(title, action.isDraft) });
        return { kind: 'done' };
      }
      case 'comment':
        return this.#attempt(
          'The reason for closing the proposal could not be written as a comment',
          COMMENT_FIX,
          async () => {
            this.#commentTime = await this.#commentOnce(number, action.text);
            return {};
          },
        );
      case 'close':
        return this.#close(number, pull.body);
      default:
        return this.#complete(action, number);
    }
  }

  async #open(
    { title, body, isDraft }: ProposalAction & { readonly kind: 'open' },
    base: string,
  ): Promise<Applied> {
    const titled = this.#server.titled(title, isDraft);
    const number = await this.#server.open({ title: titled, body, base });
    const opened = (await this.#ofBranch('open')).filter((pull) => pull.base === base);
    const [oldest] = opened;
    // If two runs open a pull request at the same time, both requests may succeed, because the servers do not lock. If two runs have opened
    // a pull request, the older pull request stays open.
    if (number !== undefined && oldest !== undefined && oldest.number < number) {
      await this.#server.change(number, { body: withdrawnBody(body, undefined), isClosed: true });
      return { kind: 'done', isVisible: false };
    }
    if (number !== undefined) return { kind: 'done' };
    // The pull request exists already: another run was faster, or this run's first attempt succeeded but its answer was lost.
    if (oldest === undefined) return { kind: 'moved' };
    return { kind: 'done', isVisible: oldest.title === title && isSameText(oldest.body, body) };
  }

  /**
   * Writes a comment, unless the comment exists already. The comment exists already if an earlier run was killed right after it had
   * commented.
   */
  async #commentOnce(number: number, text: string): Promise<string> {
    const find = async () =>
      (await this.#server.comments(number)).find((comment) => isSameText(comment.text, text))?.time;
    const time = await find();
    if (time !== undefined) return time;
    try {
      return await this.#server.comment(number, text);
    } catch (error) {
      if (error instanceof ForgeRefusal || !(error instanceof ExpectedError)) throw error;
      const made = await find();
      if (made === undefined) throw error;
      return made;
    }
  }

  /** Closes a pull request, even if the server refuses the new text of the pull request. */
  async #close(number: number, body: string): Promise<Applied> {
    const { noun } = this.terms;
    try {
      await this.#server.change(number, { body: withdrawnBody(body, this.#commentTime), isClosed: true });
      return { kind: 'done' };
    } catch (error) {
      if (!(error instanceof ForgeRefusal)) throw error;
      if ((await this.#server.pull(number)).state !== 'open') return { kind: 'moved' };
      await this.#server.change(number, { isClosed: true });
      const message = `The ${noun} is closed, but its text does not say that the action closed it: ${error.words}.`;
      const fix = `Before you reopen the ${noun}, shorten the text that people wrote into its description.`;
      return { kind: 'done', findings: [warning(message, fix)] };
    }
  }

  async #complete(action: ExtraAction | (ProposalAction & { kind: 'write-text' }), number: number) {
    if (action.kind === 'write-text') throw new Error('A pull request has its own text.');
    const message = `The ${this.terms.noun} is open, but ${extraFailure(action)}`;
    return this.#attempt(message, this.#server.fixes[action.kind], async () =>
      // Read the pull request again, because the request replaces its whole lists of people and labels, which may have changed since the
      // last reading.
      this.#server.complete(action, await this.#server.pull(number)),
    );
  }

  /** Makes a request that is not essential for the proposal. @param message a sentence about what failed, without the server's words. */
  async #attempt(message: string, fix: string, request: () => Promise<ExtraResult>): Promise<Applied> {
    const finding = (words: string, what = fix): Finding => warning(`${message}: ${words}.`, what);
    try {
      const { dropped = [], refusal } = await request();
      if (refusal !== undefined) return { kind: 'refused', findings: [finding(refusal)] };
      if (dropped.length === 0) return { kind: 'done' };
      const lost = finding(`the server left out ${codeList(dropped)}`);
      return { kind: 'done', dropped, findings: [lost] };
    } catch (error) {
      if (error instanceof ForgeRefusal) return { kind: 'refused', findings: [finding(error.words)] };
      if (!(error instanceof ExpectedError)) throw error;
      return { kind: 'refused', findings: [finding(error.message.replace(/\.$/, ''), OUTAGE)] };
    }
  }
}

const COMMENT_FIX =
  'Unlock the conversation, or give the token the right to comment. The proposal is closed without the comment.';

function endOfServerPull(pull: ServerPull | undefined): ForgeReading['ended'] {
  return pull?.state === 'merged' ? 'merged' : 'closed';
}

/** Returns words such as `auto-merge could not be enabled`, with which a sentence about a refused extra action ends. */
function extraFailure(action: ExtraAction): string {
  switch (action.kind) {
    case 'label':
    case 'assign': {
      const what = action.kind === 'label' ? 'labels' : 'assignees';
      return `the ${what} ${codeList(action.names)} could not be set`;
    }
    case 'ask-person':
      return `a review by \`${action.name}\` could not be requested`;
    case 'ask-team':
      return `a review by the team \`${action.name}\` could not be requested`;
    case 'auto-merge':
      return 'auto-merge could not be enabled';
  }
}

/** Publishes proposals by git and the API of one product. */
export class ServerPublisher extends ProposalPublisher {
  constructor(git: RemoteForge, server: PullServer, options: PublishOptions) {
    super(new ServerForge(git, server, options), options);
  }
}

/** Returns the names in `wanted` that are missing in `present`. Upper and lower case make no difference. */
export function missingAmong(wanted: readonly string[], present: readonly string[]): string[] {
  const there = new Set(present.map((name) => name.toLowerCase()));
  return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}
