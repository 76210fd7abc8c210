import { t as require_undici } from "./undici.js";
import { ur as excerpt } from "./start.js";
import { n as connectionFailure, t as EndpointError } from "./endpoint-error.js";
import { BlockList, isIP } from "node:net";
import { lookup } from "node:dns";
import { lookup as lookup$1 } from "node:dns/promises";

// src/http/addresses.ts
var import_undici = require_undici();
/** What answers for the machine that asks. */
const THIS_MACHINE = {
	ipv4: [["0.0.0.0", 8], ["127.0.0.0", 8]],
	ipv6: [["::", 128], ["::1", 128]]
};
/** What answers for its cloud account. */
const METADATA = {
	ipv4: [
		["169.254.0.0", 16],
		["100.100.100.200", 32],
		["168.63.129.16", 32],
		["192.0.0.192", 32]
	],
	ipv6: [
		["fe80::", 10],
		["fd00:ec2::", 32],
		["fd20:ce::254", 128],
		["64:ff9b:1::", 48],
		["2001::", 32]
	]
};
/** Ways to write an IPv4 address as an IPv6 one: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = [
	"::ffff:",
	"::ffff:0:",
	"::",
	"64:ff9b::"
];
const forbidden = listOf(THIS_MACHINE, METADATA);
const metadata = listOf(METADATA);
/**
* Whether a redirect must not lead to `address` (IPv4 or IPv6, with or without a zone): loopback, link-local,
* unspecified or a cloud's metadata. Who wrote the redirect should learn nothing from any of them.
*/
function isForbiddenAddress(address) {
	return isIn(forbidden, address);
}
/** Whether `address` is link-local or a cloud's metadata; loopback is neither. */
function isMetadataAddress(address) {
	return isIn(metadata, address);
}
function isIn(list, address) {
	const plain = address.replace(/%.*$/, "");
	const version = isIP(plain);
	if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
	return list.check(plain, version === 4 ? "ipv4" : "ipv6");
}
function listOf(...all) {
	const list = new BlockList();
	for (const { ipv4, ipv6 } of all) {
		for (const [network, prefix] of ipv6) list.addSubnet(network, prefix, "ipv6");
		for (const [network, prefix] of ipv4) {
			list.addSubnet(network, prefix, "ipv4");
			for (const outer of IPV4_INSIDE_IPV6) list.addSubnet(outer + network, 96 + prefix, "ipv6");
			list.addSubnet(sixToFour(network), 16 + prefix, "ipv6");
		}
	}
	return list;
}
/** The 6to4 network (RFC 3056) of an IPv4 address. */
function sixToFour(ipv4) {
	const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
	return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}

