import { o as __toESM } from "./rolldown-runtime.js";
import { f as userInfo, i as isSecretName, r as isSecretHeader, u as secretsOfHeader } from "./credentials.js";
import { b as knownSecrets, d as excerpt } from "./start.js";
import { a as isOwnAddress, i as isMetadataAddress, n as hostOf, o as isThisMachine, r as isForbiddenAddress, t as ForbiddenAddress } from "./addresses.js";
import { i as EndpointError, o as connectionFailure } from "./deadline.js";
import { isIP } from "node:net";
import { lookup } from "node:dns";
import { lookup as lookup$1 } from "node:dns/promises";

// src/net/network.ts
const networks = /* @__PURE__ */ new Map();
/**
* Returns the network for the proxies that `env` names. All callers with the same proxies share one network.
* @param areHostsFromServer true if a server chose the hosts, for example with a Prometheus label. To a host that a server chose, the
* network sends no request if the host has a link-local address or is a metadata server of a cloud. Loopback is allowed, because a label
* that names this machine is the answer to the user's own query.
*/
function networkFor(env, areHostsFromServer = false) {
	const variable = (name) => env[name] ?? env[name.toUpperCase()] ?? "";
	const proxies = {
		httpProxy: variable("http_proxy"),
		httpsProxy: variable("https_proxy"),
		noProxy: variable("no_proxy")
	};
	const key = JSON.stringify([proxies, areHostsFromServer]);
	const tests = {
		first: areHostsFromServer ? isMetadataAddress : void 0,
		within: isOwnAddress,
		elsewhere: isForbiddenAddress
	};
	const network = networks.get(key) ?? createNetwork(proxies, tests);
	networks.set(key, network);
	return network;
}
/** Makes a network that connects through the proxies, and only to addresses that the tests allow. */
function createNetwork(proxies, { first, within, elsewhere }) {
	const direct = dispatchers(proxies, first);
	return {
		direct,
		checked: checkedBy(elsewhere, proxies),
		within: withinOrigin({
			direct,
			checked: checkedBy(within, proxies)
		})
	};
}
/**
* Returns the connections for redirects within an origin. The address is checked only if the host is a name, because a name may resolve to
* a different address each time. An IP address or `localhost` always means the machine that the user named.
*/
function withinOrigin({ direct, checked }) {
	const isFixed = (url) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
	return async (url) => isFixed(url) ? direct(url) : checked(url);
}
/**
* Returns the connections for redirects. Redirects have connections of their own, because a shared connection may lead to an address that
* was never checked.
*/
function checkedBy(isForbidden, proxies) {
	const dispatcherFor = dispatchers(proxies, isForbidden);
	return async (url) => {
		const host = hostOf(url);
		const forbidden = (isIP(host) ? [] : await lookup$1(host, { all: true }).catch(() => [])).find(({ address }) => isForbidden(address));
		if (forbidden !== void 0) throw new ForbiddenAddress(forbidden.address);
		return dispatcherFor(url);
	};
}
/** The time in which a connection must be open, in milliseconds. The signal of the caller limits the time for the answer. */
const CONNECT_TIMEOUT = 1e4;
/**
* Loads undici. The program calls this function only before its first request, because loading undici takes as long as the rest of the
* program's start.
*/
const loadUndici = () => import("./undici2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
function dispatchers(proxies, isForbidden) {
	const connectOptions = { timeout: CONNECT_TIMEOUT };
	if (isForbidden !== void 0) connectOptions.lookup = lookupThatChecks(isForbidden);
	const options = {
		connect: connectOptions,
		headersTimeout: 0,
		bodyTimeout: 0
	};
	const connect = async () => {
		const { Agent, EnvHttpProxyAgent } = await loadUndici();
		const plain = new Agent(options);
		return {
			plain,
			proxied: proxies.httpProxy + proxies.httpsProxy !== "" ? new EnvHttpProxyAgent({
				...options,
				...proxies
			}) : plain
		};
	};
	let agents;
	return async (url) => {
		const host = hostOf(url);
		if (isForbidden !== void 0 && isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
		agents ??= connect();
		const { plain, proxied } = await agents;
		return isThisMachine(url.hostname) ? plain : proxied;
	};
}
/** Returns a function that looks up host names, and checks the addresses before a connection uses them. */
function lookupThatChecks(isForbidden) {
	return (hostname, options, callback) => {
		lookup(hostname, {
			...options,
			all: true
		}, (error, addresses) => {
			if (error) return callback(error, "");
			const forbidden = addresses.find(({ address }) => isForbidden(address));
			if (forbidden !== void 0) return callback(new ForbiddenAddress(forbidden.address), "");
			const [first] = addresses;
			return options.all ? callback(null, addresses) : callback(null, first?.address ?? "", first?.family);
		});
	};
}

// src/net/send.ts
/**
* Sends one request, and follows its redirects if the addresses that they lead to are safe. For example, a service that redirects to
* `http://169.254.169.254/` does not get the cloud credentials of the machine, because no request is sent to that address.
*/
const MAX_REDIRECTS = 5;
const REDIRECTS = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
const FIX_REDIRECT = "Write the address that finally serves the profile into the source.";
const OWN_HEADERS = {
	"user-agent": "go-pgo-action",
	"accept-encoding": "identity"
};
/**
* The number of bytes of a body that undici may buffer. This program reads fewer bytes of every body than undici may buffer, so undici
* never pauses a body. If a server closes the connection while a body is paused, undici 6 and 7 end the process
* (https://github.com/nodejs/undici/issues/5360).
*/
const READ_AHEAD_BYTES = 268435456;
/**
* Sends a request. Up to 5 redirects of a GET request are followed. Redirects of requests with other methods are not followed, because an
* API redirects such a request only to a login page. The user's headers are sent only to the origin that the user wrote. A redirect within
* that origin may lead to any address, because the user wrote the origin. A redirect to another origin, and every redirect after it, must
* not lead to this machine or its cloud account.
* @throws EndpointError if no answer comes, or if a redirect must not be followed.
*/
async function send(url, options) {
	const { headers, network, signal, body, namedBy, name = printableUrl(url), reach } = options;
	const { method = body === void 0 ? "GET" : "POST" } = options;
	maskRequestSecrets(url, headers);
	const named = namedBy ?? url;
	if (namedBy !== void 0) mustStaySecure(namedBy, url);
	let current = url;
	let atHome = named.origin === url.origin;
	for (let redirects = 0;; redirects += 1) {
		let answer;
		try {
			const dispatcher = redirects === 0 && namedBy === void 0 ? await network.direct(current) : await (atHome ? network.within(current) : network.checked(current));
			const sent = atHome ? {
				...OWN_HEADERS,
				...headers
			} : OWN_HEADERS;
			answer = await requestOnce(current, dispatcher, {
				method,
				headers: sent,
				signal,
				body
			});
		} catch (error) {
			signal.throwIfAborted();
			if (current.origin === url.origin && !(error instanceof ForbiddenAddress)) throw connectionFailure(error, name, reach) ?? error;
			throw failureAt(current, named, url, error);
		}
		if (!REDIRECTS.has(answer.status)) return answer;
		answer.body.on("error", () => {}).destroy();
		if (method !== "GET") throw notFollowed(`${printableUrl(url)} answered with a redirect (${answer.status}) instead of data.`, "Write the base URL of the API itself. If it redirects to a login page, credentials are missing.");
		if (redirects === MAX_REDIRECTS) throw notFollowed(`${printableUrl(url)} redirects more than ${MAX_REDIRECTS} times.`);
		current = redirectTarget(answer.headers["location"], current);
		atHome &&= current.origin === named.origin;
	}
}
/** Sends one request without following a redirect. */
async function requestOnce(url, dispatcher, { method = "GET", headers, signal, body }) {
	signal.throwIfAborted();
	const plain = new URL(url.href);
	[plain.username, plain.password] = ["", ""];
	const answer = await (await loadUndici()).request(plain, {
		dispatcher,
		signal,
		headers,
		highWaterMark: READ_AHEAD_BYTES,
		method,
		body: body ?? null,
		reset: true
	});
	return {
		url,
		status: answer.statusCode,
		headers: answer.headers,
		body: answer.body
	};
}
/** Registers the secrets of a request, because a server may repeat them in its answer. */
function maskRequestSecrets(url, headers) {
	for (const [name, value] of Object.entries(headers)) if (isSecretHeader(name)) for (const secret of secretsOfHeader(value)) knownSecrets.add(secret);
	for (const [name, value] of url.searchParams) if (isSecretName(name)) knownSecrets.add(value);
	knownSecrets.add(userInfo(url)[1]);
}
/** Returns a URL for messages, without user name, password and query. A long path is shortened, because a server may have chosen it. */
function printableUrl(url) {
	return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}
/** Returns the error to report if a redirect must not be followed. */
function notFollowed(message, fix = FIX_REDIRECT) {
	return new EndpointError(message, { fix });
}
/**
* Returns the error to report if `url` redirected to `current`, and the request to `current` failed.
* @param named the URL of the server that named `url` in its answer; `url` itself if the user wrote it.
*/
function failureAt(current, named, url, error) {
	if (error instanceof ForbiddenAddress) {
		const { address } = error;
		const host = hostOf(current);
		if (current === named) return notFollowed(`${printableUrl(url)} is at ${address}, a link-local address or the metadata server of a cloud. No request was sent to this address.`, "Find out where that host name or label comes from, or leave the host out of the query.");
		const shown = host === address ? address : `${address} (${host})`;
		const why = isOwnAddress(address) ? "which belongs to this machine or its cloud account" : "a unique-local address, which may be the metadata server of a cloud";
		return notFollowed(`${printableUrl(named)} redirects to ${shown}, ${why}. The redirect was not followed.`, `${FIX_REDIRECT} If you did not configure this redirect, find out who did.`);
	}
	const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
	if (failure === void 0) return error;
	const { message, fix = FIX_REDIRECT, retry, gone } = failure;
	const redirected = `${printableUrl(url)} redirects to ${current.origin}. ${message}`;
	return new EndpointError(redirected, {
		fix,
		retry,
		gone,
		cause: error
	});
}
/**
* Returns the URL to which an answer redirects.
* @throws EndpointError if the target is not an http(s) URL, or if the redirect leads from https to http.
*/
function redirectTarget(location, from) {
	const text = [location].flat()[0] ?? "";
	const url = URL.canParse(text, from.href) && text !== "" ? new URL(text, from) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw notFollowed(`${printableUrl(from)} redirects to something that is not an http(s) address.`);
	mustStaySecure(from, url);
	return url;
}
/** Checks that a redirect does not lead from https to http. @throws EndpointError for a redirect from https to http. */
function mustStaySecure(from, to) {
	if (from.protocol !== "https:" || to.protocol === "https:") return;
	throw notFollowed(`${printableUrl(from)} redirects to ${printableUrl(to)}, which is not encrypted, so the answer could be changed on the way. The redirect was not followed.`, "Let the server redirect to an https address, or write the http address into the source if you want it.");
}

export { networkFor as i, printableUrl as n, send as r, READ_AHEAD_BYTES as t };