import { C as canPass, S as attemptRepeatedly, d as spoolBody, i as beginningOf, k as retryAfterOf, m as READ_AHEAD_BYTES, s as isCut, w as connectionFailure, x as EndpointError } from "./api.js";
import { Hn as readBounded, Qn as orAborted, Ti as machineFailure, Wr as excerpt, xi as ExpectedError } from "./start.js";
import { a as objectName } from "./objects2.js";

// src/collect/store-requests.ts
/** Something that is not the store answered. */
var NotTheStore = class extends Error {};
/** The sentence for what an SDK threw: its own words, and what to do by the kind of failure. */
function failureOf(error, failed, action, hints) {
	const { product, credentials, endpoint } = hints;
	if (error instanceof EndpointError) {
		const { message, retry, gone } = error;
		const fix = error.fix ?? `Check ${endpoint}, and that this machine can reach it.`;
		return new EndpointError(`${failed}: ${message}`, {
			fix,
			retry,
			gone,
			cause: error
		});
	}
	if (error instanceof ExpectedError || !(error instanceof Error) || machineFailure(error)) return error;
	const { code: system = "" } = error;
	const isCutOff = isCut(system) || /received less data/.test(error.message);
	const isForeign = [
		NotTheStore,
		TypeError,
		RangeError,
		URIError
	].some((type) => error instanceof type);
	const what = error instanceof NotTheStore ? error.message : "the answer";
	let refusal = hints.refusalOf(error);
	if (isCutOff) refusal = {
		words: "the answer broke off in the middle",
		status: 500
	};
	else if (isForeign) refusal = {
		words: `${what} is not what ${product} sends`,
		unreadable: true
	};
	const { status, code = "", unreadable } = refusal;
	const words = excerpt(refusal.words, 240).replace(/\.$/, "");
	const named = code !== "" && code !== words ? `${excerpt(code, 60)}: ` : "";
	const isBusy = status !== void 0 && canPass(status);
	const isLogin = [401, 403].includes(status ?? 0) || /credential|token|authen|accesskey|signature/i.test(code) || /credentials|access key|token|AADSTS/i.test(words);
	let fix = `Check the bucket and the path, which are case-sensitive, and ${endpoint}.`;
	if (unreadable || status !== void 0 && status < 400) fix = foreign(hints);
	else if (isBusy) fix = `Try again later; if that does not help, look at the status page or the log of ${product}.`;
	else if (isLogin) fix = `${credentials} They need ${hints.permission(action)}.`;
	else if (status !== 404) fix = `Check the name of the bucket, ${endpoint}, and what the answer says of the request.`;
	return new EndpointError(`${failed}: ${named}${words === "" ? `status ${status}` : `"${words}"`}.`, {
		fix,
		retry: isBusy && !unreadable ? "soon" : "never",
		retryAfter: retryAfterOf(refusal.retryAfter),
		cause: error
	});
}
function foreign({ product, endpoint }) {
	return `Let ${endpoint} be the URL of the API of ${product} itself, not of a console, a login page or a proxy.`;
}
const FAILED = {
	list: "listed",
	read: "read",
	write: "written"
};
/** Pages in a row without an object; some stores have a few such where much was deleted. */
const MOST_EMPTY_PAGES = 1e3;
/** A store whose requests are tried again where that may help, and fail with the SDK's words. */
function storeOf(driver, hints, address, { signal, disk }) {
	const ask = (action, key, task) => {
		const name = objectName(address, key);
		const once = async (bounded) => {
			try {
				return await orAborted(task(bounded), bounded);
			} catch (error) {
				bounded.throwIfAborted();
				throw failureOf(error, `${name} cannot be ${FAILED[action]}`, action, hints);
			}
		};
		return attemptRepeatedly(once, {
			name,
			window: 0,
			timeout: action === "list" ? 12e4 : 3e5,
			signal,
			progress: () => {}
		});
	};
	return {
		async *list(prefix) {
			let [empty, token] = [0, void 0];
			do {
				const { items, next } = await ask("list", prefix, (bounded) => driver.page(prefix, token, bounded));
				yield* items;
				empty = items.length === 0 ? empty + 1 : 0;
				if (next !== void 0 && (next === token || empty > MOST_EMPTY_PAGES)) {
					const message = `The list of ${prefix} does not end: the server sends the same page, or empty ones.`;
					throw new ExpectedError(message, { fix: foreign(hints) });
				}
				token = next;
			} while (token !== void 0);
		},
		download: (key, path) => ask("read", key, async (bounded) => {
			const body = await driver.read(key, bounded);
			await spoolBody(body, path, {
				name: "the object",
				signal: bounded,
				disk
			});
		}),
		upload: (key, bytes) => ask("write", key, (bounded) => driver.write(key, bytes, bounded))
	};
}
const OWN_HEADERS = /* @__PURE__ */ new Set([
	"expect",
	"connection",
	"transfer-encoding",
	"content-length"
]);
/**
* Sends an SDK's request the way all others go: through the proxies of the environment, following no redirect. A web
* page is an error, since an SDK may read an empty list from it.
* @param isOurs whether headers are those of the store itself.
* @throws EndpointError when there is no answer, NotTheStore when something else answered.
*/
async function sendSigned(network, { origin, path, method, headers, body, signal }, isOurs) {
	signal?.throwIfAborted();
	try {
		const sent = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()));
		const answer = await (await network.direct(new URL(origin))).request({
			origin,
			path,
			method,
			headers: {
				"accept-encoding": "identity",
				...Object.fromEntries(sent)
			},
			body: body ?? null,
			highWaterMark: READ_AHEAD_BYTES,
			signal
		});
		const received = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, [value ?? []].flat().join(", ")]));
		const { statusCode: status } = answer;
		answer.body.on("error", () => {});
		const isPage = /^text\/html/i.test(received["content-type"] ?? "");
		if (isOurs(received) || !(isPage || status < 300)) return {
			status,
			headers: received,
			body: answer.body
		};
		const text = await beginningOf(answer.body);
		const title = excerpt(/<title>([^<]*)<\/title>/i.exec(text)?.[1] ?? "");
		throw new NotTheStore(`${isPage ? "a web page" : "an answer"} of ${origin}${title && ` (${title})`}`);
	} catch (error) {
		signal?.throwIfAborted();
		throw connectionFailure(error, origin, "Check the endpoint, and that this machine can reach it.") ?? error;
	}
}
/** Bytes and tags of a list of a thousand objects, several times over. A parser needs a hundred times that in memory. */
const MOST_LISTED = {
	bytes: 16777216,
	tags: 2e5
};
const TAG = "<".charCodeAt(0);
/** The whole of an answer that is no object; of a refusal only its beginning. @throws NotTheStore when it has no end. */
async function heldBody({ status, body }) {
	if (status >= 300) return Buffer.from(await beginningOf(body));
	const whole = await readBounded(body, MOST_LISTED.bytes);
	let tags = 0;
	for (const byte of whole ?? []) if (byte === TAG) tags += 1;
	if (whole === void 0 || tags > MOST_LISTED.tags) throw new NotTheStore("an answer without an end");
	return whole;
}

export { storeOf as a, sendSigned as i, failureOf as n, heldBody as r, NotTheStore as t };