import { o as __toESM } from "./rolldown-runtime.js";
import { f as userInfo, i as isSecretName, r as isSecretHeader, u as secretsOfHeader } from "./credentials.js";
import { d as excerpt, v as knownSecrets } from "./start.js";
import { a as isOwnAddress, i as isMetadataAddress, n as hostOf, o as isThisMachine, r as isForbiddenAddress, t as ForbiddenAddress } from "./addresses.js";
import { a as connectionFailure, r as EndpointError } from "./deadline.js";
import { isIP } from "node:net";
import { lookup } from "node:dns";
import { lookup as lookup$1 } from "node:dns/promises";

// src/net/network.ts
const networks = /* @__PURE__ */ new Map();
/**
* The network for the proxies that `env` names; the same one for all that ask with the same proxies.
* @param areNamed a server named the hosts, such as by a label. Link-local addresses and a cloud's metadata are not asked then.
* Loopback is allowed, because a label that names this machine is the answer to the user's own query.
*/
function networkFor(env, areNamed = false) {
	const named = (name) => env[name] ?? env[name.toUpperCase()] ?? "";
	const proxies = {
		httpProxy: named("http_proxy"),
		httpsProxy: named("https_proxy"),
		noProxy: named("no_proxy")
	};
	const key = JSON.stringify([proxies, areNamed]);
	const tests = {
		first: areNamed ? isMetadataAddress : void 0,
		within: isOwnAddress,
		elsewhere: isForbiddenAddress
	};
	const network = networks.get(key) ?? createNetwork(proxies, tests);
	networks.set(key, network);
	return network;
}
/** Makes a network whose connections go through the proxies, and only to addresses that pass the tests. */
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
* Redirects within an origin are checked only if its host is a name, because a name may resolve to another address each time. An
* address and `localhost` stay what the user wrote.
*/
function withinOrigin({ direct, checked }) {
	const isFixed = (url) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
	return async (url) => isFixed(url) ? direct(url) : checked(url);
}
/** Redirects use connections of their own, so that they cannot reuse a connection whose address was not checked. */
function checkedBy(isForbidden, proxies) {
	const dispatcherFor = dispatchers(proxies, isForbidden);
	return async (url) => {
		const host = hostOf(url);
		const forbidden = (isIP(host) ? [] : await lookup$1(host, { all: true }).catch(() => [])).find(({ address }) => isForbidden(address));
		if (forbidden !== void 0) throw new ForbiddenAddress(forbidden.address);
		return dispatcherFor(url);
	};
}
/** Milliseconds until a connection must stand. The answer may take as long as the caller's signal lets it. */
const CONNECT_TIMEOUT = 1e4;
/** undici takes as long to load as everything before it, so it is loaded with the first request. */
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
/** A look-up that checks the addresses that it gives to the connection. */
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
* Sends one request and follows its redirects, as far as that is safe. For example, a service that redirects to
* `http://169.254.169.254/` does not get the machine's cloud credentials: that address is never asked.
*/
const MAX_REDIRECTS = 5;
const REDIRECTS = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
const FIX_REDIRECT = "Write the address at which the profile really is into the source.";
const OWN_HEADERS = {
	"user-agent": "go-pgo-action",
	"accept-encoding": "identity"
};
/**
* The bytes of a body that may wait to be read: more than we ever read of one, so that no body is paused. undici 6 and 7 end the
* process when a server closes the connection of a paused body (https://github.com/nodejs/undici/issues/5360).
*/
const READ_AHEAD_BYTES = 268435456;
/**
* GETs `url` and follows up to 5 redirects. Redirects of other methods are not followed, because an API redirects only to a login page.
* Only the origin that the user wrote gets the user's headers. A redirect within that origin may lead to any address, because the user
* wrote it; a redirect to another origin, and every redirect after it, must not lead to this machine or its cloud account.
* @throws EndpointError when no answer comes, and for a redirect that is not followed.
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
		if (method !== "GET") throw notFollowed(`${printableUrl(url)} answered ${answer.status}, a redirect, instead of an answer.`, "Write the base URL of the API itself; a redirect to a login page means that credentials are missing.");
		if (redirects === MAX_REDIRECTS) throw notFollowed(`${printableUrl(url)} redirects more than ${MAX_REDIRECTS} times.`);
		current = target(answer.headers["location"], current);
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
/** Names a URL in sentences, without user, password and query. The path is cut, because a server may have chosen it. */
function printableUrl(url) {
	return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}
function notFollowed(message, fix = FIX_REDIRECT) {
	return new EndpointError(message, { fix });
}
/**
* Returns the failure of a request to `current`, to which `url` redirected.
* @param named the URL of the server whose answer named `url`; `url` itself if the user wrote it.
*/
function failureAt(current, named, url, error) {
	if (error instanceof ForbiddenAddress) {
		const { address } = error;
		const host = hostOf(current);
		if (current === named) return notFollowed(`${printableUrl(url)} is at ${address}, a link-local address or a cloud's metadata; it was not asked.`, "Find out who gave the host that name or label, or leave it out of the query.");
		const shown = host === address ? address : `${address} (${host})`;
		const why = isOwnAddress(address) ? "which belongs to this machine or its cloud account" : "a unique-local address, of which clouds take that of their metadata";
		return notFollowed(`${printableUrl(named)} redirects to ${shown}, ${why}; that is not followed.`, `${FIX_REDIRECT} If it redirects there by itself, find out who made it do so.`);
	}
	const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
	if (failure === void 0) return error;
	const { message, fix = FIX_REDIRECT, retry, gone } = failure;
	const led = `${printableUrl(url)} redirects to ${current.origin}. ${message}`;
	return new EndpointError(led, {
		fix,
		retry,
		gone,
		cause: error
	});
}
function target(location, from) {
	const text = [location].flat()[0] ?? "";
	const url = URL.canParse(text, from.href) && text !== "" ? new URL(text, from) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw notFollowed(`${printableUrl(from)} answered with a redirect to no http or https address.`);
	mustStaySecure(from, url);
	return url;
}
/** @throws EndpointError for a redirect from https to http. */
function mustStaySecure(from, to) {
	if (from.protocol !== "https:" || to.protocol === "https:") return;
	throw notFollowed(`${printableUrl(from)} redirects to ${printableUrl(to)}, where anybody on the way could change the answer; that is not followed.`, "Let it redirect to an https address, or write the http one into the source if that is really meant.");
}

export { networkFor as i, printableUrl as n, send as r, READ_AHEAD_BYTES as t };