import { hr as redact, ur as excerpt } from "./start.js";
import { i as typeOf, n as beginningOf, r as isBinary, t as REFUSAL_BYTES } from "./beginning.js";
import { t as EndpointError } from "./endpoint-error.js";
import { n as spoolBody, r as unpackSpooled } from "./spool.js";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { rename, rm, stat } from "node:fs/promises";

// src/http/download.ts
/** Bytes of a profile after HTTP's own compression; live ones are a few hundred KiB. */
const MAX_BODY_BYTES = 134217728;
/**
* Streams the body of a 200 to the file `path`, which appears only when it is whole; HTTP's own compression is undone.
* @throws EndpointError when the body is cut, too large, empty, or a text such as a web page.
*/
async function saveBody({ body, headers }, path, options) {
	const { name, signal, disk, maxBytes = MAX_BODY_BYTES } = options;
	const [packed, partial] = [`${path}.packed`, `${path}.partial`];
	try {
		if (Number(headers["content-length"] ?? 0) > maxBytes) throw tooLarge(name, maxBytes);
		const decoder = decoderFor(text(headers["content-encoding"]), name);
		const inspection = inspect(text(headers["content-type"]), options);
		const look = (chunk, bytes) => {
			options.heard?.();
			if (bytes > maxBytes) throw tooLarge(name, maxBytes);
			if (decoder === void 0) inspection.look(chunk);
		};
		await spoolBody(body, decoder === void 0 ? partial : packed, {
			signal,
			disk,
			look
		});
		if (decoder !== void 0) await unpack([packed, partial], decoder, inspection, options);
		try {
			inspection.end();
		} catch (error) {
			await rm(partial, { force: true });
			throw error;
		}
		await rename(partial, path);
	} catch (error) {
		body.on("error", () => {}).destroy();
		signal.throwIfAborted();
		throw bodyFailure(error, name) ?? error;
	}
}
async function unpack([packed, partial], decoder, inspection, { name, signal, disk, maxBytes = MAX_BODY_BYTES }) {
	const { size } = await stat(packed);
	if (size === 0) throw sentNothing(name);
	const look = (chunk, bytes) => {
		if (bytes > maxBytes) throw tooLarge(name, maxBytes);
		inspection.look(chunk);
	};
	await unpackSpooled([packed, partial], decoder, {
		signal,
		disk,
		look
	});
	disk?.give(size);
}
/**
* The first words of a body that is not a profile, for a sentence about it; reads no more than it must. `unquoted` is the
* content type of what is no text, such as a profile or an image.
*/
async function beginOf({ body, headers }, secrets) {
	const begin = await beginningOf(body, REFUSAL_BYTES);
	if (!isBinary(begin)) return { excerpt: excerpt(redact(begin, secrets)) };
	return {
		excerpt: "",
		unquoted: redact(typeOf(headers), secrets)
	};
}
/** Bytes that tell a text from a profile, and how many of a text are read for its words: a secret must come whole to be masked. */
const INSPECTED = 512;
const QUOTED = 4096;
function inspect(contentType, { name, secrets }) {
	let begin = Buffer.alloc(0);
	const judge = (first) => {
		begin = void 0;
		if (first.length === 0) throw sentNothing(name);
		if (!isText(first.subarray(0, INSPECTED))) return;
		const words = excerpt(redact(first.toString(), secrets));
		throw new EndpointError(`${name} sent no profile but ${contentType === "" ? "a text" : excerpt(contentType, 60)}: "${words}".`, { fix: "Check that the URL is the one of a CPU profile, and that no login or error page stands before it." });
	};
	return {
		look(chunk) {
			if (begin === void 0) return;
			begin = Buffer.concat([begin, chunk.subarray(0, QUOTED)]);
			if (begin.length >= INSPECTED && !isText(begin.subarray(0, INSPECTED)) || begin.length >= QUOTED) judge(begin);
		},
		end() {
			if (begin !== void 0) judge(begin);
		}
	};
}
/** A profile, gzipped or not, has control characters among its first bytes; a text has none but white space. */
function isText(bytes) {
	return bytes.every((byte) => byte >= 32 || byte >= 9 && byte <= 13) && bytes[0] !== 31;
}
function decoderFor(encoding, name) {
	switch (encoding.trim().toLowerCase()) {
		case "":
		case "identity": return;
		case "gzip":
		case "x-gzip": return createGunzip();
		case "deflate": return createInflate();
		case "br": return createBrotliDecompress();
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