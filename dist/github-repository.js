import { i as messageOf, n as ExpectedError, r as UsageError } from "./errors.js";
import { t as getOctokit } from "./github.js";
import { t as pRetry } from "./p-retry.js";
import { createHash } from "node:crypto";

// src/publish/github-errors.ts
function isResponseError(error) {
	return error instanceof Error && error.name === "HttpError" && "status" in error && "request" in error;
}
/** GraphQL refuses with status 200 and a list of errors. */
function isGraphQlError(error) {
	return error instanceof Error && error.name === "GraphqlResponseError" && "errors" in error;
}
/** An answer of the server, by REST or GraphQL; a cancelled run or a bug is none. */
function isRefusal(error) {
	return isResponseError(error) || isGraphQlError(error);
}
function hasStatus(error, ...statuses) {
	return isResponseError(error) && error.response !== void 0 && statuses.includes(error.status);
}
/** What the server said, its detailed reasons included, without links. */
function serverWords(error) {
	if (isGraphQlError(error)) return error.errors.map(reasonOf).join(": ").replace(/\.$/, "");
	if (!isResponseError(error)) return messageOf(error);
	const data = error.response?.data;
	if (data === null || typeof data !== "object") return typeof data === "string" && data !== "" && !data.trimStart().startsWith("<") ? data.slice(0, 300) : error.response === void 0 ? error.message : `status ${error.status}`;
	const { message, errors } = data;
	const reasons = Array.isArray(errors) ? errors.map(reasonOf).filter((reason) => reason !== "") : [];
	return [typeof message === "string" ? message : `status ${error.status}`, ...reasons].map((part) => part.trim().replace(/\s*\n\s*/g, ": ").replace(/\.$/, "")).join(": ");
}
function reasonOf(reason) {
	if (typeof reason === "string") return reason;
	if (reason === null || typeof reason !== "object") return "";
	const { message, field, code } = reason;
	if (typeof message === "string") return message;
	return [field, code].filter((part) => typeof part === "string").join(" ");
}
/** How long a rate limit asks to wait; undefined when the answer is not about a rate limit or an outage. */
function retryAfterSeconds(error) {
	const header = error.response?.headers["retry-after"];
	if (header !== void 0 && (error.status >= 500 || error.status === 429 || error.status === 403)) {
		const seconds = Number(header);
		return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
	}
	return isRateLimit(error) ? secondsToReset(error) : void 0;
}
/** Either of GitHub's rate limits. */
function isRateLimit(error) {
	if (error.status !== 403 && error.status !== 429) return false;
	return error.status === 429 || /rate limit/i.test(serverWords(error)) || Number(error.response?.headers["x-ratelimit-remaining"] ?? 1) === 0;
}
/** From the server's own clock to the end of the limit; GitHub documents a minute where it says nothing. */
function secondsToReset(error) {
	const headers = error.response?.headers ?? {};
	const reset = Number(headers["x-ratelimit-reset"]);
	const now = Date.parse(String(headers["date"])) / 1e3;
	return Number(headers["x-ratelimit-remaining"] ?? 1) === 0 && Number.isFinite(reset - now) ? Math.max(0, reset - now) : 60;
}
/** Whether the next request would fare no better: no connection, an outage, a rate limit. */
function isOutage(error) {
	return isResponseError(error) && (error.response === void 0 || error.status >= 500 || isRateLimit(error));
}

