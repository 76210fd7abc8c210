import { Dr as UsageError, Er as ExpectedError, Ot as serverWords, St as isOutage, bt as hasStatus, mn as shorten, wt as isRefusal } from "./start.js";
import { a as isExactly, i as changesOnto, l as putBranch, n as explaining, o as writeGitHubCommit, r as missingBase, s as deleteBranch, t as githubVersions } from "./github-versions.js";
import { n as heldAlready, t as UNCHANGED } from "./publisher.js";
import { t as githubApi } from "./api.js";
import { t as GitHubRepository } from "./github-repository2.js";
import { i as createOnce, r as viewerLogin, t as ownership } from "./ownership.js";

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
	const setLabels = (some, name) => attempt(`${name} ${quoted(some)} could not be set`, "Add `issues: write` to the `permissions` of the job (or to the `token`), which labels need that do not exist yet; or create them once by hand.", async () => {
		try {
			await api.rest.issues.addLabels({
				...issue,
				labels: some
			});
		} catch (error) {
			if (some.length === 1 || !hasStatus(error, 422)) throw error;
			for (const label of some) await setLabels([label], "the label");
		}
	});
	if (labels.length > 0) await setLabels(labels, "the labels");
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
	if (milestone !== void 0 && pull.milestone?.number !== milestone) await attempt(`milestone ${milestone} could not be set`, "Set `milestone` to the number in the milestone's address, and give the token `pull-requests: write`.", () => api.rest.issues.update({
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
	return hasLine(body, DRAFT_MARK);
}
/** The body of a pull request that we close; there is room for the mark in each that we composed. */
function withdrawnBody(body) {
	return `${body.trimEnd()}\n\n${WITHDRAWN_MARK}`;
}
function markedAsWithdrawn(body) {
	return hasLine(body, WITHDRAWN_MARK);
}
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?(?:^\1[ \t]*$|(?![\s\S]))/gm;
/** What an error or a command of others has in a code block is no mark of ours; nothing else of theirs has a `<`. */
function hasLine(body, mark) {
	return body.replaceAll("\r\n", "\n").replace(CODE_BLOCK, "").split("\n").some((line) => line.trim() === mark);
}

// src/publish/pull-request-look.ts
const NONE = /* @__PURE__ */ new Map();
/** What base, open and declined pull request hold at the paths. */
async function publishedIn(scene, state, asked) {
	const { base, pull } = state;
	const obstacles = await scene.target.obstacles(asked, base.sha);
	const paths = asked.filter((path) => !obstacles.has(path));
	const committed = await scene.target.files(paths, base.sha);
	const ahead = pull && await scene.target.ahead(base.sha, pull.head.sha);
	const proposed = pull === void 0 ? NONE : await proposedBy(scene, pull, paths, committed, ahead);
	const declined = await scene.declined(state);
	const refused = declined === void 0 ? NONE : await scene.head.files(paths, declined.head.sha);
	const moved = pull === void 0 ? /* @__PURE__ */ new Set() : await movedSince(scene, base.sha, paths, committed, ahead);
	const files = new Map(paths.map((path) => {
		const file = fileOf(committed.get(path), proposed.get(path), refused.get(path));
		return [path, moved.has(path) ? {
			...file,
			outdated: true
		} : file];
	}));
	for (const [path, obstacle] of obstacles) files.set(path, { obstacle });
	const outdated = pull !== void 0 && (ahead === void 0 || moved.size > 0);
	return {
		files,
		isPublic: base.isPublic,
		...pull && { proposed: {
			number: pull.number,
			url: pull.html_url,
			headSha: pull.head.sha,
			outdated
		} },
		...declined && { declined: {
			number: declined.number,
			url: declined.html_url,
			branch: scene.options.branch
		} }
	};
}
/** The pull request's files: what it does not change is as on its base. */
async function proposedBy(scene, pull, paths, committed, ahead) {
	const changed = paths.filter((path) => ahead === void 0 || ahead.files.has(path));
	const held = await scene.head.files(changed, pull.head.sha);
	const unchanged = [...committed].filter(([path]) => !changed.includes(path));
	return new Map([...unchanged, ...held]);
}
/** The files that the base holds others of than the branch started from; all, when they have nothing in common. */
async function movedSince(scene, base, paths, committed, ahead) {
	if (ahead === void 0) return new Set(paths);
	if (ahead.mergeBase === base) return /* @__PURE__ */ new Set();
	const started = await scene.target.files(paths, ahead.mergeBase);
	return new Set(paths.filter((path) => started.get(path)?.blobSha !== committed.get(path)?.blobSha));
}
function fileOf(committed, proposed, declined) {
	return {
		...committed && { committed: committed.bytes },
		...proposed && { proposed: proposed.bytes },
		...declined && { declined: declined.bytes }
	};
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
				created: pull.title === wanted.title && normalized(pull.body ?? "") === normalized(wanted.body)
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
		const issue = {
			...this.#id,
			issue_number: number
		};
		const find = async () => {
			const { data } = await this.#api.rest.issues.listComments({
				...issue,
				per_page: 100
			});
			return data.find((comment) => comment.body?.trim() === body.trim());
		};
		if (await find() !== void 0) return;
		await createOnce(async () => (await this.#api.rest.issues.createComment({
			...issue,
			body
		})).data, find);
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

