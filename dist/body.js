import { a as WHAT_TO_DO, n as ExpectedError } from "./errors.js";
import { d as excerpt } from "./start.js";
import { i as EndpointError, s as isCut } from "./deadline.js";
import { addAbortSignal } from "node:stream";
import { rm } from "node:fs/promises";
import { appendFileSync, writeFileSync } from "node:fs";

// src/net/body.ts
/**
* Reads the bodies of HTTP answers. If the server refused the request, only the beginning of the body is read. A profile or an archive is
* saved to a file. The size of every body is limited, and bytes are read as soon as they arrive (`READ_AHEAD_BYTES` says why).
*/
/**
* The maximum number of bytes that are read of a refusal. 64 KiB are enough for a sentence, or for a JSON or HTML document that holds a
* sentence.
*/
const REFUSAL_BYTES = 65536;
/** The time in which the text of a refusal must arrive, in milliseconds. The time is short, because the status code already says the most. */
const PATIENCE = 3e3;
/**
* Returns the first 64 KiB of a body as text. If the connection breaks off earlier or 3 s are over, the result is the text that has arrived
* until then.
* @returns an empty text if the body is not text, such as an image.
*/
async function beginningOf(body) {
	const chunks = [];
	let bytes = 0;
	const timer = setTimeout(() => body.destroy(), PATIENCE);
	try {
		for await (const chunk of body) {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes >= 65536) break;
		}
	} catch {} finally {
		clearTimeout(timer);
		body.on("error", () => {}).destroy();
	}
	const text = Buffer.concat(chunks).subarray(0, REFUSAL_BYTES).toString();
	return (text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g) ?? []).length * 10 > text.length ? "" : text;
}
/** Limits the bytes and files that all sources of a run write together. */
var DiskSpace = class {
	#most;
	#mostEntries;
	#taken = 0;
	#entries = 0;
	/**
	* @param most the maximum number of bytes that all sources write together. 8 GiB hold 20,000 profiles of usual services, and fill half of
	* the disk of a hosted runner.
	* @param mostEntries the maximum number of entries in all archives of the run. Each entry is validated, and the validation of 30,000
	* empty files takes a minute.
	*/
	constructor(most = 8 * 1024 ** 3, mostEntries = 1e4) {
		this.#most = most;
		this.#mostEntries = mostEntries;
	}
	/** Counts the entries of an archive before it is unpacked. @throws ExpectedError if the run would have too many entries. */
	takeEntries(entries) {
		if (this.#entries + entries > this.#mostEntries) throw new ExpectedError(`The archives of this run have more than ${this.#mostEntries} entries together.`, { fix: "Take fewer archives with `limit` or `max-age`, or upload only the profiles." });
		this.#entries += entries;
	}
	/** Counts bytes before they are written. @throws ExpectedError if the run would write too many bytes. */
	take(bytes) {
		this.#taken += bytes;
		if (this.#taken <= this.#most) return;
		const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
		throw new ExpectedError(`The files from the sources of this run need more than ${most} of disk space.`, { fix: "Take fewer or smaller profiles with `limit`, `max-age`, a longer prefix or a shorter period." });
	}
};
/** The largest allowed size of a profile, in bytes. The profiles of live services have a few hundred KiB. */
const MAX_BODY_BYTES = 134217728;
/** Returns the error for a body of more than `most` bytes. */
function bodyTooLarge(name, most) {
	const message = `${name} has more than ${Math.round(most / 1024 ** 2)} MiB, which no CPU profile needs.`;
	return new EndpointError(message, { fix: WHAT_TO_DO.tooLarge });
}
/**
* Saves a body of at most `most` bytes as the file `path`. The file is closed after each write. So a thousand downloads at the same time
* need a thousand open connections, but no open files.
* @returns the first chunks of the body.
* @throws EndpointError if the connection breaks off or the body is too large; the reason of the signal if the signal was aborted; the
* error of the file system if a write fails. After an error, the file is removed.
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
			if (bytes > most) throw bodyTooLarge(name, most);
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
		const message = `${name} broke off in the middle, so it was not used.`;
		throw new EndpointError(message, {
			fix: WHAT_TO_DO.interrupted,
			retry: "soon",
			cause: error
		});
	}
}
const FIX_URL = "Check that the URL leads to a CPU profile.";
/**
* Saves the body of an answer with status 200 as the file `path`.
* @throws EndpointError if the body is incomplete, too large, empty, compressed by a proxy, or a text such as a web page. After an error,
* the file is removed.
*/
async function saveBody({ body, headers }, path, options) {
	const { name } = options;
	const encoding = String(headers["content-encoding"] ?? "").trim();
	if (!/^(identity)?$/i.test(encoding)) {
		body.on("error", () => {}).destroy();
		const message = `${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which the request did not allow.`;
		throw new EndpointError(message, { fix: "Write the URL of the service itself, because a proxy in between compresses the answers." });
	}
	const begin = (await spoolBody(body, path, options)).subarray(0, QUOTED);
	if (!begin.subarray(0, INSPECTED).every((byte) => byte >= 32 || byte >= 9 && byte <= 13)) return;
	await rm(path, { force: true });
	if (begin.length === 0) throw new EndpointError(`${name} answered 200 with an empty body.`, { fix: FIX_URL });
	const type = excerpt(String(headers["content-type"] ?? "a text"), 60);
	throw new EndpointError(`${name} sent ${type} instead of a profile: "${excerpt(begin.toString())}".`, { fix: "Check that the URL leads to a CPU profile, and that no login or error page answers in its place." });
}
/** The number of bytes at the beginning of a body that decide whether the body is text. */
const INSPECTED = 512;
/**
* The number of bytes of a text that are kept for a message. The message shows fewer bytes, but more are kept, because only a complete
* secret can be masked.
*/
const QUOTED = 4096;

export { bodyTooLarge as a, beginningOf as i, MAX_BODY_BYTES as n, saveBody as o, REFUSAL_BYTES as r, spoolBody as s, DiskSpace as t };