import { d as excerpt, u as duration } from "./start.js";
import { a as WHAT_TO_DO, n as ExpectedError, s as messageOf } from "./errors.js";

// src/net/failures.ts
/**
* Failures of requests: a server that cannot be reached, and an answer that is a refusal. Each becomes an `EndpointError`, which
* says what happened, what to do, and whether a retry may help (`retry.ts`). For example, a connection that is refused becomes
* "http://10.0.0.7:6060/debug/pprof/profile refused the connection: nothing listens there.", and is retried.
*/
/** The reason why an endpoint or an API gave no good answer, and whether asking again may help. */
var EndpointError = class extends ExpectedError {
	/** `soon`: a failure that may pass, such as a restart; `busy`: another profiler has the CPU profile for some time. */
	retry;
	/** Milliseconds to wait before the next request, from `Retry-After`. */
	retryAfter;
	/** Whether no server was found: the name is unknown, no route leads to it, or nothing listens. */
	gone;
	constructor(message, options) {
		super(message, options);
		this.retry = options.retry ?? "never";
		this.retryAfter = options.retryAfter;
		this.gone = options.gone ?? false;
	}
};
/** Whether no server was found, in the only attempt or in the last of several. */
function isGone(error) {
	return [error, error.cause].some((failure) => failure instanceof EndpointError && failure.gone);
}
const FIX_REACH_SERVICE = "Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.";
/** The meanings of error codes of Node, undici and the HTTP parser. The first pattern that matches counts. */
const CONNECTION = [
	[
		/^ECONNREFUSED$/,
		"NAME refused the connection: nothing listens there.",
		void 0,
		"soon"
	],
	[
		/^EAI_AGAIN$/,
		"The name of NAME could not be resolved just now (CODE).",
		void 0,
		"soon"
	],
	[
		/^ENOTFOUND$/,
		"There is no host of the name in NAME.",
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
		"Check the source's `headers`; a secret that ends in a line break is no valid header."
	],
	[
		/^E[MN]FILE$/,
		"Too many files and connections are open to ask NAME.",
		WHAT_TO_DO.exhausted,
		"soon"
	],
	[
		/^HPE_|EPROTO|CERT|TLS|SSL|ISSUER/,
		"NAME cannot be asked as its URL says: WORDS (CODE).",
		"Write http:// or https:// as the server speaks it; name the authority of a private certificate in NODE_EXTRA_CA_CERTS, and use a host name that is in the certificate."
	],
	[/./, "The request to NAME failed (CODE)."]
];
/** The number of rows at the beginning of `CONNECTION` that mean that no server was found. */
const GONE = 4;
/**
* Returns the failure of a request that got no answer; undefined for an error without a code, which is no failure of the network.
* @param name of the endpoint, for sentences.
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
* Returns the failure for an answer of a live endpoint other than 200.
* @param text the beginning of its body.
* @param isAuthorized whether the request had an `Authorization` header.
*/
function refusalFailure({ status, url, headers }, text, name, isAuthorized) {
	if (status === 404) {
		const said = `${statusOf(name, status)}: net/http/pprof is not registered at the path ${url.pathname}.`;
		return new EndpointError(said, { fix: "Import `_ \"net/http/pprof\"` and serve http.DefaultServeMux on that port, or write the path at which it is registered into the URL." });
	}
	if (/cpu profiling already in use/i.test(text)) {
		const said = `${name} is being profiled by someone else all the time (cpu profiling already in use).`;
		return new EndpointError(said, {
			fix: "Only one CPU profile can be taken at a time: pause the other profiler, or take its profiles as a source.",
			retry: "busy"
		});
	}
	let fix = "Check that the URL is the one of a CPU profile, such as http://host:6060/debug/pprof/profile.";
	if (status === 401 || status === 403) {
		const scheme = /^[A-Za-z]+/.exec(String(headers["www-authenticate"] ?? ""))?.[0] ?? "Bearer";
		fix = isAuthorized ? "The Authorization header that was sent is not accepted: check the secret behind it." : `Give the source the header it wants, such as \`headers: { Authorization: "${scheme} \${TOKEN}" }\` with TOKEN from a secret.`;
	} else if (status === 504 || /WriteTimeout/i.test(text)) fix = "Shorten `seconds`: a proxy in between, or the WriteTimeout of the http.Server, is shorter.";
	else if (canPass(status)) fix = "Look into the log of the service; if it needs longer, raise `timeout`.";
	const retryAfter = retryAfterOf(headers["retry-after"]);
	return refused(name, {
		status,
		words: excerpt(text),
		retryAfter
	}, fix);
}
/** Whether a server that answered with this status may answer a later request better. */
function canPass(status) {
	return status === 408 || status === 429 || status >= 500;
}
/** Returns the error for an answer that is a failure. @param name of the server, for sentences. */
function refused(name, { status, words, retryAfter }, fix) {
	const said = `${statusOf(name, status)}${words === "" ? "." : `: "${words}".`}`;
	if (!canPass(status)) return new EndpointError(said, { fix });
	const asks = retryAfter === void 0 ? "" : ` It asks to wait ${duration(retryAfter)}.`;
	return new EndpointError(said + asks, {
		fix,
		retry: "soon",
		retryAfter
	});
}
function statusOf(name, status) {
	const { STATUS_CODES } = process.getBuiltinModule("node:http");
	return `${name} answered ${`${status} ${STATUS_CODES[status] ?? ""}`.trim()}`;
}
/** Returns the milliseconds of a `Retry-After` header, which has seconds or a date; undefined without a valid one. */
function retryAfterOf(header) {
	const text = String(header ?? "").trim();
	const wait = /^\d+$/.test(text) ? Number(text) * 1e3 : Date.parse(text) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : void 0;
}
/** Whether an error code of Node or undici means that a body ended too early. */
function isCut(code) {
	return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}

// src/system/deadline.ts
/** Work that must end: when its time is up, and when the run is cancelled. */
/**
* Runs `task` with a signal that is aborted when `signal` is, or when `milliseconds` have passed.
* @throws the reason of `signal` if it was aborted; the error of `onTimeout` if the time was up; else the error of the task.
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
/** For libraries that ignore signals: the result of the task, or a rejection as soon as `signal` is aborted. */
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

export { connectionFailure as a, refusalFailure as c, canPass as i, refused as l, withDeadline as n, isCut as o, EndpointError as r, isGone as s, orAborted as t, retryAfterOf as u };