// src/publish/github-api.ts
const RETRIES = 4;
/** A server that asks for more patience than this is not waited for; the run says when to come back. */
const LONGEST_WAIT_SECONDS = 60;
/**
* A client of GitHub's REST and GraphQL APIs. What may pass by itself (5xx, no connection, a rate limit that
* ends soon) is retried a bounded number of times, `Retry-After` honoured.
* @throws UsageError without a token.
*/
function githubApi(options) {
	if (options.token === "") throw new UsageError("There is no token to publish with.", { fix: "Set the input `token` (default: the workflow's own), or the environment variable GITHUB_TOKEN." });
	const api = getOctokit(options.token, {
		baseUrl: options.apiUrl.replace(/\/+$/, ""),
		userAgent: "go-pgo-action",
		log: {
			debug() {},
			info() {},
			warn() {},
			error() {}
		}
	});
	const { signal, retryDelay = 1e3 } = options;
	api.hook.before("request", (request) => {
		request.headers["x-github-api-version"] = "2022-11-28";
		if (signal !== void 0) request.request = {
			...request.request,
			signal
		};
	});
	api.hook.wrap("request", async (request, parameters) => {
		signal?.throwIfAborted();
		try {
			return await pRetry(() => request(parameters), {
				retries: RETRIES,
				minTimeout: retryDelay,
				...signal && { signal },
				shouldRetry: ({ error }) => signal?.aborted !== true && passesByItself(error),
				onFailedAttempt: ({ error, retriesLeft }) => retriesLeft > 0 && passesByItself(error) ? waitAsAsked(error, signal) : void 0
			});
		} catch (error) {
			signal?.throwIfAborted();
			throw error;
		}
	});
	return api;
}
function passesByItself(error) {
	if (!isResponseError(error)) return false;
	const wait = retryAfterSeconds(error);
	if (wait !== void 0) return wait <= LONGEST_WAIT_SECONDS;
	return error.status >= 500;
}
async function waitAsAsked(error, signal) {
	const seconds = isResponseError(error) ? retryAfterSeconds(error) ?? 0 : 0;
	if (seconds === 0) return;
	await new Promise((resolve) => {
		const timer = setTimeout(done, seconds * 1e3);
		function done() {
			clearTimeout(timer);
			signal?.removeEventListener("abort", done);
			resolve();
		}
		signal?.addEventListener("abort", done, { once: true });
	});
	signal?.throwIfAborted();
}

