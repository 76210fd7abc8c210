import { o as __toESM } from "./rolldown-runtime.js";
import { C as parse } from "./dist3.js";
import { a as WHAT_TO_DO, n as ExpectedError, s as messageOf } from "./errors.js";
import { l as readBounded } from "./files.js";
import { _ as knownSecrets, d as excerpt, u as duration } from "./start.js";
import { f as userInfo, i as isSecretName, r as isSecretHeader, u as secretsOfHeader } from "./credentials.js";
import { addAbortSignal } from "node:stream";
import { rm } from "node:fs/promises";
import { appendFileSync, writeFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { lookup } from "node:dns";
import { lookup as lookup$1 } from "node:dns/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/net/addresses.ts
/** IANA's special-purpose registries have the ranges. */
const THIS_MACHINE = [
	["0.0.0.0", 8],
	["127.0.0.0", 8],
	["::", 128],
	["::1", 128]
];
const METADATA = [
	["169.254.0.0", 16],
	["100.100.100.200", 32],
	["168.63.129.16", 32],
	["192.0.0.0", 24],
	["fe80::", 10],
	["fec0::", 10],
	["fd00:ec2::", 32],
	["fd00:c1::a9fe:a9fe", 128],
	["fd00:42::42", 128],
	["fd20:ce::254", 128],
	["64:ff9b:1::", 48],
	["2001::", 32]
];
const UNIQUE_LOCAL = [["fc00::", 7]];
/** Ways to write an IPv4 address as an IPv6 one: mapped, translated, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = [
	"::ffff:",
	"::ffff:0:",
	"::",
	"64:ff9b::"
];
/** Whether an address is link-local or a cloud's metadata. Loopback is neither. */
const isMetadataAddress = testOf(METADATA);
/** Whether an address belongs to this machine or to its cloud account: a redirect within a host must not lead there. */
const isOwnAddress = testOf([...THIS_MACHINE, ...METADATA]);
/** Whether a redirect from one host to another must not lead to an address. */
const isForbiddenAddress = testOf([
	...THIS_MACHINE,
	...METADATA,
	...UNIQUE_LOCAL
]);
function testOf(networks) {
	const list = new BlockList();
	for (const [network, prefix] of networks) {
		list.addSubnet(network, prefix, isIP(network) === 4 ? "ipv4" : "ipv6");
		if (isIP(network) === 6) continue;
		for (const outer of IPV4_INSIDE_IPV6) list.addSubnet(outer + network, 96 + prefix, "ipv6");
		const [a = 0, b = 0, c = 0, d = 0] = network.split(".").map(Number);
		const sixToFour = `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
		list.addSubnet(sixToFour, 16 + prefix, "ipv6");
	}
	return (address) => {
		const plain = address.replace(/%.*$/s, "");
		const version = isIP(plain);
		if (version === 0) throw new TypeError(`Not an IP address: ${address}`);
		return list.check(plain, version === 4 ? "ipv4" : "ipv6");
	};
}
/** An address that must not be asked; the caller knows who chose it. */
var ForbiddenAddress = class extends Error {
	address;
	constructor(address) {
		super(`The address ${address} must not be asked.`);
		this.address = address;
	}
};
/** Whether the host of a URL is this machine by its very name. */
function isThisMachine(hostname) {
	return /^(?:(?:.*\.)?localhost|\[::1\]|127\..*)$/.test(hostname);
}
/** The host of a URL without the brackets of an IPv6 address. */
function hostOf({ hostname }) {
	return hostname.replace(/^\[|\]$/g, "");
}

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

// src/net/retry.ts
/** Why an endpoint or an API gave no good answer, and whether asking again may help. */
var EndpointError = class extends ExpectedError {
	/** `soon`: a restart, an overloaded gateway (`canPass` has the statuses, RETRIES how often); `busy`: another profiler has the CPU profile for some time. */
	retry;
	/** Milliseconds to wait, from `Retry-After`. */
	retryAfter;
	/** There is no server at all: no such name, no way to it, nothing that listens. */
	gone;
	constructor(message, options) {
		super(message, options);
		this.retry = options.retry ?? "never";
		this.retryAfter = options.retryAfter;
		this.gone = options.gone ?? false;
	}
};
/** Whether there was no server, also the last time of several. */
function isGone(error) {
	return [error, error.cause].some((one) => one instanceof EndpointError && one.gone);
}
const FIX_REACH_SERVICE = "Check that the service runs, that it serves net/http/pprof on this port, and that this machine can reach it.";
/** What a code of Node, undici or the HTTP parser means; the first that matches counts. */
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
/** The first ones mean that there is no server. */
const GONE = 4;
/** For a request that got no answer; undefined for what is no failure of the network. `reach`: what to check then. */
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
* The sentence for an answer of an endpoint other than 200.
* @param text the beginning of its body.
* @param authorized whether the user gave an `Authorization` header.
*/
function refusalFailure({ status, url, headers }, text, name, authorized) {
	const retryAfter = retryAfterOf(headers["retry-after"]);
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
		fix = authorized ? "The Authorization header that was sent is not accepted: check the secret behind it." : `Give the source the header it wants, such as \`headers: { Authorization: "${scheme} \${TOKEN}" }\` with TOKEN from a secret.`;
	} else if (status === 504 || /WriteTimeout/i.test(text)) fix = "Shorten `seconds`: a proxy in between, or the WriteTimeout of the http.Server, is shorter.";
	else if (canPass(status)) fix = "Look into the log of the service; if it needs longer, raise `timeout`.";
	return refused(name, status, excerpt(text), retryAfter, fix);
}
/** Whether a server may answer otherwise the next time. */
function canPass(status) {
	return status === 408 || status === 429 || status >= 500;
}
/** An answer that is a failure, with the server's own words, and when to ask again. */
function refused(name, status, words, retryAfter, fix) {
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
/** Milliseconds of a `Retry-After` in seconds or as a date; undefined without a valid one. */
function retryAfterOf(header) {
	const text = String(header ?? "").trim();
	const wait = /^\d+$/.test(text) ? Number(text) * 1e3 : Date.parse(text) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : void 0;
}
/** Retries. The client of GitHub’s API uses `retry` too, with limits of its own (`github.ts`). */
/** How often it is asked again after a failure that may pass soon; `timeout` bounds all together, and waits for another profiler don't count. */
const RETRIES = 2;
/** Milliseconds before the first retry, up to twice as many at random; three times as long before the next. */
const FIRST_WAIT = 500;
/** Longest mean wait for another profiler to end, in milliseconds; each wait varies by half. */
const BUSY_WAIT = 3e3;
/**
* Runs `task` until it succeeds or `waitAfter` gives up.
* @param waitAfter how many milliseconds to wait after this failure, or undefined to give up.
* @throws what `task` threw last; the signal's reason once it is aborted.
*/
async function retry(task, waitAfter, { signal, wait = sleepFor }) {
	for (;;) {
		signal?.throwIfAborted();
		try {
			return await task();
		} catch (error) {
			signal?.throwIfAborted();
			const milliseconds = waitAfter(error);
			if (milliseconds === void 0) throw error;
			await wait(milliseconds, signal).catch(() => signal?.throwIfAborted());
		}
	}
}
const sleepFor = (milliseconds, signal) => setTimeout$1(milliseconds, void 0, { signal });
/**
* Runs `task` until it succeeds, fails for good, or the time is up. A retry is not begun when the time left is
* shorter than the window; another profiler is waited for no longer than the window.
* @throws ExpectedError of the last attempt, or about the time-out; the signal's reason when aborted.
*/
async function attemptRepeatedly(task, { name, window, timeout, signal, progress }) {
	const end = performance.now() + timeout;
	let [failures, retries] = [0, 0];
	let last;
	let busySince;
	const waitAfter = (error) => {
		failures += 1;
		if (!(error instanceof EndpointError) || error.retry === "never") return void 0;
		last = error;
		const now = performance.now();
		let wait;
		if (error.retry === "busy") {
			busySince ??= now;
			if (now - busySince >= window) return void 0;
			wait = Math.min(window / 10, BUSY_WAIT) * (.5 + Math.random());
		} else {
			if (retries === RETRIES) return void 0;
			wait = FIRST_WAIT * 3 ** retries++ * (1 + Math.random());
		}
		wait = Math.max(wait, error.retryAfter ?? 0);
		if (now + wait + window > end) return void 0;
		progress(`${error.message} Asking again.`);
		return wait;
	};
	const timedOut = () => {
		const did = window === 0 ? "answer" : `deliver a profile of ${duration(window)}`;
		const before = last === void 0 ? "" : ` Before: ${last.message}`;
		const fix = window === 0 ? WHAT_TO_DO.tooLarge : "Check that the service is not stuck.";
		return new ExpectedError(`${name} did not ${did} within ${duration(timeout)}.${before}`, {
			fix: `${fix} If it is only slow, raise the source's \`timeout\`.`,
			cause: last
		});
	};
	try {
		const attempts = (limited) => retry(() => task(limited), waitAfter, { signal: limited });
		return await withDeadline(timeout, signal, attempts, timedOut);
	} catch (error) {
		if (!(error instanceof EndpointError) || failures < 2) throw error;
		const message = `${error.message} It was asked ${failures} times.`;
		throw new ExpectedError(message, {
			fix: error.fix,
			cause: error
		});
	}
}

// src/net/send.ts
/** One request, and the redirects that are followed. */
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
* Bytes of a body that may wait to be read. More than is ever taken of one: undici 6 and 7 end the process when a server
* closes the connection of a body that was paused (https://github.com/nodejs/undici/issues/5360).
*/
const READ_AHEAD_BYTES = 268435456;
/**
* GETs `url`, following up to 5 redirects, or POSTs to it, following none (what redirects an API is a login page).
* The user's headers go to the origin that the user named and no other. Redirects within it are followed to whatever
* address the user wrote; all others, and what comes after one, not to this machine or its cloud account.
* @throws EndpointError when there is no answer, and for a redirect that is not followed.
*/
async function send(url, options) {
	const { headers, network, signal, body, namedBy, name = nameOf(url), reach } = options;
	maskSecretsOf(url, headers);
	const named = namedBy ?? url;
	if (namedBy !== void 0) mustStaySecure(namedBy, url);
	let current = url;
	let atHome = named.origin === url.origin;
	for (let redirects = 0;; redirects += 1) {
		let answer;
		try {
			const dispatcher = redirects === 0 && namedBy === void 0 ? await network.direct(current) : await (atHome ? network.within(current) : network.checked(current));
			const sent = {
				...OWN_HEADERS,
				...atHome ? headers : {}
			};
			answer = await ask(current, dispatcher, {
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
		if (body !== void 0) throw notFollowed(`${nameOf(url)} answered ${answer.status}, a redirect, instead of an answer.`, "Write the base URL of the API itself; a redirect to a login page means that credentials are missing.");
		if (redirects === MAX_REDIRECTS) throw notFollowed(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`);
		current = target(answer.headers["location"], current);
		atHome &&= current.origin === named.origin;
	}
}
async function ask(url, dispatcher, { headers, signal, body }) {
	signal.throwIfAborted();
	const plain = new URL(url.href);
	[plain.username, plain.password] = ["", ""];
	const { request } = await loadUndici();
	const answer = await request(plain, {
		dispatcher,
		signal,
		headers,
		highWaterMark: READ_AHEAD_BYTES,
		method: body === void 0 ? "GET" : "POST",
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
/** A server repeats what it was sent. */
function maskSecretsOf(url, headers) {
	for (const [name, value] of Object.entries(headers)) if (isSecretHeader(name)) for (const secret of secretsOfHeader(value)) knownSecrets.add(secret);
	for (const [name, value] of url.searchParams) if (isSecretName(name)) knownSecrets.add(value);
	knownSecrets.add(userInfo(url)[1]);
}
/** How a URL is named to people: no user, no password, no query; a path may be a server's own, of any length. */
function nameOf(url) {
	return `${url.protocol}//${excerpt(url.host + url.pathname, 600)}`;
}
function notFollowed(message, fix = FIX_REDIRECT) {
	return new EndpointError(message, { fix });
}
/** Why a redirect to `current` was not followed, when `url` was to be asked, which the user or an answer of `named` named. */
function failureAt(current, named, url, error) {
	if (error instanceof ForbiddenAddress) {
		const { address } = error;
		const host = hostOf(current);
		if (current === named) return notFollowed(`${nameOf(url)} is at ${address}, a link-local address or a cloud's metadata; it was not asked.`, "Find out who gave the host that name or label, or leave it out of the query.");
		const shown = host === address ? address : `${address} (${host})`;
		const why = isOwnAddress(address) ? "which belongs to this machine or its cloud account" : "a unique-local address, of which clouds take that of their metadata";
		return notFollowed(`${nameOf(named)} redirects to ${shown}, ${why}; that is not followed.`, `${FIX_REDIRECT} If it redirects there by itself, find out who made it do so.`);
	}
	const failure = connectionFailure(error, current.origin, FIX_REDIRECT);
	if (failure === void 0) return error;
	const { message, fix = FIX_REDIRECT, retry, gone } = failure;
	const led = `${nameOf(url)} redirects to ${current.origin}. ${message}`;
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
	if (url === void 0 || !/^https?:$/.test(url.protocol)) throw notFollowed(`${nameOf(from)} answered with a redirect to no http or https address.`);
	mustStaySecure(from, url);
	return url;
}
/** @throws EndpointError for a way from https to http. */
function mustStaySecure(from, to) {
	if (from.protocol !== "https:" || to.protocol === "https:") return;
	throw notFollowed(`${nameOf(from)} redirects to ${nameOf(to)}, where anybody on the way could change the answer; that is not followed.`, "Let it redirect to an https address, or write the http one into the source if that is really meant.");
}

// src/net/api.ts
/** The APIs of Prometheus, Pyroscope and others: calls with retries, and JSON that cannot use up memory. */
/** Milliseconds for one call with its retries, where the source has no `timeout`. */
const DEFAULT_API_TIMEOUT = 12e4;
/** Bytes of an answer that is held in memory. */
const MAX_ANSWER_BYTES = 67108864;
/**
* Asks an API and returns what `read` makes of its answer. Failures that may pass (429, 5xx, a broken connection, and
* EndpointErrors of `read` that say so) are tried again, no sooner than the server asks for.
* @param read undefined for what the product does not send, such as a login page.
* @throws ExpectedError with the server's own words; the signal's reason when aborted.
*/
function callApi(call, context, read) {
	return repeatedly(call, context, async ({ url, status, headers, body }) => {
		const whole = await readBounded(body, MAX_ANSWER_BYTES);
		if (whole === void 0) throw tooLarge(nameOf(url), MAX_ANSWER_BYTES);
		const result = read({
			status,
			headers,
			body: whole
		});
		if (result !== void 0) return result;
		const type = excerpt(String(headers["content-type"] ?? "something"), 60);
		const words = /text|json|xml/i.test(type) ? `: "${excerpt(wordsOf(whole.subarray(0, REFUSAL_BYTES).toString()))}"` : "";
		const what = `${nameOf(url)} answered ${status} with ${type}, which is not what ${call.product} sends`;
		throw new EndpointError(`${what}${words}.`, { fix: `Write the base URL of ${call.product} itself; a login page means that credentials are missing.` });
	});
}
/** As `callApi`, for an answer that is a profile or an archive: it is streamed to the new file `path`. */
function saveFromApi(call, context, path) {
	return repeatedly(call, context, (answer, signal) => saveBody(answer, path, {
		name: nameOf(answer.url),
		signal,
		disk: context.disk
	}));
}
function repeatedly({ url, headers, body, product, timeout = DEFAULT_API_TIMEOUT, fixFor }, { env, signal, progress }, take) {
	const reach = `Check the address, that ${product} answers there, and that this machine can reach it.`;
	const attempt = async (signal) => {
		try {
			const answer = await send(url, {
				headers,
				network: networkFor(env),
				signal,
				body,
				reach
			});
			const { status } = answer;
			if (status >= 200 && status < 300) return await take(answer, signal);
			const words = excerpt(wordsOf(await beginningOf(answer.body)), 200);
			const fix = fixFor?.(status, words) ?? usualFix(status, product);
			throw refused(nameOf(answer.url), status, words, retryAfterOf(answer.headers["retry-after"]), fix);
		} catch (error) {
			signal.throwIfAborted();
			throw connectionFailure(error, nameOf(url), reach) ?? error;
		}
	};
	return attemptRepeatedly(attempt, {
		name: nameOf(url),
		window: 0,
		timeout,
		signal,
		progress
	});
}
function usualFix(status, product) {
	if (status === 401 || status === 403) return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
	if (status === 404 || status === 405) return `Check that the source names the base URL of ${product}, and its version.`;
	if (status === 429) return WHAT_TO_DO.throttled;
	return status >= 500 ? WHAT_TO_DO.interrupted : "Correct the query as its answer says.";
}
/** The sentence inside an error page: the message of a JSON document, the title of a web page, else the text. */
function wordsOf(body) {
	try {
		const { message, error, errors, detail } = JSON.parse(body);
		const found = [
			message,
			error?.message ?? error,
			...[errors].flat(),
			detail
		].find((part) => typeof part === "string" && part !== "");
		if (found !== void 0) return found.startsWith("{") ? wordsOf(found) : found;
	} catch {}
	return /<title>([^<]*)<\/title>/i.exec(body)?.[1] ?? body;
}
/**
* Limits of JSON that is read, since a thousand times its bytes can be needed to hold it. Pages of 500 Kubernetes pods, the
* largest that are asked for, have a fifth of these values; no API nests more than ten levels.
*/
const MOST = {
	bytes: 33554432,
	values: 2e6,
	depth: 100
};
/** A JSON document that is as `schema` has it; undefined for any other text, and for one that is made to use up memory. */
function readJson(bytes, schema) {
	const text = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
	if (!isBounded(text)) return void 0;
	try {
		return parse(schema, JSON.parse(text.toString()), { abortEarly: true });
	} catch {
		return;
	}
}
const [QUOTE, COMMA, BACKSLASH] = [
	34,
	44,
	92
];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
	91,
	93,
	123,
	125
];
/** Whether a JSON text is not made to use up memory; by its punctuation alone, before it is parsed. */
function isBounded(text) {
	if (text.length > MOST.bytes) return false;
	let [values, depth, inText] = [
		1,
		0,
		false
	];
	for (let at = 0; at < text.length; at += 1) {
		const byte = text[at] ?? 0;
		if (inText) {
			if (byte === BACKSLASH) at += 1;
			else if (byte === QUOTE) inText = false;
			continue;
		}
		if (byte === QUOTE) inText = true;
		else if (byte === COMMA) values += 1;
		else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
			values += 1;
			depth += 1;
		} else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
		if (values > MOST.values || depth > MOST.depth) return false;
	}
	return true;
}
/** Bodies of answers: their first words, or the whole of them as a file. */
/** Bytes of a refusal that are read for its words: a sentence, or a document around one. */
const REFUSAL_BYTES = 65536;
/** Milliseconds in which they must come: the status has said the most. */
const PATIENCE = 3e3;
/**
* The first 64 KiB of a body as a text, or what of them came within 3 s or before it broke off; the rest is not read.
* `''` for what is no text, such as an image.
*/
async function beginningOf(body) {
	const chunks = [];
	let bytes = 0;
	const timer = setTimeout(() => body.destroy(), PATIENCE);
	try {
		for await (const chunk of body) {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes >= REFUSAL_BYTES) break;
		}
	} catch {} finally {
		clearTimeout(timer);
		body.on("error", () => {}).destroy();
	}
	const text = Buffer.concat(chunks).subarray(0, REFUSAL_BYTES).toString();
	return (text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g) ?? []).length * 10 > text.length ? "" : text;
}
/** What the sources of a run put on the disk, all together. */
var DiskSpace = class {
	#most;
	#mostEntries;
	#taken = 0;
	#entries = 0;
	/**
	* 8 GiB are 20,000 profiles of a usual fleet, and half of what a hosted runner has.
	* @param mostEntries of all archives: each file is validated, and 30,000 empty ones take a minute.
	*/
	constructor(most = 8 * 1024 ** 3, mostEntries = 1e4) {
		this.#most = most;
		this.#mostEntries = mostEntries;
	}
	/** Counts the entries of an archive before it is unpacked. @throws ExpectedError when those of the run would be too many. */
	takeEntries(entries) {
		if (this.#entries + entries > this.#mostEntries) throw new ExpectedError(`The archives of this run have more than ${this.#mostEntries} entries together.`, { fix: "Take fewer archives by `limit` or `max-age`, or upload only the profiles." });
		this.#entries += entries;
	}
	/** Before that many more bytes are written. @throws ExpectedError when they would be too many. */
	take(bytes) {
		this.#taken += bytes;
		if (this.#taken <= this.#most) return;
		const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
		throw new ExpectedError(`What the sources of this run sent takes more than ${most} on the disk.`, { fix: "Take fewer or smaller profiles: `limit`, `max-age`, a longer prefix, a shorter period." });
	}
};
/** Bytes of a profile; live ones are a few hundred KiB. */
const MAX_BODY_BYTES = 134217728;
/** @param most bytes. */
function tooLarge(name, most) {
	const message = `${name} has more than ${most / 1024 ** 2} MiB, which no CPU profile needs.`;
	return new EndpointError(message, { fix: WHAT_TO_DO.tooLarge });
}
/**
* Puts a body of at most `most` bytes into the file `path`, without ever making it wait (`READ_AHEAD_BYTES`) and without
* keeping the file open: a thousand bodies at once take no more open files than their connections.
* @returns its first chunks.
* @throws EndpointError when it is cut or too large, the signal's reason, or the error of the file; there is no file then.
*/
async function spoolBody(body, path, { name, signal, disk }, most = MAX_BODY_BYTES) {
	const begin = [];
	let bytes = 0;
	try {
		signal.throwIfAborted();
		writeFileSync(path, "");
		for await (const chunk of addAbortSignal(signal, body)) {
			if (bytes < QUOTED) begin.push(chunk);
			bytes += chunk.length;
			if (bytes > most) throw tooLarge(name, most);
			disk?.take(chunk.length);
			appendFileSync(path, chunk);
		}
		return Buffer.concat(begin);
	} catch (error) {
		body.on("error", () => {}).destroy();
		await rm(path, { force: true });
		signal.throwIfAborted();
		const { code } = error;
		if (typeof code !== "string" || !isCut(code)) throw error;
		const message = `${name} broke off in the middle; what had come was not used.`;
		throw new EndpointError(message, {
			fix: WHAT_TO_DO.interrupted,
			retry: "soon",
			cause: error
		});
	}
}
const FIX_URL = "Check that the URL is the one of a CPU profile.";
/**
* Streams the body of a 200 to the file `path`.
* @throws EndpointError when the body is cut, too large, empty, encoded, or a text such as a web page; there is no file then.
*/
async function saveBody({ body, headers }, path, options) {
	const { name } = options;
	const encoding = String(headers["content-encoding"] ?? "").trim();
	if (!/^(identity)?$/i.test(encoding)) {
		body.on("error", () => {}).destroy();
		const message = `${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which was not asked for.`;
		throw new EndpointError(message, { fix: "Ask the service itself, without the proxy that compresses." });
	}
	const begin = (await spoolBody(body, path, options)).subarray(0, QUOTED);
	if (!begin.subarray(0, INSPECTED).every((byte) => byte >= 32 || byte >= 9 && byte <= 13)) return;
	await rm(path, { force: true });
	if (begin.length === 0) throw new EndpointError(`${name} answered 200 with an empty body.`, { fix: FIX_URL });
	const type = excerpt(String(headers["content-type"] ?? "a text"), 60);
	throw new EndpointError(`${name} sent no profile but ${type}: "${excerpt(begin.toString())}".`, { fix: "Check that the URL is the one of a CPU profile, and that no login or error page stands before it." });
}
/** Bytes that are checked for being text, and bytes of a text that are kept: a secret must be whole to be masked. */
const INSPECTED = 512;
const QUOTED = 4096;
/** Whether Node's or undici's code is that of a body that ended too early. */
function isCut(code) {
	return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|(UND_ERR|HPE|Z)_.*)$/.test(code);
}

export { isMetadataAddress as A, refused as C, withDeadline as D, orAborted as E, networkFor as O, refusalFailure as S, retryAfterOf as T, EndpointError as _, callApi as a, connectionFailure as b, readJson as c, spoolBody as d, tooLarge as f, send as g, nameOf as h, beginningOf as i, isThisMachine as j, hostOf as k, saveBody as l, READ_AHEAD_BYTES as m, DiskSpace as n, isBounded as o, wordsOf as p, MAX_BODY_BYTES as r, isCut as s, DEFAULT_API_TIMEOUT as t, saveFromApi as u, attemptRepeatedly as v, retry as w, isGone as x, canPass as y };