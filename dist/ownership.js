import { bt as hasStatus, fr as printableName, xt as isGraphQlError, yt as hasLostAnswer } from "./start.js";

// src/github/create-once.ts
/** How often what may be there already is looked for, and then made once more. */
const ATTEMPTS = 3;
/**
* Makes what nothing keeps from being made twice. Where it is not known whether it was made, it is looked for first; the
* looking is repeated with pauses by the client, and fails where the server is still out of reach.
* @param find undefined when it is not there.
* @throws what `create` and `find` throw.
*/
async function createOnce(create, find) {
	for (let attempt = 1;; attempt++) try {
		return await create();
	} catch (error) {
		if (attempt === ATTEMPTS || !hasLostAnswer(error)) throw error;
		const made = await find();
		if (made !== void 0) return made;
	}
}

// src/publish/ownership.ts
/**
* Whether the branch may be overwritten: it is ours when it adds at most one commit, written by the token's
* owner and changing profiles alone. Merges of the base, as GitHub's button "Update branch" makes them, do not count.
* @param paths of the profiles; empty when nobody has said them.
*/
async function ownership(ahead, paths, viewer) {
	if (ahead === void 0) return {
		kind: "foreign",
		why: "has no common history with the base branch"
	};
	const commits = ahead.commits.filter(({ parents }) => parents.length < 2);
	if (commits.length > 1) {
		const authors = [...new Set(commits.map(({ author }) => author))].join(", ");
		return {
			kind: "foreign",
			why: `holds ${commits.length} commits (by ${authors}) where we make one`
		};
	}
	const [commit] = commits;
	if (commit === void 0) return { kind: "ours" };
	const other = [...ahead.files.keys()].find((path) => paths.size > 0 && !paths.has(path));
	if (other !== void 0) return {
		kind: "foreign",
		why: `changes ${printableName(other)}, which we do not`
	};
	const login = await viewer();
	if (!(login === void 0 ? commit.bot : sameLogin(commit.author, login))) return {
		kind: "foreign",
		why: `holds a commit by ${commit.author}`
	};
	const [parent] = commit.parents;
	return {
		kind: "ours",
		...ahead.count === 1 && parent !== void 0 && { commit: {
			parent,
			files: ahead.files
		} }
	};
}
/** REST and GraphQL name a bot differently: `github-actions[bot]` and `github-actions`. */
function sameLogin(one, other) {
	const plain = (login) => login.toLowerCase().replace(/\[bot\]$/, "");
	return plain(one) === plain(other);
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

export { createOnce as i, sameLogin as n, viewerLogin as r, ownership as t };