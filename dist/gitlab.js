import { b as number, j as string, n as boolean, t as array, x as object, y as nullish } from "./dist3.js";
import { a as unlessRefused, n as missingAmong, r as ForgeApi } from "./server-forge.js";
import { setTimeout } from "node:timers/promises";

// src/publish/gitlab.ts
/**
* Reads and writes merge requests by GitLab's REST API, as https://docs.gitlab.com/api/merge_requests/ describes it. The API differs from
* GitHub's API:
*
* - A draft is a merge request whose title begins with `Draft:`.
* - `iid` is the number of a merge request within its project. Requests name the project by its path, with `%2F` for each slash.
* - Requests name people by numbers, so each name is looked up first. The free edition accepts one assignee and one reviewer.
* - If auto-merge is enabled for a merge request without required checks or approvals, GitLab merges it at once.
*/
const user = object({
	id: number(),
	username: string(),
	bot: nullish(boolean(), false)
});
const users = nullish(array(user), []);
/** The schema of a merge request in GitLab's answers. */
const mergeRequest = object({
	iid: number(),
	web_url: string(),
	title: string(),
	draft: nullish(boolean(), false),
	description: nullish(string(), ""),
	state: string(),
	closed_at: nullish(string()),
	closed_by: nullish(user),
	author: nullish(user),
	labels: nullish(array(string()), []),
	assignees: users,
	reviewers: users,
	source_branch: string(),
	target_branch: string(),
	source_project_id: nullish(number()),
	target_project_id: nullish(number()),
	sha: nullish(string(), ""),
	merge_when_pipeline_succeeds: nullish(boolean(), false),
	detailed_merge_status: nullish(string(), "")
});
const discussionNote = object({
	body: string(),
	created_at: string()
});
/** The most items that GitLab lists in one answer. */
const GITLAB_PAGE = 100;
/** Matches the titles of drafts. */
const DRAFT_TITLE = /^(?:draft:|\[draft\]|\(draft\))\s*/i;
/** Matches the names of accounts that belong to access tokens, because some versions of GitLab do not mark bots in their answers. */
const TOKEN_ACCOUNT = /^(?:project|group)_\d+_bot/;
/** Matches the status of a merge request while GitLab is still checking whether it can be merged. */
const CHECKING_STATUS = /^(?:preparing|checking|unchecked|approvals_syncing)$/;
/** How often a run reads the merge status of a merge request, and the milliseconds between two readings. */
const STATUS_ATTEMPTS = 10;
const STATUS_WAIT = 1e3;
const GITLAB_TOKEN_NEEDED = "a project access token with the role Developer and the scopes `api` and `write_repository`, as GITLAB_TOKEN. The CI_JOB_TOKEN of a job cannot open merge requests";
/** Returns the client for the merge requests of a project. @param project the path of the project, such as `group/service`. */
function gitlabServer(options, project, publish, terms) {
	const headers = { "private-token": options.token };
	const api = new ForgeApi({
		...options,
		headers,
		product: "GitLab",
		neededToken: GITLAB_TOKEN_NEEDED
	});
	return new GitLabServer(api, project, publish, {
		terms,
		statusWait: options.retryDelay ?? STATUS_WAIT
	});
}
var GitLabServer = class {
	terms;
	fixes = GITLAB_FIXES;
	#api;
	#publish;
	/** The beginning of the path of every request. */
	#root;
	#statusWait;
	constructor(api, project, publish, { terms, statusWait }) {
		this.#api = api;
		this.#publish = publish;
		this.#root = `/projects/${encodeURIComponent(project)}`;
		this.terms = terms;
		this.#statusWait = statusWait;
	}
	async viewer() {
		const owner = await unlessRefused([403, 404], () => this.#api.request("GET", "/user", user));
		return owner && accountOfUser(owner);
	}
	async isPublic() {
		const schema = object({ visibility: nullish(string(), "public") });
		return (await this.#api.request("GET", this.#root, schema)).visibility === "public";
	}
	async pulls(state, branch) {
		const states = state === "open" ? ["opened"] : branch === void 0 ? ["closed"] : ["closed", "merged"];
		const found = [];
		for (const one of states) found.push(...await this.#list(one, branch));
		return found.map(shownMergeRequest);
	}
	async #list(state, branch) {
		const found = [];
		for (let page = 1; page <= 300 / GITLAB_PAGE; page++) {
			const query = {
				state,
				source_branch: branch,
				order_by: "updated_at",
				sort: "desc",
				per_page: GITLAB_PAGE,
				page
			};
			const path = `${this.#root}/merge_requests`;
			const listed = await this.#api.request("GET", path, array(mergeRequest), { query });
			found.push(...listed);
			if (listed.length < GITLAB_PAGE) break;
		}
		return found;
	}
	async pull(number) {
		return shownMergeRequest(await this.#read(number));
	}
	#read(number) {
		return this.#api.request("GET", this.#pathOf(number), mergeRequest);
	}
	#pathOf(number) {
		return `${this.#root}/merge_requests/${number}`;
	}
	async detailsOf({ number, reviewers }) {
		const { merge_when_pipeline_succeeds: hasAutoMerge } = await this.#read(number);
		return {
			isQueued: await this.#isOnTrain(number),
			hasAutoMerge,
			reviewers,
			teams: []
		};
	}
	/** Whether a merge request waits in a merge train. Editions without merge trains answer 403 or 404. */
	async #isOnTrain(number) {
		const path = `${this.#root}/merge_trains/merge_requests/${number}`;
		const schema = object({ status: nullish(string(), "") });
		const car = await unlessRefused([
			401,
			403,
			404
		], () => this.#api.request("GET", path, schema));
		return car !== void 0 && !/^(?:merged|skip_merged)$/.test(car.status);
	}
	async closerOf(number) {
		const { closed_by: closer } = await this.#read(number);
		return closer ? accountOfUser(closer) : void 0;
	}
	async file(path, commit) {
		const file = `${this.#root}/repository/files/${encodeURIComponent(path)}/raw`;
		return unlessRefused([404], () => this.#api.bytes(file, { ref: commit }));
	}
	titled(title, isDraft) {
		const plain = title.replace(DRAFT_TITLE, "");
		return isDraft ? `Draft: ${plain}` : plain;
	}
	async open({ title, body: description, base }) {
		const { branch, deleteBranch } = this.#publish;
		const body = {
			source_branch: branch,
			target_branch: base,
			title,
			description,
			remove_source_branch: deleteBranch
		};
		const path = `${this.#root}/merge_requests`;
		return (await unlessRefused([409], () => this.#api.request("POST", path, mergeRequest, { body })))?.iid;
	}
	async change(number, { title, body: description, isClosed }) {
		const body = {
			title,
			description,
			state_event: isClosed ? "close" : void 0
		};
		await this.#api.write("PUT", this.#pathOf(number), { body });
	}
	async comments(number) {
		const query = {
			order_by: "created_at",
			sort: "desc",
			per_page: GITLAB_PAGE
		};
		const path = `${this.#pathOf(number)}/notes`;
		return (await this.#api.request("GET", path, array(discussionNote), { query })).map(({ body, created_at: time }) => ({
			text: body,
			time
		}));
	}
	async comment(number, body) {
		const path = `${this.#pathOf(number)}/notes`;
		return (await this.#api.request("POST", path, discussionNote, {
			body: { body },
			isOnce: true
		})).created_at;
	}
	async complete(action, { number }) {
		switch (action.kind) {
			case "label": {
				const body = { add_labels: action.names.join(",") };
				const changed = await this.#api.request("PUT", this.#pathOf(number), mergeRequest, { body });
				return { dropped: missingAmong(action.names, changed.labels) };
			}
			case "assign": return this.#addPeople(number, "assignee", action.names);
			case "ask-person": {
				const { dropped = [], refusal } = await this.#addPeople(number, "reviewer", [action.name]);
				if (refusal !== void 0) return { refusal };
				return dropped.length === 0 ? {} : { refusal: "GitLab did not add this reviewer" };
			}
			case "ask-team": return { refusal: "GitLab has no reviews by teams" };
			case "auto-merge": return this.#mergeLater(number, action.method);
		}
	}
	/**
	* Adds assignees or reviewers. GitLab expects the numbers of all assignees or reviewers in one list, and leaves out people who are not
	* allowed.
	*/
	async #addPeople(number, as, names) {
		const ids = [];
		for (const username of names) {
			const [found] = await this.#api.request("GET", "/users", array(user), { query: { username } });
			if (found !== void 0) ids.push(found.id);
		}
		if (ids.length === 0) return { refusal: "GitLab does not know these users" };
		const before = (await this.#read(number))[`${as}s`].map(({ id }) => id);
		const body = { [`${as}_ids`]: [...before, ...ids] };
		const people = (await this.#api.request("PUT", this.#pathOf(number), mergeRequest, { body }))[`${as}s`].map(({ username }) => username);
		return { dropped: missingAmong(names, people) };
	}
	/**
	* Enables auto-merge if the merge request waits for a check or an approval. If no check and no approval is required, GitLab would merge
	* at once, before a person reads the merge request.
	*/
	async #mergeLater(number, method) {
		const { detailed_merge_status: status, sha } = await this.#decided(number);
		if (status === "mergeable" || CHECKING_STATUS.test(status)) return { refusal: `the merge request does not wait for a check or an approval (${status}), so GitLab would merge it at once` };
		const body = {
			merge_when_pipeline_succeeds: true,
			auto_merge: true,
			squash: method === "squash",
			sha
		};
		await this.#api.write("PUT", `${this.#pathOf(number)}/merge`, { body });
		return {};
	}
	/** Reads a merge request repeatedly until GitLab has found out whether it can be merged. */
	async #decided(number) {
		let read = await this.#read(number);
		for (let attempt = 1; attempt < STATUS_ATTEMPTS && CHECKING_STATUS.test(read.detailed_merge_status); attempt++) {
			await setTimeout(this.#statusWait);
			read = await this.#read(number);
		}
		return read;
	}
};
const GITLAB_FIXES = {
	label: "Give the owner of the token the role Developer in the project.",
	assign: "Name members of the project. The free edition of GitLab accepts one assignee.",
	"ask-person": "Name a member of the project. The free edition of GitLab accepts one reviewer.",
	"ask-team": "Leave `team-reviewers` out, and use approval rules or CODEOWNERS.",
	"auto-merge": "Select \"Pipelines must succeed\" in the project's settings for merge requests, or let the next run enable auto-merge when the pipeline has begun."
};
/** Converts a user of GitLab to the form that this code uses for all servers. */
function accountOfUser({ username, bot }) {
	return {
		login: username,
		isBot: bot || TOKEN_ACCOUNT.test(username)
	};
}
/** Converts a merge request to the form that this code uses for all servers. */
function shownMergeRequest(read) {
	const { iid, web_url, title, draft, description, state, source_project_id, target_project_id } = read;
	return {
		number: iid,
		url: web_url,
		title: draft ? title.replace(DRAFT_TITLE, "") : title,
		isDraft: draft,
		body: description,
		base: read.target_branch,
		branch: read.source_branch,
		sha: read.sha,
		isInRepository: source_project_id === target_project_id,
		state: state === "opened" || state === "locked" ? "open" : state === "merged" ? "merged" : "closed",
		closedAt: Date.parse(read.closed_at ?? "") || 0,
		author: read.author?.username ?? "",
		labels: read.labels,
		assignees: read.assignees.map(({ username }) => username),
		reviewers: read.reviewers.map(({ username }) => username)
	};
}

export { gitlabServer };