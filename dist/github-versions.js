import { Ct as isRateLimit, Dr as UsageError, Er as ExpectedError, Ot as serverWords, Tt as isResponseError, bt as hasStatus, kt as waitInWords, vt as acceptedPermission } from "./start.js";
import { r as versionsAmong, t as candidatesFor } from "./versions.js";
import { t as MayOnlyRead } from "./may-only-read.js";
import { n as blobSha } from "./github-repository2.js";
import { r as signedOff } from "./publisher.js";

// src/publish/github-branch.ts
/**
* Makes `branch` point to `sha` whatever it was before, also when it came to be or went meanwhile.
* @throws UsageError when another branch's name keeps this one from being made.
*/
async function putBranch(repository, branch, sha, exists) {
	try {
		if (exists) await moveBranch(repository, branch, sha, { force: true });
		else await createBranch(repository, branch, sha);
	} catch (error) {
		if (!exists && hasStatus(error, 422) && /reference update failed/i.test(error.message)) await requireRoom(repository, branch);
		const appeared = !exists && hasStatus(error, 422) && /already exists/i.test(error.message);
		if (!appeared && !(exists && isGone(error))) throw error;
		if (appeared) await moveBranch(repository, branch, sha, { force: true });
		else await createBranch(repository, branch, sha);
	}
}
async function moveBranch({ api, id }, branch, sha, { force }) {
	await api.rest.git.updateRef({
		...id,
		ref: `heads/${branch}`,
		sha,
		force
	});
}
/** Deletes the branch; one that is gone already is fine. */
async function deleteBranch({ api, id }, branch) {
	try {
		await api.rest.git.deleteRef({
			...id,
			ref: `heads/${branch}`
		});
	} catch (error) {
		if (!isGone(error)) throw error;
	}
}
async function createBranch({ api, id }, branch, sha) {
	await api.rest.git.createRef({
		...id,
		ref: `refs/heads/${branch}`,
		sha
	});
}
function isGone(error) {
	return hasStatus(error, 404, 422) && /not exist|not found/i.test(error.message);
}
/** Git has no room for both `pgo` and `pgo/default`, and the server does not say that this was it. */
async function requireRoom(repository, branch) {
	const parts = branch.split("/");
	let inTheWay;
	for (let length = 1; length < parts.length && inTheWay === void 0; length++) {
		const above = parts.slice(0, length).join("/");
		if (await repository.head(above) !== void 0) inTheWay = above;
	}
	inTheWay ??= await branchBelow(repository, branch);
	if (inTheWay === void 0) return;
	throw new UsageError(`The branch \`${branch}\` cannot be made in ${repository.fullName}: there is a branch \`${inTheWay}\`.`, { fix: "Set `branch` to a name that does not continue that one, or delete that branch." });
}
async function branchBelow({ api, id }, branch) {
	const { data } = await api.rest.git.listMatchingRefs({
		...id,
		ref: `heads/${branch}/`
	});
	return data[0]?.ref.replace("refs/heads/", "");
}

