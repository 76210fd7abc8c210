import { t as pLimit } from "./p-limit.js";
import { n as excerpt } from "./printable.js";
import { n as redact } from "./secrets.js";
import { n as beginningOf } from "./beginning.js";
import { t as EndpointError } from "./endpoint-error.js";
import { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { rename, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { pipeline as pipeline$1 } from "node:stream/promises";

// src/http/download.ts
/** Bytes of a profile after HTTP's own compression; live ones are a few hundred KiB. */
const MAX_BODY_BYTES = 134217728;
/** Whole bodies that are written at the same time: each takes one of the files that a process may have open. */
const WRITTEN_AT_ONCE = 16;
const writing = pLimit(16);
/** A body of up to so many bytes takes its turn at writing when it is whole: one that drips holds up nobody. */
const HELD_BYTES = 4194304;
/**
* Streams the body of a 200 to the file `path`, which appears only when it is whole; HTTP's own compression is undone.
* @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
*/
async function saveBody({ body, headers }, path, options) {
	const { name, signal, maxBytes = MAX_BODY_BYTES } = options;
	const partial = `${path}.partial`;
	try {
		if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
		const { chunks, whole } = await firstBytes(body, HELD_BYTES, options.heard);
		if (whole && chunks.length === 0) throw sentNothing(name);
		const write = () => pipeline$1([
			Readable.from(followedBy(chunks, whole ? void 0 : body), { objectMode: false }),
			...decoder(text(headers["content-encoding"]), name),
			inspector(text(headers["content-type"]), options),
			createWriteStream(partial)
		], { signal });
		await (whole ? writing(write) : write());
		await rename(partial, path);
	} catch (error) {
		body.on("error", () => {}).destroy();
		await rm(partial, { force: true });
		signal.throwIfAborted();
		throw bodyFailure(error, name) ?? error;
	}
}
/** What of a body fits into `most` bytes, or a little more; the rest is still to be read. */
async function firstBytes(body, most, heard) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of body.iterator({ destroyOnReturn: false })) {
		heard?.();
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes >= most) return {
			chunks,
			whole: false
		};
	}
	return {
		chunks,
		whole: true
	};
}
async function* followedBy(chunks, rest) {
	yield* chunks;
	if (rest !== void 0) yield* rest;
}
/** The first bytes of a body that is not a profile, for a sentence about it; reads no more than it must. */
async function beginOf(body, secrets) {
	return excerpt(redact(await beginningOf(body, INSPECTED), secrets));
}
const INSPECTED = 512;
/** Passes everything on; fails on a text, on nothing at all and past the limit. */
function inspector(contentType, { name, secrets, maxBytes = MAX_BODY_BYTES, heard }) {
	let length = 0;
	let begin = Buffer.alloc(0);
	const judge = (first) => {
		begin = void 0;
		if (first.length === 0) return sentNothing(name);
		if (!isText(first)) return null;
		const words = excerpt(redact(first.toString(), secrets));
		return new EndpointError(`${name} sent no profile but ${contentType === "" ? "a text" : excerpt(contentType, 60)}: "${words}".`, { fix: "Check that the URL is the one of a CPU profile, and that no login or error page stands before it." });
	};
	return new Transform({
		transform(chunk, _encoding, done) {
			heard?.();
			length += chunk.length;
			if (length > maxBytes) return done(tooLarge(name, maxBytes));
			if (begin === void 0) return done(null, chunk);
			begin = Buffer.concat([begin, chunk.subarray(0, INSPECTED)]);
			return done(begin.length < INSPECTED ? null : judge(begin.subarray(0, INSPECTED)), chunk);
		},
		flush(done) {
			done(begin === void 0 ? null : judge(begin));
		}
	});
}
/** A profile, gzipped or not, has control characters among its first bytes; a text has none but white space. */
function isText(bytes) {
	return bytes.every((byte) => byte >= 32 || byte >= 9 && byte <= 13) && bytes[0] !== 31;
}
function decoder(encoding, name) {
	switch (encoding.trim().toLowerCase()) {
		case "":
		case "identity": return [];
		case "gzip":
		case "x-gzip": return [createGunzip()];
		case "deflate": return [createInflate()];
		case "br": return [createBrotliDecompress()];
		default: throw new EndpointError(`${name} sent its answer in the encoding "${excerpt(encoding, 40)}", which was not asked for.`, { fix: "Ask the service itself, without the proxy that compresses." });
	}
}
/** Undefined for what the endpoint is not to blame for, such as a full disk. */
function bodyFailure(error, name) {
	const code = error.code;
	if (error instanceof EndpointError || typeof code !== "string") return void 0;
	if ([
		"ECONNRESET",
		"EPIPE",
		"ERR_STREAM_PREMATURE_CLOSE",
		"Z_BUF_ERROR"
	].includes(code) || /^(UND_ERR|HPE)_/.test(code)) return new EndpointError(`${name} broke off in the middle of the profile; what had come was not used.`, {
		fix: "Look into the log of the service, and of what stands in between: it may restart, or end long requests.",
		retry: "soon",
		cause: error
	});
	if (!code.startsWith("Z_") && !code.startsWith("ERR_")) return void 0;
	return new EndpointError(`${name} sent an answer that cannot be decompressed (${code}).`, {
		fix: "Ask the service itself, without the proxy that compresses.",
		cause: error
	});
}
function tooLarge(name, maxBytes) {
	return new EndpointError(`${name} sent more than ${Math.round(maxBytes / 1024 / 1024)} MiB, which no CPU profile needs.`, { fix: "Check that the URL is the one of a CPU profile." });
}
function sentNothing(name) {
	return new EndpointError(`${name} answered 200 with an empty body.`, { fix: "Check that the URL is the one of a CPU profile." });
}
function text(header) {
	return Array.isArray(header) ? header.join(", ") : header ?? "";
}

export { beginOf as n, saveBody as r, MAX_BODY_BYTES as t };