// src/publish/github-refusals.ts
/**
* Runs `action`; what the server refuses in it becomes an `ExpectedError` of one sentence with its fix, which
* wraps the server's answer. Anything else passes through.
*/
async function explaining(subject, action) {
	try {
		return await action();
	} catch (error) {
		if (!isResponseError(error)) throw error;
		const { message, fix } = explanation(error, subject);
		throw new ExpectedError(message, {
			fix,
			cause: error
		});
	}
}
function explanation(error, subject) {
	const said = serverWords(error);
	if (error.response === void 0) return {
		message: `GitHub's API at ${subject.apiUrl} cannot be reached: ${said}.`,
		fix: "Check the network and proxy of the runner, and GITHUB_API_URL; then run again: what was begun is finished."
	};
	if (error.status >= 500) return {
		message: `GitHub failed repeatedly with status ${error.status}: ${said}.`,
		fix: "Run again later (https://www.githubstatus.com tells of outages): what was begun is finished."
	};
	if (isRateLimit(error)) return rateLimited(error, said);
	return PATTERNS.find(({ status, says }) => status.includes(error.status) && says.test(said))?.explain(said, subject, error) ?? byStatus(error, said, subject);
}
function rateLimited(error, said) {
	const minutes = Math.max(1, Math.ceil((retryAfterSeconds(error) ?? 60) / 60));
	return {
		message: `GitHub's rate limit stopped the publication: ${said}.`,
		fix: `Run again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or spread the jobs that share this token.`
	};
}
/** The recorded answers of GitHub that have one known reason. */
const PATTERNS = [
	{
		status: [403],
		says: /not permitted to create or approve pull requests/i,
		explain: (said) => ({
			message: `The workflow's token may not open pull requests: ${said}.`,
			fix: "Tick \"Allow GitHub Actions to create and approve pull requests\" under Settings > Actions > General > Workflow permissions (of the organization too), or pass the token of a GitHub App as `token`."
		})
	},
	{
		status: [403],
		says: /SAML|single sign-on/i,
		explain: (said, { repository }) => ({
			message: `The token is not authorized for the organization of ${repository}: ${said}.`,
			fix: "Authorize the token for the organization's single sign-on (Settings > Developer settings > Configure SSO)."
		})
	},
	{
		status: [403],
		says: /archived/i,
		explain: (said, { repository }) => ({
			message: `${repository} takes no changes: ${said}.`,
			fix: "Unarchive the repository, or remove this workflow."
		})
	},
	{
		status: [
			403,
			409,
			422
		],
		says: /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i,
		explain: (said, { repository, branch, base }) => ({
			message: `A branch rule of ${repository} forbids writing ${named(branch ?? base)}: ${said}.`,
			fix: branch === void 0 ? "Use `publish: pull-request`, or let the token's owner bypass the rule (Settings > Rules or Branches)." : "Choose a `branch` that no rule matches, or let the token's owner bypass the rule (Settings > Rules or Branches)."
		})
	},
	{
		status: [403],
		says: /resource not accessible|must have admin rights|permission/i,
		explain: (said, { repository }, error) => {
			const permission = neededPermission(error);
			return {
				message: `The token lacks the permission \`${permission}\` on ${repository}: ${said}.`,
				fix: `Add \`permissions: { contents: write, pull-requests: write }\` to the workflow's job, or pass a \`token\` that has \`${permission}\`.`
			};
		}
	},
	{
		status: [422],
		says: /not a valid ref name|reference name/i,
		explain: (said, { branch, base }) => ({
			message: `${named(branch ?? base)} cannot be a branch's name: ${said}.`,
			fix: "Set `branch` to a name without spaces, `..`, `~`, `^`, `:`, `?`, `*`, `[`, `\\` or a `/` at its end."
		})
	},
	{
		status: [422],
		says: /\bbase invalid/i,
		explain: (_said, subject) => missingBase(subject)
	},
	{
		status: [409],
		says: /repository is empty/i,
		explain: (said, { repository }) => ({
			message: `${repository} has no commits yet: ${said}.`,
			fix: "Push a first commit, then run again."
		})
	}
];
function named(branch) {
	return branch === void 0 ? "the default branch" : `\`${branch}\``;
}
function byStatus(error, said, subject) {
	if (error.status === 401) return {
		message: `GitHub refused the token: ${said}.`,
		fix: "Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked."
	};
	if (error.status === 404 && error.request.method !== "GET") return {
		message: `${subject.repository} is not there to write to, or the token may only read it: ${said}.`,
		fix: `Check the repository's name and give the token \`${neededPermission(error)}\`; a fork must be in step with the repository it comes from.`
	};
	if (error.status === 404) return {
		message: `There is no repository ${subject.repository} that the token can see: ${said}.`,
		fix: "Check the name (GITHUB_REPOSITORY, `push-to-fork`) and that the token has access to it: a private repository needs `contents: read` at least."
	};
	const { method, url } = error.request;
	return {
		message: `GitHub answered ${error.status} to ${method} ${new URL(url).pathname}: ${said}.`,
		fix: "See the server's words; https://docs.github.com/rest describes the request."
	};
}
/** The sentence for a base branch that is misspelt or gone. */
function missingBase({ repository, base }) {
	return {
		message: `There is no branch \`${base}\` in ${repository} to publish onto.`,
		fix: "Correct the input `base`, or leave it out for the default branch."
	};
}
/** From the server's own hint where it gives one, such as `contents=write; contents=write,workflows=write`. */
function neededPermission(error) {
	const hint = String(error.response?.headers["x-accepted-github-permissions"] ?? "").split(";")[0] ?? "";
	const hinted = /^([a-z_]+)=([a-z]+)$/.exec(hint.trim());
	if (hinted !== null) return `${hinted[1]?.replaceAll("_", "-")}: ${hinted[2]}`;
	return /\/(pulls|issues|graphql)\b/.test(new URL(error.request.url).pathname) ? "pull-requests: write" : error.request.method === "GET" ? "contents: read" : "contents: write";
}

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
		const commit = await git.createCommit({
			...this.#id,
			message: change.message,
			tree: tree.data.sha,
			parents: [change.parent]
		});
		return {
			sha: commit.data.sha,
			url: commit.data.html_url
		};
	}
	/** Makes `branch` point to `sha` whatever it was before, also when it came to be or went meanwhile. */
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

export { githubApi as a, isOutage as c, missingBase as i, isRefusal as l, blobSha as n, hasStatus as o, explaining as r, isGraphQlError as s, GitHubRepository as t, serverWords as u };