import { d as excerpt, u as duration } from "./start.js";
import { a as WHAT_TO_DO, n as ExpectedError, s as messageOf } from "./errors.js";

// src/net/failures.ts
/**
* Turns failures of requests into errors for the user. A request fails if the server cannot be reached, or if the server refuses the
* request. Each failure becomes an `EndpointError`, which says what happened, what to do, and whether a retry may help (`retry.ts`). For
* example, a connection that is refused becomes the message "http://10.0.0.7:6060/debug/pprof/profile refused the connection: nothing
* listens there.", and a retry may help.
*/
/** The reason why an endpoint or an API sent no good answer, and whether a retry may help. */
var EndpointError = class extends ExpectedError {
	/**
	* `soon` if the failure may pass soon, for example because the server restarts; `busy` if another profiler is recording a CPU profile of
	* the same process.
	*/
	retry;
	/** The time to wait before the next request, in milliseconds. The server sent this time in the header `Retry-After`. */
	retryAfter;
	/** True if no server was found: the host name is unknown, no route leads to the host, or no program listens on the port. */
	gone;
	constructor(message, options) {
		super(message, options);
		this.retry = options.retry ?? "never";
		this.retryAfter = options.retryAfter;
		this.gone = options.gone ?? false;
	}
};
/** Returns whether an error says that no server was found. After several attempts, only the last attempt counts. */
function isGone(error) {
	return [error, error.cause].some((failure) => failure instanceof EndpointError && failure.gone);
}
const FIX_REACH_SERVICE = "Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.";
/** The messages for the error codes of Node, undici and the HTTP parser. The first row whose pattern matches a code is used. */
const CONNECTION = [
	[
		/^ECONNREFUSED$/,
		"NAME refused the connection: nothing listens there.",
		void 0,
		"soon"
	],
	[
		/^EAI_AGAIN$/,
		"The host name in NAME could not be resolved just now (CODE).",
		void 0,
		"soon"
	],
	[
		/^ENOTFOUND$/,
		"The host name in NAME does not exist.",
		"Check the spelling of the host name."
	],
	[/CONNECT_TIMEOUT$|^(ETIMEDOUT|E(HOST|NET)UNREACH)$/, "NAME cannot be reached from this machine (CODE)."],
	[
		/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
		"NAME closed the connection before it answered.",
		WHAT_TO_DO.interrupted,
		"soon"
	],
	[
		/^UND_ERR_INVALID_ARG$/,
		"The request to NAME could not be made: WORDS.",
		"Check the `headers` of the source. A secret that ends in a line break is not a valid header."
	],
	[
		/^E[MN]FILE$/,
		"No connection to NAME could be opened, because too many files are open.",
		WHAT_TO_DO.exhausted,
		"soon"
	],
	[
		/^HPE_|EPROTO|CERT|TLS|SSL|ISSUER/,
		"NAME does not speak the protocol in its URL, or its certificate is not valid: WORDS (CODE).",
		"Check whether the server expects http:// or https://. For a private certificate, name its authority in NODE_EXTRA_CA_CERTS, and use a host name that is in the certificate."
	],
	[/./, "The request to NAME failed (CODE)."]
];
/** The number of rows at the beginning of `CONNECTION` that mean that no server was found. */
const GONE = 4;
/**
* Returns the error to report for a request that got no answer; undefined if `error` is not a failure of the network, which always has a
* code.
* @param name the name of the endpoint in messages.
* @param reach what the user should check if the endpoint cannot be reached.
*/
function connectionFailure(error, name, reach = FIX_REACH_SERVICE) {
	const { code } = error;
	if (typeof code !== "string") return void 0;
	const kind = CONNECTION.findIndex(([pattern]) => pattern.test(code));
	const [, says = "", fix = reach, retry = "never"] = CONNECTION[kind] ?? [];
	const words = {
		NAME: name,
		CODE: code,
		WORDS: excerpt(messageOf(error), 200).replace(/\.$/, "")
	};
	const message = says.replace(/NAME|CODE|WORDS/g, (word) => words[word] ?? "");
	return new EndpointError(message, {
		fix,
		retry,
		gone: kind < GONE,
		cause: error
	});
}
/**
* Returns the error to report if a live endpoint answers with a status that is not 200.
* @param text the beginning of the answer's body.
* @param isAuthorized whether the request had an `Authorization` header.
*/
function refusalFailure({ status, url, headers }, text, name, isAuthorized) {
	if (status === 404) {
		const message = `${statusOf(name, status)}: net/http/pprof is not registered at the path ${url.pathname}.`;
		return new EndpointError(message, { fix: "Import `_ \"net/http/pprof\"` and serve http.DefaultServeMux on that port. If the service registers it at another path, write that path into the URL." });
	}
	if (/cpu profiling already in use/i.test(text)) {
		const message = `Another profiler takes CPU profiles of ${name} all the time (cpu profiling already in use).`;
		return new EndpointError(message, {
			fix: "A process can record only one CPU profile at a time. Pause the other profiler, or use its profiles as a source.",
			retry: "busy"
		});
	}
	let fix = "Check that the URL leads to a CPU profile, such as http://host:6060/debug/pprof/profile.";
	if (status === 401 || status === 403) {
		const scheme = /^[A-Za-z]+/.exec(String(headers["www-authenticate"] ?? ""))?.[0] ?? "Bearer";
		fix = isAuthorized ? "The server did not accept the Authorization header that was sent. Check the secret in it." : `Give the source the header that the server requires, such as \`headers: { Authorization: "${scheme} \${TOKEN}" }\` with TOKEN from a secret.`;
	} else if (status === 504 || /WriteTimeout/i.test(text)) fix = "Write shorter `seconds`, because a proxy in between or the WriteTimeout of the http.Server ends the request earlier.";
	else if (canPass(status)) fix = "Look into the log of the service. If the service only needs more time, raise `timeout`.";
	const retryAfter = retryAfterOf(headers["retry-after"]);
	return refused(name, {
		status,
		words: excerpt(text),
		retryAfter
	}, fix);
}
/** Returns whether the same request may succeed later if a server answered with this status. */
function canPass(status) {
	return status === 408 || status === 429 || status >= 500;
}
/** Returns the error to report if a server refuses a request. @param name the name of the server in messages. */
function refused(name, { status, words, retryAfter }, fix) {
	const message = `${statusOf(name, status)}${words === "" ? "." : `: "${words}".`}`;
	if (!canPass(status)) return new EndpointError(message, { fix });
	const wait = retryAfter === void 0 ? "" : ` It asks to wait ${duration(retryAfter)}.`;
	return new EndpointError(message + wait, {
		fix,
		retry: "soon",
		retryAfter
	});
}
/** Returns the beginning of a sentence about a status: `NAME answered 404 Not Found`. */
function statusOf(name, status) {
	const { STATUS_CODES } = process.getBuiltinModule("node:http");
	return `${name} answered ${`${status} ${STATUS_CODES[status] ?? ""}`.trim()}`;
}
/**
* Returns the time of a `Retry-After` header in milliseconds. The header holds a number of seconds or a date. If the header is missing or
* not valid, the returned time is undefined.
*/
function retryAfterOf(header) {
	const text = String(header ?? "").trim();
	const wait = /^\d+$/.test(text) ? Number(text) * 1e3 : Date.parse(text) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : void 0;
}
/** Returns whether an error code of Node or undici means that a body ended too early. */
function isCut(code) {
	return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}

