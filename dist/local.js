import { n as ExpectedError, r as UsageError } from "./errors.js";
import { n as LocalRepository } from "./local-repository.js";
import { t as UNCHANGED } from "./publisher.js";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

// src/publish/local.ts
const BODY_FILE = "pull-request.md";
/** Nothing limits a file; the renderer wants a number. */
const BODY_LIMIT = 1e6;
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
	/** Of the profile, once somebody said it. */
	#path;
	constructor(given) {
		this.#given = given;
	}
	async look(path) {
		this.#path = path;
		const { repository, base, branch } = await this.#state();
		const committed = await repository.file(base, path);
		if (branch === void 0) return { ...committed && { committed } };
		const { commits, mergeBase } = await repository.ahead(base, branch);
		if (commits === 0) return { ...committed && { committed } };
		const proposed = await repository.file(branch, path);
		const started = mergeBase === "" ? void 0 : await repository.file(mergeBase, path);
		const outdated = started === void 0 ? committed !== void 0 : !committed?.equals(started);
		return {
			...committed && { committed },
			proposed: {
				headSha: branch,
				outdated,
				...proposed && { profile: proposed }
			}
		};
	}
	async publish(proposal) {
		this.#path = proposal.path;
		const state = await this.#state();
		const foreign = await this.#foreign(state);
		if (foreign !== void 0) return this.#kept(state, foreign);
		const committed = await state.repository.file(state.base, proposal.path);
		if (committed !== void 0 && Buffer.from(proposal.profile).equals(committed)) return {
			publication: this.#publication("none", { reason: "The base holds this profile already." }),
			findings: []
		};
		const headSha = await this.#commit(proposal, state);
		const written = await this.#writeBody(proposal);
		const moved = headSha !== state.branch;
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
		const foreign = await this.#foreign(state);
		if (foreign !== void 0) return this.#kept(state, foreign).publication;
		await repository.deleteBranch(this.#given.options.branch, branch);
		await rm(join(this.#given.outputDirectory, BODY_FILE), { force: true });
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
	async #foreign({ repository, base, branch }) {
		if (branch === void 0) return void 0;
		const { commits, files } = await repository.ahead(base, branch);
		if (commits > 1) return `holds ${commits} commits where we make one`;
		const other = files.find((file) => this.#path !== void 0 && file !== this.#path);
		return other === void 0 ? void 0 : `changes ${other}, which we do not`;
	}
	async #commit(proposal, { repository, base, branch }) {
		if (branch !== void 0 && (await repository.parents(branch)).join() === base) {
			const there = await repository.file(branch, proposal.path);
			if (there !== void 0 && Buffer.from(proposal.profile).equals(there)) return branch;
		}
		const sha = await repository.commitFile({
			parent: base,
			path: proposal.path,
			bytes: proposal.profile,
			message: this.#given.options.commitMessage
		});
		await repository.putBranch(this.#given.options.branch, sha, branch);
		return sha;
	}
	/** False when the file said the same already. */
	async #writeBody(proposal) {
		const { outputDirectory, options } = this.#given;
		const body = [
			`# ${options.title}`,
			options.body?.trim() ?? "",
			proposal.renderBody({
				maxLength: BODY_LIMIT,
				byDefaultToken: false
			}).trim()
		].filter((part) => part !== "").join("\n\n");
		const file = join(outputDirectory, BODY_FILE);
		if (await readFile(file, "utf8").catch(() => void 0) === `${body}\n`) return false;
		await mkdir(outputDirectory, { recursive: true });
		await writeFile(`${file}.tmp`, `${body}\n`);
		await rename(`${file}.tmp`, file);
		return true;
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