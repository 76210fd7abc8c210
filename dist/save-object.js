import { n as ExpectedError } from "./errors.js";
import { Transform } from "node:stream";
import { rename, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { pipeline as pipeline$1 } from "node:stream/promises";

// src/objects/aborted.ts
/**
* The outcome of a task that cannot be stopped, or the signal's reason as soon as that is aborted; what comes of the
* task afterwards is nobody's business.
*/
async function orAborted(task, signal) {
	let stop = () => {};
	const aborted = new Promise((_resolve, reject) => {
		stop = () => reject(signal.reason);
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
	});
	try {
		return await Promise.race([task, aborted]);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}

// src/objects/save-object.ts
/**
* Streams an object to the file `path`, which appears only when it is whole.
* @throws ExpectedError past `maxBytes`; the signal's reason when aborted; else what broke the stream.
*/
async function saveObject(body, path, options) {
	const { name, maxBytes, signal } = options;
	const partial = `${path}.partial`;
	let length = 0;
	const bounded = new Transform({ transform(chunk, _encoding, done) {
		length += chunk.length;
		if (length > maxBytes) done(tooLarge(name, maxBytes));
		else done(null, chunk);
	} });
	try {
		await pipeline$1(body, bounded, createWriteStream(partial), { signal });
		await rename(partial, path);
	} catch (error) {
		body.on("error", () => {}).destroy();
		await rm(partial, { force: true });
		signal.throwIfAborted();
		throw error;
	}
}
/** The sentence for an object of more than `maxBytes`. */
function tooLarge(name, maxBytes) {
	return new ExpectedError(`${name} has more than ${Math.round(maxBytes / 1024 ** 2)} MiB, which no CPU profile needs.`, { fix: "Keep profiles below a prefix of their own." });
}

export { tooLarge as n, orAborted as r, saveObject as t };