// src/publish/github-commit.ts
/** Those of the files that are not in the commit as they are proposed. */
async function changesOnto(repository, commit, files) {
	const paths = files.map(({ path }) => path);
	const held = await repository.files(paths, commit);
	return files.filter(({ path, bytes }) => held.get(path)?.blobSha !== nameOf(bytes));
}
/** Whether what a branch changed is just these changes. */
function isExactly(changed, changes) {
	return changed.size === changes.length && changes.every(({ path, bytes }) => changed.has(path) && changed.get(path) === nameOf(bytes));
}
function nameOf(bytes) {
	return bytes && blobSha(bytes);
}
/** Writes one commit through the Git data API; no branch moves yet. */
async function writeGitHubCommit(repository, { parent, files, message, signOff }) {
	const commit = {
		message,
		tree: await writeTree(repository, parent, files),
		parents: [parent]
	};
	const { sha, url, author } = await createCommit(repository, commit);
	if (!signOff) return {
		sha,
		url
	};
	return createCommit(repository, {
		...commit,
		message: signedOff(message, author)
	});
}
async function writeTree({ api, id }, parent, files) {
	const base = await api.rest.git.getCommit({
		...id,
		commit_sha: parent
	});
	const tree = [];
	for (const { path, bytes } of files) {
		const sha = bytes === void 0 ? null : await writeBlob({
			api,
			id
		}, bytes);
		tree.push({
			path,
			mode: "100644",
			type: "blob",
			sha
		});
	}
	return (await api.rest.git.createTree({
		...id,
		base_tree: base.data.tree.sha,
		tree
	})).data.sha;
}
async function writeBlob({ api, id }, bytes) {
	const content = Buffer.from(bytes).toString("base64");
	return (await api.rest.git.createBlob({
		...id,
		content,
		encoding: "base64"
	})).data.sha;
}
/** Without an author of its own the commit is the token owner's, and signed by GitHub where that is a bot. */
async function createCommit({ api, id }, commit) {
	const { data } = await api.rest.git.createCommit({
		...id,
		...commit
	});
	return {
		sha: data.sha,
		url: data.html_url,
		author: data.author
	};
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
		throw new (isReadOnly(error) ? MayOnlyRead : ExpectedError)(message, {
			fix,
			cause: error
		});
	}
}
/** Whether a first write was refused for want of any permission to write: of a commit's parts, or of a comment. */
function isReadOnly(error) {
	const { method, url } = error.request;
	if (method === "GET" || error.response === void 0 || isRateLimit(error)) return false;
	if (!/\/(git\/(blobs|trees|commits)|issues\/\d+\/comments)$/.test(new URL(url).pathname)) return false;
	return error.status === 404 || error.status === 403 && LACKS_PERMISSION.test(serverWords(error));
}
const LACKS_PERMISSION = /resource not accessible|must have admin rights|permission/i;
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
	return {
		message: `GitHub's rate limit stopped the publication: ${said}.`,
		fix: `Run again in ${waitInWords(error)}, or spread the jobs that share this token.`
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
		says: LACKS_PERMISSION,
		explain: (said, subject, error) => ({
			message: `The token lacks the permission \`${neededPermission(error)}\` on ${askedOf(error, subject)}: ${said}.`,
			fix: classicScope(error) ?? grant(said, subject, error)
		})
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
		message: `${askedOf(error, subject)} is not there to write to, or the token may only read it: ${said}.`,
		fix: classicScope(error) ?? `Check the repository's name and give the token \`${neededPermission(error)}\`; a fork must be in step with the repository it comes from.`
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
/** The fix for a classic personal access token that lacks the scope; undefined for other tokens, which have none. */
function classicScope({ response }) {
	const granted = response?.headers["x-oauth-scopes"];
	if (granted === void 0 || /\brepo\b/.test(String(granted))) return void 0;
	return `Give the personal access token the scope \`repo\` (${granted === "" ? "it has none" : `it has \`${granted}\``}) under Settings > Developer settings > Personal access tokens > Tokens (classic).`;
}
/** The repository that refused: what is published to, or the fork that the branch goes to. */
function askedOf({ request }, { repository }) {
	return /\/repos\/([^/]+\/[^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? repository;
}
/** How the token gets what it lacks, by whose it is. */
function grant(said, subject, error) {
	const permission = neededPermission(error);
	const repository = askedOf(error, subject);
	if (/personal access token/i.test(said)) return `Give the fine-grained token \`${permission}\` for ${repository} under Settings > Developer settings > Personal access tokens.`;
	if (repository.toLowerCase() !== subject.repository.toLowerCase()) return `Pass a \`token\` that has \`${permission}\` on ${repository}: the workflow's own token reaches its own repository only.`;
	return `Add \`permissions: { ${subject.branch === void 0 ? "contents: write" : "contents: write, pull-requests: write"} }\` to the workflow's job, or pass a \`token\` that has \`${permission}\`.`;
}
function neededPermission(error) {
	const accepted = acceptedPermission(error);
	if (accepted !== void 0) return accepted;
	const access = error.request.method === "GET" ? "read" : "write";
	const { pathname } = new URL(error.request.url);
	return /\/(pulls|issues|graphql)\b/.test(pathname) ? `pull-requests: ${access}` : `contents: ${access}`;
}

// src/publish/github-versions.ts
/** The most that GitHub lists at once. */
const PAGE = 100;
/** What `path` held on the branch that ends in `head`, newest first. */
async function githubVersions(repository, head, path, limit) {
	const candidates = await repository.commits(path, head, Math.min(PAGE, candidatesFor(limit)));
	const contentAt = async (commit) => (await repository.file(path, commit))?.bytes;
	return versionsAmong(candidates, contentAt, limit);
}

export { isExactly as a, moveBranch as c, changesOnto as i, putBranch as l, explaining as n, writeGitHubCommit as o, missingBase as r, deleteBranch as s, githubVersions as t };