// src/system/deadline.ts
/** Ends a task when its time is up or when the run is cancelled. */
/**
* Runs a task with a time limit. The signal of the task is aborted if `signal` is aborted, or after `milliseconds`.
* @throws the reason of `signal` if `signal` was aborted; the error of `onTimeout` if the time is up; else the error of the task.
*/
async function withDeadline(milliseconds, signal, task, onTimeout) {
	signal.throwIfAborted();
	const deadline = new AbortController();
	const timer = setTimeout(() => deadline.abort(), Math.min(milliseconds, 2 ** 31 - 1));
	try {
		return await task(AbortSignal.any([signal, deadline.signal]));
	} catch (error) {
		signal.throwIfAborted();
		throw deadline.signal.aborted ? onTimeout() : error;
	} finally {
		clearTimeout(timer);
	}
}
/**
* Runs a task with a time limit. The signal of the task is aborted after `milliseconds`.
* @returns undefined if the task took longer. If the task obeys its signal, all processes of the task have ended before the function
* returns.
* @throws the reason of `signal` if `signal` was aborted; otherwise the error of the task.
*/
async function withinTime(milliseconds, signal, task) {
	const late = /* @__PURE__ */ new Error("The time of the task is over.");
	return withDeadline(milliseconds, signal, task, () => late).catch((error) => {
		if (error !== late) throw error;
	});
}
/**
* Waits for a task until a signal is aborted. The function is made for tasks of libraries that ignore signals.
* @throws the reason of `signal` as soon as `signal` is aborted. After an abort, the task continues, but its result is ignored.
*/
async function orAborted(task, signal) {
	let abort = () => {};
	const aborted = new Promise((_resolve, reject) => {
		abort = () => reject(signal.reason);
		signal.addEventListener("abort", abort, { once: true });
		if (signal.aborted) abort();
	});
	try {
		return await Promise.race([task, aborted]);
	} finally {
		signal.removeEventListener("abort", abort);
	}
}

export { canPass as a, isGone as c, retryAfterOf as d, EndpointError as i, refusalFailure as l, withDeadline as n, connectionFailure as o, withinTime as r, isCut as s, orAborted as t, refused as u };