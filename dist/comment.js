import { C as createOnce, T as hasStatus, w as githubApi } from "./start.js";
import { n as isSameText, o as sameLogin, r as GitHubRepository, s as viewerLogin } from "./pull-requests.js";
import { createHash } from "node:crypto";

// src/publish/comment.ts
/** The most characters GitHub takes as a comment. */
const COMMENT_LIMIT = 65536;
/**
* Brings the one comment on `subject` up to date, or makes it. It is known by the hidden mark that it begins with and by its
* author: what other people write stays as it is, whatever mark they quote.
* @throws `ResponseError`, of the API client, when the server refuses.
*/
async function keepComment(options) {
	const { token, apiUrl, signal, retryDelay } = options;
	const api = githubApi({
		token,
		apiUrl,
		signal,
		retryDelay
	});
	const { owner, repo } = new GitHubRepository(api, options.repository);
	const mark = markOf(options.subject);
	const existing = await find(api, {
		owner,
		repo,
		issue_number: options.number
	}, mark);
	if (existing === void 0 && options.onlyUpdate === true) return { operation: "none" };
	const body = `${mark}\n${options.renderBody(COMMENT_LIMIT - mark.length - 1)}`;
	if (existing !== void 0) {
		if (isSameText(existing.body, body)) return {
			operation: "unchanged",
			url: existing.url
		};
		try {
			const { data } = await api.rest.issues.updateComment({
				owner,
				repo,
				comment_id: existing.id,
				body
			});
			return {
				operation: "updated",
				url: data.html_url
			};
		} catch (error) {
			if (!hasStatus(error, 404) || await isThere(api, {
				owner,
				repo,
				comment_id: existing.id
			})) throw error;
		}
	}
	const issue = {
		owner,
		repo,
		issue_number: options.number
	};
	const { url } = await createOnce(async () => ({ url: (await api.rest.issues.createComment({
		...issue,
		body
	})).data.html_url }), () => find(api, issue, mark));
	return {
		operation: "created",
		url
	};
}
/** A digest, so that no name can end the hidden comment early. */
function markOf(subject) {
	return `<!-- go-pgo-action: comment ${createHash("sha256").update(subject).digest("hex").slice(0, 16)} -->`;
}
/** The oldest comment of ours with that mark. */
async function find(api, issue, mark) {
	let login = null;
	const pages = api.paginate.iterator(api.rest.issues.listComments, {
		...issue,
		per_page: 100
	});
	for await (const { data } of pages) for (const { id, body, html_url: url, user } of data) {
		if (!body?.startsWith(mark) || !user) continue;
		if (login === null) login = await viewerLogin(api);
		if (login === void 0 ? user.type === "Bot" : sameLogin(user.login, login)) return {
			id,
			body,
			url
		};
	}
}
/** A token that may only read is answered 404 for what it may not write, too. */
async function isThere(api, comment) {
	try {
		await api.rest.issues.getComment(comment);
		return true;
	} catch (error) {
		if (hasStatus(error, 404)) return false;
		throw error;
	}
}

export { keepComment };