import { g as printableName } from "./start.js";

// src/collect/object-store.ts
/** Returns the name of an object for messages: `s3://bucket/key`. */
function objectName({ scheme, bucket }, key) {
	return printableName(`${scheme}://${bucket}/${key}`);
}

export { objectName as t };