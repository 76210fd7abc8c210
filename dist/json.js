import { Xn as safeParse } from "./start.js";

// src/http/json.ts
/**
* Bytes of JSON that are read, and how many values may be in them: a thousand times what one takes on the wire can be
* needed to hold it. Pages of 500 Kubernetes pods, the largest that are asked for, have a fifth of that.
*/
const MOST_BYTES = 33554432;
const MOST_VALUES = 2e6;
/** Digits of one number, which take a parser more than a text does. */
const MOST_DIGITS = 1e3;
/** Lists and objects within each other; no API nests more than ten. */
const MOST_DEPTH = 100;
/**
* The value of a JSON text; undefined for what is none, and for one that is made to use up memory: more than 32 MiB,
* 2,000,000 values, 100 levels or 1,000 digits.
*/
function parseJson(bytes) {
	const text = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
	if (!isBounded(text)) return void 0;
	try {
		return JSON.parse(text.toString());
	} catch {
		return;
	}
}
/** As `parseJson`, for a document that is as `schema` has it; undefined for any other. */
function readJson(bytes, schema) {
	const parsed = safeParse(schema, parseJson(bytes), { abortEarly: true });
	return parsed.success ? parsed.output : void 0;
}
const [QUOTE, COMMA, BACKSLASH, ZERO, NINE] = [
	34,
	44,
	92,
	48,
	57
];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
	91,
	93,
	123,
	125
];
/** Whether a JSON text is not made to use up memory; by its punctuation alone, before anything is made of it. */
function isBounded(text) {
	if (text.length > MOST_BYTES) return false;
	let [values, depth, digits] = [
		1,
		0,
		0
	];
	for (let at = 0; at < text.length; at += 1) {
		const byte = text[at] ?? 0;
		digits = byte >= ZERO && byte <= NINE ? digits + 1 : 0;
		if (byte === QUOTE) at = endOfText(text, at);
		else if (byte === COMMA) values += 1;
		else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
			values += 1;
			depth += 1;
		} else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
		if (values > MOST_VALUES || depth > MOST_DEPTH || digits > MOST_DIGITS) return false;
	}
	return true;
}
/** Index of the quote that ends the text which begins at `start`. */
function endOfText(json, start) {
	let end = json.indexOf(QUOTE, start + 1);
	while (end !== -1 && isEscaped(json, end)) end = json.indexOf(QUOTE, end + 1);
	return end === -1 ? json.length : end;
}
function isEscaped(json, at) {
	let backslashes = 0;
	while (json[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
	return backslashes % 2 === 1;
}

export { parseJson as n, readJson as r, isBounded as t };