import { E as record, F as union, S as optional, j as string, t as array, x as object } from "./dist3.js";
import { f as warning, n as ExpectedError } from "./errors.js";
import { l as readBounded } from "./files.js";
import { d as excerpt, l as codeList } from "./start.js";
import { i as wordsOf } from "./api.js";
import { i as beginningOf } from "./body.js";
import { a as canPass, d as retryAfterOf, i as EndpointError, o as connectionFailure, u as refused } from "./deadline.js";
import { n as readJson } from "./json.js";
import { i as networkFor, n as printableUrl, r as send } from "./send.js";
import { n as retry } from "./retry.js";
import { c as isSameText, l as readBody, n as BODY_MARKER, o as isAbout, p as withdrawnBody } from "./proposal-text.js";
import { n as declinedAmong, t as ProposalPublisher } from "./proposals.js";

// src/net/forge-api.ts
/** The error for a request that the server understood and refused. A retry of this request would not help. */
var ForgeRefusal = class extends ExpectedError {
	status;
	/** The server's own words, in one line without a full stop at the end. */
	words;
	constructor(message, { status, words, fix }) {
		super(message, { fix });
		this.status = status;
		this.words = words;
	}
};
const FORGE_RETRIES = 4;
/** The longest wait that a server may ask for, in milliseconds. If the server asks for a longer wait, the request fails. */
const LONGEST_ASKED_WAIT = 6e4;
/** The time for one attempt, in milliseconds. */
const FORGE_ATTEMPT_TIMEOUT = 6e4;
/** The maximum size of an answer in bytes. The answer may hold a profile. */
const MOST_BYTES = 134217728;
/** A client of one forge's API. */
var ForgeApi = class {
	#options;
	constructor(options) {
		this.#options = options;
	}
	/**
	* Sends a request, and returns the answer that `schema` has validated.
	* @param path a path that begins with a slash, and whose variable parts are percent-encoded.
	* @throws ForgeRefusal if the server refuses the request; ExpectedError if no server answers, or if the answer is not one that a forge
	* sends.
	*/
	async request(method, path, schema, request = {}) {
		const { product } = this.#options;
		const whole = await this.#send(method, path, request);
		const read = readJson(whole.length === 0 ? "null" : whole, schema);
		if (read !== void 0) return read;
		throw new ExpectedError(`${printableUrl(this.#url(path, {}))} answered ${method} with something that ${product} does not send.`, { fix: `Check that this is the API of ${product}, and that no proxy or login page answers in its place.` });
	}
	/** Sends a request and ignores the content of the answer. @throws the same errors as `request`. */
	async write(method, path, request = {}) {
		await this.#send(method, path, request);
	}
	/** Sends a GET request, and returns the bytes of the answer. @throws the same errors as `request`. */
	bytes(path, query = {}) {
		return this.#send("GET", path, { query });
	}
	#url(path, query) {
		const url = new URL(this.#options.apiUrl + path);
		for (const [name, value] of Object.entries(query)) if (value !== void 0) url.searchParams.set(name, String(value));
		return url;
	}
	#send(method, path, { query = {}, body, isOnce }) {
		const { signal, retryDelay = 1e3, wait } = this.#options;
		let retries = 0;
		const waitAfter = (error) => {
			if (!(error instanceof EndpointError) || error.retry !== "soon" || retries === FORGE_RETRIES) return void 0;
			const asked = error.retryAfter ?? 0;
			if (isOnce || asked > LONGEST_ASKED_WAIT) return void 0;
			return Math.max(asked, retryDelay * 2 ** retries++);
		};
		const url = this.#url(path, query);
		const attempt = () => this.#attempt(method, url, body === void 0 ? void 0 : JSON.stringify(body));
		return retry(attempt, waitAfter, {
			signal,
			wait
		});
	}
	async #attempt(method, url, body) {
		const { product, headers, env, signal } = this.#options;
		const late = AbortSignal.timeout(FORGE_ATTEMPT_TIMEOUT);
		const ends = signal === void 0 ? late : AbortSignal.any([signal, late]);
		const reach = `Check the network and proxy of this machine, and that ${product} runs. Then run again: the next run finishes what this run began.`;
		const sent = {
			accept: "application/json",
			"content-type": "application/json",
			...headers
		};
		try {
			const network = networkFor(env);
			const answer = await send(url, {
				method,
				headers: sent,
				network,
				signal: ends,
				body,
				reach
			});
			const { status } = answer;
			if (status >= 200 && status < 300) {
				const whole = await readBounded(answer.body, MOST_BYTES);
				if (whole !== void 0) return whole;
				const message = `${printableUrl(url)} answered with more than ${MOST_BYTES / 1024 ** 2} MiB.`;
				throw new ExpectedError(message, { fix: `Check that this is the address of ${product}.` });
			}
			const words = refusalWords(await beginningOf(answer.body));
			const retryAfter = retryAfterOf(answer.headers["retry-after"]);
			if (canPass(status)) throw refused(printableUrl(url), {
				status,
				words,
				retryAfter
			}, "Run again later. The next run finishes what this run began.");
			throw this.#refusal(method, url, status, words);
		} catch (error) {
			signal?.throwIfAborted();
			if (late.aborted) throw new EndpointError(`${printableUrl(url)} did not answer in time.`, {
				fix: reach,
				retry: "soon"
			});
			throw connectionFailure(error, printableUrl(url), reach) ?? error;
		}
	}
	#refusal(method, url, status, words) {
		const { product, neededToken } = this.#options;
		const said = words === "" ? "" : `: ${words}`;
		if (status === 401) return new ForgeRefusal(`${product} refused the token${said}.`, {
			status,
			words,
			fix: `Pass ${neededToken}. The present token may have expired or been revoked.`
		});
		const fix = status === 403 || status === 404 ? `Pass ${neededToken}. If a token may not see a project, the server answers as if the project did not exist.` : "Fix the problem that the server names, then run again.";
		const message = `${product} answered ${status} to ${method} ${url.pathname}${said}.`;
		return new ForgeRefusal(message, {
			status,
			words,
			fix
		});
	}
};
/** Returns the result of a request; undefined if the server refuses the request with one of these statuses. */
async function unlessRefused(statuses, request) {
	try {
		return await request();
	} catch (error) {
		if (error instanceof ForgeRefusal && statuses.includes(error.status)) return void 0;
		throw error;
	}
}
const texts = array(string());
const refusalBody = object({
	message: optional(union([
		string(),
		texts,
		record(string(), texts)
	])),
	error: optional(string()),
	error_description: optional(string())
});
/** Returns the server's explanation of a refusal in one line. GitLab may send a list of messages for each field, and OAuth errors have two keys. */
function refusalWords(body) {
	const { message, error, error_description: description } = readJson(body, refusalBody) ?? {};
	const said = [
		...(message === void 0 || typeof message === "string" ? [message ?? []] : [message]).flat().flatMap((part) => typeof part === "string" ? part : Object.entries(part).flatMap(([field, reasons]) => reasons.map((reason) => field === "base" ? reason : `${field} ${reason}`))),
		error,
		description
	].filter((part) => part !== void 0 && part !== "");
	const whole = said.length > 0 ? said.join(": ") : wordsOf(body);
	return excerpt(whole, 300).trim().replace(/\.$/, "");
}

