import { c as isRefusal, i as hasStatus, n as githubApi, o as isOutage, u as serverWords } from "./github3.js";
import { Ci as UsageError, Hr as codeList, Wr as excerpt, ji as warning } from "./start.js";
import { a as retryWhileBranchMoves, i as heldAlready, n as changesOnto, r as filesIn, t as BranchPublisher } from "./branch.js";
import { a as sameLogin, n as explaining, o as viewerLogin, t as GitHubRepository } from "./github-repository2.js";
import { a as composeBody, c as isSameText, i as WITHDRAWN_MARK, m as withdrawnBody, r as UNCHANGED, s as hasLine, t as DRAFT_MARK } from "./publisher.js";

// src/publish/github.ts
/** Publishes one commit straight onto the base branch, never by force: when the branch moves, on top of its new head. */
function commitPublisher({ repository, options, ...given }) {
	const target = new GitHubRepository(githubApi(given), repository);
	const subject = {
		repository,
		base: options.base
	};
	async function tryToPublish({ files }) {
		const base = await target.base(options.base);
		const changes = await changesOnto(target, base.sha, files);
		const about = {
			kind: "commit",
			branch: base.name
		};
		if (changes.length === 0) {
			const reason = heldAlready(`\`${base.name}\``, files);
			return {
				...about,
				operation: "none",
				headSha: base.sha,
				reason
			};
		}
		const { commitMessage: message, signoff } = options;
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
	return {
		kind: "commit",
		look: (paths) => explaining(subject, async () => {
			const { sha, isPublic } = await target.base(options.base);
			return {
				isPublic,
				files: await filesIn(target, sha, paths)
			};
		}),
		versions: (path, limit) => explaining(subject, async () => target.versions((await target.base(options.base)).sha, path, limit)),
		publish: (proposal) => explaining(subject, async () => {
			const fix = "Run again when fewer commits land, or use `publish: pull-request`.";
			const branch = options.base ? `\`${options.base}\`` : "The default branch";
			return {
				publication: await retryWhileBranchMoves(branch, () => tryToPublish(proposal), fix),
				findings: []
			};
		}),
		withdraw: async () => ({
			kind: "commit",
			operation: "none",
			reason: UNCHANGED
		})
	};
}
var PullRequestPublisher = class extends BranchPublisher {
	kind = "pull-request";
	/** What the pull request is for. */
	#target;
	/** What has the branch: the same repository, or a fork. */
	#head;
	#viewer;
	constructor(given) {
		super(given.options);
		const api = githubApi(given);
		this.#target = new GitHubRepository(api, given.repository);
		this.#head = new GitHubRepository(api, given.options.pushToFork ?? given.repository);
	}
	/** @throws ExpectedError without a base; UsageError when it is the branch itself. */
	async state() {
		const { branch: name } = this.options;
		const [target, head] = [this.#target, this.#head];
		const base = await target.base(this.options.base);
		if (base.name === name && !this.#inFork) throw new UsageError(`The pull request's branch \`${name}\` is its base.`, { fix: "Set the input `branch` to a name of its own, or use `publish: commit`." });
		const opened = await this.#list("open");
		const branch = await head.head(name);
		const pull = opened.find((one) => one.base.ref === base.name) ?? opened[0];
		const from = this.#inFork ? `${head.owner}:${name}` : branch;
		return {
			base,
			target,
			head,
			branch,
			ahead: branch && from ? await target.ahead(base.sha, from) : void 0,
			pull,
			open: pull && about(pull)
		};
	}
	async isOurs({ author, isBot }) {
		const login = await this.#login();
		return login === void 0 ? isBot === true : sameLogin(author, login);
	}
	async isMerged({ branch }) {
		return (await this.#list("closed")).some(({ head, merged_at }) => head.sha === branch && merged_at !== null);
	}
	/** The last pull request, if a person closed it without merging it and its branch still is there: deleting that, or reopening, undoes the closing. */
	async declined({ branch, pull }, paths) {
		if (branch === void 0 || pull !== void 0) return void 0;
		const [last] = (await this.#list("closed")).sort((one, other) => other.number - one.number);
		if (last === void 0 || last.head.sha !== branch || last.merged_at !== null) return void 0;
		if (hasLine(last.body ?? "", "<!-- go-pgo-action: withdrawn -->")) return void 0;
		const { number, html_url: url } = last;
		const files = await this.#head.files(paths, branch);
		return {
			about: {
				number,
				url,
				branch: this.options.branch
			},
			files
		};
	}
	/** Opens the pull request, or brings it up to date. */
	async propose(proposal, state, sha) {
		const { base, branch, pull } = state;
		const { options } = this;
		const moved = sha !== branch;
		if (moved) {
			if (await this.#head.head(options.branch) !== branch) return void 0;
			await this.#head.putBranch(options.branch, sha, branch !== void 0);
		}
		const byDefaultToken = /^github-actions(\[bot\])?$/.test(await this.#login() ?? "");
		const body = composeBody(options.body, proposal, byDefaultToken);
		const wanted = {
			title: excerpt(options.title, LONGEST_TITLE),
			body,
			base: base.name
		};
		const isDraft = options.draft || proposal.draft;
		const findings = [];
		const opened = pull ? {
			pull,
			created: false
		} : await this.#openOrTake(wanted, isDraft, findings);
		const draft = proposal.draft || (options.draft ? void 0 : false);
		const edited = !opened.created && await this.#edit(opened.pull, wanted, draft, moved, findings);
		await this.#complete(opened.pull, isDraft, findings);
		const operation = opened.created ? "created" : moved || edited ? "updated" : "none";
		return {
			publication: this.publication(operation, { open: about(opened.pull) }, { headSha: sha }),
			findings
		};
	}
	async close(state, reason) {
		const { pull, branch } = state;
		if (pull !== void 0) {
			await this.#target.commentOnce(pull.number, reason);
			const closed = {
				state: "closed",
				body: withdrawnBody(pull.body ?? "")
			};
			await this.#rest.pulls.update({
				...this.#request(pull),
				...closed
			});
		}
		if (this.options.deleteBranch && branch !== void 0 && await this.declined(state, []) === void 0) await this.#head.deleteBranch(this.options.branch);
		return pull === void 0 ? this.publication("none", state, { reason: UNCHANGED }) : this.publication("closed", state, {
			headSha: pull.head.sha,
			reason
		});
	}
	/** Of the token's owner; undefined where it may not ask. */
	#login() {
		this.#viewer ??= viewerLogin(this.#target.api);
		return this.#viewer;
	}
	get #inFork() {
		return this.#head.fullName !== this.#target.fullName;
	}
	explained(action) {
		const { branch, base } = this.options;
		return explaining({
			repository: this.#target.fullName,
			branch,
			base
		}, action);
	}
	/** The pull requests whose branch is ours, whatever their base. */
	async #list(state) {
		const filter = {
			state,
			head: `${this.#head.owner}:${this.options.branch}`
		};
		const { data } = await this.#rest.pulls.list({
			...this.#target.id,
			...filter
		});
		const isOurs = (name) => name?.toLowerCase() === this.#head.fullName.toLowerCase();
		return data.filter(({ head }) => head.ref === this.options.branch && isOurs(head.repo?.full_name));
	}
	/** Opens a pull request, or takes the one that another run has just opened. */
	async #openOrTake(wanted, draft, findings) {
		try {
			const { maintainerCanModify } = this.options;
			return {
				pull: await this.#create(wanted, {
					draft,
					maintainerCanModify
				}, findings),
				created: true
			};
		} catch (error) {
			if (!hasStatus(error, 422) || !/pull request already exists/i.test(serverWords(error))) throw error;
			const [pull] = await this.#list("open");
			if (pull === void 0) throw error;
			return {
				pull,
				created: pull.title === wanted.title && isSameText(pull.body, wanted.body)
			};
		}
	}
	/** What the repository does not allow (drafts, edits by maintainers) is left out, with a finding. */
	async #create(wanted, { draft, maintainerCanModify }, findings) {
		const { branch } = this.options;
		try {
			const { data } = await this.#rest.pulls.create({
				...this.#target.id,
				...wanted,
				draft,
				maintainer_can_modify: maintainerCanModify,
				head: this.#inFork ? `${this.#head.owner}:${branch}` : branch,
				...this.#inFork && this.#head.owner === this.#target.owner && { head_repo: this.#head.repo }
			});
			return data;
		} catch (error) {
			const said = hasStatus(error, 422) ? serverWords(error) : "";
			if (draft && /draft pull requests are not supported/i.test(said)) {
				findings.push(warning(`The pull request could not be opened as a draft: ${said}.`, FIXES.draft));
				return this.#create(wanted, {
					draft: false,
					maintainerCanModify
				}, findings);
			}
			if (!maintainerCanModify || !/fork.?collab/i.test(said)) throw error;
			const message = `Maintainers cannot be allowed to edit the pull request's branch: ${said}.`;
			findings.push(warning(message, FIXES.maintainers));
			return this.#create(wanted, {
				draft,
				maintainerCanModify: false
			}, findings);
		}
	}
	/**
	* Brings title, text, base and draft state up to date. Whether it is a draft is decided with new content only (`moved`: a new
	* commit): in between it is the reviewers' to change.
	*/
	async #edit(pull, wanted, draft, moved, findings) {
		const { title, body, base } = wanted;
		const change = {
			...pull.title !== title && { title },
			...!isSameText(pull.body, body) && { body },
			...pull.base.ref !== base && { base }
		};
		const edited = Object.keys(change).length > 0;
		if (draft !== void 0 && (edited || moved)) await this.#redraft(pull, draft, findings);
		if (edited) await this.#rest.pulls.update({
			...this.#request(pull),
			...change
		});
		return edited;
	}
	/** A draft that a person made stays one; only ours becomes ready by itself. */
	async #redraft(pull, draft, findings) {
		if (!(draft ? pull.draft !== true : pull.draft === true && hasLine(pull.body ?? "", "<!-- go-pgo-action: draft because proven slower -->"))) return;
		const mutation = draft ? "convertPullRequestToDraft" : "markPullRequestReadyForReview";
		try {
			await this.#target.api.graphql(`mutation($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`, { id: pull.node_id });
		} catch (error) {
			if (!isRefusal(error)) throw error;
			const message = `The pull request could not be ${draft ? "made a draft" : "marked ready for review"}: ${serverWords(error)}.`;
			findings.push(warning(message, FIXES.redraft));
		}
	}
	/**
	* Gives the pull request the labels, assignees, reviewers and auto-merge that it lacks. What people added stays, and no reviewer
	* is asked twice. A refusal is a warning: it never costs the pull request.
	*/
	async #complete(pull, isDraft, findings) {
		const { options } = this;
		const request = this.#request(pull);
		const issue = {
			...this.#target.id,
			issue_number: pull.number
		};
		let outage = false;
		const attempt = async (fix, what, action) => {
			if (outage) return;
			try {
				await action();
			} catch (error) {
				if (!isRefusal(error)) throw error;
				outage = isOutage(error);
				const message = `The pull request is there, but ${what}: ${serverWords(error)}.`;
				findings.push(warning(message, outage ? FIXES.outage : fix));
			}
		};
		const labels = missing(options.labels, pull.labels);
		if (labels.length > 0) await attempt(FIXES.labels, `the labels ${codeList(labels)} could not be set`, () => this.#rest.issues.addLabels({
			...issue,
			labels
		}));
		const assignees = missing(options.assignees, pull.assignees);
		if (assignees.length > 0) await attempt(FIXES.assignees, `the assignees ${codeList(assignees)} could not be set`, async () => {
			const { data } = await this.#rest.issues.addAssignees({
				...issue,
				assignees
			});
			const dropped = missing(assignees, data.assignees);
			const message = `The pull request is there, but GitHub did not assign ${codeList(dropped)}.`;
			if (dropped.length > 0) findings.push(warning(message, FIXES.assignees));
		});
		let reviewers = missing(options.reviewers, pull.requested_reviewers);
		let teams = missing(options.teamReviewers.map((team) => team.slice(team.lastIndexOf("/") + 1)), pull.requested_teams);
		if (reviewers.length + teams.length > 0) await attempt("Give the token `pull-requests: write`.", "its reviews could not be read", async () => {
			const { data } = await this.#rest.pulls.listReviews({
				...request,
				per_page: 100
			});
			const people = data.flatMap(({ user }) => user ?? []);
			reviewers = missing(reviewers, people);
			if (data.length > 0) teams = [];
		});
		for (const name of reviewers) await attempt(FIXES.reviewers, `a review by \`${name}\` could not be requested`, () => this.#rest.pulls.requestReviewers({
			...request,
			reviewers: [name]
		}));
		for (const team of teams) await attempt(FIXES.teams, `a review by the team \`${team}\` could not be requested`, () => this.#rest.pulls.requestReviewers({
			...request,
			team_reviewers: [team]
		}));
		const { autoMerge } = options;
		if (autoMerge !== false && !isDraft && pull.auto_merge === null) await attempt(FIXES.autoMerge, "auto-merge could not be enabled", () => this.#target.api.graphql(`mutation($id: ID!, $mergeMethod: PullRequestMergeMethod!) {
            enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $mergeMethod }) {
              pullRequest { autoMergeRequest { enabledAt } }
            }
          }`, {
			id: pull.node_id,
			mergeMethod: autoMerge.toUpperCase()
		}));
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
function about({ number, html_url: url }) {
	return {
		number,
		url
	};
}
/** GitHub refuses a longer title. */
const LONGEST_TITLE = 256;
const FIXES = {
	draft: "Drafts in private repositories need a paid plan; set `draft: false`.",
	redraft: "Change it on its page, or give the token `pull-requests: write` and `contents: write`.",
	maintainers: "Set `maintainer-can-modify: false`, or use a token whose owner may write to the fork.",
	labels: "Add `issues: write` to the `permissions` of the job (or to the `token`), which new labels need; or create the labels by hand.",
	assignees: "Give the token `pull-requests: write`, and name people with access to the repository.",
	reviewers: "Name collaborators of the repository; the pull request's author cannot review it.",
	teams: "Pass a `token` that may read the organization's teams (a GitHub App with `members: read`, or a personal access token with `repo`), which the workflow's own token may not; and give the team access to the repository.",
	autoMerge: "Tick \"Allow auto-merge\" under Settings > General > Pull Requests, have a branch rule with a check or review to wait for, and give the token `contents: write`.",
	outage: "Run again later: what is missing is set then."
};
/** Those of `wanted` that are not among these labels, people or teams. */
function missing(wanted, present) {
	const nameOf = ({ login, slug, name }) => (login ?? slug ?? name ?? "").toLowerCase();
	const there = new Set(present?.map(nameOf));
	return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}

export { PullRequestPublisher, commitPublisher };