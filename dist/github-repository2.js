import { t as pLimit } from "./p-limit.js";
import { Dr as UsageError, Er as ExpectedError, bt as hasStatus, gt as obstacleAt } from "./start.js";
import { createHash } from "node:crypto";

// src/publish/github-repository.ts
/** GitHub slows down those who ask for more. */
const READS_AT_ONCE = 4;
/** What a repository on GitHub holds. */
var GitHubRepository = class {
	owner;
	repo;
	api;
	/** @throws UsageError when `fullName` is not `owner/name`. */
	constructor(api, fullName) {
		const [owner, repo, ...rest] = fullName.split("/");
		if (!owner || !repo || rest.length > 0) throw new UsageError(`\`${fullName}\` is not a repository's name.`, { fix: "Write it as owner/name, such as octocat/hello-world." });
		this.api = api;
		this.owner = owner;
		this.repo = repo;
	}
	get fullName() {
		return `${this.owner}/${this.repo}`;
	}
	/** `origin`: full name of what a fork comes from in the first place, as far as the server tells. */
	async facts() {
		const { data } = await this.api.rest.repos.get(this.id);
		const origin = data.source?.full_name;
		const isPublic = !data.private && (data.visibility ?? "public") === "public";
		return {
			defaultBranch: data.default_branch,
			fork: data.fork,
			isPublic,
			...origin !== void 0 && { origin }
		};
	}
	/** SHA of the branch's newest commit; undefined when there is no such branch. */
	async head(branch) {
		try {
			const { data } = await this.api.rest.git.getRef({
				...this.id,
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
		const { content, encoding } = "content" in data && data.encoding === "base64" ? data : (await this.api.rest.git.getBlob({
			...this.id,
			file_sha: data.sha
		})).data;
		return {
			bytes: Buffer.from(content, encoding === "base64" ? "base64" : "utf8"),
			blobSha: data.sha
		};
	}
	/** The same for several paths; those that are not there are left out. */
	async files(paths, ref) {
		const few = pLimit(READS_AT_ONCE);
		const read = async (path) => [path, await this.file(path, ref)];
		const found = await Promise.all(paths.map((path) => few(read, path)));
		return new Map(found.flatMap(([path, file]) => file === void 0 ? [] : [[path, file]]));
	}
	/**
	* What each of the paths has in its way in a commit; those with nothing in it are left out. The contents do not
	* tell: of a symbolic link, GitHub answers what it leads to.
	*/
	async obstacles(paths, commit) {
		const root = (await this.api.rest.git.getCommit({
			...this.id,
			commit_sha: commit
		})).data.tree.sha;
		const trees = /* @__PURE__ */ new Map();
		const tree = (sha) => {
			const listed = trees.get(sha) ?? this.#tree(sha);
			trees.set(sha, listed);
			return listed;
		};
		const entry = async (path) => {
			const slash = path.lastIndexOf("/");
			const folder = slash < 0 ? root : (await entry(path.slice(0, slash)))?.sha;
			return folder === void 0 ? void 0 : (await tree(folder)).get(path.slice(slash + 1));
		};
		const found = /* @__PURE__ */ new Map();
		for (const path of paths) {
			const obstacle = await obstacleAt(path, async (at) => (await entry(at))?.mode);
			if (obstacle !== void 0) found.set(path, obstacle);
		}
		return found;
	}
	async #tree(sha) {
		const { data } = await this.api.rest.git.getTree({
			...this.id,
			tree_sha: sha
		});
		return new Map(data.tree.map((entry) => [entry.path, entry]));
	}
	async #contents(path, ref) {
		try {
			return (await this.api.rest.repos.getContent({
				...this.id,
				path,
				ref
			})).data;
		} catch (error) {
			if (hasStatus(error, 404)) return void 0;
			throw error;
		}
	}
	/**
	* The commits up to `ref` that changed `path`, newest first, as the file's page "History" lists them: those of
	* a merged branch, and not the merge. At most `limit`, which is at most 100.
	*/
	async commits(path, ref, limit) {
		const { data } = await this.api.rest.repos.listCommits({
			...this.id,
			path,
			sha: ref,
			per_page: limit
		});
		return data.map(({ sha, commit }) => ({
			commit: sha,
			title: commit.message.split("\n", 1)[0] ?? "",
			...commit.committer?.date && { time: commit.committer.date }
		}));
	}
	/** `head` is a commit, or `owner:branch` of a fork; undefined when the two have no common history. */
	async ahead(base, head) {
		try {
			const { data } = await this.api.rest.repos.compareCommitsWithBasehead({
				...this.id,
				basehead: `${base}...${head}`
			});
			return {
				count: data.ahead_by,
				mergeBase: data.merge_base_commit.sha,
				files: new Map((data.files ?? []).flatMap(changedBlobs)),
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
	/** As every request names the repository. */
	get id() {
		return {
			owner: this.owner,
			repo: this.repo
		};
	}
};
/** A renamed file is one that is deleted and one that is added. */
function changedBlobs(file) {
	return [...file.status === "renamed" && file.previous_filename !== void 0 ? [[file.previous_filename, void 0]] : [], [file.filename, file.status === "removed" ? void 0 : file.sha ?? void 0]];
}
/** Git's name of a blob with these bytes. */
function blobSha(bytes) {
	return createHash("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
}

export { blobSha as n, GitHubRepository as t };