import { t as pLimit } from "./p-limit.js";
import { a as isGraphQlError, i as hasStatus, l as isResponseError, n as githubApi, r as hasLostAnswer, s as isRateLimit, t as generalFailure, u as serverWords } from "./github.js";
import { t as listPages } from "./pages.js";
import { n as ExpectedError } from "./errors.js";
import { r as apiUrlIn } from "./host.js";
import { c as isSameText } from "./proposal-text.js";
import { c as signedOff, d as versionsAmong, t as MayOnlyRead } from "./publisher2.js";
import { t as adviceForRules } from "./server-rules.js";
import { createHash } from "node:crypto";

// src/publish/github-repository.ts
/** The most requests to GitHub's API that run at the same time. GitHub slows down clients that make more requests in parallel. */
const READS_AT_ONCE = 4;
/** The most items that GitHub lists in one answer. */
const LISTED_AT_ONCE = 100;
const COMMENT_ATTEMPTS = 3;
/**
* The most comments of one issue that are read. GitHub itself allows 2,500 comments, but the list of a faulty or hostile server may never
* end.
*/
const MOST_COMMENTS = 5e3;
/** The most pages of a pull request's commits that are read. GitHub lists at most 250 commits of a pull request. */
const MOST_COMMIT_PAGES = 3;
/** The SHA with which git means a branch that does not exist. */
const ZERO_OID = "0".repeat(40);
/** A repository on GitHub, which is read and written by GitHub's API. */
var GitHubRepository = class {
	owner;
	repo;
	api;
	#nodeId;
	/** @param fullName `owner/name`. */
	constructor(api, fullName) {
		this.api = api;
		[this.owner = "", this.repo = ""] = fullName.split("/");
	}
	get fullName() {
		return `${this.owner}/${this.repo}`;
	}
	/** The parameters that name the repository in every request. */
	get id() {
		return {
			owner: this.owner,
			repo: this.repo
		};
	}
	/** Returns the SHA of a branch's newest commit; undefined if the branch does not exist. */
	async head(branch) {
		const ref = {
			...this.id,
			ref: `heads/${branch}`
		};
		return ifThere(async () => (await this.api.rest.git.getRef(ref)).data.object.sha);
	}
	/** Returns the base branch. @throws ExpectedError if the base branch does not exist. */
	async base(named) {
		const { data } = await this.api.rest.repos.get(this.id);
		const isPublic = !data.private && (data.visibility ?? "public") === "public";
		const name = named ?? data.default_branch;
		const sha = await this.head(name);
		if (sha !== void 0) return {
			name,
			sha,
			isPublic
		};
		throw new ExpectedError(`The base branch \`${name}\` does not exist in ${this.fullName}.`, { fix: "Correct the input `base`, or leave it out for the default branch." });
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
	/** Reads a file of at most 100 MB. */
	async #file(path, ref) {
		const asked = {
			...this.id,
			path,
			ref
		};
		const data = await ifThere(async () => (await this.api.rest.repos.getContent(asked)).data);
		if (data === void 0 || Array.isArray(data) || data.type !== "file") return void 0;
		const { content, encoding } = "content" in data && data.encoding === "base64" ? data : (await this.api.rest.git.getBlob({
			...this.id,
			file_sha: data.sha
		})).data;
		return Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
	}
	/** Reads modes from git's trees, because GitHub's API for contents follows links. */
	modesIn(commit) {
		const trees = /* @__PURE__ */ new Map();
		const read = (tree_sha) => this.api.rest.git.getTree({
			...this.id,
			tree_sha
		});
		const entry = async (path) => {
			const slash = path.lastIndexOf("/");
			const folder = slash < 0 ? commit : (await entry(path.slice(0, slash)))?.sha;
			if (folder === void 0) return void 0;
			const tree = trees.get(folder) ?? read(folder);
			trees.set(folder, tree);
			return (await tree).data.tree.find((one) => one.path === path.slice(slash + 1));
		};
		return async (path) => (await entry(path))?.mode;
	}
	/** Lists the versions of a file, as GitHub's page "History" of the file does. */
	async versions(head, path, limit) {
		const asked = {
			...this.id,
			path,
			sha: head,
			per_page: Math.min(100, 2 * limit)
		};
		const { data } = await this.api.rest.repos.listCommits(asked);
		const commits = data.map(({ sha, commit }) => ({
			commit: sha,
			title: commit.message.split("\n", 1)[0] ?? "",
			time: commit.committer?.date
		}));
		return versionsAmong(commits, (commit) => this.#file(path, commit), limit);
	}
	/** Returns the SHAs of the commits of a pull request. */
	async commitsOf(pull_number) {
		const shas = /* @__PURE__ */ new Set();
		for (let page = 1; page <= MOST_COMMIT_PAGES; page++) {
			const asked = {
				...this.id,
				pull_number,
				per_page: 100,
				page
			};
			const { data } = await this.api.rest.pulls.listCommits(asked);
			for (const { sha } of data) shas.add(sha);
			if (data.length < 100) break;
		}
		return shas;
	}
	/**
	* Returns the differences of a branch from its base; undefined if the two have no common history.
	* @param head the SHA of a commit, or `owner:branch` or `owner:repository:branch` for a branch of a fork.
	*/
	async ahead(base, head) {
		const asked = {
			...this.id,
			basehead: `${base}...${head}`
		};
		const data = await ifThere(async () => (await this.api.rest.repos.compareCommitsWithBasehead(asked)).data);
		if (data === void 0) return void 0;
		const files = (data.files ?? []).flatMap(({ filename, previous_filename: before, status }) => status === "renamed" && before !== void 0 ? [before, filename] : filename);
		return {
			commits: data.commits.map(({ sha, parents, author, committer, commit }) => ({
				sha,
				parents: parents.map((parent) => parent.sha),
				message: commit.message,
				author: personOf(author, commit.author),
				committer: personOf(committer, commit.committer)
			})),
			count: data.ahead_by,
			files: new Set(files),
			mergeBase: data.merge_base_commit.sha
		};
	}
	/**
	* Writes a commit. The request names no author, so that GitHub makes the token's owner the author, and signs the commit if the owner is a
	* bot.
	*/
	async writeCommit({ parent, files, message, signoff }) {
		const base = await this.api.rest.git.getCommit({
			...this.id,
			commit_sha: parent
		});
		const modeAt = this.modesIn(parent);
		const tree = [];
		for (const { path, bytes } of files) {
			const blob = bytes && {
				content: Buffer.from(bytes).toString("base64"),
				encoding: "base64"
			};
			const sha = blob ? (await this.api.rest.git.createBlob({
				...this.id,
				...blob
			})).data.sha : null;
			const isExecutable = await modeAt(path) === "100755";
			tree.push({
				path,
				mode: isExecutable ? "100755" : "100644",
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
		if (!signoff) return data;
		const signed = {
			...commit,
			message: signedOff(message, data.author)
		};
		return (await this.api.rest.git.createCommit(signed)).data;
	}
	/**
	* Creates, moves or deletes a branch, but only if the branch has not changed since it was read.
	* @param before the commit that the branch must have now; undefined if the branch must not exist.
	* @param after the new commit of the branch; undefined deletes the branch.
	* @returns false if the branch has been changed since it was read.
	*/
	async moveBranchFrom(branch, before, after) {
		try {
			if (before === void 0) await this.api.rest.git.createRef({
				...this.id,
				ref: `refs/heads/${branch}`,
				sha: after ?? ZERO_OID
			});
			else await this.#updateRef(branch, before, after ?? ZERO_OID);
			return true;
		} catch (error) {
			if (!(isGraphQlError(error) || hasStatus(error, 409, 422))) throw error;
			const now = await this.head(branch);
			if (now === after) return true;
			if (now !== before) return false;
			throw error;
		}
	}
	/** Changes a branch by GraphQL, because a REST request would overwrite a push that came after the branch was read. */
	async #updateRef(branch, beforeOid, afterOid) {
		this.#nodeId ??= this.api.rest.repos.get(this.id).then(({ data }) => data.node_id);
		const update = {
			name: `refs/heads/${branch}`,
			beforeOid,
			afterOid,
			force: true
		};
		await this.api.graphql(`mutation($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
        updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
      }`, {
			repositoryId: await this.#nodeId,
			refUpdates: [update]
		});
	}
	async moveBranch(branch, sha, { force }) {
		await this.api.rest.git.updateRef({
			...this.id,
			ref: `heads/${branch}`,
			sha,
			force
		});
	}
	/** Returns the oldest comment on an issue or pull request for which `matches` returns true. */
	async findComment(issue_number, matches) {
		const ask = async (page = "1") => {
			const asked = {
				...this.id,
				issue_number,
				per_page: 100,
				page: Number(page)
			};
			const { data } = await this.api.rest.issues.listComments(asked);
			return {
				items: data,
				next: data.length < 100 ? void 0 : String(Number(page) + 1)
			};
		};
		const comments = listPages(ask, {
			subject: `The list of comments on #${issue_number}`,
			fixServer: "Check the server of GITHUB_API_URL.",
			fixLength: "Close this issue or pull request, and open a new one, which has no comments yet.",
			most: MOST_COMMENTS,
			bytesOf: ({ body }) => body?.length ?? 0
		});
		for await (const comment of comments) if (await matches(comment)) return comment;
	}
	/** Comments. If the answer to a request is lost, `find` looks for the comment before the request is sent again. */
	async makeComment(issue_number, body, find) {
		for (let attempt = 1;; attempt++) try {
			return (await this.api.rest.issues.createComment({
				...this.id,
				issue_number,
				body
			})).data;
		} catch (error) {
			if (attempt === COMMENT_ATTEMPTS || !hasLostAnswer(error)) throw error;
			const made = await find();
			if (made !== void 0) return made;
		}
	}
	/**
	* Writes a comment, unless the comment exists already. The comment exists already if an earlier run was killed right after it had
	* commented.
	* @returns the comment.
	*/
	async commentOnce(number, body) {
		const find = () => this.findComment(number, (one) => isSameText(one.body, body));
		return await find() ?? this.makeComment(number, body, find);
	}
};
/**
* Returns the author or committer of a commit. @param account undefined or null if GitHub knows no account with the commit's email address.
*/
function personOf(account, written) {
	return {
		name: account?.login || written?.name || "unknown",
		email: written?.email,
		isBot: account?.type === "Bot"
	};
}
/** Whether a commit's author or committer is the token's owner. A token that may not read its own owner belongs to a bot. */
function isByViewer({ name, isBot }, viewer) {
	return viewer === void 0 ? isBot === true : sameLogin(name, viewer);
}
function repositoryAt({ env, ...given }, fullName) {
	return new GitHubRepository(githubApi({
		...given,
		apiUrl: apiUrlIn(env)
	}), fullName);
}
/** Returns the SHA of a branch's newest commit; undefined if the branch does not exist. @throws ExpectedError if it cannot be read. */
function newestCommit(access, { repository, branch }) {
	return explaining({ repository }, () => repositoryAt(access, repository).head(branch));
}
/** Reads a file of a commit; undefined if the commit has no such file. @throws ExpectedError if the file cannot be read. */
function fileAt(access, { repository, commit, path }) {
	const target = repositoryAt(access, repository);
	return explaining({ repository }, async () => {
		await target.api.rest.git.getCommit({
			...target.id,
			commit_sha: commit
		});
		return (await target.files([path], commit)).get(path);
	});
}
/** Returns the SHAs of the commits of a pull request. @throws ExpectedError if the list cannot be read. */
function commitsOfPull(access, { repository, number }) {
	return explaining({ repository }, () => repositoryAt(access, repository).commitsOf(number));
}
/** Returns the result of a request; undefined if the server answers 404. */
async function ifThere(ask) {
	try {
		return await ask();
	} catch (error) {
		if (hasStatus(error, 404)) return void 0;
		throw error;
	}
}
/** Returns the login of the token's owner; undefined if the token may not read its owner, as with the token of a GitHub App. */
async function viewerLogin(api) {
	try {
		const { viewer } = await api.graphql("query { viewer { login } }");
		return viewer.login;
	} catch (error) {
		if (hasStatus(error, 403, 404) || isGraphQlError(error)) return void 0;
		throw error;
	}
}
/** Whether two logins name the same account. REST and GraphQL name a bot differently: `github-actions[bot]` and `github-actions`. */
function sameLogin(one, other) {
	const plain = (login) => login.toLowerCase().replace(/\[bot\]$/, "");
	return plain(one) === plain(other);
}
/** The most characters that GitHub accepts as a comment. */
const COMMENT_LIMIT = 65536;
/**
* Updates the action's comment about `subject`, or creates this comment. The action recognizes its comment by the hidden mark at the
* beginning and by the author. So the action never changes a comment by a different author, even if that comment quotes the mark.
* @returns a text such as `updated: URL`, with the URL of the comment; undefined if the comment does not exist and was not created.
* @throws the API client's `ResponseError` if the server refuses a request.
*/
async function keepComment(options) {
	const { number, subject, onlyUpdate } = options;
	const target = new GitHubRepository(githubApi(options), options.repository);
	const { api, id } = target;
	const mark = `<!-- go-pgo-action: comment ${createHash("sha256").update(subject).digest("hex").slice(0, 16)} -->`;
	let viewer;
	const find = () => target.findComment(number, async ({ body, user }) => {
		if (!body?.startsWith(mark) || !user) return false;
		viewer ??= viewerLogin(api);
		const login = await viewer;
		return login === void 0 ? user.type === "Bot" : sameLogin(user.login, login);
	});
	const existing = await find();
	if (existing === void 0 && onlyUpdate === true) return void 0;
	const body = `${mark}\n${options.renderBody(COMMENT_LIMIT - mark.length - 1)}`;
	if (existing !== void 0) {
		if (isSameText(existing.body, body)) return `unchanged: ${existing.html_url}`;
		const comment = {
			...id,
			comment_id: existing.id
		};
		try {
			return `updated: ${(await api.rest.issues.updateComment({
				...comment,
				body
			})).data.html_url}`;
		} catch (error) {
			const isThere = async () => await ifThere(() => api.rest.issues.getComment(comment)) !== void 0;
			if (!hasStatus(error, 404) || await isThere()) throw error;
		}
	}
	return `created: ${(await target.makeComment(number, body, find)).html_url}`;
}
/**
* Runs `action`. If the server refuses a request, the function throws an `ExpectedError` with the server's words and what to do. The error is
* a `MayOnlyRead` if the server refuses the first change of the run because the token may only read.
*/
async function explaining(subject, action) {
	try {
		return await action();
	} catch (error) {
		if (!isGraphQlError(error) && !isResponseError(error)) throw error;
		const [message, fix] = isGraphQlError(error) ? explanationOfGraphQl(error, subject) : explanation(error, subject);
		throw new (subject.hasChanged?.() !== true && isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, {
			fix,
			cause: error
		});
	}
}
const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;
const BRANCH_RULE = /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i;
/**
* Whether the server refused a write because the token may only read. The only call of GraphQL whose refusal ends a run is the write that
* moves the branch.
*/
function isReadOnly(error) {
	const said = serverWords(error);
	const lacksPermission = LACKS_PERMISSION.test(said) && !BRANCH_RULE.test(said);
	if (isGraphQlError(error)) return lacksPermission;
	const { method, url } = error.request;
	if (method === "GET" || error.response === void 0 || isRateLimit(error)) return false;
	if (error.status === 404) return /\/repos\//.test(new URL(url).pathname);
	return error.status === 403 && lacksPermission;
}
/** Returns the message and the advice for a change of a branch that the server refused by GraphQL. */
function explanationOfGraphQl(error, subject) {
	const said = serverWords(error);
	if (BRANCH_RULE.test(said)) return forbiddenByRule(said, subject);
	return [`GitHub refused to change the branch \`${subject.branch ?? ""}\` of ${subject.repository}: ${said}.`, LACKS_PERMISSION.test(said) ? "Add `permissions: { contents: write, pull-requests: write }` to the workflow's job, or pass a `token` that has these permissions." : "Fix the problem that the server's words describe, then run again."];
}
function forbiddenByRule(said, { repository, branch, base }) {
	const written = branch ?? base;
	return [`A branch rule of ${repository}, or another branch's name, forbids writing ${written === void 0 ? "the default branch" : `\`${written}\``}: ${said}.`, adviceForRules([said], `${branch === void 0 ? "Use `publish: pull-request`" : "Set `branch` to a name that no rule matches and no other branch begins with"}, or let the token's owner bypass the rule (Settings > Rules or Branches).`)];
}
/** Returns the message and the advice for a kind of failure. */
function explanation(error, { repository, branch, base }) {
	const { status } = error;
	const { method, url } = error.request;
	const { pathname } = new URL(url);
	const said = serverWords(error);
	const says = (words, ...statuses) => statuses.includes(status) && words.test(said);
	const general = generalFailure(error);
	if (general !== void 0) return general;
	if (says(/not permitted to create or approve pull requests/i, 403)) return [`The workflow's token may not open pull requests: ${said}.`, "Tick \"Allow GitHub Actions to create and approve pull requests\" under Settings > Actions > General > Workflow permissions, in the repository and in its organization. Or pass the token of a GitHub App as `token`."];
	if (says(BRANCH_RULE, 403, 409, 422)) return forbiddenByRule(said, {
		repository,
		branch,
		base
	});
	const where = /\/repos\/([^/]+\/[^/]+)/.exec(pathname)?.[1] ?? repository;
	const needed = `${/\/(pulls|issues|graphql)\b/.test(pathname) ? "pull-requests" : "contents"}: ${method === "GET" ? "read" : "write"}`;
	const job = branch === void 0 ? "contents: write" : "contents: write, pull-requests: write";
	const token = `a \`token\` that has \`${needed}\` on ${where} (a classic token: the scope \`repo\`)`;
	const grant = where.toLowerCase() === repository.toLowerCase() ? `Add \`permissions: { ${job} }\` to the workflow's job, or pass ${token}.` : `Pass ${token}, because the workflow's own token only reaches the workflow's own repository.`;
	if (says(LACKS_PERMISSION, 403)) return [`The token lacks the permission \`${needed}\` on ${where}: ${said}.`, grant];
	if (status === 404) return [method === "GET" ? `There is no repository ${where} that the token can see: ${said}.` : `The repository ${where} does not exist, or the token may only read it: ${said}.`, `Check the repository's name (GITHUB_REPOSITORY, \`push-to-fork\`). ${grant}`];
	return [`GitHub answered ${status} to ${method} ${pathname}: ${said}.`, "Fix the problem that the server's words describe. https://docs.github.com/rest describes the request."];
}

export { isByViewer as a, sameLogin as c, fileAt as i, viewerLogin as l, commitsOfPull as n, keepComment as o, explaining as r, newestCommit as s, GitHubRepository as t };