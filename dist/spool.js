import { t as pLimit } from "./p-limit.js";
import { Sr as _usingCtx } from "./start.js";
import { Transform, addAbortSignal } from "node:stream";
import { readFile, rm } from "node:fs/promises";
import { appendFileSync, createReadStream, createWriteStream } from "node:fs";
import { pipeline as pipeline$1 } from "node:stream/promises";

// src/http/spool.ts
/** Bytes of one body that are held before they go to its file, and of all bodies together. */
const HELD_OF_ONE = 262144;
const HELD_OF_ALL = 33554432;
let heldOfAll = 0;
/**
* Takes a body as it comes, without ever making it wait: a little is held in memory, the rest is in the file. So
* a thousand bodies at once take no more memory than a few, no more open files than their connections, and none of them
* is read ahead of us (`READ_AHEAD_BYTES`).
*/
var Spool = class {
	#path;
	#disk;
	#held = [];
	#heldBytes = 0;
	/** All that was taken so far. */
	bytes = 0;
	/** @param path asked for when the file is needed. */
	constructor(path, disk) {
		this.#path = path;
		this.#disk = disk;
	}
	/** @throws the error of the file system, such as that the disk is full; ExpectedError past the run's share of it. */
	add(chunk) {
		this.#disk?.take(chunk.length);
		this.bytes += chunk.length;
		this.#heldBytes += chunk.length;
		heldOfAll += chunk.length;
		this.#held.push(chunk);
		if (this.#heldBytes > HELD_OF_ONE || heldOfAll > HELD_OF_ALL) this.flush();
	}
	/** Puts what is held into the file, which is there from then on. */
	flush() {
		const held = this.#held;
		this[Symbol.dispose]();
		appendFileSync(this.#path(), held.length === 1 ? held[0] ?? "" : Buffer.concat(held));
	}
	/** Whether nothing of it is in the file. */
	get isHeld() {
		return this.#heldBytes === this.bytes;
	}
	/** All that was taken. */
	async whole() {
		if (this.isHeld) return Buffer.concat(this.#held);
		this.flush();
		return readFile(this.#path());
	}
	/** Gives back what was taken of the run's share; the file is to be removed. */
	discard() {
		this[Symbol.dispose]();
		this.#disk?.give(this.bytes);
		this.bytes = 0;
	}
	/** Forgets what is held; the file stays. */
	[Symbol.dispose]() {
		heldOfAll -= this.#heldBytes;
		this.#held = [];
		this.#heldBytes = 0;
	}
};
/**
* Puts a body into the file `path`.
* @throws what `look` does, the signal's reason, or the error of the body or the file; there is no file then.
*/
async function spoolBody(body, path, options) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { signal, disk, look } = options;
		const spool = _usingCtx$1.u(new Spool(() => path, disk));
		try {
			signal.throwIfAborted();
			for await (const chunk of addAbortSignal(signal, body)) {
				look(chunk, spool.bytes + chunk.length);
				spool.add(chunk);
			}
			spool.flush();
		} catch (error) {
			body.on("error", () => {}).destroy();
			spool.discard();
			await rm(path, { force: true });
			signal.throwIfAborted();
			throw error;
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
/** Files that are unpacked at the same time: each takes two of the files that a process may have open. */
const UNPACKED_AT_ONCE = 8;
const unpacking = pLimit(8);
/**
* Unpacks the file `from` into the new file `to`, and removes `from`.
* @throws as `spoolBody`, with the errors of the decoder; there are neither of the files then.
*/
async function unpackSpooled([from, to], decoder, { signal, disk, look }) {
	let bytes = 0;
	const looking = new Transform({ transform(chunk, _encoding, done) {
		try {
			look(chunk, bytes + chunk.length);
			disk?.take(chunk.length);
			bytes += chunk.length;
			done(null, chunk);
		} catch (error) {
			done(error);
		}
	} });
	try {
		await unpacking(() => pipeline$1(createReadStream(from), decoder, looking, createWriteStream(to), { signal }));
	} catch (error) {
		disk?.give(bytes);
		await rm(to, { force: true });
		signal.throwIfAborted();
		throw error;
	} finally {
		await rm(from, { force: true });
	}
}

export { spoolBody as n, unpackSpooled as r, Spool as t };