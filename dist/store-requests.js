import { i as beginningOf, s as spoolBody } from "./body.js";
import { a as canPass, d as retryAfterOf, i as EndpointError, o as connectionFailure, s as isCut, t as orAborted } from "./deadline.js";
import { t as listPages } from "./pages.js";
import { t as attemptRepeatedly } from "./retry.js";
import { t as READ_AHEAD_BYTES } from "./send.js";
import { n as ExpectedError, o as machineFailure } from "./errors.js";
import { l as readBounded } from "./files.js";
import { d as excerpt } from "./start.js";
import { t as objectName } from "./object-store.js";

// src/collect/store-requests.ts
/** The error for an answer that does not come from the store, such as a login page. */
var NotTheStore = class extends Error {};
/**
* Returns the error to report for an error of an SDK. The error has the SDK's own words, and advice for this kind of failure.
* @param failed the beginning of the message, such as `s3://bucket/key cannot be read`.
*/
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
	else if (isBusy) fix = `Try again later. If the failure remains, look at the status page or the log of ${product}.`;
	else if (isLogin) fix = `${credentials} They need ${hints.permission(action)}.`;
	else if (status !== 404) fix = `Check the name of the bucket, ${endpoint}, and what the error message says about the request.`;
	return new EndpointError(`${failed}: ${named}${words === "" ? `status ${status}` : `"${words}"`}.`, {
		fix,
		retry: isBusy && !unreadable ? "soon" : "never",
		retryAfter: retryAfterOf(refusal.retryAfter),
		cause: thrown
	});
}
/**
* Returns an error whose name, message and code are texts. An SDK copies fields of an answer into its error without checking their types,
* so a message may be an object or a number.
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
/** Returns the advice for the user after an answer that does not come from the store. */
function foreign({ product, endpoint }) {
	return `Check ${endpoint}, because requests must go to the API of ${product} itself, not to a web console, a login page or a proxy.`;
}
const FAILED = {
	list: "listed",
	read: "read",
	write: "written"
};
/** The maximum number of objects in one list. A list of more objects would take minutes. */
const MOST_OBJECTS = 5e5;
/** The memory in bytes that an object in a list needs in addition to its key. */
const BYTES_PER_OBJECT = 100;
/**
* The maximum length of a key, which is the same number in all three stores. Azure counts characters. In the limit for a key, S3 and Google
* count bytes.
*/
const LONGEST_KEY = 1024;
/** Turns a driver into an object store, which retries a failed request if a retry may help, and throws errors with the words of the SDK. */
function storeOf(driver, hints, address, { signal, disk }) {
	const request = (action, key, task) => {
		const name = objectName(address, key);
		const attempt = async (bounded) => {
			try {
				return await orAborted(task(bounded), bounded);
			} catch (error) {
				bounded.throwIfAborted();
				throw storeFailure(error, `${name} cannot be ${FAILED[action]}`, action, hints);
			}
		};
		return attemptRepeatedly(attempt, {
			name,
			window: 0,
			timeout: action === "list" ? 12e4 : 3e5,
			signal,
			progress: () => {}
		});
	};
	return {
		list: (prefix) => {
			const page = (token) => request("list", prefix, async (bounded) => {
				const listed = await driver.page(prefix, token, bounded);
				for (const object of listed.items) requireStorable(object, hints);
				return listed;
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
		download: (key, path) => request("read", key, async (bounded) => {
			const body = await driver.read(key, bounded);
			await spoolBody(body, path, {
				name: "the object",
				signal: bounded,
				disk
			});
		}),
		upload: (key, bytes) => request("write", key, (bounded) => driver.write(key, bytes, bounded))
	};
}
/**
* Checks that an object in a list can exist, because a server that is not the store may list impossible objects.
* @throws NotTheStore for an object that no store can hold.
*/
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
* Sends a request of an SDK through the proxies of the environment, and follows no redirect. A web page as the answer is an error, because
* an SDK may read an empty list from it.
* @param isFromStore returns whether the headers of an answer show that the answer comes from the store itself.
* @throws EndpointError if no server answers; NotTheStore if the answer does not come from the store.
*/
async function sendSigned(network, { origin, path, method, headers, body, signal }, isFromStore) {
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
		if (isFromStore(received) || !(isPage || status < 300)) return {
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
* The limits for an answer with a list: the number of bytes, the number of tags, and the number of bytes between two tags. A list of a
* thousand objects needs only a fraction of each limit. For a larger answer, the parsers of the SDKs may need a hundred times as much
* memory as the answer, and several seconds for a text of some megabytes.
*/
const MOST_LISTED = {
	bytes: 16777216,
	tags: 2e5,
	text: 65536
};
const TAG = "<".charCodeAt(0);
/**
* Reads the body of an answer that is not the content of an object, such as a list. If the status is an error, only the beginning of the
* body is read.
* @throws NotTheStore if the body is too large, or if its XML exceeds the limits of a list.
*/
async function heldBody({ status, body }) {
	if (status >= 300) return Buffer.from(await beginningOf(body));
	const whole = await readBounded(body, MOST_LISTED.bytes);
	if (whole === void 0) throw new NotTheStore("an answer without an end");
	requireListInXml(whole);
	return whole;
}
/**
* Checks the limits of a list in XML. A document that is not XML passes, because it has no tags.
* @throws NotTheStore if the document has too many tags, or a text between two tags that is too long.
*/
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