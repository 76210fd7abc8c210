import { a as WHAT_TO_DO, n as ExpectedError } from "./errors.js";
import { d as excerpt } from "./start.js";
import { o as isCut, r as EndpointError } from "./deadline.js";
import { addAbortSignal } from "node:stream";
import { rm } from "node:fs/promises";
import { appendFileSync, writeFileSync } from "node:fs";

// src/net/body.ts
/**
* Reads the bodies of answers. The code reads only the beginning of a refusal. A profile or an archive is saved to a file. All bodies have a limit,
* and are read as soon as they arrive (`READ_AHEAD_BYTES` says why).
*/
/** The bytes of a refusal that are read. They are enough for a sentence, or for a document around a sentence. */
const REFUSAL_BYTES = 65536;
/** The milliseconds in which the text of a refusal must arrive. The time is short, because the status already says the most. */
const PATIENCE = 3e3;
/**
* Returns the first 64 KiB of a body as text, or the part of them that arrived within 3 s and before the connection broke off. It does not read
* the rest.
* @returns an empty text for a body that is not text, such as an image.
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
	* @param most the bytes. 8 GiB are 20,000 profiles of a usual fleet, and half of the disk of a hosted runner.
	* @param mostEntries the entries of all archives. Each entry is validated, and 30,000 empty files take a minute.
	*/
	constructor(most = 8 * 1024 ** 3, mostEntries = 1e4) {
		this.#most = most;
		this.#mostEntries = mostEntries;
	}
	/** Counts the entries of an archive before it is unpacked. @throws ExpectedError if the run would have too many. */
	takeEntries(entries) {
		if (this.#entries + entries > this.#mostEntries) throw new ExpectedError(`The archives of this run have more than ${this.#mostEntries} entries together.`, { fix: "Take fewer archives with `limit` or `max-age`, or upload only the profiles." });
		this.#entries += entries;
	}
	/** Counts bytes before they are written. @throws ExpectedError if the run would have too many. */
	take(bytes) {
		this.#taken += bytes;
		if (this.#taken <= this.#most) return;
		const most = `${Math.round(this.#most / 1024 ** 2)} MiB`;
		throw new ExpectedError(`The files from the sources of this run need more than ${most} of disk space.`, { fix: "Take fewer or smaller profiles with `limit`, `max-age`, a longer prefix or a shorter period." });
	}
};
/** The largest profile, in bytes. Live ones have a few hundred KiB. */
const MAX_BODY_BYTES = 134217728;
/** Returns the error for a body of more than `most` bytes. */
function bodyTooLarge(name, most) {
	const message = `${name} has more than ${Math.round(most / 1024 ** 2)} MiB, which no CPU profile needs.`;
	return new EndpointError(message, { fix: WHAT_TO_DO.tooLarge });
}
/**
* Saves a body of at most `most` bytes as the file `path`. The file is not kept open, so a thousand bodies at the same time need only as many
* open files as they have connections.
* @returns the first chunks of the body.
* @throws EndpointError if the body is cut or too large; the reason of the signal; the error of the file. The file is then removed.
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
* @throws EndpointError if the body is cut, too large, empty, encoded, or a text such as a web page. The file is then removed.
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
/** The number of first bytes that say whether a body is text. */
const INSPECTED = 512;
/** The number of bytes of a text that are kept for a message. A secret in it must be complete to be masked. */
const QUOTED = 4096;

export { bodyTooLarge as a, beginningOf as i, MAX_BODY_BYTES as n, saveBody as o, REFUSAL_BYTES as r, spoolBody as s, DiskSpace as t };