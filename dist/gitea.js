import { b as number, j as string, n as boolean, t as array, v as nullable, x as object, y as nullish } from "./dist3.js";
import { a as unlessRefused, i as ForgeRefusal, n as missingAmong, r as ForgeApi } from "./server-forge.js";
import { t as listPages } from "./pages.js";
import { setTimeout } from "node:timers/promises";

// src/publish/gitea.ts
/**
* Reads and writes pull requests by the API of Gitea and Forgejo, as https://docs.gitea.com/api describes it. The API differs from GitHub's
* API:
*
* - A draft is a pull request whose title begins with `WIP:`.
* - The list of pull requests cannot be filtered by branch, so all its pages are read.
* - Only the timeline of a pull request says which account closed the pull request, and whether auto-merge was scheduled or cancelled.
* - The name of a deleted branch stays in `head.label`, while `head.ref` becomes `refs/pull/1/head`.
*/
const giteaText = nullish(string(), "");
const giteaAccount = object({ login: string() });
const giteaAccounts = nullish(array(giteaAccount), []);
const giteaHead = object({
	label: string(),
	ref: string(),
	sha: giteaText,
	repo: nullish(object({ full_name: string() }))
});
/** The schema of a pull request in the answers of Gitea and Forgejo. */
const giteaPull = object({
	number: number(),
	html_url: string(),
	title: string(),
	draft: nullish(boolean(), false),
	body: giteaText,
	state: string(),
	merged: nullish(boolean(), false),
	closed_at: nullish(string()),
	user: nullish(giteaAccount),
	labels: nullish(array(object({ name: string() })), []),
	assignees: giteaAccounts,
	requested_reviewers: giteaAccounts,
	base: object({ ref: string() }),
	head: giteaHead
});
const giteaComment = object({
	body: giteaText,
	created_at: string()
});
const timelineEvent = object({
	type: string(),
	user: nullish(giteaAccount)
});
const giteaReview = object({
	user: nullish(giteaAccount),
	team: nullish(object({ name: string() }))
});
const branchRules = object({
	enable_status_check: nullish(boolean(), false),
	required_approvals: nullish(number(), 0)
});
/** The most items that Gitea lists in one answer, unless the server's administrator allows more. */
const GITEA_PAGE = 50;
const MOST_OPEN_PULLS = 5e3;
/** How often a run requests auto-merge while Gitea is busy, and the milliseconds between two requests. */
const MERGE_CHECKS = 20;
const MERGE_CHECK_WAIT = 500;
/** Matches the titles of drafts. Gitea and Forgejo recognize drafts by these titles in their default settings. */
const WIP = /^(?:WIP:|\[WIP\])\s*/i;
/** Matches the names of bot accounts, such as the account under which Gitea's jobs run. */
const GITEA_BOT = /^(?:gitea|forgejo)-actions$|\[bot\]$/;
const GITEA_TOKEN_NEEDED = "a token with the permissions `write:repository` and `write:issue` of a user who may push, as `token` or GITEA_TOKEN";
/** Returns the client for the pull requests of a project. @param project the repository as `owner/name`. */
function giteaServer(options, project, publish, terms) {
	const headers = { authorization: `token ${options.token}` };
	const api = new ForgeApi({
		...options,
		headers,
		product: "Gitea",
		neededToken: GITEA_TOKEN_NEEDED
	});
	return new GiteaServer(api, project, publish, terms);
}
var GiteaServer = class {
	terms;
	fixes = GITEA_FIXES;
	#api;
	#publish;
	#project;
	/** The beginning of the path of every request. */
	#root;
	constructor(api, project, publish, terms) {
		this.#api = api;
		this.#project = project;
		this.#publish = publish;
		this.#root = `/repos/${project.split("/").map(encodeURIComponent).join("/")}`;
		this.terms = terms;
	}
	async viewer() {
		const user = await unlessRefused([403, 404], () => this.#api.request("GET", "/user", giteaAccount));
		return user && accountOf(user);
	}
	async isPublic() {
		const schema = object({
			private: boolean(),
			internal: nullish(boolean(), false)
		});
		const repository = await this.#api.request("GET", this.#root, schema);
		return !repository.private && !repository.internal;
	}
	async pulls(state, branch) {
		const found = [];
		const most = state === "open" ? MOST_OPEN_PULLS : 300;
		let read = 0;
		const ask = async (token = "1") => {
			const page = Number(token);
			const query = {
				state,
				sort: "recentupdate",
				limit: GITEA_PAGE,
				page
			};
			const items = await this.#api.request("GET", `${this.#root}/pulls`, array(giteaPull), { query });
			read += items.length;
			return {
				items,
				next: items.length === 0 || state === "closed" && read >= most ? void 0 : String(page + 1)
			};
		};
		const all = listPages(ask, {
			subject: `The list of pull requests of ${this.#project}`,
			fixServer: "Check that Gitea answers at this address.",
			fixLength: "Close pull requests that are no longer needed.",
			most: Math.max(most, MOST_OPEN_PULLS),
			bytesOf: ({ body }) => body.length
		});
		for await (const pull of all) {
			const shown = this.#shown(pull);
			if (branch === void 0 || shown.branch === branch) found.push(shown);
		}
		return found;
	}
	#shown(pull) {
		return shownGiteaPull(pull, this.#project);
	}
	async pull(number) {
		return this.#shown(await this.#api.request("GET", `${this.#root}/pulls/${number}`, giteaPull));
	}
	/** Reads the reviews and the state of auto-merge, but only if the user set reviewers or auto-merge. */
	async detailsOf({ number, reviewers: asked }) {
		const { reviewers, teamReviewers, autoMerge } = this.#publish;
		const reviews = reviewers.length + teamReviewers.length > 0 ? await this.#api.request("GET", `${this.#root}/pulls/${number}/reviews`, array(giteaReview)) : [];
		return {
			isQueued: false,
			hasAutoMerge: (autoMerge === false ? [] : await this.#timeline(number)).some(({ type }) => /^pull_(cancel_)?scheduled_merge$/.test(type)),
			reviewers: [...asked, ...reviews.flatMap(({ user }) => user?.login ?? [])],
			teams: reviews.flatMap(({ team }) => team?.name ?? [])
		};
	}
	/** Returns the events of a pull request; empty for a token that may not read issues. */
	async #timeline(number) {
		const path = `${this.#root}/issues/${number}/timeline`;
		const all = [];
		const read = async (page) => {
			const query = {
				limit: GITEA_PAGE,
				page
			};
			return await this.#api.request("GET", path, nullable(array(timelineEvent)), { query }) ?? [];
		};
		return await unlessRefused([403, 404], async () => {
			for (let page = 1; page <= 300 / GITEA_PAGE; page++) {
				const events = await read(page);
				if (events.length === 0) break;
				all.push(...events);
			}
			return all;
		}) ?? [];
	}
	async closerOf(number) {
		const closing = (await this.#timeline(number)).findLast(({ type }) => type === "close");
		return closing?.user ? accountOf(closing.user) : void 0;
	}
	async file(path, commit) {
		const encoded = path.split("/").map(encodeURIComponent).join("/");
		return unlessRefused([404], () => this.#api.bytes(`${this.#root}/raw/${encoded}`, { ref: commit }));
	}
	titled(title, isDraft) {
		return isDraft ? `WIP: ${title.replace(WIP, "")}` : title.replace(WIP, "");
	}
	async open(pull) {
		const body = {
			...pull,
			head: this.#publish.branch
		};
		const path = `${this.#root}/pulls`;
		return (await unlessRefused([409], () => this.#api.request("POST", path, giteaPull, { body })))?.number;
	}
	async change(number, { title, body, isClosed }) {
		const changed = {
			title,
			body,
			state: isClosed ? "closed" : void 0
		};
		await this.#api.write("PATCH", `${this.#root}/pulls/${number}`, { body: changed });
	}
	async comments(number) {
		const path = `${this.#root}/issues/${number}/comments`;
		return (await this.#api.request("GET", path, array(giteaComment))).map(({ body, created_at: time }) => ({
			text: body,
			time
		}));
	}
	async comment(number, body) {
		const path = `${this.#root}/issues/${number}/comments`;
		return (await this.#api.request("POST", path, giteaComment, {
			body: { body },
			isOnce: true
		})).created_at;
	}
	async complete(action, pull) {
		const path = `${this.#root}/pulls/${pull.number}`;
		switch (action.kind) {
			case "label": return this.#label(pull.number, action.names);
			case "assign": return this.#assign(pull, action.names);
			case "ask-person":
			case "ask-team": {
				const body = { [action.kind === "ask-person" ? "reviewers" : "team_reviewers"]: [action.name] };
				const schema = nullable(array(giteaReview));
				const asked = await this.#api.request("POST", `${path}/requested_reviewers`, schema, { body });
				return action.kind === "ask-team" && (asked ?? []).length === 0 ? { refusal: "Gitea found no team of this name that may review" } : {};
			}
			case "auto-merge": return this.#scheduleMerge(pull, action.method);
		}
	}
	/** Adds labels. Labels that the repository lacks are created first, because Gitea leaves out unknown labels without an error. */
	async #label(number, names) {
		const path = `${this.#root}/issues/${number}/labels`;
		const schema = array(object({ name: string() }));
		const add = async (labels) => (await this.#api.request("POST", path, schema, { body: { labels } })).map(({ name }) => name);
		const unknown = missingAmong(names, await add(names));
		if (unknown.length === 0) return {};
		for (const name of unknown) await this.#api.write("POST", `${this.#root}/labels`, {
			body: {
				name,
				color: "#ededed"
			},
			isOnce: true
		});
		return { dropped: missingAmong(names, await add(unknown)) };
	}
	/** Adds each assignee by a separate request, because Gitea refuses the whole request if one name is wrong. */
	async #assign({ number, assignees }, names) {
		let assigned = assignees;
		const dropped = [];
		for (const name of names) {
			const body = { assignees: [...assigned, name] };
			try {
				const path = `${this.#root}/pulls/${number}`;
				const pull = await this.#api.request("PATCH", path, giteaPull, { body });
				assigned = this.#shown(pull).assignees;
			} catch (error) {
				if (!(error instanceof ForgeRefusal)) throw error;
				dropped.push(name);
			}
		}
		return { dropped };
	}
	/**
	* Schedules auto-merge if a rule of the base requires checks or reviews. If no rule requires checks or reviews, Gitea would merge at
	* once, before a person reads the pull request.
	*/
	async #scheduleMerge({ number, base }, method) {
		const path = `${this.#root}/branches/${base.split("/").map(encodeURIComponent).join("/")}`;
		const rules = await this.#api.request("GET", path, branchRules);
		if (!rules.enable_status_check && rules.required_approvals === 0) return { refusal: `no rule of \`${base}\` requires a check or an approval, so Gitea would merge at once` };
		const body = {
			Do: method,
			merge_when_checks_succeed: true
		};
		for (let attempt = 1;; attempt++) try {
			await this.#api.write("POST", `${this.#root}/pulls/${number}/merge`, { body });
			break;
		} catch (error) {
			if (!(error instanceof ForgeRefusal)) throw error;
			if (error.status === 409) break;
			if (!/try again later/i.test(error.words) || attempt === MERGE_CHECKS) throw error;
			await setTimeout(MERGE_CHECK_WAIT);
		}
		return {};
	}
};
const GITEA_FIXES = {
	label: "Give the token `write:issue`, or create the labels by hand.",
	assign: "Name people with access to the repository, and give the token `write:issue`.",
	"ask-person": "Name people who may read the repository; the pull request's author cannot review it.",
	"ask-team": "Name a team of the organization that has access to the repository.",
	"auto-merge": "Protect the base with a required status check or approval, and allow this way to merge in the repository."
};
/** Converts an account of Gitea to the form that this code uses for all servers. */
function accountOf({ login }) {
	return {
		login,
		isBot: GITEA_BOT.test(login)
	};
}
/**
* Converts a pull request of Gitea to the form that this code uses for all servers. @param project the repository from which it was read,
* as `owner/name`.
*/
function shownGiteaPull(pull, project) {
	const { number, html_url: url, title, draft, body, base, head: from, state, merged } = pull;
	return {
		number,
		url,
		title: draft ? title.replace(WIP, "") : title,
		isDraft: draft,
		body,
		base: base.ref,
		branch: from.label,
		sha: from.sha,
		isInRepository: from.repo?.full_name.toLowerCase() === project.toLowerCase(),
		state: merged ? "merged" : state === "open" ? "open" : "closed",
		closedAt: Date.parse(pull.closed_at ?? "") || 0,
		author: pull.user?.login ?? "",
		labels: pull.labels.map(({ name }) => name),
		assignees: pull.assignees.map(({ login }) => login),
		reviewers: pull.requested_reviewers.map(({ login }) => login)
	};
}

export { giteaServer };