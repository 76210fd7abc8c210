import { G as createOnce, K as githubApi, q as hasStatus } from "./start.js";
import { i as viewerLogin, n as ifThere, r as sameLogin, t as GitHubRepository } from "./github-repository.js";
import { i as isSameText } from "./templates.js";
import { createHash } from "node:crypto";

// src/publish/comment.ts
/** The most characters GitHub takes as a comment. */
const COMMENT_LIMIT = 65536;
/**
* Brings the one comment on `subject` up to date, or makes it. It is known by the hidden mark that it begins with and by its
* author: comments of other people do not change, whatever mark they quote.
* @throws `ResponseError`, of the API client, when the server refuses.
*/
async function keepComment(options) {
	const api = githubApi(options);
	const { id } = new GitHubRepository(api, options.repository);
	const issue = {
		...id,
		issue_number: options.number
	};
	const mark = markOf(options.subject);
	const existing = await find(api, issue, mark);
	if (existing === void 0 && options.onlyUpdate === true) return { operation: "none" };
	const body = `${mark}\n${options.renderBody(COMMENT_LIMIT - mark.length - 1)}`;
	if (existing !== void 0) {
		if (isSameText(existing.body, body)) return {
			operation: "unchanged",
			url: existing.url
		};
		const comment = {
			...id,
			comment_id: existing.id
		};
		try {
			const { data } = await api.rest.issues.updateComment({
				...comment,
				body
			});
			return {
				operation: "updated",
				url: data.html_url
			};
		} catch (error) {
			const isThere = async () => await ifThere(() => api.rest.issues.getComment(comment)) !== void 0;
			if (!hasStatus(error, 404) || await isThere()) throw error;
		}
	}
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
	let viewer;
	const pages = api.paginate.iterator(api.rest.issues.listComments, {
		...issue,
		per_page: 100
	});
	for await (const { data } of pages) for (const { id, body, html_url: url, user } of data) {
		if (!body?.startsWith(mark) || !user) continue;
		viewer ??= viewerLogin(api);
		const login = await viewer;
		if (login === void 0 ? user.type === "Bot" : sameLogin(user.login, login)) return {
			id,
			body,
			url
		};
	}
}

export { keepComment };