// src/http/network.ts
/** Milliseconds until a connection must stand; the answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 1e4;
/** A redirect or a label led to an address that must not be asked; `address` is the one that was found. */
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
	return once(JSON.stringify(proxies), () => createNetwork(proxies, isForbiddenAddress));
}
/**
* As `networkFor`, with connections of its own, all of which are closed when it is disposed of: where a request is given
* up, undici would connect once more and keep that for some seconds.
*/
function ownNetworkFor(env) {
	const made = [];
	const network = createNetwork(proxiesOf(env), isForbiddenAddress, made);
	const destroy = async () => {
		await Promise.all(made.map((one) => one.destroy()));
	};
	return {
		...network,
		[Symbol.asyncDispose]: destroy
	};
}
/**
* As `networkFor`, for hosts that somebody else than the user named, such as by a label: also the first request goes to
* no link-local address and no cloud's metadata, whatever the name resolves to. Loopback stays allowed: a label that
* names this machine is the answer to the user's own query. What a proxy resolves is for the proxy to judge.
*/
function networkForNamedHosts(env) {
	const proxies = proxiesOf(env);
	return once(`named ${JSON.stringify(proxies)}`, () => createNamedHosts(networkFor(env), proxies));
}
/** `isForbidden` judges every address that is asked first. */
function createNamedHosts({ checked }, proxies, isForbidden = isMetadataAddress) {
	const judged = dispatchers(proxies, lookupThatChecks(isForbidden));
	const direct = (url) => {
		const host = hostOf(url);
		if (isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
		return judged(url);
	};
	return withinOrigin({
		direct,
		checked
	});
}
/** Adds that redirects within an origin go straight to it where its host is fixed, and are checked elsewhere. */
function withinOrigin({ direct, checked }) {
	return {
		direct,
		checked,
		within: async (url) => isFixed(url) ? direct(url) : checked(url)
	};
}
/**
* Whether a host stays the one that the user named for as long as a chain of redirects goes: a name may resolve to
* something else each time (DNS rebinding), an address and `localhost` do not.
*/
function isFixed(url) {
	return isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
}
function once(key, create) {
	const network = networks.get(key) ?? create();
	networks.set(key, network);
	return network;
}
/** `isForbidden` judges every address of a redirect's host; `made` gets what must be closed to close all of it. */
function createNetwork(proxies, isForbidden, made = []) {
	const direct = dispatchers(proxies, void 0, made);
	const checked = dispatchers(proxies, lookupThatChecks(isForbidden), made);
	return withinOrigin({
		direct,
		async checked(url) {
			await check(url, isForbidden);
			return checked(url);
		}
	});
}
function proxiesOf(env) {
	return {
		httpProxy: env["http_proxy"] ?? env["HTTP_PROXY"] ?? "",
		httpsProxy: env["https_proxy"] ?? env["HTTPS_PROXY"] ?? "",
		noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? ""
	};
}
function dispatchers(proxies, lookup, made = []) {
	const options = {
		connect: {
			timeout: CONNECT_TIMEOUT,
			...lookup && { lookup }
		},
		headersTimeout: 0,
		bodyTimeout: 0
	};
	const plain = new import_undici.Agent(options);
	made.push(plain);
	let proxied;
	return (url) => {
		if (isThisMachine(url.hostname) || proxies.httpProxy + proxies.httpsProxy === "") return plain;
		if (proxied === void 0) {
			proxied = new import_undici.EnvHttpProxyAgent({
				...options,
				...proxies
			});
			made.push(proxied);
		}
		return proxied;
	};
}
/** Whether a URL's host is this machine by its very name. */
function isThisMachine(hostname) {
	return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
}
/**
* Looks at the host of a redirect before anything is sent. A literal address is never looked up by a connection,
* and a proxy would do its own look-up, so this is needed beside `lookupThatChecks`.
*/
async function check(url, isForbidden) {
	const host = hostOf(url);
	const found = (isIP(host) ? [{ address: host }] : await lookup$1(host, {
		all: true,
		verbatim: true
	}).catch(() => [])).find(({ address }) => isForbidden(address));
	if (found !== void 0) throw new ForbiddenAddress(found.address);
}
/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }) {
	return hostname.replace(/^\[|\]$/g, "");
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

// src/http/send.ts
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
* Bytes of a body that may wait to be read. More than is ever taken of one: undici 6 and 7 end the process when a server
* closes the connection of a body that was paused (https://github.com/nodejs/undici/issues/5360). So whoever takes a body
* must never let it wait: it would be read into memory (`Spool` takes it without).
*/
const READ_AHEAD_BYTES = 268435456;
/**
* GETs `url`, following up to 5 redirects, or POSTs to it, following none (what redirects an API is a login page).
* The user's headers go to the origin that the user named and no other. Redirects within it are followed to whatever
* address the user wrote; all others, and what comes after one, not to this machine or its cloud account.
* @throws EndpointError for a redirect that is not followed, or to where there is no answer; undici's error when `url` gives none.
*/
async function send(url, { headers, network, signal, body, namedBy }) {
	const named = namedBy ?? url;
	if (namedBy !== void 0) mustStaySecure(namedBy, url);
	let current = url;
	let atHome = named.origin === url.origin;
	for (let redirects = 0;; redirects += 1) {
		const answer = await getOnce(current, {
			dispatcher: async () => {
				if (redirects === 0 && namedBy === void 0) return network.direct(current);
				return atHome ? network.within(current) : network.checked(current);
			},
			headers: atHome ? headers : {},
			signal,
			body
		}).catch((error) => {
			signal.throwIfAborted();
			if (!(error instanceof ForbiddenAddress)) throw redirectedFailure(url, current, error) ?? error;
			throw current === named ? forbiddenHost(url, error) : forbiddenRedirect(named, current, error);
		});
		if (!REDIRECTS.has(answer.status)) return answer;
		answer.body.on("error", () => {}).destroy();
		if (body !== void 0) throw redirectedPost(url, answer);
		if (redirects === MAX_REDIRECTS) throw new EndpointError(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`, { fix: FIX_REDIRECT });
		current = target(answer.headers["location"], current);
		atHome &&= current.origin === named.origin;
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
		...options.body !== void 0 && {
			method: "POST",
			body: options.body
		},
		reset: true,
		highWaterMark: READ_AHEAD_BYTES
	});
	return {
		url,
		status: statusCode,
		headers,
		body
	};
}
/** How a URL is named to people: no user, no password, no query; a path may be a server's own, of any length. */
function nameOf(url) {
	return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}
const OWN_HEADERS = {
	"user-agent": "go-pgo-action",
	"accept-encoding": "identity"
};
function redirectedPost(url, { status, headers }) {
	const location = String(headers["location"] ?? "");
	const where = URL.canParse(location, url.href) ? ` to ${nameOf(new URL(location, url))}` : "";
	return new EndpointError(`${nameOf(url)} answered ${status}, a redirect${where}, instead of an answer.`, { fix: "Write the base URL of the API itself; a redirect to a login page means that credentials are missing." });
}
/** The sentence for no answer at the place to which `url` redirects; undefined where it is of the same origin. */
function redirectedFailure(url, current, error) {
	if (current.origin === url.origin) return void 0;
	const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
	if (failure === void 0) return void 0;
	const { message, fix = FIX_REDIRECT, retry, gone } = failure;
	const redirects = `${nameOf(url)} redirects to ${current.origin}.`;
	return new EndpointError(`${redirects} ${message}`, {
		fix,
		retry,
		gone,
		cause: error
	});
}
/** The sentence for a host that somebody else than the user named. */
function forbiddenHost(url, { address }) {
	const which = hostOf(url) === address ? "is" : `is at ${address},`;
	return new EndpointError(`${nameOf(url)} ${which} a link-local address or a cloud's metadata; it was not asked.`, { fix: "Find out who gave the host that name or label, or leave it out of the query." });
}
/** The sentence for a redirect to an address that must not be asked. */
function forbiddenRedirect(first, url, { address }) {
	const host = hostOf(url);
	const shown = host === address ? address : `${address} (${host})`;
	return new EndpointError(`${nameOf(first)} redirects to ${shown}, which belongs to this machine or its cloud account; that is not followed.`, { fix: `${FIX_REDIRECT} If it redirects there by itself, find out who made it do so.` });
}
function target(location, from) {
	const text = Array.isArray(location) ? location[0] : location;
	if (text === void 0 || !URL.canParse(text, from.href)) throw new EndpointError(`${nameOf(from)} answered with a redirect that ${text ? "is no address" : "leads nowhere"}.`, { fix: FIX_REDIRECT });
	const url = new URL(text, from);
	if (url.protocol !== "http:" && url.protocol !== "https:") throw new EndpointError(`${nameOf(from)} redirects to a ${excerpt(url.protocol, 20)} address.`, { fix: FIX_REDIRECT });
	mustStaySecure(from, url);
	return url;
}
/** @throws EndpointError for a way from https to http. */
function mustStaySecure(from, to) {
	if (from.protocol !== "https:" || to.protocol === "https:") return;
	throw new EndpointError(`${nameOf(from)} redirects to ${nameOf(to)}, where anybody on the way could change the answer; that is not followed.`, { fix: "Let it redirect to an https address, or write the http one into the source if that is really meant." });
}
/** The user and the password have become a header, or came from a server and are nobody's business. */
function withoutUser(url) {
	const plain = new URL(url.href);
	plain.username = "";
	plain.password = "";
	return plain;
}

export { isThisMachine as a, ownNetworkFor as c, hostOf as i, isMetadataAddress as l, nameOf as n, networkFor as o, send as r, networkForNamedHosts as s, READ_AHEAD_BYTES as t };