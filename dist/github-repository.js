import { It as pLimit, J as isGraphQlError, Xt as ExpectedError, Zt as UsageError, q as hasStatus } from "./start.js";
import { o as signedOff, s as versionsAmong } from "./proposal.js";

// src/publish/github-repository.ts
/** GitHub slows down clients that ask for more. */
const READS_AT_ONCE = 4;
/** The most that GitHub lists at once. */
const PAGE = 100;
/** A repository on GitHub, by its API. */
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
	/** As every request names the repository. */
	get id() {
		return {
			owner: this.owner,
			repo: this.repo
		};
	}
	/** `origin`: full name of the repository that a network of forks comes from. */
	async facts() {
		const { data } = await this.api.rest.repos.get(this.id);
		return {
			defaultBranch: data.default_branch,
			fork: data.fork,
			isPublic: !data.private && (data.visibility ?? "public") === "public",
			origin: data.source?.full_name
		};
	}
	/** SHA of the branch's newest commit; undefined when there is no such branch. */
	async head(branch) {
		const ref = {
			...this.id,
			ref: `heads/${branch}`
		};
		return ifThere(async () => (await this.api.rest.git.getRef(ref)).data.object.sha);
	}
	/** The branch to publish onto. @throws ExpectedError when it does not exist. */
	async base(named) {
		const { defaultBranch, isPublic } = await this.facts();
		const name = named ?? defaultBranch;
		const sha = await this.head(name);
		if (sha !== void 0) return {
			name,
			sha,
			isPublic
		};
		throw new ExpectedError(`There is no branch \`${name}\` in ${this.fullName} to publish onto.`, { fix: "Correct the input `base`, or leave it out for the default branch." });
	}
	async files(paths, commit) {
		const found = /* @__PURE__ */ new Map();
		const read = async (path) => {
			const bytes = await this.#file(path, commit);
			if (bytes !== void 0) found.set(path, bytes);
		};
		await pLimit(READS_AT_ONCE).map(paths, read);
		return found;
	}
	/** A file of up to 100 MB. @throws ExpectedError when `path` is no file. */
	async #file(path, ref) {
		const asked = {
			...this.id,
			path,
			ref
		};
		const data = await ifThere(async () => (await this.api.rest.repos.getContent(asked)).data);
		if (data === void 0) return void 0;
		if (Array.isArray(data) || data.type !== "file") throw new ExpectedError(`\`${path}\` in ${this.fullName} is not a file.`, { fix: "Set `profile` to the path of a file." });
		const { content, encoding } = "content" in data && data.encoding === "base64" ? data : (await this.api.rest.git.getBlob({
			...this.id,
			file_sha: data.sha
		})).data;
		return Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
	}
	/** By the trees: for a link, the contents API answers what it leads to. */
	modesIn(commit) {
		const trees = /* @__PURE__ */ new Map();
		const entry = async (path) => {
			const slash = path.lastIndexOf("/");
			const folder = slash < 0 ? commit : (await entry(path.slice(0, slash)))?.sha;
			if (folder === void 0) return void 0;
			const tree = trees.get(folder) ?? this.entries(folder);
			trees.set(folder, tree);
			return (await tree).get(path.slice(slash + 1));
		};
		return async (path) => (await entry(path))?.mode;
	}
	/** Of a tree or commit, by name. */
	async entries(sha) {
		const { data } = await this.api.rest.git.getTree({
			...this.id,
			tree_sha: sha
		});
		return new Map(data.tree.map((entry) => [entry.path, entry]));
	}
	/** As the page "History" of the file lists it. */
	async versions(head, path, limit) {
		const asked = {
			...this.id,
			path,
			sha: head,
			per_page: Math.min(PAGE, 2 * limit)
		};
		const { data } = await this.api.rest.repos.listCommits(asked);
		const commits = data.map(({ sha, commit }) => ({
			commit: sha,
			title: commit.message.split("\n", 1)[0] ?? "",
			time: commit.committer?.date
		}));
		return versionsAmong(commits, (commit) => this.#file(path, commit), limit);
	}
	/** @param head a commit, or `owner:branch` of a fork. @returns undefined when the two have no common history. */
	async ahead(base, head) {
		const asked = {
			...this.id,
			basehead: `${base}...${head}`
		};
		const data = await ifThere(async () => (await this.api.rest.repos.compareCommitsWithBasehead(asked)).data);
		if (data === void 0) return void 0;
		const files = (data.files ?? []).flatMap(({ filename, previous_filename: before, status }) => status === "renamed" && before !== void 0 ? [before, filename] : filename);
		return {
			commits: data.commits.map(({ parents, author, commit }) => {
				const login = author !== null && "login" in author && author.login;
				return {
					parents: parents.map(({ sha }) => sha),
					author: login || (commit.author?.name ?? "unknown"),
					isBot: author !== null && "type" in author && author.type === "Bot"
				};
			}),
			count: data.ahead_by,
			files: new Set(files),
			mergeBase: data.merge_base_commit.sha
		};
	}
	/** Without an author it is the token owner's, and GitHub signs it for a bot. */
	async writeCommit({ parent, files, message, signOff }) {
		const base = await this.api.rest.git.getCommit({
			...this.id,
			commit_sha: parent
		});
		const tree = [];
		for (const { path, bytes } of files) {
			const sha = bytes === void 0 ? null : await this.#writeBlob(bytes);
			tree.push({
				path,
				mode: "100644",
				type: "blob",
				sha
			});
		}
		const written = await this.api.rest.git.createTree({
			...this.id,
			base_tree: base.data.tree.sha,
			tree
		});
		const commit = {
			...this.id,
			message,
			tree: written.data.sha,
			parents: [parent]
		};
		const { data } = await this.api.rest.git.createCommit(commit);
		if (!signOff) return data;
		const signed = {
			...commit,
			message: signedOff(message, data.author)
		};
		return (await this.api.rest.git.createCommit(signed)).data;
	}
	async #writeBlob(bytes) {
		const content = Buffer.from(bytes).toString("base64");
		return (await this.api.rest.git.createBlob({
			...this.id,
			content,
			encoding: "base64"
		})).data.sha;
	}
	/** Makes `branch` point to `sha`, whatever it was before; also when it appeared or vanished in the meantime. */
	async putBranch(branch, sha, exists) {
		const create = () => this.api.rest.git.createRef({
			...this.id,
			ref: `refs/heads/${branch}`,
			sha
		});
		const move = () => this.moveBranch(branch, sha, { force: true });
		try {
			await (exists ? move() : create());
		} catch (error) {
			const appeared = !exists && hasStatus(error, 422) && /already exists/i.test(error.message);
			if (!appeared && !(exists && isGone(error))) throw error;
			await (appeared ? move() : create());
		}
	}
	async moveBranch(branch, sha, { force }) {
		await this.api.rest.git.updateRef({
			...this.id,
			ref: `heads/${branch}`,
			sha,
			force
		});
	}
	async deleteBranch(branch) {
		await this.api.rest.git.deleteRef({
			...this.id,
			ref: `heads/${branch}`
		}).catch((error) => {
			if (!isGone(error)) throw error;
		});
	}
};
/** Undefined when the server answers 404. */
async function ifThere(ask) {
	try {
		return await ask();
	} catch (error) {
		if (hasStatus(error, 404)) return void 0;
		throw error;
	}
}
function isGone(error) {
	return hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message);
}
/** Login of the token's owner; undefined where the token may not ask. (`GET /user` is refused to GitHub Apps.) */
async function viewerLogin(api) {
	try {
		const { viewer } = await api.graphql("query { viewer { login } }");
		return viewer.login;
	} catch (error) {
		if (hasStatus(error, 403, 404) || isGraphQlError(error)) return void 0;
		throw error;
	}
}
/** REST and GraphQL name a bot differently: `github-actions[bot]` and `github-actions`. */
function sameLogin(one, other) {
	const plain = (login) => login.toLowerCase().replace(/\[bot\]$/, "");
	return plain(one) === plain(other);
}

export { viewerLogin as i, ifThere as n, sameLogin as r, GitHubRepository as t };