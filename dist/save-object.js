import { Er as ExpectedError } from "./start.js";
import { n as spoolBody, r as unpackSpooled } from "./spool.js";
import { createGunzip } from "node:zlib";
import { rename, stat } from "node:fs/promises";

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
	const { name, maxBytes, signal, disk, gzipped = false } = options;
	const [packed, partial] = [`${path}.packed`, `${path}.partial`];
	const look = (_chunk, bytes) => {
		if (bytes > maxBytes) throw tooLarge(name, maxBytes);
	};
	await spoolBody(body, gzipped ? packed : partial, {
		signal,
		disk,
		look
	});
	if (gzipped) {
		const { size } = await stat(packed);
		await unpackSpooled([packed, partial], createGunzip(), {
			signal,
			disk,
			look
		});
		disk?.give(size);
	}
	await rename(partial, path);
}
/** The sentence for an object of more than `maxBytes`. */
function tooLarge(name, maxBytes) {
	return new ExpectedError(`${name} has more than ${Math.round(maxBytes / 1024 ** 2)} MiB, which no CPU profile needs.`, { fix: "Keep profiles below a prefix of their own." });
}

export { tooLarge as n, orAborted as r, saveObject as t };