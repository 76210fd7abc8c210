import { n as ExpectedError, r as UsageError } from "./errors.js";
import { t as hasStatus } from "./errors2.js";
import { t as signedOff } from "./sign-off.js";
import { createHash } from "node:crypto";

// src/publish/github-repository.ts
/** The requests on one repository that all publishing through GitHub's Git data API is made of. */
var GitHubRepository = class {
	owner;
	repo;
	#api;
	/** @throws UsageError when `fullName` is not `owner/name`. */
	constructor(api, fullName) {
		const [owner, repo, ...rest] = fullName.split("/");
		if (!owner || !repo || rest.length > 0) throw new UsageError(`\`${fullName}\` is not a repository's name.`, { fix: "Write it as owner/name, such as octocat/hello-world." });
		this.#api = api;
		this.owner = owner;
		this.repo = repo;
	}
	get fullName() {
		return `${this.owner}/${this.repo}`;
	}
	async facts() {
		const { data } = await this.#api.rest.repos.get(this.#id);
		return {
			defaultBranch: data.default_branch,
			fork: data.fork
		};
	}
	/** SHA of the branch's newest commit; undefined when there is no such branch. */
	async head(branch) {
		try {
			const { data } = await this.#api.rest.git.getRef({
				...this.#id,
				ref: `heads/${branch}`
			});
			return data.object.sha;
		} catch (error) {
			if (hasStatus(error, 404)) return void 0;
			throw error;
		}
	}
	/**
	* The file at `path` in the commit or branch `ref`, of up to 100 MB; undefined when there is none.
	* @throws ExpectedError when `path` is a folder or anything else that is no file.
	*/
	async file(path, ref) {
		const data = await this.#contents(path, ref);
		if (data === void 0) return void 0;
		if (Array.isArray(data) || data.type !== "file") throw new ExpectedError(`\`${path}\` in ${this.fullName} is not a file.`, { fix: "Set `profile` to the path of a file." });
		const { content, encoding } = "content" in data && data.encoding === "base64" ? data : (await this.#api.rest.git.getBlob({
			...this.#id,
			file_sha: data.sha
		})).data;
		return {
			bytes: Buffer.from(content, encoding === "base64" ? "base64" : "utf8"),
			blobSha: data.sha
		};
	}
	async #contents(path, ref) {
		try {
			return (await this.#api.rest.repos.getContent({
				...this.#id,
				path,
				ref
			})).data;
		} catch (error) {
			if (hasStatus(error, 404)) return void 0;
			throw error;
		}
	}
	/** Writes one commit on top of `parent` that has `bytes` at `path`; no branch moves yet. */
	async commitFile(change) {
		const { git } = this.#api.rest;
		const parent = await git.getCommit({
			...this.#id,
			commit_sha: change.parent
		});
		const blob = await git.createBlob({
			...this.#id,
			content: Buffer.from(change.bytes).toString("base64"),
			encoding: "base64"
		});
		const tree = await git.createTree({
			...this.#id,
			base_tree: parent.data.tree.sha,
			tree: [{
				path: change.path,
				mode: "100644",
				type: "blob",
				sha: blob.data.sha
			}]
		});
		const commit = {
			message: change.message,
			tree: tree.data.sha,
			parents: [change.parent]
		};
		const { sha, url, author } = await this.#createCommit(commit);
		if (!change.signOff) return {
			sha,
			url
		};
		return this.#createCommit({
			...commit,
			message: signedOff(change.message, author)
		});
	}
	/** Without an author of its own the commit is the token owner's, and signed by GitHub where that is a bot. */
	async #createCommit(commit) {
		const { data } = await this.#api.rest.git.createCommit({
			...this.#id,
			...commit
		});
		return {
			sha: data.sha,
			url: data.html_url,
			author: data.author
		};
	}
	/**
	* Makes `branch` point to `sha` whatever it was before, also when it came to be or went meanwhile.
	* @throws UsageError when another branch's name keeps this one from being made.
	*/
	async putBranch(branch, sha, exists) {
		try {
			if (exists) await this.moveBranch(branch, sha, { force: true });
			else await this.#api.rest.git.createRef({
				...this.#id,
				ref: `refs/heads/${branch}`,
				sha
			});
		} catch (error) {
			const appeared = !exists && hasStatus(error, 422) && /already exists/i.test(error.message);
			if (!exists && hasStatus(error, 422) && /reference update failed/i.test(error.message)) await this.#requireRoom(branch);
			const vanished = exists && hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message);
			if (!appeared && !vanished) throw error;
			if (appeared) await this.moveBranch(branch, sha, { force: true });
			else await this.#api.rest.git.createRef({
				...this.#id,
				ref: `refs/heads/${branch}`,
				sha
			});
		}
	}
	/** Git has no room for both `pgo` and `pgo/default`, and the server does not say that this was it. */
	async #requireRoom(branch) {
		const parts = branch.split("/");
		let inTheWay;
		for (let length = 1; length < parts.length && inTheWay === void 0; length++) {
			const above = parts.slice(0, length).join("/");
			if (await this.head(above) !== void 0) inTheWay = above;
		}
		const below = {
			...this.#id,
			ref: `heads/${branch}/`
		};
		inTheWay ??= (await this.#api.rest.git.listMatchingRefs(below)).data[0]?.ref.replace("refs/heads/", "");
		if (inTheWay === void 0) return;
		throw new UsageError(`The branch \`${branch}\` cannot be made in ${this.fullName}: there is a branch \`${inTheWay}\`.`, { fix: "Set `branch` to a name that does not continue that one, or delete that branch." });
	}
	async moveBranch(branch, sha, { force }) {
		await this.#api.rest.git.updateRef({
			...this.#id,
			ref: `heads/${branch}`,
			sha,
			force
		});
	}
	/** Deletes the branch; one that is gone already is fine. */
	async deleteBranch(branch) {
		try {
			await this.#api.rest.git.deleteRef({
				...this.#id,
				ref: `heads/${branch}`
			});
		} catch (error) {
			if (!(hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message))) throw error;
		}
	}
	/** `head` is a commit, or `owner:branch` of a fork; undefined when the two have no common history. */
	async ahead(base, head) {
		try {
			const { data } = await this.#api.rest.repos.compareCommitsWithBasehead({
				...this.#id,
				basehead: `${base}...${head}`
			});
			return {
				count: data.ahead_by,
				mergeBase: data.merge_base_commit.sha,
				files: (data.files ?? []).map((file) => file.filename),
				commits: data.commits.map(({ sha, parents, author, commit }) => ({
					sha,
					parents: parents.map((parent) => parent.sha),
					author: author !== null && "login" in author && author.login || (commit.author?.name ?? "unknown"),
					bot: author !== null && "type" in author && author.type === "Bot"
				}))
			};
		} catch (error) {
			if (hasStatus(error, 404)) return void 0;
			throw error;
		}
	}
	get #id() {
		return {
			owner: this.owner,
			repo: this.repo
		};
	}
};
/** Git's name of a blob with these bytes. */
function blobSha(bytes) {
	return createHash("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
}

export { blobSha as n, GitHubRepository as t };