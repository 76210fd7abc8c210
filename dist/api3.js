import { t as pLimit } from "./p-limit.js";
import { Sr as _usingCtx, hr as redact, lr as duration, ur as excerpt, wr as removeWithUs } from "./start.js";
import { t as attemptRepeatedly } from "./attempts.js";
import { i as typeOf, n as beginningOf, r as isBinary, t as REFUSAL_BYTES } from "./beginning.js";
import { r as saveBody } from "./download.js";
import { a as retryAfterOf, n as connectionFailure, t as EndpointError } from "./endpoint-error.js";
import { n as nameOf, r as send } from "./send.js";
import { t as Spool } from "./spool.js";
import { STATUS_CODES } from "node:http";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";

// src/http/api.ts
/** Milliseconds for one call with its retries, where the source has no `timeout`. */
const DEFAULT_API_TIMEOUT = 12e4;
/** Bytes of an answer that is held in memory. */
const MAX_ANSWER_BYTES = 67108864;
/** An answer that has more bytes than are held in memory. */
var AnswerTooLarge = class extends EndpointError {};
/** What is thrown for an `ApiRefusal`; after several attempts it is the cause of the error. */
var RefusedCall = class extends EndpointError {
	refusal;
	constructor(message, refusal, options) {
		super(message, options);
		this.refusal = refusal;
	}
};
/**
* Asks an API and returns its answer. Failures that may heal (429, 5xx, a broken connection) are tried again, no
* sooner than the server asks for.
* @throws ExpectedError with the server's own words; the signal's reason when aborted.
*/
function callApi(call) {
	return readApi(call, (answer) => answer);
}
/**
* As `callApi`, with what `read` makes of the answer; an EndpointError that it throws may ask for another attempt,
* for an API that tells of failures under a status of 2xx.
*/
function readApi(call, read) {
	return repeatedly(call, async ({ url, status, headers, body }) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const place = _usingCtx$1.a(new TemporaryPlace());
			const held = _usingCtx$1.u(new Spool(() => place.path));
			for await (const chunk of body) {
				if (held.bytes + chunk.length > MAX_ANSWER_BYTES) throw new AnswerTooLarge(`${nameOf(url)} answered with more than 64 MiB.`, { fix: "Ask for less: a narrower query, a shorter time." });
				held.add(chunk);
			}
			const take = async () => read({
				status,
				headers,
				body: await held.whole()
			});
			return await (held.isHeld ? take() : oneByOne(take));
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	});
}
/** Large answers are taken up one after the other: many servers together need no more memory than one. */
const oneByOne = pLimit(1);
/** A file in a folder of its own, made when it is needed and gone with this. */
var TemporaryPlace = class {
	#folder;
	#forget = () => {};
	get path() {
		if (this.#folder === void 0) {
			this.#folder = mkdtempSync(join(tmpdir(), "go-pgo-answer-"));
			this.#forget = removeWithUs(this.#folder);
		}
		return join(this.#folder, "answer");
	}
	async [Symbol.asyncDispose]() {
		if (this.#folder !== void 0) await rm(this.#folder, {
			recursive: true,
			force: true
		});
		this.#forget();
	}
};
/** As `callApi`, for an answer that is a profile: it is streamed to the new file `path`. */
function saveFromApi(call, path) {
	return repeatedly(call, async (answer, signal) => {
		await saveBody(answer, path, {
			name: nameOf(answer.url),
			signal,
			secrets: secretsOf(call),
			disk: call.disk
		});
		return {
			status: answer.status,
			headers: answer.headers
		};
	});
}
function repeatedly(call, take) {
	const { url, headers, body, network, product } = call;
	const name = nameOf(url);
	const attempt = async (signal) => {
		try {
			const answer = await send(url, {
				headers,
				network,
				signal,
				...body !== void 0 && { body }
			});
			if (answer.status >= 200 && answer.status < 300) return await take(answer, signal);
			throw await refused(answer, call);
		} catch (error) {
			signal.throwIfAborted();
			const reach = `Check the address, that ${product} answers there, and that this machine can reach it.`;
			throw connectionFailure(error, name, reach) ?? error;
		}
	};
	return attemptRepeatedly(attempt, {
		name,
		window: 0,
		timeout: call.timeout ?? 12e4,
		signal: call.signal,
		progress: call.progress
	});
}
async function refused(answer, call) {
	const { status, headers } = answer;
	const said = await beginningOf(answer.body, REFUSAL_BYTES);
	const binary = isBinary(said);
	const words = binary ? "" : excerpt(redact(wordsOf(said), secretsOf(call)), 200);
	const retryAfter = retryAfterOf(headers["retry-after"] ?? headers[call.waitHeader ?? ""]);
	const wait = retryAfter === void 0 ? "" : ` It asks to wait ${duration(retryAfter)}.`;
	const unquoted = binary ? ` with what is no text (${redact(typeOf(headers), secretsOf(call))}).` : ".";
	const quoted = words === "" ? unquoted : `: "${words}".`;
	const canHeal = status === 429 || status >= 500;
	return new RefusedCall(`${nameOf(answer.url)} answered ${`${status} ${STATUS_CODES[status] ?? ""}`.trim()}${quoted}${wait}`, {
		status,
		words,
		headers
	}, {
		fix: call.fixFor?.({
			status,
			words,
			headers
		}) ?? usualFix(status, call.product),
		...canHeal && {
			retry: "soon",
			retryAfter
		}
	});
}
function usualFix(status, product) {
	if (status === 401 || status === 403) return `Check the credentials for ${product}: \`token\`, \`username\` and \`password\`, or \`headers\` of the source, and what they may read.`;
	if (status === 404 || status === 405) return `Check that the source names the base URL of ${product}, and its version.`;
	if (status === 429) return `Ask ${product} for less, or less often.`;
	if (status >= 500) return `Look into the log of ${product}, and of what stands in between.`;
	return "Mend what its answer says of the query.";
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
function secretsOf({ headers, url }) {
	return [...Object.values(headers).flatMap((value) => [value, ...value.split(" ")]), url.password].filter((value) => value.length > 0);
}

export { readApi as a, callApi as i, DEFAULT_API_TIMEOUT as n, saveFromApi as o, RefusedCall as r, wordsOf as s, AnswerTooLarge as t };