import { n as ExpectedError, r as UsageError } from "./errors.js";
import { n as githubApi } from "./api2.js";
import { a as isRefusal, c as serverWords, r as isOutage, t as hasStatus } from "./errors2.js";
import { n as missingBase, t as explaining } from "./github-refusals.js";
import { n as blobSha, t as GitHubRepository } from "./github-repository.js";
import { r as viewerLogin, t as ownership } from "./ownership.js";
import { t as UNCHANGED } from "./publisher.js";

// src/publish/attributes.ts
/**
* Gives the pull request the labels, assignees, milestone, reviewers and auto-merge that it lacks. What people
* added is left alone, and who was asked or has reviewed is not asked again. What the server refuses is a
* warning: it never costs the pull request.
*/
async function setAttributes(api, target, pull, options, { draft }) {
	const issue = {
		owner: target.owner,
		repo: target.repo,
		issue_number: pull.number
	};
	const findings = [];
	let outage = false;
	const attempt = async (what, fix, action) => {
		if (outage) return;
		try {
			await action();
		} catch (error) {
			if (!isRefusal(error)) throw error;
			outage = isOutage(error);
			findings.push({
				severity: "warning",
				message: `The pull request is there, but ${what}: ${serverWords(error)}.`,
				fix: outage ? "Run again later: what is missing is set then." : fix
			});
		}
	};
	const labels = missing(options.labels, pull.labels.map(({ name }) => name));
	if (labels.length > 0) await attempt(`the labels ${quoted(labels)} could not be set`, "Give the token `pull-requests: write` (and `issues: write` for labels that do not exist yet), or create the labels.", () => api.rest.issues.addLabels({
		...issue,
		labels
	}));
	const assignees = missing(options.assignees, (pull.assignees ?? []).map(({ login }) => login));
	if (assignees.length > 0) await attempt(`the assignees ${quoted(assignees)} could not be set`, "Give the token `pull-requests: write`, and name people with access to the repository.", async () => {
		const { data } = await api.rest.issues.addAssignees({
			...issue,
			assignees
		});
		const dropped = missing(assignees, (data.assignees ?? []).map(({ login }) => login));
		if (dropped.length > 0) findings.push(notAssignable(dropped));
	});
	const { milestone } = options;
	if (milestone !== void 0 && pull.milestone?.number !== milestone) await attempt(`milestone ${milestone} could not be set`, "Set `milestone` to the number in the milestone's address, and give the token `issues: write`.", () => api.rest.issues.update({
		...issue,
		milestone
	}));
	await requestReviews(api, target, pull, options, attempt);
	if (options.autoMerge !== false && !draft && pull.auto_merge === null) {
		const method = options.autoMerge;
		await attempt("auto-merge could not be enabled", "Tick \"Allow auto-merge\" under Settings > General > Pull Requests, have a branch rule with a check or review to wait for, and give the token `contents: write`.", () => enableAutoMerge(api, pull.node_id, method));
	}
	return findings;
}
async function requestReviews(api, target, pull, options, attempt) {
	const id = {
		owner: target.owner,
		repo: target.repo,
		pull_number: pull.number
	};
	let reviewers = missing(options.reviewers, (pull.requested_reviewers ?? []).map(({ login }) => login));
	let teamReviewers = missing(options.teamReviewers.map((team) => team.slice(team.lastIndexOf("/") + 1)), (pull.requested_teams ?? []).map(({ slug }) => slug));
	if (reviewers.length === 0 && teamReviewers.length === 0) return;
	await attempt("its reviews could not be read", "Give the token `pull-requests: write`.", async () => {
		const { data: reviews } = await api.rest.pulls.listReviews({
			...id,
			per_page: 100
		});
		reviewers = missing(reviewers, reviews.map(({ user }) => user?.login ?? ""));
		if (reviews.length > 0) teamReviewers = [];
	});
	for (const reviewer of reviewers) await attempt(`a review by ${quoted([reviewer])} could not be requested`, "Name collaborators of the repository; the pull request's author cannot review it.", () => api.rest.pulls.requestReviewers({
		...id,
		reviewers: [reviewer]
	}));
	for (const team of teamReviewers) await attempt(`a review by the team ${quoted([team])} could not be requested`, "Pass a `token` that may read the organization's teams (a GitHub App with `members: read`, or a personal access token with `repo`): the workflow's own token may not; and give the team access to the repository.", () => api.rest.pulls.requestReviewers({
		...id,
		team_reviewers: [team]
	}));
}
async function enableAutoMerge(api, pullRequestId, method) {
	await api.graphql(`mutation($id: ID!, $mergeMethod: PullRequestMergeMethod!) {
      enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $mergeMethod }) {
        pullRequest { autoMergeRequest { enabledAt } }
      }
    }`, {
		id: pullRequestId,
		mergeMethod: method.toUpperCase()
	});
}
function missing(wanted, present) {
	const there = new Set(present.map((name) => name.toLowerCase()));
	return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}
