import { C as parse } from "./dist3.js";

// src/net/json.ts
/**
* Parses JSON that servers and other people wrote. The values of a JSON text may need a thousand times its bytes in memory, so the punctuation
* of the text is counted before it is parsed.
*/
/**
* The limits of a text that is parsed. The largest answer that this program requests is a page of 500 Kubernetes pods. It has a fifth of these
* values, and no API nests more than ten levels.
*/
const JSON_LIMITS = {
	bytes: 33554432,
	values: 2e6,
	depth: 100
};
/** Returns a JSON document that matches `schema`; undefined for any other text, and for one that would use up memory. */
function readJson(bytes, schema) {
	const text = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
	if (!isBounded(text)) return void 0;
	try {
		return parse(schema, JSON.parse(text.toString()), { abortEarly: true });
	} catch {
		return;
	}
}
const [QUOTE, COMMA, BACKSLASH] = [
	34,
	44,
	92
];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
	91,
	93,
	123,
	125
];
/** Whether a JSON text has so few bytes, values and levels that parsing it cannot use up memory. */
function isBounded(text) {
	if (text.length > JSON_LIMITS.bytes) return false;
	let [values, depth, inText] = [
		1,
		0,
		false
	];
	for (let at = 0; at < text.length; at += 1) {
		const byte = text[at] ?? 0;
		if (inText) {
			if (byte === BACKSLASH) at += 1;
			else if (byte === QUOTE) inText = false;
			continue;
		}
		if (byte === QUOTE) inText = true;
		else if (byte === COMMA) values += 1;
		else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
			values += 1;
			depth += 1;
		} else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
		if (values > JSON_LIMITS.values || depth > JSON_LIMITS.depth) return false;
	}
	return true;
}

export { readJson as n, isBounded as t };