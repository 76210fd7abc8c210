import { t as require_undici } from "./undici.js";
import { n as ExpectedError } from "./errors.js";
import { t as duration } from "./printable.js";
import { BlockList, isIP } from "node:net";
import { lookup } from "node:dns";
import { lookup as lookup$1 } from "node:dns/promises";

// src/sources/endpoint-error.ts
var import_undici = require_undici();
/**
* Why an endpoint gave no profile, and whether asking again may help: `never`, `soon` (a restart, an overloaded
* gateway), or `busy` (another profiler has the CPU profile for some time).
*/
var EndpointError = class extends ExpectedError {
	retry;
	/** Milliseconds the server asked to be left alone. */
	retryAfter;
	constructor(message, options) {
		super(message, options);
		this.retry = options.retry ?? "never";
		this.retryAfter = options.retryAfter;
	}
};
const FIX_REACH = "Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.";
/** The sentence for a request that got no answer at all; undefined for what is no failure of the network. */
function connectionFailure(error, name) {
	const code = error.code;
	if (typeof code !== "string") return void 0;
	const fail = (message, fix, retry = "never") => new EndpointError(message, {
		fix,
		retry,
		cause: error
	});
	switch (code) {
		case "ECONNREFUSED": return fail(`${name} refused the connection: nothing listens there.`, FIX_REACH, "soon");
		case "ECONNRESET":
		case "EPIPE":
		case "UND_ERR_SOCKET": return fail(`${name} closed the connection before it answered.`, "Look into the log of the service, and of what stands in between: it may restart, or end long requests.", "soon");
		case "EAI_AGAIN": return fail(`The name of ${name} could not be resolved just now (${code}).`, FIX_REACH, "soon");
		case "ENOTFOUND": return fail(`There is no host of the name in ${name}.`, "Check the spelling of the host name.");
		case "UND_ERR_CONNECT_TIMEOUT":
		case "ETIMEDOUT":
		case "EHOSTUNREACH":
		case "ENETUNREACH": return fail(`${name} cannot be reached from this machine (${code}).`, FIX_REACH);
		case "UND_ERR_INVALID_ARG": return fail(`The request to ${name} could not be made: ${error.message}.`, "Check the source's `headers`; a secret that ends in a line break is no valid header.");
		default: return otherFailure(code, name, error);
	}
}
function otherFailure(code, name, cause) {
	if (/^HPE_/.test(code)) return new EndpointError(`${name} does not speak HTTP (${code}).`, {
		fix: FIX_REACH,
		cause
	});
	if (/WRONG_VERSION_NUMBER|PACKET_LENGTH|EPROTO/.test(code)) return new EndpointError(`${name} does not speak TLS (${code}).`, {
		fix: "Write the URL with http:// instead of https://.",
		cause
	});
	const certificate = /CERT|SELF_SIGNED|TLS|SSL|ISSUER/.test(code);
	return new EndpointError(certificate ? `The certificate of ${name} is not trusted (${code}).` : `The request to ${name} failed (${code}).`, {
		fix: certificate ? "Give the certificate of its authority by NODE_EXTRA_CA_CERTS, or ask it by the name in its certificate." : FIX_REACH,
		cause
	});
}
/** The sentence for an answer other than 200. */
function refusalFailure(refusal, name) {
	const { status, excerpt, retryAfter } = refusal;
	const answered = `${name} answered ${`${status} ${refusal.statusText}`.trim()}`;
	const said = excerpt === "" ? "." : `: "${excerpt}".`;
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
function authenticationFix({ authentication, authorized }) {
	if (authorized) return "The Authorization header that was sent is not accepted: check the secret behind it.";
	return `Give the source the header it wants, such as \`headers: { Authorization: "${authentication ?? "Bearer"} \${TOKEN}" }\` with TOKEN from a secret.`;
}

// src/sources/addresses.ts
/**
* Addresses that a redirect may not lead to: they answer for the machine that asks, or for its cloud account, and
* who wrote the redirect should learn nothing from either. IANA's special-purpose registries have the ranges.
*/
const FORBIDDEN_IPV4 = [
	["0.0.0.0", 8],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["100.100.100.200", 32],
	["168.63.129.16", 32],
	["192.0.0.192", 32]
];
const FORBIDDEN_IPV6 = [
	["::", 128],
	["::1", 128],
	["fe80::", 10],
	["fd00:ec2::", 32],
	["fd20:ce::254", 128]
];
/** Ways to write an IPv4 address as an IPv6 one: mapped, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = [
	"::ffff:",
	"::",
	"64:ff9b::"
];
const forbidden = new BlockList();
for (const [network, prefix] of FORBIDDEN_IPV6) forbidden.addSubnet(network, prefix, "ipv6");
for (const [network, prefix] of FORBIDDEN_IPV4) {
	forbidden.addSubnet(network, prefix, "ipv4");
	for (const outer of IPV4_INSIDE_IPV6) forbidden.addSubnet(outer + network, 96 + prefix, "ipv6");
	forbidden.addSubnet(sixToFour(network), 16 + prefix, "ipv6");
}
/** Whether `address` (IPv4 or IPv6, with or without a zone) is loopback, link-local, unspecified or a cloud's metadata. */
function isForbiddenAddress(address) {
	const plain = address.replace(/%.*$/, "");
	const version = isIP(plain);
	if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
	return forbidden.check(plain, version === 4 ? "ipv4" : "ipv6");
}
/** The 6to4 network (RFC 3056) of an IPv4 address. */
function sixToFour(ipv4) {
	const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
	return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}

// src/sources/network.ts
/** Milliseconds until a connection must stand; the answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 1e4;
/** A redirect led to an address that must not be asked; `address` is the one that was found. */
var ForbiddenAddress = class extends Error {
	address;
	constructor(address) {
		super(`The address ${address} must not be asked.`);
		this.address = address;
	}
};
const networks = /* @__PURE__ */ new Map();
/** The network for the proxies that `env` names; one for all who ask with the same. */
function networkFor(env) {
	const proxies = proxiesOf(env);
	const key = JSON.stringify(proxies);
	const known = networks.get(key);
	if (known !== void 0) return known;
	const network = createNetwork(proxies, isForbiddenAddress);
	networks.set(key, network);
	return network;
}
/** `isForbidden` judges every address of a redirect's host. */
function createNetwork(proxies, isForbidden) {
	const direct = dispatchers(proxies, void 0);
	const checked = dispatchers(proxies, lookupThatChecks(isForbidden));
	return {
		direct,
		async checked(url) {
			await check(url, isForbidden);
			return checked(url);
		}
	};
}
function proxiesOf(env) {
	return {
		httpProxy: env["http_proxy"] ?? env["HTTP_PROXY"] ?? "",
		httpsProxy: env["https_proxy"] ?? env["HTTPS_PROXY"] ?? "",
		noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? ""
	};
}
function dispatchers(proxies, lookup) {
	const options = {
		connect: {
			timeout: CONNECT_TIMEOUT,
			...lookup && { lookup }
		},
		headersTimeout: 0,
		bodyTimeout: 0
	};
	const plain = new import_undici.Agent(options);
	let proxied;
	return (url) => {
		if (isThisMachine(url.hostname) || proxies.httpProxy + proxies.httpsProxy === "") return plain;
		proxied ??= new import_undici.EnvHttpProxyAgent({
			...options,
			...proxies
		});
		return proxied;
	};
}
function isThisMachine(hostname) {
	return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
}
/**
* Looks at the host of a redirect before anything is sent. A literal address is never looked up by a connection,
* and a proxy would do its own look-up, so this is needed beside `lookupThatChecks`.
*/
async function check(url, isForbidden) {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const found = (isIP(host) ? [{ address: host }] : await lookup$1(host, {
		all: true,
		verbatim: true
	}).catch(() => [])).find(({ address }) => isForbidden(address));
	if (found !== void 0) throw new ForbiddenAddress(found.address);
}
/**
* A look-up that gives the connection only what it has judged: the address that is connected is the one that
* was checked, whatever the name resolves to a moment later (DNS rebinding).
*/
function lookupThatChecks(isForbidden) {
	return (hostname, options, callback) => {
		lookup(hostname, {
			...options,
			all: true
		}, (error, addresses) => {
			if (error) return callback(error, "");
			const found = addresses.find(({ address }) => isForbidden(address));
			if (found !== void 0) return callback(new ForbiddenAddress(found.address), "");
			const [first] = addresses;
			if (options.all) return callback(null, addresses);
			return callback(null, first?.address ?? "", first?.family);
		});
	};
}

// src/sources/http.ts
const MAX_REDIRECTS = 5;
const REDIRECTS = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
const FIX_REDIRECT = "Write the address at which the profile really is into the source.";
/**
* GETs `url`, following up to 5 redirects. The user's headers go to the origin that the user named and no other.
* @throws EndpointError for a redirect that is not followed; undici's error when there is no answer.
*/
async function get(url, { headers, network, signal }) {
	let current = url;
	for (let redirects = 0;; redirects += 1) {
		const answer = await getOnce(current, {
			dispatcher: redirects === 0 ? async () => network.direct(current) : () => network.checked(current),
			headers: current.origin === url.origin ? headers : {},
			signal
		}).catch((error) => {
			throw error instanceof ForbiddenAddress ? forbiddenRedirect(url, current, error) : error;
		});
		if (!REDIRECTS.has(answer.status)) return answer;
		answer.body.on("error", () => {}).destroy();
		if (redirects === MAX_REDIRECTS) throw new EndpointError(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`, { fix: FIX_REDIRECT });
		current = target(answer.headers["location"], current);
	}
}
async function getOnce(url, options) {
	const dispatcher = await options.dispatcher();
	options.signal.throwIfAborted();
	const { statusCode, headers, body } = await (0, import_undici.request)(withoutUser(url), {
		dispatcher,
		signal: options.signal,
		headers: {
			...OWN_HEADERS,
			...options.headers
		},
		reset: true
	});
	return {
		url,
		status: statusCode,
		headers,
		body
	};
}
/** How a URL is named to people: no user, no password, no query. */
function nameOf(url) {
	return `${url.protocol}//${url.host}${url.pathname}`;
}
const OWN_HEADERS = {
	"user-agent": "go-pgo-action",
	"accept-encoding": "identity"
};
/** The sentence for a redirect to an address that must not be asked. */
function forbiddenRedirect(first, url, { address }) {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const shown = host === address ? address : `${address} (${host})`;
	return new EndpointError(`${nameOf(first)} redirects to ${shown}, which belongs to this machine or its cloud account; that is not followed.`, { fix: `${FIX_REDIRECT} If it redirects there by itself, find out who made it do so.` });
}
function target(location, from) {
	const text = Array.isArray(location) ? location[0] : location;
	if (text === void 0 || !URL.canParse(text, from.href)) throw new EndpointError(`${nameOf(from)} answered with a redirect that ${text ? "is no address" : "leads nowhere"}.`, { fix: FIX_REDIRECT });
	const url = new URL(text, from);
	if (url.protocol !== "http:" && url.protocol !== "https:") throw new EndpointError(`${nameOf(from)} redirects to a ${url.protocol} address.`, { fix: FIX_REDIRECT });
	return url;
}
/** The user and the password have become a header, or came from a server and are nobody's business. */
function withoutUser(url) {
	const plain = new URL(url.href);
	plain.username = "";
	plain.password = "";
	return plain;
}

export { connectionFailure as a, EndpointError as i, nameOf as n, refusalFailure as o, networkFor as r, get as t };