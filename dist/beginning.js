import { ur as excerpt } from "./start.js";

// src/http/beginning.ts
/** Bytes of a refusal that are read for its words: a sentence, or a document around one. */
const REFUSAL_BYTES = 65536;
/** Milliseconds in which they must come: the status has said the most. */
const PATIENCE = 3e3;
/**
* The first `most` bytes of a body as a text, or what of them came within 3 s or before it broke off; the rest is
* never read.
*/
async function beginningOf(body, most) {
	const chunks = [];
	let bytes = 0;
	const timer = setTimeout(() => body.destroy(), PATIENCE);
	try {
		for await (const chunk of body) {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes >= most) break;
		}
	} catch {} finally {
		clearTimeout(timer);
		body.on("error", () => {}).destroy();
	}
	return Buffer.concat(chunks).subarray(0, most).toString();
}
/** Whether it is nothing to quote: more than a tenth is no character of a text. Some are in pages of other encodings. */
function isBinary(begin) {
	return (begin.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g) ?? []).length * 10 > begin.length;
}
/** The content type as it is told. */
function typeOf(headers) {
	return excerpt(String(headers["content-type"] ?? ""), 60) || "no content type";
}

export { typeOf as i, beginningOf as n, isBinary as r, REFUSAL_BYTES as t };