import { Dr as UsageError, Er as ExpectedError } from "./start.js";
import { i as publishedOn, n as commitOnto, o as removeBodyFile, r as foreignOn, s as writeBodyFile, t as changesOnto } from "./on-branch.js";
import { n as heldAlready, t as UNCHANGED } from "./publisher.js";
import { n as LocalRepository } from "./local-repository.js";
import { t as localVersions } from "./local-versions.js";

// src/publish/local.ts
/**
* Publishes into a local repository with git alone: a branch with one commit on top of the base, and the text
* that would be the pull request's as a file. The user's work tree, index and checked-out branch stay as they are.
*/
function localPublisher(given) {
	return new LocalPublisher(given);
}
var LocalPublisher = class {
	kind = "local";
	#given;
	/** Of the profiles, as far as somebody said them. */
	#paths = /* @__PURE__ */ new Set();
	constructor(given) {
		this.#given = given;
	}
	async look(paths) {
		for (const path of paths) this.#paths.add(path);
		return publishedOn(await this.#state(), paths);
	}
	async versions(path, limit) {
		const { repository, base } = await this.#state();
		return localVersions(repository, base, path, limit);
	}
	async publish(proposal) {
		for (const { path } of proposal.files) this.#paths.add(path);
		const state = await this.#state();
		const foreign = await foreignOn(state, this.#paths);
		if (foreign !== void 0) return this.#kept(state, foreign);
		const changes = await changesOnto(state.repository, state.base, proposal.files);
		if (changes.length === 0) {
			const reason = heldAlready("The base", proposal.files);
			return {
				publication: this.#publication("none", { reason }),
				findings: []
			};
		}
		const { outputDirectory, options } = this.#given;
		const headSha = await commitOnto(state, changes, options);
		const moved = headSha !== state.branch;
		if (moved) await state.repository.putBranch(options.branch, headSha, state.branch);
		const written = await writeBodyFile(outputDirectory, proposal, options);
		const operation = state.branch === void 0 ? "created" : moved || written ? "updated" : "none";
		return {
			publication: this.#publication(operation, { headSha }),
			findings: []
		};
	}
	/** The branch is all that is open here, so it goes, and with it the text. */
	async withdraw(reason) {
		const state = await this.#state();
		const { repository, base, branch } = state;
		if (branch === void 0 || (await repository.ahead(base, branch)).commits === 0) return this.#publication("none", { reason: UNCHANGED });
		const foreign = await foreignOn(state, this.#paths);
		if (foreign !== void 0) return this.#kept(state, foreign).publication;
		await repository.deleteBranch(this.#given.options.branch, branch);
		await removeBodyFile(this.#given.outputDirectory);
		return this.#publication("closed", {
			headSha: branch,
			reason: `The branch is deleted. ${reason}`
		});
	}
	/** @throws ExpectedError without git, repository, commit or base; UsageError for a branch that cannot be ours. */
	async #state() {
		const { directory, env, signal, options } = this.#given;
		const repository = await LocalRepository.open(directory, env, signal);
		await repository.checkBranchName(options.branch);
		const base = await this.#base(repository);
		if (await repository.isCheckedOut(options.branch)) throw new UsageError(`The branch \`${options.branch}\` is checked out, so it is not published to.`, { fix: "Set the input `branch` to a name of its own, or check out another branch." });
		return {
			repository,
			base,
			branch: await repository.commit(`refs/heads/${options.branch}`)
		};
	}
	async #base(repository) {
		const { base } = this.#given.options;
		if (base !== void 0) {
			const sha = await repository.commit(`refs/heads/${base}`) ?? await repository.commit(base);
			if (sha !== void 0) return sha;
		} else {
			const sha = await repository.commit("HEAD");
			if (sha !== void 0) return sha;
		}
		if (base === void 0 || await repository.commit("HEAD") === void 0) throw new ExpectedError("The git repository has no commits yet.", { fix: "Make a first commit, then run again." });
		throw new ExpectedError(`There is no branch or commit \`${base}\` in the git repository.`, { fix: "Correct the input `base`, or leave it out for what is checked out." });
	}
	#kept({ branch }, why) {
		const reason = `The branch \`${this.#given.options.branch}\` ${why}, so it was left as it is.`;
		const fix = "Merge or delete the branch, or set another `branch`.";
		return {
			publication: this.#publication("none", {
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
	#publication(operation, more) {
		return {
			kind: this.kind,
			operation,
			branch: this.#given.options.branch,
			...more
		};
	}
};

export { localPublisher };