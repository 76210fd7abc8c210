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
* Returns the network for the proxies that `env` names. There is one network for all callers with the same proxies.
* @param areHostsFromServer whether a server chose the hosts, for example with a Prometheus label. Then no request goes to link-local addresses and to metadata
* servers of clouds. Loopback is allowed, because a label that names this machine is the answer to the user's own query.
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
* Returns the connections for redirects within an origin. They are checked only if the host is a name, because a name may resolve to another
* address each time. An address or `localhost` stays what the user wrote.
*/
function withinOrigin({ direct, checked }) {
	const isFixed = (url) => isIP(hostOf(url)) !== 0 || /(^|\.)localhost$/.test(url.hostname);
	return async (url) => isFixed(url) ? direct(url) : checked(url);
}
/** Returns the connections for redirects. They are separate, so that a redirect cannot reuse a connection whose address was not checked. */
function checkedBy(isForbidden, proxies) {
	const dispatcherFor = dispatchers(proxies, isForbidden);
	return async (url) => {
		const host = hostOf(url);
		const forbidden = (isIP(host) ? [] : await lookup$1(host, { all: true }).catch(() => [])).find(({ address }) => isForbidden(address));
		if (forbidden !== void 0) throw new ForbiddenAddress(forbidden.address);
		return dispatcherFor(url);
	};
}
/** The milliseconds in which a connection must be open. The answer may take longer; the signal of the caller limits it. */
const CONNECT_TIMEOUT = 1e4;
/** Loads undici. It happens with the first request, because undici takes as long to load as everything before it. */
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
/** Returns a look-up of names that checks the addresses before the connection gets them. */
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
* Sends one request and follows its redirects if that is safe. For example, a service that redirects to `http://169.254.169.254/` does not get
* the cloud credentials of the machine, because no request is sent to that address.
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
* The bytes of a body that undici may buffer. They are more than this program reads of any body, so undici never pauses one. If a server closes
* the connection of a paused body, undici 6 and 7 end the process (https://github.com/nodejs/undici/issues/5360).
*/
const READ_AHEAD_BYTES = 268435456;
/**
* Sends a request. It follows up to 5 redirects of a GET, and none of another method, because an API redirects only to a login page. Only the
* origin that the user wrote gets the headers of the user. A redirect within that origin may lead to any address, because the user wrote the
* origin. A redirect to another origin, and every redirect after it, must not lead to this machine or its cloud account.
* @throws EndpointError if no answer comes, and for a redirect that is not followed.
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
		if (method !== "GET") throw notFollowed(`${printableUrl(url)} answered ${answer.status}, a redirect, instead of an answer.`, "Write the base URL of the API itself. If it redirects to a login page, credentials are missing.");
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
/** Returns a URL for messages, without user, password and query. A long path is cut, because a server may have chosen it. */
function printableUrl(url) {
	return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}
/** Returns the error for a redirect that is not followed. */
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
		if (current === named) return notFollowed(`${printableUrl(url)} is at ${address}, a link-local address or the metadata server of a cloud. No request was sent there.`, "Find out where that host name or label comes from, or leave the host out of the query.");
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
/** Returns the URL to which an answer redirects. @throws EndpointError if it is not an http(s) URL, or leads from https to http. */
function redirectTarget(location, from) {
	const text = [location].flat()[0] ?? "";
	const url = URL.canParse(text, from.href) && text !== "" ? new URL(text, from) : void 0;
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw notFollowed(`${printableUrl(from)} redirects to something that is not an http(s) address.`);
	mustStaySecure(from, url);
	return url;
}
/** Checks that a redirect does not lead from https to http. @throws EndpointError if it does. */
function mustStaySecure(from, to) {
	if (from.protocol !== "https:" || to.protocol === "https:") return;
	throw notFollowed(`${printableUrl(from)} redirects to ${printableUrl(to)}, which is not encrypted, so the answer could be changed on the way. The redirect was not followed.`, "Let the server redirect to an https address, or write the http address into the source if you want it.");
}

export { networkFor as i, printableUrl as n, send as r, READ_AHEAD_BYTES as t };