import { i as beginningOf, s as spoolBody } from "./body.js";
import { a as connectionFailure, i as canPass, o as isCut, r as EndpointError, t as orAborted, u as retryAfterOf } from "./deadline.js";
import { t as listPages } from "./pages.js";
import { t as attemptRepeatedly } from "./retry.js";
import { t as READ_AHEAD_BYTES } from "./send.js";
import { n as ExpectedError, o as machineFailure } from "./errors.js";
import { l as readBounded } from "./files.js";
import { d as excerpt } from "./start.js";
import { t as objectName } from "./object-store.js";

// src/collect/store-requests.ts
/** Something that is not the store answered. */
var NotTheStore = class extends Error {};
/** The sentence for what an SDK threw: its own words, and what to do by the kind of failure. */
function storeFailure(thrown, failed, action, hints) {
	const { product, credentials, endpoint } = hints;
	if (thrown instanceof EndpointError) {
		const { message, retry, gone } = thrown;
		const fix = thrown.fix ?? `Check ${endpoint}, and that this machine can reach it.`;
		return new EndpointError(`${failed}: ${message}`, {
			fix,
			retry,
			gone,
			cause: thrown
		});
	}
	if (thrown instanceof ExpectedError || !(thrown instanceof Error) || machineFailure(thrown)) return thrown;
	const error = withTexts(thrown);
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
		cause: thrown
	});
}
/**
* An SDK copies fields of an answer into its error without a look at their types, so that a message may be an object or a number.
* @returns the error, with texts in the places of texts.
*/
function withTexts(error) {
	const textOf = (value) => ({ value: typeof value === "string" ? value : "" });
	const { name, message, code } = error;
	return Object.create(error, {
		name: textOf(name),
		message: textOf(message),
		code: textOf(code)
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
/** Objects of one list. More take minutes. */
const MOST_OBJECTS = 5e5;
/** Bytes of an object in memory beside its key. */
const BYTES_PER_OBJECT = 100;
/** What the key of an object has at most in all three stores: bytes, or characters in Azure's. */
const LONGEST_KEY = 1024;
/** A store whose requests are tried again where that may help, and fail with the SDK's words. */
function storeOf(driver, hints, address, { signal, disk }) {
	const ask = (action, key, task) => {
		const name = objectName(address, key);
		const once = async (bounded) => {
			try {
				return await orAborted(task(bounded), bounded);
			} catch (error) {
				bounded.throwIfAborted();
				throw storeFailure(error, `${name} cannot be ${FAILED[action]}`, action, hints);
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
		list: (prefix) => {
			const page = (token) => ask("list", prefix, async (bounded) => {
				const found = await driver.page(prefix, token, bounded);
				for (const object of found.items) requireStorable(object, hints);
				return found;
			});
			return listPages(page, {
				subject: `The list of ${objectName(address, prefix)}`,
				fixServer: foreign(hints),
				fixLength: "Narrow the prefix, for instance to a service and a month.",
				most: MOST_OBJECTS,
				bytesOf: ({ key }) => 2 * key.length + BYTES_PER_OBJECT,
				signal
			});
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
/** @throws NotTheStore for an object that no store can hold, which a server made up to keep this machine busy. */
function requireStorable({ key, bytes, modified }, { keyLength }) {
	if (key.length > LONGEST_KEY || 3 * key.length > LONGEST_KEY && keyLength(key) > LONGEST_KEY) throw new NotTheStore(`a key that is longer than ${LONGEST_KEY} bytes`);
	if (!Number.isSafeInteger(bytes) || bytes < 0) throw new NotTheStore("an object without a size");
	if (!Number.isFinite(modified)) throw new NotTheStore("an object without a time");
}
const UNSIGNED_HEADERS = /* @__PURE__ */ new Set([
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
		const sent = Object.entries(headers).filter(([name]) => !UNSIGNED_HEADERS.has(name.toLowerCase()));
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
/**
* The most of a list of a thousand objects, several times over: bytes, tags, and bytes of a text between two tags. The parsers of
* the SDKs need a hundred times the bytes in memory, and seconds for one text of some megabytes.
*/
const MOST_LISTED = {
	bytes: 16777216,
	tags: 2e5,
	text: 65536
};
const TAG = "<".charCodeAt(0);
/** The whole of an answer that is no object; of a refusal only its beginning. @throws NotTheStore for one that no store sends. */
async function heldBody({ status, body }) {
	if (status >= 300) return Buffer.from(await beginningOf(body));
	const whole = await readBounded(body, MOST_LISTED.bytes);
	if (whole === void 0) throw new NotTheStore("an answer without an end");
	requireListInXml(whole);
	return whole;
}
/** @throws NotTheStore for XML with too many tags, or with a text that is too long. Other documents have no limit here. */
function requireListInXml(document) {
	let last = document.indexOf(TAG);
	if (document.subarray(0, last).toString("latin1").trim() !== "") return;
	for (let tags = 1; last !== -1; tags += 1) {
		const next = document.indexOf(TAG, last + 1);
		const end = next === -1 ? document.length : next;
		if (tags > MOST_LISTED.tags) throw new NotTheStore("an answer without an end");
		if (end - last > MOST_LISTED.text) throw new NotTheStore(`a text of ${end - last} bytes`);
		last = next;
	}
}

export { storeOf as a, storeFailure as i, heldBody as n, sendSigned as r, NotTheStore as t };