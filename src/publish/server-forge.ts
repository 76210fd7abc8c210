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
 * Pull requests on a server whose API knows pull requests, and whose branches git reads and writes: GitLab, Gitea and Forgejo.
 *
 * Git does what it does best: it reads the base and the branch, and it pushes with `--force-with-lease`, so that a push of a person in
 * between wins. The API does the rest, and each product is one `PullServer` with a method for each thing that a proposal needs. What
 * follows from the answers, such as who declined a proposal, is the same for all of them and stands here.
 *
 * For example, a first proposal on GitLab is one push and two requests:
 *
 *     git push --force-with-lease=refs/heads/pgo/default: origin 9f86d0…:refs/heads/pgo/default
 *     POST /projects/group%2Fservice/merge_requests      title and text
 *     PUT  /projects/group%2Fservice/merge_requests/1    labels
 */

/** A person, a bot or an app, as the server names it. */
export interface ForgeAccount {
  readonly login: string;
  readonly isBot: boolean;
}

/** A pull request, as the server lists it. */
export interface ServerPull {
  readonly number: number;
  readonly url: string;
  /** Without what marks a draft. */
  readonly title: string;
  readonly isDraft: boolean;
  readonly body: string;
  /** Name of the base branch. */
  readonly base: string;
  readonly branch: string;
  /** The branch's last commit. */
  readonly sha: string;
  /** The branch is in the repository itself, and not in a fork. */
  readonly isInRepository: boolean;
  readonly state: 'open' | 'closed' | 'merged';
  /** In milliseconds since 1970; 0 while it is open. */
  readonly closedAt: number;
  readonly author: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** People who were asked for a review. */
  readonly reviewers: readonly string[];
}

/** What the list of pull requests does not say about an open one. */
export interface PullDetails {
  readonly isQueued: boolean;
  /** Auto-merge is on, or a person switched it off. */
  readonly hasAutoMerge: boolean;
  /** People and teams that were asked for a review or gave one. */
  readonly reviewers: readonly string[];
  readonly teams: readonly string[];
}

/** A pull request for the branch that is published. */
export interface NewPull {
  /** With what marks a draft, if it is one. */
  readonly title: string;
  readonly body: string;
  /** Name of the base branch. */
  readonly base: string;
}

/** What changes in a pull request. Absent keys stay. */
export interface PullChange {
  /** With what marks a draft, if it is one. */
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly base?: string | undefined;
  readonly isClosed?: true | undefined;
}

/** A kind of action that the proposal can do without. */
export type ExtraAction = Extract<
  ProposalAction,
  { readonly kind: 'label' | 'assign' | 'ask-person' | 'ask-team' | 'auto-merge' }
>;

/** What the server made of an extra. */
export interface ExtraResult {
  /** Names that the server left out without an error. */
  readonly dropped?: readonly string[];
  /** Why nothing was done, in the words of the server or of the product's rules. */
  readonly refusal?: string;
}

/** The API of one product. Every method throws `ForgeRefusal` when the server refuses. */
export interface PullServer {
  readonly terms: PullTerms;
  /** What to do when an extra is refused, by kind of action. */
  readonly fixes: Readonly<Record<ExtraAction['kind'], string>>;
  /** The token's owner; undefined where the token may not ask. */
  viewer(): Promise<ForgeAccount | undefined>;
  /** Undefined where the server does not say. */
  isPublic(): Promise<boolean | undefined>;
  /** Newest first, at most `MOST_CLOSED_PULLS` closed ones. @param branch only those whose branch has this name. */
  pulls(state: 'open' | 'closed', branch?: string): Promise<readonly ServerPull[]>;
  pull(number: number): Promise<ServerPull>;
  detailsOf(pull: ServerPull): Promise<PullDetails>;
  /** Who closed it last; undefined where the server does not say. */
  closerOf(number: number): Promise<ForgeAccount | undefined>;
  /** A file of a commit; undefined where the commit has none. */
  file(path: string, commit: string): Promise<Uint8Array | undefined>;
  /** The title with or without what marks a draft. */
  titled(title: string, isDraft: boolean): string;
  /** @returns its number; undefined when the branch has an open pull request for this base already. */
  open(pull: NewPull): Promise<number | undefined>;
  change(number: number, change: PullChange): Promise<void>;
  /** The newest comments, each with the time by the server's clock. */
  comments(number: number): Promise<readonly { readonly text: string; readonly time: string }[]>;
  /** @returns the time by the server's clock. */
  comment(number: number, text: string): Promise<string>;
  complete(action: ExtraAction, pull: ServerPull): Promise<ExtraResult>;
}

