import { t as getOctokit } from "./github.js";
import { t as pRetry } from "./p-retry.js";
import { i as messageOf } from "./errors.js";
import { t as count } from "./format.js";

// src/github/errors.ts
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
/** When a rate limit lets requests through again, for sentences: `1 minute`, `12 minutes`. */
function waitInWords(error) {
	return count(Math.max(1, Math.ceil((retryAfterSeconds(error) ?? 60) / 60)), "minute");
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

// src/github/api.ts
const RETRIES = 4;
/** A server that asks for more patience than this is not waited for; the run says when to come back. */
const LONGEST_WAIT_SECONDS = 60;
/** Where the API is, by the environment that workflows have; elsewhere github.com's. */
function apiUrlIn(env) {
	return env["GITHUB_API_URL"] || "https://api.github.com";
}
/**
* A client of GitHub's REST and GraphQL APIs, the only one: artifacts are found and profiles are published with it.
* What may pass by itself (5xx, no connection, a rate limit that ends soon) is retried a bounded number of times,
* `Retry-After` honoured.
*/
function githubApi(options) {
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

export { isOutage as a, isResponseError as c, isGraphQlError as i, serverWords as l, githubApi as n, isRateLimit as o, hasStatus as r, isRefusal as s, apiUrlIn as t, waitInWords as u };