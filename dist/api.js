import { t as getOctokit } from "./github.js";
import { t as pRetry } from "./p-retry.js";
import { Dt as retryAfterSeconds, Er as ExpectedError, Et as lostAnswer, Tt as isResponseError, ur as excerpt, yt as hasLostAnswer } from "./start.js";
import { t as isBounded } from "./json.js";
import { n as nameOf } from "./send.js";
import { setTimeout } from "node:timers/promises";

// src/github/bounded-fetch.ts
/** Bytes of an answer: the largest is a tree of 100,000 files, of 20 MB. */
const MOST_BYTES = 33554432;
const MOST_REDIRECTS = 5;
const REDIRECTS = /* @__PURE__ */ new Set([
	301,
	302,
	307,
	308
]);
const FIX = "Check GITHUB_API_URL, and what stands between this machine and GitHub.";
/**
* `fetch` for Octokit that takes no answer into memory that is made to fill it, and follows redirects (those of renamed
* repositories) within the API alone, since each has the token in it.
* @throws ExpectedError for any other answer.
*/
function boundedFetch(fetch) {
	return async (url, init) => {
		const answer = init.redirect === "manual" ? await fetch(url, init) : await follow(fetch, url, init);
		const body = await wholeBody(answer).catch((error) => {
			if (error instanceof ExpectedError) throw error;
			return { broken: error };
		});
		const bytes = async () => {
			if ("broken" in body) throw body.broken;
			return body;
		};
		const { status, statusText, headers } = answer;
		return {
			status,
			statusText,
			headers,
			url: answer.url,
			body: null,
			text: async () => (await bytes()).toString(),
			arrayBuffer: async () => new Uint8Array(await bytes()).buffer
		};
	};
}
async function follow(fetch, first, init) {
	let url = new URL(first);
	for (let redirects = 0;; redirects += 1) {
		const answer = await fetch(url.href, {
			...init,
			redirect: "manual"
		});
		const location = answer.headers.get("location");
		if (!REDIRECTS.has(answer.status) || location === null) return answer;
		await answer.body?.cancel();
		const next = URL.canParse(location, url.href) ? new URL(location, url) : void 0;
		if (next?.origin !== url.origin || redirects === MOST_REDIRECTS) {
			const where = next === void 0 ? excerpt(location) : nameOf(next);
			throw new ExpectedError(`${nameOf(url)} redirects to ${where}, which is not followed.`, { fix: FIX });
		}
		url = next;
	}
}
async function wholeBody(answer) {
	const tooMuch = () => new ExpectedError(`${nameOf(new URL(answer.url))} answered with more than GitHub does.`, { fix: FIX });
	const chunks = [];
	let bytes = 0;
	for await (const chunk of answer.body ?? []) {
		bytes += chunk.length;
		if (bytes > MOST_BYTES) throw tooMuch();
		chunks.push(chunk);
	}
	const whole = Buffer.concat(chunks);
	if (/json/i.test(answer.headers.get("content-type") ?? "") && !isBounded(whole)) throw tooMuch();
	return whole;
}

// src/github/api.ts
const MACHINE = {
	now: () => performance.now(),
	wait: (milliseconds, signal) => setTimeout(milliseconds, void 0, signal && { signal })
};
const RETRIES = 4;
/** A server that asks for more patience than this is not waited for; the run says when to come back. */
const LONGEST_WAIT_SECONDS = 60;
/** GitHub itself gives up after ten seconds; a large profile may take longer to get there. */
const ATTEMPT_TIMEOUT = 6e4;
/** Milliseconds that all requests of a client together may lose in failed attempts and in waiting for the next. */
const PATIENCE = 3e5;
/**
* A client of GitHub's REST and GraphQL APIs, the only one: artifacts are found and profiles are published with it.
* What may pass by itself (5xx, no connection, no answer, a rate limit that ends soon) is retried a bounded number of
* times, no sooner than the server asks for, and only as long as the patience of the whole client lasts. A request that
* would leave a second thing behind, because its first attempt may have been obeyed, is left to the caller.
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
	const { signal, retryDelay = 1e3, attemptTimeout = ATTEMPT_TIMEOUT, clock = MACHINE } = options;
	let patience = PATIENCE;
	let bounded;
	api.hook.before("request", (request) => {
		request.headers["x-github-api-version"] = "2022-11-28";
		const late = AbortSignal.timeout(attemptTimeout);
		bounded ??= boundedFetch(request.request?.["fetch"] ?? fetch);
		request.request = {
			...request.request,
			fetch: bounded,
			signal: signal ? AbortSignal.any([signal, late]) : late
		};
	});
	api.hook.wrap("request", async (request, parameters) => {
		signal?.throwIfAborted();
		const canRepeat = (error) => signal?.aborted !== true && passesByItself(error, patience) && !(hasLostAnswer(error) && makesAnother(parameters));
		let again = false;
		let begun = clock.now();
		const lose = () => {
			const now = clock.now();
			patience -= now - begun;
			begun = now;
		};
		const attempt = async () => {
			lose();
			const response = await unwrapped(request(parameters));
			if (isBroken(response)) throw lostAnswer(response, parameters);
			return response;
		};
		try {
			begun = clock.now();
			return await pRetry(attempt, {
				retries: RETRIES,
				minTimeout: retryDelay,
				...signal && { signal },
				onFailedAttempt: async ({ error, retriesLeft }) => {
					lose();
					again = retriesLeft > 0 && canRepeat(error);
					if (again) await waitAsAsked(error, clock, signal);
				},
				shouldRetry: () => again
			});
		} catch (error) {
			signal?.throwIfAborted();
			throw error;
		}
	});
	return api;
}
/** Octokit takes what its `fetch` throws for a failure of the network. */
async function unwrapped(asked) {
	try {
		return await asked;
	} catch (error) {
		throw error instanceof Error && error.cause instanceof ExpectedError ? error.cause : error;
	}
}
function passesByItself(error, patience) {
	if (!isResponseError(error) || patience <= 0) return false;
	const wait = retryAfterSeconds(error);
	if (wait !== void 0) return wait <= LONGEST_WAIT_SECONDS && wait * 1e3 <= patience;
	return error.status >= 500;
}
/** What else is written is the same when it is written twice, or is refused the second time. */
function makesAnother({ method, url }) {
	return method === "POST" && /\/comments$/.test(url);
}
/** Octokit takes JSON that was cut off on its way for text. */
function isBroken({ headers, data }) {
	const { "content-type": type } = headers;
	return typeof data === "string" && /\bjson\b/i.test(type ?? "");
}
async function waitAsAsked(error, clock, signal) {
	const seconds = isResponseError(error) ? retryAfterSeconds(error) ?? 0 : 0;
	if (seconds > 0) await clock.wait(seconds * 1e3, signal);
}

export { githubApi as t };