function quoted(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
function notAssignable(logins) {
	return {
		severity: "warning",
		message: `The pull request is there, but GitHub did not assign ${quoted(logins)}.`,
		fix: "Name people with access to the repository in `assignees`."
	};
}

// src/publish/body.ts
/** The most characters GitHub takes as the body of a pull request. */
const BODY_LIMIT = 65536;
/** Tells a later run that the draft is ours to end: the profile was proven slower. */
const DRAFT_MARK = "<!-- go-pgo-action: draft because proven slower -->";
/** Tells a later run that it was we who closed it: a person's closing is an answer, ours is none. */
const WITHDRAWN_MARK = "<!-- go-pgo-action: withdrawn -->";
/**
* The user's words, ours, and for a proven slowdown a hidden mark.
* @throws UsageError when the user's words alone fill the body.
*/
function composeBody(before, proposal, byDefaultToken) {
	const first = before === void 0 || before.trim() === "" ? "" : `${before.trim()}\n\n`;
	const last = proposal.draft ? `\n\n${DRAFT_MARK}` : "";
	const room = BODY_LIMIT - first.length - last.length - `\n\n${WITHDRAWN_MARK}`.length;
	if (room < BODY_LIMIT / 2) throw new UsageError(`The input \`body\` has ${first.length} characters, which leaves too few for the report.`, { fix: `Shorten it to ${BODY_LIMIT / 2} characters at most.` });
	return `${first}${proposal.renderBody({
		maxLength: room,
		byDefaultToken
	})}${last}`;
}
function markedAsDraft(body) {
	return body.includes(DRAFT_MARK);
}
/** The body of a pull request that we close; there is room for the mark in each that we composed. */
function withdrawnBody(body) {
	return `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}
function markedAsWithdrawn(body) {
	return body.includes(WITHDRAWN_MARK);
}

// src/publish/pull-requests.ts
/** The pull requests of `target` whose branch is `branch` of `head`: the same repository, or a fork of it. */
var PullRequests = class {
	#api;
	#target;
	#head;
	#branch;
	constructor(api, target, head, branch) {
		this.#api = api;
		this.#target = target;
		this.#head = head;
		this.#branch = branch;
	}
	/** All that are open for the branch, whatever their base. */
	async open() {
		return this.#list("open");
	}
	async #list(state) {
		const { data } = await this.#api.rest.pulls.list({
			...this.#id,
			state,
			head: `${this.#head.owner}:${this.#branch}`
		});
		return data.filter(({ head }) => head.ref === this.#branch && head.repo?.full_name.toLowerCase() === this.#head.fullName.toLowerCase());
	}
	/** The newest that was merged with `sha` as its head, so that nothing is lost with the branch. */
	async isMerged(sha) {
		return (await this.#list("closed")).some(({ head, merged_at }) => head.sha === sha && merged_at !== null);
	}
	/** The one that a person closed without merging it, if it was the last and its branch, at `sha`, still is what it was. */
	async declined(sha) {
		const [last] = (await this.#list("closed")).sort((one, other) => other.number - one.number);
		if (last === void 0 || last.head.sha !== sha || last.merged_at !== null) return void 0;
		return markedAsWithdrawn(last.body ?? "") ? void 0 : last;
	}
	/** Opens one; what the repository does not allow (drafts, edits by maintainers) is left out with a finding. */
	async #open(wanted) {
		const findings = [];
		const attempt = async (request) => {
			try {
				return await this.#create(request);
			} catch (error) {
				const said = serverWords(error);
				if (request.draft && hasStatus(error, 422) && /draft pull requests are not supported/i.test(said)) {
					findings.push(notDraft(said));
					return attempt({
						...request,
						draft: false
					});
				}
				if (request.maintainerCanModify && hasStatus(error, 422) && /fork.?collab/i.test(said)) {
					findings.push(notModifiable(said));
					return attempt({
						...request,
						maintainerCanModify: false
					});
				}
				throw error;
			}
		};
		return {
			pull: await attempt(wanted),
			findings
		};
	}
	async #create({ title, body, base, draft, maintainerCanModify }) {
		const fork = this.#head.fullName !== this.#target.fullName;
		const { data } = await this.#api.rest.pulls.create({
			...this.#id,
			title,
			body,
			base,
			draft,
			maintainer_can_modify: maintainerCanModify,
			head: fork ? `${this.#head.owner}:${this.#branch}` : this.#branch,
			...fork && this.#head.owner === this.#target.owner && { head_repo: this.#head.repo }
		});
		return data;
	}
	/** Opens a pull request, or takes the one that another run has opened in this moment. */
	async openOrTake(wanted) {
		try {
			return {
				...await this.#open(wanted),
				created: true
			};
		} catch (error) {
			if (!hasStatus(error, 422) || !/pull request already exists/i.test(serverWords(error))) throw error;
			const [pull] = await this.open();
			if (pull === void 0) throw error;
			return {
				pull,
				findings: [],
				created: false
			};
		}
	}
	/**
	* Brings title, body, base and draft state up to date; `edited` is false when all were. Draft or not is
	* decided anew with new content only (`moved`: a new commit): in between it is the reviewers' to change.
	*/
	async edit(pull, wanted, { moved }) {
		const change = {
			...pull.title !== wanted.title && { title: wanted.title },
			...normalized(pull.body ?? "") !== normalized(wanted.body) && { body: wanted.body },
			...pull.base.ref !== wanted.base && { base: wanted.base }
		};
		const edited = Object.keys(change).length > 0;
		const findings = wanted.draft !== void 0 && (edited || moved) ? await this.#redraft(pull, wanted.draft) : [];
		if (edited) await this.#api.rest.pulls.update({
			...this.#id,
			pull_number: pull.number,
			...change
		});
		return {
			edited,
			findings
		};
	}
	async #redraft(pull, draft) {
		if (!(draft ? pull.draft !== true : pull.draft === true && markedAsDraft(pull.body ?? ""))) return [];
		try {
			await this.#setDraft(pull, draft);
			return [];
		} catch (error) {
			if (!isRefusal(error)) throw error;
			return [notRedrafted(draft, serverWords(error))];
		}
	}
	async close({ number, body }) {
		await this.#api.rest.pulls.update({
			...this.#id,
			pull_number: number,
			state: "closed",
			body: withdrawnBody(body ?? "")
		});
	}
	/** Comments once: a run that was killed after it does not say it again. */
	async commentOnce(number, body) {
		const { data } = await this.#api.rest.issues.listComments({
			...this.#id,
			issue_number: number,
			per_page: 100
		});
		if (data.some((comment) => comment.body?.trim() === body.trim())) return;
		await this.#api.rest.issues.createComment({
			...this.#id,
			issue_number: number,
			body
		});
	}
	/** REST cannot change this on a pull request that exists; GraphQL can. */
	async #setDraft(pull, draft) {
		const mutation = draft ? "convertPullRequestToDraft" : "markPullRequestReadyForReview";
		await this.#api.graphql(`mutation($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`, { id: pull.node_id });
	}
	get #id() {
		return {
			owner: this.#target.owner,
			repo: this.#target.repo
		};
	}
};
function notDraft(said) {
	return {
		severity: "warning",
		message: `The pull request could not be opened as a draft: ${said}.`,
		fix: "Drafts in private repositories need a paid plan; set `draft: false`."
	};
}
function notModifiable(said) {
	return {
		severity: "warning",
		message: `Maintainers cannot be allowed to edit the pull request's branch: ${said}.`,
		fix: "Set `maintainer-can-modify: false`, or use a token whose owner may write to the fork."
	};
}
function notRedrafted(draft, said) {
	return {
		severity: "warning",
		message: `The pull request could not be ${draft ? "made a draft" : "marked ready for review"}: ${said}.`,
		fix: "Change it on its page, or give the token `pull-requests: write` and `contents: write`."
	};
}
function normalized(body) {
	return body.replaceAll("\r\n", "\n").trim();
}

