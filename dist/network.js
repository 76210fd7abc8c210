import { t as require_undici } from "./undici.js";
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
		["fd20:ce::254", 128]
	]
};
/** Ways to write an IPv4 address as an IPv6 one: mapped, compatible, NAT64. */
const IPV4_INSIDE_IPV6 = [
	"::ffff:",
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

export { networkForNamedHosts as a, networkFor as i, hostOf as n, ownNetworkFor as o, isThisMachine as r, isMetadataAddress as s, ForbiddenAddress as t };