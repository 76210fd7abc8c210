import { a as WHAT_TO_DO } from "./errors.js";
import { l as readBounded } from "./files.js";
import { d as excerpt } from "./start.js";
import { a as bodyTooLarge, i as beginningOf, o as saveBody, r as REFUSAL_BYTES } from "./body.js";
import { d as retryAfterOf, i as EndpointError, o as connectionFailure, u as refused } from "./deadline.js";
import { i as networkFor, n as printableUrl, r as send } from "./send.js";
import { t as attemptRepeatedly } from "./retry.js";

// src/net/api.ts
/** Calls the APIs of servers such as Prometheus and Pyroscope, with retries. Only `github.ts` calls GitHub's API. */
/** The time for one call with all its retries if the source has no `timeout`, in milliseconds. */
const DEFAULT_API_TIMEOUT = 12e4;
/** The largest answer that is held in memory, in bytes. */
const MAX_ANSWER_BYTES = 67108864;
/**
* Calls an API, and returns the value that `read` makes of the answer. The request is sent again after failures that may pass: statuses 429
* and 5xx, a broken connection, and an error of `read` that allows a retry. If the server says how long to wait, the retry waits at least
* that long.
* @param read returns undefined for an answer that the product does not send, such as a login page.
* @throws ExpectedError with the server's own words if the call fails; the reason of the signal if the signal was aborted.
*/
function callApi(call, context, read) {
	return repeatedly(call, context, async ({ url, status, headers, body }) => {
		const whole = await readBounded(body, MAX_ANSWER_BYTES);
		if (whole === void 0) throw bodyTooLarge(printableUrl(url), MAX_ANSWER_BYTES);
		const result = read({
			status,
			headers,
			body: whole
		});
		if (result !== void 0) return result;
		const type = excerpt(String(headers["content-type"] ?? "something"), 60);
		const words = /text|json|xml/i.test(type) ? `: "${excerpt(wordsOf(whole.subarray(0, REFUSAL_BYTES).toString()))}"` : "";
		const what = `${printableUrl(url)} answered ${status} with ${type}, which is not what ${call.product} sends`;
		throw new EndpointError(`${what}${words}.`, { fix: `Write the base URL of ${call.product} itself. If the answer is a login page, credentials are missing.` });
	});
}
/** Calls an API as `callApi` does, and saves the answer as the new file `path`. The answer is a profile or an archive. */
function saveFromApi(call, context, path) {
	return repeatedly(call, context, (answer, signal) => saveBody(answer, path, {
		name: printableUrl(answer.url),
		signal,
		disk: context.disk
	}));
}
/** Sends the request of a call until it succeeds or fails for good. @param take reads an answer with a status of 2xx. */
function repeatedly({ url, headers, body, product, timeout = DEFAULT_API_TIMEOUT, fixFor }, { env, signal, progress }, take) {
	const reach = `Check the address of ${product}, and that this machine can reach it.`;
	const attempt = async (signal) => {
		try {
			const answer = await send(url, {
				headers,
				network: networkFor(env),
				signal,
				body,
				reach
			});
			const { status } = answer;
			if (status >= 200 && status < 300) return await take(answer, signal);
			const words = excerpt(wordsOf(await beginningOf(answer.body)), 200);
			const fix = fixFor?.(status, words) ?? usualFix(status, product);
			const retryAfter = retryAfterOf(answer.headers["retry-after"]);
			throw refused(printableUrl(answer.url), {
				status,
				words,
				retryAfter
			}, fix);
		} catch (error) {
			signal.throwIfAborted();
			throw connectionFailure(error, printableUrl(url), reach) ?? error;
		}
	};
	return attemptRepeatedly(attempt, {
		name: printableUrl(url),
		window: 0,
		timeout,
		signal,
		progress
	});
}
/** Returns the advice for the user after a refusal. The advice depends only on the status code. */
function usualFix(status, product) {
	if (status === 401 || status === 403) return `Check the credentials for ${product} (\`token\`, \`username\` and \`password\`, or \`headers\` of the source), and that they have the permission to read this data.`;
	if (status === 404 || status === 405) return `Check that the source has the base URL of ${product}, and update ${product} if it is old.`;
	if (status === 429) return WHAT_TO_DO.throttled;
	return status >= 500 ? WHAT_TO_DO.interrupted : "Correct the query as the answer says.";
}
/** Returns the sentence inside an error page: the message of a JSON document, the title of a web page, or else the whole text. */
function wordsOf(body) {
	try {
		const { message, error, errors, detail } = JSON.parse(body);
		const found = [
			message,
			error?.message ?? error,
			...[errors].flat(),
			detail
		].find((part) => typeof part === "string" && part !== "");
		if (found !== void 0) return found.startsWith("{") ? wordsOf(found) : found;
	} catch {}
	return /<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? body;
}

export { wordsOf as i, callApi as n, saveFromApi as r, DEFAULT_API_TIMEOUT as t };