// src/publish/pull-request-scene.ts
/** Where a pull request is made: both repositories, the branch, and what is on it. */
var PullRequestScene = class {
	api;
	/** What the pull request is for. */
	target;
	/** What holds the branch: the same, or a fork. */
	head;
	pulls;
	options;
	#apiUrl;
	#viewer;
	/** @throws UsageError for a misspelt repository. */
	constructor(given) {
		this.api = githubApi(given);
		this.target = new GitHubRepository(this.api, given.repository);
		this.head = new GitHubRepository(this.api, given.options.pushToFork ?? given.repository);
		this.options = given.options;
		this.pulls = new PullRequests(this.api, this.target, this.head, given.options.branch);
		this.#apiUrl = given.apiUrl;
	}
	/** @throws ExpectedError when the base is not there; UsageError when it is the branch itself, or the fork is none. */
	async state() {
		const base = await this.base();
		const { branch } = this.options;
		if (base.name === branch && !this.#inFork) throw new UsageError(`The pull request's branch \`${branch}\` is its base.`, { fix: "Set the input `branch` to a name of its own, or use `publish: commit`." });
		await this.#checkFork();
		const open = await this.pulls.open();
		return {
			base,
			branch: await this.head.head(branch),
			pull: open.find((pull) => pull.base.ref === base.name) ?? open[0]
		};
	}
	/** @throws ExpectedError when it is not there. */
	async base() {
		const facts = await this.target.facts();
		const name = this.options.base ?? facts.defaultBranch;
		const sha = await this.target.head(name);
		if (sha !== void 0) return {
			name,
			sha,
			isPublic: facts.isPublic
		};
		const { message, fix } = missingBase({
			...this.#subject,
			base: name
		});
		throw new ExpectedError(message, { fix });
	}
	/** Whose the branch is. `paths`: of the profiles, as far as they are known. */
	async ownership({ base, branch }, paths) {
		if (branch === void 0) return { kind: "ours" };
		const head = this.#inFork ? `${this.head.owner}:${this.options.branch}` : branch;
		const ahead = await this.target.ahead(base.sha, head);
		const owned = await ownership(ahead, paths, () => this.login());
		if (owned.kind === "ours") return owned;
		return await this.pulls.isMerged(branch) ? { kind: "ours" } : owned;
	}
	/** What a person has said no to; whoever deletes the branch, or has it open again, takes that back. */
	async declined({ branch, pull }) {
		return branch === void 0 || pull !== void 0 ? void 0 : this.pulls.declined(branch);
	}
	/** Of the token's owner; undefined where it may not ask. */
	login() {
		this.#viewer ??= viewerLogin(this.api);
		return this.#viewer;
	}
	/** Has what the server refuses told in words of ours. */
	explaining(action) {
		return explaining(this.#subject, action);
	}
	async #checkFork() {
		if (!this.#inFork) return;
		const subject = {
			...this.#subject,
			repository: this.head.fullName
		};
		const { fork, origin } = await explaining(subject, () => this.head.facts());
		if (fork && (origin === void 0 || await this.#comesFrom(origin))) return;
		throw new UsageError(`${this.head.fullName} is no fork of ${this.target.fullName}.`, { fix: "Set `push-to-fork` to a fork, as owner/name, or leave it out." });
	}
	/** Forks of one repository may also take pull requests of one another. */
	async #comesFrom(origin) {
		const isSame = (name) => name.toLowerCase() === origin.toLowerCase();
		return isSame(this.target.fullName) || isSame((await this.target.facts()).origin ?? "");
	}
	get #inFork() {
		return this.head.fullName !== this.target.fullName;
	}
	get #subject() {
		const { branch, base } = this.options;
		return {
			repository: this.target.fullName,
			branch,
			apiUrl: this.#apiUrl,
			...base !== void 0 && { base }
		};
	}
};

// src/publish/pull-request.ts
/**
* Publishes as a pull request: one commit on one branch over GitHub's Git data API, created or updated in
* place. Every step looks at what is there first, so that a run that was killed is finished by the next.
* @throws UsageError for a misspelt repository, or a branch that is its own base.
*/
function pullRequestPublisher(given) {
	return new PullRequestPublisher(new PullRequestScene(given));
}
const ATTEMPTS = 3;
/** GitHub refuses a pull request with a longer one. */
const LONGEST_TITLE = 256;
var PullRequestPublisher = class {
	kind = "pull-request";
	#scene;
	#branch;
	/** Of the profiles, as far as somebody said them. */
	#paths = /* @__PURE__ */ new Set();
	constructor(scene) {
		this.#scene = scene;
		this.#branch = scene.options.branch;
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return this.#scene.explaining(async () => publishedIn(this.#scene, await this.#scene.state(), paths));
	}
	async versions(path, limit) {
		return this.#scene.explaining(async () => {
			const { sha } = await this.#scene.base();
			return githubVersions(this.#scene.target, sha, path, limit);
		});
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		return this.#scene.explaining(async () => {
			for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
				const done = await this.#tryToPublish(proposal);
				if (done !== void 0) return done;
			}
			throw new ExpectedError(`The branch \`${this.#branch}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`, { fix: "Let only one run at a time publish to it (`concurrency` in the workflow), then run again." });
		});
	}
	/** Undefined when somebody pushed to the branch meanwhile: then all has to be looked at anew. */
	async #tryToPublish(proposal) {
		const state = await this.#scene.state();
		const owned = await this.#scene.ownership(state, this.#paths);
		if (owned.kind === "foreign") return this.#kept(state, owned.why);
		const changes = await changesOnto(this.#scene.target, state.base.sha, proposal.files);
		if (changes.length === 0) {
			const reason = heldAlready(`\`${state.base.name}\``, proposal.files);
			return {
				publication: this.#publication("none", state.pull, { reason }),
				findings: []
			};
		}
		const headSha = await this.#commit(changes, state, owned);
		return headSha === void 0 ? void 0 : this.#propose(proposal, state, headSha);
	}
	async withdraw(reason) {
		return this.#scene.explaining(async () => {
			const state = await this.#scene.state();
			const owned = await this.#scene.ownership(state, this.#paths);
			const { pull } = state;
			if (owned.kind === "foreign") {
				const kept = `The branch \`${this.#branch}\` ${owned.why}, so it was left as it is.`;
				return this.#publication("none", pull, { reason: pull === void 0 ? UNCHANGED : kept });
			}
			if (pull !== void 0) {
				await this.#scene.pulls.commentOnce(pull.number, reason);
				await this.#scene.pulls.close(pull);
			}
			if (this.#scene.options.deleteBranch && state.branch !== void 0 && await this.#scene.declined(state) === void 0) await deleteBranch(this.#scene.head, this.#branch);
			return pull === void 0 ? this.#publication("none", void 0, { reason: UNCHANGED }) : this.#publication("closed", pull, {
				headSha: pull.head.sha,
				reason
			});
		});
	}
	/**
	* The branch's one commit on top of the base; the one that is there when it is the same already, and undefined
	* when the branch is no longer what it was.
	*/
	async #commit(changes, { base, branch }, owned) {
		const there = owned.commit;
		if (branch !== void 0 && there?.parent === base.sha && isExactly(there.files, changes)) return branch;
		const { head, options } = this.#scene;
		const { sha } = await writeGitHubCommit(head, {
			parent: base.sha,
			files: changes,
			message: options.commitMessage,
			signOff: options.signOff
		});
		if (await head.head(this.#branch) !== branch) return void 0;
		await putBranch(head, this.#branch, sha, branch !== void 0);
		return sha;
	}
	async #propose(proposal, { base, branch, pull }, headSha) {
		const { api, target, pulls, options } = this.#scene;
		const wanted = {
			title: shorten(options.title, LONGEST_TITLE),
			body: composeBody(options.body, proposal, await this.#byDefaultToken()),
			base: base.name,
			draft: options.draft !== false || proposal.draft,
			maintainerCanModify: options.maintainerCanModify
		};
		const opened = pull === void 0 ? await pulls.openOrTake(wanted) : {
			pull,
			created: false,
			findings: []
		};
		const moved = headSha !== branch;
		const edited = opened.created ? {
			edited: false,
			findings: []
		} : await pulls.edit(opened.pull, {
			...wanted,
			draft: this.#redraft(proposal)
		}, { moved });
		const set = await setAttributes(api, target, opened.pull, options, { draft: wanted.draft });
		const operation = opened.created ? "created" : moved || edited.edited ? "updated" : "none";
		return {
			publication: this.#publication(operation, opened.pull, { headSha }),
			findings: [
				...opened.findings,
				...edited.findings,
				...set
			]
		};
	}
	/** What becomes of an open pull request; undefined: as it is. */
	#redraft(proposal) {
		const { draft } = this.#scene.options;
		if (proposal.draft || draft === "always-true") return true;
		return draft ? void 0 : false;
	}
	async #byDefaultToken() {
		return /^github-actions(\[bot\])?$/.test(await this.#scene.login() ?? "");
	}
	#kept({ pull, branch }, why) {
		const reason = `The branch \`${this.#branch}\` ${why}, so it was left as it is.`;
		const fix = `Merge or close ${pull === void 0 ? "what is on it" : `pull request #${pull.number}`} and delete the branch, or set another \`branch\`.`;
		const headSha = branch !== void 0 && { headSha: branch };
		return {
			publication: this.#publication("none", pull, {
				...headSha,
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
			branch: this.#branch,
			...pull && {
				number: pull.number,
				url: pull.html_url
			},
			...more
		};
	}
};

export { pullRequestPublisher };