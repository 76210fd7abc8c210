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
		if (Number.isFinite(seconds)) return Math.max(0, seconds);
		const until = (Date.parse(String(header)) - Date.parse(String(error.response?.headers["date"]))) / 1e3;
		return Number.isFinite(until) ? Math.max(0, until) : 0;
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
/** Whether the request may have been obeyed although it failed: the connection broke, or a front end gave up. */
function hasLostAnswer(error) {
	if (!isResponseError(error)) return false;
	return error.response === void 0 || error.status >= 500 && retryAfterSeconds(error) === void 0;
}
/** As what octokit throws where there is no answer. */
function lostAnswer(response, { method }) {
	return Object.assign(/* @__PURE__ */ new Error("the answer broke off"), {
		name: "HttpError",
		status: 500,
		request: {
			method,
			url: response.url
		}
	});
}
/** Whether the next request would fare no better: no connection, an outage, a rate limit. */
function isOutage(error) {
	return isResponseError(error) && (error.response === void 0 || error.status >= 500 || isRateLimit(error));
}
/**
* The permission that the request needed, as a workflow writes it (`pull-requests: write`), by the server's own hint
* (`x-accepted-github-permissions: issues=write; pull_requests=write`); undefined where it gives none.
*/
function acceptedPermission({ response }) {
	const accepted = String(response?.headers["x-accepted-github-permissions"] ?? "").split(";").map((one) => one.trim()).filter((one) => /^[a-z_]+=[a-z]+$/.test(one));
	return (accepted.find((one) => one.startsWith("pull_requests=")) ?? accepted[0])?.replaceAll("_", "-").replace("=", ": ");
}

export { isOutage as a, isResponseError as c, serverWords as d, waitInWords as f, isGraphQlError as i, lostAnswer as l, hasLostAnswer as n, isRateLimit as o, hasStatus as r, isRefusal as s, acceptedPermission as t, retryAfterSeconds as u };