import { Jn as sameBytes, Jr as printableName, xi as ExpectedError } from "./start.js";
import { u as obstacleAt } from "./publisher.js";

// src/publish/branch.ts
async function filesIn(repository, commit, paths) {
	const modeAt = repository.modesIn(commit);
	const found = /* @__PURE__ */ new Map();
	for (const path of paths) found.set(path, { obstacle: await obstacleAt(path, modeAt) });
	const plain = paths.filter((path) => found.get(path)?.obstacle === void 0);
	const contents = await repository.files(plain, commit);
	for (const path of plain) found.set(path, { committed: contents.get(path) });
	return found;
}
async function changesOnto(repository, commit, files) {
	const paths = files.map(({ path }) => path);
	const held = await repository.files(paths, commit);
	return files.filter(({ path, bytes }) => !sameBytes(held.get(path), bytes));
}
/** Reason when `place`, such as a branch in backticks, has the files already. */
function heldAlready(place, files) {
	if (files.some(({ bytes }) => bytes === void 0)) return `${place} is as proposed already.`;
	return `${place} holds ${files.length === 1 ? "this profile" : "these profiles"} already.`;
}
const ATTEMPTS = 5;
/** Repeats an attempt that returns undefined because the branch has moved in the meantime. */
async function retryWhileBranchMoves(branch, attempt, fix = "Let only one run at a time publish to it (`concurrency` in a workflow), then run again.") {
	for (let count = 1; count <= ATTEMPTS; count++) {
		const done = await attempt();
		if (done !== void 0) return done;
	}
	const message = `${branch} moved ${ATTEMPTS} times while it was being published to.`;
	throw new ExpectedError(message, { fix });
}
/**
* Decides about the branch; a subclass reads what there is and writes what is decided. Each attempt looks at everything again,
* so the next run finishes what a killed one began, and a branch is never overwritten unseen.
*/
var BranchPublisher = class {
	options;
	/** Known paths of profiles. */
	#paths = /* @__PURE__ */ new Set();
	/** What `look` found. */
	#looked;
	constructor(options) {
		this.options = options;
	}
	/** Whether what the branch holds was merged, so that the branch is free. */
	async isMerged(_state) {
		return false;
	}
	/** What a person has closed, with its files at the paths. */
	async declined(_state, _paths) {}
	/** Runs `action`, and explains what the server refuses. */
	explained(action) {
		return action();
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return this.explained(async () => {
			const state = await this.state();
			this.#looked = state;
			const { base, branch, open } = state;
			const files = await filesIn(state.target, base.sha, paths);
			if (open !== void 0 && branch !== void 0) await addProposed(files, state, branch);
			const plain = paths.filter((path) => files.get(path)?.obstacle === void 0);
			const declined = await this.declined(state, plain);
			for (const [path, bytes] of declined?.files ?? []) files.set(path, {
				...files.get(path),
				declined: bytes
			});
			const outdated = state.ahead === void 0 || [...files.values()].some((file) => file.outdated);
			return {
				files,
				isPublic: base.isPublic,
				proposed: open && {
					...open,
					headSha: branch,
					outdated
				},
				declined: declined?.about
			};
		});
	}
	versions(path, limit) {
		return this.explained(async () => {
			const { target, base } = this.#looked ?? await this.state();
			return target.versions(base.sha, path, limit);
		});
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		return this.#retryWhileBranchMoves(async (state) => {
			const foreign = await this.#whyForeign(state);
			if (foreign !== void 0) return this.#leftAlone(state, foreign);
			const { target, head, base } = state;
			const files = await changesOnto(target, base.sha, proposal.files);
			if (files.length === 0) {
				const reason = heldAlready(`\`${base.name}\``, proposal.files);
				return {
					publication: this.publication("none", state, { reason }),
					findings: []
				};
			}
			const { commitMessage: message, signoff } = this.options;
			const sha = await standing(state, files) ?? (await head.writeCommit({
				parent: base.sha,
				files,
				message,
				signoff
			})).sha;
			return this.propose(proposal, state, sha);
		});
	}
	async withdraw(reason) {
		return this.#retryWhileBranchMoves(async (state) => {
			const foreign = await this.#whyForeign(state);
			return foreign === void 0 ? this.close(state, reason) : this.#leftAlone(state, foreign).publication;
		});
	}
	#retryWhileBranchMoves(attempt) {
		return this.explained(() => retryWhileBranchMoves(`The branch \`${this.options.branch}\``, async () => attempt(await this.state())));
	}
	/**
	* Why the branch is not overwritten, as the rest of a sentence. It is ours when it adds at most one commit, by the identity
	* that publishes, that changes profiles alone. Merges of the base, as by GitHub's button "Update branch", do not count.
	*/
	async #whyForeign(state) {
		const why = state.branch && await this.#whoseCommits(state);
		return why === void 0 || await this.isMerged(state) ? void 0 : why;
	}
	async #whoseCommits(state) {
		const { ahead } = state;
		if (ahead === void 0) return "has no common history with the base branch";
		const commits = ahead.commits.filter(({ parents }) => parents.length < 2);
		const [commit] = commits;
		if (commit === void 0) return void 0;
		if (commits.length > 1) {
			const authors = [...new Set(commits.map(({ author }) => printableName(author)))].join(", ");
			return `holds ${commits.length} commits (by ${authors}) where we make one`;
		}
		const other = [...ahead.files].find((path) => this.#paths.size > 0 && !this.#paths.has(path));
		if (other !== void 0) return `changes ${printableName(other)}, which we do not`;
		if (await this.isOurs(commit, state)) return void 0;
		return `holds a commit by ${printableName(commit.author)}`;
	}
	#leftAlone(state, why) {
		const message = `The branch \`${this.options.branch}\` ${why}, so it was left alone.`;
		const { number } = state.open ?? {};
		const free = `Merge or close ${number === void 0 ? "what is on it" : `pull request #${number}`} and delete the branch, or set another \`branch\`.`;
		const fix = `${state.isShallow ? "Clone the whole history (`GIT_DEPTH: 0`, `fetch-depth: 0`), without which commits of the base look like those of other people. Else: " : ""}${free}`;
		return {
			publication: this.publication("none", state, {
				headSha: state.branch,
				reason: message
			}),
			findings: [{
				severity: "warning",
				message,
				fix
			}]
		};
	}
	publication(operation, { open }, more) {
		const { branch } = this.options;
		return {
			kind: this.kind,
			operation,
			branch,
			number: open?.number,
			url: open?.url,
			...more
		};
	}
};
/** SHA of the branch's commit if it is just what would be committed now. */
async function standing({ base, branch, head, ahead }, changes) {
	const isOnBase = ahead?.count === 1 && ahead.commits[0]?.parents.join() === base.sha;
	if (branch === void 0 || !isOnBase || ahead.files.size !== changes.length) return void 0;
	return (await changesOnto(head, branch, changes)).length === 0 ? branch : void 0;
}
/** Adds what the branch proposes, and whether the base has changed the file since. */
async function addProposed(files, { base, target, head, ahead }, branch) {
	const paths = [...files].flatMap(([path, { obstacle }]) => obstacle === void 0 ? path : []);
	const isChanged = (path) => ahead === void 0 || ahead.files.has(path);
	const proposed = await head.files(paths.filter(isChanged), branch);
	const before = ahead !== void 0 && ahead.mergeBase !== base.sha ? await target.files(paths, ahead.mergeBase) : void 0;
	for (const path of paths) {
		const committed = files.get(path)?.committed;
		const outdated = ahead === void 0 || before !== void 0 && !sameBytes(before.get(path), committed);
		const content = isChanged(path) ? proposed.get(path) : committed;
		files.set(path, {
			committed,
			proposed: content,
			outdated: outdated || void 0
		});
	}
}

export { retryWhileBranchMoves as a, heldAlready as i, changesOnto as n, filesIn as r, BranchPublisher as t };