import { t as getOctokit } from "./github.js";
import { Ei as messageOf, Hn as readBounded, Wr as excerpt, pi as count, xi as ExpectedError } from "./start.js";
import { O as retry, k as retryAfterOf, o as isBounded, v as nameOf } from "./api.js";

// src/net/github.ts
const RETRIES = 4;
/** A server that asks for more milliseconds than this is not waited for; the run says when to come back. */
const LONGEST_WAIT = 6e4;
/** GitHub itself gives up after ten seconds; a large profile may take longer to get there. */
const ATTEMPT_TIMEOUT = 6e4;
/**
* A client of GitHub's REST and GraphQL APIs. What may pass by itself (5xx, no connection, no answer, a rate limit that ends
* soon) is retried a bounded number of times, no sooner than the server asks for. A request that would leave a second thing
* behind, because its first attempt may have been obeyed, is left to the caller (`makeComment`).
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
	const { signal, retryDelay = 1e3, wait } = options;
	let bounded;
	api.hook.before("request", (request) => {
		request.headers["x-github-api-version"] = "2022-11-28";
		bounded ??= boundedFetch(request.request?.["fetch"] ?? fetch);
		const late = AbortSignal.timeout(ATTEMPT_TIMEOUT);
		const ends = signal ? AbortSignal.any([signal, late]) : late;
		request.request = {
			...request.request,
			fetch: bounded,
			signal: ends
		};
	});
	api.hook.wrap("request", (request, parameters) => {
		let retries = 0;
		const attempt = () => Promise.resolve(request(parameters)).catch((error) => {
			throw error instanceof Error && error.cause instanceof ExpectedError ? error.cause : error;
		});
		const waitAfter = (error) => {
			if (retries === RETRIES || !isResponseError(error)) return void 0;
			const asked = retryAfter(error);
			if (asked === void 0 ? error.status < 500 : asked > LONGEST_WAIT) return void 0;
			if (parameters.method === "POST" && /\/comments$/.test(parameters.url) && hasLostAnswer(error)) return void 0;
			return Math.max(asked ?? 0, retryDelay * 2 ** retries++);
		};
		return retry(attempt, waitAfter, {
			signal,
			wait
		});
	});
	return api;
}
/** Bytes of an answer: the largest is a tree of 100,000 files, of 20 MB. */
const MOST_BYTES = 33554432;
const MOST_REDIRECTS = 5;
const FIX = "Check GITHUB_API_URL, and what is between this machine and GitHub.";
/**
* `fetch` for Octokit that takes no answer into memory that is made to fill it, and follows redirects (those of renamed
* repositories) within the API alone, since each has the token in it.
* @throws ExpectedError for any other answer.
*/
function boundedFetch(fetch) {
	return async (first, init) => {
		let url = first;
		for (let redirects = 0;; redirects += 1) {
			const answer = await fetch(url, {
				...init,
				redirect: "manual"
			});
			const location = answer.headers.get("location");
			const isRedirect = [
				301,
				302,
				307,
				308
			].includes(answer.status) && location !== null;
			if (init.redirect === "manual" || !isRedirect) return bounded(answer, url);
			await answer.body?.cancel();
			const next = new URL(location, url);
			if (next.origin !== new URL(url).origin || redirects === MOST_REDIRECTS) {
				const message = `${nameOf(new URL(url))} redirects to ${nameOf(next)}, which is not followed.`;
				throw new ExpectedError(message, { fix: FIX });
			}
			url = next.href;
		}
	};
}
async function bounded(answer, url) {
	const whole = answer.body === null ? Buffer.alloc(0) : await readBounded(answer.body, MOST_BYTES);
	const isJson = /json/i.test(answer.headers.get("content-type") ?? "");
	if (whole === void 0 || isJson && !isBounded(whole)) throw new ExpectedError(`${nameOf(new URL(url))} answered with more than GitHub does.`, { fix: FIX });
	const { status, statusText, headers } = answer;
	const read = new Response(whole.length === 0 ? null : whole, {
		status,
		statusText,
		headers
	});
	return Object.defineProperty(read, "url", { value: url });
}
function isResponseError(error) {
	return error instanceof Error && error.name === "HttpError" && "status" in error && "request" in error;
}
/** GraphQL refuses with status 200 and a list of errors. */
function isGraphQlError(error) {
	return error instanceof Error && error.name === "GraphqlResponseError" && "errors" in error;
}
/** An answer of the server, by REST or GraphQL; not a cancelled run or a bug. */
function isRefusal(error) {
	return isResponseError(error) || isGraphQlError(error);
}
function hasStatus(error, ...statuses) {
	return isResponseError(error) && error.response !== void 0 && statuses.includes(error.status);
}
/** What the server said, its detailed reasons included, without links. */
function serverWords(error) {
	if (isGraphQlError(error)) return joined(error.errors.map(reasonIn));
	if (!isResponseError(error) || error.response === void 0) return messageOf(error);
	const { data } = error.response;
	if (typeof data === "string" && data !== "" && !data.trimStart().startsWith("<")) return excerpt(data, 300);
	const { message, errors } = Object(data);
	const reasons = Array.isArray(errors) ? errors.map(reasonIn) : [];
	return joined([typeof message === "string" ? message : `status ${error.status}`, ...reasons]);
}
function joined(parts) {
	return parts.flatMap((part) => part.split("\n")).map((line) => line.trim().replace(/\.$/, "")).filter((line) => line !== "").join(": ");
}
function reasonIn(reason) {
	if (typeof reason === "string") return reason;
	const { message, field, code } = Object(reason);
	if (typeof message === "string") return message;
	return [field, code].filter((part) => typeof part === "string").join(" ");
}
/** Milliseconds that a rate limit or an outage asks to wait; undefined when the answer asks for nothing. */
function retryAfter(error) {
	const headers = error.response?.headers ?? {};
	const asked = retryAfterOf(headers["retry-after"]?.toString());
	if (asked !== void 0 && (error.status >= 500 || error.status === 429 || error.status === 403)) return asked;
	if (!isRateLimit(error)) return void 0;
	const left = Number(headers["x-ratelimit-reset"]) * 1e3 - Date.now();
	return hasNoneLeft(error) && Number.isFinite(left) ? Math.max(0, left) : 6e4;
}
function hasNoneLeft({ response }) {
	return Number(response?.headers["x-ratelimit-remaining"] ?? 1) === 0;
}
/** Either of GitHub's rate limits. */
function isRateLimit(error) {
	if (error.status !== 403) return error.status === 429;
	return /rate limit/i.test(serverWords(error)) || hasNoneLeft(error);
}
/** Whether the request may have been obeyed although it failed: the connection broke, or a front end gave up. */
function hasLostAnswer(error) {
	if (!isResponseError(error)) return false;
	return error.response === void 0 || error.status >= 500 && retryAfter(error) === void 0;
}
/** The sentence for a failure that has nothing to do with what was asked, and its fix; undefined for any other refusal. */
function generalFailure(error) {
	const said = excerpt(serverWords(error), 200).replace(/\.$/, "");
	if (error.response === void 0) return [`GitHub's API cannot be reached: ${said}.`, "Check the network and proxy of the runner, and GITHUB_API_URL; then run again, which finishes what was begun."];
	if (error.status >= 500) return [`GitHub failed repeatedly with status ${error.status}: ${said}.`, "Run again later, which finishes what was begun. https://www.githubstatus.com lists outages."];
	if (isRateLimit(error)) {
		const wait = count(Math.max(1, Math.ceil((retryAfter(error) ?? 6e4) / 6e4)), "minute");
		return [`GitHub's rate limit stopped the run: ${said}.`, `Run again in ${wait}, or spread the jobs that share this token.`];
	}
	if (error.status !== 401) return void 0;
	return [`GitHub refused the token: ${said}.`, "Pass a valid `token`: in a workflow `${{ github.token }}`; one kept as a secret may have expired or been revoked."];
}
/** Whether the next request would fare no better: no connection, an outage, a rate limit. */
function isOutage(error) {
	if (!isResponseError(error)) return false;
	return error.response === void 0 || error.status >= 500 || isRateLimit(error);
}

export { isGraphQlError as a, isRefusal as c, hasStatus as i, isResponseError as l, githubApi as n, isOutage as o, hasLostAnswer as r, isRateLimit as s, generalFailure as t, serverWords as u };