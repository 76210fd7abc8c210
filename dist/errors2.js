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

export { isRefusal as a, serverWords as c, isRateLimit as i, waitInWords as l, isGraphQlError as n, isResponseError as o, isOutage as r, retryAfterSeconds as s, hasStatus as t };