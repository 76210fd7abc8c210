import { Ct as excerpt, Tt as printableName, V as READ_AHEAD_BYTES, ct as REFUSAL_BYTES, ft as spoolBody, gt as connectionFailure, it as attemptRepeatedly, mt as EndpointError, pt as unpackSpooled, st as MAX_BODY_BYTES, ut as beginningOf, xr as ExpectedError, yt as retryAfterOf } from "./start.js";
import { c as tooLarge, o as objectName } from "./objects2.js";
import { rename, stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";

// src/collect/store-requests.ts
const OWN_HEADERS = /* @__PURE__ */ new Set([
	"expect",
	"connection",
	"transfer-encoding",
	"content-length"
]);
/**
* Sends an SDK's request the way all others go: through the proxies of the environment, following no redirect. A web
* page in the place of an answer is an error, since an SDK may well find an empty list in it.
* @param isOurs whether headers are those of the store itself.
* @throws EndpointError when there is no answer, or none of the store.
*/
async function sendSigned(network, { origin, path, method, headers, body, signal }, isOurs) {
	signal?.throwIfAborted();
	try {
		const answer = await network.direct(new URL(origin)).request({
			origin,
			path,
			method,
			headers: {
				"accept-encoding": "identity",
				...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())))
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
		const text = await beginningOf(answer.body, REFUSAL_BYTES);
		const title = excerpt(/<title>([^<]*)<\/title>/i.exec(text)?.[1] ?? "");
		throw new NotTheStore(`${origin} answered ${status} with ${isPage ? "a web page" : "something else"}${title && ` ("${title}")`}`, status);
	} catch (error) {
		signal?.throwIfAborted();
		throw connectionFailure(error, origin, "Check the endpoint, and that this machine can reach it.") ?? error;
	}
}
/** Something else than the store answered. */
var NotTheStore = class extends Error {
	status;
	constructor(message, status = 200) {
		super(message);
		this.status = status;
	}
};
/** Bytes and tags of a list of a thousand objects, several times over. A parser needs a hundred times that in memory. */
const MOST_LISTED = {
	bytes: 16777216,
	tags: 2e5
};
const TAG = "<".charCodeAt(0);
/** The whole of an answer that is no object; of a refusal only its beginning. @throws NotTheStore when it has no end. */
async function heldBody({ status, body }) {
	if (status >= 300) return Buffer.from(await beginningOf(body, REFUSAL_BYTES));
	const chunks = [];
	let [bytes, tags] = [0, 0];
	for await (const chunk of body) {
		bytes += chunk.length;
		for (let at = chunk.indexOf(TAG); at !== -1; at = chunk.indexOf(TAG, at + 1)) tags += 1;
		if (bytes > MOST_LISTED.bytes || tags > MOST_LISTED.tags) throw new NotTheStore("The answer has more than any list of an object store");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
/** Streams an object to the file `path`, which appears only when it is whole. */
async function saveObject(body, path, { name, signal, disk, gzipped }) {
	const [packed, partial] = [`${path}.packed`, `${path}.partial`];
	const look = (_chunk, bytes) => {
		if (bytes > 134217728) throw tooLarge(name);
	};
	await spoolBody(body, gzipped ? packed : partial, {
		signal,
		disk,
		look
	});
	if (gzipped) {
		const { size } = await stat(packed);
		await unpackSpooled([packed, partial], createGunzip(), {
			signal,
			disk,
			look
		});
		disk?.give(size);
	}
	await rename(partial, path);
}
/** The kinds of failure, and what to do about each. */
const FIXES = {
	"not found": ({ endpoint }) => `Check the bucket and the path, which are case-sensitive, and ${endpoint}.`,
	refused: ({ credentials }, action, hints) => `${credentials} They need ${hints.permission(action)}.`,
	unreachable: ({ endpoint }) => `Check ${endpoint}, and that this machine can reach it.`,
	throttled: ({ product }) => `Try again later; if that does not help, look at the status page or the log of ${product}.`,
	malformed: ({ product, endpoint }) => `Let ${endpoint} be the URL of the API of ${product} itself, not of a console, a login page or a proxy.`,
	invalid: ({ endpoint }) => `Check the name of the bucket, ${endpoint}, and what the answer says of the request.`
};
function kindOf({ status, code = "", words, unreadable }) {
	if (unreadable) return "malformed";
	if (status === 429 || status === 408 || status !== void 0 && status >= 500) return "throttled";
	if (status === 401 || status === 403) return "refused";
	if (/credential|token|authen|accesskey|signature/i.test(code) || /credentials|access key|token|AADSTS/i.test(words)) return "refused";
	if (status === 404) return "not found";
	if (status !== void 0 && status < 400) return "malformed";
	return status === void 0 ? "unreachable" : "invalid";
}
/** Codes of what happens to the file that is written, for which the store is not to blame. */
const OF_THE_DISK = /^E(NOSPC|DQUOT|FBIG|IO|ROFS|ACCES|PERM|MFILE|NFILE|NOENT|NOTDIR|ISDIR)$/;
/** The sentence for what an SDK threw: its own words, by the kind of failure what to do. */
function failureOf(error, failed, action, hints) {
	if (error instanceof EndpointError) {
		const { message, retry, gone, fix } = error;
		return new EndpointError(`${failed}: ${message}`, {
			fix: fix ?? FIXES.unreachable(hints),
			retry,
			gone,
			cause: error
		});
	}
	if (error instanceof ExpectedError || !(error instanceof Error)) return error;
	const { code } = error;
	if (OF_THE_DISK.test(code ?? "")) return error;
	if (/^(ECONNRESET|EPIPE|UND_ERR_\w+|HPE_\w+|ERR_STREAM_PREMATURE_CLOSE|Z_\w+)$/.test(code ?? "") || /received less data/.test(error.message)) return new EndpointError(`${failed}: the answer broke off in the middle.`, {
		fix: `Look at what stands between this machine and ${hints.product}.`,
		retry: "soon",
		cause: error
	});
	const refusal = error instanceof NotTheStore ? {
		status: error.status,
		words: `${error.message}, not as ${hints.product} does`,
		unreadable: true
	} : hints.refusalOf(error);
	const words = excerpt(refusal.words, 240).replace(/\.$/, "");
	const named = refusal.code && refusal.code !== words ? `${excerpt(refusal.code, 60)}: ` : "";
	const { status = 0 } = refusal;
	return new EndpointError(`${failed}: ${named}${words === "" ? `status ${status}` : `"${words}"`}.`, {
		fix: FIXES[kindOf(refusal)](hints, action, hints),
		retry: refusal.heals || status === 408 || status === 429 || status >= 500 ? "soon" : "never",
		retryAfter: retryAfterOf(refusal.retryAfter),
		cause: error
	});
}
/** Milliseconds for one page of a list, and for one object, retries included. */
const TIMEOUTS = {
	list: 12e4,
	read: 3e5,
	write: 3e5
};
const FAILED = {
	list: "listed",
	read: "read",
	write: "written"
};
/** Asks a store, repeatedly where that may help. @throws ExpectedError with the SDK's words. */
function askStore(action, key, task, { address, context, hints }) {
	const name = printableName(objectName(address, key));
	const once = async (signal) => {
		try {
			return await orAborted(task(signal, name), signal);
		} catch (error) {
			signal.throwIfAborted();
			throw failureOf(error, `${name} cannot be ${FAILED[action]}`, action, hints);
		}
	};
	const timeout = TIMEOUTS[action];
	return attemptRepeatedly(once, {
		name,
		window: 0,
		timeout,
		signal: context.signal,
		progress: () => {}
	});
}
/** The outcome of a task, or the signal's reason as soon as it is aborted: a login of an SDK may not heed it. */
async function orAborted(task, signal) {
	let stop = () => {};
	const aborted = new Promise((_resolve, reject) => {
		stop = () => reject(signal.reason);
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
	});
	try {
		return await Promise.race([task, aborted]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}
/** Pages of a list in a row with no object in them; some stores have a few such where much was deleted. */
const MOST_EMPTY_PAGES = 1e3;
/** The items of a list, page by page. @throws ExpectedError when a server sends the same page, or empty ones, for ever. */
async function* allPages(name, ask) {
	let [empty, token] = [0, void 0];
	do {
		const { items, next } = await ask(token);
		yield* items;
		empty = items.length === 0 ? empty + 1 : 0;
		if (next !== void 0 && (next === token || empty > MOST_EMPTY_PAGES)) throw new ExpectedError(`The list of ${name} does not end: the server sends the same page, or empty ones.`, { fix: "Check that `endpoint` is the URL of the store itself, and what stands in between." });
		token = next;
	} while (token !== void 0);
}

export { heldBody as a, sendSigned as c, failureOf as i, allPages as n, orAborted as o, askStore as r, saveObject as s, NotTheStore as t };