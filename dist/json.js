import { C as parse } from "./dist3.js";

// src/net/json.ts
/**
* Parses JSON that servers and other people wrote. The values of a JSON text may need a thousand times as much memory as the text itself.
* To limit the memory, the commas and brackets of a JSON text are counted before the text is parsed.
*/
/**
* The limits of a JSON text. The largest answer that this program requests is a page of 500 Kubernetes pods, which has a fifth of the
* allowed number of values. No API nests its values more than ten levels deep.
*/
const JSON_LIMITS = {
	bytes: 33554432,
	values: 2e6,
	depth: 100
};
/** Returns a JSON document that matches `schema`; undefined for any other text, and for a document that could use up the memory. */
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
/** Returns whether a JSON text has so few bytes, values and nested levels that parsing the text cannot use up the memory. */
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