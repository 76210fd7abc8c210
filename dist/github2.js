import { Ft as composeBody, Sr as UsageError, T as hasStatus, Tt as printableName, w as githubApi, xr as ExpectedError } from "./start.js";
import { a as explaining, i as blobSha, o as sameLogin, r as GitHubRepository, s as viewerLogin, t as PullRequests } from "./pull-requests.js";
import { l as heldAlready, s as UNCHANGED } from "./git-repository.js";

// src/publish/github.ts
const COMMIT_ATTEMPTS = 5;
/** Publishes one commit straight onto the base branch, never by force: when the branch moved, on top of what is there then. */
function commitPublisher({ repository, options, ...given }) {
	const target = new GitHubRepository(githubApi(given), repository);
	const subject = {
		repository,
		apiUrl: given.apiUrl,
		base: options.base
	};
	async function tryToPublish({ files }) {
		const base = await target.base(options.base);
		const changes = await target.changesOnto(base.sha, files);
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
		const { commitMessage: message, signOff } = options;
		const commit = await target.writeCommit({
			parent: base.sha,
			files: changes,
			message,
			signOff
		});
		try {
			await target.moveBranch(base.name, commit.sha, { force: false });
		} catch (error) {
			if (hasStatus(error, 422) && /fast.?forward/i.test(error.message)) return base.name;
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
			const base = await target.base(options.base);
			const obstacles = await target.obstacles(paths, base.sha);
			const plain = paths.filter((path) => !obstacles.has(path));
			const held = await target.files(plain, base.sha);
			const files = paths.map((path) => [path, {
				committed: held.get(path)?.bytes,
				obstacle: obstacles.get(path)
			}]);
			return {
				isPublic: base.isPublic,
				files: new Map(files)
			};
		}),
		versions: (path, limit) => explaining(subject, async () => target.versions((await target.base(options.base)).sha, path, limit)),
		publish: (proposal) => explaining(subject, async () => {
			for (let attempt = 1;; attempt++) {
				const done = await tryToPublish(proposal);
				if (typeof done !== "string") return {
					publication: done,
					findings: []
				};
				if (attempt < COMMIT_ATTEMPTS) continue;
				const message = `\`${done}\` moved ${COMMIT_ATTEMPTS} times while the profile was being committed onto it.`;
				throw new ExpectedError(message, { fix: "Run again when fewer commits land, or use `publish: pull-request`." });
			}
		}),
		withdraw: async () => ({
			kind: "commit",
			operation: "none",
			reason: UNCHANGED
		})
	};
}
/**
* Publishes as a pull request: one commit on one branch, created or updated in place. Every step looks at what is there first,
* so the next run finishes what a killed one began.
* @throws UsageError for a misspelt repository.
*/
function pullRequestPublisher(given) {
	return new PullRequestPublisher(given);
}
const ATTEMPTS = 3;
var PullRequestPublisher = class {
	kind = "pull-request";
	#given;
	#options;
	/** What the pull request is for. */
	#target;
	/** What has the branch: the same repository, or a fork. */
	#head;
	#pulls;
	/** Paths of the profiles, as far as they are known. */
	#paths = /* @__PURE__ */ new Set();
	#viewer;
	constructor(given) {
		const api = githubApi(given);
		this.#given = given;
		this.#options = given.options;
		this.#target = new GitHubRepository(api, given.repository);
		this.#head = new GitHubRepository(api, given.options.pushToFork ?? given.repository);
		this.#pulls = new PullRequests(this.#target, this.#head, given.options.branch);
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return this.#explaining(async () => this.#published(await this.#state(), paths));
	}
	async versions(path, limit) {
		return this.#explaining(async () => {
			const { sha } = await this.#target.base(this.#options.base);
			return this.#target.versions(sha, path, limit);
		});
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		return this.#explaining(async () => {
			for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
				const done = await this.#tryToPublish(proposal);
				if (done !== void 0) return done;
			}
			throw new ExpectedError(`The branch \`${this.#options.branch}\` moved ${ATTEMPTS} times while the profile was being committed onto it.`, { fix: "Let only one run at a time publish to it (`concurrency` in the workflow), then run again." });
		});
	}
	async withdraw(reason) {
		return this.#explaining(async () => {
			const state = await this.#state();
			const { pull } = state;
			const owned = await this.#ownership(state);
			if (owned.kind === "foreign") return this.#publication("none", pull, { reason: pull === void 0 ? UNCHANGED : this.#leftAlone(owned.why) });
			if (pull !== void 0) {
				await this.#pulls.commentOnce(pull.number, reason);
				await this.#pulls.close(pull);
			}
			if (this.#options.deleteBranch && state.branch !== void 0 && !await this.#declined(state)) await this.#head.deleteBranch(this.#options.branch);
			return pull === void 0 ? this.#publication("none", void 0, { reason: UNCHANGED }) : this.#publication("closed", pull, {
				headSha: pull.head.sha,
				reason
			});
		});
	}
	/** @returns undefined when somebody has moved the branch in the meantime. */
	async #tryToPublish(proposal) {
		const state = await this.#state();
		const { base, branch, pull } = state;
		const owned = await this.#ownership(state);
		if (owned.kind === "foreign") {
			const message = this.#leftAlone(owned.why);
			const fix = `Merge or close ${pull === void 0 ? "what is on it" : `pull request #${pull.number}`} and delete the branch, or set another \`branch\`.`;
			return {
				publication: this.#publication("none", pull, {
					headSha: branch,
					reason: message
				}),
				findings: [{
					severity: "warning",
					message,
					fix
				}]
			};
		}
		const changes = await this.#target.changesOnto(base.sha, proposal.files);
		if (changes.length === 0) {
			const reason = heldAlready(`\`${base.name}\``, proposal.files);
			return {
				publication: this.#publication("none", pull, { reason }),
				findings: []
			};
		}
		const isThere = owned.commit?.parent === base.sha && isExactly(owned.commit.files, changes);
		if (branch !== void 0 && isThere) return this.#propose(proposal, state, branch);
		const { commitMessage: message, signOff } = this.#options;
		const commit = await this.#head.writeCommit({
			parent: base.sha,
			files: changes,
			message,
			signOff
		});
		if (await this.#head.head(this.#options.branch) !== branch) return void 0;
		await this.#head.putBranch(this.#options.branch, commit.sha, branch !== void 0);
		return this.#propose(proposal, state, commit.sha);
	}
	/** Opens the pull request, or brings it up to date. */
	async #propose(proposal, { base, branch, pull }, headSha) {
		const options = this.#options;
		const byDefaultToken = /^github-actions(\[bot\])?$/.test(await this.#login() ?? "");
		const wanted = {
			title: options.title,
			body: composeBody(options.body, proposal, byDefaultToken),
			base: base.name,
			draft: options.draft || proposal.draft,
			maintainerCanModify: options.maintainerCanModify
		};
		const opened = pull ? {
			pull,
			created: false,
			findings: []
		} : await this.#pulls.openOrTake(wanted);
		const moved = headSha !== branch;
		const draft = proposal.draft || (options.draft ? void 0 : false);
		const { edited, findings } = opened.created ? {
			edited: false,
			findings: []
		} : await this.#pulls.edit(opened.pull, {
			...wanted,
			draft
		}, { moved });
		const more = await this.#pulls.complete(opened.pull, options, wanted.draft);
		const operation = opened.created ? "created" : moved || edited ? "updated" : "none";
		return {
			publication: this.#publication(operation, opened.pull, { headSha }),
			findings: [
				...opened.findings,
				...findings,
				...more
			]
		};
	}
	/** @throws ExpectedError without a base; UsageError when it is the branch itself, or the fork is none. */
	async #state() {
		const base = await this.#target.base(this.#options.base);
		const { branch } = this.#options;
		if (base.name === branch && !this.#inFork) throw new UsageError(`The pull request's branch \`${branch}\` is its base.`, { fix: "Set the input `branch` to a name of its own, or use `publish: commit`." });
		if (this.#inFork) await this.#requireFork();
		const open = await this.#pulls.open();
		return {
			base,
			branch: await this.#head.head(branch),
			pull: open.find((pull) => pull.base.ref === base.name) ?? open[0]
		};
	}
	/** Before a branch is pushed to it. Forks of one repository may take pull requests of one another. */
	async #requireFork() {
		const { fork, origin } = await this.#explaining(() => this.#head.facts(), this.#head);
		const isSame = (name) => name?.toLowerCase() === origin?.toLowerCase();
		if (fork && (origin === void 0 || isSame(this.#target.fullName))) return;
		if (fork && isSame((await this.#target.facts()).origin)) return;
		throw new UsageError(`${this.#head.fullName} is no fork of ${this.#target.fullName}.`, { fix: "Set `push-to-fork` to a fork, as owner/name, or leave it out." });
	}
	/**
	* The branch is ours when it adds at most one commit, by the token's owner, that changes profiles alone, or when it was merged.
	* Merges of the base, as by GitHub's button "Update branch", do not count.
	*/
	async #ownership({ base, branch }) {
		if (branch === void 0) return { kind: "ours" };
		const head = this.#inFork ? `${this.#head.owner}:${this.#options.branch}` : branch;
		const ahead = await this.#target.ahead(base.sha, head);
		const commits = ahead?.commits.filter(({ parents }) => parents.length < 2) ?? [];
		const why = await this.#whyForeign(ahead, commits);
		if (why !== void 0) return await this.#pulls.isMerged(branch) ? { kind: "ours" } : {
			kind: "foreign",
			why
		};
		const parent = commits[0]?.parents[0];
		if (ahead?.count !== 1 || parent === void 0) return { kind: "ours" };
		return {
			kind: "ours",
			commit: {
				parent,
				files: ahead.files
			}
		};
	}
	/** The rest of a sentence. */
	async #whyForeign(ahead, commits) {
		if (ahead === void 0) return "has no common history with the base branch";
		const [commit] = commits;
		if (commit === void 0) return void 0;
		if (commits.length > 1) {
			const authors = [...new Set(commits.map(({ author }) => author))].join(", ");
			return `holds ${commits.length} commits (by ${authors}) where we make one`;
		}
		const other = [...ahead.files.keys()].find((path) => this.#paths.size > 0 && !this.#paths.has(path));
		if (other !== void 0) return `changes ${printableName(other)}, which we do not`;
		const login = await this.#login();
		return (login === void 0 ? commit.bot : sameLogin(commit.author, login)) ? void 0 : `holds a commit by ${commit.author}`;
	}
	/** What base, open and declined pull request hold at the paths. */
	async #published(state, asked) {
		const { base, pull } = state;
		const obstacles = await this.#target.obstacles(asked, base.sha);
		const paths = asked.filter((path) => !obstacles.has(path));
		const committed = await this.#target.files(paths, base.sha);
		const proposed = pull && await this.#proposedBy(pull, base.sha, paths, committed);
		const closed = await this.#declined(state);
		const declined = closed && await this.#head.files(paths, closed.head.sha);
		const files = /* @__PURE__ */ new Map();
		for (const [path, obstacle] of obstacles) files.set(path, { obstacle });
		for (const path of paths) {
			const bytes = (held) => held?.get(path)?.bytes;
			files.set(path, {
				committed: bytes(committed),
				proposed: bytes(proposed?.files),
				outdated: proposed?.moved.has(path) || void 0,
				declined: bytes(declined)
			});
		}
		return {
			files: new Map(asked.map((path) => [path, files.get(path) ?? {}])),
			isPublic: base.isPublic,
			proposed: proposed && {
				number: pull.number,
				url: pull.html_url,
				headSha: pull.head.sha,
				outdated: proposed.isUnrelated || proposed.moved.size > 0
			},
			declined: closed && {
				number: closed.number,
				url: closed.html_url,
				branch: this.#options.branch
			}
		};
	}
	/** The open pull request's files (unchanged ones are as on the base), and those that the base has changed since. */
	async #proposedBy(pull, base, paths, committed) {
		const ahead = await this.#target.ahead(base, pull.head.sha);
		const changed = paths.filter((path) => ahead === void 0 || ahead.files.has(path));
		const held = await this.#head.files(changed, pull.head.sha);
		const unchanged = [...committed].filter(([path]) => !changed.includes(path));
		const isUnrelated = ahead === void 0;
		const started = isUnrelated || ahead.mergeBase === base ? committed : await this.#target.files(paths, ahead.mergeBase);
		const hasMoved = (path) => started.get(path)?.blobSha !== committed.get(path)?.blobSha;
		const moved = new Set(paths.filter((path) => isUnrelated || hasMoved(path)));
		return {
			files: new Map([...unchanged, ...held]),
			moved,
			isUnrelated
		};
	}
	/** What a person has closed; deleting the branch, or reopening it, takes that back. */
	async #declined({ branch, pull }) {
		return branch === void 0 || pull !== void 0 ? void 0 : this.#pulls.declined(branch);
	}
	/** Of the token's owner; undefined where it may not ask. */
	#login() {
		this.#viewer ??= viewerLogin(this.#target.api);
		return this.#viewer;
	}
	get #inFork() {
		return this.#head.fullName !== this.#target.fullName;
	}
	#explaining(action, asked = this.#target) {
		const { branch, base } = this.#options;
		const { apiUrl } = this.#given;
		return explaining({
			repository: asked.fullName,
			branch,
			base,
			apiUrl
		}, action);
	}
	#leftAlone(why) {
		return `The branch \`${this.#options.branch}\` ${why}, so it was left as it is.`;
	}
	#publication(operation, pull, more) {
		const { branch } = this.#options;
		return {
			kind: this.kind,
			operation,
			branch,
			number: pull?.number,
			url: pull?.html_url,
			...more
		};
	}
};
/** Whether a branch that changed these files made just these changes. */
function isExactly(changed, changes) {
	return changed.size === changes.length && changes.every(({ path, bytes }) => changed.has(path) && changed.get(path) === blobSha(bytes));
}

export { commitPublisher, pullRequestPublisher };