/** So many closed pull requests are read, the newest first. */
export const MOST_CLOSED_PULLS = 300;

const OUTAGE = 'Run again later: the next run sets what is missing.';

/** Proposals by git and one product's API. */
class ServerForge implements Forge {
  readonly kind = 'pull-request';
  readonly hasPulls = true;
  readonly #git: RemoteForge;
  readonly #server: PullServer;
  readonly #options: PublishOptions;
  #viewer: Promise<ForgeAccount | undefined> | undefined;
  #isPublic: Promise<boolean | undefined> | undefined;
  /** When the action commented that it closes the pull request, by the server's clock. */
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

  /** Declined commits are on no branch any more, so the clone may lack them. */
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

  /** The pull requests of the branch, whatever their base, the oldest first. Only those who may push can put a branch into the repository. */
  async #ofBranch(state: 'open' | 'closed'): Promise<readonly ServerPull[]> {
    const { branch } = this.#options;
    const pulls = await this.#server.pulls(state, branch);
    return pulls
      .filter((pull) => pull.isInRepository && pull.branch === branch)
      .toSorted((one, other) => one.number - other.number);
  }

  /** How the newest closed pull request ended whose last commit is `sha`, and its text. */
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

  /** Whether it is a proposal of the action for one of these profiles. */
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
    const isUs = closer !== undefined && closer.login === viewer?.login;
    const closedBy = closer && { isUs, isBot: closer.isBot };
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
        const { title, body, base } = action;
        const titled = title === undefined ? undefined : this.#server.titled(title, pull.isDraft);
        await this.#server.change(number, { title: titled, body, base });
        return { kind: 'done' };
      }
      case 'draft': {
        // The title may have changed since it was read, by us or by a person.
        const { title } = await this.#server.pull(number);
        await this.#server.change(number, { title: this.#server.titled(title, action.isDraft) });
        return { kind: 'done' };
      }
      case 'comment':
        return this.#attempt('The reason could not be given as a comment', COMMENT_FIX, async () => {
          this.#commentTime = await this.#commentOnce(number, action.text);
          return {};
        });
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
    // Two runs that open one at the same time may both succeed, because the servers only look first. The older one stays.
    if (number !== undefined && oldest !== undefined && oldest.number < number) {
      await this.#server.change(number, { body: withdrawnBody(body, undefined), isClosed: true });
      return { kind: 'done', isVisible: false };
    }
    if (number !== undefined) return { kind: 'done' };
    // Another run was faster, or the answer to our own first attempt was lost.
    if (oldest === undefined) return { kind: 'moved' };
    return { kind: 'done', isVisible: oldest.title === title && isSameText(oldest.body, body) };
  }

  /** A run after one that was killed does not repeat the comment. */
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

  /** A text that the server refuses does not keep the pull request open. */
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
      const fix = `Shorten what people wrote into the text before you reopen the ${noun}.`;
      return { kind: 'done', findings: [warning(message, fix)] };
    }
  }

  async #complete(action: ExtraAction | (ProposalAction & { kind: 'write-text' }), number: number) {
    if (action.kind === 'write-text') throw new Error('A pull request has its own text.');
    const message = `The ${this.terms.noun} is open, but ${extraFailure(action)}`;
    return this.#attempt(message, this.#server.fixes[action.kind], async () =>
      // Lists of people and labels replace those of before, which may have changed since they were read.
      this.#server.complete(action, await this.#server.pull(number)),
    );
  }

  /** Makes a request that the proposal can do without. @param message what failed, without the server's words. */
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
  'Unlock the conversation, or let the token comment. The proposal is closed without the comment.';

function endOfServerPull(pull: ServerPull | undefined): ForgeReading['ended'] {
  return pull?.state === 'merged' ? 'merged' : 'closed';
}

/** The rest of the sentence that says what was not done. */
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

/** Publishes through one product's API. */
export class ServerPublisher extends ProposalPublisher {
  constructor(git: RemoteForge, server: PullServer, options: PublishOptions) {
    super(new ServerForge(git, server, options), options);
  }
}

/** Those of `wanted` that are not among the names of the answer. */
export function missingAmong(wanted: readonly string[], present: readonly string[]): string[] {
  const there = new Set(present.map((name) => name.toLowerCase()));
  return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}
