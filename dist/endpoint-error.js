import { Er as ExpectedError, lr as duration } from "./start.js";

// src/http/endpoint-error.ts
/**
* Why an endpoint gave no profile, and whether asking again may help: `never`, `soon` (a restart, an overloaded
* gateway), or `busy` (another profiler has the CPU profile for some time).
*/
var EndpointError = class extends ExpectedError {
	retry;
	/** Milliseconds the server asked to be left alone. */
	retryAfter;
	/** Nobody is there at all: no such name, no way to it, nothing that listens. */
	gone;
	constructor(message, options) {
		super(message, options);
		this.retry = options.retry ?? "never";
		this.retryAfter = options.retryAfter;
		this.gone = options.gone ?? false;
	}
};
/** Whether nobody was there, also the last time of several. */
function isGone(error) {
	return [error, error.cause].some((one) => one instanceof EndpointError && one.gone);
}
const FIX_REACH_SERVICE = "Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.";
/**
* The sentence for a request that got no answer at all; undefined for what is no failure of the network.
* @param reach what to check when the address cannot be reached.
*/
function connectionFailure(error, name, reach = FIX_REACH_SERVICE) {
	const code = error.code;
	if (typeof code !== "string") return void 0;
	const fail = (message, fix, retry = "never") => new EndpointError(message, {
		fix,
		retry,
		cause: error
	});
	const gone = (message, fix, retry = "never") => new EndpointError(message, {
		fix,
		retry,
		gone: true,
		cause: error
	});
	switch (code) {
		case "ECONNREFUSED": return gone(`${name} refused the connection: nothing listens there.`, reach, "soon");
		case "ECONNRESET":
		case "EPIPE":
		case "UND_ERR_SOCKET": return fail(`${name} closed the connection before it answered.`, "Look into the log of the service, and of what stands in between: it may restart, or end long requests.", "soon");
		case "EAI_AGAIN": return gone(`The name of ${name} could not be resolved just now (${code}).`, reach, "soon");
		case "ENOTFOUND": return gone(`There is no host of the name in ${name}.`, "Check the spelling of the host name.");
		case "UND_ERR_CONNECT_TIMEOUT":
		case "ETIMEDOUT":
		case "EHOSTUNREACH":
		case "ENETUNREACH": return gone(`${name} cannot be reached from this machine (${code}).`, reach);
		case "UND_ERR_INVALID_ARG": return fail(`The request to ${name} could not be made: ${error.message}.`, "Check the source's `headers`; a secret that ends in a line break is no valid header.");
		case "EMFILE":
		case "ENFILE": return fail(`There was no connection left for ${name}: this process has as many files and connections open as it may.`, "Raise the limit before it starts (`ulimit -n 4096`), or lower `concurrency`.", "soon");
		default: return otherFailure(code, name, error, reach);
	}
}
function otherFailure(code, name, cause, reach) {
	if (/^HPE_/.test(code)) return new EndpointError(`${name} does not speak HTTP (${code}).`, {
		fix: reach,
		cause
	});
	if (/WRONG_VERSION_NUMBER|PACKET_LENGTH|EPROTO/.test(code)) return new EndpointError(`${name} does not speak TLS (${code}).`, {
		fix: "Write the URL with http:// instead of https://.",
		cause
	});
	const certificate = /CERT|SELF_SIGNED|TLS|SSL|ISSUER/.test(code);
	return new EndpointError(certificate ? `The certificate of ${name} is not trusted (${code}).` : `The request to ${name} failed (${code}).`, {
		fix: certificate ? "Give the certificate of its authority by NODE_EXTRA_CA_CERTS, or ask it by the name in its certificate." : reach,
		cause
	});
}
/** The sentence for an answer other than 200. */
function refusalFailure(refusal, name) {
	const { status, excerpt, retryAfter } = refusal;
	const answered = `${name} answered ${`${status} ${refusal.statusText}`.trim()}`;
	const said = saidBy(refusal);
	if (status === 401 || status === 403) return new EndpointError(answered + said, { fix: authenticationFix(refusal) });
	if (status === 404) return new EndpointError(`${answered}: net/http/pprof is not registered at the path ${refusal.path}.`, { fix: "Import `_ \"net/http/pprof\"` and serve http.DefaultServeMux on that port, or write the path at which it is registered into the URL." });
	if (/cpu profiling already in use/i.test(excerpt)) return new EndpointError(`${name} is being profiled by someone else all the time (cpu profiling already in use).`, {
		fix: "Only one CPU profile can be taken at a time: pause the other profiler, or take its profiles as a source.",
		retry: "busy"
	});
	if (status === 429 || status >= 500) {
		const wait = retryAfter === void 0 ? "" : ` It asks to wait ${duration(retryAfter)}.`;
		return new EndpointError(answered + said + wait, {
			fix: status === 504 ? "What stands in between ends requests of this length: shorten `seconds`, or ask the service itself." : "Look into the log of the service; if it needs longer, raise `timeout`.",
			retry: "soon",
			retryAfter
		});
	}
	return new EndpointError(answered + said, { fix: /WriteTimeout/i.test(excerpt) ? "Shorten `seconds`, or raise the WriteTimeout of the service's http.Server." : "Check that the URL is the one of a CPU profile, such as http://host:6060/debug/pprof/profile." });
}
function saidBy({ excerpt, unquoted }) {
	if (unquoted !== void 0) return ` with what is no text (${unquoted}).`;
	return excerpt === "" ? "." : `: "${excerpt}".`;
}
function authenticationFix({ authentication, authorized }) {
	if (authorized) return "The Authorization header that was sent is not accepted: check the secret behind it.";
	return `Give the source the header it wants, such as \`headers: { Authorization: "${authentication ?? "Bearer"} \${TOKEN}" }\` with TOKEN from a secret.`;
}
/** Milliseconds of a `Retry-After` in seconds or as a date; undefined when there is none that makes sense. */
function retryAfterOf(header) {
	const text = String(header ?? "").trim();
	const wait = /^\d+$/.test(text) ? Number(text) * 1e3 : Date.parse(text) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : void 0;
}

export { retryAfterOf as a, refusalFailure as i, connectionFailure as n, isGone as r, EndpointError as t };