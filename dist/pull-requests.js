import { A as isResponseError, C as createOnce, D as isOutage, E as isGraphQlError, Lt as markedAsDraft, M as waitInWords, O as isRateLimit, Rt as markedAsWithdrawn, Sr as UsageError, T as hasStatus, Vt as withdrawnBody, Wr as shorten, bt as pLimit, j as serverWords, k as isRefusal, x as acceptedPermission, xr as ExpectedError } from "./start.js";
import { c as commitsFor, d as obstacleAt, m as versionsAmong, o as MayOnlyRead, p as signedOff, t as BRANCH_NAME_FIX } from "./git-repository.js";
import { createHash } from "node:crypto";

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
		const { message, fix } = missingBase(this.fullName, name);
		throw new ExpectedError(message, { fix });
	}
	/**
	* The file at `path` in the commit or branch `ref`, of up to 100 MB; undefined when there is none.
	* @throws ExpectedError when `path` is no file.
	*/
	async file(path, ref) {
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
		return {
			bytes: Buffer.from(content, encoding === "base64" ? "base64" : "utf8"),
			blobSha: data.sha
		};
	}
	/** As `file` for several paths; missing ones are left out. */
	async files(paths, ref) {
		const few = pLimit(READS_AT_ONCE);
		const read = async (path) => [path, await this.file(path, ref)];
		const found = await Promise.all(paths.map((path) => few(read, path)));
		return new Map(found.flatMap(([path, file]) => file === void 0 ? [] : [[path, file]]));
	}
	/** The obstacles at the paths in a commit. `file` does not show them: for a link, GitHub answers what it leads to. */
	async obstacles(paths, commit) {
		const trees = /* @__PURE__ */ new Map();
		const entry = async (path) => {
			const slash = path.lastIndexOf("/");
			const folder = slash < 0 ? commit : (await entry(path.slice(0, slash)))?.sha;
			if (folder === void 0) return void 0;
			const tree = trees.get(folder) ?? this.tree(folder);
			trees.set(folder, tree);
			return (await tree).get(path.slice(slash + 1));
		};
		const found = /* @__PURE__ */ new Map();
		for (const path of paths) {
			const obstacle = await obstacleAt(path, async (at) => (await entry(at))?.mode);
			if (obstacle !== void 0) found.set(path, obstacle);
		}
		return found;
	}
	/** Entries by name. @param sha of a tree or commit. */
	async tree(sha) {
		const { data } = await this.api.rest.git.getTree({
			...this.id,
			tree_sha: sha
		});
		return new Map(data.tree.map((entry) => [entry.path, entry]));
	}
	/** What `path` held on the branch that ends in `head`, newest first, as the page "History" of the file lists it. */
	async versions(head, path, limit) {
		const asked = {
			...this.id,
			path,
			sha: head,
			per_page: Math.min(PAGE, commitsFor(limit))
		};
		const { data } = await this.api.rest.repos.listCommits(asked);
		const commits = data.map(({ sha, commit }) => ({
			commit: sha,
			title: commit.message.split("\n", 1)[0] ?? "",
			time: commit.committer?.date
		}));
		return versionsAmong(commits, async (commit) => (await this.file(path, commit))?.bytes, limit);
	}
	/** @param head a commit, or `owner:branch` of a fork. @returns undefined when the two have no common history. */
	async ahead(base, head) {
		const asked = {
			...this.id,
			basehead: `${base}...${head}`
		};
		const data = await ifThere(async () => (await this.api.rest.repos.compareCommitsWithBasehead(asked)).data);
		if (data === void 0) return void 0;
		const files = /* @__PURE__ */ new Map();
		for (const { filename, previous_filename: before, status, sha } of data.files ?? []) {
			if (status === "renamed" && before !== void 0) files.set(before, void 0);
			files.set(filename, status === "removed" ? void 0 : sha ?? void 0);
		}
		const commits = data.commits.map(({ parents, author, commit }) => {
			const login = author !== null && "login" in author && author.login;
			return {
				parents: parents.map((parent) => parent.sha),
				author: login || (commit.author?.name ?? "unknown"),
				bot: author !== null && "type" in author && author.type === "Bot"
			};
		});
		return {
			count: data.ahead_by,
			mergeBase: data.merge_base_commit.sha,
			files,
			commits
		};
	}
	/** Those of the files that the commit does not have as they are proposed. */
	async changesOnto(commit, files) {
		const paths = files.map(({ path }) => path);
		const held = await this.files(paths, commit);
		return files.filter(({ path, bytes }) => held.get(path)?.blobSha !== blobSha(bytes));
	}
	/** Writes a commit; no branch moves yet. Without an author it is the token owner's, and GitHub signs it for a bot. */
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
/** Git's name of a blob with these bytes. */
function blobSha(bytes) {
	if (bytes === void 0) return void 0;
	return createHash("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
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
/** Runs `action`. What the server refuses becomes an `ExpectedError` with the server's words and what to do. */
async function explaining(subject, action) {
	try {
		return await action();
	} catch (error) {
		if (!isResponseError(error)) throw error;
		const { message, fix } = explanation(error, subject);
		throw new (isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, {
			fix,
			cause: error
		});
	}
}
const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;
/** Whether the first write was refused for lack of any permission to write: a part of a commit, or a comment. */
function isReadOnly(error) {
	const { method, url } = error.request;
	if (method === "GET" || error.response === void 0 || isRateLimit(error)) return false;
	if (!/\/(git\/(blobs|trees|commits)|issues\/\d+\/comments)$/.test(new URL(url).pathname)) return false;
	return error.status === 404 || error.status === 403 && LACKS_PERMISSION.test(serverWords(error));
}
/** By kind of failure; the first that fits. */
function explanation(error, subject) {
	const { repository, branch, base, apiUrl } = subject;
	const { status } = error;
	const { method, url } = error.request;
	const { pathname } = new URL(url);
	const said = serverWords(error);
	const where = /\/repos\/([^/]+\/[^/]+)/.exec(pathname)?.[1] ?? repository;
	const written = branch ?? base;
	const named = written === void 0 ? "the default branch" : `\`${written}\``;
	const asked = `${/\/(pulls|issues|graphql)\b/.test(pathname) ? "pull-requests" : "contents"}: ${method === "GET" ? "read" : "write"}`;
	const needed = acceptedPermission(error) ?? asked;
	const job = branch === void 0 ? "contents: write" : "contents: write, pull-requests: write";
	const token = `a \`token\` that has \`${needed}\` on ${where} (a classic token: the scope \`repo\`)`;
	const grant = where.toLowerCase() === repository.toLowerCase() ? `Add \`permissions: { ${job} }\` to the workflow's job, or pass ${token}.` : `Pass ${token}: the workflow's own token only reaches its own repository.`;
	const says = (words, ...statuses) => statuses.includes(status) && words.test(said);
	if (error.response === void 0) return {
		message: `GitHub's API at ${apiUrl} cannot be reached: ${said}.`,
		fix: "Check the network and proxy of the runner, and GITHUB_API_URL; then run again, which finishes what was begun."
	};
	if (status >= 500) return {
		message: `GitHub failed repeatedly with status ${status}: ${said}.`,
		fix: "Run again later, which finishes what was begun. https://www.githubstatus.com lists outages."
	};
	if (isRateLimit(error)) return {
		message: `GitHub's rate limit stopped the publication: ${said}.`,
		fix: `Run again in ${waitInWords(error)}, or spread the jobs that share this token.`
	};
	if (says(/not permitted to create or approve pull requests/i, 403)) return {
		message: `The workflow's token may not open pull requests: ${said}.`,
		fix: "Tick \"Allow GitHub Actions to create and approve pull requests\" under Settings > Actions > General > Workflow permissions (of the organization too), or pass the token of a GitHub App as `token`."
	};
	if (says(BRANCH_RULE, 403, 409, 422)) return {
		message: `A branch rule of ${repository}, or another branch's name, forbids writing ${named}: ${said}.`,
		fix: `${branch === void 0 ? "Use `publish: pull-request`" : "Set `branch` to a name that no rule matches and no other branch begins with"}, or let the token's owner bypass the rule (Settings > Rules or Branches).`
	};
	if (says(LACKS_PERMISSION, 403)) return {
		message: `The token lacks the permission \`${needed}\` on ${where}: ${said}.`,
		fix: grant
	};
	if (says(/not a valid ref name|reference name/i, 422)) return {
		message: `${named} cannot be a branch's name: ${said}.`,
		fix: BRANCH_NAME_FIX
	};
	if (says(/\bbase invalid/i, 422)) return missingBase(repository, base);
	if (status === 401) return {
		message: `GitHub refused the token: ${said}.`,
		fix: "Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked."
	};
	if (status === 404 && method !== "GET") return {
		message: `${where} is not there to write to, or the token may only read it: ${said}.`,
		fix: `Check the repository's name. ${grant}`
	};
	if (status === 404) return {
		message: `There is no repository ${repository} that the token can see: ${said}.`,
		fix: "Check the name (GITHUB_REPOSITORY, `push-to-fork`) and that the token has access to it: a private repository needs `contents: read` at least."
	};
	return {
		message: `GitHub answered ${status} to ${method} ${pathname}: ${said}.`,
		fix: "Fix what the server's words name; https://docs.github.com/rest describes the request."
	};
}
const BRANCH_RULE = /protected branch|rule violation|changes must be made through a pull request|cannot force-push|reference update failed|verified signatures/i;
function missingBase(repository, base) {
	return {
		message: `There is no branch \`${base}\` in ${repository} to publish onto.`,
		fix: "Correct the input `base`, or leave it out for the default branch."
	};
}

// src/publish/pull-requests.ts
/** GitHub refuses a longer title. */
const LONGEST_TITLE = 256;
/** The pull requests of `target` whose branch is `branch` of `head`: the same repository, or a fork of it. */
var PullRequests = class {
	#target;
	#head;
	#branch;
	constructor(target, head, branch) {
		this.#target = target;
		this.#head = head;
		this.#branch = branch;
	}
	/** All open ones, whatever their base. */
	async open() {
		return this.#list("open");
	}
	/** Whether one was merged with `sha` as its head. */
	async isMerged(sha) {
		return (await this.#list("closed")).some(({ head, merged_at }) => head.sha === sha && merged_at !== null);
	}
	/** The last one, if a person closed it without merging it and its branch still is at `sha`. */
	async declined(sha) {
		const [last] = (await this.#list("closed")).sort((one, other) => other.number - one.number);
		if (last === void 0 || last.head.sha !== sha || last.merged_at !== null) return void 0;
		return markedAsWithdrawn(last.body ?? "") ? void 0 : last;
	}
	async #list(state) {
		const filter = {
			state,
			head: `${this.#head.owner}:${this.#branch}`
		};
		const { data } = await this.#api.rest.pulls.list({
			...this.#target.id,
			...filter
		});
		const isOurs = (name) => name?.toLowerCase() === this.#head.fullName.toLowerCase();
		return data.filter(({ head }) => head.ref === this.#branch && isOurs(head.repo?.full_name));
	}
	/** Opens a pull request, or takes the one that another run has just opened. */
	async openOrTake(wanted) {
		const findings = [];
		try {
			return {
				pull: await this.#create(wanted, findings),
				findings,
				created: true
			};
		} catch (error) {
			if (!hasStatus(error, 422) || !/pull request already exists/i.test(serverWords(error))) throw error;
			const [pull] = await this.open();
			if (pull === void 0) throw error;
			return {
				pull,
				findings: [],
				created: pull.title === wanted.title && isSameText(pull.body, wanted.body)
			};
		}
	}
	/** What the repository does not allow (drafts, edits by maintainers) is left out, with a finding. */
	async #create(wanted, findings) {
		const { draft, maintainerCanModify } = wanted;
		const fork = this.#head.fullName !== this.#target.fullName;
		try {
			const { data } = await this.#api.rest.pulls.create({
				...this.#target.id,
				title: shorten(wanted.title, LONGEST_TITLE),
				body: wanted.body,
				base: wanted.base,
				draft,
				maintainer_can_modify: maintainerCanModify,
				head: fork ? `${this.#head.owner}:${this.#branch}` : this.#branch,
				...fork && this.#head.owner === this.#target.owner && { head_repo: this.#head.repo }
			});
			return data;
		} catch (error) {
			const said = serverWords(error);
			if (hasStatus(error, 422) && draft && /draft pull requests are not supported/i.test(said)) {
				findings.push(warning(`The pull request could not be opened as a draft: ${said}.`, "Drafts in private repositories need a paid plan; set `draft: false`."));
				return this.#create({
					...wanted,
					draft: false
				}, findings);
			}
			if (hasStatus(error, 422) && maintainerCanModify && /fork.?collab/i.test(said)) {
				findings.push(warning(`Maintainers cannot be allowed to edit the pull request's branch: ${said}.`, "Set `maintainer-can-modify: false`, or use a token whose owner may write to the fork."));
				return this.#create({
					...wanted,
					maintainerCanModify: false
				}, findings);
			}
			throw error;
		}
	}
	/**
	* Brings title, text, base and draft state up to date. Whether it is a draft is decided with new content only (`moved`: a new
	* commit): in between it is the reviewers' to change.
	*/
	async edit(pull, wanted, { moved }) {
		const title = shorten(wanted.title, LONGEST_TITLE);
		const change = {
			...pull.title !== title && { title },
			...!isSameText(pull.body, wanted.body) && { body: wanted.body },
			...pull.base.ref !== wanted.base && { base: wanted.base }
		};
		const edited = Object.keys(change).length > 0;
		const findings = wanted.draft !== void 0 && (edited || moved) ? await this.#redraft(pull, wanted.draft) : [];
		if (edited) await this.#api.rest.pulls.update({
			...this.#target.id,
			pull_number: pull.number,
			...change
		});
		return {
			edited,
			findings
		};
	}
	/** A draft that a person made stays one; only ours becomes ready by itself. */
	async #redraft(pull, draft) {
		if (!(draft ? pull.draft !== true : pull.draft === true && markedAsDraft(pull.body ?? ""))) return [];
		const mutation = draft ? "convertPullRequestToDraft" : "markPullRequestReadyForReview";
		try {
			await this.#api.graphql(`mutation($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`, { id: pull.node_id });
			return [];
		} catch (error) {
			if (!isRefusal(error)) throw error;
			return [warning(`The pull request could not be ${draft ? "made a draft" : "marked ready for review"}: ${serverWords(error)}.`, "Change it on its page, or give the token `pull-requests: write` and `contents: write`.")];
		}
	}
	async close({ number, body }) {
		const change = {
			state: "closed",
			body: withdrawnBody(body ?? "")
		};
		await this.#api.rest.pulls.update({
			...this.#target.id,
			pull_number: number,
			...change
		});
	}
	/** Comments once: a run after one that was killed does not repeat it. */
	async commentOnce(number, body) {
		const issue = {
			...this.#target.id,
			issue_number: number
		};
		const find = async () => {
			const { data } = await this.#api.rest.issues.listComments({
				...issue,
				per_page: 100
			});
			return data.find((comment) => isSameText(comment.body, body));
		};
		if (await find() !== void 0) return;
		await createOnce(async () => (await this.#api.rest.issues.createComment({
			...issue,
			body
		})).data, find);
	}
	/**
	* Gives the pull request the labels, assignees, reviewers and auto-merge that it lacks. What people added stays, and nobody
	* is asked for a review twice. A refusal is a warning: it never costs the pull request.
	*/
	async complete(pull, options, isDraft) {
		const issue = {
			...this.#target.id,
			issue_number: pull.number
		};
		const request = {
			...this.#target.id,
			pull_number: pull.number
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
				const message = `The pull request is there, but ${what}: ${serverWords(error)}.`;
				findings.push(warning(message, outage ? "Run again later: what is missing is set then." : fix));
			}
		};
		const labels = missing(options.labels, pull.labels, ({ name }) => name);
		if (labels.length > 0) await attempt(`the labels ${quoted(labels)} could not be set`, FIXES.labels, () => this.#api.rest.issues.addLabels({
			...issue,
			labels
		}));
		const assignees = missing(options.assignees, pull.assignees, ({ login }) => login);
		if (assignees.length > 0) await attempt(`the assignees ${quoted(assignees)} could not be set`, FIXES.assignees, async () => {
			const { data } = await this.#api.rest.issues.addAssignees({
				...issue,
				assignees
			});
			const dropped = missing(assignees, data.assignees, ({ login }) => login);
			const message = `The pull request is there, but GitHub did not assign ${quoted(dropped)}.`;
			if (dropped.length > 0) findings.push(warning(message, FIXES.assignees));
		});
		let reviewers = missing(options.reviewers, pull.requested_reviewers, ({ login }) => login);
		let teams = missing(options.teamReviewers.map((team) => team.slice(team.lastIndexOf("/") + 1)), pull.requested_teams, ({ slug }) => slug);
		if (reviewers.length + teams.length > 0) await attempt("its reviews could not be read", "Give the token `pull-requests: write`.", async () => {
			const { data } = await this.#api.rest.pulls.listReviews({
				...request,
				per_page: 100
			});
			reviewers = missing(reviewers, data, ({ user }) => user?.login ?? "");
			if (data.length > 0) teams = [];
		});
		for (const name of reviewers) await attempt(`a review by \`${name}\` could not be requested`, FIXES.reviewers, () => this.#api.rest.pulls.requestReviewers({
			...request,
			reviewers: [name]
		}));
		for (const team of teams) await attempt(`a review by the team \`${team}\` could not be requested`, FIXES.teams, () => this.#api.rest.pulls.requestReviewers({
			...request,
			team_reviewers: [team]
		}));
		const { autoMerge } = options;
		if (autoMerge !== false && !isDraft && pull.auto_merge === null) await attempt("auto-merge could not be enabled", FIXES.autoMerge, () => this.#api.graphql(`mutation($id: ID!, $mergeMethod: PullRequestMergeMethod!) {
            enablePullRequestAutoMerge(input: { pullRequestId: $id, mergeMethod: $mergeMethod }) {
              pullRequest { autoMergeRequest { enabledAt } }
            }
          }`, {
			id: pull.node_id,
			mergeMethod: autoMerge.toUpperCase()
		}));
		return findings;
	}
	get #api() {
		return this.#target.api;
	}
};
const FIXES = {
	labels: "Add `issues: write` to the `permissions` of the job (or to the `token`), which new labels need; or create the labels by hand.",
	assignees: "Give the token `pull-requests: write`, and name people with access to the repository.",
	reviewers: "Name collaborators of the repository; the pull request's author cannot review it.",
	teams: "Pass a `token` that may read the organization's teams (a GitHub App with `members: read`, or a personal access token with `repo`), which the workflow's own token may not; and give the team access to the repository.",
	autoMerge: "Tick \"Allow auto-merge\" under Settings > General > Pull Requests, have a branch rule with a check or review to wait for, and give the token `contents: write`."
};
function warning(message, fix) {
	return {
		severity: "warning",
		message,
		fix
	};
}
function missing(wanted, present, nameOf) {
	const there = new Set((present ?? []).map((one) => nameOf(one).toLowerCase()));
	return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}
function quoted(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
/** Equal but for line ends and white space around it. */
function isSameText(one, other) {
	const normalized = (text) => text.replaceAll("\r\n", "\n").trim();
	return normalized(one ?? "") === normalized(other);
}

export { explaining as a, blobSha as i, isSameText as n, sameLogin as o, GitHubRepository as r, viewerLogin as s, PullRequests as t };