// src/publish/server-forge.ts
const OUTAGE = "Run again later, because the next run sets what is missing.";
/** Reads and writes proposals by git and the API of one product. */
var ServerForge = class {
	kind = "pull-request";
	hasPulls = true;
	#git;
	#server;
	#options;
	#viewer;
	#isPublic;
	/** The time at which the action commented that it closes the pull request, by the server's clock. */
	#commentTime;
	constructor(git, server, options) {
		this.#git = git;
		this.#server = server;
		this.#options = options;
	}
	get terms() {
		return this.#server.terms;
	}
	async read(before) {
		const reading = await this.#git.read();
		this.#isPublic ??= this.#server.isPublic();
		const { name, sha } = reading.base;
		const isPublic = await this.#isPublic;
		const { branch } = reading;
		const opened = await this.#ofBranch("open");
		const found = opened.find(({ base }) => base === name) ?? opened[0];
		const isMissing = before !== void 0 && opened.every(({ number }) => number !== before);
		const isAlone = found === void 0 && branch !== void 0;
		const closed = isMissing || isAlone ? await this.#ofBranch("closed") : [];
		const last = isAlone ? await this.#lastOf(closed, branch.sha) : void 0;
		return {
			...reading,
			base: {
				name,
				sha,
				isPublic
			},
			head: this.#withFilesOfServer(reading.head),
			pull: found && {
				...found,
				...await this.#server.detailsOf(found)
			},
			ended: isMissing ? endOfServerPull(closed.find(({ number }) => number === before)) : void 0,
			last: last?.ending,
			lastBody: last?.body,
			isPersonal: branch !== void 0 && await this.#git.hasOwnIdentity()
		};
	}
	/**
	* Returns the repository of the clone. If the clone lacks a commit, the files of this commit are read from the server. For example, the
	* clone may lack the commits of declined proposals, which are on no branch.
	*/
	#withFilesOfServer(clone) {
		return {
			files: async (paths, commit) => {
				if (await this.#git.hasCommit(commit)) return clone.files(paths, commit);
				const found = /* @__PURE__ */ new Map();
				for (const path of paths) {
					const bytes = await this.#server.file(path, commit);
					if (bytes !== void 0) found.set(path, bytes);
				}
				return found;
			},
			modesIn: (commit) => clone.modesIn(commit),
			versions: (head, path, limit) => clone.versions(head, path, limit),
			writeCommit: (commit) => clone.writeCommit(commit)
		};
	}
	/**
	* Returns the pull requests of the branch for any base, the oldest first. Pull requests from forks do not count, because everyone can
	* open a pull request from a fork.
	*/
	async #ofBranch(state) {
		const { branch } = this.#options;
		return (await this.#server.pulls(state, branch)).filter((pull) => pull.isInRepository && pull.branch === branch).toSorted((one, other) => one.number - other.number);
	}
	/** Returns whether the newest closed pull request with the last commit `sha` was merged, declined or withdrawn, and its text. */
	async #lastOf(closed, sha) {
		const ofCommit = closed.filter((pull) => pull.sha === sha);
		const [newest] = ofCommit.toSorted((one, other) => other.number - one.number);
		if (newest === void 0) return void 0;
		if (ofCommit.some(({ state }) => state === "merged")) return {
			ending: "merged",
			body: newest.body
		};
		return {
			ending: declinedAmong([await this.#closedProposal(newest)], newest.base).length > 0 ? "declined" : "withdrawn",
			body: newest.body
		};
	}
	async declined({ base }, paths) {
		const all = /* @__PURE__ */ new Map();
		for (const pull of [...await this.#ofBranch("closed"), ...await this.#server.pulls("closed")]) all.set(pull.number, pull);
		const concerned = [];
		for (const pull of all.values()) if (pull.state === "closed" && pull.base === base.name && await this.#isProposal(pull, paths)) concerned.push(pull);
		concerned.sort((one, other) => other.closedAt - one.closedAt);
		const closed = [];
		for (const pull of concerned) {
			closed.push(await this.#closedProposal(pull));
			if (declinedAmong(closed, base.name).length === 20) break;
		}
		return declinedAmong(closed, base.name);
	}
	/** Whether the action opened the pull request to propose one of these profiles. */
	async #isProposal(pull, paths) {
		if (!pull.isInRepository) return false;
		const { note } = readBody(pull.body);
		if (note !== void 0) return paths.some((path) => isAbout(note, path));
		if (pull.branch !== this.#options.branch) return false;
		return pull.body.includes("<!-- go-pgo-action -->") || pull.author === (await this.#login())?.login;
	}
	async #closedProposal({ number, url, branch, base, sha, body, closedAt }) {
		const [closer, viewer] = [await this.#server.closerOf(number), await this.#login()];
		return {
			number,
			url,
			branch,
			base,
			sha,
			body,
			closedBy: closer !== void 0 && (viewer !== void 0 || closer.isBot) ? {
				isUs: closer.login === viewer?.login,
				isBot: closer.isBot
			} : void 0,
			closedAt
		};
	}
	#login() {
		this.#viewer ??= this.#server.viewer();
		return this.#viewer;
	}
	async byDefaultToken() {
		return false;
	}
	explained(action) {
		return action();
	}
	async apply(action, context) {
		if (action.kind === "write-branch" || action.kind === "delete-branch") return this.#git.apply(action, context);
		const { reading } = context;
		if (action.kind === "open") return this.#open(action, reading.base.name);
		const { pull } = reading;
		if (pull === void 0) throw new Error(`There is no pull request to ${action.kind}.`);
		const { number } = pull;
		switch (action.kind) {
			case "edit": {
				const { title, body } = action;
				const titled = title === void 0 ? void 0 : this.#server.titled(title, pull.isDraft);
				await this.#server.change(number, {
					title: titled,
					body
				});
				return { kind: "done" };
			}
			case "draft": {
				const { title } = await this.#server.pull(number);
				await this.#server.change(number, { title: this.#server.titled(title, action.isDraft) });
				return { kind: "done" };
			}
			case "comment": return this.#attempt("The reason for closing the proposal could not be written as a comment", COMMENT_FIX, async () => {
				this.#commentTime = await this.#commentOnce(number, action.text);
				return {};
			});
			case "close": return this.#close(number, pull.body);
			default: return this.#complete(action, number);
		}
	}
	async #open({ title, body, isDraft }, base) {
		const titled = this.#server.titled(title, isDraft);
		const number = await this.#server.open({
			title: titled,
			body,
			base
		});
		const [oldest] = (await this.#ofBranch("open")).filter((pull) => pull.base === base);
		if (number !== void 0 && oldest !== void 0 && oldest.number < number) {
			await this.#server.change(number, {
				body: withdrawnBody(body, void 0),
				isClosed: true
			});
			return {
				kind: "done",
				isVisible: false
			};
		}
		if (number !== void 0) return { kind: "done" };
		if (oldest === void 0) return { kind: "moved" };
		return {
			kind: "done",
			isVisible: oldest.title === title && isSameText(oldest.body, body)
		};
	}
	/**
	* Writes a comment, unless the comment exists already. The comment exists already if an earlier run was killed right after it had
	* commented.
	*/
	async #commentOnce(number, text) {
		const find = async () => (await this.#server.comments(number)).find((comment) => isSameText(comment.text, text))?.time;
		const time = await find();
		if (time !== void 0) return time;
		try {
			return await this.#server.comment(number, text);
		} catch (error) {
			if (error instanceof ForgeRefusal || !(error instanceof ExpectedError)) throw error;
			const made = await find();
			if (made === void 0) throw error;
			return made;
		}
	}
	/** Closes a pull request, even if the server refuses the new text of the pull request. */
	async #close(number, body) {
		const { noun } = this.terms;
		try {
			await this.#server.change(number, {
				body: withdrawnBody(body, this.#commentTime),
				isClosed: true
			});
			return { kind: "done" };
		} catch (error) {
			if (!(error instanceof ForgeRefusal)) throw error;
			if ((await this.#server.pull(number)).state !== "open") return { kind: "moved" };
			await this.#server.change(number, { isClosed: true });
			const message = `The ${noun} is closed, but its text does not say that the action closed it: ${error.words}.`;
			const fix = `Before you reopen the ${noun}, shorten the text that people wrote into its description.`;
			return {
				kind: "done",
				findings: [warning(message, fix)]
			};
		}
	}
	async #complete(action, number) {
		if (action.kind === "write-text") throw new Error("A pull request has its own text.");
		const message = `The ${this.terms.noun} is open, but ${extraFailure(action)}`;
		return this.#attempt(message, this.#server.fixes[action.kind], async () => this.#server.complete(action, await this.#server.pull(number)));
	}
	/** Makes a request that is not essential for the proposal. @param message a sentence about what failed, without the server's words. */
	async #attempt(message, fix, request) {
		const finding = (words, what = fix) => warning(`${message}: ${words}.`, what);
		try {
			const { dropped = [], refusal } = await request();
			if (refusal !== void 0) return {
				kind: "refused",
				findings: [finding(refusal)]
			};
			if (dropped.length === 0) return { kind: "done" };
			return {
				kind: "done",
				dropped,
				findings: [finding(`the server left out ${codeList(dropped)}`)]
			};
		} catch (error) {
			if (error instanceof ForgeRefusal) return {
				kind: "refused",
				findings: [finding(error.words)]
			};
			if (!(error instanceof ExpectedError)) throw error;
			return {
				kind: "refused",
				findings: [finding(error.message.replace(/\.$/, ""), OUTAGE)]
			};
		}
	}
};
const COMMENT_FIX = "Unlock the conversation, or give the token the right to comment. The proposal is closed without the comment.";
function endOfServerPull(pull) {
	return pull?.state === "merged" ? "merged" : "closed";
}
/** Returns words such as `auto-merge could not be enabled`, with which a sentence about a refused extra action ends. */
function extraFailure(action) {
	switch (action.kind) {
		case "label":
		case "assign": return `the ${action.kind === "label" ? "labels" : "assignees"} ${codeList(action.names)} could not be set`;
		case "ask-person": return `a review by \`${action.name}\` could not be requested`;
		case "ask-team": return `a review by the team \`${action.name}\` could not be requested`;
		case "auto-merge": return "auto-merge could not be enabled";
	}
}
/** Publishes proposals by git and the API of one product. */
var ServerPublisher = class extends ProposalPublisher {
	constructor(git, server, options) {
		super(new ServerForge(git, server, options), options);
	}
};
/** Returns the names in `wanted` that are missing in `present`. Upper and lower case make no difference. */
function missingAmong(wanted, present) {
	const there = new Set(present.map((name) => name.toLowerCase()));
	return [...new Set(wanted)].filter((name) => !there.has(name.toLowerCase()));
}

export { unlessRefused as a, ForgeRefusal as i, missingAmong as n, ForgeApi as r, ServerPublisher as t };