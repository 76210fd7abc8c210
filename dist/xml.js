// src/objects/xml.ts
/** Bytes and tags of a list of a thousand objects, several times over. A parser needs a hundred times that in memory. */
const MOST_BYTES = 16777216;
const MOST_TAGS = 2e5;
const TAG = "<".charCodeAt(0);
/** Looks at an answer's chunks one after the other: `true` as soon as they are more than any list of a store has. */
function xmlBound() {
	let [bytes, tags] = [0, 0];
	return (chunk) => {
		bytes += chunk.length;
		for (let at = chunk.indexOf(TAG); at !== -1; at = chunk.indexOf(TAG, at + 1)) tags += 1;
		return bytes > MOST_BYTES || tags > MOST_TAGS;
	};
}

export { xmlBound as t };