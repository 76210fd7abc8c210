import { a as isGraphQlError, c as isRefusal, i as hasStatus, n as githubApi, o as isOutage, u as serverWords } from "./github.js";
import { f as warning, i as UsageError } from "./errors.js";
import { _ as sameBytes } from "./files.js";
import { n as PULL_REQUEST } from "./forges.js";
import { l as codeList } from "./start.js";
import { a as isByViewer, c as sameLogin, l as viewerLogin, r as explaining, t as GitHubRepository } from "./github-repository2.js";
import { c as isSameText, l as readBody, n as BODY_MARKER, o as isAbout, p as withdrawnBody } from "./proposal-text.js";
import { n as declinedAmong, t as ProposalPublisher } from "./proposals.js";
import { i as UNCHANGED } from "./publisher2.js";
import { a as retryWhileBranchMoves, n as filesIn, r as heldAlready, t as changesOnto } from "./repository.js";

// src/publish/github.ts
/**
* Publishes by one commit directly on the base branch. The publisher never uses force to move the branch. If another push moves the branch
* first, the commit is made again on top of the new head, unless that push changed one of the files, because the run has decided and
* measured against the file that it saw.
*/
function commitPublisher({ repository, options, ...given }) {
	const target = new GitHubRepository(githubApi(given), repository);
	const subject = {
		repository,
		base: options.base
	};
	/** The files on the base at the beginning of the run. */
	let seen = /* @__PURE__ */ new Map();
	return {
		kind: "commit",
		look: (paths) => explaining(subject, async () => {
			const { name, sha, isPublic } = await target.base(options.base);
			seen = await filesIn(target, sha, paths);
			return {
				base: name,
				isPublic,
				files: seen
			};
		}),
		versions: (path, limit) => explaining(subject, async () => target.versions((await target.base(options.base)).sha, path, limit)),
		publish: (proposal) => explaining(subject, async () => {
			const fix = "Run again when people push fewer commits to this branch, or use `publish: pull-request`.";
			const branch = options.base ? `\`${options.base}\`` : "The default branch";
			return {
				publication: await retryWhileBranchMoves(branch, () => tryToCommit(target, options, seen, proposal), fix),
				findings: []
			};
		}),
		keep: async () => [],
		withdraw: async () => {
			return {
				publication: {
					kind: "commit",
					operation: "none",
					reason: UNCHANGED
				},
				findings: []
			};
		}
	};
}
/**
* Makes one commit on the base branch, unless the branch has the files already or a push has changed one of them.
* @param seen the files on the base at the beginning of the run.
* @returns `undefined` if a push moved the branch meanwhile.
*/
async function tryToCommit(target, { base: branch, commitMessage: message, signoff }, seen, { files }) {
	const base = await target.base(branch);
	const changes = await changesOnto(target, base.sha, files);
	const about = {
		kind: "commit",
		branch: base.name
	};
	const nothing = (reason) => ({
		...about,
		operation: "none",
		headSha: base.sha,
		reason
	});
	if (changes.length === 0) return nothing(heldAlready(`\`${base.name}\``, files));
	const known = changes.map(({ path }) => path).filter((path) => seen.has(path));
	const now = await target.files(known, base.sha);
	const changed = known.find((path) => !sameBytes(seen.get(path)?.committed, now.get(path)));
	if (changed !== void 0) return nothing(`${changed} has changed on \`${base.name}\` while the run worked, so nothing was committed. Start the run again.`);
	const commit = await target.writeCommit({
		parent: base.sha,
		files: changes,
		message,
		signoff
	});
	try {
		await target.moveBranch(base.name, commit.sha, { force: false });
	} catch (error) {
		if (hasStatus(error, 422) && /fast.?forward/i.test(error.message)) return void 0;
		throw error;
	}
	return {
		...about,
		operation: "created",
		headSha: commit.sha,
		url: commit.html_url
	};
}
/**
* The most pages of 100 closed pull requests that a run reads. The limit applies separately to the pull requests of the branch and to those
* of the whole repository.
*/
const CLOSED_PAGES = 3;
/**
* Reads and writes proposals by GitHub's API. A proposal is a branch in the repository or in a fork, and the pull request of this branch.
*/
var GitHubForge = class {
	kind = "pull-request";
	hasPulls = true;
	terms = PULL_REQUEST;
	#options;
	/** The repository that gets the pull request. */
	#target;
	/** The repository that has the branch: the repository of the pull request, or a fork of it. */
	#head;
	#viewer;
	/**
	* The differences of the branch from its base that were read so far. Each key has the SHAs of the newest commits of the base and of the
	* branch. The differences between two commits never change, so a run requests them only once.
	*/
	#ahead = /* @__PURE__ */ new Map();
	/** The people who reviewed a pull request. The key consists of the pull request's number and the SHA of its last commit. */
	#reviews = /* @__PURE__ */ new Map();
	/** The ID of a pull request in GraphQL, by the number of the pull request. */
	#nodeIds = /* @__PURE__ */ new Map();
	/** The time at which the action commented that it closes the pull request, by the server's clock. */
	#commentTime;
	/** Whether this run has changed the branch or the pull request. */
	#hasChanged = false;
	constructor({ options, repository, ...given }) {
		const api = githubApi(given);
		this.#options = options;
		this.#target = new GitHubRepository(api, repository);
		this.#head = new GitHubRepository(api, options.pushToFork ?? repository);
	}
	/** Reads the base branch. @throws ExpectedError if it does not exist; UsageError if the base is also the branch of the pull request. */
	async read(before) {
		const { branch: name } = this.#options;
		const [target, head] = [this.#target, this.#head];
		const base = await target.base(this.#options.base);
		if (base.name === name && !this.#isInFork) throw new UsageError(`The input \`branch\` names \`${name}\`, which is the base branch.`, { fix: "Set the input `branch` to a different name, or use `publish: commit`." });
		const opened = await this.#list("open");
		const sha = await head.head(name);
		const found = opened.find((one) => one.base.ref === base.name) ?? opened[0];
		const ahead = sha && await this.#aheadOf(base.sha, sha);
		const commits = ahead ? ahead.commits : [];
		const viewer = commits.length > 0 ? await this.#login() : void 0;
		const isMissing = before !== void 0 && opened.every(({ number }) => number !== before);
		const closed = isMissing || found === void 0 && sha !== void 0 ? await this.#list("closed") : [];
		const last = found === void 0 && sha !== void 0 ? await this.#lastOf(closed, sha) : void 0;
		const isPersonal = sha !== void 0 && await this.#isPersonal();
		return {
			base,
			target,
			head,
			branch: sha === void 0 ? void 0 : {
				sha,
				ahead: ahead || void 0
			},
			pull: found && await this.#pullState(found),
			ended: isMissing ? endOfPull(closed.find(({ number }) => number === before)) : void 0,
			last: last?.ending,
			lastBody: last?.body,
			ours: commits.map(({ author, committer }) => ({
				author: isByViewer(author, viewer),
				committer: isByViewer(committer, viewer) || committer.name === COMMITTER_OF_GITHUB
			})),
			isPersonal
		};
	}
	#aheadOf(base, sha) {
		const key = `${base}...${sha}`;
		const { owner, repo } = this.#head;
		const fork = this.#isOfOneOwner ? `${owner}:${repo}` : owner;
		const from = this.#isInFork ? `${fork}:${this.#options.branch}` : sha;
		const ahead = this.#ahead.get(key) ?? this.#target.ahead(base, from);
		this.#ahead.set(key, ahead);
		return ahead;
	}
	async #pullState(pull) {
		const { number, html_url: url, title, body, base, draft, auto_merge: autoMerge } = pull;
		this.#nodeIds.set(number, pull.node_id);
		const reviews = await this.#reviewsOf(pull);
		const names = (all) => (all ?? []).map(accountName);
		const teams = reviews.any ? this.#teams : names(pull.requested_teams);
		return {
			number,
			url,
			title,
			body: body ?? "",
			base: base.ref,
			isDraft: draft === true,
			isQueued: await this.#isQueued(pull.node_id),
			hasAutoMerge: autoMerge !== null && autoMerge !== void 0,
			labels: names(pull.labels),
			assignees: names(pull.assignees),
			reviewers: [...names(pull.requested_reviewers), ...reviews.people],
			teams
		};
	}
	/** Whether a pull request waits in a merge queue; false if the server has no queues or the token may not read them. */
	async #isQueued(id) {
		try {
			const { nodes } = await this.#target.api.graphql(QUEUED, { ids: [id] });
			return nodes[0]?.isInMergeQueue === true;
		} catch (error) {
			if (!isGraphQlError(error) && !hasStatus(error, 403, 404)) throw error;
			return false;
		}
	}
	/**
	* Reads which people gave a review, so that the action asks no person twice. The request for reviews is made only if one of the wanted
	* reviewers was not asked yet.
	*/
	async #reviewsOf(pull) {
		const key = `${pull.number} ${pull.head.sha}`;
		const known = this.#reviews.get(key);
		if (known !== void 0) return known;
		const { note } = readBody(pull.body ?? "");
		const asked = /* @__PURE__ */ new Set([...note?.settled.reviewers ?? [], ...note?.settled.teams ?? []]);
		if (![...this.#options.reviewers, ...this.#teams].some((name) => !asked.has(name)) || note === void 0) return {
			people: [],
			any: false
		};
		let read = {
			people: [],
			any: false
		};
		try {
			const { data } = await this.#rest.pulls.listReviews({
				...this.#request(pull),
				per_page: 100
			});
			read = {
				people: data.flatMap(({ user }) => user?.login ?? []),
				any: data.length > 0
			};
		} catch (error) {
			if (!isRefusal(error)) throw error;
		}
		this.#reviews.set(key, read);
		return read;
	}
	get #teams() {
		return this.#options.teamReviewers.map((team) => team.slice(team.lastIndexOf("/") + 1));
	}
	/** Returns whether the newest closed pull request with the last commit `sha` was merged, declined or withdrawn, and its text. */
	async #lastOf(closed, sha) {
		const ofCommit = closed.filter(({ head }) => head.sha === sha);
		const [newest] = ofCommit.sort((one, other) => other.number - one.number);
		if (newest === void 0) return void 0;
		return {
			ending: await this.#endingOf(newest, ofCommit),
			body: newest.body ?? ""
		};
	}
	async #endingOf(newest, ofCommit) {
		if (ofCommit.some(({ merged_at }) => merged_at !== null)) return "merged";
		const [proposal] = await this.#withClosers([newest]);
		return proposal !== void 0 && declinedAmong([proposal], proposal.base).length > 0 ? "declined" : "withdrawn";
	}
	async declined({ base }, paths) {
		const ofBranch = await this.#list("closed", CLOSED_PAGES);
		const others = await this.#pages({ state: "closed" }, CLOSED_PAGES);
		const all = new Map([...ofBranch, ...others.filter((one) => this.#isInHead(one))].map((one) => [one.number, one]));
		const concerned = [];
		for (const pull of all.values()) if (pull.merged_at === null && pull.base.ref === base.name && await this.#isProposal(pull, paths)) concerned.push(pull);
		concerned.sort((one, other) => Date.parse(other.closed_at ?? "") - Date.parse(one.closed_at ?? ""));
		return declinedAmong(await this.#withClosers(concerned.slice(0, 100)), base.name);
	}
	/** Whether this version or an earlier version of the action opened the pull request to propose one of these profiles. */
	async #isProposal({ body, head, user }, paths) {
		const { note } = readBody(body ?? "");
		if (note !== void 0) return paths.some((path) => isAbout(note, path));
		if (head.ref !== this.#options.branch) return false;
		return body?.includes("<!-- go-pgo-action -->") === true || isByViewer({ name: user?.login ?? "" }, await this.#login());
	}
	/** Adds to each pull request the account that closed it last. */
	async #withClosers(pulls) {
		if (pulls.length === 0) return [];
		const closers = await this.#closersOf(pulls.map(({ node_id }) => node_id));
		const viewer = await this.#login();
		return pulls.map(({ number, html_url: url, head, base, body, closed_at, node_id }) => {
			const closer = closers.get(node_id);
			const isUs = closer !== void 0 && viewer !== void 0 && sameLogin(closer.login, viewer);
			return {
				number,
				url,
				branch: head.ref,
				base: base.ref,
				sha: head.sha,
				body: body ?? "",
				closedBy: closer && {
					isUs,
					isBot: closer.isBot
				},
				closedAt: Date.parse(closed_at ?? "") || 0
			};
		});
	}
	/**
	* Returns the accounts that closed pull requests, by the pull requests' node IDs. If the token may not read these accounts, only the
	* notes in the pull requests' texts say whether the action closed them.
	*/
	async #closersOf(ids) {
		const found = /* @__PURE__ */ new Map();
		try {
			const { nodes } = await this.#target.api.graphql(CLOSERS, { ids });
			for (const node of nodes) {
				const actor = node?.timelineItems?.nodes[0]?.actor;
				if (node && actor) found.set(node.id, {
					login: actor.login,
					isBot: actor.__typename === "Bot"
				});
			}
		} catch (error) {
			if (!isGraphQlError(error) && !hasStatus(error, 403, 404)) throw error;
		}
		return found;
	}
	async byDefaultToken() {
		return /^github-actions(\[bot\])?$/.test(await this.#login() ?? "");
	}
	/** Whether the token belongs to a person. A token that may not read its own owner belongs to an app. */
	async #isPersonal() {
		const login = await this.#login();
		return login !== void 0 && !login.endsWith("[bot]") && login !== "github-actions";
	}
	/** Returns the login of the token's owner; undefined if the token may not read its owner. */
	#login() {
		this.#viewer ??= viewerLogin(this.#target.api);
		return this.#viewer;
	}
	get #isInFork() {
		return this.#head.fullName !== this.#target.fullName;
	}
	/** Whether the repository of the pull request and the repository of the branch belong to one owner. */
	get #isOfOneOwner() {
		return this.#head.owner.toLowerCase() === this.#target.owner.toLowerCase();
	}
	explained(action) {
		const { branch, base } = this.#options;
		const repository = this.#target.fullName;
		return explaining({
			repository,
			branch,
			base,
			hasChanged: () => this.#hasChanged
		}, action);
	}
	/** Returns the pull requests of the branch, for any base. */
	async #list(state, pages = 1) {
		return (await this.#pages({
			state,
			head: `${this.#head.owner}:${this.#options.branch}`
		}, pages)).filter((one) => one.head.ref === this.#options.branch && this.#isInHead(one));
	}
	async #pages(filter, pages) {
		const all = [];
		for (let page = 1; page <= pages; page++) {
			const { data } = await this.#rest.pulls.list({
				...this.#target.id,
				...filter,
				per_page: 100,
				page
			});
			all.push(...data);
			if (data.length < 100) break;
		}
		return all;
	}
	/**
	* Whether the branch of a pull request is in the repository (or the fork) that the action writes to, so that only people with write
	* access can have pushed it.
	*/
	#isInHead({ head }) {
		return head.repo?.full_name?.toLowerCase() === this.#head.fullName.toLowerCase();
	}
	async apply(action, context) {
		const applied = await this.#applyOnServer(action, context);
		this.#hasChanged ||= applied.kind === "done";
		return applied;
	}
	async #applyOnServer(action, { reading, sha }) {
		const { pull } = reading;
		if (action.kind === "write-branch") return this.#moveBranch(reading.branch?.sha, sha);
		if (action.kind === "delete-branch") return this.#moveBranch(reading.branch?.sha, void 0);
		if (action.kind === "open") return this.#open(action, reading);
		if (pull === void 0) throw new Error(`There is no pull request to ${action.kind}.`);
		const request = {
			...this.#target.id,
			pull_number: pull.number
		};
		switch (action.kind) {
			case "edit": {
				const { title, body } = action;
				await this.#rest.pulls.update({
					...request,
					title,
					body
				});
				return { kind: "done" };
			}
			case "comment": return this.#attempt("The reason for closing the pull request could not be written as a comment", PULL_FIXES.comment, async () => {
				const comment = await this.#target.commentOnce(pull.number, action.text);
				this.#commentTime = comment.created_at;
			});
			case "close": return this.#close(pull.number, pull.body);
			case "draft": return this.#redraft(pull.number, action.isDraft);
			default: return this.#complete(action, pull);
		}
	}
	/** Moves the branch. @param sha the new commit; undefined deletes the branch. */
	async #moveBranch(before, sha) {
		const { branch } = this.#options;
		return await this.#head.moveBranchFrom(branch, before, sha) ? { kind: "done" } : { kind: "moved" };
	}
	/**
	* Opens the pull request. If the repository does not allow drafts or edits by maintainers, the pull request is opened without them, and a
	* finding says so.
	*/
	async #open({ title, body, isDraft }, { base }) {
		const { branch } = this.#options;
		const [owner, isInFork] = [this.#head.owner, this.#isInFork];
		const findings = [];
		let draft = isDraft;
		let maintainerCanModify = this.#options.maintainerCanModify;
		for (;;) try {
			await this.#rest.pulls.create({
				...this.#target.id,
				title,
				body,
				base: base.name,
				draft,
				maintainer_can_modify: maintainerCanModify,
				head: isInFork ? `${owner}:${branch}` : branch,
				head_repo: isInFork && this.#isOfOneOwner ? this.#head.repo : void 0
			});
			return {
				kind: "done",
				findings
			};
		} catch (error) {
			const said = hasStatus(error, 422) ? serverWords(error) : "";
			if (/no commits between/i.test(said)) return { kind: "moved" };
			if (/pull request already exists/i.test(said)) return this.#taken(title, body, findings);
			if (draft && /draft pull requests are not supported/i.test(said)) {
				findings.push(warning(`The pull request could not be opened as a draft: ${said}.`, PULL_FIXES.draft));
				draft = false;
			} else if (maintainerCanModify && /fork.?collab/i.test(said)) {
				const message = `Maintainers cannot be allowed to edit the pull request's branch: ${said}.`;
				findings.push(warning(message, PULL_FIXES.maintainers));
				maintainerCanModify = false;
			} else throw error;
		}
	}
	async #taken(title, body, findings) {
		const [pull] = await this.#list("open");
		if (pull === void 0) return { kind: "moved" };
		return {
			kind: "done",
			isVisible: pull.title === title && isSameText(pull.body, body),
			findings
		};
	}
	/** Closes the pull request, even if its conversation is locked or its new body would be too long. */
	async #close(number, body) {
		const request = {
			...this.#target.id,
			pull_number: number,
			state: "closed"
		};
		try {
			await this.#rest.pulls.update({
				...request,
				body: withdrawnBody(body, this.#commentTime)
			});
			return { kind: "done" };
		} catch (error) {
			if (!hasStatus(error, 422)) throw error;
			await this.#rest.pulls.update(request);
			const message = `The pull request is closed, but its text does not say that the action closed it: ${serverWords(error)}.`;
			return {
				kind: "done",
				findings: [warning(message, PULL_FIXES.text)]
			};
		}
	}
	/** Changes whether a pull request is a draft, by GraphQL, because REST cannot do that. */
	#redraft(number, isDraft) {
		const mutation = isDraft ? "convertPullRequestToDraft" : "markPullRequestReadyForReview";
		const what = isDraft ? "made a draft" : "marked ready for review";
		return this.#attempt(`The pull request could not be ${what}`, PULL_FIXES.redraft, async () => {
			await this.#target.api.graphql(`mutation($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`, { id: this.#nodeIds.get(number) });
		});
	}
	/**
	* Sets labels, assignees, reviewers and auto-merge. If GitHub refuses to set one of these properties, the run prints a warning, and the
	* pull request stays open.
	*/
	#complete(action, { number, isDraft }) {
		const request = {
			...this.#target.id,
			pull_number: number
		};
		const issue = {
			...this.#target.id,
			issue_number: number
		};
		const there = (what) => `The pull request is open, but ${what}`;
		switch (action.kind) {
			case "label": {
				const labels = [...action.names];
				const message = there(`the labels ${codeList(labels)} could not be set`);
				return this.#attempt(message, PULL_FIXES.labels, async () => {
					await this.#rest.issues.addLabels({
						...issue,
						labels
					});
				});
			}
			case "assign": {
				const assignees = [...action.names];
				const message = there(`the assignees ${codeList(assignees)} could not be set`);
				return this.#attempt(message, PULL_FIXES.assignees, async () => {
					const { data } = await this.#rest.issues.addAssignees({
						...issue,
						assignees
					});
					const dropped = missing(assignees, data.assignees);
					const lost = warning(there(`GitHub did not assign ${codeList(dropped)}.`), PULL_FIXES.assignees);
					return {
						kind: "done",
						dropped,
						findings: dropped.length > 0 ? [lost] : []
					};
				});
			}
			case "ask-person": {
				const message = there(`a review by \`${action.name}\` could not be requested`);
				return this.#attempt(message, PULL_FIXES.reviewers, async () => {
					await this.#rest.pulls.requestReviewers({
						...request,
						reviewers: [action.name]
					});
				});
			}
			case "ask-team": {
				const message = there(`a review by the team \`${action.name}\` could not be requested`);
				return this.#attempt(message, PULL_FIXES.teams, async () => {
					await this.#rest.pulls.requestReviewers({
						...request,
						team_reviewers: [action.name]
					});
				});
			}
			case "auto-merge": {
				const message = there("auto-merge could not be enabled");
				const fix = isDraft ? PULL_FIXES.autoMergeOfDraft : PULL_FIXES.autoMerge;
				return this.#attempt(message, fix, async () => {
					await this.#target.api.graphql(`mutation($id: ID!, $mergeMethod: PullRequestMergeMethod!) {
              enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $mergeMethod }) {
                pullRequest { autoMergeRequest { enabledAt } }
              }
            }`, {
						id: this.#nodeIds.get(number),
						mergeMethod: action.method.toUpperCase()
					});
				});
			}
			default: throw new Error(`${action.kind} is no action on a pull request.`);
		}
	}
	/** Makes a request that is not essential for the proposal. @param message a sentence about what failed, without the server's words. */
	async #attempt(message, fix, request) {
		try {
			return await request() ?? { kind: "done" };
		} catch (error) {
			if (!isRefusal(error)) throw error;
			return {
				kind: "refused",
				findings: [warning(`${message}: ${serverWords(error)}.`, isOutage(error) ? PULL_FIXES.outage : fix)]
			};
		}
	}
	get #rest() {
		return this.#target.api.rest;
	}
	#request({ number }) {
		return {
			...this.#target.id,
			pull_number: number
		};
	}
};
/** Publishes profiles by a pull request on GitHub. */
var PullRequestPublisher = class extends ProposalPublisher {
	constructor(given) {
		super(new GitHubForge(given), given.options);
	}
};
/** The committer of commits that a person makes on GitHub's pages, or that a bot makes by the API. */
const COMMITTER_OF_GITHUB = "web-flow";
function endOfPull(pull) {
	return typeof pull?.merged_at === "string" ? "merged" : "closed";
}
/** The GraphQL query for the accounts that closed pull requests last. */
const CLOSERS = `query($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on PullRequest {
      id
      timelineItems(last: 1, itemTypes: [CLOSED_EVENT]) {
        nodes { ... on ClosedEvent { actor { login __typename } } }
      }
    }
  }
}`;
/** The GraphQL query that asks whether a pull request waits in a merge queue, because the REST API does not say this. */
const QUEUED = "query($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequest { isInMergeQueue } } }";
const PULL_FIXES = {
	draft: "Drafts in private repositories need a paid plan; set `draft: false`.",
	redraft: "Change it on its page, or give the token `pull-requests: write` and `contents: write`.",
	maintainers: "Set `maintainer-can-modify: false`, or use a token whose owner may write to the fork.",
	labels: "Add `issues: write` to the `permissions` of the job (or to the `token`), because new labels need this permission. Or create the labels by hand.",
	assignees: "Give the token `pull-requests: write`, and name people with access to the repository.",
	reviewers: "Name collaborators of the repository, but not the author of the pull request, who cannot review it.",
	teams: "Pass a `token` that may read the organization's teams (a GitHub App with `members: read`, or a personal access token with `repo`), because the workflow's own token may not read teams. Also give the team access to the repository.",
	autoMerge: "Tick \"Allow auto-merge\" under Settings > General > Pull Requests, make a branch rule that requires a check or a review, and give the token `contents: write`.",
	autoMergeOfDraft: "The pull request is a draft. Mark the pull request as ready for review and enable auto-merge on its page.",
	comment: "Unlock the conversation of the pull request, or give the token `pull-requests: write`. The pull request is closed without the comment.",
	text: "You need to do nothing now. Before you reopen the pull request, shorten the text that people wrote into its description.",
	outage: "Run again later, because the next run sets what is missing."
};
/** Returns the names in `wanted` that are missing in a list of labels, people or teams. */
function missing(wanted, present) {
	const there = new Set(present?.map((one) => accountName(one).toLowerCase()));
	return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}
function accountName({ login, slug, name }) {
	return login ?? slug ?? name ?? "";
}

export { PullRequestPublisher, commitPublisher };