import { t as getOctokit } from "./github.js";
import { t as pRetry } from "./p-retry.js";
import { o as isResponseError, s as retryAfterSeconds } from "./errors2.js";

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

export { githubApi as n, apiUrlIn as t };