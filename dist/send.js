import { t as require_undici } from "./undici.js";
import { t as EndpointError } from "./endpoint-error.js";
import { n as hostOf, t as ForbiddenAddress } from "./network.js";

// src/http/send.ts
var import_undici = require_undici();
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
* closes the connection of a body that was paused (https://github.com/nodejs/undici/issues/5360).
*/
const READ_AHEAD_BYTES = 268435456;
/**
* GETs `url`, following up to 5 redirects, or POSTs to it, following none (what redirects an API is a login page).
* The user's headers go to the origin that the user named and no other. Redirects within it are followed to whatever
* address the user wrote; all others, and what comes after one, not to this machine or its cloud account.
* @throws EndpointError for a redirect that is not followed; undici's error when there is no answer.
*/
async function send(url, { headers, network, signal, body }) {
	let current = url;
	let atHome = true;
	for (let redirects = 0;; redirects += 1) {
		const answer = await getOnce(current, {
			dispatcher: async () => {
				if (redirects === 0) return network.direct(current);
				return atHome ? network.within(current) : network.checked(current);
			},
			headers: current.origin === url.origin ? headers : {},
			signal,
			body
		}).catch((error) => {
			if (!(error instanceof ForbiddenAddress)) throw error;
			throw redirects === 0 ? forbiddenHost(url, error) : forbiddenRedirect(url, current, error);
		});
		if (!REDIRECTS.has(answer.status)) return answer;
		answer.body.on("error", () => {}).destroy();
		if (body !== void 0) throw redirectedPost(url, answer);
		if (redirects === MAX_REDIRECTS) throw new EndpointError(`${nameOf(url)} redirects more than ${MAX_REDIRECTS} times.`, { fix: FIX_REDIRECT });
		current = target(answer.headers["location"], current);
		atHome &&= current.origin === url.origin;
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
/** How a URL is named to people: no user, no password, no query. */
function nameOf(url) {
	return `${url.protocol}//${url.host}${url.pathname}`;
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

export { nameOf as n, send as r, READ_AHEAD_BYTES as t };