// src/publish/pull-request.ts
/**
* Publishes as a pull request: one commit on one branch over GitHub's Git data API, created or updated in
* place. Every step looks at what is there first, so that a run that was killed is finished by the next.
* @throws UsageError for a misspelt repository, or a branch that is its own base.
*/
function pullRequestPublisher(given) {
	const api = githubApi(given);
	const target = new GitHubRepository(api, given.repository);
	const head = new GitHubRepository(api, given.options.pushToFork ?? given.repository);
	return new PullRequestPublisher(api, target, head, given);
}
const ATTEMPTS = 3;
var PullRequestPublisher = class {
	kind = "pull-request";
	#api;
	#target;
	#head;
	#pulls;
	#options;
	#apiUrl;
	#viewer;
	constructor(api, target, head, given) {
		this.#api = api;
		this.#target = target;
		this.#head = head;
		this.#options = given.options;
		this.#apiUrl = given.apiUrl;
		this.#pulls = new PullRequests(api, target, head, given.options.branch);
	}
	async look(path) {
		return this.#explaining(async () => {
			const state = await this.#state();
			const { base, pull } = state;
			const declined = await this.#declined(state);
			const refused = declined && await this.#head.file(path, declined.head.sha);
			const committed = await this.#target.file(path, base.sha);
			const outdated = pull !== void 0 && await this.#isOutdated(path, base.sha, pull.head.sha, committed);
			const proposed = pull && await this.#head.file(path, pull.head.sha);
			return {
				...committed && { committed: committed.bytes },
				...pull && { proposed: {
					...proposed && { profile: proposed.bytes },
					number: pull.number,
					url: pull.html_url,
					headSha: pull.head.sha,
					outdated
				} },
				...declined && { declined: {
					...refused && { profile: refused.bytes },
					number: declined.number,
					url: declined.html_url,
					branch: this.#options.branch
				} }
			};
		});
	}
	/** What a person has said no to; whoever deletes the branch, or has it open again, takes that back. */
	async #declined({ branch, pull }) {
		return branch === void 0 || pull !== void 0 ? void 0 : this.#pulls.declined(branch);
	}
	/** Whether the base's profile is another one than that which the branch started from. */
	async #isOutdated(path, base, head, committed) {
		const mergeBase = (await this.#target.ahead(base, head))?.mergeBase;
		if (mergeBase === base) return false;
		if (mergeBase === void 0) return true;
		return (await this.#target.file(path, mergeBase))?.blobSha !== committed?.blobSha;
	}
	async publish(proposal) {
		return this.#explaining(async () => {
			for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
				const done = await this.#tryToPublish(proposal);
				if (done !== void 0) return done;
			}
			throw new ExpectedError(`The branch \`${this.#options.branch}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`, { fix: "Let only one run at a time publish to it (`concurrency` in the workflow), then run again." });
		});
	}
	/** Undefined when somebody pushed to the branch meanwhile: then all has to be looked at anew. */
	async #tryToPublish(proposal) {
		const state = await this.#state();
		const owned = await this.#ownership(state);
		if (owned.kind === "foreign") return this.#kept(state, owned.why);
		if ((await this.#target.file(proposal.path, state.base.sha))?.blobSha === blobSha(proposal.profile)) {
			const reason = `\`${state.base.name}\` holds this profile already.`;
			return {
				publication: this.#publication("none", state.pull, { reason }),
				findings: []
			};
		}
		const headSha = await this.#commit(proposal, state, owned);
		return headSha === void 0 ? void 0 : this.#propose(proposal, state, headSha);
	}
	async withdraw(reason) {
		return this.#explaining(async () => {
			const state = await this.#state();
			const owned = await this.#ownership(state);
			const { pull } = state;
			if (owned.kind === "foreign") {
				const kept = `The branch \`${this.#options.branch}\` ${owned.why}, so it was left as it is.`;
				return this.#publication("none", pull, { reason: pull === void 0 ? UNCHANGED : kept });
			}
			if (pull !== void 0) {
				await this.#pulls.commentOnce(pull.number, reason);
				await this.#pulls.close(pull);
			}
			if (this.#options.deleteBranch && state.branch !== void 0 && await this.#declined(state) === void 0) await this.#head.deleteBranch(this.#options.branch);
			return pull === void 0 ? this.#publication("none", void 0, { reason: UNCHANGED }) : this.#publication("closed", pull, {
				headSha: pull.head.sha,
				reason
			});
		});
	}
	/** @throws ExpectedError when the base is not there or is the branch itself. */
	async #state() {
		const { branch } = this.#options;
		const facts = await this.#target.facts();
		const base = this.#options.base ?? facts.defaultBranch;
		const sha = await this.#target.head(base);
		if (sha === void 0) {
			const { message, fix } = missingBase({
				...this.#subject,
				base
			});
			throw new ExpectedError(message, { fix });
		}
		if (base === branch && this.#head.fullName === this.#target.fullName) throw new UsageError(`The pull request's branch \`${branch}\` is its base.`, { fix: "Set the input `branch` to a name of its own, or use `publish: commit`." });
		await this.#checkFork();
		const open = await this.#pulls.open();
		return {
			base: {
				name: base,
				sha
			},
			branch: await this.#head.head(branch),
			pull: open.find((pull) => pull.base.ref === base) ?? open[0]
		};
	}
	async #checkFork() {
		if (this.#head.fullName === this.#target.fullName) return;
		if ((await explaining({
			...this.#subject,
			repository: this.#head.fullName
		}, () => this.#head.facts())).fork) return;
		throw new UsageError(`${this.#head.fullName} is no fork of ${this.#target.fullName}.`, { fix: "Set `push-to-fork` to a fork, as owner/name, or leave it out." });
	}
	async #ownership({ base, branch }) {
		if (branch === void 0) return { kind: "ours" };
		const fork = this.#head.fullName !== this.#target.fullName;
		const ahead = await this.#target.ahead(base.sha, fork ? `${this.#head.owner}:${this.#options.branch}` : branch);
		const owned = await ownership(ahead, () => this.#login());
		if (owned.kind === "ours") return owned;
		return await this.#pulls.isMerged(branch) ? { kind: "ours" } : owned;
	}
	#login() {
		this.#viewer ??= viewerLogin(this.#api);
		return this.#viewer;
	}
	async #byDefaultToken() {
		return /^github-actions(\[bot\])?$/.test(await this.#login() ?? "");
	}
	/**
	* The branch's one commit on top of the base; the one that is there when it is the same already, and undefined
	* when the branch is no longer what it was.
	*/
	async #commit(proposal, { base, branch }, owned) {
		if (branch !== void 0 && owned.kind === "ours" && owned.parent === base.sha) {
			if ((await this.#head.file(proposal.path, branch))?.blobSha === blobSha(proposal.profile)) return branch;
		}
		const { sha } = await this.#head.commitFile({
			path: proposal.path,
			bytes: proposal.profile,
			parent: base.sha,
			message: this.#options.commitMessage,
			signOff: this.#options.signOff
		});
		if (await this.#head.head(this.#options.branch) !== branch) return void 0;
		await this.#head.putBranch(this.#options.branch, sha, branch !== void 0);
		return sha;
	}
	async #propose(proposal, { base, branch, pull }, headSha) {
		const wanted = {
			title: this.#options.title,
			body: composeBody(this.#options.body, proposal, await this.#byDefaultToken()),
			base: base.name,
			draft: this.#options.draft !== false || proposal.draft,
			maintainerCanModify: this.#options.maintainerCanModify
		};
		const opened = pull === void 0 ? await this.#pulls.openOrTake(wanted) : {
			pull,
			created: false,
			findings: []
		};
		const moved = headSha !== branch;
		const edited = opened.created ? {
			edited: false,
			findings: []
		} : await this.#pulls.edit(opened.pull, {
			...wanted,
			draft: this.#redraft(proposal)
		}, { moved });
		const findings = [...opened.findings, ...edited.findings];
		findings.push(...await setAttributes(this.#api, this.#target, opened.pull, this.#options, { draft: wanted.draft }));
		const operation = opened.created ? "created" : moved || edited.edited ? "updated" : "none";
		return {
			publication: this.#publication(operation, opened.pull, { headSha }),
			findings
		};
	}
	/** What becomes of an open pull request; undefined: as it is. */
	#redraft(proposal) {
		if (proposal.draft || this.#options.draft === "always-true") return true;
		return this.#options.draft ? void 0 : false;
	}
	#kept({ pull, branch }, why) {
		const reason = `The branch \`${this.#options.branch}\` ${why}, so it was left as it is.`;
		const fix = `Merge or close ${pull === void 0 ? "what is on it" : `pull request #${pull.number}`} and delete the branch, or set another \`branch\`.`;
		return {
			publication: this.#publication("none", pull, {
				...branch !== void 0 && { headSha: branch },
				reason
			}),
			findings: [{
				severity: "warning",
				message: reason,
				fix
			}]
		};
	}
	#publication(operation, pull, more) {
		return {
			kind: this.kind,
			operation,
			branch: this.#options.branch,
			...pull && {
				number: pull.number,
				url: pull.html_url
			},
			...more
		};
	}
	get #subject() {
		const { branch, base } = this.#options;
		return {
			repository: this.#target.fullName,
			branch,
			apiUrl: this.#apiUrl,
			...base !== void 0 && { base }
		};
	}
	#explaining(action) {
		return explaining(this.#subject, action);
	}
};

export { pullRequestPublisher };